"""Compile the rules and the thinking of the computer players for Windows on another system, by MinGW.

    python build/compile/for_windows.py --into FOLDER --python WINDOWS_PYTHON [--quick]

FOLDER holds a copy of game/, WINDOWS_PYTHON is the folder of a Python for Windows of the same version as the one that
runs this: its headers and its library are taken. Needs the packages of the `compile` extra and MinGW
(apt install gcc-mingw-w64-x86-64-win32). Exit codes: 0 made, 1 failed, 3 no means to make it.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from make import FAILED, NO_MEANS, SHARED, SOURCES, complain

COMPILER = "x86_64-w64-mingw32-gcc"
VERSION = f"{sys.version_info.major}{sys.version_info.minor}"
SUFFIX = f".cp{VERSION}-win_amd64.pyd"
TO_C = """
import sys
from importlib.machinery import EXTENSION_SUFFIXES
EXTENSION_SUFFIXES.insert(0, {suffix!r})  # each module is told its file's name, which ends with the first
from mypyc.build import mypycify

options = ["--config-file=", "--follow-imports=silent", "--platform=win32", *sys.argv[1:]]
for extension in mypycify(options, group_name={shared!r}):
    print(extension.name, *extension.sources, sep="\\t")
"""


def main() -> int:
    """Compile; the exit code."""
    parser = argparse.ArgumentParser(description="Compile the rules and the computer players for Windows.")
    parser.add_argument("--into", type=Path, required=True, help="folder with a copy of game/")
    parser.add_argument("--python", type=Path, required=True, help="folder of a Python for Windows")
    parser.add_argument(
        "--quick", action="store_true", help="compile in half the time what runs half as fast"
    )
    options = parser.parse_args()
    into, python = options.into.resolve(), options.python.resolve()
    if missing := _missing(python):
        return complain(NO_MEANS, f"{missing}; the game plays without, only slower")
    with tempfile.TemporaryDirectory() as work:
        faults = _compile(into, python, Path(work), "-O0" if options.quick else "-O3")
    if faults:
        return complain(FAILED, *faults[-20:])
    print(f"compiled {len(SOURCES)} modules into {into / 'game'}")
    return 0


def _missing(python: Path) -> str:
    """What there is no compiling without, and is not there; or nothing."""
    if shutil.which(COMPILER) is None:
        return f"{COMPILER} is not installed (apt install gcc-mingw-w64-x86-64-win32)"
    for needed in (python / "include" / "Python.h", python / f"python{VERSION}.dll"):
        if not needed.is_file():
            return f"{needed} is not there"
    return ""


def _compile(into: Path, python: Path, work: Path, level: str) -> list[str]:
    """Make C of a copy of the sources, and of that what Windows loads; the lines of what went wrong."""
    shutil.copytree(
        into / "game", work / "game", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    )
    script = TO_C.format(suffix=SUFFIX, shared=SHARED)
    done = subprocess.run(
        [sys.executable, "-c", script, *SOURCES], cwd=work, capture_output=True, text=True, check=False
    )
    if done.returncode:
        return (done.stdout + done.stderr).splitlines()
    made = dict(re.findall(r"^([\w.]+)\t(\S+)$", done.stdout, re.M))
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        told = workers.map(lambda name: _build(name, work / made[name], into, python, level), made)
    return [line for lines in told for line in lines]


def _build(name: str, source: Path, into: Path, python: Path, level: str) -> list[str]:
    """Make one library of its C source; the lines of what went wrong."""
    import mypyc

    target = into / (name.replace(".", "/") + SUFFIX)
    runtime = Path(mypyc.__file__).parent / "lib-rt"
    work = Path(*source.parts[: source.parts.index("build") + 1])
    headers = [f"-I{folder}" for folder in (runtime, work, python / "include")]
    command = [COMPILER, "-shared", level, "-s", "-w", *headers, "-o", str(target), str(source)]
    command.append(str(python / f"python{VERSION}.dll"))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stderr.splitlines() or [f"{COMPILER} failed"] if done.returncode else []


if __name__ == "__main__":
    sys.exit(main())
