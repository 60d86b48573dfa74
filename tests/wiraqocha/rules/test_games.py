"""Whole random games: without a fault, the same everywhere."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.contract import Applied
from game.titles.wiraqocha.rules.actions import Roll
from game.titles.wiraqocha.rules.engine import legal_actions, outcome, perform
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import CardRevealed, DiceRolled, DieAdded, DieChanged
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.random_positions import COLOURS, VARIANTS, check_accounts, content, start, walk
from tests.support.shares import one_in

ROOT = Path(__file__).parents[3]
GAMES, CAP = 800, 400  # random_games of the long proofs plays on


@pytest.mark.parametrize("part", one_in(4, range(4)))
def test_random_games_end_or_reach_the_cap_without_a_fault(part: int) -> None:
    rng = random.Random(part)
    for number in range(part * GAMES // 4, (part + 1) * GAMES // 4):
        state = start(number, 2 + number % 3, VARIANTS[number % 4], ("random", "recommended")[number % 2])
        for step in range(CAP):
            legal = legal_actions(state)
            assert bool(legal) == (outcome(state) is None)
            if not legal:
                break
            state = perform(state, rng.choice(legal)).state
            if step % 8 == 0:
                check_accounts(state)
        check_accounts(state)


def test_some_random_games_are_won_in_each_way() -> None:
    """A random player wins now and then; two of the three ways come by chance within these games."""
    ways = set()
    for number in range(60):
        for state in walk(random.Random(number), start(number, 4), 2500):
            if (end := outcome(state)) is not None:
                ways.add(end.reason)
    assert "leviathan" in ways


PLAY = """
import random, sys
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.titles.wiraqocha.rules.actions import Roll
from game.titles.wiraqocha.rules.setup import Setup, new_game
state = new_game(DATA.load(), Setup(("red", "blue", "green"), 11, "random", ("caves", "prisoner")))
rng = random.Random(5)
for _ in range(300):
    action = rng.choice(WIRAQOCHA.legal_actions(state))
    state = WIRAQOCHA.apply(state, WIRAQOCHA.decider(state), action).state
    print(WIRAQOCHA.format_action(action), WIRAQOCHA.draws(state), WIRAQOCHA.digest(state))
"""


def test_the_same_seed_and_actions_give_the_same_game_in_another_process() -> None:
    records = [
        subprocess.run(
            [sys.executable, "-c", PLAY],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
            capture_output=True,
            check=True,
            timeout=120,
        ).stdout
        for seed in ("1", "2")
    ]
    assert records[0] == records[1]
    assert records[0].count(b"\n") == 300


def test_the_digest_tells_different_states_apart() -> None:
    digests: dict[str, object] = {}
    for state in walk(random.Random(2), start(4), 400):
        known = digests.setdefault(WIRAQOCHA.digest(state), state)
        assert known == state
    assert len(digests) > 100


def test_a_text_of_an_action_is_filled_from_the_state() -> None:
    state = start(3)
    for text in ("collect", "muster", "roll"):
        action = WIRAQOCHA.parse_action(state, text)
        result = WIRAQOCHA.apply(state, WIRAQOCHA.decider(state), action)  # type: ignore[arg-type]
        assert isinstance(result, Applied)
        state = result.state
    assert WIRAQOCHA.decider(state) == state.mover
    assert content().colours == COLOURS


def test_only_dice_and_cards_are_revelations() -> None:
    rng = random.Random(9)
    for before in walk(rng, start(12, 3), 600):
        for action in legal_actions(before):
            after = perform(before, action)
            shown = any(
                isinstance(event, DiceRolled | DieAdded | CardRevealed)
                or (isinstance(event, DieChanged) and event.cause is Cause.REROLL)
                for event in after.events
            )
            empty_roll = isinstance(action, Roll) and not after.state.dice
            assert WIRAQOCHA.reveals(before, action, after.state) == (shown and not empty_roll)
