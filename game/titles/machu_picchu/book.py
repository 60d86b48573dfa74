"""The chapters and sections of the book of rules of The Princes of Machu Picchu, with the pictures that each shows.

A section's pictures name what they show: `district:hut`, `card:farmer+puma`, `inca:farmer`, `piece:prince`, and by the
name of the picture itself `good.corn`, `tile.two`, `card.virgin`…
"""

from typing import Final

from game.base.i18n.words import Words
from game.base.keys.shell_keys import PROGRAM, TABLE
from game.core.rules_book import BookChapter, BookTables, RulesBook, Section
from game.titles.machu_picchu.content.definitions import CityData
from game.titles.machu_picchu.keys import MACHU_PICCHU
from game.titles.machu_picchu.phrases import amounts_text


def _job(name: str) -> Section:
    return Section(f"incas.{name}", (f"inca:{name}",))


def _row(name: str) -> Section:
    return Section(f"clergy.{name}", (f"card.{name}",))


_CHAPTERS: Final = (
    BookChapter(
        "city",
        (
            Section("aim", ("card:farmer+puma", "piece:prince")),
            Section("pieces", ("piece:prince", "piece:scout", "good.corn", "good.llama")),
            Section("setup", ("district:corn",)),
        ),
    ),
    BookChapter(
        "turn",
        (
            Section("turn", ("piece:prince",)),
            Section("walk"),
            Section("ride", ("good.llama",)),
            Section("stay", ("tile.three", "tile.coca")),
        ),
    ),
    BookChapter(
        "districts",
        (
            Section("districts"),
            Section("production", ("district:coca",)),
            Section("temples", ("district:sun", "district:condor")),
            Section("main_temple", ("district:main",)),
            Section("plaza", ("district:plaza",)),
            Section("clock", ("district:clock",)),
        ),
    ),
    BookChapter(
        "incas",
        (
            Section("incas", ("district:hut", "district:palace")),
            *map(_job, ("farmer", "shepherd", "planter", "potter", "weaver")),
        ),
    ),
    BookChapter(
        "clergy",
        (
            Section("clergy", ("district:virgins", "district:priests")),
            *map(_row, ("virgin", "puma", "condor")),
        ),
    ),
    BookChapter(
        "trail",
        (
            Section("trail", ("piece:scout", "milestone.7", "milestone.13")),
            Section("summit", ("field.summit", "card.back")),
        ),
    ),
    BookChapter(
        "day",
        (
            Section("last_turns", ("tile.sun",)),
            Section("night", ("tile.corn", "tile.two")),
            Section("last_day", ("sun.now",)),
        ),
    ),
    BookChapter(
        "end",
        (
            Section("rescue", ("card.virgin", "card.back")),
            Section("conquest", ("gold",)),
            Section("scoring", ("card:virgin+puma", "card:farmer+weaver")),
            Section("ties"),
        ),
    ),
    BookChapter(
        "table",
        (
            Section("house_rules"),
            Section("hand"),
            Section("keys", keys=(MACHU_PICCHU, TABLE, PROGRAM)),
            Section("notation"),
        ),
    ),
)


def _tables(words: Words, data: CityData) -> BookTables:
    """What Incas and clergy cost, at the end of the chapter of the clergy."""
    heading = [words(f"book_table.{column}") for column in ("what", "cost", "steps")]
    incas = [[words(f"job.{job}"), amounts_text(words, kind.cost), ""] for job, kind in data.jobs.items()]
    clergy = [
        [words(f"row.{row}"), amounts_text(words, kind.costs[0]), ", ".join(map(str, kind.steps))]
        for row, kind in data.clergy.items()
    ]
    return {"clergy": [heading, *incas, *clergy]}


BOOK: Final = RulesBook(_CHAPTERS, _tables)
