"""The pictures of the mod The Sierra Foundry: four cards and two tiles."""

from functools import partial

from engraving.canopy import bushes
from engraving.card_engines import tank
from engraving.cards import card_picture
from engraving.crystals import FANNED, slabs, vein
from engraving.drawing import Drawing
from engraving.geometry import Point, Points, curve, ellipse, hexagon
from engraving.ink import path, taper, tapers
from engraving.landmarks import ferns, pool
from engraving.palette import BRASS, EDGE
from engraving.picture import Picture, drawn
from engraving.pieces import dot, rod, shape
from engraving.plates import flat_die
from engraving.rocks import boulder, mountains, peak
from engraving.scenery import cloud, far_range, ground, hall, jungle_edge, sky
from engraving.setting import cast_shadow, mound, palms, placed, steam
from engraving.tiles import SIZE, UNIT, framed

MOD = "sierra_foundry"


def _rain_cisterns(drawing: Drawing) -> None:
    """Two wooden cisterns stand in the rain, a gutter leads from roof to roof."""
    sky(drawing, "#7f98a6", "#d5d8c6", 10)
    for x, y, width in ((-34, -58, 52), (24, -62, 60), (52, -50, 34)):
        cloud(drawing, x, y, width, "#c3ccd0")
    jungle_edge(drawing, 0, 13)
    ground(drawing, [(-62, 38), (0, 34), (62, 38)], "#a9a266")
    chance = drawing.chance
    rain: list[Points] = []
    for _ in range(70):
        x, y = chance.uniform(-58, 66), chance.uniform(-46, 30)
        rain.append([(x, y), (x - 3.5, y + chance.uniform(9, 15))])
    drawing.over(f'<path d="{tapers(rain, 1.3, 0.5, 0.2)}" fill="#3d5a6a" opacity=".75"/>', 1)
    drawing.over(cast_shadow(0, 56, 52, 8), 2)
    legs = "".join(rod(f"M{x} 30V58", "#7a5430", 4, 3) for x in (-44, -12, 14, 42))
    gutter = rod("M-52 -34H56", BRASS, 4, 3) + rod("M-28 -34V-20M28 -34V-16", BRASS, 5, 3)
    spout = rod("M-28 22V44M28 22V44", BRASS, 4, 3) + dot(-28, 34, 4.5, "#b3402e", 1.6)
    drops = dot(28, 50, 2.6, "#8fc3d0", 1.2) + dot(-28, 51, 2.6, "#8fc3d0", 1.2)
    tanks = tank(-28, 34, 23, 52, "#a8743c") + tank(28, 34, 21, 46, "#8f9aa0")
    drawing.over(placed(legs + tanks + gutter + spout + drops, 0, 0, 1), 3)
    ferns(drawing, [(-52, 66), (2, 66), (54, 66)], 1.1)


def _pneumatic_post(drawing: Drawing) -> None:
    """A die shoots through glass tubes in a hall of brass."""
    hall(drawing)
    back = rod("M-62 -46H-20Q-6 -46 -6 -32V62", "#8a6a3c", 9, 3.4) + rod(
        "M62 -14H34Q22 -14 22 0V62", "#8a6a3c", 9, 3.4
    )
    drawing.over(f'<g filter="url(#wob1)"><g filter="url(#tinted)">{back}</g></g>', 1)
    way = "M-62 24H-34Q-18 24 -18 8V-16Q-18 -30 -4 -30H16Q32 -30 32 -14V10Q32 26 46 26H62"
    glass = rod(way, "#d8ecec", 25, 3.6)
    shine = f'<path d="{way}" fill="none" stroke="#fff" stroke-width="4" opacity=".75" transform="translate(-5 -5)"/>'
    rings = "".join(
        rod(data, BRASS, 6, 3) for data in ("M-46 9V39", "M-34 -4H-2", "M6 -46V-14", "M16 -4H48", "M50 11V41")
    )
    drawing.over(f'<g filter="url(#wob1)">{glass}{shine}{rings}</g>', 2)
    drawing.over(flat_die(14, -30, 17, 5) + flat_die(-18, 0, 17, 6), 3)
    puffs: list[Points] = [[(-4, -36), (-14, -37)], [(-4, -30), (-16, -30)], [(-4, -24), (-13, -23)]]
    drawing.over(f'<path d="{tapers(puffs, 2, 0.2, 0.8)}" fill="{EDGE}"/>', 4)
    desk: Points = [(-62, 50), (62, 46), (62, 72), (-62, 72)]
    drawing.body(desk, "#8a5a30", 0.4, 1.6)
    drawing.over(steam(-44, -20, 0.5), 5)


def _field_smithy(drawing: Drawing) -> None:
    """An anvil and a glowing forge under an awning in the mountains."""
    sky(drawing, "#a9c4cb", "#f4e3b6", 10)
    far_range(drawing, 20, 0.9)
    ground(drawing, [(-62, 30), (0, 26), (62, 30)], "#c0aa70")
    drawing.over(steam(-30, -44, 0.9), 1)
    poles = rod("M-50 -26V52M52 -30V52", "#7a5430", 4, 3)
    awning = shape(
        [(-60, -24), (-34, -44), (44, -48), (60, -28), (30, -22), (0, -26), (-30, -19)], "#b5603c", 2
    )
    stripes = "".join(
        shape([(x, y), (x + 12, y - 1), (x + 14, y + 20), (x - 2, y + 21)], "#f1dfb4", 1.4)
        for x, y in ((-26, -43), (4, -45), (32, -46))
    )
    drawing.over(placed(poles + awning + stripes, 0, 0, 1), 2)
    drawing.over(cast_shadow(0, 58, 50, 8), 2)
    hearth = shape([(-54, 54), (-50, 14), (-14, 14), (-10, 54)], "#7d726a", 2.2)
    hearth += shape([(-46, 36), (-40, 22), (-24, 22), (-18, 36)], "#3a1c10", 1.8)
    fire = curve([(-44, 36), (-40, 20), (-36, 28), (-32, 12), (-27, 27), (-23, 20), (-20, 36)], 5)
    hearth += (
        f'<path d="{path(fire)}" fill="#f08a2c"/><ellipse cx="-32" cy="33" rx="8" ry="5" fill="#ffd86a"/>'
    )
    drawing.over(placed(hearth, 0, 0, 1), 3)
    block = shape([(10, 58), (13, 38), (41, 38), (45, 58)], "#8a5a30", 2.2)
    anvil = shape(
        curve([(-6, 17), (8, 16), (44, 15), (48, 18), (44, 24), (34, 27), (34, 34), (41, 39), (11, 39), (19, 34),
               (19, 27), (4, 25)], 3, True), "#6f757c", 2.2,
    )  # fmt: skip
    bar = shape([(4, 11), (34, 9), (34, 14), (4, 16)], "#ffb14a", 1.6)
    hammer = rod("M24 6L46 -18", "#8a5a2c", 3.4, 2.6) + shape(
        [(14, 0), (26, -8), (33, 3), (21, 10)], "#9aa3a6", 2
    )
    drawing.over(placed(block + anvil + bar + hammer, 0, 0, 1), 4)
    sparks: list[Points] = [
        [(20, 2), (12, -12)],
        [(16, 6), (2, -2)],
        [(28, 0), (30, -16)],
        [(10, 8), (-4, 8)],
    ]
    drawing.over(f'<path d="{tapers(sparks, 2, 0.9, 0.1)}" fill="#ffd257"/>', 5)
    bushes(drawing, [(-56, 66), (56, 66)], 8)


def _listening_mast(drawing: Drawing) -> None:
    """A lattice mast with three horns listens over the valley."""
    sky(drawing, "#8ba0b4", "#f1dcae", 40)
    peak(drawing, -34, 44, 52, (34, 34), 0.5)
    peak(drawing, 40, 44, 44, (30, 30), 0.5)
    mound(
        drawing, curve([(-64, 60), (-30, 46), (0, 40), (32, 46), (64, 60), (64, 74), (-64, 74)], 4), "#a9a15e"
    )
    mast = rod("M-15 50L-4 -52M15 50L4 -52", "#8a8f96", 4, 3)
    for low in range(5):
        y, half = 44 - low * 19, 14.4 - low * 2.1
        mast += rod(f"M{-half} {y}L{half - 2} {y - 19}M{half} {y}L{2 - half} {y - 19}", "#a9afb5", 2, 2)
    mast += dot(0, -56, 4.5, BRASS, 1.8)
    drawing.over(placed(mast, 0, 0, 1), 2)
    horns = _horn(-6, -34, -1, 1.0) + _horn(6, -22, 1, 1.15) + _horn(-8, 2, -1, 0.85)
    drawing.over(placed(horns, 0, 0, 1), 3)
    waves = "".join(
        taper(ellipse(x, y, radius, radius, 14, start, start + 70), 1.8, 0.3, 0.3)
        for x, y, start in ((-34, -34, 145), (38, -22, -35))
        for radius in (10, 17, 24)
    )
    drawing.over(f'<g filter="url(#wob)"><path d="{waves}" fill="#2f4a5a" opacity=".8"/></g>', 4)
    palms(drawing)


def _horn(x: float, y: float, side: int, s: float) -> str:
    """A listening horn that opens to one side."""
    cone: list[Point] = [(0, -4), (20, -8), (38, -20), (38, 20), (20, 8), (0, 4)]
    points = [(x + side * a * s, y + b * s) for a, b in cone]
    mouth = ellipse(x + side * 38 * s, y, 7 * s, 20 * s, 20)
    return shape(points, BRASS, 2.2) + shape(mouth, "#5a3c22", 2) + dot(x, y, 4 * s, "#8a8f96", 1.6)


def _hot_springs(drawing: Drawing) -> None:
    """Blue pools steam among crystals."""
    drawing.tint(hexagon(120), "#6a5a4c")
    slabs(drawing)
    pool(drawing, 30, 8, 46, 22)
    pool(drawing, -44, 40, 28, 15)
    pool(drawing, 52, -44, 24, 12)
    vein(drawing, -30, -10, 0.72, FANNED, 3)
    for x, y in ((-8, 24), (70, 22), (4, -14), (-70, 46), (-20, 52), (30, -46), (76, -36)):
        boulder(drawing, x, y, 17, drawing.chance.choice(("#b7aa9a", "#9d8f80")))
    drawing.over(steam(26, -2, 1.05), 40)
    drawing.over(steam(54, -52, 0.6), 41)
    drawing.over(steam(-46, 32, 0.7), 42)


def _observatory(drawing: Drawing) -> None:
    """A round tower with an open dome among the snow peaks; its telescope looks up."""
    low = (
        (-70.0, -4.0, 56.0, 34.0, 36.0, 0.5), (70.0, -4.0, 60.0, 36.0, 34.0, 0.5), (-34.0, -2.0, 74.0, 38.0, 40.0, 0.5),
        (30.0, 0.0, 66.0, 40.0, 42.0, 0.5),
    )  # fmt: skip
    mountains(drawing, low, stones=False)
    shelf = curve([(-92, 30), (-50, 14), (0, 8), (50, 12), (92, 26)], 6)
    drawing.tint([*shelf, (92, 110), (-92, 110)], "#d8d2bc", 0.96)
    drawing.line(shelf, 1.4)
    for x, y in ((-64, 40), (72, 40), (-40, 66), (52, 70)):
        boulder(drawing, x, y, 20, "#c9cdcc")
    drawing.over(cast_shadow(24, 44, 44, 9), 10)
    wall = shape([(-10, 40), (-6, -22), (54, -22), (58, 40)], "#d9b98a", 2.2)
    wall += "".join(
        f'<path d="M{x} {y}h11" stroke="{EDGE}" stroke-width="1.2" opacity=".6"/>'
        for y in (-12, 0, 12, 24, 34)
        for x in (-2 + y % 5, 16 + y % 7, 36 - y % 4)
    )
    wall += shape([(16, 40), (16, 22), (24, 15), (32, 22), (32, 40)], "#5a3c22", 2)
    wall += shape([(-12, -20), (-12, -27), (60, -27), (60, -20)], "#8a5a30", 2)
    dome = shape([*ellipse(24, -27, 34, 38, 24, 180, 360)], "#7f9aa0", 2.2)
    dome += shape([(30, -64), (44, -60), (58, -27), (34, -27)], "#2c3a44", 2)
    scope = (
        rod("M34 -34L62 -74", BRASS, 9, 3.2)
        + rod("M58 -68L66 -80", BRASS, 13, 3.2)
        + dot(34, -34, 5, "#8a8f96", 2)
    )
    drawing.over(placed(wall + dome + scope, 0, 0, 1), 20)


def pictures() -> list[Picture]:
    """The pictures by the names that the mod gives to its cards and tiles."""
    cards = {
        "rain_cisterns": _rain_cisterns,
        "pneumatic_post": _pneumatic_post,
        "field_smithy": _field_smithy,
        "listening_mast": _listening_mast,
    }
    tiles = {"H8": _hot_springs, "O11": _observatory}
    middle = (SIZE[0] / 2, SIZE[1] / 2)
    return [
        *(card_picture(name, plan, 90 + i, "png") for i, (name, plan) in enumerate(cards.items())),
        *(
            drawn(name, SIZE, partial(framed, 70 + i, plan), middle, UNIT, 70 + i)
            for i, (name, plan) in enumerate(tiles.items())
        ),
    ]
