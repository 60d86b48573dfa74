"""Round huts with thatched roofs, smoke, fences, terraces and what stands between them."""

import math
import random
from collections.abc import Sequence

from engraving.drawing import Drawing
from engraving.geometry import Point, curve, ellipse
from engraving.ink import hatch, taper
from engraving.palette import THATCH, WALL_DARK, WALLS


def hut(drawing: Drawing, x: float, y: float, s: float = 1.0, wall: str = WALLS[0]) -> None:
    """A hut whose wall stands on (x, y): cylinder, dark door, conical thatch."""
    w, h = 15 * s, 11 * s
    drawing.tint(ellipse(x + 8 * s, y + 1, w * 1.3, 5 * s), "#6d5a38", 0.5)
    drawing.strokes(hatch(ellipse(x + 13 * s, y + 1, w, 4 * s), -12, 2.2, 0.8, drawing.chance), 0.7)
    drawing.body([(x - w, y - h), *ellipse(x, y, w, 4.2 * s, 10, 180, 0), (x + w, y - h)], wall, 0.4, 1.3)
    drawing.tint([(x + w / 4, y - h), (x + w, y - h), (x + w, y + 1), (x + w / 4, y + 4 * s)], WALL_DARK, 0.8)
    staves = "".join(
        taper([(x + q * w, y - h), (x + q * w, y + 3.6 * s * math.sqrt(1 - q * q))], 1.0)
        for q in (0.3, 0.45, 0.58, 0.7, 0.8, 0.89, 0.96)
    )
    drawing.strokes(staves + taper([(x - w * 0.75, y - h), (x - w * 0.75, y + 2 * s)], 0.7))
    door = [(-7.0, 3.2), (-7.0, -5.0), (-4.0, -8.0), (-1.0, -5.0), (-1.0, 4.0)]
    drawing.solid([(x + a * s, y + b * s) for a, b in door])
    _thatch(drawing, x, y - h, s)


def _thatch(drawing: Drawing, x: float, eave: float, s: float) -> None:
    rw, rh = 22 * s, 21 * s
    top = (x, eave - rh)
    left, right = (x - rw * 0.5, eave - rh * 0.42), (x + rw * 0.5, eave - rh * 0.42)
    ends = (x - rw, eave + 3 * s), (x + rw, eave + 3 * s)
    hem = [
        (x - rw + rw * i / 5, eave + 3 * s + 5 * s * math.sin(math.pi * i / 10) + (1.3 * s if i % 2 else 0))
        for i in range(1, 10)
    ]
    drawing.body([top, left, ends[0], *hem, ends[1], right], THATCH[0], 0.45, 1.45)
    drawing.tint([top, right, ends[1], *hem[:4:-1]], THATCH[1], 0.95)
    drawing.tint([(x + rw / 4, eave - rh * 0.7), right, ends[1], *hem[:6:-1]], THATCH[2], 0.9)
    drawing.strokes(_straw(x, eave, s, drawing.chance))


def _straw(x: float, eave: float, s: float, chance: random.Random) -> str:
    rw, rh = 22 * s, 21 * s
    count = 20 if s > 1.15 else 13
    data = ""
    for i in range(1, count):
        t = i / count
        end = (x - rw + 2 * rw * t, eave + 3 * s + 5 * s * math.sin(math.pi * t))
        dense = t > 0.5
        start = chance.uniform(0.1, 0.35) if dense else chance.uniform(0.5, 0.8)
        begin = (x + (end[0] - x) * start, eave - rh + (end[1] - (eave - rh)) * start)
        data += taper([begin, end], 1.0 if dense else 0.75, 0.2, 0.8)
    for dx, lean in ((-2, -1), (2, 1.5)):
        data += taper([(x + dx * s, eave - rh + 3 * s), (x + lean * s, eave - rh - 4 * s)], 1.2)
    return data


def smoke(drawing: Drawing, x: float, y: float, s: float = 1.0, side: int = 1) -> None:
    """A thread of smoke from (x, y) upwards, leaning to `side` (1 right, -1 left)."""
    way = [(0, 0), (3 * side, -7), (-1 * side, -14), (6 * side, -22), (4 * side, -31)]
    line = curve([(x + a * s, y + b * s) for a, b in way], 6)
    count = len(line)
    left = [(px - (1 + 4.6 * s * i / count), py) for i, (px, py) in enumerate(line)]
    right = [(px + (1 + 4.6 * s * i / count), py) for i, (px, py) in enumerate(line)]
    drawing.body(left + right[::-1], "#fffdf4", 0.15, 0.9, inked=False)
    data = taper(left, 1.1, 0.8, 0.1) + taper(right, 1.2, 0.8, 0.1)
    for i in range(8, count - 2, 6):
        size = 3.4 * s * i / count + 1
        data += taper(ellipse(*line[i], size, size * 0.8, 8, 150, 400), 0.8)
    drawing.strokes(data)


def huts(drawing: Drawing, places: Sequence[tuple[float, float, float]]) -> None:
    """Huts at (x, y, size), the nearest in front."""
    for x, y, size in sorted(places, key=lambda p: p[1]):
        hut(drawing, x, y, size * drawing.chance.uniform(0.97, 1.03), drawing.chance.choice(WALLS))


def fence(drawing: Drawing, posts: Sequence[Point]) -> None:
    """A post-and-rail fence."""
    line = curve(list(posts), 6)
    for x, y in line[::2]:
        drawing.strokes(taper([(x, y), (x + 0.5, y - 7)], 1.6, 0.8, 0.6))
    for rise in (-2.2, -5):
        drawing.line([(x, y + rise) for x, y in line], 0.9)


def totem(drawing: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """A painted post of three heads with wings."""
    colours = ("#b5603c", "#3f7d78", "#e0ba68")
    drawing.body(
        [(x - 14 * s, y - 36 * s), (x, y - 30 * s), (x + 14 * s, y - 36 * s), (x, y - 41 * s)],
        "#f3dca0",
        0.3,
        1.2,
    )
    for i, fill in enumerate(colours):
        top = y - 14 * s * (i + 1)
        drawing.body(
            [(x - 6 * s, top + 14 * s), (x - 6.6 * s, top), (x + 6.6 * s, top), (x + 6 * s, top + 14 * s)],
            fill,
            0.4,
            1.3,
        )
        for side in (-1, 1):
            drawing.solid(ellipse(x + side * 2.8 * s, top + 5 * s, 1.5 * s, 1.8 * s, 8))
        drawing.line([(x - 4 * s, top + 10.5 * s), (x, top + 11.6 * s), (x + 4 * s, top + 10.5 * s)], 1.4)
    drawing.strokes(
        hatch(
            [(x + 3 * s, y), (x + 3 * s, y - 42 * s), (x + 6.5 * s, y - 42 * s), (x + 6 * s, y)],
            -60,
            2.4,
            0.8,
            drawing.chance,
        )
    )
