"""The analysis of a game: what its judged moves add up to."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Final

from game.core.analysis.judging import Chances, JudgedMove
from game.core.analysis.moves import Move
from game.core.contract import AnyRules, AnyState, AnyStep

MISTAKES: Final = 3
THROWS: Final = 4
WORTH_TELLING: Final = 0.02  # a chance to win below which a difference may be the judge's own error


@dataclass(frozen=True, slots=True)
class AnalysedMove:
    """A decision with what was found of it.

    `before` and `after` are the chances when it began and when the next one did, `expected` those after its decisions,
    before anything was shown; `cost` is what these cost or brought each seat.
    """

    move: Move
    before: Chances
    after: Chances
    better: tuple[str, ...]
    cost: Chances
    win: bool
    found: float
    expected: Chances

    @property
    def lost(self) -> float:
        """What it cost its own seat."""
        return -self.cost[self.move.seat]

    @property
    def luck(self) -> float:
        """What chance did for who threw or drew."""
        return self.luck_of(self.move.thrower)

    def luck_of(self, seat: int) -> float:
        """What chance did for a seat: how its chance to win changed by what the move showed, if anything."""
        return self.after[seat] - self.expected[seat] if self.move.shows else 0.0


@dataclass(frozen=True, slots=True)
class AnalysedTurn:
    """What counts as one move of a game: all that a seat decided in a turn of its own, or one answer in another's.

    `decisions` are its parts, `end` is the step after which the next turn begins; after an answer, what follows it.
    """

    decisions: tuple[AnalysedMove, ...]
    end: int

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.decisions[0].move.seat

    @property
    def begin(self) -> int:
        """The step with which it begins."""
        return self.decisions[0].move.begin

    @property
    def round(self) -> int:
        """The round in which it was played."""
        return self.decisions[0].move.round

    @property
    def answers(self) -> bool:
        """Whether it is an answer in the turn of another."""
        return self.decisions[0].move.answers

    @property
    def cost(self) -> Chances:
        """What all mistakes in it cost or brought each seat.

        Nobody loses or wins more than there is in one turn: no part is beyond 1 either way.
        """
        sums = (sum(parts) for parts in zip(*(one.cost for one in self.decisions), strict=True))
        return tuple(max(-1.0, min(1.0, cost)) for cost in sums)

    @property
    def lost(self) -> float:
        """What it lost its own seat against the best that was found."""
        return -self.cost[self.seat]

    @property
    def dearest(self) -> AnalysedMove:
        """The decision by which most was lost; a win that was missed is that of the turn."""
        return max(self.decisions, key=lambda one: (one.win and one.lost >= WORTH_TELLING, one.lost))

    @property
    def found(self) -> float:
        """How much more it reached than plain decisions."""
        return min(1.0, sum(one.found for one in self.decisions))


@dataclass(frozen=True, slots=True)
class Mistakes:
    """What mistakes did to a seat: the sum, which may be beyond 1, and in how many turns they were made."""

    sum: float = 0.0
    turns: int = 0

    @property
    def average(self) -> float:
        """For one turn."""
        return self.sum / self.turns if self.turns else 0.0


@dataclass(frozen=True, slots=True)
class SeatShares:
    """A seat's chance at the start and at the end, and what luck and mistakes did to it.

    Each is judged by itself, and they need not add up: what can be won is found only by thinking about a move, so that
    the same win can be missed turn after turn.
    """

    start: float
    luck: float  # by everybody's throws and draws
    own: Mistakes
    others: Mistakes
    end: float


@dataclass(frozen=True)
class Analysis:
    """All decisions of a game, in order."""

    moves: tuple[AnalysedMove, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.moves[0].before)

    @property
    def rounds(self) -> tuple[float, ...]:
        """When each of the values of `curves` was: rounds played, those of the beginning and of every turn's end."""
        played = [(found.move.turn - 1) / self.seats for found in self._beginnings]
        return (*played, self.moves[-1].move.turn / self.seats)

    @property
    def curves(self) -> tuple[tuple[float, ...], ...]:
        """The chance of each seat to win, at the beginning and after every turn."""
        values = [*(found.before for found in self._beginnings), self.moves[-1].after]
        return tuple(zip(*values, strict=True))

    @cached_property
    def _beginnings(self) -> list[AnalysedMove]:
        """The first decision of each turn."""
        return list({found.move.turn: found for found in reversed(self.moves)}.values())[::-1]

    def place(self, found: AnalysedMove) -> int:
        """Which of the values of `curves` is that after the turn of a decision."""
        return 1 + [one.move.turn for one in self._beginnings].index(found.move.turn)

    def shares(self, seat: int) -> SeatShares:
        """What luck and skill did for a seat."""
        start, end = self.moves[0].before[seat], self.moves[-1].after[seat]
        luck = sum(one.luck_of(seat) for one in self.moves)
        own, others = (
            [one.cost[seat] for one in self._costly if (one.seat == seat) is its_own]
            for its_own in (True, False)
        )
        return SeatShares(start, luck, Mistakes(sum(own), len(own)), Mistakes(sum(others), len(others)), end)

    @cached_property
    def turns(self) -> tuple[AnalysedTurn, ...]:
        """All that counts as a move, in the order in which it begins."""
        ends = {one.move.turn: one.move.end for one in self.moves}
        found = dict[tuple[int, int], list[AnalysedMove]]()
        for one in self.moves:
            move = one.move
            found.setdefault((move.turn, move.begin if move.answers else -1), []).append(one)
        return tuple(
            AnalysedTurn(tuple(parts), parts[0].move.end if parts[0].move.answers else ends[turn])
            for (turn, _), parts in found.items()
        )

    @cached_property
    def _costly(self) -> list[AnalysedTurn]:
        """Every turn and answer in which a mistake worth telling was made."""
        return [turn for turn in self.turns if turn.lost >= WORTH_TELLING]

    def mistakes(self, seats: Collection[int] | None = None) -> tuple[AnalysedTurn, ...]:
        """The turns in which these seats (None: all) lost most by their mistakes, the dearest first; few, or none.

        The dearest of all is among them, and wins that were missed go before other mistakes.
        """
        found = sorted(
            (one for one in self._costly if seats is None or one.seat in seats),
            key=lambda one: (-one.lost, one.begin),
        )
        chosen = [*found[:1], *sorted(found[1:], key=lambda one: not one.dearest.win)][:MISTAKES]
        return tuple(one for one in found if one in chosen)

    def finest(self, seats: Collection[int] | None = None) -> AnalysedTurn | None:
        """The turn of these seats (None: of all) by which most was found; None where plain turns were as good."""
        found = [
            one for one in self.turns if one.found >= WORTH_TELLING and (seats is None or one.seat in seats)
        ]
        return max(found, key=lambda one: (one.found, -one.begin), default=None)

    def throws(self, seats: Collection[int] | None = None) -> tuple[AnalysedMove, ...]:
        """The throws and draws of these seats (None: of all) that changed the chance to win most, the greatest
        first.
        """
        found = [
            one
            for one in self.moves
            if one.move.shows
            and (seats is None or one.move.thrower in seats)
            and abs(one.luck) >= WORTH_TELLING
        ]
        return tuple(sorted(found, key=lambda one: (-abs(one.luck), one.move.begin))[:THROWS])


def analysis_of(
    rules: AnyRules, moves: Sequence[Move], steps: Sequence[AnyStep], judged: Sequence[JudgedMove]
) -> Analysis:
    """What the judgements add up to of a game's first moves, and of the state after them. `moves` are all of it."""
    whole = len(judged) == len(moves) + 1
    last = (whole and _result(rules, steps[-1].after)) or judged[-1].before
    afters = [*(one.before for one in judged[1:-1]), last]
    return Analysis(
        tuple(
            AnalysedMove(
                *(move, one.before, after, one.better, one.cost or (0.0,) * len(after), one.win, one.found),
                one.expected or one.before,
            )
            for move, one, after in zip(moves[: len(judged) - 1], judged[:-1], afters, strict=True)
        )
    )


def _result(rules: AnyRules, last: AnyState) -> Chances:
    """Who won, as chances, level after a draw; empty in a game that goes on."""
    outcome = rules.outcome(last)
    if outcome is None:
        return ()
    seats, best = sum(len(rank) for rank in outcome.ranks), set(outcome.ranks[0])
    sides = outcome.sides or [(seat,) for seat in range(seats)]
    winning = [side for side in sides if best.intersection(side)]
    winners = set(chain(*winning))
    return tuple(1 / len(winning) if seat in winners else 0.0 for seat in range(seats))
