"""What the panel says in a window: what stands now, what comes if it is let be, what each card would do."""

from typing import Any

import pytest

from game.core.contract import Refusal
from game.titles.inkas.board.questions.panel_question import PanelQuestion
from game.titles.inkas.board.questions.window_question import window_question
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.state import State
from tests.support.quest_table import position
from tests.support.words import game_words_of

NAMES = ("Ada", "Bela")
ATTACK = "attack ayar_kachi yana_uru"


def quest(inka: tuple[str, ...], chanka: tuple[str, ...], *lines: str, **keys: Any) -> State:
    """A quest in which Inka can attack a walla of Chanka's, after these actions."""
    said = {
        "mode": "advanced",
        "players": {"inka": "C", "chanka": "Q"},
        "hands": {"inka": list(inka), "chanka": list(chanka)},
        "wallas": {"ayar_kachi": "Ca2", "yana_uru": "Ca2"},
        "llamas": {"inka": 3, "chanka": 3},
        "turn": 5,
        **keys,
    }
    state = position(**said)
    for line in lines:
        action = INKAS.parse_action(state, line)
        assert not isinstance(action, Refusal) and action in INKAS.legal_actions(state), line
        state = INKAS.successor(state, action)
    return state


def question(state: State) -> PanelQuestion:
    return window_question(game_words_of("inkas"), state, NAMES, tuple(INKAS.legal_actions(state)))


@pytest.mark.parametrize(
    ("inka", "lines", "rolls", "said"),
    [
        ((), (), [2], "The die has approved."),
        (("wiraqucha",), ("pass",), [3], "The die has refused."),
        (("wiraqucha",), ("pass", "play wiraqucha", "pass"), [3], "A card has made this an approval."),
        (("wiraqucha",), ("pass", "play mama_qucha"), [2], "A card has made this a refusal."),
    ],
)
def test_what_is_said_of_a_roll_is_what_stands_now(
    inka: tuple[str, ...], lines: tuple[str, ...], rolls: list[int], said: str
) -> None:
    state = quest(inka, ("mama_qucha",), ATTACK, *lines, rolls=[*rolls, 1, 1])
    assert question(state).note.startswith(said)
