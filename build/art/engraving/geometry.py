"""Points and curves. The pictures' own units; y points down the sheet."""

import math
import random
from collections.abc import Sequence

Point = tuple[float, float]
Points = list[Point]


def curve(points: Sequence[Point], steps: int = 8, closed: bool = False) -> Points:
    """A smooth line (Catmull-Rom) through the points, `steps` pieces between each two."""
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    out: Points = []
    for i in range(count if closed else count - 1):
        quad = (at(i - 1), at(i), at(i + 1), at(i + 2))
        out += [(_spline(quad, 0, k / steps), _spline(quad, 1, k / steps)) for k in range(steps)]
    return out if closed else [*out, points[-1]]


def _spline(quad: tuple[Point, Point, Point, Point], axis: int, t: float) -> float:
    a, b, c, d = (p[axis] for p in quad)
    bend = (2 * a - 5 * b + 4 * c - d) * t + (3 * b - a - 3 * c + d) * t * t
    return 0.5 * (2 * b + (c - a) * t + bend * t)


def ellipse(
    x: float, y: float, rx: float, ry: float, steps: int = 28, start: float = 0, end: float = 360
) -> Points:
    """Points on an ellipse or, with other angles than a whole turn (degrees), on an arc of it."""
    whole = end - start == 360
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + (0 if whole else 1))]
    return [(x + rx * math.cos(a), y + ry * math.sin(a)) for a in angles]


def hexagon(radius: float) -> Points:
    """A hexagon round the origin with a corner at the top; `radius` from the centre to a corner."""
    angles = [math.radians(60 * i) for i in range(6)]
    return [(radius * math.sin(a), -radius * math.cos(a)) for a in angles]


def moved(points: Sequence[Point], dx: float, dy: float, scale: float = 1) -> Points:
    """The points scaled about the origin, then moved."""
    return [(x * scale + dx, y * scale + dy) for x, y in points]


def turned(points: Sequence[Point], degrees: float, x: float = 0, y: float = 0) -> Points:
    """The points turned about (x, y), clockwise on the sheet."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + (a - x) * c - (b - y) * s, y + (a - x) * s + (b - y) * c) for a, b in points]


def between(a: Point, b: Point, t: float) -> Point:
    """The point that lies `t` of the way from a to b."""
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def along(line: Sequence[Point], t: float) -> Point:
    """The point at the share `t` (0-1) of a line, by count of its points."""
    place = t * (len(line) - 1)
    index = min(int(place), len(line) - 2)
    return between(line[index], line[index + 1], place - index)


def jagged(a: Point, b: Point, pieces: int, amount: float, chance: random.Random) -> Points:
    """A broken line from a to b that strays by up to `amount` to either side."""
    length = math.dist(a, b) or 1
    nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
    out = [a]
    for i in range(1, pieces):
        x, y = between(a, b, i / pieces)
        stray = chance.uniform(-amount, amount)
        out.append((x + nx * stray, y + ny * stray))
    return [*out, b]


def band(line: Sequence[Point], width: float, end_width: float | None = None) -> Points:
    """A ribbon of the given width about a line; with `end_width` it grows or shrinks on the way."""
    last = width if end_width is None else end_width
    left: Points = []
    right: Points = []
    for i, (x, y) in enumerate(line):
        ax, ay = line[max(0, i - 1)]
        bx, by = line[min(len(line) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        half = (width + (last - width) * i / (len(line) - 1)) / 2
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def gear(x: float, y: float, radius: float, teeth: int = 10, turn: float = 0) -> Points:
    """The outline of a toothed wheel."""
    out: Points = []
    for i in range(teeth):
        for step, reach in ((-0.28, 0.8), (-0.2, 1.0), (0.2, 1.0), (0.28, 0.8)):
            a = 2 * math.pi * (i + step) / teeth + turn
            out.append((x + math.cos(a) * radius * reach, y + math.sin(a) * radius * reach))
    return out
