"""Mods made for tests: the shipped ones at hand, and folders written from texts."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from game import __version__
from game.base.files.problems import ContentError
from game.base.files.program_folders import data_folder
from game.base.i18n.problem_lines import problem_line
from game.base.i18n.words import available_languages
from game.kit.data.mods.folder import ModFolder
from game.kit.data.mods.installed import InstalledMods
from game.kit.data.mods.manifest import HostProgram
from game.kit.data.mods.player_mods import installed_mods
from game.kit.data.mods.reader import ModReader
from game.titles.wiraqocha.campaign.checked_mods import CHECKED_MODS as MODS
from game.titles.wiraqocha.content.definitions import Additions, ValleyData, WiraqochaMod
from game.titles.wiraqocha.content.load import DATA
from tests.support.random_positions import penned
from tests.support.words import wiraqocha_words

SHIPPED = data_folder() / "mods"
PROGRAM = HostProgram(__version__, available_languages(), {MODS.title: MODS.parts})
HEAD = """name: my_mod
version: 1.0
needs: 0.1.0
authors: [Somebody]
title: {en: My mod}
description: {en: A mod for a test.}
"""


@cache
def base() -> ValleyData:
    """The game's own content."""
    return DATA.load()


def installed(
    data: ValleyData, given: Sequence[Path] = (), *, shipped_alone: bool = False
) -> InstalledMods[ValleyData, Additions]:
    """The mods at hand for this data."""
    return installed_mods(MODS, data, {MODS.title: MODS.parts}, given, shipped_alone=shipped_alone)


@cache
def shipped() -> InstalledMods[ValleyData, Additions]:
    """The mods that the game comes with."""
    return installed(base(), shipped_alone=True)


def write(folder: Path, **files: str) -> Path:
    """A mod in a folder: `cards="…"` writes cards.yaml, `words_en` words/en.yaml; mod.yaml is there by itself."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in {"mod": HEAD, **files}.items():
        path = folder / f"{name.replace('_', '/')}.yaml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def reading_of(folder: Path) -> ModReader:
    """A reading of the mod in a folder."""
    return ModReader(ModFolder(folder), MODS.title, PROGRAM)


def read(folder: Path) -> WiraqochaMod:
    """The mod in a folder, beside the figures that the tests are written for. Raises ContentError."""
    return MODS.read(reading_of(folder), penned())


def messages(folder: Path) -> list[str]:
    """What is wrong with the mod in a folder, in English, line by line."""
    try:
        read(folder)
    except ContentError as error:
        words = wiraqocha_words("en")
        return [problem_line(problem, words) for problem in error.problems]
    return []
