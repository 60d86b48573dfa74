"""What INKAS is measured with."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from game.base.i18n.words import Words
from game.bench.protocol import Bench
from game.core.match import Match, Seat
from game.titles.inkas.board.emblems import EMBLEMS
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.lab.seating import seated
from game.titles.inkas.rules import engine
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.setup import new_game
from game.titles.inkas.rules.state import State

PLAYERS: Final = 4
SEED: Final = 2024  # of a table that is shown


def _game(data: InkasData, seed: int) -> State:
    """A quest of four."""
    return new_game(data, seated(PLAYERS, seed))


def _calls(state: State, choose: random.Random) -> Iterator[tuple[str, Callable[[], object]]]:
    """To copy the state, and to list what can be done."""
    yield "copy", state.copy
    yield "list", partial(INKAS.legal_actions, state)


def _match(data: InkasData, words: Words, bot: str) -> Match:
    """As many as may play."""
    setup = seated(PLAYERS, SEED)
    seats = tuple(Seat(words(f"player.{colour}"), EMBLEMS[colour], bot) for colour in setup.colours)
    return Match(setup, seats)


BENCH: Final = Bench(
    engine, {"copy": 20.0, "successor": 30.0, "apply": 40.0, "list": 90.0}, PLAYERS, _game, _match, _calls
)
