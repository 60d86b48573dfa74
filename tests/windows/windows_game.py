"""The packaged game in the window of a Windows that Wine makes, for the hand that moves a real pointer."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.scenes.real_window import ROOT, Display, RealGame

sys.path.append(str(ROOT / "build" / "package" / "windows"))

from wine import Windows, within

MADE = "WIRAQOCHA_WINDOWS"  # names the folder that build/package/windows/on_linux.py --keep has made
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
