"""The game with a Python of its own, in one folder, by PyInstaller."""

import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from packagers.icns import write_icns

LEAST_EFFORT, EFFORT = 1, 6


class FreezeError(Exception):
    """The game could not be frozen; the text says why."""


@dataclass(frozen=True, slots=True)
class Frozen:
    """The frozen game: the project's root, what PyInstaller made, the version and the machine's kind.

    `effort` is how hard it is to be packed, from 1 (soon done) to 9 (small).
    """

    root: Path
    folder: Path
    version: str
    machine: str
    effort: int = EFFORT

    @property
    def icons(self) -> Path:
        """The folder of the icon in its sizes."""
        return self.root / "assets" / "shell" / "pictures" / "app"


def system() -> str:
    """linux, windows or macos. Raises FreezeError elsewhere."""
    known = {"Linux": "linux", "Windows": "windows", "Darwin": "macos"}
    try:
        return known[platform.system()]
    except KeyError:
        raise FreezeError(f"no package is made for {platform.system()}") from None


def freeze(root: Path, work: Path, quick: bool = False, compiled: Path | None = None) -> Frozen:
    """Freeze the project at `root`, with `work` for all that is made on the way. Raises FreezeError.

    What is frozen `quick` is for a trial: its rules run half as fast, and it is packed less well. `compiled` is a
    folder with a copy of game/ that was compiled for this system on another one.
    """
    version = _version(root)
    source = compiled or _compiled(root, work / "source", quick)
    spec = root / "build" / "package" / "wiraqocha.spec"
    tray = work / "tray"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(tray), "--workpath", str(work / "work"), str(spec)]
    told = {"WIRAQOCHA_VERSION": version, "WIRAQOCHA_SYSTEM": system(), "WIRAQOCHA_SOURCE": str(source)}
    told["PYTHONHASHSEED"] = "1"
    if system() == "macos":
        told["WIRAQOCHA_ICON"] = str(
            write_icns(root / "assets" / "shell" / "pictures" / "app", work / "icon.icns")
        )
    done = subprocess.run(command, env=os.environ | told, cwd=work, check=False)
    if done.returncode:
        raise FreezeError("PyInstaller failed; is it installed? pip install '.[package]'")
    app = tray / "Wiraqocha.app"
    folder = app if app.is_dir() else tray / "wiraqocha"
    return Frozen(root, folder, version, platform.machine().lower(), LEAST_EFFORT if quick else EFFORT)


def _compiled(root: Path, source: Path, quick: bool) -> Path:
    """A folder with a copy of game/, in which the rules core is compiled if that can be done; it is told whether."""
    copy_game(root, source)
    command = [sys.executable, str(root / "build" / "compile" / "make.py"), "--into", str(source)]
    command += ["--quick"] if quick else []
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"package: the rules core stays plain Python: {done.stderr.strip()}", file=sys.stderr)
    else:
        print(f"package: {done.stdout.strip()}")
    return source


def copy_game(root: Path, source: Path) -> None:
    """Copy the project's game/ into the folder `source`, without what was compiled in it."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(root / "game", source / "game", ignore=ignored)


def _version(root: Path) -> str:
    text = (root / "game" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    if not found:
        raise FreezeError("game/__init__.py names no version")
    return found[1]
