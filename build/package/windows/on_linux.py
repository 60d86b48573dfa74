"""Make the Windows package on Linux and try it in Wine: python build/package/windows/on_linux.py [--out dist].

Installs what it needs (Debian, Ubuntu), sets up a Windows with a Python whose digest and signatures are checked,
compiles the rules for it, builds the zip and the installer, and tries both. Runs with Python 3.11 that has the
packages of the `compile` extra. Exit codes: 0 made and tried, 1 failed, 3 no means to make it.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from python_for_windows import MINOR, fetch_python, install
from wine import Windows, WineError, within

ROOT = Path(__file__).resolve().parents[3]
PACKING = ROOT / "build" / "package"
sys.path.insert(0, str(PACKING))
FAILED, NO_MEANS = 1, 3
NEEDED = {
    "wine": "wine wine64",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32",
    "wixl": "wixl",
    "osslsigncode": "osslsigncode",
    "Xvfb": "xvfb",
}
COMPILING = ("mypyc", "setuptools")  # the packages of the `compile` extra
TESTS = ("pytest>=9", "pytest-xdist>=3.6", "hypothesis>=6.120", "colorama", "hatchling>=1.25")
OF_THE_SHELL = ("record", "mods", "ui", "card_race/test_thinking.py")
OF_A_TITLE = ("rules", "content", "mods", "bots", "test_formats.py", "test_match.py")
STANDSTILL = 300  # seconds after which a test is ended and named


def main() -> int:
    """Make and try; the exit code."""
    options = _options()
    if missing := _missing():
        print(f"on_linux: {missing}", file=sys.stderr)
        return NO_MEANS
    from packagers.freeze import FreezeError
    from packagers.screen import screen

    with tempfile.TemporaryDirectory() as passing:
        windows = Windows(options.keep.resolve() if options.keep else Path(passing))
        try:
            with screen(1600, 900) as display:
                windows = Windows(windows.folder, {"DISPLAY": display})
                _make(windows, options)
        except (WineError, FreezeError, subprocess.SubprocessError) as error:
            print(f"on_linux: {error}", file=sys.stderr)
            return FAILED
        finally:
            if (windows.prefix / "system.reg").is_file():
                subprocess.run(["wineserver", "--kill"], env=windows.environment, check=False)
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Make the Windows package on Linux and try it in Wine.")
    parser.add_argument(
        "--out", type=Path, default=ROOT / "dist", help="folder of the packages (default: dist)"
    )
    parser.add_argument("--keep", type=Path, help="folder that this Windows stays in, to be used again")
    parser.add_argument(
        "--quick", action="store_true", help="for a trial: made in less time, with slower rules"
    )
    parser.add_argument("--tests", action="store_true", help="run the tests of the game in this Windows too")
    return parser.parse_args()


def _missing() -> str:
    """What there is no making without, and could not be installed; or nothing."""
    if f"{sys.version_info.major}.{sys.version_info.minor}" != MINOR:
        return f"this needs Python {MINOR}, as what is made there; {sys.executable} is another one"
    if any(find_spec(package) is None for package in COMPILING):
        return f"not installed: the packages of the `compile` extra; {sys.executable} -m pip install -e '.[compile]'"
    packages = [wanted for program, wanted in NEEDED.items() if shutil.which(program) is None]
    may_install = os.geteuid() == 0 or shutil.which("sudo")
    if packages and may_install and shutil.which("apt-get"):
        names = " ".join(packages).split()
        as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
        around = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", *names]):
            asked = [*as_root, "apt-get", *command]
            subprocess.run(asked, env=around, stdout=subprocess.DEVNULL, check=False)
    packages = [wanted for program, wanted in NEEDED.items() if shutil.which(program) is None]
    return f"not installed: {' '.join(packages)}" if packages else ""


def _make(windows: Windows, options: argparse.Namespace) -> None:
    from packagers.installed import OLDER

    out = options.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    with _told("Python for Windows, signed, and the locked libraries"):
        if not (windows.python / "python.exe").is_file():
            fetch_python(windows.python)
            install(windows.python, "--require-hashes", "-r", str(ROOT / "requirements-build.lock"))
    with _told("Windows"):
        windows.make()
    with tempfile.TemporaryDirectory(dir=windows.folder) as work:
        with _told("the rules, compiled"):
            compiled = _compiled(windows, Path(work), options.quick)
        with _told("the zip"):
            script = [within(PACKING / "make.py"), "--out", within(out), "--compiled", within(compiled)]
            print(windows.run_python(*script, *(["--quick"] if options.quick else [])).strip())
    with _told("the installer"):
        subprocess.run([sys.executable, str(PACKING / "installer.py"), str(out), "--older"], check=True)
    with _told("both, tried"):
        print(windows.run_python(within(PACKING / "try_out.py"), within(out), "--install").strip())
    (out / OLDER).unlink()
    if options.keep:
        _unpack(next(out.glob("wiraqocha-*-windows-*.zip")), windows.folder / "package")
    if options.tests:
        _test(windows)


def _compiled(windows: Windows, work: Path, quick: bool) -> Path:
    """A folder with a copy of game/, its rules compiled. Raises FreezeError."""
    from packagers.freeze import FreezeError, copy_game

    copy_game(ROOT, work)
    command = [sys.executable, str(ROOT / "build" / "compile" / "for_windows.py")]
    command += ["--into", str(work), "--python", str(windows.python), *(["--quick"] if quick else [])]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise FreezeError(f"the rules cannot be compiled: {done.stderr.strip()}")
    print(done.stdout.strip())
    return work


def _unpack(archive: Path, place: Path) -> None:
    """Unpack the game into the folder `place`, in the stead of an older one: tests/wiraqocha/windows plays it there."""
    shutil.rmtree(place, ignore_errors=True)
    with tempfile.TemporaryDirectory(dir=place.parent) as work, zipfile.ZipFile(archive) as packed:
        packed.extractall(work)
        (Path(work) / archive.stem).replace(place)


def suites() -> list[str]:
    """The tests of what differs between systems: of the shell, and what each title has of them."""
    folders: dict[Path, tuple[str, ...]] = {ROOT / "tests" / "shell": OF_THE_SHELL}
    folders |= {ROOT / "tests" / title: OF_A_TITLE for title in titles()}
    return [
        (folder / suite).relative_to(ROOT).as_posix()
        for folder, found in folders.items()
        for suite in found
        if (folder / suite).exists()
    ]


def titles() -> list[str]:
    """The packages of the titles that are here."""
    return sorted(path.parent.name for path in (ROOT / "game" / "titles").glob("*/__init__.py"))


def _test(windows: Windows) -> None:
    """Run them in this Windows."""
    with _told("the tests in Windows"):
        if not (windows.python / "Lib" / "site-packages" / "pytest").is_dir():
            install(windows.python, *TESTS)
        told = {"PYTHONPATH": within(ROOT), "PYTHONDONTWRITEBYTECODE": "1", "SDL_VIDEODRIVER": "dummy"}
        how = ["-n", "auto", "--dist", "worksteal", "-p", "no:cacheprovider"]
        how += ["-o", f"faulthandler_timeout={STANDSTILL}"]
        print(windows.run_python("-m", "pytest", *how, *suites(), told=told)[-400:])


@contextmanager
def _told(what: str) -> Iterator[None]:
    """Say what was made, and how long it took."""
    begun = time.monotonic()
    yield
    print(f"+ {what}: {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
