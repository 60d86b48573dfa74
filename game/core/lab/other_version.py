"""Bots of another version of the game: they think in a process that runs that version's own code."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from weakref import WeakValueDictionary

from game.core.contract import AnyAction, AnyState, AnyTitle, Refusal

_SERVER: Final = Path(__file__).with_name("other_version_server.py")


class OtherVersionError(Exception):
    """The other version cannot play; `refusal` is what it says itself where it has no bot of a name."""

    def __init__(self, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(text)
        self.refusal = refusal


class OtherVersionBot:
    """A bot of this name there; its views and actions travel in the notation, which all versions read."""

    def __init__(self, folder: Path, played: AnyTitle, name: str, seed: int) -> None:
        """Raises OtherVersionError where it has no such bot."""
        self._process = _process(folder.absolute(), played.name)
        self._title = played
        self._bot = {"bot": name, "seed": seed}
        self._process.ask(self._bot)

    def choose(self, state: AnyState) -> AnyAction:
        """What the bot does there. Raises OtherVersionError."""
        self._process.know(self._title, state)
        position = self._title.positions.format(state)
        text = str(self._process.ask({**self._bot, "position": position}).get("action"))
        action = self._title.rules.parse_action(state, text)
        if isinstance(action, Refusal):
            raise OtherVersionError(f"{text}: {action.reason}")
        return action


class _Process:
    """The other version at work. It ends with the process that asks."""

    def __init__(self, folder: Path, title: str) -> None:
        elsewhere = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        command = [sys.executable, "-P", str(_SERVER), str(folder), title]
        pipe = subprocess.PIPE
        self._running = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, env=elsewhere, text=True, encoding="utf-8"
        )
        self._digest = ""

    def know(self, played: AnyTitle, state: AnyState) -> None:
        """Tell it the data of the game, where it does not know them yet."""
        data = played.data.of_game(state)
        if data.digest != self._digest:
            mods = [mod.name for mod in data.mods]
            self.ask({"digest": data.digest, "packed": played.data.pack(data), "mods": mods})
            self._digest = data.digest

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """Its answer. Raises OtherVersionError."""
        assert self._running.stdin is not None
        assert self._running.stdout is not None
        try:
            self._running.stdin.write(json.dumps(question) + "\n")
            self._running.stdin.flush()
            answer: dict[str, Any] = json.loads(self._running.stdout.readline())
        except (OSError, ValueError) as error:
            raise OtherVersionError("its process has ended") from error
        if "error" in answer:
            refused = answer.get("refused")
            raise OtherVersionError(answer["error"], Refusal(**refused) if refused else None)
        return answer

    def __del__(self) -> None:
        """It ends when nobody asks any more."""
        with suppress(OSError):
            self._running.communicate()


_RUNNING: Final[WeakValueDictionary[tuple[Path, str], _Process]] = WeakValueDictionary()


def _process(folder: Path, title: str) -> _Process:
    process = _RUNNING.get((folder, title))
    if process is None:
        process = _RUNNING[folder, title] = _Process(folder, title)
    return process
