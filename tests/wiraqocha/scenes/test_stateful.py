"""Whatever players do, in any order, the game is what a simple list of actions says it is."""

import shutil
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from game.base.profile.preferences import Preferences
from game.core.match import Match, Seat, save_match
from game.core.record import Journal, SaveFolder, Saves, read
from game.core.record.saves import read_saved_game
from game.scenes.load.scene import LoadScene
from game.scenes.main_menu import MainMenuScene
from game.scenes.navigator import Navigator
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.ui.press_guard import LASTS
from game.ui.scene import Scene
from tests.support.harness import Harness
from tests.support.modes import replay_of
from tests.support.valley_table import still
from tests.support.words import wiraqocha_words

CONTENT = DATA.load()
SIZES = [(1280, 720), (1366, 768), (1600, 900), (1280, 1024)]
NAMES = ["Sunday", "sunday", "Élodie", "a/b"]


class Evening(RuleBasedStateMachine):
    """A family at the game. The model: the actions that stand, and what each save holds."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.saves = Saves(self.folder / "games")
        self.harness = Harness(Scene(), SIZES[0])
        self.actions: list[str] = []
        self.kept: dict[str, list[str]] = {}
        self._open("en")
        self._begin(1)

    def _open(self, language: str) -> None:
        """The program starts."""
        preferences = Preferences()
        still(preferences)
        preferences.change(replace(preferences.now, language=language))
        self.navigator = Navigator(
            self.harness.stack, wiraqocha_words(language), lambda: CONTENT, self.saves, preferences
        )
        self.navigator.title()
        self.harness.frames(1)

    def _begin(self, seed: int) -> None:
        seats = (Seat("Ada", "star"), Seat("Bram", "anchor"))
        self.navigator.games.begin(
            Match(Setup(("red", "blue"), seed, "random", ("caves",)), seats), self.navigator.data
        )
        self.actions = []

    @property
    def table(self) -> TableScene:
        """The table that is shown."""
        return next(scene for scene in self.harness.stack.scenes if isinstance(scene, TableScene))

    # what they do

    @rule(seed=st.integers(0, 2**32))
    def begin(self, seed: int) -> None:
        """A new game; the old one stays among those played."""
        self.navigator.title()
        self._begin(seed)

    @rule(choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=12))
    def play(self, choices: list[int]) -> None:
        """Some legal actions."""
        for choice in choices:
            legal = WIRAQOCHA.legal_actions(self.table.session.state)
            if legal:
                action = legal[choice % len(legal)]
                self.table.commands.play(action)
                self.actions.append(WIRAQOCHA.format_action(action))
        self.harness.frames(2)

    @rule()
    def undo(self) -> None:
        """Take the last action back, if it showed nothing new."""
        session = self.table.session
        steps = session.steps
        before = steps[-2].after if len(steps) > 1 else session.initial
        may = bool(steps) and not WIRAQOCHA.reveals(before, steps[-1].action, steps[-1].after)
        self.table.commands.undo()
        if may:
            self.actions.pop()

    @rule(name=st.sampled_from(NAMES))
    def save(self, name: str) -> None:
        """Save under a name, over whatever had it."""
        found = save_match(name, self.table.context.match, self.table.session, self.saves)
        assert isinstance(found, Path)
        self.kept[name.casefold()] = list(self.actions)

    @precondition(lambda self: self.kept)
    @rule(data=st.data())
    def load(self, data: st.DataObject) -> None:
        """Play on from a save."""
        name = data.draw(st.sampled_from(sorted(self.kept)))
        path = self.saves.named(name)
        assert path is not None
        self.navigator.title()
        self.navigator.saved_games.resume(path)
        self.actions = list(self.kept[name])

    @precondition(lambda self: self.kept)
    @rule(data=st.data())
    def delete(self, data: st.DataObject) -> None:
        """Take a save away."""
        name = data.draw(st.sampled_from(sorted(self.kept)))
        path = self.saves.named(name)
        assert path is not None
        assert self.saves.delete(path) is None
        del self.kept[name]

    @rule(language=st.sampled_from(["en", "fr", "it"]))
    def leave_and_come_back(self, language: str) -> None:
        """The program is closed, started again, and the last game continued."""
        over = WIRAQOCHA.outcome(self.table.session.state) is not None
        self.navigator.games.close()
        self._open(language)
        if over:
            self._begin(7)
            return
        title = self.harness.stack.top
        assert isinstance(title, MainMenuScene)
        assert title.resume_game is not None
        self.harness.frames(1, LASTS)  # nobody comes back so fast that a press counts as the one before
        self.harness.click(title.resume_game.rect.center)

    @rule(language=st.sampled_from(["en", "fr", "it"]))
    def change_language(self, language: str) -> None:
        """Another language in mid-game."""
        now = self.navigator.screens.preferences.now
        self.navigator.screens.preferences.change(replace(now, language=language))
        while self.harness.stack.scenes[-1] is not self.table:
            self.harness.stack.pop()
        assert self.table.words.language == language

    @rule(size=st.sampled_from(SIZES))
    def resize(self, size: tuple[int, int]) -> None:
        """Another size of the window."""
        self.harness.resize(size)

    @rule(at=st.floats(0, 1))
    def watch_and_play_on(self, at: float) -> None:
        """The game is watched, and played on from some moment of it."""
        session, match = self.table.session, self.table.context.match
        if not session.steps:
            return
        self.navigator.games.watch(match, session.initial, session.steps, self.navigator.title)
        viewer = self.harness.stack.top
        assert isinstance(viewer, TableScene)
        moment = round(at * len(session.steps))
        replay_of(viewer).go_to(moment)
        self.harness.frames(1)
        if WIRAQOCHA.outcome(replay_of(viewer).playback.state) is not None:
            moment -= 1
            replay_of(viewer).go_to(moment)
        replay_of(viewer).play_on()
        del self.actions[moment:]

    @rule()
    def look_at_the_games(self) -> None:
        """The list of games, and back into the last one played."""
        over = WIRAQOCHA.outcome(self.table.session.state) is not None
        self.navigator.saved_games.open(SaveFolder.PLAYED)
        self.harness.frames(3)
        scene = self.harness.stack.top
        assert isinstance(scene, LoadScene)
        assert all(row.summary is None or row.summary.fault is None for row in scene.list.entries)
        if over:
            self._begin(8)
            return
        latest = self.saves.latest_unfinished()
        assert latest is not None
        self.navigator.saved_games.resume(latest.path)

    # what holds

    @invariant()
    def the_game_is_what_the_model_says(self) -> None:
        """The actions that stand, on the table, in the record and in the saves."""
        session = self.table.session
        assert [WIRAQOCHA.format_action(step.action) for step in session.steps] == self.actions
        assert valley_of(self.table.board).view.state == self.table.context.seen(session.state)
        assert session.problem is None
        assert session.file is not None
        assert session.file.path is not None
        journal = read(session.file.path)
        assert isinstance(journal, Journal)
        assert journal.fault is None
        if journal.entries:
            assert journal.entries[-1].digest == WIRAQOCHA.digest(session.state)
        games = [read_saved_game(path) for path in self.saves.files(SaveFolder.SAVED)]
        assert sorted(game.header.name.casefold() for game in games if game) == sorted(self.kept)

    def teardown(self) -> None:
        self.navigator.games.close()
        shutil.rmtree(self.folder)


TestEvening = Evening.TestCase
TestEvening.settings = settings(
    max_examples=12,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
pytestmark = pytest.mark.slow
