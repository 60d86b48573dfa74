"""Looks for mods and reads every one that is found."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.datafiles.problems import ContentError, Problem
from game.mods import limits
from game.mods.folder import ModFolder, real
from game.mods.installed import ModShelf, Unusable
from game.titles.wiraqocha.content.definitions import Mod
from game.titles.wiraqocha.content.mods.read import Host, read_mod


def stock(host: Host, given: Sequence[Path], shelves: Sequence[Path]) -> ModShelf:
    """Every mod at hand: the folders in `given`, and those in each of the `shelves`. Never raises.

    Of two mods with one name the first is taken; a folder that is not there holds no mods.
    """
    folders = [real(path) for path in given]
    seen = set(folders)
    for shelf in shelves:
        folders += [path for path in _folders(shelf) if real(path) not in seen]
    mods: dict[str, Mod] = {}
    unusable: list[Unusable] = []
    asked: list[str] = []
    for number, folder in enumerate(folders):
        try:
            mod = _read(folder, host, mods)
        except ContentError as error:
            unusable.append(Unusable(str(folder), error.problems))
            continue
        mods[mod.name] = mod
        if number < len(given):
            asked.append(mod.name)
    return ModShelf(host.content, dict(sorted(mods.items())), tuple(unusable), tuple(asked))


def _read(folder: Path, host: Host, others: Mapping[str, Mod]) -> Mod:
    if not folder.is_dir():
        raise ContentError([Problem(str(folder), 0, "", "problem.no_folder")])
    mod = read_mod(ModFolder(folder), host)
    if mod.name in others:
        details = {"found": mod.name, "other": others[mod.name].folder}
        raise ContentError([Problem(f"{folder.name}/mod.yaml", 0, "name", "problem.mod_twice", details)])
    return mod


def _folders(shelf: Path) -> list[Path]:
    """The folders on a shelf that are no links and not hidden, sorted by name."""
    try:
        with os.scandir(shelf) as entries:
            found = [
                shelf / entry.name
                for entry in entries
                if not entry.name.startswith(".") and entry.is_dir(follow_symlinks=False)
            ]
    except OSError:
        return []
    return sorted(found)[: limits.FOLDERS]
