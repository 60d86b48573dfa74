"""A recorded game on the real table: played as it was, at any pace, from any moment."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import pygame
from pygame.event import Event

from game.i18n.words import Words
from game.match import Match
from game.profile.settings import Pace, Preferences
from game.record.playback import Playback
from game.scenes.table.invitations import Invitations
from game.scenes.table.replay import PAUSE
from game.scenes.table.scene import TableScene
from game.scenes.viewer.controls import Controls, Deeds
from game.scenes.viewer.course import Course
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import outcome
from game.titles.wiraqocha.rules.events import Event as Happening
from game.titles.wiraqocha.rules.state import State
from game.ui.scene import Scene
from game.ui.sound import Sounds
from game.ui.widget import Widget

_AT_ONCE = 0.25  # seconds between two steps where nothing is seen moving

GamePlayback = Playback[State, Action, Happening]


@dataclass(frozen=True, slots=True)
class ReplayWays:
    """Where the viewer leads: out of it, or into play after so many steps."""

    back: Callable[[], None]
    play_on: Callable[[int], None]


class ReplayScene(TableScene):
    """The table as it was, with the controls of the viewer in the place of the buttons of the phases."""

    bots_play = False

    def __init__(
        self,
        match: Match,
        playback: GamePlayback,
        words: Words,
        ways: ReplayWays,
        preferences: Preferences | None = None,
        sounds: Sounds | None = None,
    ) -> None:
        self.playback = playback
        self.course = Course(playback.rules, playback.initial, playback.whole)
        self.playing = False
        self._still = 0.0
        self.leads = ways
        super().__init__(
            match,
            playback,
            words,
            leave=ways.back,
            over=_nothing,
            preferences=preferences,
            sounds=sounds,
        )
        self._refresh()

    def _put_widgets(self) -> None:
        super()._put_widgets()
        self.view.invite(Invitations(reserve=False))
        emblems = tuple(self.emblems[colour] for colour in self.match.setup.colours)
        pace = self.motion.settings.speed
        deeds = Deeds(self.go_to, self.step, self.toggle, self.set_pace, self.play_on, self.leads.back)
        self.controls = Controls(self.words, self.course, emblems, pace, deeds)
        self.ui.clear()
        self.ui.add(self.log, *self.tabs.buttons.values(), *self.controls.widgets)

    # what is watched

    def go_to(self, at: int) -> None:
        """Stand after so many steps; what was playing pauses."""
        self.playing = False
        self.let_all_go()
        self.playback.go_to(at)
        state = self.playback.state
        self.view.tray.show(state.dice, rolled=False, seed=state.drawn)
        self._refresh()

    def step(self) -> None:
        """Show the next step; what was playing pauses."""
        self.playing = False
        self.input.skip()
        self.playback.forward()
        self._refresh()

    def toggle(self) -> None:
        """Play by itself, or pause; at the end it begins anew."""
        if self.playback.at == self.course.length and not self.playing:
            self.go_to(0)
        self.playing = not self.playing
        self._still = PAUSE if self.playback.at else 0.0  # the beginning is seen for a while
        self._refresh()

    def set_pace(self, pace: Pace) -> None:
        """Let things move so fast while this game is watched."""
        self.set_motion(replace(self.motion.settings, speed=pace))

    def play_on(self) -> None:
        """Begin a new game at this moment."""
        if outcome(self.playback.state) is None:
            self.leads.play_on(self.playback.at)

    def _refresh(self) -> None:
        self.controls.show(self.playback.at, self.playing, outcome(self.playback.state) is not None)
        self.invalidate()

    @property
    def _pause(self) -> float:
        """Seconds of stillness between two steps."""
        factor = self.motion.settings.speed.factor
        return max(_AT_ONCE, PAUSE / factor)

    def past_line(self) -> str:
        """See `TableScene.past_line`: where in the game this is."""
        if self.last_turn.running:
            return super().past_line()
        at = self.playback.at
        turn = self.course.turn_at(at)
        last = self.course.turns[-1].round
        steps = at - turn.begin, self.course.after(at) - turn.begin
        return self.words("replay.now", round=turn.round, rounds=last, step=steps[0], steps=steps[1])

    # the scene

    def hand_widgets(self) -> Iterable[Widget]:
        """See `TableScene.hand_widgets`: the controls, but for the way out."""
        return (widget for widget in self.controls.widgets if widget is not self.controls.back)

    def show_buttons(self) -> None:
        """See `TableScene.show_buttons`."""
        super().show_buttons()
        for widget in self.hand_widgets():
            widget.visible = True

    def place_widgets(self) -> None:
        """See `TableScene.place_widgets`."""
        super().place_widgets()
        table = self.view.layout
        room = table.buttons[0].unionall(list(table.buttons[1:]))
        self.controls.place(room, table.menu_button.union(table.rules_button), self.scale)

    def update(self, dt: float) -> bool:
        """See `Scene.update`: the next step is played when nothing has moved for a while."""
        if super().update(dt):
            self._still = 0.0
            return True
        if not self.playing:
            return False
        self._still += dt
        if self._still < self._pause:
            return False
        self._still = 0.0
        self.playing = self.playback.forward()
        self._refresh()
        return True

    def wake_in(self) -> float | None:
        """See `Scene.wake_in`."""
        wait = super().wake_in()
        if not self.playing:
            return wait
        due = max(0.0, self._pause - self._still)
        return due if wait is None else min(wait, due)

    def handle(self, event: Event) -> bool:
        """See `Scene.handle`: the table can be looked at, and nothing on it be moved."""
        if self.last_turn.running and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.last_turn.end()
            return True
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE:
                if not self.tabs.fold():
                    self.leads.back()
                return True
            if self.tabs.key(event):
                return True
            if self.ui.focused is not self.log and self.controls.key(event):
                return True
        spot = (int(event.pos[0]), int(event.pos[1])) if event.type == pygame.MOUSEMOTION else None
        if spot is not None and self.log_book.point(spot):
            self.invalidate()
        return Scene.handle(self, event)


def _nothing() -> None:
    """The end of a game that is watched is the end of its bar."""
