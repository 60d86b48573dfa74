"""What rivals say at the table: which line, if any, after each step of a game.

It follows from the steps, the seed and what rivals remember of earlier games: a game that is loaded or played again
hears the same. No line is said twice in a game, no more than one in a turn, and nobody recalls more than once.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, takewhile

from game.core.chance import below
from game.core.contract import REMEMBERED, Occasion
from game.core.statistics.rival_records import Memory


@dataclass(frozen=True, slots=True)
class SpokenLine:
    """Who says something, its key among the words, and of whom it is, where somebody is named."""

    seat: int
    key: str
    player: str = ""


class Talk:
    """Goes through a game from its beginning, and finds the lines."""

    def __init__(
        self,
        rivals: Mapping[int, str],
        seed: int,
        knows: Callable[[str], bool],
        memories: Mapping[int, Memory],
    ) -> None:
        """`rivals` are those who talk, by seat, `memories` what they recall; `knows` says whether a key has a text."""
        self._rivals = rivals
        self._memories = dict(memories)
        self._seed = seed
        self._knows = knows
        self._said: set[str] = set()
        self._turn = 0  # the last one in which something was said

    def hear(self, turn: int, step: int, occasions: Sequence[Occasion]) -> SpokenLine | None:
        """What is said after a step in a turn: of the first occasion for which somebody still has a line."""
        if turn == self._turn:
            return None
        for occasion in occasions:
            left = [key for key in self._lines(occasion) if key not in self._said]
            if left:
                person = self._recalled(occasion)
                line = SpokenLine(occasion.seat, left[below(self._seed, step, len(left))], person)
                self._said.add(line.key)
                self._turn = turn
                return line
        return None

    def _recalled(self, occasion: Occasion) -> str:
        """Whom the line is of that is said now; after that it is no longer on the mind."""
        return self._memories.pop(occasion.seat).person if occasion.name == REMEMBERED else ""

    def _lines(self, occasion: Occasion) -> Sequence[str]:
        rival, name = self._rivals.get(occasion.seat), occasion.name
        if name == REMEMBERED:
            memory = self._memories.get(occasion.seat)
            name = f"{REMEMBERED}.{memory.cause}" if memory is not None else ""
        return lines_of(rival, name, self._knows) if rival is not None and name else ()


def lines_of(rival: str, occasion: str, knows: Callable[[str], bool]) -> Sequence[str]:
    """The keys of all lines that a rival has for an occasion."""
    keys = (f"rivals.{rival}.says.{occasion}.{number}" for number in count(1))
    return tuple(takewhile(knows, keys))
