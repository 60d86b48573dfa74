"""What is kept and looked up against a slow count: every action that could be named, asked for one by one.

`refusal` knows nothing of the catalogue, of needs or of the holdings of other states, so a list that remembers too
much, or forgets something, differs from what it finds.
"""

import random
from dataclasses import replace
from itertools import product

import pytest

from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import legal_actions, refusal, successor
from game.titles.wiraqocha.rules.holdings import Holdings, occupation
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import Phase, State
from tests.support.nameable_actions import everything
from tests.support.random_positions import COLOURS, VARIANTS, content, scattered


def reference(state: State) -> set[Action]:
    """The legal actions found one by one, on a state that has seen nothing yet."""
    fresh = replace(state, seen=None)
    return {action for action in everything(fresh) if refusal(fresh, action) is None}


def check(state: State) -> None:
    listed = legal_actions(state)
    assert len(set(listed)) == len(listed)
    assert set(listed) == reference(state)
    seen = state.holdings()
    fresh = Holdings(state.game, occupation(state.board), state.reserve[state.mover], state.mover)
    for name in ("camp", "cubes", "dice", "fliers", "foes", "held", "occupied", "tokens"):
        assert getattr(seen, name) == getattr(fresh, name), name
    for name in ("camps", "reach", "sources", "steep", "targets"):
        assert getattr(seen.token_moves, name) == getattr(fresh.token_moves, name), name


def dear(data: ValleyData, step: int, camp: int) -> ValleyData:
    """The game's data with other figures, as a player may write them."""
    return replace(data, figures=replace(data.figures, step_cubes=step, camp_protection=camp))


@pytest.mark.parametrize("part", range(2))
def test_lists_in_play_are_what_a_slow_count_finds(part: int) -> None:
    """One process plays all variants, rulings and figures in turn, so that nothing kept for one serves another."""
    rng = random.Random(part)
    rulings = (HouseRules(), HouseRules(False, False, False, False))
    worlds = (content(), dear(content(), 1, 3), dear(content(), 1, 6))
    games = [
        new_game(world, Setup(COLOURS[:players], part, "random", variants, rules))
        for players, (variants, rules, world) in zip(
            (2, 3, 4, 2) * 6, product(VARIANTS, rulings, worlds), strict=True
        )
    ]
    for _ in range(6):
        for number, state in enumerate(games):
            check(state)
            for _ in range(7):
                options = legal_actions(state)
                if options:
                    state = successor(state, rng.choice(options))
            games[number] = state


@pytest.mark.parametrize("part", range(2))
def test_lists_of_scattered_positions_are_what_a_slow_count_finds(part: int) -> None:
    rng = random.Random(50 + part)
    checked = 0
    while checked < 20:
        state = scattered(rng)
        if len(state.dice) <= 4:
            check(state)
            checked += 1


def test_a_hand_that_changes_nothing_else_changes_the_list() -> None:
    """The same board, seen by the same player, under every change that leaves the holdings as they are."""
    rng = random.Random(8)
    for _ in range(16):
        state = scattered(rng)
        if state.phase is not Phase.ACTIONS or state.winner >= 0:
            continue
        state.holdings()
        for _ in range(6):
            twin = state.copy()
            twin.dice = tuple(sorted(rng.randint(1, 6) for _ in range(rng.randint(0, 3))))
            twin.cubes = tuple(rng.randint(0, 6) for _ in state.cubes)
            twin.crystals = tuple(rng.randint(0, 2) for _ in state.crystals)
            twin.probed = rng.choice((0, state.probed, (1 << len(state.game.colours)) - 1))
            twin.used, twin.used_cards = rng.randrange(32), rng.randrange(1 << len(state.game.cards))
            twin.rerolls = rng.randint(0, 2)
            twin.protecting = tuple(
                rng.choice((0, rng.randint(1, 6))) if piece >= 0 else 0 for piece in state.board
            )
            check(twin)


def test_the_fortress_comes_and_goes_over_the_same_hand() -> None:
    rng = random.Random(9)
    for _ in range(12):
        state = scattered(rng)
        if state.phase is not Phase.ACTIONS or state.winner >= 0:
            continue
        foes = [tile for tile, _ in state.holdings().foes][:4]
        state.protecting = tuple(1 if tile in foes else 0 for tile in state.game.territories)
        state.dice = tuple(sorted(rng.randint(1, 6) for _ in range(3)))
        for fortress in (-1, *foes, -1):
            twin = state.copy()
            twin.fortress = fortress
            check(twin)
