"""Bots of the card race that fail, known only to the process that serves them; importable by it."""

import os
import time
from collections.abc import Mapping
from multiprocessing.connection import Connection
from types import MappingProxyType
from typing import Any, Final

from game.core.bots.server import AnyBot
from game.core.bots.worker import serve
from game.core.contract import BotName, Refusal
from game.core.registry import title


class Raises:
    """Fails at every decision."""

    def choose(self, state: Any) -> Any:
        raise ValueError("no idea")


class Cheats:
    """Chooses what is never legal."""

    def choose(self, state: Any) -> Any:
        return "a leap"


class Sleeps:
    """Never returns."""

    def choose(self, state: Any) -> Any:
        time.sleep(3600)


class Ponders(Cheats):
    """Takes some time."""

    def choose(self, state: Any) -> Any:
        time.sleep(0.4)
        return super().choose(state)


class Dies:
    """Takes its process with it."""

    def choose(self, state: Any) -> Any:
        os._exit(3)


ODD: Final[Mapping[str, type[AnyBot]]] = MappingProxyType(
    {"raises": Raises, "cheats": Cheats, "sleeps": Sleeps, "ponders": Ponders, "dies": Dies}
)


def serve_odd(connection: Connection, name: str) -> None:
    """As `serve`, with these bots among the others."""

    def make(bot: BotName, seed: int) -> AnyBot | Refusal:
        made: AnyBot | Refusal = ODD[bot.level]() if bot.level in ODD else title(name).bots.make(bot, seed)
        return made

    serve(connection, name, make)
