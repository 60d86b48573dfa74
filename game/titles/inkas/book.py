"""The chapters and sections of the book of rules of INKAS, with the pictures that each shows.

A section's pictures name what they show: `walla:<name>` is a piece, `role:<name>` the sign of a role, `card:<name>` a
card turned, `die:<face>` the die, `offering:<name>`, `llama`, `flag`, `staff` and `card_back` are themselves. A
`diagram:<name>` is a suyu that shows what words would be long for: `names` how wamanis are called, `around` a step in
every direction, `walls` what walls bar, `edge` where wallas are placed, `velocity` two steps of
flight, `transport` the whole suyu, `ambush` who comes in; those of the Legendary powers have their names. `goal:<name>`
is a goal card, `mark:named` the rim of the walla that the die names, `effect:<name>` what a power does on the board.
"""

from collections.abc import Iterator
from typing import Final

from game.base.i18n.words import Words
from game.base.keys.shell_keys import PROGRAM, TABLE
from game.core.rules_book import BookChapter, BookTables, RulesBook, Section
from game.titles.inkas.content.definitions import GODS, PLAYABLE, WALLAS, Power, WallaRole
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.keys import INKAS
from game.titles.inkas.legend_pages import ADDITIONS, LEGENDARY

_LED: Final = {
    "led_cards": ("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "O1", "B1"),
    "led_moves": ("M1", "M2", "M3", "M4", "M5", "M6"),
    "led_attacks": ("A1", "A2", "A3", "A4", "A5", "A6", "S1"),
    "led_staff": ("P1", "P2", "P3", "P4", "P5", "U1", "E1"),
    "led_answers": ("W1", "W2", "W3", "Q1", "Q2", "Q3", "Q4", "Q5"),
}
"""The sections in which the rows of the table of Solo stand."""
_GOALS: Final = ("wamanis", "suyus", "left", "right", "two_ayllus", "hunters_shamans", "tampus", "amaru")
_CHAPTERS: Final = (
    BookChapter(
        "quest",
        (
            Section("aim", ("staff", "card_back")),
            Section("pieces", ("llama", "flag", "die:4", "die:3")),
            Section("board", ("diagram:names", "diagram:around")),
            Section("walls", ("diagram:walls",)),
            Section("setup", ("diagram:edge",)),
        ),
    ),
    BookChapter(
        "turn",
        (
            Section("turn"),
            Section("move", ("diagram:edge",)),
            Section("attack", ("die:2", "die:5")),
            Section("placement", ("staff",)),
            Section("conquest", ("flag", "card_back")),
        ),
    ),
    BookChapter("wallas", (Section("wallas", tuple(f"role:{role}" for role in WallaRole)),)),
    BookChapter(
        "powers",
        (
            Section("guide", ("walla:ayar_manqu", "diagram:transport")),
            Section("scout", ("walla:mama_qura", "diagram:velocity")),
            Section("fighter", ("walla:yana_uru",)),
            Section("hunter", ("walla:manchay", "diagram:ambush")),
            Section("shaman", ("walla:enigmatic_ally",)),
        ),
    ),
    BookChapter(
        "offerings",
        (
            Section(
                "offerings",
                tuple(
                    f"offering:{name}"
                    for name in ("resurrection", "duplication", "immolation", "reciprocation")
                ),
            ),
            Section("death"),
        ),
    ),
    BookChapter(
        "cards",
        (
            Section("cards", ("card:qusqu", "card:iqiqu")),
            Section("gods", ("card:waqaychaq_mama", "card:amaru_wiraqucha")),
            Section("amarus", ("walla:ninamama",)),
        ),
    ),
    BookChapter("end", (Section("end", ("card:qusqu",)), Section("draws"))),
    BookChapter(
        "advanced",
        (
            Section("advanced"),
            Section("advanced_setup", ("card_back", "card:iqiqu")),
            Section("advanced_turn"),
            Section("rebirth"),
            Section("reconquest", ("flag",)),
            Section("unlocked", ("card_back",)),
            Section("map", ("staff",)),
            Section("staying_gods", tuple(f"walla:{god}" for god in GODS)),
            Section("wild_amarus", ("walla:yakumama", "walla:ninamama")),
            Section("advanced_end", ("staff",)),
            Section("stuck"),
            Section("advanced_house_rules"),
            Section("advanced_notation"),
            Section("advanced_words"),
        ),
    ),
    BookChapter(
        "advanced_cards",
        (
            Section("cards_in_hand", ("card_back",)),
            Section("tampus"),
            Section("answers"),
            Section("changed_rolls", ("die:4", "die:3")),
            Section("cards_at_table"),
            Section("answers_at_table"),
            Section("hand_cards"),
        ),
    ),
    BookChapter(
        "alliance",
        (
            Section("alliance", tuple(f"card:{god}" for god in GODS)),
            Section("sharing", ("llama", "staff")),
            Section("apart"),
            Section("alliance_end"),
            Section("alliance_at_table"),
        ),
    ),
    BookChapter(
        "legendary",
        (
            Section("legendary", ("card:illapa",)),
            Section("legendary_answers", ("card:urquchillay",)),
            Section("lasting", tuple(f"effect:{name}" for name in ("flame", "rubble", "web", "aura"))),
            Section("legendary_notation"),
        ),
    ),
    *(
        BookChapter(f"legendary_{ayllu}", tuple(Section(power, (f"diagram:{power}",)) for power in powers))
        for ayllu, powers in LEGENDARY.items()
    ),
    BookChapter(
        "solo",
        (
            Section("solo", ("mark:named",)),
            Section("led_die", tuple(f"die:{face}" for face in range(1, 7))),
            Section("led_table"),
            *(Section(name) for name in _LED),
        ),
    ),
    BookChapter(
        "quests",
        (
            Section("quests", ("goal:back",)),
            Section("goals", tuple(f"goal:{goal}" for goal in _GOALS)),
            Section("quest_rules", ("llama", "flag")),
            Section("quests_at_table"),
        ),
    ),
    BookChapter(
        "table",
        (
            Section("house_rules"),
            Section("hand"),
            Section("keys", keys=(INKAS, TABLE, PROGRAM)),
            Section("notation"),
        ),
    ),
    BookChapter("words", (Section("terms"), Section("names"))),
)

_APUS: Final = (2, 3, 4)


def _tables(words: Words, data: InkasData) -> BookTables:
    """Who is what, what the powers cost, and how many cards there are of each kind that is held."""
    ayllus = [words("book_table.role"), *(words(f"ayllu.{ayllu}") for ayllu in PLAYABLE)]
    heading = [words(f"book_table.{column}") for column in ("role", "power", "step", "price")]
    powers = [
        [words(f"role.{role}"), *_power(words, power)]
        for role, kind in data.roles.items()
        for power in kind.powers
    ]
    found = {"wallas": [ayllus, *_who_is_what(words, data)], "powers": [heading, *powers]}
    cards = [name for name, kind in data.advanced_cards.items() if not kind.public]
    if cards:
        apus = [words("book_table.apus", count=count) for count in _APUS]
        head = [words("book_table.card"), words("book_table.answers"), *apus]
        found["advanced_cards"] = [head, *(_card(words, data, name) for name in cards)]
    columns = [words(f"book_table.{column}") for column in ("walla", "power", "does")]
    found["legendary"] = [columns, *_legends(words)]
    return found


def _legends(words: Words) -> Iterator[list[str]]:
    """A row for each Legendary power and addition: who has it, its name, and what it does."""
    for name, walla in zip((name for named in LEGENDARY.values() for name in named), WALLAS, strict=True):
        yield [words(f"walla.{walla}"), words(f"power.{name}"), words(f"tips.does.{name}")]
        if name in ADDITIONS:
            added = ADDITIONS[name]
            yield ["", f"+ {words(f'power.{added}')}", words(f"tips.does.{added}")]


def section_of_row(row: str) -> str:
    """The section that a row of the table of Solo stands in. Raises KeyError for no row."""
    return _SECTIONS_OF_ROWS[row]


def topic_of_row(row: str) -> str:
    """The topic of help about a row of the table of Solo, which is marked there. Raises KeyError for no row."""
    return f"{section_of_row(row)}#{row}"


def _who_is_what(words: Words, data: InkasData) -> Iterator[list[str]]:
    """A row for each role: who has it in each ayllu."""
    for role in WallaRole:
        named = {kind.ayllu: name for name, kind in data.wallas.items() if kind.role is role}
        yield [words(f"role.{role}"), *(words(f"walla.{named[ayllu]}") for ayllu in PLAYABLE)]


def _card(words: Words, data: InkasData, name: str) -> list[str]:
    """A kind of card: what it answers, and how many there are with two, three and four Apus."""
    kind = data.advanced_cards[name]
    answers = words(f"book_table.answered.{kind.answers}")
    return [words(f"card.{name}"), answers, *(str(kind.number(count)) for count in _APUS)]


def _power(words: Words, power: Power) -> tuple[str, str, str]:
    """Its name, the step that it is used as, its price."""
    price = words("amount.llamas", count=power.llamas) if power.llamas else words("book_table.free")
    return words(f"power.{power.name}"), words(f"book_table.by_step.{power.boosts}"), price


_SECTIONS_OF_ROWS: Final = {row: section for section, rows in _LED.items() for row in rows}
BOOK: Final = RulesBook(_CHAPTERS, _tables)
