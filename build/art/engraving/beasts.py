"""The animals of the valley. Each is drawn round a point, within 50 units across and 42 up and down."""

from collections.abc import Callable, Sequence

from engraving.drawing import Drawing
from engraving.geometry import Points, band, curve, ellipse, moved
from engraving.ink import hatch
from engraving.pen import Pen

Beast = Callable[[Pen], None]


def branch(drawing: Drawing, line: Sequence[tuple[float, float]], width: float = 10) -> None:
    """A bough that tapers towards its end."""
    way = curve(list(line), 6)
    shape = band(way, width, width * 0.45)
    drawing.body(shape, "#8a6238", 0.4, 1.3)
    drawing.strokes(hatch(shape[: len(shape) // 2] + way[::-1], 70, 2.6, 0.8, drawing.chance))


def _bough(pen: Pen, line: Points, width: float) -> None:
    """A bough that an animal sits on, which is no part of it."""
    branch(pen.drawing, pen.placed(line), width)


_COAT, _COAT_DARK, _COAT_PALE = "#e8b054", "#c98d36", "#fdf0d2"


def jaguar(pen: Pen) -> None:
    """A jaguar that lies along a bough, a paw and its tail hanging down, and looks at whoever comes."""
    _bough(pen, [(-30, 13), (-8, 11), (12, 13), (34, 6)], 7.5)
    tail = band(curve([(19, 4), (25, 9), (24.5, 16), (20, 20), (16.5, 18)], 6), 3.6, 3.0)
    pen.body(tail, _COAT_DARK, 0.9)
    pen.strokes([[(23, 10.5), (26.4, 10.5)], [(22.6, 13.5), (26.4, 14.5)], [(18, 18), (19.4, 21)]], 1.3)
    pen.shape(
        [(-7, 6), (-8.4, 13), (-10, 18), (-8.4, 20.6), (-5, 20), (-3.6, 14), (-1.6, 8)], _COAT_DARK, 0.9
    )
    pen.strokes([[(-8.6, 18.6), (-8.2, 20.2)], [(-6.8, 18.8), (-6.5, 20.4)]], 0.7)
    body = [(-9, -2), (-4, -8.4), (5, -10.4), (14, -8.6), (20.6, -3), (22, 4), (18, 10), (4, 11), (-7, 9)]
    pen.shape(body, _COAT, 1.15)
    pen.tint([(-7, 8.6), (6, 10.6), (15, 9.8), (9, 6.4), (-4, 5.4)], _COAT_PALE, 0.95)
    pen.shape([(9, 10.4), (7.6, 3), (12, -4), (18.6, -4), (22, 2), (20, 8.6), (14, 11.2)], _COAT, 0.95)
    pen.shape([(8, 8.6), (3, 9), (1.4, 11.6), (4, 13.2), (12, 12.6), (15, 10)], _COAT_PALE, 0.8)
    for x, y, r in (
        *((-2.4, -4, 2), (2.6, -7, 1.9), (2, -1.6, 2.1), (7, -4.6, 2), (11.4, -7.4, 1.7), (6, 2, 1.9)),
        *((12.4, 0, 2.1), (16.8, -1.2, 1.8), (13.4, 5, 1.9), (18, 3.8, 1.7), (-3.4, 1.8, 1.8)),
    ):
        pen.tint(ellipse(x, y, r * 0.7, r * 0.6, 8), "#a8691f", 0.9)
        pen.stroke(ellipse(x, y, r, r * 0.85, 8, 30, 150), 0.95, 0.7)
        pen.stroke(ellipse(x, y, r, r * 0.85, 8, 200, 330), 0.95, 0.7)
    pen.shape(
        [(-8, 4), (-13, 8.4), (-19, 9.4), (-22, 11.4), (-20, 13.6), (-11, 13.2), (-4, 9.4)], _COAT, 0.95
    )
    pen.strokes([[(-20.6, 11.6), (-20, 13)], [(-18.4, 11.4), (-17.8, 13)]], 0.7)
    _cat_face(pen, -13, -6.6)


def _cat_face(pen: Pen, x: float, y: float) -> None:
    def put(points: Points) -> Points:
        return moved(points, x, y)

    for side in (-1, 1):
        pen.body(put(ellipse(side * 7, -7, 3.5, 3.4, 12)), _COAT_DARK, 0.95)
        pen.tint(put(ellipse(side * 7.1, -6.5, 1.9, 1.9, 10)), "#f4d5b0", 0.9)
    face = [
        (-9.4, -2),
        (-8, -6.6),
        (-3.6, -9),
        (3.6, -9),
        (8, -6.6),
        (9.4, -2),
        (7.2, 4),
        (3.4, 8.4),
        (-3.4, 8.4),
        (-7.2, 4),
    ]
    pen.shape(put([(float(a), float(b)) for a, b in face]), _COAT, 1.15)
    pen.tint(put(ellipse(0, 4.8, 5, 3.7, 14)), _COAT_PALE, 1)
    for side in (-1, 1):
        pen.tint(put(ellipse(side * 4.1, -2.3, 2.6, 2, 10)), _COAT_PALE, 0.9)
        pen.tint(put(ellipse(side * 4, -2, 1.7, 1.3, 10)), "#d7e05a", 1)
        pen.solid(put(ellipse(side * 3.8, -2, 0.85, 1.15, 8)))
        pen.stroke(put([(side * 6.2, -3), (side * 4, -3.9), (side * 1.9, -2)]), 0.95)
        pen.stroke(put([(side * 1.7, -1.6), (side * 1.6, 1.6)]), 0.6)
        pen.strokes([put([(side * 2.4, 5), (side * 9, 4.2)]), put([(side * 2.4, 6), (side * 8.6, 6.8)])], 0.4)
        for a, b in ((2.2, -6.6), (5, -6), (7, -0.6), (6.4, 2.4)):
            pen.solid(put(ellipse(side * a, b, 0.62, 0.55, 7)))
    pen.solid(put([(-2, 2), (2, 2), (0.8, 3.8), (-0.8, 3.8)]))
    pen.strokes([put([(0, 3.8), (0, 5.6)]), put([(0, 5.6), (-2.6, 6.6)]), put([(0, 5.6), (2.6, 6.6)])], 0.75)


def macaws(pen: Pen) -> None:
    """Two macaws side by side on a bough, one scarlet, one blue and gold."""
    _bough(pen, [(-32, 10), (-6, 8), (14, 9), (34, 4)], 6.5)
    _macaw(pen, 5.5, 6.6, ("#2f6fa8", "#f0bd3c", "#2a8f86"), 0.94)
    _macaw(pen, -14, 7.4, ("#c9402c", "#c9402c", "#efbe3e"), 1.0)


def _macaw(pen: Pen, x: float, y: float, colours: tuple[str, str, str], size: float) -> None:
    """A macaw that looks left; (x, y) are its feet. Colours of its back, its breast and the middle of its wing."""
    back, breast, middle = colours

    def put(points: Points) -> Points:
        return moved(points, x, y, size)

    for left, right, low, fill in ((-1, 4, 13, back), (1, 6, 15, "#2f5f9c"), (3, 7.4, 12, back)):
        pen.body(put([(left, -3), (right, -4), (right + 2.4, low), (right + 0.6, low + 0.8)]), fill, 0.8)
    pen.shape(
        put([(-5.6, -3), (-7.8, -11), (-6.6, -19), (0, -22), (5, -19), (6.4, -10), (4, 0), (-2, 1.6)]),
        breast,
        1.05,
    )
    pen.strokes(
        [put([(-6, -12), (-4.6, -11)]), put([(-5.8, -9), (-4, -8)]), put([(-5, -6), (-3, -5.2)])], 0.6
    )
    pen.shape(
        put([(-6.8, -15), (-8, -21.4), (-4.6, -26), (0.6, -26.4), (4.4, -22.6), (4.8, -16), (0, -13.6)]),
        back,
        1.05,
    )
    wing = curve(put([(0.6, -17.6), (5.4, -16.6), (9, -8), (9.2, 1), (8, 6), (4.4, 1.4), (1.2, -8)]), 5, True)
    pen.body(wing, back, 0.95)
    pen.tint(put([(1.4, -12.4), (7.4, -12.4), (9, -6.4), (3.2, -6)]), middle, 1)
    pen.tint(put([(3, -6), (9.1, -6.4), (9, 2), (7.8, 5.4), (5, 1.2)]), "#2b5590", 1)
    pen.strokes([put([(1.6, -12.2), (4.4, -11), (7.4, -12)]), put([(3, -6), (6, -4.8), (9, -6)])], 0.7)
    pen.strokes([put([(a, -4.6), (a + 1.5, 3.4)]) for a in (4.2, 5.8, 7.2)], 0.65)
    pen.tint(put(ellipse(-4.2, -20.2, 2.9, 2.9, 12)), "#fff6e4", 1)
    pen.strokes([put([(-6, -18.8), (-2.8, -18.2)]), put([(-5.6, -17.6), (-3, -17.2)])], 0.4)
    pen.solid(put(ellipse(-4.3, -21.2, 1.05, 1.05, 8)))
    pen.shape(
        put([(-6.4, -23.4), (-10, -22.6), (-11.4, -18.4), (-10, -15.4), (-8.8, -18), (-6.6, -18.4)]),
        "#f6ead0",
        0.9,
    )
    pen.solid(put([(-7.4, -17.8), (-9, -16.6), (-7.8, -15.2), (-6.2, -16.4)]))
    pen.strokes([put([(-2.4, 0.4), (-3.2, 3.4)]), put([(0.6, 0.4), (0.4, 3.6)])], 1.3)


_SCALE, _SCALE_DARK = "#e9c14c", "#7a3f20"


def serpent(pen: Pen) -> None:
    """A boa that hangs in loops over a bough, its head raised."""
    _bough(pen, [(-34, 0), (-10, -2), (14, 1), (34, -6)], 6.5)
    _scaled(pen, curve([(15, 2), (20, 8), (18.6, 15), (14, 17.4), (12.4, 14)], 6), 4.6, 1.6)
    for x, low in ((9.0, 13.0), (-3.0, 16.0)):
        loop = [
            (x - 6, -4),
            (x - 6.8, 5),
            (x - 4.4, low - 2.4),
            (x, low),
            (x + 4.6, low - 2.4),
            (x + 7, 5),
            (x + 6, -4),
        ]
        _scaled(pen, curve(loop, 5), 7.0, 7.0)
    for x in (9.0, -3.0):
        _scaled(pen, curve([(x + 6.4, -2.6), (x + 3.6, -8), (x - 3.6, -8), (x - 6.4, -2.6)], 5), 7.0, 7.0)
    neck = curve([(-7, -5.4), (-12.4, -8), (-14, -13), (-10.6, -17), (-14, -18.6), (-17, -16.4)], 6)
    _scaled(pen, neck, 6.4, 5.0)
    head = [
        (-13.6, -20.6),
        (-18.6, -20),
        (-23.6, -15.6),
        (-24, -12.6),
        (-20, -11.4),
        (-15.4, -12.2),
        (-12.6, -15.6),
    ]
    pen.shape(head, _SCALE, 1.1)
    pen.tint([(-22.6, -13.6), (-15.4, -12.8), (-19.8, -11.8)], "#fdf0c8", 0.95)
    pen.stroke([(-23.6, -13.8), (-19, -14), (-15.4, -13.6)], 0.75)
    pen.tint(ellipse(-18.6, -17, 1.5, 1.4, 9), "#c8402c", 1)
    pen.solid(ellipse(-18.6, -17, 0.55, 1.2, 7))
    pen.stroke([(-16.6, -17.4), (-13.4, -18.6)], 1.3, 0.9)
    pen.strokes([[(-23.6, -12.8), (-26, -11)], [(-25.4, -11.4), (-26.2, -9)]], 0.7)


def _scaled(pen: Pen, line: Points, width: float, end: float) -> None:
    """A stretch of a serpent: a shaded underside, dark lozenges along its back."""
    pen.body(band(line, width, end), _SCALE, 1.0)
    pen.tint(
        band([(x + width * 0.16, y + width * 0.2) for x, y in line], width * 0.42, end * 0.42),
        "#c18f30",
        0.75,
    )
    for x, y in line[3:-2:7]:
        r = min(width, end + 1) * 0.24
        pen.tint(ellipse(x, y, r * 1.25, r, 8), _SCALE_DARK, 0.9)
        pen.stroke(ellipse(x, y, r * 1.25, r, 8, 20, 330), 0.6, 0.7)


def caiman(pen: Pen) -> None:
    """A caiman at the surface of still water: eye, scutes and tail above it, its head to the left."""
    tail = [(10, 0), (16, -4.6), (20.4, -10), (24.6, -11.4), (24, -6), (20, 0.4), (14, 4)]
    pen.shape(tail, "#95a356", 1.0)
    back = [
        *(
            (-24.6, 1),
            (-24, -2.4),
            (-19, -3.6),
            (-14, -4.4),
            (-11.6, -8.6),
            (-7.6, -9.4),
            (-5, -5.8),
            (-1, -7.4),
        ),
        *((5, -7), (11, -4.4), (16, -0.6), (15, 3.4), (6, 5.2), (-8, 5), (-20, 4)),
    ]
    pen.shape([(float(x), float(y)) for x, y in back], "#9fae5c", 1.15)
    low = [(-23.6, 1.2), (-10, 0.4), (4, 1.2), (14.6, 0.4), (14, 3.2), (5, 4.6), (-9, 4.4), (-20, 3.6)]
    pen.tint(low, "#5f6c36", 0.75)
    pen.hatch(low, 1.9, 0.7)
    for x, y in (
        (-3.6, -7),
        (0.4, -7.6),
        (4.4, -7.2),
        (8.2, -5.6),
        (11.6, -3.8),
        (17.6, -6.6),
        (20, -9.6),
        (22.4, -11),
    ):
        pen.body([(x - 1.9, y + 0.9), (x - 0.3, y - 2.5), (x + 1.8, y + 1.1)], "#6d7b3e", 0.75)
    for x, y in ((-1, -3.6), (3, -3.4), (7, -2.6), (1, -0.8), (5.4, -0.4), (-3.4, -1.6), (10.4, -1.2)):
        pen.stroke(ellipse(x, y, 1.4, 0.9, 7, 150, 390), 0.6, 0.6)
    pen.tint(ellipse(-10, -7, 2, 1.7, 10), "#f2d45e", 1)
    pen.solid(ellipse(-10.1, -7, 0.6, 1.5, 8))
    pen.stroke([(-12.8, -6.8), (-10.4, -9.2), (-7.6, -8)], 1.0, 0.7)
    pen.stroke([(-24.2, -0.6), (-18, 0.2), (-11, -1), (-7, -0.2)], 0.85, 0.5)
    for number in range(5):
        at = -22.4 + 3 * number
        pen.body([(at, -0.3), (at + 1, 2), (at + 1.9, -0.3)], "#fff8e2", 0.5)
    pen.solid(ellipse(-22.6, -2.6, 0.9, 0.6, 7))
    ripples: list[Points] = [
        [(-22, 7), (-8, 8.4), (6, 7.6)],
        [(8, 7), (18, 6), (23, 3.6)],
        [(-14, 11), (2, 12)],
    ]
    pen.strokes(ripples, 0.8, 0.2)


def condor(pen: Pen) -> None:
    """A condor that wheels: wings raised, their tips spread like fingers, the white ruff round its neck."""
    x, y = pen.placed([(0, 0)])[0]
    cloud = f'<ellipse cx="{x}" cy="{y}" rx="34" ry="17" fill="#e4ebee" opacity=".9" filter="url(#blur4)"/>'
    pen.drawing.wash(cloud)
    for side in (1, -1):
        tips = ((24.6, -10), (25, -6.4), (24, -3), (22, 0.2), (19.4, 3))
        for x, y in tips[::-1]:
            pen.body(
                [(side * 13, -7), (side * x, y - 1), (side * (x + 0.2), y + 0.6), (side * 12, -2)],
                "#2d2935",
                0.7,
            )
        wing = [(0, -3), (6, -9.6), (14, -12.6), (20, -10.4), (16, -3), (11, 1.6), (4, 4.6), (0, 5)]
        pen.shape([(side * x, y) for x, y in wing], "#37323f", 1.05)
        pale = [(5, -5.8), (12, -8.8), (16.4, -8), (13, -3), (7, -0.6)]
        pen.tint([(side * x, y) for x, y in pale], "#efe9da", 0.96)
        pen.strokes(
            [
                [(side * a, b), (side * c, d)]
                for a, b, c, d in ((7, -6, 8, -1), (10, -7.6, 11, -1.6), (13, -8.2, 14, -3.6))
            ],
            0.6,
        )
    for x in (-3.4, 0.0, 3.4):
        pen.body([(x * 0.5 - 1.6, 3), (x - 1.8, 12.4), (x + 1.8, 12.4), (x * 0.5 + 1.6, 3)], "#29252f", 0.7)
    pen.shape([(-4, -2), (-3, 4), (0, 7), (3, 4), (4, -2), (0, -5.4)], "#2f2a36", 0.9)
    pen.shape([(-4.6, -4), (-2, -6.8), (2.4, -6.8), (4.4, -3.8), (1.6, -2), (-2, -2)], "#fffaf0", 0.8)
    pen.shape([(-2.6, -6.4), (-3, -10), (0, -12), (2.4, -9.6), (2, -6.4)], "#c9836a", 0.85)
    pen.solid(ellipse(-0.9, -9.6, 0.6, 0.6, 7))
    pen.body([(-2.8, -9.6), (-5.6, -8.2), (-5, -6.8), (-2.6, -7.8)], "#f0e2c4", 0.7)


def bear(pen: Pen) -> None:
    """A spectacled bear that sits and eats the heart of a plant."""
    fur, light = "#4a3a36", "#6d5850"
    pen.shape(
        [(-13, 19), (-16, 8), (-13, -2), (-4, -7), (8, -6), (16, 2), (18, 12), (15, 20), (0, 21)], fur, 1.15
    )
    pen.tint([(-11, 6), (-8, -1), (0, -4), (6, 0), (2, 10), (-6, 14)], light, 0.7)
    for x, y, length in (
        (12, 3, 6),
        (14, 8, 6),
        (9, 0, 5),
        (14, 14, 4),
        (10, 10, 6),
        (6, 15, 4),
        (-12, 6, 4),
    ):
        pen.stroke([(x, y), (x + 0.6, y + length)], 0.8, 0.3)
    for side, x in ((-1, -9.0), (1, 9.0)):
        pen.body(ellipse(x, 18.6, 6, 3.4, 16), fur, 1.0)
        pen.tint(ellipse(x + side * 0.6, 18.9, 3, 1.7, 10), "#b08a70", 0.9)
    for side in (-1, 1):
        pen.body(ellipse(side * 8.4, -17, 3.5, 3.5, 12), fur, 1.0)
        pen.tint(ellipse(side * 8.4, -16.6, 1.7, 1.7, 9), light, 0.9)
    pen.shape(
        [(-11, -9), (-9, -16.6), (-3, -20), (3, -20), (9, -16.6), (11, -9), (7, -2.6), (0, -0.4), (-7, -2.6)],
        fur,
        1.15,
    )
    for side in (-1, 1):
        ring = ellipse(side * 4.8, -11, 4.4, 4, 16, 150 if side > 0 else 250, 470 if side > 0 else 390 + 180)
        pen.tint(band(ring, 2.4), "#f6e3b8", 1)
        pen.solid(ellipse(side * 4.2, -10.8, 1.2, 1.2, 8))
    pen.shape([(-4.6, -6), (-3.4, -9), (3.4, -9), (4.6, -6), (3, -2.2), (-3, -2.2)], "#f3dfb4", 0.8)
    pen.solid([(-2, -8.2), (2, -8.2), (0.9, -6.2), (-0.9, -6.2)])
    pen.strokes([[(0, -6.2), (0, -4.8)], [(-2.2, -4), (0, -4.8), (2.2, -4)]], 0.75)
    for angle, length in ((-120, 11), (-95, 13), (-70, 12), (-148, 9), (-40, 9)):
        pen.leaf((-13.0, 9.0), angle, length, "#b9cc62")
    pen.shape([(-4, 3), (-9, 6), (-14.6, 6.4), (-16.6, 9), (-14, 11.8), (-7, 11.4), (0, 8)], fur, 0.95)
    pen.strokes([[(-15.6, 8), (-14.6, 10.4)], [(-13.6, 7.6), (-12.8, 10.2)]], 0.6)


def llama(pen: Pen) -> None:
    """A llama with a woven cloth on its back, its head high to the left."""
    wool, shade = "#fbeed2", "#d9bd92"
    for x in (-6.4, -1.6, 8.6, 12.6):
        pen.body(
            [(x - 1.5, 6), (x + 1.5, 6), (x + 1, 18.6), (x - 1.3, 18.6)],
            shade if x in (-1.6, 12.6) else wool,
            0.8,
        )
        pen.solid([(x - 1.6, 18), (x + 1.2, 18), (x + 1.2, 20), (x - 2, 20)])
    pen.shape([(15, -1), (19, -3), (20.4, 1), (18.6, 5), (15, 4)], wool, 0.85)
    body = [(-9, -4), (-2, -6.4), (8, -6), (15, -3.6), (17, 3), (14.6, 9), (4, 10.4), (-7, 9.6), (-10.6, 3)]
    pen.shape([(float(x), float(y)) for x, y in body], wool, 1.1)
    pen.tint([(-7, 9), (4, 9.8), (14, 8.6), (15.6, 3), (6, 6.4), (-6, 5.6)], shade, 0.75)
    pen.shape(
        [(-10.6, 4), (-11.8, -6), (-13, -13.6), (-9, -16), (-6.4, -11), (-5.4, -3), (-3.4, 3)], wool, 1.05
    )
    pen.strokes(
        [[(-10, -8), (-8.6, -6.6)], [(-9.8, -3), (-8.2, -1.8)], [(-8.4, 2), (-6.4, 3)], [(9, 7), (11, 8)]],
        0.7,
    )
    pen.body([(-1.4, -6.6), (8.4, -6.4), (10.4, 2.6), (8.4, 4.6), (-0.4, 4.4), (-2.6, 2)], "#c0392f", 0.9)
    pen.tint([(-1.8, -3.4), (9.2, -3.2), (9.6, -1), (-2, -1.2)], "#f0bd3c", 1)
    pen.tint([(-2.2, 0.6), (10, 0.8), (10.2, 2.2), (-2.4, 2)], "#2f6f9c", 1)
    pen.strokes([[(a, 4.6), (a - 0.2, 6.8)] for a in (-0.4, 2, 4.4, 6.8, 8.4)], 0.7)
    for x in (-11.8, -8.8):
        pen.body([(x - 1, -17.4), (x - 0.6, -22), (x + 1.2, -17.6)], shade, 0.8)
    pen.shape(
        [(-8, -18.4), (-12.6, -18.6), (-18.4, -15.4), (-18.6, -12.8), (-14, -11.6), (-8.4, -12.4)], wool, 1.0
    )
    pen.solid(ellipse(-12.4, -16, 0.85, 0.85, 8))
    pen.strokes([[(-18.2, -13.8), (-15.6, -13.4)], [(-18, -15), (-17, -14.6)]], 0.75)
    pen.strokes([[(-12.6, -4.6), (-9, -3.6), (-5.4, -4.8)]], 1.5, 0.9)
    pen.body(ellipse(-9, -1.6, 1.2, 1.6, 8), "#c0392f", 0.6)
