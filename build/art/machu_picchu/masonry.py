"""What the drawings of the districts are built of: walls, houses under thatch, stairs."""

import math
from collections.abc import Callable

from engraving.drawing import Drawing
from engraving.geometry import Point
from engraving.ink import hatch, path, taper

Tones = tuple[str, ...]
THATCH = ("#f0d48a", "#d6ab5e", "#a9783c")
WALL = ("#efe3c6", "#d6c4a0", "#a38e6c", "#75634a")


def masonry(
    drawing: Drawing,
    x0: float,
    x1: float,
    top: float,
    foot: float,
    row: float = 5.0,
    run: tuple[float, float] = (7, 12),
    slant: float = 0.0,
    opacity: float = 0.6,
) -> None:
    """Courses of stone on a wall between x0 and x1."""
    c = drawing.chance
    data = ""
    y, k = top, 0
    while y < foot - 1:
        if k:
            data += taper([(x0, y), (x1, y + slant)], 0.75, 0.5, 0.3)
        x = x0 + c.uniform(2, run[1])
        while x < x1 - 2:
            data += taper(
                [(x, y + 0.4), (x + c.uniform(-0.6, 0.6), min(foot, y + row) - 0.4)], 0.75, 0.6, 0.5
            )
            x += c.uniform(*run)
        y += row
        k += 1
    drawing.strokes(data, opacity)


def tufts(
    drawing: Drawing, rx: float, ry: float, n: int, avoid: Callable[[float, float], bool] = lambda x, y: False
) -> None:
    data = ""
    for _ in range(n):
        a, r = drawing.chance.uniform(0, 6.28), math.sqrt(drawing.chance.uniform(0.05, 0.86))
        x, y = rx * r * math.cos(a), ry * r * math.sin(a)
        if not avoid(x, y):
            data += taper([(x, y), (x - 1.6, y - 4)], 0.85) + taper([(x + 2, y), (x + 3, y - 4.4)], 0.85)
    drawing.strokes(data, 0.6)


def house(
    drawing: Drawing,
    x: float,
    y: float,
    w: float,
    h: float,
    rh: float,
    depth: float = 14.0,
    doors: tuple[float, ...] = (0.0,),
    windows: tuple[float, ...] = (),
    wall: Tones = WALL,
    thatch: Tones = THATCH,
    door_h: float = 0.72,
) -> None:
    """A stone house with its long side to the viewer, steep thatch, a gable on the right, trapezoid doors."""
    c = drawing.chance
    left, r = x - w / 2, x + w / 2
    up = depth * 0.34
    drawing.tint(
        [(left + 2, y), (r + depth + 8, y - up + 5), (r + depth + 2, y + 7), (left + 8, y + 4)],
        "#5a4a2c",
        0.35,
    )
    side = [
        (r, y),
        (r - 1, y - h),
        (r + depth * 0.5, y - h - rh * 0.86),
        (r + depth - 1, y - h - up),
        (r + depth, y - up),
    ]
    drawing.body(side, wall[2], 0.35, 1.3)
    drawing.strokes(hatch(side, -62, 2.4, 0.95, c, 0.15), 0.85)
    front = [(left, y), (left + 1.4, y - h), (r - 1, y - h), (r, y)]
    drawing.body(front, wall[0], 0.4, 1.4)
    masonry(drawing, left + 1, r - 1, y - h, y, 4.6)
    for k in doors:
        dw, dh = min(6.0, w * 0.11), h * door_h
        cx = x + k * w / 2
        drawing.solid(
            [(cx - dw, y + 0.6), (cx - dw * 0.72, y - dh), (cx + dw * 0.72, y - dh), (cx + dw, y + 0.6)],
            "#4a3320",
        )
        drawing.line([(cx - dw * 1.2, y - dh - 0.6), (cx + dw * 1.2, y - dh - 0.6)], 1.7, 0.8, 0.8)
    for k in windows:
        cx = x + k * w / 2
        drawing.solid(
            [
                (cx - 2.3, y - h * 0.36),
                (cx - 1.7, y - h * 0.72),
                (cx + 1.7, y - h * 0.72),
                (cx + 2.3, y - h * 0.36),
            ],
            "#4a3320",
        )
    apex = y - h - rh
    roof = [
        (left - 5, y - h + 3.4),
        (r + 3, y - h + 3.4),
        (r + depth * 0.5 + 2, apex),
        (left + depth * 0.5 - 3, apex),
    ]
    back = [(r + 3, y - h + 3.4), (r + depth + 3, y - h - up + 2), (r + depth * 0.5 + 2, apex)]
    drawing.strokes(path([back[0], (r + 1, y - h + 5), (r + depth + 3, y - h - up + 3.4), back[1]]), 0)
    drawing.body(roof, thatch[0], 0.45, 1.5)
    drawing.tint([roof[0], roof[1], (r + 2, y - h - 4), (left - 3, y - h - 4)], thatch[1], 0.8)
    drawing.tint([(x + w * 0.2, y - h + 3), roof[1], roof[2], (x + w * 0.32, apex)], thatch[1], 0.75)
    drawing.line(
        [(r + 3, y - h + 3.4), (r + depth * 0.5 + 2, apex), (r + depth + 4, y - h - up + 3)], 2.6, 0.8, 0.7
    )
    data = ""
    n = int(w / 3.4)
    for i in range(n + 1):
        t = i / n
        ex, tx = left - 4 + (w + 6) * t, left + depth * 0.5 - 2 + (w + 4) * t
        a = c.uniform(0.05, 0.5) if t > 0.45 else c.uniform(0.35, 0.75)
        data += taper(
            [
                (tx + (ex - tx) * a, apex + (y - h + 3.4 - apex) * a),
                (ex + c.uniform(-0.6, 0.6), y - h + 4.6 + c.uniform(-0.6, 1.6)),
            ],
            0.95,
            0.2,
            0.8,
        )
    data += taper([(left + depth * 0.5 - 5, apex - 0.6), (r + depth * 0.5 + 4, apex - 0.6)], 2.4, 0.7, 0.7)
    for i in range(3):
        px = left + depth * 0.5 + w * (0.2 + 0.3 * i)
        data += taper([(px, apex + 2), (px - 1.6, apex - 4)], 1.1, 0.8, 0.4)
    drawing.strokes(data, 0.85)


def wall_run(drawing: Drawing, a: Point, b: Point, h: float, thick: float = 4.0, tone: Tones = WALL) -> None:
    """A free-standing wall from a to b, its top pale."""
    (x0, y0), (x1, y1) = a, b
    face = [(x0, y0), (x0, y0 - h), (x1, y1 - h), (x1, y1)]
    drawing.body(face, tone[1] if x1 - x0 > abs(y1 - y0) else tone[2], 0.4, 1.25)
    steps = max(2, int(math.dist(a, b) / 9))
    data = ""
    for row in range(int(h / 4.5)):
        q = (row + 1) / (int(h / 4.5) + 1)
        data += taper([(x0, y0 - h * q), (x1, y1 - h * q)], 0.7, 0.6, 0.4)
        for i in range(steps):
            t = (i + 0.5 * (row % 2) + drawing.chance.uniform(0, 0.3)) / steps
            px, py = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            data += taper([(px, py - h * q), (px, py - h * q + h / (int(h / 4.5) + 1))], 0.7, 0.6, 0.6)
    drawing.strokes(data, 0.65)
    top = [
        (x0, y0 - h),
        (x0 + thick * 0.7, y0 - h - thick * 0.6),
        (x1 + thick * 0.7, y1 - h - thick * 0.6),
        (x1, y1 - h),
    ]
    drawing.body(top, "#fbf2da", 0.2, 1.1)


def steps(
    drawing: Drawing, x: float, y: float, w: float, h: float, n: int = 5, top: float | None = None
) -> None:
    """A flight of stairs whose foot is at (x, y)."""
    top = top or w * 0.82
    drawing.body(
        [(x - w / 2, y), (x - top / 2, y - h), (x + top / 2, y - h), (x + w / 2, y)], "#faf0d4", 0.35, 1.3
    )
    data = ""
    for i in range(1, n):
        t = i / n
        half = (w + (top - w) * t) / 2 - 1
        data += taper([(x - half, y - h * t), (x + half, y - h * t)], 1.0, 0.8, 0.8)
    drawing.strokes(data, 0.9)
