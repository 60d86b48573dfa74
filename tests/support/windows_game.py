"""The packaged game in the window of a Windows that Wine makes, for the hand that moves a real pointer."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from tests.support.real_window import PATIENCE, ROOT, SCREEN, Display, RealGame

sys.path.append(str(ROOT / "build" / "package" / "windows"))

from wine import Windows as Windows
from wine import within as within

PLAIN = (48, 48, 48)  # what is no more than a rounding of edges
MADE = "WIRAQOCHA_WINDOWS"  # names the folder that build/package/windows/on_linux.py --keep has made
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07")
PROGRAM = Path("package", "wiraqocha.exe")


def made_windows() -> Windows:
    """The Windows that was made, with the packaged game in it; skips the test where there is none."""
    folder = os.environ.get(MADE)
    if not folder:
        pytest.skip(f"{MADE} names no folder: build/package/windows/on_linux.py --keep FOLDER makes one")
    windows = Windows(Path(folder))
    assert (windows.folder / PROGRAM).is_file()
    return windows


def command(windows: Windows, *arguments: str, **told: str) -> subprocess.CompletedProcess[bytes]:
    """What a command of the package does, with these variables as well."""
    return subprocess.run(
        ["wine", str(windows.folder / PROGRAM.with_name("wiraqocha-cli.exe")), *arguments],
        env={**windows.environment, **told},
        input=b"",
        capture_output=True,
        timeout=300,
        check=False,
    )


def unlike(picture: Surface, display: Display) -> float:
    """The part of all pixels that are plainly others in the window at the corner of this screen than in a picture."""
    width, height = SCREEN
    pixels = display.shown.read_bytes()[-4 * width * height :]
    shown = pygame.image.frombuffer(pixels, SCREEN, "BGRA").subsurface(picture.get_rect())
    same = pygame.mask.from_threshold(shown.convert(24), (0, 0, 0), PLAIN, picture.convert(24))
    return 1 - same.count() / (picture.get_width() * picture.get_height())


def thinking(windows: Windows) -> list[int]:
    """The processes of the package that think beside a window."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            said = path.read_bytes().replace(b"\\", b"/")
        except OSError:
            continue
        if bytes(windows.folder / PROGRAM) in said and b"--multiprocessing-fork" in said:
            found.append(int(path.parent.name))
    return found


def on_console(windows: Windows, page: str, *arguments: str) -> str:
    """What a command of the package says on a console of this code page; fails where it ends with a fault."""
    program = within(windows.folder / PROGRAM.with_name("wiraqocha-cli.exe"))
    ours, theirs = os.openpty()  # with a terminal Wine makes a true console, whose letters reach us as UTF-8
    with os.fdopen(ours, "rb", buffering=0) as reader:
        process = subprocess.Popen(
            ["wine", "cmd", "/c", f"chcp {page} && {program} {' '.join(arguments)}"],
            env={**windows.environment, "TERM": "xterm"},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        said = b""
        with suppress(OSError):  # Linux ends a terminal that nobody writes to with an error
            while part := reader.read(1 << 16):
                said += part
        assert process.wait(PATIENCE) == 0, said
    return _ESCAPES.sub("", said.decode())


class WindowsGame(RealGame):
    """The packaged game in Wine on this screen."""

    def __init__(self, windows: Windows, display: Display, home: Path) -> None:
        super().__init__(display, home, ["wine", str(windows.folder / PROGRAM)], windows.environment)
        self.do("windowfocus", self.number())  # no window manager gives it the keys

    def start(self, command: Sequence[str], environment: Mapping[str, str]) -> subprocess.Popen[str]:
        """Start the program, which complains into its reports alone: Wine hands no file of ours to it."""
        self.errors.touch()
        nowhere = subprocess.DEVNULL
        return subprocess.Popen(
            command, env=environment, stdin=nowhere, stdout=nowhere, stderr=nowhere, text=True
        )

    def told(self, home: Path) -> dict[str, str]:
        return {"WIRAQOCHA_HOME": within(home), "SDL_VIDEODRIVER": "windows"}
