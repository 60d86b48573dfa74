"""What marks a place in the jungle: water, stone heads, bridges, canoes."""

from collections.abc import Sequence

from engraving.canopy import bushes, fern
from engraving.drawing import Drawing
from engraving.geometry import Point, Points, between, curve, ellipse, moved
from engraving.ink import hatch, taper, tapers
from engraving.palette import WATER
from engraving.rocks import boulder


def river(drawing: Drawing, way: Sequence[Point], width: float = 20) -> Points:
    """A river along `way`; the line it follows, for the canopy to keep clear of."""
    line = curve(list(way), 8)
    half = width / 2
    left, right = [(x - half, y) for x, y in line], [(x + half, y) for x, y in line]
    drawing.tint(left + right[::-1], WATER[1])
    drawing.tint(
        [(x - half * 0.4, y) for x, y in line] + [(x + half * 0.3, y) for x, y in line[::-1]], WATER[0], 0.8
    )
    for bank in (left, right):
        drawing.line(bank, 1.5)
    for i in range(3, len(line) - 3, 3):
        x, y = line[i]
        drawing.strokes(taper([(x - 5 + i % 4, y), (x + 4 + i % 3, y + 0.5)], 1.0), 0.8)
    return line


def pool(drawing: Drawing, x: float, y: float, rx: float, ry: float) -> None:
    """Still water with its ripples and a shaded far bank."""
    shore = [(a + drawing.chance.uniform(-2, 2), b) for a, b in ellipse(x, y, rx, ry, 26)]
    drawing.body(shore, WATER[1], 0.5, 1.5)
    drawing.tint(ellipse(x - rx * 0.15, y - ry * 0.2, rx * 0.62, ry * 0.5), WATER[0], 0.9)
    far = [p for p in ellipse(x, y, rx * 0.98, ry * 0.96, 30) if p[1] < y - ry * 0.5]
    drawing.strokes(hatch(far, 0, 2.4, 0.9, drawing.chance), 0.8)
    for row in (-0.2, 0.25, 0.6):
        span = rx * (0.7 - abs(row) * 0.4)
        start = x + drawing.chance.uniform(-0.6, 0.2) * rx
        drawing.strokes(
            taper([(start, y + ry * row), (start + span, y + ry * row + 0.6)], 1.0, 0.1, 0.1), 0.8
        )


def lilies(drawing: Drawing, places: Sequence[Point]) -> None:
    """Lily pads, each with its notch; every second one flowers."""
    for i, (x, y) in enumerate(places):
        drawing.body([(x, y), *ellipse(x, y, 6.5, 3.4, 16, 20, 330)], "#9fb052", 0.3, 1.0)
        if i % 2 == 0:
            drawing.body(ellipse(x - 1, y - 2.6, 2.6, 2, 8), "#f4d9d0", 0.1, 0.9)


def cliff(drawing: Drawing, left: float, right: float, top: float, foot: float) -> None:
    """A wall of rock in upright courses."""
    chance = drawing.chance
    x = left
    while x < right:
        w = chance.uniform(11, 17)
        head, base = top + chance.uniform(-5, 6), foot + chance.uniform(-4, 6)
        shape = [(x, base), (x + 1, head + 4), (x + w * 0.4, head), (x + w, head + 5), (x + w + 1, base)]
        drawing.body(shape, chance.choice(("#b8aa94", "#a3957f", "#c4b79f")), 0.4, 1.3)
        dark = [(x + w * 0.55, base), (x + w * 0.5, head + 2), (x + w, head + 5), (x + w, base)]
        drawing.strokes(hatch(dark, 80, 2.8, 0.95, chance))
        x += w


def waterfall(drawing: Drawing, x: float, top: float, foot: float, width: float = 22) -> None:
    """A fall over a cliff into a pool."""
    cliff(drawing, x - 42, x + 44, top - 4, foot)
    pool(drawing, x - 2, foot + 12, 44, 15)
    h = width / 2
    fall = [(x - h * 0.8, top - 8), (x + h * 0.8, top - 8), (x + h * 1.1, foot + 6), (x - h * 1.1, foot + 6)]
    drawing.body(fall, "#f4faf6", 0.3, 1.4)
    for i in range(8):
        a = x - h * 0.85 + i * width * 0.85 / 7
        start = top - 4 + drawing.chance.uniform(0, 16)
        drawing.strokes(
            taper([(a, start), (a + (a - x) * 0.1, foot - drawing.chance.uniform(2, 18))], 1.0, 0.5, 0.1), 0.8
        )
    drawing.tint(
        [(x - h, top + 16), (x - h * 0.5, top + 16), (x - h * 0.4, foot), (x - h, foot)], WATER[1], 0.7
    )
    for dx, r in ((-13, 6), (-6, 8), (3, 8), (11, 6.5), (17, 4)):
        drawing.body(ellipse(x + dx, foot + 7, r, r * 0.62, 14, 180, 360), "#fffdf6", 0.1, 0.9)
    boulder(drawing, x - 30, foot + 17, 20)
    boulder(drawing, x + 33, foot + 20, 17)


def stone_head(drawing: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """A colossal carved head, half sunk in the ground at (x, y)."""

    def put(points: Sequence[Point]) -> Points:
        return moved(points, x, y, s)

    drawing.tint(moved(ellipse(6, 1, 36, 8), x, y, s), "#5a5a30", 0.55)
    face = put(
        curve(
            [(-25, 2), (-28, -18), (-24, -40), (-12, -51), (10, -51), (24, -40), (28, -18), (25, 2), (0, 5)],
            5,
            True,
        )
    )
    drawing.body(face, "#c9bda2", 0.5, 1.7)
    shade = put(curve([(9, -49), (24, -40), (28, -18), (25, 2), (10, 4), (16, -20)], 5, True))
    drawing.tint(shade, "#8d7f68", 0.75)
    drawing.strokes(hatch(shade, -58, 2.6, 1.0, drawing.chance))
    band_ = put([(-26, -30), (-23, -38), (23, -38), (26, -30)])
    drawing.body(band_, "#dccfae", 0.3, 1.3)
    drawing.strokes(
        tapers([put([(-16 + 8 * i, -37), (-17 + 8.4 * i, -31)]) for i in range(5)], 1.5, 0.8, 0.8)
    )
    for side in (-1, 1):
        drawing.solid(
            put(curve([(side * 4, -21), (side * 10, -25), (side * 17, -21), (side * 10, -17)], 3, True))
        )
        drawing.line(put([(side * 3, -26), (side * 10, -29), (side * 19, -25)]), 1.8, 0.6, 0.4)
    drawing.body(put([(-4, -24), (4, -24), (7, -11), (-7, -11)]), "#d8ccb0", 0.3, 1.3)
    drawing.body(
        put(curve([(-13, -5), (-6, -8), (0, -7), (6, -8), (13, -5), (6, -1), (-6, -1)], 3, True)),
        "#a8987c",
        0.3,
        1.3,
    )
    drawing.line(put([(-12, -5), (0, -4), (12, -5)]), 1.5, 0.5, 0.5)
    moss = put(curve([(-24, -42), (-14, -52), (2, -52), (-4, -45), (-14, -40)], 4, True))
    drawing.tint(moss, "#7f9a55", 0.8)


def clearing(drawing: Drawing, x: float, y: float, rx: float, ry: float) -> None:
    """Open ground with ferns at its edge."""
    edge = [
        (a + drawing.chance.uniform(-4, 4), b + drawing.chance.uniform(-3, 3))
        for a, b in ellipse(x, y, rx, ry, 22)
    ]
    drawing.tint(edge, "#d3c582")
    drawing.tint(ellipse(x, y + 2, rx * 0.7, ry * 0.6), "#e4d89e", 0.9)
    drawing.line([*edge[12:20]], 1.1)


def ferns(drawing: Drawing, places: Sequence[Point], size: float = 1.0) -> None:
    """Ferns at the places."""
    for x, y in places:
        fern(drawing, x, y, size)


def rope_bridge(drawing: Drawing, a: Point, b: Point, sag: float = 14) -> None:
    """A bridge of planks on ropes from a to b."""
    middle = between(a, b, 0.5)
    deck = curve([a, (middle[0], middle[1] + sag), b], 12)
    rail = curve([(a[0], a[1] - 15), (middle[0], middle[1] + sag - 11), (b[0], b[1] - 15)], 12)
    for i in range(len(deck) - 1):
        (x0, y0), (x1, y1) = deck[i], deck[i + 1]
        plank = [(x0 + 0.4, y0 - 2), (x1 - 0.5, y1 - 2), (x1 - 0.5, y1 + 4.5), (x0 + 0.4, y0 + 4.5)]
        drawing.body(plank, "#d9a960" if i % 2 else "#c08c48", 0.3, 1.0)
    for p, q in zip(deck[1::3], rail[1::3], strict=True):
        drawing.line([p, q], 1.3, 0.8, 0.8)
    drawing.line(rail, 2.0, 0.9, 0.9)
    for x, y in (a, b):
        post = [(x - 3, y + 8), (x - 2.6, y - 22), (x + 2.6, y - 22), (x + 3, y + 8)]
        drawing.body(post, "#8a5a2c", 0.3, 1.4)


def canoe(drawing: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """A dugout with one paddler."""

    def put(points: Sequence[Point]) -> Points:
        return moved(points, x, y, s)

    drawing.body(put([(-3, -5), (-6, -18), (4, -18), (5, -5)]), "#b5603c", 0.3, 1.2)
    drawing.body(put(ellipse(-1, -22, 4.2, 4.6, 12)), "#b97a4c", 0.2, 1.2)
    drawing.body(put([(-9, -24), (-1, -29), (8, -24)]), "#f3d27c", 0.2, 1.1)
    drawing.line(put([(12, -20), (-2, -12), (-15, 4)]), 2.2, 0.9, 0.9)
    hull = put(curve([(-30, -8), (-20, -4), (0, -3), (20, -4), (30, -9), (22, 4), (0, 7), (-22, 4)], 4, True))
    drawing.body(hull, "#8a5529", 0.4, 1.5)
    drawing.strokes(hatch(put([(-22, 4), (-8, 1), (26, -1), (22, 4), (0, 7)]), -55, 2.5, 1, drawing.chance))
    drawing.strokes(tapers([put([(-30, 9), (-8, 11), (14, 10)])], 1.1, 0.2, 0.2))


def thicket(drawing: Drawing, centre: Point, rx: float, ry: float, radius: float = 10) -> None:
    """A ring of bushes round the lower side of a place."""
    bushes(drawing, ellipse(*centre, rx, ry, 8, 10, 170), radius)
