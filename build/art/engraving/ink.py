"""Ink: strokes that swell and taper, outlines with a heavier lower right, hatching. All give SVG path data."""

import math
import random
from collections.abc import Sequence

from shapely import affinity
from shapely.geometry import LineString, Polygon

from engraving.geometry import Point, Points, between


def path(points: Sequence[Point], closed: bool = True) -> str:
    """Path data of a polygon or an open line."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if closed else "")


def taper(points: Sequence[Point], width: float = 1.4, start: float = 0.25, end: float = 0.25) -> str:
    """An ink stroke of uneven width; `start` and `end` are the shares of the width at its two ends."""
    if len(points) < 2:
        return ""
    if len(points) == 2:
        points = [points[0], between(points[0], points[1], 0.5), points[1]]
    last = len(points) - 1
    left: Points = []
    right: Points = []
    for i, (x, y) in enumerate(points):
        ax, ay = points[max(0, i - 1)]
        bx, by = points[min(last, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        t = i / last
        thin = start if t < 0.5 else end
        half = width * (thin + (1 - thin) * math.sin(math.pi * t) ** 0.7) / 2
        nx, ny = (by - ay) / length * half, (bx - ax) / length * half
        left.append((x - nx, y + ny))
        right.append((x + nx, y - ny))
    return path(left + right[::-1])


def tapers(
    lines: Sequence[Sequence[Point]], width: float = 1.0, start: float = 0.25, end: float = 0.25
) -> str:
    """Several strokes of one kind."""
    return "".join(taper(line, width, start, end) for line in lines)


def outline(points: Sequence[Point], width: float = 1.3, weight: float = 0.35) -> str:
    """A closed outline, heavier by `weight` on the lower right."""
    count = len(points)
    cx = sum(p[0] for p in points) / count
    cy = sum(p[1] for p in points) / count
    data = ""
    for i in range(count):
        p, q = points[i], points[(i + 1) % count]
        dx, dy = q[0] - p[0], q[1] - p[1]
        length = math.hypot(dx, dy)
        if length < 0.01:
            continue
        mx, my = (p[0] + q[0]) / 2 - cx, (p[1] + q[1]) / 2 - cy
        press = 1 + weight * (mx + my) / (math.hypot(mx, my) or 1) / math.sqrt(2)
        nx, ny = -dy / length * width * press / 2, dx / length * width * press / 2
        ex, ey = dx / length * width * 0.3, dy / length * width * 0.3
        data += path(
            [
                (p[0] + nx - ex, p[1] + ny - ey),
                (q[0] + nx + ex, q[1] + ny + ey),
                (q[0] - nx + ex, q[1] - ny + ey),
                (p[0] - nx - ex, p[1] - ny - ey),
            ]
        )
    return data


def hatch(
    area: Sequence[Point],
    angle: float = -55,
    gap: float = 3.0,
    width: float = 0.9,
    chance: random.Random | None = None,
    jitter: float = 0.25,
) -> str:
    """Tapered parallel strokes inside a polygon, at `angle` degrees, about `gap` apart."""
    if len(area) < 4:
        return ""
    chance = chance or random.Random(3)
    shape = Polygon(area)
    if not shape.is_valid:
        shape = shape.buffer(0)
    if shape.is_empty:
        return ""
    centre = shape.centroid
    level = affinity.rotate(shape, -angle, origin=centre)
    x0, y0, x1, y1 = level.bounds
    data = ""
    y = y0 + gap * 0.6
    while y < y1:
        ends = [(x, y + chance.uniform(-jitter, jitter) * gap) for x in (x0 - 1, x1 + 1)]
        cut = level.intersection(LineString(ends))
        for piece in getattr(cut, "geoms", [cut]):
            if piece.is_empty or piece.length < 1.5:
                continue
            line = [(p[0], p[1]) for p in affinity.rotate(piece, angle, origin=centre).coords]
            data += taper([line[0], line[-1]], width * chance.uniform(0.8, 1.15), 0.55, 0.2)
        y += gap * chance.uniform(0.85, 1.15)
    return data
