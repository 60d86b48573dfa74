"""The language that the command line speaks."""

import argparse
import gettext
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from game.base.files.disk_questions import is_folder
from game.base.files.problems import DataError, nearest
from game.base.files.visible import on_one_line
from game.base.i18n.system_language import language_of, system_language
from game.base.i18n.words import FALLBACK, Words, available_languages, locale_folder
from game.base.profile.folders import cache_folder, player_folder
from game.cli.refusal import RefusedError
from game.core import registry


@contextmanager
def argparse_speaking(language: str) -> Iterator[None]:
    """While this lasts, argparse finds its own sentences in our catalogues.

    It takes them from gettext, which knows no other way to be told a language than LANGUAGE.
    """
    gettext.bindtextdomain("messages", str(locale_folder()))
    before = os.environ.get("LANGUAGE")
    os.environ["LANGUAGE"] = language
    try:
        yield
    finally:
        del os.environ["LANGUAGE"]
        if before is not None:
            os.environ["LANGUAGE"] = before


def words_for(given: Sequence[str]) -> Words:
    """The words of the language that `--lang` names, or else the settings or the system: they are needed before
    the arguments are understood.
    """
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    finder.add_argument("--lang")
    finder.add_argument("--title", default=registry.default())
    try:
        named = finder.parse_known_args(given)[0]
    except argparse.ArgumentError:  # an option without a value: the full parser will say so
        named = argparse.Namespace(lang=None, title=registry.default())
    try:
        language = _chosen_language() if named.lang is None else named.lang
        known = available_languages()
        words = Words.load(language if language in known else FALLBACK, keep_in=cache_folder())
        if language not in known:
            raise _unknown(words, "language", language, known)
    except DataError as error:  # there are no words to tell it in
        raise RefusedError(str(error)) from error
    if named.title not in registry.titles():
        raise _unknown(words, "title", named.title, registry.titles())
    return words_of(named.title, words)


def words_of(title: str, words: Words) -> Words:
    """The words of a title beside those of the shell."""
    try:
        return words.with_title(title, cache_folder())
    except DataError as error:
        from game.base.i18n.problem_lines import problem_lines

        raise RefusedError("\n".join(problem_lines(error, words))) from error


def _unknown(words: Words, what: str, found: str, known: Sequence[str]) -> RefusedError:
    """That there is no such language or title, and which there are."""
    close = nearest(found, known) or nearest(language_of(found), known)
    hint = words("cli.did_you_mean", nearest=close) if close else ""
    return RefusedError(words(f"cli.unknown_{what}", found=on_one_line(found), known=", ".join(known)) + hint)


def _chosen_language() -> str:
    """The language that the player chose in the settings, or the system's."""
    if not is_folder(player_folder()):
        return system_language()
    from game.base.profile.preferences import FILE, SettingsFault, read_settings

    found = read_settings(player_folder() / FILE, cache_folder())
    return system_language() if isinstance(found, SettingsFault) else found.spoken
