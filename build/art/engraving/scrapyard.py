"""The Machines' Graveyard: the bones of an airship over a field of scrap, in few large shapes."""

import math
from collections.abc import Sequence

from engraving.drawing import Drawing
from engraving.geometry import Point, Points, curve, ellipse, gear, hexagon, moved, turned
from engraving.ink import hatch, taper, tapers
from engraving.palette import RUST


def wheel(
    drawing: Drawing, x: float, y: float, radius: float, teeth: int, fill: str, turn: float = 0
) -> None:
    """A toothed wheel with a hub; its lower right in shade."""
    shape = gear(x, y, radius, teeth, turn)
    drawing.body(shape, fill, 0.4, 1.7)
    dark = [p for p in shape if (p[0] - x) + (p[1] - y) > -radius * 0.2]
    drawing.strokes(hatch(dark, -50, 3, 1.0, drawing.chance), 0.8)
    drawing.body(ellipse(x, y, radius * 0.5, radius * 0.5), fill, 0.2, 1.2)
    drawing.solid(ellipse(x, y, radius * 0.28, radius * 0.28, 16), "#3a2a20")


_TILT = math.radians(-15)
_LONG, _TALL = 88.0, 37.0  # half the length and half the height of the wreck's hull


def _laid(points: Sequence[Point]) -> Points:
    """Points of a level airship as it lies here: its bow in the ground at the left, its stern in the air."""
    c, s = 0.86 * math.cos(_TILT), 0.86 * math.sin(_TILT)
    return [(-6 + x * c - y * s, -17 + x * s + y * c) for x, y in points]


def _height(x: float) -> float:
    """Half the height of the hull at `x` of its length."""
    return _TALL * math.sqrt(max(0.0, 1 - (x / _LONG) ** 2))


def _edge(start: float, end: float, share: float = 1.0) -> Points:
    """A line along the hull at a share of its height; -1 is the upper rim."""
    return [(x, share * _height(x)) for x in (start + (end - start) * i / 16 for i in range(17))]


def _fins(drawing: Drawing) -> None:
    """The fins at the stern."""
    for fin in (
        [(70.0, -12.0), (104.0, -8.0), (104.0, 4.0), (70.0, 8.0)],
        [(46.0, -26.0), (66.0, -60.0), (98.0, -56.0), (82.0, -8.0)],
        [(50.0, 24.0), (74.0, 48.0), (100.0, 40.0), (82.0, 8.0)],
    ):
        shape = _laid(fin)
        drawing.body(shape, "#8f3a30", 0.4, 2.0)
        drawing.strokes(hatch(shape, -62, 3.6, 1.2, drawing.chance), 0.8)


def _bones(drawing: Drawing) -> None:
    """The bare forward half of the hull: hoops and stringers over its dark inside."""
    hull = _laid([*_edge(-_LONG, _LONG, -1), *_edge(_LONG, -_LONG)])
    drawing.body(hull, "#cbb083", 0.5, 2.2)
    drawing.tint(_laid([*_edge(-_LONG, 30, 0.1), *_edge(30, -_LONG)]), "#7d6142", 0.8)
    for at in (-74.0, -58.0, -41.0, -23.0, -4.0):
        h, bulge = _height(at), 8.0
        turns = [math.radians(a) for a in range(-90, 91, 15)]
        drawing.line(_laid([(at - bulge * math.cos(t), h * math.sin(t)) for t in turns]), 3.6, 0.8, 0.8)
    for share in (-0.45, 0.1, 0.6):
        drawing.line(_laid(_edge(-_LONG + 4, 16, share)), 1.8, 0.6, 0.6)


def _canvas(drawing: Drawing) -> None:
    """What is left of the cloth, torn towards the bow."""
    tear = [(2.0, -36.8), (18.0, -26.0), (6.0, -16.0), (22.0, -4.0), (4.0, 8.0), (20.0, 20.0), (8.0, 36.5)]
    cloth = _laid([*tear, *_edge(8, _LONG), *_edge(_LONG, 2, -1)])
    drawing.body(cloth, "#d0563f", 0.5, 2.2)
    shade = _laid([*_edge(20, _LONG, 0.2), *_edge(_LONG, 12)])
    drawing.tint(shade, "#8a2f28", 0.85)
    drawing.strokes(hatch(shade, -58, 3.6, 1.3, drawing.chance))
    drawing.tint(_laid([*_edge(24, 76, -0.86), *_edge(76, 24, -0.5)]), "#f0a184", 0.9)
    for share in (-0.42, 0.2):
        drawing.line(_laid(_edge(18, _LONG - 2, share)), 1.3)
    belt = _laid([(34, -34.0), (48, -31.0), (48, 31.0), (34, 34.0)])
    drawing.body(belt, "#f3e3b8", 0.3, 1.5)


def _gondola(drawing: Drawing) -> None:
    """The car, broken off and on its side."""
    car = [(-62.0, 40.0), (-20.0, 30.0), (-20.0, 44.0), (-28.0, 48.0), (-56.0, 54.0)]
    drawing.body(car, "#a8743c", 0.4, 2.0)
    for i in range(3):
        x, y = -53 + i * 11.0, 40.5 - i * 2.6
        drawing.solid([(x, y), (x + 6, y - 1.4), (x + 6, y + 4.6), (x, y + 6)])
    drawing.strokes(tapers([[(-50, 39), (-46, 16)], [(-28, 33), (-22, 10)]], 1.6))


def graveyard(drawing: Drawing) -> None:
    """The whole tile: wreck above, a low heap with one great wheel, open ground in front for the fallen pieces."""
    drawing.tint(hexagon(120), "#efe2c0")
    drawing.tint([*curve([(-99, 22), (-40, 12), (20, 14), (99, 6)], 5), (99, 120), (-99, 120)], "#a8875a")
    sky = [[(-84 + i * 9, -62 + i * 9), (-34 + i * 6, -64 + i * 9)] for i in range(3)]
    drawing.strokes(tapers(sky, 0.9, 0.1, 0.1), 0.5)
    _fins(drawing)
    _bones(drawing)
    _canvas(drawing)
    heap = curve([(-92, 60), (-66, 46), (-30, 46), (4, 38), (44, 36), (72, 40), (92, 58)], 6)
    _gondola(drawing)
    drawing.body([*heap, (92, 110), (-92, 110)], "#d8bb86", 0.5, 2.0)
    drawing.strokes(hatch([*heap[:9], (-40, 100), (-92, 100)], -50, 4.2, 1.0, drawing.chance), 0.5)
    wheel(drawing, 48, 36, 29, 12, RUST[0], 0.2)
    wheel(drawing, 9, 46, 16, 10, RUST[4], 0.5)
    _propeller(drawing, -32, 66, 1.0)
    _scrap(drawing)


def _propeller(drawing: Drawing, x: float, y: float, s: float) -> None:
    """A bent screw half sunk in the heap."""
    for turn in (20, 140, 262):
        blade = turned(curve([(0, -3), (14, -9), (30, -5), (31, 2), (14, 4), (0, 3)], 4, True), turn)
        drawing.body(moved(blade, x, y, s), RUST[0] if turn < 200 else RUST[1], 0.4, 1.6)
    drawing.body(ellipse(x, y, 6 * s, 6 * s, 14), RUST[4], 0.3, 1.5)


def _scrap(drawing: Drawing) -> None:
    chance = drawing.chance
    for x, y in ((-74, 66), (74, 64), (-46, 88), (22, 72), (50, 84), (-6, 88)):
        w, h, lean = chance.uniform(8, 13), chance.uniform(3.5, 5.5), chance.uniform(-6, 6)
        plate = [(x - w, y + lean), (x + w, y - lean), (x + w, y - lean + h), (x - w, y + lean + h)]
        drawing.body(plate, chance.choice((RUST[0], RUST[1], RUST[4])), 0.4, 1.3)
    drawing.strokes(taper([(-84, 74), (-66, 70), (-60, 76)], 2.2) + taper([(66, 74), (80, 70)], 2.2))
