"""The mods at hand: the game's own, the player's, and those named on the command line."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from game.datafiles.problems import ContentError, Problem
from game.titles.wiraqocha.content.definitions import Content, Mod
from game.titles.wiraqocha.content.mods.merge import blend


@dataclass(frozen=True, slots=True)
class Unusable:
    """A folder that was meant as a mod and cannot be played with, and why."""

    folder: str
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class ModShelf:
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


def told_of(mod: Mod, what: str, language: str) -> str:
    """The `title` or `description` of a mod in a language, or in English where it has none."""
    key = f"mod.{mod.name}.{what}"
    return mod.texts.get(language, {}).get(key) or mod.texts["en"][key]
