"""The thinking service in the game's own process: for pictures and tests, where nothing has to move."""

from dataclasses import replace
from typing import Final

from game.core.bots.guard import Guard
from game.core.bots.server import ThinkingServer
from game.core.bots.service import AdviceRequest, Question, WorkerResult
from game.core.contract import AnyState, AnyTitle

POSITIONS: Final = 2000  # valued for an advice: the same every time


class InProcessService:
    """Thinks when it is asked; whoever asks waits."""

    def __init__(self, title: AnyTitle) -> None:
        self._guard = in_process_guard(title)
        self._answer: WorkerResult | None = None

    def prepare(self, state: AnyState) -> None:
        """See `ThinkingService.prepare`."""

    def ask(self, question: Question) -> None:
        if isinstance(question, AdviceRequest):
            question = replace(question, positions=POSITIONS)
        self._answer = self._guard.answer(question)

    def answer(self) -> WorkerResult | None:
        answer, self._answer = self._answer, None
        return answer

    def forget(self) -> None:
        self._answer = None

    def close(self) -> None:
        """See `ThinkingService.close`."""


def in_process_guard(title: AnyTitle) -> Guard:
    """A guard whose bots think in whichever thread asks: for as long as they like, so they must be the title's own."""
    server = ThinkingServer(title)

    def think(question: Question, limit: float) -> WorkerResult:
        return server.answer(question)

    return Guard(title, think)
