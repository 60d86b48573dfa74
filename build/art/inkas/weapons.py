"""What the wallas hold: torches, maces, bows, staffs. The hand that holds one is at the origin."""

import math

from engraving.andean import sun
from engraving.geometry import curve
from engraving.ink import path
from engraving.markup import circle, lines, put, solid, way
from engraving.palette import EDGE
from engraving.pieces import dot, rod, shape

from inkas.kit import PAPER

_WOOD = "#8a5a2c"
_BONE = "#f3e6c4"


def _flame(outer: str = "#e8792a", inner: str = "#ffe08a", s: float = 1.0) -> str:
    """A flame that stands on the origin, about 36 high."""
    tongue = curve(way("0,-37 8,-23 9,-11 0,-2 -9,-11 -6,-22 -3,-25"), 6, True)
    core = curve(way("0,-25 4,-15 0,-5 -4,-13"), 5, True)
    return put(solid(tongue, outer, 2) + f'<path d="{path(core)}" fill="{inner}"/>', 0, 0, s)


def torch() -> str:
    """A torch with a sun of gold below its flame."""
    out = rod("M0 44V-22", _WOOD, 3.4, 3) + put(_flame(), 0, -26)
    return (
        out
        + shape([(-8, -28), (8, -28), (4.6, -19), (-4.6, -19)], "url(#brass)", 1.8)
        + put(sun(8, False, 12), 0, -12)
    )


def hearth() -> str:
    """A wide bowl on a stem, with three flames."""
    out = rod("M0 44V-14", _WOOD, 3.4, 3)
    for x, s in ((-8, 0.72), (8, 0.72), (0, 0.98)):
        out += put(_flame(s=s), x, -21)
    bowl = curve(way("-17,-24 -13,-14 0,-10 13,-14 17,-24"), 5)
    return out + shape(bowl, "#b5603c", 2) + lines("M-14 -19q3.5 4 7 0t7 0t7 0t7 0", 1.6, PAPER)


def blood_torch() -> str:
    """An axe whose head is a torch with a flame as red as blood."""
    out = rod("M0 44V-22", "#4a2c16", 3.4, 3) + put(_flame("#b3121e", "#ff8a5c"), 0, -24)
    blade = curve(way("2,-22 15,-27 20,-16 15,-5 2,-10"), 4, True)
    return out + shape(blade, "url(#steel)", 2) + shape(way("-2,-21 -10,-16 -2,-11"), "url(#steel)", 1.6)


def serpent_torch() -> str:
    """A staff that a snake climbs, under a dark flame."""
    out = rod("M0 44V-24", "#3a1a1c", 3.6, 3) + put(_flame("#7a1430", "#f0a0ff", 1.05), 0, -24)
    climb = curve(way("-4,30 5,22 -5,12 5,2 -5,-8 5,-17 11,-22"), 6)
    out += lines(path(climb, False), 6.4) + lines(path(climb, False), 3.4, "#7fae54")
    return out + dot(11, -23, 3.8, "#7fae54", 1.5) + lines("M14 -24l4 -1", 1.3, "#c43a34")


# of Scouts


def sling() -> str:
    """A sling that whirls, with its stone."""
    out = lines("M0 0Q20 -4 22 -22", 3.6) + lines("M0 0Q20 -4 22 -22", 1.6, "#e9d6a6")
    return (
        out + dot(22, -25, 6, "#a59a8a", 2) + lines("M14 -34Q24 -38 31 -30M12 -30l2 -4l4 2", 1.5, EDGE, 0.8)
    )


def herbs() -> str:
    """A sprig of healing leaves."""
    out = lines("M0 6Q4 -12 10 -26", 2.6)
    for x, y, turn in ((3, -6, 70), (5, -12, -60), (7, -18, 66), (8, -22, -50), (10, -27, 10)):
        leaf = curve(way("0,0 -4,-6 0,-13 4,-6"), 4, True)
        out += put(solid(leaf, "#86b04c", 1.4), x, y, 1, turn)
    return out


def pipes() -> str:
    """Pipes of reed."""
    reeds = "".join(f"M{-7 + k * 4.6} -10V{13 - k * 4.4}" for k in range(5))
    out = lines(reeds, 5.4) + lines(reeds, 3, "#e3c070")
    return put(out + lines("M-9 -3H14", 3.2, "#8f2a1c"), 2, -2, 1, 20)


def claws() -> str:
    """Three long claws."""
    out = ""
    for turn in (-24, 0, 24):
        out += put(
            solid(curve(way("-2.4,0 -1.4,-12 3,-20 2.6,-8 2.4,0"), 4, True), _BONE, 1.5), 0, 0, 1, turn + 40
        )
    return out


# of Fighters


def _handle(length: float, fill: str = _WOOD, width: float = 3.6) -> str:
    return rod(f"M0 12V{-length}", fill, width, 3)


def star_mace() -> str:
    """A star of bronze on a stick."""
    star = [
        (
            (13.4 if k % 2 == 0 else 6.6) * math.cos(math.pi * k / 6),
            (13.4 if k % 2 == 0 else 6.6) * math.sin(math.pi * k / 6),
        )
        for k in range(12)
    ]
    return _handle(24) + put(shape(star, "url(#brass)", 2) + dot(0, 0, 3.8, "#fff4d6", 1.4), 0, -28)


def bolas() -> str:
    """Three stones on cords, whirling."""
    out = ""
    for x, y in ((-18, -22), (3, -33), (20, -20)):
        cord = f"M0 0Q{x * 0.2} {y * 0.8} {x} {y}"
        out += lines(cord, 3.4) + lines(cord, 1.5, "#e9d6a6") + dot(x, y, 6.6, "#b9b2a6", 2)
        out += lines(f"M{x - 3} {y - 2}q2 -2 4 -1", 1.3, "#fff")
    return out


def fork() -> str:
    """A black spear with two barbed prongs."""
    out = _handle(28, "#2f2a38")
    for s in (-1, 1):
        prong = [(s * a, b) for a, b in way("0,-22 8,-27 9,-46 4.6,-38 4.2,-30 0,-29")]
        out += shape(prong, "url(#steel)", 1.9)
    return out + lines("M-4 -20H4M-4 -16H4", 2, "#c43a34")


def club() -> str:
    """A heavy club with spikes of bone."""
    head = curve(way("-4,4 -6,-14 -11,-30 0,-42 11,-30 6,-14 4,4"), 5, True)
    out = ""
    for x, y, turn in (
        (-9, -28, -70),
        (9, -28, 70),
        (-7, -17, -80),
        (7, -17, 80),
        (0, -38, 0),
        (-7, -36, -36),
        (7, -36, 36),
    ):
        out += put(solid(way("-3,2 0,-11 3,2"), _BONE, 1.5), x, y, 1, turn)
    return _handle(2) + out + shape(head, "#6a4020", 2.3) + lines("M-4 -8L-7 -26M2 -6L3 -30", 1.4, "#2a160a")


_DEVICES = {
    "bolt": lambda: (
        f'<path d="M4 -13L-9 3H-1L-4 13L9 -4H1Z" fill="#e3a51e" stroke="{EDGE}" stroke-width="1.5"/>'
    ),
    "waves": lambda: lines(
        "M-12 -6q3 -5 6 0t6 0t6 0t6 0M-12 1q3 -5 6 0t6 0t6 0t6 0M-12 8q3 -5 6 0t6 0t6 0t6 0", 2.4, "#1f7f8a"
    ),
    "web": lambda: lines(
        "M0 -15V15M-13 -7.5L13 7.5M-13 7.5L13 -7.5M0 -7L6 -3.4V3.4L0 7L-6 3.4V-3.4ZM0 -12L10.4 -6V6L0 12L-10.4 6V-6Z",
        1.6,
        "#1b2a5a",
    ),
    "claws": lambda: lines("M-9 -11Q-5 0 -9 11M-1 -13Q3 0 -1 13M7 -11Q11 0 7 11", 3, "#8f1a1c"),
}


def shield(kind: str, colour: str) -> str:
    """A big round shield about the origin, with its bearer's device."""
    out = circle(21, f"url(#body_{colour})", EDGE, 2.6) + circle(16, PAPER, EDGE, 1.5)
    return out + _DEVICES[kind]()


# of Hunters: the grip is at the origin, the arrow flies to the left


def _bow(outline: str, string: str, fill: str, width: float = 4.2) -> str:
    line = path(curve(way(outline), 8), False)
    out = lines(f"M{string}", 1.6, PAPER)
    out += lines(line, width + 3.6) + lines(line, width, fill)
    return out + rod("M17 0H-21", "#e9d6a6", 2, 2.2) + shape(way("-30,0 -18,-6 -18,6"), "url(#steel)", 1.7)


def long_bow(fill: str) -> str:
    """A bow as tall as its man."""
    return _bow("7,-52 -10,-30 -14,0 -10,30 7,50", "7 -52L9 0L7 50", fill)


def horn_bow(fill: str) -> str:
    """A bow whose tips bend forward."""
    bow = _bow("-6,-46 6,-42 -2,-24 -15,0 -2,24 6,40 -6,44", "5 -43L11 0L5 41", fill, 4.8)
    return bow + dot(-8, -46, 3.2, "url(#gold)", 1.4) + dot(-8, 44, 3.2, "url(#gold)", 1.4)


def twin_bow(fill: str) -> str:
    """A thick bow with tassels and two arrows."""
    bow = _bow("8,-48 -8,-38 -18,-20 -10,0 -18,20 -8,38 8,46", "8 -48L10 0L8 46", fill, 5.4)
    bow += rod("M17 -8L-20 -13", "#e9d6a6", 1.8, 2) + shape(
        way("-27,-14 -17,-18.6 -18,-8"), "url(#steel)", 1.6
    )
    for y in (-48, 46):
        bow += lines(f"M8 {y}l-2 9M8 {y}l1 10M8 {y}l4 9", 2.4, "#c43a34")
    return bow


def bone_bow(fill: str) -> str:
    """A bow of ribs, with thorns."""
    bow = _bow("8,-50 -9,-34 -15,0 -9,34 8,48", "8 -50L9 0L8 48", _BONE, 5)
    for x, y, turn in (
        (-4, -41, -40),
        (-11, -27, -58),
        (-15, -12, -80),
        (-15, 12, -100),
        (-11, 27, -122),
        (-4, 41, -140),
    ):
        bow += put(solid(way("-3,1 0,-12 3,1"), _BONE, 1.5), x, y, 1, turn)
    return bow + lines("M-14 -4V4", 5, fill)


# of Shamans


def crook() -> str:
    """A crook."""
    return rod("M0 52V-22A10 10 0 1 0 -15 -30", "#5a3a22", 3.4, 3)


def moon_staff() -> str:
    """A staff under a crescent of silver."""
    crescent = "M6 -45A13 13 0 1 0 12 -24A10.6 10.6 0 0 1 6 -45Z"
    moon = f'<path d="{crescent}" fill="url(#moon_silver)" stroke="{EDGE}" stroke-width="2"/>'
    return rod("M0 52V-20", "#5a3a22", 3.4, 3) + put(moon, -2, 6)


def stone_staff() -> str:
    """Blocks of dark stone, one on the other."""
    out = rod("M0 52V-10", "#3a3440", 3.6, 3)
    for y, w, h in ((-10, 9, 9), (-20, 7, 10), (-29, 10, 9), (-38, 6, 9)):
        out += shape([(-w, y), (-w + 1, y - h), (w - 1, y - h), (w, y)], "#7a8090", 1.9)
        out += f'<path d="M2 {y - h + 1}H{w - 1.4}L{w - 1} {y - 1}H2Z" fill="#454b5a" opacity=".8"/>'
    return out


def sickle() -> str:
    """A long curved knife."""
    blade = curve(way("-2,-8 -6,-26 2,-42 18,-48 10,-38 6,-26 5,-8"), 6, True)
    out = _handle(6, "#2a1a14", 4.4) + shape(blade, "url(#steel)", 2)
    return out + lines("M3 -34l4 -6M1 -24l2 4", 1.8, "#b3262c") + dot(0, -6, 4.4, "url(#gold)", 1.5)


def void(ring: str = PAPER) -> str:
    """The void, in a hand."""
    out = circle(12.6, "#171026", EDGE, 1.8) + circle(11, "none", ring, 1.5)
    out += lines("M0 0A2.6 2.6 0 0 1 2.6 2.4A5 5 0 0 1 -4.6 2A6.6 6.6 0 0 1 5 -3", 1.8, "#c9b8f0")
    return out + "".join(
        f'<circle cx="{x}" cy="{y}" r="1.1" fill="#fff"/>' for x, y in ((-5, -5), (4, 6), (6, -1))
    )
