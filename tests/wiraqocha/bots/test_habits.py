"""What a bot's seed decides: a Cadet's habits, and where anybody's first Camp stands."""

from collections import Counter
from itertools import pairwise

import pytest

from game.base.files.yaml_text import read_yaml_text
from game.core.contract import BotName, Refusal
from game.titles.wiraqocha.bots.habits import FANCIES, OVERSIGHTS, OVERSIGHTS_EACH, habits_of
from game.titles.wiraqocha.bots.levels import Engineer, NoisyPlanner
from game.titles.wiraqocha.bots.openings import FAVOURITES, NEARLY
from game.titles.wiraqocha.bots.planning import THOROUGH, best_plan, follow
from game.titles.wiraqocha.bots.title_bots import BOTS, WiraqochaBot
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import legal_actions, perform
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.observation import resample
from game.titles.wiraqocha.rules.state import State
from tests.support.random_positions import penned, start

ABOUT_TO_WIN = (  # blue harvests its last crystal next turn; only a conquest of N9 prevents it
    "players: [red, blue]\nboard: {N5: red camp, N6: red explorer, N4: blue camp, N9: blue drill, N10: blue drill}\n"
    "crystals: {blue: 9}\nprotecting: {N4: 6}\ndice: [3, 6]\nmarket: []\ndeck: []"
)


def bot(level: str, seed: int, temperament: str = "") -> WiraqochaBot:
    made = BOTS.make(BotName(level, temperament, positions=300 if level == "empress" else 0), seed)
    assert not isinstance(made, Refusal)
    return made


def played(cadet: NoisyPlanner, game: int, turns: int) -> list[tuple[State, Action]]:
    """What a Cadet decides against a Surveyor, and where."""
    state, other, found = start(game, 2), bot("surveyor", 1), list[tuple[State, Action]]()
    while state.winner < 0 and state.turn <= turns:
        action = (cadet if state.mover == 0 else other).choose(resample(state, state.turn))
        if state.mover == 0:
            found.append((state, action))
        state = perform(state, action).state
    return found


def test_cadets_have_all_the_habits_there_are_and_each_its_own() -> None:
    drawn = [habits_of(seed) for seed in range(60)]
    assert {habits.favourite for habits in drawn} == set(FAVOURITES)
    assert {habits.fancy for habits in drawn} == set(FANCIES)
    assert {oversight for habits in drawn for oversight in habits.overlooks} == set(OVERSIGHTS)
    assert {len(habits.overlooks) for habits in drawn} == {OVERSIGHTS_EACH}
    assert len(set(drawn)) > 40
    assert habits_of(5, "raider").favourite == "raider"


@pytest.mark.parametrize("seed", range(4))
def test_habits_last_and_nothing_else_is_left_to_chance(seed: int) -> None:
    """Another Cadet of the same seed decides the same in the middle of a game; none does what it never thinks of."""
    habits = habits_of(seed)
    decisions = played(NoisyPlanner(seed), seed, 14)
    assert len(decisions) > 15
    for (before, _), (state, action) in pairwise(decisions):
        if (before.turn, before.phase) != (state.turn, state.phase):  # no plan is being followed
            assert NoisyPlanner(seed).choose(resample(state, 99)) == action
    for state, action in decisions:
        if perform(state, action).state.winner < 0 and not isinstance(action, a.Raise | a.Lower):
            placing = state.holdings().camp < 0
            assert placing or not habits.overlooked(state, (action,)), habits


def test_a_cadet_stops_a_rival_s_win_unless_it_never_thinks_of_the_means() -> None:
    state, stopped = read_position(read_yaml_text(ABOUT_TO_WIN, "test"), penned()), Counter[bool]()
    for seed in range(24):
        action = NoisyPlanner(seed).choose(resample(state, 1))
        attacks = isinstance(action, a.Conquer) and action.tile in ("N9", "N10")
        assert not (attacks and "attack" in habits_of(seed).overlooks)
        stopped[attacks] += 1
    assert stopped[True] > 8
    assert stopped[False]


@pytest.mark.parametrize("level", ["cadet", "surveyor", "engineer", "empress"])
def test_the_first_camp_is_drawn_by_the_seed_among_the_best_places(level: str) -> None:
    variety = 0
    for game in range(5):
        state = perform(start(game, 2), a.Roll()).state
        chosen = {bot(level, seed, "miner").choose(resample(state, 3)) for seed in range(8)}
        assert bot(level, 2, "miner").choose(resample(state, 4)) in chosen
        variety += len(chosen) > 1
    assert variety


def test_no_place_for_the_first_camp_is_worse_than_nearly_the_best() -> None:
    for game in range(4):
        state = perform(start(game, 2), a.Roll()).state
        values = {
            action: best_plan(follow(state, (action,)), THOROUGH).value
            for action in legal_actions(state)
            if isinstance(action, a.Conquer)
        }
        for seed in range(6):
            chosen = Engineer(seed=seed).choose(resample(state, 3))
            assert isinstance(chosen, a.Conquer)
            assert values[chosen] >= max(values.values()) - NEARLY - 1e-9
