"""The cover: the great serpent and the golden staff in the lake, before dawn. Units of a sheet 600 high."""

import math
import random
from collections.abc import Callable

from engraving.andean import sun
from engraving.canopy import fern
from engraving.clouds import cumulus
from engraving.drawing import Drawing
from engraving.filters import linear
from engraving.geometry import Points, band, curve, ellipse
from engraving.ink import hatch, path, taper
from engraving.markup import at, put, way
from engraving.palette import INK
from engraving.picture import Picture
from engraving.rocks import boulder, peak
from engraving.sprites import printed
from PIL import Image

from inkas.kit import painted
from inkas.wallas import WALLAS, figure

LEFT, RIGHT, HIGH = -54, 1014, 600
WIDE = RIGHT - LEFT
SIZE = (1920, 1080)
_STAFF = (560.0, 166.0)
_HORIZON = 372.0
_BOX = f'x="{LEFT}" width="{WIDE}" height="{HIGH}"'
_SCALE_GREEN, _SCALE_DARK, _BELLY, _FIN = "#5fb48a", "#256a58", "#f3dca0", "#c8453a"


def _sky() -> str:
    """Deep blue above, light about the staff."""
    stops = [(0, "#0d2238"), (0.25, "#14485e"), (0.5, "#2a8088"), (0.76, "#7fc6b4"), (1, "#e6f3cf")]
    out = f'{linear("storm", [*stops])}<rect x="{LEFT}" width="{WIDE}" height="{_HORIZON + 10}" fill="url(#storm)"/>'
    x, y = _STAFF
    out += f'<circle cx="{x}" cy="{y}" r="260" fill="#c9fff0" opacity=".5" filter="url(#blur40)"/>'
    rays = ""
    for i in range(64):
        a = 2 * math.pi * i / 64
        start, end = 60 + (i % 2) * 8, 160 + (i * 37 % 90) + (i % 4) * 54
        rays += taper([(x + r * math.cos(a), y + r * math.sin(a)) for r in (start, end)], 3.2, 0.9, 0.1)
    out += f'<g filter="url(#wob1)"><path d="{rays}" fill="#effff6" opacity=".75"/></g>'
    chance = random.Random(9)
    for _ in range(70):
        a, b = chance.uniform(LEFT, RIGHT), chance.uniform(6, 190)
        size, light = chance.uniform(0.6, 1.6), 0.9 - b / 300
        if math.dist((a, b), _STAFF) > 230:
            out += f'<circle cx="{a:.1f}" cy="{b:.1f}" r="{size:.1f}" fill="#eafff4" opacity="{light:.2f}"/>'
    return out


def _lines_of_sky(drawing: Drawing) -> None:
    y, gap = 4.0, 3.4
    while y < _HORIZON - 50:
        x = LEFT - 20 + drawing.chance.uniform(0, 40)
        while x < RIGHT + 20:
            long = drawing.chance.uniform(80, 300)
            if math.dist((x + long / 2, y), _STAFF) > 150:
                middle = (x + long / 2, y + drawing.chance.uniform(-1, 1))
                drawing.strokes(taper([(x, y), middle, (x + long, y)], 0.95, 0.2, 0.2), 0.42)
            x += long + drawing.chance.uniform(8, 80)
        y += gap
        gap *= 1.012


def _bolt(points: str, width: float) -> str:
    data = path(band(way(points), width, width * 0.3))
    glow = f'<path d="{data}" fill="#dffcf2" opacity=".8" filter="url(#blur4)"/>'
    return (
        glow + f'<path d="{data}" fill="#fbfff6" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/>'
    )


def _lightning() -> str:
    out = _bolt("56,196 82,232 64,246 98,288 80,300 104,344", 13) + _bolt("82,232 114,252 110,268", 8)
    return out + _bolt("944,120 926,150 946,162 922,204 938,212 918,252", 12)


def _ranges(drawing: Drawing) -> None:
    for x, high, half in (
        *((-30, 150, 96), (66, 176, 116), (180, 130, 96), (290, 168, 108), (398, 112, 92), (486, 88, 84)),
        *((640, 90, 84), (730, 138, 100), (836, 180, 118), (940, 150, 104), (1016, 128, 90)),
    ):
        peak(drawing, x, _HORIZON + 2, high, (half, half), 0.55)
    haze = f'x="{LEFT - 10}" y="{_HORIZON - 180}" width="{WIDE + 20}" height="184"'
    drawing.wash(f'<rect {haze} fill="#4fb0a8" opacity=".34"/>')


def _water(drawing: Drawing) -> None:
    grade = linear("deep", [(0, "#bfe8d2"), (0.12, "#6cc0b8"), (0.45, "#257a88"), (1, "#0c3346")])
    drawing.wash(
        f'{grade}<rect x="{LEFT - 10}" y="{_HORIZON}" width="{WIDE + 20}" height="240" fill="url(#deep)"/>'
    )
    shine = f'cx="{_STAFF[0]}" cy="470" rx="80" ry="110"'
    drawing.wash(f'<ellipse {shine} fill="#eafff2" opacity=".55" filter="url(#blur20)"/>')
    drawing.line([(LEFT - 10, _HORIZON), (RIGHT + 10, _HORIZON)], 1.4, 0.9, 0.9)
    chance, y, gap = drawing.chance, _HORIZON + 6, 4.6
    while y < HIGH:
        x = LEFT - 30 + chance.uniform(0, 50)
        while x < RIGHT:
            n = chance.uniform(18, 50) * (0.6 + (y - _HORIZON) / 120)
            crest = [
                (x, y),
                (x + n * 0.3, y - gap * 0.35),
                (x + n * 0.62, y + gap * 0.12),
                (x + n, y - gap * 0.18),
            ]
            drawing.strokes(taper(curve(crest, 4), 1.0 + (y - _HORIZON) / 240, 0.2, 0.2), 0.66)
            x += n + chance.uniform(8, 46)
        y += gap
        gap *= 1.09


# the serpent


def _mixed(a: Points, b: Points, t: float) -> Points:
    return [(p + (q - p) * t, r + (s - r) * t) for (p, r), (q, s) in zip(a, b, strict=True)]


def _coil(drawing: Drawing, line: Points, first: float, last: float) -> None:
    """A stretch of the serpent: back with scales and fins, ribbed belly."""
    outline = band(line, first, last)
    count = len(line)
    left, right = outline[:count], outline[count:][::-1]
    drawing.body(outline, _SCALE_GREEN, 0.45, 2.2)
    seam = _mixed(line, right, 0.68)
    drawing.tint(seam + right[::-1], _BELLY, 0.95)
    drawing.line(seam, 1.3, 0.8, 0.8)
    drawing.strokes("".join(taper([seam[k], right[k]], 1.3, 0.9, 0.6) for k in range(1, count - 1, 2)), 0.85)
    scales = ""
    for k in range(1, count - 1, 2):
        (ax, ay), (bx, by) = line[k - 1], line[k + 1]
        turn, r = math.atan2(by - ay, bx - ax), first * 0.085
        for t in (0.16, 0.42, 0.68):
            x, y = left[k][0] + (seam[k][0] - left[k][0]) * t, left[k][1] + (seam[k][1] - left[k][1]) * t
            cup = [
                (x + r * math.cos(turn + q), y + r * math.sin(turn + q)) for q in (-1.7, -0.9, 0, 0.9, 1.7)
            ]
            scales += taper(cup, 1.5, 0.4, 0.4)
        if k % 4 == 1:
            _fin(drawing, left[k], line[k], first)
    drawing.strokes(scales, 0.9)
    shaded = [*left, *_mixed(left, line, 0.5)[::-1]]
    drawing.strokes(hatch(shaded, 62, 4.2, 1.0, drawing.chance), 0.32)


def _fin(drawing: Drawing, root: tuple[float, float], inward: tuple[float, float], width: float) -> None:
    ux, uy = root[0] - inward[0], root[1] - inward[1]
    length = math.hypot(ux, uy) * 1.0
    ux, uy = ux / length * width, uy / length * width
    x, y = root
    tip = (x + ux * 0.36, y + uy * 0.36)
    drawing.body([(x - uy * 0.16, y + ux * 0.16), tip, (x + uy * 0.16, y - ux * 0.16), root], _FIN, 0.3, 1.5)


def _foam(drawing: Drawing, x: float, y: float, w: float) -> None:
    edge = at(way("-1,0 -0.6,-0.17 -0.2,-0.06 0.2,-0.2 0.6,-0.06 1,0 0.6,0.17 0,0.23 -0.6,0.17"), x, y, w)
    drawing.body(curve(edge, 4, True), "#eafaf0", 0.3, 1.4)
    for reach, low in ((1.3, 9), (1.6, 15)):
        ring = [(x - w * reach, y + low), (x, y + low + 6), (x + w * reach, y + low)]
        drawing.strokes(taper(ring, 1.4, 0.2, 0.2), 0.8)


def _plume(drawing: Drawing, root: tuple[float, float], turn: float, long: float, fill: str) -> None:
    ux, uy = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    (x, y), half = root, long * 0.45

    def on(t: float, aside: float = 0) -> tuple[float, float]:
        return (x + ux * long * t - uy * aside, y + uy * long * t + ux * aside)

    drawing.body(
        curve(
            [
                root,
                (x + ux * half - uy * 11, y + uy * half + ux * 11),
                on(1),
                (x + ux * half + uy * 11, y + uy * half - ux * 11),
            ],
            6,
            True,
        ),
        fill,
        0.4,
        1.7,
    )
    barbs = "".join(
        taper([on(t), on(t + 0.12, side * 7)], 1.0) for t in (0.3, 0.45, 0.6, 0.75) for side in (-1, 1)
    )
    drawing.strokes(taper([on(0.1), on(0.86)], 1.6, 0.8, 0.3) + barbs, 0.85)


def _serpent(drawing: Drawing) -> None:
    """A loop, a neck and a plumed head."""
    _coil(drawing, curve(way("424,440 430,402 424,350 394,322 356,330 330,372 336,436"), 7), 42, 46)
    _foam(drawing, 336, 438, 36)
    _foam(drawing, 424, 440, 34)
    _coil(drawing, curve(way("726,462 718,398 756,348 818,326 866,286 870,222 832,178 782,164"), 7), 68, 48)
    _foam(drawing, 726, 462, 52)
    turns = (
        (-130, 70, _FIN),
        (-104, 84, "#f3d27a"),
        (-78, 92, "#2f9a96"),
        (-52, 94, _FIN),
        (-28, 88, "#f3d27a"),
        (-6, 74, "#2f9a96"),
        (14, 60, _FIN),
    )
    for turn, long, fill in turns:
        _plume(drawing, (786, 152), turn, long, fill)
    _head(drawing, 10, -12)


def _head(drawing: Drawing, dx: float, dy: float) -> None:
    """The head, which looks at the staff."""

    def outline(points: str, steps: int = 5) -> Points:
        return curve(at(way(points), dx, dy), steps, True)

    drawing.body(outline("784,198 740,204 704,202 678,192 694,214 734,226 782,218"), "#3f8a68", 0.4, 1.9)
    drawing.body(outline("682,188 720,190 768,192 774,204 720,206 688,198", 4), "#a8302a", 0.3, 1.2)
    drawing.body(
        outline("794,198 742,190 698,188 668,182 662,166 686,150 714,140 744,128 778,132 802,158", 6),
        _SCALE_GREEN,
        0.45,
        2.2,
    )
    drawing.tint(outline("792,196 742,188 698,186 674,180 700,175 746,177 796,175"), "#2f7a60", 0.7)
    for x, long in ((686, 14), (702, 11), (722, 10), (744, 10)):
        drawing.body(at([(x - 4, 187), (x + 4, 188), (x - 1, 188 + long)], dx, dy), "#fffaf0", 0.1, 1.2)
    drawing.body(ellipse(734 + dx, 156 + dy, 11, 9, 16), "#ffe9a0", 0.3, 1.6)
    drawing.solid(ellipse(731 + dx, 156 + dy, 2.8, 8, 10))
    drawing.strokes(taper(curve(at(way("714,149 734,140 756,147"), dx, dy), 5), 4.2, 0.5, 0.3))
    drawing.strokes(taper(ellipse(678 + dx, 168 + dy, 3.4, 2.4, 8, 160, 380), 1.8))
    for x, y in ((766, 150), (780, 162), (764, 168), (786, 178), (702, 160), (712, 171)):
        drawing.strokes(taper(ellipse(x + dx, y + dy, 6, 5, 8, 20, 160), 1.3))
    drawing.line(curve(at(way("680,198 658,205 642,198"), dx, dy), 5), 3.0, 0.9, 0.5)
    drawing.line(at([(658, 205), (644, 213)], dx, dy), 2.2, 0.8, 0.3)


# island, staff, shores


def _island(drawing: Drawing) -> None:
    x = _STAFF[0]
    isle = curve(
        at(way("-96,452 -78,424 -46,404 -16,392 20,393 50,408 80,428 92,454 40,466 -44,466"), x), 6, True
    )
    drawing.body(isle, "#b9a06a", 0.5, 2)
    dark = curve(at(way("10,394 50,408 80,428 92,454 40,464 30,430"), x), 5, True)
    drawing.tint(dark, "#5d4c34", 0.6)
    drawing.strokes(hatch(dark, -58, 4, 1.3, drawing.chance), 0.85)
    for half, top, high, fill in (
        (52, 402, 14, "#dcc48c"),
        (38, 390, 13, "#e8d29a"),
        (25, 379, 12, "#f6e6b4"),
    ):
        step = [(x - half, top + high), (x - half + 3, top), (x + half - 3, top), (x + half, top + high)]
        drawing.body(step, fill, 0.4, 1.6)
        shaded = [
            (x + half * 0.35, top),
            (x + half - 3, top),
            (x + half, top + high),
            (x + half * 0.35, top + high),
        ]
        drawing.strokes(hatch(shaded, -60, 3, 1.0, drawing.chance), 0.8)
        joints = [x - half + 12 + 16 * k for k in range(int(half / 9))]
        drawing.strokes("".join(taper([(a, top + 1), (a, top + high)], 1.0, 0.8, 0.8) for a in joints), 0.8)
    for dx, y, w in ((-76, 450, 26), (66, 452, 30), (-30, 458, 20), (20, 462, 22)):
        boulder(drawing, x + dx, y, w)


def staff(x: float, y: float) -> str:
    """The golden staff with its light; its sun is at (x, y), its foot 214 below."""
    out = f'<circle cx="{x}" cy="{y}" r="112" fill="url(#sunglow)"/>'
    outline = f'stroke="{INK}" stroke-linejoin="round"'
    shaft = (
        f'<path d="M{x - 5} {y + 214}L{x - 4} {y + 30}H{x + 4}L{x + 5} {y + 214}Z" fill="url(#gold)" '
        f'{outline} stroke-width="2.4"/>'
    )
    for low in (y + 66, y + 120, y + 174):
        ring = f"M{x - 7.6} {low}H{x + 7.6}V{low + 6}H{x - 7.6}Z"
        shaft += f'<path d="{ring}" fill="#ffe9a0" {outline} stroke-width="1.7"/>'
    for side in (-1, 1):
        turn = [(x + side * a, y + b) for a, b in way("4,120 22,104 -2,84 -22,68 2,52 19,40")]
        climb = curve(turn, 6)
        shaft += f'<path d="{taper(climb, 10, 0.7, 0.8)}" fill="{INK}"/>'
        shaft += f'<path d="{taper(climb, 6.4, 0.6, 0.8)}" fill="#f2c24c"/>'
    return out + f'<g filter="url(#wob1)">{shaft}</g>' + put(sun(52, True, 24), x, y)


def _boat(drawing: Drawing, x: float, y: float, s: float) -> None:
    drawing.tint(ellipse(x, y + 10 * s, 34 * s, 5 * s, 16), "#062230", 0.5)
    drawing.body(
        curve(at(way("-34,-12 -20,7 20,7 36,-16 16,-3 -16,-2"), x, y, s), 5, True), "#e9c878", 0.4, 1.8
    )
    reeds = [at([(q * 7 - 20, -2), (q * 7 - 22, 6)], x, y, s) for q in range(6)]
    drawing.strokes("".join(taper(reed, 1.3) for reed in reeds))
    drawing.body(at(way("-2,-4 0,-50 28,-10"), x, y, s), "#f6ead0", 0.3, 1.6)
    seams = [at([(1, -44 + q * 8), (4 + q * 5, -40 + q * 7)], x, y, s) for q in range(5)]
    drawing.strokes("".join(taper(seam, 1.0) for seam in seams))


def _shore(drawing: Drawing) -> None:
    left = curve(way("-80,500 0,492 90,500 170,524 236,566 284,620"), 8)
    drawing.body([*left, (-80, 640)], "#a8895a", 0.5, 2.2)
    drawing.tint([*left[20:], (100, 640)], "#4a3a28", 0.6)
    drawing.strokes(hatch([*left[22:], (130, 640)], 118, 4, 1.4, drawing.chance), 0.85)
    right = curve(way("690,620 740,566 806,530 884,512 1040,504"), 8)
    drawing.body([*right, (1040, 640)], "#a8895a", 0.5, 2.2)
    drawing.tint([*right[:18], (800, 640)], "#4a3a28", 0.55)
    drawing.strokes(hatch([*right[:16], (780, 640)], 62, 4, 1.4, drawing.chance), 0.85)
    for x, y, w in (
        (196, 548, 26),
        (132, 586, 30),
        (770, 566, 24),
        (852, 590, 30),
        (-20, 586, 34),
        (996, 582, 36),
    ):
        boulder(drawing, x, y, w)
    _boat(drawing, 380, 530, 1.8)
    _boat(drawing, 506, 552, 1.3)


_PEOPLE = (  # who stands where, how large
    *(("mama_qura", 158, 558, 1.42), ("ayar_manqu", 50, 560, 2.0)),
    *(("yana_uru", 816, 558, 1.46), ("simpira", 914, 560, 1.86)),
)


def people(places: tuple[tuple[str, float, float, float], ...]) -> str:
    """Wallas with their shadows: name, foot, size."""
    by_name = {walla.name: walla for walla in WALLAS}
    out = ""
    for _, x, y, s in places:
        out += (
            f'<ellipse cx="{x + 6}" cy="{y}" rx="{30 * s}" ry="{6 * s}" fill="#0c0a08" '
            'opacity=".5" filter="url(#blur4)"/>'
        )
    for name, x, y, s in places:
        out += put(figure(by_name[name]), x, y, s, through="halo_fine")
    return out


def _ferns(drawing: Drawing) -> None:
    near = (
        (-30, 592, 2.0),
        (100, 596, 1.7),
        (214, 596, 1.6),
        (788, 592, 1.7),
        (866, 596, 1.9),
        (950, 596, 2.2),
        (1004, 588, 2.0),
    )
    for x, y, s in near:
        fern(drawing, x, y, s)


def _reeds(drawing: Drawing) -> None:
    """Clumps of totora reeds at the near edge of the water."""
    chance = drawing.chance
    for x, high, count in (
        *((276, 54, 7), (326, 40, 6), (372, 62, 9), (428, 34, 5), (474, 46, 7)),
        *((560, 38, 6), (606, 58, 9), (652, 44, 6), (690, 64, 8), (734, 48, 6)),
    ):
        for k in range(count):
            root = x + (k - count / 2) * 5 + chance.uniform(-2, 2)
            lean, tip = (k - count / 2) * 3.4 + chance.uniform(-5, 5), high * chance.uniform(0.7, 1.15)
            stalk = curve([(root, 606), (root + lean * 0.3, 606 - tip * 0.55), (root + lean, 606 - tip)], 6)
            left = [(a - 2.1 * (1 - i / len(stalk)), b) for i, (a, b) in enumerate(stalk)]
            right = [(a + 2.1 * (1 - i / len(stalk)), b) for i, (a, b) in enumerate(stalk)]
            drawing.body(left + right[::-1], ("#8fae5a", "#6f9350", "#b3b866")[k % 3], 0.3, 1.2)
            if k % 3 == 0:
                a, b = stalk[-1]
                drawing.body(ellipse(a, b + 3, 2.6, 7, 10), "#8a5a2e", 0.3, 1.1)


def drawn(draw: Callable[[Drawing], None], seed: int) -> str:
    """What a function draws, as markup."""
    drawing = Drawing(seed)
    draw(drawing)
    return printed(drawing)


def _heaven(drawing: Drawing) -> None:
    _lines_of_sky(drawing)
    for x, y, w in ((40, 196, 250), (320, 250, 170), (960, 116, 240), (690, 56, 170)):
        light = "#4a7f8c" if w > 180 else "#8fc4bc"
        cumulus(drawing, x, y, w, light, "#123648")
    _ranges(drawing)


def _lake(drawing: Drawing) -> None:
    _water(drawing)
    _serpent(drawing)
    _island(drawing)


def _scene() -> str:
    """The whole picture, its upper left quiet for a name."""
    out = _sky() + drawn(_heaven, 1532) + _lightning() + drawn(_lake, 1533) + staff(*_STAFF)
    veils = (
        (90, 374, 210, 9, 0.6),
        (470, 378, 200, 8, 0.45),
        (870, 374, 210, 9, 0.55),
        (560, 462, 130, 8, 0.5),
    )
    for x, y, rx, ry, light in veils:
        out += f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="#eafff2" opacity="{light}" filter="url(#blur9)"/>'
    out += drawn(_shore, 1534) + drawn(_reeds, 1535) + people(_PEOPLE) + drawn(_ferns, 8)
    out += linear("dusk", [(0, "#0a1c3a", 0.22), (0.5, "#aef0e0", 0.06), (1, "#061420", 0.26)])
    out += f'<rect {_BOX} fill="url(#dusk)"/><rect {_BOX} fill="url(#vignette)" opacity=".6"/>'
    return out + f'<rect {_BOX} filter="url(#grain)" opacity=".25"/>'


def _draw(scale: float) -> Image.Image:
    image = painted(_scene(), (LEFT, 0, WIDE, HIGH), 1.8 * scale)
    return image.resize((round(SIZE[0] * scale), round(SIZE[1] * scale)), Image.Resampling.LANCZOS)


def pictures() -> list[Picture]:
    """`cover`, 1920 x 1080, without letters; the upper left is left free for them."""
    return [Picture("cover", SIZE, _draw, scales=(1, 2), suffix="jpg")]
