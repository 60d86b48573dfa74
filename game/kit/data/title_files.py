"""A title's part `GameFiles`, made of how its data are loaded and how mods are joined to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from game.core.contract import GameFiles
from game.kit.data.loader import DataLoader

if TYPE_CHECKING:  # a first picture needs no mods
    from game.base.i18n.words import Words
    from game.kit.data.mods.packed_mods import EmbeddableData
    from game.kit.data.mods.title_mods import TitleMods

DataT = TypeVar("DataT", bound="EmbeddableData")
StateT = TypeVar("StateT")


def title_files(
    loader: DataLoader[DataT],
    mods: Callable[[], TitleMods[DataT, Any]],
    of_game: Callable[[StateT], DataT],
    summary: Callable[[Words, Path | None], Iterable[str]],
    saved_mods: Callable[[], TitleMods[DataT, Any]] | None = None,
) -> GameFiles[DataT, StateT]:
    """The part; see `GameFiles`. `saved_mods` imports how the mods of a save are read, where less is asked of these."""

    def pack(data: DataT) -> str:
        from game.kit.data.mods.packed_mods import packed_with_mods

        return packed_with_mods(data)

    def unpack(digest: str, packed: str, names: Sequence[str], installed: DataT) -> DataT | None:
        from game.kit.data.embedded_data import data_of_save

        return data_of_save(loader, (saved_mods or mods)(), packed, digest, names, installed)

    return GameFiles(loader.prepare, summary, of_game, pack, unpack, mods)
