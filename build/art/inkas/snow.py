"""Kuntisuyu, the land of snow: wide fields of it, and a few great peaks that leave the middle of a wamani free."""

import math

from engraving.andean import llama
from engraving.drawing import Drawing
from engraving.geometry import Points, along, curve, jagged
from engraving.ink import taper
from engraving.markup import at, way
from engraving.rocks import boulder

from inkas.lands import scatter
from inkas.rings import RADII, arc, place, wedge

_FIELD, _HOLLOW, _DRIFT = "#c6cfcf", "#a9b9c0", "#e6ecea"
_LIT, _SHADED, _ROCK = "#eef2f2", "#8fa0ad", "#a3abb0"
# a wamani, how far outward and degrees clockwise its foot lies, height, half width
_PEAKS = (
    *(("Ka3", 22, -8, 54, 30), ("Ka3", -26, 9, 34, 22), ("Kb3", 26, -9, 58, 30), ("Kb3", 18, 9, 36, 22)),
    *(("Kc3", 24, -9, 40, 24), ("Kc3", 8, 10, 56, 28), ("Ka2", 24, -9, 48, 27), ("Ka2", -30, 8, 30, 19)),
    *(("Kb2", 26, 9, 52, 28), ("Kc2", 22, -9, 34, 22), ("Kc2", 4, 10, 50, 26), ("Ka1", 28, -8, 38, 22)),
    *(("Kb1", 32, 6, 42, 24), ("Kc1", 26, 9, 38, 22)),
)


_SHADES = (
    *(("Ka3", 0, 0, _HOLLOW), ("Kb3", 6, -3, _DRIFT), ("Kc3", 0, 2, _HOLLOW), ("Ka2", 4, 2, _DRIFT)),
    *(("Kb2", 0, -3, _HOLLOW), ("Kc2", -4, -6, _DRIFT), ("Ka1", 0, 2, _HOLLOW), ("Kb1", 4, 0, _DRIFT)),
    *(
        ("Kc1", 6, -2, _HOLLOW),
        ("Ka3", -34, -12, _DRIFT),
        ("Kb3", -30, 11, _HOLLOW),
        ("Kc3", -26, -12, _DRIFT),
    ),
)
_CREVASSES = (
    ("Ka3", -8, 4, 0.9),
    ("Kc3", -24, -8, 0.9),
    ("Ka2", 2, 5, 0.8),
    ("Kc2", 26, 4, 0.8),
    ("Kb3", 34, 2, 0.8),
)
_CAIRNS = (("Ka2", -30, -6, 0.9), ("Kc3", -34, 4, 1.0), ("Kb3", -28, -2, 0.9), ("Kb1", -20, -8, 0.8))
_VICUNAS = (
    ("Kb2", 30, -6, 0.5),
    ("Kb2", 16, -3, 0.42),
    ("Kc2", -28, -4, 0.46),
    ("Ka1", -24, -4, 0.42),
    ("Kb3", -12, 8, 0.5),
)


def _torn(edge: Points, ridge: Points, depth: float, deep_ridge: float, height: float) -> Points:
    """A face of snow between an edge and the ridge, torn at its lower end."""
    outer = [along(edge, i / 8 * depth) for i in range(9)]
    inner = [along(ridge, min(1.0, i / 8 * deep_ridge)) for i in range(9)]
    p, q = outer[-1], inner[-1]
    hem: Points = []
    for i in range(1, 5):
        t = i / 5
        fall = (6 if i % 2 else -5) * height / 70
        hem.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t + fall))
    return outer + hem + inner[::-1]


def _massif(drawing: Drawing, x: float, base: float, height: float, half: float) -> None:
    """A peak with a lower one at its shoulder."""
    side = -1 if drawing.chance.random() < 0.5 else 1
    _peak(drawing, x + side * half * 0.8, base - 3, height * 0.55, half * 0.62)
    _peak(drawing, x, base, height, half)


def _peak(drawing: Drawing, x: float, base: float, height: float, half: float) -> None:
    """A mountain in few lines: a lit and a shaded face, snow, and its foot lost in the field."""
    chance = drawing.chance
    top = (x, base - height)
    left = jagged(top, (x - half, base), 5, 1.8, chance)
    right = jagged(top, (x + half * 1.1, base), 5, 1.8, chance)
    ridge = [
        (x + half * 0.2 * t + (3 if i % 2 else -2) * math.sqrt(t), base - height * (1 - t))
        for i, t in enumerate((0, 0.2, 0.4, 0.6, 0.8, 1))
    ]
    drawing.body(left + right[::-1][:-1], _ROCK, 0, 1.5, inked=False)
    drawing.line(left, 1.6, 0.9, 0.25)
    drawing.line(right, 2.3, 0.9, 0.3)
    drawing.tint(left + ridge[::-1][:-1], "#c3c8c6")
    drawing.tint(right + ridge[::-1][:-1], _SHADED)
    drawing.tint(_torn(left, ridge, 0.62, 0.76, height), "#fffefa")
    drawing.tint(_torn(right, ridge, 0.5, 0.76, height), "#cfdbe2")
    drawing.line(ridge, 1.3, 0.9, 0.2)
    for t in (0.5, 0.6, 0.7, 0.8, 0.9):
        p, q = along(ridge, t), along(right, t)
        end = (p[0] + (q[0] - p[0]) * 0.82, p[1] + (q[1] - p[1]) * 0.82 + 5)
        drawing.strokes(taper([(p[0] + 2, p[1]), end], 1.05, 0.7, 0.2), 0.85)
    for k, reach in enumerate((0.9, 0.55)):
        low = base + 3 + 4 * k
        drawing.strokes(
            taper([(x - half * reach, low), (x, low + 1.6), (x + half * reach, low)], 1.0, 0.1, 0.1), 0.5
        )


def _drift(drawing: Drawing, line: Points, fill: str) -> None:
    """A crest of snow along a line: pointed at both ends, its lower edge in ink with a few strokes below."""
    last = len(line) - 1
    lower = [(x, y + 15 * math.sin(math.pi * k / last) ** 1.4) for k, (x, y) in enumerate(line)]
    drawing.tint(line + lower[::-1], fill, 0.95)
    drawing.line(line[2:-2], 1.2, 0.1, 0.1)
    for k in range(4, last - 3, 2):
        (x, y), reach = line[k], drawing.chance.uniform(5, 10)
        drawing.strokes(taper([(x, y + 1), (x + 2, y + reach)], 0.8, 0.6, 0.1), 0.5)


def _fields(drawing: Drawing) -> None:
    """Long hollows and crests of snow along the rings."""
    for r, start, length, fill in (
        *((352, 184, 30, _HOLLOW), (330, 224, 26, _DRIFT), (364, 250, 18, _HOLLOW), (250, 186, 34, _DRIFT)),
        *((262, 232, 30, _HOLLOW), (226, 206, 26, _HOLLOW), (160, 190, 40, _DRIFT), (140, 236, 30, _HOLLOW)),
        *((310, 192, 20, _DRIFT), (200, 244, 22, _DRIFT), (112, 200, 30, _HOLLOW)),
    ):
        _drift(drawing, arc(r, start, start + length, 14), fill)
    _ripples(drawing)


def _ripples(drawing: Drawing) -> None:
    """Groups of short waves that the wind has left."""
    chance = drawing.chance
    for x, y in scatter("K", chance, 46, RADII[0] + 22, RADII[3] - 14):
        if chance.random() < 0.66:
            for k in range(chance.choice((2, 3))):
                left, wide = x + chance.uniform(-6, 2) + 3 * k, chance.uniform(13, 22)
                wave = curve(way("0,0 0.25,-0.1 0.5,0 0.75,-0.1 1,0"), 3)
                drawing.strokes(taper(at(wave, left, y + 4.5 * k, wide), 1.1, 0.2, 0.2), 0.55)


def _shades(drawing: Drawing) -> None:
    """Wide patches of shadow and light on the snow."""
    chance = drawing.chance
    for wamani, outward, clockwise, fill in _SHADES:
        x, y = place(wamani, outward, clockwise)
        edge = [
            (
                x + 46 * math.cos(q / 3) * chance.uniform(0.6, 1.3),
                y + 20 * math.sin(q / 3) * chance.uniform(0.6, 1.3),
            )
            for q in range(19)
        ]
        drawing.tint(curve(edge, 3, True), fill, 0.5)


def _crevasse(drawing: Drawing, x: float, y: float, s: float) -> None:
    """A cleft in the ice, blue inside."""
    upper, lower = way("-24,2 -9,-4 6,-1 24,-7"), way("24,-7 7,4 -8,3 -24,2")
    drawing.body(curve(at(upper, x, y, s), 4) + curve(at(lower, x, y, s), 4), "#6fa6bd", 0.3, 1.2)
    drawing.strokes(taper(curve(at(way("-16,1 -6,-1 8,1 18,-3"), x, y, s), 4), 1.6, 0.4, 0.1), 0.8)


def _cairn(drawing: Drawing, x: float, y: float, s: float) -> None:
    """A pile of stones, as travellers leave one on a pass."""
    for dx, dy, wide in ((-7, 0, 12), (7, 0, 12), (0, 1, 12), (-3, -6, 10), (4, -6, 9), (0, -11, 8)):
        boulder(drawing, x + dx * s, y + dy * s, wide * s, "#a89f92")


def mountains(drawing: Drawing) -> None:
    """The whole land."""
    drawing.tint(wedge("K"), _FIELD)
    _shades(drawing)
    _fields(drawing)
    tarn = curve(at(way("-26,0 -10,-9 14,-7 27,2 8,9 -16,7"), *place("Kb2", -26, -7), 0.8), 5, True)
    drawing.body(tarn, "#8fc3d4", 0.4, 1.2)
    feet = [
        (*place(wamani, outward, clockwise), high, half) for wamani, outward, clockwise, high, half in _PEAKS
    ]
    for x, y, high, half in sorted(feet, key=lambda foot: foot[1]):
        _massif(drawing, x, y + 12, high, half)
    for wamani, outward, clockwise, size in _CREVASSES:
        _crevasse(drawing, *place(wamani, outward, clockwise), size)
    for wamani, outward, clockwise, size in _CAIRNS:
        _cairn(drawing, *place(wamani, outward, clockwise), size)
    for wamani, outward, clockwise, size in _VICUNAS:
        x, y = place(wamani, outward, clockwise)
        llama(drawing, x, y + 6, size, "#d09a62")
