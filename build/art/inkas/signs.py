"""The signs of the roles, of the offerings, and of what holds or shields a walla. All about the origin."""

import math
from collections.abc import Callable, Mapping
from functools import partial

from engraving.andean import llama_body, sun
from engraving.geometry import curve
from engraving.ink import path
from engraving.markup import circle, lines, put, solid, way
from engraving.palette import EDGE, INK
from engraving.picture import Picture

from inkas.kit import BRASS_INK, LAPIS, PAPER, ROLES, sprite


def role_sign(role: str, fill: str = INK, ground: str = PAPER) -> str:
    """Flame, wing, shield and mace, bow or void in one colour, with its inner lines in that of the ground."""
    if role == "guide":
        flame = (
            "M0 -13C6 -7 8.4 -2 7.6 3C6.8 9 3.4 11.6 0 11.6S-6.8 9 -7.6 3C-8 -1 -5 -3 -4 -7"
            "C-2 -5 -2 -3 -1.6 -1.6C1 -5 1.4 -9 0 -13Z"
        )
        return (
            f'<path d="{flame}" fill="{fill}"/><path d="M0 2C3 5 3 9 0 10C-3 9 -3 5 0 2Z" fill="{ground}"/>'
        )
    if role == "scout":
        wing = (
            "M-12 7C-10 -5 -2 -11 12 -11C11 -8 9 -6.6 6.4 -6C9 -5.4 8.6 -2.6 4.4 -1.8C6.4 -0.6 5 2 1.4 2.4"
            "C2.4 5 -2 6 -5 5.4C-8 5.4 -10 8 -11 11Z"
        )
        return f'<path d="{wing}" fill="{fill}"/>'
    if role == "fighter":
        star = way("10,-14 11.4,-10.6 15,-10 12,-7.6 12.6,-4 9.6,-6.2 6.4,-5 7.4,-8.6 5.2,-11.6 8.8,-11")
        return (
            f'<circle cx="-2.4" cy="2.4" r="9" fill="{fill}"/>'
            + lines("M-8 3Q-5 -1 -2.4 3T3.4 3", 2, ground)
            + lines("M3 -1L10 -10", 3, fill)
            + f'<path d="{path(star)}" fill="{fill}"/>'
        )
    if role == "hunter":
        bow = lines("M-6 -12C6 -9 8.6 7 -2 12.4", 3, fill) + lines("M-6 -12L-2 12.4", 1.3, fill)
        return (
            bow
            + lines("M-12 3.6L11 -3", 2.2, fill)
            + f'<path d="M13.6 -3.8L7.6 -5.6L9 -0.4Z" fill="{fill}"/>'
        )
    spiral = "M0 0A3 3 0 0 1 3.4 2.6A5.4 5.4 0 0 1 -4.6 2.6A6.6 6.6 0 0 1 4.6 -5"
    return f'<circle r="10.4" fill="{fill}"/>' + lines(spiral, 2.1, ground)


def llama() -> str:
    """A llama of the purse."""
    return put(llama_body(blanket=LAPIS[0]), 1, 4.5, 0.86)


# offerings, within 20 units to each side


def _lying(x: float, y: float, fill: str) -> str:
    """A small figure that lies."""
    body = curve(way("-3,-4 12,-5 15,0 12,5 -3,4"), 4, True)
    return put(solid(body, fill, 1.5) + circle(4.6, "#c98d5c", EDGE, 1.5, (-8, 0)), x, y)


def _standing(x: float, y: float, fill: str, s: float = 1.0) -> str:
    body = curve(way("-4,-2 4,-2 7,13 0,15 -7,13"), 4, True)
    return put(solid(body, fill, 1.5) + circle(4.8, "#c98d5c", EDGE, 1.5, (0, -7)), x, y, s)


def _resurrection() -> str:
    """One who lay rises under the sun."""
    ray = put(sun(12, False, 16), 0, -11)
    out = (
        ray
        + _lying(-2, 14, "#b9b2a6")
        + lines("M14 12C20 4 18 -2 12 -5", 2.4)
        + lines("M16.6 -6L11.4 -5.4L13 -0.4", 2.2)
    )
    return out + _standing(0, 1, "#e3b23a", 0.78)


def _duplication() -> str:
    """One llama becomes two."""
    return put(llama_body("#caa274", "#b23a2e"), -6, 2, 0.62) + put(llama_body(blanket=LAPIS[0]), 6, 6, 0.68)


def _immolation() -> str:
    """A walla in flames."""
    flame = curve(way("0,-19 5,-10 12,-9 14,4 8,17 -8,17 -14,4 -12,-6 -7,-4 -5,-11"), 5, True)
    inner = curve(way("0,-9 5,-3 8,6 5,15 -5,15 -8,6 -4,-1"), 5, True)
    return solid(flame, "#e8662a", 1.8) + solid(inner, "#ffd25a", 1.2) + _standing(0, 5, "#8f2a1c", 0.68)


def _reciprocation() -> str:
    """Two souls change places."""
    out = _standing(-11, 0, "#e3b23a", 0.86) + _standing(11, 0, "#7a6a8a", 0.86)
    out += lines("M-9 -14Q0 -21 9 -14", 2.4) + lines("M9.6 -18.6V-13.4H4.4", 2.2)
    return out + lines("M9 17Q0 23 -9 17", 2.4) + lines("M-9.6 21.4V16.4H-4.4", 2.2)


_OFFERINGS: Mapping[str, Callable[[], str]] = {
    "resurrection": _resurrection,
    "duplication": _duplication,
    "immolation": _immolation,
    "reciprocation": _reciprocation,
}


# what lies on a walla


def _spiral() -> str:
    """The grey spiral of one who is paralysed, wound round the disc."""
    turns = [(k / 60, math.radians(140 + 13.5 * k)) for k in range(8, 61)]
    turn = path([(44 * r * math.cos(a), 21 * r * math.sin(a)) for r, a in turns], False)
    return lines(turn, 8.6, EDGE, 0.9) + lines(turn, 4.8, "#e6e2ee")


def _shielded() -> str:
    """A thin shield before one who is protected."""
    rim = "M-14 -15H14V2C14 10 6 15 0 17.6C-6 15 -14 10 -14 2Z"
    out = f'<path d="{rim}" fill="{LAPIS[0]}" fill-opacity=".86" stroke="{EDGE}" stroke-width="4.6"/>'
    return out + lines(rim, 2.2, BRASS_INK) + put(role_sign("guide", PAPER, LAPIS[0]), 0, 0, 0.72)


def _active() -> str:
    """The golden rim round the disc of the one who acts."""
    out = f'<ellipse cy="5" rx="46" ry="21" fill="none" stroke="{EDGE}" stroke-width="7"/>'
    return out + '<ellipse cy="5" rx="46" ry="21" fill="none" stroke="#ffdf5e" stroke-width="4"/>'


def pictures() -> list[Picture]:
    """`role.guide` and its like in ink and `.pale` for dark ground, `offering.duplication` and its like, `llama`.

    On a walla lie `mark.paralysed` and `mark.protected`; `mark.active` lies under it. All have the walla's foot in
    their middle.
    """
    out = [sprite(f"role.{role}", (34, 32), partial(role_sign, role)) for role in ROLES]
    out += [
        sprite(f"role.{role}.pale", (34, 32), partial(role_sign, role, BRASS_INK, LAPIS[2])) for role in ROLES
    ]
    out += [sprite(f"offering.{name}", (48, 48), draw) for name, draw in _OFFERINGS.items()]
    out.append(sprite("llama", (42, 50), lambda: put(llama(), 0, 4, through="shadow_small"), (21, 25)))
    out.append(sprite("mark.paralysed", (104, 58), _spiral))
    out.append(sprite("mark.protected", (38, 44), _shielded))
    return [*out, sprite("mark.active", (104, 62), _active)]
