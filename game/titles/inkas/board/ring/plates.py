"""Plates that are written over pieces, on red: each by its own, none over another."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.base.colour import rgb
from game.titles.inkas.board.ring.crowds import DrawnPiece
from game.titles.inkas.board.shown import BoardViewState
from game.ui.lettering import wide, write
from game.ui.pictures import Point
from game.ui.shapes import frame, rounded
from game.ui.theme import Role

DANGER: Final = rgb("#b23a2e")
PALE: Final = rgb("#fff4d6")
"""On red."""
_RIM: Final = rgb("#f7e2a0")
_BESIDE: Final = (
    (0.0, 0.0),
    (0.5, 0.0),
    (-0.5, 0.0),
    (0.0, -1.0),
    (0.5, -1.0),
    (-0.5, -1.0),
    (1.0, 0.0),
    (-1.0, 0.0),
)
"""Moves that are tried, in widths and heights of the plate; the least first."""
_GAP: Final = 2  # pixels between two
_FIGURES: Final = (72, 28)
_BELOW: Final = 34


def apart(wanted: Sequence[Rect], within: Rect) -> list[Rect]:
    """Plates of these sizes as near to these places as can be, in an area, none over another."""
    laid: list[Rect] = []
    for area in wanted:
        laid.append(next((spot for spot in _spots(area, within) if spot.collidelist(laid) < 0), area))
    return laid


def _spots(area: Rect, within: Rect) -> list[Rect]:
    wide, high = area.width + _GAP, area.height + _GAP
    near = [(across * wide, down * high) for across, down in _BESIDE]
    further = [(0, -step * high) for step in range(2, 8)]
    return [area.move(round(across), round(down)).clamp(within) for across, down in (*near, *further)]


def plate_area(shown: BoardViewState, centre: Point, said: str) -> Rect:
    """Where a plate lies round a place."""
    px = shown.scale.px
    area = Rect(0, 0, wide(said, shown.scale, Role.PLATE, 15) + px(18), px(26))
    area.center = round(centre[0]), round(centre[1])
    return area.clamp(shown.layout.view)


def figures_area(shown: BoardViewState, one: DrawnPiece) -> Rect:
    """Where the figures of a god or a wild Amaru are written, at its foot."""
    (x, y), unit = shown.layout.on_view(one.foot), shown.unit
    area = Rect(0, 0, round(_FIGURES[0] * unit), round(_FIGURES[1] * unit))
    area.center = round(x), round(y + _BELOW * one.size * unit)
    return area


def draw_plate(surface: Surface, shown: BoardViewState, centre: Point, said: str) -> None:
    """Write on red what is dangerous or attacked."""
    write_plate(surface, shown, plate_area(shown, centre, said), said)


def write_plate(surface: Surface, shown: BoardViewState, area: Rect, said: str) -> None:
    """The same in an area."""
    px = shown.scale.px
    rounded(surface, area, DANGER, px(6))
    frame(surface, area, _RIM, px(6), max(1, px(1.6)))
    write(surface, said, area, shown.scale, Role.PLATE, 15, PALE, "centre")
