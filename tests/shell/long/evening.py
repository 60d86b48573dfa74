"""A long evening: no memory, open file or thread is left behind by screens, sizes, languages and titles that have gone.

    python -m tests.shell.long.evening [--count 2] [--size 1920x1080] [--size 3840x2160]

In each round the window goes through its sizes; in each, in every language, the menus of each title are gone through
from its cover, and a game of it is begun and played for some steps; in one of the languages every other screen that
there is of it is shown: replays, analyses, statistics, endings. Memory is what the process holds after each screen, its
median that of a round. Before the first, all is shown in a small window: what is read once, such as code and words, is
no growth. Each later round must hold no more than the first, within 5 %.
"""

import os
import random
import statistics
import sys
import tempfile
import threading
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.base.i18n.words import Words, available_languages
from game.base.profile.preferences import Preferences
from game.bench.start import resident
from game.core.bots.in_process_service import InProcessService
from game.core.game_words import game_words
from game.core.record import Saves
from game.core.registry import default, title, titles
from game.kit.forms.title_forms import SetupForms
from game.scenes.navigator import Navigator
from game.showcase import ShowcaseContext, screens, set_up
from game.table.scene import TableScene
from game.ui.cache import kept_bytes
from game.ui.scene import Scene
from tests.shell.long.proof import conclude, options_of
from tests.support.harness import Harness

GROWTH: Final = 0.05
SIZES: Final = ((1920, 1080), (3840, 2160), (1280, 720))
SMALL: Final = (1024, 576)
_STEPS: Final = 12  # of a game

Size = tuple[int, int]


@dataclass
class Round:
    """What was held after each screen: megabytes in all, bytes that are kept; open files and threads at its end."""

    memory: list[float] = field(default_factory=list)
    kept: list[int] = field(default_factory=list)
    files: int = 0
    threads: int = 0

    def grown_since(self, first: "Round") -> list[str]:
        """What is more than after the first round."""
        wrong = []
        before, now = (statistics.median(each.memory) for each in (first, self))
        if now > before * (1 + GROWTH):
            wrong.append(f"memory grew from {before:.1f} to {now:.1f} MB")
        if self.files > first.files:
            wrong.append(f"open files grew from {first.files} to {self.files}")
        if self.threads > first.threads:
            wrong.append(f"threads grew from {first.threads} to {self.threads}")
        return wrong


class Evening:
    """The program in a window that nobody sees; its games lie in a folder."""

    def __init__(self, folder: Path, seed: int = 1) -> None:
        self.chance = random.Random(seed)
        self.harness = Harness(Scene(), (1280, 720))
        self.preferences = Preferences()
        self.navigator = Navigator(
            self.harness.stack,
            Words.load("en").with_title(default()),
            title(default()).data.load,
            Saves(folder),
            self.preferences,
        )
        self.navigator.games.make_service = InProcessService
        self.round = Round()

    def spend(self, sizes: Sequence[Size], languages: Sequence[str], shown: Collection[str] = ()) -> Round:
        """A round in these sizes and languages; of the screens out of the list only those `shown`, or all."""
        self.round = Round()
        for number, size in enumerate(sizes):
            self.harness.resize(size)
            for language in languages:
                self.preferences.change(replace(self.preferences.now, language=language))
                for name in titles():
                    self._menus(name)
                    self._game()
                    if language == languages[number % len(languages)]:
                        self._screens(name, shown)
        self.navigator.title()
        self._look()
        folder = Path("/proc/self/fd")
        self.round.files = len(list(folder.iterdir())) if folder.is_dir() else 0
        self.round.threads = threading.active_count()
        return self.round

    def _look(self) -> None:
        """Let the screen be drawn and come to rest, and measure."""
        self.harness.frames(3, 1 / 12)
        self.harness.loop.tidy()
        self.round.memory.append(resident())
        self.round.kept.append(kept_bytes())

    def _menus(self, name: str) -> None:
        navigator, stack = self.navigator, self.harness.stack
        navigator.choose(name)
        navigator.title()
        self._look()
        for way in (navigator.settings, navigator.rules, navigator.credits):
            way()
            self._look()
            stack.pop()
        for way in (navigator.new_game, navigator.saved_games.open, navigator.lessons.choose):
            way()
            self._look()
            navigator.title()

    def _game(self) -> None:
        """A game that is begun at once, and left."""
        navigator = self.navigator
        title = navigator.titles.current.title
        navigator.games.begin(
            title.part(SetupForms).make(navigator.screens.words, navigator.data).quick_match(), navigator.data
        )
        table = self.harness.stack.top
        assert isinstance(table, TableScene)
        rules = navigator.titles.current.title.rules
        for _ in range(_STEPS):
            self.harness.frames(2, 1 / 12)
            if rules.decider(table.session.state) is None:
                break
            table.session.act(self.chance.choice(rules.legal_actions(table.session.state)))
        self._look()
        navigator.title()

    def _screens(self, name: str, shown: Collection[str]) -> None:
        stack, data = self.harness.stack, self.navigator.titles.load(name).data
        words = game_words(self.navigator.screens.words_of(name), data, ())
        for screen in screens(name):
            if shown and screen not in shown:
                continue
            stack.drop_all()
            set_up(screen, ShowcaseContext(words, data, stack))
            self._look()


def main(arguments: Sequence[str] | None = None) -> int:
    """Spend the rounds and compare them."""
    parser = options_of(__doc__, 2)
    parser.add_argument("--size", action="append", type=lambda said: tuple(map(int, said.split("x"))))
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["WIRAQOCHA_HOME"] = folder
        evening = Evening(Path(folder) / "games", options.seed)
        evening.spend([SMALL], available_languages())
        rounds = []
        for number in range(options.count):
            rounds.append(evening.spend(options.size or SIZES, available_languages()))
            last = rounds[-1]
            print(
                f"round {number + 1}: memory {statistics.median(last.memory):.1f} MB, at most {max(last.memory):.1f}, "
                f"kept at most {max(last.kept) / 1e6:.1f} MB, {last.files} open files, {last.threads} threads",
                flush=True,
            )
    return conclude([wrong for later in rounds[1:] for wrong in later.grown_since(rounds[0])])


if __name__ == "__main__":
    sys.exit(main())
