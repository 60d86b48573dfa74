"""Whole games by mouse alone, through all screens from the cover to the result and home.

    python -m tests.machu_picchu.long.by_hand [lesson|alone|two] [--window] [--seed 914] [--pictures FOLDER]

`lesson` takes the lesson to its end, `alone` is one person against three computer players, who conquer the
city at last, `two` is two persons before the same machine, who rescue it with seed 914. They play in a hidden window;
with `--window` two persons play in a real one, too, with a real pointer, and after each action both journals must say
the same (needs Xvfb, xdotool and xwininfo). `--pictures` keeps a picture of each turn of the hidden window.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.core.contract import BotName
from game.kit.forms.result import ResultScene
from game.scenes.main_menu import MainMenuScene
from game.titles.machu_picchu.name import NAME
from tests.support.city_people import Rescuer, Sensible
from tests.support.city_visitor import CityVisitor
from tests.support.mirrored_mouse import MirroredMouse, Stage
from tests.support.real_window import SIZE, RealGame, screen

HERE: Final = (sys.executable, "-m", "game", "--title", NAME)
LEVEL: Final = "steward"


def take_lesson(visitor: CityVisitor, seed: int) -> None:
    """The lesson to the end of its game."""
    visitor.press("Learn to play")
    visitor.choose(0)
    visitor.take_the_lesson()
    visitor.press("See the result")


def play_alone(visitor: CityVisitor, seed: int) -> None:
    """One person against three computer players."""
    visitor.begin(["", LEVEL, LEVEL, LEVEL], seed)
    visitor.play_on([Sensible(BotName(LEVEL), seed, 0)] * 4)


def play_two(visitor: CityVisitor, seed: int) -> None:
    """Two persons at one machine, who want to rescue the city."""
    visitor.begin(["", ""], seed)
    chance = random.Random(seed)
    visitor.play_on([Rescuer(seed, seat, chance) for seat in range(2)])


GAMES: Final[dict[str, Callable[[CityVisitor, int], None]]] = {
    "lesson": take_lesson,
    "alone": play_alone,
    "two": play_two,
}


class Album:
    """Keeps a picture of each turn."""

    def __init__(self, folder: Path, visitor: CityVisitor) -> None:
        self._folder, self._visitor = folder, visitor
        self._turn = -1

    def look(self) -> None:
        """Keep what is shown, if another turn has begun."""
        turn = self._visitor.state.turn
        if turn != self._turn:
            self._turn = turn
            self.keep(f"turn-{turn:03}")

    def keep(self, name: str) -> None:
        """Keep what is shown."""
        self._visitor.program.harness.screenshot(self._folder / f"{name}.png")


def play(game: str, visitor: CityVisitor, seed: int) -> str:
    """Play this game from the cover to the result and home: how it ended."""
    GAMES[game](visitor, seed)
    result = visitor.top
    assert isinstance(result, ResultScene), "nobody is told of the end"
    ended = str(visitor.table.session.state.ending)
    visitor.press("Main menu")
    assert isinstance(visitor.top, MainMenuScene), "no way leads home"
    return ended


@contextmanager
def in_a_real_window(folder: Path) -> Iterator[CityVisitor]:
    """Somebody whose every gesture is made in a real window, too; after each action both journals agree."""
    home, shown = folder / "home", folder / "screen"
    home.mkdir()
    shown.mkdir()
    with screen(shown) as display:
        real = RealGame(display, home, HERE)
        try:
            visitor = CityVisitor(folder, SIZE, lambda hidden: MirroredMouse(hidden, real))
            stage = Stage(display, home, visitor.program.harness, visitor.program.saves)
            visitor.look = lambda: stage.agree(real)
            yield visitor
            assert real.close() == 0
            assert real.errors.read_text() == ""
        finally:
            real.end()


def main() -> int:
    """Play the games and say how they ended."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", choices=list(GAMES), help="by default all of them")
    parser.add_argument("--window", action="store_true")
    parser.add_argument("--seed", type=int, default=914)
    parser.add_argument("--pictures", type=Path)
    options = parser.parse_args()
    chosen = "two" if options.window else options.game
    for game in [chosen] if chosen else GAMES:
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            if options.window:
                with in_a_real_window(Path(folder)) as visitor:
                    ended = play(game, visitor, options.seed)
            else:
                visitor = CityVisitor(Path(folder))
                if options.pictures is not None:
                    (options.pictures / game).mkdir(parents=True, exist_ok=True)
                    visitor.look = Album(options.pictures / game, visitor).look
                ended = play(game, visitor, options.seed)
        print(f"{game}: {ended}, in {(time.monotonic() - begun) / 60:.1f} minutes", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
