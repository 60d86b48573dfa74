"""What the pointer and the keys do on a board."""

from collections.abc import Callable
from typing import Any, Protocol

from pygame.event import Event

from game.kit.board.key_cursor import KeyCursor
from game.ui.drag import DragController
from game.ui.pointers import Pointer
from game.ui.tooltip import Tip
from game.ui.widget import Spot


class Hand(Protocol):
    """What the mouse does over a board: what is dragged, pointed at, clicked and picked."""

    drag: DragController[Any, Any]

    def hover(self, spot: Spot | None) -> bool:
        """The pointer moved; returns whether something looks different for it."""

    def handle(self, event: Event) -> bool:
        """Take an event of the mouse that no widget wanted; returns whether it was used."""

    def let_go(self) -> bool:
        """Let everything go that is picked; returns whether anything was."""


class BoardInput:
    """What the pointer and the keys do on a board; a method that takes an event returns whether it was used.

    By itself it leads what the mouse does to its `hand`, and knows where the `cursor` of the keys is; without them
    nothing happens.
    """

    def __init__(self, hand: Hand | None = None, cursor: KeyCursor[Any] | None = None) -> None:
        self._hand = hand
        self._cursor = cursor

    @property
    def dragging(self) -> bool:
        """Whether something is dragged."""
        return self._hand is not None and self._hand.drag.dragging

    @property
    def asking(self) -> bool:
        """Whether a notice asks for what is to be chosen next."""
        return False

    def hover(self, spot: Spot | None) -> bool:
        """The pointer is at a spot, or nowhere; returns whether something looks different for it."""
        return self._hand is not None and self._hand.hover(spot)

    def rest(self) -> None:
        """Something else is over the board: nothing on it is pointed at, and what is dragged lies where it was."""
        self.hover(None)
        if self._hand is not None:
            self._hand.drag.finish()

    def drag(self, event: Event) -> bool:
        """Take an event as the beginning, the way or the end of a drag."""
        return self._hand is not None and self._hand.drag.handle(event)

    def press(self, event: Event) -> bool:
        """Take an event of the mouse that no widget wanted."""
        return self._hand is not None and self._hand.handle(event)

    def spell(self, event: Event) -> bool:
        """Take a key before any button does: one of a name that is being typed; returns whether it was that."""
        return False

    def key(self, event: Event) -> bool:
        """Take a key: it moves the pointer of the keys, or does there what the mouse would do."""
        return False

    def tab_of_key(self, event: Event) -> str | None:
        """The tab with what a key is about; None where that is on none."""
        return None

    def leave_keys(self) -> bool:
        """The mouse is used again: the pointer of the keys is nowhere; returns whether it was anywhere."""
        return self._cursor is not None and self._cursor.leave()

    def follow_keys(self) -> None:
        """Something else is shown: the pointer of the keys stays where it was, as far as that is still there."""
        if self._cursor is not None:
            self._cursor.follow()

    def let_go(self) -> bool:
        """Let everything go that is picked; returns whether anything was."""
        return self._hand is not None and self._hand.let_go()

    def pointer(self, covered: Callable[[Spot], bool]) -> Pointer | None:
        """What the pointer says of the thing under it; None for nothing, and where a widget has `covered` it."""
        return None

    def tip_at(self, spot: Spot) -> Tip | None:
        """What is said of the thing under a spot."""
        return None

    def help_topic(self, *, noticed: bool) -> str:
        """The section of the book about what a player is at; `noticed`: the last notice is still shown."""
        return ""

    def set_calm(self, calm: bool) -> None:
        """Let what is dropped glide home, or be there at once for somebody who wants it `calm`."""
        if self._hand is not None:
            self._hand.drag.glides = not calm

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether anything moved."""
        return self._hand is not None and self._hand.drag.update(dt)
