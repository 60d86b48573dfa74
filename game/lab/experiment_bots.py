"""The bots of an experiment: those of the title by name, other people's by file, `path/to/file.py:Class`.

Those of another version of the game are named by its folder `game`, `path/to/game:level`.
"""

import importlib.util
import re
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from game.ai.bot_name import parse_bot_name
from game.ai.server import AnyBot, MakeBot
from game.datafiles.disk_questions import is_file
from game.lab.other_version import OtherVersionBot, OtherVersionError
from game.protocol import AnyTitle, BotName, Refusal
from game.registry import title

_IN_FILE: Final = ".py:"
_IN_VERSION: Final = re.compile(r"(?:^|.*[/\\])game:")

_THERE: Final = {
    "bot_level": "bot_version_level",
    "bot_temperament": "bot_version_temperament",
    **{reason: reason for reason in ("bot_name", "bot_seconds", "bot_positions")},
}
"""Why another version may have no bot of a name, and how it is told here."""


@dataclass(frozen=True, slots=True)
class ExperimentBot:
    """A bot that takes part; `make` makes it with a seed of its own, `file` is where it comes from if not the title."""

    name: BotName
    make: MakeBot
    file: Path | None = None


def read_bot(text: str, played: AnyTitle) -> ExperimentBot | Refusal:
    """The bot that the text names, one of the title, of a file or of another version, or why there is none."""
    if is_strange(text):
        return _strange(text, played)
    name = parse_bot_name(text)
    if isinstance(name, Refusal):
        return name
    tried = played.bots.make(name, 0)
    return tried if isinstance(tried, Refusal) else ExperimentBot(name, played.bots.make)


def cannot_be_made(bot: ExperimentBot) -> Refusal | None:
    """Why no such bot can be created, before a series in which others would play in its place."""
    try:
        bot.make(bot.name, 0)
    except KeyboardInterrupt:
        raise
    except OtherVersionError as error:
        return _refused_there(bot, error)
    except BaseException as error:  # other people's code raises anything, and may call sys.exit
        return Refusal("bot_fails", {"bot": str(bot.name), "error": f"{type(error).__name__}: {error}"})
    return None


def _refused_there(bot: ExperimentBot, error: OtherVersionError) -> Refusal:
    there = error.refusal
    reason = _THERE.get(there.reason) if there is not None else None
    if there is None or reason is None:
        return Refusal("bot_fails", {"bot": str(bot.name), "error": error})
    lacking = {"found": bot.name, "known": "–", "text": bot.name, "most": "–"}  # where it says less
    return Refusal(reason, {**lacking, **there.details, "file": bot.file})


def is_strange(text: str) -> bool:
    """Whether the text names a bot that is not of the title as it is here."""
    return _IN_FILE in text or _IN_VERSION.match(text) is not None


def make_strange(played: AnyTitle) -> MakeBot:
    """What makes a new bot of a file or of another version; it may raise anything."""

    def make(name: BotName, seed: int) -> AnyBot | Refusal:
        found = _known(str(name), played.name)
        return found if isinstance(found, Refusal) else found.make(name, seed)

    return make


@cache
def _known(text: str, name: str) -> ExperimentBot | Refusal:
    return _strange(text, title(name))


def _strange(text: str, played: AnyTitle) -> ExperimentBot | Refusal:
    found = _IN_VERSION.match(text)
    if found is None:
        return _of_file(text)
    return _of_version(BotName(text), Path(text[: found.end() - 1]), text[found.end() :], played)


def _of_version(name: BotName, folder: Path, there: str, played: AnyTitle) -> ExperimentBot | Refusal:
    game = folder.expanduser()
    if getattr(sys, "frozen", False):
        return Refusal("bot_version_packaged", {})
    if not is_file(game / "__init__.py"):
        return Refusal("bot_version", {"file": game})
    return ExperimentBot(name, lambda _, seed: OtherVersionBot(game.parent, played, there, seed), game)


def _of_file(text: str) -> ExperimentBot | Refusal:
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
    if not is_file(path):
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
