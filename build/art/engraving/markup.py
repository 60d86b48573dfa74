"""Short forms for markup, and for the points that it is made of."""

import math
import random
from collections.abc import Sequence

from engraving.geometry import Point, Points, curve
from engraving.ink import path
from engraving.palette import EDGE
from engraving.picture import BODY_FONT


def way(points: str) -> Points:
    """Points written as `x,y x,y …`."""
    return [(float(x), float(y)) for x, y in (place.split(",") for place in points.split())]


def at(points: Sequence[Point], x: float = 0, y: float = 0, s: float = 1) -> Points:
    """Points scaled and moved."""
    return [(a * s + x, b * s + y) for a, b in points]


def mirrored(points: Sequence[Point]) -> Points:
    """A left half with its right half, so that the outline goes round."""
    return [*points, *[(-x, y) for x, y in points[::-1]]]


def blob(
    x: float, y: float, rx: float, ry: float, chance: random.Random, lumps: int, rough: float, square: float
) -> Points:
    """A rounded, slightly uneven outline: an ellipse towards a rectangle (`square` 2 is an ellipse)."""
    out = []
    for i in range(lumps * 2):
        c, s = math.cos(math.pi * i / lumps), math.sin(math.pi * i / lumps)
        r = (abs(c) ** square + abs(s) ** square) ** (-1 / square) * (1 + chance.uniform(-rough, rough))
        out.append((x + rx * r * c, y + ry * r * s))
    return curve(out, 5, True)


def put(markup: str, x: float, y: float, s: float = 1, turn: float = 0, *, through: str = "") -> str:
    """Markup at a place, through a filter."""
    inner = f'<g transform="translate({x:.2f} {y:.2f}) rotate({turn}) scale({s:.4f})">{markup}</g>'
    return f'<g filter="url(#{through})">{inner}</g>' if through else inner


def solid(points: Sequence[Point], fill: str, width: float = 2.0) -> str:
    """A filled shape with the outline of the pieces."""
    return (
        f'<path d="{path(points)}" fill="{fill}" stroke="{EDGE}" stroke-width="{width}" '
        'stroke-linejoin="round"/>'
    )


def lines(data: str, width: float = 1.4, colour: str = EDGE, opacity: float = 1, extra: str = "") -> str:
    """Plain strokes along path data."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" '
        f'stroke-linejoin="round" opacity="{opacity}" {extra}/>'
    )


def circle(radius: float, fill: str, stroke: str = EDGE, width: float = 1.6, at: Point = (0, 0)) -> str:
    """A circle; no `fill` is written `none`."""
    return f'<circle cx="{at[0]}" cy="{at[1]}" r="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>'


def figure(x: float, y: float, words: str, size: float, fill: str) -> str:
    """A number in the heavy face."""
    return (
        f'<text x="{x}" y="{y}" font-family="\'{BODY_FONT}\'" font-weight="900" font-size="{size}" '
        f'fill="{fill}" text-anchor="middle">{words}</text>'
    )
