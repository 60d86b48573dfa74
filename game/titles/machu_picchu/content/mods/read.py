"""Reads and checks what one mod has in the place of the title's own."""

from typing import Final

from game.kit.data.mods.figure_mods import read_figures
from game.kit.data.mods.reader import ModReader
from game.kit.data.mods.replaced_texts import read_replaced_texts
from game.titles.machu_picchu.content.definitions import District, Good, Job, MachuPicchuMod, MoonTile, Row
from game.titles.machu_picchu.content.mods.merge import LEVELS
from game.titles.machu_picchu.name import NAME

_DRAWN: Final = {
    **{f"district_{district}": f"drawing.{district}" for district in District},
    **{f"good_{good}": f"good.{good}" for good in Good},
    **{f"job_{job}": f"job.{job}" for job in Job},
    **{f"clergy_{row}": f"card.{row}" for row in Row},
    **{f"moon_{tile}": f"tile.{tile}" for tile in MoonTile},
    "card_back": "card.back",
}
"""The pictures that a mod may replace, by the name of its file."""


def read_mod(reading: ModReader) -> MachuPicchuMod:
    """The mod that is being read. Raises ContentError."""
    figures = read_figures(reading, LEVELS)
    read_replaced_texts(reading, NAME)
    return reading.mod(figures, reading.pictures(_DRAWN))
