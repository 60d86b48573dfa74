"""Portraits of the men among the explorers."""

from engraving.drawing import Drawing
from engraving.geometry import band, curve, ellipse, gear
from engraving.ink import hatch
from engraving.portrait_kit import (
    BLACK,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    BROWN,
    COAL,
    OLIVE,
    SILVER,
    TAWNY,
    WHITE,
    Face,
    form,
    goggles,
    head,
    lapels,
    lens,
    neck,
    overlap,
    shirt,
    shoulders,
    smooth,
    strands,
    stroke,
    wire,
)


def joaquim() -> Drawing:
    """A broad face with a great white beard under a captain's cap."""
    d = Drawing(12)
    rows = ((-48, 14), (-43, 26), (-28, 34), (-6, 36), (14, 35), (30, 29), (42, 18), (46, 7))
    face = Face(rows, OLIVE, 5, -6, 15.5, 18, 9, 29, 9, 0.9, 1.5, 4.6, -1, "#3c5a4a", age=2)
    shoulders(d, "#26364e", "#0e1828", 0, 88)
    neck(d, face, 20)
    lapels(d, "#33466a", "#121e34")
    for side in (-1, 1):
        form(
            d,
            [(side * 58, 76), (side * 88, 82), (side * 90, 92), (side * 58, 86)],
            BRASS,
            BRASS_DARK,
            5,
            BRASS_LIGHT,
        )
    head(d, face)
    beard = [
        (-37, -2),
        (-43, 22),
        (-38, 48),
        (-22, 68),
        (2, 80),
        (26, 68),
        (40, 48),
        (44, 22),
        (37, -2),
        (29, 14),
        (20, 21),
        (5, 19),
        (-12, 21),
        (-25, 14),
    ]
    smooth(d, beard, WHITE, SILVER, 15, "#fffdf6")
    strands(
        d,
        [
            [(x, 26 + abs(x) * 0.1), (x * 1.12 + 2, 46), (x * 0.8 + 1, 66 - abs(x) * 0.45)]
            for x in range(-34, 38, 7)
        ],
        1.3,
        0.75,
    )
    strands(d, [[(x, 34), (x * 1.1, 50), (x * 0.9, 60)] for x in range(-24, 26, 8)], 0.9, 0.6)
    d.body(curve([(-4, 32), (5, 30), (14, 32), (5, 37)], 4, True), face.skin.lips, 0.2, 1.4)
    for side in (-1, 1):
        smooth(
            d,
            [
                (5, 20),
                (5 + side * 12, 18),
                (5 + side * 25, 27),
                (5 + side * 31, 24),
                (5 + side * 22, 34),
                (5 + side * 8, 29),
            ],
            "#fffaf0",
            SILVER,
            5,
        )
        strands(
            d,
            [
                [(5 + side * 4, 23), (5 + side * 14, 23), (5 + side * 25, 29)],
                [(5 + side * 4, 26), (5 + side * 13, 27), (5 + side * 20, 31)],
            ],
            0.9,
            0.7,
        )
    crown = [(-44, -32), (-50, -56), (-34, -72), (0, -77), (34, -72), (50, -56), (44, -32)]
    smooth(d, crown, "#f4eee0", "#8c8270", 14)
    form(
        d,
        curve([(-40, -47), (0, -53), (40, -47), (41, -31), (0, -36), (-41, -31)], 4, True),
        "#26364e",
        "#0e1828",
        6,
    )
    smooth(d, [(-42, -33), (0, -39), (42, -33), (35, -22), (4, -25), (-30, -22)], "#2b2320", "#120c0a", 6)
    d.over(
        '<path d="M-32 -28Q2 -35 30 -29" stroke="#fff" stroke-opacity=".55" stroke-width="2.4" fill="none"/>'
    )
    form(d, gear(0, -47, 11, 10), BRASS, BRASS_DARK, 4, BRASS_LIGHT)
    d.body(ellipse(0, -47, 4.2, 4.2), "#26364e", 0.2, 1.3)
    return d


def arjun() -> Drawing:
    """A narrow face with a top hat and pince-nez, a thin moustache, a plum coat with a gem at the tie."""
    d = Drawing(15)
    rows = ((-48, 11), (-44, 20), (-32, 27), (-10, 29), (10, 27.5), (28, 21), (40, 12.5), (45, 5))
    face = Face(rows, BROWN, 4, -6, 13, 16, 7, 29.5, 10, 1.1, 3.0, 3.0, 1.5, "#2c1a0e")
    shoulders(d, "#6a2f5c", "#341230", 4, 76)
    neck(d, face, 13.5)
    shirt(d, "#e0a83a", "#8a5c14")
    lapels(d, "#7c3a6c", "#341230")
    gem = '<path d="M0 69l8 7l-8 11l-8 -11z" fill="#ff9a1c" stroke="#3a1404" stroke-width="2"/>'
    d.over(f'{gem}<path d="M0 70l-6.6 6l6.6 2z" fill="#fff0b4"/>')
    head(d, face)
    for side in (-1, 1):
        smooth(
            d,
            [(side * 22, -34), (side * 30, -28), (side * 31, -4), (side * 27, 6), (side * 25, -10)],
            BLACK,
            COAL,
            4,
        )
        stroke(d, [(face.turn, 22.5), (face.turn + side * 8, 22.6), (face.turn + side * 14, 24)], 3.8, 0.4)
    for side in (-1, 1):
        x, y = face.turn * 1.1 + side * 12.4, face.eyes + 1
        wire(d, x, y, 10, 8.4, "#dff0f4")
    d.over('<path d="M26 -4Q40 18 30 44Q26 58 32 76" fill="none" stroke="#3a2408" stroke-width="1.8"/>')
    crown = [(-33, -34), (-34, -58), (-36, -78), (0, -83), (36, -78), (34, -58), (33, -34), (0, -27)]
    form(d, crown, "#454054", "#1a1626", 16, "#8c86a4")
    form(
        d,
        curve([(-33, -46), (0, -39), (33, -46), (34, -33), (0, -25), (-34, -33)], 4, True),
        "#b0763a",
        "#5c3614",
        8,
    )
    smooth(
        d,
        [
            (-56, -38),
            (-30, -28),
            (0, -24),
            (30, -28),
            (56, -38),
            (50, -26),
            (26, -17),
            (0, -14),
            (-26, -17),
            (-50, -26),
        ],
        "#3a3548",
        "#14101e",
        6,
    )
    form(d, gear(16, -36, 9, 9), BRASS, BRASS_DARK, 3, BRASS_LIGHT)
    d.body(ellipse(16, -36, 3.4, 3.4), "#5c3614", 0.2, 1.2)
    return d


def kwame() -> Drawing:
    """A bald round head with a short grey beard, a loupe at one eye; tweed and a bow tie."""
    d = Drawing(17)
    rows = ((-58, 13), (-53, 25), (-38, 36), (-12, 38.5), (12, 36), (29, 29), (41, 18), (45, 7))
    face = Face(rows, BROWN, -3, -7, 16, 15, 10, 27, 11.5, 1.15, 3.0, 3.6, 1, "#24140c", age=1)
    shoulders(d, "#8a7a58", "#463a22", 0, 90)
    neck(d, face, 21)
    form(d, [(-22, 56), (-32, 112), (32, 112), (22, 56), (0, 70)], "#f6efdf", "#a99c88", 6)
    lapels(d, "#9c8a64", "#463a22")
    form(d, [(-14, 86), (14, 86), (18, 112), (-18, 112)], "#7a2c2c", "#3c0f14", 7)
    for side in (-1, 1):
        form(
            d,
            curve([(side * 3, 68), (side * 20, 60), (side * 22, 76), (side * 3, 73)], 4, True),
            "#c8843a",
            "#6e4014",
            5,
        )
    form(d, ellipse(0, 70.5, 4.6, 5), "#a8682c", "#6e4014", 2)
    head(d, face)
    beard = [
        (-38, 0),
        (-38, 20),
        (-30, 38),
        (-16, 49),
        (0, 52),
        (16, 49),
        (30, 38),
        (38, 20),
        (38, 0),
        (32, 14),
        (22, 22),
        (-3, 19),
        (-24, 22),
        (-32, 14),
    ]
    grey, slate = "#cfc8bd", "#6c655f"
    smooth(d, beard, grey, slate, 10)
    chance = d.chance
    for _ in range(74):
        x, y = chance.uniform(-34, 34), chance.uniform(22, 48)
        if (x / 37) ** 2 + ((y - 4) / 46) ** 2 < 1:
            stroke(d, [(x, y), (x + x * 0.06, y + 2.5), (x + x * 0.1 + 1, y + 4.5)], 0.9)
    mouth = [(-15, 26), (-3, 23.5), (9, 26), (-3, 34)]
    d.body(curve(mouth, 5, True), face.skin.lips, 0.2, 1.2)
    stroke(d, [(-16, 26), (-9, 28.4), (-3, 27.6), (3, 28.4), (10, 26)], 2.0)
    shine = 'stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round" fill="none"'
    d.over(f'<path d="M-24 -44Q-14 -54 0 -53" {shine} filter="url(#blur1)"/>')
    form(d, band(curve([(-38, -30), (-14, -35), (12, -34), (37, -28)], 5), 4), BRASS, BRASS_DARK, 2)
    form(d, band([(25, -33), (27, -20), (21, -14)], 4), BRASS, BRASS_DARK, 2)
    lens(d, 13, -7, 14, "#b8d4dc", 0.5)
    return d


def rafael() -> Drawing:
    """A square jaw with a full moustache under a leather flying cap; a striped scarf in the colours of the Andes."""
    d = Drawing(18)
    rows = ((-46, 16), (-42, 26), (-28, 33), (-6, 34.5), (14, 34), (30, 30), (41, 20), (44, 9))
    face = Face(rows, TAWNY, -5, -5, 15.5, 17, 8.2, 29.5, 11, 0.9, 1.0, 4.6, 0, "#2c180c", ears=False)
    shoulders(d, "#5c6a74", "#27323a", 0, 86)
    neck(d, face, 19)
    smooth(
        d,
        [
            (-34, 58),
            (-16, 62),
            (0, 68),
            (16, 62),
            (34, 58),
            (40, 76),
            (20, 88),
            (0, 92),
            (-20, 88),
            (-40, 76),
        ],
        "#d8a02c",
        "#7c4c0c",
        8,
    )
    for y, colour in ((66, "#b8362e"), (75, "#1f6a6c"), (83, "#b8362e")):
        for part in overlap(
            curve([(-36, y - 5), (0, y + 3), (36, y - 5), (36, y - 1), (0, y + 7), (-36, y - 1)], 4, True),
            [(-37, 50), (37, 50), (37, 92), (-37, 92)],
        ):
            d.tint(part, colour, 0.95)
            d.strokes(hatch(part, 80, 3.2, 0.9, d.chance), 0.5)
    head(d, face)
    for side in (-1, 1):
        wing = [
            (-5, 22),
            (-5 + side * 11, 20.5),
            (-5 + side * 22, 28),
            (-5 + side * 24, 34),
            (-5 + side * 12, 30),
            (-5, 27.5),
        ]
        smooth(d, wing, BLACK, COAL, 4)
        strands(d, [[(-5 + side * 3, 24), (-5 + side * 12, 24), (-5 + side * 21, 31)]], 1.0)
    cap = [
        (-38, 12),
        (-42, -18),
        (-36, -44),
        (-18, -60),
        (0, -64),
        (18, -60),
        (36, -44),
        (42, -18),
        (38, 12),
        (33, -10),
        (28, -26),
        (12, -31),
        (-12, -31),
        (-28, -26),
        (-33, -10),
    ]
    smooth(d, cap, "#9c6236", "#54301a", 14, "#d49c64")
    stroke(d, [(0, -63), (1, -48), (0, -31)], 1.6)
    for side in (-1, 1):
        flap = [
            (side * 31, -22),
            (side * 44, -16),
            (side * 46, 20),
            (side * 40, 44),
            (side * 33, 40),
            (side * 34, 10),
        ]
        smooth(d, flap, "#9c6236", "#54301a", 8, "#d49c64")
        form(d, ellipse(side * 39.5, 8, 6.4, 6.4), BRASS, BRASS_DARK, 3, BRASS_LIGHT)
        strands(d, [[(side * 36, -14), (side * 41, -12), (side * 42.5, 18), (side * 38, 38)]], 0.9, 0.8)
    goggles(d, -44, 16.5, 14.5, 40, 10)
    return d
