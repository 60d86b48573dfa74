"""The book of rules: it speaks of everything in the game, its links lead somewhere, every refusal has its page."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from game.base.i18n.words import FALLBACK, Words, available_languages
from game.cli import main
from game.kit.data.rules_book.markdown import rules_as_markdown
from game.kit.data.rules_book.text import hits, normalise, passage, search
from game.titles.wiraqocha.board.moves.choices import HintKey
from game.titles.wiraqocha.board.tips.help_topics import SECTION_OF_HINT
from game.titles.wiraqocha.book import BOOK
from game.titles.wiraqocha.book_references import (
    ACTIONS,
    REFUSALS,
    TERRAINS,
    TOKENS,
    VICTORIES,
    section_of_card,
    section_of_refusal,
)
from game.titles.wiraqocha.content.definitions import Terrain, TokenKind, ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules import actions
from game.titles.wiraqocha.rules.engine import ACTION_RULES
from tests.support.words import wiraqocha_words

ROOT = Path(__file__).parents[2]
TEN_MINUTES = 2600  # words that a person reads in ten minutes


@pytest.fixture(scope="module")
def words() -> Words:
    return wiraqocha_words("en")


@pytest.fixture(scope="module")
def content() -> ValleyData:
    return DATA.load()


def text_of(words: Words, section: str) -> str:
    return " ".join(line.plain for line in passage(words, section).lines)


def whole(words: Words) -> str:
    return " ".join(f"{passage(words, name).title} {text_of(words, name)}" for name in BOOK.sections)


@pytest.mark.parametrize("language", available_languages())
def test_every_section_has_words_and_every_link_leads_to_a_section(language: str) -> None:
    words = wiraqocha_words(language)
    for chapter in BOOK.chapters:
        assert not words(f"chapter.{chapter.name}").startswith("[")
    for name in BOOK.sections:
        there = passage(words, name)
        assert there.lines, name
        assert "[" not in there.title + text_of(words, name), name
        links = [run.link for line in there.lines for run in line.runs if run.link]
        assert set(links) <= BOOK.sections.keys(), name
        assert name not in links, f"{name} leads to itself"


def test_no_words_stand_in_the_locale_that_no_section_shows(words: Words) -> None:
    used = {f"book.{name}.{part}" for name in BOOK.sections for part in ("title", "text")}
    assert {key for key in words.keys() if key.startswith("book.")} == used  # noqa: SIM118
    chapters = {f"chapter.{chapter.name}" for chapter in BOOK.chapters}
    assert {key for key in words.keys() if key.startswith("chapter.")} == chapters  # noqa: SIM118


def test_it_speaks_of_every_card_terrain_token_and_relic(words: Words, content: ValleyData) -> None:
    book = normalise(whole(words))
    for card in content.cards:
        assert section_of_card(card.name) == f"cards.{card.name}"
        assert passage(words, f"cards.{card.name}").title == words(f"card.{card.name}.name")
    for terrain in Terrain:
        assert normalise(words(f"terrain.{terrain.value}")).rstrip("s") in book, terrain
        assert TERRAINS[terrain] in BOOK.sections
    for kind in TokenKind:
        assert normalise(words(f"token.{kind.value}")) in book, kind
        assert TOKENS[kind] in BOOK.sections
    assert set(VICTORIES) <= BOOK.sections.keys()


def test_it_speaks_of_every_action_of_the_notation(words: Words) -> None:
    written = set(re.findall(r"[a-z-]+", text_of(words, "notation")))
    assert {rules.text.split()[0] for rules in ACTION_RULES} <= written
    kinds = set(actions.Action.__args__)
    assert set(ACTIONS) == kinds
    assert set(ACTIONS.values()) <= BOOK.sections.keys()


def test_every_refusal_and_every_hint_has_its_page(words: Words) -> None:
    told = {key.removeprefix("refusal.") for key in words.keys() if key.startswith("refusal.")}  # noqa: SIM118
    # What the laboratory, the viewer and the table refuse is no matter of the rules of play.
    assert {
        key
        for key in told
        if not key.startswith(("bot_", "lab_", "only_watched", "journal_full", "not_asked"))
    } == REFUSALS.keys()
    assert set(REFUSALS.values()) <= BOOK.sections.keys()
    assert section_of_refusal("mountain") == "mountains"
    hints = {key.removeprefix("table.hint.") for key in words.keys() if key.startswith("table.hint.")}  # noqa: SIM118
    assert hints == set(HintKey)
    assert {key for key in HintKey if not key.aims} == SECTION_OF_HINT.keys()
    assert set(SECTION_OF_HINT.values()) <= BOOK.sections.keys()


def test_its_figures_are_those_of_the_game(words: Words, content: ValleyData) -> None:
    somnium, leviathan = text_of(words, "victory.somnium"), text_of(words, "victory.leviathan")
    for goal in content.victory.values():
        assert str(goal.crystals) in somnium
        assert f"{goal.leviathan.resources} cubes" in leviathan
    figures = content.figures
    pieces = text_of(words, "pieces")
    for count in (figures.dice, figures.cubes, figures.crystals, len(content.cards)):
        assert str(count) in pieces


def test_it_is_read_in_ten_minutes(words: Words) -> None:
    assert len(whole(words).split()) <= TEN_MINUTES


def test_an_apostrophe_of_the_keyboard_finds_one_of_print() -> None:
    french = wiraqocha_words("fr")
    typed = search(french, BOOK, "l'extraction")
    assert typed
    assert typed == search(french, BOOK, "l’extraction")


def test_the_search_minds_neither_accents_nor_capitals(words: Words) -> None:
    assert normalise("Équipe Ñandú Œuvre") == "equipe nandu œuvre"
    assert hits("Crystals and a crystal", "CRÝSTAL") == ((0, 7), (15, 22))
    assert hits("nothing", "  ") == ()
    assert hits("des ruines, un Camp de Base", "camp de base") == ((15, 19), (23, 27))
    assert hits("de la jungle", "de") == ((0, 2),)
    found = search(words, BOOK, "zéppelin MOUNTAIN")
    assert "mountains" in found
    assert found[0] == "mountains"  # all of it in the title
    assert search(words, BOOK, "") == ()
    assert search(words, BOOK, "submarine") == ()


def test_sections_stand_once_and_know_their_chapter() -> None:
    names = [section.name for chapter in BOOK.chapters for section in chapter.sections]
    assert len(names) == len(set(names)) == len(BOOK.sections)
    assert BOOK.chapter_of("cubes").name == "actions"
    assert all(one != other for one, other in pairwise(names))


@pytest.mark.parametrize("language", available_languages())
def test_the_printed_rules_are_current(language: str, content: ValleyData) -> None:
    """`wiraqocha rules --lang fr > docs/rules-of-play.fr.md` writes them anew; English ones have no mark."""
    mark = "" if language == FALLBACK else f".{language}"
    stored = (ROOT / "docs" / f"rules-of-play{mark}.md").read_text(encoding="utf-8")
    words = wiraqocha_words(language)
    assert stored == rules_as_markdown(words, BOOK, BOOK.tables(words, content))


@pytest.mark.parametrize("language", available_languages())
def test_the_command_prints_them(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--lang", language]) == 0
    printed = capsys.readouterr().out
    anchors = set(re.findall(r'<a id="([^"]+)">', printed))
    assert anchors == BOOK.sections.keys()
    assert set(re.findall(r"\]\(#([^)]+)\)", printed)) <= anchors
