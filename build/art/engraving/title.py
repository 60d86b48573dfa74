"""The title picture, the lost valley at dawn, and the icon of the game. Neither has letters.

What moves over the valley (`title_sprites`, smoke, light) is no part of the picture.
"""

import math
from functools import partial

from PIL import Image

from engraving import title_sprites
from engraving.canopy import crown, fern, palm
from engraving.clouds import cumulus
from engraving.crystals import crystal
from engraving.drawing import Drawing
from engraving.filters import linear
from engraving.geometry import Points, curve, ellipse
from engraving.ink import hatch, taper
from engraving.picture import Picture, rasterise
from engraving.pieces import camp, explorer
from engraving.rocks import boulder, peak
from engraving.ruins import pyramid
from engraving.setting import placed
from engraving.village import huts

_WIDTH, _HEIGHT = 800, 450
_HORIZON = 226
_SUN = (500.0, 206.0)
_SKY = linear(
    "dawn",
    [(0, "#5b7f93"), (0.3, "#97b3b0"), (0.56, "#e9d4a4"), (0.76, "#f8c98a"), (1, "#fbe6b6")],
)


def _backdrop() -> str:
    """Sky, sun and the beams of the sun in pale ink."""
    out = f'{_SKY}<rect x="-10" y="-10" width="820" height="300" fill="url(#dawn)"/>'
    out += (
        f'<circle cx="{_SUN[0]}" cy="{_SUN[1]}" r="150" fill="#fff0c0" opacity=".8" filter="url(#blur40)"/>'
    )
    rays = ""
    for i in range(44):
        a = math.pi * (1.02 + 0.96 * i / 43)
        start, end = 42 + (i % 2) * 7, 130 + (i * 37 % 60) + (i % 3) * 34
        rays += taper(
            [(_SUN[0] + r * math.cos(a), _SUN[1] + r * math.sin(a)) for r in (start, end)], 2.4, 0.9, 0.1
        )
    disc = (
        f'<circle cx="{_SUN[0]}" cy="{_SUN[1]}" r="31" fill="#fffdee" stroke="#e9a94a" stroke-width="1.4"/>'
    )
    return f'{out}<g filter="url(#wob1)"><path d="{rays}" fill="#fffdf0" opacity=".85"/>{disc}</g>'


def _sky(drawing: Drawing) -> None:
    """Engraved lines that part round the sun."""
    chance = drawing.chance
    y, gap = 2.0, 2.5
    while y < _HORIZON - 16:
        x = -20.0 + chance.uniform(0, 40)
        while x < 820:
            length = chance.uniform(90, 280)
            if math.dist((x + length / 2, y * 1.4), (_SUN[0], _SUN[1] * 1.4)) > 120:
                bend = chance.uniform(-1, 1)
                drawing.strokes(
                    taper([(x, y), (x + length / 2, y + bend), (x + length, y)], 0.85, 0.2, 0.2), 0.42
                )
            x += length + chance.uniform(8, 70) * (1 + y / 120)
        y += gap
        gap *= 1.012


def _clouds(drawing: Drawing) -> None:
    for x, y, w in (
        (96, 64, 190),
        (250, 40, 130),
        (404, 82, 120),
        (716, 52, 180),
        (620, 150, 110),
        (330, 150, 90),
    ):
        cumulus(drawing, x, y, w, "#fff3dc", "#d9b99a")


def _ranges(drawing: Drawing) -> None:
    far = (
        (20, 44),
        (84, 58),
        (150, 46),
        (214, 62),
        (280, 40),
        (338, 52),
        (400, 36),
        (456, 30),
        (548, 34),
        (604, 50),
        (668, 42),
        (736, 58),
        (790, 44),
    )
    for x, height in far:
        peak(drawing, x, _HORIZON + 4, height, (44, 46), 0.5)
    drawing.wash(f'<rect x="-10" y="{_HORIZON - 60}" width="820" height="70" fill="#f8dcae" opacity=".42"/>')
    near = (
        (-16, 120, 90, 96),
        (66, 152, 92, 92),
        (152, 104, 70, 80),
        (226, 66, 60, 66),
        (588, 70, 60, 60),
        (664, 108, 70, 74),
        (748, 142, 84, 90),
        (826, 110, 80, 80),
    )
    for x, height, left, right in near:
        peak(drawing, x, _HORIZON + 24, height, (left, right), 0.46)


def _river() -> Points:
    return curve(
        [
            (496, 230),
            (476, 246),
            (492, 264),
            (456, 290),
            (470, 324),
            (412, 362),
            (416, 404),
            (366, 440),
            (362, 480),
        ],
        10,
    )


def _ribbon(line: Points, share: float) -> Points:
    """The river's surface: level strips, wider towards the front."""
    half = [(2.5 + (y - _HORIZON) * 0.155) * share for _, y in line]
    left = [(x - h, y) for (x, y), h in zip(line, half, strict=True)]
    return left + [(x + h, y) for (x, y), h in zip(line, half, strict=True)][::-1]


def _forest(drawing: Drawing) -> None:
    """Canopy that grows from the horizon to the foreground, with the river through it.

    What stands among the trees is drawn when the canopy has come down to its foot.
    """
    marks = [
        (262.0, _small_pyramid),
        (338.0, _village),
        (328.0, _great_pyramid),
        (366.0, _vein),
        *((y, partial(_palm, x=x, y=y)) for x, y in _PALMS),
    ]
    marks.sort(key=lambda mark: mark[0])
    drawing.tint([(-10, _HORIZON + 8), (810, _HORIZON + 8), (810, 460), (-10, 460)], "#7f9a55")
    river = _river()
    drawing.body(_ribbon(river, 1.0), "#f3cf98", 0.4, 1.3)
    drawing.tint(_ribbon(river, 0.4), "#fff6da", 0.95)
    for i in range(8, len(river) - 2, 3):
        x, y = river[i]
        w = 2 + i * 0.26
        drawing.strokes(taper([(x - w, y), (x + w * 0.7, y + 0.6)], 0.9, 0.2, 0.2), 0.75)
    y, radius = _HORIZON + 10.0, 4.6
    while y < 452:
        x = -14.0 + drawing.chance.uniform(0, radius)
        half = 2 + (y - _HORIZON) * 0.155
        while x < 816:
            nearest = min(abs(a - x) for a, b in river if abs(b - y) < 9 + radius * 0.4) if y < 462 else 99
            if nearest > half + radius * 0.6 and not _cleared(x, y):
                _tree(drawing, x, y, radius)
            x += radius * 1.42
        y += radius * 0.84
        radius *= 1.088
        while marks and y > marks[0][0]:
            marks.pop(0)[1](drawing)


# x, y, half the width and half the height of what is open ground
_CLEARINGS = ((146.0, 330.0, 72.0, 25.0), (262.0, 372.0, 58.0, 20.0), (598.0, 344.0, 66.0, 9.0))
_PALMS = (
    *((700.0, 284.0), (686.0, 290.0), (776.0, 296.0), (68.0, 296.0), (52.0, 302.0), (330.0, 302.0)),
    *((404.0, 318.0), (388.0, 326.0), (528.0, 322.0), (736.0, 344.0), (340.0, 384.0), (356.0, 394.0)),
    *((214.0, 416.0), (522.0, 404.0), (506.0, 414.0), (132.0, 424.0)),
)


def _cleared(x: float, y: float) -> bool:
    return any(((x - a) / rx) ** 2 + ((y - b) / ry) ** 2 < 1 for a, b, rx, ry in _CLEARINGS)


def _tree(drawing: Drawing, x: float, y: float, radius: float) -> None:
    """One crown of many: lighter on the swells of the ground, darker in its hollows, here and there a giant."""
    chance = drawing.chance
    swell = math.sin(x * 0.017 + 1.2) + math.sin(y * 0.05 + x * 0.008) + chance.uniform(-0.5, 0.5)
    tone = 0 if swell > 0.85 else 2 if swell < -0.6 else 1
    giant = chance.random() < 0.035
    grown = radius * (chance.uniform(1.45, 1.7) if giant else chance.uniform(0.86, 1.14))
    rise = radius * 0.7 if giant else 0
    crown(
        drawing, x + chance.uniform(-2, 2), y - rise + chance.uniform(-1.5, 1.5), grown, 0 if giant else tone
    )


def _palm(drawing: Drawing, x: float, y: float) -> None:
    """A palm that stands out of the canopy, as large as its distance makes it."""
    size = 0.36 + (y - _HORIZON) / 165
    palm(drawing, x, y, 14 * size, drawing.chance.uniform(-8, 8) * size, size)


def _village(drawing: Drawing) -> None:
    """Huts in a clearing."""
    x, y, rx, ry = _CLEARINGS[0]
    drawing.tint(ellipse(x, y, rx + 4, ry + 3), "#dcc58a")
    huts(
        drawing,
        [
            *((x - 46, y - 4, 0.84), (x - 12, y - 10, 0.8), (x + 24, y - 8, 0.82), (x + 52, y + 2, 0.88)),
            *((x - 30, y + 13, 0.98), (x + 20, y + 15, 1.0)),
        ],
    )


def _small_pyramid(drawing: Drawing) -> None:
    pyramid(drawing, 330, 266, 0.3, 4)
    drawing.wash(
        '<rect x="-10" y="232" width="820" height="34" fill="#fbe6c0" opacity=".5" filter="url(#blur4)"/>'
    )


def _great_pyramid(drawing: Drawing) -> None:
    pyramid(drawing, 596, 338, 0.96)


def _vein(drawing: Drawing) -> None:
    x, y = 262.0, 368.0
    drawing.tint(ellipse(x, y + 4, 62, 20), "#9c8a7e")
    for i in range(11):
        a = math.radians(200 + 32.7 * i)
        near, far = 0.5 + 0.1 * (i % 3), 0.95
        drawing.strokes(
            taper(
                [(x + 54 * r * math.cos(a), y + 4 + 16 * r * math.sin(a)) for r in (near, far)], 1.4, 0.6, 0.1
            )
        )
    for dx, dy, w in ((-46, 4, 20), (47, 6, 22), (-30, 14, 16), (36, 15, 15), (-52, -5, 13), (54, -4, 14)):
        boulder(drawing, x + dx, y + dy, w, "#b09e91")
    drawing.solid(ellipse(x, y + 1, 34, 8), "#4a3a34")
    drawing.wash(f'<circle cx="{x}" cy="{y - 18}" r="78" fill="url(#glow)"/>')
    shards = (
        (-24, 2, 32, 10, -9),
        (23, 1, 37, 11, 8),
        (-9, -2, 58, 14, -3),
        (9, 2, 47, 13, 4),
        (-34, 7, 18, 8, -7),
        (35, 7, 20, 8, 8),
        (0, 8, 28, 10, 0),
    )
    prisms = "".join(crystal(x + a, y + b, h, w, lean) for a, b, h, w, lean in shards)
    drawing.over(
        (
            f'<g filter="url(#wob)">{prisms}</g><circle cx="{x}" '
            f'cy="{y - 16}" r="48" fill="url(#glow_soft)" opacity=".4"/>'
        ),
        1,
    )


def _mist() -> str:
    haze = linear("haze", [(0, "#fde9c4", 0), (0.3, "#fde9c4", 0.7), (1, "#fde9c4", 0)])
    sheet = f'{haze}<rect x="-10" y="{_HORIZON - 42}" width="820" height="126" fill="url(#haze)"/>'
    veils = (
        (120, 250, 210, 9),
        (330, 262, 150, 8),
        (690, 256, 190, 9),
        (560, 286, 130, 8),
        (180, 306, 190, 9),
        (420, 330, 100, 8),
        (720, 372, 130, 9),
    )
    return sheet + "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="#fff6e2" opacity=".62" filter="url(#blur9)"/>'
        for x, y, rx, ry in veils
    )


def _frame() -> str:
    """A darker foot and corners that hold the eye."""
    shades = linear("foot", [(0, "#1c0f06", 0), (0.72, "#1c0f06", 0), (1, "#1c0f06", 0.5)])
    whole = '<rect width="800" height="450"'
    return f'{shades}{whole} fill="url(#foot)"/>{whole} fill="url(#vignette)" opacity=".5"/>'


def _ledge(drawing: Drawing) -> None:
    """A cliff at the lower right with a camp and one who looks at the fleet."""
    edge = curve([(560, 470), (592, 430), (640, 404), (700, 394), (760, 386), (820, 380)], 6)
    drawing.body([*edge, (820, 470)], "#b59a70", 0.5, 1.8)
    face = [*edge[:18], (700, 470), (560, 470)]
    drawing.tint(face, "#6e5a42", 0.75)
    drawing.strokes(hatch(face, 64, 3.2, 1.2, drawing.chance))
    for x, y, w in ((612, 432, 20), (664, 410, 16), (790, 404, 22), (640, 452, 26)):
        boulder(drawing, x, y, w)
    for x, y in ((620, 410), (690, 446), (772, 440), (806, 420), (720, 408)):
        fern(drawing, x, y, 1.0)


def _front() -> str:
    """The camp and the frame of leaves, in front of everything."""
    shadow = '<ellipse cx="752" cy="412" rx="46" ry="6" fill="#1c0d04" opacity=".5" filter="url(#blur2)"/>'
    out = shadow + placed(camp("red"), 744, 404, 0.86) + placed(explorer("red"), 668, 402, 0.56)
    leaves = Drawing(8)
    for x, y, height, lean, size in (
        (-12, 470, 168, 30, 2.5),
        (34, 474, 112, -14, 2.1),
        (72, 484, 66, 12, 1.7),
        (808, 470, 128, -20, 2.2),
        (778, 484, 62, -8, 1.5),
    ):
        palm(leaves, x, y, height, lean, size)
    for x, y, size in ((14, 446, 2.6), (58, 452, 2.2), (100, 456, 1.8), (790, 448, 2.4), (744, 456, 1.8)):
        fern(leaves, x, y, size)
    return out + leaves.markup()


def scene() -> str:
    """The whole title picture in a sheet of 800 x 450."""
    drawing = Drawing(1887)
    _sky(drawing)
    _clouds(drawing)
    _ranges(drawing)
    _forest(drawing)
    _ledge(drawing)
    drawing.over(_mist(), -1)
    return f"{_backdrop()}{drawing.markup('wash_fine')}{_front()}{_frame()}"


def _title(scale: float) -> Image.Image:
    unit = 1920 / _WIDTH
    paper = f'<rect width="{_WIDTH}" height="{_HEIGHT}" filter="url(#grain)" opacity=".28"/>'
    image = rasterise(scene() + paper, (0, 0, _WIDTH, _HEIGHT), scale * unit, 3)
    return image.resize((round(1920 * scale), round(1080 * scale)), Image.Resampling.LANCZOS)


def pictures() -> list[Picture]:
    """`title.dawn` (the whole screen) and what moves over it."""
    return [Picture("title.dawn", (1920, 1080), _title, suffix="jpg"), *title_sprites.pictures()]
