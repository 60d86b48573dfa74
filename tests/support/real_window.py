"""The game as a process with a real window on a screen of its own, and a hand that moves a real pointer there."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from game.ui.screens import window_size

ROOT = Path(__file__).parents[2]
NEEDED = ("Xvfb", "xdotool", "xwininfo")
SCREEN = (1600, 900)
SIZE = window_size(SCREEN)
PATIENCE = 30.0  # seconds that anything may take on a busy machine
_STEPS = 12  # motions of one drag
_WINDOW = re.compile(r'(0x[0-9a-f]+) "[^"]*(?:Games of the Andes|Jeux des Andes|Giochi delle Ande)"')
_OPENING = 0.4  # seconds: on a busy machine what opens may pause between two of its pictures

Spot = tuple[int, int]


def demand_screen() -> None:
    """Skip the test where no real window can be had; fail it on a machine that must be able to (CI=true)."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if not missing:
        return
    reason = f"no real window without {', '.join(missing)}: apt install xvfb xdotool x11-utils"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


class Display(str):
    """The name of a screen for DISPLAY, with the file that holds what it shows."""

    __slots__ = ("shown",)
    shown: Path


@contextmanager
def screen(folder: Path) -> Iterator[Display]:
    """A screen of its own, whose number no other has; what it shows lies in the folder."""
    read, write = os.pipe()
    size = f"{SCREEN[0]}x{SCREEN[1]}x24"
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-fbdir", str(folder)]
    # Without auto-repeat (-r): on a busy machine a key that is let go late would count many times.
    command += ["-nolisten", "tcp", "-noreset", "-r"]
    server = subprocess.Popen(
        command,
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        assert number, "Xvfb did not start"
        display = Display(f":{number}")
        display.shown = folder / "Xvfb_screen0"
        yield display
    finally:
        server.terminate()
        server.wait(PATIENCE)


def wait_for(what: str, happened: Callable[[], bool], process: subprocess.Popen[str] | None = None) -> None:
    """Wait until it happened; fails when the process ends before or patience does."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert process is None or process.poll() is None, f"the game ended before {what}"
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.05)


class RealGame:
    """`python -m game` (or another command) on that screen, with this folder as the player's own.

    `around` is the environment that the game is started in, by default this one's.
    """

    def __init__(
        self,
        display: Display,
        home: Path,
        command: Sequence[str] = (sys.executable, "-m", "game"),
        around: Mapping[str, str] = os.environ,
    ) -> None:
        self.display = display
        nothing = display.shown.read_bytes()
        # What looks at the window and moves the pointer needs more than the game does, and reads the window's name
        # only where letters beyond ASCII are known.
        self.environment = {**os.environ, "DISPLAY": display, "LC_ALL": "C.UTF-8"}
        bare = {
            **around,
            "DISPLAY": display,
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "SDL_VIDEO_WINDOW_POS": "0,0",
            **self.told(home),
        }
        self.errors = home / "stderr.txt"
        self.process = self.start(command, bare)
        wait_for("the window opens", self._is_open, self.process)
        wait_for("the first picture", lambda: display.shown.read_bytes() != nothing, self.process)
        self.rest()
        time.sleep(_OPENING)
        self.rest()

    def start(self, command: Sequence[str], environment: Mapping[str, str]) -> subprocess.Popen[str]:
        """Start the program; what it complains of goes into the file `errors`."""
        with self.errors.open("w") as stream:
            return subprocess.Popen(command, cwd=ROOT, env=environment, stderr=stream, text=True)

    def told(self, home: Path) -> dict[str, str]:
        """What the game is told of its folder and of the screen."""
        return {"WIRAQOCHA_HOME": str(home), "SDL_VIDEODRIVER": "x11"}

    def rest(self, limit: float = 2.0) -> None:
        """Wait until what is shown does not change any more, for `limit` seconds at most."""
        end = time.monotonic() + limit
        before = b""
        while (shown := self.display.shown.read_bytes()) != before and time.monotonic() < end:
            before = shown
            time.sleep(0.12)

    def _is_open(self) -> bool:
        found = self._found()
        return found is not None and "IsViewable" in self._told_of("-id", found)

    def _found(self) -> str | None:
        """The number of the game's window, which bears the program's name, and before it that of a game."""
        found = _WINDOW.search(self._told_of("-root", "-tree"))
        return found[1] if found else None

    def _told_of(self, *which: str) -> str:
        """What X tells of a window."""
        found = subprocess.run(
            ["xwininfo", *which], env=self.environment, capture_output=True, text=True, timeout=PATIENCE
        )
        return found.stdout

    def number(self, *which: str) -> str:
        """The number of a window in X, by default the game's."""
        if which:
            return self._told_of(*which).split("Window id: ")[1].split()[0]
        found = self._found()
        assert found is not None
        return found

    def do(self, *words: str) -> None:
        """Let xdotool do this."""
        subprocess.run(
            ["xdotool", *words], env=self.environment, check=True, capture_output=True, timeout=PATIENCE
        )

    def click(self, spot: Spot) -> None:
        """Press and let go at a spot of the window."""
        self.do("mousemove", *_at(spot), "sleep", "0.05", "mousedown", "1", "sleep", "0.03", "mouseup", "1")
        self.rest()

    def drag(self, start: Spot, end: Spot) -> None:
        """Press at `start`, move to `end`, let go."""
        words = ["mousemove", *_at(start), "sleep", "0.1", "mousedown", "1"]
        for step in range(1, _STEPS + 1):
            at = (
                start[0] + (end[0] - start[0]) * step // _STEPS,
                start[1] + (end[1] - start[1]) * step // _STEPS,
            )
            words += ["mousemove", *_at(at), "sleep", "0.02"]
        self.do(*words, "sleep", "0.05", "mouseup", "1")
        self.rest()

    def press(self, *keys: str) -> None:
        """Press and let go keys, by their names in X."""
        self.do("key", "--delay", "30", *keys)
        self.rest()

    def type(self, text: str) -> None:
        """Type letters."""
        self.do("type", "--delay", "40", text)
        self.rest()

    def close(self) -> int:
        """Click the window's cross, which no window manager draws here; the program's exit code."""
        subprocess.run(
            [sys.executable, str(Path(__file__).with_name("close_window.py")), self.number()],
            env=self.environment,
            check=True,
            timeout=PATIENCE,
        )
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def end(self) -> None:
        """End it if it still runs."""
        with suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait(PATIENCE)


def _at(spot: Spot) -> tuple[str, str]:
    return str(spot[0]), str(spot[1])
