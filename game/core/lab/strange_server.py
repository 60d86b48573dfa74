"""The process of one bot that others have written: its file is read here, the bot made and asked here alone.

What it prints goes to the error stream, what it starts ends with it, and it gets no more than so much memory where the
system can see to that.
"""

import importlib.util
import os
import sys
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from game.base.files.regular_files import real_path
from game.core.bots.process_group import begin_group, end_here
from game.core.bots.server import AnyBot, MakeBot, ThinkingServer, told_error
from game.core.bots.service import WorkerResult
from game.core.bots.worker import answer_questions, prepare_process
from game.core.contract import AnyTitle, BotName, Refusal
from game.core.lab.experiment_bots import StrangeName, strange_name
from game.core.lab.other_version import OtherVersionBot, OtherVersionError
from game.core.lab.strange_replies import refused, reply_to, sent
from game.core.registry import title

MOST_MEMORY: Final = 4 * 1024**3  # bytes of addresses; numpy and its like claim more of them than they use

_THERE: Final = {
    "bot_level": "bot_version_level",
    "bot_temperament": "bot_version_temperament",
    **{reason: reason for reason in ("bot_name", "bot_seconds", "bot_positions")},
}
"""Why another version may have no bot of a name, and how it is told here."""


def serve_strange(connection: Connection, name: str, text: str) -> None:
    """Say READY or why there is no such bot, then answer questions as `strange_replies` writes it.

    `name` is that of the title, `text` that of the bot, which `read_bot` knows.
    """
    begin_group()
    try:
        prepare_process()
        _print_elsewhere()
        _limit_memory()
        _serve(connection, name, text)
    finally:
        end_here()


def _serve(connection: Connection, name: str, text: str) -> None:
    strange, played = strange_name(text), title(name)
    assert strange is not None
    make = _of_version(strange, played) if strange.of_version else _of_file(strange)
    problem = make if isinstance(make, Refusal) else _tried(make, strange)
    if not isinstance(make, Refusal) and problem is None:
        server = ThinkingServer(played, make, _code_file(strange.file))
        answer_questions(connection, played, server, partial(_written, played))
    elif problem is not None:
        with suppress(OSError):  # nobody waits any more
            connection.send_bytes(sent(refused(problem)))


def _written(played: AnyTitle, reply: WorkerResult | str) -> bytes:
    return sent(reply_to(played, reply))


def _print_elsewhere() -> None:
    """What a bot prints is no part of a report."""
    sys.stdout = sys.stderr
    with suppress(OSError):  # without a terminal there is neither
        os.dup2(2, 1)


def _limit_memory() -> None:
    """Bytes of memory are limited where the system knows how to; elsewhere a bot may take what there is."""
    try:
        import resource
    except ImportError:
        return
    with suppress(OSError, ValueError):  # a limit that is lower already stays
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _tried(make: MakeBot, strange: StrangeName) -> Refusal | None:
    """Why no such bot can be created, before a series in which others would play in its place."""
    try:
        make(BotName(strange.text), 0)
    except OtherVersionError as error:
        return _refused_there(strange, error)
    except BaseException as error:  # other people's code raises anything, and may call sys.exit
        said = told_error(error, _code_file(strange.file))["error"]
        return Refusal("bot_fails", {"bot": strange.text, "error": said})
    return None


def _refused_there(strange: StrangeName, error: OtherVersionError) -> Refusal:
    there = error.refusal
    reason = _THERE.get(there.reason) if there is not None else None
    if there is None or reason is None:
        return Refusal("bot_fails", {"bot": strange.text, "error": error})
    return Refusal(reason, {**there.details, "file": strange.file})


def _of_version(strange: StrangeName, played: AnyTitle) -> MakeBot:
    return lambda _, seed: OtherVersionBot(strange.file.parent, played, strange.part, seed)


def _of_file(strange: StrangeName) -> MakeBot | Refusal:
    module = _module(strange.file)
    if isinstance(module, Refusal):
        return module
    found: Any = getattr(module, strange.part, None)
    named = {"file": strange.file, "name": strange.part}
    if not isinstance(found, type):
        known = ", ".join(sorted(key for key, value in vars(module).items() if _can_play(value)))
        return Refusal("bot_class", {**named, "known": known or "–"})
    if not _can_play(found):
        return Refusal("bot_class_idle", named)
    made: Any = found

    def make(_: object, seed: int) -> AnyBot:
        bot: AnyBot = made(seed)
        return bot

    return make


def _module(path: Path) -> ModuleType | Refusal:
    """The module in the file, which may import what lies beside it; what Python and the game call so comes first."""
    name = f"bots_in_{path.stem}"
    sys.path.append(str(real_path(path).parent))
    spec = importlib.util.spec_from_file_location(name, _code_file(path))
    assert spec is not None and spec.loader is not None  # a name that ends in .py always has one
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # where its dataclasses look for themselves
    try:
        spec.loader.exec_module(module)
    except BaseException as error:  # other people's code raises anything, and may call sys.exit
        return Refusal(
            "bot_file_fails", {"file": path, "error": told_error(error, _code_file(path))["error"]}
        )
    return module


def _code_file(path: Path) -> str:
    """The file as its code is named by, from wherever it was named."""
    return str(real_path(path))


def _can_play(value: object) -> bool:
    return isinstance(value, type) and callable(getattr(value, "choose", None))
