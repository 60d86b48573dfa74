"""The statistics of very many games: how long the screen takes to open, to add a game and to count all anew.

    python -m tests.wiraqocha.long.many_results [--count 100000] [--seed 1]

The games are written into a file in a folder of their own, with the names of twenty people and computer players of all
levels. Opening is measured from the press of the button to the first whole picture, beside the same with no game at
all as the floor: the very first time, with all pictures to load, and the median of five more, in milliseconds of the
clock.
"""

import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.core.statistics.database import Statistics
from game.core.statistics.results import GameResult
from game.scenes.statistics.scene import StatisticsScene
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.title import TITLE
from game.ui.scene import Scene
from tests.shell.long.proof import conclude, most_memory, options_of
from tests.support.harness import Harness
from tests.support.results import player, result
from tests.support.words import wiraqocha_words

OPENING: Final = 300.0  # milliseconds that opening may take
LONGEST: Final = 100.0  # milliseconds that one picture may take while all is counted anew
_ROUNDS: Final = 5
_LEVELS: Final = ("cadet", "surveyor", "engineer", "empress")
_VICTORIES: Final = ("treasure", "somnium", "leviathan")


def results(count: int, seed: int) -> Iterator[GameResult]:
    """So many games, one a second."""
    chance = random.Random(seed)
    for number in range(count):
        seats = 2 + number % 3
        players = tuple(
            player(
                "" if seat else f"Player {chance.randrange(20)}",
                chance.choice(_LEVELS) if seat else "",
                chance.gauss(0, 9),
                60,
            )
            for seat in range(seats)
        )
        turns = chance.randrange(5, 21) * seats
        winner, victory = chance.randrange(seats), chance.choice(_VICTORIES)
        yield result(number, players, winner, victory, turns)


class Opening:
    """Opens the screen over a file again and again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.content = DATA.load()
        self.words = wiraqocha_words("en")
        (folder / "games").mkdir(parents=True)

    def times(self, count: int) -> float:
        """The median of so many openings, in milliseconds."""
        harness = Harness(Scene(), (1920, 1080))
        found = []
        for _ in range(count):
            started = time.perf_counter()
            kept = Statistics(self.folder / "statistics.sqlite")
            harness.stack.push(self._scene(kept, harness))
            harness.frames(1)
            found.append((time.perf_counter() - started) * 1000)
            harness.stack.pop()
            harness.frames(1)
            kept.close()
        return statistics.median(found)

    def counted_anew(self) -> tuple[float, float]:
        """Seconds until all is counted anew, and the longest picture meanwhile in milliseconds."""
        kept = Statistics(self.folder / "statistics.sqlite")
        last = next(kept.results())
        kept.keep([last])  # one that takes the place of another: the sums do not hold any more
        harness = Harness(Scene(), (1920, 1080))
        scene = self._scene(kept, harness)
        harness.stack.push(scene)
        harness.frames(1)
        started, longest = time.perf_counter(), 0.0
        while scene.busy:
            before = time.perf_counter()
            harness.frames(1)
            longest = max(longest, (time.perf_counter() - before) * 1000)
        kept.close()
        return time.perf_counter() - started, longest

    def _scene(self, kept: Statistics, harness: Harness) -> StatisticsScene:
        return StatisticsScene(
            self.words, TITLE, kept, self.folder / "games", self.content, harness.stack.pop
        )


def main() -> int:
    """Run the proof and print its figures."""
    options = options_of(__doc__, count=100_000).parse_args()
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        none, many = Opening(Path(folder, "none")), Opening(Path(folder, "many"))
        kept = Statistics(many.folder / "statistics.sqlite")
        kept.keep(results(options.count, options.seed))
        for _ in kept.recount():
            pass
        kept.close()
        first, opened, floor = many.times(1), many.times(_ROUNDS), none.times(_ROUNDS)
        seconds, longest = many.counted_anew()
    print(f"games {options.count}, seed {options.seed}")
    print(f"  opening {first:.0f} ms the first time, then {opened:.0f} ms; without any game {floor:.0f} ms")
    print(f"  all counted anew in {seconds:.1f} s, longest picture meanwhile {longest:.0f} ms")
    print(f"  most memory {most_memory():.0f} MB")
    if first > OPENING:
        wrong.append(f"opening took {first:.0f} ms, at most {OPENING:.0f}")
    if longest > LONGEST:
        wrong.append(f"a picture took {longest:.0f} ms, at most {LONGEST:.0f}")
    return conclude(wrong)


if __name__ == "__main__":
    sys.exit(main())
