"""Great airships for the title picture: panelled envelopes, fins, gondolas, propellers."""

import math
from collections.abc import Sequence
from itertools import pairwise

from engraving.badges import emblem
from engraving.drawing import Drawing
from engraving.geometry import Point, Points, curve, ellipse, moved, turned
from engraving.ink import hatch, taper, tapers
from engraving.palette import EDGE, Livery, livery

_PROFILE = ((-100, 0), (-93, -13), (-72, -24), (-36, -31), (4, -31), (44, -25), (76, -14), (96, -4), (100, 0))


def _half(sign: float, share: float = 1.0) -> Points:
    """The upper (sign 1) or lower (-1) edge of the hull at a share of its height, from bow to stern."""
    return curve([(float(x), y * sign * share) for x, y in _PROFILE], 5)


def _height(x: float) -> float:
    """Half the height of the hull at x."""
    edge = _half(1)
    return -next((b[1] for a, b in pairwise(edge) if a[0] <= x <= b[0]), 0.0)


class _Ship:
    """Draws parts in the ship's own units (200 long), placed and sized on the sheet."""

    def __init__(self, drawing: Drawing, x: float, y: float, size: float, tilt: float) -> None:
        self.drawing, self.x, self.y, self.size, self.tilt = drawing, x, y, size, tilt
        self.ink = max(0.55, min(1.0, size))

    def put(self, points: Sequence[Point]) -> Points:
        return moved(turned(points, self.tilt), self.x, self.y, self.size)

    def body(self, points: Points, fill: str, width: float = 1.5) -> None:
        self.drawing.body(self.put(points), fill, 0.35, width * self.ink)

    def lines(self, lines: list[Points], width: float = 1.1) -> None:
        self.drawing.strokes(tapers([self.put(line) for line in lines], width * self.ink, 0.6, 0.4), 0.9)

    def hatch(self, points: Points, gap: float = 2.8, angle: float = -52) -> None:
        self.drawing.strokes(
            hatch(
                self.put(points), angle, gap * max(0.7, self.ink), 0.95 * self.ink, self.drawing.chance, 0.15
            )
        )


def airship(drawing: Drawing, x: float, y: float, size: float, colour: str, tilt: float = 0.0) -> None:
    """An airship that flies to the left about (x, y); at size 1 it is 200 units long."""
    colours = livery(colour)
    ship = _Ship(drawing, x, y, size, tilt)
    _far_fins(ship, colours)
    _hull(ship, colours)
    _gondola(ship)
    ship.body([(62, 1), (108, 0), (112, 5), (106, 9), (62, 6)], colours.middle)
    _belt(ship)
    centre = ship.put([(-18, 0)])[0]
    mark = emblem(colours.emblem, *centre, 14 * size, colours.dark)
    drawing.over(f'<g filter="url(#wob)">{mark}</g>')


def _far_fins(ship: _Ship, colours: Livery) -> None:
    for sign in (1, -1):
        fin: Points = [
            (58, -14 * sign),
            (84, -40 * sign),
            (104, -42 * sign),
            (102, -10 * sign),
            (92, -4 * sign),
        ]
        ship.body(fin, colours.dark)
        ship.lines([[(70, -18 * sign), (96, -34 * sign)], [(76, -12 * sign), (100, -24 * sign)]], 0.9)
        ship.hatch(fin, 3.2, -62)


def _hull(ship: _Ship, colours: Livery) -> None:
    upper, lower = _half(1), _half(-1)
    ship.body(upper + lower[::-1], colours.middle, 1.9)
    put, tint = ship.put, ship.drawing.tint
    tint(put(_half(1, 0.92)[3:-6] + _half(1, 0.36)[3:-6][::-1]), colours.light, 0.9)
    tint(put(_half(1, 0.8)[6:-14] + _half(1, 0.6)[6:-14][::-1]), "#fff6e0", 0.55)
    shade = _half(-1, 0.3) + lower[::-1]
    tint(put(shade), colours.dark, 0.85)
    ship.hatch(_half(-1, 0.42) + lower[::-1])
    seams = [_half(sign, share)[1:-1] for sign, share in ((1, 0.72), (1, 0.34), (-1, 0.06), (-1, 0.5))]
    ship.lines(seams, 0.9)
    ribs: list[Points] = []
    for at in (-78, -56, 26, 52, 76):
        h = _height(at)
        ribs.append(
            [(at + 5 * math.cos(math.radians(a)), -h * math.sin(math.radians(a))) for a in range(-86, 87, 12)]
        )
    ship.lines(ribs, 1.1)


def _belt(ship: _Ship) -> None:
    left, right = -38.0, 2.0
    a, b = _height(left), _height(right)
    edge_left = [
        (left + 5 * math.cos(math.radians(t)), -a * math.sin(math.radians(t))) for t in range(-90, 91, 15)
    ]
    edge_right = [
        (right + 5 * math.cos(math.radians(t)), -b * math.sin(math.radians(t))) for t in range(-90, 91, 15)
    ]
    ship.body(edge_left + edge_right[::-1], "#fbeecb", 1.3)
    low = [p for p in edge_left if p[1] > a * 0.3] + [p for p in edge_right if p[1] > b * 0.3][::-1]
    ship.hatch(low)


def _gondola(ship: _Ship) -> None:
    ropes: list[Points] = [[(x * 1.5, 28.0), (float(x), 40.0)] for x in (-34, -20, -6, 8, 22)]
    ship.lines(ropes, 1.2)
    car: Points = [(-44, 40), (36, 40), (30, 54), (-32, 54), (-42, 47)]
    ship.body(car, "#a8743c", 1.6)
    ship.hatch([(-30, 54), (-36, 49), (33, 47), (30, 54)])
    for i in range(5):
        ship.body(
            [(-33 + i * 12, 43), (-26 + i * 12, 43), (-26 + i * 12, 48), (-33 + i * 12, 48)], "#fbe7b2", 0.9
        )
    ship.body(ellipse(42, 47, 2.6, 12, 16), "#e8d9b4", 1.1)
    ship.body(ellipse(42, 47, 3.2, 3.2, 10), "#c79440", 0.9)
    ship.lines([[(-100, 0), (-112, 0)], [(-44, 41), (-98, 3)]], 0.9)


def distant(drawing: Drawing, x: float, y: float, size: float, tone: str) -> None:
    """A far airship as a silhouette."""
    fins = moved([(56, -6), (90, -36), (100, -4), (100, 4), (90, 36), (56, 6)], x, y, size)
    drawing.body(fins, tone, 0.2, 0.8)
    hull = moved(_half(1)[::3] + _half(-1)[::3][::-1], x, y, size)
    drawing.body(hull, tone, 0.2, 0.9)
    car = moved([(-24, 36), (20, 36), (16, 46), (-18, 46)], x, y, size)
    drawing.body(car, EDGE, 0.1, 0.6)
    drawing.strokes(
        taper(moved([(-20, 28), (-20, 38)], x, y, size), 0.8)
        + taper(moved([(16, 28), (16, 38)], x, y, size), 0.8)
    )
