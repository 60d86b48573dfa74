"""The animals of the valley, one to a jungle tile."""

from collections.abc import Sequence

from engraving.drawing import Drawing
from engraving.geometry import Point, Points, band, curve, ellipse, moved
from engraving.ink import hatch, taper, tapers


def branch(drawing: Drawing, line: Sequence[Point], width: float = 10) -> None:
    """A bough that tapers towards its end."""
    shape = band(curve(list(line), 6), width, width * 0.45)
    drawing.body(shape, "#8a6238", 0.4, 1.4)
    half = len(shape) // 2
    drawing.strokes(hatch(shape[:half] + curve(list(line), 6)[::-1], 70, 3, 0.9, drawing.chance))


def jaguar(drawing: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """A jaguar that rests on a bough; (x, y) is the middle of its body."""

    def put(points: Sequence[Point]) -> Points:
        return moved(points, x, y, s)

    branch(drawing, put([(-46, 16), (-10, 12), (30, 15), (58, 8)]), 11 * s)
    tail = band(curve(put([(30, 4), (40, 14), (38, 32), (46, 40), (52, 34)]), 6), 6 * s, 4 * s)
    drawing.body(tail, "#dca246", 0.3, 1.3)
    drawing.body(
        put(curve([(-24, 2), (-27, 24), (-25, 30), (-18, 30), (-16, 22), (-12, 4)], 4, True)),
        "#cf9338",
        0.3,
        1.3,
    )
    drawing.body(
        put(
            curve(
                [
                    (-32, -2),
                    (-24, -14),
                    (-4, -15),
                    (16, -17),
                    (32, -10),
                    (36, 4),
                    (28, 13),
                    (0, 12),
                    (-24, 12),
                ],
                5,
                True,
            )
        ),
        "#e6b054",
        0.4,
        1.5,
    )
    drawing.body(
        put(curve([(14, 10), (10, 0), (20, -10), (34, -4), (36, 8), (28, 16)], 4, True)), "#dca246", 0.3, 1.2
    )
    belly = put([(-24, 11), (0, 11), (14, 11), (10, 5), (-18, 6)])
    drawing.tint(belly, "#fbeccb", 0.9)
    drawing.strokes(hatch(belly, -50, 2.6, 0.9, drawing.chance), 0.8)
    _spots(
        drawing,
        put(
            [
                (-18, -6),
                (-9, -9),
                (0, -5),
                (8, -10),
                (3, 3),
                (-10, 1),
                (18, -4),
                (26, -6),
                (24, 4),
                (16, 7),
                (32, 2),
            ]
        ),
        2.6 * s,
    )
    _cat_head(drawing, x - 33 * s, y - 12 * s, s)


def _spots(drawing: Drawing, places: Points, size: float) -> None:
    drawing.strokes(
        "".join(taper(ellipse(x, y, size, size * 0.8, 9, 20, 330), 1.5, 0.8, 0.8) for x, y in places)
    )


def _cat_head(drawing: Drawing, x: float, y: float, s: float) -> None:
    for side in (-1, 1):
        drawing.body(moved(ellipse(side * 9, -9, 4.6, 4.6, 10), x, y, s), "#cf9338", 0.3, 1.3)
    drawing.body(
        moved(
            curve([(-12, -4), (-7, -12), (7, -12), (12, -4), (9, 6), (4, 11), (-4, 11), (-9, 6)], 4, True),
            x,
            y,
            s,
        ),
        "#ecb95c",
        0.4,
        1.5,
    )
    drawing.body(moved(ellipse(0, 6, 6.4, 5, 14), x, y, s), "#fff3d8", 0.2, 1.0)
    for side in (-1, 1):
        drawing.solid(moved(ellipse(side * 5, -2.6, 1.9, 1.7, 8), x, y, s))
    drawing.solid(moved([(-2.8, 3), (2.8, 3), (0, 6)], x, y, s))
    drawing.strokes(
        tapers(
            [moved(line, x, y, s) for line in ([(0, 6), (0, 8.5)], [(-3.4, 8), (0, 8.8), (3.4, 8)])],
            1.1,
            0.7,
            0.7,
        )
    )
    _spots(drawing, moved([(-4, -8), (4, -8), (0, -9.5)], x, y, s), 1.3 * s)


def macaw(drawing: Drawing, x: float, y: float, s: float = 1.0, blue: bool = False) -> None:
    """A macaw that sits on a bough and looks left; (x, y) is its feet."""
    body, wing, edge = ("#c6452f", "#3a66a0", "#eab945") if not blue else ("#e9b63e", "#2f6f9c", "#2a8f86")

    def put(points: Sequence[Point]) -> Points:
        return moved(points, x, y, s)

    tail = put([(2, -2), (10, 22), (14, 44), (18, 44), (17, 20), (12, -6)])
    drawing.body(tail, wing, 0.4, 1.3)
    drawing.strokes(tapers([put([(6, 2), (14, 40)]), put([(10, 0), (16, 40)])], 1.0))
    drawing.body(
        put(
            curve(
                [(-9, -8), (-12, -22), (-11, -36), (-3, -44), (6, -40), (9, -28), (14, -10), (8, 2), (-4, 2)],
                5,
                True,
            )
        ),
        body,
        0.4,
        1.5,
    )
    wing_shape = put(curve([(0, -30), (10, -30), (17, -12), (16, 8), (10, 4), (3, -12)], 5, True))
    drawing.body(wing_shape, wing, 0.3, 1.3)
    drawing.tint(put(curve([(1, -29), (10, -29), (13, -20), (3, -19)], 4, True)), edge, 0.95)
    drawing.strokes(hatch(wing_shape, 62, 3.4, 0.9, drawing.chance))
    drawing.body(put(ellipse(-5, -36, 4.4, 4.6, 12)), "#fff3d8", 0.1, 0.8)
    drawing.solid(put(ellipse(-5.4, -37, 1.3, 1.3, 8)))
    drawing.solid(put(curve([(-10, -40), (-15, -37), (-15, -29), (-11, -27), (-10, -33)], 3, True)))
    drawing.strokes(tapers([put([(-4, 1), (-4, 5)]), put([(1, 1), (1, 5)])], 2.2, 0.9, 0.9))


def serpent(drawing: Drawing, x: float, top: float, bottom: float, s: float = 1.0) -> None:
    """A serpent wound round a trunk that stands at `x`."""
    w = 10 * s
    trunk = [
        (x - w, top),
        (x - w * 1.1, bottom - 10),
        (x - w * 1.8, bottom),
        (x + w * 1.9, bottom),
        (x + w * 1.1, bottom - 10),
        (x + w, top),
    ]
    drawing.body(trunk, "#93693c", 0.4, 1.5)
    drawing.strokes(
        hatch(
            [(x + 1, top), (x + 1, bottom), (x + w * 1.3, bottom), (x + w, top)], 84, 2.6, 1, drawing.chance
        )
    )
    count = 3
    for i in range(count):
        y = top + 30 * s + i * 21 * s
        coil = curve(
            [
                (x - w * 1.75, y - 5 * s),
                (x - w * 0.9, y + 3 * s),
                (x + w * 0.6, y + 3 * s),
                (x + w * 1.6, y - 7 * s),
            ],
            6,
        )
        _scaled_band(drawing, coil, 11 * s - i * 1.6 * s)
    neck = curve(
        [
            (x + w * 1.3, top + 22 * s),
            (x + w * 0.4, top + 9 * s),
            (x - w * 1.2, top + 12 * s),
            (x - w * 2.4, top + 22 * s),
        ],
        6,
    )
    _scaled_band(drawing, neck, 10 * s)
    hx, hy = neck[-1]
    head = moved(curve([(4, -7), (-6, -7), (-15, 0), (-13, 7), (-4, 9), (5, 5)], 4, True), hx, hy, s)
    drawing.body(head, "#e8bd48", 0.4, 1.5)
    drawing.solid(moved(ellipse(-4, -2, 1.9, 1.7, 8), hx, hy, s))
    fork = [(-14, 4), (-22, 9), (-27, 8)], [(-21, 8.4), (-25, 13)]
    drawing.strokes(tapers([moved(list(line), hx, hy, s) for line in fork], 1.5, 0.8, 0.5))


def _scaled_band(drawing: Drawing, line: Points, width: float) -> None:
    shape = band(line, width)
    drawing.body(shape, "#e8bd48", 0.4, 1.5)
    drawing.tint(band([(x, y + width * 0.28) for x, y in line], width * 0.4), "#b5822c", 0.8)
    for x, y in line[2:-1:4]:
        r = width * 0.3
        drawing.solid([(x - r, y), (x, y - r), (x + r, y), (x, y + r)], "#7a3f20")


def crocodile(drawing: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """A crocodile at the surface of still water, its head to the left."""

    def put(points: Sequence[Point]) -> Points:
        return moved(points, x, y, s)

    back = [
        (-42, 3),
        (-41, -2),
        (-28, -5),
        (-22, -10),
        (-17, -9),
        (-13, -5),
        (-6, -9),
        (-1, -6),
        (4, -10),
        (9, -6),
        (14, -9),
        (19, -5),
        (25, -7),
        (32, -2),
        (44, -6),
        (50, -2),
        (40, 4),
        (20, 6),
        (-10, 7),
        (-30, 6),
    ]
    drawing.body(put(back), "#758048", 0.4, 1.5)
    low = put([(-40, 3), (-12, 1), (30, 1), (44, 0), (40, 4), (20, 6), (-10, 7), (-30, 6)])
    drawing.tint(low, "#454f2c", 0.8)
    drawing.strokes(hatch(low, -55, 2.6, 1, drawing.chance))
    drawing.body(put(ellipse(-21, -7.4, 2.8, 2.8, 10)), "#f0d070", 0.1, 1.0)
    drawing.solid(put(ellipse(-21.4, -7.2, 1, 1.6, 8)))
    teeth = [[(-40 + 4 * i, 0.4), (-38 + 4 * i, 3), (-36 + 4 * i, 0.2)] for i in range(6)]
    drawing.strokes(tapers([put(line) for line in teeth], 1.1, 0.8, 0.8))
    ripples = [[(-50, 9), (-30, 11), (-8, 10)], [(4, 11), (26, 12), (50, 7)], [(-30, 15), (-10, 16), (8, 15)]]
    drawing.strokes(tapers([put(line) for line in ripples], 1.2, 0.2, 0.2))


def condor(drawing: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """A condor on the wing, seen from below."""
    left = [
        (0, -3),
        (-14, -12),
        (-30, -13),
        (-42, -4),
        (-36, -5),
        (-39, 1),
        (-31, -2),
        (-32, 4),
        (-24, 0),
        (-12, 4),
        (0, 5),
    ]
    right = [(-a, b) for a, b in left[::-1]]
    shape = moved([*left, *right[1:]], x, y, s)
    drawing.body(shape, "#2e2a36", 0.6, 1.6)
    drawing.tint(moved([(-24, -7), (-10, -5), (-8, -1.5), (-16, -2)], x, y, s), "#e8e2d4", 0.9)
    drawing.body(moved([(-4, 3), (-6, 13), (6, 13), (4, 3)], x, y, s), "#26222c", 0.4, 1.1)
    drawing.body(moved(ellipse(0, -6, 3.4, 4, 10), x, y, s), "#c97a62", 0.2, 1.1)
