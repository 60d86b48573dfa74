"""What the people of the Andes wear in portraits: hair, headbands and feathers, tunics and mantles, gold."""

import math
from collections.abc import Sequence

from engraving.drawing import Drawing
from engraving.geometry import Point, Points, band, curve, ellipse, turned
from engraving.ink import taper
from engraving.portrait_kit import (
    BLACK,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    COAL,
    Face,
    form,
    mirrored,
    shoulders,
    smooth,
    strands,
    stroke,
)

HAIR = (BLACK, COAL)
HIGH = -9.0  # how far down a portrait stands: what is worn is to be seen
SILVER_DISC, SILVER_DARK, SILVER_LIGHT = "#d5dade", "#7c828a", "#ffffff"
Cloth = tuple[str, str]
"""A colour, and the colour of its shade."""


def hair_behind(d: Drawing, low: float = 34, wide: float = 43, hair: Cloth = HAIR) -> None:
    """What hangs behind the face, down to `low`."""
    left: Points = [(-wide + 5, low), (-wide, -4), (-wide + 6, -42), (0, -61)]
    smooth(d, [*left, *reversed(mirrored(left[:-1]))], *hair, 12)
    lines: list[Points] = [[(x, -30), (x * 1.05, 4), (x * 0.97, low - 4)] for x in (-38, -34, 34, 38)]
    strands(d, lines, 1.2, 0.7)


def fringe(d: Drawing, hair: Cloth = HAIR, brow: float = -24) -> None:
    """Hair cut straight over the forehead."""
    left: Points = [(-36, 10), (-39, -22), (-24, -50), (0, -57)]
    under: Points = [(29, brow + 8), (15, brow), (0, brow - 1), (-15, brow), (-29, brow + 8)]
    smooth(d, [*left, *reversed(mirrored(left[:-1])), *under], *hair, 8)
    lines: list[Points] = [[(x * 0.4, -54), (x * 0.85, -40), (x, brow - 2)] for x in range(-28, 32, 7)]
    strands(d, lines, 1.1, 0.7)


def parting(d: Drawing, hair: Cloth = HAIR) -> None:
    """Hair parted in the middle."""
    left: Points = [(-36, 12), (-39, -22), (-24, -50), (0, -57)]
    under: Points = [(31, -10), (18, -30), (1, -43), (-16, -30), (-31, -10)]
    smooth(d, [*left, *reversed(mirrored(left[:-1])), *under], *hair, 8)
    for side in (-1, 1):
        lines: list[Points] = [
            [(side * 1, -46 - k * 3), (side * (20 + k * 3), -36 - k * 3), (side * 35, -8 - k * 7)]
            for k in range(3)
        ]
        strands(d, lines, 1.1, 0.7)


def braids(d: Drawing, hair: Cloth = HAIR, tie: str = "#b3202e") -> None:
    """Two braids that hang over the shoulders, tied with wool."""
    for side in (-1, 1):
        for step in range(7):
            x, y = side * (38 + 2 * math.sin(step)), 24 + step * 11.0
            if step == 5:
                form(d, ellipse(x, y, 7.5, 5, 14), tie, "#5a1018", 4, "", 1.4)
                continue
            form(d, ellipse(x, y, 8.4, 8, 14), *hair, 5, "", 1.5)
            stroke(d, [(x - 5, y + 3), (x, y - 2), (x + 5, y - 4)], 0.9)


def headband(d: Drawing, cloth: Cloth, y: float = -25, wide: float = 11) -> None:
    """A braided band round the forehead."""
    line = curve([(-40, y - 6), (-21, y + 1), (0, y + 3), (21, y + 1), (40, y - 6)], 5)
    form(d, band(line, wide), *cloth, 5, "", 1.7)
    lines: list[Points] = [[(x - 2, yy - wide * 0.4), (x + 3, yy + wide * 0.4)] for x, yy in line[1:-1:2]]
    strands(d, lines, 1.3, 0.75)


def feather(d: Drawing, foot: Point, length: float, turn: float, cloth: Cloth, tip: str = "") -> None:
    """A feather that stands on its quill, turned clockwise."""
    x, y = foot
    half: Points = [(0, 0), (-5.5, -length * 0.3), (-6.5, -length * 0.7), (0, -length)]
    shape = curve([*half, *reversed(mirrored(half[1:-1]))], 5, True)
    shape = turned([(a + x, b + y) for a, b in shape], turn, x, y)
    form(d, shape, *cloth, 5, "", 1.6)
    if tip:
        end: Points = [(-6, -length * 0.72), (0, -length * 0.66), (6, -length * 0.72), (0, -length)]
        d.tint(turned([(a + x, b + y) for a, b in curve(end, 4, True)], turn, x, y), tip)
    middle: Points = [(x, y), (x, y - length * 0.9)]
    d.strokes(taper(turned(middle, turn, x, y), 1.3, 0.6, 0.2))
    for step in range(1, 6):
        at = y - length * (0.15 + 0.14 * step)
        barbs: tuple[Points, ...] = ([(x, at), (x - 4.6, at - 4)], [(x, at), (x + 4.6, at - 4)])
        for barb in barbs:
            d.strokes(taper(turned(barb, turn, x, y), 0.8, 0.6, 0.2), 0.7)


def disc(d: Drawing, x: float, y: float, radius: float, *, silver: bool = False) -> None:
    """A disc of gold or silver."""
    metal = (SILVER_DISC, SILVER_DARK) if silver else (BRASS, BRASS_DARK)
    light = SILVER_LIGHT if silver else BRASS_LIGHT
    form(d, ellipse(x, y, radius, radius), *metal, radius * 0.4, light, 1.7)
    stroke(d, ellipse(x, y, radius * 0.6, radius * 0.6, 20), 1.1, 0.8)


def ear_discs(d: Drawing, face: Face, radius: float = 10, *, silver: bool = False) -> None:
    """The discs that nobles wear in their ears."""
    wide = max(x for _, x in face.rows)
    for side in (-1, 1):
        disc(d, side * (wide + 5), face.eyes + 22, radius, silver=silver)


def sun_face(d: Drawing, x: float, y: float, radius: float) -> None:
    """A small sun of gold with its rays."""
    for step in range(12):
        ray = turned([(x - 3, y - radius), (x, y - radius * 1.6), (x + 3, y - radius)], step * 30, x, y)
        form(d, ray, BRASS, BRASS_DARK, 2, "", 1.2)
    disc(d, x, y, radius)


def tunic(d: Drawing, cloth: Cloth, yoke: Sequence[str], slope: float = 0) -> None:
    """A tunic, with a stepped yoke of woven squares round the neck in these colours."""
    shoulders(d, *cloth, slope, 86, 60)
    for row, wide in enumerate((4, 3, 2)):
        y = 70.0 + row * 11
        for step in range(-wide, wide):
            x = step * 11.0
            square: Points = [(x, y), (x + 11, y), (x + 11, y + 11), (x, y + 11)]
            form(d, square, yoke[(step + row) % len(yoke)], "#2a1408", 3, "", 1.2)


def chequers(d: Drawing, colours: Cloth) -> None:
    """A tunic chequered like a board."""
    shoulders(d, colours[0], "#6a645a", 0, 88, 60)
    for row in range(4):
        for step in range(-6, 6):
            x, y = step * 14.0, 66.0 + row * 13
            if (step + row) % 2 and abs(x + 7) < 20 + (row + 1) * 22:
                d.tint([(x, y), (x + 14, y), (x + 14, y + 13), (x, y + 13)], colours[1])
                edge: Points = [(x, y), (x + 14, y), (x + 14, y + 13), (x, y + 13), (x, y)]
                stroke(d, edge, 0.9, 0.9)


def mantle(d: Drawing, cloth: Cloth, stripe: str, *, silver: bool = False) -> None:
    """A striped mantle, held by a pin on the breast."""
    shoulders(d, "#efe2c6", "#a08c68", 0, 86, 60)
    left: Points = [(-18, 56), (-52, 66), (-90, 84), (-94, 114), (-10, 114), (2, 88)]
    for side in (left, mirrored(left)):
        form(d, curve(side, 4, True), *cloth, 10)
    for sign in (-1, 1):
        for shift in (0, 11):
            line: Points = [
                (sign * (30 + shift), 63 + shift * 0.3),
                (sign * (22 + shift), 90),
                (sign * (16 + shift), 112),
            ]
            d.tint(band(curve(line, 5), 4.6), stripe)
            stroke(d, line, 0.8)
    pin: Points = [(-15, 76), (22, 96)]
    metal = SILVER_DISC if silver else BRASS
    form(d, band(pin, 3.2), metal, BRASS_DARK, 2, "", 1.3)
    disc(d, -16, 75, 10, silver=silver)


def diadem(d: Drawing, *, silver: bool = False) -> None:
    """A plate of metal over the forehead, cut like rays."""
    metal = (SILVER_DISC, SILVER_DARK) if silver else (BRASS, BRASS_DARK)
    light = SILVER_LIGHT if silver else BRASS_LIGHT
    top: Points = []
    for step in range(9):
        angle = math.radians(200 + step * 17.5)
        reach = 47 if step % 2 == 0 else 38
        top.append((reach * 0.86 * math.cos(angle), -26 + reach * math.sin(angle)))
    low: Points = [(36, -31), (18, -25), (0, -23), (-18, -25), (-36, -31)]
    form(d, [*top, *low], *metal, 8, light)
    stroke(d, [(-34, -36), (-17, -31), (0, -29), (17, -31), (34, -36)], 1.3, 0.8)


def headcloth(d: Drawing, cloth: Cloth, edge: str) -> None:
    """A folded cloth that lies on the head and hangs down behind."""
    left: Points = [(-52, 22), (-49, -20), (-38, -52), (-20, -62)]
    under: Points = [(30, -38), (0, -46), (-30, -38), (-41, -10), (-43, 18)]
    right = list(reversed(mirrored(left)))
    smooth(d, [*left, (0, -64), *right, (43, 18), (41, -10), *under], *cloth, 9)
    hem = curve([(-44, 18), (-42, -10), (-31, -38), (0, -47), (31, -38), (42, -10), (44, 18)], 5)
    form(d, band(hem, 5.5), edge, "#5a3a10", 3, "", 1.4)


def paint(d: Drawing, face: Face, colour: str, lines: int = 2) -> None:
    """Stripes of paint across the cheeks."""
    for side in (-1, 1):
        for step in range(lines):
            y = face.eyes + 13 + step * 6
            line: Points = [
                (face.turn + side * 9, y + 1),
                (face.turn + side * 19, y + 2),
                (face.turn + side * 28, y - 2),
            ]
            d.tint(band(curve(line, 4), 3.4), colour, 0.9)
