"""Cards of one's own data: made of known effects, they need no code."""

from dataclasses import replace

import pytest

from game.core.contract import Applied, Refusal
from game.titles.wiraqocha.content.definitions import Card, CardType, Cost, ExtraDie, Income, ValleyData
from game.titles.wiraqocha.rules.actions import Collect, Manufacture, Roll
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.random_positions import content


def with_cards(*cards: Card) -> ValleyData:
    """The game's content with these cards beside its own."""
    base = content()
    return replace(base, cards=(*base.cards, *cards), digest="own cards")


def owning(state: State, *names: str, cubes: int) -> State:
    """The state with cards and cubes in the mover's hands."""
    state = state.copy()
    mask = sum(1 << state.game.card_index[name] for name in names)
    state.cards = tuple(mask if seat == state.mover else 0 for seat in state.game.seats)
    state.cubes = tuple(cubes if seat == state.mover else 0 for seat in state.game.seats)
    state.market, state.deck = (), ()
    return state


def done(state: State, action: Manufacture | Collect | Roll) -> State:
    result = WIRAQOCHA.apply(state, state.mover, action)
    assert isinstance(result, Applied)
    return result.state


@pytest.mark.clauses("O-3", "R-69")
def test_two_factories_each_work_once_a_turn_the_first_first() -> None:
    second = Card("mill", CardType.BUILDING, Cost(1), ExtraDie(cubes=1))
    state = new_game(with_cards(second), Setup(("red", "blue"), 5))
    state = done(owning(state, "android_factory", "mill", cubes=5), Roll())
    assert state.phase is Phase.ACTIONS
    after_first = done(state, Manufacture())
    assert after_first.cubes[state.mover] == state.cubes[state.mover] - 3
    after_second = done(after_first, Manufacture())
    assert after_second.cubes[state.mover] == state.cubes[state.mover] - 4
    assert len(after_second.dice) == 5
    assert isinstance(WIRAQOCHA.apply(after_second, after_second.mover, Manufacture()), Refusal)
    assert Manufacture() not in legal_actions(after_second)


def test_an_income_card_of_ones_own_pays_in_phase_one() -> None:
    well = Card("well", CardType.INVENTION, Cost(2), Income(cubes=1))
    state = new_game(with_cards(well), Setup(("red", "blue"), 5))
    state = owning(state, "production_tanks", "well", cubes=0)
    assert done(state, Collect()).cubes[state.mover] == 3
