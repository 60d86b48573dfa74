"""Quests that players of one level play with cards in their hands, decision by decision, for who looks at these."""

from collections.abc import Iterator
from typing import Final

from game.core.bots.bot_name import parse_bot_name
from game.core.contract import Refusal
from game.titles.inkas.bots.levels import Planner
from game.titles.inkas.bots.title_bots import BOTS
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.lab.seating import seated
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.engine import successor
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.setup import new_game
from game.titles.inkas.rules.state import State

_LONGEST: Final = 300  # turns of each seat


def decisions(
    data: InkasData, bot: str, players: int, seed: int, mode: Mode = Mode.ADVANCED
) -> Iterator[tuple[State, Action]]:
    """Each view in which a seat decides in the quest of a seed, and what it does; until it is over, or too long."""
    state, salt = new_game(data, seated(players, seed, mode)), 0
    seats = [player(bot, players * seed + seat) for seat in range(players)]
    while not state.victory and state.turn < _LONGEST * players:
        salt += 1
        view = resample(observation(state, state.decider), salt)
        action = seats[state.decider].choose(view)
        yield view, action
        state = successor(state, action)


def player(bot: str, seed: int) -> Planner:
    """A player of a level by its name, as in `simulate`."""
    name = parse_bot_name(bot)
    assert not isinstance(name, Refusal), name
    made = BOTS.make(name, seed)
    assert isinstance(made, Planner), made
    return made
