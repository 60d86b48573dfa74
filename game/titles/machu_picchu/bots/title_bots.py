"""The computer players of The Princes of Machu Picchu as the shell knows them: an implementation of `protocol.Bots`."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from game.protocol import Advice, Bot, BotName, Refusal
from game.titles.machu_picchu.bots.reference import GreedyBot, RandomBot, best_answers
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.game import Game
from game.titles.machu_picchu.rules.state import State

MachuPicchuBot: TypeAlias = Bot[State, Action]

LEVELS: Final[dict[str, Callable[[int], MachuPicchuBot]]] = {"random": RandomBot, "greedy": GreedyBot}


class MachuPicchuBots:
    """See `game.protocol.Bots`."""

    levels = tuple(LEVELS)
    offered = ("random", "greedy")
    timed = ""
    temperaments: Sequence[str] = ()

    def make(self, name: BotName, seed: int) -> MachuPicchuBot | Refusal:
        """A new bot of this name, or why there is none."""
        maker = LEVELS.get(name.level)
        if maker is None:
            return Refusal("bot_level", {"found": name.level, "known": ", ".join(LEVELS)})
        if name.temperament:
            return Refusal("bot_temperament", {"found": name.temperament, "known": ""})
        return maker(seed)

    def advise(self, state: State, positions: int = 0) -> Advice[Action] | None:
        """The answer that leaves the seat that decides best off (`advice.best`)."""
        if state.ending:
            return None
        best = best_answers(state)
        return Advice(best[0], "best", {}, equal=best[1] if len(best) > 1 else None)

    def shared(self, state: State) -> Game:
        """The players and figures."""
        return state.game


BOTS = MachuPicchuBots()
