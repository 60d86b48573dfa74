"""Where the thinking is done: bots that stay at hand between their decisions, and the adviser."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from game.ai.guard import Steward, Thinker
from game.ai.service import AdviceWanted, Advised, Answer, Move, MoveWanted, Question
from game.protocol import BotName, Refusal
from game.titles.wiraqocha.bots.advice import advise
from game.titles.wiraqocha.bots.roster import WiraqochaBot, make_bot

PATIENCE: Final = 6.0  # seconds that a decision may take beyond what the bot's name allows a turn


class UnknownBotError(Exception):
    """There is no bot of this name."""


@dataclass
class Desk:
    """Answers one question after another. A bot that fails is replaced for that decision, and that is told."""

    patience: float = PATIENCE

    def __post_init__(self) -> None:
        self._thinker = Thinker()
        self._stewards: dict[tuple[BotName, int], Steward] = {}

    def answer(self, question: Question) -> Answer:
        """Think about this, as long as it takes."""
        if isinstance(question, AdviceWanted):
            return Advised(advise(question.state, positions=question.positions))
        decision = self._steward(question).choose(question.state)
        return Move(decision.action, (decision.fault,) if decision.fault is not None else ())

    def _steward(self, question: MoveWanted) -> Steward:
        key = (question.bot, question.seed)
        if key not in self._stewards:
            make = partial(_made, question.bot, question.seed)
            self._stewards[key] = Steward(question.bot, make, question.seed, self._thinker, self.patience)
        return self._stewards[key]


def _made(name: BotName, seed: int) -> WiraqochaBot:
    bot = make_bot(name, seed)
    if isinstance(bot, Refusal):
        raise UnknownBotError(str(name))
    return bot
