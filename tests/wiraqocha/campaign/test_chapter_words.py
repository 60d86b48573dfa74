"""What is said of a chapter: how it was lost, what ends it, and goals that a victory reached."""

from dataclasses import replace

import pytest

from game.base.i18n.words import available_languages
from game.campaign.results import ChapterGrade, ChapterResult, Played
from game.chronicle.editor import Editor
from game.core.contract.title_chronicle import TitleChronicle
from game.core.game_words import game_words
from game.scenes.campaign.pages import journal_pages
from game.titles.wiraqocha.campaign.carrying import CarriedOver
from game.titles.wiraqocha.campaign.title_campaigns import WiraqochaCampaigns
from game.titles.wiraqocha.chronicle.notices import obituary
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.name import NAME
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.title import TITLE
from tests.support.mods import shipped
from tests.support.words import wiraqocha_words
from tests.wiraqocha.campaign.test_chapters import CHAPTERS, CONTENT, begun, step

CAMPAIGNS = WiraqochaCampaigns()
WORDS = game_words(wiraqocha_words("en"), CONTENT, [shipped().mods["expedition"]])


def late(chapter: str) -> State:
    return replace(begun(chapter), turn=2 * CHAPTERS[chapter].rounds + 1)


def without_explorer() -> State:
    state = begun("burnt_ground")
    return replace(state, graveyard=((0, 1, *state.graveyard[0][2:]), *state.graveyard[1:]))


LOST = [
    (
        "veins",
        replace(begun("veins"), winner=1, victory="treasure"),
        "Arjun Mehta won the game first, by the Treasure",
    ),
    ("veins", late("veins"), "round 12 is over"),
    ("burnt_ground", without_explorer(), "lost an Explorer"),
]


@pytest.mark.parametrize(("chapter", "state", "why"), LOST)
def test_the_verdict_says_how_a_chapter_was_lost(chapter: str, state: State, why: str) -> None:
    assert why in CAMPAIGNS.why_lost(WORDS, CONTENT, chapter, begun(chapter), [step(state)])


def test_who_wins_the_game_sees_the_goals_of_the_chapter_reached() -> None:
    start = begun("landing")
    open_goal, won = (
        CAMPAIGNS.goals(WORDS, CONTENT, "landing", start, [step(state)])[0]
        for state in (start, replace(start, winner=0, victory="treasure"))
    )
    assert "0 of 4" in open_goal.text and not open_goal.met
    assert "4 of 4" in won.text and won.met


def test_the_journal_says_what_ends_a_chapter_and_shows_the_goals_of_a_won_one_reached() -> None:
    result = ChapterResult(Played(NAME, "expedition", "twin_ruins"), ChapterGrade.GOLD, 4)
    names = list(CHAPTERS)[:3]
    pages = journal_pages(WORDS, TITLE, CAMPAIGNS, CONTENT, names, {"twin_ruins": result})
    assert [page.goals[0].count("✓") for page in pages] == [0, 1, 0]
    assert "2 of 2" in pages[1].goals[0]
    assert any("after round 12" in note and "rival wins" in note for note in pages[0].notes)


@pytest.mark.parametrize("language", available_languages())
def test_the_newspaper_does_not_call_a_graveyard_empty_that_a_chapter_began_with_wrecks(
    language: str,
) -> None:
    initial = begun("twin_ruins", CarriedOver(machines=(TokenKind.DRILL,)))
    facts = list(obituary(initial, [step(initial)], set()))
    assert [fact.keys for fact in facts] == [("obituary.old",)]
    words = wiraqocha_words(language)
    (said,) = Editor(words, 7, ("Ada", "Bram"), TITLE.part(TitleChronicle)).write_all(facts)
    assert words("chronicle.amount.wrecks", count=1) in said.text and "Ada" in said.text
