"""What The Princes of Machu Picchu is measured with."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from game.base.i18n.words import Words
from game.bench.protocol import Bench
from game.core.match import Match, Seat
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.titles.machu_picchu.content.definitions import COLOURS, CityData
from game.titles.machu_picchu.rules import engine
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.setup import Setup, new_game
from game.titles.machu_picchu.rules.state import State

PLAYERS: Final = 4
SEED: Final = 2024  # of a table that is shown


def _game(data: CityData, seed: int) -> State:
    """A game of four."""
    return new_game(data, Setup(COLOURS[:PLAYERS], seed))


def _calls(state: State, choose: random.Random) -> Iterator[tuple[str, Callable[[], object]]]:
    """To copy the state, and to list what can be done."""
    yield "copy", state.copy
    yield "list", partial(MACHU_PICCHU.legal_actions, state)


def _match(data: CityData, words: Words, bot: str) -> Match:
    """As many as may play."""
    setup = Setup(COLOURS, SEED)
    seats = tuple(Seat(words(f"player.{colour}"), EMBLEMS[colour], bot) for colour in setup.colours)
    return Match(setup, seats)


BENCH: Final = Bench(
    engine, {"copy": 20.0, "successor": 20.0, "apply": 20.0, "list": 60.0}, PLAYERS, _game, _match, _calls
)
