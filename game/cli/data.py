"""The title, the data and the mods that the options name."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from game.base.files.disk_questions import is_file
from game.base.files.problems import DataError
from game.base.i18n.words import Words
from game.cli.refusal import RefusedError
from game.core import registry

if TYPE_CHECKING:
    from game.core.contract import AnyData, AnyTitle
    from game.kit.data.mods.installed import AnyInstalledMods


def title_of(options: argparse.Namespace) -> "AnyTitle":
    """The title that `--title` names."""
    return registry.title(options.title)


def named_mods(options: argparse.Namespace) -> list[Path]:
    """The folders that `--mod` names, before the command and after it."""
    return [*(options.mods or ()), *(getattr(options, "more_mods", None) or ())]


def installed_mods(options: argparse.Namespace, words: Words) -> "AnyInstalledMods":
    """The installed mods, among them all that `--mod` names."""
    from game.base.i18n.problem_lines import problem_line

    installed = found_mods(options, words)
    if installed.refused:
        problems = [problem for mod in installed.refused for problem in mod.problems]
        raise RefusedError("\n".join(problem_line(problem, words) for problem in problems))
    return installed


def found_mods(options: argparse.Namespace, words: Words) -> "AnyInstalledMods":
    """The installed mods, and which of those that `--mod` names cannot be had."""
    from game.kit.data.mods.player_mods import installed_mods, mod_parts

    title_mods, data = title_of(options).data.mods(), own_data(options, words)
    return installed_mods(title_mods, data, mod_parts(), named_mods(options))


def chosen_data(options: argparse.Namespace, words: Words) -> "AnyData":
    """The game's data with the mods that `--mod` names."""
    if not named_mods(options):
        return own_data(options, words)
    from game.base.i18n.problem_lines import problem_lines

    installed = installed_mods(options, words)
    try:
        content: AnyData = installed.data_with(installed.given)
        return content
    except DataError as error:
        raise RefusedError("\n".join(problem_lines(error, words))) from error


def dressed(words: Words, content: "AnyData") -> Words:
    """The words of a game with this content, those of its mods among them."""
    from game.core.game_words import game_words

    return game_words(words, content, content.mods)


def own_data(options: argparse.Namespace, words: Words) -> "AnyData":
    """The title's own data, or those in the folder that `--data-dir` names."""
    from game.base.i18n.problem_lines import problem_lines

    refuse_strange(options.data_dir, options.title, words)
    try:
        return title_of(options).data.load(options.data_dir)
    except DataError as error:
        raise RefusedError("\n".join(problem_lines(error, words))) from error


def refuse_strange(folder: Path | None, title: str, words: Words) -> None:
    """Raise RefusedError for a folder of data that are a mod, or those of another title than the one played."""
    from game.kit.data.mods.folder import MANIFEST

    if folder is None:
        return
    if is_file(folder / MANIFEST):
        raise RefusedError(words("cli.folder_of_mod", folder=folder))
    if _is_data_of(title, folder):
        return
    for other in registry.titles():
        if other != title and _is_data_of(other, folder):
            raise RefusedError(words("cli.folder_of_other", folder=folder, title=other))


def _is_data_of(title: str, folder: Path) -> bool:
    try:
        registry.title(title).data.load(folder)
    except DataError:
        return False
    return True
