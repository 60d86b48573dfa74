"""The bots of an experiment: those of the title by name, other people's by file, `path/to/file.py:Class`.

Those of another version of the game are named by its folder `game`, `path/to/game:level`. Here their names alone are
read: what others have written runs in processes of its own (`game.core.lab.strange_bots`).
"""

import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.base.files.disk_questions import is_file
from game.core.bots.bot_name import parse_bot_name
from game.core.contract import AnyTitle, BotName, Refusal

_IN_FILE: Final = ".py:"
_IN_VERSION: Final = re.compile(r"(?:^|.*[/\\])game:")


@dataclass(frozen=True, slots=True)
class ExperimentBot:
    """A bot that takes part; `file` is where it comes from if not the title."""

    name: BotName
    file: Path | None = None


@dataclass(frozen=True, slots=True)
class StrangeName:
    """A bot that is not of the title as it is here: a class in a file, or a level of the version in a folder."""

    text: str
    file: Path
    part: str
    of_version: bool


def strange_name(text: str) -> StrangeName | None:
    """What such a text names; None where it is the name of a bot of the title."""
    if found := _IN_VERSION.match(text):
        return StrangeName(text, Path(text[: found.end() - 1]).expanduser(), text[found.end() :], True)
    if _IN_FILE in text:
        file, _, part = text.rpartition(":")
        return StrangeName(text, Path(file).expanduser(), part, False)
    return None


def read_bot(text: str, played: AnyTitle) -> ExperimentBot | Refusal:
    """The bot that the text names, or why there is none. What a file or another version holds is not looked at."""
    if strange := strange_name(text):
        return _missing(strange) or ExperimentBot(BotName(text), strange.file)
    name = parse_bot_name(text)
    if isinstance(name, Refusal):
        return name
    tried = played.bots.make(name, 0)
    return tried if isinstance(tried, Refusal) else ExperimentBot(name)


def _missing(strange: StrangeName) -> Refusal | None:
    if not strange.of_version:
        return None if is_file(strange.file) else Refusal("bot_file", {"file": strange.file})
    if getattr(sys, "frozen", False):
        return Refusal("bot_version_packaged", {})
    return None if is_file(strange.file / "__init__.py") else Refusal("bot_version", {"file": strange.file})
