"""Rings round what a hint or a line of the log speaks of."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from pygame import Rect, Surface

from game.kit.board.event_table import EventTable
from game.ui import theme
from game.ui.high_contrast import draw_ring
from game.ui.scale import Scale

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")


class _Scaled(Protocol):
    """A board's view."""

    @property
    def scale(self) -> Scale:
        """The scale of the screen."""


ViewT = TypeVar("ViewT", bound=_Scaled)


class SpotlightPlaces(Generic[ActionT]):
    """Where the things of a board are that actions speak of: areas with names, and rectangles beside them.

    By itself there are none.
    """

    def areas(self, names: Iterable[str]) -> frozenset[str]:
        """Those of these names that are areas of the board."""
        return frozenset()

    def areas_of_action(self, action: ActionT) -> Iterable[str]:
        """The names of the areas that an action is about."""
        return ()

    def places_of_action(self, action: ActionT) -> Iterable[Rect]:
        """The other places that it is about, where they are now."""
        return ()

    def draw_area(self, surface: Surface, name: str) -> None:
        """Draw a ring round an area."""
        return


class Spotlight(Generic[ActionT, EventT]):
    """What is ringed now. Only names and what was spoken of are kept, so that it holds for any window size."""

    def __init__(self, view: ViewT, rows: EventTable[Any, ViewT], places: SpotlightPlaces[ActionT]) -> None:
        """`rows` tell what events of this `view` are about, `places` what actions are."""
        self._view: _Scaled = view
        self._rows: EventTable[Any, Any] = rows
        self._places = places
        self.areas: frozenset[str] = frozenset()
        self._rects: Callable[[], list[Rect]] = list

    @property
    def on(self) -> bool:
        """Whether anything is ringed."""
        return bool(self.areas) or bool(self.rects())

    def rects(self) -> list[Rect]:
        """What is ringed besides areas, where it is now."""
        return self._rects()

    def clear(self) -> bool:
        """Ring nothing any more; returns whether anything was."""
        was = self.on
        self.areas, self._rects = frozenset(), list
        return was

    def show_areas(self, names: Iterable[str]) -> None:
        """Ring these areas and nothing else."""
        self.areas, self._rects = self._places.areas(names), list

    def show_events(self, events: Sequence[EventT]) -> None:
        """Ring all that events are about, where it is now."""
        told = [(self._rows[type(event)], event) for event in events]
        self.show_areas(name for row, event in told for name in row.areas(event))
        self._rects = lambda: [rect for row, event in told for rect in row.places(self._view, event)]

    def show(self, *actions: ActionT) -> None:
        """Ring all that these actions are about."""
        places = self._places
        self.show_areas(name for action in actions for name in places.areas_of_action(action))
        self._rects = lambda: [rect for action in actions for rect in places.places_of_action(action)]

    def draw(self, surface: Surface) -> None:
        """Draw the rings."""
        for name in self.areas:
            self._places.draw_area(surface, name)
        scale = self._view.scale
        px = scale.px
        for rect in self.rects():
            draw_ring(
                surface,
                scale.look,
                rect.inflate(px(10), px(10)),
                theme.AMBER,
                px(9),
                max(2, px(5)),
            )
