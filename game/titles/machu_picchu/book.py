"""The chapters and sections of the book of rules of The Princes of Machu Picchu, with the pictures that each shows.

A section's pictures name what they show: `good:corn`, `district:hut`, `job:farmer`, `row:puma`, `tile:two`,
`card:farmer+puma`, `icon:stone`…
"""

from typing import Final

from game.rules_book.contents import Chapter, RulesBook, Section

_CHAPTERS: Final = (
    Chapter(
        "city",
        (
            Section("aim", ("card:farmer+puma",)),
            Section("pieces", ("good:corn", "good:llama", "good:coca", "good:pottery", "good:cloth")),
            Section("setup"),
        ),
    ),
    Chapter(
        "turn",
        (Section("turn"), Section("walk"), Section("ride", ("good:llama",)), Section("stay", ("tile:two",))),
    ),
    Chapter(
        "districts",
        (
            Section("production", ("district:coca", "job:planter")),
            Section("temples", ("district:sun", "icon:stone")),
            Section("main_temple", ("district:main",)),
            Section("incas", ("district:hut", "district:palace")),
            Section("clergy", ("row:virgin", "row:puma", "row:condor")),
            Section("plaza", ("district:plaza",)),
            Section("clock", ("district:clock",)),
        ),
    ),
    Chapter("trail", (Section("trail"), Section("summit", ("card:farmer+puma",)))),
    Chapter(
        "day",
        (
            Section("last_turns", ("icon:sun",)),
            Section("night", ("tile:corn", "tile:three")),
            Section("last_day"),
        ),
    ),
    Chapter("end", (Section("rescue"), Section("conquest"), Section("scoring", ("card:virgin+puma",)))),
    Chapter("table", (Section("house_rules"), Section("hand"), Section("keys"), Section("notation"))),
)

BOOK: Final = RulesBook(_CHAPTERS)
