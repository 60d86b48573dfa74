"""Things on a table that can be pointed at, each with its area."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from pygame import Rect

KindT = TypeVar("KindT")
_NOBODY = -1  # of no seat


@dataclass(frozen=True, slots=True)
class BoardItem(Generic[KindT]):
    """A thing of a title's kind and its area in pixels: `name` says which, `seat` whose, -1 for nobody's."""

    kind: KindT
    name: str
    rect: tuple[int, int, int, int]
    seat: int = _NOBODY

    @property
    def area(self) -> Rect:
        """Its room in pixels."""
        return Rect(self.rect)


def hit(kind: KindT, area: Rect, name: str = "", seat: int = _NOBODY) -> tuple[Rect, BoardItem[KindT]]:
    """A thing with the area in which it is pointed at."""
    return area, item(kind, area, name, seat)


def item(kind: KindT, area: Rect, name: str = "", seat: int = _NOBODY) -> BoardItem[KindT]:
    """A thing in an area."""
    return BoardItem(kind, name, (area.x, area.y, area.width, area.height), seat)
