"""What drifts and shines over the table: mist, smoke, steam, glows, sparks, highlights, wind-borne leaves."""

import math
import random
from functools import partial

import numpy as np
from PIL import Image, ImageFilter

from engraving.geometry import ellipse, hexagon
from engraving.ink import path, taper
from engraving.picture import Picture, drawn

MIST = (640, 320)


def _smooth_noise(chance: np.random.Generator, rows: int, columns: int, size: tuple[int, int]) -> np.ndarray:
    """Noise in 0-1 that meets itself at the left and right edge."""
    grid = chance.random((rows + 2, columns))
    wrapped = np.concatenate([grid[:, -2:], grid, grid[:, :2]], 1)
    image = Image.fromarray(np.rint(wrapped * 255).astype(np.uint8))
    unit = size[0] / columns
    wide = image.resize(
        (round(unit * (columns + 4)), round(size[1] / rows * (rows + 2))), Image.Resampling.BICUBIC
    )
    left, top = round(unit * 2), round(size[1] / rows)
    return np.asarray(wide.crop((left, top, left + size[0], top + size[1])), np.float32) / 255


def _mist(seed: int, scale: float) -> Image.Image:
    """A bank of mist that can be laid end to end: it thins out upwards and downwards."""
    size = (round(MIST[0] * scale), round(MIST[1] * scale))
    chance = np.random.default_rng(seed)
    layers = ((3, 4, 1.0), (6, 8, 0.55), (12, 16, 0.3), (24, 32, 0.16))
    field = sum(_smooth_noise(chance, r, c, size) * weight for r, c, weight in layers) / 2.01
    height = np.sin(np.linspace(0, math.pi, size[1]))[:, None] ** 0.8
    alpha = np.clip((field - 0.42) * 2.6, 0, 1) * height
    out = np.empty((size[1], size[0], 4), np.uint8)
    out[..., :3] = (245, 247, 238)
    # Few steps of opacity: the eye does not miss them in something so soft, and the file stays small.
    out[..., 3] = np.rint(alpha * 48) * 4
    return Image.fromarray(out, "RGBA").filter(ImageFilter.GaussianBlur(1.5 * scale))


def _puff(seed: int) -> str:
    """A ball of smoke: soft heaps with an engraved curl."""
    chance = random.Random(seed)
    out = ""
    for i in range(9):
        a, reach = i * 0.7 + chance.uniform(0, 0.5), chance.uniform(3, 12)
        x, y, r = math.cos(a) * reach, math.sin(a) * reach, chance.uniform(8, 13)
        out += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="#fffaf0" opacity=".5"/>'
    curls = taper(ellipse(-2, 0, 9, 8, 12, 150, 400), 1.3, 0.7, 0.1) + taper(
        ellipse(7, 6, 6, 5, 10, 60, 300), 1.1, 0.6, 0.1
    )
    return f'<g filter="url(#blur2)">{out}</g><path d="{curls}" fill="#5a4028" opacity=".4"/>'


def _glow() -> str:
    return '<circle r="64" fill="url(#glow_soft)"/><circle r="34" fill="url(#glow)" opacity=".6"/>'


def _spark() -> str:
    rays = "".join(
        taper([(0, 0), (r * math.cos(a), r * math.sin(a))], 2.4, 1, 0.1)
        for a, r in ((i * math.pi / 4, 13 if i % 2 == 0 else 8) for i in range(8))
    )
    return (
        f'<circle r="10" fill="url(#glow)"/><path d="{rays}" fill="#fff3c4"/><circle r="2.6" fill="#fffdf2"/>'
    )


def _hex_rim(colour: str, halo: str, width: float) -> str:
    """A lit rim for a tile, with its halo."""
    shape = path(hexagon(93))
    join = 'fill="none" stroke-linejoin="round"'
    return (
        f'<path d="{shape}" {join} stroke="{halo}" stroke-width="{width * 2.6}" opacity=".75" filter="url(#blur4)"/>'
        f'<path d="{shape}" {join} stroke="#4a2c08" stroke-width="{width * 1.63}"/>'
        f'<path d="{shape}" {join} stroke="{colour}" stroke-width="{width}"/>'
    )


def _veil(fill: str, opacity: float) -> str:
    """A tint over a whole tile, to dim it or to tell that it cannot be reached."""
    return f'<path d="{path(hexagon(93.4))}" fill="{fill}" opacity="{opacity}"/>'


def _ring(colour: str) -> str:
    """The light round a picked die or a picked card's corner."""
    box = 'x="-31" y="-31" width="62" height="62" rx="14" fill="none"'
    return (
        f'<rect {box} stroke="#fff0a8" stroke-width="9" opacity=".7" filter="url(#blur4)"/>'
        f'<rect {box} stroke="#4a2c08" stroke-width="5"/><rect {box} stroke="{colour}" stroke-width="3"/>'
    )


def _ground_shadow() -> str:
    return '<ellipse rx="30" ry="11" fill="#140804" opacity=".5" filter="url(#blur4)"/>'


def pictures() -> list[Picture]:
    """`air.*`: mist that repeats sideways, smoke, glow, spark, shadow; `light.*`: rims and veils for tiles and dice."""
    out = [Picture(f"air.mist.{i}", MIST, partial(_mist, 40 + i), scales=(1,)) for i in (1, 2)]
    out += [drawn(f"air.smoke.{i}", (56, 56), partial(_puff, i), (28, 28), smooth=True) for i in (1, 2, 3)]
    out.append(drawn("air.glow", (132, 132), _glow, (66, 66), smooth=True))
    out.append(drawn("air.spark", (30, 30), _spark, (15, 15)))
    out.append(drawn("air.shadow", (84, 46), _ground_shadow, (42, 23), smooth=True))
    rims = {
        "reach": ("#ffd24a", "#fff0a8", 4.6),
        "target": ("#e8603a", "#ffc0a0", 4.6),
        "chosen": ("#fff0a8", "#ffd24a", 6.0),
    }
    size, middle = (186, 212), (93, 106)
    for name, (colour, halo, width) in rims.items():
        out.append(drawn(f"light.{name}", size, partial(_hex_rim, colour, halo, width), middle, 0.985))
    out.append(drawn("light.dim", size, lambda: _veil("#1c0f08", 0.46), middle, 0.985))
    out.append(drawn("light.no", size, lambda: _veil("#9a2a1c", 0.3), middle, 0.985))
    out.append(drawn("light.die", (84, 84), lambda: _ring("#ffd873"), (42, 42)))
    return out
