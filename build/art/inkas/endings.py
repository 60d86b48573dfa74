"""How a quest ends: Qusqu is founded, one ayllu is left, or nobody wins.

Each picture is wide and low, its middle below free for a medal.
"""

import math
import random
from collections.abc import Callable
from functools import partial

from engraving.andean import llama
from engraving.clouds import cumulus
from engraving.drawing import Drawing
from engraving.filters import Stop, linear
from engraving.geometry import curve, ellipse
from engraving.ink import hatch, taper
from engraving.markup import circle, lines, put, way
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
    out += f'<circle cx="{heart[0]}" cy="{heart[1]}" r="170" fill="{light}" opacity=".75" filter="url(#blur40)"/>'
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
    heart = (_MIDDLE, 92.0)
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
        llama(drawing, 470, 396, 1.5, "#f6e8cc")
        llama(drawing, 1150, 398, 1.5, "#caa274")

    out += drawn(heaven, 21) + drawn(land, 1438) + put(staff(0, 0), *heart, 0.98)
    places = (
        *(("ayar_manqu", 110, 398, 1.16), ("mama_uqllu", 250, 402, 1.12), ("yana_uru", 380, 404, 1.0)),
        *(("qarqacha", 1220, 404, 1.0), ("sinchi_thupaq", 1352, 402, 1.08), ("simpira", 1490, 398, 1.16)),
    )
    return out + people(places) + _finish("#3a3a1a", 0.32)


# the last ayllu


_PLANTED = (  # what stands in the ground where somebody fell
    (weapons.fork, 200, 330, -10, 1.3),
    (weapons.star_mace, 360, 316, 8, 1.1),
    (weapons.club, 640, 318, 172, 0.9),
    (weapons.stone_staff, 980, 300, 12, 0.9),
    (weapons.moon_staff, 1250, 296, -14, 1.0),
    (weapons.fork, 1420, 328, 14, 1.3),
)


def _fallen() -> str:
    """Wallas of all peoples lie where they fell, their weapons among them."""
    out, names = "", {walla.name: walla for walla in WALLAS}
    rows = (
        *(("ayar_awqa", 120, 344, 0.86), ("mama_waqu", 270, 372, 0.98), ("wayra_sumaq", 430, 350, 0.84)),
        *(("ukumari", 560, 376, 0.9), ("ayar_uchu", 1050, 376, 0.9), ("amsay_rumi", 1180, 348, 0.86)),
        *(("mama_rawa", 1330, 372, 0.98), ("manchay", 1486, 346, 0.86)),
    )
    for name, x, y, s in sorted(rows, key=lambda row: row[2]):
        out += (
            f'<ellipse cx="{x}" cy="{y + 8}" rx="{70 * s}" ry="{12 * s}" fill="#0c0806" '
            'opacity=".5" filter="url(#blur4)"/>'
        )
        lying = f'<g transform="rotate(-84) translate(-2 44)"><g filter="url(#ashen)">{figure(names[name])}</g></g>'
        out += put(lying, x, y, s, through="halo_fine")
    return out


def _last() -> str:
    stops: list[Stop] = [(0, "#231b3c"), (0.4, "#6b2f52"), (0.75, "#d2603c"), (1, "#f6b060")]
    out = _sky(stops, "#ffb070", (_MIDDLE, 214.0), "")

    def heaven(drawing: Drawing) -> None:
        for x, y, w in ((190, 80, 260), (520, 52, 190), (1090, 60, 210), (1420, 96, 260)):
            cumulus(drawing, x, y, w, "#b0707a", "#4a2444")
        _mountains(drawing, "#a34a5a")

    def land(drawing: Drawing) -> None:
        ground = curve(
            [(-40, 262), (240, 244), (520, 256), (800, 248), (1080, 256), (1360, 244), (1640, 262)], 8
        )
        drawing.body([*ground, (1640, 460), (-40, 460)], "#8a6a4a", 0.4, 1.8)
        chance = drawing.chance
        for _ in range(160):
            x, y = chance.uniform(0, 1600), chance.uniform(268, 416)
            drawing.strokes(
                taper([(x, y), (x + chance.uniform(14, 46), y + chance.uniform(-2, 2))], 1.1, 0.2, 0.2), 0.6
            )
        for x, y, w in (
            (60, 300, 30),
            (350, 296, 24),
            (660, 300, 20),
            (960, 300, 22),
            (1260, 296, 26),
            (1540, 302, 30),
        ):
            boulder(drawing, x, y, w, "#7a6658")
        drawing.strokes(hatch([*ground[10:-10], (1500, 276), (100, 276)], -8, 5, 1.0, chance), 0.5)

    out += drawn(heaven, 21) + put(circle(40, "#ffcf7a", EDGE, 2.4), _MIDDLE, 226) + drawn(land, 7)
    for draw, x, y, turn, size in _PLANTED:
        out += put(draw(), x, y - 30, size, turn, through="halo_fine")
    return out + _fallen() + _finish("#1c0a14", 0.5)


# a draw


def _drawn_quest() -> str:
    stops: list[Stop] = [(0, "#0b1530"), (0.5, "#1f3f66"), (1, "#5f9aa8")]
    out = _sky(stops, "#dfe8ff", (_MIDDLE, 84.0), "")
    chance = random.Random(3)
    for _ in range(150):
        x, y, r = chance.uniform(0, _WIDE), chance.uniform(4, 190), chance.uniform(0.7, 1.8)
        out += (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="#f4f8ff" opacity="{0.95 - y / 260:.2f}"/>'
        )
    out += drawn(lambda drawing: _mountains(drawing, "#2f5a78"), 21)
    out += put(
        circle(42, "url(#moon_silver)", EDGE, 2.2)
        + lines("M-14 -8q6 -5 11 0M5 -8q6 -5 11 0M1 -4l-3 10h5M-9 18q10 5 19 0", 2),
        _MIDDLE,
        84,
    )

    def lake(drawing: Drawing) -> None:
        _waves(drawing, [(0, "#6f9fb8"), (0.3, "#2a5f80"), (1, "#0c2238")])
        shine = f'cx="{_MIDDLE}" cy="330" rx="120" ry="60"'
        drawing.wash(f'<ellipse {shine} fill="#8ff0df" opacity=".5" filter="url(#blur20)"/>')
        for x, y, s in ((250, 320, 1), (470, 372, -1), (1130, 366, 1), (1350, 318, -1)):
            hull = [(x + s * a, y + b) for a, b in way("-62,-22 -36,12 36,12 66,-28 30,-6 -30,-4")]
            drawing.tint(ellipse(x, y + 18, 64, 9, 16), "#061624", 0.6)
            drawing.body(curve(hull, 5, True), "#c9a868", 0.4, 1.8)
            drawing.body([(x - s * 4, y - 6), (x, y - 92), (x + s * 52, y - 18)], "#d8d4c4", 0.3, 1.6)
            ribs = "".join(
                taper([(x + (q * 13 - 34), y - 2), (x + (q * 13 - 36), y + 10)], 1.4) for q in range(6)
            )
            drawing.strokes(ribs, 0.9)

    out += drawn(lake, 5)
    return out + _finish("#04101c", 0.4)


_ENDINGS: dict[str, Callable[[], str]] = {"qusqu": _founded, "last": _last, "draw": _drawn_quest}


def _draw(name: str, scale: float) -> Image.Image:
    return painted(_ENDINGS[name](), (_LEFT, _TOP, _WIDE, _HIGH), scale)


def pictures() -> list[Picture]:
    """`ending.qusqu`, `ending.last` and `ending.draw`."""
    return [
        Picture(f"ending.{name}", SIZE, partial(_draw, name), scales=(2,), suffix="webp") for name in _ENDINGS
    ]
