"""The hint: legal, never worse than doing nothing, and with a reason that can be said."""

import random
import re

from game.bots.advice import Advice, advise
from game.bots.chances import chance_to_take, hands
from game.content.yaml_text import read_yaml_text
from game.protocol import Refusal
from game.rules.engine import apply, legal_actions
from game.rules.notation.actions import format_action
from game.rules.notation.positions import read_position
from game.rules.state import State
from game.words import Words
from tests.rules.support import penned, scattered


def position(text: str) -> State:
    return read_position(read_yaml_text(text, "test"), penned())


def advised(state: State, positions: int = 1) -> Advice | None:
    """Advice that depends on no clock."""
    return advise(state, positions=positions)


def test_advice_is_legal_everywhere_and_has_words() -> None:
    rng, words = random.Random(3), Words.load("en")
    for _ in range(60):
        state = scattered(rng)
        advice = advised(state)
        assert advice is not None
        assert advice.action in legal_actions(state)
        assert words.has(f"advice.{advice.reason}"), advice.reason
        text = words(f"advice.{advice.reason}", **advice.details)
        assert not re.search(r"[{}\[\]]", text), text


def test_it_sees_the_winning_theft() -> None:
    state = position(
        "players: [red, green, blue, yellow]\nboard: {N5: red camp, N4: green camp}\n"
        "crystals: {red: 6, green: 1}\ndice: [1, 4, 6]\n"
    )
    advice = advised(state)
    assert advice is not None
    assert format_action(advice.action) == "plunder N4 using 4 beating 6 taking crystal"
    assert advice.reason == "win"


def test_it_sees_that_the_harvest_wins() -> None:
    state = position(
        "players: [red, green]\nboard: {N5: red camp, N4: green camp, N9: red drill}\n"
        "crystals: {red: 10}\ndice: [1, 4, 6]\n"
    )
    advice = advised(state)
    assert advice is not None
    assert format_action(advice.action) == "end"
    assert advice.reason == "win"
    assert advice.details == {"victory": "somnium"}


def test_it_sees_the_relic_under_the_zeppelin() -> None:
    state = position(
        "players: [red, green]\nphase: preparation\nboard: {N5: red camp, D4: red zeppelin, N9: green camp}\n"
        "used: [collect, muster]\n"
    )
    advice = advised(state)
    assert advice is not None
    assert format_action(advice.action) == "exchange D4 with explorer@reserve"
    assert advice.reason == "exchange_relic"


def test_advice_can_be_followed_to_the_end_of_a_game() -> None:
    from game.rules.setup import Setup, new_game

    state = new_game(penned(), Setup(("red", "blue"), 5))
    for _ in range(900):
        advice = advised(state)
        if advice is None:
            break
        result = apply(state, advice.action)
        assert not isinstance(result, Refusal)
        state = result.state
    assert state.winner >= 0


def test_chances_are_exact() -> None:
    assert abs(sum(probability for _, probability in hands(4)) - 1) < 1e-12
    assert abs(chance_to_take(6, 1, 0, 0) - 1 / 6) < 1e-12
    assert abs(chance_to_take((1, 1), 2, 0, 0) - 1 / 36) < 1e-12
    assert abs(chance_to_take(7, 2, 0, 0) - 1 / 6) < 1e-12
    assert chance_to_take(1, 2, 5, 1) == 2 / 36
    assert chance_to_take(1, 1, 3, 1) == 0
