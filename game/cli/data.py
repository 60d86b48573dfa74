"""The title, the data and the mods that the options name."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from game import registry
from game.cli.refusal import RefusedError
from game.datafiles.problems import DataError
from game.i18n.words import Words

if TYPE_CHECKING:
    from game.mods.installed import AnyInstalledMods
    from game.protocol import AnyData, AnyTitle


def title_of(options: argparse.Namespace) -> "AnyTitle":
    """The title that `--title` names."""
    return registry.title(options.title)


def named_mods(options: argparse.Namespace) -> list[Path]:
    """The folders that `--mod` names, before the command and after it."""
    return [*(options.mods or ()), *(getattr(options, "more_mods", None) or ())]


def found_mods(options: argparse.Namespace, words: Words) -> "AnyInstalledMods":
    """The installed mods, and what is wrong with those of them, or that `--mod` names, that cannot be used."""
    from game.mods.folder import real
    from game.mods.player_mods import installed_mods

    mods = named_mods(options)
    installed = installed_mods(title_of(options).mods, own_data(options, words), registry.titles(), mods)
    for folder in map(str, map(real, mods)):
        if other := installed.elsewhere.get(folder):
            raise RefusedError(words("cli.mod_elsewhere", folder=folder, title=other))
    return installed


def installed_mods(options: argparse.Namespace, words: Words) -> "AnyInstalledMods":
    """The installed mods, among them all that `--mod` names."""
    from game.i18n.problem_lines import problem_lines
    from game.mods.folder import real

    installed = found_mods(options, words)
    wanted = {str(real(folder)) for folder in named_mods(options)}
    for unusable in installed.unusable:
        if unusable.folder in wanted:
            raise RefusedError("\n".join(problem_lines(DataError(unusable.problems), words)))
    return installed


def chosen_data(options: argparse.Namespace, words: Words) -> "AnyData":
    """The game's data with the mods that `--mod` names."""
    if not named_mods(options):
        return own_data(options, words)
    from game.i18n.problem_lines import problem_lines

    installed = installed_mods(options, words)
    try:
        content: AnyData = installed.data_with(installed.given)
        return content
    except DataError as error:
        raise RefusedError("\n".join(problem_lines(error, words))) from error


def dressed(words: Words, content: "AnyData") -> Words:
    """The words of a game with this content, those of its mods among them."""
    from game.game_words import game_words

    return game_words(words, content, content.mods)


def own_data(options: argparse.Namespace, words: Words) -> "AnyData":
    from game.i18n.problem_lines import problem_lines

    try:
        return title_of(options).load(options.data_dir)
    except DataError as error:
        raise RefusedError("\n".join(problem_lines(error, words))) from error
