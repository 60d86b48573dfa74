"""Stepped pyramids and the stones about them."""

import random
from dataclasses import dataclass

from engraving.drawing import Drawing
from engraving.geometry import Points
from engraving.ink import hatch, taper
from engraving.palette import STONE


@dataclass(frozen=True)
class _Step:
    """One storey: its front from `left` to `right`, `depth` and `rise` of the flank, `batter` of the walls."""

    left: float
    right: float
    y: float
    height: float
    depth: float
    rise: float
    batter: float

    @property
    def front(self) -> Points:
        b = self.batter
        top = self.y - self.height
        return [
            (self.left - b * 0.4, self.y),
            (self.left + b, top),
            (self.right - b * 0.2, top),
            (self.right + b * 0.4, self.y),
        ]

    @property
    def flank(self) -> Points:
        _, _, c, d = self.front
        return [d, c, (c[0] + self.depth, c[1] - self.rise), (d[0] + self.depth, d[1] - self.rise)]

    @property
    def top(self) -> Points:
        _, b, c, _ = self.front
        return [b, c, (c[0] + self.depth, c[1] - self.rise), (b[0] + self.depth, b[1] - self.rise)]


def pyramid(
    drawing: Drawing, x: float, base: float, size: float = 1.0, steps: int = 5, broken: bool = False
) -> None:
    """A stepped pyramid with a stair and a temple; `broken`: its upper right corner has fallen."""
    height = 17 * size
    for i in range(steps):
        share = 1 - i * 0.165 * 5 / steps
        half = 52 * size * share
        loss = 9 * size if broken and i >= steps - 2 else 0
        step = _Step(
            x - 8 * size - half, x - 8 * size + half - loss, base - i * height, height,
            26 * size * share, 9 * size * share, 2.6 * size,
        )  # fmt: skip
        _storey(drawing, step, size, i)
    _temple(drawing, x - 6 * size, base - steps * height, size)
    _stair(drawing, x - 6 * size, base, base - steps * height, size)


def _storey(drawing: Drawing, step: _Step, size: float, index: int) -> None:
    chance = drawing.chance
    drawing.body(step.flank, STONE[4], 0.3, 1.3)
    drawing.strokes(hatch(step.flank, -62, 2.5 * size**0.5, 1.05, chance, 0.12))
    drawing.body(step.top, STONE[0], 0.2, 1.1)
    drawing.body(step.front, STONE[2] if index % 2 else "#e8c679", 0.4, 1.4)
    drawing.strokes(_masonry(step, size, chance), 0.7)
    top = step.y - step.height
    eaves = [
        (step.left + 1, top + 3.4 * size),
        (step.right, top + 3.4 * size),
        (step.right, top + 0.4),
        (step.left + 1, top + 0.4),
    ]
    drawing.strokes(hatch(eaves, 75, 2.4, 0.75, chance), 0.8)


def _masonry(step: _Step, size: float, chance: random.Random) -> str:
    middle = step.y - step.height / 2
    data = taper([(step.left, middle), (step.right, middle)], 0.75, 0.6, 0.3)
    for row in (0, 1):
        y = step.y - step.height / 2 * row
        x = step.left + (6 + 5 * row) * size
        while x < step.right - 3:
            data += taper([(x, y - 1), (x, y - step.height / 2 + 1)], 0.7)
            x += chance.uniform(9, 14) * size
    return data


def _temple(drawing: Drawing, x: float, y: float, s: float) -> None:
    half = 13 * s
    flank = [
        (x + half, y),
        (x + half, y - 14 * s),
        (x + half + 8 * s, y - 17 * s),
        (x + half + 8 * s, y - 3 * s),
    ]
    drawing.body(flank, STONE[4], 0.3, 1.2)
    drawing.strokes(hatch(flank, -62, 2.2, 1, drawing.chance, 0.1))
    drawing.body(
        [(x - half, y), (x - half + 1, y - 14 * s), (x + half, y - 14 * s), (x + half, y)],
        "#f0d48e",
        0.4,
        1.3,
    )
    side = [
        (x + half + 3 * s, y - 13 * s),
        (x + half, y - 20 * s),
        (x + half + 8 * s, y - 22 * s),
        (x + half + 10 * s, y - 16 * s),
    ]
    roof = [
        (x - half - 3 * s, y - 13 * s),
        (x - half, y - 20 * s),
        (x + half, y - 20 * s),
        (x + half + 3 * s, y - 13 * s),
    ]
    drawing.body(side, STONE[4], 0.3, 1.1)
    drawing.body(roof, STONE[3], 0.3, 1.2)
    door = [(x - 4.5 * s, y), (x - 3.8 * s, y - 9.5 * s), (x + 3.8 * s, y - 9.5 * s), (x + 4.5 * s, y)]
    drawing.solid(door, "#4a3320")


def _stair(drawing: Drawing, x: float, base: float, top: float, s: float) -> None:
    low, high = 13 * s, 7 * s
    foot = base + 2 * s
    drawing.body([(x - low, foot), (x - high, top), (x + high, top), (x + low, foot)], "#fdf3d4", 0.4, 1.5)
    count = int((base - top) / (3.3 * s**0.4))
    data = ""
    for i in range(1, count):
        f = i / count
        half = low + (high - low) * f - 2.4 * s
        y = foot + (top - foot) * f
        data += taper([(x - half, y), (x + half, y)], 1.0, 0.8, 0.8)
    for side in (-1, 1):
        data += taper([(x + side * (low - 3.2 * s), foot), (x + side * (high - 2.6 * s), top)], 1.0, 0.8, 0.8)
    drawing.strokes(data)


def pillar(
    drawing: Drawing, x: float, y: float, height: float, size: float = 1.0, fallen: bool = False
) -> None:
    """A standing drum column, or one that lies along the ground."""
    w = 5 * size
    shape = (
        [(x, y), (x + height, y - 5 * size), (x + height, y + 5 * size), (x, y + 2 * w)]
        if fallen
        else [(x - w, y), (x - w * 0.85, y - height), (x + w * 0.85, y - height + 3), (x + w, y)]
    )
    drawing.body(shape, STONE[2], 0.4, 1.3)
    xs = [p[0] for p in shape]
    middle = (min(xs) + max(xs)) / 2
    dark = [p for p in shape if p[0] >= middle] if not fallen else shape[2:]
    if not fallen:
        dark = [(x, y), (x, y - height), (x + w * 0.85, y - height + 3), (x + w, y)]
        drawing.strokes(
            "".join(taper([(x - w, y - height * t), (x + w, y - height * t)], 0.8) for t in (0.3, 0.6))
        )
    drawing.strokes(hatch([*dark, dark[0]], -60, 2.4, 0.9, drawing.chance))


def stela(drawing: Drawing, x: float, y: float, size: float = 1.0) -> None:
    """A carved standing stone with a face."""
    w, h = 9 * size, 30 * size
    drawing.body(
        [(x - w, y), (x - w, y - h), (x, y - h - 6 * size), (x + w, y - h), (x + w, y)], "#cdb58a", 0.4, 1.4
    )
    drawing.strokes(
        hatch(
            [(x + 3 * size, y), (x + 3 * size, y - h), (x + w, y - h), (x + w, y)],
            -60,
            2.4,
            0.9,
            drawing.chance,
        )
    )
    for side in (-1, 1):
        cx = x + side * 4 * size
        drawing.solid(
            [
                (cx - 2 * size, y - h * 0.72),
                (cx + 2 * size, y - h * 0.76),
                (cx + 2 * size, y - h * 0.6),
                (cx - 2 * size, y - h * 0.6),
            ]
        )
    drawing.solid(
        [
            (x - 5 * size, y - h * 0.36),
            (x + 5 * size, y - h * 0.36),
            (x + 4 * size, y - h * 0.24),
            (x - 4 * size, y - h * 0.24),
        ]
    )
    drawing.line([(x, y - h * 0.62), (x - 1.5 * size, y - h * 0.45), (x + 2 * size, y - h * 0.45)], 1.1)
