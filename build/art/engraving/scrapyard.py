"""The Machines' Graveyard: the bones of an airship over a field of scrap, in few large shapes."""

import math

from engraving.drawing import Drawing
from engraving.geometry import Points, curve, ellipse, gear, hexagon, moved, turned
from engraving.ink import hatch, outline, taper, tapers
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


def _spine(t: float) -> tuple[float, float]:
    return (-80 + 160 * t, 6 - 34 * math.sin(math.pi * min(1, t * 0.96)) - 6 * t)


def _girth(t: float) -> float:
    return 42 * math.pow(math.sin(math.pi * (0.12 + 0.76 * t)), 0.7)


def _ribs(drawing: Drawing) -> None:
    """Bare hoops and stringers of the wreck's left part."""
    for t in (0.05, 0.19, 0.33, 0.47, 0.6):
        x, y = _spine(t)
        hoop = ellipse(x, y, _girth(t) * 0.3, _girth(t), 30)
        drawing.tint(ellipse(x, y, _girth(t) * 0.3 + 2, _girth(t) + 2), "#8a7358", 0.12)
        drawing.strokes(outline(hoop, 3.4))
    for angle in (-88, -38, 8, 52):
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        steps = [k / 12 * 0.66 for k in range(13)]
        line = [(_spine(t)[0] + _girth(t) * 0.3 * c, _spine(t)[1] + _girth(t) * s) for t in steps]
        drawing.line(line, 1.9, 0.7, 0.8)


def _canvas(drawing: Drawing) -> None:
    """Torn cloth and a fin at the stern."""
    fin = [(52, -34), (66, -76), (86, -74), (80, -34)]
    drawing.body(fin, "#7d4034", 0.4, 1.8)
    drawing.strokes(hatch(fin, -62, 3.4, 1.2, drawing.chance))
    steps = [0.56 + k / 10 * 0.44 for k in range(11)]
    top = [(_spine(t)[0], _spine(t)[1] - _girth(t)) for t in steps]
    bottom = [(_spine(t)[0], _spine(t)[1] + _girth(t)) for t in steps[::-1]]
    x, y = _spine(0.56)
    tear: Points = [(x + 8, y + 30), (x - 8, y + 16), (x + 10, y + 2), (x - 6, y - 14), (x + 9, y - 26)]
    drawing.body(top + bottom + tear, "#c9775a", 0.5, 2.0)
    middle = [(_spine(t)[0], _spine(t)[1] + _girth(t) * 0.2) for t in steps]
    drawing.tint(middle + bottom, "#8f4a3a", 0.9)
    drawing.strokes(hatch(middle + bottom, -52, 3.4, 1.3, drawing.chance))
    drawing.line([(_spine(t)[0], _spine(t)[1] - _girth(t) * 0.42) for t in steps], 1.4)


def _chimney(drawing: Drawing) -> None:
    drawing.body([(-66, 52), (-63, -4), (-45, -4), (-42, 52)], RUST[3], 0.4, 1.8)
    drawing.strokes(hatch([(-54, 52), (-53, -4), (-45, -4), (-42, 52)], 90, 2.6, 1.2, drawing.chance))
    drawing.body([(-68, -2), (-68, -12), (-40, -12), (-40, -2)], RUST[0], 0.3, 1.6)
    drawing.solid(ellipse(-54, -12, 11, 3.2, 16), "#2f241e")


def graveyard(drawing: Drawing) -> None:
    """The whole tile: wreck above, a low heap with one great wheel, open ground in front for the fallen pieces."""
    drawing.tint(hexagon(120), "#dccba2")
    drawing.tint([*curve([(-99, 14), (-40, 2), (20, 6), (99, 10)], 5), (99, 120), (-99, 120)], "#b59a70")
    sky = [[(-74 + i * 6, -72 + i * 8), (-20 + i * 4, -73 + i * 8)] for i in range(4)]
    drawing.strokes(tapers(sky, 0.8, 0.1, 0.1), 0.5)
    _ribs(drawing)
    _canvas(drawing)
    _chimney(drawing)
    heap = curve([(-92, 62), (-70, 40), (-34, 36), (0, 28), (40, 32), (70, 38), (92, 60)], 6)
    drawing.body([*heap, (92, 110), (-92, 110)], "#cdb282", 0.5, 1.9)
    drawing.strokes(hatch([*heap[:9], (-40, 100), (-92, 100)], -50, 4.2, 1.0, drawing.chance), 0.5)
    wheel(drawing, 44, 32, 27, 12, RUST[0], 0.2)
    wheel(drawing, 6, 40, 16, 10, RUST[4], 0.5)
    _propeller(drawing, -30, 62, 1.0)
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
