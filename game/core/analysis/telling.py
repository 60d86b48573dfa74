"""An analysis in words: what was done in a move, what would have been better, and how much that is."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from game.base.i18n.words import Words
from game.core.analysis.moves import Move, actions_of, state_at
from game.core.analysis.result import AnalysedMove, Mistakes, SeatShares
from game.core.contract import AnyAction, AnyEvent, AnyState, AnyStep, AnyTitle, Refusal
from game.core.record.replay import play_line
from game.core.record.seen_games import ToldGame

_MOST: Final = 4  # sentences of a line
_EXAMPLE: Final = 1  # the chance to come of a line that nobody played


@dataclass(frozen=True, slots=True)
class GameTeller:
    """Tells of the moves of one game as `eyes` may know it (see `ToldGame`). `names` are the players' by colour."""

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

    def played(self, found: AnalysedMove, *, whole: bool = False) -> str:
        """What was done in a move; its first sentences, or the `whole` of it."""
        move = found.move
        return self._told(self.initial_of(move), actions_of(move, self.steps), whole=whole)

    def thrown(self, found: AnalysedMove, *, whole: bool = False) -> str:
        """What a throw or a draw at the end of a move showed; what was done where the log says nothing of that."""
        told = self._sentences(self.initial_of(found.move), actions_of(found.move, self.steps))
        said = [sentence for shows, sentence in told if shows]
        return _cut(said, whole=whole) if said else self.played(found, whole=whole)

    def better(self, found: AnalysedMove, *, whole: bool = False) -> str:
        """What would have been better; dice that were never thrown and cards that nobody drew have no face."""
        steps = self.better_steps(found)
        actions = tuple(step.action for step in steps)
        state, played = self.initial_of(found.move), actions_of(found.move, self.steps)
        said = self._told(state, actions, whole=whole, planned=True)
        if actions != played and said == self._told(state, played, whole=whole, planned=True):
            said = self.words("analysis.same_but", line=self.notation(found))
        if found.win and not self._tells_end(steps, said):
            said = f"{said} {self.words('analysis.wins')}"
        return said

    def notation(self, found: AnalysedMove) -> str:
        """What would have been better, in notation."""
        told, seat = self.told, found.move.seat
        return ", ".join(told.line(text, seat) for text in found.better)

    def better_steps(self, found: AnalysedMove) -> tuple[AnyStep, ...]:
        """The better line as steps from where the move begins, as far as it can be read.

        What it shows at its end is an example: what would truly have come is nobody's to know.
        """
        rules, judge, state = self.title.rules, self.title.bots.judge, self.initial_of(found.move)
        if not self.told.open:
            state = rules.resample(state, 0)
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
        return tuple(replace(step, events=self._foretold(step.events)) for step in steps)

    def _foretold(self, events: Sequence[AnyEvent]) -> tuple[AnyEvent, ...]:
        told = (self.title.rules.foretold(event) for event in events)
        return tuple(event for event in told if event is not None)

    def told_steps(self, move: Move, steps: Sequence[AnyStep]) -> int:
        """How many of the steps of a line that begins where a move does are told: not the last where it shows something
        unknown, unless it is all that there is.
        """
        before = steps[-2].after if len(steps) > 1 else self.initial_of(move)
        shows = self.title.rules.reveals(before, steps[-1].action, steps[-1].after)
        return len(steps) - 1 if shows and len(steps) > 1 else len(steps)

    def initial_of(self, move: Move) -> AnyState:
        """The state that a move begins in."""
        return state_at(self.initial, self.steps, move.begin)

    def _told(
        self, state: AnyState, actions: Sequence[AnyAction], *, whole: bool, planned: bool = False
    ) -> str:
        """The sentences of the log for these actions; of what is shown at the end only where nothing else is told."""
        told = list(self._sentences(state, actions, planned=planned))
        sure = [sentence for shows, sentence in told if not shows]
        said = sure or [sentence for _, sentence in told]
        return _cut(said, whole=whole) if said else self.unsaid(state, actions)

    def unsaid(self, state: AnyState, actions: Sequence[AnyAction]) -> str:
        """What actions come to that the log passes over: the turn ends, or goes on."""
        rules, after = self.title.rules, state
        for step in play_line(rules, state, actions):
            after = step.after
        ends = rules.turn(after) != rules.turn(state) or rules.outcome(after) is not None
        return self.words("analysis.ends" if ends else "analysis.nothing")

    def _tells_end(self, steps: Sequence[AnyStep], said: str) -> bool:
        """Whether what is said of these steps ends with what happened last."""
        seen = self.told.events(self._foretold(steps[-1].events[-1:])) if steps else ()
        last = self.title.phrases.describe_event(self.words, seen[0], self.names) if seen else None
        return last is not None and said.endswith(last)

    def _sentences(
        self, state: AnyState, actions: Sequence[AnyAction], *, planned: bool = False
    ) -> Iterator[tuple[bool, str]]:
        """What happened, or would happen where it is only `planned`, each with whether something unknown was shown."""
        rules, told = self.title.rules, self.told
        for step in play_line(rules, state, actions):
            shows = rules.reveals(state, step.action, step.after)
            for event in told.events(self._foretold(step.events) if planned else step.events):
                said = self.title.phrases.describe_event(self.words, event, self.names)
                if said is not None:
                    yield shows, said
            state = step.after


def _cut(sentences: Sequence[str], *, whole: bool) -> str:
    """The first sentences of a line, or all of it."""
    more = len(sentences) > _MOST and not whole
    return " ".join([*sentences[:_MOST], "…"] if more else sentences)


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
