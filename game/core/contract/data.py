"""A title's data: what its files say, and how they are read, checked and carried in saves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from game.core.contract.rules import StateT

if TYPE_CHECKING:
    from game.base.i18n.words import Words
    from game.core.mod import AnyMod


class GameData(Protocol):
    """What the shell reads of a title's data; all else in it is the title's own."""

    @property
    def title(self) -> str:
        """The name of the title."""
        ...

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal digits that name this very data in saves, the mods among them."""
        ...

    @property
    def mods(self) -> Sequence[AnyMod]:
        """The mods whose additions stand among the title's own."""
        ...


DataT = TypeVar("DataT", bound=GameData)
_DataT_co = TypeVar("_DataT_co", bound=GameData, covariant=True)

AnyData: TypeAlias = Any
"""The data of any title: the shell reads of them what `GameData` says, and hands them to the title's own."""

AnyTitleMods: TypeAlias = Any
"""How any title reads mods: the core hands it on."""


class DataReader(Protocol[_DataT_co]):
    """Reads and checks a title's data."""

    def __call__(self, folder: Path | None = None, keep_in: Path | None = None) -> Callable[[], _DataT_co]:
        """What gives the checked data of a folder, by default the title's own, when they are needed.

        `keep_in` is a folder where what was checked is kept for the next start; None keeps nothing. Raises DataError
        with every problem found: whatever is wrong is found now.
        """
        ...


class GameFiles(NamedTuple, Generic[DataT, StateT]):
    """How a title's data are read and carried in saves; `game.kit.data.title_files` makes one of a loader and mods.

    - `prepare` checks them, `load` reads them at once. `summary` reads the data of a folder (None: the title's own) and
      gives what a check prints of them, in words; it raises DataError.
    - `of_game` gives the data that the game of a state is played with.
    - `pack` gives the data in one word, so that a save can be played wherever it is taken; empty where that cannot be.
    - `unpack` gives the data that a save was begun with, which are not those installed; None where they cannot be had.
      It is given the digest that names them, what `pack` made of them, the names of the mods among them, and the
      installed data.
    - `mods` imports how mods are read and joined to the data (`game.kit.data.mods.title_mods.TitleMods`).
    """

    prepare: DataReader[DataT]
    summary: Callable[[Words, Path | None], Iterable[str]]
    of_game: Callable[[StateT], DataT]
    pack: Callable[[DataT], str]
    unpack: Callable[[str, str, Sequence[str], DataT], DataT | None]
    mods: Callable[[], AnyTitleMods]

    def load(self, folder: Path | None = None, keep_in: Path | None = None) -> DataT:
        """The checked data at once; see `DataReader`. Raises DataError."""
        return self.prepare(folder, keep_in)()
