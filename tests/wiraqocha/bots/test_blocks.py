"""A rival who may win next turn is stopped, though that looks dear."""

from game.base.files.yaml_text import read_yaml_text
from game.titles.wiraqocha.bots.blocks import blocks
from game.titles.wiraqocha.bots.planning import best_plans
from game.titles.wiraqocha.bots.sampling_search import LOOK, SamplingSearch
from game.titles.wiraqocha.bots.weights import WEIGHTS
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.state import State

# Red lacks one relic, has two re-rolls by its Ruins, and stands beside D3 with an Explorer. When engineers played on,
# red won at once in 45 of 60 games after blue's best looking turn, in 22 after blue took D3 (with N12 for N10).
LAST_RELIC = """
players: [red, blue, green]
to_move: blue
layout: [[N9, N4, D4, N12], [N10, N1, N2, N6, N7], [D2, D1, S123, D6], [D5, N3, S456, S345, N11], [N5, D3, N8, S234]]
board: {N1: green drill, N6: red drill, N7: blue explorer, N9: green camp, N10: red explorer, D1: red explorer,
  D5: blue camp, S123: red camp}
graveyard: [red drill, red zeppelin, blue drill, blue drill, blue zeppelin, blue zeppelin, green explorer, green
    explorer, green drill, green zeppelin, green zeppelin]
lost: [red zeppelin, flying_fortress]
protecting: {N1: 3}
markers: {death_ray: D6}
death_ray_fired: true
dice: [3, 4, 4]
allowance: 3
cubes: {red: 3, blue: 5, green: 2}
crystals: {blue: 2, green: 2}
relics: {red: [N10, D1, D2]}
owned:
  red: [flying_fortress]
  blue: [death_ray, mechanical_miner, production_tanks, transport_tunneller]
  green: [battle_exoskeleton, psychic_probe]
market: [juggernaut, android_factory, recovery_workshop]
deck: [force_field, android_explorer]
used: [collect, muster, sacrifice]
"""


class Uncounted:
    """Thinking without an end."""

    def charge(self, positions: int) -> None:
        """Nothing is counted."""

    def left(self) -> float:
        """All of it."""
        return 1.0


def last_relic() -> State:
    return read_position(read_yaml_text(LAST_RELIC, "test"), DATA.load())


def taken(actions: tuple[Action, ...]) -> set[str]:
    return {action.tile for action in actions if isinstance(action, a.Conquer)}


def test_the_ruins_that_a_rival_lacks_and_those_of_its_re_rolls_are_among_the_blocks() -> None:
    state = last_relic()
    found = blocks(state, LOOK, WEIGHTS, Uncounted())
    assert {"D3", "N10"} <= set().union(*(taken(plan.actions) for plan in found))
    assert not {"D3", "N10"} & taken(best_plans(state)[0].actions)


def test_where_no_rival_may_win_there_is_nothing_to_block() -> None:
    text = LAST_RELIC.replace("red: [N10, D1, D2]", "red: [N10], blue: [D1], green: [D2]")
    state = read_position(read_yaml_text(text, "test"), DATA.load())
    assert not blocks(state, LOOK, WEIGHTS, Uncounted())


def test_an_empress_takes_what_a_rival_lacks_for_its_last_relic() -> None:
    best = SamplingSearch(5, 0.0, 35000).judged(last_relic())[0]
    assert {"D3", "N10"} & taken(best.actions)
