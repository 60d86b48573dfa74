"""A game in a program of its own that is killed in its middle: `game_process TITLE FOLDER SEED COUNT`."""

import random
import sys
import time
from pathlib import Path

from game.core.match import Match, Seat, begin_match
from game.core.record import Saves
from tests.support.title_examples import EXAMPLES


def main(name: str, folder: Path, seed: int, count: int) -> None:
    """Play so many actions by chance, print them, and wait for the end that comes from outside."""
    found, setup, _ = EXAMPLES[name].begin(name, 2, seed)
    match = Match(setup, (Seat("Rosa", "star"), Seat("Bela", "anchor")))
    session = begin_match(match, found.data.load(), Saves(folder))
    chance = random.Random(seed)
    for _ in range(count):
        if found.rules.decider(session.state) is not None:
            session.act(chance.choice(found.rules.legal_actions(session.state)))
    print(*(found.rules.format_action(step.action) for step in session.steps), sep="\t", flush=True)
    time.sleep(600)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
