"""The arrow from who attacks to who is attacked."""

import math
from typing import Final

from pygame import Surface

from game.base.colour import rgb
from game.titles.inkas.board.ring.plates import PALE
from game.titles.inkas.board.ring.ring_view import standing_by_name
from game.titles.inkas.board.shown import BoardViewState
from game.ui.pictures import Point
from game.ui.shapes import polygon, polyline

_ARROW: Final = rgb("#c43a34")


def draw_arrow(surface: Surface, shown: BoardViewState, doer: str, target: str, grown: float = 1.0) -> None:
    """Draw the line of an attack from one walla into another, so much of it."""
    ends = [standing_by_name(shown, name) for name in (doer, target)]
    if ends[0] is None or ends[1] is None or doer == target:
        return
    (x0, y0), (x1, y1) = (shown.layout.on_view((one.foot[0], one.foot[1] - 34)) for one in ends if one)
    unit = shown.unit
    mx, my = (x0 + x1) / 2 + (y1 - y0) * 0.2, (y0 + y1) / 2 - (x1 - x0) * 0.2 - 14 * unit

    def at(t: float) -> Point:
        return (
            (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1,
            (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1,
        )

    last = max(0.15, 0.86 * grown)
    points = [at(0.08 + (last - 0.08) * step / 12) for step in range(13)]
    (px, py), (qx, qy) = points[-2], points[-1]
    length = math.hypot(qx - px, qy - py) or 1.0
    ux, uy = (qx - px) / length, (qy - py) / length
    size = 12 * unit
    tip = [
        (qx + ux * 1.5 * size, qy + uy * 1.5 * size),
        (qx - uy * size, qy + ux * size),
        (qx + uy * size, qy - ux * size),
    ]
    polyline(surface, points, PALE, 11 * unit)
    polygon(surface, tip, PALE, PALE, 4 * unit)
    polyline(surface, points, _ARROW, 6 * unit)
    polygon(surface, tip, _ARROW)
