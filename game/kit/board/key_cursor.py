"""The cursor of the keys on a board: arrows lead from place to place, Tab from zone to zone, Enter clicks there."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Generic, TypeAlias, TypeVar

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.widget import Spot

ZoneT = TypeVar("ZoneT")

Way: TypeAlias = tuple[int, int]
"""To which side an arrow leads: across, down."""

ARROWS: Final[Mapping[int, Way]] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


def nearest(areas: Sequence[Rect], number: int, way: Way) -> int:
    """The number of the area that is nearest to one on that side, or the same where there is none."""
    x, y = areas[number].center

    def cost(other: int) -> float:
        dx, dy = areas[other].centerx - x, areas[other].centery - y
        along = dx * way[0] + dy * way[1]
        aside = abs(dx * way[1]) + abs(dy * way[0])
        return along + 1.6 * aside if along > aside * 0.6 else math.inf

    best = min(range(len(areas)), key=cost)
    return best if math.isfinite(cost(best)) else number


class KeyCursor(Generic[ZoneT]):
    """At which place of which zone of a board the keys are.

    Tab visits `zones` in their order; in the first one the keys begin, at the place with the number `start`. `areas`
    are those of a zone's places, in pixels: in the same order as long as the state is the same, none where nothing is
    there now. `point` is told of the spot that the cursor moves to, `click` does what the mouse would do at one.
    `arrow` says to which place an arrow leads; None: out of the zone, to where one begins.
    """

    def __init__(
        self,
        zones: Iterable[ZoneT],
        areas: Callable[[ZoneT], Sequence[Rect]],
        start: Callable[[], int],
        point: Callable[[Spot], None],
        click: Callable[[Spot], None],
        arrow: Callable[[Sequence[Rect], int, Way], int | None] = nearest,
    ) -> None:
        self._zones = tuple(zones)
        self._areas = areas
        self._start = start
        self._point = point
        self._click = click
        self._arrow = arrow
        self._number = 0
        self.zone: ZoneT | None = None  # None while the mouse is used

    def number_in(self, zone: ZoneT) -> int | None:
        """The number of the place at which the keys are, None where that is not in this zone."""
        return min(self._number, len(self._areas(zone)) - 1) if self.zone == zone else None

    @property
    def area(self) -> Rect | None:
        """Where the place is, in pixels; None where the keys are at none."""
        areas = () if self.zone is None else self._areas(self.zone)
        return areas[min(self._number, len(areas) - 1)] if areas else None

    def handle(self, event: Event) -> bool:
        """Take a KEYDOWN without Ctrl, Alt or Meta; returns whether it was used."""
        area = self.area
        if event.key in ARROWS:
            self._go_along(ARROWS[event.key])
        elif event.key == pygame.K_TAB:
            self._go_to_next_zone(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ENTER and area is not None:
            self._click(area.center)
        else:
            return False
        return True

    def go(self, zone: ZoneT, number: int = 0) -> None:
        """Go to a place of a zone."""
        self.zone, self._number = zone, number
        self.follow()

    def begin(self) -> None:
        """Go to where one begins in the first zone."""
        self.go(self._zones[0], self._start())

    def leave(self) -> bool:
        """The mouse is used again: the keys are nowhere; returns whether they were anywhere."""
        was, self.zone = self.zone is not None, None
        return was

    def follow(self) -> None:
        """The state or the window is another one: stay where one was, as far as that is still there."""
        area = self.area
        if area is None:
            self.leave()
        else:
            self._point(area.center)

    def _go_along(self, way: Way) -> None:
        areas = () if self.zone is None else self._areas(self.zone)
        number = self._arrow(areas, min(self._number, len(areas) - 1), way) if areas else None
        if self.zone is None or number is None:
            self.begin()
        else:
            self.go(self.zone, number)

    def _go_to_next_zone(self, by: int) -> None:
        zones = self._zones
        first = 0 if self.zone is None else zones.index(self.zone) + by
        ahead = (zones[(first + by * step) % len(zones)] for step in range(len(zones)))
        zone = next((zone for zone in ahead if self._areas(zone)), zones[0])
        if zone == zones[0]:
            self.begin()
        else:
            self.go(zone)
