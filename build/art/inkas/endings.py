"""How a quest ends: Qusqu is founded, one ayllu is left, or nobody wins.

Each picture is wide and low, its middle below free for a medal; what tells the story lies between 54 and 366, as the
result cuts the rest away where the window is low.
"""

import math
import random
from collections.abc import Callable
from functools import partial

from engraving.andean import llama
from engraving.clouds import cumulus
from engraving.drawing import Drawing
from engraving.filters import Stop, linear, radial
from engraving.geometry import Points, curve, ellipse
from engraving.ink import taper
from engraving.markup import circle, lines, mirrored, put, solid, way
from engraving.palette import EDGE
from engraving.picture import Picture
from engraving.rocks import boulder, peak
from engraving.village import hut
from PIL import Image

from inkas import weapons
from inkas.cover import drawn, people, staff
from inkas.kit import painted
from inkas.wallas import WALLAS, figure

SIZE = (1600, 420)
_LEFT, _TOP, _WIDE, _HIGH = 0, 0, 1600, 420
_MIDDLE = 800.0
_HORIZON = 236.0
_BOX = f'x="{_LEFT}" y="{_TOP}" width="{_WIDE}" height="{_HIGH}"'


def _sky(stops: list[Stop], light: str, heart: tuple[float, float], rays: str) -> str:
    out = f'{linear("sky", stops)}<rect {_BOX} fill="url(#sky)"/>'
    halo: list[Stop] = [(0, light, 0.9), (0.35, light, 0.55), (0.7, light, 0.14), (1, light, 0)]
    out += (
        f'{radial("skylight", halo)}<circle cx="{heart[0]}" cy="{heart[1]}" r="330" fill="url(#skylight)"/>'
    )
    data = ""
    for k in range(60 if rays else 0):
        a = 2 * math.pi * k / 60
        first, last = 54 + (k % 2) * 8, 170 + (k * 53 % 260)
        data += taper(
            [(heart[0] + r * math.cos(a), heart[1] + r * math.sin(a)) for r in (first, last)], 3, 0.9, 0.1
        )
    return out + f'<g filter="url(#wob1)"><path d="{data}" fill="{rays or "none"}" opacity=".7"/></g>'


def _mountains(drawing: Drawing, haze: str) -> None:
    chance = random.Random(5)
    for k in range(15):
        x = -30 + k * 118 + chance.uniform(-20, 20)
        high = chance.uniform(64, 118) * (0.7 if abs(x - _MIDDLE) < 200 else 1)
        peak(drawing, x, _HORIZON + 2, high, (high * 0.9, high * 0.9), 0.55)
    stops: list[Stop] = [(0, haze, 0), (1, haze, 0.6)]
    box = f'x="-10" y="{_HORIZON - 130}" width="{_WIDE + 20}" height="134"'
    drawing.wash(f'{linear("haze", stops)}<rect {box} fill="url(#haze)"/>')


def _waves(drawing: Drawing, stops: list[Stop]) -> None:
    drawing.wash(
        f'{linear("water", stops)}<rect x="-10" y="{_HORIZON}" width="{_WIDE + 20}" height="200" fill="url(#water)"/>'
    )
    drawing.line([(-10, _HORIZON), (_WIDE + 10, _HORIZON)], 1.4, 0.9, 0.9)
    chance, y, gap = drawing.chance, _HORIZON + 6, 4.8
    while y < _HIGH:
        x = -30 + chance.uniform(0, 60)
        while x < _WIDE:
            n = chance.uniform(22, 60) * (0.6 + (y - _HORIZON) / 120)
            crest = [
                (x, y),
                (x + n * 0.3, y - gap * 0.35),
                (x + n * 0.62, y + gap * 0.12),
                (x + n, y - gap * 0.18),
            ]
            drawing.strokes(taper(curve(crest, 4), 1.0 + (y - _HORIZON) / 240, 0.2, 0.2), 0.6)
            x += n + chance.uniform(12, 60)
        y += gap
        gap *= 1.1


def _finish(colour: str, depth: float) -> str:
    """A darker foot, on which a medal stands out, and the grain."""
    foot: list[Stop] = [(0, colour, 0), (0.7, colour, 0), (1, colour, depth)]
    out = f'{linear("foot", foot)}<rect {_BOX} fill="url(#foot)"/><rect {_BOX} fill="url(#vignette)" opacity=".35"/>'
    return out + f'<rect {_BOX} filter="url(#grain)" opacity=".25"/>'


# Qusqu


def _terraces(drawing: Drawing, side: int) -> None:
    """Half of the city: terraces that climb away from the lake, with houses."""
    chance = drawing.chance
    for k in range(4, -1, -1):
        near, top = 250 + k * 92, 330 - k * 34
        edge = [(_MIDDLE + side * (near + t * 12), top - 5 * math.sin(t * 0.19 + k)) for t in range(62)]
        foot = [(_MIDDLE + side * 1000, 460.0), (_MIDDLE + side * near, 460.0)]
        drawing.body([*edge, *foot], ("#a3b861", "#97ad57", "#adbf6c")[k % 3], 0.3, 1.5)
        drawing.body(edge + [(x, y + 13) for x, y in edge[::-1]], "#d9c99a", 0.4, 1.2)
        joints = ""
        for i, (x, y) in enumerate(edge):
            joints += taper([(x, y + (1 if i % 2 else 7)), (x, y + (6 if i % 2 else 12))], 0.9)
        drawing.strokes(joints + taper([(x, y + 6.5) for x, y in edge], 0.8), 0.6)
        for t in range(4):
            x = _MIDDLE + side * (near + 40 + t * 132 + chance.uniform(-12, 12))
            hut(drawing, x, top - 2, 0.72 + 0.04 * (4 - k), "#c98a5a" if (t + k) % 2 else "#b5603c")


def _founded() -> str:
    stops: list[Stop] = [(0, "#3f8fae"), (0.5, "#bfe0d2"), (1, "#fff3c8")]
    heart = (_MIDDLE, 112.0)
    out = _sky(stops, "#e6fff4", heart, "#fbfff0")

    def heaven(drawing: Drawing) -> None:
        for x, y, w in ((160, 84, 220), (430, 60, 160), (1180, 66, 190), (1440, 92, 220)):
            cumulus(drawing, x, y, w, "#fffaf0", "#a9cdd0")
        _mountains(drawing, "#dff2e0")

    def land(drawing: Drawing) -> None:
        _waves(drawing, [(0, "#d6f2e6"), (0.3, "#6cc0b8"), (1, "#1c6a7c")])
        _terraces(drawing, -1)
        _terraces(drawing, 1)
        isle = curve(way("680,318 716,300 760,292 840,292 884,300 920,318 860,330 740,330"), 6, True)
        drawing.body(isle, "#c9b078", 0.5, 1.8)
        llama(drawing, 482, 360, 1.5, "#f6e8cc")
        llama(drawing, 1116, 360, 1.5, "#caa274")

    out += drawn(heaven, 21) + drawn(land, 1438) + put(staff(0, 0), *heart, 0.9)
    places = (
        *(("ayar_manqu", 110, 358, 1.2), ("mama_uqllu", 250, 360, 1.16), ("yana_uru", 384, 360, 1.06)),
        *(("qarqacha", 1214, 360, 1.06), ("sinchi_thupaq", 1350, 360, 1.12), ("simpira", 1490, 358, 1.2)),
    )
    return out + people(places) + _finish("#3a3a1a", 0.32)


# fires


def _fire(x: float, y: float, s: float) -> str:
    """A fire on its logs, with the light that it throws."""
    glow: list[Stop] = [(0, "#ffc05a", 0.75), (0.45, "#ff8a2c", 0.34), (1, "#ff7a20", 0)]
    light = f'{radial("fire", glow)}<circle cy="-22" r="120" fill="url(#fire)"/>'
    light += '<ellipse cy="4" rx="70" ry="13" fill="#ffc46a" opacity=".5" filter="url(#blur9)"/>'
    logs = lines("M-24 5L20 -7M-20 -7L24 5", 11) + lines("M-24 5L20 -7M-20 -7L24 5", 7, "#7a4a24")
    outer = curve(mirrored(way("0,-64 -5,-46 -15,-38 -12,-24 -22,-20 -18,-4 0,0")), 4, True)
    inner = curve(mirrored(way("0,-38 -4,-27 -11,-16 -9,-4 0,-2")), 4, True)
    flame = solid(outer, "#e8662a", 2.2) + solid(inner, "#ffd25a", 1.5)
    return put(light + logs + flame, x, y, s)


def _ashes(x: float, y: float, s: float) -> str:
    """A hearth that has gone out: a ring of stones, burnt logs and a thread of smoke."""
    smoke = curve(way("0,-8 7,-30 -5,-52 9,-78 2,-104 14,-132"), 6)
    out = f'<path d="{taper(smoke, 15, 0.3, 1)}" fill="#cdbcc4" opacity=".4" filter="url(#blur2)"/>'
    out += "".join(circle(6.4, "#6d5f66", EDGE, 1.8, (a, -3 - 4 * (abs(a) < 20))) for a in (-28, -15, 15, 28))
    out += lines("M-20 4L16 -8M-16 -8L20 4", 9.6) + lines("M-20 4L16 -8M-16 -8L20 4", 5.6, "#3c3034")
    out += "".join(circle(6.8, "#82747a", EDGE, 1.8, (a, 5 + 3 * (abs(a) < 16))) for a in (-24, -8, 9, 25))
    return put(out, x, y, s)


def _ground(drawing: Drawing, edge: Points, fill: str) -> None:
    """Land from an edge down to the foot of the picture, with the strokes of its soil."""
    drawing.body([*edge, (edge[-1][0], 470.0), (edge[0][0], 470.0)], fill, 0.4, 1.8)
    chance = drawing.chance
    for _ in range(round((edge[-1][0] - edge[0][0]) / 9)):
        x, y = chance.choice(edge)
        y += chance.uniform(8, 90)
        drawing.strokes(
            taper([(x, y), (x + chance.uniform(10, 36), y + chance.uniform(-2, 2))], 1.1, 0.2, 0.2), 0.6
        )


# the last ayllu


_PLANTED = (  # what stands in the ground where somebody fell
    (weapons.fork, 262, 300, -12, 1.3),
    (weapons.star_mace, 470, 306, 10, 1.2),
    (weapons.stone_staff, 1130, 304, -10, 1.2),
    (weapons.moon_staff, 1336, 300, 14, 1.3),
)
_TERRACES = (
    (252.0, 330.0),
    (204.0, 232.0),
    (160.0, 146.0),
)  # height and half width of each wall on the mountain


def _fallen() -> str:
    """Wallas of all peoples lie where they fell."""
    out, names = "", {walla.name: walla for walla in WALLAS}
    rows = (
        *(("mama_waqu", 140, 336, 1.02), ("ayar_awqa", 366, 342, 1.0), ("wayra_sumaq", 560, 350, 0.9)),
        *(("ukumari", 1040, 350, 0.9), ("ayar_uchu", 1232, 342, 1.0), ("mama_rawa", 1456, 336, 1.02)),
    )
    for name, x, y, s in rows:
        out += (
            f'<ellipse cx="{x}" cy="{y + 8}" rx="{70 * s}" ry="{12 * s}" fill="#0c0806" '
            'opacity=".5" filter="url(#blur4)"/>'
        )
        lying = f'<g transform="rotate(-84) translate(-2 44)"><g filter="url(#ashen)">{figure(names[name])}</g></g>'
        out += put(lying, x, y, s, through="halo_fine")
    return out


def _stronghold(drawing: Drawing) -> None:
    """The mountain of the last ones: a peak with three walls, huts on them, and a way up."""
    peak(drawing, _MIDDLE, 320, 236, (430, 430), 0.34)
    for top, half in _TERRACES:
        edge = [
            (_MIDDLE + half * t / 15, top + 13 * (1 - (t / 15) ** 2) + drawing.chance.uniform(-1, 1))
            for t in range(-15, 16)
        ]
        drawing.body(edge + [(x, y + 17) for x, y in edge[::-1]], "#d0ae84", 0.4, 1.6)
        drawing.tint([*edge[20:], *[(x, y + 17) for x, y in edge[:19:-1]]], "#6b4a44", 0.45)
        joints = taper([(x, y + 8.6) for x, y in edge], 1.0)
        for k, (x, y) in enumerate(edge[1:-1]):
            joints += taper([(x, y + (1 if k % 2 else 9)), (x, y + (8 if k % 2 else 16))], 1.1)
        drawing.strokes(joints, 0.8)
        for k in range(-3, 4):
            if abs(k) > 0:
                hut(drawing, _MIDDLE + half * k * 0.26, top + 6 - abs(k), 0.84, "#b5603c")


def _last() -> str:
    stops: list[Stop] = [(0, "#171433"), (0.35, "#4a2550"), (0.62, "#b0443f"), (0.8, "#f0954e")]
    out = _sky(stops, "#ffb060", (_MIDDLE, 100.0), "#ffd59a") + _stars(90, 130)

    def heaven(drawing: Drawing) -> None:
        for x, y, w in ((150, 122, 240), (430, 84, 170), (1180, 88, 180), (1450, 126, 240)):
            cumulus(drawing, x, y, w, "#a0606c", "#3c1f42")
        _mountains(drawing, "#a34a5a")
        _stronghold(drawing)

    def land(drawing: Drawing) -> None:
        edge = [(-40, 276), (240, 266), (520, 290), (800, 304), (1080, 290), (1360, 266), (1640, 276)]
        _ground(drawing, curve([(float(x), float(y)) for x, y in edge], 8), "#755842")
        for x, y, w in ((40, 306, 34), (620, 330, 24), (980, 330, 24), (1560, 306, 34)):
            boulder(drawing, x, y, w, "#7a6658")

    fires = _fire(_MIDDLE, 108, 0.9)
    for top, half in _TERRACES:
        fires += "".join(_fire(_MIDDLE + half * k * 0.39, top + 8, 0.4) for k in (-2, -1, 1, 2))
    out += drawn(heaven, 21) + fires + drawn(land, 7)
    for draw, x, y, turn, size in _PLANTED:
        out += put(draw(), x, y, size, turn, through="halo_fine")
    out += _ashes(54, 356, 0.9) + _ashes(466, 362, 0.9) + _ashes(1136, 362, 0.9) + _ashes(1548, 356, 0.9)
    return out + _fallen() + _finish("#1c0a14", 0.42)


# a draw


def _stars(count: int, depth: float) -> str:
    chance, out = random.Random(3), ""
    for _ in range(count):
        x, y, r = chance.uniform(0, _WIDE), chance.uniform(4, depth), chance.uniform(0.7, 1.8)
        out += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="#f4f8ff" opacity="{0.95 - y / depth * 0.7:.2f}"/>'
    return out


def _boat(drawing: Drawing, x: float, y: float, s: float) -> None:
    """A boat of reeds at rest; `s` is its size, below none it looks the other way."""
    drawing.tint(ellipse(x, y + 18 * abs(s), 64 * abs(s), 9 * abs(s), 16), "#061624", 0.6)
    hull = [(x + s * a, y + abs(s) * b) for a, b in way("-62,-22 -36,12 36,12 66,-28 30,-6 -30,-4")]
    drawing.body(curve(hull, 5, True), "#c9a868", 0.4, 1.8)
    ribs = "".join(
        taper([(x + s * (q * 13 - 34), y - 2 * abs(s)), (x + s * (q * 13 - 36), y + 10 * abs(s))], 1.4)
        for q in range(6)
    )
    drawing.strokes(ribs, 0.9)


def _crossed(first: str, second: str, x: float, y: float) -> str:
    """Two weapons laid across each other."""
    return put(
        put(put(first, 0, 12), 0, 0, 1.4, -42) + put(put(second, 0, -16), 0, 0, 1, 42),
        x,
        y,
        1.25,
        through="halo_fine",
    )


def _drawn_quest() -> str:
    """The peoples camp on both shores, their weapons laid across, and nobody has the staff on its island."""
    stops: list[Stop] = [(0, "#0b1530"), (0.5, "#1f3f66"), (1, "#5f9aa8")]
    out = _sky(stops, "#dfe8ff", (_MIDDLE, 92.0), "") + _stars(150, 190)
    out += drawn(lambda drawing: _mountains(drawing, "#2f5a78"), 21)
    moon = circle(37, "url(#moon_silver)", EDGE, 2.2)
    out += put(moon + lines("M-14 -8q6 -5 11 0M5 -8q6 -5 11 0M1 -4l-3 10h5M-9 18q10 5 19 0", 2), _MIDDLE, 96)

    def lake(drawing: Drawing) -> None:
        _waves(drawing, [(0, "#6f9fb8"), (0.3, "#2a5f80"), (1, "#0c2238")])
        shine = f'cx="{_MIDDLE}" cy="318" rx="190" ry="60"'
        drawing.wash(f'<ellipse {shine} fill="#8ff0df" opacity=".5" filter="url(#blur20)"/>')
        isle = curve(way("706,314 740,296 776,288 824,288 860,296 894,314 850,324 750,324"), 6, True)
        drawing.body(isle, "#8f8460", 0.5, 1.8)
        for half, top in ((30, 286), (19, 277)):
            drawing.body(
                way(f"{800 - half},{top + 10} {803 - half},{top} {797 + half},{top} {800 + half},{top + 10}"),
                "#c9bd94",
                0.4,
                1.5,
            )
        for x, y, s in ((604, 284, 0.62), (996, 284, -0.62), (652, 346, 0.9), (948, 346, -0.9)):
            _boat(drawing, x, y, s)

    def shores(drawing: Drawing) -> None:
        left = curve(way("-40,268 90,262 260,272 420,300 540,344 610,420"), 8)
        right = [(_WIDE - x, y) for x, y in left[::-1]]
        for edge in (left, right):
            _ground(drawing, edge, "#4d5a46")
        for x, y, s in ((52, 276, 1.5), (142, 266, 1.2), (1548, 276, 1.5), (1458, 266, 1.2)):
            hut(drawing, x, y, s, "#a9764e")
        for x, y, w in ((470, 346, 28), (1130, 346, 28), (404, 308, 20), (1196, 308, 20)):
            boulder(drawing, x, y, w, "#6f7a78")
        llama(drawing, 214, 290, 1.3, "#d6cbb0")
        llama(drawing, 1386, 290, 1.3, "#b08a64")

    out += drawn(lake, 5) + put(staff(0, 0), _MIDDLE, 174, 0.5) + drawn(shores, 9)
    out += _fire(278, 346, 0.84) + _fire(1322, 346, 0.84)
    out += _crossed(weapons.star_mace(), weapons.moon_staff(), 470, 322)
    out += _crossed(weapons.fork(), weapons.stone_staff(), 1130, 322)
    out += people(
        (
            *(("ayar_manqu", 92, 356, 1.12), ("mama_qura", 190, 360, 0.98), ("secret_ally", 372, 358, 1.02)),
            *(
                ("amsay_rumi", 1228, 358, 1.02),
                ("wayra_sumaq", 1410, 360, 0.98),
                ("simpira", 1508, 356, 1.12),
            ),
        )
    )
    return out + _finish("#04101c", 0.36)


_ENDINGS: dict[str, Callable[[], str]] = {"qusqu": _founded, "last": _last, "draw": _drawn_quest}


def _draw(name: str, scale: float) -> Image.Image:
    return painted(_ENDINGS[name](), (_LEFT, _TOP, _WIDE, _HIGH), scale)


def pictures() -> list[Picture]:
    """`ending.qusqu`, `ending.last` and `ending.draw`."""
    return [
        Picture(f"ending.{name}", SIZE, partial(_draw, name), scales=(2,), suffix="webp") for name in _ENDINGS
    ]
