"""The pictures of the invention cards that a traveller carries, sets up or sends out."""

from engraving.canopy import bushes
from engraving.card_buildings import riveted_android
from engraving.drawing import Drawing
from engraving.geometry import Points, curve, ellipse, gear
from engraving.ink import path, taper, tapers
from engraving.landmarks import ferns
from engraving.palette import BRASS, EDGE
from engraving.pieces import dot, explorer, rod, shape
from engraving.rocks import boulder, peak
from engraving.scenery import cloud, far_range, ground, jungle_edge, sky
from engraving.setting import cast_shadow, glint, mound, palms, placed, rivets, row, seam, steam


def android_explorer(drawing: Drawing) -> None:
    """The automaton walks the jungle in a pith helmet."""
    sky(drawing, "#b9cfae", "#f0e4b4", 0)
    jungle_edge(drawing, -34, 13)
    jungle_edge(drawing, -12, 14)
    ground(drawing, [(-62, 22), (-10, 16), (30, 20), (62, 24)], "#b8b66a")
    palms(drawing)
    drawing.over(cast_shadow(4, 58, 34, 7), 60)
    drawing.over(placed(_staff() + riveted_android() + _hat() + _satchel(), -1, 54, 0.9), 61)
    bushes(drawing, [(-52, 52), (-38, 64), (50, 56), (36, 68), (58, 40)], 10)
    ferns(drawing, [(-24, 66), (22, 68), (-58, 66)], 1.1)


def _staff() -> str:
    return rod("M48 4L46 -100", "#b98735", 2.8, 2.8) + shape(
        [(46, -100), (60, -95), (58, -87), (46, -85)], "#b5603c", 1.6
    )


def _satchel() -> str:
    """A strap across the plates, a leather bag on it, and a rolled blanket."""
    out = rod("M-23 -59L17 -28", "#8a5a2c", 2.4, 2) + rivets(row((-18, -55), (12, -32), 5), 0.6)
    out += shape([(10, -36), (27, -34), (26, -18), (9, -20)], "#a9713a", 1.9)
    out += shape([(10, -36), (27, -34), (26.6, -27), (9.6, -28.6)], "#8a5427", 1.6) + dot(
        18, -28, 1.6, BRASS, 1
    )
    return out + seam([(11, -22), (24, -20.4)], 0.8, 0.6)


def _hat() -> str:
    """A pith helmet of the android's size."""
    out = shape(curve([(-15, -82), (-14, -95), (0, -103), (14, -95), (15, -82)], 5), "#f6e7bf", 2.2)
    out += (
        f'<path d="M-15 -84Q0 -79 15 -84L15 -89Q0 -84 -15 -89Z" '
        f'fill="#b5603c" stroke="{EDGE}" stroke-width="1.2"/>'
    )
    brim = curve([(-24, -79), (-11, -84), (11, -84), (24, -79)], 4) + curve(
        [(24, -76), (0, -79), (-24, -76)], 4
    )
    out += seam([(0, -102), (0, -90)], 0.9, 0.6) + seam(curve([(8, -98), (10, -93), (10, -89)], 4), 0.9, 0.6)
    out += glint(curve([(-11, -92), (-8, -98), (-3, -101)], 4), 1.8)
    under = f'<path d="M-13 -77Q0 -74 13 -77L12 -72Q0 -75 -12 -72Z" fill="{EDGE}" opacity=".35"/>'
    return out + shape(brim, "#e4cf9c", 2) + under + dot(0, -104, 2.6, BRASS, 1.4)


def battle_exoskeleton(drawing: Drawing) -> None:
    """A traveller stands in a frame of brass and steam."""
    sky(drawing, "#a9c4cb", "#f4e3b6", 30)
    far_range(drawing, 36, 0.8)
    ground(drawing, [(-62, 34), (-16, 28), (22, 30), (62, 34)], "#c3b47a")
    drawing.over(steam(-30, -34, 0.8), 1)
    drawing.over(steam(30, -36, 0.7), 1)
    drawing.over(cast_shadow(2, 60, 42, 7), 2)
    drawing.over(placed(_boiler_pack() + explorer("white") + _frame(), 0, 54, 1.02), 3)
    bushes(drawing, [(-56, 62), (56, 64)], 8)


def _boiler_pack() -> str:
    out = shape([(-26, -64), (-20, -84), (-12, -84), (-12, -40), (-24, -40)], "#8a8f96", 2)
    out += shape([(26, -64), (20, -84), (12, -84), (12, -40), (24, -40)], "#6f757c", 2)
    return (
        out
        + rivets([(-22, -76), (-15, -76), (-23, -60), (22, -76), (15, -76), (23, -60)], 0.8)
        + seam([(-24, -72), (-12, -72)], 0.9)
        + seam([(12, -72), (24, -72)], 0.9)
        + glint([(-19, -82), (-22, -66)], 1.8)
        + shape([(-22, -84), (-22, -90), (-10, -90), (-10, -84)], BRASS, 1.8)
        + shape([(22, -84), (22, -90), (10, -90), (10, -84)], BRASS, 1.8)
    )


def _frame() -> str:
    out = ""
    for side in (-1, 1):
        out += rod(f"M{side * 22} -84C{side * 34} -84 {side * 40} -76 {side * 37} -66", "#7a5430", 2.2, 1.8)
        out += rod(f"M{side * 41} -58L{side * 46} -40", "#c9ccd0", 2, 1.8)
        out += rod(f"M{side * 24} -20L{side * 23} 0", "#c9ccd0", 2, 1.8)
    for side in (-1, 1):
        out += rod(f"M{side * 14} -66L{side * 38} -64L{side * 45} -36L{side * 36} -20", BRASS, 5.4, 3.6)
        out += rod(f"M{side * 12} -32L{side * 30} -24L{side * 27} 4", BRASS, 5.4, 3.6)
        out += shape(
            [(side * 18.0, 2.0), (side * 40.0, 2.0), (side * 42.0, 10.0), (side * 16.0, 10.0)], "#8a8f96", 2
        )
        fist = [
            (side * 28.0, -24.0),
            (side * 46.0, -24.0),
            (side * 48.0, -10.0),
            (side * 40.0, -6.0),
            (side * 28.0, -9.0),
        ]
        out += shape(fist, "#8a8f96", 2.2) + rod(f"M{side * 34} -18V-9M{side * 40} -18V-9", "#5b5148", 1, 1)
        out += rivets(row((side * 20, -65.4), (side * 32, -64.6), 3), 0.7)
        out += rivets(row((side * 20, 6), (side * 38, 6), 4), 0.8) + seam(
            [(side * 18, 4), (side * 40, 4)], 0.8
        )
        out += glint([(side * 16, -33), (side * 28, -26)], 1.4) + glint(
            [(side * 30, -22), (side * 44, -22)], 1.2
        )
        for x, y in ((38, -64), (45, -36), (30, -24)):
            out += dot(side * x, y, 6, "#c9ccd0", 2) + dot(side * x, y, 2, EDGE, 0)
            out += rivets([(side * x + a, y + b) for a, b in ((-3.6, 0), (3.6, 0), (0, -3.6), (0, 3.6))], 0.6)
    return (
        out
        + rod("M-14 -56H14", BRASS, 3.4, 2.6)
        + dot(0, -56, 5, "#fff4d6", 1.6)
        + f'<path d="M0 -56L3 -59" stroke="{EDGE}" stroke-width="1.3"/>'
    )


def death_ray(drawing: Drawing) -> None:
    """A projector on a ledge splits a far peak."""
    sky(drawing, "#b06a58", "#f8dca6", 30)
    for x, height in ((-44, 40), (-14, 52)):
        peak(drawing, x, 22, height, (28, 28), 0.5)
    peak(drawing, 38, 22, 66, (38, 34), 0.4)
    cloud(drawing, -34, -30, 40, "#f4d8b4")
    jungle_edge(drawing, 22, 10)
    mound(drawing, curve([(-64, 30), (-40, 26), (-6, 32), (16, 44), (34, 72), (-64, 72)], 4), "#a98f6c")
    for x, y, w in ((-52, 52, 15), (10, 60, 12), (-30, 66, 10)):
        boulder(drawing, x, y, w, "#9c8a72")
    drawing.over(cast_shadow(-18, 60, 28, 5), 1)
    drawing.over(_ray(), 1)
    drawing.over(placed(_projector(), -22, 36, 1.0), 2)
    bushes(drawing, [(-56, 66), (-40, 70), (46, 66), (58, 58)], 9)


def _ray() -> str:
    """The beam, the flash where it strikes, and what flies off the mountain."""
    x, y = 38.0, -38.0
    beam = [(2.0, -9.0), (x - 3, y - 5), (x + 4, y + 3), (7.0, -3.0)]
    core = [(4.0, -7.0), (x - 1, y - 1.5), (x + 1, y + 1), (5.6, -4.4)]
    out = f'<circle cx="{x}" cy="{y}" r="34" fill="#ffb46a" opacity=".75" filter="url(#blur9)"/>'
    out += f'<path d="{path(beam)}" fill="#d8343c" stroke="{EDGE}" stroke-width=".9"/>'
    out += f'<path d="{path(core)}" fill="#fff0d4"/>'
    rays: list[Points] = []
    for i in range(26):
        near, far = ellipse(x, y, 11, 11, 26)[i], ellipse(x, y, 19 + i * 7 % 11, 19 + i * 7 % 11, 26)[i]
        rays.append([near, far])
    out += f'<path d="{tapers(rays, 1.7, 0.9, 0.1)}" fill="#b3242c"/>'
    burst = [ellipse(x, y, r, r, 26)[i] for i in range(26) for r in (14 if i % 2 == 0 else 8.0,)]
    out += f'<path d="{path(burst)}" fill="#fff3d0" stroke="#c42f38" stroke-width="1.3"/>'
    out += f'<circle cx="{x}" cy="{y}" r="5" fill="#fff"/>'
    cracks: list[Points] = [
        [(x, y + 12), (x - 4, y + 22), (x + 1, y + 28), (x - 5, y + 42)],
        [(x + 6, y + 11), (x + 10, y + 20), (x + 8, y + 27), (x + 15, y + 36)],
    ]
    out += f'<path d="{tapers(cracks, 1.8, 0.9, 0.1)}" fill="{EDGE}"/>'
    for a, b, size in (
        (-24, 2, 4.6),
        (-16, -20, 5.4),
        (4, -25, 4),
        (17, -17, 5),
        (-28, -10, 3),
        (19, 10, 4),
        (-6, -29, 2.6),
    ):
        stone: Points = [
            (x + a, y + b),
            (x + a + size, y + b - size * 0.7),
            (x + a + size * 1.5, y + b + size * 0.4),
            (x + a + size * 0.6, y + b + size),
        ]
        out += shape(stone, "#9aa0a6", 1.0) + seam([stone[1], stone[3]], 0.7)
    return f'<g filter="url(#wob)">{out}</g>'


def _projector() -> str:
    """The cannon on its tripod; the muzzle points to the upper right."""
    out = (
        rod("M-4 -22L-26 26", "#8a5a2c", 4, 3)
        + rod("M0 -22L22 24", "#8a5a2c", 4, 3)
        + rod("M-2 -20L-2 30", "#6a4220", 4, 3)
    )
    gun = (
        dot(-32, 0, 13, "#8a8f96", 2.2)
        + f'<path d="M-41 5A11 11 0 0 0 -25 9" fill="none" stroke="{EDGE}" stroke-width="1.5"/>'
    )
    gun += (
        f'<rect x="-24" y="-15" width="40" height="30" rx="4" '
        f'fill="url(#brass_down)" stroke="{EDGE}" stroke-width="2.2"/>'
    )
    gun += (
        f'<path d="M-15 -15V15M-6 -15V15M3 -15V15" stroke="{EDGE}" stroke-width="2"/>'
        f'<path d="M-23 9H15" stroke="{EDGE}" stroke-width="6" opacity=".25"/>'
    )
    for x in (-15, -6, 3):
        gun += (
            f'<ellipse cx="{x}" cy="-15" rx="3" ry="4.4" fill="#c42f38" stroke="{EDGE}" stroke-width="1.5"/>'
        )
    gun += (
        f'<path d="M15 -11Q26 -13 32 -24V24Q26 13 15 11Z" fill="{BRASS}" stroke="{EDGE}" stroke-width="2.2"/>'
    )
    gun += f'<ellipse cx="32" rx="5.4" ry="24" fill="#5d2a22" stroke="{EDGE}" stroke-width="2"/>' + dot(
        34, 0, 5, "#fff0d0", 1.6
    )
    gun += rivets([*row((-19, -12), (-19, 12), 4), *row((12, -12), (12, 12), 4)], 0.9)
    gun += glint([(-22, -8), (13, -8)], 2.6) + glint([(-42, -4), (-36, -11)], 2.2)
    gun += f'<path d="M-38 -12V-22H-10V-17" fill="none" stroke="{EDGE}" stroke-width="1.6"/>'
    gun += f'<ellipse cx="33" rx="3" ry="15" fill="#8a3a2c" stroke="{EDGE}" stroke-width="1.2"/>'
    gun += dot(34, 0, 4.4, "#fff0d0", 1.2)
    out += seam([(-12, 0), (9, 0)], 1.2) + rivets([(-25, 24), (21, 22), (-2, 28)], 1.0)
    out += rod("M-2 -20H14V-10", "#8a8f96", 2, 1.8) + dot(14, -8, 3, "#b3402e", 1.4)
    return (
        out
        + f'<g transform="translate(-2 -28) rotate(-42) scale(.82)">{gun}</g>'
        + dot(-2, -20, 5.5, BRASS, 2)
    )


def psychic_probe(drawing: Drawing) -> None:
    """An eye of crystal glass turns in brass rings and reads a distant camp."""
    sky(drawing, "#5f6f86", "#cfc3a8", 60)
    for x, y in ((-44, -54), (-20, -62), (20, -60), (46, -50), (50, -24), (-52, -26), (-36, -38), (36, -36)):
        drawing.strokes(
            taper([(x - 2.4, y), (x + 2.4, y)], 1.1, 0.2, 0.2)
            + taper([(x, y - 2.6), (x, y + 2.6)], 1.1, 0.2, 0.2)
        )
    ground(drawing, [(-62, 46), (-20, 42), (24, 42), (62, 46)], "#8d7a58")
    drawing.over(cast_shadow(4, 63, 34, 5), 1)
    drawing.over('<circle cx="0" cy="-12" r="46" fill="#fff2c8" opacity=".55" filter="url(#blur9)"/>', 0)
    rays: list[Points] = []
    for i in range(28):
        outer = ellipse(0, -12, 62, 62, 28)[i]
        inner = ellipse(0, -12, 41, 41, 28)[i]
        rays.append([inner, outer])
    drawing.over(
        f'<path d="{tapers(rays, 2.2, 0.9, 0.1)}" fill="#fff6d8" opacity=".75" filter="url(#wob)"/>', 0
    )
    drawing.over(placed(_armillary(), 0, -12, 1), 2)


def _armillary() -> str:
    out = rod("M0 34V52", "#b98735", 6, 3.4) + shape(
        [(-26, 64), (-18, 52), (18, 52), (26, 64)], "url(#brass_down)", 2.2
    )
    out += (
        f'<circle r="37" fill="#f6ead0" fill-opacity=".25" stroke="{EDGE}" stroke-width="7"/>'
        f'<circle r="37" fill="none" stroke="url(#brass)" stroke-width="4.6"/>'
    )
    for turn in (-32, 32):
        out += f'<ellipse rx="37" ry="13" transform="rotate({turn})" fill="none" stroke="{EDGE}" stroke-width="5.4"/>'
        out += f'<ellipse rx="37" ry="13" transform="rotate({turn})" fill="none" stroke="{BRASS}" stroke-width="3"/>'
    lid = curve([(-29, 0), (-14, -14), (0, -18), (14, -14), (29, 0), (14, 13), (0, 16), (-14, 13)], 5, True)
    out += shape(lid, "#fffaf0", 2.4) + dot(0, -1, 13.5, "#2f7f8c", 2.2)
    for i in range(16):
        a, b = ellipse(0, -1, 6, 6, 16)[i], ellipse(0, -1, 12.4, 12.4, 16)[i]
        out += f'<path d="{taper([a, b], 1.3, 0.8, 0.3)}" fill="#0f3a44"/>'
    out += '<circle cx="0" cy="-1" r="13.5" fill="none" stroke="#9fd8dd" stroke-width="1" opacity=".7"/>'
    out += dot(0, -1, 5.4, EDGE, 0) + dot(-4.4, -6, 2.8, "#fff", 0) + dot(4.6, 4.6, 1.2, "#cfeff2", 0)
    out += seam(curve([(-26, -3), (-13, -16.5), (0, -20.4), (13, -16.5), (26, -3)], 4), 1.0, 0.7)
    veins = [
        [(-27.0, 0.0), (-21.0, -1.0), (-18.0, -4.0)],
        [(26.0, 1.0), (20.0, 2.0), (17.0, 5.0)],
        [(-21.0, 6.0), (-17.0, 4.0)],
    ]
    out += f'<path d="{tapers(veins, 0.8)}" fill="#a8483c" opacity=".8"/>'
    ticks = [[(a * 0.955, b * 0.955), (a * 1.045, b * 1.045)] for a, b in ellipse(0, 0, 37, 37, 48)]
    out += f'<path d="{tapers(ticks, 0.9, 0.8, 0.8)}" fill="{EDGE}" opacity=".8"/>'
    out += glint(ellipse(0, 0, 35.6, 35.6, 14, 190, 265), 1.6) + rivets([(-15, 60), (0, 60), (15, 60)], 1.0)
    out += seam([(-23, 56.6), (23, 56.6)], 0.9) + glint([(-18, 54), (14, 54)], 1.3)
    for x, y in ((0, -37), (-37, 0), (37, 0), (0, 37)):
        out += dot(x, y, 4, BRASS, 1.8)
    return out


def blueprint(drawing: Drawing) -> None:
    """A machine that nobody has drawn yet: white lines on blue paper."""
    drawing.tint([(-62, -72), (62, -72), (62, 72), (-62, 72)], "#35597a")
    squares = "".join(f"M{x} -72V72" for x in range(-54, 60, 12)) + "".join(
        f"M-62 {y}H62" for y in range(-66, 72, 12)
    )
    paper = f'<path d="{squares}" stroke="#cfe2ee" stroke-width=".6" opacity=".35"/>'
    rim = '<rect x="-50" y="-60" width="100" height="120" fill="none"/>'
    wheels = "".join(
        f'<path d="{path(gear(x, y, radius, teeth, turn))}"/><circle cx="{x}" cy="{y}" r="{radius * 0.32}"/>'
        for x, y, radius, teeth, turn in (
            (-12, -14, 27, 12, 0.1),
            (24, 18, 18, 9, 0.2),
            (-20, 34, 13, 8, 0.0),
        )
    )
    rods = '<path d="M-12 -14L24 18L-20 34M-44 -48H-20M20 -48H44M34 50H46V38"/>'
    circle = '<circle cx="-12" cy="-14" r="36" stroke-dasharray="4 3"/>'
    pen = 'fill="none" stroke="#eef6fa" stroke-width="1.9" stroke-linejoin="round"'
    drawing.over(f'{paper}<g filter="url(#wob1)" {pen}>{rim}{circle}{wheels}{rods}</g>', 1)
