"""Resource cubes, somnium crystals and the four relics: skulls of the valley's children in four stones."""

import math
from dataclasses import dataclass
from functools import partial

from engraving.crystals import crystal
from engraving.geometry import Points, curve, ellipse, gear
from engraving.ink import hatch, path, taper, tapers
from engraving.palette import EDGE
from engraving.picture import Picture, drawn


def cube(x: float, y: float, s: float = 8) -> str:
    """A crate of resources seen from a corner; `s` half its width."""
    h = s * 0.58
    top = [(x, y - s), (x + s, y - s + h), (x, y - s + 2 * h), (x - s, y - s + h)]
    left = [(x - s, y - s + h), (x, y - s + 2 * h), (x, y + 2 * h), (x - s, y + h)]
    right = [(x + s, y - s + h), (x, y - s + 2 * h), (x, y + 2 * h), (x + s, y + h)]
    stroke = f'stroke="#3a2010" stroke-width="{max(0.8, s * 0.09):.1f}" stroke-linejoin="round"'
    faces = ((top, "#f0d3a0"), (left, "#c4935a"), (right, "#8a5a30"))
    return f"<g {stroke}>" + "".join(f'<path d="{path(p)}" fill="{fill}"/>' for p, fill in faces) + "</g>"


def crate(s: float) -> str:
    """A cube large enough to show its boards and bands."""
    h = s * 0.58
    out = cube(0, 0, s)
    boards = [[(-s + s * t, -s + h + h * t), (-s + s * t, h + h * t)] for t in (0.33, 0.66)]
    boards += [[(s * t, -s + 2 * h - h * t), (s * t, 2 * h - h * t)] for t in (0.33, 0.66)]
    boards += [[(-s + s * t, -s + h - h * t + 0.01), (s * t, -s + 2 * h - h * t)] for t in (0.33, 0.66)]
    shade = hatch(
        [(s * 0.96, -s * 0.36), (s * 0.05, s * 0.16), (s * 0.05, s * 1.1), (s * 0.96, s * 0.55)],
        -60,
        s * 0.2,
        s * 0.05,
    )
    out += f'<path d="{tapers(boards, s * 0.08, 0.7, 0.7)}" fill="#3a2010" opacity=".8"/>'
    return out + f'<path d="{shade}" fill="#2b1408" opacity=".6"/>'


def cluster(x: float, y: float, s: float = 1.0, glow: bool = True) -> str:
    """Three crystals grown together, about 26 units high."""
    out = f'<circle cx="{x}" cy="{y - 9 * s}" r="{19 * s}" fill="url(#glow)" opacity=".9"/>' if glow else ""
    out += crystal(x - 5.5 * s, y + 1 * s, 17 * s, 7.5 * s, -3 * s) + crystal(
        x + 6 * s, y + 1.5 * s, 15 * s, 7 * s, 3.5 * s
    )
    return out + crystal(x, y + 3 * s, 26 * s, 9.5 * s, 0.8 * s)


@dataclass(frozen=True)
class _Stone:
    light: str
    middle: str
    dark: str


_STONES = {
    "D1": _Stone("#d8efe9", "#7fb5ae", "#2f5d5a"),
    "D2": _Stone("#eeeaf8", "#b3abd0", "#4f4673"),
    "D3": _Stone("#dcecb4", "#8db05c", "#3f5a24"),
    "N10": _Stone("#f6dcd0", "#cf8f7c", "#6d3427"),
}


def _carving(
    stone: _Stone, skull: Points, light: Points, dark: Points, holes: list[Points], lines: list[Points]
) -> str:
    """A carved skull: stone body, lit and shaded facets, sockets, engraved lines."""
    out = (
        f'<path d="{path(skull)}" fill="{stone.middle}" '
        f'stroke="{EDGE}" stroke-width="2.2" stroke-linejoin="round"/>'
    )
    out += (
        f'<path d="{path(light)}" fill="{stone.light}" opacity=".9"/>'
        f'<path d="{path(dark)}" fill="{stone.dark}" opacity=".5"/>'
    )
    out += f'<path d="{hatch(dark, -58, 2.6, 0.8)}" fill="{EDGE}" opacity=".55"/>'
    out += "".join(f'<path d="{path(hole)}" fill="#20140c"/>' for hole in holes)
    return out + f'<path d="{tapers(lines, 1.3, 0.7, 0.5)}" fill="#20140c"/>'


def _jaguar_skull(stone: _Stone) -> str:
    """Wide cheekbones, round sockets, four fangs."""
    right = [(0, -27), (9, -26), (17, -17), (21, -6), (18, 2), (11, 5), (11, 12), (6, 15), (0, 13)]
    skull = curve([(-x, y) for x, y in right[::-1]] + right[1:], 4, True)
    light = curve([(-13, -18), (-4, -25), (2, -24), (-4, -14), (-10, -10), (-18, -6)], 4, True)
    dark = curve([(16, -16), (20, -6), (17, 1), (10, 5), (10, 11), (5, 13), (8, 2), (12, -6)], 4, True)
    holes = [ellipse(-9, -6, 5, 4.6, 14), ellipse(9, -6, 5, 4.6, 14), [(-3.4, 1), (3.4, 1), (0, 5.4)]]
    lines: list[Points] = [[(0, -25), (0, -13)], [(-5, -20), (0, -13), (5, -20)], [(-11, 9), (0, 7), (11, 9)]]
    fangs = "".join(
        f'<path d="M{x - 2.2} 10L{x} 21L{x + 2.2} 10Z" fill="{stone.light}" stroke="{EDGE}" stroke-width="1.4"/>'
        for x in (-7, 7)
    )
    fangs += (
        f'<path d="M-3 12L-1.6 16L0 12L1.6 16L3 12" fill="{stone.light}" stroke="{EDGE}" stroke-width="1.1"/>'
    )
    return fangs + _carving(stone, skull, light, dark, holes, lines)


def _condor_skull(stone: _Stone) -> str:
    """A bird's skull in profile with its hooked beak to the left."""
    skull = curve(
        [
            (20, -12),
            (14, -24),
            (0, -28),
            (-10, -22),
            (-20, -14),
            (-27, -4),
            (-27, 9),
            (-22, 4),
            (-14, 0),
            (-2, 3),
            (10, 8),
            (19, 2),
        ],
        5,
        True,
    )
    light = curve([(-16, -14), (-4, -24), (8, -24), (0, -18), (-10, -12), (-20, -6)], 4, True)
    dark = curve([(19, -10), (18, 1), (9, 7), (-2, 2), (6, -2), (14, -10)], 4, True)
    jaw = path(curve([(14, 7), (2, 12), (-14, 6), (-21, 8), (-14, 14), (2, 18), (13, 13)], 4, True))
    under = f'<path d="{jaw}" fill="{stone.dark}" stroke="{EDGE}" stroke-width="1.8"/>'
    holes = [ellipse(3, -12, 6.4, 6.2, 16), ellipse(-14, -8, 3.2, 1.5, 10)]
    lines: list[Points] = [
        [(-27, 8), (-16, -2), (-6, -1)],
        ellipse(3, -12, 8.6, 8.4, 10, 180, 340),
        [(12, -20), (17, -12)],
    ]
    return under + _carving(stone, skull, light, dark, holes, lines)


def _serpent_skull(stone: _Stone) -> str:
    """A flat wedge with slit sockets and two long teeth."""
    right = [(0, -22), (9, -20), (18, -12), (20, -2), (13, 4), (8, 13), (0, 17)]
    skull = curve([(-x, y) for x, y in right[::-1]] + right[1:], 4, True)
    light = curve([(-14, -12), (-6, -19), (2, -19), (-3, -8), (-10, -4), (-16, -4)], 4, True)
    dark = curve([(17, -11), (19, -2), (12, 4), (7, 12), (1, 15), (5, 4), (11, -4)], 4, True)
    slits = [[(s * 5.0, -5.0), (s * 14.0, -10.0), (s * 15.0, -4.0), (s * 8.0, -1.0)] for s in (-1, 1)]
    holes: list[Points] = [*slits, ellipse(-3, 9, 1.4, 2, 8), ellipse(3, 9, 1.4, 2, 8)]
    scales: list[Points] = [
        [(-5, -15), (0, -11), (5, -15)],
        [(-4, -10), (0, -6), (4, -10)],
        [(-3, -5), (0, -1), (3, -5)],
    ]
    fangs = "".join(
        f'<path d="{path(curve([(s * 8, 8), (s * 9, 20), (s * 5, 26), (s * 4, 14)], 4, True))}" fill="{stone.light}" '
        f'stroke="{EDGE}" stroke-width="1.5"/>'
        for s in (-1, 1)
    )
    return fangs + _carving(stone, skull, light, dark, holes, scales)


def _child_skull(stone: _Stone) -> str:
    """A round human skull under a feathered band with a crescent on it."""
    feathers = ""
    for i, a in enumerate((-58, -29, 0, 29, 58)):
        tip = (math.sin(math.radians(a)) * 31, -8 - math.cos(math.radians(a)) * 25)
        root = (math.sin(math.radians(a)) * 14, -10 - math.cos(math.radians(a)) * 12)
        side = (math.cos(math.radians(a)) * 4.4, math.sin(math.radians(a)) * 4.4)
        middle = ((tip[0] + root[0]) / 2, (tip[1] + root[1]) / 2)
        leaf = curve(
            [
                root,
                (middle[0] - side[0], middle[1] - side[1]),
                tip,
                (middle[0] + side[0], middle[1] + side[1]),
            ],
            4,
            True,
        )
        fill = stone.light if i % 2 == 0 else stone.middle
        feathers += (
            f'<path d="{path(leaf)}" fill="{fill}" stroke="{EDGE}" stroke-width="1.6"/>'
            f'<path d="{taper([root, tip], 1.2)}" fill="{EDGE}"/>'
        )
    right = [(0, -25), (9, -23), (15, -13), (15, -3), (11, 3), (10, 11), (5, 15), (0, 15)]
    skull = curve([(-x, y) for x, y in right[::-1]] + right[1:], 4, True)
    light = curve([(-12, -6), (-12, -14), (-6, -21), (1, -22), (-3, -12), (-6, -5)], 4, True)
    dark = curve([(14, -12), (13, -2), (9, 4), (8, 12), (4, 13), (7, 2), (10, -8)], 4, True)
    holes = [ellipse(-6, -1, 4.6, 4.4, 14), ellipse(6.4, -1, 4.6, 4.4, 14), [(0, 3), (-2.4, 7.4), (2.6, 7.4)]]
    lines: list[Points] = [
        [(-7, 10.5), (7, 10.5)],
        *[[(x, 9.0), (x, 14.4)] for x in (-4.0, 0.0, 4.0)],
        [(-15, -11), (0, -14), (15, -11)],
        [(-14, -15), (0, -18), (14, -15)],
    ]
    bow = ellipse(0, -15, 8, 7.6, 14, 15, 165)
    horns = [*bow, *ellipse(0, -17.6, 7.6, 5.6, 12, 150, 30)]
    moon = f'<path d="{path(horns)}" fill="{stone.light}" stroke="{EDGE}" stroke-width="1.1"/>'
    return (
        f'<g transform="translate(0 5) '
        f'scale(.9)">{feathers}{_carving(stone, skull, light, dark, holes, lines)}{moon}</g>'
    )


_SKULLS = {"D1": _jaguar_skull, "D2": _condor_skull, "D3": _serpent_skull, "N10": _child_skull}


def relic(label: str) -> str:
    """The relic of the ruins `label`, about 44 units high about the origin."""
    return _SKULLS[label](_STONES[label])


def _relic_badge(label: str) -> str:
    """A relic on the cream disc that lies on its ruins."""
    return (
        f'<g filter="url(#shadow_small)"><circle r="21" fill="#f6e9c8" stroke="{EDGE}" stroke-width="1.6"/></g>'
        f'<circle r="18" fill="none" stroke="#a87a34" stroke-width="1.2"/>'
        f'<g transform="translate(0 3) scale(.62)">{relic(label)}</g>'
    )


def _loose(markup: str) -> str:
    return f'<g filter="url(#shadow_small)">{markup}</g>'


def _loose_relic(label: str) -> str:
    return _loose(relic(label))


def _slot() -> str:
    """An empty place for a relic."""
    return (
        f'<circle r="14" fill="#c9ab70" opacity=".55"/>'
        f'<circle r="14" fill="none" stroke="{EDGE}" stroke-opacity=".6" '
        'stroke-width="1.4" stroke-dasharray="3 3"/>'
        '<path d="M-6 -2C-7 -9 7 -9 6 -2C6 1 4 2 3.6 5H-3.6C-4 2 -6 1 -6 -2Z" fill="#7a5a2c" opacity=".35"/>'
    )


def _pile() -> str:
    """The pile of technology cards, face down."""
    out = ""
    for i in range(3):
        x, y = -13.0 + i * 2.4, 2.0 - i * 3.4
        out += (
            f'<rect x="{x}" y="{y - 15}" width="23" height="30" rx="3.4" fill="#fbf3dc" stroke="{EDGE}" '
            f'stroke-width="1.6"/><rect x="{x + 2.6}" y="{y - 12.4}" width="17.8" height="24.8" rx="2" '
            'fill="#6b2f1c"/>'
        )
    wheel = path(gear(3.3, -4.8, 6.6, 8))
    return out + (
        f'<path d="{wheel}" fill="#d9ad55" stroke="#3a190f" stroke-width="1"/>'
        '<circle cx="3.3" cy="-4.8" r="2.3" fill="#6b2f1c"/>'
    )


def pictures() -> list[Picture]:
    """`goods.cube`, `goods.crystal` (32 units), their large kinds, `relic.D1` … and `relic.D1.badge`, `relic.slot`."""
    out = [
        drawn("goods.cube", (34, 34), lambda: _loose(crate(12)), (16, 15)),
        drawn("goods.cube.large", (68, 68), lambda: _loose(crate(26)), (33, 31)),
        drawn("goods.crystal", (38, 42), lambda: cluster(0, 0), (19, 31)),
        drawn("goods.crystal.large", (96, 104), lambda: cluster(0, 0, 2.6), (48, 78)),
        drawn("goods.pile", (40, 44), lambda: _loose(_pile()), (19, 24)),
        drawn("relic.slot", (32, 32), _slot, (16, 16)),
    ]
    for label in _SKULLS:
        out.append(drawn(f"relic.{label}", (44, 44), partial(_loose_relic, label), (21, 24), 0.66))
        out.append(drawn(f"relic.{label}.large", (112, 112), partial(_loose_relic, label), (55, 62), 1.7))
        out.append(drawn(f"relic.{label}.badge", (48, 50), partial(_relic_badge, label), (23, 23)))
    return out
