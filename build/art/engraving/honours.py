"""The medals of the shell and of Wiraqocha, each with its device."""

import math
from collections.abc import Callable
from functools import partial

from engraving.badges import emblem
from engraving.badges import medal as seat_medal
from engraving.crystals import crystal
from engraving.geometry import Points, curve, gear
from engraving.goods import cluster, relic
from engraving.honour_kit import device, medal, medal_picture
from engraving.ink import hatch, path, taper
from engraving.instruments import compass
from engraving.machines import juggernaut
from engraving.palette import BRASS, EDGE
from engraving.picture import Picture
from engraving.pieces import camp, dot, drill, helmeted_head, rod, shade, shape, zeppelin
from engraving.plates import flat_die
from engraving.setting import steam

_SEA = ("#8fc3d6", "#1d4a6b")
_JADE = ("#a8cfae", "#245a45")
_NIGHT = ("#7a5aa0", "#22123f")
_RUBY = ("#e29a84", "#7d1f22")
_SKY = ("#d5e8ea", "#4f86a0")
_SAND = ("#fbedc4", "#c08a3e")
_LEAF = ("#d6dfa0", "#5b7a34")
_PLUM = ("#d8b4c4", "#6d2f55")
_SLATE = ("#d3d8da", "#56626e")
_EMBER = ("#ffd89a", "#b8501c")


def _treasure() -> str:
    return device(relic("D1"), 0, 4, 1.55)


def _somnium() -> str:
    return device(cluster(0, 26, 2.25))


def _leviathan() -> str:
    return device(juggernaut(), 5, 35, 0.6)


def _swift() -> str:
    """An hourglass whose sand has hardly run."""
    glass = curve([(-15, -24), (-14, -12), (-3, -1), (-3, 1), (-14, 12), (-15, 24)], 5)
    glass += curve([(15, 24), (14, 12), (3, 1), (3, -1), (14, -12), (15, -24)], 5)
    out = shape(glass, "#eef6f2", 2)
    upper = [*curve([(-14, -16), (-11, -9), (-2.4, -1)], 4), *curve([(2.4, -1), (11, -9), (14, -16)], 4)]
    out += f'<path d="{path(upper)}" fill="#e0a23a"/><path d="M-1 -1L1 -1L1 20L-1 20Z" fill="#e0a23a"/>'
    out += '<path d="M-9 23Q0 14 9 23Z" fill="#e0a23a"/>'
    out += '<path d="M-10 -20Q-10 -12 -5 -7" fill="none" stroke="#fff" stroke-width="2"/>'
    for x in (-20, 20):
        out += rod(f"M{x} -25V25", BRASS, 3, 2.6)
    for y in (-28, 28):
        out += shape([(-25, y - 4), (25, y - 4), (25, y + 4), (-25, y + 4)], BRASS, 2)
    return device(out, 0, 0, 1.08, 12)


def _full_table() -> str:
    """Four players round a table."""
    out = f'<circle r="17" fill="url(#mahogany)" stroke="{EDGE}" stroke-width="2"/>'
    out += '<circle r="13" fill="url(#felt_fill)" stroke="#e2b863" stroke-width="1"/>'
    places = (("red", 0, -26), ("blue", 26, 0), ("yellow", 0, 26), ("green", -26, 0))
    return device(out + "".join(seat_medal(colour, x, y, 13.5) for colour, x, y in places))


def _honest() -> str:
    """A balance whose pans hang level."""
    out = rod("M0 -28V24", BRASS, 4, 2.6) + shape([(-14, 30), (-9, 22), (9, 22), (14, 30)], BRASS, 2)
    out += rod("M-28 -20Q0 -28 28 -20", BRASS, 3.4, 2.4) + dot(0, -29, 4, "#f7e2a0", 1.6)
    for x in (-28, 28):
        out += f'<path d="M{x} -20L{x - 11} 6M{x} -20L{x + 11} 6" stroke="{EDGE}" stroke-width="1.6"/>'
        pan = [*curve([(x - 13, 6), (x - 8, 13), (x, 15), (x + 8, 13), (x + 13, 6)], 4)]
        out += shape(pan, "#f7e2a0", 2)
    return device(out, 0, 0, 1.05)


def _robber() -> str:
    """A full sack, its neck tied, and what looks out of it."""
    out = crystal(-5, -12, 26, 9, -7) + crystal(6, -12, 24, 9, 7) + crystal(0, -10, 30, 11, 0)
    body = curve(
        [(-10, -14), (-24, 2), (-29, 22), (-18, 32), (0, 34), (18, 32), (29, 22), (24, 2), (10, -14)], 5
    )
    out += shape(body, "#b98a52", 2.4) + shade(
        curve([(8, -12), (22, 4), (27, 22), (16, 31), (2, 33), (12, 12)], 4, True), -58, 3.2, 1.1
    )
    out += rod("M-12 -13Q0 -8 12 -13", "#7a3424", 4, 2.4)
    mask = curve(
        [(-17, 6), (-8, 3), (0, 7), (8, 3), (17, 6), (15, 15), (7, 17), (0, 13), (-7, 17), (-15, 15)], 4, True
    )
    out += f'<path d="{path(mask)}" fill="#20140c"/>'
    for x in (-8, 8):
        out += f'<ellipse cx="{x}" cy="10" rx="4" ry="2.6" fill="#e9d3a4"/>'
    return device(out, 0, -1, 1.02)


def _heist() -> str:
    """A relic on a grapnel."""
    out = rod("M0 -48V-26", "#cbb07a", 3, 2.2)
    for i in range(5):
        out += f'<path d="M-2 {-46 + i * 4.4}L2 {-44 + i * 4.4}" stroke="{EDGE}" stroke-width="1"/>'
    out += relic_at(0, 12, 1.22)
    for side in (-1, 1):
        out += rod(f"M0 -26C{side * 16} -24 {side * 30} -10 {side * 26} 8", "#aeb4ba", 4, 2.8)
        out += shape([(side * 30, 6), (side * 24, 16), (side * 20, 4)], "#aeb4ba", 1.8)
    return device(out + dot(0, -26, 5, BRASS, 1.8))


def relic_at(x: float, y: float, scale: float) -> str:
    """The serpent's skull."""
    return f'<g transform="translate({x} {y}) scale({scale})">{relic("D3")}</g>'


def _airship() -> str:
    """A Zeppelin on its way down."""
    ship = f'<g filter="url(#sooty)">{zeppelin("red")}</g>'
    return steam(-27, 4, 0.8) + steam(-12, -16, 0.55) + device(ship, -8, 40, 0.6, 24)


def _camp() -> str:
    ground = curve([(-48, 30), (-20, 24), (10, 26), (48, 22), (48, 50), (-48, 50)], 5)
    return f'<path d="{path(ground)}" fill="#6f8f48" stroke="{EDGE}" stroke-width="1.6"/>' + device(
        camp("green"), -2, 30, 0.68
    )


def _wheel(x: float, y: float, radius: float, teeth: int, fill: str, turn: float = 0.0) -> str:
    out = shape(gear(x, y, radius, teeth, turn), fill, 2.2)
    out += f'<circle cx="{x}" cy="{y}" r="{radius * 0.56}" fill="none" stroke="{EDGE}" stroke-width="1.6"/>'
    for i in range(5):
        a = 2 * math.pi * i / 5 + turn
        px, py = x + radius * 0.38 * math.cos(a), y + radius * 0.38 * math.sin(a)
        out += f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{radius * 0.12:.1f}" fill="#20140c"/>'
    return out + dot(x, y, radius * 0.17, "#f7e2a0", 1.8)


def _inventor() -> str:
    return device(
        _wheel(19, -17, 17, 9, "url(#steel)", 0.2)
        + _wheel(-9, 9, 27, 12, "url(#brass)")
        + _wheel(25, 22, 12, 8, "#b06d3c")
    )


def _harvest() -> str:
    return device(
        cluster(27, 30, 1.15, glow=True) + f'<g transform="translate(-9 28) scale(.66)">{drill("blue")}</g>'
    )


def _comeback() -> str:
    """The sun that rises behind the mountains."""
    rays = "".join(
        path([(11 * math.cos(a - 0.1), -2 + 11 * math.sin(a - 0.1)), (58 * math.cos(a), -2 + 58 * math.sin(a)),
              (11 * math.cos(a + 0.1), -2 + 11 * math.sin(a + 0.1))])
        for a in (math.radians(-180 + 22.5 * i) for i in range(9))
    )  # fmt: skip
    out = f'<path d="{rays}" fill="#fff2b8" opacity=".9"/>'
    out += f'<circle cy="-2" r="18" fill="#ffc63c" stroke="{EDGE}" stroke-width="2"/>'
    ranges: tuple[tuple[Points, str], ...] = (
        (
            [(-50, 24), (-30, 0), (-20, 10), (-8, 2), (6, 16), (24, -4), (50, 22), (50, 50), (-50, 50)],
            "#7d6a86",
        ),
        (
            [(-50, 34), (-34, 20), (-14, 30), (2, 20), (18, 32), (34, 22), (50, 32), (50, 50), (-50, 50)],
            "#4a3a55",
        ),
    )
    for points, fill in ranges:
        out += shape(points, fill, 1.8)
        out += f'<path d="{hatch(points, -58, 3.4, 0.9)}" fill="{EDGE}" opacity=".45"/>'
    return out


def _dice() -> str:
    out = f'<g transform="rotate(-14 -14 -12)">{flat_die(-14, -12, 32, 1)}</g>'
    out += f'<g transform="rotate(16 15 -9)">{flat_die(17, -7, 28, 1)}</g>'
    return device(out + f'<g transform="rotate(6 -2 20)">{flat_die(-2, 21, 30, 1)}</g>')


def _empress() -> str:
    """A crown with jewels."""
    outline = [
        (-29.0, 14.0),
        (-34.0, -18.0),
        (-16.0, -2.0),
        (0.0, -30.0),
        (16.0, -2.0),
        (34.0, -18.0),
        (29.0, 14.0),
    ]
    out = shape([(-27, -4), (27, -4), (27, 16), (-27, 16)], "#7d1f3a", 1) + shape(outline, "url(#brass)", 2.4)
    band = curve([(-30, 14), (0, 20), (30, 14)], 6) + curve([(29, 26), (0, 32), (-29, 26)], 6)
    out += shape(band, "url(#brass_down)", 2.4)
    for x, y, fill in ((-34, -19, "#f7e2a0"), (0, -31, "#f7e2a0"), (34, -19, "#f7e2a0")):
        out += dot(x, y, 4, fill, 1.8)
    for x, y, fill in ((-17, 21, "#31a59d"), (0, 24, "#c42f38"), (17, 21, "#31a59d"), (0, 0, "#5577c4")):
        out += dot(x, y, 4, fill, 1.6) + f'<circle cx="{x - 1.2}" cy="{y - 1.4}" r="1.2" fill="#fff"/>'
    return device(out)


def _rivals() -> str:
    """An explorer in a pith helmet before two crossed swords."""
    out = ""
    for side in (-1, 1):
        out += rod(f"M{side * -30} 30L{side * 32} -32", "#d5dade", 3.4, 2.4)
        out += rod(f"M{side * -31} 18L{side * -18} 31", BRASS, 3.6, 2.4)
    return device(out) + device(helmeted_head("red"), 0, 140, 1.72)


def _levels() -> str:
    """Four steps, a flag on the highest."""
    out = rod("M20 -20V-40", BRASS, 2, 2) + shape([(21, -40), (38, -35), (21, -29)], "#c42f38", 1.8)
    for i, fill in enumerate(("#fbe9b8", "#f3dca0", "#e0ba68", "#b98a48")):
        x, top = -32.0 + i * 16, 20.0 - i * 13
        out += shape([(x, top), (x + 16, top), (x + 16, 32), (x, 32)], fill, 2)
        out += shade([(x + 9, top + 2), (x + 15, top + 2), (x + 15, 31), (x + 9, 31)], -58, 3.2, 0.9, 0.5)
    return device(out, 0, 3, 1)


def _days() -> str:
    """A leaf of a calendar: seven days, each with its mark."""
    out = shape([(-27, -24), (27, -24), (27, 30), (-27, 30)], "#fffaf0", 2.2)
    out += shape([(-27, -24), (27, -24), (27, -10), (-27, -10)], "#c42f38", 2.2)
    for x in (-15, 15):
        out += rod(f"M{x} -31V-19", "#d5dade", 3.4, 2.2)
    for i in range(7):
        x, y = (-19.5 + 13 * i, 1.0) if i < 4 else (-13.0 + 13 * (i - 4), 18.0)
        out += (
            f'<rect x="{x - 5.5}" y="{y - 6}" width="11" height="12" rx="2" fill="#f0dfb2" stroke="{EDGE}"/>'
        )
        tick = f"M{x - 3.4} {y}L{x - 0.8} {y + 3.2}L{x + 3.8} {y - 3.6}"
        out += f'<path d="{tick}" fill="none" stroke="#1f5a3a" stroke-width="2.2"/>'
    return device(out, 0, 1, 1, -5)


def _puzzles() -> str:
    """A piece of a puzzle."""
    outline = "M-24 -18H-7C-3 -18 -4 -22 -6 -25C-8 -33 8 -33 6 -25C4 -22 3 -18 7 -18H24V-2C24 3 28 2 31 0"
    outline += "C39 -3 39 14 31 11"
    outline += (
        "C28 9 24 8 24 12V28H7C3 28 4 24 6 21C8 13 -8 13 -6 21C-4 24 -3 28 -7 28H-24V12C-24 8 -20 9 -17 11"
    )
    outline += "C-9 14 -9 -3 -17 0C-20 2 -24 3 -24 -2Z"
    out = (
        f'<path d="{outline}" fill="url(#brass)" stroke="{EDGE}" stroke-width="2.6" stroke-linejoin="round"/>'
    )
    lines = "".join(taper([(-20, y), (20, y - 2)], 0.9, 0.6, 0.3) for y in (-12, -7, 18, 23))
    return device(
        out + f'<path d="{lines}" fill="{EDGE}" opacity=".4"/>' + emblem("star", 2, 5, 8, "#7c5420"),
        -3,
        1,
        1,
        8,
    )


def _expedition() -> str:
    return device(compass(0, 8, 31))


def _challenges() -> str:
    """An arrow in the middle of a target."""
    out = ""
    for radius, fill in (
        (32, "#fffaf0"),
        (25, "#c42f38"),
        (18, "#fffaf0"),
        (11, "#1d3c8c"),
        (4.5, "#f9e07e"),
    ):
        out += dot(0, 0, radius, fill, 1.6)
    out += rod("M0 0L32 -30", "#8a6238", 3, 2.2)
    return device(out + shape([(26, -30), (36, -40), (40, -36), (40, -30), (31, -25)], "#31a59d", 1.6), -2, 2)


_HONOURS = {
    "swift": ("sun", _SAND, _swift),
    "full_table": ("sun", _LEAF, _full_table),
    "comeback": ("gear", _EMBER, _comeback),
    "dice": ("gear", _SLATE, _dice),
    "levels": ("scallop", _SKY, _levels),
    "days": ("scallop", _JADE, _days),
    "puzzles": ("scallop", _PLUM, _puzzles),
    "challenges": ("scallop", _SAND, _challenges),
}
_AWARDS = {
    "treasure": ("sun", _JADE, _treasure),
    "somnium": ("sun", _NIGHT, _somnium),
    "leviathan": ("sun", _SEA, _leviathan),
    "honest": ("round", _SKY, _honest),
    "robber": ("round", _RUBY, _robber),
    "heist": ("round", _NIGHT, _heist),
    "airship": ("round", _SLATE, _airship),
    "camp": ("round", _SKY, _camp),
    "inventor": ("gear", _SEA, _inventor),
    "harvest": ("gear", _EMBER, _harvest),
    "empress": ("gear", _PLUM, _empress),
    "rivals": ("scallop", _RUBY, _rivals),
    "expedition": ("scallop", _LEAF, _expedition),
}


def pictures() -> list[Picture]:
    """`honour.swift` and its like, which any title may give, and `award.treasure` and its like."""
    drawn = {f"honour.{name}": row for name, row in _HONOURS.items()}
    drawn |= {f"award.{name}": row for name, row in _AWARDS.items()}
    return [medal_picture(name, partial(_markup, name, *row)) for name, row in drawn.items()]


def _markup(name: str, rim: str, enamel: tuple[str, str], draw: Callable[[], str]) -> str:
    return medal(name.replace(".", "_"), rim, enamel, draw())
