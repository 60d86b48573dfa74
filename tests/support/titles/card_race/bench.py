"""What the card race is measured with; see `game.bench.protocol.Bench`."""

import random
from collections.abc import Callable, Iterable

from game.base.i18n.words import Words
from game.bench.protocol import Bench
from game.core.match import Match

from .data import RaceData
from .rules import Race, deal


class RaceBench:
    targets = {"successor": 1000.0, "apply": 1000.0}  # noqa: RUF012 - read only
    compiled = False

    def game(self, data: RaceData, seed: int) -> Race:
        """See `Bench.game`: as many as may play."""
        return deal(seed, data.players, data.mods)

    def players(self, state: Race) -> int:
        return len(state.points)

    def calls(self, state: Race, choose: random.Random) -> Iterable[tuple[str, Callable[[], object]]]:
        """See `Bench.calls`: none of its own."""
        return ()

    def match(self, data: RaceData, words: Words, bot: str) -> Match:
        from .setup_form import race_of

        return race_of(words, data, [bot] * 4, 1)


BENCH: Bench[Race, RaceData] = RaceBench()
