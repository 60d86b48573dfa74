"""The pictures of the four building cards."""

from engraving.canopy import bushes, palm
from engraving.drawing import Drawing
from engraving.geometry import Points, band, curve, ellipse, moved
from engraving.goods import cube
from engraving.ink import hatch, path, taper, tapers
from engraving.machines import android
from engraving.palette import BRASS, EDGE, INK
from engraving.pieces import camp, dot, rod, shape, zeppelin
from engraving.scenery import cloud, far_range, ground, hall, jungle_edge, sky
from engraving.scrapyard import wheel


def placed(markup: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    """A piece set into a picture, with grain and blooms in its colours."""
    return (
        f'<g filter="url(#wob1)"><g filter="url(#tinted)">'
        f'<g transform="translate({x} {y}) rotate({turn}) scale({scale})">'
        f"{markup}</g></g></g>"
    )


def cast_shadow(x: float, y: float, rx: float, ry: float) -> str:
    """The shadow of what stands on the ground."""
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="#1c0d04" opacity=".5" filter="url(#blur2)"/>'
    )


def android_factory(drawing: Drawing) -> None:
    """Automata leave a belt in a hall of wheels."""
    hall(drawing)
    wheel(drawing, -42, -38, 27, 13, "#c79440", 0.1)
    wheel(drawing, -16, -56, 15, 10, "#9c8a7e", 0.4)
    drawing.body([(62, -66), (-4, -62), (-4, -55), (62, -57)], "#7a5430", 0.4, 1.5)
    drawing.line([(26, -58), (26, -34)], 1.8, 0.9, 0.9)
    belt: Points = [(-62, 34), (62, 22), (62, 32), (-62, 46)]
    drawing.body(belt, "#54443c", 0.4, 1.6)
    for i in range(8):
        x = -56 + i * 16
        drawing.body(ellipse(x, 45 - i * 1.6, 4.4, 4.4, 12), "#d9a95c", 0.3, 1.2)
    drawing.over(placed(android(), 26, 14, 0.42), 1)
    drawing.over(placed(android(), -30, 26, 0.5), 2)
    drawing.over(cast_shadow(14, 58, 26, 6), 3)
    drawing.over(placed(android(), 2, 54, 0.84), 4)
    claw = "M26 -36L19 -30L21 -24M26 -36L33 -30L31 -24"
    drawing.over(f'<g filter="url(#wob1)">{rod(claw, BRASS, 2, 2)}</g>', 2)


def _envelope(drawing: Drawing, x: float, y: float, rx: float, ry: float, fill: str, dark: str) -> None:
    hull = ellipse(x, y, rx, ry, 30)
    drawing.body(hull, fill, 0.4, 1.7)
    low = [
        *ellipse(x, y, rx, ry, 14, 0, 180)[:-1],
        (x - rx, y),
        *[(a, b) for a, b in curve([(x - rx, y), (x, y + ry * 0.35), (x + rx, y)], 6)],
    ]
    drawing.tint(low, dark, 0.8)
    drawing.strokes(hatch(ellipse(x, y, rx, ry, 14, 10, 170), -52, 2.6, 1.0, drawing.chance))
    for t in (-0.55, 0.0, 0.55):
        arc = [
            (x + rx * t + rx * t * 0.25 * (1 - (k / 4 - 1) ** 2), y - ry + ry * 2 * k / 8) for k in range(9)
        ]
        inside = [p for p in arc if ((p[0] - x) / rx) ** 2 + ((p[1] - y) / ry) ** 2 <= 1]
        drawing.line(inside, 1.2)


def _battlement(drawing: Drawing, left: float, right: float, top: float, foot: float, fill: str) -> None:
    """A wall with merlons; its right third in shade."""
    count = max(2, round((right - left) / 9))
    step = (right - left) / (count * 2 - 1)
    wall: Points = [(left, foot)]
    for i in range(count * 2 - 1):
        y = top if i % 2 == 0 else top + 4.5
        wall += [(left + i * step, y), (left + (i + 1) * step, y)]
    wall.append((right, foot))
    drawing.body(wall, fill, 0.4, 1.5)
    x = left + (right - left) * 0.66
    drawing.strokes(
        hatch([(x, foot), (x, top + 5), (right, top + 5), (right, foot)], -60, 2.6, 1.0, drawing.chance)
    )
    rows = [[(left + 2, y), (x, y)] for y in (top + 9, top + 15) if y < foot - 2]
    drawing.strokes(tapers(rows, 0.8, 0.5, 0.2), 0.7)


def _keel(drawing: Drawing) -> None:
    hull = curve([(-46, 14), (-40, 26), (-22, 34), (0, 37), (22, 34), (40, 26), (46, 14)], 5)
    drawing.body(hull, "#8a5a30", 0.4, 1.7)
    drawing.strokes(hatch([*hull[14:], (10, 18)], -55, 2.6, 1.0, drawing.chance))
    for y in (20, 26):
        drawing.line([(-42 + (y - 14) * 0.8, y), (42 - (y - 14) * 0.8, y)], 1.0)
    for x in (-28, -10, 8, 26):
        drawing.body(ellipse(x, 22, 4.4, 4.4, 14), "#d9ad55", 0.2, 1.1)
        drawing.solid(ellipse(x, 22, 2.6, 2.6, 12), "#20140c")


def flying_fortress(drawing: Drawing) -> None:
    """A keep with towers and cannons, carried by three envelopes over the peaks."""
    sky(drawing, "#9fc0cc", "#f3dfb4", 40)
    far_range(drawing, 74, 0.9)
    cloud(drawing, -34, 52, 50)
    cloud(drawing, 36, 60, 56)
    fortress(drawing)


def fortress(drawing: Drawing) -> None:
    """The keep with its envelopes about the origin, 110 units wide."""
    for x, y, rx, fill, dark in (
        (-28, -46, 27, "#c8563c", "#7e2c1e"),
        (28, -46, 27, "#c8563c", "#7e2c1e"),
        (0, -38, 33, "#e0ba68", "#a06a2c"),
    ):
        _envelope(drawing, x, y, rx, 15, fill, dark)
    ropes: list[Points] = [[(x * 1.1, -30), (x, -4)] for x in (-40.0, -24.0, -8.0, 8.0, 24.0, 40.0)]
    drawing.strokes(tapers(ropes, 1.2, 0.9, 0.9))
    _battlement(drawing, -10, 12, -20, 16, "#d3c9b4")
    for x in (-38, 24):
        _battlement(drawing, x, x + 15, -12, 16, "#c4b9a4")
    _battlement(drawing, -46, 46, -2, 16, "#e0d6c0")
    for x in (-26, 0, 27):
        drawing.solid([(x - 2.4, 14), (x - 2.4, 7), (x, 4.5), (x + 2.4, 7), (x + 2.4, 14)])
    _keel(drawing)
    guns = "".join(rod(f"M{s * 42} 12H{s * 55}", "#54443c", 3.4, 2.2) for s in (-1, 1))
    guns += "".join(rod(f"M{s * 30} 29L{s * 42} 34", "#54443c", 3.0, 2.2) for s in (-1, 1))
    screws = "".join(
        f'<ellipse cx="{s * 50}" cy="22" rx="2.4" ry="10" fill="#f0dcb0" stroke="{EDGE}" stroke-width="1.4"/>'
        for s in (-1, 1)
    )
    flags = (
        f'<path d="M1 -20V-29L12 -26L1 -23M-31 -12V-19L-22 -16.5L-31 -14M31 '
        f'-12V-19L40 -16.5L31 -14" fill="#b3202e" stroke="{EDGE}" stroke-width="1.3"/>'
    )
    drawing.over(f'<g filter="url(#wob1)">{screws}{guns}{flags}</g>')


def _pylon(x: float, y: float) -> str:
    out = rod(f"M{x} {y}V{y - 52}", "#8a6238", 4, 2.6)
    for i in range(5):
        out += (
            f'<ellipse cx="{x}" cy="{y - 18 - i * 6}" rx="{8 - i}" '
            f'ry="2.6" fill="#d98a4a" stroke="{EDGE}" stroke-width="1.4"/>'
        )
    out += shape([(x - 9, y + 4), (x - 6, y - 8), (x + 6, y - 8), (x + 9, y + 4)], "#8a8f96", 1.8)
    return (
        out
        + dot(x, y - 56, 6.4, "#cfe9ee", 1.8)
        + f'<circle cx="{x - 2}" cy="{y - 58}" r="1.8" fill="#fff"/>'
    )


def force_field(drawing: Drawing) -> None:
    """Two coils hold a dome of glassy air over a camp."""
    sky(drawing, "#8fb2bd", "#efe0b8", 20)
    jungle_edge(drawing, 6)
    ground(drawing, [(-62, 28), (-20, 22), (24, 24), (62, 28)], "#cdbb7e")
    dome = ellipse(0, 40, 50, 78, 30, 180, 360)
    drawing.over(f'<path d="{path(dome)}" fill="#d9f1f4" opacity=".5"/>', 1)
    arcs = "".join(
        taper(ellipse(0, 40, 50 - i * 6, 78 - i * 9, 24, 200 + i * 9, 320 - i * 5), 2.4, 0.2, 0.2)
        for i in range(4)
    )
    drawing.over(
        (
            f'<g filter="url(#wob)"><path d="{arcs}" fill="#f7ffff"/>'
            f'<path d="{taper(dome, 2.6, 0.6, 0.6)}" fill="#2f6a78"/></g>'
        ),
        2,
    )
    drawing.over(cast_shadow(4, 48, 38, 7), 2)
    drawing.over(placed(camp("white"), 0, 44, 0.78), 3)
    drawing.over(placed(_pylon(-44, 52) + _pylon(44, 52), 0, 0, 1), 4)
    shower = [
        [(-42.0, -2.0), (-30.0, -14.0), (-26.0, -8.0), (-12.0, -26.0)],
        [(42.0, -2.0), (30.0, -16.0), (25.0, -9.0), (12.0, -28.0)],
    ]
    drawing.over(
        f'<path d="{tapers(shower, 2.2, 0.9, 0.2)}" fill="#fffef0" stroke="#2f6a78" stroke-width=".7"/>', 5
    )
    bushes(drawing, [(-54, 64), (54, 66), (-34, 70), (36, 72)], 9)


def recovery_workshop(drawing: Drawing) -> None:
    """A wreck hangs from the crane over a bench with tools."""
    hall(drawing, "#b99a72")
    drawing.body([(-62, -60), (50, -66), (50, -58), (-62, -51)], "#7a5430", 0.4, 1.6)
    drawing.body([(40, -64), (48, -64), (52, 40), (40, 40)], "#6a4526", 0.4, 1.6)
    for i in range(6):
        drawing.strokes(taper(ellipse(-10, -52 + i * 5, 2, 3, 8, 20, 340), 1.5, 0.9, 0.9))
    drawing.over(placed(zeppelin("white"), -8, 40, 0.86, -10), 2)
    patch = shape([(-40, -22), (-24, -26), (-22, -12), (-38, -9)], "#b5603c", 1.6)
    stitches = "M-38 -19L-42 -20M-37 -13L-41 -12M-30 -24L-31 -28M-24 -22L-20 -23M-23 -15L-19 -14"
    drawing.over(f'{patch}<path d="{stitches}" stroke="{EDGE}" stroke-width="1.3"/>', 3)
    drawing.body([(-62, 44), (62, 40), (62, 50), (-62, 55)], "#c79a5c", 0.4, 1.7)
    drawing.over(_bench(), 5)


def _bench() -> str:
    out = shape([(-62, 46), (62, 42), (62, 52), (-62, 57)], "#c08c48", 1.8)
    for x in (-50, 46):
        out += shape([(x - 5, 56), (x - 4, 72), (x + 6, 72), (x + 5, 54)], "#8a5a30", 1.8)
    out += rod("M-40 40L-20 47", "#8a5a2c", 3, 2) + shape(
        [(-46, 32), (-36, 36), (-39, 45), (-49, 41)], "#8a8f96", 1.8
    )
    wrench = band(curve([(2, 45), (18, 42), (30, 38)], 4), 4)
    out += shape(wrench, "#c9ccd0", 1.6) + dot(32, 37, 6, "#c9ccd0", 1.7) + dot(33.5, 36, 2.6, "#5a3c22", 1.2)
    return f'<g filter="url(#wob1)"><g filter="url(#tinted)">{out}{cube(50, 33, 8)}</g></g>'


def steam(x: float, y: float, s: float) -> str:
    """A puff of steam."""
    puffs = ((0, 0, 7), (6, -8, 9), (-2, -16, 11), (8, -24, 12))
    out = "".join(
        f'<circle cx="{x + a * s}" cy="{y + b * s}" r="{r * s}" fill="#fffaf0" stroke="{INK}" stroke-width="1.1"/>'
        for a, b, r in puffs
    )
    inner = "".join(
        f'<circle cx="{x + a * s}" cy="{y + b * s}" r="{r * s - 0.8}" fill="#fffaf0"/>' for a, b, r in puffs
    )
    return f'<g filter="url(#wob)" opacity=".92">{out}{inner}</g>'


def palms(drawing: Drawing) -> None:
    """Two palms at the sides of a picture."""
    palm(drawing, -48, 8, 34, 6, 1.5)
    palm(drawing, 52, 12, 30, -6, 1.4)


def mound(drawing: Drawing, points: Points, fill: str) -> None:
    """Raised ground with a hatched right side."""
    drawing.body(points, fill, 0.4, 1.5)
    middle = sum(p[0] for p in points) / len(points)
    dark = moved([p for p in points if p[0] > middle], 0, 0)
    drawing.strokes(hatch([*dark, (middle, 72)], -58, 3, 1.0, drawing.chance), 0.7)
