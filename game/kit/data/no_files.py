"""The part `GameFiles` of a title without data of its own, where mods bring words alone."""

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from game.core.contract import GameFiles
from game.core.mod import Mod

if TYPE_CHECKING:  # a first picture needs no mods
    from game.kit.data.mods.title_mods import TitleMods


@dataclass(frozen=True, slots=True)
class NoData:
    """The data of a title that has none: its name and the mods; see `GameData`."""

    title: str
    digest: str = "0" * 16
    mods: tuple[Mod[None], ...] = ()
    texts: tuple[str, ...] = ()


def no_files(title: str) -> GameFiles[NoData, Any]:
    """The part; saves carry no data."""

    def mods() -> "TitleMods[NoData, None]":
        from game.kit.data.mods.title_mods import TitleMods

        return TitleMods(
            title,
            (),
            lambda reading, data: reading.mod(None, {}),
            lambda additions: (),
            lambda data, mods: replace(data, mods=tuple(mods)),
            lambda mod: {},
        )

    return GameFiles(
        prepare=lambda folder=None, keep_in=None: partial(NoData, title),
        summary=lambda words, folder: [words("title.name")],
        of_game=lambda state: NoData(title),
        pack=lambda data: "",
        unpack=lambda digest, packed, mods, installed: installed,
        mods=mods,
    )
