"""What a title shows of itself without a window, for pictures, films and measurements."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from game.core.match import Match, Session
    from game.scenes.showcase_protocol import ShowcaseContext

Example: TypeAlias = "tuple[Match, Session, list[str]]"
"""A game at a position, and the steps in notation that lead on from it."""


class Showcase(Protocol):
    """What a title shows of itself without a window."""

    @property
    def screens(self) -> Mapping[str, Callable[[ShowcaseContext], object]]:
        """Its own screens by name: each puts itself on the stack. One is called `table`."""
        ...

    @property
    def from_position(self) -> Collection[str]:
        """The screens that can be shown from a position of one's own."""
        ...

    @property
    def films(self) -> Sequence[str]:
        """The names of the movements that can be filmed."""
        ...

    def film(self, show: ShowcaseContext, name: str) -> Example:
        """A game, and steps the last of which is the movement."""
        ...

    def example(self, show: ShowcaseContext, name: str) -> Example:
        """The game at the position of `show`, or else of this example. Raises DataError.

        `busy` is a crowded table and the steps of a turn, with which `bench table` measures.
        """
        ...

    def match(self, show: ShowcaseContext) -> Match:
        """A game for the screens that list and watch games."""
        ...
