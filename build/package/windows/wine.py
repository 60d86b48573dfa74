"""A Windows of its own, made by Wine, with a Python for Windows in it."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
COMPILER = "x86_64-w64-mingw32-gcc"
PATIENCE = 3600.0  # seconds for the longest command
# Neither .NET nor a browser is wanted: Wine would ask about them.
QUIET = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml=", "WINEARCH": "win64"}
LETTERS = {"LC_ALL": "C.UTF-8"}  # otherwise paths with accents do not come through
# What says where this system keeps its certificates, Python and folders says nothing there.
FOREIGN = ("PYTHON", "PIP_", "SSL_", "VIRTUAL_ENV", "XDG_", "LD_", "TMPDIR")


class WineError(Exception):
    """Windows could not be set up, or a command failed there; the text says which."""


@dataclass(frozen=True)
class Windows:
    """The Windows in this folder: `prefix` with its drive C, `python` with its Python, once they are made."""

    folder: Path
    around: Mapping[str, str] = field(default_factory=dict)

    @property
    def prefix(self) -> Path:
        """Where Wine keeps it."""
        return self.folder / "prefix"

    @property
    def python(self) -> Path:
        """The folder of its Python."""
        return self.folder / "python"

    @property
    def environment(self) -> dict[str, str]:
        """What programs of Windows are started with here."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
        kept.setdefault("DISPLAY", "")
        return {**kept, **QUIET, **LETTERS, "WINEPREFIX": str(self.prefix), "PYTHONUTF8": "0", **self.around}

    def make(self) -> None:
        """Make it where it is not there yet. Raises WineError."""
        if (self.prefix / "system.reg").is_file():
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        self.run(["wineboot", "--init"])
        self.settle()
        library = self.prefix / "drive_c" / "windows" / "system32" / "bcryptprimitives.dll"
        if not library.exists():
            command = [COMPILER, "-shared", "-Os", "-s", "-o", str(library), str(HERE / "bcryptprimitives.c")]
            if subprocess.run([*command, "-ladvapi32"], check=False).returncode:
                raise WineError("bcryptprimitives.dll could not be made")

    def settle(self) -> None:
        """Wait until every program there has ended."""
        subprocess.run(["wineserver", "--wait"], env=self.environment, timeout=PATIENCE, check=True)

    def run(self, command: Sequence[str], told: Mapping[str, str] | None = None) -> str:
        """Run a command of Windows, with these variables as well; what it says. Raises WineError where it fails."""
        # Python there starts neither without a standard input nor with this system's files for its output.
        try:
            done = subprocess.run(
                [wine(), *command],
                env={**self.environment, **(told or {})},
                input="",
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                timeout=PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired as late:
            said = (late.stdout or b"").decode("utf-8", "replace")
            raise WineError(f"{' '.join(command)} took more than {PATIENCE:.0f} s:\n{said[-4000:]}") from late
        if done.returncode:
            raise WineError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout[-4000:]}")
        return done.stdout

    def run_python(self, *arguments: str, told: Mapping[str, str] | None = None) -> str:
        """Run its Python with these arguments; what it says. Raises WineError where it fails."""
        return self.run([str(self.python / "python.exe"), *arguments], told)


def wine() -> str:
    """The program that starts programs of Windows. Raises WineError."""
    found = shutil.which("wine") or shutil.which("wine64")
    if found is None:
        raise WineError("Wine is not installed")
    return found


def within(path: Path) -> str:
    """A path of this system as Windows knows it."""
    return "Z:" + str(path.resolve()).replace("/", "\\")
