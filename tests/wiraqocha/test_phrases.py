"""Refusals and events as sentences: no gap is left open, no key is missing."""

import random
import re
from pathlib import Path

import pytest

from game.base.files.yaml_text import read_yaml_text
from game.core.contract import Applied, Refusal
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.phrases import card_name, describe_event, explain, shortage, tile_name
from game.titles.wiraqocha.rules.actions import Action, Build, Recover, Sacrifice
from game.titles.wiraqocha.rules.engine import legal_actions, refusal
from game.titles.wiraqocha.rules.events import CubesCollected, DiceRolled
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.refusals import Reason
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.random_positions import any_action, content, penned, scattered
from tests.support.words import wiraqocha_words

ROOT = Path(__file__).parents[2]
WORDS = wiraqocha_words("en")
OPEN = re.compile(r"[\[{}\]]|None")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_reason_of_the_rules_has_a_sentence(language: str) -> None:
    words = wiraqocha_words(language)
    assert [reason for reason in Reason if not words.has(f"refusal.{reason}")] == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_who_has_no_dice_is_told_so(language: str) -> None:
    words = wiraqocha_words(language)
    said = describe_event(words, DiceRolled("red", ()), {"red": "Ada"})
    assert said == words("log.dice_rolled_none", player="Ada")


def test_what_happens_and_what_is_refused_can_be_told() -> None:
    rng = random.Random(3)
    names = {"red": "Ada", "blue": "Bram"}
    told = set()
    for _ in range(400):
        state = scattered(rng)
        for action in legal_actions(state):
            result = WIRAQOCHA.apply(state, state.mover, action)
            assert isinstance(result, Applied)
            for event in result.events:
                sentence = describe_event(WORDS, event, names)
                if sentence is not None:
                    assert not OPEN.search(sentence), sentence
                    told.add(type(event))
        result = WIRAQOCHA.apply(state, state.mover, any_action(rng, state))
        if isinstance(result, Refusal):
            assert not OPEN.search(explain(WORDS, result, names))
    assert len(told) > 25


@pytest.mark.parametrize(
    ("language", "one", "both"),
    [
        ("en", "You need 1 more crystal.", "You need 2 more cubes and 1 more crystal."),
        ("fr", "Il vous manque 1 cristal.", "Il vous manque 2 cubes et 1 cristal."),
        ("it", "Ti manca 1 cristallo.", "Ti mancano 2 cubi e 1 cristallo."),
    ],
)
def test_a_shortage_names_all_that_is_missing(language: str, one: str, both: str) -> None:
    words = wiraqocha_words(language)
    assert shortage(words, 0, 1) == one
    assert shortage(words, 2, 1) == both
    assert shortage(words, 0, 0) == ""


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        ("cubes: {red: 5}", "You need 1 more crystal."),
        ("cubes: {red: 1}\ncrystals: {red: 1}", "You need 1 more cube."),
        ("", "You need 2 more cubes and 1 more crystal."),
    ],
)
def test_a_card_that_cannot_be_paid_is_refused_with_what_is_missing(hand: str, sentence: str) -> None:
    text = f"players: [red, green]\nboard: {{N5: red camp}}\nmarket: [flying_fortress]\ndice: []\n{hand}"
    state = read_position(read_yaml_text(text, "test"), penned())
    assert explain(WORDS, refused(state, Build("flying_fortress"))) == sentence


def test_what_costs_cubes_is_refused_with_what_is_missing() -> None:
    text = "players: [red, green]\nboard: {N5: red camp}\ngraveyard: [red drill]\ndice: [3]\ncubes: {red: 1}"
    state = read_position(read_yaml_text(text, "test"), penned())
    assert explain(WORDS, refused(state, Recover(TokenKind.DRILL))) == "You need 2 more cubes."
    assert explain(WORDS, refused(state, Sacrifice())) == "You need 1 more crystal."


def refused(state: State, action: Action) -> Refusal:
    found = refusal(state, action)
    assert found is not None
    return found


def test_tiles_are_called_as_they_look() -> None:
    assert [tile_name(WORDS, label) for label in ("N5", "D1", "S345", "C7", "X9")] == [
        "5",
        "1-1",
        "3-4-5",
        "the Caves",
        "X9",
    ]


@pytest.mark.parametrize(
    ("language", "tile", "said"),
    [
        ("en", "D4", "you do not hold tile 4-4"),
        ("en", "C7", "you do not hold the Caves"),
        ("fr", "D4", "vous ne contrôlez pas la tuile 4-4"),
        ("it", "D4", "non tieni la tessera 4-4"),
    ],
)
def test_a_refusal_names_the_tile_as_people_say_it(language: str, tile: str, said: str) -> None:
    assert explain(wiraqocha_words(language), Refusal("not_your_tile", {"tile": tile})) == said


def test_every_card_has_a_name_and_a_text() -> None:
    for card in content().cards:
        assert card_name(WORDS, card.name) != card.name
        assert WORDS.has(f"card.{card.name}.text")


def test_an_income_of_nothing_is_no_news() -> None:
    assert describe_event(WORDS, CubesCollected("red", (), 0, 0)) is None
    assert describe_event(WORDS, CubesCollected("red", (("N4", 1),), 0, 1)) is not None
