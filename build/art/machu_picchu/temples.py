"""The drawings of the four temples; the origin is the middle of the terrace."""

import math

from engraving.drawing import Drawing
from engraving.geometry import curve, ellipse
from engraving.ink import hatch, taper
from engraving.markup import at, way
from engraving.village import smoke

from machu_picchu.masonry import WALL, House, masonry, steps


def condor(drawing: Drawing) -> None:
    """Two wings of living rock over a carved head on the ground."""
    for side in (-1, 1):
        wing = way("6,-14 12,-34 30,-50 58,-58 76,-44 84,-22 82,2 66,-6 60,4 47,-4 40,5 26,-4")
        pts = [(x * side, y) for x, y in wing]
        drawing.tint([(x + 7, y + 6) for x, y in pts], "#5f5a48", 0.35)
        drawing.body(pts, "#b9b4a6" if side < 0 else "#98938a", 0.5, 1.6)
        feathers = [
            [(16, -30), (26, -4)],
            [(26, -40), (40, 3)],
            [(40, -50), (50, -4)],
            [(56, -54), (60, 2)],
            [(68, -46), (70, -6)],
        ]
        drawing.strokes(
            "".join(taper([(a * side, b), (e * side, f)], 1.5, 0.7, 0.4) for (a, b), (e, f) in feathers)
        )
        dark = (
            way("40,-50 58,-57 76,-44 84,-22 82,2 66,-6 60,2 56,-20")
            if side > 0
            else way("-8,-14 -14,-34 -30,-48 -26,-20 -26,-4")
        )
        drawing.strokes(hatch(dark, -58, 2.7, 1.0, drawing.chance), 0.75)
        drawing.line(
            curve([(14 * side, -30), (34 * side, -44), (60 * side, -46), (78 * side, -34)], 5), 1.5, 0.6, 0.3
        )
    body = curve(way("-13,-22 0,-29 13,-22 16,-6 9,6 0,10 -9,6 -16,-6"), 5, True)
    drawing.body(body, "#cfc8b8", 0.4, 1.6)
    drawing.strokes(hatch(way("3,-26 13,-22 16,-6 9,6 2,9"), -58, 2.6, 0.95, drawing.chance), 0.7)
    ruff = [
        (15 * math.cos(a) * (1 if k % 2 else 0.82), 3 + 8.4 * math.sin(a) * (1 if k % 2 else 0.8))
        for k, a in enumerate(math.radians(20 * i) for i in range(18))
    ]
    drawing.body(ruff, "#fffaf0", 0.3, 1.4)
    drawing.body(curve(way("-8,2 -9,12 -5,20 5,20 9,12 8,2 0,-2"), 4, True), "#c07a64", 0.4, 1.5)
    drawing.body(curve(way("-3,0 -4,8 0,11 4,8 3,0"), 4, True), "#8a4a3c", 0.3, 1.1)
    drawing.body(curve(way("-5.4,18 -4.6,26 0,34 4.6,26 5.4,18 0,16"), 4, True), "#e9c25a", 0.3, 1.4)
    drawing.solid([(-2, 28), (0, 34), (2, 28)], "#4a3320")
    for sx in (-5, 5):
        drawing.body(ellipse(sx, 12, 2.1, 2.1, 10), "#fff4d6", 0.1, 1.0)
        drawing.solid(ellipse(sx, 12.2, 1.1, 1.1, 8))
    steps(drawing, -66, 30, 26, 10, 3)


def puma(drawing: Drawing) -> None:
    """A stepped wall with a great puma's head over the gate."""
    for w, y, h in ((84, -4, 15), (64, -19, 13), (42, -32, 12)):
        drawing.body(
            [(-w, y), (-w + 2, y - h), (w - 2, y - h), (w, y)], WALL[0] if w != 64 else WALL[1], 0.4, 1.4
        )
        masonry(drawing, -w + 1, w - 1, y - h, y, 5)
        drawing.body([(w, y), (w - 2, y - h), (w + 8, y - h - 4), (w + 10, y - 5)], WALL[2], 0.3, 1.2)
        drawing.strokes(
            hatch(
                [(w, y), (w - 2, y - h), (w + 8, y - h - 4), (w + 10, y - 5)], -62, 2.3, 0.9, drawing.chance
            )
        )
    _pumas_head(drawing, 0, -18)
    steps(drawing, 0, 24, 40, 25, 7, 26)
    for sx in (-62, 62):
        drawing.body([(sx - 7, 12), (sx - 5, 0), (sx + 5, 0), (sx + 7, 12)], WALL[1], 0.4, 1.3)
        drawing.body(ellipse(sx, 0, 7, 2.6, 14), "#7a3a1e", 0.2, 1.2)
        smoke(drawing, sx, -2, 0.62, -1 if sx < 0 else 1)


def _pumas_head(drawing: Drawing, x: float, y: float) -> None:
    for side in (-1, 1):
        drawing.body(
            at(
                curve([(side * 11, -18), (side * 15, -27), (side * 22, -24), (side * 21, -13)], 4, True), x, y
            ),
            "#b9802f",
            0.3,
            1.4,
        )
        drawing.tint(at(ellipse(side * 17, -20.5, 2.6, 3.4, 10), x, y), "#f0d0a0", 0.9)
    head = curve(way("-23,-8 -16,-20 0,-22 16,-20 23,-8 24,2 13,10 11,17 0,21 -11,17 -13,10 -24,2"), 4, True)
    drawing.body(at(head, x, y), "#d99f42", 0.5, 1.7)
    drawing.tint(at(curve([(-5, -22), (5, -22), (4, -4), (-4, -4)], 4, True), x, y), "#b9802f", 0.7)
    drawing.strokes(
        hatch(at(way("9,-21 16,-20 23,-8 24,2 13,10 10,0"), x, y), -56, 2.6, 0.95, drawing.chance), 0.7
    )
    for side in (-1, 1):
        drawing.body(
            at(curve([(0, 3), (side * 7, 2), (side * 11.6, 7), (side * 9, 13), (0, 13)], 4, True), x, y),
            "#fff3dc",
            0.25,
            1.2,
        )
        drawing.solid(
            at(
                curve([(side * 4.6, -5), (side * 9, -9.4), (side * 15, -8.6), (side * 10.6, -3.6)], 3, True),
                x,
                y,
            )
        )
        drawing.body(at(ellipse(side * 9.6, -6.4, 2.3, 1.9, 8), x, y), "#f6d24a", 0, 0.6)
        drawing.strokes(
            "".join(taper(at([(side * 7, 8 + q), (side * 17, 6 + 2.4 * q)], x, y), 0.9) for q in (-1, 1, 3))
        )
        drawing.line(at([(side * 3.4, -15), (side * 6.4, -20)], x, y), 1.3)
        drawing.line(at([(side * 8, -14), (side * 12, -17)], x, y), 1.3)
    drawing.body(at(curve(way("-8,13 8,13 6,18 0,20 -6,18"), 4, True), x, y), "#7a1f24", 0.3, 1.2)
    drawing.solid(at(curve(way("-5,0 5,0 3,4 0,6 -3,4"), 3, True), x, y), "#5a2a22")
    drawing.line(at([(0, 5), (0, 12)], x, y), 1.3)
    for fx in (-6, 6):
        drawing.body(at([(fx - 1.8, 12.6), (fx, 18.4), (fx + 1.8, 12.6)], x, y), "#fffdf4", 0, 0.9)


def sun(drawing: Drawing) -> None:
    """The curved tower with its windows and a golden disc."""
    House(52, -8, 50, 17, 19, 13, (0.0,)).draw(drawing)
    drawing.tint(ellipse(-14, 10, 52, 10), "#6a5a38", 0.35)
    rock = curve(way("-58,10 -54,-4 -20,-8 20,-4 28,10 8,18 -36,18"), 5, True)
    drawing.body(rock, "#a8a294", 0.5, 1.5)
    drawing.strokes(hatch(way("-2,-6 20,-4 28,10 8,17 -4,17"), -58, 2.8, 1, drawing.chance), 0.75)
    left, right, top, foot = -50, 18, -46, 0
    tower = [
        (left, foot - 2),
        (left + 4, top),
        *curve([(left + 4, top), (-16, top + 6), (right - 4, top)], 5)[1:],
        (right, foot - 2),
        *curve([(right, foot - 2), (-16, foot + 8), (left, foot - 2)], 6)[1:],
    ]
    drawing.body(tower, "#f0e4c4", 0.5, 1.6)
    data = ""
    for k in range(1, 8):
        y = top + 6 * k
        data += taper(
            curve([(left + 3 - k * 0.4, y), (-16, y + 6), (right - 3 + k * 0.4, y)], 6), 0.8, 0.6, 0.4
        )
        for i in range(7):
            t = (i + 0.5 * (k % 2) + 0.2) / 7
            x = left + 3 + (right - left - 6) * t
            q = y + 6 * math.sin(math.pi * t) * 0.98
            data += taper([(x, q - 5.6), (x, q)], 0.75, 0.7, 0.7)
    drawing.strokes(data, 0.65)
    dark = [(2, top + 3), (right - 4, top), (right, foot - 2), (4, foot + 4)]
    drawing.strokes(hatch(dark, -60, 2.8, 1.0, drawing.chance), 0.75)
    rim = curve([(left + 4, top), (-16, top - 7), (right - 4, top)], 6) + curve(
        [(right - 4, top), (-16, top + 6), (left + 4, top)], 6
    )
    drawing.body(rim, "#fff7e0", 0.3, 1.4)
    drawing.solid(
        curve([(left + 11, top), (-16, top - 4), (right - 11, top)], 6)
        + curve([(right - 11, top), (-16, top + 3), (left + 11, top)], 6),
        "#8a7a5a",
    )
    for x in (-36, 2):
        drawing.solid([(x - 3.6, -18), (x - 2.8, -29), (x + 2.8, -29), (x + 3.6, -18)], "#4a3320")
    _golden_disc(drawing, -16.5, -20)
    steps(drawing, -70, 26, 24, 16, 5)


def _golden_disc(drawing: Drawing, cx: float, cy: float) -> None:
    """A sun with a face and its rays."""
    rays = ""
    for i in range(16):
        a = math.pi * i / 8
        r = 17 if i % 2 == 0 else 14
        rays += taper(
            [(cx + 10 * math.cos(a), cy + 10 * math.sin(a)), (cx + r * math.cos(a), cy + r * math.sin(a))],
            2.2,
            0.9,
            0.2,
        )
    drawing.wash(f'<circle cx="{cx}" cy="{cy}" r="20" fill="#ffe9a0" opacity=".8"/>')
    drawing.strokes(rays)
    drawing.body(ellipse(cx, cy, 10.5, 10.5, 24), "#f7b92e", 0.3, 1.5)
    drawing.strokes(
        taper([(cx - 5, cy - 2), (cx - 2, cy - 3)], 1.2)
        + taper([(cx + 2, cy - 3), (cx + 5, cy - 2)], 1.2)
        + taper(curve([(cx - 4, cy + 4), (cx, cy + 5.6), (cx + 4, cy + 4)], 4), 1.2)
        + taper([(cx, cy - 2), (cx - 1, cy + 2)], 1)
    )


def main_temple(drawing: Drawing) -> None:
    """Three great walls of dressed stone round an altar, open to the front."""
    wall = [(-78, -8), (-74, -48), (74, -48), (78, -8)]
    drawing.body(wall, "#efe6cf", 0.5, 1.6)
    data = ""
    y = -48
    rows = (11, 10, 10, 9)
    for k, h in enumerate(rows):
        x = -76.0 + (k % 2) * 10
        while x < 70:
            w = drawing.chance.uniform(17, 25)
            data += taper([(x, y), (x + 0.6, y + h)], 1.0, 0.7, 0.7)
            x += w
        data += taper([(-77, y + h), (77, y + h)], 1.0, 0.7, 0.5)
        y += h
    drawing.strokes(data, 0.75)
    drawing.body([(-74, -48), (-69, -53), (79, -53), (74, -48)], "#fffaf0", 0.2, 1.2)
    for i in range(7):
        x = -54 + i * 18
        drawing.solid([(x - 4, -28), (x - 3.2, -39), (x + 3.2, -39), (x + 4, -28)], "#6a563a")
    for side in (-1, 1):
        wing = [(side * 78, -8), (side * 74, -48), (side * 86, -38), (side * 98, 18), (side * 86, 20)]
        drawing.body(wing, "#d9ccae" if side < 0 else "#a79878", 0.5, 1.5)
        if side > 0:
            drawing.strokes(hatch(wing, -60, 2.8, 1.05, drawing.chance), 0.85)
        else:
            drawing.strokes(
                "".join(
                    taper([(-77 - q * 14, -40 + q * 44), (-86 - q * 2, -30 + q * 46)], 0.9)
                    for q in (0.25, 0.5, 0.75)
                ),
                0.7,
            )
        drawing.body([(side * 98, 18), (side * 86, 20), (side * 86, 26), (side * 98, 24)], WALL[2], 0.3, 1.2)
    drawing.tint([(-40, 10), (44, 10), (54, 18), (-30, 20)], "#6a5a38", 0.35)
    drawing.body([(-38, 10), (-36, -6), (36, -6), (38, 10)], "#d8ccb0", 0.5, 1.5)
    drawing.body([(-36, -6), (-28, -13), (44, -13), (36, -6)], "#fdf6e2", 0.3, 1.3)
    drawing.body([(38, 10), (36, -6), (44, -13), (46, 2)], "#8f8264", 0.3, 1.2)
    drawing.strokes(hatch([(38, 10), (36, -6), (44, -13), (46, 2)], -62, 2.3, 1, drawing.chance))
    masonry(drawing, -36, 36, -6, 10, 8, (14, 20))
    for x, fill in ((-16, "#f6c93a"), (2, "#b03a4e"), (20, "#7fa348")):
        drawing.body(ellipse(x, -10, 7, 3.2, 14), fill, 0.3, 1.1)
