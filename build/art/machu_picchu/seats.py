"""How seats are told apart: emblems, rim patterns and the medals that show both. All about the origin."""

import math
from collections.abc import Callable, Mapping
from functools import partial

from engraving.geometry import curve, ellipse
from engraving.ink import path
from engraving.markup import circle, lines, put, solid, way
from engraving.palette import EDGE, livery
from engraving.picture import Picture

from machu_picchu.kit import PAPER, SEATS, sprite


def emblem(seat: str, x: float = 0.0, y: float = 0.0, radius: float = 10.0, fill: str = EDGE) -> str:
    """The emblem of a seat."""
    return f'<g transform="translate({x} {y}) scale({radius / 10})">{_EMBLEMS[seat](fill)}</g>'


def _mark(fill: str) -> str:
    """The colour of lines on an emblem."""
    return PAPER if fill == EDGE else EDGE


def _chakana(fill: str) -> str:
    s = 3.3
    cells = way("-1,-3 1,-3 1,-2 2,-2 2,-1 3,-1 3,1 2,1 2,2 1,2 1,3 -1,3")
    cells += way("-1,2 -2,2 -2,1 -3,1 -3,-1 -2,-1 -2,-2 -1,-2")
    hole = ellipse(0, 0, 2.6, 2.6, 16)[::-1]
    return (
        f'<path d="{path([(a * s, b * s) for a, b in cells])}{path(hole)}" fill="{fill}" '
        'fill-rule="evenodd"/>'
    )


def _spiral(fill: str) -> str:
    turn = [(0.6 * k * math.cos(k * 0.62 + 0.4), 0.6 * k * math.sin(k * 0.62 + 0.4)) for k in range(1, 16)]
    return (
        f'<path d="{path(curve(turn, 4), False)}" fill="none" stroke="{fill}" '
        'stroke-width="3.1" stroke-linecap="round"/>'
    )


def _feather(fill: str) -> str:
    vane = curve(way("0,-10.5 5.6,-5 5.4,2 0.9,7.2 -0.9,7.2 -5.4,2 -5.6,-5"), 5, True)
    return (
        f'<path d="{path(vane)}" fill="{fill}"/><path d="M0 -7V10.5" stroke="{fill}" stroke-width="2.4"/>'
        + (
            f'<path d="M0 -6V6.4M0 -1L4.8 -4.6M0 -1L-4.8 -4.6M0 3L4.4 -0.4M0 3L-4.4 -0.4" '
            f'stroke="{_mark(fill)}" stroke-width="1.2" fill="none"/>'
        )
    )


def _serpent(fill: str) -> str:
    return (
        f'<path d="M-8.6 8.4H4.8V3.2H-5.6V-2.2H6.4" fill="none" stroke="{fill}" '
        'stroke-width="3.4" stroke-linejoin="miter"/>'
        f'<path d="M4.6 -7.6L10.4 -4.6L10.4 0.4L4.6 0.2Z" fill="{fill}"/><circle cx="7.6" '
        f'cy="-3.6" r="1.1" fill="{_mark(fill)}"/>'
    )


def _peaks(fill: str) -> str:
    return (
        f'<path d="M-11 8.4L-4.4 -4.2L-1.4 1.2L3.2 -9.2L11 8.4Z" fill="{fill}"/>'
        f'<path d="M3.2 -9.2L0.7 -3.4L3 -4.6L4.6 -2.2L5.8 -3.5Z" fill="{_mark(fill)}"/>'
    )


def medal(seat: str, x: float = 0.0, y: float = 12.0, radius: float = 14.5) -> str:
    """A cream medallion with the emblem."""
    ring = "#8a7448" if seat == "ivory" else livery(seat).middle
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#fff4d6" stroke="{EDGE}" stroke-width="2.2"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius - 2.4}" fill="none" stroke="{ring}" stroke-width="1.6"/>'
        + emblem(seat, x, y + 0.3, radius * 0.6)
    )


_EMBLEMS: Mapping[str, Callable[[str], str]] = {
    "red": _chakana,
    "blue": _spiral,
    "yellow": _feather,
    "green": _serpent,
    "ivory": _peaks,
}


def _badge(seat: str) -> str:
    """A brass-edged medallion for panels and the journal."""
    disc = (
        circle(26, "url(#brass)", "#2a1608", 1.8)
        + circle(22.5, f"url(#body_{seat})", "#2a1608", 1.4)
        + circle(17.6, PAPER, EDGE, 1.6)
        + emblem(seat, 0, 0.3, 11.6)
    )
    return put(disc, 0, 0, through="shadow_small")


def _token(seat: str) -> str:
    """The ring round a job or an emblem in a panel."""
    return circle(15, f"url(#body_{seat})", EDGE, 1.8) + circle(11.6, "#fff6de", EDGE, 1.1)


def _flag(seat: str) -> str:
    """The flag that stands for a Scout's field."""
    return lines("M-7 12V-12", 2.2) + solid([(-6, -12), (11, -7), (-6, -1)], livery(seat).middle, 1.5)


def pictures() -> list[Picture]:
    """Of each seat `medal.red`, `emblem.red` in ink, `ring.red` round a job, and `flag.red`."""
    out = []
    for seat in SEATS:
        out.append(sprite(f"medal.{seat}", (62, 64), partial(_badge, seat), (30, 30), scales=(2, 6)))
        out.append(sprite(f"emblem.{seat}", (28, 28), partial(emblem, seat)))
        out.append(sprite(f"ring.{seat}", (34, 34), partial(_token, seat)))
        out.append(sprite(f"flag.{seat}", (28, 30), partial(_flag, seat)))
    return out
