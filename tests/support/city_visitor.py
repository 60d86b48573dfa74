"""Somebody who comes to the whole program and plays Machu Picchu there by mouse alone, from its cover and back."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import pygame
from pygame import Rect

from game.base.profile.settings import MotionSettings, Pace
from game.core.match import Match, Seat
from game.core.record import GameSession
from game.kit.forms.quick_start import QuickStartScene
from game.kit.forms.seeds import NEW_SEED_DIGITS
from game.kit.forms.setup_form import SetupForm
from game.scenes.lesson.curtain import CurtainScene
from game.table.scene import TableScene
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.titles.machu_picchu.bots.title_bots import BOTS
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.setup import Setup
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.title import TITLE
from game.ui.buttons import Button
from game.ui.dialogs import Chooser
from game.ui.press_guard import LASTS
from tests.support.card_race_game import RaceProgram, opened
from tests.support.city_people import Person
from tests.support.city_player import CityPlayer
from tests.support.harness import Harness
from tests.support.modes import lesson_of
from tests.support.mouse import HarnessMouse, Mouse

_LONGEST: Final = 3000  # actions of a game


class Hand(Mouse, Protocol):
    """A hand that can also type."""

    def keys(self, keys: list[int]) -> None:
        """Press and let go keys, one after another."""

    def type(self, text: str) -> None:
        """Type letters."""


class CityVisitor:
    """Who sits before the program in a hidden window.

    `hand_for` gives the hand that is used there, `look` is called after each action of a person.
    """

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        hand_for: Callable[[Harness], Hand] = HarnessMouse,
    ) -> None:
        self.program: RaceProgram = opened(folder, NAME, size)
        self.hand = hand_for(self.program.harness)
        self.look: Callable[[], None] | None = None

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.program.top

    @property
    def table(self) -> TableScene:
        """The table, on which something else may lie."""
        return next(one for one in self.program.harness.stack.scenes if isinstance(one, TableScene))

    @property
    def player(self) -> CityPlayer:
        """The hand at the table."""
        return CityPlayer(self.table, self.program.harness.stack, self.hand, self.settle)

    @property
    def state(self) -> State:
        """The game as it stands."""
        found: State = self.table.session.state
        return found

    # the way to a table

    def click(self, area: Rect) -> None:
        """Click the middle of something, when it has been looked at for a moment."""
        self.program.harness.frames(1, LASTS)
        self.hand.click(area.center)
        self.settle()

    def press(self, label: str) -> None:
        """Press the button with these words."""
        buttons = (one for one in self.top.ui.widgets if isinstance(one, Button) and one.visible)
        self.click(next(one for one in buttons if one.label == label).rect)

    def choose(self, number: int) -> None:
        """Take a card of the open chooser, counted from 0."""
        chooser = self.top
        assert isinstance(chooser, Chooser)
        self.click(chooser._list.cell(number))

    def begin(self, levels: Sequence[str], seed: int) -> None:
        """From the cover to the table, with these players: names of levels, empty for persons."""
        self.press("New game")
        assert isinstance(self.top, QuickStartScene)
        self.click(self.top.more.rect)
        form = self.top
        assert isinstance(form, SetupForm)
        wide, x = form.players.count.rect.width // len(form.players.count.options), form.players.count.rect.x
        self.click(
            Rect(
                x + wide * (len(levels) - 2), form.players.count.rect.y, wide, form.players.count.rect.height
            )
        )
        for row, level in zip(form.players.rows, levels, strict=False):
            stepper, wanted = row.player, ("", *BOTS.offered).index(level)
            side = stepper.rect.height
            while stepper.index != wanted:
                left = stepper.rect.x if stepper.index > wanted else stepper.rect.right - side
                self.click(Rect(left, stepper.rect.y, side, side))
        self.click(form.seed.rect)
        self.hand.keys([pygame.K_END, *[pygame.K_BACKSPACE] * NEW_SEED_DIGITS])
        self.hand.type(str(seed))
        self.click(form.start.rect)
        assert [seat.bot.partition(":")[0] for seat in self.table.context.match.seats] == list(levels)

    def sit_down_at(self, position: str) -> None:
        """At a table of persons at which a game stands as this position says."""
        state = TITLE.positions.parse(TITLE.data.load(), position)
        colours = state.game.colours
        match = Match(Setup(colours, 1), tuple(Seat(f"Player {c}", EMBLEMS[c]) for c in colours))
        self.program.navigator.games.play(match, GameSession(TITLE.rules, state))
        self.program.harness.frames(1)
        self.hurry()

    # at the table

    def hurry(self) -> None:
        """Let nothing that moves on the table take time."""
        self.table.set_motion(MotionSettings(Pace.AT_ONCE, ambient=False))
        self.settle()

    def settle(self) -> None:
        """Let pass what moves, let others play, and let be given what stands on a panel."""
        window = self.program.harness
        window.settle(60)
        while isinstance(self.top, TableScene) and self.player.board.answering.due is not None:
            window.frames(1, 0.1)
            window.settle(60)

    def play_on(self, people: Sequence[Person]) -> None:
        """Play for the persons of all seats until the game is over."""
        while not self.table.context.over:
            assert len(self.table.session.steps) < _LONGEST, "the game does not end"
            self.player.do(people[self.state.decider].choose(self.state))
            if self.look is not None:
                self.look()

    def take_the_lesson(self) -> list[str]:
        """Do and read every step of the lesson that has begun, to the last one; returns their names."""
        names: list[str] = []
        while True:
            if isinstance(self.top, CurtainScene):
                self.click(self.top.go_on.rect)
            mode = lesson_of(self.top)
            progress = mode.progress
            if progress.step.name not in names:
                names.append(progress.step.name)
            action = progress.awaited_action()
            if action is not None:
                self.player.do(action)
            elif progress.last and progress.readable:
                return names
            else:
                self.click(mode.guide.go_on.rect)
            if self.look is not None:
                self.look()
