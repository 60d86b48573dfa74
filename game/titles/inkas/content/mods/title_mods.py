"""Mods for INKAS, as the shell asks for them.

A mod has the files of the title's data, with the figures that it replaces.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from game.kit.data.mods.title_mods import BroughtThing, TitleMods
from game.titles.inkas.content.inkas_data import FigureKeys, InkasData, InkasMod
from game.titles.inkas.content.load import DATA
from game.titles.inkas.name import NAME

if TYPE_CHECKING:
    from game.kit.data.mods.reader import ModReader


def _read(reading: "ModReader", data: InkasData) -> InkasMod:
    # Asked for late: this brings the library that checks.
    from game.titles.inkas.content.mods.read import read_mod

    return read_mod(reading)


def _things(figures: FigureKeys) -> Iterator[BroughtThing]:
    return (BroughtThing("mod_same_figure", figure, figure) for figure in figures)


def _merge(data: InkasData, mods: Sequence[InkasMod]) -> InkasData:
    # Asked for late: this brings the library that checks.
    from game.titles.inkas.content.mods.merge import merge

    return merge(data, mods)


def _counts(mod: InkasMod) -> Mapping[str, int]:
    """Its figures, texts and pictures."""
    texts = {key for said in mod.texts.values() for key in said if not key.startswith("mod.")}
    return {"figures": len(mod.additions), "texts": len(texts), "pictures": len(mod.pictures)}


MODS: Final = TitleMods(NAME, DATA.files, _read, _things, _merge, _counts)
