"""What is written down when something breaks: enough to find the fault, and nothing about the players.

Names of players, of the machine's user and of folders never stand in a report.
"""

import getpass
import os
import platform
import re
import time
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from game import PROGRAM, __version__
from game.datafiles.whole_files import numbered, write_first_free
from game.match import Match, Session
from game.record.journal import FORMAT

LAST_ACTIONS: Final = 40
KEPT: Final = 20  # reports in the folder; the oldest go first
_PACKAGES: Final = ("pygame-ce", "pymunk", "PyYAML", "pydantic")
_ROOT: Final = Path(__file__).resolve().parents[1]
_PATH: Final = re.compile(r"(?:[A-Za-z]:)?(?:[\\/]+[^\\/\s'\"<>|:]+){2,}")
_BAR: Final = re.compile(r"[\\/]")
_HIDDEN: Final = "…"


def report(error: BaseException, match: Match | None, session: Session | None) -> str:
    """The text of a report; `match` and `session` are of the game that was played, if any."""
    parts = [_versions(), scrubbed(f"Error\n{_trace(error)}", _names(match))]
    if match is not None and session is not None:
        parts += [_guarded(part, match, session) for part in (_game, _actions, _position)]
    return "\n\n".join(parts) + "\n"


def write_report(folder: Path, text: str) -> Path | None:
    """Put a report into a folder; None where nothing can be written there."""
    path = folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.urandom(2).hex()}.txt"
    try:
        written = write_first_free(numbered(path), text.encode())
    except OSError:
        return None
    with suppress(OSError):
        for old in sorted(folder.glob("*.txt"))[:-KEPT]:
            old.unlink()
    return written


def scrubbed(text: str, names: Iterable[str] = ()) -> str:
    """The text without these names, without the user's, and with the last part alone of every path."""
    text = _PATH.sub(lambda match: f"{_HIDDEN}/{_BAR.split(match.group())[-1]}", text)
    for name in sorted({*names, *_own_names()}, key=len, reverse=True):
        if len(name) > 1:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", _HIDDEN, text)
    return text


def _own_names() -> set[str]:
    """What the machine calls its user."""
    try:
        return {getpass.getuser(), Path.home().name} - {"root", ""}
    except (OSError, KeyError, RuntimeError, ImportError):
        return set()


def _names(match: Match | None) -> list[str]:
    return [seat.name for seat in match.seats] if match is not None else []


def _versions() -> str:
    found = [f"{PROGRAM} {__version__}, saves of format {FORMAT}"]
    found.append(f"Python {platform.python_version()} on {platform.system()} {platform.machine()}")
    for package in _PACKAGES:
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            found.append(f"{package} unknown")
    return "\n".join(found)


def _trace(error: BaseException) -> str:
    """Where it broke, with the files by their place in the project."""
    lines: list[str] = []
    for frame in traceback.extract_tb(error.__traceback__):
        path = Path(frame.filename)
        inside = path.is_relative_to(_ROOT / "game")
        # A bar between folders is written as a dot, so that no part of it looks like somebody's path.
        shown = ".".join(path.relative_to(_ROOT).parts) if inside else path.name
        lines.append(f"  {shown}, line {frame.lineno}, in {frame.name}")
    said = "".join(traceback.format_exception_only(error)).strip()
    return "\n".join([*lines, said])


def _guarded(part: Callable[[Match, Session], str], match: Match, session: Session) -> str:
    """A part of the report, or why it cannot be told: what broke may break it too."""
    try:
        return part(match, session)
    except Exception as error:
        return f"{part.__name__.strip('_').capitalize()}\n  cannot be told: {type(error).__name__}"


def _game(match: Match, session: Session) -> str:
    """What the game began from, without its players."""
    title, setup = match.title, match.setup
    data = title.data_of(session.initial)
    chosen = ", ".join(f"{key} {value}" for key, value in title.write_setup(setup).items())
    return (
        f"Game\n  {title.name}, data {data.digest}, players {', '.join(setup.colours)}, "
        f"seed {setup.seed}, {chosen}"
    )


def _actions(match: Match, session: Session) -> str:
    """The last actions that stand, as the journal has them."""
    rules, steps = match.title.rules, session.steps
    first = max(0, len(steps) - LAST_ACTIONS)
    lines = [
        f"  {number + 1} {rules.format_action(steps[number].action)}"
        f"  #{rules.draws(steps[number].after)} {rules.digest(steps[number].after)}"
        for number in range(first, len(steps))
    ]
    return "\n".join(["Actions", *lines])


def _position(match: Match, session: Session) -> str:
    return f"Position\n{match.title.format_position(session.state)}"
