"""Puts mods together with the title's data: their figures stand in the place of its own."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.kit.data.mods.figure_mods import FileLevels, with_figures
from game.kit.data.mods.packed_mods import digest_with
from game.titles.machu_picchu.content.definitions import CityData, MachuPicchuMod
from game.titles.machu_picchu.content.load import DATA

LEVELS: Final[FileLevels] = {
    "goods.yaml": {"goods": 2, "market": 1},
    "districts.yaml": {"districts": 2, "adjacent": 1, "jobs": 2},
    "clergy.yaml": {"rows": 2},
    "cards.yaml": {"sacrifice": 2, "moon": 1},
    "game.yaml": {"players": 2, "start": 1, "trail": 1, "days": 1, "conquest": 1, "house_rules": 1},
}


def merge(base: CityData, mods: Sequence[MachuPicchuMod]) -> CityData:
    """The data with the figures of these mods. Raises ContentError where the whole cannot be played with."""
    data = with_figures(DATA, LEVELS, base.texts, mods)
    return replace(data, digest=digest_with(base.digest, mods), mods=tuple(mods), texts=base.texts)
