"""What rivals say at the table: which line, if any, after each step of a game.

It follows from the steps and the seed alone: a game that is loaded or played again hears the same. No line
is said twice in a game, and no more than one in a turn.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, takewhile

from game.chance import below
from game.protocol import Occasion


@dataclass(frozen=True, slots=True)
class Line:
    """Who says something, and its key among the words."""

    seat: int
    key: str


class Talk:
    """Goes through a game from its beginning, and finds the lines."""

    def __init__(self, rivals: Mapping[int, str], seed: int, knows: Callable[[str], bool]) -> None:
        """`rivals` are those who talk, by seat; `knows` says whether there is a text of a key."""
        self._rivals = rivals
        self._seed = seed
        self._knows = knows
        self._said: set[str] = set()
        self._turn = 0  # the last one in which something was said

    def hear(self, turn: int, step: int, occasions: Sequence[Occasion]) -> Line | None:
        """What is said after a step in a turn: of the first occasion for which somebody still has a line."""
        if turn == self._turn:
            return None
        for occasion in occasions:
            left = [key for key in self._lines(occasion) if key not in self._said]
            if left:
                line = Line(occasion.seat, left[below(self._seed, step, len(left))])
                self._said.add(line.key)
                self._turn = turn
                return line
        return None

    def _lines(self, occasion: Occasion) -> Sequence[str]:
        rival = self._rivals.get(occasion.seat)
        return lines_of(rival, occasion.name, self._knows) if rival is not None else ()


def lines_of(rival: str, occasion: str, knows: Callable[[str], bool]) -> Sequence[str]:
    """The keys of all lines that a rival has for an occasion."""
    keys = (f"rivals.{rival}.says.{occasion}.{number}" for number in count(1))
    return tuple(takewhile(knows, keys))
