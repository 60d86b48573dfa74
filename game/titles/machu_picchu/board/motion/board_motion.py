"""How the table shows what happened: each event is heard, and how it was fades into how it is."""

from collections.abc import Callable, Sequence

from pygame import Surface

from game.scenes.table.motion.player import MotionPlayer
from game.titles.machu_picchu.board.parts import HiddenPart
from game.titles.machu_picchu.board.view import TableView
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.state import State


class BoardMotion:
    """See `game.scenes.table.presenter.MovingBoard`; a snapshot is the picture of the table."""

    rolling = False
    hidden: frozenset[HiddenPart] = frozenset()

    def __init__(self, motion: MotionPlayer, view: TableView, say: Callable[[Event], None]) -> None:
        self._motion = motion
        self._view = view
        self._say = say

    def set_pace(self, factor: float) -> None:
        """See `MovingBoard.set_pace`: there are no dice."""

    def snapshot(self, events: Sequence[Event] = ()) -> Surface:
        """See `MovingBoard.snapshot`."""
        return self._view.picture()

    def throw_dice(self, state: State, events: Sequence[Event] = ()) -> None:
        """See `MovingBoard.throw_dice`: there are no dice."""

    def animate(self, events: Sequence[Event], before: Surface) -> None:
        """See `MovingBoard.animate`."""
        for event in events:
            self._say(event)
        self._motion.fade_from(before)

    def animate_backwards(self, before: Surface) -> None:
        """See `MovingBoard.animate_backwards`."""
        self._motion.fade_from(before)
