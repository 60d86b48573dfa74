"""The installed mods: the game's own, the player's, and those named on the command line."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias

from game.base.files.problems import ContentError, Problem
from game.core.match import PlayedMod
from game.core.mod import AdditionsT, AnyMod, Mod
from game.kit.data.mods.title_mods import DataT, TitleMods


@dataclass(frozen=True, slots=True)
class UnusableMod:
    """A folder that was meant as a mod and cannot be played with, and why."""

    folder: str
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class ModElsewhere:
    """A mod for another title, which its `game` names."""

    folder: str
    name: str
    game: str


@dataclass(frozen=True, slots=True)
class InstalledMods(Generic[DataT, AdditionsT]):
    """A title's own data, the mods that can be played with by name, and those that cannot.

    `given` are the names of the mods that the command line asked for, `refused` what it asked for and cannot have.
    `elsewhere` are the mods for other titles.
    """

    title_mods: TitleMods[DataT, AdditionsT]
    base: DataT
    mods: Mapping[str, Mod[AdditionsT]] = field(default_factory=dict)
    unusable: tuple[UnusableMod, ...] = ()
    given: tuple[str, ...] = ()
    refused: tuple[UnusableMod, ...] = ()
    elsewhere: tuple[ModElsewhere, ...] = ()

    @property
    def left_out(self) -> tuple[UnusableMod, ...]:
        """What cannot be played with and has to be told: a mod for another title where it was asked for."""
        return (*self.unusable, *(mod for mod in self.refused if mod not in self.unusable))

    def data_with(self, names: Iterable[str]) -> DataT:
        """The title's data with the mods of these names.

        Raises ContentError where one of them is not installed or they do not go together.
        """
        wanted = sorted(set(names))
        lacking = [Problem(name, 0, "", "problem.mod_not_there") for name in wanted if name not in self.mods]
        if lacking:
            raise ContentError(lacking)
        return self.title_mods.join(self.base, [self.mods[name] for name in wanted])

    def get(self, mod: Mod[AdditionsT]) -> Mod[AdditionsT]:
        """The mod as it lies here with its words and pictures, if it is the same one; else the mod itself."""
        found = self.mods.get(mod.name)
        return found if found and found.digest == mod.digest else mod


AnyInstalledMods: TypeAlias = InstalledMods[Any, Any]


def text_of_mod(mod: AnyMod, what: str, language: str) -> str:
    """The `title` or `description` of a mod in a language, or in English where it has none."""
    key = f"mod.{mod.name}.{what}"
    return mod.texts.get(language, {}).get(key) or mod.texts["en"][key]


def titles_of(played: Iterable[PlayedMod], known: Iterable[AnyMod], language: str) -> list[str]:
    """The mods of a game in a language, each with its version; by its name alone where it is not known."""
    mods = {mod.name: mod for mod in known}
    return [
        f"{text_of_mod(mods[one.name], 'title', language) if one.name in mods else one.name} {one.version}"
        for one in played
    ]
