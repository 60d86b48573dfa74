"""The words that the shell asks of every title; docs/adding-a-title.md lists them."""

from collections.abc import Iterator
from typing import Final

from game.base.files.problems import DataError, Problem
from game.base.i18n.words import FALLBACK, locale_folder, texts_of_locale
from game.core.contract import AnyTitle, Bots, GameStatistics
from game.core.rules_book import RulesBook

_ALWAYS: Final = (
    "title.name",
    "title.subtitle",
    "credits.heading.game",
    "credits.text.game",
    "menu.quick.note",
    "menu.quick.more_tip",
    "menu.goal_label",
    "menu.seed_tip",
    "menu.again.open",
    "menu.again.open_tip",
    "menu.again.same",
    "menu.again.same_tip",
    "story.players",
    "transcript.title",
    "transcript.setting",
)


def needed_words(title: AnyTitle) -> Iterator[str]:
    """The keys of the texts that a title must have, by what its parts name."""
    yield from _ALWAYS
    for level in title.bots.offered if title.has(Bots) else ():
        yield from (f"bots.level.{level}", f"bots.level_note.{level}")
    for reason in title.part(GameStatistics).reasons:
        yield from (f"victory.{reason}", f"statistics.reason.{reason}")
    for chapter in title.part(RulesBook).chapters if title.has(RulesBook) else ():
        yield f"chapter.{chapter.name}"
        for section in chapter.sections:
            yield from (f"book.{section.name}.title", f"book.{section.name}.text")


def check_words(title: AnyTitle) -> tuple[()]:
    """Raise DataError where a title lacks one in English: with its key and the folder of its files."""
    folder = locale_folder(title.name)
    texts, place = texts_of_locale(FALLBACK, folder), str(folder / FALLBACK)
    lacked = [key for key in needed_words(title) if key not in texts]
    if lacked:
        raise DataError([Problem(place, 0, key, "problem.missing_key") for key in lacked])
    return ()
