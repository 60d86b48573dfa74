"""The Amarus: great serpents, each of one element, in the silhouette of her role. On a disc about the origin.

A back has the colour of the element, the belly that of the ayllu. They are half as large again as other wallas.
"""

import math
from collections.abc import Callable, Mapping
from functools import partial

from engraving.geometry import Points, band, curve, ellipse
from engraving.ink import path
from engraving.markup import circle, lines, put, solid, way
from engraving.palette import EDGE
from engraving.picture import Picture
from engraving.pieces import dot, rod, shape

from inkas import weapons
from inkas.emblems import disc, medal
from inkas.faces import feather
from inkas.kit import AYLLUS, COLOUR, PAPER, sprite

LIVING = ((190, 196), (98, 156))  # size, and where the centre of the disc is
DEAD = ((216, 208), (110, 98))
_DISC = 46
_BELLY = "url(#body_ivory)"


def _mixed(a: Points, b: Points, t: float) -> Points:
    return [(p + (q - p) * t, r + (s - r) * t) for (p, r), (q, s) in zip(a, b, strict=True)]


def snake(
    line: Points, width: float, end: float, back: str, mark: str, belly: str = _BELLY, side: int = 1
) -> str:
    """A stretch of a serpent along a line: scaled back, ribbed belly on its right (`side` -1: on its left)."""
    outline = band(line, width, end)
    count = len(line)
    left, right = outline[:count], outline[count:][::-1]
    if side < 0:
        left, right = right, left
    seam = _mixed(left, right, 0.62)
    out = shape(outline, belly, 2.6)
    out += f'<path d="{path(left + seam[::-1])}" fill="{back}"/>' + lines(path(seam, False), 1.5)
    ribs = "".join(path([seam[k], right[k]], False) for k in range(2, count - 1, 2))
    out += lines(ribs, 1.3, EDGE, 0.75)
    scales = ""
    for k in range(2, count - 2, 3):
        (ax, ay), (bx, by) = line[k - 1], line[k + 1]
        turn = math.atan2(by - ay, bx - ax)
        for t in (0.14, 0.4) if (k // 3) % 2 else (0.27, 0.52):
            x, y = (
                left[k][0] + (seam[k][0] - left[k][0]) * t * 1.5,
                left[k][1] + (seam[k][1] - left[k][1]) * t * 1.5,
            )
            r = width * 0.1
            scales += path(
                [(x + r * math.cos(turn + q), y + r * math.sin(turn + q)) for q in (-1.5, -0.7, 0, 0.7, 1.5)],
                False,
            )
    out += lines(scales, 1.7, mark)
    return out + lines(path(outline), 2.6)


def coils(back: str, mark: str, rows: tuple[tuple[float, float, float], ...], belly: str = _BELLY) -> str:
    """Coils that lie on each other: the height, half width and half depth of each."""
    out = ""
    for k, (y, rx, ry) in enumerate(rows):
        x = (0, 3, -3, 2)[k % 4]
        out += f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{back}" stroke="{EDGE}" stroke-width="2.6"/>'
        low = (
            ellipse(x, y, rx, ry, 20, 8, 172)
            + ellipse(x, y - ry * 0.1, rx * 0.99, ry * 0.5, 20, 8, 172)[::-1]
        )
        out += f'<path d="{path(low)}" fill="{belly}" stroke="{EDGE}" stroke-width="1.3"/>'
        ribs = ""
        for a in range(20, 165, 13):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            ribs += f"M{x + rx * c:.1f} {y + ry * s:.1f}L{x + rx * 0.99 * c:.1f} {y - ry * 0.1 + ry * 0.5 * s:.1f}"
        out += lines(ribs, 1.3, EDGE, 0.75)
        arcs = "".join(
            f"M{x - rx * 0.72 + i * rx * 0.29:.1f} {y - ry * 0.42:.1f}q{rx * 0.1:.1f} {ry * 0.42:.1f} {rx * 0.2:.1f} 0"
            for i in range(5)
        )
        out += lines(arcs, 1.6, mark)
    return out


def head(back: str, mark: str, eye: str = "#ffd95c", *, dead: bool = False, belly: str = _BELLY) -> str:
    """A head in profile that looks to the left, its eye shut if it is dead; the neck joins at the origin."""
    jaw = curve(way("4,4 -14,9 -34,10 -44,5 -36,16 -16,20 8,15"), 5, True)
    out = shape(jaw, belly, 2.2) + shape(
        curve(way("-2,2 -18,6 -40,4 -34,11 -14,13 2,10"), 4, True), "#a8302a", 1.3
    )
    out += lines("M-30 9Q-42 14 -50 9M-42 12L-50 17", 2.4, "#c43a34")
    skull = curve(way("14,2 -2,4 -22,4 -42,2 -50,-5 -44,-14 -30,-19 -16,-27 4,-26 17,-14"), 5, True)
    out += shape(skull, back, 2.6)
    out += f'<path d="{path(curve(way("8,2 -8,3 -26,3 -44,1 -30,-3 -8,-3"), 5, True))}" fill="{mark}" opacity=".55"/>'
    fangs = "".join(
        f"M{x - 3} {y}l5 0l-3 {n}Z" for x, y, n in ((-40, 2, 10), (-31, 3, 7), (-20, 4, 7), (-9, 4, 7))
    )
    out += f'<path d="{fangs}" fill="#fffaf0" stroke="{EDGE}" stroke-width="1.3"/>'
    if dead:
        out += lines("M-22 -12Q-14 -5 -6 -12M-19 -8.6l-2 4M-14 -7.4v4.4M-9 -8.6l2 4", 2.6)
    else:
        out += dot(-14, -12, 6, eye, 2) + f'<path d="M-15 -17V-7" stroke="{EDGE}" stroke-width="3"/>'
        out += lines("M-26 -14Q-16 -23 -4 -18", 3.4)
    out += dot(-43, -7, 1.8, EDGE, 0.5)
    return out + lines("M0 -16q4 3 8 0M2 -8q4 3 8 0M-6 -20q4 3 8 0", 1.7, mark)


def _crest(colours: tuple[str, ...], turns: tuple[float, ...], long: float, wide: float = 7) -> str:
    return "".join(
        put(feather(colours[k % len(colours)], long, wide), 0, 0, 1, turn) for k, turn in enumerate(turns)
    )


def _rising(way_up: str, width: float, end: float, back: str, mark: str) -> str:
    """A neck that rises out of two coils."""
    neck = snake(curve(way(way_up), 8), width, end, back, mark, side=-1)
    return coils(back, mark, ((-4, 40, 15),)) + neck + coils(back, mark, ((-20, 31, 11.4),))


def _ninamama(*, dead: bool = False) -> str:
    """Fire: a fan of flames behind the head, a torch on the tail."""
    back, mark = "#d4552c", "#7a1f10"
    fan = ""
    for k, turn in enumerate((-96, 84, -66, 54, -38, 26, -8)):
        tongue = curve(way("-8,2 -10,-20 -4,-32 -7,-46 4,-34 6,-50 11,-22 8,2"), 4, True)
        fan += put(solid(tongue, ("#e8662a", "#ffc94a", "#c2302c")[k % 3], 2), 2, -92, 0.94, turn)
    tail = curve(way("20,-6 44,-10 56,-26 50,-46 46,-60"), 7)
    flame = curve(way("0,-40 9,-24 11,-11 0,0 -11,-11 -8,-22 -4,-27"), 6, True)
    torch = solid(flame, "#ff9a2e", 2.2) + solid(curve(way("0,-27 5,-15 0,-5 -5,-14"), 5, True), "#ffe9a0", 1)
    out = fan + snake(tail, 14, 8, back, mark, side=-1) + put(torch, 46, -60)
    out += _rising("14,-12 30,-38 14,-54 -8,-58 -14,-72 2,-86", 26, 22, back, mark)
    return out + put(head(back, mark, "#fff0a0", dead=dead), 4, -86)


def _wayramama(*, dead: bool = False) -> str:
    """Air: wide wings, and a plume that streams from the head."""
    back, mark = "#7fb4d6", "#2a5f8a"
    wings = ""
    for side in (-1, 1):
        wing = way(
            "8,-50 18,-90 34,-122 50,-140 51,-124 60,-122 54,-108 62,-102 54,-90 60,-82 48,-74 50,-62 34,-54 10,-36"
        )
        wings += shape([(side * a, b) for a, b in wing], PAPER, 2.4)
        covert = way("8,-50 18,-90 34,-122 50,-140 42,-112 28,-78 14,-44")
        wings += shape([(side * a, b) for a, b in covert], back, 1.8)
        for line in ("22,-60 53,-116", "24,-56 54,-98", "24,-52 52,-80", "22,-48 42,-60"):
            wings += lines(path([(side * a, b) for a, b in way(line)], False), 1.7)
    out = wings + _rising("12,-12 26,-38 10,-52 -6,-60 -6,-76 6,-88", 24, 20, back, mark)
    crest = _crest(("#dff2fa", "#4f93c4", "#fff4d6"), (22, 56, 88, 40, 72), 30, 5.4)
    return out + put(crest, 16, -96) + put(head(back, mark, dead=dead), 8, -88)


def _shell() -> str:
    """A round shell as a shield."""
    out = circle(23, "#f3e3ba", EDGE, 2.6)
    turn = [(0.72 * k * math.cos(k * 0.42), 0.72 * k * math.sin(k * 0.42)) for k in range(1, 30)]
    out += lines(path(curve(turn, 3), False), 3, "#1f6f9a")
    ridges = "".join(
        f"M{12 * math.cos(a):.1f} {12 * math.sin(a):.1f}L{22 * math.cos(a):.1f} {22 * math.sin(a):.1f}"
        for a in (math.pi * k / 8 for k in range(16))
    )
    return out + lines(ridges, 1.3, EDGE, 0.6)


def _yakumama(*, dead: bool = False) -> str:
    """Water: a shell for a shield, a tail with a star of spikes, fins."""
    back, mark = "#2a78b0", "#0d3358"
    tail = curve(way("22,-6 50,-12 66,-32 58,-58 62,-82"), 7)
    star = [
        (
            (17 if k % 2 == 0 else 8.4) * math.cos(math.pi * k / 7),
            (17 if k % 2 == 0 else 8.4) * math.sin(math.pi * k / 7),
        )
        for k in range(14)
    ]
    out = snake(tail, 16, 9, back, mark, side=-1) + put(
        shape(star, "url(#bone)", 2.2) + dot(0, 0, 5, back, 1.6), 62, -92
    )
    for x, y, turn in ((34, -40, 70), (26, -54, 40), (16, -84, 64)):
        out += put(solid(curve(way("-8,2 -2,-16 10,-20 8,0"), 4, True), "#7fd0e0", 1.8), x, y, 1, turn)
    out += _rising("14,-12 30,-38 14,-54 -6,-60 -10,-74 4,-88", 28, 24, back, mark)
    crest = _crest(("#7fd0e0", "#bfeaf0"), (10, 40, 70, 98), 28, 8)
    return (
        out + put(crest, 12, -96) + put(head(back, mark, dead=dead), 6, -88, 1.04) + put(_shell(), -22, -34)
    )


def _sachamama(*, dead: bool = False) -> str:
    """Earth: the tail is a bow with its arrow; leaves grow on the back, the ears are leaves."""
    back, mark = "#5f8a3c", "#27431a"
    bow = curve(way("-18,2 -44,-10 -62,-36 -64,-62 -54,-90 -36,-110"), 8)
    string = "M-24 -6L-30 -54L-36 -108"
    out = lines(string, 4) + lines(string, 1.8, PAPER) + snake(bow, 15, 6, back, mark)
    leaf = curve(way("0,0 -7,-9 0,-22 7,-9"), 4, True)
    for x, y, turn in ((-60, -40, -80), (-63, -64, -88), (-54, -88, -60)):
        out += put(solid(leaf, "#a9c860", 1.6) + lines("M0 -2V-17", 1, EDGE, 0.7), x, y, 0.8, turn)
    out += rod("M-8 -56H-72", "#e9d6a6", 2.4, 2.4) + shape(way("-84,-56 -69,-63 -69,-49"), "url(#steel)", 1.9)
    for x, y, turn in ((36, -34, 84), (34, -48, 60), (22, -64, 40), (24, -80, 74)):
        out += put(solid(leaf, "#8fb44a", 1.7) + lines("M0 -2V-17", 1, EDGE, 0.7), x, y, 1, turn)
    out += _rising("16,-12 34,-38 22,-56 4,-62 0,-76 12,-88", 27, 23, back, mark)
    ears = "".join(
        put(solid(leaf, fill, 1.9) + lines("M0 -3V-17", 1.2), x, y, 1.7, turn)
        for x, y, turn, fill in ((22, -104, 44, "#a9c860"), (6, -110, 4, "#c9dc7a"))
    )
    return out + ears + put(head(back, mark, dead=dead), 14, -88)


def _chusaqmama(*, dead: bool = False) -> str:
    """Void: a bell of coils full of stars, a broad hood, the void on the tail."""
    back, mark = "#4a3a70", "#1a1030"
    rows = ((-4, 42, 16), (-19, 35, 13.4), (-33, 27, 11), (-45, 20, 9))
    tail = curve(way("-24,-8 -50,-12 -58,-28 -52,-44"), 7)
    out = snake(tail, 13, 8, back, mark) + put(weapons.void(), -50, -58, 1.3)
    out += coils(back, mark, rows)
    stars = ((-24, -12), (14, -10), (-12, -24), (22, -26), (4, -36), (-10, -47), (10, -50), (28, -8))
    out += "".join(f'<circle cx="{x}" cy="{y}" r="1.5" fill="#fff"/>' for x, y in stars)
    out += snake(curve(way("6,-46 18,-60 8,-72 8,-84"), 8), 24, 24, back, mark, side=-1)
    out += put(head(back, mark, "#f0e6ff", dead=dead), 10, -84, 0.92)
    crown = curve(way("-16,-104 -8,-122 4,-140 12,-122 22,-102"), 5)
    brim = curve(way("-52,-100 -30,-112 2,-116 34,-110 58,-92 30,-96 2,-98 -30,-98"), 6, True)
    out += (
        shape(crown, "#2a1c48", 2.4)
        + shape(brim, "#3a2860", 2.4)
        + lines("M-40 -102Q4 -114 46 -96", 1.8, "#c9b8f0")
    )
    return out + "".join(
        f'<circle cx="{x}" cy="{y}" r="1.6" fill="#fff"/>' for x, y in ((0, -112), (6, -122), (3, -131))
    )


AMARUS: Mapping[str, Callable[..., str]] = {
    "ninamama": _ninamama,
    "wayramama": _wayramama,
    "yakumama": _yakumama,
    "sachamama": _sachamama,
    "chusaqmama": _chusaqmama,
}


def living(name: str) -> str:
    """An Amaru on her disc."""
    return put(disc("amaru", _DISC) + AMARUS[name]() + medal("amaru", 0, 15, 15.5), 0, 0, through="halo_fine")


def body(name: str) -> str:
    """An Amaru without a disc, who stands on that of her master."""
    return put(AMARUS[name](), 0, 0, through="halo_fine")


def master(ayllu: str) -> str:
    """The disc of her master."""
    return put(disc(ayllu, _DISC), 0, 0, through="halo_fine")


def crest(ayllu: str) -> str:
    """The medal of her master, which lies before her."""
    return put(medal(ayllu, 0, 0, 15.5), 0, 0, through="halo_fine")


def dead(name: str) -> str:
    """An Amaru that lies, pale and cold; her medal stays upright and in colour."""
    fallen = f'<g filter="url(#ashen)">{disc("amaru", _DISC)}{AMARUS[name](dead=True)}</g>'
    lying = f'<g transform="rotate(-84) translate(-2 52)">{fallen}</g>'
    return put(lying + medal("amaru", 2, 3, 15.5), 0, 0, through="halo_fine")


def pictures() -> list[Picture]:
    """`walla.ninamama.ivory` and its like stand, `dead.ninamama.ivory` and its like lie.

    A dominated one is made of three, from below: `master.red`, `body.ninamama.ivory`, both about the disc's middle, and
    `crest.red` at `facts.crest` of the body. On a dead one the crest alone is laid over hers, at `facts.crest`.
    """
    out = []
    for ayllu in AYLLUS[:-1]:
        out.append(sprite(f"master.{COLOUR[ayllu]}", (104, 60), partial(master, ayllu), (51, 22)))
        out.append(sprite(f"crest.{COLOUR[ayllu]}", (42, 42), partial(crest, ayllu), (20, 20)))
    for name in AMARUS:
        own = f"{name}.{COLOUR['amaru']}"
        out.append(sprite(f"walla.{own}", LIVING[0], partial(living, name), LIVING[1]))
        out.append(sprite(f"body.{own}", LIVING[0], partial(body, name), LIVING[1], facts={"crest": [0, 15]}))
        out.append(sprite(f"dead.{own}", DEAD[0], partial(dead, name), DEAD[1], facts={"crest": [2, 3]}))
    return out
