"""Looks for the mods of a title and reads every one that is found."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Generic

from game.base.files.disk_questions import exists, is_file, is_folder, is_left_by_system, is_link
from game.base.files.problems import ContentError, Problem, nearest
from game.core.mod import AdditionsT, Mod
from game.kit.data.mods import limits
from game.kit.data.mods.folder import MANIFEST, PICTURES, WORDS, ModFolder, is_plain, real
from game.kit.data.mods.installed import InstalledMods, ModElsewhere, UnusableMod
from game.kit.data.mods.manifest import HostProgram
from game.kit.data.mods.reader import ModReader
from game.kit.data.mods.title_mods import DataT, TitleMods

_PACKED: Final = (".zip", ".7z", ".rar", ".tar", ".gz", ".tgz", ".xz", ".bz2")


def find_mods(
    title_mods: TitleMods[DataT, AdditionsT],
    data: DataT,
    program: HostProgram,
    given: Sequence[Path],
    own: Sequence[Path],
    shipped: Path,
) -> InstalledMods[DataT, AdditionsT]:
    """Every installed mod for a title: those `given`, and those in the folders `own` and `shipped`. Never raises.

    What is given is the folder of a mod, or the name of one that lies in those. Of two mods with one name the first is
    taken; a folder that is not there holds no mods.
    """
    search = _Search(title_mods, data, program)
    names = [path for path in given if path == Path(path.name) and is_plain(path.name) and not exists(path)]
    folders = list(dict.fromkeys(real(path) for path in given if path not in names))
    for path in folders:
        search.read(path, asked=True)
    for above in (*own, shipped):
        for path in _places(above):
            if real(path) not in folders:
                search.read(path, shipped=above == shipped)
    for path in dict.fromkeys(names):
        search.ask(path.name)
    return search.found()


class _Search(Generic[DataT, AdditionsT]):
    """What was found so far."""

    def __init__(self, title_mods: TitleMods[DataT, AdditionsT], data: DataT, program: HostProgram) -> None:
        self.title_mods, self.data, self.program = title_mods, data, program
        self.mods: dict[str, Mod[AdditionsT]] = {}
        self.asked: list[str] = []
        self.unusable: list[UnusableMod] = []
        self.refused: list[UnusableMod] = []
        self.elsewhere: list[ModElsewhere] = []

    def found(self) -> InstalledMods[DataT, AdditionsT]:
        """All of it, the mods by name."""
        return InstalledMods(
            self.title_mods,
            self.data,
            dict(sorted(self.mods.items())),
            tuple(self.unusable),
            tuple(dict.fromkeys(self.asked)),
            tuple(self.refused),
            tuple(self.elsewhere),
        )

    def read(self, path: Path, *, asked: bool = False, shipped: bool = False) -> None:
        """Read what lies at a path, and note what it is. A shipped mod may be for a title that is taken away."""
        try:
            found = self._mod_in(path, shipped=shipped)
        except ContentError as error:
            self._leave_out(UnusableMod(str(path), error.problems), asked=asked)
            return
        if isinstance(found, ModElsewhere):
            self.elsewhere.append(found)
            if asked:
                self.refused.append(self._for_another(found))
            return
        self.mods[found.name] = found
        if asked:
            self.asked.append(found.name)

    def ask(self, name: str) -> None:
        """Ask for a mod that was found by its name, or that of its folder where it cannot be used."""
        elsewhere = next((one for one in self.elsewhere if name in (one.name, Path(one.folder).name)), None)
        unusable = next((one for one in self.unusable if Path(one.folder).name == name), None)
        if name in self.mods:
            self.asked.append(name)
        elif elsewhere is not None:
            self.refused.append(self._for_another(elsewhere))
        elif unusable is not None:
            if unusable not in self.refused:
                self.refused.append(unusable)
        else:
            folders = [one.folder for one in self.unusable] + [one.folder for one in self.elsewhere]
            near = nearest(name, (*self.mods, *(Path(folder).name for folder in folders)))
            problem = Problem(name, 0, "", "problem.mod_unknown", nearest=near)
            self._leave_out(UnusableMod(name, (problem,)), asked=True)

    def _leave_out(self, mod: UnusableMod, *, asked: bool) -> None:
        self.unusable.append(mod)
        if asked:
            self.refused.append(mod)

    def _for_another(self, mod: ModElsewhere) -> UnusableMod:
        """A mod for another title cannot be played with in this one."""
        file = f"{Path(mod.folder).name}/{MANIFEST}"
        reason = "mod_default_game" if mod.game == self.program.titles[0] else "mod_other_game"
        details = {"game": mod.game, "line": f"game: {self.title_mods.title}"}
        problem = Problem(file, 0, "game", f"problem.{reason}", details)
        return UnusableMod(mod.folder, (problem,))

    def _mod_in(self, path: Path, *, shipped: bool) -> Mod[AdditionsT] | ModElsewhere:
        """The mod in this folder. Raises ContentError."""
        if is_link(path) or not is_folder(path):
            raise ContentError([Problem(str(path), 0, "", f"problem.{_no_folder(path)}")])
        title = self.title_mods.title
        reading = ModReader(ModFolder(path), title, self.program)
        if reading.game not in self.program.titles and not shipped:
            raise ContentError(reading.manifest_problems())
        if reading.game != title:
            name = reading.manifest.name if reading.manifest else path.name
            return ModElsewhere(str(path), name, reading.game)
        mod = self.title_mods.read(reading, self.data)
        if mod.name in self.mods:
            details = {"found": mod.name, "other": self.mods[mod.name].folder}
            raise ContentError([Problem(f"{path.name}/{MANIFEST}", 0, "name", "problem.mod_twice", details)])
        return mod


def _no_folder(path: Path) -> str:
    """What keeps a path from being the folder of a mod: a locale key below `problem`."""
    if is_link(path):
        return "mod_link"
    if path.suffix.lower() in _PACKED and is_file(path):
        return "mod_packed"
    if path.name == MANIFEST and is_file(path):
        return "mod_loose"
    return "mod_file" if exists(path) else "no_folder"


def _places(above: Path) -> list[Path]:
    """What lies in a folder of mods and is one or was meant as one, sorted by name; hidden things are passed over."""
    try:
        with os.scandir(above) as entries:
            found = [
                entry.name for entry in entries if not is_left_by_system(entry.name) and _is_meant(entry)
            ]
    except OSError:
        return []
    if MANIFEST in found:  # the parts of a mod that has no folder of its own are no mods
        found = [name for name in found if name not in (WORDS, PICTURES)]
    return [above / name for name in sorted(found)[: limits.FOLDERS]]


def _is_meant(entry: "os.DirEntry[str]") -> bool:
    """Whether something in a folder of mods was meant as a mod."""
    packed = Path(entry.name).suffix.lower() in _PACKED
    return packed or entry.name == MANIFEST or is_folder(Path(entry.path))
