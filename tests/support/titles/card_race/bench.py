"""What the card race is measured with; see `game.bench.protocol.Bench`."""

from game.base.i18n.words import Words
from game.bench.protocol import Bench
from game.core.match import Match

from . import rules
from .data import RaceData
from .setup_form import race_of


def _game(data: RaceData, seed: int) -> rules.Race:
    """As many as may play."""
    return rules.deal(seed, data.players, data.mods)


def _match(data: RaceData, words: Words, bot: str) -> Match:
    return race_of(words, data, [bot] * 4, 1)


BENCH = Bench(rules, {"successor": 1000.0, "apply": 1000.0}, 5, _game, _match)
