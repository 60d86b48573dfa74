"""The computer players of Wiraqocha, as the shell knows them: an implementation of `game.protocol.Bots`."""

from collections.abc import Sequence

from game.protocol import Advice, BotName, Refusal
from game.titles.wiraqocha.bots.advice import advise
from game.titles.wiraqocha.bots.roster import LEVELS, WiraqochaBot, make_bot
from game.titles.wiraqocha.bots.weights import TEMPERS
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.state import State


class WiraqochaBots:
    """See `game.protocol.Bots`."""

    offered = ("cadet", "surveyor", "engineer", "empress")
    timed = "empress"
    temperaments = tuple(TEMPERS)

    @property
    def levels(self) -> Sequence[str]:
        """Every level, from the weakest up."""
        return tuple(LEVELS)

    def make(self, name: BotName, seed: int) -> WiraqochaBot | Refusal:
        """A new bot of this name, or why there is none."""
        return make_bot(name, seed)

    def advise(self, state: State, positions: int = 0) -> Advice[Action] | None:
        """What the strongest level would do now, with its reasons."""
        return advise(state, positions=positions)

    def shared(self, state: State) -> Game:
        """The tiles, cards and players."""
        return state.game


BOTS = WiraqochaBots()
