"""The pictures of the invention cards with an engine: the airship, the miner, the tanks, the tunneller."""

from engraving.canopy import bushes
from engraving.crystals import crystal
from engraving.drawing import Drawing
from engraving.geometry import Points, curve, ellipse, gear
from engraving.goods import cube
from engraving.ink import hatch, path, tapers
from engraving.machines import juggernaut, miner
from engraving.palette import BRASS, EDGE
from engraving.pieces import dot, drill_bit, rod, shape
from engraving.rocks import boulder
from engraving.scenery import cavern, cloud, far_range, ground, jungle_edge, sky
from engraving.setting import cast_shadow, glint, mound, placed, rivets, row, seam, steam


def _juggernaut_ship() -> str:
    """The airship without its stand, plated and riveted."""
    out = juggernaut() + rivets([*row((-40, -50), (50, -50), 12), *row((-34, -27), (38, -27), 9)], 0.8)
    for x in (-10, 15, 41):
        out += seam([(x, -53), (x + 1, -24)], 0.9, 0.7)
    out += glint([(-42, -52), (48, -52)], 1.6) + glint([(-36, -82), (-26, -93), (14, -95)], 2.0)
    out += seam([(-66, -39), (-44, -50)], 0.9) + rivets([(-58, -41), (-52, -44), (-46, -47)], 0.7)
    out += seam(row((-38, -76), (40, -76), 5, 1), 0.8, 0.6) + seam([(40, -82), (53, -94)], 0.9, 0.7)
    for x in (-24, 2, 28):
        out += seam([(x - 4, -20), (x + 1, -34)], 0.8) + glint([(x - 4.6, -40), (x - 1, -42)], 1.2)
    return f'<g transform="translate(0 62)">{out}</g>'


def _rain(drawing: Drawing) -> Points:
    """Where drops fall from the storm clouds."""
    return [(drawing.chance.uniform(-56, 58), drawing.chance.uniform(-46, 20)) for _ in range(46)]


def juggernaut_card(drawing: Drawing) -> None:
    """The armoured airship breaks through storm clouds."""
    sky(drawing, "#7d8b93", "#d9d3bd", 50)
    cloud(drawing, -36, -48, 62, "#c9ced0")
    cloud(drawing, 38, -56, 60, "#b4bcc0")
    bolt: Points = [(48, -46), (41, -24), (46, -25), (38, -2), (53, -29), (47, -28), (54, -46)]
    drawing.over('<circle cx="46" cy="-26" r="22" fill="#fff3c4" opacity=".6" filter="url(#blur9)"/>', 0)
    drawing.over(f'<g filter="url(#wob)">{shape(bolt, "#fff6d0", 1.1)}</g>', 0.5)
    rain = [[(float(x), float(y)), (x - 3.0, y + 9.0)] for x, y in _rain(drawing)]
    drawing.strokes(tapers(rain, 0.8, 0.2, 0.2), 0.5)
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
    drawing.over(placed(miner() + _miner_plates(), 0, 48, 0.94), 3)
    sparks: list[Points] = [[(52, -38), (58, -46)], [(50, -30), (60, -30)], [(48, -44), (50, -54)]]
    drawing.over(f'<path d="{tapers(sparks, 2, 0.9, 0.1)}" fill="#ffc857"/>', 4)


def _miner_plates() -> str:
    """Rivets, seams and glints of the boiler, its lens, its legs and its tools."""
    out = rivets([(x, -41.4 + (1 - (x / 25) ** 2) * 4.6) for x in (-21, -14, -7, 7, 14, 21)], 0.8)
    out += seam(curve([(12, -70), (19, -58), (21, -46)], 4), 1.0, 0.7) + seam([(0, -37), (0, -20)], 0.9, 0.6)
    out += rivets([(x, -25.5 + abs(x) * -0.12) for x in (-12, -6, 6, 12)], 0.7)
    out += glint(curve([(-20, -54), (-16, -63), (-9, -70)], 4), 2.6) + rivets(
        row((1, -89), (15, -89), 4), 0.7
    )
    turns = ellipse(-3, -55, 10.4, 10.4, 8)
    out += rivets(turns, 0.6) + glint([(-9, -59), (-5, -62.5)], 1.4, 0.9)
    for x, top, foot in ((-37, -38, 0), (37, -38, 0), (-22, -18, 4), (22, -18, 4)):
        out += seam([(x - 1.4, top), (x - 1.6 - x * 0.04, foot)], 0.8, 0.5)
        out += seam([(x - 3, (top + foot) / 2), (x + 3, (top + foot) / 2)], 0.9, 0.7)
    return (
        out
        + glint(curve([(-54, -60), (-46, -77), (-30, -88)], 5), 1.6)
        + rivets([(-33, -83), (-27, -87)], 0.9)
    )


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
    for t in (0.14, 0.23, 0.32, 0.5, 0.6, 0.69, 0.88, 0.95):
        level = row((x - half, top + height * t), (x + half, top + height * t), 7, half * 0.25)
        out += seam(level, 0.7, 0.45)
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
        out += rivets(row((x - half + 2, y + 0.6), (x + half - 2, y + 0.6), 7, half * 0.23), 0.7)
    out += dot(x - half * 0.1, top + height * 0.24 + half * 0.2, 8, "#fff4d6", 2)
    y = top + height * 0.24 + half * 0.2
    marks = tapers(
        [
            [(x - half * 0.1 + a * 0.7, y + b * 0.7), (x - half * 0.1 + a, y + b)]
            for a, b in ellipse(0, 0, 5.4, 5.4, 10)
        ],
        0.7,
        0.9,
        0.9,
    )
    out += f'<path d="{marks}" fill="{EDGE}"/>'
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
    out += glint([(-24, -55.4), (25, -55.4)], 1.4) + rivets([(-14, -54), (0, -54), (14, -54)], 0.8)
    wheel = gear(2, 8, 8, 8)
    return out + shape(wheel, "#b3402e", 1.6) + dot(2, 8, 2.6, BRASS, 1.3)


def transport_tunneller(drawing: Drawing) -> None:
    """A boring machine breaks out of the rock on rails."""
    cavern(drawing, "#8a776c", "#33241c")
    mound(drawing, curve([(-64, 46), (-20, 42), (20, 44), (64, 50), (64, 74), (-64, 74)], 4), "#a08a6c")
    drawing.over(_rails(), 1)
    drawing.over(steam(-26, -36, 0.7), 1)
    drawing.over(cast_shadow(-4, 50, 50, 6), 1)
    drawing.over('<ellipse cx="34" cy="-4" rx="34" ry="40" fill="url(#glow_soft)" opacity=".55"/>', 1)
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
    out += rivets([*row((-44, -26), (-20, -26), 6), *row((-44, -8), (10, -8), 11)], 0.8)
    out += seam([(-47, -23), (-14, -23)], 1.0) + glint([(-46, -42), (-34, -56), (-22, -56.6)], 1.8, 0.5)
    out += glint([(-38, -36), (-30, -47)], 1.6, 0.8) + glint([(-29, -62), (-28.6, -72)], 1.6, 0.5)
    out += "".join(seam([(-43, y), (-18, y)], 0.8, 0.7) for y in (-20, -17, -14))
    out += dot(4, -64, 5.2, BRASS, 1.8) + dot(5.4, -64, 3.2, "#fff2c4", 1.2)
    for x in (-38, -18, 2):
        out += dot(x, 2, 9, "#c99b4e", 2.2) + "".join(
            seam([(x + a * 0.4, 2 + b * 0.4), (x + a, 2 + b)], 1.2) for a, b in ellipse(0, 0, 7.4, 7.4, 8)
        )
        out += dot(x, 2, 3, EDGE, 0)
    out += rod("M-38 2H2", "#8a8f96", 2, 1.8)
    return (
        out
        + shape([(12, -60), (22, -56), (22, -2), (12, 0)], BRASS, 2.2)
        + rivets(row((17, -55), (17, -4), 7), 0.9)
        + drill_bit(22, -58, 68, 0)
    )
