"""Refusals and events as sentences: no gap is left open, no key is missing."""

import random
import re
from pathlib import Path

import pytest

from game.phrases import card_name, explain, tell, tile_name
from game.protocol import Applied, Refusal
from game.rules.engine import apply, legal_actions
from game.rules.events import CubesCollected
from game.words import Words
from tests.rules.support import any_action, content, scattered

ROOT = Path(__file__).parents[1]
WORDS = Words.load("en")
OPEN = re.compile(r"[\[{}\]]|None")


def test_every_reason_of_the_rules_has_a_sentence() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "game" / "rules").rglob("*.py"))
    reasons = set(re.findall(r'(?:refuse|Refusal)\(\s*"(\w+)"', source))
    assert len(reasons) > 50
    assert [reason for reason in sorted(reasons) if not WORDS.has(f"refusal.{reason}")] == []


def test_what_happens_and_what_is_refused_can_be_told() -> None:
    rng = random.Random(3)
    names = {"red": "Ada", "blue": "Bram"}
    told = set()
    for _ in range(400):
        state = scattered(rng)
        for action in legal_actions(state):
            result = apply(state, action)
            assert isinstance(result, Applied)
            for event in result.events:
                sentence = tell(WORDS, event, names)
                if sentence is not None:
                    assert not OPEN.search(sentence), sentence
                    told.add(type(event))
        result = apply(state, any_action(rng, state))
        if isinstance(result, Refusal):
            assert not OPEN.search(explain(WORDS, result, names))
    assert len(told) > 25


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
        ("fr", "D4", "vous ne tenez pas la tuile 4-4"),
        ("it", "D4", "non tieni la tessera 4-4"),
    ],
)
def test_a_refusal_names_the_tile_as_people_say_it(language: str, tile: str, said: str) -> None:
    assert explain(Words.load(language), Refusal("not_your_tile", {"tile": tile})) == said


def test_every_card_has_a_name_and_a_text() -> None:
    for card in content().cards:
        assert card_name(WORDS, card.name) != card.name
        assert WORDS.has(f"card.{card.name}.text")


def test_an_income_of_nothing_is_no_news() -> None:
    assert tell(WORDS, CubesCollected("red", (), 0, 0)) is None
    assert tell(WORDS, CubesCollected("red", (("N4", 1),), 0, 1)) is not None
