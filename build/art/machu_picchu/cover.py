"""The cover: the city at sunrise under its peak. Units of a sheet 600 high."""

import math
import random
from collections.abc import Callable
from itertools import pairwise

from engraving.andean import llama, sun
from engraving.canopy import crown, fern, palm
from engraving.clouds import cumulus
from engraving.drawing import Drawing
from engraving.filters import Stop, linear
from engraving.geometry import band, curve, ellipse
from engraving.ink import hatch, taper
from engraving.markup import at, circle, mirrored, put, way
from engraving.picture import Picture
from engraving.rocks import boulder, peak
from engraving.sprites import printed
from PIL import Image

from machu_picchu.cover_city import city
from machu_picchu.figures import prince, scout
from machu_picchu.kit import painted
from machu_picchu.peaks import spire

LEFT, RIGHT, HIGH = -54, 1014, 600
WIDE = RIGHT - LEFT
_SIZE = (1920, 1080)
_SUN = (606.0, 134.0)


def _sky() -> str:
    grade = linear(
        "dusk",
        [
            (0, "#3d3a63"),
            (0.2, "#6b4a78"),
            (0.42, "#b4617a"),
            (0.62, "#ea9a6c"),
            (0.8, "#fbd08c"),
            (1, "#ffedbe"),
        ],
    )
    out = (
        f'{grade}<rect x="{LEFT}" width="{WIDE}" height="380" fill="url(#dusk)"/><rect '
        f'x="{LEFT}" y="376" width="{WIDE}" height="230" fill="#8f9a62"/>'
    )
    out += (
        f'<circle cx="{_SUN[0]}" cy="{_SUN[1]}" r="210" fill="#ffe9b0" opacity=".75" filter="url(#blur40)"/>'
    )
    rays = ""
    for i in range(52):
        a = 2 * math.pi * i / 52
        start, end = 84 + (i % 2) * 8, 170 + (i * 37 % 70) + (i % 4) * 42
        rays += taper(
            [(_SUN[0] + r * math.cos(a), _SUN[1] + r * math.sin(a)) for r in (start, end)], 3.4, 0.9, 0.1
        )
    out += f'<g filter="url(#wob1)"><path d="{rays}" fill="#fff6d8" opacity=".8"/></g>'
    stars = random.Random(9)
    for _ in range(46):
        x, y = stars.uniform(LEFT, RIGHT), stars.uniform(6, 110) ** 1.0
        if math.dist((x, y), _SUN) > 230:
            r = stars.uniform(0.6, 1.5)
            out += (
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="#fff3d0" '
                f'opacity="{0.9 - y / 160:.2f}"/>'
            )
    return out


def _lines_of_sky(drawing: Drawing) -> None:
    y, gap = 4.0, 3.4
    while y < 300:
        x = LEFT - 20 + drawing.chance.uniform(0, 40)
        while x < RIGHT + 20:
            n = drawing.chance.uniform(80, 300)
            if math.dist((x + n / 2, y), _SUN) > 150:
                drawing.strokes(
                    taper(
                        [(x, y), (x + n / 2, y + drawing.chance.uniform(-1, 1)), (x + n, y)], 0.95, 0.2, 0.2
                    ),
                    0.34,
                )
            x += n + drawing.chance.uniform(8, 80)
        y += gap
        gap *= 1.012


def _ranges(drawing: Drawing) -> None:
    for x, h, w in (
        (-40, 140, 90),
        (40, 120, 90),
        (150, 168, 110),
        (262, 128, 92),
        (360, 150, 100),
        (452, 110, 90),
        (742, 120, 90),
        (838, 160, 112),
        (936, 130, 96),
        (1004, 150, 90),
    ):
        peak(drawing, x, 362, h, (w, w), 0.55)
    drawing.wash(
        f'<rect x="{LEFT - 4}" y="190" width="{WIDE + 8}" height="180" fill="#e9a48a" opacity=".4"/>'
    )
    for x, h, w in (
        (-50, 120, 80),
        (-6, 150, 90),
        (100, 92, 90),
        (214, 110, 96),
        (330, 86, 86),
        (830, 104, 90),
        (930, 150, 100),
        (1010, 118, 90),
    ):
        spire(drawing, x, 402, h, w, ("#98a070", "#6f7d58"))


def _great_peak(drawing: Drawing) -> None:
    spire(drawing, 736, 420, 180, 92, ("#a3ab66", "#76834c"))
    spire(drawing, 606, 430, 286, 128, ("#b8ba6c", "#828f50"))
    for x, y, w in ((570, 262, 22), (560, 300, 27), (556, 342, 32)):
        drawing.body(
            [(x - w, y + 3), (x, y - 1), (x + w, y), (x + w, y + 8), (x, y + 8), (x - w, y + 11)],
            "#e2d2a2",
            0.4,
            1.2,
        )
        drawing.strokes(
            hatch([(x, y - 1), (x + w, y), (x + w, y + 8), (x, y + 8)], -60, 2.6, 0.95, drawing.chance), 0.8
        )
    path = curve(way("572,406 598,384 566,362 604,330 572,302 606,270 584,240 607,212 598,188 606,160"), 7)
    drawing.tint(band([(x + 2, y + 2) for x, y in path], 11, 5), "#3d4a22", 0.5)
    drawing.body(band(path, 9, 3.6), "#fbedc0", 0.35, 1.3)
    data = ""
    for p, q in pairwise(path[::2]):
        length = math.dist(p, q) or 1
        nx, ny = -(q[1] - p[1]) / length * 3.2, (q[0] - p[0]) / length * 3.2
        data += taper([(q[0] + nx, q[1] + ny), (q[0] - nx, q[1] - ny)], 1.0, 0.8, 0.8)
    drawing.strokes(data, 0.8)
    for k in range(34):
        depth = drawing.chance.uniform(0.25, 0.95)
        tree = (606 + drawing.chance.uniform(-0.8, -0.1 if k % 2 else 0.7) * 102.4 * depth, 144 + 286 * depth)
        drawing.strokes(taper(ellipse(*tree, 5, 3.6, 8, 180, 380), 1.15, 0.5, 0.5), 0.8)


def _woods(drawing: Drawing) -> None:
    """Jungle on both slopes and along the foot."""
    c = random.Random(5)
    spots: list[tuple[float, float, float]] = []
    for _ in range(900):
        x, y = c.uniform(LEFT - 10, RIGHT + 10), c.uniform(430, HIGH + 10)
        side = min(x - (60 + (y - 430) * 0.7), (900 - (y - 430) * 0.6) - x)
        if side < 0 or y > 572:
            r = 9 + (y - 430) * 0.055
            if all(math.dist((x, y), (a, b)) > (q + r) * 0.58 for a, b, q in spots):
                spots.append((x, y, r))
    for x, y, r in sorted(spots, key=lambda s: s[1]):
        crown(drawing, x, y, r, 1 if x < 300 else None)


def _ledge(drawing: Drawing) -> None:
    edge = curve(way("600,620 650,574 700,548 780,538 880,532 980,524 1040,520"), 8)
    drawing.body([*edge, (1040, 640), (600, 640)], "#b89a66", 0.5, 2)
    drawing.tint([*edge[:20], (760, 640), (600, 640)], "#6a5236", 0.7)
    drawing.strokes(hatch([*edge[:20], (760, 640), (600, 640)], 62, 3.6, 1.3, drawing.chance))
    for x, y, w in ((676, 576, 22), (716, 560, 16), (930, 548, 24), (760, 588, 30), (860, 592, 22)):
        boulder(drawing, x, y, w)
    left = curve(way("-80,562 -20,560 60,552 130,560 190,582 230,620"), 8)
    drawing.body([*left, (-80, 640)], "#b89a66", 0.5, 2)
    drawing.strokes(hatch([*left[22:], (120, 640)], 118, 3.6, 1.2, drawing.chance), 0.8)
    for x, y, w in ((150, 582, 20), (34, 570, 18)):
        boulder(drawing, x, y, w)


def _figures() -> str:
    """A Prince with his llama, a Scout who blows his horn, ferns before them."""
    shade = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="#1c0d04" opacity=".48" filter="url(#blur4)"/>'
        for x, y, rx, ry in ((846, 566, 74, 11), (92, 577, 46, 8))
    )
    out = shade + _printed(lambda drawing: llama(drawing, 744, 572, 2.5, "#f8e2b4"), 31)
    out += put(prince("red"), 858, 560, 2.1, through="halo_fine")
    out += put(scout("green"), 92, 566, 1.06, through="halo_fine")
    return out + _printed(_ferns, 8)


def _ferns(drawing: Drawing) -> None:
    near = way("800,584 906,580 854,590 724,594 40,592 150,598 950,590 8,584 1000,588 -36,590")
    for (x, y), size in zip(near, (1.7, 2.0, 1.5, 1.5, 2.0, 1.6, 2.2, 2.0, 2.0, 2.2), strict=True):
        fern(drawing, x, y, size)


def _mist() -> str:
    veils = (
        (180, 396, 190, 10, 0.75),
        (480, 402, 240, 8, 0.55),
        (800, 402, 180, 10, 0.7),
        (610, 338, 90, 7, 0.5),
        (120, 470, 120, 9, 0.5),
        (880, 486, 130, 9, 0.45),
        (470, 530, 200, 8, 0.28),
    )
    return "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="#fff1d6" opacity="{o}" filter="url(#blur9)"/>'
        for x, y, rx, ry, o in veils
    )


_PALMS = (  # foot, height, lean, size
    *((-44, 616, 170, 24, 2.1), (-6, 612, 130, 26, 1.9), (30, 618, 96, -12, 1.7)),
    *((972, 612, 110, -22, 1.8), (1008, 618, 150, -18, 2.1)),
)


def _printed(draw: Callable[[Drawing], None], seed: int) -> str:
    drawing = Drawing(seed)
    draw(drawing)
    return printed(drawing)


def _heaven(drawing: Drawing) -> None:
    _lines_of_sky(drawing)
    for x, y, w in ((-20, 120, 150), (80, 176, 190), (300, 236, 150), (862, 216, 190), (936, 118, 130)):
        cumulus(drawing, x, y, w, "#ffe3cf", "#c98f92")
    _ranges(drawing)


def _land(drawing: Drawing) -> None:
    _great_peak(drawing)
    city(drawing)
    _woods(drawing)
    _ledge(drawing)
    for x, y, h, lean, s in _PALMS:
        palm(drawing, x, y, h, lean, s)


def _condor(drawing: Drawing, x: float, y: float, s: float) -> None:
    """A condor on the wing, seen from below."""
    left = way("0,-3 -14,-12 -30,-13 -42,-4 -36,-5 -39,1 -31,-2 -32,4 -24,0 -12,4 0,5")
    drawing.body(at(mirrored(left), x, y, s), "#2e2a36", 0.6, 1.6)
    for side in (1, -1):
        pale = [(side * a, b) for a, b in way("24,-7 10,-5 8,-1.5 16,-2")]
        drawing.tint(at(pale, x, y, s), "#e8e2d4", 0.9)
    drawing.body(at([(-4, 3), (-6, 13), (6, 13), (4, 3)], x, y, s), "#26222c", 0.4, 1.1)
    drawing.body(at(ellipse(0, -6, 3.4, 4, 10), x, y, s), "#c97a62", 0.2, 1.1)


def _birds(drawing: Drawing) -> None:
    _condor(drawing, 452, 214, 1.15)
    _condor(drawing, 376, 262, 0.5)


def _scene() -> str:
    """The whole picture."""
    out = _sky() + _printed(_heaven, 1450)
    out += put(circle(104, "url(#sunglow)", "none", 0) + sun(74, False, 32), *_SUN)
    out += _printed(_land, 1438) + _mist() + _printed(_birds, 3) + _figures()
    stops: list[Stop] = [(0, "#5a2a5a", 0.16), (0.5, "#ffb060", 0.1), (1, "#1c0d06", 0.36)]
    box = f'x="{LEFT}" width="{WIDE}" height="{HIGH}"'
    light = "".join(
        f"<rect {box} {paint}/>" for paint in ('fill="url(#warm)"', 'fill="url(#vignette)" opacity=".6"')
    )
    return out + linear("warm", stops) + light + f'<rect {box} filter="url(#grain)" opacity=".25"/>'


def _draw(scale: float) -> Image.Image:
    return painted(_scene(), (LEFT, 0, WIDE, HIGH), 1.8 * scale).resize(
        (round(_SIZE[0] * scale), round(_SIZE[1] * scale)), Image.Resampling.LANCZOS
    )


def pictures() -> list[Picture]:
    """`cover`, 1920 x 1080, without letters; the upper left is left free for them."""
    return [Picture("cover", _SIZE, _draw, scales=(1, 2), suffix="jpg")]
