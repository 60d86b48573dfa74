"""Lets the bots of another version of the game choose: run by its path, with that version's folder and a title's name.

All of the game that it imports is the other version's, and no more of it than what is imported here. Questions and
answers are lines of JSON: the data that games are played with, then positions and the bots to ask.
"""

import json
import os
import queue
import sys
import threading
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TextIO

_MOST_BOTS: Final = 32  # kept between their decisions


class NoSuchBotError(Exception):
    """The other version has no bot of this name: the reason and the details of its refusal."""

    def __init__(self, text: str, reason: str, details: dict[str, Any]) -> None:
        super().__init__(f"{text} ({reason})")
        self.refused = {"reason": reason, "details": {name: str(value) for name, value in details.items()}}


class OtherVersion:
    """The other version's title, its data and bots."""

    def __init__(self, name: str) -> None:
        self._title = _either("game.core.registry", "game.registry").title(name)
        self._files, self._parse = _data_and_positions(self._title)
        self._data: Any = None
        self._bots: dict[tuple[str, int], Any] = {}

    def answer(self, asked: dict[str, Any]) -> dict[str, str]:
        """What is asked; anything may be raised."""
        if "digest" in asked:
            self._use(asked["digest"], asked["packed"], asked["mods"])
            return {}
        key = asked["bot"], asked["seed"]
        bot = self._bots[key] = self._bots.pop(key, None) or self._made(*key)
        if len(self._bots) > _MOST_BOTS:
            del self._bots[next(iter(self._bots))]
        if "position" not in asked:
            return {}
        state = self._parse(self._data, asked["position"])
        return {"action": self._title.rules.format_action(bot.choose(state))}

    def _use(self, digest: str, packed: str, mods: list[str]) -> None:
        installed = self._files.load()
        same = installed.digest == digest
        unpack = getattr(self._files, "unpack", None) or self._files.unpack_data
        self._data = installed if same else unpack(digest, packed, mods, installed)
        if self._data is None:
            raise ValueError("it does not know the data of the games")

    def _made(self, text: str, seed: int) -> Any:
        name: Any = _either("game.core.bots.bot_name", "game.ai.bot_name").parse_bot_name(text)
        made: Any = name if hasattr(name, "reason") else self._title.bots.make(name, seed)
        if hasattr(made, "reason"):
            raise NoSuchBotError(text, made.reason, made.details)
        return made


def _either(now: str, before: str) -> Any:
    """A module of the other version, which may be from before it had its present place."""
    try:
        return import_module(now)
    except ModuleNotFoundError:
        return import_module(before)


def _data_and_positions(title: Any) -> tuple[Any, Any]:
    """How data are read, and how positions are: earlier versions ask the title itself."""
    if hasattr(title, "positions"):
        return title.data, title.positions.parse
    return title, title.parse_position


def main(folder: str, name: str) -> None:
    """Answer until nobody asks any more, whatever is being thought then."""
    sys.path.insert(0, folder)
    answers, sys.stdout = sys.stdout, sys.stderr
    import game

    if Path(game.__file__ or "").parent != Path(folder, "game"):
        sys.exit(f"{folder}: no version of the game")  # another one that is installed would play in its place
    other = OtherVersion(name)
    asked: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin, asked), daemon=True).start()
    while True:
        try:
            answer: dict[str, Any] = dict(other.answer(json.loads(asked.get())))
        except NoSuchBotError as error:
            answer = {"error": str(error), "refused": error.refused}
        except Exception as error:  # the other version's code raises anything
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)


def _listen(lines: TextIO, asked: "queue.SimpleQueue[str]") -> None:
    for line in lines:
        asked.put(line)
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
