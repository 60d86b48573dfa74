"""Portraits of the women among the explorers."""

from engraving.drawing import Drawing
from engraving.geometry import band, curve, ellipse
from engraving.portrait_kit import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    DARK,
    FAIR,
    OLIVE,
    PALE,
    SILVER,
    WHITE,
    Face,
    collar,
    curls,
    form,
    goggles,
    head,
    lens,
    neck,
    shoulders,
    smooth,
    strands,
    stroke,
    wire,
)


def ingrid() -> Drawing:
    """A long face under a crown of white braids; round spectacles, a knitted collar."""
    d = Drawing(11)
    rows = ((-52, 10), (-48, 20), (-36, 29), (-14, 31), (10, 30), (28, 24), (40, 15), (45, 6))
    face = Face(rows, FAIR, -4, -8, 14, 15, 6.4, 27, 10.5, 0.9, 3.2, 2.4, 1, "#4a7c94", age=1)
    smooth(
        d, [(-34, 16), (-40, -14), (-34, -46), (0, -64), (34, -46), (40, -14), (34, 16)], WHITE, SILVER, 12
    )
    shoulders(d, "#34566e", "#152c3e")
    neck(d, face, 15)
    for row, wide in ((68, 34), (59, 29), (50, 24)):
        form(
            d,
            curve(
                [
                    (-wide, row + 2),
                    (0, row + 9),
                    (wide, row + 2),
                    (wide, row + 11),
                    (0, row + 19),
                    (-wide, row + 11),
                ],
                4,
                True,
            ),
            "#b8443c",
            "#6a1a1c",
            7,
        )
        lines = [
            [(x, row + 6 + (1 - (x / wide) ** 2) * 5), (x + 2, row + 12 + (1 - (x / wide) ** 2) * 5)]
            for x in range(int(-wide) + 4, int(wide) - 2, 6)
        ]
        strands(d, lines, 1.2, 0.6)
    head(d, face)
    hair = [
        (-33, -2),
        (-34, -26),
        (-22, -46),
        (-2, -40),
        (20, -47),
        (34, -26),
        (33, -2),
        (28, -24),
        (2, -35),
        (-26, -24),
    ]
    smooth(d, hair, WHITE, SILVER, 7)
    strands(
        d,
        [
            [(-2, -37), (-20, -33), (-30, -14)],
            [(0, -38), (-16, -39), (-31, -22)],
            [(2, -37), (20, -33), (30, -14)],
            [(0, -38), (18, -40), (31, -22)],
        ],
        1.1,
    )
    braid = ellipse(0, -26, 38, 33, 11, 192, 348)
    for i, (x, y) in enumerate(braid):
        turn = 0.55 if i % 2 else -0.3
        form(d, ellipse(x, y, 9.2, 8.2 + turn, 14), WHITE, SILVER, 5, "#fffdf6", 1.6)
        strands(
            d,
            [[(x - 5, y + 4), (x, y - 1), (x + 5, y - 4)], [(x - 3, y + 6), (x + 2, y + 1), (x + 6, y - 1)]],
            0.9,
            0.7,
        )
    for side in (-1, 1):
        x, y = face.turn + side * face.apart, face.eyes
        wire(d, x, y, 11.4, 11.4, "#dff0f4")
        d.over(
            f'<path d="M{x + side * 11.4} {y - 1}L{side * 31} {y - 4}" stroke="#3a2408" stroke-width="2"/>'
        )
    nose = f"M{face.turn - 3} {face.eyes - 1}Q{face.turn} {face.eyes - 5} {face.turn + 3} {face.eyes - 1}"
    d.over(f'<path d="{nose}" fill="none" stroke="#3a2408" stroke-width="2.4"/>')
    return d


def mae() -> Drawing:
    """A round cloud of dark hair with racing goggles in it; hoops in her ears, a flying jacket."""
    d = Drawing(13)
    rows = ((-46, 12), (-42, 22), (-30, 30), (-8, 32.5), (10, 31), (25, 24), (37, 13), (41, 5))
    face = Face(
        rows, DARK, 4, -6, 15, 14, 8.5, 24, 11.5, 1.25, 3.6, 3.2, 1.5, "#2a160c", lashes=True, ears=False
    )
    cloud = [(x * 1.02, y) for x, y in ellipse(0, -24, 57, 50, 22)]
    for x, y in cloud:
        form(d, ellipse(x, y, 12, 12, 14), "#35231c", "#140a08", 6, "", 1.6)
    form(d, ellipse(0, -20, 56, 50), "#35231c", "#140a08", 16)
    for ring, count in ((50, 20), (41, 16)):
        for x, y in ellipse(0, -24, ring * 1.08, ring * 0.95, count, 8, 368)[:-1]:
            stroke(d, ellipse(x, y, 5, 4.6, 6, 160, 420), 1.3)
            d.tint(ellipse(x - 2, y - 2, 4, 3.5), "#6a4a3a", 0.55)
    shoulders(d, "#9a6034", "#54301a", 4, 82)
    neck(d, face, 15)
    for side in (-1, 1):
        fleece = [
            (side * x, y)
            for x, y in (
                (17, 54),
                (28, 52),
                (40, 62),
                (38, 74),
                (30, 86),
                (20, 98),
                (10, 108),
                (8, 92),
                (16, 76),
            )
        ]
        smooth(d, fleece, "#f3e3bf", "#a08458", 8)
        for x, y in ((25, 59), (32, 68), (27, 78), (20, 88), (15, 98)):
            stroke(d, ellipse(side * x, y, 4, 3.4, 6, 160, 400), 1.0)
    form(d, [(-12, 66), (12, 66), (9, 112), (-9, 112)], "#c23a34", "#6e1418", 6)
    head(d, face)
    hair = [
        (-35, 6),
        (-38, -20),
        (-26, -44),
        (0, -52),
        (26, -44),
        (38, -20),
        (35, 6),
        (30, -18),
        (16, -31),
        (0, -34),
        (-16, -31),
        (-30, -18),
    ]
    smooth(d, hair, "#35231c", "#140a08", 8)
    curls(d, ellipse(0, -14, 33, 25, 9, 196, 344), 5.6, "#432e25", "#140a08")
    goggles(d, -46, 17, 14, 50, 8)
    for side in (-1, 1):
        wire(d, side * 34, 21, 9, 9)
    return d


def leila() -> Drawing:
    """Dark waves down to the shoulders under a wide straw hat with a green ribbon."""
    d = Drawing(14)
    rows = ((-46, 12), (-42, 22), (-28, 29.5), (-8, 31), (10, 29), (26, 21.5), (38, 11.5), (43, 4))
    face = Face(
        rows, OLIVE, -5, -5, 14.5, 15.5, 7, 26, 10, 1.1, 2.0, 4.0, 0, "#5a3a1a", lashes=True, ears=False
    )
    back = [
        (-30, -40),
        (-47, -10),
        (-44, 14),
        (-54, 36),
        (-46, 62),
        (-54, 82),
        (0, 88),
        (54, 82),
        (48, 62),
        (55, 36),
        (45, 14),
        (47, -10),
        (30, -40),
    ]
    smooth(d, back, "#4a2c20", "#22100c", 14)
    strands(
        d,
        [
            [(s * (34 + k * 4), 4), (s * (40 + k * 4), 26), (s * (35 + k * 4), 50), (s * (40 + k * 4), 74)]
            for s in (-1, 1)
            for k in range(4)
        ],
        1.4,
        0.9,
    )
    shoulders(d, "#d8c49a", "#8a7448", 4, 80)
    neck(d, face, 14.5)
    collar(d, "#efe2c0", "#93804e", 55, 18)
    smooth(
        d,
        [(-26, 62), (0, 78), (26, 62), (22, 74), (4, 90), (14, 112), (-12, 112), (-4, 90), (-22, 74)],
        "#2f7d6c",
        "#114038",
        7,
    )
    head(d, face)
    for side in (-1, 1):
        lock = [
            (side * 10, -42),
            (side * 34, -34),
            (side * 39, -6),
            (side * 34, 18),
            (side * 42, 44),
            (side * 32, 40),
            (side * 29, 12),
            (side * 30, -10),
            (side * 20, -30),
        ]
        smooth(d, lock, "#5a3628", "#22100c", 7)
        strands(
            d,
            [
                [
                    (side * (20 + k * 4), -34),
                    (side * (32 + k * 2), -10),
                    (side * (31 + k * 2), 14),
                    (side * (36 + k), 38),
                ]
                for k in range(3)
            ],
            1.2,
            0.9,
        )
        d.over(
            f'<path d="M{side * 29} 20l4 9l-4 9l-4 -9z" fill="#3fae9a" stroke="#1c100a" stroke-width="1.6"/>'
        )
    brim = ellipse(0, -37, 82, 22, 40)
    form(d, brim, "#eccf8c", "#9a7434", 12, "#fff0c4")
    strands(d, [ellipse(0, -37, 82 * k, 22 * k, 20, 100, 280) for k in (0.92, 0.82, 0.72, 0.62)], 0.9, 0.6)
    smooth(
        d,
        [(-42, -40), (-40, -62), (-26, -80), (0, -78), (26, -80), (40, -62), (42, -40), (0, -32)],
        "#eccf8c",
        "#9a7434",
        14,
        "#fff0c4",
    )
    strands(d, [[(-38, y), (0, y + 7), (38, y)] for y in range(-76, -58, 5)], 0.8, 0.6)
    form(
        d,
        curve([(-41, -56), (0, -48), (41, -56), (43, -42), (0, -32), (-43, -42)], 4, True),
        "#2f7d6c",
        "#114038",
        8,
    )
    return d


def tomoe() -> Drawing:
    """A straight black bob; a clockmaker's loupes on a brass band; a green coat with a standing collar."""
    d = Drawing(16)
    rows = ((-46, 12), (-42, 22), (-28, 29.5), (-6, 31), (12, 29.5), (26, 23), (36, 13), (40, 5))
    face = Face(
        rows, PALE, 4, -4, 15, 14, 5.8, 24.5, 8.2, 1.0, 1.5, 2.5, 1, "#2c1a10", lashes=True, ears=False
    )
    back = [
        (-32, -50),
        (-50, -28),
        (-52, 6),
        (-50, 36),
        (-30, 42),
        (0, 42),
        (30, 42),
        (50, 36),
        (52, 6),
        (50, -28),
        (32, -50),
        (0, -62),
    ]
    smooth(d, back, "#2c2a32", "#100e14", 12)
    shoulders(d, "#2c6a54", "#0f3426", 2, 78)
    neck(d, face, 13.5)
    smooth(
        d,
        [(-24, 50), (-14, 56), (0, 66), (14, 56), (24, 50), (28, 70), (0, 84), (-28, 70)],
        "#347c62",
        "#0f3426",
        8,
    )
    for y in (78, 93):
        form(d, ellipse(0, y, 4.4, 4.4), BRASS, BRASS_DARK, 2, BRASS_LIGHT)
    stroke(d, [(0, 66), (0, 80), (1, 108)], 1.6)
    head(d, face)
    for side in (-1, 1):
        lock = [
            (side * 18, -44),
            (side * 42, -34),
            (side * 50, -6),
            (side * 50, 36),
            (side * 40, 42),
            (side * 30, 38),
            (side * 31, 8),
            (side * 27, -22),
        ]
        smooth(d, lock, "#35333e", "#100e14", 9, "#7c7c92")
        strands(
            d,
            [
                [(side * (22 + k * 5), -34), (side * (32 + k * 4), -6), (side * (33 + k * 4), 34)]
                for k in range(4)
            ],
            1.0,
            0.9,
        )
    fringe = [
        (-34, -20),
        (-40, -40),
        (0, -58),
        (40, -40),
        (34, -20),
        (22, -21),
        (11, -19),
        (0, -21),
        (-11, -19),
        (-22, -21),
    ]
    form(d, curve(fringe, 4, True), "#35333e", "#100e14", 8, "#7c7c92")
    strands(d, [[(x * 0.6, -52), (x * 0.95, -38), (x, -23)] for x in range(-28, 32, 8)], 1.0, 0.9)
    form(
        d,
        curve(
            [
                (-46, -36),
                (-24, -50),
                (0, -55),
                (24, -50),
                (46, -36),
                (44, -27),
                (22, -40),
                (0, -45),
                (-22, -40),
                (-44, -27),
            ],
            4,
            True,
        ),
        BRASS,
        BRASS_DARK,
        5,
        BRASS_LIGHT,
    )
    lens(d, -12, -54, 13)
    lens(d, 12, -60, 11, "#c98a4a")
    lens(d, 30, -48, 8.5, "#8fa7d0")
    form(d, band([(36, -46), (44, -38), (46, -30)], 5), BRASS, BRASS_DARK, 2)
    return d
