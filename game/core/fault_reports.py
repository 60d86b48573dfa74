"""What is written down when something breaks: enough to find the fault, and nothing about the players.

Names of players, of the machine's user and of folders never stand in a report, whatever letters they have. What is
hidden in a game that goes on, as hands, is not written out either.
"""

import getpass
import os
import platform
import re
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from game import PROGRAM, __version__
from game.base.files.disk_questions import files_in
from game.base.files.visible import composed
from game.base.files.whole_files import numbered, write_first_free
from game.base.profile.folders import cache_folder, pictures_folder, player_folder
from game.core.match import Match, Session
from game.core.record.journal import FORMAT
from game.core.record.seen_games import ToldGame

LAST_ACTIONS: Final = 40
KEPT: Final = 20  # reports in the folder; the oldest go first
_PACKAGES: Final = ("pygame-ce", "pymunk", "PyYAML", "pydantic")
_ROOT: Final = Path(__file__).resolve().parents[2]
_LONGEST: Final = 4_000  # letters of what an error says
_ROOT_OF_PATH: Final = r"(?:(?<!\w)[A-Za-z]:|~\w*|(?<!\w))[\\/]"
# In what somebody writes a folder may have blanks, quotes and colons in its name; it ends with a later bar.
_PATH: Final = re.compile(rf"{_ROOT_OF_PATH}(?=\S)(?:(?:(?![:;] )[^\n])*[\\/])?[^\\/\s'\"<>|:,;]*")
_QUOTED_PATH: Final = re.compile(rf"(['\"]){_ROOT_OF_PATH}[^\n]*?\1(?!\w)")
# No letter beside it, and no digit beside one of its own: anna_2 and ANNA3.png are of Anna, Annabel is not.
_WORD: Final = r"(?<![^\W\d_])(?:(?<!\d)|(?!\d)){}(?:(?!\d)|(?<!\d))(?![^\W\d_])"
_PLAIN_FILE: Final = re.compile(r"[a-z0-9_.-]+\.[a-z]+")
_BAR: Final = re.compile(r"[\\/]")
_HIDDEN: Final = "…"


def report(error: BaseException, match: Match | None, session: Session | None) -> str:
    """The text of a report; `match` and `session` are of the game that was played, if any."""
    parts = [_versions(), f"Error\n{_trace(error, _names(match))}"]
    if match is not None and session is not None:
        parts += [_guarded(part, match, session) for part in (_game, _actions, _position)]
    return "\n\n".join(parts) + "\n"


def write_report(folder: Path, text: str) -> Path | None:
    """Put a report into a folder; None where nothing can be written there."""
    path = folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.urandom(2).hex()}.txt"
    try:
        written = write_first_free(numbered(path), text.encode("utf-8", "replace"))
    except OSError:
        return None
    with suppress(OSError):
        for old in files_in(folder, "*.txt")[:-KEPT]:
            old.unlink()
    return written


def scrubbed(text: str, names: Iterable[str] = (), folders: Iterable[str] = ()) -> str:
    """The text, cut where it is long, without these names and the user's, however they are written.

    Folders are left out too: these, those that the program knows, and what looks like one. Of a path the name of a file
    stays that is one as the program gives.
    """
    text = composed(text, _LONGEST)
    known = [*folders, *_own_folders()]
    ways = {way for path in known for way in (path, repr(path)[1:-1], path.replace("\\", "/"))}
    text = _without(text, [way for way in ways if _BAR.search(way) and way.strip("\\/.~")], whole_words=False)
    text = _PATH.sub(_last_part, _QUOTED_PATH.sub(_last_part, text))
    text = _without(text, {*names, *_own_names()}, whole_words=True)
    return re.sub(f"{_HIDDEN}{{2,}}", _HIDDEN, text)


def _last_part(path: re.Match[str]) -> str:
    """What stays of a path: the name of its file where it is one as the program gives."""
    last = _BAR.split(path.group().strip("'\""))[-1]
    return f"{_HIDDEN}/{last}" if _PLAIN_FILE.fullmatch(last) else _HIDDEN


def _without(text: str, hidden: Iterable[str], *, whole_words: bool) -> str:
    """The text without these texts, whatever their capitals and however their letters are composed."""
    folded, places = "", []  # the place in the text of each letter of the folded one
    for place, letter in enumerate(text):
        said = _folded(letter)
        folded += said
        places += [place] * len(said)
    edge = _WORD if whole_words else "{}"
    wanted = sorted({_folded(composed(one, _LONGEST)) for one in hidden} - {""}, key=len, reverse=True)
    if not wanted:
        return text
    found = re.compile(edge.format(f"(?:{'|'.join(map(re.escape, wanted))})"))
    told, reached = [], 0
    for match in found.finditer(folded):
        told += [text[reached : places[match.start()]], _HIDDEN]
        reached = places[match.end() - 1] + 1
    return "".join([*told, text[reached:]])


def _folded(text: str) -> str:
    return composed(text.casefold(), 3 * _LONGEST, "NFKD")


def _own_names() -> set[str]:
    """What the machine calls its user."""
    try:
        return {getpass.getuser(), Path.home().name} - {"root", ""}
    except (OSError, KeyError, RuntimeError, ImportError):
        return set()


def _own_folders() -> list[str]:
    """The folders that the program uses or was told of."""
    found = [sys.prefix, tempfile.gettempdir(), str(_ROOT), *(word for word in sys.argv if _BAR.search(word))]
    for ask in (player_folder, cache_folder, pictures_folder, Path.home, Path.cwd):
        with suppress(OSError, KeyError, RuntimeError):
            found.append(str(ask()))
    return found


def _paths_in(error: BaseException) -> Iterator[str]:
    """The paths that an error and those that led to it speak of."""
    seen: list[BaseException] = []
    ahead: list[BaseException | None] = [error]
    while ahead:
        one = ahead.pop()
        if one is not None and one not in seen:
            seen.append(one)
            ahead += [one.__cause__, one.__context__]
            for path in (getattr(one, "filename", None), getattr(one, "filename2", None)):
                if isinstance(path, str | bytes | os.PathLike):
                    yield str(Path(os.fsdecode(path)).parent)
                    yield os.fsdecode(path)


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


def _trace(error: BaseException, names: Sequence[str]) -> str:
    """Where it broke, with the files by their place in the project, and what it says without these names."""
    lines: list[str] = []
    for frame in traceback.extract_tb(error.__traceback__):
        path = Path(frame.filename)
        inside = path.is_relative_to(_ROOT / "game")
        # A bar between folders is written as a dot, so that no part of it looks like somebody's path.
        shown = ".".join(path.relative_to(_ROOT).parts) if inside else scrubbed(path.name, names)
        lines.append(f"  {shown}, line {frame.lineno}, in {frame.name}")
    said = "".join(traceback.format_exception_only(error)).strip()
    return "\n".join([*lines, scrubbed(said, names, _paths_in(error))])


def _guarded(part: Callable[[Match, Session], str], match: Match, session: Session) -> str:
    """A part of the report, or why it cannot be told: what broke may break it too."""
    try:
        return part(match, session)
    except Exception as error:
        return f"{part.__name__.strip('_').capitalize()}\n  cannot be told: {type(error).__name__}"


def _game(match: Match, session: Session) -> str:
    """What the game began from, without its players."""
    title, setup = match.title, match.setup
    data = title.data.of_game(session.initial)
    chosen = ", ".join(f"{key} {value}" for key, value in title.setups.write(setup).items())
    return (
        f"Game\n  {title.name}, data {data.digest}, players {', '.join(setup.colours)}, "
        f"seed {setup.seed}, {chosen}"
    )


def _actions(match: Match, session: Session) -> str:
    """The last actions that stand, as the journal has them."""
    rules, steps, told = match.title.rules, session.steps, _told(match, session)
    numbers = told.numbers()
    first = max(0, len(numbers) - LAST_ACTIONS)
    lines = [
        f"  {place} {told.line(rules.format_action(steps[number].action), steps[number].seat)}"
        f"  #{rules.draws(steps[number].after)} {rules.digest(steps[number].after)}"
        for place, number in enumerate(numbers[first:], first + 1)
    ]
    return "\n".join(["Actions", *lines])


def _position(match: Match, session: Session) -> str:
    told = _told(match, session)
    last = told.steps[-1].after if session.steps else told.initial
    return f"Position\n{match.title.positions.format(last)}"


def _told(match: Match, session: Session) -> ToldGame[Any, Any]:
    """The game as a watcher knows it; what nobody may know yet stands in a fixed order in a position of it."""
    return ToldGame(match.title.rules, session.initial, session.steps)
