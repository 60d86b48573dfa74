"""Goods, temple stone and gold figure, about 30 units high, about the origin."""

import math
from functools import partial

from engraving.andean import llama_body
from engraving.geometry import curve, ellipse
from engraving.ink import hatch, path
from engraving.markup import lines, put, solid, way
from engraving.palette import EDGE
from engraving.picture import Picture
from engraving.sprites import GOLD

from machu_picchu.kit import sprite


def corn(cobs: int = 1) -> str:
    """Cobs of corn with their husks."""
    out = ""
    spread = {1: (0,), 3: (-8, 8, 0)}[cobs]
    for k, dx in enumerate(spread):
        lean = dx * 2.3
        cob = curve(way("0,-15 5,-9 6,2 3.4,9 -3.4,9 -6,2 -5,-9"), 5, True)
        one = solid(cob, "#f6c93a", 1.8)
        one += (
            f'<path d="{path(curve(way("0,-15 5,-9 6,2 3.4,9 1,9 3,0"), 5, True))}" fill="#c98a16" '
            'opacity=".75"/>'
        )
        grains = "".join(f"M{-4.6 + (j % 2) * 1.5} {-10 + j * 3.3}h{8.2 - (j % 2) * 1.6}" for j in range(6))
        one += lines(grains, 0.9, "#7a4a08", 0.8) + lines("M-1.8 -13V8M2 -13V8", 0.8, "#7a4a08", 0.7)
        for side in (-1, 1):
            husk = curve([(side * 1, 12), (side * 8.6, 6), (side * 7.6, -4), (side * 3.4, 4)], 5, True)
            one += solid(husk, "#8fae4c" if side < 0 else "#5f7f32", 1.6)
        out += f'<g transform="translate({dx} {0 if k < 2 and cobs == 3 else 2}) rotate({lean})">{one}</g>'
    return out


def coca() -> str:
    """A sprig of three leaves with red berries."""
    out = lines("M1 14Q0 2 0 -2", 2.2)
    for turn, fill in ((-62, "#7fa348"), (60, "#4f7430"), (0, "#94b954")):
        leaf = curve(way("0,0 5.6,-6 5,-13 0,-18 -5,-13 -5.6,-6"), 5, True)
        one = solid(leaf, fill, 1.7) + lines(
            "M0 -1V-16M0 -6L3.4 -9M0 -6L-3.4 -9M0 -10L2.8 -12.6M0 -10L-2.8 -12.6", 0.9, EDGE, 0.75
        )
        out += f'<g transform="translate(0 1) rotate({turn})">{one}</g>'
    for x, y in ((-3.6, 5), (3.8, 4.4), (0.4, 8)):
        out += f'<circle cx="{x}" cy="{y}" r="2.7" fill="#c43a34" stroke="{EDGE}" stroke-width="1.3"/>'
    return out


def pot(fill: str = "#c4683a", band: str = "#f3dcae") -> str:
    """A painted two-handled jar."""
    out = lines("M-9.5 -5Q-16 -3 -10 5M9.5 -5Q16 -3 10 5", 3.6) + lines(
        "M-9.5 -5Q-16 -3 -10 5M9.5 -5Q16 -3 10 5", 1.6, "#a4532c"
    )
    jar = curve(way("-4.6,-15 -4.4,-9 -10.5,-3 -10.5,6 -4,13.6 4,13.6 10.5,6 10.5,-3 4.4,-9 4.6,-15"), 5)
    out += solid(jar, fill, 1.9)
    out += (
        f'<path d="{path(curve(way("5,-8 10,-3 10,6 4,13 1,13 5.6,4"), 5, True))}" '
        'fill="#5f2712" opacity=".6"/>'
    )
    out += (
        f'<path d="M-10.6 -2Q0 2 10.6 -2V3.4Q0 7.4 -10.6 3.4Z" fill="{band}" stroke="{EDGE}" '
        'stroke-width="1.2"/>'
    )
    out += lines("M-9 3L-6.4 -0.4L-3.6 4.6L-0.6 0.6L2.4 4.6L5.4 0.4L8.6 3", 1.2, "#7a2c1c")
    return (
        out
        + solid(ellipse(0, -15, 6.4, 2.4, 18), "#dd8a56", 1.6)
        + '<ellipse cy="-15" rx="4" ry="1.2" fill="#3a1a0c"/>'
    )


def cloth() -> str:
    """A folded striped weave with a fringe."""
    out = solid(way("-13,-9 7,-13 14,-8 14,6 -6,11 -13,5"), "#b03a4e", 1.9)
    out += (
        f'<path d="M-13 -9L7 -13L14 -8L-6 -3.4Z" fill="#d9667a" stroke="{EDGE}" '
        'stroke-width="1.4" stroke-linejoin="round"/>'
    )
    out += '<path d="M-6 -3.4L14 -8V6L-6 11Z" fill="#8f2740"/>'
    for a, fill in ((0.2, "#f3d27a"), (0.46, "#2f8f8a"), (0.72, "#f3d27a")):
        y = -3.4 + 14.4 * a
        out += f'<path d="M-6 {y:.1f}L14 {y - 4.7:.1f}V{y - 2.0:.1f}L-6 {y + 2.7:.1f}Z" fill="{fill}"/>'
        out += (
            f'<path d="M-13 {y - 5.8:.1f}L-6 {y:.1f}V{y + 2.7:.1f}L-13 {y - 3.1:.1f}Z" '
            f'fill="{fill}" opacity=".8"/>'
        )
    out += lines("M-6 -3.4V11M-6 -3.4L14 -8M-13 -9L-6 -3.4", 1.3)
    return out + lines("M-6 11v4M-2 10.2v4M2 9.2v4M6 8.2v4M10 7.2v4M14 6.2v4", 1.6, "#7a1f30")


def good(kind: str) -> str:
    """A good by name: corn (one), corn3, llama, coca, pottery, cloth, stone."""
    if kind == "llama":
        return f'<g transform="translate(1 4.5) scale(.86)">{llama_body()}</g>'
    return {
        "corn": corn,
        "corn3": lambda: corn(3),
        "coca": coca,
        "pottery": pot,
        "cloth": cloth,
        "stone": temple_stone,
    }[kind]()


def temple_stone() -> str:
    """A dressed block with a sun cut into it."""
    top = [(-13, -5), (-4, -12), (14, -8), (5, 0)]
    left = [(-13, -5), (5, 0), (5, 13), (-13, 8)]
    right = [(5, 0), (14, -8), (14, 4), (5, 13)]
    out = solid(left, "#a9a79f", 1.9) + solid(right, "#6c6a66", 1.9) + solid(top, "#dcdad2", 1.9)
    out += f'<path d="{hatch(right, -60, 2.4, 0.9)}" fill="{EDGE}" opacity=".7"/>'
    rays = "".join(
        (
            f"M{-4 + 3.2 * math.cos(a):.1f} {4 + 3.2 * math.sin(a):.1f}"
            f"L{-4 + 5.4 * math.cos(a):.1f} {4 + 5.4 * math.sin(a):.1f}"
        )
        for a in (math.pi / 4 * k for k in range(8))
    )
    return (
        out
        + f'<circle cx="-4" cy="4" r="2.6" fill="#f2c24c" stroke="{EDGE}" stroke-width="1.1"/>'
        + lines(rays, 1.2)
    )


def gold_figure(s: float = 1.0) -> str:
    """A little golden idol."""
    body = curve(way("-3.2,-4 -5.4,0 -4.6,8 4.6,8 5.4,0 3.2,-4"), 4, True)
    out = solid(body, "url(#gold)", 1.4) + solid(ellipse(0, -5.6, 4.2, 4, 14), "url(#gold)", 1.4)
    out += solid(curve(way("-6.4,-8 -7,-13.4 0,-15.4 7,-13.4 6.4,-8 0,-9.6"), 4, True), GOLD[1], 1.3) + lines(
        "M-3.4 -9.4L-4 -13.6M0 -10V-14.4M3.4 -9.4L4 -13.6", 0.9, "#5a3406"
    )
    for side in (-1, 1):
        out += solid(ellipse(side * 5.2, 1.4, 1.9, 3.4, 10), "url(#gold)", 1.2)
    out += lines("M-2.2 -6h1.2M1 -6h1.2M-1.4 -3.6h2.8M-3.6 3.4H3.6M-3.8 5.6H3.8", 0.9, "#5a3406")
    return f'<g transform="scale({s})">{out}</g>'


def pictures() -> list[Picture]:
    """`good.corn` (one), `good.corn3`, `good.llama` and so on, `good.stone`, `gold`."""
    out = [
        sprite(f"good.{kind}", (50, 48), partial(_shaded, kind), (24, 23), 34 / 32)
        for kind in ("corn", "corn3", "llama", "coca", "pottery", "cloth", "stone")
    ]
    out.append(sprite("gold", (20, 30), gold_figure, (10, 18)))
    return out


def _shaded(kind: str) -> str:
    return put(good(kind), 0, 0, through="shadow_small")
