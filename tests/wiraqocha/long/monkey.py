"""A hand that clicks, drags and types anything anywhere, on all screens from the title on, and harms nothing.

    python -m tests.wiraqocha.long.monkey [--count 20000] [--seed 1]

Every deed is an event or two: clicks and drags on what can be pressed and beside it, double clicks, wheels,
keys, words, other sizes of the window, the pointer leaving it, the keyboard lost. Nothing may break; every now
and then the hand lets everything go, and then a few keys and clicks of a calm hand must lead back to the title
from wherever it is; and every journal that is left must say a whole game.
"""

import os
import random
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.base.profile.preferences import Preferences
from game.base.profile.settings import Pace
from game.core.bots.in_process_service import InProcessService
from game.core.record import Journal, Saves, read
from game.scenes.main_menu import MainMenuScene
from game.scenes.navigator import Navigator
from game.table.menu import TableMenu
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.name import NAME
from game.ui.scene import Scene
from tests.shell.long.proof import conclude, options_of
from tests.support.harness import Harness
from tests.support.random_user import RandomUser
from tests.support.words import wiraqocha_words

SIZE = (1280, 720)
SPELL = 50  # deeds between two calm moments
PATIENCE = 40  # keys and clicks of a calm hand on the way to the title


@dataclass
class Deeds:
    """What the hand did; `wrong` holds what should not have been."""

    count: int = 0
    screens: Counter[str] = field(default_factory=Counter)  # on how many deeds each was on top
    journals: int = 0
    wrong: list[str] = field(default_factory=list)


class Monkey:
    """One game program in a window that nobody sees, and the hand."""

    def __init__(self, folder: Path, seed: int) -> None:
        os.environ["WIRAQOCHA_HOME"] = str(folder)
        self.chance = random.Random(seed)
        self.saves = Saves(folder / "games")
        self.content = DATA.load()
        self.deeds = Deeds()
        self._open()

    def _open(self) -> None:
        """Start the program."""
        self.harness = Harness(Scene(), SIZE)
        preferences = Preferences()
        bots = replace(preferences.now.bots, pace=Pace.AT_ONCE, seats=("", "cadet", "", "cadet"))
        preferences.change(replace(preferences.now, bots=bots))
        self.navigator = Navigator(
            self.harness.stack, wiraqocha_words("en"), lambda: self.content, self.saves, preferences
        )
        self.navigator.titles.names = (NAME,)  # its user knows the forms of Wiraqocha alone
        self.navigator.games.make_service = InProcessService
        self.navigator.title()
        self.harness.frames(1)
        self.hand = RandomUser(self.harness, self.chance.randrange(2**32))

    def run(self, count: int) -> Deeds:
        """Do so many things."""
        try:
            for number in range(1, count + 1):
                self._once()
                if number % SPELL == 0:
                    self._calm_down()
        except Exception as error:
            self.deeds.wrong.append(f"deed {self.deeds.count}: {type(error).__name__}: {error}")
        finally:
            self.navigator.games.close()
        self._read_journals()
        return self.deeds

    def _once(self) -> None:
        top = self.harness.stack.top
        self.deeds.screens[type(top).__name__] += 1
        self.hand.do_something()
        self.deeds.count += 1
        if not self.harness.stack.running:  # it found the way out
            self.navigator.games.close()
            self._open()

    def _calm_down(self) -> None:
        """Let go of everything, and go back to the title as a person does."""
        for button in (1, 2, 3):
            self.harness.release((2, 2), button)
        seen = []
        for _ in range(PATIENCE):
            top = self.harness.stack.top
            if not self.harness.stack.running or isinstance(top, MainMenuScene):
                return
            seen.append(type(top).__name__)
            if isinstance(top, TableMenu):
                self.harness.click(top.ui.widgets[-1].rect.center)
            else:
                self.harness.key(pygame.K_ESCAPE)
            with suppress(TimeoutError):  # the turns of computer players go on
                self.harness.settle(2.0)
        self.deeds.wrong.append(f"deed {self.deeds.count}: no way to the title: {' > '.join(seen)}")
        self.navigator.games.close()
        self._open()

    def _read_journals(self) -> None:
        for path in self.saves.folder.rglob("*.journal"):
            journal = read(path)
            self.deeds.journals += 1
            if not isinstance(journal, Journal):
                self.deeds.wrong.append(f"{path.name}: {journal}")
            elif journal.fault is not None:
                self.deeds.wrong.append(f"{path.name}: {journal.fault}")


def main() -> int:
    """Run the proof and print what the hand saw."""
    options = options_of(__doc__, count=20_000).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        deeds = Monkey(Path(folder), options.seed).run(options.count)
    print(f"deeds {deeds.count}, seed {options.seed}, journals {deeds.journals}")
    for screen, count in deeds.screens.most_common():
        print(f"  {screen:20} {count}")
    return conclude(deeds.wrong)


if __name__ == "__main__":
    sys.exit(main())
