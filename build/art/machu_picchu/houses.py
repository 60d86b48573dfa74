"""The drawings of the districts that neither produce nor are temples; the origin is the middle of the terrace."""

import math
import random

from engraving.drawing import Drawing
from engraving.geometry import curve, ellipse
from engraving.ink import hatch, taper
from engraving.markup import at, blob, way

from machu_picchu.masonry import WALL, House, masonry, steps, wall_run


def hut(drawing: Drawing) -> None:
    """A lone thatched house on three high terraces with a stair, over the city."""
    for k, (w, y) in enumerate(((88, 20), (68, 2), (50, -14))):
        drawing.body(
            [(-w, y), (-w + 3, y - 15), (w - 3, y - 15), (w, y)], WALL[1] if k % 2 else WALL[0], 0.45, 1.4
        )
        masonry(drawing, -w + 2, w - 2, y - 15, y, 5)
        drawing.strokes(
            hatch(
                [(w * 0.35, y - 15), (w - 3, y - 15), (w, y), (w * 0.35, y)], -60, 2.8, 0.95, drawing.chance
            ),
            0.7,
        )
        drawing.body(
            [(-w + 3, y - 15), (-w + 12, y - 20), (w - 10, y - 20), (w - 3, y - 15)], "#a9bf68", 0.3, 1.1
        )
    steps(drawing, 26, 26, 20, 44, 11, 13)
    House(-14, -30, 48, 16, 22, 14, (0.0,), (-0.6, 0.6)).draw(drawing)
    drawing.line([(-46, -32), (-46, -68)], 2, 0.9, 0.8)
    drawing.body(
        curve([(-46, -67), (-56, -69), (-66, -64), (-76, -67)], 4)
        + curve([(-76, -56), (-66, -54), (-56, -58), (-46, -56)], 4),
        "#b03a4e",
        0.3,
        1.2,
    )


def palace(drawing: Drawing) -> None:
    """A walled court with two gabled halls, a double gate and gold on the ridge."""
    House(-52, -16, 56, 18, 22, 12, (0.0,), (-0.55, 0.55)).draw(drawing)
    House(52, -18, 54, 18, 22, 12, (0.0,), (-0.55, 0.55)).draw(drawing)
    for x, y in ((-46, -57), (58, -59)):
        drawing.body(ellipse(x, y - 4, 4.4, 4.4, 14), "#f7b92e", 0.2, 1.2)
        drawing.strokes(
            "".join(
                taper(
                    [
                        (x + 5 * math.cos(a), y - 4 + 5 * math.sin(a)),
                        (x + 8 * math.cos(a), y - 4 + 8 * math.sin(a)),
                    ],
                    1.2,
                )
                for a in (math.pi * k / 4 for k in range(8))
            )
        )
    wall_run(drawing, (-92, 16), (-20, 22), 17)
    wall_run(drawing, (20, 22), (92, 16), 17)
    for side in (-1, 1):
        drawing.body([(side * 20, 23), (side * 18, -3), (side * 9, -3), (side * 11, 23)], WALL[0], 0.4, 1.4)
        masonry(drawing, min(side * 19, side * 10), max(side * 19, side * 10), -3, 23, 5.4, (5, 8))
    drawing.body([(-23, -3), (-22, -10), (22, -10), (23, -3)], "#fbf2da", 0.4, 1.5)
    drawing.body([(-9.6, -3), (-8.6, 20), (8.6, 20), (9.6, -3)], "#a3202a", 0.5, 1.3)
    drawing.tint([(-9.4, 8), (9.2, 8), (9, 12), (-9, 12)], "#f0c24a", 1)
    drawing.tint([(-9.6, 0), (9.6, 0), (9.4, 3), (-9.4, 3)], "#f0c24a", 1)
    drawing.strokes("".join(taper([(x, -2), (x * 0.92, 20)], 0.8) for x in (-5, 0, 5)), 0.6)


def priests(drawing: Drawing) -> None:
    """A long house between the standards of the condor and the puma."""
    House(-2, 2, 104, 22, 28, 20, (-0.36, 0.36), (0.0, -0.74, 0.74)).draw(drawing)
    for x in (-78, 80):
        drawing.line([(x, 24), (x, -46)], 2.4, 0.9, 0.8)
        drawing.body(
            [(x - 13, -44), (x + 13, -44), (x + 13, -14), (x, -8), (x - 13, -14)], "#fbf0d2", 0.4, 1.4
        )
        drawing.line([(x - 15, -44), (x + 15, -44)], 2.6, 0.8, 0.8)
    left = way("0,-33 -4,-36 -10,-40 -11,-33 -9,-31 -10,-27 -5,-25 -3,-20 0,-22")
    drawing.solid(at([*left, *[(-a, b) for a, b in left[::-1]]], -78, 3, 0.95), "#3a3644")
    head = curve(way("-8,-34 -9,-41 -4,-38 4,-38 9,-41 8,-34 5,-24 0,-22 -5,-24"), 3, True)
    drawing.solid(at(head, 80, 3, 0.95), "#a8662a")
    for y in (14, 20):
        drawing.line([(-60, y + 4), (0, y + 6), (56, y + 4)], 0.8, 0.2, 0.2)


def virgins(drawing: Drawing) -> None:
    """A quiet house with a white curtain and a walled garden of flowers."""
    House(-26, -2, 84, 22, 27, 18, (-0.4,), (0.1, 0.5)).draw(drawing)
    curtain = [(-50, -17), (-36, -17), (-34, -2), (-52, -2)]
    drawing.body(curtain, "#fffdf6", 0.2, 1.2)
    drawing.strokes("".join(taper([(-47 + k * 4, -16), (-48 + k * 4.6, -3)], 0.8) for k in range(4)), 0.7)
    wall_run(drawing, (40, -16), (84, -22), 10)
    wall_run(drawing, (84, -22), (90, 10), 10)
    for k in range(16):
        x, y = (
            46 + (k % 4) * 10 + drawing.chance.uniform(-2, 2),
            -12 + (k // 4) * 8 + drawing.chance.uniform(-1, 1),
        )
        drawing.strokes(taper([(x, y + 5), (x, y)], 1.1) + taper([(x, y + 4), (x + 3, y + 2)], 0.9))
        drawing.body(
            ellipse(x, y - 1, 3, 2.8, 9), ("#e6a0b0", "#fffdf6", "#d9667a", "#f3d27a")[k % 4], 0.1, 0.9
        )
    drawing.line([(-86, 14), (-86, -38)], 2.2, 0.9, 0.8)
    drawing.body(way("-97,-36 -75,-36 -75,-8 -86,-3 -97,-8"), "#a9c6ce", 0.4, 1.3)
    drawing.body(ellipse(-86, -21, 7, 9, 14), "#fffdf6", 0.2, 1.1)
    drawing.solid(ellipse(-86, -20, 3.6, 5, 12), "#a86e40")
    for y in (10, 17):
        drawing.line([(-70, y + 4), (-10, y + 6), (30, y + 4)], 0.8, 0.2, 0.2)


def plaza(drawing: Drawing) -> None:
    """The lawn of the city with the awnings and baskets of the market."""
    lawn = blob(0, -2, 112, 36, random.Random(5), 7, 0.03, 3.0)
    drawing.body(lawn, "#a9c268", 0.4, 1.2)
    drawing.strokes(
        "".join(
            taper([(-90 + 14 * k, -24 + (k % 3) * 3), (-70 + 14 * k, -25 + (k % 3) * 3)], 0.8, 0.2, 0.2)
            for k in range(12)
        ),
        0.4,
    )
    for x, y, cols in (
        (-72, -4, ("#b03a4e", "#fff0d0")),
        (-12, -14, ("#2f8f8a", "#fff0d0")),
        (54, -8, ("#e0a93a", "#fff0d0")),
    ):
        drawing.tint([(x - 26, y + 3), (x + 32, y - 1), (x + 38, y + 6), (x - 20, y + 10)], "#4d5a2c", 0.45)
        for px in (x - 24, x + 24):
            drawing.line([(px, y + 4), (px, y - 20)], 2, 0.9, 0.9)
        drawing.body(
            [(x - 20, y + 2), (x - 20, y - 7), (x + 20, y - 7), (x + 20, y + 2)], "#a0764a", 0.4, 1.2
        )
        for dx, fill in ((-13, "#f4c22e"), (-4, "#c4683a"), (5, "#7fa348"), (14, "#d9667a")):
            drawing.body(ellipse(x + dx, y - 8, 4.8, 3.2, 10), fill, 0.2, 1.0)
        front = [(x - 30, y - 17), (x - 23, y - 32), (x + 23, y - 32), (x + 30, y - 17)]
        drawing.body(front, cols[0], 0.4, 1.4)
        for k in range(0, 6, 2):
            t0, t1 = k / 6 + 1 / 6, k / 6 + 2 / 6
            drawing.tint(
                [
                    (x - 30 + 60 * t0, y - 17),
                    (x - 23 + 46 * t0, y - 32),
                    (x - 23 + 46 * t1, y - 32),
                    (x - 30 + 60 * t1, y - 17),
                ],
                cols[1],
                0.95,
            )
        drawing.strokes(
            "".join(
                taper([(x - 30 + 10 * k, y - 17), (x - 23 + 46 * k / 6, y - 32)], 0.9, 0.8, 0.8)
                for k in range(1, 6)
            )
        )
        hem = ""
        for k in range(6):
            hem += taper(
                curve([(x - 30 + 10 * k, y - 17), (x - 25 + 10 * k, y - 13), (x - 20 + 10 * k, y - 17)], 4),
                1.2,
                0.7,
                0.7,
            )
        drawing.strokes(hem)
    for x, y, fill in ((-104, 6, "#f4c22e"), (-34, 6, "#7fa348"), (18, 4, "#c4683a"), (98, 8, "#d9667a")):
        drawing.body([(x - 7, y), (x - 5, y + 8), (x + 5, y + 8), (x + 7, y)], "#c9a468", 0.4, 1.1)
        drawing.body(ellipse(x, y, 7.4, 3.4, 12), fill, 0.2, 1.1)


def clock(drawing: Drawing) -> None:
    """The carved rock with its upright, and the shadow that tells the hour."""
    for k, (w, h, y) in enumerate(((80, 24, 4), (58, 17, -7))):
        drawing.body(blob(0, y, w, h, random.Random(k), 6, 0.05, 2.6), ("#b9b3a2", "#d6d0be")[k], 0.5, 1.5)
        drawing.strokes(
            hatch(
                [
                    (w * math.cos(a), y + h * math.sin(a))
                    for a in (math.radians(t) for t in range(-20, 110, 10))
                ]
                + [(w * 0.3, y)],
                -58,
                2.8,
                0.95,
                drawing.chance,
            ),
            0.6,
        )
    for i in range(9):
        a = math.radians(200 + i * 17.5)
        drawing.strokes(
            taper(
                [(46 * math.cos(a), -6 - 12 * math.sin(a) * -1), (56 * math.cos(a), -6 + 15 * math.sin(a))],
                1.6,
                0.9,
                0.4,
            )
        )
    drawing.tint([(4, -6), (58, 8), (64, 2), (12, -12)], "#3a3528", 0.6)
    drawing.strokes(hatch([(6, -5), (58, 8), (64, 2), (12, -12)], 12, 2.2, 0.9, drawing.chance), 0.7)
    base = way("-27,2 -22,-12 20,-14 26,0 8,8")
    drawing.body(base, "#ece6d6", 0.5, 1.6)
    drawing.body([(26, 0), (20, -14), (30, -20), (38, -8)], "#8d8677", 0.4, 1.4)
    drawing.strokes(hatch([(26, 0), (20, -14), (30, -20), (38, -8)], -62, 2.3, 1, drawing.chance))
    drawing.body([(-22, -12), (-10, -20), (30, -20), (20, -14)], "#fffaf0", 0.3, 1.2)
    drawing.body([(-6, -14), (-4, -56), (8, -58), (9, -15)], "#f4efe2", 0.5, 1.7)
    drawing.body([(9, -15), (8, -58), (14, -54), (16, -19)], "#7f7869", 0.4, 1.5)
    drawing.strokes(hatch([(9, -15), (8, -58), (14, -54), (16, -19)], -66, 2.2, 1, drawing.chance))
    drawing.body([(-4, -56), (3, -60), (14, -54), (8, -58)], "#fffdf4", 0.2, 1.0)
