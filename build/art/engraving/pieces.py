"""The four pieces of an expedition on their painted discs: camp, explorer, drill, zeppelin.

The origin is the centre of the disc; a piece stands about 100 units high.
"""

import math
import random

from engraving.badges import emblem, pattern
from engraving.geometry import Points, curve
from engraving.ink import hatch, path, taper
from engraving.palette import BRASS, EDGE, livery


def shape(points: Points, fill: str, width: float = 2.4) -> str:
    """A filled shape with the strong outline of the pieces."""
    return f'<path d="{path(points)}" fill="{fill}" stroke="{EDGE}" stroke-width="{width}" stroke-linejoin="round"/>'


def shade(points: Points, angle: float = -55, gap: float = 3, width: float = 1, opacity: float = 0.7) -> str:
    """Hatching on a piece."""
    data = hatch(points, angle, gap, width, random.Random(3), 0.1)
    return f'<path d="{data}" fill="{EDGE}" fill-opacity="{opacity}"/>'


def rod(data: str, fill: str, width: float, edge: float = 3.0) -> str:
    """A bar along path data, `width` wide without its outline."""
    ends = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path d="{data}" {ends} stroke="{EDGE}" stroke-width="{width + edge}"/>'
        f'<path d="{data}" {ends} stroke="{fill}" stroke-width="{width}"/>'
    )


def dot(x: float, y: float, radius: float, fill: str, width: float = 1.8) -> str:
    """A filled circle."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{EDGE}" stroke-width="{width}"/>'


def disc(colour: str, holder: str | None = None) -> str:
    """The wooden disc; the rim is the holder's when a white piece has one."""
    rim = holder or colour
    under = '<path d="M-38 0V11A38 14 0 0 0 38 11V0Z"'
    out = f'{under} fill="url(#rim_{rim})" stroke="{EDGE}" stroke-width="2.4"/>'
    if rim != "white":
        clip = '<path d="M-37 3V10.5A37 13.6 0 0 0 37 10.5V3A37 13.6 0 0 1 -37 3Z"/>'
        marks = pattern(livery(rim).emblem, 74, 15)
        out += f'<clipPath id="rim_clip">{clip}</clipPath><g clip-path="url(#rim_clip)" opacity=".85">'
        out += f'<g transform="translate(-36 9)">{marks}</g></g>'
    out += f'<ellipse rx="38" ry="14" fill="url(#body_{colour})" stroke="{EDGE}" stroke-width="2.4"/>'
    out += '<ellipse rx="33" ry="11.4" fill="none" stroke="#fff4d8" stroke-opacity=".55" stroke-width="1.3"/>'
    return out + '<ellipse cx="2" cy="1" rx="22" ry="7" fill="#120804" opacity=".38"/>'


def _strip(a: float, b: float) -> Points:
    """A stripe of the tent between two shares of its half width."""
    foot = [-2 + 9 * math.sqrt(max(0.0, 1 - t * t)) for t in (a, b)]
    return curve([(0, -74), (8 * a, -48), (20 * a, -22), (34 * a, foot[0])], 5) + curve(
        [(34 * b, foot[1]), (20 * b, -22), (8 * b, -48), (0, -74)], 5
    )


def camp(colour: str) -> str:
    """A striped bell tent under a flag."""
    colours = livery(colour)
    out = rod("M0 -70V-99", BRASS, 2.4, 2.6)
    flag = curve([(1, -99), (14, -103), (22, -97), (33, -100)], 5) + curve(
        [(33, -84), (22, -81), (14, -87), (1, -82)], 5
    )
    out += shape(flag, f"url(#body_{colour})", 2.2)
    right = curve([(0, -74), (8, -48), (20, -22), (34, -2)], 5)
    foot = curve([(34, -2), (18, 5), (0, 7), (-18, 5), (-34, -2)], 4)
    tent = right + foot + [(-x, y) for x, y in right[::-1]]
    out += shape(tent, "#f7ebcb")
    for a, b in ((-1, -0.62), (-0.3, 0.0), (0.3, 0.62)):
        out += f'<path d="{path(_strip(a, b))}" fill="{colours.middle}"/>'
    out += f'<path d="{path(_strip(0.38, 1))}" fill="{colours.dark}" opacity=".38"/>' + shade(
        _strip(0.55, 1), -60, 3, 1.1
    )
    door = [*curve([(-2, -34), (6, -14), (10, 7)], 4), (-12, 7), *curve([(-12, 7), (-8, -14), (-2, -34)], 4)]
    flap = [*curve([(-2, -34), (5, -14), (10, 7)], 4), (16, 6), *curve([(16, 6), (9, -16), (-2, -34)], 4)]
    out += shape(door, "#2a1810", 1.8) + shape(flap, "#fff6dd", 1.6)
    return out + f'<path d="{path(tent)}" fill="none" stroke="{EDGE}" stroke-width="2.4"/>'


def _legs() -> str:
    out = shape([(-13, -30), (-14, 0), (-20, 3), (-20, 6), (-4, 6), (-3, -22)], "#8a6238")
    out += shape([(1, -24), (3, 6), (18, 6), (18, 2), (12, -1), (12, -30)], "#7a5430")
    out += shape([(-14.5, -8), (-14, 0), (-20, 3), (-20, 6.5), (-4, 6.5), (-4, -8)], "#3f2818", 1.8)
    return out + shape([(2, -8), (3, 6.5), (18, 6.5), (18, 2), (12.5, -1), (12.4, -8)], "#33200f", 1.8)


def _coat(colour: str) -> str:
    side = curve([(19, -20), (17, -44), (12, -64)], 4)
    coat = curve([(-12, -64), (-17, -44), (-19, -20)], 4) + curve([(-19, -20), (0, -15), (19, -20)], 4) + side
    out = shape(coat, f"url(#body_{colour})") + shade(
        curve([(6, -62), (9, -44), (8, -18)], 4) + side, -65, 3, 1
    )
    out += rod("M-16 -38L16 -38", "#6a4220", 3, 2.6)
    out += f'<rect x="-4" y="-41" width="7" height="6" fill="#e2b863" stroke="{EDGE}" stroke-width="1.2"/>'
    out += f'<path d="M-1 -62V-42" stroke="{EDGE}" stroke-width="1.4"/>' + rod(
        "M-10 -64L13 -40", "#8a5a2c", 2, 2
    )
    return out


def helmeted_head(colour: str) -> str:
    """Face, moustache and pith helmet with a band in the colour."""
    out = dot(0, -71, 10, "#ecc298", 2.2)
    out += '<path d="M-5 -66Q0 -62 6 -66Q3 -70 0 -68.5Q-3 -70 -5 -66Z" fill="#5a3518"/>'
    out += (
        f'<circle cx="-3.4" cy="-72" r="1.2" fill="{EDGE}"/><circle cx="4" cy="-72" r="1.2" fill="{EDGE}"/>'
    )
    out += shape(curve([(-13, -76), (-12, -88), (0, -95), (12, -88), (13, -76)], 5), "#f6e7bf", 2.2)
    band = "M-13 -79Q0 -74 13 -79L13 -84Q0 -79 -13 -84Z"
    out += f'<path d="{band}" fill="{livery(colour).middle}" stroke="{EDGE}" stroke-width="1.2"/>'
    brim = curve([(-21, -74), (-10, -79), (10, -79), (21, -74)], 4) + curve(
        [(21, -72), (0, -74), (-21, -72)], 4
    )
    return out + shape(brim, "#e4cf9c", 2) + dot(0, -96, 2.4, BRASS, 1.4)


def explorer(colour: str) -> str:
    """A traveller in a pith helmet with a staff and a pack."""
    out = rod("M27 2L24 -82", "#b98735", 2.6, 2.8) + _legs()
    out += shape(curve([(-14, -60), (-27, -56), (-28, -36), (-16, -30)], 4), "#a87842")
    out += rod("M-29 -60H-12", "#d8c9a4", 5.4, 3.6) + _coat(colour)
    arm = curve([(11, -62), (22, -52), (28, -44)], 4) + curve([(22, -39), (14, -46), (9, -52)], 4)
    out += shape(arm, livery(colour).middle) + dot(25.5, -43, 4.2, "#e8bd90")
    return out + helmeted_head(colour)


def _track() -> str:
    belt = curve([(-34, -3), (-30, 7), (14, 7), (19, -3), (14, -12), (-30, -12)], 4, True)
    out = shape(belt, "#4a4038")
    for x in (-25, -9, 7):
        out += dot(x, -2.5, 6.4, "#c99b4e") + f'<circle cx="{x}" cy="-2.5" r="2" fill="{EDGE}"/>'
    return out


def drill_bit(x: float, top: float, tip: float, bottom: float) -> str:
    """A steel screw from a collar at `x` to its point at `tip`."""
    middle = (top + bottom) / 2 + 4
    outline = [(x, top), (tip, middle), (x, bottom)]
    out = shape(outline, "#c9ccd0") + f'<path d="M{x} {middle}L{tip} {middle}L{x} {bottom}Z" fill="#6f757c"/>'
    for i in range(5):
        t = i / 5
        a, upper, lower = x + (tip - x) * t, top + (middle - top) * t, bottom + (middle - bottom) * t
        groove = curve([(a, upper - 1), (a + 8, (upper + lower) / 2 + 2), (a + 3, lower + 1)], 5)
        out += f'<path d="{taper(groove, 3.4, 0.7, 0.7)}" fill="{EDGE}"/>'
    out += (
        f'<path d="{path(outline)}" fill="none" stroke="{EDGE}" stroke-width="2.4" stroke-linejoin="round"/>'
    )
    return (
        out
        + f'<path d="M{x + 4} {top + 6}L{x + 30} {middle - 3}" stroke="#fff" stroke-width="2" opacity=".8"/>'
    )


def drill(colour: str) -> str:
    """A steam engine on tracks that drives a screw."""
    out = _track() + shape([(-24, -46), (-26, -74), (-13, -74), (-15, -46)], "#5b5148")
    out += shape([(-29, -74), (-29, -81), (-10, -81), (-10, -74)], BRASS, 2)
    boiler = [
        *curve([(-36, -16), (-37, -34), (-32, -48), (-10, -52), (12, -48)], 5),
        (14, -48),
        (16, -12),
        (-34, -12),
    ]
    out += shape(boiler, f"url(#body_{colour})") + shade(
        [(-36, -22), (16, -22), (16, -12), (-34, -12)], -50, 3, 1.1
    )
    for x in (-22, -2):
        out += (
            f'<path d="M{x} -50V-13" stroke="{EDGE}" stroke-width="4"/>'
            f'<path d="M{x} -50V-13" stroke="#e2b863" stroke-width="1.8"/>'
        )
    out += (
        dot(-12, -34, 7.5, "#cfe3e4", 2)
        + '<circle cx="-12" cy="-34" r="7.5" fill="none" stroke="#e2b863" stroke-width="1.6"/>'
    )
    out += '<path d="M-16 -35L-12 -39" stroke="#fff" stroke-width="1.8"/>'
    return out + shape([(13, -52), (20, -50), (20, -8), (13, -7)], BRASS, 2) + drill_bit(20, -49, 62, -8)


ENVELOPE = [
    (-58, -64),
    (-46, -80),
    (-18, -89),
    (16, -86),
    (42, -75),
    (58, -65),
    (42, -55),
    (16, -45),
    (-18, -43),
    (-46, -50),
]


def zeppelin(colour: str) -> str:
    """An airship on a brass rod, the emblem on its belt."""
    colours = livery(colour)
    out = rod("M0 2V-42", "#e2b863", 2.8, 3.2)
    out += shape([(34, -74), (60, -94), (58, -76), (46, -66)], colours.dark)
    out += shape([(34, -56), (60, -38), (58, -56), (46, -64)], colours.dark)
    hull = curve([(float(x), float(y)) for x, y in ENVELOPE], 6, True)
    out += shape(hull, f"url(#body_{colour})")
    low = curve([(-52, -56), (-18, -52), (20, -54), (56, -64)], 6)
    low += curve([(56, -64), (42, -55), (16, -45), (-18, -43), (-46, -50)], 6)
    out += f'<path d="{path(low)}" fill="#120804" opacity=".25"/>' + shade(low, -52, 3.2, 1.1)
    for a, b in ((-74, -79), (-60, -58)):
        seam = taper(curve([(-55, -65), (-18, a), (20, b), (56, -65)], 6), 1.3)
        out += f'<path d="{seam}" fill="{EDGE}" opacity=".8"/>'
    belt = "M-16 -92Q-10 -66 -16 -40L10 -40Q16 -66 10 -92Z"
    out += f'<clipPath id="belt"><path d="{path(hull)}"/></clipPath><g clip-path="url(#belt)">'
    out += f'<path d="{belt}" fill="#fff0cc" stroke="{EDGE}" stroke-width="1.6"/></g>'
    if colours.emblem:
        out += emblem(colours.emblem, -1.5, -66, 11.5, colours.dark)
    gleam = curve([(-50, -68), (-38, -78), (-22, -83), (-22, -80), (-36, -74)], 4, True)
    out += f'<path d="{path(gleam)}" fill="#fff" opacity=".6"/>'
    return (
        out + shape([(47, -67), (64, -70), (66, -64), (64, -59), (47, -63)], colours.middle, 2) + _gondola()
    )


def _gondola() -> str:
    out = f'<path d="M-20 -44L-15 -34M20 -44L15 -34" stroke="{EDGE}" stroke-width="2"/>'
    out += shape([(-24, -37), (24, -37), (18, -22), (-16, -22), (-24, -30)], "#a8743c", 2.2)
    for x in (-15, -4, 7):
        out += f'<rect x="{x}" y="-33.5" width="7" height="6" fill="#fbe7b2" stroke="{EDGE}" stroke-width="1.4"/>'
    return (
        out
        + f'<ellipse cx="27" cy="-30" rx="2.6" ry="9.5" fill="#d8c9a4" stroke="{EDGE}" stroke-width="1.5"/>'
    )
