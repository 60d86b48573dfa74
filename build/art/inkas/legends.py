"""The emblems of the Legendary powers: one motif each, on a medallion. All about the origin.

A motif fills 22 units to each side; the rim covers what sticks out.
"""

import math
from collections.abc import Callable, Mapping
from functools import partial

from engraving.andean import sun
from engraving.geometry import curve
from engraving.ink import path
from engraving.markup import circle, lines, put, solid, way
from engraving.palette import EDGE, INK
from engraving.picture import Picture
from engraving.pieces import dot, rod, shape

from inkas.kit import GOLD_THREAD, LAPIS, PAPER, sprite

_SIZE = (62, 64)
_PLACE = (30, 30)  # of the middle: the shadow falls to the right and down
_FIRE, _GLOW, _EMBER = "#e8662a", "#ffd25a", "#8f2a1c"
_VOID = "#1c1230"


def _flame(x: float, y: float, s: float = 1.0, outer: str = _FIRE, inner: str = _GLOW) -> str:
    """A flame that stands at a place, about 22 high."""
    tongue = curve(way("0,-23 5,-14 7,-7 4,0 -4,0 -7,-7 -4,-13 -2,-15"), 6, True)
    core = curve(way("0,-13 3,-7 0,-1 -3,-6"), 5, True)
    return put(solid(tongue, outer, 1.8) + f'<path d="{path(core)}" fill="{inner}"/>', x, y, s)


def _figure(x: float, y: float, fill: str, s: float = 1.0, width: float = 2.0) -> str:
    """Somebody who stands, about 26 high."""
    body = curve(way("-4,-4 4,-4 8,13 0,15 -8,13"), 4, True)
    return put(solid(body, fill, width) + circle(5.4, fill, EDGE, width, (0, -9)), x, y, s)


def _both(data: str, width: float, fill: str, edge: str = EDGE, more: float = 3.2) -> str:
    """Strokes in a colour with an outline."""
    return lines(data, width + more, edge) + lines(data, width, fill)


def _block(x: float, y: float, width: float, height: float, fill: str) -> str:
    """A brick, a stone, the end of a bar: its upper left corner at a place."""
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="1.2" '
        f'fill="{fill}" stroke="{EDGE}" stroke-width="1.8"/>'
    )


# of the Amarus


def _supervolcano() -> str:
    out = "".join(
        put(_flame(0, 0, s, "#c2302c", "#ff9a2e"), x, 0, 1, t) for x, t, s in ((-3, -34, 1.0), (3, 34, 1.0))
    )
    out += _flame(0, 0, 1.12) + shape(way("-27,26 -8,-5 -3,-2 3,-2 8,-5 27,26"), "#6a3a34", 2.2)
    lava = curve(way("-7,-4 0,-2 7,-4 5,6 10,16 3,11 0,22 -4,10 -9,14 -5,4"), 4, True)
    return out + shape(lava, "#ff9a2e", 1.6)


def _hypertornado() -> str:
    out = ""
    for k, (x, y, rx) in enumerate(((-1, -15, 19), (2, -7, 15), (0, 1, 11), (-3, 9, 7.4), (1, 16, 4.2))):
        fill = "#fffdf4" if k % 2 else "#8fb4cc"
        out = (
            f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{4.4 - k * 0.3}" '
            f'fill="{fill}" stroke="{EDGE}" stroke-width="2"/>' + out
        )
    return out + lines("M-22 6q4 3 7 1M15 8q5 2 8 -1M-20 17q5 3 9 1", 1.8)


def _macrotsunami() -> str:
    crest = curve(way("-30,14 -18,6 -10,-10 4,-19 18,-14 21,-4 13,-6 8,-2 9,6 16,12 30,13"), 6)
    out = shape([*crest, (30, 32), (-30, 32)], "#3f97c0", 2.4)
    inner = curve(way("-24,18 -12,10 -5,-3 4,-11 14,-10"), 6)
    out += lines(path(inner, False), 3, "#dff2f4") + lines(
        "M-14 20Q-4 14 2 4M2 22Q8 19 10 13", 2.2, "#bfe6ee"
    )
    foam = ((5, -19), (12, -17.4), (18, -13.4), (21, -6))
    return out + "".join(dot(x, y, 3.2, "#fffdf4", 1.4) for x, y in foam)


def _ultraseism() -> str:
    left = way("-30,-6 -4,-6 -8,1 -2,6 -7,13 -3,30 -30,30")
    right = way("30,-1 5,-1 1,5 7,10 2,17 6,30 30,30")
    out = shape(left, "#8a6a3c", 2.2) + shape(right, "#a8824e", 2.2)
    out += shape(way("-30,-6 -4,-6 -7,0 -30,0"), "#86a04c", 1.8) + shape(
        way("30,-1 5,-1 2,5 30,5"), "#86a04c", 1.8
    )
    house = way("-19,-6 -19,-15 -13,-21 -7,-15 -7,-6")
    out += put(shape(house, "#e0ba68", 1.8), 0, 1, 1, -9) + put(
        shape([(-x, y) for x, y in house], "#e0ba68", 1.8), 0, 4, 1, 13
    )
    return out


def _megatomb() -> str:
    """A doorway into the void, and the breath that it draws in."""
    out = shape(way("-19,27 -14,-12 14,-12 19,27"), "#d8d2e4", 2.4)
    out += shape(way("-20,-11 -17,-21 17,-21 20,-11"), "#f0ecf6", 2.4)
    out += shape(way("-11,27 -8,-5 8,-5 11,27"), _VOID, 2.2)
    breath = "M-29 -2Q-18 0 -14 6T0 12M29 -2Q18 0 14 6T0 12"
    return out + _both(breath, 3.4, "#9ff0d4") + _both("M0 12Q-3 18 0 23", 2.6, "#9ff0d4")


# of the Inka


def _light_shield() -> str:
    beams = ""
    for k in range(12):
        a = math.tau * (k + 0.5) / 12
        beams += path(
            [(r * math.cos(a + d), r * math.sin(a + d)) for r, d in ((16, -0.13), (28, 0), (16, 0.13))]
        )
    out = f'<path d="{beams}" fill="#fff6cf" stroke="{EDGE}" stroke-width="1.6"/>'
    rim = [
        *curve(way("-15,-15 0,-18 15,-15"), 4),
        *curve(way("15,-15 15,2 9,12 0,19 -9,12 -15,2 -15,-15"), 4),
    ]
    return out + shape(rim, "#fff0b8", 2.6) + put(sun(11.4, False, 16), 0, -2)


def _sonic_puma() -> str:
    """The head of a puma, and its call."""
    head = curve(way("-18,4 -16,-6 -15,-17 -7,-12 -1,-11 5,-16 8,-7 9,2 6,8 1,12 -6,13 -13,11"), 4, True)
    out = shape(head, "#e0a23c", 2.4) + lines("M-11 -3l4 1.6M-1 -2.6l4 -1.4", 2.8)
    out += solid(way("-6,2 -1,2 -3.5,5.4"), EDGE, 1) + lines("M-3.5 5v3q-4 3 -7 .6M-3.5 8q4 3 6 .4", 1.8)
    arcs = "M13 -8Q18 0 13 8M18 -12Q25 0 18 12"
    return put(out, -3, 1) + put(_both(arcs, 2.6, "#dff2f4", EDGE, 2.2), 0, 1)


def _lightning_bolt() -> str:
    bolt = way("7,-26 -14,4 -2,4 -8,26 15,-6 3,-6 13,-24")
    sparks = lines("M-21 -8l6 3M-19 -18l5 5M20 8l-6 -2M19 18l-5 -5", 2.4, "#fff6cf")
    return sparks + shape(bolt, "url(#gold)", 2.6) + lines("M6 -21L-8 1", 2, "#fffdf0", 0.9)


def _magnetic_field() -> str:
    bow = "M-11 -15V3A11 11 0 0 0 11 3V-15"
    out = lines("M-20 -16Q-14 -27 0 -22Q14 -27 20 -16M-24 -4Q-22 -20 -9 -20M24 -4Q22 -20 9 -20", 2, "#dff2f4")
    out += lines(bow, 13, EDGE, 1, 'style="stroke-linecap:butt"') + lines(
        bow, 8.8, "#c43a34", 1, 'style="stroke-linecap:butt"'
    )
    for x in (-11, 11):
        out += _block(x - 5.6, -17.6, 11.2, 8, "url(#steel)")
    return out + lines("M-7 8Q-4 12 0 12.4", 2, "#f0a090")


def _radioactive_rain() -> str:
    """A sign of three leaves in a cloud, and the drops that fall from it."""
    cloud = curve(way("-20,0 -23,-9 -15,-16 -8,-15 0,-22 10,-20 14,-14 22,-10 20,0"), 5, True)
    out = ""
    for x, y in ((-15, 9), (-5, 15), (5, 9), (15, 15)):
        out += solid(curve(_drop(x, y), 5, True), "#a8e05a", 1.6)
    out += shape(cloud, "#e9efe0", 2.4)
    leaf = path(
        [(2.6 * math.sin(a), -2.6 * math.cos(a)) for a in (-0.5, 0.5)]
        + [(8.6 * math.sin(a), -8.6 * math.cos(a)) for a in (0.5, 0.25, 0, -0.25, -0.5)]
    )
    sign = "".join(put(f'<path d="{leaf}" fill="{INK}"/>', 0, 0, 1, turn) for turn in (0, 120, 240))
    return out + put(sign + f'<circle r="1.8" fill="{INK}"/>', 0, -8)


def _drop(x: float, y: float) -> list[tuple[float, float]]:
    """The outline of a drop at a place."""
    return [(x + a, y + b) for a, b in way("0,-7 3.6,1 0,5 -3.6,1")]


def _sacrifice() -> str:
    """The knife of the priests."""
    blade = "M-19 5Q0 12 19 5Q17 21 0 22Q-17 21 -19 5Z"
    out = f'<path d="{blade}" fill="url(#gold)" stroke="{EDGE}" stroke-width="2.4"/>'
    out += rod("M0 8V-6", "url(#brass)", 5, 3.4)
    crown = way("-11,-13 -13,-22 -6,-18 0,-25 6,-18 13,-22 11,-13")
    out += shape(crown, "url(#gold)", 2) + shape(way("-8,-14 8,-14 7,-5 -7,-5"), "#e3b23a", 2)
    drops = "".join(solid(curve(_drop(x, y), 5, True), "#c2302c", 1.3) for x, y in ((-17, -3), (18, -1)))
    return out + drops + lines("M-3.4 -10v1M3.4 -10v1", 2.4)


# of the Quya


def _firewall() -> str:
    out = "".join(_flame(x, 8, s) for x, s in ((-15, 0.96), (15, 0.96), (0, 1.3)))
    bricks = ""
    for y, first in ((9, -24), (16, -30), (23, -24)):
        for k in range(5):
            x = first + 13 * k
            bricks += _block(x, y, 13, 7.4, ("#b5603c", "#c07a4a")[k % 2])
    return out + bricks


def _hurricane_winds() -> str:
    """Two gusts that turn about each other."""
    gust = "M-22 6A22 19 0 0 1 12 -15A9 9 0 0 1 11 3A5 5 0 0 1 5 -3"
    out = ""
    for turn in (0, 180):
        out += put(_both(gust, 4.6, "#fffdf4"), 0, 0, 0.96, turn)
    return out + "".join(
        put(solid(curve(way("0,-4 3,0 0,4 -3,0"), 3, True), "#a9b860", 1.2), x, y)
        for x, y in ((-16, -14), (16, 14))
    )


def _alluvium() -> str:
    """Water that carries stones down a slope."""
    out = shape([*curve(way("-30,-16 -12,-14 0,-2 14,8 30,12"), 6), (30, 32), (-30, 32)], "#3f97c0", 2.2)
    out += lines("M-26 -7Q-10 -6 2 6Q14 15 28 18M-26 3Q-12 4 0 15Q10 22 24 25", 2.6, "#dff2f4")
    for x, y, r, fill in (
        (-9, -17, 6, "#a7afb6"),
        (6, -5, 7.4, "#8a776c"),
        (19, 5, 5, "#b09e91"),
        (-4, 13, 4.4, "#8a776c"),
    ):
        edge = [
            (x + r * (1 + 0.16 * (k % 2)) * math.cos(k * 0.9), y + r * math.sin(k * 0.9)) for k in range(7)
        ]
        out += shape(edge, fill, 1.9)
    return out


def _quake() -> str:
    """A wall that falls to pieces."""
    out = ""
    for x, y, turn in (
        (-19, 17, 0),
        (-6, 17, 0),
        (8, 17, 3),
        (21, 18, 8),
        (-18, 9, 0),
        (-5, 9, -4),
        (11, 7, 18),
        (-17, 1, -3),
        (2, -3, -24),
        (17, -9, 32),
        (-9, -12, 20),
    ):
        out += put(_block(-6.6, -3.8, 13.2, 7.6, ("#cfc5af", "#b9ae96")[x % 2]), x, y, 1, turn)
    return out + lines("M-24 -10l5 4M6 -21l-2 6M24 -22l-3 5M-14 -24l2 5", 2)


def _soul_hold() -> str:
    """A soul in chains."""
    soul = curve(way("0,-23 10,-18 13,-6 13,20 8,15 4,22 0,16 -4,22 -8,15 -13,20 -13,-6 -10,-18"), 4, True)
    out = shape(soul, "#f0ecfa", 2.4) + dot(-4.6, -10, 2.6, EDGE, 0) + dot(4.6, -10, 2.6, EDGE, 0)
    out += f'<ellipse cy="-3" rx="2.4" ry="3" fill="{EDGE}"/>'
    for k, x in enumerate((-22, -11, 0, 11, 22)):
        link = f'x="{x - 7.4}" y="{6 - 3.6 + (k % 2)}" width="14.8" height="7.2" rx="3.6" fill="none"'
        out += f'<rect {link} stroke="{EDGE}" stroke-width="5"/><rect {link} stroke="#c9a0f0" stroke-width="2.4"/>'
    return out


# of the Chanka


def _black_hole() -> str:
    out = '<g transform="rotate(-22)">'
    for rx, ry, colour, wide in ((25, 9.6, EDGE, 8.6), (25, 9.6, "#ffb45a", 5.4), (21, 7, "#fff0c4", 1.8)):
        out += f'<ellipse rx="{rx}" ry="{ry}" fill="none" stroke="{colour}" stroke-width="{wide}"/>'
    out += circle(12.4, "#06040c", EDGE, 1.4) + circle(12.8, "none", "#ffdf9a", 1.6)
    front = "M-25 0A25 9.6 0 0 0 25 0"
    return (
        out
        + lines(front, 8.6)
        + lines(front, 5.4, "#ffb45a")
        + lines("M-21 3A25 9.6 0 0 0 21 3", 1.8, "#fff0c4")
        + "</g>"
    )


def _stridic_amaru() -> str:
    """A serpent made of a cry."""
    body = curve(way("-18,20 -2,23 8,16 -2,9 -15,4 -13,-8 0,-10 9,-12"), 8)
    out = _both(path(body, False), 7.4, "#7fd0c0") + lines(path(body, False), 2, "#fffdf4", 0.9)
    head = curve(way("4,-19 15,-22 24,-15 15,-12 22,-6 10,-5 3,-9"), 4, True)
    out += shape(head, "#7fd0c0", 2.2) + dot(11, -16.4, 2.2, "#ffd95c", 1.2)
    return out + _both(
        "M17 6Q22 12 17 19M23 3Q29 12 23 22M-20 -12Q-26 -18 -20 -25", 1.8, "#dff2f4", EDGE, 1.8
    )


def _gold_web() -> str:
    out = ""
    spokes = [(26 * math.cos(a), 26 * math.sin(a)) for a in (math.tau * k / 8 + 0.2 for k in range(8))]
    data = "".join(f"M0 0L{x:.1f} {y:.1f}" for x, y in spokes)
    for r in (0.3, 0.58, 0.86):
        for k in range(8):
            (ax, ay), (bx, by) = spokes[k], spokes[(k + 1) % 8]
            mid = 0.4 * r
            data += f"M{ax * r:.1f} {ay * r:.1f}Q{(ax + bx) * mid:.1f} {(ay + by) * mid:.1f} {bx * r:.1f} {by * r:.1f}"
    out += lines(data, 3.6, EDGE, 0.8) + lines(data, 1.8, "#ffe08a")
    legs = "M-4 -2L-10 -7L-13 -3M-4 0H-12L-15 4M-4 2L-9 7L-11 12M4 -2L10 -7L13 -3M4 0H12L15 4M4 2L9 7L11 12"
    spider = lines(legs, 2.4, EDGE) + dot(0, -4, 4, "#2a1608", 1.4) + dot(0, 4, 6.4, "#2a1608", 1.4)
    return out + put(spider + solid(way("0,1 2.4,4 0,7 -2.4,4"), "#ffe08a", 0.6), 0, -1, 1.02)


def _biomagnetism() -> str:
    """A beat that draws somebody in."""
    out = _both("M8 -18A19 19 0 0 1 8 18M2 -11A12 12 0 0 1 2 11", 3, "#f08a6a")
    out += _figure(-13, 1, "#e3b23a", 0.92)
    pulse = "M-4 0H4L7 -8L11 9L14 0H24"
    return out + _both(pulse, 2.6, PAPER) + lines("M-25 -4l5 4l-5 4", 2.2, PAPER)


def _infinite_time() -> str:
    """A glass of sand that never runs out."""
    glass = way("-12,-19 12,-19 12,-14 2.6,0 12,14 12,19 -12,19 -12,14 -2.6,0 -12,-14")
    out = shape(glass, "#e9f4f6", 2.2) + shape(way("-8,-12 8,-12 0,-1"), "#e3b23a", 1.4)
    out += shape(curve(way("-10,18 -6,9 0,6 6,9 10,18"), 4), "#e3b23a", 1.4) + lines(
        "M0 -1V8", 1.8, "#c98416"
    )
    for y in (-21, 21):
        out += rod(f"M-14 {y}H14", "url(#brass)", 4, 3)
    return out + _both("M-24 4Q-26 -8 -18 -16M24 -4Q26 8 18 16", 2.4, PAPER, EDGE, 2.2)


def _avatar() -> str:
    """Somebody in the glory of his god."""
    rays = ""
    for k in range(14):
        a = math.tau * k / 14
        rays += path(
            [(r * math.cos(a + d), r * math.sin(a + d)) for r, d in ((14, -0.12), (27, 0), (14, 0.12))]
        )
    out = f'<path d="{rays}" fill="#9ff0df" stroke="{EDGE}" stroke-width="1.3"/>' + circle(
        18, "#dffff6", EDGE, 1.8
    )
    out += _both("M-3 1L-12 -7M3 1L12 -7", 3, "#1f8a86") + _figure(0, 3, "#1f8a86", 0.98)
    plumes = way("-8,-10 -10,-18 -4,-14 0,-21 4,-14 10,-18 8,-10")
    return out + shape(plumes, "url(#gold)", 1.7)


# of the Supay


def _mental_subjugation() -> str:
    """An eye that holds another's mind."""
    lids = curve(way("-25,0 -13,-12 0,-16 13,-12 25,0 13,12 0,16 -13,12"), 6, True)
    out = shape(lids, PAPER, 2.6) + dot(0, 0, 12.4, "#8a3fae", 2.2)
    turns = [(1.6 + 9.6 * k / 40, 0.32 * k) for k in range(41)]
    spiral = path([(r * math.cos(a), r * math.sin(a)) for r, a in turns], False)
    out += lines(spiral, 2.4, "#f6d8ff")
    return out + _both(
        "M-14 -20l-3 -5M0 -23v-5M14 -20l3 -5M-14 20l-3 5M0 23v5M14 20l3 5", 2, "#f0a0ff", EDGE, 2
    )


def _terrible_abomination() -> str:
    """A maw that swallows whole."""
    maw = curve(way("-24,-12 -12,-19 0,-16 12,-19 24,-12 22,8 10,20 0,22 -10,20 -22,8"), 5, True)
    out = shape(maw, "#5a1018", 2.6)
    for k, x in enumerate((-16, -8, 0, 8, 16)):
        long = 12 if k % 2 == 0 else 9
        out += solid([(x - 4.4, -17), (x, -17 + long), (x + 4.4, -17)], PAPER, 1.7)
    for x, y, long in ((-12, 18, 11), (-4, 21, 9), (4, 21, 9), (12, 18, 11)):
        out += solid([(x - 4, y), (x, y - long), (x + 4, y)], PAPER, 1.7)
    return out + dot(0, 3, 3.2, "#ff9a2e", 1.2)


def _berserker_fury() -> str:
    """The marks of claws, in blood."""
    out = ""
    for x, high in ((-16, 0.84), (-5, 1.06), (6, 1.06), (17, 0.84)):
        gash = curve([(8, -25), (5.6, -6), (-8, 25), (-3.4, -2)], 6, True)
        out += put(shape(gash, "#c2142c", 2.2), x - 1, 0, high, 8)
    return out


def _pain() -> str:
    """Thorns that grow inwards, into a glowing heart."""
    out = ""
    for k in range(9):
        out += put(solid(way("-6,-27 0,-9 6,-27"), "#4a3a2c" if k % 2 else "#6a5440", 1.8), 0, 0, 1, 40 * k)
    return out + dot(0, 0, 9.4, "#c2142c", 2.4) + dot(0, 0, 4.4, "#ff9a5a", 0)


def _alpha_predator() -> str:
    """The print of a great paw."""
    pad = curve(way("0,-2 8,3 12,12 7,17 0,14 -7,17 -12,12 -8,3"), 5, True)
    out = shape(pad, INK, 1.4)
    for x, y, turn in ((-15, -1, -28), (-6, -11, -10), (6, -11, 10), (15, -1, 28)):
        toe = curve(way("0,-6.6 4.4,-1 3,5 -3,5 -4.4,-1"), 4, True)
        claw = solid(way("-2,-7 0,-14 2,-7"), "#c2142c", 1.2)
        out += put(claw + f'<path d="{path(toe)}" fill="{INK}"/>', x, y, 1, turn)
    return out


def _ultimate() -> str:
    """A portal, and the prey within."""
    out = circle(21, "none", EDGE, 7) + circle(21, "none", "#ffd25a", 4) + circle(15.4, "#3a2a0c", EDGE, 1.8)
    cross = "M0 -27V-15M0 27V15M-27 0H-15M27 0H15"
    out += _both(cross, 3, "#ffd25a") + _figure(0, 1, "#e8792a", 0.78)
    return out


def _vital_absorption() -> str:
    """A heart whose strength is sucked out of it."""
    heart = "M0 12C-15 1 -14 -13 -6 -13C-2 -13 0 -9 0 -7C0 -9 2 -13 6 -13C14 -13 15 1 0 12Z"
    out = put(
        f'<path d="{heart}" fill="#e0404a" stroke="{EDGE}" stroke-width="2.4"/>'
        + lines("M-8 -6Q-7 -9 -4 -9", 2, "#ffd0c8"),
        8,
        -8,
    )
    out += _both("M3 3Q-8 4 -9 16M-1 -4Q-18 -2 -17 12M10 6Q4 12 -1 19", 2.6, "#f0a090")
    jaw = curve(way("-27,16 -16,10 -6,15 4,20 2,28 -14,32 -28,28"), 4, True)
    out += shape(jaw, "#4a1a20", 2.2)
    for x, y in ((-20, 13), (-12, 13), (-4, 17)):
        out += solid([(x - 3, y - 1), (x, y + 8), (x + 3, y - 1)], PAPER, 1.5)
    return out


POWERS: Mapping[str, tuple[str, Callable[[], str]]] = {
    "supervolcano": ("#f6c070", _supervolcano),
    "hypertornado": ("#bcd6e6", _hypertornado),
    "macrotsunami": ("#f6e7c0", _macrotsunami),
    "ultraseism": ("#e6ecb4", _ultraseism),
    "megatomb": ("#6a58a8", _megatomb),
    "light_shield": (LAPIS[0], _light_shield),
    "sonic_puma": ("#6f5a9a", _sonic_puma),
    "lightning_bolt": ("#3a4680", _lightning_bolt),
    "magnetic_field": ("#3f6f8a", _magnetic_field),
    "radioactive_rain": ("#5f7a4a", _radioactive_rain),
    "sacrifice": ("#7a2a2a", _sacrifice),
    "firewall": ("#f3d79a", _firewall),
    "hurricane_winds": ("#5fa0b4", _hurricane_winds),
    "alluvium": ("#cfe0a4", _alluvium),
    "quake": ("#d99a55", _quake),
    "soul_hold": ("#4a3a6c", _soul_hold),
    "black_hole": ("#2a2046", _black_hole),
    "stridic_amaru": ("#a45a8a", _stridic_amaru),
    "gold_web": ("#1b2a5a", _gold_web),
    "biomagnetism": ("#3a3a4a", _biomagnetism),
    "infinite_time": ("#5a7ab0", _infinite_time),
    "avatar": ("#2f5a6c", _avatar),
    "mental_subjugation": ("#5a2a6c", _mental_subjugation),
    "terrible_abomination": ("#9ab06a", _terrible_abomination),
    "berserker_fury": ("#f0d9b4", _berserker_fury),
    "pain": ("#e0c0b0", _pain),
    "alpha_predator": ("#e9b45a", _alpha_predator),
    "ultimate": ("#8f4a2c", _ultimate),
    "vital_absorption": ("#e6d6ae", _vital_absorption),
}


def medallion(ground: str, motif: Callable[[], str]) -> str:
    """A motif on its ground within a rim of brass."""
    out = '<clipPath id="medallion"><circle r="25"/></clipPath>' + circle(28.4, "url(#brass)", EDGE, 2)
    out += f'<g clip-path="url(#medallion)"><circle r="25" fill="{ground}"/>'
    out += '<ellipse cx="-5" cy="-9" rx="21" ry="16" fill="#fff" opacity=".16"/>'
    out += (
        put(motif(), 0, 0, 0.88)
        + "</g>"
        + circle(24.6, "none", EDGE, 2)
        + circle(26.4, "none", GOLD_THREAD, 1)
    )
    return put(out, 0, 0, through="shadow_small")


def pictures() -> list[Picture]:
    """`power.supervolcano` and its like: the emblem of each Legendary power and of each addition."""
    return [
        sprite(f"power.{name}", _SIZE, partial(medallion, *drawn), _PLACE) for name, drawn in POWERS.items()
    ]
