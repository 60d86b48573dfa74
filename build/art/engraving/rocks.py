"""Mountains and bare rock."""

import math
from collections.abc import Sequence

from engraving.drawing import Drawing
from engraving.geometry import Point, Points, along, curve, hexagon, jagged
from engraving.ink import taper
from engraving.palette import ROCK


def scree(drawing: Drawing, top: float, fills: tuple[str, str]) -> None:
    """A row of boulders across the tile, their heads near `top`."""
    chance = drawing.chance
    for i in range(9):
        x, y, w = -80 + i * 20 + chance.uniform(-6, 6), top + chance.uniform(-4, 26), chance.uniform(12, 22)
        back = curve(
            [(x - w, y + 5), (x - w * 0.5, y - 3), (x, y - 6), (x + w * 0.6, y - 2), (x + w, y + 6)], 3
        )
        drawing.tint([*back, (x + w, y + 12), (x - w, y + 12)], chance.choice(fills), 0.8)
        shade = [[(x + w * q, y - 3 + 5 * q), (x + w * q - 3, y + 4 + 5 * q)] for q in (0.2, 0.4, 0.6)]
        drawing.strokes(taper(back, 1.0) + "".join(taper(line, 0.8) for line in shade), 0.85)


def boulder(drawing: Drawing, x: float, y: float, width: float, fill: str = "#a89b8c") -> None:
    """A single rock with its shaded right side."""
    w, h = width / 2, width * 0.36
    shape = curve([(x - w, y), (x - w * 0.7, y - h), (x, y - h * 1.5), (x + w * 0.75, y - h), (x + w, y)], 4)
    drawing.body(shape, fill, 0.4, 1.3)
    dark = [(x + w * 0.15, y - h * 1.4), (x + w * 0.75, y - h), (x + w, y), (x + w * 0.1, y)]
    drawing.tint(dark, "#5d5048", 0.45)
    rows = [[(x + w * q, y - h * 1.1), (x + w * (q + 0.12), y - 1)] for q in (0.3, 0.5, 0.7)]
    drawing.strokes("".join(taper(line, 0.9) for line in rows), 0.9)


def peak(
    drawing: Drawing, x: float, base: float, height: float, spread: tuple[float, float], snow: float = 0.5
) -> None:
    """A mountain with its lit left and shaded right face; `snow` is the share of it under snow."""
    chance = drawing.chance
    top, left_foot, right_foot = (x, base - height), (x - spread[0], base), (x + spread[1], base)
    left, right = jagged(top, left_foot, 7, 2.4, chance), jagged(top, right_foot, 7, 2.4, chance)
    ridge = [top]
    for i in range(1, 7):
        t = i / 6
        ridge.append(
            (x + spread[1] * 0.16 * t + (5 if i % 2 else -3) * math.sqrt(t), base - height * (1 - t))
        )
    drawing.body(left + right[::-1][:-1], ROCK[2], 0.2, 1.6)
    drawing.tint(left + ridge[::-1][:-1], "#c9c3b4")
    drawing.tint(right + ridge[::-1][:-1], ROCK[3])
    if snow > 0:
        _snow(drawing, left, ridge, "#fffdf6", snow * 0.92, snow * 1.18, height)
        _snow(drawing, right, ridge, ROCK[1], snow * 0.8, snow * 1.18, height)
    drawing.line(ridge, 1.5, 0.9, 0.2)
    drawing.strokes(_slope_shade(drawing, ridge, right, height, snow), 0.9)


def _snow(
    drawing: Drawing, edge: Points, ridge: Points, fill: str, depth: float, ridge_depth: float, height: float
) -> None:
    """A face of snow between an edge and the ridge, torn at its lower end."""
    outer = [along(edge, i / 8 * depth) for i in range(9)]
    inner = [along(ridge, min(1, i / 8 * ridge_depth)) for i in range(9)]
    p, q = outer[-1], inner[-1]
    hem: Points = []
    for i in range(1, 8):
        t = i / 8
        hem.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t + (8 if i % 2 else -6) * height / 70))
    drawing.tint(outer + hem + inner[::-1], fill)
    drawing.strokes(taper([p, *hem, q], 0.9, 0.6, 0.6), 0.75)


def _slope_shade(drawing: Drawing, ridge: Points, right: Points, height: float, snow: float) -> str:
    """Strokes down the shaded face, fewer in the snow."""
    chance = drawing.chance
    data = ""
    count = int(height / 2.6)
    for i in range(2, count):
        t = i / count
        p, q = along(ridge, t), along(right, min(1, t + 0.06))
        if t < snow * 0.9:
            f = chance.uniform(0.15, 0.4)
            data += taper(
                [(q[0] + (p[0] - q[0]) * f, q[1] + (p[1] - q[1]) * f + 3), (q[0], q[1] + 2)], 0.8, 0.2, 0.6
            )
        else:
            f = chance.uniform(0.75, 1.0)
            end = (p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f + 6)
            data += taper([(p[0] + 1, p[1]), end], 1.05, 0.7, 0.2)
    return data


Peak = tuple[float, float, float, float, float, float]
RANGE: tuple[Peak, ...] = (
    (-70, 4, 50, 34, 34, 0.5),
    (68, 6, 52, 34, 34, 0.5),
    (-33, 8, 72, 40, 38, 0.5),
    (37, 8, 66, 36, 42, 0.52),
    (3, 12, 93, 40, 44, 0.46),
)


def mountains(
    drawing: Drawing,
    peaks: Sequence[Peak] = RANGE,
    sky: str = "#d8dfe2",
    ground: tuple[str, str] = ("#bcc2c4", "#a3abae"),
    stones: bool = True,
) -> None:
    """Peaks (x, base, height, left and right spread, share of snow) under a cold sky, and the ground before them."""
    drawing.tint(hexagon(120), sky)
    drawing.tint([(-99, -6), (99, -6), (99, 120), (-99, 120)], ground[0])
    for i in range(5):
        left: Points = [(-70 + i * 4, -78 + i * 9), (-20 + i * 6, -79 + i * 9)]
        right: Points = [(24, -76 + i * 9), (72, -77 + i * 9)]
        drawing.strokes(taper(left, 0.6, 0.1, 0.1) + taper(right, 0.6, 0.1, 0.1), 0.35)
    for x, base, height, left_spread, right_spread, snow in peaks:
        drift = drawing.chance.uniform(-3, 3)
        peak(drawing, x + drift, base, height, (left_spread, right_spread), snow)
    for i, line in enumerate(_drifts()):
        drawing.tint([*line, (90, 100), (-90, 100)], ground[i])
    if stones:
        scree(drawing, 14, ("#c9cdcc", "#aab2b5"))
        scree(drawing, 62, ("#a9b0b2", "#929a9e"))


def _drifts() -> tuple[Points, Points]:
    first: list[Point] = [(-90, 12), (-50, 2), (-10, 9), (30, 2), (90, 10)]
    second: list[Point] = [(-90, 30), (-40, 24), (20, 32), (90, 26)]
    return curve(first, 5), curve(second, 5)
