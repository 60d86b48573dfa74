"""Start the packages of a folder and see that they play: python build/package/try_out.py [dist] [--install].

Each archive is unpacked into a folder with blanks and accents and runs there with an empty environment: it tells its
version, checks its data and draws the title without a window. On Windows `--install` puts the installer's game there
as well, over an older version where installer.py has made one, and removes it again: only for a machine on which
Wiraqocha is not installed.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from packagers.installed import OLDER, TrialError, try_installer
from packagers.unpack import unpack_tar

NEEDED = (
    "SYSTEMROOT",
    "TEMP",
    "TMP",
    "PATH",
)  # Windows gives these to every program, and some do not start without
PATIENCE = 120  # seconds


def main() -> int:
    """Try every archive of the folder; the exit code."""
    options = argparse.ArgumentParser(description="Start the packages in a folder and check that they work.")
    options.add_argument("folder", nargs="?", type=Path, default=Path("dist"), help="default: dist")
    options.add_argument("--install", action="store_true", help="try the Windows installer too")
    told = options.parse_args()
    folder: Path = told.folder
    archives = [*folder.glob("*.tar.xz"), *folder.glob("*.zip")]
    if not archives:
        print(f"try_out: no package in {folder}; build/package/make.py makes one", file=sys.stderr)
        return 1
    for archive in archives:
        with tempfile.TemporaryDirectory() as work:
            place = Path(work) / "Jeux à moi"
            place.mkdir()
            _unpack(archive, place)
            _try(_program(place), place)
        print(f"{archive.name}: starts, prints its version, draws its title screen")
    return _install(folder) if told.install else 0


def _install(folder: Path) -> int:
    """Install, start and remove the game by the folder's installer; the exit code."""
    try:
        installer = next(path for path in folder.glob("*.msi") if path.name != OLDER)
        with tempfile.TemporaryDirectory() as work:
            place = Path(work) / "Jeux à moi"
            try_installer(installer, place, lambda program: _try(program, Path(work)))
    except StopIteration:
        print(f"try_out: no installer in {folder}; build/package/installer.py makes one", file=sys.stderr)
        return 1
    except TrialError as error:
        print(f"try_out: {error}", file=sys.stderr)
        return 1
    print(f"{installer.name}: installed over an older version, started, removed; the games stay")
    return 0


def _unpack(archive: Path, place: Path) -> None:
    if archive.suffix == ".zip" and sys.platform == "darwin":
        subprocess.run(["ditto", "-x", "-k", str(archive), str(place)], check=True)
    elif archive.suffix == ".zip":
        zipfile.ZipFile(archive).extractall(place)
    else:
        unpack_tar(archive, place)


def _program(place: Path) -> Path:
    for pattern in ("*/wiraqocha-cli.exe", "*/wiraqocha", "*.app/Contents/MacOS/wiraqocha"):
        if found := next(place.glob(pattern), None):
            return found
    raise SystemExit(f"try_out: no program in {place}")


def _try(program: Path, place: Path) -> None:
    bare = {name: os.environ[name] for name in NEEDED if name in os.environ}
    bare["WIRAQOCHA_HOME"] = str(place / "home")
    picture = place / "title.png"
    commands = [
        ["--version"],
        ["check-data"],
        ["screenshot", "--scene", "title", "--size", "1280x720", "--out", str(picture)],
    ]
    for command in commands:
        subprocess.run([str(program), *command], env=bare, check=True, timeout=PATIENCE)
    if picture.stat().st_size < 100_000:
        raise SystemExit("try_out: the title screen is not a picture")


if __name__ == "__main__":
    sys.exit(main())
