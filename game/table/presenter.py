"""How a state and what led to it come on the screen: with animations, backwards, or from the past."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeAlias, TypeVar

from game.base.profile.settings import MotionSettings, Pace
from game.kit.board.event_motion import BoardDice, MovingBoard
from game.ui.motion.player import MotionPlayer

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")
SnapshotT = TypeVar("SnapshotT")


class Presenter(Generic[StateT, EventT, SnapshotT]):
    """Brings a table from one state to another before the players' eyes.

    `seen` gives what those who look may know of a state, `noticed` of events: nothing else comes on the screen.
    `show_game` shows a state of the game at once, with all that can be done in it; `show_past` one of its past.
    """

    def __init__(
        self,
        board: MovingBoard[EventT, SnapshotT],
        dice: BoardDice[StateT, EventT] | None,
        motion: MotionPlayer,
        seen: Callable[[StateT], StateT],
        noticed: Callable[[Sequence[EventT]], Sequence[EventT]],
        show_game: Callable[[StateT], None],
        show_past: Callable[[StateT], None],
    ) -> None:
        self._board = board
        self._dice = dice
        self._motion = motion
        self._seen = seen
        self._noticed = noticed
        self._show_game = show_game
        self._show_past = show_past
        self._speed = motion.settings.speed  # of what persons do
        self._of_rivals = False  # whether what is shown now is what a computer player did
        self._pace_dice()

    def set_motion(self, settings: MotionSettings) -> None:
        """Let things move as fast as the player wants."""
        self._speed = settings.speed
        self._motion.settings = settings
        self._pace_dice()

    def _pace_dice(self) -> None:
        if self._dice is not None:
            self._dice.set_pace(self._motion.settings.factor)

    @property
    def settings(self) -> MotionSettings:
        """How things move now."""
        return self._motion.settings

    @property
    def busy(self) -> bool:
        """Whether what happened last is still being shown."""
        return self._motion.busy or (self._dice is not None and self._dice.rolling)

    @property
    def shows_rivals(self) -> bool:
        """Whether what a computer player did still moves."""
        return self._of_rivals and self.busy

    def take_pace(self, speed: Pace | None = None) -> None:
        """Let what a computer player did move as fast as this; without a pace it is what persons do."""
        self._of_rivals = speed is not None
        wanted = self._speed if speed is None else speed
        self._motion.settings = replace(self._motion.settings, speed=wanted)
        self._pace_dice()

    def present(self, state: StateT, events: Sequence[EventT], *, past: bool = False) -> None:
        """Show a state and what led to it; `past`: it is shown again, and the game itself stands elsewhere."""
        self._motion.finish()
        state, events = self._seen(state), self._noticed(events)
        before = self._board.snapshot(events)
        self._throw_dice(state, events)
        (self._show_past if past else self._show_game)(state)
        self._board.animate(events, before)

    def present_backwards(self, state: StateT) -> None:
        """Show the state that a step was taken back to."""
        self._motion.finish()
        before = self._board.snapshot()
        self.jump_to(state)
        self._board.animate_backwards(before)

    def jump_to(self, state: StateT, *, past: bool = False) -> None:
        """Show a state of the game, or of its past, at once."""
        state = self._seen(state)
        self._throw_dice(state)
        (self._show_past if past else self._show_game)(state)

    def lay_dice(self, state: StateT) -> None:
        """Lay the dice of a state, which is shown otherwise."""
        self._throw_dice(self._seen(state))

    def roll_dice(self, dt: float) -> bool:
        """Let `dt` seconds pass for dice that roll; returns whether any moved."""
        return self._dice is not None and self._dice.update(dt)

    def settle_dice(self) -> None:
        """Bring dice that roll to rest at once."""
        if self._dice is not None:
            self._dice.settle()

    def _throw_dice(self, state: StateT, events: Sequence[EventT] = ()) -> None:
        if self._dice is not None:
            self._dice.throw(state, events)


AnyPresenter: TypeAlias = Presenter[Any, Any, Any]
