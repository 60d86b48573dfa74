"""Make the Windows installer of the Windows zip in a folder: python build/package/installer.py [dist] [--older].

Runs on Linux and needs wixl (apt install wixl). SHA256SUMS names both files then. `--older` makes a tiny installer of
an older version as well, which try_out.py installs first.
"""

import argparse
import sys
from pathlib import Path

from packagers.freeze import FreezeError
from packagers.installed import OLDER
from packagers.msi import make_msi, make_older
from packagers.sums import write_sums

ROOT = Path(__file__).resolve().parents[2]
ICON = ROOT / "assets" / "shell" / "pictures" / "app" / "icon.ico"


def main() -> int:
    """Make the installer; the exit code."""
    options = argparse.ArgumentParser(
        description="Make the Windows installer of the Windows zip in a folder."
    )
    options.add_argument("folder", nargs="?", type=Path, default=Path("dist"), help="default: dist")
    options.add_argument(
        "--older", action="store_true", help="make one of an older version too, for try_out.py"
    )
    told = options.parse_args()
    folder: Path = told.folder.resolve()
    packed = next(folder.glob("wiraqocha-*-windows-*.zip"), None)
    if packed is None:
        print(f"installer: no Windows zip in {folder}; build/package/make.py makes one", file=sys.stderr)
        return 1
    try:
        made = make_msi(packed, ICON, folder)
        if told.older:
            make_older(ICON, folder / OLDER)
    except FreezeError as error:
        print(f"installer: {error}", file=sys.stderr)
        return 1
    write_sums([packed, made], folder / "SHA256SUMS")
    print(f"{made.stat().st_size / 1e6:7.1f} MB  {made}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
