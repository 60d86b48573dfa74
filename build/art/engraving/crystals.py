"""Somnium: crystals and the veins that they grow from. They glow: nothing else on the table does."""

import math

from shapely.geometry import MultiPoint
from shapely.ops import voronoi_diagram

from engraving.drawing import Drawing
from engraving.geometry import Point
from engraving.ink import outline, path, taper, tapers
from engraving.palette import CRYSTAL, SLABS

Shard = tuple[float, float, float, float, float]
LARGE: tuple[Shard, ...] = (
    (-30, 2, 34, 12, -10), (28, 0, 40, 13, 9), (-13, -4, 56, 15, -5), (10, -6, 68, 17, 3), (-44, 12, 20, 9, -9),
    (44, 10, 24, 10, 11), (-22, 13, 26, 10, -6), (22, 14, 30, 11, 6), (0, 14, 36, 13, 0),
)  # fmt: skip
FANNED: tuple[Shard, ...] = (
    (-34, 4, 46, 13, -20), (32, 2, 42, 13, 18), (-16, -3, 66, 16, -12), (14, -5, 58, 15, 9), (0, -4, 44, 13, 0),
    (-46, 14, 22, 9, -12), (45, 13, 20, 9, 12), (-14, 15, 28, 11, -6), (20, 15, 34, 12, 8),
)  # fmt: skip


def crystal(x: float, y: float, height: float, width: float, lean: float = 0.0) -> str:
    """A six-sided prism with a pointed head, its foot at (x, y); `lean` moves its tip sideways."""
    f = 0.76
    a, b, c = (x - width / 2, y), (x - width * 0.08, y + width * 0.18), (x + width / 2, y)
    shoulder_a = (a[0] + lean * f, a[1] - height * f)
    shoulder_b = (b[0] + lean * f, b[1] - height * f + width * 0.05)
    shoulder_c = (c[0] + lean * f, c[1] - height * f)
    tip = (x + lean, y - height)
    whole = [a, shoulder_a, tip, shoulder_c, c, b]
    facets: list[tuple[list[Point], str]] = [
        (whole, CRYSTAL[2]),
        ([a, shoulder_a, shoulder_b, b], CRYSTAL[1]),
        ([shoulder_a, tip, shoulder_b], CRYSTAL[0]),
        ([shoulder_b, tip, shoulder_c], CRYSTAL[2]),
        ([b, shoulder_b, shoulder_c, c], CRYSTAL[3]),
    ]
    faces = "".join(f'<path d="{path(points)}" fill="{fill}"/>' for points, fill in facets)
    lines = (
        outline(whole, 1.5) + taper([b, shoulder_b], 1.2, 0.6, 0.8) + taper([shoulder_b, tip], 1.1, 0.8, 0.6)
    )
    lines += taper([shoulder_a, shoulder_b, shoulder_c], 1.0, 0.6, 0.6)
    steps = [i / 12 for i in range(1, 11)]
    shade = tapers(
        [
            [
                (b[0] + lean * f * t + width * 0.14, y - height * f * t),
                (c[0] + lean * f * t - 1, y - height * f * t - width * 0.1),
            ]
            for t in steps
        ],
        0.9,
        0.2,
        0.8,
    )
    gleam = [
        (a[0] + width * side + lean * f * t, y - height * (0.1 if t < 0.5 else 0.68))
        for side, t in ((0.12, 0.1), (0.12, 0.9), (0.24, 0.9), (0.24, 0.1))
    ]
    return (
        f'<g>{faces}<path d="{lines}" fill="#4a1c06"/><path d="{shade}" fill="#8a2f04" opacity=".75"/>'
        f'<path d="{path(gleam)}" fill="#fffbe6" opacity=".85"/></g>'
    )


def slabs(drawing: Drawing, fills: tuple[str, ...] = SLABS) -> None:
    """Cracked rock over the whole tile."""
    chance = drawing.chance
    places = [
        (gx * 25 + (gy % 2) * 12 + chance.uniform(-8, 8), gy * 20 + chance.uniform(-7, 7))
        for gy in range(-5, 6)
        for gx in range(-4, 5)
    ]
    for cell in voronoi_diagram(MultiPoint(places)).geoms:
        slab = cell.buffer(-1.3, join_style="round", quad_segs=2)
        x, y = cell.centroid.x, cell.centroid.y
        if slab.is_empty or slab.geom_type != "Polygon" or abs(x) > 96 or abs(y) > 104:
            continue
        edge = [(p[0], p[1]) for p in slab.exterior.coords][:-1]
        drawing.body(edge, chance.choice(fills), 0.5, 1.0)
        shaded = [(px, py) for px, py in edge if (py - y) * 1.2 + (px - x) > 4]
        ticks = [[(px, py), (px + (x - px) * 0.32, py + (y - py) * 0.32)] for px, py in shaded]
        drawing.strokes(tapers(ticks, 0.9, 0.8, 0.1), 0.8)
        if chance.random() < 0.35:
            drawing.strokes(taper([(x - 6, y), (x, y - 2), (x + 5, y + 1)], 0.8), 0.8)


def _cracks(drawing: Drawing, x: float, y: float, s: float, reach: int) -> tuple[str, str]:
    """Cracks outwards from a cluster, and the glowing part of them."""
    chance = drawing.chance
    dark = hot = ""
    for i in range(15):
        a = math.radians(i * 24 + chance.uniform(-8, 8))
        p = (x + math.cos(a) * 16 * s, y + math.sin(a) * 9 * s)
        line = [p]
        for k in range(chance.randint(reach - 1, reach + 1)):
            step, turn = chance.uniform(12, 19) * s, a + chance.uniform(-0.6, 0.6)
            p = (p[0] + math.cos(turn) * step, p[1] + math.sin(turn) * step * 0.72)
            line.append(p)
            if k in (1, 2) and chance.random() < 0.75:
                turn += chance.choice((-1, 1)) * chance.uniform(0.7, 1.2)
                dark += taper(
                    [p, (p[0] + math.cos(turn) * 14 * s, p[1] + math.sin(turn) * 9 * s)], 2.1, 0.9, 0.1
                )
        dark += taper(line, 3.6, 1.2, 0.1)
        hot += taper(line[:3], 2.0, 1.2, 0.1)
    return dark, hot


def vein(
    drawing: Drawing, x: float, y: float, s: float, shards: tuple[Shard, ...] = LARGE, reach: int = 4
) -> None:
    """A cluster of crystals on cracked ground, with its glow."""
    glow = (
        f'<ellipse cx="{x}" cy="{y + 4 * s}" rx="{62 * s}" ry="{36 * s}" '
        f'fill="#e8a050" opacity=".55" filter="url(#blur9)"/>'
    )
    drawing.wash(glow)
    dark, hot = _cracks(drawing, x, y, s, reach)
    drawing.strokes(dark)
    markup = f'<path d="{hot}" fill="{CRYSTAL[2]}" opacity=".9"/>'
    markup += (
        f'<ellipse cx="{x}" cy="{y - 22 * s}" rx="{64 * s}" ry="{58 * s}" fill="url(#glow)" opacity=".95"/>'
    )
    markup += (
        f'<ellipse cx="{x}" cy="{y - 24 * s}" rx="{36 * s}" '
        f'ry="{34 * s}" fill="#ffd060" opacity=".7" filter="url(#blur9)"/>'
    )
    prisms = "".join(crystal(x + a * s, y + b * s, h * s, w * s, lean * s) for a, b, h, w, lean in shards)
    markup += f'<g filter="url(#wob)">{prisms}</g>'
    markup += (
        f'<ellipse cx="{x}" cy="{y - 26 * s}" rx="{34 * s}" '
        f'ry="{40 * s}" fill="url(#glow_soft)" opacity=".35"/>'
    )
    drawing.over(markup, y)
