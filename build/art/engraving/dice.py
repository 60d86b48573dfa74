"""Solid ivory dice, traced once in numpy: every heading and every step of a roll over an edge.

x is right, y towards the player, z up from the table; a die is 1 wide about the origin. A die rolls over one of two
bands of faces about its level axis: 1-2-6-5 and 1-3-6-4. A step of 90 degrees brings the next face of the band to
the top, so that the resting faces are steps of the same roll and nothing jumps when a die comes to rest.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, partial

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from engraving.picture import Picture

Array = NDArray[np.float32]
CELL = 76
SIDE = 46.0
HEADINGS = 6
STEPS = 24
BANDS = ((1, 2, 6, 5), (1, 3, 6, 4))
_ELEVATION = np.radians(70.0)
_SUN = np.array([-0.55, -0.42, 0.72], np.float32) / np.float32(np.sqrt(0.55**2 + 0.42**2 + 0.72**2))
_ROUND = 0.13
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}


def _turn(axis: int, angle: float) -> Array:
    """The turn by an angle (radians) about the x (0), y (1) or z (2) axis."""
    c, s = np.cos(angle), np.sin(angle)
    i, j = [(1, 2), (2, 0), (0, 1)][axis]
    out = np.eye(3, dtype=np.float32)
    out[i, i] = out[j, j] = c
    out[i, j], out[j, i] = -s, s
    return out


def _distance(p: Array) -> Array:
    """How far points lie from a box with round edges whose corners are cut by a sphere."""
    q = np.abs(p) - (0.5 - _ROUND)
    outside = np.sqrt((np.maximum(q, 0) ** 2).sum(1))
    inside = np.minimum(q.max(1), 0)
    ball = np.sqrt((p**2).sum(1)) - 0.745
    return np.asarray(np.maximum(outside + inside - _ROUND, ball), np.float32)


@cache
def _traced(heading: int, step: int, pixels: int) -> tuple[Array, Array, Array]:
    """Where the rays of a cell meet the die: hit flags, points and normals in the die's own axes."""
    unit = pixels * SIDE / CELL
    yy, xx = np.mgrid[0:pixels, 0:pixels].astype(np.float32)
    x, v = (xx.ravel() + 0.5 - pixels / 2) / unit, (yy.ravel() + 0.5 - pixels / 2) / unit
    s, c = np.float32(np.sin(_ELEVATION)), np.float32(np.cos(_ELEVATION))
    ray = np.array([0, -c, -s], np.float32)
    origin = np.stack([x, v * s + 2 * c, -v * c + 2 * s], 1)
    to_die = _orientation(heading, step).T
    p, d = origin @ to_die.T, to_die @ ray
    near = np.abs(np.hypot(x, v)) < 0.9
    p = np.where(near[:, None], p, np.float32(9))
    for _ in range(44):
        p = np.where(near[:, None], p + d * (_distance(p) * 0.96)[:, None], p)
    hit = near & (_distance(p) < 0.01)
    return hit, p[hit], _normals(p[hit])


def _normals(p: Array) -> Array:
    out = np.zeros_like(p)
    e = np.float32(0.004)
    for signs in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        k = np.array(signs, np.float32)
        out += k * _distance(p + e * k)[:, None]
    return np.asarray(out / (np.linalg.norm(out, axis=1, keepdims=True) + 1e-9), np.float32)


def _orientation(heading: int, step: int) -> Array:
    """The turn from the die's own axes to the table's: it rolls about its x axis, then is headed about z."""
    return _turn(2, heading * np.pi / HEADINGS) @ _turn(0, -step * 2 * np.pi / STEPS)


def _faces(band: tuple[int, int, int, int]) -> dict[tuple[int, int], int]:
    """Which number is on which side (axis, sign) of a die that rolls over `band`, its first face on top.

    Opposite faces make seven. The band's second face comes to the top after a quarter of a roll.
    """
    top, second = band[0], band[1]
    across = {2: 4, 3: 2}[second]  # 1, 2, 3 run anticlockwise about their corner
    return {
        (2, 1): top,
        (2, -1): 7 - top,
        (1, -1): second,
        (1, 1): 7 - second,
        (0, 1): across,
        (0, -1): 7 - across,
    }


@dataclass(frozen=True)
class Marks:
    """How the faces of a die are marked: the colour of each face's pips, and of a line round those that have one.

    Colours are shares of light. The line of a face in `broken` has gaps.
    """

    pips: Mapping[int, tuple[float, float, float]]
    rims: Mapping[int, tuple[float, float, float]] = field(default_factory=dict)
    broken: frozenset[int] = frozenset()


BLACK = Marks(dict.fromkeys(_PIPS, (0.012, 0.008, 0.006)))


def _rim(u: Array, w: Array, broken: bool) -> Array:
    """How much of a point is the line round a face."""
    far, along = np.maximum(np.abs(u), np.abs(w)), np.minimum(np.abs(u), np.abs(w))
    line = np.clip((0.026 - np.abs(far - 0.375)) / 0.012, 0, 1)
    return np.asarray(line * ((along % 0.15) < 0.085) if broken else line, np.float32)


def _carve(p: Array, n: Array, faces: dict[tuple[int, int], int], marks: Marks) -> tuple[Array, Array, Array]:
    """The pips: how much of a point is painted, in which colour, and its normal bent into the bowl."""
    black = np.zeros(len(p), np.float32)
    colour = np.zeros((len(p), 3), np.float32)
    bent = n.copy()
    for (axis, sign), number in faces.items():
        on = p[:, axis] * sign > 0.4
        u, w = (p[:, i] for i in range(3) if i != axis)
        for a, b in _PIPS[number]:
            du, dw = u - a * 0.235, w - b * 0.235
            radius = 0.125 if number == 1 else 0.098
            r = np.hypot(du, dw) / radius
            inside = on & (r < 1.15)
            black = np.where(inside, np.maximum(black, np.clip((1.06 - r) / 0.14, 0, 1)), black)
            colour[inside] = marks.pips[number]
            slope = np.where(inside, np.clip(r, 0, 1) * 0.9, 0)
            planes = [i for i in range(3) if i != axis]
            bent[:, planes[0]] -= slope * du / radius
            bent[:, planes[1]] -= slope * dw / radius
        if number in marks.rims:
            rim = np.where(on & (black == 0), _rim(u, w, number in marks.broken), 0).astype(np.float32)
            colour[rim > 0] = marks.rims[number]
            black = np.maximum(black, rim)
    return black, colour, bent / (np.linalg.norm(bent, axis=1, keepdims=True) + 1e-9)


def _grain(p: Array) -> Array:
    """Faint rings of the tusk."""
    bands = np.sin(p[:, 0] * 21 + np.sin(p[:, 1] * 5) * 1.6 + p[:, 2] * 7)
    return np.asarray(1 + 0.022 * bands + 0.015 * np.sin(p[:, 1] * 37 + p[:, 0] * 11), np.float32)


def _shaded(heading: int, step: int, band: int, pixels: int, marks: Marks) -> Array:
    """One cell as linear colour with alpha."""
    quarter = STEPS // 4
    hit, p, n = _traced(heading, step % quarter, pixels)
    # The body looks the same after a quarter of a roll: it is traced once, and the numbers are moved round.
    back = np.rint(_turn(0, (step // quarter) * np.pi / 2)).astype(np.float32)
    own, normal = p @ back.T, n @ back.T
    black, paint, bent = _carve(own, normal, _faces(BANDS[band]), marks)
    world = bent @ back @ _orientation(heading, step % quarter).T
    smooth = n @ _orientation(heading, step % quarter).T
    view = np.array([0, np.cos(_ELEVATION), np.sin(_ELEVATION)], np.float32)
    half = (_SUN + view) / np.linalg.norm(_SUN + view)
    sun = np.clip(world @ _SUN, 0, 1)
    sky = 0.5 + 0.5 * world[:, 2]
    bounce = np.clip(-smooth[:, 2] * 0.6 + smooth[:, 1] * 0.35, 0, 1)
    edge = np.clip((np.sqrt((own**2).sum(1)) - 0.56) / 0.2, 0, 1)
    ivory = (
        np.array([0.95, 0.86, 0.67], np.float32) * (1 - edge[:, None])
        + np.array([0.76, 0.54, 0.27], np.float32) * edge[:, None]
    )
    ivory = ivory * _grain(own)[:, None]
    body = ivory * (1 - black[:, None]) + paint * black[:, None]
    light = sun[:, None] * np.array([1.12, 1.04, 0.9], np.float32) + sky[:, None] * np.array(
        [0.24, 0.25, 0.27], np.float32
    )
    light = light + bounce[:, None] * np.array([0.05, 0.09, 0.06], np.float32)
    gloss = np.clip(world @ half, 0, 1) ** 48 * 0.42
    out = np.zeros((pixels * pixels, 4), np.float32)
    out[hit, :3] = body * light + gloss[:, None]
    out[hit, 3] = 1
    return out.reshape(pixels, pixels, 4)


def cell(heading: int, step: int, band: int, scale: float, marks: Marks) -> Image.Image:
    """One cell of a sheet, smoothed from a finer picture."""
    fine = 2 if scale >= 2 else 3
    pixels = round(CELL * scale)
    raw = _shaded(heading, step, band, pixels * fine, marks)
    small = raw.reshape(pixels, fine, pixels, fine, 4).mean((1, 3))
    alpha = small[..., 3:]
    colour = small[..., :3] / np.maximum(alpha, 1e-6)
    toned = np.clip(1.06 * colour / (1 + 0.12 * colour), 0, 1) ** (1 / 2.2)
    whole = np.concatenate([toned * (alpha > 0), alpha], 2)
    return Image.fromarray(np.rint(whole * 255).astype(np.uint8), "RGBA")


def _sheet(cells: list[list[tuple[int, int, int]]], scale: float, marks: Marks) -> Image.Image:
    """Cells (heading, step, band) in rows."""
    side = round(CELL * scale)
    sheet = Image.new("RGBA", (side * len(cells[0]), side * len(cells)))
    for row, line in enumerate(cells):
        for column, (heading, step, band) in enumerate(line):
            sheet.paste(cell(heading, step, band, scale, marks), (column * side, row * side))
    _traced.cache_clear()
    return sheet


def _tumbling(scale: float, marks: Marks) -> Image.Image:
    rows = [(band, heading) for band in range(2) for heading in range(HEADINGS)]
    return _sheet([[(heading, step, band) for step in range(STEPS)] for band, heading in rows], scale, marks)


def _resting(scale: float, marks: Marks) -> Image.Image:
    """Row n-1 shows face n on top; its columns are the headings."""
    rows = []
    for face in range(1, 7):
        band = 0 if face in BANDS[0] else 1
        step = BANDS[band].index(face) * (STEPS // 4)
        rows.append([(heading, step, band) for heading in range(HEADINGS)])
    return _sheet(rows, scale, marks)


def _shadow(scale: float) -> Image.Image:
    """The soft shadow of a die that lies on the table, by heading; lift it away from the die to let the die fly."""
    side = round(CELL * 1.5 * scale)
    sheet = Image.new("RGBA", (side * HEADINGS, side))
    for heading in range(HEADINGS):
        yy, xx = np.mgrid[0:side, 0:side].astype(np.float32)
        x, y = (xx + 0.5 - side / 2) / (SIDE * scale), (yy + 0.5 - side / 2) / (SIDE * scale)
        a = heading * np.pi / HEADINGS
        u, w = np.abs(x * np.cos(a) + y * np.sin(a)), np.abs(-x * np.sin(a) + y * np.cos(a))
        box = np.hypot(np.maximum(u - 0.34, 0), np.maximum(w - 0.34, 0)) - 0.16
        alpha = np.clip(0.5 - box / 0.06, 0, 1)
        ink = np.zeros((side, side, 4), np.uint8)
        ink[..., :3] = (6, 3, 2)
        ink[..., 3] = np.rint(alpha * 150)
        blurred = Image.fromarray(ink, "RGBA").getchannel("A").filter(ImageFilter.GaussianBlur(4 * scale))
        ink[..., 3] = np.asarray(blurred)
        sheet.paste(Image.fromarray(ink, "RGBA"), (heading * side, 0))
    return sheet


def rolling(marks: Marks) -> list[Picture]:
    """`die.tumbling` (rows: band x heading, columns: steps) and `die.resting` (rows: faces) of a die."""
    middle, size = (CELL / 2, CELL / 2), (CELL, CELL)
    tumbling, resting = partial(_tumbling, marks=marks), partial(_resting, marks=marks)
    return [
        Picture("die.tumbling", size, tumbling, middle, grid=(STEPS, 2 * HEADINGS), scales=(1,)),
        Picture("die.resting", size, resting, middle, grid=(HEADINGS, 6)),
    ]


def pictures() -> list[Picture]:
    """The ivory die with black pips, and `die.shadow`, which is that of any die."""
    wide = (round(CELL * 1.5), round(CELL * 1.5))
    shadow = Picture("die.shadow", wide, _shadow, (wide[0] / 2, wide[1] / 2), grid=(HEADINGS, 1), scales=(1,))
    return [*rolling(BLACK), shadow]
