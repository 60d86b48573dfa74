"""What can be under the pointer."""

from dataclasses import dataclass
from enum import Enum, auto

from pygame import Rect

from game.titles.inkas.rules.fixed_order import NOBODY


class ItemKind(Enum):
    """The kinds of things on the table."""

    WAMANI = auto()
    WALLA = auto()  # alive on the board
    DEAD = auto()  # lying there
    CROWD = auto()  # several of an ayllu, or the dead, as one heap: by wamani
    STAFF = auto()
    HOLE = auto()
    FLAG = auto()
    CARD = auto()  # face down, by wamani
    WALL = auto()
    SEAT = auto()  # the head of a panel
    LLAMAS = auto()
    FLAGS = auto()
    PANEL_WALLA = auto()  # in a panel
    OFFERING = auto()
    KIND = auto()  # of card, in the row
    BOWL = auto()
    UKHU = auto()


@dataclass(frozen=True, slots=True)
class BoardItem:
    """A thing and its area in pixels: `name` says which, `seat` whose."""

    kind: ItemKind
    name: str
    rect: tuple[int, int, int, int]
    seat: int = NOBODY

    @property
    def area(self) -> Rect:
        """Its room in pixels."""
        return Rect(self.rect)


def hit(kind: ItemKind, area: Rect, name: str = "", seat: int = NOBODY) -> tuple[Rect, BoardItem]:
    """A thing with the area in which it is pointed at."""
    return area, item(kind, area, name, seat)


def item(kind: ItemKind, area: Rect, name: str = "", seat: int = NOBODY) -> BoardItem:
    """A thing in an area."""
    return BoardItem(kind, name, (area.x, area.y, area.width, area.height), seat)
