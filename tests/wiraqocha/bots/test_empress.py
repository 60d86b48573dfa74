"""The empress: as good as her budget, whatever that is, and the same again where no clock decides."""

import random
from collections.abc import Iterator

import pytest

from game.core.bots.budget import Budget
from game.titles.wiraqocha.bots.expectation import throw_values
from game.titles.wiraqocha.bots.planning import THOROUGH, best_plan
from game.titles.wiraqocha.bots.sampling_search import AT_LEAST, SamplingSearch, ended, reply, rolled
from game.titles.wiraqocha.bots.weights import WEIGHTS
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.engine import legal_actions, successor
from game.titles.wiraqocha.rules.observation import observation
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import Phase, State
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
        assert SamplingSearch(1, seconds).choose(state) in legal_actions(state)


def test_a_budget_in_positions_gives_the_same_game_again() -> None:
    games = []
    for _ in range(2):
        empress, state, actions = SamplingSearch(4, 2.0, 700), midgame(5), []
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
    """A larger budget is used for more, and neither is overdrawn by more than a tenth."""
    spent = []
    for positions in (2000, 6000):
        empress = SamplingSearch(4, 2.0, positions)
        empress.choose(midgame(5))
        spent.append(empress.positions_valued)
        assert spent[-1] <= 1.1 * positions
    assert spent[0] < spent[1]


@pytest.mark.parametrize("positions", [600, 2000])
def test_no_turn_takes_more_than_its_budget(positions: int) -> None:
    """Throws are broken off, too; a decision of a turn whose thinking is used up has its least look all the same."""
    for seed in range(8):
        state = midgame(seed)
        state.crystals = tuple(3 for _ in state.crystals)  # to throw with
        empress, turn, late = SamplingSearch(4, 2.0, positions), state.turn, 0
        while state.winner < 0 and state.turn == turn:
            before = empress.positions_valued if late else 0
            state = successor(state, empress.choose(state))
            late += before >= positions and empress.positions_valued > before
        assert empress.positions_valued <= 1.1 * positions + late * 1.5 * AT_LEAST


def test_she_throws_where_a_throw_promises_clearly_more_than_any_plan() -> None:
    """A throw and a plan are valued with the same effort: a hasty look at the one would always prefer the other."""
    seen = 0
    for seed, turn in ((9, 25), (10, 16), (13, 17), (15, 42), (17, 42), (19, 31)):
        state = observation(
            next(s for s in states(seed, 2) if s.turn == turn and s.rerolls and len(s.dice) > 2)
        )
        planned = best_plan(state, THOROUGH, WEIGHTS).value
        if throw_values(state, THOROUGH, WEIGHTS)[0].value > planned + 0.02:
            seen += 1
            assert isinstance(
                SamplingSearch(1, 60.0, 3000).choose(state), a.Reroll | a.Sacrifice | a.Manufacture
            )
    assert seen > 2, "not the positions that they were"


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


@pytest.mark.parametrize("positions", range(1500, 3000, 100))
def test_a_trial_that_ends_in_the_middle_of_a_round_drops_no_turn(positions: int) -> None:
    state = midgame(5)
    values = [turn.value for turn in SamplingSearch(1, 2.0, positions).judged(state)]
    assert len(values) >= 2
    assert values == sorted(values, reverse=True)
