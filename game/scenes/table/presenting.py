"""How a state and what led to it come on the screen: with scenes that move, backwards, from the past, or at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.profile.settings import MotionSettings, Pace
from game.scenes.table.viewpoint import viewing_seat
from game.titles.wiraqocha.board.motion.player import leaving
from game.titles.wiraqocha.board.motion.stage import TableMoment
from game.titles.wiraqocha.board.tray import dice_set_aside
from game.titles.wiraqocha.rules.engine import outcome
from game.titles.wiraqocha.rules.events import Cause, DiceRolled, DieAdded, DieChanged, Event
from game.titles.wiraqocha.rules.state import State

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


class Presenting:
    """Brings the table of a scene from one state to another before the players' eyes."""

    def __init__(self, scene: TableScene, motion: MotionSettings) -> None:
        self._scene = scene
        self._speed = motion.speed  # of what persons do
        self._of_rivals = False  # whether what is shown now is what a computer player did
        scene.view.tray.pace = motion.factor

    def set_motion(self, settings: MotionSettings) -> None:
        """Let things move as fast as the player wants, and the valley live or be still."""
        self._speed = settings.speed
        self._scene.motion.settings = settings
        self._scene.view.tray.pace = settings.factor
        self._scene.gestures.drag.glides = not settings.calm
        self._scene.ambience.set_alive(settings.alive)
        self._scene.invalidate()

    @property
    def shows_rivals(self) -> bool:
        """Whether what a computer player did still moves."""
        return self._of_rivals and (self._scene.motion.busy or self._scene.view.tray.rolling)

    def take_pace(self, speed: Pace | None = None) -> None:
        """Let what a computer player did move as fast as this; without a pace it is what persons do."""
        self._of_rivals = speed is not None
        wanted = self._speed if speed is None else speed
        motion = self._scene.motion
        motion.settings = replace(motion.settings, speed=wanted)
        self._scene.view.tray.pace = motion.settings.factor

    # the game

    def present(self, state: State, events: Sequence[Event], *, past: bool = False) -> None:
        """Show a state and what led to it; `past`: it is shown again, and the game itself stands elsewhere."""
        scene = self._scene
        scene.motion.finish()
        before = TableMoment.of(scene.view, leaving(events))
        dropped_at = scene.gestures.dropped_at
        gone = [
            event.before for event in events if isinstance(event, DieChanged) and event.cause is Cause.REROLL
        ]
        rolled = bool(gone) or any(isinstance(event, DiceRolled | DieAdded) for event in events)
        scene.view.tray.show(state.dice, rolled=rolled, gone=gone, seed=state.drawn)
        if past:
            self.show_past(state)
        else:
            self.show(state)
        scene.motion.play(
            events, before, dropped_at, lambda event: scene.sounding.tell(event, scene.view.layout)
        )

    def present_backwards(self, state: State) -> None:
        """Show the state that a step was taken back to."""
        scene = self._scene
        scene.motion.finish()
        before = TableMoment.of(scene.view)
        scene.view.tray.show(state.dice, rolled=False, seed=state.drawn)
        self.show(state)
        scene.motion.play_backwards(before)

    def show(self, state: State) -> None:
        """Show a state of the game at once, with all that can be done in it."""
        scene = self._scene
        happened = (event for step in scene.session.steps for event in step.events)
        aside = dice_set_aside(happened)[-state.set_aside :] if state.set_aside else ()
        scene.view.show(state, viewing_seat(state, scene.people), aside)
        scene.controller.renew(state)
        scene.gestures.reset()
        scene.spotlight.clear()
        scene.bot_turns.renew()
        if scene.watched is not None:
            scene.controller.watch()
        scene.show_buttons()
        scene.log_book.show(state, scene.people)
        if outcome(state) is None:
            scene.over_told = False
        scene.ambience.show(scene.view.layout)
        scene.place_widgets()
        scene.keyboard.follow()

    # the past

    def show_past(self, state: State) -> None:
        """Show an earlier state to those who watch now; the game stays as it is."""
        scene = self._scene
        scene.view.show(state, viewing_seat(scene.session.state, scene.people), ())
        scene.place_widgets()
        scene.invalidate()

    def show_present(self) -> None:
        """Show the game as it stands again."""
        scene = self._scene
        scene.let_all_go()
        state = scene.session.state
        scene.view.tray.show(state.dice, rolled=False, seed=state.drawn)
        self.show(state)
        scene.invalidate()
