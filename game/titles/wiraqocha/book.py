"""The chapters and sections of Wiraqocha's book of rules, with the pictures that each shows.

A section's pictures name what they show: `tile:N3`, `token:drill`, `dice:2,2`, `card:juggernaut`…
"""

from typing import Final

from game.base.i18n.words import Words
from game.base.keys.shell_keys import PROGRAM, TABLE
from game.core.rules_book import BookChapter, BookTables, RulesBook, Section
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.keys import WIRAQOCHA
from game.titles.wiraqocha.phrases import card_name


def _card(name: str) -> Section:
    return Section(f"cards.{name}", (f"card:{name}",))


_CHAPTERS: Final = (
    BookChapter(
        "expedition",
        (
            Section("aim", ("relic:D3", "icon:crystal", "card:death_ray")),
            Section("pieces", ("token:camp", "dice:5", "icon:cube", "icon:crystal")),
            Section("setup"),
        ),
    ),
    BookChapter(
        "valley",
        (
            Section("valley", ("tile:N4", "tile:S345")),
            Section("tiles.jungle", ("tile:N7",)),
            Section("tiles.ruins", ("tile:D1",)),
            Section("tiles.village", ("tile:D6",)),
            Section("tiles.vein", ("tile:N1",)),
            Section("graveyard", ("tile:graveyard",)),
            Section("requirements", ("dice:3,5", "dice:2,2", "dice:3,4,5")),
        ),
    ),
    BookChapter(
        "tokens",
        (
            Section("camp", ("token:camp",)),
            Section("tokens.explorer", ("token:explorer",)),
            Section("tokens.drill", ("token:drill",)),
            Section("tokens.zeppelin", ("token:zeppelin",)),
            Section("tokens.white", ("token:android", "token:juggernaut", "token:miner")),
        ),
    ),
    BookChapter(
        "turn",
        (
            Section("turn.preparation"),
            Section("income", ("icon:cube",)),
            Section("muster", ("dice:1,4,6",)),
            Section("exchange", ("token:zeppelin", "token:explorer")),
            Section("turn.actions", ("dice:2,3,5",)),
            Section("turn.end"),
            Section("harvest", ("token:drill", "icon:crystal")),
        ),
    ),
    BookChapter(
        "conquest",
        (
            Section("conquest", ("dice:5", "tile:N5")),
            Section("reach"),
            Section("mountains", ("tile:D4", "token:zeppelin")),
            Section("protection", ("die:4",)),
        ),
    ),
    BookChapter(
        "actions",
        (
            Section("cubes", ("icon:cube", "icon:cube", "dice:6")),
            Section("rerolls", ("tile:D2",)),
            Section("build", ("card:production_tanks",)),
            Section("plunder", ("token:camp",)),
            Section("sacrifice", ("icon:crystal", "dice:5")),
            Section("recover", ("tile:graveyard",)),
        ),
    ),
    BookChapter(
        "cards",
        (
            Section("cards"),
            _card("android_factory"),
            _card("flying_fortress"),
            _card("force_field"),
            _card("recovery_workshop"),
            _card("android_explorer"),
            _card("battle_exoskeleton"),
            _card("death_ray"),
            _card("juggernaut"),
            _card("mechanical_miner"),
            _card("production_tanks"),
            _card("psychic_probe"),
            _card("transport_tunneller"),
        ),
    ),
    BookChapter(
        "victory",
        (
            Section("victory.treasure", ("relic:D1", "relic:D2", "relic:D3", "relic:N10")),
            Section("victory.somnium", ("icon:crystal",)),
            Section("victory.leviathan", ("card:transport_tunneller",)),
        ),
    ),
    BookChapter(
        "variants",
        (
            Section("caves", ("tile:C7",)),
            Section("prisoner", ("token:drill",)),
            Section("even_start", ("icon:cube",)),
            Section("house_rules"),
        ),
    ),
    BookChapter(
        "table", (Section("hand"), Section("keys", keys=(WIRAQOCHA, TABLE, PROGRAM)), Section("notation"))
    ),
)


def _tables(words: Words, data: ValleyData) -> BookTables:
    """The prices of the cards, at the end of their chapter."""
    heading = [words(f"rules_scene.{column}") for column in ("card", "card_cubes", "card_crystals")]
    rows = [
        [card_name(words, card.name), str(card.cost.resources), str(card.cost.somnium)] for card in data.cards
    ]
    return {"cards": [heading, *rows]}


BOOK: Final = RulesBook(_CHAPTERS, _tables)
