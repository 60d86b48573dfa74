"""Bots that fail, known only to the process that serves them; importable by it."""

import os
import time
from multiprocessing.connection import Connection

from game.bots.reference import RandomBot
from game.bots.roster import LEVELS
from game.rules.actions import Action, Reroll
from game.rules.state import State
from game.thinking.worker import READY, serve


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


class Waits(RandomBot):
    """Thinks a while."""

    def choose(self, state: State) -> Action:
        time.sleep(0.4)
        return super().choose(state)


ODD = {"raises": Raises, "cheats": Cheats, "sleeps": Sleeps, "spins": Spins, "dies": Dies}


def enlist() -> None:
    """Let the roster of this process know them, just above chance."""
    known = {name: maker for name, maker in LEVELS.items() if name not in (*ODD, "waits")}
    odd = {name: lambda name, seed, kind=kind: kind() for name, kind in ODD.items()}
    LEVELS.clear()
    LEVELS.update({"random": known["random"], **odd, "waits": lambda name, seed: Waits(seed), **known})


def serve_odd(connection: Connection) -> None:
    """As `serve`, with these bots among the others."""
    enlist()
    serve(connection)


def serve_deaf(connection: Connection) -> None:
    """Takes everything and never answers."""
    connection.send(READY)
    while True:
        connection.recv_bytes()


def serve_nonsense(connection: Connection) -> None:
    """Answers with what is no answer."""
    connection.send(READY)
    connection.recv_bytes()
    while True:
        connection.recv_bytes()
        connection.send("nonsense")
