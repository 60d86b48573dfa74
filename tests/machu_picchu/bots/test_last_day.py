"""The last day: its end is the end of the game, so who leads may end it, and no choice is judged half made."""

import pytest

from game.core.contract import BotName, Refusal
from game.titles.machu_picchu.bots.evaluation import PositionEvaluator
from game.titles.machu_picchu.bots.levels import sorted_turns
from game.titles.machu_picchu.bots.title_bots import BOTS
from game.titles.machu_picchu.bots.turns import settled
from game.titles.machu_picchu.bots.weights import WEIGHTS
from game.titles.machu_picchu.rules.actions import Stay
from game.titles.machu_picchu.rules.scores import gold
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.title import TITLE

AHEAD = """
players: [red, blue]
to_move: red
day: 9
turn: 131
bonus: {llama: 0, pottery: 0, puma: 2, sun: 2, condor: 2, main: 1}
goods:
  red: {corn: 4, llama: 1, coca: 1}
  blue: {corn: 9, llama: 6, coca: 2, pottery: 2, cloth: 2}
incas: {red: {shepherd: 4, planter: 1}, blue: {shepherd: 4, farmer: 1, weaver: 3}}
clergy: {red: {virgin: 3, puma: 1}, blue: {virgin: 3, puma: 1, condor: 1}}
prince: {red: palace, blue: priests}
scout: {red: 13, blue: 12}
tiles: {red: [corn], blue: [cloth]}
hands:
  red: [virgin+puma, virgin+condor, shepherd+condor, shepherd+virgin, shepherd+puma, farmer+virgin,
        shepherd+planter]
  blue: [farmer+shepherd, shepherd+weaver, weaver+virgin, potter+virgin, planter+virgin, weaver+puma, potter+puma,
         weaver+condor]
"""
"""Level in points, ahead by gold, two Moon Tiles gone: blue has six llamas, and temples that wait for them."""
ENOUGH = 12000  # positions: less than the highest level values in the time that it has


def position(text: str) -> State:
    return TITLE.positions.parse(TITLE.data.load(), text)


@pytest.mark.parametrize("seed", [1, 3])
def test_who_leads_on_the_last_day_ends_it(seed: int) -> None:
    state = position(AHEAD)
    assert gold(state, 0) > gold(state, 1)
    made = BOTS.make(BotName("oracle", positions=ENOUGH), seed)
    assert not isinstance(made, Refusal)
    assert isinstance(made.choose(state), Stay)


def test_no_turn_is_judged_with_a_question_of_it_still_open() -> None:
    state = position(AHEAD)
    for turn in sorted_turns(state, PositionEvaluator(WEIGHTS, state)):
        assert not settled(turn.state).pending
