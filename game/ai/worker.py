"""The process that thinks: it reads questions from a pipe and writes answers, until the pipe or its parent ends."""

import io
import multiprocessing
import os
import pickle
import signal
import sys
import threading
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from game.ai.garbage import search_seldom
from game.ai.server import Desk
from game.ai.service import Question
from game.titles.wiraqocha.rules.game import Game

READY: Final = "ready"  # what the process sends first
_NICE: Final = 10  # how much the process gives way to others, the window's above all
_BELOW_NORMAL: Final = 0x4000  # the same on Windows
_GAME: Final = "game"


class _Packer(pickle.Pickler):
    """Leaves the game out of a question: the other side has it."""

    def __init__(self, file: io.BytesIO, game: Game) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._game = game

    def persistent_id(self, thing: Any) -> str | None:
        return _GAME if thing is self._game else None


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, game: Game | None) -> None:
        super().__init__(file)
        self._game = game

    def persistent_load(self, pid: Any) -> Game:
        if self._game is None:
            raise pickle.UnpicklingError("a question came before its game")
        return self._game


def packed(thing: Question | Game) -> bytes:
    """A game as bytes, or a question without the game that its state is of."""
    if isinstance(thing, Game):
        return pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    file = io.BytesIO()
    _Packer(file, thing.state.game).dump(thing)
    return file.getvalue()


def unpacked(content: bytes, game: Game | None) -> Question | Game:
    """The game that these bytes hold, or the question about `game`. Raises pickle.UnpicklingError."""
    found: Question | Game = _Unpacker(io.BytesIO(content), game).load()
    return found


def serve(connection: Connection) -> None:
    """Say READY, then answer what comes through the pipe: a game, and questions about it, as `packed`."""
    _give_way()
    _end_with_parent()
    search_seldom()
    desk = Desk()
    game: Game | None = None
    with suppress(EOFError, OSError):
        connection.send(READY)
        while True:
            received = unpacked(connection.recv_bytes(), game)
            if isinstance(received, Game):
                game = received
            else:
                connection.send(desk.answer(received))


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
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, name="parent", daemon=True).start()
