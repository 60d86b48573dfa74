"""Draw the pictures of the mods that come with the game: python build/art/mods.py [--out data/mods].

Needs what make.py needs. The same sources and packages on one machine give the same bytes.
"""

import argparse
import sys
from pathlib import Path

from engraving import foundry
from engraving.output import encode

ROOT = Path(__file__).resolve().parents[2]
SCALE = 2


def main() -> int:
    """Draw every picture of every mod."""
    parser = argparse.ArgumentParser(description="Draw the pictures of the mods that come with the game.")
    parser.add_argument("--out", type=Path, default=ROOT / "data" / "mods", help="the folder of the mods")
    folder = parser.parse_args().out / foundry.MOD / "pictures"
    for picture in foundry.pictures():
        encode(picture.draw(SCALE), folder / f"{picture.name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
