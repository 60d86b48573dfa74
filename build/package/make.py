"""Make the packaged game for this system: python build/package/make.py [--out dist] [--quick].

Needs what requirements-build.lock names (or, as new as can be, pip install '.[package,compile]'). Linux gets a tar.xz
and a .deb, Windows a zip (installer.py makes an installer of it), macOS a zipped .app; SHA256SUMS names what was made.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from packagers.freeze import FreezeError, freeze, system
from packagers.linux import make_linux
from packagers.macos import make_macos
from packagers.sums import write_sums
from packagers.windows import make_windows

ROOT = Path(__file__).resolve().parents[2]
MAKERS = {"linux": make_linux, "windows": make_windows, "macos": make_macos}


def main() -> int:
    """Freeze the game and pack it; the exit code."""
    parser = argparse.ArgumentParser(description="Make the packaged game for this system.")
    parser.add_argument(
        "--out", type=Path, default=ROOT / "dist", help="folder of the packages (default: dist)"
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help="a trial package: made in half the time, but larger and with rules half as fast",
    )
    parser.add_argument(
        "--compiled",
        type=Path,
        help="folder with a copy of game/ that was compiled elsewhere for this system",
    )
    options = parser.parse_args()
    out = options.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as work:
            frozen = freeze(ROOT, Path(work), options.quick, options.compiled)
            made = MAKERS[system()](frozen, out)
    except FreezeError as error:
        print(f"package: {error}", file=sys.stderr)
        return 1
    write_sums(made, out / "SHA256SUMS")
    for path in made:
        print(f"{path.stat().st_size / 1e6:7.1f} MB  {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
