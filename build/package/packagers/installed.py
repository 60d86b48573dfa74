"""The Windows installer tried on Windows: over an older version, and away again."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

OLDER: Final = "older.msi"  # beside the installer: one of an older version
NAME: Final = "Games of the Andes"  # of the program, in the Start menu and the list of programs
PROGRAM: Final = "wiraqocha.exe"
OBSOLETE: Final = "obsolete.txt"  # what the older version has and the newer one has not
PATIENCE: Final = 600.0  # seconds


class TrialError(Exception):
    """What the installer did was not as it should be; the text says what."""


def try_installer(installer: Path, place: Path, play: Callable[[Path], None]) -> None:
    """Install into the folder `place`, play, remove, and see what is there each time. Raises TrialError.

    `play` is given the program for commands.
    """
    older = installer.with_name(OLDER)
    entry = Path(os.environ["APPDATA"], "Microsoft", "Windows", "Start Menu", "Programs", f"{NAME}.lnk")
    game = Path(os.environ["LOCALAPPDATA"], "wiraqocha", "games", "left-by-a-trial.journal")
    game.parent.mkdir(parents=True, exist_ok=True)
    game.write_bytes(b"")
    try:
        if older.is_file():
            _msiexec("/i", older, f"INSTALLDIR={place}")
            _demand(place / OBSOLETE, there=True)
            _msiexec("/i", installer)  # it goes where the older one is
        else:
            _msiexec("/i", installer, f"INSTALLDIR={place}")
        _demand(place / OBSOLETE, there=False)
        _demand(entry, there=True)
        if place.name.encode("utf-16-le") not in entry.read_bytes():
            raise TrialError(f"{entry} does not lead to {place}")
        play(place / "wiraqocha-cli.exe")
        _msiexec("/x", installer)
        for path in (entry, place / PROGRAM, place / "_internal"):
            _demand(path, there=False)
        _demand(game, there=True)
    finally:
        game.unlink(missing_ok=True)


def _msiexec(way: str, installer: Path, *more: str) -> None:
    """Let Windows install (/i) or remove (/x) without a question. Raises TrialError."""
    done = subprocess.run(
        ["msiexec", way, str(installer.resolve()), "/qn", *more], timeout=PATIENCE, check=False
    )
    if done.returncode:
        raise TrialError(f"msiexec {way} {installer.name} ended with {done.returncode}")


def _demand(path: Path, there: bool) -> None:
    if path.exists() != there:
        raise TrialError(f"{path} {'is missing' if there else 'is still there'}")
