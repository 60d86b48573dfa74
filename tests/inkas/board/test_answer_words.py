"""What the panel says in a window: what stands now, what comes if it is let be, what each card would do."""

from typing import Any

import pytest

from game.core.contract import Refusal
from game.titles.inkas.board.questions.panel_question import PanelQuestion
from game.titles.inkas.board.questions.stack_lines import announced_text
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


def test_what_is_announced_says_whom_a_walla_takes_along() -> None:
    state = quest((), (), wallas={"ayar_awqa": "Ca2", "ayar_kachi": "Ca2", "yana_uru": "Qb2"}, step="move")
    flight = INKAS.parse_action(state, "fly ayar_awqa Cb2 carrying ayar_kachi")
    assert not isinstance(flight, Refusal)
    said = announced_text(game_words_of("inkas"), state, flight)
    assert said == "Ayar Awqa flies to Cb2, taking Ayar Kachi along"


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


def would(state: State, card: str) -> str:
    """What stands beside a card."""
    return next(
        option.note for option in question(state).options if getattr(option.actions[0], "card", "") == card
    )


PULL = {"wallas": {"ayar_awqa": "T", "yana_uru": "Qc1"}, "staff": "hole T"}


def test_a_card_that_saves_nothing_does_not_promise_to() -> None:
    """The enemies lose llamas, and the own pull fails all the same."""
    state = quest(
        ("urquchillay",), ("mama_qucha",), "draw ayar_awqa", "play mama_qucha", **PULL, rolls=[2, 1]
    )
    assert would(state, "urquchillay") == "only costs Bela 2 llamas"


def test_a_card_that_saves_says_whom_and_one_that_kills_too() -> None:
    refused = quest(("wiraqucha",), (), ATTACK, "pass", rolls=[3, 1])
    assert would(refused, "wiraqucha") == "kills Yana Uru"
    approved = quest((), ("mama_qucha",), ATTACK, rolls=[2, 1])
    assert would(approved, "mama_qucha") == "saves Yana Uru"
    assert question(approved).now == "If not, you lose: Yana Uru."
    announced = quest((), ("tampu_shield",), ATTACK, rolls=[2, 2])
    assert would(announced, "tampu_shield") == "1A against 2D"


def test_what_a_roll_still_decides_is_not_said_for_certain() -> None:
    announced = quest((), ("tampu_shield",), ATTACK)
    assert question(announced).now == "If not, you may lose: Yana Uru."


def test_a_card_over_a_pull_says_who_gets_the_staff() -> None:
    state = quest(("wiraqucha",), (), "draw ayar_awqa", "pass", **PULL, rolls=[3, 1])
    assert would(state, "wiraqucha") == "Ayar Awqa gets the staff"
    enemies = quest((), ("mama_qucha",), "draw ayar_awqa", **PULL, rolls=[2, 1])
    assert question(enemies).now == "If not: Ayar Awqa gets the staff."
    assert would(enemies, "mama_qucha") == "the staff stays"


@pytest.mark.parametrize(
    "line", ["attack ayar_kachi yana_uru overload", "offer duplication", "offer immolation ayar_kachi"]
)
def test_the_price_of_an_own_action_is_not_called_a_loss(line: str) -> None:
    state = quest(("wiraqucha",), (), line, rolls=[1, 1])
    assert question(state).now == ""


def test_what_an_enemy_takes_is_said() -> None:
    drained = quest(("urquchillay",), ("urquchillay",), "play urquchillay")
    assert question(drained).now == "If not, you lose: 2 llamas."
    looked = quest(("pacha_kamaq",), ("illapa",), "play pacha_kamaq chanka")
    assert question(looked).now == "If not: your hand is looked at, and a card of it may be taken."
    assert would(looked, "illapa") == "nobody can take it from you then"


@pytest.mark.clauses("I-28.7")
def test_whose_flag_would_be_replaced_reads_so_and_what_a_card_saves() -> None:
    keys = {
        "quest": "alternate",
        "goals": {"inka": "wamanis", "chanka": "tampus"},
        "wallas": {"ayar_kachi": "Ca3", "yana_uru": "Qa2"},
        "staff": "ayar_kachi",
        "flags": {"Ca3": "chanka"},
        "step": "placement",
        "active": "ayar_kachi",
    }
    state = quest((), ("mama_qucha",), "plunge ayar_kachi", rolls=[2], **keys)
    asked = question(state)
    assert asked.now == "If not: your flag at Ca3 is replaced."
    assert would(state, "mama_qucha") == "the flag stays"
