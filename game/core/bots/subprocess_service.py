"""The thinking service in a process of its own, so that no picture of the game waits for it."""

import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue

from game.core.bots.guard import PATIENCE, Guard
from game.core.bots.server import ThinkingServer
from game.core.bots.service import Question, WorkerResult
from game.core.bots.thinking_process import (
    NoProcessError,
    ProcessDiedError,
    QuestionDroppedError,
    ThinkingProcess,
    ThinkingTimeoutError,
)
from game.core.bots.worker import Serve, serve
from game.core.contract import AnyState, AnyTitle


class SubprocessService:
    """Asks a process from a thread that waits for it, holds it to its time and replaces it where it fails.

    `wake` is called, from that thread, when an answer has come. `patience` is how many seconds a decision may take
    beyond what the bot's name allows a turn.
    """

    def __init__(
        self, title: AnyTitle, wake: Callable[[], None], served: Serve = serve, patience: float = PATIENCE
    ) -> None:
        self._title = title
        self._wake = wake
        self._process = ThinkingProcess(title, served)
        self._guard = Guard(title, self._think, patience)
        self._number = 0  # of the last question
        self._asked: SimpleQueue[tuple[int, Callable[[], WorkerResult | None]] | None] = SimpleQueue()
        self._answers: SimpleQueue[tuple[int, WorkerResult]] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._open = True
        self._here: ThinkingServer | None = None  # thinks in the thread where no process can be had

    @property
    def pid(self) -> int | None:
        """The number of the process, while it runs."""
        return self._process.pid

    def prepare(self, state: AnyState) -> None:
        self._put(lambda: self._start(state))

    def ask(self, question: Question) -> None:
        self._number += 1
        self._put(lambda: self._guard.answer(question))

    def answer(self) -> WorkerResult | None:
        while not self._answers.empty():
            asked, answer = self._answers.get()
            if asked == self._number:
                return answer
        return None

    def forget(self) -> None:
        self._number += 1

    def close(self) -> None:
        """See `ThinkingService.close`: the process ends even in the middle of a thought."""
        self._open = False
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join()
            self._thread = None

    # in the thread

    def _put(self, task: Callable[[], WorkerResult | None]) -> None:
        if self._thread is None and self._open:
            self._thread = threading.Thread(target=self._work, name="thinking service", daemon=True)
            self._thread.start()
        self._asked.put((self._number, task))

    def _work(self) -> None:
        try:
            while (ticket := self._asked.get()) is not None and self._open:
                asked, task = ticket
                if asked != self._number:
                    continue
                answer = task()
                if answer is not None:
                    self._answers.put((asked, answer))
                    if asked == self._number:
                        self._wake()
        except QuestionDroppedError:
            return
        finally:
            self._process.stop()

    def _start(self, state: AnyState) -> None:
        with suppress(NoProcessError, ThinkingTimeoutError, ProcessDiedError):  # met again when it is asked
            self._process.start(state, lambda: self._open)

    def _think(self, question: Question, limit: float) -> object:
        if self._here is None:
            try:
                return self._process.ask(question, limit, lambda: self._open)
            except NoProcessError:
                self._here = ThinkingServer(self._title)
        return self._here.answer(question)
