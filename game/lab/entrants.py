"""The bots of an experiment: those of the game by name, and other people's by file, `path/to/file.py:Class`."""

import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from game.ai.bot import read_name
from game.protocol import BotName, Refusal
from game.titles.wiraqocha.bots.roster import WiraqochaBot, make_bot

_IN_FILE = ".py:"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot that takes part; `make` makes it with a seed of its own, `file` is where it comes from if not the game."""

    name: BotName
    make: Callable[[int], WiraqochaBot]
    file: Path | None = None


def entrant(text: str) -> Entrant | Refusal:
    """The bot that the text names, or why there is none."""
    if _IN_FILE in text:
        path, _, name = text.rpartition(":")
        return _from_file(text, Path(path).expanduser(), name)
    name_of = read_name(text)
    if isinstance(name_of, Refusal):
        return name_of
    tried = make_bot(name_of, 0)
    if isinstance(tried, Refusal):
        return tried

    def make(seed: int) -> WiraqochaBot:
        made = make_bot(name_of, seed)
        assert not isinstance(made, Refusal)
        return made

    return Entrant(name_of, make)


def _from_file(text: str, path: Path, name: str) -> Entrant | Refusal:
    module = _module(path)
    if isinstance(module, Refusal):
        return module
    found: Any = getattr(module, name, None)
    if not isinstance(found, type):
        known = ", ".join(sorted(key for key, value in vars(module).items() if _can_play(value)))
        return Refusal("bot_class", {"file": path, "name": name, "known": known or "–"})
    if not _can_play(found):
        return Refusal("bot_class_idle", {"file": path, "name": name})
    return Entrant(BotName(text), found, path)


def _module(path: Path) -> ModuleType | Refusal:
    """The module in the file, loaded anew."""
    if not path.is_file():
        return Refusal("bot_file", {"file": path})
    name = f"bots_in_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None  # a name that ends in .py always has one
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # where its dataclasses look for themselves
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # other people's code raises anything
        return Refusal("bot_file_fails", {"file": path, "error": f"{type(error).__name__}: {error}"})
    return module


def _can_play(value: object) -> bool:
    return isinstance(value, type) and callable(getattr(value, "choose", None))
