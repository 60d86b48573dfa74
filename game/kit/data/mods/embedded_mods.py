"""Reads the mods that a save carries."""

from game.base.i18n.words import available_languages
from game.core.mod import AdditionsT, Mod
from game.kit.data.mods.folder import EmbeddedFolder
from game.kit.data.mods.manifest import HostProgram
from game.kit.data.mods.packed_mods import ModFiles
from game.kit.data.mods.reader import ModReader
from game.kit.data.mods.title_mods import DataT, TitleMods


def embedded_mods(
    title_mods: TitleMods[DataT, AdditionsT], data: DataT, mods: ModFiles, version: str
) -> list[Mod[AdditionsT]]:
    """The mods, checked beside the title's own data. Raises ContentError, also for a too old version."""
    program = HostProgram(version, available_languages(), {title_mods.title: title_mods.parts})
    folders = [EmbeddedFolder(name, files) for name, files in mods.items()]
    return [title_mods.read(ModReader(folder, title_mods.title, program), data) for folder in folders]
