"""Puts mods together with the title's data: their figures stand in the place of its own; all is checked anew."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from game.base.files.data_files import DataFiles, files_of_texts
from game.base.files.problems import ContentError, Problem
from game.base.files.yaml_text import Scan, scan_yaml_text
from game.base.files.yaml_tree import Node
from game.kit.data.mods.overlay import Levels, overlaid
from game.kit.data.mods.packed_mods import digest_with
from game.titles.machu_picchu.content.definitions import FILES, GameData, MachuPicchuMod
from game.titles.machu_picchu.content.load import DATA

LEVELS: Final[Mapping[str, Levels]] = {
    "goods.yaml": {"goods": 2, "market": 1},
    "districts.yaml": {"districts": 2, "adjacent": 1, "jobs": 2},
    "clergy.yaml": {"rows": 2},
    "cards.yaml": {"sacrifice": 2, "moon": 1},
    "game.yaml": {"players": 2, "start": 1, "trail": 1, "days": 1, "conquest": 1, "house_rules": 1},
}
"""How deep the maps of each file are merged: what a figure says is replaced whole."""


def merge(base: GameData, mods: Sequence[MachuPicchuMod]) -> GameData:
    """The content with the figures of these mods. Raises ContentError where the whole cannot be played with."""
    try:
        content = DATA.of_files(_files(base, mods))
    except ContentError as error:
        raise ContentError([_told_of_mod(problem, mods) for problem in error.problems]) from error
    return replace(content, digest=digest_with(base.digest, mods), mods=tuple(mods), texts=base.texts)


def _files(base: GameData, mods: Sequence[MachuPicchuMod]) -> DataFiles:
    """The title's data with the figures of the mods in their places."""
    scans = []
    for name, source in zip(FILES, files_of_texts(base.texts, FILES).sources, strict=True):
        assert source is not None, "the title's own data were read before"
        root: Node = source.root
        for mod in mods:
            brought = _brought(mod, name)
            root = overlaid(root, brought, LEVELS[name]) if brought else root
        scans.append(Scan(root, ()))
    return DataFiles(scans)


def _brought(mod: MachuPicchuMod, name: str) -> Node | None:
    """What a file of the mod says; it was read once without a fault."""
    return scan_yaml_text(mod.files[name], _shown(mod, name)).root if name in mod.files else None


def _shown(mod: MachuPicchuMod, name: str) -> str:
    """How messages name a file of the mod."""
    return f"{Path(mod.folder).name}/{name}"


def _told_of_mod(problem: Problem, mods: Sequence[MachuPicchuMod]) -> Problem:
    """A fault that figures of a mod make of one of the title's own is told of the mod's file."""
    if problem.file not in FILES:
        return problem
    owner = next((mod for mod in reversed(mods) if problem.file in mod.files), mods[-1])
    return replace(problem, file=_shown(owner, problem.file), line=0)
