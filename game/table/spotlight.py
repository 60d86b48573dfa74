"""Rings round what a hint or a line of the log speaks of."""

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from pygame import Rect, Surface

from game.ui import theme
from game.ui.high_contrast import draw_ring
from game.ui.scale import Scale

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
_ActionT = TypeVar("_ActionT", contravariant=True)
_EventT = TypeVar("_EventT", contravariant=True)


class SpotlightPlaces(Protocol[_ActionT, _EventT]):
    """Where the things of a title's board are that are spoken of: areas with names, and rectangles beside them."""

    @property
    def scale(self) -> Scale:
        """The scale of the screen."""

    def areas(self, names: Iterable[str]) -> frozenset[str]:
        """Those of these names that are areas of the board."""
        return frozenset()

    def areas_of_event(self, event: _EventT) -> Iterable[str]:
        """The names of the areas that an event is about."""
        return ()

    def places_of_event(self, event: _EventT) -> Iterable[Rect]:
        """The other places that it is about, where they are now."""
        return ()

    def areas_of_action(self, action: _ActionT) -> Iterable[str]:
        """The names of the areas that an action is about."""
        return ()

    def places_of_action(self, action: _ActionT) -> Iterable[Rect]:
        """The other places that it is about, where they are now."""
        return ()

    def draw_area(self, surface: Surface, name: str) -> None:
        """Draw a ring round an area."""
        return


class Spotlight(Generic[ActionT, EventT]):
    """What is ringed now. Only names and what was spoken of are kept, so that it holds for any window size."""

    def __init__(self, places: SpotlightPlaces[ActionT, EventT]) -> None:
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
        places = self._places
        self.show_areas(name for event in events for name in places.areas_of_event(event))
        self._rects = lambda: [rect for event in events for rect in places.places_of_event(event)]

    def show(self, *actions: ActionT) -> None:
        """Ring all that these actions are about."""
        places = self._places
        self.show_areas(name for action in actions for name in places.areas_of_action(action))
        self._rects = lambda: [rect for action in actions for rect in places.places_of_action(action)]

    def draw(self, surface: Surface) -> None:
        """Draw the rings."""
        for name in self.areas:
            self._places.draw_area(surface, name)
        px = self._places.scale.px
        for rect in self.rects():
            draw_ring(
                surface,
                self._places.scale.look,
                rect.inflate(px(10), px(10)),
                theme.AMBER,
                px(9),
                max(2, px(5)),
            )
