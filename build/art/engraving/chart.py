"""The parchment map that the tiles lie on: hachured valley, hills, neat line, compass, dividers, cartouche.

No letter is drawn: words are set by the game. Units are those of the table at 1920 x 1080.
"""

import math
import random

from PIL import Image
from shapely.geometry import Point as Spot
from shapely.geometry import Polygon
from shapely.ops import unary_union

from engraving.geometry import Point, Points, curve, hexagon
from engraving.ink import path, taper
from engraving.instruments import cartouche, clamp, compass, dividers, loupe
from engraving.palette import FADED
from engraving.picture import Picture, rasterise

LEFT, TOP, RIGHT, BOTTOM = 392, 72, 1528, 916
PITCH = 95.5
CENTRE = (670.5, 494 - 3 * PITCH)
_ROWS = ((0, 4), (-1, 5), (-1, 5), (-2, 5), (-2, 4))
_BLEED = 24


def centres() -> list[Point]:
    """The centres of the 22 slots and of the Graveyard (last of the third row)."""
    out: list[Point] = []
    for r, (first, count) in enumerate(_ROWS):
        for q in range(first, first + count):
            out.append((CENTRE[0] + math.sqrt(3) * PITCH * (q + r / 2), CENTRE[1] + 1.5 * PITCH * r))
    return out


def torn_edge(chance: random.Random) -> Points:
    """The outline of the sheet: a random walk of a few units, with nicks."""
    corners = [(LEFT + 5, TOP + 5), (RIGHT - 5, TOP + 5), (RIGHT - 5, BOTTOM - 5), (LEFT + 5, BOTTOM - 5)]
    out: Points = []
    for side in range(4):
        (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 4]
        length = math.dist((ax, ay), (bx, by))
        nx, ny, stray, count = (by - ay) / length, -(bx - ax) / length, 0.0, (190, 140)[side % 2]
        for k in range(count):
            stray = stray * 0.8 + chance.uniform(-1.5, 1.5)
            reach = stray - (chance.uniform(3, 7) if chance.random() < 0.02 else 0)
            out.append((ax + (bx - ax) * k / count + nx * reach, ay + (by - ay) * k / count + ny * reach))
    return out


def sheet(edge: Points) -> str:
    """Paper, burnt rim, stains, folds."""
    outline = path(edge)
    box = f'x="{LEFT}" y="{TOP}" width="{RIGHT - LEFT}" height="{BOTTOM - TOP}"'
    out = (
        f'<g filter="url(#shadow_big)"><path d="{outline}" fill="#8a6232"/>'
        f'</g><clipPath id="sheet"><path d="{outline}"/></clipPath>'
    )
    out += f'<g clip-path="url(#sheet)"><g filter="url(#paper)"><rect {box} fill="url(#parchment)"/></g>'
    out += f'<path d="{outline}" fill="none" stroke="#6a3d14" stroke-width="26" opacity=".5" filter="url(#blur9)"/>'
    out += f'<path d="{outline}" fill="none" stroke="#4a280c" stroke-width="5" opacity=".55" filter="url(#blur1)"/>'
    out += f'<g opacity=".5"><rect {box} filter="url(#stain)"/></g>'
    for third in (1, 2):
        x = LEFT + (RIGHT - LEFT) * third / 3
        out += f'<path d="M{x} {TOP + 8}V{BOTTOM - 8}" stroke="#7a5426" stroke-width="1.2" opacity=".16"/>'
        out += (
            f'<path d="M{x + 2} {TOP + 8}V{BOTTOM - 8}" stroke="#fffbe8" stroke-width="1.6" opacity=".16"/>'
        )
    return out + "</g>"


def neat_line() -> str:
    """Two frames with a scale of degrees between them."""
    m = 13
    x0, y0, x1, y1 = LEFT + m, TOP + m, RIGHT - m, BOTTOM - m
    out = (
        f'<rect x="{x0}" y="{y0}" width="{x1 - x0}" height="{y1 - y0}" '
        f'fill="none" stroke="{FADED}" stroke-width="1.8"/>'
    )
    out += (
        f'<rect x="{x0 + 10}" y="{y0 + 10}" width="{x1 - x0 - 20}" '
        f'height="{y1 - y0 - 20}" fill="none" stroke="#2b1a10"/>'
    )
    for i in range(0, 44, 2):
        w = (x1 - x0 - 20) / 44
        for y in (y0 + 3, y1 - 7):
            out += f'<rect x="{x0 + 10 + i * w:.1f}" y="{y}" width="{w:.1f}" height="4" fill="{FADED}"/>'
    for i in range(0, 32, 2):
        h = (y1 - y0 - 20) / 32
        for x in (x0 + 3, x1 - 7):
            out += f'<rect x="{x}" y="{y0 + 10 + i * h:.1f}" width="4" height="{h:.1f}" fill="{FADED}"/>'
    return f'<g filter="url(#wob1)" opacity=".85">{out}</g>'


def _valley_rim(chance: random.Random) -> str:
    """Contours and hachures round the ground of the tiles."""
    tiles = [Polygon([(x + a, y + b) for a, b in hexagon(96)]) for x, y in centres()]
    valley = unary_union(tiles).buffer(3)
    frame = Polygon(
        [(LEFT + 26, TOP + 26), (RIGHT - 26, TOP + 26), (RIGHT - 26, BOTTOM - 26), (LEFT + 26, BOTTOM - 26)]
    )
    lines = ""
    for i, distance in enumerate((7, 13, 20, 29, 40)):
        ring = valley.buffer(distance).exterior.intersection(frame)
        for piece in getattr(ring, "geoms", [ring]):
            data = path([(p[0], p[1]) for p in piece.coords], closed=False)
            lines += (
                f'<path d="{data}" fill="none" stroke="{FADED}" '
                f'stroke-width="{1.3 - 0.15 * i:.2f}" opacity="{0.62 - 0.1 * i:.2f}"/>'
            )
    ground = path([(p[0], p[1]) for p in valley.buffer(9).exterior.coords])
    floor = path([(p[0], p[1]) for p in valley.exterior.coords])
    out = (
        f'<path d="{ground}" fill="#b08a4c" opacity=".35" filter="url(#blur9)"/>'
        f'<path d="{floor}" fill="#8a6a3c" opacity=".34"/>'
    )
    return out + (
        f'<g filter="url(#wob2)">{lines}<path '
        f'd="{_hachures(valley, frame, chance)}" fill="{FADED}" opacity=".6"/></g>'
    )


def _hachures(valley: Polygon, frame: Polygon, chance: random.Random) -> str:
    ring = valley.buffer(40).exterior
    data = ""
    at = 0.0
    while at < ring.length:
        p, q = ring.interpolate(at), ring.interpolate(at + 1)
        reach = chance.uniform(6, 17)
        nx, ny = (q.y - p.y) * reach, (p.x - q.x) * reach
        ends = sorted(((p.x + nx, p.y + ny), (p.x - nx, p.y - ny)), key=lambda e: valley.distance(Spot(e)))
        if frame.contains(Spot(ends[1])) and frame.contains(p):
            data += taper([(p.x, p.y), ends[1]], 1.1, 0.9, 0.1)
        at += chance.uniform(4.5, 7)
    return data


_HILLS = (
    (452, 300), (486, 322), (438, 338), (470, 352), (446, 384), (508, 404), (476, 418), (448, 432), (520, 470),
    (486, 474), (452, 486), (512, 512), (470, 524), (440, 536), (446, 580), (478, 572), (448, 626), (444, 672),
    (474, 690), (520, 706), (446, 716), (488, 728), (1388, 312), (1430, 318), (1470, 306), (1448, 344), (1482, 352),
    (1468, 392), (1484, 436), (1462, 470), (1486, 520), (1464, 560), (1484, 598), (1452, 622), (1420, 660),
    (1480, 642), (1452, 676), (1388, 690), (1426, 706), (1478, 700),
)  # fmt: skip


def hill(x: float, y: float, s: float) -> str:
    """A molehill of the old maps, shaded on the right."""
    top = (x, y - 17 * s)
    left = curve([top, (x - 7 * s, y - 7 * s), (x - 15 * s, y)], 4)
    right = curve([top, (x + 6 * s, y - 8 * s), (x + 14 * s, y)], 4)
    data = taper(left, 1.5, 0.9, 0.5) + taper(right, 2.1, 0.9, 0.5)
    for k in range(1, 8):
        t = k / 8
        px, py = right[int(t * (len(right) - 1))]
        data += taper([(px - 0.5, py), (px - (4.5 + 2 * t) * s, py + (1 - t) * 9 * s + 2)], 1.0, 0.8, 0.1)
    body = f'<path d="{path(left[::-1] + right)}" fill="#f4e6c4"/>'
    shade = f'<path d="{path([top, *right, (x + 2 * s, y)])}" fill="#c9ab74" opacity=".5"/>'
    return f'{body}{shade}<path d="{data}" fill="{FADED}"/>'


def _hills(chance: random.Random) -> str:
    places = sorted(
        ((x + chance.uniform(-5, 5), y + chance.uniform(-4, 4)) for x, y in _HILLS), key=lambda p: p[1]
    )
    inner = "".join(hill(x, y, chance.uniform(0.8, 1.12)) for x, y in places)
    return f'<g filter="url(#wob1)" opacity=".85">{inner}</g>'


def _map() -> str:
    chance = random.Random(4)
    edge = torn_edge(chance)
    out = sheet(edge) + neat_line() + _valley_rim(chance) + _hills(random.Random(12))
    out += dividers(452, 124) + compass(1418, 200, 72) + cartouche(1272, 748, 232, 134) + loupe(496, 774, 42)
    grain = (
        f'<rect x="{LEFT}" y="{TOP}" width="{RIGHT - LEFT}" '
        f'height="{BOTTOM - TOP}" filter="url(#grain)" opacity=".35"/>'
    )
    out += f'<g clip-path="url(#sheet)">{grain}</g>'
    corners = ((LEFT, TOP, 0), (RIGHT, TOP, 90), (RIGHT, BOTTOM, 180), (LEFT, BOTTOM, 270))
    return out + "".join(clamp(x, y, turn) for x, y, turn in corners)


def _draw_map(scale: float) -> Image.Image:
    box = (LEFT - _BLEED, TOP - _BLEED, RIGHT - LEFT + 2 * _BLEED, BOTTOM - TOP + 2 * _BLEED)
    return rasterise(_map(), box, scale)


def _wood(scale: float) -> Image.Image:
    out = '<g filter="url(#wood)"><rect width="1920" height="1080" fill="url(#table)"/></g>'
    for y in (0, 268, 536, 804):
        out += f'<rect y="{y}" width="1920" height="2.4" fill="#140805" opacity=".75"/>'
        out += f'<rect y="{y + 2.4}" width="1920" height="1.4" fill="#b0683c" opacity=".35"/>'
    out += '<rect width="1920" height="1080" fill="url(#vignette)"/>'
    return rasterise(out, (0, 0, 1920, 1080), scale)


def pictures() -> list[Picture]:
    """`table.wood` (the whole screen), `table.map` (at 392, 72 with a bleed of 24)."""
    size = (RIGHT - LEFT + 2 * _BLEED, BOTTOM - TOP + 2 * _BLEED)

    facts = {"centres": [round(value, 2) for x, y in centres() for value in (x - LEFT, y - TOP)]}
    return [
        Picture("table.wood", (1920, 1080), _wood, scales=(1,), suffix="jpg"),
        Picture("table.map", size, _draw_map, (_BLEED, _BLEED), suffix="webp", facts=facts),
    ]
