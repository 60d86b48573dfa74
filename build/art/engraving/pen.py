"""A pen that draws one thing at a place of a drawing, and knows how much room that takes."""

import math
from collections.abc import Sequence

from engraving.drawing import Drawing
from engraving.geometry import Point, Points, curve, moved
from engraving.ink import hatch, taper, tapers


class Pen:
    """Draws in units of its own, `size` large, round (x, y).

    `box` is what it has covered so far: left, top, right, bottom.
    """

    def __init__(self, drawing: Drawing, x: float, y: float, size: float = 1.0) -> None:
        self.drawing, self.x, self.y, self.size = drawing, x, y, size
        self.box = (math.inf, math.inf, -math.inf, -math.inf)

    def placed(self, points: Sequence[Point]) -> Points:
        """Where points are on the drawing."""
        return moved(points, self.x, self.y, self.size)

    def _put(self, points: Sequence[Point]) -> Points:
        placed = self.placed(points)
        left, top, right, bottom = self.box
        self.box = (
            min(left, *(x for x, _ in placed)),
            min(top, *(y for _, y in placed)),
            max(right, *(x for x, _ in placed)),
            max(bottom, *(y for _, y in placed)),
        )
        return placed

    def body(self, points: Sequence[Point], fill: str, width: float = 1.0) -> None:
        """A filled shape with an outline."""
        self.drawing.body(self._put(points), fill, 0.3, width)

    def shape(self, points: Sequence[Point], fill: str, width: float = 1.0) -> None:
        """A filled shape with a smooth outline through the points."""
        self.body(curve(list(points), 5, True), fill, width)

    def tint(self, points: Sequence[Point], fill: str, opacity: float) -> None:
        """A wash without an outline."""
        self.drawing.tint(self._put(points), fill, opacity)

    def solid(self, points: Sequence[Point], fill: str = "#2b1a10") -> None:
        """A dark spot."""
        self.drawing.solid(self._put(points), fill)

    def stroke(self, points: Sequence[Point], width: float, ends: float = 0.3) -> None:
        """One tapered stroke; `ends` is the share of its width at both ends."""
        self.drawing.strokes(taper(self._put(points), width, ends, ends))

    def strokes(self, lines: Sequence[Sequence[Point]], width: float, ends: float = 0.4) -> None:
        """Several strokes of one kind."""
        self.drawing.strokes(tapers([self._put(line) for line in lines], width, ends, ends))

    def hatch(self, area: Sequence[Point], gap: float, width: float) -> None:
        """Shade an area with parallel strokes."""
        self.drawing.strokes(hatch(self._put(area), -55, gap, width, self.drawing.chance), 0.9)

    def leaf(self, foot: Point, angle: float, length: float, fill: str) -> None:
        """A pointed leaf from its foot, at `angle` degrees."""
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        x, y = foot
        tip = (x + c * length, y + s * length)
        sides = [(x + c * length * 0.45 - s * 1.7, y + s * length * 0.45 + c * 1.7), tip]
        sides.append((x + c * length * 0.45 + s * 1.7, y + s * length * 0.45 - c * 1.7))
        self.body([foot, *sides], fill, 0.75)
