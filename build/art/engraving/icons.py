"""The icon of the program, the stepped cross of the Andes over its mountains, and Wiraqocha's own. No letters."""

import io
import math
import struct
from functools import partial
from pathlib import Path

from PIL import Image

from engraving import sprites
from engraving.andean import sun
from engraving.badges import emblem
from engraving.filters import linear
from engraving.geometry import Points, curve
from engraving.goods import cluster
from engraving.ink import path
from engraving.markup import circle, lines, put, solid, way
from engraving.palette import EDGE
from engraving.picture import Picture, rasterise
from engraving.pieces import dot, shape

SIDES = (16, 24, 32, 48, 64, 128, 256, 512)
_PLAIN = 32  # sides up to this have no room for pawns and lines


def _cross(reach: float) -> Points:
    """The outline of a stepped cross that reaches so far from the origin."""
    a, b, c = reach * 0.4, reach * 0.72, reach
    quarter = [(a, -c), (a, -b), (b, -b), (b, -a), (c, -a)]
    out: Points = []
    for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        out += [(p * x - q * y, p * y + q * x) for p, q in quarter]
    return out


def _peak(x: float, top: float, half: float, foot: float = 34) -> str:
    """A mountain with its snow, lit from the left."""
    out = solid([(x - half, foot), (x, top), (x + half, foot)], "#7d93a3", 2.6)
    out += f'<path d="{path([(x, top), (x + half, foot), (x + half * 0.1, foot)])}" fill="#3d5468"/>'
    down = (foot - top) * 0.5
    edge = half * 0.5
    snow = [
        *((x, top), (x + edge, top + down), (x + edge * 0.45, top + down * 0.74), (x, top + down * 1.12)),
        *((x - edge * 0.45, top + down * 0.78), (x - edge, top + down)),
    ]
    out += solid(snow, "#fffaf0", 2)
    shade = [(x, top), (x + edge, top + down), (x + edge * 0.45, top + down * 0.74), (x, top + down * 1.12)]
    out += f'<path d="{path(shade)}" fill="#a9bccb"/>'
    return out + lines(path([(x - half, foot), (x, top), (x + half, foot)], False), 2.6)


def _pawn(x: float, y: float, body: str) -> str:
    """A pawn of the table."""
    foot = [*curve(way("-10,13 -9,8 -4.6,3 -3.4,-4 3.4,-4 4.6,3 9,8 10,13"), 4), (10.0, 16.0), (-10.0, 16.0)]
    return put(shape(foot, f"url(#body_{body})", 2.2) + dot(0, -8, 7, f"url(#body_{body})", 2.2), x, y)


def _program(*, plain: bool) -> str:
    sky = linear("icon_sky", [(0, "#0f3a60"), (0.5, "#3f94a8"), (0.62, "#f6d08a"), (1, "#f8e2ae")])
    ground = linear("icon_ground", [(0, "#9cba58"), (1, "#3f6a35")])
    reach = 55 if plain else 51
    out = (
        sprites.definitions() + sky + ground + solid(_cross(62), "url(#gold)" if plain else "url(#brass)", 4)
    )
    if not plain:
        out += lines(path(_cross(56.6)), 1.4, "#fff0b4", 0.7)
    out += solid(_cross(reach), "url(#icon_sky)", 3)
    if plain:
        scene = circle(27, "#ffd24a", EDGE, 3, (0, -22)) + _peak(-40, 4, 30, 50) + _peak(40, 4, 30, 50)
        scene += _peak(0, -22, 42, 50)
    else:
        scene = put(sun(31, False), 0, -22) + _peak(-35, -8, 26) + _peak(35, -8, 26) + _peak(0, -18, 31)
    hill = curve(way("-60,22 -30,15 0,19 30,15 60,22"), 6)
    meadow = solid([*hill, (60, 60), (-60, 60)], "url(#icon_ground)", 2.6)
    scene += put(meadow, 0, 13 if plain else 0)
    if not plain:
        for x, y, body in ((-21, 27, "red"), (21, 27, "blue"), (0, 32, "yellow")):
            scene += _pawn(x, y, body)
    field = f'<clipPath id="field"><path d="{path(_cross(reach - 0.6))}"/></clipPath>'
    return f'{out}{field}<g clip-path="url(#field)">{scene}</g>{lines(path(_cross(reach)), 3)}'


def _wiraqocha() -> str:
    """A brass hexagon with an airship's star over a crystal, on jungle green."""

    def hexagon_(r: float) -> str:
        return path(
            [(r * math.sin(math.radians(60 * i)), -r * math.cos(math.radians(60 * i))) for i in range(6)]
        )

    out = (
        f'<path d="{hexagon_(62)}" fill="#1c0d06" stroke="#1c0d06" stroke-width="3" stroke-linejoin="round"/>'
    )
    out += (
        f'<path d="{hexagon_(61)}" fill="url(#brass)"/><path d="{hexagon_(53)}" '
        f'fill="#24120a"/><path d="{hexagon_(51)}" fill="#2f5d50"/>'
    )
    out += (
        f'<clipPath id="field"><path d="{hexagon_(51)}"/></clipPath>'
        f'<g clip-path="url(#field)"><circle cy="8" r="46" fill="url(#glow)"/>'
    )
    hills = path([*curve([(-60, 24), (-30, 8), (-6, 22), (20, 6), (60, 26)], 6), (60, 60), (-60, 60)])
    out += f'<path d="{hills}" fill="#163a31"/></g>' + cluster(0, 32, 2.5, glow=False)
    hull = path(
        curve(
            [(-34, -27), (-24, -37), (-4, -41), (18, -38), (32, -28), (18, -19), (-4, -16), (-24, -19)],
            5,
            True,
        )
    )
    out += (
        f'<path d="M26 -30L42 -42V-16L26 -26Z" fill="#82121e" '
        f'stroke="{EDGE}" stroke-width="2.6" stroke-linejoin="round"/>'
    )
    out += f'<path d="{hull}" fill="url(#body_red)" stroke="{EDGE}" stroke-width="3"/>'
    out += f'<path d="M-13 -13H9L6 -6H-10Z" fill="#a8743c" stroke="{EDGE}" stroke-width="2.4"/>'
    return out + emblem("star", -3, -28, 8.6, "#fff4d6")


def _image(markup: str, side: int) -> Image.Image:
    return rasterise(markup, (-64, -64, 128, 128), side / 128)


def _program_at(side: int, scale: float) -> Image.Image:
    return _image(_program(plain=side <= _PLAIN), round(side * scale))


def write_icon(folder: Path) -> list[str]:
    """app/icon.ico with all sizes up to 256, besides the pictures `app.icon.*`; the names of the files."""
    parts: list[tuple[int, bytes]] = []
    for side in SIDES[:-1]:
        data = io.BytesIO()
        _program_at(side, 1).save(data, "PNG", optimize=True)
        parts.append((side, data.getvalue()))
    head = struct.pack("<HHH", 0, 1, len(parts))
    offset = len(head) + 16 * len(parts)
    for side, data_ in parts:
        head += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(data_), offset)
        offset += len(data_)
    path_ = folder / "app" / "icon.ico"
    path_.parent.mkdir(parents=True, exist_ok=True)
    path_.write_bytes(head + b"".join(data_ for _, data_ in parts))
    return ["app/icon.ico"]


def pictures() -> list[Picture]:
    """`app.icon.16` to `app.icon.512` of the program, and `icon` of Wiraqocha."""
    out = [
        Picture(f"app.icon.{side}", (side, side), partial(_program_at, side), scales=(1,)) for side in SIDES
    ]
    return [
        *out,
        Picture("icon", (64, 64), lambda scale: _image(_wiraqocha(), round(64 * scale)), scales=(2,)),
    ]
