"""The book of rules: its links lead somewhere, its figures are those of the data, and it is printed as it is shown."""

import re
from pathlib import Path

import pytest

from game.base.i18n.words import FALLBACK, Words, available_languages
from game.kit.data.rules_book.markdown import rules_as_markdown
from game.kit.data.rules_book.text import normalise, passage, search
from game.titles.machu_picchu.board.book_pictures import figure_height, price_of
from game.titles.machu_picchu.book import BOOK
from game.titles.machu_picchu.content.definitions import CityData, Job, Row
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.engine import ACTION_RULES
from game.titles.machu_picchu.title import TITLE
from tests.support.words import game_words_of

ROOT = Path(__file__).parents[2]
TEN_MINUTES = 2600  # words that a person reads in ten minutes


@pytest.fixture(scope="module")
def content() -> CityData:
    return TITLE.data.load()


def words_of(language: str = FALLBACK) -> Words:
    return game_words_of(NAME, language)


def text_of(words: Words, section: str) -> str:
    return " ".join(line.plain for line in passage(words, section).lines)


@pytest.mark.parametrize("language", available_languages())
def test_every_section_has_words_and_every_link_leads_to_a_section(language: str) -> None:
    words = words_of(language)
    for name in BOOK.sections:
        there = passage(words, name)
        assert there.lines, name
        assert "[" not in there.title + text_of(words, name), name
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
def test_it_speaks_of_every_district_and_calls_everything_by_its_name(language: str) -> None:
    words = words_of(language)
    book = normalise(
        " ".join(f"{passage(words, name).title} {text_of(words, name)}" for name in BOOK.sections)
    )
    for district in ("plaza", "clock", "main", "hut", "palace", "priests", "virgins", "corn", "coca"):
        assert normalise(words(f"district.{district}")) in book, district
    for job in Job:
        assert normalise(passage(words, f"incas.{job}").title) == normalise(words(f"job.{job}"))
    for row in Row:
        assert passage(words, f"clergy.{row}").title == words(f"table.row.{row}")


def test_its_figures_are_those_of_the_data(content: CityData) -> None:
    words = words_of()
    pieces = text_of(words, "pieces")
    assert all(f"{size.incas} with" in pieces for size in content.players.values())
    assert str(sum(len(row.steps) for row in content.clergy.values())) in pieces
    assert str(len(content.cards)) in pieces
    plaza = text_of(words, "plaza")
    assert ", ".join(map(str, content.market.fields[:-1])) in plaza
    for row, kind in content.clergy.items():
        said = re.findall(r"\d+", text_of(words, f"clergy.{row}"))
        assert tuple(map(int, said)) == (len(kind.steps), *kind.steps)


def test_what_has_a_price_shows_it_as_the_data_say(content: CityData) -> None:
    priced = {name: price_of(name, content) for name in BOOK.sections}
    assert {name for name, price in priced.items() if price} == {
        *(f"incas.{job}" for job in Job),
        *(f"clergy.{row}" for row in Row),
    }
    assert priced["incas.farmer"] == content.jobs[Job.FARMER].cost


def test_it_speaks_of_every_action_of_the_notation() -> None:
    written = set(re.findall(r"[a-z-]+", text_of(words_of(), "notation")))
    assert {rules.action.key.split()[0] for rules in ACTION_RULES} <= written


def test_pictures_stand_in_a_room_of_their_own() -> None:
    for section in BOOK.sections.values():
        assert (figure_height(section.pictures, 200) > 0) == bool(section.pictures)


def test_it_is_read_in_ten_minutes() -> None:
    words = words_of()
    assert sum(len(text_of(words, name).split()) for name in BOOK.sections) <= TEN_MINUTES


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "third moon tile"), ("fr", "eclaireur"), ("it", "lama")]
)
def test_the_search_finds_a_rule(language: str, typed: str) -> None:
    assert search(words_of(language), BOOK, typed)


@pytest.mark.parametrize("language", available_languages())
def test_the_printed_rules_are_current(language: str, content: CityData) -> None:
    """`wiraqocha rules --title machu-picchu --lang fr > docs/machu-picchu-rules-of-play.fr.md` writes them anew."""
    mark = "" if language == FALLBACK else f".{language}"
    stored = (ROOT / "docs" / f"machu-picchu-rules-of-play{mark}.md").read_text(encoding="utf-8")
    words = words_of(language)
    assert stored == rules_as_markdown(words, BOOK, BOOK.tables(words, content))
