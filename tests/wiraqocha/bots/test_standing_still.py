"""No level stands still: where all its dice lie on tiles, its Camp alone is left, or nothing at all."""

import pytest

from game.base.files.yaml_text import read_yaml_text
from game.core.contract import BotName, Refusal
from game.titles.wiraqocha.bots.title_bots import BOTS, WiraqochaBot
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import perform
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.observation import resample
from game.titles.wiraqocha.rules.state import State
from tests.support.random_positions import content

LAYOUT = """
layout: [[D4, D6, N5, S234], [D2, N11, N3, N6, D1], [S345, D3, N8, N12], [N9, S456, N2, N7, S123], [D5, N10, N1, N4]]
"""
ALL_DICE_LAID = f"""
players: [red, blue]
to_move: red
phase: preparation
turn: 109
{LAYOUT}
board: {{N4: red zeppelin, N6: red camp, N7: red zeppelin, D6: blue camp}}
protecting: {{N4: 2, N6: 6, N7: 1}}
graveyard: [red explorer, red explorer, red drill, red drill, red android, red miner, blue explorer, blue explorer,
  blue drill, blue drill, blue zeppelin, blue zeppelin]
markers: {{flying_fortress: N7, death_ray: N8}}
death_ray_fired: true
cubes: {{red: 3, blue: 1}}
relics: {{red: [N10, D1]}}
owned: {{red: [android_factory, flying_fortress, android_explorer, death_ray, mechanical_miner, production_tanks]}}
market: [battle_exoskeleton, juggernaut, psychic_probe]
"""
CAMP_ALONE = f"""
players: [red, blue]
to_move: red
phase: preparation
turn: 61
{LAYOUT}
board: {{D3: red camp, D6: blue camp, N5: blue drill, N11: blue explorer}}
graveyard: [red explorer, red explorer, red drill, red drill, red zeppelin, red zeppelin]
crystals: {{red: 4, blue: 1}}
"""
NOTHING_ON_THE_BOARD = """
players: [red, blue, green, yellow]
to_move: yellow
phase: actions
layout: [[S345, N9, N1, N6], [D3, D6, N4, N7, S234], [N5, N8, N11, S456], [N12, N10, S123, N3, D4], [N2, D5, D2, D1]]
turn: 39
board: {N2: blue camp, N4: green zeppelin, N5: green drill, N6: red camp, N7: green camp, N8: green explorer,
  N9: green explorer, N10: red explorer}
graveyard: [red explorer, red drill, red drill, red zeppelin, red zeppelin, blue explorer, blue drill, blue drill,
  blue zeppelin, blue zeppelin, blue miner, green drill, green zeppelin, yellow explorer, yellow drill, yellow drill,
  yellow zeppelin, yellow zeppelin, yellow juggernaut]
protecting: {N2: 5}
markers: {force_field: N7, death_ray: D6}
death_ray_fired: true
dice: [3, 5, 6]
allowance: 3
cubes: {red: 2, green: 1, yellow: 4}
crystals: {red: 1, blue: 3, green: 1}
relics: {red: [N10]}
owned: {blue: [death_ray, mechanical_miner], green: [force_field], yellow: [android_explorer, battle_exoskeleton,
  juggernaut, production_tanks, psychic_probe]}
market: [android_factory, recovery_workshop, transport_tunneller]
used: [collect, muster]
"""


def position(text: str) -> State:
    return read_position(read_yaml_text(text, "test"), content())


def bot(level: str, seed: int) -> WiraqochaBot:
    made = BOTS.make(BotName(level), seed)
    assert not isinstance(made, Refusal)
    return made


def turns(text: str, level: str, seed: int, most: int) -> list[tuple[State, Action]]:
    """What red does against a Surveyor in so many turns, and where."""
    state, found = position(text), list[tuple[State, Action]]()
    bots, end = (bot(level, seed), bot("surveyor", seed)), state.turn + most
    while state.winner < 0 and state.turn < end:
        action = bots[state.mover].choose(resample(state, len(found)))
        if state.mover == 0:
            found.append((state, action))
        state = perform(state, action).state
    return found


@pytest.mark.parametrize("level", ["apprentice", "cadet"])
@pytest.mark.parametrize("seed", range(8))
def test_who_has_laid_all_dice_takes_them_back_and_does_something(seed: int, level: str) -> None:
    board = position(ALL_DICE_LAID).board
    done = turns(ALL_DICE_LAID, level, seed, 14)
    assert any(isinstance(action, a.TakeBack) for _, action in done)
    assert any(state.board != board for state, _ in done)


@pytest.mark.parametrize("level", ["apprentice", "surveyor", "engineer"])
def test_who_has_nothing_but_the_camp_earns_cubes_and_recovers_a_token(level: str) -> None:
    done = [turns(CAMP_ALONE, level, seed, 24) for seed in range(4)]
    assert sum(any(isinstance(action, a.Recover) for _, action in turn) for turn in done) >= 3


@pytest.mark.parametrize("level", ["cadet", "surveyor", "engineer"])
@pytest.mark.parametrize("seed", range(8))
def test_who_has_lost_all_tokens_places_the_camp_anew(seed: int, level: str) -> None:
    """A relic may be come by in two ways that are as good as each other."""
    state = position(NOTHING_ON_THE_BOARD)
    while state.mover == 3 and not state.holdings().tokens:
        state = perform(state, bot(level, seed).choose(state)).state
    assert state.holdings().tokens
