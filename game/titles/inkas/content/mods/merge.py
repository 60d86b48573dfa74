"""Puts mods together with the title's data: their figures stand in the place of its own."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.kit.data.mods.figure_mods import FileLevels, with_figures
from game.kit.data.mods.packed_mods import digest_with
from game.titles.inkas.content.definitions import WALLAS
from game.titles.inkas.content.inkas_data import InkasData, InkasMod
from game.titles.inkas.content.load import DATA

LEVELS: Final[FileLevels] = {
    "board.yaml": {"walls": 1},
    "wallas.yaml": {"ayllus": 2, "wallas": 2, "gods": 2},
    "roles.yaml": {"guide": 1, "scout": 1, "fighter": 1, "hunter": 1, "shaman": 1},
    "offerings.yaml": {"resurrection": 1, "duplication": 1, "immolation": 1, "reciprocation": 1},
    "cards.yaml": {"family": 2, "advanced": 2},
    "modes.yaml": {"modes": 2, "house_rules": 1},
    "goals.yaml": {"cards": 1, "store": 1, "goals": 2},
    "legendary.yaml": dict.fromkeys(WALLAS, 1),
    "led.yaml": {"die": 2, "strength": 2, "thrift": 1, "rows": 2},
}


def merge(base: InkasData, mods: Sequence[InkasMod]) -> InkasData:
    """The data with the figures of these mods. Raises ContentError where the whole cannot be played with."""
    data = with_figures(DATA, LEVELS, base.texts, mods)
    return replace(data, digest=digest_with(base.digest, mods), mods=tuple(mods), texts=base.texts)
