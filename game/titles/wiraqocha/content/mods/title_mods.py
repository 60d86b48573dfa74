"""Mods for Wiraqocha, as the shell asks for them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from game.kit.data.mods.title_mods import TitleMods
from game.titles.wiraqocha.content.definitions import ValleyData, WiraqochaMod
from game.titles.wiraqocha.content.mods.merge import merge, named, things
from game.titles.wiraqocha.name import NAME

if TYPE_CHECKING:
    from game.kit.data.mods.reader import ModReader


def _read(reading: "ModReader", data: ValleyData) -> WiraqochaMod:
    # Asked for late: this brings the library that checks.
    from game.titles.wiraqocha.content.mods.read import read_mod

    return read_mod(reading, data)


def _with_chapters(reading: "ModReader", mod: WiraqochaMod, data: ValleyData) -> WiraqochaMod:
    # Asked for late: this brings the library that checks.
    from game.titles.wiraqocha.content.mods.read import with_chapters

    return with_chapters(reading, mod, data)


def _counts(mod: WiraqochaMod) -> Mapping[str, int]:
    """Its tiles, cards, layouts, variants and chapters."""
    return {part: len(names) for part, names in named(mod.additions).items()}


MODS: Final = TitleMods(
    NAME,
    ("tiles.yaml", "cards.yaml", "layouts.yaml", "variants.yaml", "chapters.yaml"),
    _read,
    things,
    merge,
    _counts,
    _with_chapters,
)
