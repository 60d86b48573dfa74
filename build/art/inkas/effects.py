"""What the Legendary powers do on the board: flames, a web, fallen stones, storm, wave, volcano and the like.

All about their foot, or about their middle where they lie flat or hang in the air.
"""

import math
import random
from collections.abc import Callable, Mapping

from engraving.geometry import curve, jagged
from engraving.ink import path
from engraving.markup import lines, put, solid, way
from engraving.palette import EDGE
from engraving.picture import Picture
from engraving.pieces import dot, shape

from inkas.kit import sprite


def _glow(rx: float, ry: float, colour: str, opacity: float, y: float = 0) -> str:
    """A soft light behind a thing."""
    return f'<ellipse cy="{y}" rx="{rx}" ry="{ry}" fill="{colour}" opacity="{opacity}" filter="url(#blur4)"/>'


def _tongue(x: float, s: float, turn: float = 0) -> str:
    flame = curve(way("0,-46 9,-30 14,-14 9,0 -9,0 -14,-14 -8,-26 -4,-30"), 6, True)
    core = curve(way("0,-27 6,-14 3,-1 -3,-1 -7,-12"), 5, True)
    heart = curve(way("0,-14 3,-6 0,-1 -3,-6"), 4, True)
    out = solid(flame, "#d8441c", 2.4) + f'<path d="{path(core)}" fill="#ff9a2e"/>'
    return put(out + f'<path d="{path(heart)}" fill="#fff0a8"/>', x, 0, s, turn)


def _flame() -> str:
    """A tongue of the Firewall; many in a row make the wall."""
    return _glow(20, 26, "#ff8a1a", 0.5, -20) + _tongue(-8, 0.74, -12) + _tongue(9, 0.8, 12) + _tongue(0, 1.1)


def _web() -> str:
    """A net of gold as wide as a wamani, seen from above."""
    spokes = [(44 * math.cos(a), 37 * math.sin(a)) for a in (math.tau * (k + 0.3) / 9 for k in range(9))]
    data = "".join(f"M0 0L{x:.1f} {y:.1f}" for x, y in spokes)
    for share in (0.24, 0.5, 0.76, 0.98):
        for k, (ax, ay) in enumerate(spokes):
            bx, by = spokes[(k + 1) % len(spokes)]
            # the middle of a thread hangs towards the centre
            corners = ((ax, ay, 1.0), ((ax + bx), (ay + by), 0.41), (bx, by, 1.0))
            start, sag, end = (f"{x * s * share:.1f} {y * s * share:.1f}" for x, y, s in corners)
            data += f"M{start}Q{sag} {end}"
    knots = "".join(dot(round(x * 0.76, 1), round(y * 0.76, 1), 1.7, "#fff6cf", 0.8) for x, y in spokes)
    return lines(data, 4, EDGE, 0.55) + lines(data, 2, "#ffdf7a") + knots


def _rubble() -> str:
    """The stones of a wall that has fallen."""
    chance = random.Random(9)
    out = '<ellipse cy="5" rx="40" ry="9" fill="#140804" opacity=".34"/>'
    for k in range(11):
        x, y = -34 + 6.8 * k + chance.uniform(-2, 2), chance.uniform(-5, 6)
        r = chance.uniform(4.6, 8)
        edge = [
            (x + r * chance.uniform(0.8, 1.2) * math.cos(a), y + r * 0.72 * math.sin(a))
            for a in (math.tau * q / 7 for q in range(7))
        ]
        out += shape(edge, ("#cfc5af", "#b3a88f", "#94886f")[k % 3], 1.9)
        out += lines(f"M{x - r * 0.4:.1f} {y - r * 0.34:.1f}h{r * 0.6:.1f}", 1.3, "#fffaf0", 0.8)
    return out


def _bolt() -> str:
    """A bolt that strikes its foot."""
    bolt = way("-4,-150 14,-150 4,-104 20,-104 -2,-58 12,-58 0,0 -14,-46 -2,-46 -18,-92 -2,-92")
    out = f'<path d="{path(bolt)}" fill="#cfe6ff" opacity=".8" filter="url(#blur4)"/>' + _glow(
        24, 10, "#eaf6ff", 0.9, 0
    )
    return out + shape(bolt, "url(#gold)", 2.6) + lines("M3 -142L-6 -98M4 -98L-4 -52", 2.4, "#fffdf0", 0.95)


def _storm() -> str:
    """The funnel of a storm that stands on its foot."""
    out = _glow(44, 14, "#dcebf4", 0.8, -130) + '<ellipse cy="0" rx="16" ry="5" fill="#140804" opacity=".4"/>'
    for k in range(17):
        t = k / 16
        x, rx = 7 * math.sin(k * 1.2) * (0.25 + t), 4 + 43 * t**1.3
        ring = f'cx="{x:.1f}" cy="{-4 - 132 * t:.1f}" rx="{rx:.1f}" ry="{3.6 + 8.4 * t:.1f}"'
        fill = ("#fdfefe", "#a9c6da", "#d6e6ee")[k % 3]
        out += f'<ellipse {ring} fill="{fill}" stroke="{EDGE}" stroke-width="1.9"/>'
    top = '<ellipse cx="3" cy="-137" rx="30" ry="6" fill="#5f7f96" opacity=".75"/>'
    debris = "M-36 -52l6 3M33 -70l7 -2M-46 -96l7 2M43 -106l6 3M-22 -26l5 2M24 -34l5 -2"
    return out + top + lines(debris, 4.6) + lines(debris, 2.4, "#b98a48")


def _wave() -> str:
    """A crest that rolls to the right."""
    crest = curve(way("-66,27 -46,10 -28,-20 -2,-44 28,-44 44,-26 40,-8 28,-18 14,-14 14,4 30,18 66,26"), 7)
    foot = curve(way("66,26 30,31 0,29 -32,32 -66,27"), 6)
    out = shape([*crest, *foot], "#2f86b4", 2.8)
    out += lines("M-50 20Q-32 10 -18 -10T16 -36M-38 24Q-20 16 -6 -2T12 -22M-18 26Q0 22 8 10", 3, "#bfe6ee")
    foam = ((-4, -44), (8, -47), (20, -46), (31, -41), (39, -32), (43, -21), (40, -9))
    return out + "".join(dot(x, y, 5.4 - k * 0.3, "#fffdf4", 1.6) for k, (x, y) in enumerate(foam))


def _volcano() -> str:
    """A column of fire and ash that bursts from its foot."""
    puffs = ((-44, -140, 22), (44, -138, 22), (-22, -158, 22), (24, -160, 23), (0, -168, 20), (0, -138, 30))
    ash = "".join(dot(x, y, r, "#6a5a58", 5.2) for x, y, r in puffs)
    ash += "".join(f'<circle cx="{x}" cy="{y}" r="{r - 1}" fill="#6a5a58"/>' for x, y, r in puffs)
    curls = "M-54 -142q8 8 18 1M-30 -164q10 8 20 0M14 -168q9 8 18 0M36 -142q8 7 16 0M-14 -142q12 9 24 0"
    out = _glow(60, 60, "#ff8a1a", 0.55, -80) + ash + lines(curls, 2.6, "#a89a94")
    column = curve(way("-22,0 -12,-50 -26,-108 -8,-126 0,-112 10,-128 28,-106 12,-50 22,0"), 5, True)
    core = curve(way("-11,0 -5,-50 -12,-96 0,-104 12,-94 6,-50 11,0"), 5, True)
    out += shape(column, "#d8441c", 2.6) + f'<path d="{path(core)}" fill="#ffb02e"/>'
    for x, y, r in (
        (-48, -86, 6),
        (-60, -54, 4.6),
        (46, -92, 6.4),
        (62, -60, 5),
        (-34, -40, 4),
        (36, -44, 4.4),
    ):
        tail = f"M{x * 0.7:.0f} {y + 26}L{x * 0.92:.0f} {y + 9}"
        out += dot(x, y, r, "#ff9a2e", 2) + lines(tail, 2, "#ffb45a", 0.9)
    return out


def _dome() -> str:
    """A dome of light over those whom it covers."""
    dome = "M-62 0A62 78 0 0 1 62 0A62 20 0 0 1 -62 0Z"
    out = (
        f'<path d="{dome}" fill="#ffe9a0" opacity=".34"/>'
        + f'<path d="{dome}" fill="none" stroke="#ffdf5e" stroke-width="9" opacity=".6" filter="url(#blur4)"/>'
    )
    out += f'<path d="{dome}" fill="none" stroke="#fff6cf" stroke-width="3.4"/>'
    ribs = "M-40 -60Q-30 -20 -34 17M0 -78V20M40 -60Q30 -20 34 17M-57 -32Q0 -12 57 -32"
    return out + lines(ribs, 1.6, "#fff6cf", 0.75) + lines("M-44 -44Q-32 -66 -12 -71", 5, "#fff", 0.7)


def _hole() -> str:
    """A hole in the world, seen a little from above."""
    out = _glow(62, 30, "#7a4ad0", 0.7)
    for rx, ry, colour, wide in ((54, 24, EDGE, 13), (54, 24, "#ff9a4a", 8.6), (47, 19, "#ffe0a0", 2.6)):
        out += f'<ellipse rx="{rx}" ry="{ry}" fill="none" stroke="{colour}" stroke-width="{wide}"/>'
    out += '<ellipse rx="30" ry="17" fill="#06040c" stroke="#c9a0f0" stroke-width="2"/>'
    arms = "M-66 6Q-40 36 6 32M66 -6Q40 -36 -6 -32"
    return out + lines(arms, 3.4, "#c9a0f0", 0.85)


def _thread() -> str:
    """A bundle of gold threads, to be laid from place to place; it goes to the right."""
    waves = "M-60 0Q-40 -8 -20 0T20 0T60 0M-60 2Q-40 11 -20 3T20 2T60 0M-60 -2Q-34 4 -10 -5T30 -3T60 0"
    return lines(waves, 4.4, EDGE, 0.5) + lines(waves, 2.2, "#ffdf7a")


def _field() -> str:
    """The lines of a field that draws things in."""
    arcs = ""
    for k in (1, 2, 3):
        arcs += (
            f"M0 0C{-26 * k} {-18 * k} {-26 * k} {18 * k} 0 0M0 0C{26 * k} {-18 * k} {26 * k} {18 * k} 0 0"
        )
    return (
        _glow(54, 26, "#7ab8ff", 0.4)
        + lines(arcs, 4.4, EDGE, 0.5)
        + lines(arcs, 2.2, "#bfe2ff")
        + dot(0, 0, 5, "#eaf6ff", 1.6)
    )


def _aura() -> str:
    """A light that flames up round one who stands on its foot."""
    out = ""
    for share, colour, opacity in ((1.0, "#2fb8b4", 0.5), (0.84, "#7df0dc", 0.5), (0.66, "#eafff8", 0.55)):
        points = []
        for k in range(17):
            a = math.pi * (0.92 + 1.16 * k / 16)
            reach = share * (1.0 if k % 2 else 0.82)
            points.append((58 * reach * math.cos(a), -62 + 84 * reach * math.sin(a)))
        body = curve([*points, (30 * share, 8), (-30 * share, 8)], 5, True)
        out += f'<path d="{path(body)}" fill="{colour}" opacity="{opacity}" filter="url(#blur2)"/>'
        if share == 1.0:
            out += f'<path d="{path(body)}" fill="none" stroke="#eafff8" stroke-width="2.6" opacity=".9"/>'
    return out


def _rain() -> str:
    """Drops that glow, over one on whom they fall."""
    chance, out = random.Random(4), ""
    for _ in range(13):
        x, y, s = chance.uniform(-40, 40), chance.uniform(-120, -8), chance.uniform(0.7, 1.2)
        drop = curve([(a * s + x, b * s + y) for a, b in way("0,-13 4.6,1 0,6 -4.6,1")], 4, True)
        out += solid(drop, "#a8e05a", 1.7) + lines(f"M{x - 1.6:.1f} {y - 1:.1f}v{3 * s:.1f}", 1.4, "#f2ffd8")
    return _glow(40, 50, "#a8e05a", 0.28, -60) + out


def _gust() -> str:
    """A gust that blows to the right and curls up."""
    curls = "M-58 10H18A12 12 0 1 0 6 -4M-46 -8H-14M-58 24H38A9 9 0 1 1 30 33M-36 -20H34A10 10 0 1 0 25 -31"
    return lines(curls, 7, EDGE, 0.75) + lines(curls, 4, "#fdfefe")


def _soul() -> str:
    """A soul that leaves, or is drawn in; its foot is its tail."""
    body = curve(
        way(
            "0,-76 15,-67 18,-50 26,-42 14,-36 14,-22 18,-10 8,-8 0,2 -3,-9 -12,-16 -14,-34 -27,-40 -18,-50 -15,-67"
        ),
        5,
        True,
    )
    out = f'<path d="{path(body)}" fill="#c6f0e6" opacity=".8" filter="url(#blur4)"/>' + shape(
        body, "#eefcf8", 2.2
    )
    out += (
        lines("M-9 -56q3.4 3.4 6.6 0M2.4 -56q3.4 3.4 6.6 0", 2.2)
        + f'<ellipse cy="-46" rx="2.2" ry="3" fill="{EDGE}"/>'
    )
    return out + lines("M-4 -30Q-2 -20 2 -12M5 -28Q6 -22 8 -18", 1.6, "#7fb4aa")


def _crack() -> str:
    """A crack in the ground."""
    chance = random.Random(21)
    line = jagged((-58, -6), (58, 8), 9, 9, chance)
    low = [(x, y + 3 + 7 * math.sin(math.pi * k / 9)) for k, (x, y) in enumerate(line)]
    out = shape([*line, *low[::-1]], "#2a1608", 2.2) + lines(
        path([(x, y - 2.6) for x, y in line], False), 1.8, "#e3c070", 0.8
    )
    return out + lines("M-26 -14l6 9M14 22l-6 -8M34 -12l-4 10", 2.6)


_EFFECTS: Mapping[str, tuple[tuple[int, int], tuple[float, float], Callable[[], str]]] = {
    "flame": ((56, 70), (28, 60), _flame),
    "web": ((96, 82), (48, 41), _web),
    "rubble": ((92, 36), (46, 18), _rubble),
    "bolt": ((72, 176), (36, 160), _bolt),
    "storm": ((110, 166), (55, 154), _storm),
    "wave": ((142, 96), (71, 58), _wave),
    "volcano": ((150, 212), (75, 200), _volcano),
    "dome": ((148, 118), (74, 88), _dome),
    "hole": ((154, 92), (77, 46), _hole),
    "thread": ((128, 24), (64, 12), _thread),
    "field": ((136, 76), (68, 38), _field),
    "aura": ((132, 190), (66, 168), _aura),
    "rain": ((104, 140), (52, 132), _rain),
    "gust": ((128, 92), (64, 44), _gust),
    "soul": ((64, 92), (32, 84), _soul),
    "crack": ((128, 50), (64, 22), _crack),
}


def pictures() -> list[Picture]:
    """`effect.flame` and its like, at the scale of the board; `effect.thread` and `effect.gust` go to the right."""
    return [
        sprite(f"effect.{name}", size, draw, origin, smooth=name in ("dome", "aura"))
        for name, (size, origin, draw) in _EFFECTS.items()
    ]
