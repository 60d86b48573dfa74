"""Coast, jungle and high plain: three of the four lands of the board."""

import math
import random
from collections.abc import Callable

from engraving.andean import llama
from engraving.canopy import crown, palm
from engraving.drawing import Drawing
from engraving.geometry import Points, band, curve, ellipse
from engraving.ink import hatch, taper
from engraving.markup import at, way
from engraving.rocks import boulder
from engraving.village import hut

from inkas.rings import RADII, arc, place, polar, sector_start, wedge

Spot = tuple[str, float, float, float]  # a wamani, how far outward and how many degrees clockwise, a size


def scatter(suyu: str, chance: random.Random, gap: float, first: float, last: float) -> Points:
    """Places over a suyu, about `gap` apart between two distances from the middle, from far to near."""
    start, out, r = sector_start(suyu, "a"), [], first
    while r < last:
        count = max(1, int(math.radians(90) * r / gap))
        for k in range(count):
            stray = math.degrees(chance.uniform(-0.22, 0.22) * gap / r)
            out.append(polar(r + chance.uniform(-0.22, 0.22) * gap, start + 90 * (k + 0.5) / count + stray))
        r += gap * 0.86
    return sorted(out, key=lambda spot: spot[1])


def _at(spots: tuple[Spot, ...], draw: Callable[[float, float, float], None]) -> None:
    for wamani, outward, clockwise, size in spots:
        draw(*place(wamani, outward, clockwise), size)


# Chinchaysuyu


def _dune(drawing: Drawing, x: float, y: float, w: float) -> None:
    crest = curve(at(way("-1,0 -0.4,-0.24 0.1,-0.36 0.45,-0.14 1,0.05"), x, y + 3, w), 5)
    drawing.tint([*crest, (x + w * 0.6, y + 12), (x - w * 0.7, y + 10)], "#f8e6b4", 0.9)
    lee = curve(crest[10:21:5], 5) + curve([crest[-1], (x + w * 0.4, y + 8), crest[10]], 4)
    drawing.tint(lee, "#c99a58", 0.75)
    drawing.strokes(taper(crest, 1.5, 0.3, 0.3) + hatch(lee, 62, 3.4, 0.8, drawing.chance), 0.8)


def _cactus(drawing: Drawing, x: float, y: float, s: float) -> None:
    for line, width in (
        ("0,0 0,-14 0,-26", 6.4),
        ("0,-9 -8,-10 -8.4,-18", 4.6),
        ("0,-13 8,-14 8.4,-23", 4.6),
    ):
        drawing.body(band(at(way(line), x, y, s), width * s, width * s * 0.8), "#7f9a4c", 0.3, 1.1)
    for rib in ("-1,-2 -1,-24", "1.4,-2 1.4,-24"):
        drawing.strokes(taper(at(way(rib), x, y, s), 0.8), 0.7)


def _huaca(drawing: Drawing, x: float, y: float, s: float) -> None:
    """A stepped pyramid of mud brick."""
    foot = y
    for half, high, fill in ((30, 10, "#e0b878"), (21, 10, "#e9c688"), (12, 9, "#f2d49a")):
        top, w = foot - high * s, half * s
        drawing.body(
            [(x - w, foot), (x - w + 3 * s, top), (x + w - 3 * s, top), (x + w, foot)], fill, 0.4, 1.3
        )
        shaded = [(x + w * 0.3, top), (x + w - 3 * s, top), (x + w, foot), (x + w * 0.3, foot)]
        drawing.strokes(hatch(shaded, -60, 2.5, 0.9, drawing.chance), 0.8)
        foot = top
    drawing.solid(
        [(x - 3 * s, y - 20 * s), (x - 3 * s, y - 26 * s), (x + 3 * s, y - 26 * s), (x + 3 * s, y - 20 * s)]
    )


def _sea(drawing: Drawing) -> None:
    chance = drawing.chance
    shore = [
        polar(RADII[3] - 24 + 5 * math.sin(k * 0.9) + chance.uniform(-2, 2), 360 - 90 * k / 40)
        for k in range(41)
    ]
    drawing.tint(arc(RADII[3], 270, 360, 40) + shore, "#5fa3ad")
    drawing.tint(shore + [(x + 5, y + 5) for x, y in shore[::-1]], "#fff6dc", 0.9)
    drawing.line(shore, 1.5, 0.7, 0.7)
    for depth in (8, 15, 22):
        for k in range(26):
            a = 271 + 3.45 * k + chance.uniform(-0.6, 0.6)
            wave = arc(RADII[3] - depth, a, a + chance.uniform(1.2, 2.6), 4)
            drawing.strokes(taper(wave, 1.1, 0.2, 0.2), 0.75)
    boat = curve(way("-13,-3 -7,4 7,4 14,-5 6,0 -6,0"), 4, True)
    for bearing in (282, 318, 346):
        drawing.body(at(boat, *polar(RADII[3] - 12, bearing), 0.8), "#f0d58c", 0.3, 1.1)


_CACTI: tuple[Spot, ...] = (
    *(("Ca3", -26, -8, 1.0), ("Cb2", 30, 9, 0.9), ("Cc3", -22, 8, 1.0)),
    *(("Ca1", 30, -6, 0.9), ("Cc2", -20, -9, 1.0), ("Cb3", -24, -10, 0.9)),
)
_HUACAS: tuple[Spot, ...] = (("Ca2", 26, 5, 1.0), ("Cc2", 30, 3, 0.86), ("Cc1", 24, 5, 0.7))


def coast(drawing: Drawing) -> None:
    """Dunes, mud brick and the sea."""
    chance = drawing.chance
    drawing.tint(wedge("C"), "#ecd196")
    _sea(drawing)
    for x, y in scatter("C", chance, 62, RADII[0] + 26, RADII[3] - 62):
        _dune(drawing, x, y, chance.uniform(24, 33))
    _at(_CACTI, lambda x, y, s: _cactus(drawing, x, y, s))
    _at(_HUACAS, lambda x, y, s: _huaca(drawing, x, y, s))
    sand = ""
    for _ in range(300):
        x, y = polar(chance.uniform(RADII[0], RADII[3] - 40), chance.uniform(270, 360))
        sand += taper([(x, y), (x + chance.uniform(2, 5), y + 0.4)], 0.9, 0.5, 0.3)
    drawing.strokes(sand, 0.45)


# Antisuyu


_STREAM = ((80, 52), (120, 56), (160, 44), (200, 50), (240, 62), (280, 52), (320, 44), (360, 52), (392, 50))
_PALMS: tuple[Spot, ...] = (
    *(("Aa3", 20, 9, 6), ("Ab3", -30, -9, -6), ("Ac3", 24, 2, 6), ("Aa2", 12, -9, -6), ("Ac2", 24, 6, 6)),
    *(("Aa1", 28, 2, -6), ("Ac1", 28, 3, 6), ("Ab2", -24, 9, -6), ("Ac3", -30, 10, 6), ("Aa3", -34, -10, -6)),
)


def jungle(drawing: Drawing) -> None:
    """A closed canopy, a stream in it, palms over it."""
    chance = drawing.chance
    drawing.tint(wedge("A"), "#6b8a40")
    stream = curve([polar(r, a) for r, a in _STREAM], 8)
    for x, y in scatter("A", chance, 28, RADII[0] + 8, RADII[3] + 2):
        if min(math.dist((x, y), spot) for spot in stream) > 14:
            crown(drawing, x, y, chance.uniform(15, 19.5), 1 if chance.random() < 0.7 else 2)
    drawing.body(band(stream, 11, 16), "#a9d3d4", 0.3, 1.2)
    ripples = "".join(taper(stream[k : k + 5], 0.8) for k in range(2, len(stream) - 6, 6))
    drawing.strokes(ripples, 0.6)
    for wamani, outward, clockwise, lean in _PALMS:
        x, y = place(wamani, outward, clockwise)
        palm(drawing, x, y + 14, 27, lean, 0.92)


# Qullasuyu


def _tuft(drawing: Drawing, x: float, y: float, s: float) -> None:
    data = ""
    for k in range(7):
        a = math.radians(-150 + 20 * k)
        near = (x + 5 * s * math.cos(a), y + 7 * s * math.sin(a))
        far = (x + 10 * s * math.cos(a), y + 10 * s * math.sin(a) + abs(k - 3) * s)
        data += taper(curve([(x, y), near, far], 3), 1.1, 0.9, 0.2)
    drawing.tint(ellipse(x, y - 4 * s, 8 * s, 7 * s, 10), "#e8d06a", 0.85)
    drawing.strokes(data, 0.85)


def _patch(drawing: Drawing, wamani: str, outward: float, clockwise: float, fill: str) -> None:
    x, y = place(wamani, outward, clockwise)
    chance = drawing.chance
    edge = [
        (x + 46 * math.cos(q) * chance.uniform(0.8, 1.2), y + 30 * math.sin(q) * chance.uniform(0.8, 1.2))
        for q in range(6)
    ]
    drawing.tint(curve(edge, 5, True), fill, 0.9)


def _pool(drawing: Drawing, x: float, y: float, s: float) -> None:
    edge = at(way("-26,0 -12,-8 14,-7 27,1 10,8 -14,7"), x, y, s)
    drawing.body(curve(edge, 5, True), "#9fd0d4", 0.4, 1.3)
    for q in (4, 9, 14):
        drawing.strokes(taper([(x - q * s, y + (q % 3) - 2), (x + (14 - q) * s, y + (q % 3) - 2)], 0.8), 0.6)


_PATCHES = (
    *(
        ("Qa3", 10, 0, "#dfcf86"),
        ("Qb2", 0, 0, "#b9b368"),
        ("Qc3", 0, 6, "#dccb80"),
        ("Qb3", 14, 0, "#bcae62"),
    ),
    *(("Qa2", 6, 4, "#b4b06a"), ("Qc2", 0, 0, "#ddd08e"), ("Qc1", 0, 0, "#b9b36c")),
)
_POOLS: tuple[Spot, ...] = (("Qa2", 26, 6, 1.0), ("Qc3", -22, -7, 1.1), ("Qb1", 30, -2, 0.7))
_HUTS: tuple[Spot, ...] = (("Qb2", -24, 7, 0.62), ("Qb3", 30, -10, 0.62), ("Qc1", 34, -3, 0.62))
_STONES: tuple[Spot, ...] = (("Qc3", 22, 8, 22), ("Qa1", 34, 4, 22))
_HERD = (
    *(("Qa3", -30, 6, 0.72, "#f6e8cc"), ("Qa3", -22, -2, 0.66, "#caa274"), ("Qc2", 28, 2, 0.7, "#fffaf0")),
    *(("Qb3", 26, 8, 0.74, "#f0d6a8"), ("Qc2", 20, -7, 0.62, "#caa274")),
)


def plain(drawing: Drawing) -> None:
    """Tufts of grass, pools, huts and llamas."""
    chance = drawing.chance
    drawing.tint(wedge("Q"), "#cfc077")
    for patch in _PATCHES:
        _patch(drawing, *patch)
    _at(_POOLS, lambda x, y, s: _pool(drawing, x, y, s))
    for x, y in scatter("Q", chance, 29, RADII[0] + 10, RADII[3] - 6):
        if chance.random() < 0.55:
            _tuft(drawing, x, y, chance.uniform(0.75, 1.05))
    for wamani, outward, clockwise, s, fill in _HERD:
        x, y = place(wamani, outward, clockwise)
        llama(drawing, x, y + 6, s * 0.8, fill)
    _at(_HUTS, lambda x, y, s: hut(drawing, x, y, s))
    _at(_STONES, lambda x, y, s: boulder(drawing, x, y, s))
