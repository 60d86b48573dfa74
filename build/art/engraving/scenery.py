"""Backgrounds of the card pictures. The origin is the middle of a card; it shows x -58 to 58, y -68 to 68."""

from collections.abc import Sequence

from engraving.canopy import bushes
from engraving.clouds import cumulus
from engraving.drawing import Drawing
from engraving.filters import linear
from engraving.geometry import Point, Points, curve, ellipse
from engraving.ink import hatch, taper, tapers
from engraving.rocks import peak

WIDTH, HEIGHT = 58.0, 68.0


def _box(left: float, top: float, right: float, bottom: float) -> Points:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def sky(drawing: Drawing, upper: str, lower: str, horizon: float = 20) -> None:
    """A sky that pales towards the horizon, with engraved lines that thin out downwards and part for light."""
    fade = linear("heaven", [(0, upper), (0.35, upper), (0.72, lower), (1, lower)])
    drawing.wash(f'{fade}<rect x="-62" y="-72" width="124" height="144" fill="url(#heaven)"/>')
    chance = drawing.chance
    y, gap = -66.0, 2.1
    while y < horizon:
        x = -62 + chance.uniform(-20, 6)
        while x < 60:
            end = x + chance.uniform(34, 88)
            drawing.strokes(taper([(x, y), ((x + end) / 2, y + 0.5), (end, y)], 0.75, 0.2, 0.2), 0.5)
            x = end + chance.uniform(3, 12 + (y + 66) * 0.3)
        y += gap
        gap *= 1.055


def cloud(drawing: Drawing, x: float, y: float, width: float, fill: str = "#fffaf0") -> None:
    """A heap of cloud with a shaded foot."""
    cumulus(drawing, x, y + width * 0.06, width, fill, "#b9b0a0", 0.36)


def ground(drawing: Drawing, line: Sequence[Point], fill: str, angle: float = -8) -> None:
    """Ground below a line, with tufts of hatching."""
    edge = curve(list(line), 6)
    area = [*edge, (62, 72), (-62, 72)]
    drawing.tint(area, fill)
    drawing.line(edge, 1.4)
    chance = drawing.chance
    for _ in range(16):
        x, y = chance.uniform(-56, 50), chance.uniform(max(p[1] for p in edge) + 3, 66)
        drawing.strokes(taper([(x, y), (x + chance.uniform(6, 15), y + angle * 0.1)], 0.9, 0.2, 0.1), 0.7)


def far_range(drawing: Drawing, base: float, size: float = 1.0) -> None:
    """Snow peaks along the horizon."""
    for x, height in ((-46, 34), (44, 40), (-14, 48), (18, 40)):
        peak(drawing, x, base, height * size, (26 * size + 4, 26 * size + 4), 0.5)


def jungle_edge(drawing: Drawing, y: float, radius: float = 11) -> None:
    """Two rows of crowns across the card."""
    rows = [(x + drawing.chance.uniform(-3, 3), y) for x in range(-60, 66, 14)]
    rows += [(x + drawing.chance.uniform(-3, 3), y + 11) for x in range(-54, 66, 15)]
    bushes(drawing, rows, radius)


def hall(drawing: Drawing, wall: str = "#c9a878") -> None:
    """A workshop hall: brick wall, arched window, plank floor."""
    drawing.tint(_box(-62, -72, 62, 72), wall)
    _bricks(drawing)
    arch = [(-34.0, 8.0), *ellipse(2, -24, 36, 34, 18, 180, 360), (38.0, 8.0)]
    drawing.body([(x * 1.08, y * 1.04) for x, y in arch], "#8a6238", 0.4, 1.5)
    drawing.body(arch, "#dfe8e2", 0.4, 1.3)
    drawing.tint([(-30, 4), (-30, -30), (2, -54), (14, -52), (-14, 4)], "#fbf6e2", 0.9)
    for x in (-16, 2, 20):
        drawing.line([(x, -56 + abs(x - 2) * 0.35), (x, 8)], 1.6, 0.9, 0.9)
    for y in (-30, -12):
        drawing.line([(-34, y), (38, y)], 1.4, 0.9, 0.9)
    drawing.body(_box(-62, 36, 62, 72), "#a87842", 0.4, 1.5)
    boards = [[(x, 37), (x * 1.5, 70)] for x in range(-56, 60, 14)]
    drawing.strokes(tapers([[(float(a), float(b)) for a, b in line] for line in boards], 1.0, 0.7, 0.7), 0.8)
    drawing.strokes(hatch(_box(-62, 36, 62, 42), 0, 2, 0.9, drawing.chance), 0.6)


def _bricks(drawing: Drawing) -> None:
    chance = drawing.chance
    for row, y in enumerate(range(-66, 36, 7)):
        for x in range(-64 + row % 2 * 7, 62, 14):
            if chance.random() < 0.55:
                drawing.strokes(taper([(x, y), (x + 13, y)], 0.8, 0.6, 0.3), 0.55)
                drawing.strokes(taper([(x, y), (x, y + 6)], 0.8, 0.6, 0.3), 0.55)


def cavern(drawing: Drawing, rock: str = "#6b5a4e", dark: str = "#2c201a") -> None:
    """The inside of a cave."""
    drawing.tint(_box(-62, -72, 62, 72), rock)
    rim = [
        (x + drawing.chance.uniform(-5, 5), y + drawing.chance.uniform(-5, 5))
        for x, y in ellipse(2, 0, 46, 52, 16)
    ]
    inside = curve(rim, 4, True)
    drawing.solid(inside, dark)
    for x, y in ellipse(0, 0, 58, 64, 20):
        piece = [(x - 9, y - 7), (x + 8, y - 9), (x + 10, y + 7), (x - 7, y + 9)]
        drawing.body(piece, drawing.chance.choice(("#8a776c", "#9c8a7e", "#75665c")), 0.4, 1.2)
        drawing.strokes(hatch(piece, -55, 3, 0.9, drawing.chance), 0.7)
