"""The pictures of the eight invention cards."""

from engraving.canopy import bushes
from engraving.card_buildings import cast_shadow, mound, palms, placed, steam
from engraving.crystals import crystal
from engraving.drawing import Drawing
from engraving.geometry import Points, curve, ellipse, gear
from engraving.goods import cube
from engraving.ink import hatch, path, taper, tapers
from engraving.landmarks import ferns
from engraving.machines import android, juggernaut, miner
from engraving.palette import BRASS, EDGE
from engraving.pieces import dot, drill_bit, explorer, rod, shape
from engraving.rocks import boulder, peak
from engraving.scenery import cavern, cloud, far_range, ground, jungle_edge, sky


def android_explorer(drawing: Drawing) -> None:
    """The automaton walks the jungle in a pith helmet."""
    sky(drawing, "#b9cfae", "#f0e4b4", 0)
    jungle_edge(drawing, -34, 13)
    jungle_edge(drawing, -12, 14)
    ground(drawing, [(-62, 22), (-10, 16), (30, 20), (62, 24)], "#b8b66a")
    palms(drawing)
    drawing.over(cast_shadow(4, 58, 34, 7), 60)
    drawing.over(placed(_staff() + android() + _hat(), -1, 54, 0.9), 61)
    bushes(drawing, [(-52, 52), (-38, 64), (50, 56), (36, 68), (58, 40)], 10)
    ferns(drawing, [(-24, 66), (22, 68), (-58, 66)], 1.1)


def _staff() -> str:
    return rod("M48 4L46 -100", "#b98735", 2.8, 2.8) + shape(
        [(46, -100), (60, -95), (58, -87), (46, -85)], "#b5603c", 1.6
    )


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
    return out + shape(brim, "#e4cf9c", 2) + dot(0, -104, 2.6, BRASS, 1.4)


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
        + shape([(-22, -84), (-22, -90), (-10, -90), (-10, -84)], BRASS, 1.8)
        + shape([(22, -84), (22, -90), (10, -90), (10, -84)], BRASS, 1.8)
    )


def _frame() -> str:
    out = ""
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
        for x, y in ((38, -64), (45, -36), (30, -24)):
            out += dot(side * x, y, 6, "#c9ccd0", 2) + dot(side * x, y, 2, EDGE, 0)
    return (
        out
        + rod("M-14 -56H14", BRASS, 3.4, 2.6)
        + dot(0, -56, 5, "#fff4d6", 1.6)
        + f'<path d="M0 -56L3 -59" stroke="{EDGE}" stroke-width="1.3"/>'
    )


def death_ray(drawing: Drawing) -> None:
    """A projector on a ledge splits a far peak."""
    sky(drawing, "#c08a74", "#f5dcae", 30)
    for x, height in ((-44, 34), (-12, 44)):
        peak(drawing, x, 20, height, (28, 28), 0.5)
    peak(drawing, 36, 20, 62, (36, 34), 0.4)
    jungle_edge(drawing, 20, 10)
    mound(drawing, curve([(-64, 30), (-40, 26), (-6, 32), (16, 44), (34, 72), (-64, 72)], 4), "#a98f6c")
    burst: Points = []
    for i in range(22):
        r = 17 if i % 2 == 0 else 8
        burst.append(ellipse(34, -34, r, r, 22)[i])
    beam = (
        '<path d="M0 -6L30 -43L39 -27Z" fill="#c42f38" opacity=".9"/>'
        '<path d="M0 -6L33 -38L36 -31Z" fill="#ffe9cf"/>'
    )
    flash = (
        f'<path d="{path(burst)}" fill="#fff3d0" stroke="#c42f38" '
        f'stroke-width="2"/><circle cx="34" cy="-34" r="5" fill="#fff"/>'
    )
    shards = "".join(
        shape([(34 + a, -34 + b), (38 + a, -38 + b), (41 + a, -32 + b)], "#79838d", 1.2)
        for a, b in ((-26, -10), (14, -20), (-14, -26), (16, 6))
    )
    drawing.over(f'<g filter="url(#wob)">{beam}{flash}{shards}</g>', 1)
    drawing.over(placed(_projector(), -22, 36, 1.0), 2)
    bushes(drawing, [(-56, 66), (-40, 70), (46, 66), (58, 58)], 9)


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
    return (
        out
        + f'<g transform="translate(-2 -28) rotate(-42) scale(.82)">{gun}</g>'
        + dot(-2, -20, 5.5, BRASS, 2)
    )


def _juggernaut_ship() -> str:
    """The airship without its stand."""
    return f'<g transform="translate(0 62)">{juggernaut()}</g>'


def juggernaut_card(drawing: Drawing) -> None:
    """The armoured airship breaks through storm clouds."""
    sky(drawing, "#7d8b93", "#d9d3bd", 50)
    cloud(drawing, -36, -48, 62, "#c9ced0")
    cloud(drawing, 38, -56, 60, "#b4bcc0")
    bolt: Points = [(44, -44), (36, -22), (43, -22), (33, 4), (52, -28), (44, -28), (52, -44)]
    drawing.body(bolt, "#fff6d0", 0.2, 1.3)
    far_range(drawing, 78, 0.75)
    drawing.over(steam(-1, -31, 0.5), 1)
    drawing.over(steam(14, -31, 0.5), 1)
    ship = _juggernaut_ship()
    clip = '<clipPath id="aloft"><rect x="-80" y="-60" width="160" height="104"/></clipPath>'
    drawing.over(
        f'{clip}<g transform="translate(0 6)"><g clip-path="url(#aloft)">{placed(ship, 4, 0, 0.78)}</g></g>',
        2,
    )
    front = Drawing(5)
    cloud(front, -30, 42, 60)
    cloud(front, 34, 48, 64)
    drawing.over(f'<g style="isolation:isolate">{front.markup()}</g>', 3)


def mechanical_miner(drawing: Drawing) -> None:
    """The boiler on legs at work in a cave of crystals."""
    cavern(drawing)
    glow = '<circle cx="-34" cy="34" r="44" fill="url(#glow)"/><circle cx="40" cy="30" r="40" fill="url(#glow)"/>'
    drawing.over(glow, 0)
    for x, y, h, w, lean in (
        (-46, 56, 44, 12, -6),
        (-32, 60, 30, 11, 4),
        (-54, 62, 22, 9, -5),
        (42, 54, 50, 13, 6),
        (54, 60, 30, 10, 5),
        (30, 62, 22, 9, -3),
    ):
        drawing.over(f'<g filter="url(#wob)">{crystal(x, y, h, w, lean)}</g>', 1)
    mound(
        drawing, curve([(-64, 60), (-30, 52), (0, 50), (30, 52), (64, 60), (64, 74), (-64, 74)], 4), "#5d5048"
    )
    drawing.over(cast_shadow(0, 56, 38, 6), 2)
    drawing.over(placed(miner(), 0, 48, 0.94), 3)
    sparks: list[Points] = [[(52, -38), (58, -46)], [(50, -30), (60, -30)], [(48, -44), (50, -54)]]
    drawing.over(f'<path d="{tapers(sparks, 2, 0.9, 0.1)}" fill="#ffc857"/>', 4)


def production_tanks(drawing: Drawing) -> None:
    """Two riveted tanks fill crates by the jungle."""
    sky(drawing, "#b7ccb4", "#f2e4b8", 10)
    jungle_edge(drawing, -8, 13)
    ground(drawing, [(-62, 34), (0, 30), (62, 34)], "#c4b077")
    drawing.over(steam(-24, -44, 0.8), 1)
    drawing.over(steam(30, -40, 0.6), 1)
    drawing.over(cast_shadow(2, 44, 52, 8), 1)
    drawing.over(
        placed(tank(-26, 46, 24, 78, "#c98a4a") + tank(27, 46, 21, 64, "#9aa3a6") + _pipes(), 0, 0, 1), 2
    )
    stack = "".join(cube(x, y, 9.5) for x, y in ((-12, 54), (8, 56), (28, 56), (-2, 40), (18, 42)))
    drawing.over(f'<g filter="url(#wob1)"><g filter="url(#tinted)">{stack}</g></g>', 3)
    bushes(drawing, [(-56, 62), (56, 64), (-44, 70)], 9)


def tank(x: float, foot: float, half: float, height: float, fill: str) -> str:
    """An upright tank with hoops, rivets and a gauge."""
    top = foot - height
    body: Points = [
        (x - half, foot),
        (x - half, top),
        *ellipse(x, top, half, half * 0.5, 16, 180, 360),
        (x + half, top),
        (x + half, foot),
    ]
    out = shape([*body, *ellipse(x, foot, half, half * 0.28, 12, 0, 180)], fill, 2.2)
    side: Points = [
        (x + half * 0.35, top - half * 0.4),
        (x + half, top),
        (x + half, foot),
        (x + half * 0.35, foot + half * 0.2),
    ]
    out += (
        f'<path d="{path(side)}" fill="#1c0d04" opacity=".28"/>'
        f'<path d="{hatch(side, -60, 2.8, 1.0)}" fill="{EDGE}" opacity=".7"/>'
    )
    out += (
        f'<path d="M{x - half * 0.72} {top + 3}V{foot - 4}" stroke="#fff" stroke-width="3.4" opacity=".45"/>'
    )
    for t in (0.06, 0.4, 0.78):
        y = top + height * t
        out += (
            f'<path d="M{x - half} {y}Q{x} {y + half * 0.5} {x + half} {y}" '
            f'fill="none" stroke="{EDGE}" stroke-width="5"/>'
        )
        out += (
            f'<path d="M{x - half} {y}Q{x} {y + half * 0.5} {x + half} {y}" '
            f'fill="none" stroke="{BRASS}" stroke-width="2.6"/>'
        )
    out += dot(x - half * 0.1, top + height * 0.24 + half * 0.2, 8, "#fff4d6", 2)
    y = top + height * 0.24 + half * 0.2
    return out + (
        f'<path d="M{x - half * 0.1} {y}l4 -5" stroke="#9a2a1c" stroke-width="1.8"/>'
        f'<circle cx="{x - half * 0.1}" cy="{y}" r="6" fill="none" stroke="{BRASS}" stroke-width="1.4"/>'
    )


def _pipes() -> str:
    out = (
        rod("M-26 -44V-54H27V-28", BRASS, 4.4, 3)
        + rod("M-2 10H6", "#8a8f96", 5, 3)
        + rod("M-2 26V34", BRASS, 5, 3)
    )
    for x, y in ((-26, -52), (27, -52)):
        out += dot(x, y, 4.6, BRASS, 1.8)
    wheel = gear(2, 8, 8, 8)
    return out + shape(wheel, "#b3402e", 1.6) + dot(2, 8, 2.6, BRASS, 1.3)


def psychic_probe(drawing: Drawing) -> None:
    """An eye of crystal glass turns in brass rings and reads a distant camp."""
    sky(drawing, "#5f6f86", "#cfc3a8", 60)
    for x, y in ((-44, -54), (-20, -62), (20, -60), (46, -50), (50, -24), (-52, -26), (-36, -38), (36, -36)):
        drawing.strokes(
            taper([(x - 2.4, y), (x + 2.4, y)], 1.1, 0.2, 0.2)
            + taper([(x, y - 2.6), (x, y + 2.6)], 1.1, 0.2, 0.2)
        )
    ground(drawing, [(-62, 46), (-20, 42), (24, 42), (62, 46)], "#8d7a58")
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
    out += dot(0, -1, 5.4, EDGE, 0) + dot(-4.4, -6, 2.8, "#fff", 0)
    for x, y in ((0, -37), (-37, 0), (37, 0), (0, 37)):
        out += dot(x, y, 4, BRASS, 1.8)
    return out


def transport_tunneller(drawing: Drawing) -> None:
    """A boring machine breaks out of the rock on rails."""
    cavern(drawing, "#8a776c", "#33241c")
    mound(drawing, curve([(-64, 46), (-20, 42), (20, 44), (64, 50), (64, 74), (-64, 74)], 4), "#a08a6c")
    drawing.over(_rails(), 1)
    drawing.over(steam(-26, -36, 0.7), 1)
    drawing.over(cast_shadow(-4, 50, 50, 6), 1)
    drawing.over(placed(_borer(), -10, 44, 1), 2)
    for x, y, w in ((48, 62, 20), (32, 68, 14), (-50, 68, 18)):
        boulder(drawing, x, y, w, "#8d8178")
    shards: list[Points] = [
        [(52, -30), (60, -38)],
        [(54, -6), (64, -6)],
        [(50, 22), (60, 30)],
        [(46, -42), (48, -54)],
    ]
    drawing.over(f'<path d="{tapers(shards, 2.4, 0.9, 0.1)}" fill="{EDGE}"/>', 3)


def _rails() -> str:
    out = "".join(
        shape([(x, 50), (x + 5, 50), (x + 7, 60), (x + 1, 60)], "#7a5430", 1.3) for x in range(-60, 30, 14)
    )
    return out + rod("M-64 52H30", "#8a8f96", 1.8, 1.6) + rod("M-64 58H32", "#8a8f96", 1.8, 1.6)


def _borer() -> str:
    out = shape([(-48, -2), (-48, -44), (-34, -58), (12, -58), (14, -2)], "url(#iron)", 2.4)
    out += shape([(-44, -30), (-44, -44), (-33, -54), (-18, -54), (-18, -30)], "#d9a95c", 2) + shape(
        [(-40, -34), (-40, -44), (-32, -50), (-22, -50), (-22, -34)], "#cfe3e4", 1.6
    )
    for x in (-12, -4, 4):
        out += (
            f'<path d="M{x} -56V-6" stroke="{EDGE}" stroke-width="1.6"/><circle cx="{x}" '
            f'cy="-50" r="1.4" fill="{BRASS}"/><circle cx="{x}" cy="-14" r="1.4" fill="{BRASS}"/>'
        )
    out += shape([(-30, -58), (-31, -74), (-19, -74), (-20, -58)], "#5b5148", 2) + shape(
        [(-34, -74), (-34, -80), (-16, -80), (-16, -74)], BRASS, 1.8
    )
    for x in (-38, -18, 2):
        out += dot(x, 2, 9, "#c99b4e", 2.2) + dot(x, 2, 3, EDGE, 0)
    out += rod("M-38 2H2", "#8a8f96", 2, 1.8)
    return out + shape([(12, -60), (22, -56), (22, -2), (12, 0)], BRASS, 2.2) + drill_bit(22, -58, 68, 0)


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
