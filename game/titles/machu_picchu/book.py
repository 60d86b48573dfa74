"""The chapters and sections of the book of rules of The Princes of Machu Picchu, with the pictures that each shows.

A section's pictures name what they show: `district:hut`, `card:farmer+puma`, `inca:farmer`, `piece:prince`, and by the
name of the picture itself `good.corn`, `tile.two`, `card.virgin`…
"""

from typing import Final

from game.core.rules_book import BookChapter, RulesBook, Section


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
    BookChapter("table", (Section("house_rules"), Section("hand"), Section("keys"), Section("notation"))),
)

BOOK: Final = RulesBook(_CHAPTERS)
