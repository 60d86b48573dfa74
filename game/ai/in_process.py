"""The counsel that answers at once, in the game's own process: for pictures and tests, where nothing has to move."""

from dataclasses import replace
from typing import Final

from game.ai.server import Desk
from game.ai.service import AdviceWanted, Answer, Question
from game.titles.wiraqocha.rules.game import Game

POSITIONS: Final = 2000  # valued for an advice: the same every time


class CounselHere:
    """Thinks when it is asked; whoever asks waits."""

    def __init__(self) -> None:
        self._desk = Desk()
        self._answer: Answer | None = None

    def prepare(self, game: Game) -> None:
        """See `Counsel.prepare`."""

    def ask(self, question: Question) -> None:
        """See `Counsel.ask`."""
        if isinstance(question, AdviceWanted):
            question = replace(question, positions=POSITIONS)
        self._answer = self._desk.answer(question)

    def answer(self) -> Answer | None:
        """See `Counsel.answer`."""
        answer, self._answer = self._answer, None
        return answer

    def forget(self) -> None:
        """See `Counsel.forget`."""
        self._answer = None

    def close(self) -> None:
        """See `Counsel.close`."""
