"""The turns of a recorded game: whose each was, and where each begins among the steps."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.contract import AnyRules, AnyState, AnyStep


@dataclass(frozen=True, slots=True)
class RecordedTurn:
    """A turn: its number and its round, the seat whose it was, and how many steps had been played when it began."""

    number: int
    round: int
    seat: int
    begin: int


class RecordedTurns:
    """The turns of a game in which something was played, in order; positions are counts of steps played."""

    def __init__(self, rules: AnyRules, initial: AnyState, steps: Sequence[AnyStep]) -> None:
        def turn(state: AnyState, begin: int) -> RecordedTurn:
            return RecordedTurn(rules.turn(state), rules.round(state), rules.turn_owner(state), begin)

        self.turns = [turn(initial, 0)]
        for number, step in enumerate(steps, 1):
            begun, last = turn(step.after, number), self.turns[-1]
            if number < len(steps) and (begun.number, begun.seat) != (last.number, last.seat):
                self.turns.append(begun)
        self.length = len(steps)
        self._begins = [turn.begin for turn in self.turns]

    def index_at(self, at: int) -> int:
        """Which turn, counted from 0, is being played after `at` steps."""
        return bisect_right(self._begins, at) - 1

    def turn_at(self, at: int) -> RecordedTurn:
        """The turn that is being played after `at` steps."""
        return self.turns[self.index_at(at)]

    def before(self, at: int) -> int:
        """Where the turn begins, or the turn before it if it has only begun."""
        index = self.index_at(at)
        if self.turns[index].begin == at and index:
            index -= 1
        return self.turns[index].begin

    def after(self, at: int) -> int:
        """Where the next turn begins, or the end."""
        index = self.index_at(at) + 1
        return self.turns[index].begin if index < len(self.turns) else self.length
