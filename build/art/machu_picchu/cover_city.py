"""The city on the cover: terraces, houses and fields on the ridge. Units of a sheet 600 high."""

import math
from itertools import pairwise

from engraving.andean import llama
from engraving.drawing import Drawing
from engraving.geometry import Points, curve, ellipse
from engraving.ink import hatch, taper
from engraving.markup import way
from engraving.village import smoke

from machu_picchu.masonry import House, steps

_FOOT = 620  # below the lower edge of the sheet


def _terrace(drawing: Drawing, line: Points, fall: float, fill: str, shade: str) -> None:
    """A strip of ground from a line down, with its wall."""
    wall = line + [(x, y + fall) for x, y in line[::-1]]
    foot = [(x, y + fall) for x, y in line]
    drawing.body([*foot, (foot[-1][0], _FOOT), (foot[0][0], _FOOT)], fill, 0.3, 1.1)
    drawing.body(wall, "#e6d2a0", 0.45, 1.3)
    data = taper([(x, y + fall * 0.5) for x, y in line], 0.8, 0.5, 0.5)
    for (x0, y0), (x1, y1) in pairwise(line):
        n = max(1, int(abs(x1 - x0) / 8))
        for k in range(n):
            t = (k + drawing.chance.uniform(0.1, 0.9)) / n
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            half = drawing.chance.random() < 0.5
            data += taper(
                [(x, y + (fall * 0.5 if half else 0.5)), (x, y + (fall if half else fall * 0.5))],
                0.85,
                0.7,
                0.7,
            )
    drawing.strokes(data, 0.75)
    drawing.tint(foot + [(x, y + 6) for x, y in foot[::-1]], shade, 0.55)
    drawing.strokes(hatch(foot + [(x, y + 6) for x, y in foot[::-1]], -62, 3.2, 0.85, drawing.chance), 0.55)


def _small(drawing: Drawing, x: float, y: float, s: float, doors: tuple[float, ...] = (0.0,)) -> None:
    House(x, y, 44 * s, 15 * s, 18 * s, 11 * s, doors).draw(drawing)


# the houses of the upper rows: x and size; how low the row is at its middle and how much it falls outwards
_HOUSES = (
    (
        *((156, 0.7), (206, 0.8), (262, 0.84), (322, 0.76), (372, 0.7)),
        *((664, 0.8), (722, 0.84), (782, 0.8), (838, 0.7)),
    ),
    ((130, 0.86), (190, 0.96), (258, 0.92), (566, 0.94), (634, 1.0), (702, 0.96), (800, 0.9)),
    ((96, 1.0), (176, 1.12), (262, 1.06), (596, 1.1), (684, 1.14), (770, 1.06), (856, 0.96)),
    ((226, 1.24), (596, 1.24)),
)
_ROWS = ((396, 0.03, (0.0,)), (422, 0.035, (0.0,)), (450, 0.035, (-0.4, 0.4)), (478, 0, (-0.45, 0.45)))
_LLAMAS = (
    *((330, 478, 0.8, "#f6e8cc"), (368, 483, 0.84, "#caa274")),
    *((410, 477, 0.76, "#fffaf0"), (446, 483, 0.8, "#f0d6a8")),
)


def _row(drawing: Drawing, k: int) -> None:
    """What stands on a terrace, counted from the top."""
    if k >= len(_HOUSES):
        return
    if k == 1:
        _tower(drawing, 330, 424)
    y, fall, doors = _ROWS[k]
    for x, size in _HOUSES[k]:
        _small(drawing, x, y + abs(x - 480) * fall, size, doors)
    if k == 0:
        _sundial(drawing, 470, 386)
    elif k == 1:
        _hall(drawing, 420, 424)
    elif k == 3:
        for x, y, size, fill in _LLAMAS:
            llama(drawing, x, y, size, fill)


def city(drawing: Drawing) -> None:
    """The ridge with its terraces, houses and fields, a stair through the middle."""
    ridge = curve(way("-70,446 20,434 96,420 220,392 360,378 500,386 640,380 790,398 890,424 1040,452"), 10)
    drawing.body([*ridge, (1040, 620), (-70, 620)], "#a8b45e", 0.3, 1.5)
    rows = ((0, "#abb962"), (1, "#a0af58"), (2, "#95a550"), (3, "#8a9b49"), (4, "#7f9142"), (5, "#748739"))
    for k, fill in rows:
        y = 398 + k * 27
        crest = [(-90, y + 58), (20 - k * 14, y + 32), (210, y + 3), (380, y - 4), (520, y + 4)]
        line = curve([*crest, (690, y - 2), (850, y + 14), (970 + k * 8, y + 40), (1070, y + 58)], 10)
        _row(drawing, k)
        _terrace(drawing, line, 12, fill, "#5f7038")
        if k >= 3:
            _crop(drawing, line, k)
    smoke(drawing, 232, 400, 0.9)
    smoke(drawing, 706, 398, 0.9, -1)
    steps(drawing, 494, 578, 74, 176, 26, 30)


def _crop(drawing: Drawing, line: Points, k: int) -> None:
    """A row of maize along a terrace."""
    data, cobs = "", []
    for (x0, y0), (x1, _) in pairwise(line):
        n = max(1, int((x1 - x0) / 9))
        for i in range(n):
            x = x0 + (x1 - x0) * (i + 0.5) / n + drawing.chance.uniform(-2, 2)
            y = y0 + 12 + 13 + drawing.chance.uniform(-2, 2)
            if 440 < x < 548 or not 150 < x < 620 - (k - 3) * 10:
                continue
            h = 13 + k
            data += taper([(x, y), (x + 0.5, y - h)], 1.5, 0.9, 0.4)
            for s in (-1, 1):
                data += taper(
                    curve([(x, y - h * 0.4), (x + s * 4, y - h * 0.75), (x + s * 6.5, y - h * 0.45)], 3),
                    1.5,
                    0.7,
                    0.3,
                )
            drawing.tint(ellipse(x, y - h * 0.5, 6, h * 0.42, 10), "#c3cc62", 0.9)
            if i % 2 == 0:
                cobs.append((x + 1.6, y - h * 0.62))
    drawing.strokes(data, 0.95)
    for x, y in cobs:
        drawing.body(ellipse(x, y, 1.9, 3.6, 8), "#f4c22e", 0.1, 0.8)


def _hall(drawing: Drawing, x: float, y: float) -> None:
    drawing.body([(x - 44, y), (x - 42, y - 26), (x + 42, y - 26), (x + 44, y)], "#f3e6c4", 0.5, 1.5)
    data = "".join(taper([(x - 43, y - 26 + q), (x + 43, y - 26 + q)], 0.9, 0.6, 0.5) for q in (9, 18))
    data += "".join(
        taper(
            [
                (x - 40 + i * 13 + (j % 2) * 6, y - 26 + j * 9),
                (x - 40 + i * 13 + (j % 2) * 6, y - 17 + j * 9),
            ],
            0.9,
            0.7,
            0.7,
        )
        for i in range(6)
        for j in range(3)
    )
    drawing.strokes(data, 0.7)
    for i in range(4):
        px = x - 27 + i * 18
        drawing.solid(
            [(px - 3.6, y - 6), (px - 2.8, y - 16), (px + 2.8, y - 16), (px + 3.6, y - 6)], "#5a4226"
        )
    drawing.body(
        [(x - 42, y - 26), (x - 37, y - 30), (x + 47, y - 30), (x + 42, y - 26)], "#fff6dc", 0.2, 1.2
    )
    for s in (-1, 1):
        drawing.body(
            [(x + s * 44, y), (x + s * 42, y - 26), (x + s * 52, y - 20), (x + s * 56, y + 8)],
            "#d5c49a" if s < 0 else "#a08f6a",
            0.4,
            1.3,
        )


def _sundial(drawing: Drawing, x: float, y: float) -> None:
    drawing.body([(x - 26, y + 6), (x - 20, y - 6), (x + 22, y - 7), (x + 30, y + 5)], "#ded5bf", 0.4, 1.4)
    drawing.body([(x - 4, y - 6), (x - 3, y - 32), (x + 6, y - 33), (x + 7, y - 6)], "#f6f0dd", 0.4, 1.4)
    drawing.body([(x + 7, y - 6), (x + 6, y - 33), (x + 10, y - 30), (x + 12, y - 7)], "#8d8472", 0.3, 1.2)


def _tower(drawing: Drawing, x: float, y: float) -> None:
    left, right, top = x - 30, x + 30, y - 40
    body = [
        (left, y),
        (left + 3, top),
        *curve([(left + 3, top), (x, top + 5), (right - 3, top)], 5)[1:],
        (right, y),
        *curve([(right, y), (x, y + 7), (left, y)], 5)[1:],
    ]
    drawing.body(body, "#f3e3ba", 0.5, 1.6)
    data = ""
    for k in range(1, 7):
        q = top + 6 * k
        data += taper(curve([(left + 2, q), (x, q + 5), (right - 2, q)], 5), 0.85, 0.5, 0.4)
        for i in range(6):
            a = (i + 0.5 * (k % 2) + 0.2) / 6
            px = left + 3 + (right - left - 6) * a
            py = q + 5 * math.sin(math.pi * a)
            data += taper([(px, py - 5.6), (px, py)], 0.8, 0.7, 0.7)
    drawing.strokes(data, 0.65)
    drawing.strokes(
        hatch(
            [(x + 8, top + 3), (right - 3, top), (right, y), (x + 10, y + 6)], -60, 3, 1.05, drawing.chance
        ),
        0.8,
    )
    drawing.body(
        curve([(left + 3, top), (x, top - 6), (right - 3, top)], 5)
        + curve([(right - 3, top), (x, top + 5), (left + 3, top)], 5),
        "#fff4d2",
        0.3,
        1.3,
    )
    drawing.body(ellipse(x, top + 22, 9, 9, 22), "#f7b92e", 0.3, 1.4)
    drawing.strokes(
        "".join(
            taper(
                [
                    (x + 10.5 * math.cos(a), top + 22 + 10.5 * math.sin(a)),
                    (x + 15 * math.cos(a), top + 22 + 15 * math.sin(a)),
                ],
                1.6,
            )
            for a in (math.pi * i / 6 for i in range(12))
        )
    )
