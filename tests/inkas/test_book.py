"""The book of rules: its links lead somewhere, its figures are those of the data, and it is printed as it is shown."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.base.i18n.words import FALLBACK, Words, available_languages
from game.kit.data.rules_book.markdown import rules_as_markdown
from game.kit.data.rules_book.text import normalise, passage, search
from game.scenes.rules.scene import RulesScene
from game.showcase.stage import stage
from game.titles.inkas.board.book_pictures import draw_figure, figure_height
from game.titles.inkas.book import BOOK, section_of_row, topic_of_row
from game.titles.inkas.content.definitions import WALLAS, OfferingName, WallaRole
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.led_table import LED_ROWS
from game.titles.inkas.content.load import DATA
from game.titles.inkas.legend_pages import ADDITIONS, LEGENDARY
from game.titles.inkas.name import NAME
from game.titles.inkas.rules.engine import ACTION_RULES
from game.titles.inkas.title import TITLE
from game.ui.scale import Scale
from tests.support.harness import Harness
from tests.support.words import strict_words_of

ROOT = Path(__file__).parents[2]
USUAL = Scale(1920, 1080)
BARRING = (178, 58, 46)  # below a wall that bars a way
A_MINUTE = 260  # words that a person reads
LATER = ("advanced", "advanced_cards", "alliance")  # chapters for those who know the others
LATEST = ("legendary", *(f"legendary_{ayllu}" for ayllu in LEGENDARY), "solo", "quests")  # the same


@cache
def content() -> InkasData:
    return DATA.load()


def words_of(language: str = FALLBACK) -> Words:
    return strict_words_of(NAME, language)


def text_of(words: Words, section: str) -> str:
    return " ".join(line.plain for line in passage(words, section).lines)


@pytest.mark.parametrize("language", available_languages())
def test_every_section_has_words_and_every_link_leads_to_a_section(language: str) -> None:
    words = words_of(language)
    for name in BOOK.sections:
        there = passage(words, name)
        assert there.lines, name
        assert not set("[{") & set(there.title + text_of(words, name)), name
        links = {run.link for line in there.lines for run in line.runs if run.link}
        assert links <= BOOK.sections.keys(), name
        assert name not in links, f"{name} leads to itself"


def test_no_words_stand_in_the_locale_that_no_section_shows() -> None:
    keys = words_of().keys()
    used = {f"book.{name}.{part}" for name in BOOK.sections for part in ("title", "text")}
    assert {key for key in keys if key.startswith("book.")} == used
    assert {key for key in keys if key.startswith("chapter.")} == {
        f"chapter.{chapter.name}" for chapter in BOOK.chapters
    }


@pytest.mark.parametrize("language", available_languages())
def test_it_calls_roles_powers_and_offerings_by_their_names(language: str) -> None:
    words = words_of(language)
    for role in WallaRole:
        text = normalise(text_of(words, role.value))
        assert passage(words, role.value).title == words(f"role.{role}")
        for power in content().roles[role].powers:
            assert normalise(words(f"power.{power.name}")) in text, power
    for offering in OfferingName:
        assert words(f"offering.{offering}") in text_of(words, "offerings")


def test_its_figures_are_those_of_the_data() -> None:
    words = words_of()
    offerings = content().offerings
    assert text_of(words, "pieces").count("6 llamas") == 1
    assert "Theft (1 llama)" in text_of(words, "hunter")
    assert "2A" in text_of(words, "fighter")
    assert f"Resurrection ({offerings[OfferingName.RESURRECTION].sacrifice.llamas} llamas)" in text_of(
        words, "offerings"
    )
    assert "1 Qusqu, 2 gods, 5 Amarus (ah-MAH-roo) and 4 Iqiqus" in text_of(words, "cards")


@pytest.mark.parametrize("language", available_languages())
def test_the_prices_of_legendary_powers_are_those_of_the_data(language: str) -> None:
    words = words_of(language)
    for kind in content().legends.values():
        first = passage(words, kind.name).lines[0].plain
        assert ("lama" in first) == (kind.llamas > 0), kind.name
        assert (words("amount.llamas", count=kind.llamas) in first) == (kind.llamas > 0), kind.name


def test_it_speaks_of_every_action_of_the_notation() -> None:
    words = words_of()
    said = " ".join(text_of(words, f"{mode}notation") for mode in ("", "advanced_", "legendary_"))
    written = set(re.findall(r"[a-z_]+", said))
    assert {rules.action.key.split()[0] for rules in ACTION_RULES} <= written


def test_tables_say_who_is_what_and_what_powers_cost() -> None:
    tables = BOOK.tables(words_of(), content())
    assert tables["wallas"][4] == ["Hunter", "Ayar Uchu", "Mama Rawa", "Sinchi Thupaq", "Manchay"]
    assert tables["powers"][3:5] == [
        ["Scout", "Flight", "move", "free"],
        ["Scout", "Velocity", "move", "1 llama"],
    ]


def test_it_is_read_in_ten_minutes_and_the_later_chapters_in_thirteen_each() -> None:
    words = words_of()
    read = Counter[tuple[bool, bool]]()
    for chapter in BOOK.chapters:
        for section in chapter.sections:
            kind = chapter.name in LATER, chapter.name in LATEST
            read[kind] += len(text_of(words, section.name).split())
    assert read[False, False] <= 10 * A_MINUTE
    assert 0 < read[True, False] <= 13 * A_MINUTE
    assert 0 < read[False, True] <= 13 * A_MINUTE


def test_the_table_of_cards_says_how_many_there_are_and_what_they_answer() -> None:
    tables = BOOK.tables(words_of(), content())
    rows = {row[0]: row[1:] for row in tables["advanced_cards"]}
    assert rows["Card"] == ["Answers", "2 Apus", "3 Apus", "4 Apus"]
    assert rows["Illapa"] == ["what touches you", "6", "7", "8"]
    assert rows["Map of Qusqu 1"] == ["–", "2", "3", "4"]
    assert rows["Mama Qucha"] == ["an enemy’s approval", "3", "3", "3"]
    held = [[int(figure) for figure in row[2:]] for row in tables["advanced_cards"][1:]]
    public = sum(kind.number(2) for kind in content().advanced_cards.values() if kind.public)
    assert [sum(column) + public for column in zip(*held, strict=True)] == [46, 51, 56]


@pytest.mark.parametrize("language", available_languages())
def test_later_chapters_say_the_figures_of_gods_and_amarus(language: str) -> None:
    words = words_of(language)
    assert [text_of(words, "staying_gods").count(figure) for figure in ("3A", "3D")] == [2, 1]
    amarus = text_of(words, "wild_amarus")
    assert "2A" in amarus
    assert "2D" in amarus
    assert re.search(r"Ninamama \w+ 3D", amarus)


def test_what_the_other_chapters_say_leads_to_no_later_one() -> None:
    """Who plays Family need not read of Advanced."""
    words = words_of()
    later = {
        section.name
        for chapter in BOOK.chapters
        if chapter.name in LATER + LATEST
        for section in chapter.sections
    }
    for name in BOOK.sections.keys() - later:
        links = {run.link for line in passage(words, name).lines for run in line.runs}
        assert not links & later, name


@pytest.mark.parametrize("language", available_languages())
def test_each_legendary_power_has_a_page_under_its_name_that_names_its_walla_and_its_addition(
    language: str,
) -> None:
    words, kinds = words_of(language), content().legends
    powers = [power for powers in LEGENDARY.values() for power in powers]
    assert powers == [kinds[walla].name for walla in WALLAS]
    for power, walla in zip(powers, WALLAS, strict=True):
        assert passage(words, power).title == words(f"power.{power}")
        assert words(f"walla.{walla}") in text_of(words, power)
        if power in ADDITIONS:
            addition = kinds[walla].addition
            assert addition and addition.name == ADDITIONS[power]
            assert words(f"power.{addition.name}") in text_of(words, power)


ROWS = [
    f"{kind}{number}"
    for kind, count in {
        "C": 9,
        "O": 1,
        "B": 1,
        "M": 6,
        "A": 6,
        "S": 1,
        "P": 5,
        "U": 1,
        "E": 1,
        "W": 3,
        "Q": 5,
    }.items()
    for number in range(1, count + 1)
]


@pytest.mark.parametrize("language", available_languages())
def test_each_row_of_solo_is_told_in_its_section_and_found(language: str) -> None:
    words = words_of(language)
    for row in ROWS:
        assert re.search(rf"\b{row}\b", text_of(words, section_of_row(row))), row
        assert section_of_row(row) in search(words, BOOK, row)


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "two approvals"), ("fr", "resurrection"), ("it", "velocita")]
)
def test_the_search_finds_a_rule(language: str, typed: str) -> None:
    assert search(words_of(language), BOOK, typed)


@pytest.mark.parametrize("language", available_languages())
def test_the_printed_rules_are_current(language: str) -> None:
    """`wiraqocha rules --title inkas --lang fr > docs/inkas-rules-of-play.fr.md` writes them anew."""
    mark = "" if language == FALLBACK else f".{language}"
    stored = (ROOT / "docs" / f"inkas-rules-of-play{mark}.md").read_text(encoding="utf-8")
    words = words_of(language)
    assert stored == rules_as_markdown(words, BOOK, BOOK.tables(words, content()))


def test_pictures_stand_in_a_room_of_their_own_and_can_all_be_drawn() -> None:
    for section in BOOK.sections.values():
        high = figure_height(section.pictures, 200)
        assert (high > 0) == bool(section.pictures)
        if high:
            surface = pygame.Surface((200, high), pygame.SRCALPHA)
            draw_figure(surface, section.pictures, surface.get_rect(), content(), USUAL)
            assert surface.get_bounding_rect().height > high / 3, section.name


def test_the_picture_of_walls_shows_the_stones_that_bar_the_way() -> None:
    def reds(diagram: str) -> int:
        with stage((600, 520)):
            sheet = pygame.Surface((600, 520))
            draw_figure(sheet, [f"diagram:{diagram}"], sheet.get_rect(), content(), USUAL)
            return pygame.mask.from_threshold(sheet, BARRING, (9, 9, 9, 255)).count()

    assert reds("walls") > 200 > reds("around")


@pytest.mark.clauses("I-27.15")
def test_every_row_of_the_table_has_its_place_in_the_book() -> None:
    words = words_of("en")
    for row in LED_ROWS:
        assert row in words(f"book.{section_of_row(row)}.text")


@pytest.mark.clauses("I-27.15")
def test_a_row_of_the_table_is_marked_where_its_reason_opens_it() -> None:
    scene = RulesScene(words_of("en"), TITLE, DATA.load(), topic_of_row("M3"))
    harness = Harness(scene, (1280, 720))
    harness.settle()
    assert (scene.section, scene.page.query, scene.query) == ("led_moves", "M3", "")
    parts, _ = scene.page._laid(scene.page.view.width)
    marked = [row for part in parts for row in part.setting.rows if row.marks]
    assert marked
    scene.open("led_staff")
    assert not scene.page.query
