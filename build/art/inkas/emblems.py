"""How ayllus are told apart: emblems, rim patterns, medals, flags and rings. All about the origin."""

import math
from collections.abc import Callable, Mapping
from functools import partial

from engraving.geometry import curve
from engraving.ink import path
from engraving.markup import circle, lines, put
from engraving.palette import EDGE
from engraving.picture import Picture
from engraving.pieces import dot, rod, shape

from inkas.kit import AYLLUS, COLOUR, JADE, NO, PAPER, livery_of, sprite


def emblem(ayllu: str, x: float = 0.0, y: float = 0.0, radius: float = 10.0, fill: str = EDGE) -> str:
    """Sun, moon, twin peaks, horned mask or serpent."""
    return put(_EMBLEMS[ayllu](fill), x, y, radius / 10)


def _sun(fill: str) -> str:
    rays = ""
    for a in (math.pi / 4 * k for k in range(8)):
        ray = [(5.2 * math.cos(a + d), 5.2 * math.sin(a + d)) for d in (-0.3, 0.3)]
        rays += path([ray[0], (10.6 * math.cos(a), 10.6 * math.sin(a)), ray[1]])
    return f'<path d="{rays}" fill="{fill}"/><circle r="5.4" fill="{fill}"/><circle r="2.5" fill="{PAPER}"/>'


def _moon(fill: str) -> str:
    crescent = "M3 -10A10 10 0 1 0 9.4 5.4A8.4 8.4 0 0 1 3 -10Z"
    return f'<path d="{crescent}" fill="{fill}"/><circle cx="5.4" cy="-3" r="2" fill="{fill}"/>'


def _peaks(fill: str) -> str:
    snow = f'<path d="M3.6 -10L0.9 -3.4L3.2 -4.8L4.8 -2.2L6.2 -3.4Z" fill="{PAPER}"/>'
    return f'<path d="M-11 8.6L-4.4 -5L-1.2 1.4L3.6 -10L11 8.6Z" fill="{fill}"/>{snow}'


def _mask(fill: str) -> str:
    face = (
        "M-5 -4.6C-10 -5.4 -11 -9 -9.6 -11.4C-8.6 -8.6 -6 -7.6 -3 -7.4H3C6 -7.6 8.6 -8.6 9.6 -11.4"
        "C11 -9 10 -5.4 5 -4.6L6.4 1C6.4 6 3 9.8 0 10.6C-3 9.8 -6.4 6 -6.4 1Z"
    )
    holes = (
        "M-4.4 -2.6L-1 -0.8L-2.2 0.8L-4.6 -0.4ZM4.4 -2.6L1 -0.8L2.2 0.8L4.6 -0.4Z"
        "M-3.4 4H3.4L2.2 7.6L1 5.2H-1L-2.2 7.6Z"
    )
    return f'<path d="{face}" fill="{fill}"/><path d="{holes}" fill="{PAPER}"/>'


def _serpent(fill: str) -> str:
    return (
        f'<path d="M-9 8.6H5V3.4H-5.6V-2H6" fill="none" stroke="{fill}" stroke-width="3.5"/>'
        f'<path d="M4.4 -8L10.6 -4.8V0.6L4.4 0.4Z" fill="{fill}"/><circle cx="7.4" cy="-3.6" r="1.2" fill="{PAPER}"/>'
    )


_EMBLEMS: Mapping[str, Callable[[str], str]] = {
    "inka": _sun,
    "quya": _moon,
    "chanka": _peaks,
    "supay": _mask,
    "amaru": _serpent,
}


def rim_pattern(ayllu: str, width: float, height: float) -> str:
    """The rim pattern of an ayllu in a box from (0, 0): dots, waves, bars, chevrons, scales."""
    h, many = height, range(int(width / 6) + 1)
    if ayllu == "supay":
        return lines("".join(f"M{i * 9 - 4.5} {h}L{i * 9} 1L{i * 9 + 4.5} {h}" for i in many), 2, "#fff0d0")
    if ayllu == "chanka":
        return lines("".join(f"M{i * 8} 0V{h}" for i in many), 2.6, "#fff0d0")
    if ayllu == "inka":
        return "".join(f'<circle cx="{i * 8}" cy="{h / 2}" r="2.1" fill="#3a2408"/>' for i in many)
    if ayllu == "quya":
        waves = "".join(f"q3 {(-0.7 if i % 2 == 0 else 0.7) * h} 6 0" for i in many)
        return lines(f"M0 {h / 2}{waves}", 2.2, "#f0fff8")
    scales = "".join(f"M{i * 8 - 4} 0A4 {h * 0.62} 0 0 0 {i * 8 + 4} 0" for i in many)
    return lines(scales, 2.2, JADE[1])


def disc(ayllu: str, rx: float = 38) -> str:
    """The wooden disc with the rim pattern of its ayllu."""
    k, c = rx / 38, COLOUR[ayllu]
    ry, deep = 14 * k, 11 * k
    rim = f"M{-rx} 0V{deep}A{rx} {ry} 0 0 0 {rx} {deep}V0Z"
    out = f'<path d="{rim}" fill="url(#rim_{c})" stroke="{EDGE}" stroke-width="2.4"/>'
    inner, low = rx - 1, ry - 0.4
    band = (
        f"M{-inner} {3 * k}V{10.5 * k}A{inner} {low} 0 0 0 {inner} {10.5 * k}V{3 * k}"
        f"A{inner} {low} 0 0 1 {-inner} {3 * k}Z"
    )
    marks = put(rim_pattern(ayllu, rx * 2, 15 * k), -rx + 2, 9 * k)
    name = f"rim_{ayllu}_{rx:g}"
    out += f'<clipPath id="{name}"><path d="{band}"/></clipPath><g clip-path="url(#{name})" opacity=".85">{marks}</g>'
    out += f'<ellipse rx="{rx}" ry="{ry}" fill="url(#body_{c})" stroke="{EDGE}" stroke-width="2.4"/>'
    inlay = f'rx="{rx - 5}" ry="{ry - 2.6}" fill="none" stroke="#fff4d8" stroke-opacity=".55"'
    out += f'<ellipse {inlay} stroke-width="1.3"/>'
    return out + f'<ellipse cx="2" cy="1" rx="{rx * 0.58}" ry="{ry / 2}" fill="#120804" opacity=".38"/>'


def medal(ayllu: str, x: float = 0.0, y: float = 12.0, radius: float = 14.5) -> str:
    """A cream medallion with the emblem."""
    ring = livery_of(ayllu).middle if ayllu != "amaru" else JADE[1]
    return (
        circle(radius, PAPER, EDGE, 2.2, (x, y))
        + circle(radius - 2.4, "none", ring, 1.8, (x, y))
        + emblem(ayllu, x, y + 0.2, radius * 0.64)
    )


def badge(ayllu: str) -> str:
    """A brass-edged medallion for panels and the journal."""
    body = f"url(#body_{COLOUR[ayllu]})"
    rings = circle(26, "url(#brass)", "#2a1608", 1.8) + circle(22.5, body, "#2a1608", 1.4)
    return put(
        rings + circle(17.6, PAPER, EDGE, 1.6) + emblem(ayllu, 0, 0.3, 12), 0, 0, through="shadow_small"
    )


def flag(ayllu: str) -> str:
    """A swallow-tailed flag with the emblem; its foot is the origin."""
    top = curve([(1, -52), (14, -56), (26, -51), (42, -55)], 5)
    low = curve([(42, -28), (26, -25), (14, -30), (1, -26)], 5)
    out = '<ellipse cx="3" cy="1" rx="9" ry="3.4" fill="#140804" opacity=".5"/>'
    out += rod("M0 0V-58", "#e2b863", 3, 2.8) + dot(0, -60, 3.8, "url(#gold)", 1.5)
    out += shape([*top, (34, -42), *low], f"url(#body_{COLOUR[ayllu]})", 2.2)
    out += circle(9.8, PAPER, EDGE, 1.4, (17, -41)) + emblem(ayllu, 17, -41, 6.8)
    return put(out, 0, 0, through="halo_fine")


def ring(fill: str, face: str = "#fff6de") -> str:
    """A ring round the sign of a role."""
    return circle(20, fill, EDGE, 2) + circle(15, face, EDGE, 1.2)


_WAITING = f'fill="none" stroke="{EDGE}" stroke-width="2.6" stroke-dasharray="5.6 4.9"'
_RINGS: Mapping[str, Callable[[], str]] = {
    "dead": lambda: ring("#d8d2c6", "#efe9dc") + lines("M-14 14L14 -14", 3.4, NO),
    "supply": lambda: circle(15, "#f2e5c4", EDGE, 1.2) + f'<circle r="20" {_WAITING}/>',
    "banished": lambda: (
        ring("url(#ukhu)", "#cdb9c4")
        + put(
            circle(8.4, "#35202f", PAPER, 1.4) + lines("M0 -4.2V3.6M-3.6 0.4L0 4.4L3.6 0.4", 1.9, PAPER),
            13,
            12,
        )
    ),
}


def pictures() -> list[Picture]:
    """Of each colour `medal.red`, `emblem.red` in ink, `flag.red` on its pole and `ring.red` round a role's sign.

    The rings of those not on the board are `ring.dead`, `ring.supply` and `ring.banished`.
    """
    out = []
    for ayllu in AYLLUS:
        colour = COLOUR[ayllu]
        out.append(sprite(f"medal.{colour}", (62, 64), partial(badge, ayllu), (30, 30), scales=(2, 6)))
        out.append(sprite(f"emblem.{colour}", (28, 28), partial(emblem, ayllu)))
        out.append(sprite(f"flag.{colour}", (64, 82), partial(flag, ayllu), (12, 70)))
        out.append(sprite(f"ring.{colour}", (46, 46), partial(ring, f"url(#body_{colour})")))
    return out + [sprite(f"ring.{state}", (46, 46), draw) for state, draw in _RINGS.items()]
