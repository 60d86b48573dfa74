"""How bots are named, and that none sees what chance will bring."""

import pytest

from game.core.bots.bot_name import parse_bot_name
from game.core.contract import BotName, Refusal
from game.titles.wiraqocha.bots.title_bots import BOTS, LEVELS
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.observation import resample
from game.titles.wiraqocha.rules.setup import Setup, new_game


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("engineer", BotName("engineer")),
        ("engineer:raider", BotName("engineer", "raider")),
        ("empress:miner@0.5", BotName("empress", "miner", 0.5)),
        ("empress@5000n", BotName("empress", positions=5000)),
    ],
)
def test_a_name_is_read_and_written_alike(text: str, name: BotName) -> None:
    assert parse_bot_name(text) == name
    assert str(name) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        ":raider",
        "engineer:",
        "engineer@",
        "engineer@soon",
        "empress@-1",
        "a b",
        "empress@0n",
        "empress@99999999999n",
        f"empress@{'9' * 5000}n",
        f"empress@{'0' * 5000}1n",
        f"empress@{'9' * 5000}",
    ],
)
def test_what_is_no_name_is_refused(text: str) -> None:
    refused = parse_bot_name(text)
    assert isinstance(refused, Refusal)
    assert len(str(refused.details)) < 300


def test_an_unknown_level_or_temperament_names_the_known_ones() -> None:
    refused = BOTS.make(BotName("admiral"), 1)
    assert isinstance(refused, Refusal)
    assert all(level in str(refused.details["known"]) for level in LEVELS)
    assert isinstance(BOTS.make(BotName("random", "sleepy"), 1), Refusal)


def test_a_veiled_state_is_the_same_table_with_another_fate() -> None:
    content = DATA.load()
    state = new_game(content, Setup(content.colours[:2], 7))
    twin = resample(state, 3)
    assert legal_actions(twin) == legal_actions(state)
    assert twin.seed != state.seed
    assert sorted(twin.deck) == sorted(state.deck)
    assert not twin.loaded
