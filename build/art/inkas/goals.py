"""The goal cards of the Alternate quests, and the rim of the walla that the die names. All about their middle."""

import math
from collections.abc import Callable, Mapping
from functools import partial

from engraving.andean import llama_body
from engraving.geometry import curve
from engraving.ink import path
from engraving.markup import lines, mirrored, put, solid, way
from engraving.palette import EDGE, INK
from engraving.picture import Picture
from engraving.pieces import dot, rod, shape

from inkas.kit import GOLD_THREAD, LAPIS, PAPER, sprite
from inkas.scenery import hills, rays, water
from inkas.serpents import AMARUS
from inkas.signs import role_sign

_CARD = (102, 136)
_ANCHOR = (49, 66)
_WINDOW = (-38.0, -55.0, 76.0, 90.0)  # left, top, width, height of the drawing
_NAME = [-37.0, 38.0, 74.0, 18.0]  # where the game writes the name
_CLOTH, _DEEP = "#7a2a3c", "#4a1624"


def _blank(fill: str) -> str:
    """A card with a border of its own colour, told from a Pacha card by its red."""
    return (
        f'<rect x="-46" y="-63" width="92" height="126" rx="8" fill="#fbf3dc" stroke="{EDGE}" stroke-width="2"/>'
        f'<rect x="-41.5" y="-58.5" width="83" height="117" rx="5" fill="{fill}" stroke="{_CLOTH}" stroke-width="3"/>'
    )


def _back() -> str:
    """Woven red, a stepped diamond, and the eye that alone sees the goal."""
    out = _blank(_CLOTH)
    steps = "".join(f"M{x} {y}h5v-4h4v-4h4v4h4v4h5" for y in range(-46, 60, 12) for x in (-38, -16, 6, 28))
    out += '<clipPath id="goal_weave"><rect x="-37" y="-54" width="74" height="108"/></clipPath>'
    out += f'<g clip-path="url(#goal_weave)">{lines(steps, 1.7, "#b5603c", 0.8)}</g>'
    box = 'x="-37" y="-54" width="74" height="108" rx="3" fill="none"'
    out += f'<rect {box} stroke="{GOLD_THREAD}" stroke-width="1.7"/>'
    half = way("0,-38 10,-38 10,-28 20,-28 20,-14 30,-14 30,14 20,14 20,28 10,28 10,38 0,38")
    out += f'<path d="{path(mirrored(half))}" fill="{_DEEP}" stroke="{GOLD_THREAD}" stroke-width="2"/>'
    lids = curve(way("-23,0 -12,-10 0,-13.4 12,-10 23,0 12,10 0,13.4 -12,10"), 6, True)
    out += shape(lids, PAPER, 2.2) + dot(0, 0, 9.6, "#c98416", 1.8) + dot(0, 0, 4.4, INK, 0.6)
    lashes = "M-17 -12l-4 -6M-7 -17l-2 -7M7 -17l2 -7M17 -12l4 -6"
    return put(out + lines(lashes, 3.6, EDGE) + lines(lashes, 1.8, GOLD_THREAD), 0, 0, through="shadow_small")


def _fields() -> str:
    """A rolling land to its edge."""
    out = ""
    for low, fill in ((4, "#b9c47e"), (14, "#a0b060"), (24, "#86984c")):
        out += shape(
            [*curve(way(f"-44,{low + 3} -16,{low - 3} 14,{low + 2} 44,{low - 4}"), 6), (44, 60), (-44, 60)],
            fill,
            1.5,
        )
    return out


def _flag(x: float, y: float, s: float = 1.0) -> str:
    """A pennant of no ayllu: whoever holds the card means the own one."""
    out = '<ellipse cx="3" cy="1" rx="8" ry="3" fill="#140804" opacity=".45"/>' + rod(
        "M0 0V-38", "#e2b863", 3, 2.8
    )
    cloth = [
        *curve(way("1,-38 10,-41 19,-36 30,-38"), 4),
        (25, -29),
        *curve(way("30,-20 19,-18 10,-23 1,-20"), 4),
    ]
    return put(out + shape(cloth, "#f2c24c", 2.2) + lines("M5 -29h14", 2.4, _CLOTH), x, y, s)


def _wamanis() -> str:
    """Flags all over the land."""
    out = hills(4, "#8fa08a", "#fffaf0") + _fields()
    for x, y, s in (
        (-32, 4, 0.56),
        (-6, 1, 0.56),
        (18, 5, 0.6),
        (-20, 18, 0.7),
        (8, 20, 0.76),
        (-33, 36, 0.84),
        (-4, 38, 0.92),
    ):
        out += _flag(x, y, s)
    return out


def _suyus() -> str:
    """Two quarters of the board, each with three flags at its edge."""
    out = dot(0, 0, 35, "#e6d6ae", 2.4)
    for start, fill in ((180, "#c2504a"), (0, "#c2504a"), (90, "#ece0c0"), (270, "#ece0c0")):
        (ax, ay), (bx, by) = (
            (35 * math.cos(turn), 35 * math.sin(turn))
            for turn in (math.radians(start), math.radians(start + 90))
        )
        quarter = f"M0 0L{ax:.1f} {ay:.1f}A35 35 0 0 1 {bx:.1f} {by:.1f}Z"
        out += f'<path d="{quarter}" fill="{fill}" stroke="{EDGE}" stroke-width="1.8"/>'
    out += "".join(
        f'<circle r="{r}" fill="none" stroke="{EDGE}" stroke-width="1.3" opacity=".7"/>' for r in (16, 26)
    )
    out += dot(0, 0, 8, "#4fb3b4", 1.8)
    for k in (195, 225, 255, 15, 45, 75):
        out += _flag(31 * math.cos(math.radians(k)) - 4, 31 * math.sin(math.radians(k)) + 8, 0.46)
    return put(out, 0, -10)


def _fallen(x: float, y: float, fill: str, s: float = 1.0) -> str:
    """One who lies, beaten."""
    body = curve(way("-8,-7 14,-8 22,0 14,7 -8,7"), 4, True)
    out = solid(body, fill, 2.2) + dot(-14, 0, 8, "#d59c6a", 2.2)
    return put(out + lines("M-17 -2l5 4M-12 -2l-5 4", 1.8), x, y, s)


def _neighbour(turn: int) -> str:
    """An arrow round the board to a neighbour who has fallen; `turn` 1 is clockwise."""
    out = _fields()
    arc = f"M{-24 * turn} -10A28 28 0 0 {1 if turn > 0 else 0} {18 * turn} -22"
    tip = [(turn * a, b) for a, b in way("13,-31 31,-20 14,-10")]
    out += lines(arc, 11) + lines(arc, 6.6, "#f2c24c") + shape(tip, "#f2c24c", 2.2)
    return (
        out
        + _flag(-30 if turn > 0 else 8, 20, 0.9)
        + _fallen(18 * turn, 24 if turn > 0 else 30, "#8f4a5c", 0.94)
    )


def _two_ayllus() -> str:
    """Two who have fallen under their broken flags."""
    out = (
        _fields()
        + put(rod("M0 0L8 -38", "#e2b863", 3, 2.8), -14, 6)
        + put(rod("M0 0L-9 -36", "#e2b863", 3, 2.8), 18, 4)
    )
    out += shape(way("-6,-34 12,-44 22,-30 4,-22"), "#5f8fb0", 2) + shape(
        way("8,-30 -6,-20 -14,-32 2,-42"), "#b5603c", 2
    )
    return out + _fallen(-8, 12, "#5f8fb0", 0.82) + _fallen(8, 30, "#b5603c", 0.92)


def _hunters_shamans() -> str:
    """The signs of Hunter and Shaman, struck out."""
    out = ""
    for x, y, role in ((-15, -24, "hunter"), (15, 8, "shaman")):
        out += (
            dot(x, y, 20, PAPER, 2.2)
            + f'<circle cx="{x}" cy="{y}" r="17" fill="none" stroke="{LAPIS[1]}" stroke-width="1.6"/>'
        )
        out += put(role_sign(role), x, y, 1.06)
        cross = f"M{x - 13} {y + 13}L{x + 13} {y - 13}"
        out += lines(cross, 5.4, EDGE) + lines(cross, 2.8, "#e0564c")
    return out


def _tampus() -> str:
    """Storehouses full of goods, and a llama before them."""
    out = hills(0, "#8fa08a", "#fffaf0") + _fields()
    for x, y, s in ((-24, 12, 1.0), (2, 6, 1.12), (27, 12, 1.0)):
        house = shape(way("-12,12 -12,-6 12,-6 12,12"), "#d8c094", 2) + shape(
            curve(way("-15,-4 0,-24 15,-4"), 6), "#d09f4e", 2
        )
        house += f'<rect x="-4" y="-1" width="8" height="13" fill="{INK}"/>' + lines("M-9 -9q9 -5 18 0", 1.4)
        out += put(house, x, y, s)
    for x in (-34, -26, 24, 32):
        out += dot(x, 30, 5.2, "#c98f4a", 1.7)
    return out + put(llama_body(blanket=LAPIS[0]), 4, 30, 0.9)


def _amaru() -> str:
    """An Amaru at the side of her Apu."""
    return rays(0, -14, 10, 80, "#fff6cf") + water(26) + put(AMARUS["yakumama"](), 0, 30, 0.52)


_GOALS: Mapping[str, tuple[str, Callable[[], str]]] = {
    "wamanis": ("#bfe0ea", _wamanis),
    "suyus": ("#c9d8c0", _suyus),
    "left": ("#e9c8a0", partial(_neighbour, 1)),
    "right": ("#b9cfe0", partial(_neighbour, -1)),
    "two_ayllus": ("#d8b4b4", _two_ayllus),
    "hunters_shamans": ("#9a86b4", _hunters_shamans),
    "tampus": ("#cfe6f0", _tampus),
    "amaru": ("#5fa3ad", _amaru),
}


def _face(ground: str, draw: Callable[[], str]) -> str:
    x, y, w, h = _WINDOW
    box = f'x="{x}" y="{y}" width="{w}" height="{h}" rx="3"'
    out = _blank("url(#card_face)")
    out += f'<clipPath id="goal_window"><rect {box}/></clipPath><g clip-path="url(#goal_window)">'
    out += f'<rect {box} fill="{ground}"/>{draw()}</g>'
    return put(
        out + f'<rect {box} fill="none" stroke="{EDGE}" stroke-width="1.7"/>', 0, 0, through="shadow_small"
    )


def _named() -> str:
    """A golden rim with notches round the disc of a walla whom the die names, with a gem before it."""
    rim = '<ellipse cy="5" rx="45.5" ry="20.5" fill="none"'
    out = f'{rim} stroke="{EDGE}" stroke-width="9.6"/>{rim} stroke="#ffdf5e" stroke-width="6.4"/>'
    out += f'{rim} stroke="{EDGE}" stroke-width="6.4" stroke-dasharray="2 10"/>'
    gem = way("0,18 9,26 0,34 -9,26")
    return out + solid(gem, "url(#gem_green)", 2.4) + lines("M-4 26L0 22.4", 1.6, "#eafff0")


def pictures() -> list[Picture]:
    """`goal.back` and `goal.wamanis` and its like, as large as Pacha cards; `mark.named` lies under a walla."""
    out = [
        sprite(f"goal.{name}", _CARD, partial(_face, *drawn), _ANCHOR, facts={"name": _NAME})
        for name, drawn in _GOALS.items()
    ]
    out.append(sprite("goal.back", _CARD, _back, _ANCHOR))
    return [*out, sprite("mark.named", (104, 70), _named, (52, 31))]
