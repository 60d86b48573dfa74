"""How people decide who play whole games of Machu Picchu in tests: as computer players would, or to rescue the city."""

import random
from typing import Final, Protocol

from game.core.contract import BotName, Refusal
from game.titles.machu_picchu.board.moves.answers import preset_answer
from game.titles.machu_picchu.bots.title_bots import BOTS
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.state import Question, State

# asked of all at once: they leave the panel as it is
_USUAL: Final = (Question.MAKE, Question.FEE, Question.GOODS)
_TURNS: Final = 8  # that rescuers take in a day before one of them stays


class Person(Protocol):
    """Who decides for a seat."""

    def choose(self, state: State) -> Action:
        """What is done now; the seat is the one that decides."""


class Sensible:
    """Accepts what stands on a panel for all, and else does what a computer player of that name would."""

    def __init__(self, name: BotName, seed: int, seat: int) -> None:
        self._seed = seed
        bot = BOTS.make(name, seed + seat)
        assert not isinstance(bot, Refusal)
        self._bot = bot

    def choose(self, state: State) -> Action:
        if state.question in _USUAL:
            usual = preset_answer(state, state.pending[0]).action
            assert usual is not None
            return usual
        return self._bot.choose(
            MACHU_PICCHU.resample(MACHU_PICCHU.observation(state, state.decider), self._seed)
        )


class Rescuer(Sensible):
    """Wants clergy above all, and makes the days long; `chance` is one for all of them."""

    def __init__(self, seed: int, seat: int, chance: random.Random) -> None:
        super().__init__(BotName("regent", "priest"), seed, seat)
        self._chance = chance
        self._day, self._turns = 0, 0

    def choose(self, state: State) -> Action:
        if state.day != self._day:
            self._day, self._turns = state.day, 0
        chosen = super().choose(state)
        if isinstance(chosen, a.Stay) and self._turns < _TURNS:
            walks = [one for one in MACHU_PICCHU.legal_actions(state) if isinstance(one, a.Walk)]
            chosen = self._chance.choice(walks)
        self._turns += isinstance(chosen, a.Walk | a.Ride | a.Stay)
        return chosen
