"""Light round tiles and dice, and clouds of smoke."""

import math
import random
from functools import partial

from engraving.geometry import ellipse, hexagon
from engraving.ink import path, taper
from engraving.picture import Picture, drawn


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


def pictures() -> list[Picture]:
    """`air.smoke.1` to `air.smoke.3`; `light.*`: rims and veils for tiles and dice."""
    out = [drawn(f"air.smoke.{i}", (56, 56), partial(_puff, i), (28, 28), smooth=True) for i in (1, 2, 3)]
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
