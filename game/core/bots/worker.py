"""The process that thinks: it reads questions from a pipe and writes answers, until the pipe or its parent ends."""

import gc
import io
import multiprocessing
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from game.core.bots.process_group import end_here
from game.core.bots.server import MakeBot, ThinkingServer, check_decision
from game.core.bots.service import BotMove, MoveRequest, Question, WorkerResult
from game.core.contract import AnyTitle
from game.core.registry import title

READY: Final = "ready"  # what the process sends first
_NICE: Final = 10  # how much the process gives way to others, the window's above all
_BELOW_NORMAL: Final = 0x4000  # the same on Windows
_SHARED: Final = "shared"
# values made beyond those let go before the youngest are searched; Python's own figure: 700
_MADE: Final = 20_000
_ROUNDS: Final = 20  # searches of the younger before one of the older; Python's own figure: 10

Serve = Callable[[Connection, str], None]
"""What a process does with its end of the pipe; it is told the name of the title."""


@dataclass(frozen=True, slots=True)
class GameBegun:
    """The questions that follow are about another game: `shared` is what all of its states share."""

    shared: object


class _Packer(pickle.Pickler):
    """Leaves what a game's states share out of a question: the other side has it."""

    def __init__(self, file: io.BytesIO, shared: object) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._shared = shared

    def persistent_id(self, thing: Any) -> str | None:
        return _SHARED if thing is self._shared is not None else None


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, shared: object) -> None:
        super().__init__(file)
        self._shared = shared

    def persistent_load(self, pid: Any) -> object:
        if self._shared is None:
            raise pickle.UnpicklingError("a question came before its game")
        return self._shared


def packed(thing: Question | GameBegun, shared: object = None) -> bytes:
    """The thing as bytes, without what is `shared`."""
    file = io.BytesIO()
    _Packer(file, shared).dump(thing)
    return file.getvalue()


def unpacked(content: bytes, shared: object = None) -> Question | GameBegun:
    """The thing that these bytes hold, with what is `shared` put in. Raises pickle.UnpicklingError."""
    found: Question | GameBegun = _Unpacker(io.BytesIO(content), shared).load()
    return found


def serve(connection: Connection, name: str, make: MakeBot | None = None) -> None:
    """Say READY, then answer what comes through the pipe, as `packed`.

    `name` is that of the title, `make` makes other bots than its own.
    """
    prepare_process()
    played = title(name)
    answer_questions(connection, played, ThinkingServer(played, make), pickle.dumps)


def prepare_process() -> None:
    """Let this process think beside its parent, and end with it."""
    _give_way()
    _end_with_parent()
    collect_seldom()


def answer_questions(
    connection: Connection,
    played: AnyTitle,
    server: ThinkingServer,
    write: Callable[[WorkerResult | str], bytes],
) -> None:
    """Say READY, then answer with the server what comes through the pipe, until it is closed.

    `write` makes bytes of what is said.
    """
    shared: object = None
    with suppress(EOFError, OSError):
        connection.send_bytes(write(READY))
        while True:
            received = unpacked(connection.recv_bytes(), shared)
            if isinstance(received, GameBegun):
                shared = received.shared
            else:
                connection.send_bytes(write(_sendable(server.answer(received), received, played)))


def _sendable(reply: WorkerResult, question: Question, played: AnyTitle) -> WorkerResult:
    """The reply without what a bot may have made up, which might not go through the pipe."""
    if isinstance(reply, BotMove) and isinstance(question, MoveRequest):
        rules, state = played.rules, question.state
        return check_decision(reply, question.bot, rules, state, rules.legal_actions(state))
    return reply


def _give_way() -> None:
    """Let the window go first, and leave the keyboard's interrupt to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint)
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        with suppress(OSError):
            os.nice(_NICE)


def _end_with_parent() -> None:
    """However the game ends, and whatever is being thought then, this process ends too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        end_with([parent.sentinel])


def end_with(things: list[Any]) -> None:
    """End this process at once, whatever it does, when one of these is ready: a pipe closed, a process ended."""

    def watch() -> None:
        wait(things)
        end_here()

    threading.Thread(target=watch, name="end", daemon=True).start()


def collect_seldom() -> None:
    """Let this process, which does little but think, search seldom: a plan makes thousands of values and no cycle."""
    gc.set_threshold(_MADE, _ROUNDS, _ROUNDS)
