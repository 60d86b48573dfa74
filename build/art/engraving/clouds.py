"""Heaps of cloud: round heads over a flat foot, lit from the upper left."""

import math

from shapely import affinity
from shapely.geometry import Point as Spot
from shapely.geometry import Polygon, box
from shapely.ops import unary_union

from engraving.drawing import Drawing
from engraving.geometry import Points, ellipse
from engraving.ink import hatch, taper

_HEADS = 7


def _heads(
    drawing: Drawing, x: float, y: float, width: float, height: float
) -> list[tuple[float, float, float, float]]:
    """The round heads of a cloud: middle and half sizes, the tallest in its middle."""
    out = []
    for i in range(_HEADS):
        t = (i + 0.5) / _HEADS * 2 - 1 + drawing.chance.uniform(-0.07, 0.07)
        tall = height * (0.3 + 0.42 * math.cos(t * 1.35)) * drawing.chance.uniform(0.82, 1.12)
        wide = width / _HEADS * drawing.chance.uniform(0.85, 1.15) + tall * 0.25
        out.append((x + t * width * 0.42, y - tall * 0.35, wide, tall))
    return out


def cumulus(
    drawing: Drawing, x: float, y: float, width: float, fill: str, shade: str, flat: float = 0.22
) -> None:
    """A cloud with its foot a little below `y`; `flat` is its height as a share of its width."""
    height = width * flat
    heads = _heads(drawing, x, y, width, height)
    discs = [affinity.scale(Spot(a, b).buffer(1, 12), wide, tall) for a, b, wide, tall in heads]
    foot = box(x - width, y - 4 * height, x + width, y + height * 0.3)
    whole = unary_union([*discs, Polygon(ellipse(x, y + height * 0.12, width * 0.46, height * 0.24, 24))])
    shape = whole.intersection(foot)
    if not isinstance(shape, Polygon):
        shape = max(shape.geoms, key=lambda piece: piece.area)
    rim: Points = [(px, py) for px, py in shape.exterior.coords[:-1]]
    drawing.body(rim, fill, 0.2, 1.0)
    under = shape.intersection(affinity.translate(whole, width * 0.02, height * 0.42))
    for piece in getattr(under, "geoms", [under]):
        if isinstance(piece, Polygon) and not piece.is_empty:
            low = [(px, py) for px, py in piece.exterior.coords[:-1]]
            drawing.tint(low, shade, 0.6)
            drawing.strokes(hatch(low, 0, 2.4, 0.75, drawing.chance), 0.45)
    for a, b, wide, tall in heads[1:-1:2]:
        drawing.strokes(taper(ellipse(a, b, wide * 0.72, tall * 0.72, 10, 200, 300), 0.9, 0.2, 0.2), 0.7)
