"""What measurements ask of a title."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypeVar

if TYPE_CHECKING:
    from game.base.i18n.words import Words
    from game.core.match import Match

StateT = TypeVar("StateT")
DataT = TypeVar("DataT")


class Bench(NamedTuple, Generic[StateT, DataT]):
    """What a title is measured with.

    - `code` is a module of its rules.
    - `targets` are by call the µs that it may take: `successor`, `apply`, and the title's own `calls`. Their names have
      words under `bench`.
    - `players` play the game that `game` begins by a seed, to be played at random.
    - `match` is a table of which all seats are the computer player's of a name, or people's where it is empty.
    - `calls` are those of the title's own to be timed in a state of a game, by name.
    """

    code: ModuleType
    targets: Mapping[str, float]
    players: int
    game: Callable[[DataT, int], StateT]
    match: Callable[[DataT, Words, str], Match]
    calls: Callable[[StateT, random.Random], Iterable[tuple[str, Callable[[], object]]]] = (
        lambda state, choose: ()
    )

    @property
    def compiled(self) -> bool:
        """Whether the rules were made to C, or are plain Python."""
        return str(self.code.__file__).endswith(tuple(EXTENSION_SUFFIXES))


AnyBench: TypeAlias = Bench[Any, Any]
"""What any title is measured with."""
