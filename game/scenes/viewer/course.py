"""The course of a recorded game: its turns, whose each was, and where each begins among the steps."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.protocol import AnyState, AnyStep, Rules


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn: its number, its round, the seat whose it was, and how many steps had been played when it began."""

    number: int
    round: int
    seat: int
    begin: int


class Course:
    """The turns of a game, in order; positions are counts of steps played."""

    def __init__(self, rules: Rules[Any, Any, Any], initial: AnyState, steps: Sequence[AnyStep]) -> None:
        def turn(state: AnyState, begin: int) -> Turn:
            return Turn(rules.turn(state), rules.round(state), rules.turn_owner(state), begin)

        self.turns = [turn(initial, 0)]
        for number, step in enumerate(steps, 1):
            now, last = turn(step.after, number), self.turns[-1]
            if (now.number, now.seat) != (last.number, last.seat):
                self.turns.append(now)
        self.length = len(steps)
        self._begins = [turn.begin for turn in self.turns]

    def index_at(self, at: int) -> int:
        """Which turn, counted from 0, is being played after `at` steps."""
        return bisect_right(self._begins, at) - 1

    def turn_at(self, at: int) -> Turn:
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
