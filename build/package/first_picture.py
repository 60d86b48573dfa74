"""How soon the packaged game shows its first picture, beside the game played from source.

    python build/package/first_picture.py [dist]

Both are started in turns on a screen of their own (Xvfb), which is looked at (xwd) until something is to be seen in
its middle. Linux alone; prints the median of several starts, and exits with 1 where the package takes 1.5 times as
long as the source or more.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from packagers.screen import screen
from packagers.unpack import unpack_tar

ROOT = Path(__file__).resolve().parents[2]
STARTS = 9
PATIENCE = 60.0  # seconds for a picture to come
LIMIT = 1.5  # times the source's
WIDTH, HEIGHT, DEPTH = 1280, 720, 4  # of the screen; bytes of a pixel


def main() -> int:
    """Measure the package of the folder; the exit code."""
    options = argparse.ArgumentParser(
        description="Measure how long the packaged game takes to show its first frame."
    )
    options.add_argument("folder", nargs="?", type=Path, default=Path("dist"), help="default: dist")
    folder: Path = options.parse_args().folder
    archive = next(folder.glob("*.tar.xz"), None)
    if archive is None:
        print(f"first_picture: no package in {folder}; build/package/make.py makes one", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as work, screen(WIDTH, HEIGHT) as display:
        unpack_tar(archive, Path(work))
        packaged = [str(next(Path(work).glob("*/wiraqocha")))]
        source = [sys.executable, "-m", "game"]
        player = {
            **os.environ,
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "WIRAQOCHA_HOME": f"{work}/home",
        }
        programs = (source, packaged)
        for program in programs:  # once unmeasured: what is compiled or read for the first time is known then
            first_picture(program, player)
        rounds = [[first_picture(program, player) for program in programs] for _ in range(STARTS)]
    from_source, from_package = (median(times) for times in zip(*rounds, strict=True))
    print(f"start to first frame, median of {STARTS}: from source {from_source * 1000:.0f} ms, ", end="")
    print(f"packaged {from_package * 1000:.0f} ms, {from_package / from_source:.2f} times (limit {LIMIT})")
    return 0 if from_package < LIMIT * from_source else 1


def first_picture(program: Sequence[str], player: dict[str, str]) -> float:
    """Seconds from the start of the program to something in the middle of the screen; the program is ended then."""
    begun = time.perf_counter()
    with subprocess.Popen(program, env=player, cwd=ROOT) as running:
        try:
            while not seen(player):
                if time.perf_counter() - begun > PATIENCE:
                    raise SystemExit(f"first_picture: {program[0]} shows nothing")
            return time.perf_counter() - begun
        finally:
            running.terminate()


def seen(player: dict[str, str]) -> bool:
    """Whether the rows in the middle of the screen are of more than one colour.

    A screen that is being changed sometimes refuses the look: then it is not seen yet.
    """
    look = subprocess.run(["xwd", "-root", "-silent"], env=player, capture_output=True, check=False)
    row = WIDTH * DEPTH
    middle = look.stdout[-row * HEIGHT // 2 :][:row]
    return look.returncode == 0 and middle != middle[:DEPTH] * WIDTH


if __name__ == "__main__":
    sys.exit(main())
