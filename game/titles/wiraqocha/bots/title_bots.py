"""The computer players of Wiraqocha, as the shell knows them: an implementation of `game.protocol.Bots`."""

from game.protocol import BotName, Refusal
from game.titles.wiraqocha.bots.roster import LEVELS, WiraqochaBot, make_bot
from game.titles.wiraqocha.bots.weights import TEMPERS


class WiraqochaBots:
    """See `game.protocol.Bots`."""

    levels = tuple(LEVELS)
    offered = ("cadet", "surveyor", "engineer", "empress")
    timed = "empress"
    temperaments = tuple(TEMPERS)

    def make(self, name: BotName, seed: int) -> WiraqochaBot | Refusal:
        """A new bot of this name, or why there is none."""
        return make_bot(name, seed)


BOTS = WiraqochaBots()
