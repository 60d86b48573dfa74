"""What measurements ask of a title; `bench` finds a title's `Bench`."""

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

from game.base.i18n.words import Words
from game.core.match import Match
from game.core.registry import part_of

StateT = TypeVar("StateT")
DataT = TypeVar("DataT", contravariant=True)


class Bench(Protocol[StateT, DataT]):
    """What a title is measured with."""

    @property
    def targets(self) -> Mapping[str, float]:
        """By call the µs that it may take: `successor`, `apply`, and the title's own `calls`.

        Their names have words under `bench`.
        """
        ...

    @property
    def compiled(self) -> bool:
        """Whether the rules were made to C, or are plain Python."""
        ...

    def game(self, data: DataT, seed: int) -> StateT:
        """A game of the usual number of players, to be played at random."""
        ...

    def players(self, state: StateT) -> int:
        """Of how many players it is."""
        ...

    def calls(self, state: StateT, choose: random.Random) -> Iterable[tuple[str, Callable[[], object]]]:
        """Calls of the title's own to be timed in this state of a game, by name."""
        ...

    def match(self, data: DataT, words: Words, bot: str) -> Match:
        """A table of which all seats are the computer player's of this name, or people's where it is empty."""
        ...


AnyBench: TypeAlias = Bench[Any, Any]
"""What any title is measured with."""


def bench(name: str) -> AnyBench:
    """What the title of this name is measured with. Raises UnknownTitleError."""
    found: AnyBench = part_of(name, "bench").BENCH
    return found
