"""The mods of this machine's player: where they lie, and their words among those of the game."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from game import __version__
from game.datafiles.program_folders import data_folder
from game.i18n.words import FALLBACK, Words
from game.mods.installed import ModShelf
from game.profile.folders import player_folder
from game.titles.wiraqocha.content.definitions import Content, Mod


def mods_folder() -> Path:
    """The player's own folder for mods, which may not exist yet."""
    return player_folder() / "mods"


def shelf_of(content: Content, given: Sequence[Path] = (), *, shipped_alone: bool = False) -> ModShelf:
    """Every mod at hand for a game with this content: those `given`, the player's own, and the shipped ones.

    `shipped_alone` leaves the player's out.
    """
    # Asked for late: this brings the library that checks.
    from game.mods.discovery import stock
    from game.titles.wiraqocha.content.mods.read import Host

    shelves = [data_folder() / "mods"] if shipped_alone else [mods_folder(), data_folder() / "mods"]
    return stock(Host(content, __version__), given, shelves)


def words_with(words: Words, mods: Iterable[Mod]) -> Words:
    """The words with those of these mods; what a mod does not say in the language it says in English."""
    texts: dict[str, str] = {}
    for mod in mods:
        texts.update(mod.texts.get(FALLBACK, {}))
        texts.update(mod.texts.get(words.language, {}))
    return words.also(texts)
