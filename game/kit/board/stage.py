"""The part of a window that a table takes, measured in design units."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from pygame import Rect

from game.ui.scale import Scale

_LARGE: Final = 1.04  # times the zoom for which there is room


class Margins(NamedTuple):
    """Design units round a table and between its parts, and of the frame round its map."""

    edge: int
    gap: int
    frame: int


@dataclass(frozen=True, slots=True)
class Stage:
    """The part of the window that the table takes, measured in design units from its upper left corner."""

    area: Rect
    scale: Scale

    @property
    def width(self) -> float:
        return self.area.width / self.scale.factor

    @property
    def height(self) -> float:
        return self.area.height / self.scale.factor

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle in pixels; neighbours in units are neighbours in pixels."""
        px = self.scale.px
        return Rect(self.area.x + px(x), self.area.y + px(y), px(x + width) - px(x), px(y + height) - px(y))


def stage_of(scale: Scale, widest: float) -> Stage:
    """All of the window, but for one that is wider than so many units."""
    width = min(scale.width, scale.px(widest))
    return Stage(Rect((scale.width - width) // 2, 0, width, scale.height), scale)


def wants_more(scale: Scale) -> bool:
    """Whether the player wants a table larger than its words have room to be: its map at least can be larger."""
    return scale.wanted >= _LARGE * scale.zoom


def margins_for(scale: Scale, usual: Margins, least: Margins) -> Margins:
    """The margins of a table, the `least` where they are to leave more room to its map."""
    return least if wants_more(scale) else usual
