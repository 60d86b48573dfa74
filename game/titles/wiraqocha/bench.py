"""What Wiraqocha is measured with."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from game.base.i18n.words import Words
from game.bench.protocol import Bench
from game.core.match import Match, Seat
from game.core.player_names import player_name
from game.core.seat_colours import emblem_of
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules import engine
from game.titles.wiraqocha.rules.setup import RANDOM_LAYOUT, Setup, new_game
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA

PLAYERS: Final = 4
DICE: Final = 5  # the hand in Phase II for which legal actions are listed
SEED: Final = 2024  # of a table that is shown


def _game(data: ValleyData, seed: int) -> State:
    """A random layout."""
    return new_game(data, Setup(data.colours[:PLAYERS], seed, RANDOM_LAYOUT))


def _calls(state: State, choose: random.Random) -> Iterator[tuple[str, Callable[[], object]]]:
    """To copy the state, and to list what can be done with a whole hand."""
    yield "copy", state.copy
    if state.phase is Phase.ACTIONS and len(state.dice) >= 3:
        yield "list", partial(WIRAQOCHA.legal_actions, _with_five_dice(state, choose))


def _match(data: ValleyData, words: Words, bot: str) -> Match:
    """Everybody in the valley of the first game."""
    setup = Setup(data.colours, SEED, "recommended")
    seats = tuple(
        Seat(player_name(words, number), emblem_of(colour, setup.colours), bot)
        for number, colour in enumerate(setup.colours, 1)
    )
    return Match(setup, seats)


def _with_five_dice(state: State, choose: random.Random) -> State:
    """The same position with a whole hand: random players seldom hold the villages that give one."""
    return replace(state, dice=tuple(sorted(choose.choices(range(1, 7), k=DICE))))


BENCH: Final = Bench(
    engine, {"copy": 20.0, "successor": 10.0, "apply": 15.0, "list": 60.0}, PLAYERS, _game, _match, _calls
)
