"""The drawings of the five districts that produce; the origin is the middle of the terrace."""

import math

from engraving.andean import llama
from engraving.canopy import crown
from engraving.drawing import Drawing
from engraving.geometry import curve, ellipse
from engraving.ink import hatch, taper
from engraving.markup import at, way
from engraving.village import smoke

from machu_picchu.kit import GRASS
from machu_picchu.masonry import WALL, House, masonry, tufts, wall_run


def corn(drawing: Drawing) -> None:
    """Four bands of terrace, each with its row of maize."""
    rx = 104
    for k, y in enumerate((-46, -27, -7, 14)):
        w = rx * (0.80, 0.92, 0.98, 1.0)[k]
        ground = [(-w, y - 12), (w, y - 12), (w + 2, y + 5), (-w - 2, y + 5)]
        drawing.body(ground, ("#d8c878", "#cdbf6d", "#c6ba68", "#bfb563")[k], 0.35, 1.1)
        face = [(-w - 2, y + 5), (w + 2, y + 5), (w + 3, y + 11), (-w - 3, y + 11)]
        drawing.body(face, WALL[1], 0.4, 1.2)
        masonry(drawing, -w, w, y + 5, y + 11, 3, (6, 10))
        drawing.strokes(
            hatch(
                [(w * 0.4, y + 5), (w, y + 5), (w, y + 11), (w * 0.4, y + 11)], -60, 2.6, 0.8, drawing.chance
            ),
            0.6,
        )
        n = int(w / 6.6)
        for i in range(n):
            if k == 3 and i % 2:
                continue
            _maize(
                drawing,
                -w + 7 + i * (2 * w - 14) / (n - 1) + drawing.chance.uniform(-1.4, 1.4),
                y + 3 + drawing.chance.uniform(-1.5, 0.5),
                1.0 + 0.07 * k,
                i,
            )


def _maize(drawing: Drawing, x: float, y: float, s: float, k: int) -> None:
    tall = 17 * s
    for side in (-1, 1):
        for lift, reach in ((0.25, 6.6), (0.55, 5.8)):
            tip = (x + side * reach * s, y - tall * lift - 2 * s)
            leaf = curve(
                [(x, y - tall * lift), (x + side * reach * 0.55 * s, y - tall * lift - 5.4 * s), tip], 4
            )
            low = curve(
                [tip, (x + side * reach * 0.5 * s, y - tall * lift - 2.4 * s), (x, y - tall * lift + 2 * s)],
                4,
            )
            drawing.body(leaf + low, GRASS[1] if side < 0 else GRASS[3], 0.2, 0.85)
    drawing.line([(x, y), (x + 0.4, y - tall)], 1.5, 0.9, 0.4)
    if k % 3 != 2:
        cob = curve(
            [
                (x + 1, y - tall * 0.86),
                (x + 4.2 * s, y - tall * 0.7),
                (x + 3.6 * s, y - tall * 0.4),
                (x + 0.6, y - tall * 0.42),
            ],
            4,
            True,
        )
        drawing.body(cob, "#f4c22e", 0.2, 1.0)
    drawing.strokes(
        taper([(x, y - tall), (x - 2, y - tall - 3)], 0.8)
        + taper([(x, y - tall), (x + 2, y - tall - 3)], 0.8)
    )


def llama_meadow(drawing: Drawing) -> None:
    """A corral of dry stone and four llamas."""
    wall_run(drawing, (-104, -22), (-58, -46), 8)
    wall_run(drawing, (-58, -46), (38, -50), 8)
    wall_run(drawing, (38, -50), (104, -24), 8)
    drawing.body(curve(way("58,-22 84,-26 98,-14 84,-6 60,-8"), 5, True), "#a9cbd0", 0.4, 1.2)
    drawing.strokes(
        "".join(
            taper([(66 + k * 5, -19 + k * 4), (84 + k * 3, -20 + k * 4)], 0.9, 0.2, 0.2) for k in range(3)
        ),
        0.7,
    )
    for x, y, s, fill in (
        (-64, -16, 0.92, "#f6e8cc"),
        (34, -20, 0.86, "#caa274"),
        (-14, -22, 0.96, "#fffaf0"),
        (-36, 8, 1.12, "#e4c89c"),
        (40, 10, 1.16, "#f6e8cc"),
    ):
        drawing.tint(ellipse(x + 5, y + 1, 18 * s, 4), "#5d6b30", 0.5)
        llama(drawing, x, y, s, fill)
    tufts(drawing, 104, 56, 40, lambda x, y: y < -20)


def coca(drawing: Drawing) -> None:
    """Rows of coca bushes on ridges and a mat of drying leaves."""
    for k, y in enumerate((-44, -25, -5, 15)):
        w = (78, 92, 98, 96)[k]
        drawing.tint([(-w, y + 2), (w, y + 2), (w, y + 9), (-w, y + 9)], "#9a7a44", 0.5)
        drawing.line([(-w, y + 9), (0, y + 10), (w, y + 9)], 1.0, 0.3, 0.3)
        n = 9 if k < 3 else 8
        for i in range(n):
            x = -w + 10 + i * (2 * w - 20) / (n - 1)
            if k == 3 and -42 < x < 34:
                continue
            if k in (0, 1) and x > 36:
                continue
            crown(
                drawing,
                x + drawing.chance.uniform(-2, 2),
                y + drawing.chance.uniform(-1, 1),
                10.6 + 0.5 * k,
                1 if (i + k) % 3 else 0,
            )
            for dx, dy in ((-3, -1), (3.4, 2.6)):
                drawing.body(ellipse(x + dx, y + dy, 1.9, 1.9, 8), "#c8372e", 0.1, 0.8)
    House(66, -22, 40, 15, 17, 11, (0.0,)).draw(drawing)
    mat = [(-40, 12), (30, 9), (36, 24), (-38, 27)]
    drawing.body(mat, "#e9d9a4", 0.4, 1.2)
    drawing.strokes(
        "".join(
            taper([(-39 + 8.5 * i, 12 - 0.3 * i), (-37 + 8.2 * i, 26 - 0.3 * i)], 0.8, 0.6, 0.6)
            for i in range(1, 9)
        ),
        0.5,
    )
    for _ in range(34):
        leaf = ellipse(drawing.chance.uniform(-32, 28), drawing.chance.uniform(14, 23), 3.2, 1.7, 8)
        drawing.body(leaf, drawing.chance.choice(("#7d9d48", "#96b45c", "#5f8238")), 0.1, 0.75)


def pottery(drawing: Drawing) -> None:
    """A workshop, a smoking kiln and jars set out to dry."""
    House(-46, -14, 68, 20, 24, 16, (-0.5, 0.42), (0.0,)).draw(drawing)
    x, y = 44, -10
    smoke(drawing, x + 2, y - 34, 0.85)
    drawing.tint(ellipse(x + 9, y + 2, 34, 8), "#5a3a1c", 0.4)
    dome = curve(
        [
            (x - 26, y + 2),
            (x - 25, y - 16),
            (x - 10, y - 31),
            (x + 4, y - 33),
            (x + 18, y - 28),
            (x + 27, y - 12),
            (x + 27, y + 3),
        ],
        5,
    )
    drawing.body(dome, "#c98a5c", 0.5, 1.5)
    drawing.tint(
        curve(
            [
                (x + 6, y - 32),
                (x + 20, y - 27),
                (x + 27, y - 12),
                (x + 27, y + 3),
                (x + 8, y + 3),
                (x + 14, y - 12),
            ],
            4,
            True,
        ),
        "#7c4526",
        0.7,
    )
    drawing.strokes(
        hatch([p for p in dome if p[0] > x + 4] + [(x + 4, y + 2)], -58, 2.8, 1, drawing.chance), 0.8
    )
    drawing.solid(
        curve([(x - 12, y + 3), (x - 11, y - 9), (x - 3, y - 14), (x + 5, y - 9), (x + 6, y + 3)], 4),
        "#3a1c0e",
    )
    drawing.tint(
        curve([(x - 8, y + 3), (x - 7, y - 4), (x - 3, y - 8), (x + 1, y - 4), (x + 2, y + 3)], 4),
        "#f0913a",
        1,
    )
    drawing.wash(f'<circle cx="{x - 3}" cy="{y - 1}" r="13" fill="#ffb03c" opacity=".35"/>')
    drawing.solid(ellipse(x + 2, y - 32, 6, 2.4, 12), "#4a2a18")
    for a, b, s, f in (
        (-84, 12, 1.15, "#c4683a"),
        (-64, 17, 0.9, "#a9502c"),
        (82, -2, 1.2, "#b85c34"),
        (86, 18, 0.85, "#d08a52"),
        (66, 16, 1.05, "#c4683a"),
        (-12, 6, 0.8, "#d08a52"),
    ):
        _jar(drawing, a, b, s, f)


def cloth(drawing: Drawing) -> None:
    """A house, a loom with a half-woven cloth, dyed skeins on a line."""
    House(-50, -16, 62, 19, 23, 15, (0.4,), (-0.45,)).draw(drawing)
    for px in (14, 96):
        drawing.line([(px, -4), (px + 1, -48)], 2.4, 0.9, 0.7)
    line = curve([(15, -46), (54, -40), (97, -46)], 6)
    drawing.line(line, 1.2, 0.8, 0.8)
    for i, fill in enumerate(("#b03a4e", "#e0b03a", "#2f8f8a", "#5577a8", "#b03a4e", "#d98a3c")):
        x = 22 + i * 12.6
        y = -45 + 5 * math.sin(math.pi * (x - 15) / 82)
        skein = curve(
            [
                (x - 3.6, y),
                (x - 5, y + 14),
                (x - 3, y + 25 - (i % 2) * 4),
                (x + 3, y + 25 - (i % 2) * 4),
                (x + 5, y + 14),
                (x + 3.6, y),
            ],
            4,
            True,
        )
        drawing.body(skein, fill, 0.3, 1.2)
        drawing.strokes(
            "".join(taper([(x + q, y + 3), (x + q * 1.2, y + 20 - (i % 2) * 4)], 0.8) for q in (-2, 0, 2)),
            0.6,
        )
    lx, ly = 34, 14
    drawing.tint([(lx - 26, ly + 3), (lx + 36, ly - 1), (lx + 40, ly + 6), (lx - 22, ly + 9)], "#6a5230", 0.4)
    web = [(lx - 24, ly + 2), (lx - 18, ly - 22), (lx + 26, ly - 22), (lx + 32, ly + 2)]
    drawing.body(web, "#f8efd8", 0.3, 1.1)
    for k, fill in enumerate(("#b03a4e", "#f0c24a", "#2f8f8a", "#b03a4e")):
        a, b = k * 0.15, k * 0.15 + 0.11
        drawing.tint(
            [
                (lx - 24 + 6 * a, ly + 2 - 24 * a),
                (lx + 32 - 6 * a, ly + 2 - 24 * a),
                (lx + 32 - 6 * b, ly + 2 - 24 * b),
                (lx - 24 + 6 * b, ly + 2 - 24 * b),
            ],
            fill,
            0.95,
        )
        drawing.line([(lx - 24 + 6 * b, ly + 2 - 24 * b), (lx + 32 - 6 * b, ly + 2 - 24 * b)], 0.9, 0.8, 0.8)
    drawing.strokes(
        "".join(
            taper([(lx - 21 + i * 4.6, ly - 12), (lx - 17.4 + i * 4.0, ly - 22)], 0.7, 0.7, 0.7)
            for i in range(11)
        ),
        0.7,
    )
    for y, w in ((ly + 2, 32), (ly - 22, 27)):
        drawing.line([(lx + 4 - w, y), (lx + 4 + w, y)], 3.0, 0.8, 0.8)
    for x, fill in ((-84, "#b03a4e"), (-66, "#2f7f8a"), (84, "#e0b03a")):
        drawing.body([(x - 8, 4), (x - 6.6, 14), (x + 6.6, 14), (x + 8, 4)], "#a0764a", 0.4, 1.2)
        drawing.body(ellipse(x, 4, 8, 3, 14), fill, 0.2, 1.2)


def _jar(
    drawing: Drawing, x: float, y: float, s: float, fill: str = "#c4683a", band_fill: str = "#f3dcae"
) -> None:
    jar = curve(way("-3.2,-17 -3,-13 -7.6,-8.5 -7.6,-3 -3.4,0 3.4,0 7.6,-3 7.6,-8.5 3,-13 3.2,-17"), 4)
    drawing.tint(ellipse(x + 3 * s, y, 9 * s, 3 * s), "#5a3a1c", 0.4)
    drawing.body(at(jar, x, y, s), fill, 0.35, 1.25)
    drawing.tint(at(curve(way("3,-13 7.4,-8.5 7.4,-3 3,0 0,0 3.6,-7"), 4, True), x, y, s), "#6a2c14", 0.5)
    drawing.tint(at(way("-7.6,-8 0,-6 7.6,-8 7.6,-4.6 0,-2.6 -7.6,-4.6"), x, y, s), band_fill, 0.9)
    drawing.strokes(
        taper(at([(-7.4, -8), (0, -6), (7.4, -8)], x, y, s), 0.9)
        + taper(at([(-7.4, -4.6), (0, -2.6), (7.4, -4.6)], x, y, s), 0.9)
    )
    drawing.body(ellipse(x, y - 17 * s, 4.6 * s, 1.7 * s, 12), "#7a3a1e", 0.2, 1.0)
