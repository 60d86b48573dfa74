"""The Pacha cards. All about their middle."""

from collections.abc import Callable, Mapping
from functools import partial

from engraving.andean import sun
from engraving.geometry import curve
from engraving.ink import path
from engraving.markup import at, lines, mirrored, put, solid, way
from engraving.palette import EDGE, INK
from engraving.picture import Picture
from engraving.pieces import dot, shape

from inkas.gods import GODS, staff
from inkas.kit import GOLD_THREAD, HAIR, LAPIS, PAPER, sprite
from inkas.pacha import NIGHT, PACHA
from inkas.scenery import hills, rays, water
from inkas.serpents import AMARUS

_CARD = (102, 136)
_WINDOW = (-38.0, -55.0, 76.0, 90.0)  # left, top, width, height of the drawing
_NAME = [-37.0, 38.0, 74.0, 18.0]  # where the game writes the name, where there is room


def _blank(fill: str) -> str:
    return (
        f'<rect x="-46" y="-63" width="92" height="126" rx="8" fill="#fbf3dc" stroke="{EDGE}" stroke-width="2"/>'
        f'<rect x="-41.5" y="-58.5" width="83" height="117" rx="5" fill="{fill}" stroke="{LAPIS[1]}" stroke-width="2"/>'
    )


def back() -> str:
    """Woven lapis, a stepped diamond, lightning."""
    out = _blank("url(#lapis)")
    crosses = "".join(
        f"M{i * 13 - 4} {j * 11}h2.4v-2.4h2.4v2.4h2.4v2.4h-2.4v2.4h-2.4v-2.4h-2.4Z"
        for j in range(-5, 6)
        for i in range(-3, 4)
        if (i + j) % 2 == 0
    )
    out += '<clipPath id="weave"><rect x="-37" y="-54" width="74" height="108"/></clipPath>'
    out += f'<path d="{crosses}" fill="#58a6a8" opacity=".6" clip-path="url(#weave)"/>'
    box = 'x="-37" y="-54" width="74" height="108" rx="3" fill="none"'
    out += f'<rect {box} stroke="{GOLD_THREAD}" stroke-width="1.7"/>'
    steps = way("0,-38 10,-38 10,-28 20,-28 20,-14 30,-14 30,14 20,14 20,28 10,28 10,38 0,38")
    out += f'<path d="{path(mirrored(steps))}" fill="{LAPIS[2]}" stroke="{GOLD_THREAD}" stroke-width="2"/>'
    bolt = "M6 -27L-13 3H-1L-6 27L14 -5H2Z"
    bolt = f'<path d="{bolt}" fill="url(#gold)" stroke="{EDGE}" stroke-width="1.8" stroke-linejoin="round"/>'
    return put(out + bolt, 0, 0, through="shadow_small")


# drawings, in the window of a card


def _qusqu() -> str:
    """The city on its terraces, the staff plunged above it."""
    out = rays(0, -24, 14, 70, "#fff6cf") + hills(8, "#8fa08a", "#fffaf0")
    for half, top, fill in ((36, 18, "#caa86c"), (28, 8, "#dcbc80"), (20, -2, "#ecd29a")):
        out += shape([(-half, top + 14), (-half + 3, top), (half - 3, top), (half, top + 14)], fill, 1.8)
        out += lines("".join(f"M{x} {top + 2}v10" for x in range(-half + 8, half - 4, 9)), 1.1, EDGE, 0.7)
    for x, y in ((-22, 17), (-9, 17), (7, 17), (20, 17), (-13, 7), (12, 7)):
        out += shape([(x - 5, y), (x - 5, y - 6), (x, y - 11), (x + 5, y - 6), (x + 5, y)], "#b5603c", 1.4)
        out += f'<rect x="{x - 1.6}" y="{y - 5}" width="3.2" height="5" fill="{INK}"/>'
    return out + put(staff("plunged"), 0, 0, 0.52) + water(34, ("#4fb3b4", "#2f7d86"))


def _god(name: str) -> str:
    light = "#fffbe0" if name == "waqaychaq_mama" else "#dcfff2"
    return rays(0, -14, 10, 80, light) + put(
        GODS[name][1](), 0, 42, 0.68 if name == "waqaychaq_mama" else 0.66
    )


def _volcano() -> str:
    out = shape(way("-44,36 -12,-22 -5,-18 4,-18 12,-23 46,36"), "#6a3a34", 1.8)
    return out + shape(
        curve(way("-9,-19 0,-22 9,-20 6,-6 12,8 4,2 0,16 -4,0 -10,6 -7,-8"), 4, True), "#ff9a2e", 1.4
    )


def _gusts() -> str:
    curls = "M-44 -34H0A8 8 0 1 0 -8 -43M-44 -16H26A7 7 0 1 0 19 -24M-44 6H-6A7 7 0 1 1 -13 13M10 10H44"
    return lines(curls, 4.4, "#fffdf4", 0.85) + lines(curls, 1.4, "#2a5f8a", 0.7)


def _leaves() -> str:
    leaf, out = curve(way("0,0 -9,-14 0,-34 9,-14"), 4, True), ""
    for x, turn, fill in (
        (-34, -20, "#4f7a34"),
        (34, 24, "#4f7a34"),
        (-20, 10, "#6f9a44"),
        (22, -12, "#6f9a44"),
        (0, 0, "#86b04c"),
    ):
        out += put(solid(leaf, fill, 1.5) + lines("M0 -3V-28", 1.1, EDGE, 0.6), x, 38, 1.9, turn)
    return out


def _stars() -> str:
    spots = (
        (-30, -44),
        (-18, -30),
        (26, -46),
        (32, -20),
        (-32, -8),
        (14, -34),
        (30, 8),
        (-4, -48),
        (-28, 22),
    )
    out = "".join(
        f'<circle cx="{x}" cy="{y}" r="{1.1 + k % 3 * 0.5}" fill="#fff"/>' for k, (x, y) in enumerate(spots)
    )
    return out + lines("M0 -10A8 8 0 0 1 8 -2A18 18 0 0 1 -20 -8A30 28 0 0 1 26 -26", 3, "#8a74c0", 0.7)


_PLACES: Mapping[str, Callable[[], str]] = {
    "ninamama": _volcano,
    "wayramama": _gusts,
    "yakumama": lambda: water(-8, ("#7fc6d6", "#4f9fc0", "#2a78b0", "#1c5a86")),
    "sachamama": _leaves,
    "chusaqmama": _stars,
}


def _amaru(name: str) -> str:
    return _PLACES[name]() + put(AMARUS[name](), 0 if name != "sachamama" else 8, 33, 0.56)


def _iqiqu() -> str:
    """A small laughing man under a load of gifts."""
    out = ""
    for x, y, fill in (
        (-26, 14, "#c98f4a"),
        (26, 12, "#e0b860"),
        (-27, -6, "#7f9a4c"),
        (27, -9, "#5f8fb0"),
        (-18, -24, "#b5603c"),
        (18, -26, "#e3c070"),
    ):
        sack = curve(at(way("-9,9 -10,-3 -4,-8 -6,-13 6,-13 4,-8 10,-3 9,9"), x, y), 3, True)
        out += shape(sack, fill, 1.8) + lines(f"M{x - 4} {y - 8}h8", 1.7)
    out += put(sun(13, False, 14), 0, -38)
    out += shape(curve(way("-20,38 -24,8 0,-4 24,8 20,38"), 5), "#b23a2e", 2)
    out += lines("M-21 26Q0 33 21 26M-22 17Q0 24 22 17", 2.6, "#f3d27a")
    out += dot(0, -8, 14, "#d59c6a", 2) + lines("M-7 -11q2.4 -3 5 0M2 -11q2.4 -3 5 0M-5 -5q5 -3 10 0", 1.7)
    out += f'<path d="M-6 -1Q0 7 6 -1Z" fill="{PAPER}" stroke="{EDGE}" stroke-width="1.5"/>'
    cap = curve(way("-16,-13 -12,-28 0,-32 12,-28 16,-13 0,-19"), 5, True)
    out += shape(cap, "#2f7d86", 1.9) + lines("M-12 -20q3 -4 6 0t6 0t6 0t6 0", 1.6, "#f3d27a")
    return out + "".join(dot(s * 20, 10, 5, "#d59c6a", 1.8) for s in (-1, 1)) + _BRAIDS


_BRAIDS = lines("M-9 -13Q-17 0 -12 8M9 -13Q17 0 12 8", 2.4, HAIR)
_CARDS: Mapping[str, tuple[str, Callable[[], str]]] = {
    "qusqu": ("#f6d98a", _qusqu),
    "waqaychaq_mama": ("#9fd0dc", partial(_god, "waqaychaq_mama")),
    "amaru_wiraqucha": ("#3f8f92", partial(_god, "amaru_wiraqucha")),
    "ninamama": ("#f0b060", partial(_amaru, "ninamama")),
    "wayramama": ("#cfe6f0", partial(_amaru, "wayramama")),
    "yakumama": ("#d4ecee", partial(_amaru, "yakumama")),
    "sachamama": ("#dce4a0", partial(_amaru, "sachamama")),
    "chusaqmama": ("#7d6db4", partial(_amaru, "chusaqmama")),
    "iqiqu": ("#f0c898", _iqiqu),
    **PACHA,
}
_PALE_LINES = ("chusaqmama", *NIGHT)


def face(kind: str) -> str:
    """A card with its drawing, and room for its name below."""
    sky, draw = _CARDS[kind]
    x, y, w, h = _WINDOW
    box = f'x="{x}" y="{y}" width="{w}" height="{h}" rx="3"'
    strokes = "".join(
        f"M{-42 + (k * 17) % 23} {-52 + k * 4.4:.1f}h{30 + (k * 13) % 31}M{14 + (k * 11) % 19} {-50 + k * 4.4:.1f}h26"
        for k in range(20)
    )
    out = (
        _blank("url(#card_face)")
        + f'<clipPath id="window"><rect {box}/></clipPath><g clip-path="url(#window)">'
    )
    out += f'<rect {box} fill="{sky}"/>' + lines(strokes, 0.8, "#fff" if kind in _PALE_LINES else EDGE, 0.24)
    out += f'{draw()}</g><rect {box} fill="none" stroke="{EDGE}" stroke-width="1.7"/>'
    return put(out, 0, 0, through="shadow_small")


def lit() -> str:
    """A golden rim with a glow, for a card that can be played now."""
    glow = 'x="-50" y="-67" width="100" height="134" rx="11" fill="none" stroke="#fff0a8" stroke-width="10"'
    rim = 'x="-48.4" y="-65.4" width="96.8" height="130.8" rx="10" fill="none"'
    out = f'<rect {glow} opacity=".85" filter="url(#blur4)"/>'
    return (
        out
        + f'<rect {rim} stroke="#3a2206" stroke-width="7.4"/><rect {rim} stroke="#ffdf5e" stroke-width="4.8"/>'
    )


def pictures() -> list[Picture]:
    """`card.back`, and `card.qusqu` and its like; `facts.name` is the room for a name, from the anchor.

    `lit.card` goes round one that can be played, about the same middle.
    """
    faces = [
        sprite(f"card.{kind}", _CARD, partial(face, kind), (49, 66), facts={"name": _NAME}) for kind in _CARDS
    ]
    rim = sprite("lit.card", (132, 166), lit)
    return [sprite("card.back", _CARD, back, (49, 66)), *faces, rim]
