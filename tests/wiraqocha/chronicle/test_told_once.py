"""What won a game is told, and nothing is told in three places; cards come with their articles."""

from collections import defaultdict

import pytest

from game.base.i18n.words import Words, available_languages
from game.core.contract import Applied, GameStep, Refusal
from game.core.contract.chronicle import Thing
from game.core.contract.title_chronicle import TitleChronicle
from game.titles.wiraqocha.chronicle.turning_points import turning_points
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.phrases import card_name
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA, WiraqochaStep
from game.titles.wiraqocha.title import TITLE
from tests.support.valley_table import position
from tests.support.words import wiraqocha_words
from tests.wiraqocha.chronicle.test_prose import SEEDS, paper

CAMPS = "players: [red, blue]\nboard: {N4: blue camp, N6: red camp, N5: red explorer, N9: red drill}\n"
WINS = {
    "relic_found": (
        "players: [red, blue]\nboard: {N6: red camp, N5: red explorer, N4: blue camp}\n"
        "layout: recommended\nrelics: {red: [D1, D2, D4]}\ndice: [3, 3]\n",
        "conquer D3 with explorer@N5 using 3,3",
    ),
    "relic_stolen": (
        CAMPS + "relics: {red: [D1, D2, D4], blue: [D3]}\ndice: [4, 6]\n",
        "plunder N4 using 4 beating 6 taking relic D3",
    ),
    "crystal_stolen": (
        CAMPS + "crystals: {red: 10, blue: 1}\ndice: [4, 6]\n",
        "plunder N4 using 4 beating 6 taking crystal",
    ),
    "harvest": (CAMPS + "crystals: {red: 10}\nprotecting: {N9: 1}\n", "end"),
    "ransom": (
        CAMPS + "variants: [prisoner]\ncrystals: {red: 1, blue: 10}\nhostages: {blue: red explorer}\n",
        "ransom explorer for crystal",
    ),
}


def won(text: str, action: str) -> tuple[State, tuple[WiraqochaStep, ...]]:
    state = position(text)
    found = WIRAQOCHA.parse_action(state, action)
    assert not isinstance(found, Refusal), found
    applied = WIRAQOCHA.apply(state, state.mover, found)
    assert isinstance(applied, Applied), applied
    assert applied.state.victory
    return state, (GameStep(state.mover, found, applied.state, applied.events),)


@pytest.mark.parametrize("kind", WINS)
def test_whatever_wins_is_the_last_turning_point(kind: str) -> None:
    initial, steps = won(*WINS[kind])
    *_, last = turning_points(initial, steps)
    assert last.heading.keys == (f"turning.{kind}.heading",)
    assert last.told[0].keys == (f"turning.{kind}.end",)
    assert last.picture.steps == 1


def test_every_game_is_told_to_its_very_end() -> None:
    for seed in SEEDS:
        found = paper(seed, "en")
        last = found.turning[-1].sentences[0]
        assert last.template.split(".")[3] == "end", last
        assert len(found.turning) == 3


def test_a_round_stands_over_its_turning_point_and_nowhere_in_it() -> None:
    for seed in SEEDS:
        for article in paper(seed, "en").turning:
            assert article.picture is not None and article.picture.caption is not None
            for said in (*article.sentences, article.picture.caption):
                assert "round" not in said.fact.values, said


def test_no_deed_is_told_in_two_notices() -> None:
    """The front page names the first conquest, which may be a turning point too; all else has one article."""
    for seed in SEEDS:
        found = paper(seed, "en")
        told = defaultdict(set)
        for number, article in enumerate((*found.turning, *found.notices, found.aside)):
            for said in article.sentences:
                if said.fact.step is not None and not any(
                    dice in said.template for dice in ("best", "worst")
                ):
                    told[said.fact.step].add(number)
        assert [step for step, articles in told.items() if len(articles) > 1] == []


@pytest.mark.parametrize("language", available_languages())
def test_a_card_has_its_article(language: str) -> None:
    words = wiraqocha_words(language)
    for card in DATA.load().cards:
        said, name = the_card(words, card.name), card_name(words, card.name)
        assert said.endswith(name) and said != name, card
    assert "tin_ear" in the_card(words, "tin_ear")


def the_card(words: Words, name: str) -> str:
    return TITLE.part(TitleChronicle).forms(words, "card", Thing("card", name))["the_card"]
