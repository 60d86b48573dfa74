"""The mods at hand: the game's own, the player's, and those named on the command line."""

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.content.definitions import Content, Mod
from game.content.mods import limits
from game.content.mods.blend import blend
from game.content.mods.folder import ModFolder
from game.content.mods.read import Host, read_mod
from game.content.problems import ContentError, Problem


@dataclass(frozen=True, slots=True)
class Unusable:
    """A folder that was meant as a mod and cannot be played with, and why."""

    folder: str
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Shelf:
    """The game's own content, the mods that can be played with by name, and those that cannot.

    `given` are the names of the mods that the command line asked for.
    """

    base: Content
    mods: Mapping[str, Mod] = field(default_factory=dict)
    unusable: tuple[Unusable, ...] = ()
    given: tuple[str, ...] = ()

    def content(self, names: Iterable[str]) -> Content:
        """The game with the mods of these names.

        Raises ContentError where one of them is not at hand or they do not go together.
        """
        wanted = sorted(set(names))
        lacking = [Problem(name, 0, "", "problem.mod_not_there") for name in wanted if name not in self.mods]
        if lacking:
            raise ContentError(lacking)
        return blend(self.base, [self.mods[name] for name in wanted])

    def at_hand(self, mod: Mod) -> Mod:
        """The mod as it lies here with its words and pictures, if it is the same one; else the mod itself."""
        found = self.mods.get(mod.name)
        return found if found and found.digest == mod.digest else mod


def stock(host: Host, given: Sequence[Path], shelves: Sequence[Path]) -> Shelf:
    """Every mod at hand: the folders in `given`, and those in each of the `shelves`. Never raises.

    Of two mods with one name the first is taken; a folder that is not there holds no mods.
    """
    folders = [path.resolve() for path in given]
    seen = set(folders)
    for shelf in shelves:
        folders += [path for path in _folders(shelf) if path.resolve() not in seen]
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
    return Shelf(host.content, dict(sorted(mods.items())), tuple(unusable), tuple(asked))


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
