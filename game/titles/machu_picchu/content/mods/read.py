"""Reads and checks one mod: its folder becomes a `MachuPicchuMod`, or every problem in it is told."""

from typing import Final

from game.base.files.problems import ContentError
from game.base.files.yaml_text import MAX_PROBLEMS
from game.kit.data.mods.overlay import figures
from game.kit.data.mods.reader import ModReader
from game.kit.data.mods.replaced_texts import read_replaced_texts
from game.titles.machu_picchu.content.definitions import (
    FILES,
    NAME,
    Content,
    District,
    Good,
    Job,
    MachuPicchuMod,
    MoonTile,
    Row,
)
from game.titles.machu_picchu.content.mods.merge import LEVELS, merge

_DRAWN: Final = {
    **{f"district_{district}": f"drawing.{district}" for district in District},
    **{f"good_{good}": f"good.{good}" for good in Good},
    **{f"job_{job}": f"job.{job}" for job in Job},
    **{f"clergy_{row}": f"card.{row}" for row in Row},
    **{f"moon_{tile}": f"tile.{tile}" for tile in MoonTile},
    "card_back": "card.back",
}
"""The pictures that a mod may replace, by the name of its file."""


def read_mod(reading: ModReader, base: Content) -> MachuPicchuMod:
    """The mod that is being read, beside the title's own content.

    Raises ContentError with every problem found, file by file and in the order of their lines.
    """
    mod = _read(reading)
    problems = reading.problems()
    if mod is None or problems:
        raise ContentError(problems[:MAX_PROBLEMS])
    merge(base, [mod])
    return mod


def _read(reading: ModReader) -> MachuPicchuMod | None:
    manifest = reading.manifest
    replaced: list[str] = []
    for name in FILES:
        source = reading.part(name)
        if source:
            replaced += figures(source.root, LEVELS[name])
    digest = reading.digest()
    read_replaced_texts(reading, NAME)
    pictures = reading.pictures(_DRAWN)
    if manifest is None:
        return None
    return MachuPicchuMod(
        manifest.name,
        manifest.version,
        manifest.authors,
        str(reading.folder.path),
        digest,
        tuple(replaced),
        reading.texts,
        pictures,
        {name: text for name, text in reading.folder.files.items() if name in reading.parts},
    )
