"""Reads and checks what one mod has in the place of the title's own."""

from game.kit.data.mods.figure_mods import read_figures
from game.kit.data.mods.reader import ModReader
from game.kit.data.mods.replaced_texts import read_replaced_texts
from game.titles.inkas.content.inkas_data import InkasMod
from game.titles.inkas.content.mods.merge import LEVELS
from game.titles.inkas.name import NAME


def read_mod(reading: ModReader) -> InkasMod:
    """The mod that is being read. Raises ContentError."""
    figures = read_figures(reading, LEVELS)
    read_replaced_texts(reading, NAME)
    return reading.mod(figures, reading.pictures({}))
