"""The card race as a program of its own: opened at its title screen, played in a hidden window."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from game.base.files.problems import DataError
from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.base.profile.settings import MotionSettings, Pace
from game.core.bots.in_process_service import InProcessService
from game.core.bots.service import ThinkingService
from game.core.game_words import game_words
from game.core.match import Match, Seat, Session, begin_match
from game.core.record import GameSession, Saves
from game.core.registry import title, titles
from game.core.seat_colours import TitleEmblems, emblem_of
from game.kit.board.board_factory import BoardFactory
from game.scenes.navigator import Navigator
from game.table.scene import TableScene
from game.ui.scene import Scene
from game.ui.sound import Sounds
from tests.support.harness import Harness
from tests.support.words import StrictWords

NAME = "card-race"
COLOURS = ("red", "blue", "yellow", "green", "ivory")
OTHER = next((name for name in titles() if name != NAME), "")
needs_other = pytest.mark.skipif(not OTHER, reason="no other title is installed")
NAMES = ("Rosa", "Bela", "Yuri", "Gwen", "Ivo")


def race_words() -> Words:
    """The shell's words and those of the card race, all of them needed."""
    return game_words(StrictWords.load("en").with_title(NAME), title(NAME).data.load(), ())


def race_match(*bots: str, seed: int = 7, ahead: bool = False) -> Match:
    """Players at these seats: the names of computer players, empty for persons."""
    colours = COLOURS[: len(bots)]
    setup = title(NAME).setups.read(colours, seed, {"ahead": ahead})
    emblems = [emblem_of(colour, colours, title(NAME).part(TitleEmblems).of_colours) for colour in colours]
    seats = zip(NAMES, emblems, bots, strict=False)
    return Match(setup, tuple(Seat(name, emblem, bot) for name, emblem, bot in seats))


def begun(match: Match, saves: Saves | None, *lines: str) -> Session:
    """The game of this match after these actions in notation."""
    session = begin_match(match, title(NAME).data.load(), saves)
    play(session, *lines)
    return session


def play(session: Session, *lines: str) -> None:
    """Play actions in notation."""
    for line in lines:
        session.act(session.rules.parse_action(session.state, line))


def play_out(session: Session) -> None:
    """Play to the end: everybody plays its best card, nobody takes a tax."""
    while options := session.rules.legal_actions(session.state):
        session.act(options[-1])


def quiet_preferences() -> Preferences:
    """Nothing lives on the table, and what computer players do is shown at once."""
    preferences = Preferences()
    bots = replace(preferences.now.bots, pace=Pace.AT_ONCE)
    preferences.change(replace(preferences.now, motion=MotionSettings(ambient=False), bots=bots))
    return preferences


@dataclass(frozen=True, slots=True)
class RaceProgram:
    """The program, opened in a hidden window; `navigator` leads it."""

    harness: Harness
    navigator: Navigator
    saves: Saves

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.harness.stack.top

    @property
    def table(self) -> TableScene:
        """The table that is shown."""
        assert isinstance(self.top, TableScene), self.top
        return self.top

    def click(self, widget: Any) -> None:
        """Click a widget and let everything settle."""
        assert widget.visible and widget.rect.width
        self.harness.click(widget.rect.center)
        self.harness.settle()


def opened(
    folder: Path,
    first: str = NAME,
    size: tuple[int, int] = (1280, 720),
    damaged: Mapping[str, DataError] = MappingProxyType({}),
) -> RaceProgram:
    """The program at its title screen, the title `first` shown; all titles that are installed can be played."""
    harness, saves = Harness(Scene(), size), Saves(folder / "games")
    words = StrictWords.load("en").with_title(first)
    navigator = Navigator(harness.stack, words, title(first).data.load, saves, quiet_preferences(), damaged)
    navigator.games.make_service = InProcessService
    navigator.title()
    harness.frames(1)
    return RaceProgram(harness, navigator, saves)


class RaceTable:
    """A card race on the table in a hidden window."""

    def __init__(
        self,
        match: Match,
        saves: Saves | None = None,
        service: ThinkingService | None = None,
        start: Any = None,
        sounds: Sounds | None = None,
    ) -> None:
        """`start` is a state to begin with, by default that of the match; without `sounds` it is silent."""
        self.session = begun(match, saves) if start is None else GameSession(match.title.rules, start)
        self.ended = 0
        self.scene = TableScene(
            match,
            self.session,
            race_words(),
            over=self._over,
            preferences=quiet_preferences(),
            sounds=sounds,
            service=service or InProcessService(title(NAME)),
            board=match.title.part(BoardFactory),
        )
        self.harness = Harness(self.scene, (1280, 720))
        self.harness.settle()

    def _over(self) -> None:
        self.ended += 1

    @property
    def board(self) -> Any:
        """The board, which is the card race's own."""
        return self.scene.board

    @property
    def played(self) -> list[str]:
        """The actions that stand, in notation."""
        return [self.session.rules.format_action(step.action) for step in self.session.steps]

    @property
    def notice(self) -> str:
        """The notice that is shown."""
        toast = self.scene.ui.toast
        return toast.text if toast.left > 0 else ""

    @property
    def log(self) -> list[str]:
        """The lines of the log."""
        return [line.text for line in self.scene.log_book.lines]

    def press(self, word: str) -> None:
        """Click the button of an action and let everything settle."""
        button = self.board.actions[word]
        assert button.visible, word
        self.harness.click(button.rect.center)
        self.harness.settle()
