"""A card race in a program of its own that is killed in its middle: `race_process FOLDER LINE...`."""

import sys
import time
from pathlib import Path

from game.record import Saves
from tests.support.card_race_game import begun, race_match


def main(folder: Path, lines: list[str]) -> None:
    """Play the lines, tell of it, and wait for the end that comes from outside."""
    begun(race_match("", "thrifty", ""), Saves(folder), *lines)
    print("played", flush=True)
    time.sleep(600)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
