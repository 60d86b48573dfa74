"""One process that thinks, as the game holds it: started, asked within a time, ended."""

import multiprocessing
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Event, Thread
from typing import Final

from game.core.bots.awake_time import AwakeTime
from game.core.bots.process_group import end
from game.core.bots.service import Question
from game.core.bots.worker import READY, GameBegun, Serve, packed, serve
from game.core.contract import AnyState, AnyTitle

_GLANCE: Final = 0.03  # seconds between two looks at whether an answer is still wanted
_STARTING: Final = 30.0  # seconds that the process may take before it listens, on a busy machine
# seconds that a message may be under way; a process that hangs ends in the middle of one
_TRANSFER: Final = 3.0
_LARGEST: Final = 4 * 1024 * 1024  # bytes of an answer; most take less than a thousand


class ThinkingTimeoutError(Exception):
    """The process has not answered in time, and is ended."""


class ProcessDiedError(Exception):
    """The process is no more, or answers nonsense."""


class NoProcessError(Exception):
    """The system lets us have no process, or the game cannot be told to one."""


class QuestionDroppedError(Exception):
    """Nobody wants the answer any more, and the process is ended."""


class ThinkingProcess:
    """A process that is started when it is first needed, and again after it has ended. For one thread alone."""

    def __init__(
        self, title: AnyTitle, served: Serve = serve, read: Callable[[bytes], object] = pickle.loads
    ) -> None:
        """`served` is what the process does with its end of the pipe, `read` makes of its bytes what it says.

        A pickle that is read can run anything, so `read` is another one where the code of others thinks there.
        """
        self._title = title
        self._serve = served
        self._read = read
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._shared: object = None
        self._listens = False

    @property
    def pid(self) -> int | None:
        """Its number, while it runs."""
        process = self._process
        return process.pid if process is not None else None

    def start(self, state: AnyState, wanted: Callable[[], bool] = lambda: True) -> None:
        """Have it run and know the game of this state.

        Raises NoProcessError; ThinkingTimeoutError where it does not listen or read; QuestionDroppedError as `ask`.
        """
        if self._pipe is None:
            self._begin()
        shared = self._title.bots.shared(state)
        if self._shared is not shared:
            content = _bytes_of(GameBegun(shared))
            with suppress(EOFError, OSError):  # one that is no more is found out when it is asked
                self._listen(wanted)
                self._send(content)
            self._shared = shared

    def _listen(self, wanted: Callable[[], bool]) -> None:
        """Wait until it has its end of the pipe.

        On Windows this program holds that end until then, and to write to a process that was ended meanwhile would
        block for good.
        """
        if not self._listens:
            self._listens = self._next(_STARTING, wanted) == READY

    def _begin(self) -> None:
        if multiprocessing.current_process().daemon:  # such as a cluster's worker
            raise NoProcessError
        # Spawned on every system: a forked copy of a program with a window and threads may hang.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        arguments = theirs, self._title.name
        self._process = context.Process(target=self._serve, args=arguments, name="thinking", daemon=True)
        try:
            self._process.start()
        except (OSError, RuntimeError) as error:
            self.stop()
            raise NoProcessError from error
        finally:
            theirs.close()

    def greeting(self, limit: float) -> object:
        """What it says first, within `limit` seconds: READY where it listens; it is started where it does not run.

        Raises ThinkingTimeoutError and ProcessDiedError, having ended it, and NoProcessError.
        """
        try:
            if self._pipe is None:
                self._begin()
            said = READY if self._listens else self._next(limit, lambda: True)
        except (EOFError, OSError) as error:
            self.stop()
            raise ProcessDiedError from error
        except (ThinkingTimeoutError, ProcessDiedError):
            self.stop()
            raise
        self._listens = said == READY
        return said

    def ask(self, question: Question, limit: float, wanted: Callable[[], bool]) -> object:
        """Its answer within `limit` seconds, as long as that is `wanted`; it may be anything.

        Raises ThinkingTimeoutError, ProcessDiedError and QuestionDroppedError, having ended it, and NoProcessError.
        """
        try:
            self.start(question.state, wanted)
            return self._answer(question, limit, wanted)
        except (ThinkingTimeoutError, ProcessDiedError, QuestionDroppedError):
            self.stop()
            raise

    def _answer(self, question: Question, limit: float, wanted: Callable[[], bool]) -> object:
        try:
            self._listen(wanted)
            self._send(_bytes_of(question, self._shared))
            return self._next(limit, wanted)
        except (EOFError, OSError) as error:
            raise ProcessDiedError from error

    def _send(self, content: bytes) -> None:
        assert self._pipe is not None
        with self._transfer():
            self._pipe.send_bytes(content)

    def _next(self, limit: float, wanted: Callable[[], bool]) -> object:
        """What the process sends next."""
        assert self._pipe is not None
        waited = AwakeTime()
        while not self._pipe.poll(_GLANCE):
            if not wanted():
                raise QuestionDroppedError
            if waited.passed() >= limit:
                raise ThinkingTimeoutError
        with self._transfer():
            content = self._pipe.recv_bytes(_LARGEST)
        try:
            return self._read(content)
        except Exception as error:  # what is no answer may raise anything
            raise ProcessDiedError from error

    @contextmanager
    def _transfer(self) -> Iterator[None]:
        """While a message is under way: it blocks, so the process is ended if that takes too long."""
        process, done, late = self._process, Event(), Event()

        def watch() -> None:
            waited = AwakeTime()
            while not done.wait(_GLANCE):
                if waited.passed() >= _TRANSFER:
                    late.set()
                    if process is not None:
                        process.kill()
                    return

        Thread(target=watch, name="transfer", daemon=True).start()
        try:
            yield
        except (EOFError, OSError):
            if late.is_set():
                raise ThinkingTimeoutError from None
            raise
        finally:
            done.set()

    def stop(self) -> None:
        """End it, whatever it does, and what it has started where its group is its own."""
        process, pipe = self._process, self._pipe
        self._process, self._pipe, self._shared, self._listens = None, None, None, False
        if pipe is not None:
            pipe.close()
        if process is not None:
            end(process)


def _bytes_of(thing: Question | GameBegun, shared: object = None) -> bytes:
    try:
        return packed(thing, shared)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise NoProcessError from error
