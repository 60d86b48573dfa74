"""An analysis in words: what was done in a turn, what would have been better, and how much that is."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from game.base.i18n.words import Words
from game.core.analysis.judging import SEEDS
from game.core.analysis.moves import Move, shows_chance, state_at
from game.core.analysis.result import AnalysedMove, AnalysedTurn, Mistakes, SeatShares
from game.core.contract import AnyEvent, AnyState, AnyStep, AnyTitle, Refusal
from game.core.record.replay import play_line
from game.core.record.seen_games import ToldGame

_MOST: Final = 4  # sentences of a line
_MORE: Final = "…"
_EXAMPLE: Final = 1  # the chance to come of a line that nobody played


@dataclass(frozen=True, slots=True)
class GameTeller:
    """Tells of the turns of one game as `eyes` may know it (see `ToldGame`). `names` are the players' by colour."""

    words: Words
    title: AnyTitle
    names: Mapping[str, str]
    initial: AnyState
    steps: Sequence[AnyStep]
    eyes: int | None = None

    @property
    def told(self) -> ToldGame[Any, Any]:
        """The game as it may be told."""
        return ToldGame(self.title.rules, self.initial, self.steps, self.eyes)

    @property
    def sides(self) -> Sequence[Sequence[int]]:
        """The seats that win together, each seat once; every seat for itself where the title has no judge."""
        judge = self.title.bots.judge
        return judge.sides(self.initial) if judge else [(seat,) for seat in range(len(self.names))]

    def played(self, turn: AnalysedTurn, *, whole: bool = False) -> str:
        """What was done in a turn; from its dearest decision on the first sentences, or the `whole` of it."""
        first = turn.dearest.move.begin
        return self._from(turn, self._happened(first, turn.end), first, whole=whole)

    def better(self, turn: AnalysedTurn, *, whole: bool = False) -> str:
        """What would have been better from its dearest decision on, with the likely answers of others; dice that were
        never thrown and cards that nobody drew have no face.
        """
        found = turn.dearest
        steps, first = self.better_steps(found), found.move.begin
        said = list(self._planned(turn.seat, self.initial_of(found.move), steps))
        if self._differs(turn, steps) and said in self._planned_as_played(turn):
            said = [self.words("analysis.same_but", line=self._share(found, steps) or self.notation(found))]
        told = self._from(turn, said or [self.unsaid(first, steps)], first, whole=whole)
        if found.win and not self._tells_end(steps, told):
            told = f"{told} {self.words('analysis.wins')}"
        return told

    def _from(self, turn: AnalysedTurn, said: Sequence[str], first: int, *, whole: bool) -> str:
        """Sentences of a turn from a step on, after those before it, or `…` in their place."""
        if whole:
            return " ".join([*self._sentences(self.steps[turn.begin : first]), *said])
        return " ".join([*([_MORE] if self.goes_before(turn) else ()), _cut(said)])

    def goes_before(self, turn: AnalysedTurn) -> bool:
        """Whether anything is told of a turn before its dearest decision."""
        return bool(self._sentences(self.steps[turn.begin : turn.dearest.move.begin]))

    def _happened(self, begin: int, end: int) -> Sequence[str]:
        """The sentences of the log for these steps; what they come to where it passes over them."""
        steps = self.steps[begin:end]
        return self._sentences(steps) or [self.unsaid(begin, steps)]

    def _differs(self, turn: AnalysedTurn, steps: Sequence[AnyStep]) -> bool:
        """Whether a better line begins otherwise than what was played."""
        played = self.steps[turn.dearest.move.begin : turn.end]
        return any(one.action != other.action for one, other in zip(steps, played, strict=False))

    def _share(self, found: AnalysedMove, steps: Sequence[AnyStep]) -> str:
        """Who pays for the first action of a better line, or gains by it; empty where a title does not say."""
        state = self.initial_of(found.move)
        return self.title.phrases.share(self.words, state, steps[0].action, self.names) if steps else ""

    def _planned_as_played(self, turn: AnalysedTurn) -> Sequence[Sequence[str]]:
        """How the dearest decision would be told of a plan, alone and with the rest of the turn."""
        move = turn.dearest.move
        state = self.initial_of(move)
        return [
            list(self._planned(turn.seat, state, self.steps[move.begin : end]))
            for end in (move.end, turn.end)
        ]

    def thrown(self, found: AnalysedMove, *, whole: bool = False) -> str:
        """What a throw or a draw showed; what was done where the log says nothing of that."""
        move = found.move
        said = self._sentences(self.steps[move.end - 1 : move.end]) or self._happened(move.begin, move.end)
        return " ".join(said) if whole else _cut(said)

    def notation(self, found: AnalysedMove) -> str:
        """What would have been better, in notation."""
        told, seat = self.told, found.move.seat
        return ", ".join(told.line(text, seat) for text in found.better)

    def better_steps(self, found: AnalysedMove) -> tuple[AnyStep, ...]:
        """The better line as steps from where the decision begins, as far as it can be read.

        What it shows at its end is an example: what would truly have come is nobody's to know.
        """
        rules, judge, state = self.title.rules, self.title.bots.judge, self.initial_of(found.move)
        if not self.told.open:
            state = rules.resample(rules.observation(state, self.eyes), SEEDS[0])
        if judge is not None:
            state = judge.resample_chance(state, _EXAMPLE)
        steps: list[AnyStep] = []
        for text in found.better:
            action = rules.parse_action(state, text)
            played = () if isinstance(action, Refusal) else tuple(play_line(rules, state, [action]))
            if not played:
                break
            steps += played
            state = played[-1].after
        return tuple(steps)

    def foretold(self, steps: Sequence[AnyStep]) -> tuple[AnyStep, ...]:
        """The same steps, of which nothing is told that chance would show."""
        return tuple(replace(step, events=tuple(self._foretold(step.events))) for step in steps)

    def _foretold(self, events: Sequence[AnyEvent]) -> Iterator[AnyEvent]:
        """These events up to the first that chance would show, without what it would show."""
        for event in events:
            told = self.title.rules.foretold(event)
            if told is not None:
                yield told
            if told != event:
                return

    def told_steps(self, steps: Sequence[AnyStep]) -> int:
        """How many of the steps of a better line are told by signs: not the last where chance shows something in it,
        unless it is all that there is.
        """
        if len(steps) < 2:
            return len(steps)
        return len(steps) - shows_chance(self.title.rules, steps[-2].after, steps[-1])

    def initial_of(self, move: Move) -> AnyState:
        """The state that a decision begins in."""
        return state_at(self.initial, self.steps, move.begin)

    def unsaid(self, begin: int, steps: Sequence[AnyStep]) -> str:
        """What steps from one of the game on come to that the log passes over: the turn ends, or goes on."""
        rules, state = self.title.rules, state_at(self.initial, self.steps, begin)
        after = steps[-1].after if steps else state
        ends = rules.turn(after) != rules.turn(state) or rules.outcome(after) is not None
        return self.words("analysis.ends" if ends else "analysis.nothing")

    def _tells_end(self, steps: Sequence[AnyStep], said: str) -> bool:
        """Whether what is said of these steps ends with what happened last."""
        seen = list(self._foretold(steps[-1].events))[-1:] if steps else ()
        last = self._sentence(seen[0]) if seen else None
        return last is not None and said.endswith(last)

    def _sentences(self, steps: Sequence[AnyStep]) -> Sequence[str]:
        """What the log says of steps that were played."""
        told = (self._sentence(event) for step in steps for event in step.events)
        return [said for said in told if said is not None]

    def _sentence(self, event: AnyEvent) -> str | None:
        """What the log says of an event, as far as it may be told."""
        seen = self.told.events((event,))
        return self.title.phrases.describe_event(self.words, seen[0], self.names) if seen else None

    def _planned(self, seat: int, state: AnyState, steps: Sequence[AnyStep]) -> Iterator[str]:
        """What the log would say of steps that a seat plans from a state on: answers of others are called likely."""
        rules, judge, asked = self.title.rules, self.title.bots.judge, False
        for step, planned in zip(steps, self.foretold(steps), strict=True):
            passed = rules.passing(state) == step.action or (judge is not None and judge.passes(step.action))
            said = self._sentences([planned])
            if said and step.seat != seat and not passed:
                said = [self.words("analysis.likely", line=" ".join(said))]
            yield from said
            if passed and not asked:
                asked = True
                yield self.words("analysis.unanswered")
            state = step.after


def _cut(sentences: Sequence[str]) -> str:
    """The first sentences of a line."""
    return " ".join([*sentences[:_MOST], *([_MORE] if len(sentences) > _MOST else ())])


def percent(words: Words, chance: float, *, signed: bool = False) -> str:
    """A chance in whole per cent, with its sign where it is a difference."""
    figure = _whole(chance)
    sign = ("+" if figure > 0 else "−" if figure < 0 else "") if signed else ""
    return words("analysis.percent", figure=f"{sign}{abs(figure)}")


def _whole(chance: float) -> int:
    return round(100 * chance)


def luck_figure(words: Words, found: AnalysedMove) -> str:
    """What chance did for who threw or drew: the difference of the two figures that `throw_text` shows."""
    seat = found.move.thrower
    shown = _whole(found.after[seat]) - _whole(found.expected[seat])
    return percent(words, shown / 100, signed=True)


def share_figures(words: Words, shares: SeatShares) -> dict[str, str]:
    """A seat's chance at the start and at the end, and what luck and mistakes did to it, in whole per cent."""
    return {
        "start": percent(words, shares.start),
        "luck": percent(words, shares.luck, signed=True),
        "own": percent(words, shares.own.sum, signed=True),
        "others": percent(words, shares.others.sum, signed=True),
        "end": percent(words, shares.end),
    }


def average_figure(words: Words, mistakes: Mistakes) -> str:
    """In how many turns mistakes were made, and what they did in one on average; empty where there are none."""
    if not mistakes.turns:
        return ""
    average = percent(words, mistakes.average, signed=True)
    return words("analysis.mistakes_each", count=mistakes.turns, average=average)


def shares_text(words: Words, player: str, shares: SeatShares) -> str:
    """A sentence with what luck and mistakes did to a seat."""
    figures = share_figures(words, shares)
    for name, mistakes in (("own", shares.own), ("others", shares.others)):
        if average := average_figure(words, mistakes):
            figures[name] += f" ({average})"
    return words("analysis.shares", player=player, **figures)


def throw_text(words: Words, found: AnalysedMove) -> str:
    """The chance of who threw or drew before and after it; a mistake of the move is in neither."""
    seat = found.move.thrower
    before, after = percent(words, found.expected[seat]), percent(words, found.after[seat])
    return words("analysis.throw", before=before, after=after)
