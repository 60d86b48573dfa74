"""The Hanan Pacha, where the dead rise: the tray, its wheel of four sides, the marks of who rises and who waits."""

import math
from collections.abc import Callable, Mapping
from functools import partial

from engraving.andean import sun
from engraving.geometry import turned
from engraving.ink import path
from engraving.markup import circle, figure, lines, put, solid, way
from engraving.palette import EDGE, INK
from engraving.picture import Picture

from inkas.emblems import ring
from inkas.kit import PAPER, sprite
from inkas.trays import tray

_WHEEL = (0.0, -8.0)  # its middle on the tray: the name of the tray lies below
_UNIT = 0.92
_SIDES = ((0.0, -42.0), (48.0, 0.0), (0.0, 47.0), (-48.0, 0.0))  # where wallas stand, from the first side on
_NUMBERS = ((-26.0, -65.0), (57.0, 19.0), (-26.0, 50.0), (-57.0, 19.0))


def _sky() -> str:
    """The tray without its wheel: clouds, and a circle on which the wheel turns."""
    out = tray("url(#hanan)")
    clouds = ""
    for x, y in ((-68, -58), (38, -66), (44, 58), (-72, 62), (-70, -30), (54, -44), (-56, 72), (58, 70)):
        clouds += f"M{x - 10} {y}q5 -7 10 -1q7 -6 12 2"
    out += lines(clouds, 1.6, "#fff", 0.7)
    return out + put(
        '<circle r="73" fill="#eaf7f6" opacity=".35"/>' + circle(73, "none", "#2f6f92", 1.2), *_WHEEL, _UNIT
    )


def _wheel() -> str:
    """Four stepped sides about a sun, the same after each quarter of a turn."""
    arm = way("-13,-25 -13,-36 -25,-36 -25,-68 25,-68 25,-36 13,-36 13,-25")
    cross = [point for k in range(4) for point in turned(arm, 90 * k)]
    out = (
        f'<path d="{path(cross)}" fill="#7fa9bd" stroke="{EDGE}" stroke-width="2.6" stroke-linejoin="round"/>'
    )
    face = path([(x * 0.955, y * 0.955) for x, y in cross])
    out += f'<path d="{face}" fill="#dcdacd" stroke="#5a7484" stroke-width="1.2"/>'
    inlay = way("-20,-63 20,-63 20,-41 -20,-41")
    for k in range(4):
        out += f'<path d="{path(turned(inlay, 90 * k))}" fill="#cfeaf0" stroke="#5a7484" stroke-width="1.3"/>'
        beam = turned(way("-5,-27 0,-38 5,-27"), 90 * k)
        out += f'<path d="{path(beam)}" fill="url(#gold)" stroke="{EDGE}" stroke-width="1.4"/>'
    return out


def _hub() -> str:
    """What stays while the wheel turns: the sun, and the way round."""
    out = circle(24, PAPER, EDGE, 1.6) + put(sun(25, True, 16), 0, 0)
    start, end = math.radians(-58), math.radians(-36)
    (ax, ay), (bx, by) = ((68 * math.cos(turn), 68 * math.sin(turn)) for turn in (start, end))
    arrow = f"M{ax:.1f} {ay:.1f}A68 68 0 0 1 {bx:.1f} {by:.1f}"
    tip = put(solid([(-3, -6.5), (8, 0), (-3, 6.5)], "#fff6dc", 1.6), bx, by, 1, math.degrees(end) + 90)
    out += lines(arrow, 5.4, EDGE, 0.85) + lines(arrow, 2.6, "#fff6dc") + tip
    return put(out, 0, 0, through="shadow_small")


def _side_number(number: int) -> str:
    """A cream stone with the number of a side."""
    return put(
        circle(11.5, PAPER, EDGE, 1.8) + figure(0, 5.6, str(number), 16, INK), 0, 0, through="shadow_small"
    )


def _sky_ring() -> str:
    return ring("url(#hanan)")


def _sunrise(x: float, y: float, s: float) -> str:
    """Half a sun over the edge of the world."""
    rays = ""
    for k in range(7):
        a = math.pi * (1 + k / 6)
        rays += f"M{6.4 * math.cos(a):.2f} {6.4 * math.sin(a):.2f}L{9.8 * math.cos(a):.2f} {9.8 * math.sin(a):.2f}"
    out = (
        lines(rays, 2.6, INK)
        + f'<path d="M-5 0A5 5 0 0 1 5 0Z" fill="url(#sun_gold)" stroke="{INK}" stroke-width="1.4"/>'
    )
    return put(out + lines("M-10.4 0H10.4", 2.2, INK), x, y, s)


_RINGS: Mapping[str, Callable[[], str]] = {
    "rising": lambda: (
        _sky_ring() + put(circle(8.8, "#4d8fb0", PAPER, 1.6) + circle(9.9, "none", EDGE, 1.2), 13, 12)
    ),
    "waiting": lambda: _sky_ring() + put(circle(9, PAPER, EDGE, 1.5) + _sunrise(0, 3.4, 0.68), 13, 12),
}


def _waiting() -> str:
    """The sun rises for a walla that may be placed again."""
    out = circle(15, "url(#brass)", EDGE, 2) + circle(11.8, "#dff2f4", EDGE, 1.2)
    return put(out + _sunrise(0, 4.2, 0.92), 0, 0, through="shadow_small")


def pictures() -> list[Picture]:
    """`tray.hanan`, on it at `facts.wheel` `hanan.wheel`, which turns, and `hanan.hub`, which stays.

    The facts of the tray are where wallas stand on the four sides, and where their numbers `hanan.1` to `hanan.4` lie,
    from the anchor. A role's `ring.rising` has room for the number of its side at `facts.number`; `ring.waiting` and
    `mark.waiting` are for a walla that may be placed again.
    """
    facts = {f"side_{k}": list(place) for k, place in enumerate(_SIDES, 1)}
    facts["wheel"] = list(_WHEEL)
    facts |= {f"number_{k}": list(place) for k, place in enumerate(_NUMBERS, 1)}
    out = [
        sprite("tray.hanan", (200, 204), _sky, (98, 96), facts=facts),
        sprite("hanan.wheel", (138, 138), _wheel, None, _UNIT),
        sprite("hanan.hub", (148, 148), _hub, None, _UNIT),
        sprite("mark.waiting", (40, 40), _waiting, (19, 19)),
        sprite("ring.rising", (52, 50), _RINGS["rising"], (23, 23), facts={"number": [13.0, 12.0]}),
        sprite("ring.waiting", (52, 50), _RINGS["waiting"], (23, 23)),
    ]
    return out + [sprite(f"hanan.{k}", (30, 31), partial(_side_number, k), (14, 14)) for k in range(1, 5)]
