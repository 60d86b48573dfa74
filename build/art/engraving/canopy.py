"""Jungle: crowns of trees, palms, ferns, and the canopy that they make together."""

import math
import random
from collections.abc import Sequence

from engraving.drawing import Drawing
from engraving.geometry import Point, Points, curve
from engraving.ink import hatch, path, taper
from engraving.palette import FRONDS, INK, LEAVES


def scalloped(
    x: float, y: float, rx: float, ry: float, lobes: int, chance: random.Random, depth: float = 0.17
) -> Points:
    """A cloud-shaped outline."""
    phase = chance.uniform(0, 6.28)
    out: Points = []
    for i in range(lobes * 5):
        a = 2 * math.pi * i / (lobes * 5)
        reach = 1 - depth + depth * 1.35 * abs(math.sin(lobes * a / 2 + phase)) ** 0.8
        out.append((x + rx * reach * math.cos(a), y + ry * reach * math.sin(a)))
    return out


def crown(drawing: Drawing, x: float, y: float, radius: float, tone: int | None = None) -> None:
    """The crown of a broad-leaved tree seen from above; `tone` 0-2 from light to dark."""
    chance = drawing.chance
    lobes, ry = chance.choice((7, 8, 9)), radius * 0.9
    drawn_tone = chance.choice((1, 1, 2, 2, 0))
    tone = drawn_tone if tone is None else tone
    shape = scalloped(x, y, radius, ry, lobes, chance)
    drawing.body(shape, LEAVES[tone + 1], edge=0.5, width=1.15)
    shade = scalloped(x + radius * 0.3, y + ry * 0.34, radius * 0.66, ry * 0.6, 6, chance)
    drawing.tint(shade, LEAVES[min(4, tone + 2)], 0.75)
    light = scalloped(x - radius * 0.26, y - ry * 0.3, radius * 0.56, ry * 0.5, 6, chance)
    drawing.tint(light, LEAVES[tone], 0.9)
    drawing.strokes(_leaf_marks(x, y, radius, chance) + _shaded_side(shape, x, y, radius, chance), 0.9)


def _leaf_marks(x: float, y: float, radius: float, chance: random.Random) -> str:
    """Small cups, more of them on the shaded side."""
    data = ""
    for _ in range(5):
        a, reach = math.radians(chance.uniform(-35, 125)), chance.uniform(0.28, 0.78)
        cx, cy, w = x + math.cos(a) * radius * reach, y + math.sin(a) * radius * 0.9 * reach, radius * 0.2
        cup = [
            (cx - w, cy - w / 4),
            (cx - w * 0.3, cy + w * 0.45),
            (cx + w * 0.4, cy + w * 0.45),
            (cx + w, cy - w * 0.3),
        ]
        data += taper(cup, 0.95, 0.3, 0.3)
    return data


def _shaded_side(shape: Points, x: float, y: float, radius: float, chance: random.Random) -> str:
    half = [(px, py) for px, py in shape if (px - x) * 0.75 + (py - y) > radius * 0.32]
    return hatch(half, -50, 2.3, 0.8, chance, 0.2)


def bushes(drawing: Drawing, places: Sequence[Point], radius: float = 9, tone: int | None = None) -> None:
    """Small crowns at the places, the nearest in front."""
    for x, y in sorted(places, key=lambda p: p[1]):
        crown(drawing, x, y, radius * drawing.chance.uniform(0.85, 1.15), tone)


def palm(drawing: Drawing, x: float, y: float, height: float, lean: float = 6, size: float = 1.0) -> None:
    """A palm over the canopy: broad pale fronds, few lines, so that it reads at the size of the game."""
    trunk = curve(
        [
            (x, y),
            (x + lean * 0.15, y - height * 0.4),
            (x + lean * 0.55, y - height * 0.75),
            (x + lean, y - height),
        ],
        5,
    )
    markup = f'<path d="{taper(trunk, 6.2 * size, 1, 0.75)}" fill="{INK}"/>'
    markup += f'<path d="{taper(trunk, 3.6 * size, 1, 0.75)}" fill="#c9a86c"/>'
    rings = "".join(taper([(a - 1.6 * size, b), (a + 1.6 * size, b + 0.6)], 0.9) for a, b in trunk[2::3])
    markup += f'<path d="{rings}" fill="{INK}"/>'
    for frond in _fronds(*trunk[-1], size, drawing.chance):
        markup += frond
    drawing.over(f'<g filter="url(#wob)">{markup}</g>', y)


def _fronds(x: float, y: float, size: float, chance: random.Random) -> list[str]:
    """The fronds of a palm from back to front."""
    out: list[tuple[float, str]] = []
    for angle in (168.0, 12.0, -160.0, -22.0, -126.0, -56.0, -92.0):
        angle += chance.uniform(-7, 7)
        flat = abs(angle) > 110 or abs(angle) < 50
        length = (17 if flat else 14) * size * chance.uniform(0.95, 1.08)
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        tip = (x + c * length, y + s * length * 0.8 + 7 * size * abs(c))
        upper = curve([(x, y), (x + c * length * 0.55, y + s * length * 0.6 - 3.4 * size), tip], 5)
        lower = curve(
            [tip, (x + c * length * 0.55, y + s * length * 0.5 + 2.6 * size), (x, y + 1.5 * size)], 5
        )
        fill = FRONDS[0] if c < -0.1 else FRONDS[1] if c < 0.4 else FRONDS[2]
        stroke = f'stroke="{INK}" stroke-width="1.15" stroke-linejoin="round"'
        rib = f'<path d="{taper(upper[2:], 1.0, 0.2, 0.1)}" fill="{INK}" transform="translate(0 {1.2 * size:.1f})"/>'
        out.append((s, f'<path d="{path(upper + lower)}" fill="{fill}" {stroke}/>{rib}'))
    return [markup for _, markup in sorted(out)]


def fern(drawing: Drawing, x: float, y: float, size: float = 1.0) -> None:
    """A rosette of arching leaves at the edge of a clearing."""
    for angle in (-160, -125, -90, -55, -20):
        a = math.radians(angle + drawing.chance.uniform(-8, 8))
        tip = (x + math.cos(a) * 11 * size, y + math.sin(a) * 9 * size + 3 * size)
        middle = (x + math.cos(a) * 6 * size, y + math.sin(a) * 8 * size)
        upper, lower = (
            curve([(x, y), middle, tip], 4),
            curve([tip, (middle[0], middle[1] + 3 * size), (x, y)], 4),
        )
        drawing.body(upper + lower, FRONDS[1] if angle < -90 else FRONDS[2], 0.2, 0.9)


def canopy(
    drawing: Drawing, keep_clear: Sequence[tuple[float, float, float]] = (), water: Points | None = None
) -> None:
    """A closed canopy over the tile, with gaps round `keep_clear` (x, y, radius) and along `water`."""
    chance = drawing.chance
    y, row = -88.0, 0
    while y < 98:
        x = -90 + (row % 2) * 11.0
        while x < 92:
            cx, cy = x + chance.uniform(-3.5, 3.5), y + chance.uniform(-3, 3)
            size = 17 * chance.uniform(0.86, 1.16)
            wet = water is not None and min(math.dist((cx, cy), p) for p in water) < 17
            if not wet and all(math.dist((cx, cy), (a, b)) > r for a, b, r in keep_clear):
                crown(drawing, cx, cy, size)
            x += 24
        y += 15
        row += 1


def grass(drawing: Drawing, count: int, reach: float = 80) -> None:
    """Tufts over bare ground."""
    chance = drawing.chance
    data = ""
    for _ in range(count):
        x, y = chance.uniform(-reach, reach), chance.uniform(-reach, reach)
        data += taper([(x, y), (x - 1.5, y - 4)], 0.8) + taper([(x + 2, y), (x + 3, y - 4)], 0.8)
    drawing.strokes(data, 0.7)
