"""What the pointer and the keys do on a board."""

from collections.abc import Callable
from typing import Protocol

from pygame.event import Event

from game.ui.pointers import Pointer
from game.ui.tooltip import Tip
from game.ui.widget import Spot


class BoardInput(Protocol):
    """What the pointer and the keys do on a board. A method that takes an event returns whether it was used."""

    @property
    def dragging(self) -> bool:
        """Whether something is dragged."""

    @property
    def asking(self) -> bool:
        """Whether a notice asks for what is to be chosen next."""

    def hover(self, spot: Spot | None) -> bool:
        """The pointer is at a spot, or nowhere; returns whether something looks different for it."""

    def drag(self, event: Event) -> bool:
        """Take an event as the beginning, the way or the end of a drag."""

    def press(self, event: Event) -> bool:
        """Take an event of the mouse that no widget wanted."""

    def key(self, event: Event) -> bool:
        """Take a key: it moves the pointer of the keys, or does there what the mouse would do."""

    def tab_of_key(self, event: Event) -> str | None:
        """The tab with what a key is about; None where that is on none."""

    def leave_keys(self) -> None:
        """The mouse is used again: the pointer of the keys is nowhere."""

    def follow_keys(self) -> None:
        """Something else is shown: the pointer of the keys stays where it was, as far as that is still there."""

    def let_go(self) -> bool:
        """Let everything go that is picked; returns whether anything was."""

    def pointer(self, covered: Callable[[Spot], bool]) -> Pointer | None:
        """What the pointer says of the thing under it; None for nothing, and where a widget has `covered` it."""

    def tip_at(self, spot: Spot) -> Tip | None:
        """What is said of the thing under a spot."""

    def help_topic(self, *, noticed: bool) -> str:
        """The section of the book about what a player is at; `noticed`: the last notice is still shown."""
