"""Mods that have the files of a title's data, with figures in the place of its own: read, and merged into the data."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias, TypeVar

from game.base.files.data_files import DataFiles, files_of_texts
from game.base.files.problems import ContentError, Problem
from game.base.files.yaml_text import Scan, scan_yaml_text
from game.base.files.yaml_tree import Node
from game.core.mod import AnyMod
from game.kit.data.loader import DataLoader
from game.kit.data.mods.overlay import Levels, figures, overlaid
from game.kit.data.mods.reader import ModReader

T = TypeVar("T")
FileLevels: TypeAlias = Mapping[str, Levels]
"""How deep the maps of each file are merged, by its name; what a figure says is replaced whole."""


def read_figures(reading: ModReader, levels: FileLevels) -> tuple[str, ...]:
    """The dotted keys of the figures that the mod has in the place of the title's own."""
    sources = {name: reading.part(name) for name in levels}
    return tuple(
        key for name, source in sources.items() if source for key in figures(source.root, levels[name])
    )


def with_figures(
    loader: DataLoader[T], levels: FileLevels, texts: Sequence[str], mods: Sequence[AnyMod]
) -> T:
    """The data that the title's own `texts` say with the figures of these mods in their places, checked anew.

    Raises ContentError, with what is wrong told of the mods' files.
    """
    scans = []
    for name, source in zip(loader.files, files_of_texts(texts, loader.files).sources, strict=False):
        assert source is not None, "the title's own data were read before"
        root: Node = source.root
        for mod in mods:
            brought = _brought(mod, name)
            root = overlaid(root, brought, levels[name]) if brought else root
        scans.append(Scan(root, ()))
    try:
        return loader.of_files(DataFiles(scans))
    except ContentError as error:
        raise ContentError(
            [_told_of_mod(problem, loader.files, mods) for problem in error.problems]
        ) from error


def _brought(mod: AnyMod, name: str) -> Node | None:
    """What a file of the mod says; it was read once without a fault."""
    return scan_yaml_text(mod.files[name], _shown(mod, name)).root if name in mod.files else None


def _shown(mod: AnyMod, name: str) -> str:
    """How messages name a file of the mod."""
    return f"{Path(mod.folder).name}/{name}"


def _told_of_mod(problem: Problem, files: Sequence[str], mods: Sequence[AnyMod]) -> Problem:
    """A fault that figures of a mod make of one of the title's own is told of the mod's file."""
    if problem.file not in files:
        return problem
    owner = next((mod for mod in reversed(mods) if problem.file in mod.files), mods[-1])
    return replace(problem, file=_shown(owner, problem.file), line=0)
