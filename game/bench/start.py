"""How soon the game opens, beside a bare window, and how much memory it takes: each in processes of their own."""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from game.base.i18n.words import Words
from game.base.profile.preferences import FILE, write_settings
from game.base.profile.settings import Settings
from game.bench.protocol import AnyBench
from game.core.contract import AnyTitle, GameData
from game.core.match import Match, begin_match
from game.core.record import Saves

_STARTS: Final = 9
_PATIENCE: Final = 60.0  # seconds for a process of its own
_ACTIONS: Final = 12  # of the game that a player has left

_BARE = """
import os
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
pygame.display.init()
screen = pygame.display.get_desktop_sizes()[0]
width = min(screen[0], screen[1] * 16 // 9) * 9 // 10  # as large as the game's
surface = pygame.display.set_mode((width, width * 9 // 16), pygame.RESIZABLE)
surface.fill((90, 60, 30))
pygame.display.flip()
pygame.event.get()
print("ready", flush=True)
"""
_GAME = """
from game.bench.first_picture import show_first_picture
show_first_picture()
"""
_TABLE = """
from game.bench.start import tell_memory
tell_memory()
"""


@dataclass(frozen=True, slots=True)
class StartTimes:
    """Milliseconds from a process's start to its first picture, each the median of several starts.

    `bare` is a window as large as the game's and nothing else, `first` the game of a player who has nothing yet,
    `again` that of one who has settings and a game to go on with. The game has been started before: its code and
    its data are known.
    """

    bare: float
    first: float
    again: float


def starts(title: AnyTitle, bench: AnyBench, data: GameData, words: Words) -> StartTimes:
    """Start a bare window and the game, in turns."""
    with tempfile.TemporaryDirectory() as folder:
        new, old = _clean(Path(folder), "new"), _clean(Path(folder), "old")
        _leave_a_game(Path(old["WIRAQOCHA_HOME"]), title, bench.match(data, words, ""), data)
        game = (_GAME, "--title", title.name)
        programs = (((_BARE,), new), (game, new), (game, old))
        for program, environment in programs:
            _start(program, environment)
        rounds = [[_start(*program) for program in programs] for _ in range(_STARTS)]
    bare, first, again = (median(times) for times in zip(*rounds, strict=True))
    return StartTimes(bare, first, again)


def _leave_a_game(home: Path, title: AnyTitle, match: Match, data: GameData) -> None:
    """Settings and a game that was left, in a player's folder."""
    write_settings(home / FILE, Settings(language="fr"))
    session = begin_match(match, data, Saves(home / "games"))
    choose = random.Random(_ACTIONS)
    for _ in range(_ACTIONS):
        session.act(choose.choice(title.rules.legal_actions(session.state)))
    session.close()


def _clean(folder: Path, name: str) -> dict[str, str]:
    """The environment of a player with this folder, in which compiled code is kept."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    root = Path(__file__).resolve().parents[2]
    paths = [str(root), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {
        **kept,
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONPYCACHEPREFIX": str(folder / "code"),
        "WIRAQOCHA_HOME": str(folder / name),
        "SDL_AUDIODRIVER": os.environ.get("SDL_AUDIODRIVER", "dummy"),
    }


def _start(program: Sequence[str], environment: dict[str, str]) -> float:
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", *program], env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        taken = time.perf_counter() - begun
        process.wait(_PATIENCE)
    if said != "ready\n":
        raise RuntimeError("a window that was to be measured did not open")
    return taken * 1000


def memory(title: AnyTitle) -> float:
    """Megabytes of a process of its own that shows a table at 1920x1080 and has played a turn on it."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", _TABLE, title.name],
            env=_clean(Path(folder), "new"),
            stdout=subprocess.PIPE,
            text=True,
            timeout=_PATIENCE,
            check=True,
        )
    return float(done.stdout)


def tell_memory() -> None:
    """Play a turn of the title that the command names at 1920x1080, and print the megabytes held then."""
    from game.bench.frames import play_turn
    from game.bench.window import FULL_HD, window
    from game.core.game_words import game_words
    from game.core.registry import title

    played = title(sys.argv[1])
    with window(FULL_HD) as loop:
        data = played.data.load()
        play_turn(loop, data, game_words(Words.load("en").with_title(played.name), data, ()))
        print(resident())


def resident() -> float:
    """Megabytes of memory that this process holds; NaN where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    except (OSError, ValueError, AttributeError):
        return float("nan")
