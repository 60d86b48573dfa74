"""What drawings of the Andes share: the sun with a calm face, llamas. All about the origin but those of a drawing."""

import math

from engraving.drawing import Drawing
from engraving.geometry import curve, ellipse
from engraving.ink import path, taper
from engraving.markup import at, lines, put, solid, way
from engraving.palette import EDGE

_FACE = (  # of a sun with a radius of 20
    lines(
        "M-6 -3Q-4 -5.4 -1.6 -3.4M1.6 -3.4Q4 -5.4 6 -3M0 -3L-1.4 2H1.4M-3.6 5.4Q0 7.4 3.6 5.4",
        1.1,
    )
    + "".join(f'<ellipse cx="{x}" cy="-1.8" rx="1.5" ry="1" fill="{EDGE}"/>' for x in (-3.8, 3.8))
    + lines("M-9.4 2.2h2.6M6.8 2.2h2.6M-9 4.2h2M7 4.2h2", 0.9, EDGE, 0.7)
)


def sun(radius: float = 20.0, face: bool = True, rays: int = 16) -> str:
    """The golden sun with a calm face."""
    out = ""
    for i in range(rays):
        a = 2 * math.pi * i / rays
        long_ = i % 2 == 0
        r1, r2, w = radius * 0.74, radius * (1.0 if long_ else 0.9), 0.13 if long_ else 0.09
        if long_:
            pts = [
                (r1 * math.cos(a - w), r1 * math.sin(a - w)),
                (r2 * math.cos(a), r2 * math.sin(a)),
                (r1 * math.cos(a + w), r1 * math.sin(a + w)),
            ]
            out += (
                f'<path d="{path(pts)}" fill="url(#gold)" stroke="{EDGE}" '
                f'stroke-width="{radius * 0.045:.2f}" stroke-linejoin="round"/>'
            )
        else:
            mid = (r1 + r2) / 2
            out += lines(
                (
                    f"M{r1 * math.cos(a):.1f} {r1 * math.sin(a):.1f}Q{mid * math.cos(a + 0.1):.1f} "
                    f"{mid * math.sin(a + 0.1):.1f} {r2 * math.cos(a):.1f} {r2 * math.sin(a):.1f}"
                ),
                radius * 0.055,
            )
    out += (
        f'<circle r="{radius * 0.7:.1f}" fill="url(#sun_gold)" stroke="{EDGE}" '
        f'stroke-width="{radius * 0.06:.2f}"/>'
    )
    out += (
        f'<circle r="{radius * 0.6:.1f}" fill="none" stroke="#8a560f" '
        f'stroke-width="{radius * 0.03:.2f}" opacity=".8"/>'
    )
    return out + (put(_FACE, 0, 0, radius / 20) if face else "")


def llama_body(fill: str = "#f7ead2", blanket: str = "#b23a48") -> str:
    """A llama that looks left, about 34 units high."""
    legs = "".join(
        solid(
            [(x - 1.9, 0), (x - 1.6, 13), (x + 1.6, 13), (x + 1.9, 0)],
            fill if x not in (-4, 6) else "#dcc8a0",
            1.5,
        )
        for x in (-4, 6, -8, 10)
    )
    neck = way(
        "-8,2 -12,-3 -12,-15 -19,-15.4 -20,-19 -14.5,-22 -14.6,-27 -11.8,-23 -9,-27 -7.4,-21 "
        "-5,-9 3,-9.4 12,-9 16,-4 14,3 2,4.4"
    )
    shape = curve([(a, b) for a, b in neck], 4, True)
    out = legs + solid(shape, fill, 1.9)
    out += (
        f'<path d="{path(curve(way("-6,3 3,0.4 13,-1 15.4,-4 13.6,2.6 2,4"), 4, True))}" '
        'fill="#a8824e" opacity=".55"/>'
    )
    out += solid([(-3.5, -10), (7.5, -9.8), (9, 1.5), (-3.2, 1.8)], blanket, 1.5)
    out += (
        lines("M-3.4 -6H7.9M-3.3 -2.2H8.4", 1.3, "#f6d27a")
        + f'<circle cx="-14.6" cy="-18.4" r="1.1" fill="{EDGE}"/>'
    )
    return out + lines("M-19 -16.2L-16.8 -16.6", 1, EDGE)


_LLAMA = way(
    "-8,-11 -12,-16 -13,-28 -19,-29 -20,-32 -14,-36 -13,-40 -11,-36 -9,-40 -8,-34 -6,-22 2,-22 12,-22 15,-17 "
    "12,-10 2,-9"
)


def llama(drawing: Drawing, x: float, y: float, s: float, fill: str) -> None:
    """A llama that looks to the left; (x, y) is between its hooves."""
    for leg in (-9, -5, 6, 10):
        hoof = [(leg - 1.5, -11), (leg - 1.2, 0), (leg + 1.4, 0), (leg + 1.7, -11)]
        drawing.body(at(hoof, x, y, s), fill, 0.3, 1.0)
    drawing.body(curve(at(_LLAMA, x, y, s), 3, True), fill, 0.4, 1.3)
    drawing.body(at([(-3, -22.5), (7, -22.5), (8, -14), (-3, -14)], x, y, s), "#c0503a", 0.3, 1.0)
    drawing.strokes(taper(at([(-16.4, -33), (-15, -33)], x, y, s), 1.6, 1, 1))
    for a, b in way("-2,-11.5 3,-11 10,-12 12,-17 -9,-18"):
        drawing.strokes(taper(ellipse(x + a * s, y + b * s, 2 * s, 1.4 * s, 6, 0, 180), 0.9))
