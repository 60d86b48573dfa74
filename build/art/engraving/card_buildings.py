"""The pictures of the four building cards."""

from engraving.canopy import bushes
from engraving.drawing import Drawing
from engraving.filters import radial
from engraving.geometry import Points, band, curve, ellipse, gear
from engraving.goods import cube
from engraving.ink import hatch, path, taper, tapers
from engraving.machines import android
from engraving.palette import BRASS, EDGE
from engraving.pieces import camp, dot, rod, shape, zeppelin
from engraving.scenery import cloud, far_range, ground, hall, jungle_edge, sky
from engraving.scrapyard import wheel
from engraving.setting import cast_shadow, glint, placed, rivets, row, seam


def android_factory(drawing: Drawing) -> None:
    """Automata leave a belt in a hall of wheels."""
    hall(drawing)
    wheel(drawing, -42, -38, 27, 13, "#c79440", 0.1)
    wheel(drawing, -16, -56, 15, 10, "#9c8a7e", 0.4)
    drawing.body([(62, -66), (-4, -62), (-4, -55), (62, -57)], "#7a5430", 0.4, 1.5)
    drawing.line([(26, -58), (26, -34)], 1.8, 0.9, 0.9)
    _tool_rail(drawing)
    belt: Points = [(-62, 34), (62, 22), (62, 32), (-62, 46)]
    drawing.body(belt, "#54443c", 0.4, 1.6)
    for i in range(8):
        x = -56 + i * 16
        drawing.body(ellipse(x, 45 - i * 1.6, 4.4, 4.4, 12), "#d9a95c", 0.3, 1.2)
        drawing.solid(ellipse(x, 45 - i * 1.6, 1.3, 1.3, 8), "#3a2416")
    drawing.strokes(tapers([row((-60, 36), (60, 24.5), 5), row((-60, 42), (60, 29), 5)], 0.9), 0.8)
    drawing.over(placed(android(), 26, 14, 0.42), 1)
    drawing.over(placed(android(), -30, 26, 0.5), 2)
    drawing.over(cast_shadow(4, 59, 30, 6), 3)
    drawing.over(placed(riveted_android(), 2, 54, 0.84), 4)
    claw = "M26 -36L19 -30L21 -24M26 -36L33 -30L31 -24"
    drawing.over(f'<g filter="url(#wob1)">{rod(claw, BRASS, 2, 2)}</g>', 2)


def _tool_rail(drawing: Drawing) -> None:
    """Spare hands and wheels on a rail at the wall."""
    drawing.line([(40, -12), (62, -13)], 2.0, 0.9, 0.9)
    for x, length in ((44, 9.0), (51, 13.0), (58, 8.0)):
        drawing.line([(x, -12), (x, -12 + length)], 1.2, 0.9, 0.7)
        drawing.body(gear(x, -8 + length, 4.4, 8), "#b58a4a", 0.3, 1.0)
        drawing.solid(ellipse(x, -8 + length, 1.4, 1.4, 8), "#3a2a20")


def riveted_android() -> str:
    """The automaton seen from near: seams, rivets, vents and the light on its plates."""
    out = android()
    out += rivets([(x, -39.5 + (1 - (x / 27) ** 2) * 4.6) for x in (-23, -16, -8, 0, 8, 16, 23)], 0.8)
    out += seam(row((-24, -61), (24, -61), 9, 2.4), 1.1) + rivets(row((-20, -58.6), (20, -58.6), 5, 2), 0.7)
    out += seam([(0, -34.5), (0, -24.5)], 1.0) + rivets([(-3, -29), (3, -29)], 0.6)
    for y in (-55, -52, -49):
        out += seam([(-22, y), (-15, y + 0.8)], 1.1, 0.9)
    out += glint(curve([(-24, -52), (-23, -60), (-16, -65)], 4), 2.6) + glint(
        curve([(-11, -80), (-8, -86), (-2, -89)], 4), 2.0
    )
    out += seam(row((-13, -69.5), (13, -69.5), 5, 1), 0.9) + rivets([(-11, -66), (11, -66)], 0.7)
    for side in (-1, 1):
        out += rivets([(side * 20 - 4, 4.4), (side * 20 + 3, 4.4)], 0.8)
        out += seam([(side * 15.5 - 5, -4), (side * 15.5 + 5, -3)], 1.0)
    out += glint([(-14, -26), (-19, -4)], 1.5, 0.55) + glint([(-42, -72), (-42, -87)], 1.3, 0.6)
    return out + seam([(-38, -72), (-38, -86)], 0.8, 0.5) + seam([(28, -57.5), (40, -52)], 0.8, 0.5)


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
    drawing.tint(ellipse(x - rx * 0.3, y - ry * 0.48, rx * 0.46, ry * 0.24, 20), "#fff2d0", 0.5)
    for share in (-0.45, 0.2):
        drawing.line(
            [(x + rx * k / 6 * (1 - share * share) ** 0.5, y + ry * share) for k in range(-6, 7)], 0.7
        )
    for t in (-0.8, -0.55, -0.27, 0.0, 0.27, 0.55, 0.8):
        arc = [
            (x + rx * t + rx * t * 0.25 * (1 - (k / 4 - 1) ** 2), y - ry + ry * 2 * k / 8) for k in range(9)
        ]
        inside = [p for p in arc if ((p[0] - x) / rx) ** 2 + ((p[1] - y) / ry) ** 2 <= 1]
        drawing.line(inside, 0.95)


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
    drawing.tint([(x, foot), (x, top + 4.5), (right, top + 4.5), (right, foot)], "#8f7f68", 0.55)
    courses: list[Points] = []
    for number, y in enumerate(range(round(top) + 7, round(foot), 4)):
        courses.append([(left + 1, y), (right - 1, y)])
        joint = left + 3 + number % 2 * 3
        while joint < right - 2:
            courses.append([(joint, y), (joint, min(foot, y + 4))])
            joint += 6.5
    drawing.strokes(tapers(courses, 0.6, 0.6, 0.3), 0.6)


def _keel(drawing: Drawing) -> None:
    hull = curve([(-46, 14), (-40, 26), (-22, 34), (0, 37), (22, 34), (40, 26), (46, 14)], 5)
    drawing.body(hull, "#8a5a30", 0.4, 1.7)
    drawing.strokes(hatch([*hull[14:], (10, 18)], -55, 2.6, 1.0, drawing.chance))
    for y in (17.5, 20.5, 26, 29.5, 32.5):
        inset = 0.8 + (y - 14) * (y - 14) * 0.035
        drawing.line([(-43 + (y - 14) * inset, y), (43 - (y - 14) * inset, y)], 0.8)
    drawing.strokes(tapers([[(x, 15), (x, 17.5)] for x in range(-40, 42, 8)], 0.8, 0.8, 0.8), 0.8)
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
    posts = (-40.0, -24.0, -8.0, 8.0, 24.0, 40.0)
    ropes: list[Points] = [[(x * 1.1, -30), (x, -4)] for x in posts]
    ropes += [
        [(a * 1.1, -30), (b, -4)] for a, b in ((-40.0, -24.0), (-24.0, -40.0), (24.0, 40.0), (40.0, 24.0))
    ]
    drawing.strokes(tapers(ropes, 0.9, 0.9, 0.9))
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
    out += rivets([(x - 5, y), (x + 5, y), (x, y - 4)], 0.8) + glint(
        [(x - 1, y - 10), (x - 1, y - 50)], 1.2, 0.5
    )
    for i in range(5):
        out += glint([(x - 6 + i, y - 18.8 - i * 6), (x - 1, y - 19.2 - i * 6)], 0.9, 0.8)
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
    glass = radial(
        "dome", [(0, "#e8fbff", 0.18), (0.7, "#cdeff5", 0.4), (1, "#8fd0de", 0.75)], 0.42, 0.5, 0.62
    )
    drawing.over(f'{glass}<path d="{path(dome)}" fill="url(#dome)"/>', 1)
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
    drawing.over(placed(camp("white") + _tent_gear(), 0, 44, 0.78), 3)
    for x in (-44, 44):
        drawing.over(cast_shadow(x + 2, 56, 12, 3), 3)
    drawing.over(placed(_pylon(-44, 52) + _pylon(44, 52), 0, 0, 1), 4)
    shower = [
        [(-42.0, -2.0), (-30.0, -14.0), (-26.0, -8.0), (-12.0, -26.0)],
        [(42.0, -2.0), (30.0, -16.0), (25.0, -9.0), (12.0, -28.0)],
    ]
    drawing.over(
        f'<path d="{tapers(shower, 2.2, 0.9, 0.2)}" fill="#fffef0" stroke="#2f6a78" stroke-width=".7"/>', 5
    )
    bushes(drawing, [(-54, 64), (54, 66), (-34, 70), (36, 72)], 9)


def _tent_gear() -> str:
    """Seams of the canvas, guy ropes with their pegs, and a lantern's hook at the door."""
    out = ""
    for share in (-0.62, -0.3, 0.0, 0.3, 0.62):
        out += seam(curve([(0, -74), (8 * share, -48), (20 * share, -22), (34 * share, 4)], 5), 0.9, 0.6)
    for side in (-1, 1):
        out += seam([(side * 11, -44), (side * 46, 8)], 1.0) + shape(
            [(side * 45.0, 5.0), (side * 47.0, 5.0), (side * 46.5, 12.0), (side * 45.5, 12.0)], "#8a5a2c", 1.2
        )
    out += glint(curve([(-5, -60), (-13, -36), (-24, -12)], 5), 2.0, 0.6)
    return out + seam(row((-29, -3), (29, -3), 9, 7), 0.8, 0.5)


def recovery_workshop(drawing: Drawing) -> None:
    """A wreck hangs from the crane over a bench with tools."""
    hall(drawing, "#b99a72")
    drawing.body([(-62, -60), (50, -66), (50, -58), (-62, -51)], "#7a5430", 0.4, 1.6)
    drawing.body([(40, -64), (48, -64), (52, 40), (40, 40)], "#6a4526", 0.4, 1.6)
    for i in range(6):
        drawing.strokes(taper(ellipse(-10, -52 + i * 5, 2, 3, 8, 20, 340), 1.5, 0.9, 0.9))
    _tools_on_the_wall(drawing)
    drawing.over(placed(zeppelin("white") + _hull_gear(), -8, 40, 0.86, -10), 2)
    patch = shape([(-40, -22), (-24, -26), (-22, -12), (-38, -9)], "#b5603c", 1.6)
    stitches = "M-38 -19L-42 -20M-37 -13L-41 -12M-30 -24L-31 -28M-24 -22L-20 -23M-23 -15L-19 -14"
    drawing.over(f'{patch}<path d="{stitches}" stroke="{EDGE}" stroke-width="1.3"/>', 3)
    drawing.body([(-62, 44), (62, 40), (62, 50), (-62, 55)], "#c79a5c", 0.4, 1.7)
    drawing.over(_bench(), 5)


def _tools_on_the_wall(drawing: Drawing) -> None:
    """A saw, pliers and coils of rope on their nails."""
    for x in (-52, -42):
        drawing.body(ellipse(x, 8, 5, 7, 16), "#c9a05c", 0.3, 1.0)
        drawing.body(ellipse(x, 8, 2.4, 4, 12), "#b99a72", 0.2, 0.8)
    drawing.body([(32, -4), (36, -4), (37, 20), (31, 20)], "#b9bec4", 0.3, 1.0)
    drawing.body(ellipse(34, -8, 4, 4.6, 12), "#8a5a2c", 0.3, 1.0)
    drawing.strokes(tapers([[(31.4, y), (29.8, y + 1.4)] for y in range(0, 20, 3)], 0.8), 0.9)


def _hull_gear() -> str:
    """Ribs, stitched seams and the light along the hull of an airship in dock."""
    out = ""
    for x, top, foot in ((-44, -78, -52), (-30, -85, -47), (22, -84, -47), (34, -79, -52)):
        out += seam(curve([(x, top), (x + 3, -65), (x, foot)], 4), 1.0, 0.7)
    out += rivets(row((-26, -30), (20, -30), 7), 0.7) + seam([(-23, -26.5), (18, -26.5)], 0.8, 0.6)
    out += glint(curve([(-50, -69), (-34, -80), (-14, -86)], 5), 2.2, 0.6)
    return out + rivets([(58, -67), (61, -65)], 0.7)


def _bench() -> str:
    out = shape([(-62, 46), (62, 42), (62, 52), (-62, 57)], "#c08c48", 1.8)
    for x in (-50, 46):
        out += shape([(x - 5, 56), (x - 4, 72), (x + 6, 72), (x + 5, 54)], "#8a5a30", 1.8)
    out += rod("M-40 40L-20 47", "#8a5a2c", 3, 2) + shape(
        [(-46, 32), (-36, 36), (-39, 45), (-49, 41)], "#8a8f96", 1.8
    )
    wrench = band(curve([(2, 45), (18, 42), (30, 38)], 4), 4)
    out += shape(wrench, "#c9ccd0", 1.6) + dot(32, 37, 6, "#c9ccd0", 1.7) + dot(33.5, 36, 2.6, "#5a3c22", 1.2)
    out += seam([(-60, 50), (60, 46.4)], 0.9, 0.6) + seam([(-58, 53.6), (60, 49.6)], 0.7, 0.5)
    out += (
        rivets([(-50, 51.5), (46, 48)], 1.0)
        + glint([(-45, 33), (-38, 36)], 1.4)
        + glint([(4, 43.6), (26, 38)], 1.3)
    )
    screws = shape([(-14.0, 37.0), (-8.0, 36.0), (-7.0, 43.0), (-15.0, 44.0)], "#d9ad55", 1.2)
    out += screws + seam([(-14, 40), (-8, 39)], 0.8)
    return placed(out + cube(50, 33, 8), 0, 0, 1)
