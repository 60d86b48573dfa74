"""The bots of an experiment: those of the title by name, and other people's by file, `path/to/file.py:Class`."""

import importlib.util
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from game.ai.bot_name import parse_bot_name
from game.ai.server import AnyBot, MakeBot
from game.protocol import AnyBots, BotName, Refusal

_IN_FILE = ".py:"


@dataclass(frozen=True, slots=True)
class ExperimentBot:
    """A bot that takes part; `make` makes it with a seed of its own, `file` is where it comes from if not the title."""

    name: BotName
    make: MakeBot
    file: Path | None = None


def read_bot(text: str, bots: AnyBots) -> ExperimentBot | Refusal:
    """The bot that the text names, one of `bots` or of a file, or why there is none."""
    if is_in_file(text):
        return _from_file(text)
    name = parse_bot_name(text)
    if isinstance(name, Refusal):
        return name
    tried = bots.make(name, 0)
    return tried if isinstance(tried, Refusal) else ExperimentBot(name, bots.make)


def cannot_be_made(bot: ExperimentBot) -> Refusal | None:
    """Why no bot of this class can be created, before a series in which others would play in its place."""
    try:
        bot.make(bot.name, 0)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # other people's code raises anything, and may call sys.exit
        details = {"file": bot.file, "name": str(bot.name).rpartition(":")[2]}
        return Refusal("bot_class_fails", {**details, "error": f"{type(error).__name__}: {error}"})
    return None


def is_in_file(text: str) -> bool:
    """Whether the text names a bot by its file."""
    return _IN_FILE in text


def make_from_file(name: BotName, seed: int) -> AnyBot | Refusal:
    """A new bot of a file; its class may raise anything."""
    found = _known(str(name))
    return found if isinstance(found, Refusal) else found.make(name, seed)


@cache
def _known(text: str) -> ExperimentBot | Refusal:
    return _from_file(text)


def _from_file(text: str) -> ExperimentBot | Refusal:
    folders, _, name = text.rpartition(":")
    path = Path(folders).expanduser()
    module = _module(path)
    if isinstance(module, Refusal):
        return module
    found: Any = getattr(module, name, None)
    if not isinstance(found, type):
        known = ", ".join(sorted(key for key, value in vars(module).items() if _can_play(value)))
        return Refusal("bot_class", {"file": path, "name": name, "known": known or "–"})
    if not _can_play(found):
        return Refusal("bot_class_idle", {"file": path, "name": name})
    made: Any = found
    return ExperimentBot(BotName(text), lambda name, seed: made(seed), path)


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
