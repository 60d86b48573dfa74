"""The mods of this machine's player: where they lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game import __version__
from game.base.files.problems import ContentError
from game.base.files.program_folders import data_folder
from game.base.i18n.words import available_languages
from game.base.profile.folders import player_folder
from game.core import registry

if TYPE_CHECKING:
    from game.core.mod import AdditionsT
    from game.kit.data.mods.installed import InstalledMods
    from game.kit.data.mods.title_mods import DataT, TitleMods


def mods_folder() -> Path:
    """The player's own folder for mods, which may not exist yet."""
    return player_folder() / "mods"


def mod_parts() -> Mapping[str, Sequence[str]]:
    """The YAML files that a mod for each title may have, by the title's name and in the order of `registry.titles`."""
    return {name: registry.title(name).data.mods().parts for name in registry.titles()}


def installed_mods(
    title_mods: TitleMods[DataT, AdditionsT],
    data: DataT,
    parts: Mapping[str, Sequence[str]],
    given: Sequence[Path] = (),
    *,
    shipped_alone: bool = False,
) -> InstalledMods[DataT, AdditionsT]:
    """Every installed mod for a title with this data: those `given`, the player's own, and the shipped ones.

    `parts` are the files that mods have, by the names of all titles there are, the default one first: mods name
    theirs. `given` are folders, or names of mods that lie elsewhere. `shipped_alone` leaves the player's out.
    """
    # Asked for late: this brings the library that checks.
    from game.kit.data.mods.discovery import find_mods
    from game.kit.data.mods.manifest import HostProgram

    program = HostProgram(__version__, available_languages(), parts)
    own = [] if shipped_alone else [mods_folder()]
    return find_mods(title_mods, data, program, given, own, data_folder() / "mods")


def installed_data(
    title_mods: TitleMods[DataT, AdditionsT], data: DataT, names: Sequence[str], digest: str
) -> DataT | None:
    """The data of this digest, made of the installed data and mods of these names; None where they differ."""
    if not names:
        return None
    try:
        found = installed_mods(title_mods, data, {title_mods.title: title_mods.parts}).data_with(names)
    except ContentError:
        return None
    return found if found.digest == digest else None
