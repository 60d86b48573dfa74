"""What lies under a spot of a board."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeAlias, TypeVar

from pygame import Rect

from game.ui.widget import Spot

ItemT = TypeVar("ItemT")
Hits: TypeAlias = Iterable[tuple[Rect, ItemT]]


class HitAreas(Generic[ItemT]):
    """The things of a board as it is shown now, by the areas in which they can be pointed at, in pixels.

    `zones` are parts of the board with what lies in each, the uppermost first. A zone is asked when the pointer first
    comes there, and only the things of the zone under a spot are looked at; of zones that overlap it is the first.
    """

    def __init__(self, *zones: tuple[Rect, Callable[[], Hits[ItemT]]]) -> None:
        self._zones = [area for area, _ in zones]
        self._ask = [ask for _, ask in zones]
        self._known: dict[int, tuple[list[Rect], list[ItemT]]] = {}

    def at(self, spot: Spot) -> ItemT | None:
        """The thing under a spot; None where there is none."""
        here = Rect(spot, (1, 1))
        zone = here.collidelist(self._zones)
        if zone < 0:
            return None
        if zone not in self._known:
            hits = list(self._ask[zone]())
            self._known[zone] = [area for area, _ in hits], [item for _, item in hits]
        areas, items = self._known[zone]
        number = here.collidelist(areas)
        return items[number] if number >= 0 else None
