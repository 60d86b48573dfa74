"""Drawings without a frame for sheets that hold little: what the people of the Andes write and work with, a khipu and a
loom, and whoever looks over the land."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from engraving.drawing import Drawing
from engraving.filters import Stop, radial
from engraving.geometry import Point, Points, band, curve, ellipse
from engraving.ink import hatch, tapers
from engraving.picture import Picture
from engraving.portrait_kit import form, stroke

SIZE = (460, 290)
Wool = tuple[str, str]
"""A colour of wool, and its shade."""

_WOOD: Wool = ("#a8743c", "#5b3a18")
_NATURAL: Wool = ("#e9dcbc", "#9c8a62")


def _cloth(d: Drawing, corners: Sequence[Point], colours: Sequence[Wool], stripes: int) -> None:
    """A cloth that lies between four corners, from the upper left clockwise, so many stripes wide: those at its sides
    are coloured.
    """
    (ax, ay), (bx, by), (cx, cy), (ex, ey) = corners
    form(d, list(corners), *colours[0], 9)
    for step in (0, 1, stripes - 2, stripes - 1):
        low, high = (step + 0.18) / stripes, (step + 0.62) / stripes
        upper = [(ax + (bx - ax) * t, ay + (by - ay) * t) for t in (low, high)]
        lower = [(ex + (cx - ex) * t, ey + (cy - ey) * t) for t in (high, low)]
        form(d, [*upper, *lower], *colours[1 + min(step, stripes - 1 - step)], 4, "", 1.0)
    for step in range(40):
        t = step / 39
        for x, y, down in (
            (ax + (bx - ax) * t, ay + (by - ay) * t, -8),
            (ex + (cx - ex) * t, ey + (cy - ey) * t, 9),
        ):
            stroke(d, [(x, y), (x + 1, y + down)], 1.1, 0.6)


def _cord(d: Drawing, line: Points, wool: Wool, width: float) -> None:
    """A twisted cord."""
    form(d, band(line, width), *wool, 2, "", 1.2)
    twists: list[Points] = [
        [(x - width * 0.45, y - width * 0.3), (x + width * 0.45, y + width * 0.4)] for x, y in line[1:-1]
    ]
    d.strokes(tapers(twists, 1.0, 0.7, 0.7), 0.8)


def _knot(d: Drawing, x: float, y: float, wool: Wool, turns: int) -> None:
    """A knot of so many turns, the way a number is tied."""
    for turn in range(turns):
        form(d, ellipse(x, y + turn * 5.2, 5.4, 3.4, 14), *wool, 2.4, "", 1.2)


def khipu(colours: Sequence[Wool]) -> str:
    """Knotted cords on a cloth: what is remembered here is tied, and some cords have no knot yet."""
    d = Drawing(401)
    _cloth(d, [(70, 52), (396, 44), (430, 236), (36, 246)], [_NATURAL, *colours[:2]], 17)
    main = curve([(44, 84), (120, 98), (230, 102), (340, 94), (420, 74)], 9)
    knots = (
        (26, 2, 62, 4),
        (44, 3, 0, 0),
        (20, 1, 70, 5),
        (58, 4, 0, 0),
        (30, 2, 84, 3),
        (0, 0, 0, 0),
        (40, 5, 80, 1),
    )
    for number in range(13):
        x, y = main[3 + number * 2 + number // 2]
        wool = colours[(number * 2 + number // 3) % len(colours)]
        length, sway = 112 + 18 * math.sin(number * 2.1), 10 * math.sin(number * 1.3)
        line = curve([(x, y), (x + sway * 0.4, y + length * 0.5), (x + sway, y + length)], 10)
        _cord(d, line, wool, 4.4)
        first, turns, second, more = knots[number % len(knots)]
        for down, count in ((first, turns), (second, more)):
            if count:
                at = line[min(len(line) - 1, round(down / length * (len(line) - 1)))]
                _knot(d, at[0], at[1], wool, count)
    _cord(d, main, _WOOD, 8)
    for x, y in (main[0], main[-1]):
        form(d, ellipse(x, y, 8, 8), *colours[0], 4)
    shadow = '<ellipse cx="233" cy="242" rx="204" ry="26" fill="#1c0d04" opacity=".34" filter="url(#blur9)"/>'
    return shadow + d.markup("wash_fine")


def _ball(d: Drawing, x: float, y: float, radius: float, wool: Wool) -> None:
    """A ball of wool."""
    form(d, ellipse(x, y, radius, radius), *wool, radius * 0.5)
    for turn in (-0.6, -0.2, 0.2, 0.6):
        line: Points = [
            (x - radius * 0.86, y + turn * radius),
            (x, y + (turn - 0.35) * radius),
            (x + radius * 0.86, y + turn * radius),
        ]
        stroke(d, curve(line, 4), 1.1, 0.7)


def loom(colours: Sequence[Wool]) -> str:
    """A cloth half woven on its bars, a shuttle across it, and balls of wool."""
    d = Drawing(402)
    warp: Points = [(104, 52), (330, 52), (330, 232), (104, 232)]
    form(d, warp, *_NATURAL, 6)
    threads: list[Points] = [[(108 + step * 6.2, 54), (108 + step * 6.2, 140)] for step in range(36)]
    d.strokes(tapers(threads, 1.0, 0.9, 0.9), 0.8)
    for row in range(6):
        y = 142.0 + row * 15
        form(d, [(104, y), (330, y), (330, y + 15), (104, y + 15)], *colours[row % len(colours)], 4, "", 1.0)
        light, _ = colours[(row + 2) % len(colours)]
        for step in range(12):
            x = 114 + step * 18.0
            stair: Points = [
                (x, y + 12),
                (x, y + 8),
                (x + 4, y + 8),
                (x + 4, y + 3),
                (x + 10, y + 3),
                (x + 10, y + 12),
            ]
            if row % 2:
                d.tint(stair, light)
                stroke(d, [*stair, stair[0]], 0.8, 0.8)
    d.strokes(hatch([(300, 142), (330, 142), (330, 232), (290, 232)], -50, 3.2, 0.8, d.chance), 0.4)
    for y in (50.0, 236.0):
        form(d, band([(86, y), (348, y)], 13), *_WOOD, 6)
        for x in (86.0, 348.0):
            form(d, ellipse(x, y, 8, 8), *_WOOD, 4)
    form(d, band([(92, 118), (342, 104)], 9, 7), *_WOOD, 4)
    form(
        d, curve([(150, 132), (190, 122), (270, 122), (306, 132), (270, 141), (190, 141)], 4, True), *_WOOD, 5
    )
    _cord(d, curve([(306, 132), (350, 150), (372, 196), (392, 222)], 8), colours[0], 2.4)
    for (x, y, radius), wool in zip(((398, 232, 24), (52, 226, 20), (426, 194, 16)), colours, strict=False):
        _ball(d, x, y, radius, wool)
    shadow = '<ellipse cx="226" cy="246" rx="200" ry="20" fill="#1c0d04" opacity=".34" filter="url(#blur9)"/>'
    return shadow + d.markup("wash_fine")


def in_oval(scene: str, sky: str) -> str:
    """A scene below a sky of this colour, whose edge fades away."""
    fade: list[Stop] = [(0, "#fff", 1), (0.72, "#fff", 1), (1, "#fff", 0)]
    above = f'<rect x="-230" y="-165" width="460" height="290" fill="{sky}" opacity=".7"/>'
    oval = '<ellipse cx="0" cy="-18" rx="226" ry="146" fill="url(#fade)"/>'
    return f'{radial("fade", fade)}<mask id="oval">{oval}</mask><g mask="url(#oval)">{above}{scene}</g>'


def illustrations(
    sprite: Callable[..., Picture], survey: Callable[[], str], wool: Sequence[Wool]
) -> list[Picture]:
    """`illustration.survey` and its like, as large as the shell's pictures of these names."""
    rows: tuple[tuple[str, Callable[[], str], tuple[float, float]], ...] = (
        ("survey", survey, (230, 165)),
        ("logbook", lambda: khipu(wool), (0, 0)),
        ("workbench", lambda: loom(wool), (0, 0)),
    )
    return [replace(sprite(f"illustration.{name}", SIZE, draw, at), suffix="webp") for name, draw, at in rows]
