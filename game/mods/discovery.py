"""Looks for the mods of a title and reads every one that is found."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.datafiles.disk_questions import is_folder, is_left_by_system
from game.datafiles.problems import ContentError, Problem
from game.mods import limits
from game.mods.folder import MANIFEST, ModFolder, real
from game.mods.installed import InstalledMods, UnusableMod
from game.mods.manifest import HostProgram
from game.mods.mod import DataT, ModT, TitleMods
from game.mods.reader import ModReader


def find_mods(
    title_mods: TitleMods[DataT, ModT],
    data: DataT,
    program: HostProgram,
    given: Sequence[Path],
    around: Sequence[Path],
) -> InstalledMods[DataT, ModT]:
    """Every installed mod for a title: the folders in `given`, and those that lie in each of `around`. Never raises.

    Mods for other titles are passed over. Of two mods with one name the first is taken; a folder that is not there
    holds no mods.
    """
    folders = [real(path) for path in given]
    seen = set(folders)
    for above in around:
        folders += [path for path in _folders(above) if real(path) not in seen]
    mods: dict[str, ModT] = {}
    unusable: list[UnusableMod] = []
    asked: list[str] = []
    elsewhere: dict[str, str] = {}
    for number, folder in enumerate(folders):
        try:
            mod = _read(folder, title_mods, data, program, mods)
        except ContentError as error:
            unusable.append(UnusableMod(str(folder), error.problems))
            continue
        if isinstance(mod, str):
            elsewhere[str(folder)] = mod
            continue
        mods[mod.name] = mod
        if number < len(given):
            asked.append(mod.name)
    found = dict(sorted(mods.items()))
    return InstalledMods(title_mods, data, found, tuple(unusable), tuple(asked), elsewhere)


def _read(
    folder: Path,
    title_mods: TitleMods[DataT, ModT],
    data: DataT,
    program: HostProgram,
    others: Mapping[str, ModT],
) -> ModT | str:
    """The mod in this folder, or the name of the other title that it is for. Raises ContentError."""
    if not is_folder(folder):
        raise ContentError([Problem(str(folder), 0, "", "problem.no_folder")])
    reading = ModReader(ModFolder(folder), title_mods.parts, program)
    if reading.manifest is not None and reading.manifest.game not in ("", title_mods.title):
        return reading.manifest.game
    mod = title_mods.read(reading, data)
    if mod.name in others:
        details = {"found": mod.name, "other": others[mod.name].folder}
        raise ContentError([Problem(f"{folder.name}/{MANIFEST}", 0, "name", "problem.mod_twice", details)])
    return mod


def _folders(above: Path) -> list[Path]:
    """The folders in a folder that are no links and not left by a system, sorted by name."""
    try:
        with os.scandir(above) as entries:
            found = [
                above / entry.name
                for entry in entries
                if not is_left_by_system(entry.name) and entry.is_dir(follow_symlinks=False)
            ]
    except OSError:
        return []
    return sorted(found)[: limits.FOLDERS]
