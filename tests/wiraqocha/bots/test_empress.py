"""The empress: as good as her budget, whatever that is, and the same again where no clock decides."""

import random
from collections.abc import Iterator

import pytest

from game.ai.budget import Budget
from game.titles.wiraqocha.bots.empress import Empress, ended, reply, rolled
from game.titles.wiraqocha.bots.expectation import throw_values
from game.titles.wiraqocha.bots.planning import THOROUGH, best_plan
from game.titles.wiraqocha.bots.weights import JUDGEMENT, WEIGHTS
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.engine import legal_actions, successor
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.view import without_future
from tests.support.random_positions import COLOURS, penned, walk


def states(seed: int, players: int) -> Iterator[State]:
    """A random game, state by state."""
    return walk(random.Random(seed), new_game(penned(), Setup(COLOURS[:players], seed, "random")), 300)


def midgame(seed: int, phase: Phase = Phase.ACTIONS) -> State:
    """A state with a Camp on the board, and with dice in the hand, in the middle of a random game."""
    found = [
        state
        for state in states(seed, 3)
        if state.winner < 0
        and state.phase is phase
        and state.holdings().camp >= 0
        and state.turn > 8
        and (phase is Phase.PREPARATION or len(state.dice) > 2)
    ]
    return found[len(found) // 2]


@pytest.mark.parametrize("seconds", [0.001, 0.05, 0.3])
def test_any_budget_gives_a_legal_choice(seconds: float) -> None:
    for phase in Phase:
        state = midgame(3, phase)
        assert Empress(1, seconds).choose(state) in legal_actions(state)


def test_a_budget_in_positions_gives_the_same_game_again() -> None:
    games = []
    for _ in range(2):
        empress, state, actions = Empress(4, 2.0, 700), midgame(5), []
        for _ in range(12):
            if state.winner >= 0:
                break
            actions.append(empress.choose(state))
            state = successor(state, actions[-1])
        games.append(actions)
    assert games[0] == games[1]


def test_a_budget_is_spent_and_then_no_more() -> None:
    budget = Budget(60.0, 100)
    assert budget.left() == 1
    budget.charge(75)
    assert budget.left() == pytest.approx(0.25)
    budget.charge(75)
    assert budget.left() == 0


def test_thinking_uses_the_positions_that_it_is_given() -> None:
    """A larger budget is used for more, and neither is overdrawn by more than a last plan."""
    spent = []
    for positions in (2000, 6000):
        empress = Empress(4, 2.0, positions)
        empress.choose(midgame(5))
        spent.append(empress.positions_valued)
    assert spent[0] < spent[1]
    assert spent[0] < 2000 + 400


@pytest.mark.parametrize(("seed", "turn"), [(7, 12), (9, 43), (10, 18), (17, 42)])
def test_she_throws_where_a_throw_promises_clearly_more_than_any_plan(seed: int, turn: int) -> None:
    """A throw and a plan are valued with the same effort: a hasty look at the one would always prefer the other."""
    state = without_future(
        next(s for s in states(seed, 2) if s.turn == turn and s.rerolls and len(s.dice) > 2)
    )
    planned = best_plan(state, THOROUGH, JUDGEMENT).value
    promised = throw_values(state, THOROUGH, JUDGEMENT)[0].value
    assert promised > planned + 0.02, "not the position that it was"
    assert isinstance(Empress(1, 60.0, 3000).choose(state), a.Reroll | a.Sacrifice | a.Manufacture)


def test_replies_are_turns_by_the_rules_with_the_dice_given() -> None:
    """Played-out turns hand the move on, keep every account, and are the same with the same dice."""
    state = ended(midgame(7), random.Random(1))
    seat = state.mover
    after = reply(state, random.Random(2), WEIGHTS, Budget(1.0))
    assert after.winner >= 0 or after.mover != seat
    again = reply(state, random.Random(2), WEIGHTS, Budget(1.0))
    assert after.key() == again.key()
    thrown = rolled(state, random.Random(3))
    assert thrown.phase is Phase.ACTIONS
    assert not thrown.loaded
    assert len(thrown.dice) >= 1
