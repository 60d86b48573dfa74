"""Bots that fail, known only to the process that serves them; importable by it."""

import os
import random
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

from game.core.bots.service import AdviceReply, BotMove
from game.core.bots.worker import READY, serve
from game.core.contract import Advice
from game.kit.bots.levels import Level
from game.kit.bots.random_bot import RandomBot
from game.titles.wiraqocha.bots.title_bots import LEVELS, WiraqochaBot
from game.titles.wiraqocha.rules.actions import Action, Collect, Reroll
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.state import State


class Raises:
    """Fails at every decision."""

    def choose(self, state: State) -> Action:
        raise ValueError("no idea")


class Cheats:
    """Chooses what is never legal."""

    def choose(self, state: State) -> Action:
        return Reroll(9)


class Sleeps:
    """Never returns, and lets nobody interrupt it."""

    def choose(self, state: State) -> Action:
        time.sleep(3600)
        raise AssertionError


class Spins:
    """Never returns, and is busy with it."""

    def choose(self, state: State) -> Action:
        while True:
            pass


class Dies:
    """Takes its process with it."""

    def choose(self, state: State) -> Action:
        os._exit(3)


class Waits(RandomBot[State, Action]):
    """Thinks a while."""

    def choose(self, state: State) -> Action:
        time.sleep(0.4)
        return super().choose(state)


ODD: dict[str, type[WiraqochaBot]] = {
    "raises": Raises,
    "cheats": Cheats,
    "sleeps": Sleeps,
    "spins": Spins,
    "dies": Dies,
}


def _level(make: Callable[[], WiraqochaBot]) -> Level[State, Action]:
    return Level(lambda name, seed: make(), offered=False)


def enlist() -> None:
    """Let the roster of this process know them, just above chance."""
    known = {name: level for name, level in LEVELS.items() if name not in (*ODD, "waits")}
    odd = {name: _level(kind) for name, kind in ODD.items()}
    waits = _level(lambda: Waits(0, legal_actions))
    LEVELS.clear()
    LEVELS.update({"random": known["random"], **odd, "waits": waits, **known})


def serve_odd(connection: Connection, name: str) -> None:
    """As `serve`, with these bots among the others."""
    enlist()
    serve(connection, name)


def serve_deaf(connection: Connection, name: str) -> None:
    """Takes everything and never answers."""
    connection.send(READY)
    while True:
        connection.recv_bytes()


def serve_nonsense(connection: Connection, name: str) -> None:
    """Answers with what is no answer."""
    connection.send(READY)
    connection.recv_bytes()
    while True:
        connection.recv_bytes()
        connection.send("nonsense")


def serve_garbled(connection: Connection, name: str) -> None:
    """Answers with bytes that say nothing."""
    connection.send(READY)
    chance = random.Random(os.getpid())
    while True:
        connection.recv_bytes()
        connection.send_bytes(chance.choice((b"", b"\x80", b"cos\nnothing\n.", chance.randbytes(200))))


def serve_too_much(connection: Connection, name: str) -> None:
    """Answers with more than any answer is."""
    connection.send(READY)
    with suppress(OSError):  # nobody listens to the end
        while True:
            connection.recv_bytes()
            connection.send_bytes(bytes(16 * 1024 * 1024))


def serve_halting(connection: Connection, name: str) -> None:
    """Stops for good in the middle of an answer."""
    connection.send(READY)
    connection.recv_bytes()
    connection.recv_bytes()
    os.write(connection.fileno(), struct.pack("!i", 1000) + b"the beginning")
    time.sleep(3600)


def serve_starting(connection: Connection, name: str) -> None:
    """Is starting for ever."""
    time.sleep(3600)


def serve_unreading(connection: Connection, name: str) -> None:
    """Says that it listens, and never reads."""
    connection.send(READY)
    time.sleep(3600)


UNSOUND = (
    BotMove("collect", 0.0),
    BotMove(None, 0.0),
    BotMove(Reroll("six"), 0.0),  # type: ignore[arg-type]
    BotMove(Collect(), 0.0, "two"),  # type: ignore[arg-type]
    BotMove(Collect(), 0.0, 7),  # type: ignore[arg-type]
    AdviceReply("buy something"),  # type: ignore[arg-type]
    AdviceReply(Advice("buy something", "build", {})),
)


def serve_unsound(connection: Connection, name: str) -> None:
    """Answers with what looks like an answer, and is none."""
    connection.send(READY)
    chance = random.Random(os.getpid())
    while True:
        connection.recv_bytes()
        connection.send(chance.choice(UNSOUND))


_AREA = 64 * 1024 * 1024  # bytes that a greedy process may take beyond what it has


class Hoards:
    """Takes all the memory there is, and keeps it."""

    kept: list[bytes] = []  # noqa: RUF012

    def choose(self, state: State) -> Action:
        while True:
            self.kept.append(bytes(1024 * 1024))


def serve_out_of_memory(connection: Connection, name: str) -> None:
    """As `serve`, with little memory, and bots of all levels that take the whole of it."""
    import resource

    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * resource.getpagesize() + _AREA
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    for name, level in LEVELS.items():
        LEVELS[name] = replace(level, make=lambda name, seed: Hoards())
    serve(connection, name)
