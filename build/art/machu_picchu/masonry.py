"""What the drawings of the districts are built of: walls, houses under thatch, stairs."""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from engraving.drawing import Drawing
from engraving.geometry import Point
from engraving.ink import hatch, taper

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


@dataclass(frozen=True)
class House:
    """A stone house with its long side to the viewer, steep thatch, a gable on the right, trapezoid doors.

    (x, y) is the middle of the foot of its front; `doors` and `windows` are places from -1 (left) to 1 (right).
    """

    x: float
    y: float
    width: float
    height: float
    roof: float
    depth: float = 14.0
    doors: tuple[float, ...] = (0.0,)
    windows: tuple[float, ...] = ()

    @property
    def _ends(self) -> tuple[float, float]:
        return self.x - self.width / 2, self.x + self.width / 2

    def draw(self, drawing: Drawing) -> None:
        """Draw walls, openings and roof."""
        (left, right), y, depth = self._ends, self.y, self.depth
        up, eave = depth * 0.34, self.y - self.height
        shade = [
            (left + 2, y),
            (right + depth + 8, y - up + 5),
            (right + depth + 2, y + 7),
            (left + 8, y + 4),
        ]
        drawing.tint(shade, "#5a4a2c", 0.35)
        gable = [(right, y), (right - 1, eave), (right + depth * 0.5, eave - self.roof * 0.86)]
        side = [*gable, (right + depth - 1, eave - up), (right + depth, y - up)]
        drawing.body(side, WALL[2], 0.35, 1.3)
        drawing.strokes(hatch(side, -62, 2.4, 0.95, drawing.chance, 0.15), 0.85)
        drawing.body([(left, y), (left + 1.4, eave), (right - 1, eave), (right, y)], WALL[0], 0.4, 1.4)
        masonry(drawing, left + 1, right - 1, eave, y, 4.6)
        self._openings(drawing)
        self._thatch(drawing)

    def _openings(self, drawing: Drawing) -> None:
        y, h = self.y, self.height
        half, high = min(6.0, self.width * 0.11), h * 0.72
        for x in (self.x + k * self.width / 2 for k in self.doors):
            top = [(x - half * 0.72, y - high), (x + half * 0.72, y - high)]
            drawing.solid([(x - half, y + 0.6), *top, (x + half, y + 0.6)], "#4a3320")
            drawing.line([(x - half * 1.2, y - high - 0.6), (x + half * 1.2, y - high - 0.6)], 1.7, 0.8, 0.8)
        for x in (self.x + k * self.width / 2 for k in self.windows):
            top = [(x - 1.7, y - h * 0.72), (x + 1.7, y - h * 0.72)]
            drawing.solid([(x - 2.3, y - h * 0.36), *top, (x + 2.3, y - h * 0.36)], "#4a3320")

    def _thatch(self, drawing: Drawing) -> None:
        (left, right), depth, width = self._ends, self.depth, self.width
        eave = self.y - self.height
        apex = eave - self.roof
        ridge = (left + depth * 0.5, right + depth * 0.5)
        roof = [(left - 5, eave + 3.4), (right + 3, eave + 3.4), (ridge[1] + 2, apex), (ridge[0] - 3, apex)]
        drawing.body(roof, THATCH[0], 0.45, 1.5)
        drawing.tint([roof[0], roof[1], (right + 2, eave - 4), (left - 3, eave - 4)], THATCH[1], 0.8)
        shade = [(self.x + width * 0.2, eave + 3), roof[1], roof[2], (self.x + width * 0.32, apex)]
        drawing.tint(shade, THATCH[1], 0.75)
        drawing.line([roof[1], roof[2], (right + depth + 4, eave - depth * 0.34 + 3)], 2.6, 0.8, 0.7)
        data = _straw(drawing.chance, (left - 4, eave), (ridge[0] - 2, apex), width)
        data += taper([(ridge[0] - 5, apex - 0.6), (ridge[1] + 4, apex - 0.6)], 2.4, 0.7, 0.7)
        for k in range(3):
            x = ridge[0] + width * (0.2 + 0.3 * k)
            data += taper([(x, apex + 2), (x - 1.6, apex - 4)], 1.1, 0.8, 0.4)
        drawing.strokes(data, 0.85)


def _straw(chance: random.Random, foot: Point, top: Point, width: float) -> str:
    """The straw of a roof from its eave to its ridge, each from the left."""
    data = ""
    count = int(width / 3.4)
    for i in range(count + 1):
        t = i / count
        x0, x1 = foot[0] + (width + 6) * t, top[0] + (width + 4) * t
        a = chance.uniform(0.05, 0.5) if t > 0.45 else chance.uniform(0.35, 0.75)
        start = (x1 + (x0 - x1) * a, top[1] + (foot[1] + 3.4 - top[1]) * a)
        end = (x0 + chance.uniform(-0.6, 0.6), foot[1] + 4.6 + chance.uniform(-0.6, 1.6))
        data += taper([start, end], 0.95, 0.2, 0.8)
    return data


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
