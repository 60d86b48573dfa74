"""The territories and the Graveyard: hexagons with a rim, without their plates. Each has its own drawing."""

import math
from collections.abc import Callable
from functools import partial

from engraving.beasts import Beast, bear, caiman, condor, jaguar, llama, macaws, serpent
from engraving.canopy import bushes, canopy, crown, grass, palm
from engraving.caverns import caverns
from engraving.crystals import FANNED, LARGE, Shard, slabs, vein
from engraving.drawing import Drawing
from engraving.geometry import curve, ellipse, hexagon
from engraving.ink import path, taper
from engraving.landmarks import (
    canoe,
    clearing,
    cliff,
    ferns,
    lilies,
    pool,
    river,
    rope_bridge,
    stone_head,
    thicket,
    waterfall,
)
from engraving.palette import INK
from engraving.pen import Pen
from engraving.picture import Picture, drawn
from engraving.rocks import Peak, boulder, mountains
from engraving.ruins import pillar, pyramid, stela
from engraving.scrapyard import graveyard
from engraving.village import fence, huts, smoke, totem

RADIUS = 96.0
UNIT = 0.985
SIZE = (170, 196)
Plan = Callable[[Drawing], None]

# The animal of a tile and its middle: in the upper right corner, which no token, die or plate ever covers.
ANIMALS: dict[str, tuple[Beast, float, float, float]] = {  # with its size
    "N2": (macaws, 54.0, -38.4, 0.94),
    "N4": (jaguar, 52.5, -38.5, 1.0),
    "N6": (serpent, 54.5, -37.0, 1.0),
    "N8": (caiman, 53.5, -34.0, 1.0),
    "N11": (condor, 53.0, -40.0, 0.96),
    "D4": (bear, 52.0, -37.5, 1.0),
    "D6": (llama, 51.0, -36.0, 1.0),
}


def _animal(drawing: Drawing, label: str) -> tuple[float, float, float, float]:
    """Draw the animal of a tile, whose colours keep close to its lines; the area that it takes: left, top, right,
    bottom from the tile's middle.
    """
    beast, x, y, size = ANIMALS[label]
    pen = Pen(Drawing(5), x, y, size)
    beast(pen)
    drawing.over(pen.drawing.markup("wash_fine"), -100)
    return pen.box


def _jungle_floor(drawing: Drawing) -> None:
    drawing.tint(hexagon(120), "#7f9a55")


def _palms(drawing: Drawing, *places: tuple[float, float, float]) -> None:
    for i, (x, y, height) in enumerate(places):
        palm(drawing, x, y, height, (-7, 6, -4, 8)[i % 4], 1.25)


def _head_in_a_clearing(drawing: Drawing) -> None:
    _jungle_floor(drawing)
    canopy(drawing, [(36, 0, 46)])
    clearing(drawing, 38, 0, 44, 30)
    stone_head(drawing, 38, 6, 0.95)
    ferns(drawing, [(4, 12), (72, 14), (16, 22)], 1.0)
    thicket(drawing, (36, 12), 46, 22)
    _palms(drawing, (-50, -26, 24), (-18, -52, 22))


def _macaws(drawing: Drawing) -> None:
    _jungle_floor(drawing)
    canopy(drawing)
    _animal(drawing, "N2")
    _palms(drawing, (-54, -20, 24), (-26, -48, 22))


def _jaguar(drawing: Drawing) -> None:
    _jungle_floor(drawing)
    canopy(drawing)
    _animal(drawing, "N4")
    _palms(drawing, (-48, -30, 24), (-10, -58, 20))


def _river_with_canoe(drawing: Drawing) -> None:
    _jungle_floor(drawing)
    stream = river(drawing, [(24, -110), (38, -66), (20, -30), (34, 6), (14, 40), (24, 110)], 44)
    canopy(drawing, water=[(x + d, y) for x, y in stream for d in (-16, 0, 16)])
    canoe(drawing, 24, -24, 1.1)
    _palms(drawing, (-44, -34, 25), (-62, 18, 22), (64, -30, 24))


def _serpent(drawing: Drawing) -> None:
    _jungle_floor(drawing)
    canopy(drawing)
    _animal(drawing, "N6")
    _palms(drawing, (-56, -24, 23), (-14, -56, 20))


def _bridge(drawing: Drawing) -> None:
    _jungle_floor(drawing)
    stream = river(drawing, [(44, -110), (34, -60), (48, -20), (36, 24), (52, 110)], 34)
    canopy(drawing, water=[(x + d, y) for x, y in stream for d in (-20, -10, 0, 10, 20)])
    for x, y in stream[4::6]:
        boulder(drawing, x - 24, y + 6, 18)
        boulder(drawing, x + 24, y + 2, 18)
    rope_bridge(drawing, (6, -26), (82, -34), 13)
    _palms(drawing, (-52, -34, 24), (-24, -58, 22), (-68, 16, 22))


def _lake(drawing: Drawing) -> None:
    _jungle_floor(drawing)
    canopy(drawing, [(50, -32, 42), (16, -28, 34)])
    pool(drawing, 38, -31, 52, 31)
    _animal(drawing, "N8")
    lilies(drawing, [(2, -14), (22, -8), (28, -52), (66, -14), (6, -42)])
    bushes(drawing, [(-22, -2), (-4, 10), (20, 14), (46, 10), (70, 2)], 10)
    _palms(drawing, (-54, -30, 25), (-20, -58, 20))


def _cloud_forest(
    guest: Plan,
    palms: tuple[tuple[float, float, float], ...],
    free: tuple[float, float, float] = (0, 0, 0),
) -> Plan:
    """Trees under snow, with a gap round `free` (x, y, radius) for what lives there."""

    def draw(drawing: Drawing) -> None:
        mountains(drawing)
        guest(drawing)
        chance = drawing.chance
        places = [(x, y) for y in (10, 22, 34, 46, 58, 70, 82) for x in range(-84, 90, 19)]
        trees = [
            (y + chance.uniform(-2, 2), x + chance.uniform(-4, 4))
            for x, y in places
            if (y > 16 or abs(x) > 22) and math.dist((x, y), free[:2]) > free[2]
        ]
        for y, x in sorted(trees):
            crown(drawing, x, y, 13.5 * chance.uniform(0.9, 1.12))
        _palms(drawing, *palms)

    return draw


def _with_condor(drawing: Drawing) -> None:
    _animal(drawing, "N11")


def _with_waterfall(drawing: Drawing) -> None:
    waterfall(drawing, 36, -40, 14, 22)
    river(drawing, [(30, 32), (16, 52), (24, 74), (10, 110)], 17)


def _with_bear(drawing: Drawing) -> None:
    """A green ledge under the bear, before the snow."""
    bushes(drawing, [(30, -30), (78, -28), (40, -44), (70, -42)], 11)
    bushes(drawing, [(34, -14), (54, -12), (72, -12)], 12)
    _animal(drawing, "D4")


def _with_bridge(drawing: Drawing) -> None:
    """A bridge over the tree tops, from cliff to cliff."""
    cliff(drawing, -40, 0, -22, 34)
    cliff(drawing, 58, 96, -22, 34)
    rope_bridge(drawing, (-8, -26), (66, -26), 16)


def _ruins(relief: Plan, broken: bool = False) -> Plan:
    def draw(drawing: Drawing) -> None:
        drawing.tint(hexagon(120), "#d9c38c")
        chance = drawing.chance
        for _ in range(12):
            x, y = chance.uniform(-80, 80), chance.uniform(-60, 60)
            drawing.strokes(taper([(x, y), (x + chance.uniform(6, 14), y + 0.5)], 0.8), 0.6)
        bushes(drawing, [(-70, -34), (-56, -46), (-76, -16), (66, -40), (78, -22), (54, -56), (-40, -58)], 12)
        bushes(drawing, [(76, -4), (-78, 4), (-58, -26), (64, -22)], 12)
        pyramid(drawing, 8, 32, 1.0, broken=broken)
        bushes(
            drawing,
            [(-74, 30), (-62, 40), (-80, 16), (80, 26), (-50, 58), (52, 60), (-36, 74), (36, 76), (0, 86)],
            11.5,
        )
        relief(drawing)

    return draw


def _ruins_palms(drawing: Drawing) -> None:
    palm(drawing, -66, 28, 30, -6, 1.1)
    palm(drawing, 72, 34, 27, 5, 1.05)


def _ruins_columns(drawing: Drawing) -> None:
    for x, height in ((54, 40), (68, 30)):
        pillar(drawing, x, 46, height, 1.0)
    pillar(drawing, -66, 42, 26, 0.9, fallen=True)


def _ruins_stelae(drawing: Drawing) -> None:
    stela(drawing, 60, 42, 1.2)
    stela(drawing, -58, 46, 1.0)
    palm(drawing, -70, 14, 26, -6, 1.0)


def _ruins_heads(drawing: Drawing) -> None:
    """Two colossal heads look the comer in the face."""
    stone_head(drawing, 62, 50, 0.62)
    stone_head(drawing, -58, 52, 0.5)
    ferns(drawing, [(40, 56), (-38, 58)], 0.8)


def _mountain_ruins(drawing: Drawing) -> None:
    mountains(drawing)
    drawing.tint(ellipse(14, 36, 76, 22), "#c9b98c", 0.9)
    pyramid(drawing, 16, 36, 0.86)
    bushes(drawing, [(-52, 36), (-66, 30), (-42, 44), (70, 34), (80, 26), (58, 46), (-56, 52), (66, 52)], 9)
    pillar(drawing, -70, 44, 24, 0.8)


def _village(places: tuple[tuple[float, float, float], ...], guest: Plan) -> Plan:
    def draw(drawing: Drawing) -> None:
        drawing.tint(hexagon(120), "#dcc58a")
        way = curve([(-6, 14), (-16, 30), (4, 48), (-8, 96)], 6)
        drawing.tint([(x - 9, y) for x, y in way] + [(x + 9, y) for x, y in way[::-1]], "#f0dfb2")
        drawing.tint(ellipse(-4, -6, 70, 44), "#ead6a0", 0.9)
        grass(drawing, 26)
        bushes(
            drawing,
            [
                (-66, -44),
                (-50, -58),
                (-76, -26),
                (70, -46),
                (56, -60),
                (30, -72),
                (-26, -74),
                (2, -80),
                (78, -28),
            ],
            10,
        )
        huts(drawing, places)
        for x, y, s in sorted(places, key=lambda p: p[1])[:3]:
            smoke(drawing, x, y - 32 * s, 0.9, 1 if x < 20 else -1)
        guest(drawing)
        bushes(drawing, [(-74, 34), (-62, 46), (76, 40), (64, 54), (-50, 66), (52, 68)], 9)

    return draw


def _garden(drawing: Drawing) -> None:
    fence(drawing, [(-70, 58), (-40, 66), (-18, 66)])
    _animal(drawing, "D6")


_LOW_PEAKS = (
    (-72.0, -8.0, 44.0, 32.0, 34.0, 0.5), (-42.0, -4.0, 78.0, 38.0, 40.0, 0.5), (-4.0, -6.0, 66.0, 34.0, 36.0, 0.55),
    (34.0, -10.0, 52.0, 34.0, 36.0, 0.55), (72.0, -10.0, 56.0, 34.0, 32.0, 0.5),
)  # fmt: skip


def _mountain_village(places: tuple[tuple[float, float, float], ...], guest: Plan) -> Plan:
    """Large huts on the right half, which no piece hides, and a far group on the left."""

    def draw(drawing: Drawing) -> None:
        mountains(drawing, _LOW_PEAKS, ground=("#c3c8c8", "#b0b6b4"), stones=False)
        shelf = curve([(-92, 6), (-50, -4), (-6, -14), (44, -20), (92, -14)], 6)
        drawing.tint([*shelf, (92, 110), (-92, 110)], "#ecdcae", 0.96)
        drawing.line(shelf, 1.4)
        grass(drawing, 12, 70)
        guest(drawing)
        huts(drawing, places)
        x, y, s = min(places, key=lambda p: p[1])
        smoke(drawing, x, y - 33 * s, 0.9, -1)
        bushes(drawing, [(-70, 46), (-58, 56), (66, 56), (78, 44), (-40, 70), (40, 72), (0, 84)], 9)
        boulder(drawing, -78, 30, 20, "#c9cdcc")

    return draw


def _with_totems(drawing: Drawing) -> None:
    totem(drawing, -64, 20, 0.95)
    totem(drawing, 6, 24, 0.9)


def _valley_vein(fan: bool) -> Plan:
    def draw(drawing: Drawing) -> None:
        drawing.tint(hexagon(120), "#4a3a34")
        slabs(drawing)
        vein(drawing, 10, 10, 1.14, FANNED if fan else LARGE)

    return draw


_CAVE_PEAKS: tuple[Peak, ...] = (
    (-70.0, 0.0, 62.0, 36.0, 36.0, 0.5), (70.0, 0.0, 64.0, 36.0, 36.0, 0.5), (-36.0, 4.0, 80.0, 44.0, 40.0, 0.5),
    (38.0, 4.0, 76.0, 44.0, 44.0, 0.5), (2.0, 8.0, 98.0, 44.0, 44.0, 0.42),
)  # fmt: skip
_CLEFT_PEAKS: tuple[Peak, ...] = (
    (-78.0, 0.0, 54.0, 34.0, 40.0, 0.5), (82.0, 0.0, 58.0, 40.0, 34.0, 0.5), (14.0, 0.0, 70.0, 40.0, 40.0, 0.5),
    (-38.0, 6.0, 96.0, 44.0, 38.0, 0.44), (58.0, 6.0, 88.0, 36.0, 44.0, 0.46),
)  # fmt: skip
_GALLERY_PEAKS: tuple[Peak, ...] = (
    (-64.0, 0.0, 78.0, 40.0, 40.0, 0.5), (76.0, 0.0, 50.0, 36.0, 34.0, 0.5), (-14.0, 4.0, 64.0, 40.0, 40.0, 0.5),
    (36.0, 6.0, 92.0, 48.0, 46.0, 0.42),
)  # fmt: skip
_SCREE = (
    (-74, 44), (-52, 34), (-20, 40), (20, 36), (60, 40), (80, 36), (-60, 60), (-30, 64), (34, 62), (64, 58), (0, 82),
)  # fmt: skip


def _mountain_vein(peaks: tuple[Peak, ...], opening: Plan, shards: tuple[Shard, ...]) -> Plan:
    """Dark bare rock behind the crystals, so that they do not pale against the snow."""

    def draw(drawing: Drawing) -> None:
        mountains(drawing, peaks, sky="#c3cdd3", ground=("#5d564f", "#4a433d"), stones=False)
        opening(drawing)
        for x, y in sorted(_SCREE, key=lambda p: p[1]):
            boulder(drawing, x, y, 30, drawing.chance.choice(("#8d8178", "#7a6f67", "#9b9087")))
        vein(drawing, 13, 28, 1.02, shards, 3)

    return draw


def _cave(drawing: Drawing) -> None:
    cave = curve([(-58, 34), (-50, -4), (-26, -28), (12, -36), (50, -28), (74, -4), (82, 34)], 6)
    drawing.body(cave, "#6b625a", 0.5, 1.7)
    mouth = curve([(-46, 34), (-38, 0), (-16, -19), (12, -25), (42, -18), (62, 2), (70, 34)], 6)
    drawing.solid(mouth, "#2c201a")


def _cleft(drawing: Drawing) -> None:
    """Rock split from high up: crystals all the way into the dark."""
    rock = [(-62, 36), (-52, 2), (-30, -22), (-8, -52), (8, -62), (28, -56), (52, -20), (74, 4), (84, 36)]
    drawing.body(rock, "#6b625a", 0.5, 1.7)
    split = [(-46, 36), (-36, 6), (-16, -12), (-4, -40), (8, -52), (20, -40), (34, -10), (58, 6), (68, 36)]
    drawing.solid(split, "#2c201a")
    for left, right in (
        ((-30, 4), (-50, 0)),
        ((-8, -30), (-24, -30)),
        ((28, -22), (44, -22)),
        ((50, 4), (66, 2)),
    ):
        drawing.line([left, right], 1.3, 0.8, 0.1)


def _gallery(drawing: Drawing) -> None:
    """A mine held open with timber."""
    wall = curve([(-64, 36), (-56, -14), (-30, -36), (14, -42), (58, -34), (80, -10), (88, 36)], 6)
    drawing.body(wall, "#6b625a", 0.5, 1.7)
    drawing.solid([(-42, 36), (-36, -20), (62, -20), (70, 36)], "#2c201a")
    for foot, head in (((-47, 38), (-41, -22)), ((74, 38), (66, -22))):
        post = [
            (foot[0] - 5, foot[1]),
            (head[0] - 4, head[1]),
            (head[0] + 4, head[1]),
            (foot[0] + 5, foot[1]),
        ]
        drawing.body(post, "#8a5a2c", 0.4, 1.4)
    drawing.body([(-54, -18), (-55, -29), (80, -31), (80, -20)], "#a4703a", 0.4, 1.5)
    for x in (-41, 66):
        drawing.body(ellipse(x, -25, 2.4, 2.4, 8), "#e8c98a", 0.2, 1.0)
    for x in (-26, 2, 30, 54):
        drawing.line([(x, -27), (x + 14, -27.5)], 1.0, 0.5, 0.2)


_THREE = ((58.0, 24.0, 1.5), (38.0, -10.0, 1.2), (74.0, -18.0, 0.95))
_SEVEN = (
    (-50.0, -10.0, 1.1),
    (-8.0, -26.0, 1.15),
    (14.0, -34.0, 1.05),
    (66.0, 22.0, 1.05),
    (-60.0, 26.0, 1.15),
    (34.0, 30.0, 1.3),
)

PLANS: dict[str, tuple[int, Plan]] = {
    "N1": (19, _valley_vein(fan=False)),
    "N2": (12, _macaws),
    "N3": (21, _mountain_vein(_CAVE_PEAKS, _cave, LARGE)),
    "N4": (14, _jaguar),
    "N5": (20, _valley_vein(fan=True)),
    "N6": (16, _serpent),
    "N7": (17, _bridge),
    "N8": (18, _lake),
    "N9": (23, _cloud_forest(_with_waterfall, ((-48, 24, 24), (-22, 50, 22), (70, 50, 22)), (34, 22, 30))),
    "N10": (37, _ruins(_ruins_heads)),
    "N11": (22, _cloud_forest(_with_condor, ((22, 18, 26), (58, 22, 24), (-48, 24, 22), (40, 44, 22)))),
    "N12": (11, _head_in_a_clearing),
    "D1": (31, _ruins(_ruins_palms)),
    "D2": (32, _ruins(_ruins_columns, broken=True)),
    "D3": (33, _ruins(_ruins_stelae)),
    "D4": (24, _cloud_forest(_with_bear, ((-52, 24, 24), (-30, 46, 22), (72, 60, 22)))),
    "D5": (15, _river_with_canoe),
    "D6": (36, _village(_SEVEN, _garden)),
    "S123": (25, _cloud_forest(_with_bridge, ((-54, 24, 24), (-30, 52, 22), (72, 56, 22)))),
    "S234": (26, _mountain_vein(_CLEFT_PEAKS, _cleft, FANNED)),
    "S345": (43, _mountain_village(_THREE, _with_totems)),
    "S456": (27, _mountain_vein(_GALLERY_PEAKS, _gallery, LARGE)),
    "C7": (51, caverns),
    "graveyard": (52, graveyard),
    "mountain_ruins": (34, _mountain_ruins),  # of a position or a mod: the valley has none
}


def framed(seed: int, plan: Plan) -> str:
    """The drawing of a tile inside its rim."""
    drawing = Drawing(seed)
    drawing.tint(hexagon(120), "#b7a878")
    plan(drawing)
    rim = f'<path d="{path(hexagon(RADIUS - 2.6))}" fill="none" stroke="{INK}" stroke-width="2.6"/>'
    rim += f'<path d="{path(hexagon(RADIUS - 6))}" fill="none" stroke="#f3e6c2" stroke-width="1.6" opacity=".9"/>'
    pooled = (
        f'<path d="{path(hexagon(RADIUS - 2))}" fill="none" stroke="#3a2410" '
        f'stroke-width="9" opacity=".28" filter="url(#blur2)"/>'
    )
    return (
        f'<clipPath id="inside"><path d="{path(hexagon(RADIUS - 2.5))}"/></clipPath>'
        f'<path d="{path(hexagon(RADIUS + 0.5))}" fill="#efe0b8"/>'
        f'<g clip-path="url(#inside)">{drawing.markup()}{pooled}</g><g filter="url(#wob2)">{rim}</g>'
    )


def pictures() -> list[Picture]:
    """`tile.N1` to `tile.S456`, `tile.C7`, `tile.graveyard`, `tile.mountain_ruins`; the anchor is the tile's centre."""
    middle = (SIZE[0] / 2, SIZE[1] / 2)
    return [
        drawn(f"tile.{label}", SIZE, partial(framed, seed, plan), middle, UNIT, seed, facts=_facts(label))
        for label, (seed, plan) in PLANS.items()
    ]


def _facts(label: str) -> dict[str, list[float]]:
    """Where the tile's animal is, from the anchor: left, top, right, bottom."""
    if label not in ANIMALS:
        return {}
    return {"animal": [round(side * UNIT, 1) for side in _animal(Drawing(), label)]}
