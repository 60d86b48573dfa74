"""The mountains of the gorge: sugar loaves with a lit left and a hatched right side. Units of the table."""

from engraving.drawing import Drawing
from engraving.geometry import Points, curve, ellipse
from engraving.ink import hatch, taper
from engraving.rocks import peak

Greens = tuple[str, str]
_FAR = (
    *((458, 70, 60), (530, 92, 76), (622, 112, 96), (712, 84, 70), (806, 72, 84), (884, 104, 92)),
    *((972, 118, 104), (1066, 92, 78), (1150, 78, 80), (1228, 112, 96), (1310, 88, 76)),
)  # foot, height, half width
_NEAR = (
    *((424, 186, 58), (486, 104, 62), (560, 120, 86), (652, 84, 70), (742, 110, 96), (838, 78, 66)),
    *((914, 98, 84), (1006, 116, 92), (1098, 82, 70), (1184, 106, 92), (1276, 92, 70)),
)
_BLUE, _GREEN = ("#aebc8c", "#8a9f78"), ("#9fb266", "#7b9350")


def spire(drawing: Drawing, x: float, base: float, height: float, half: float, fill: Greens = _GREEN) -> None:
    """A steep green mountain on its foot (x, base), `half` as wide to either side."""
    c = drawing.chance
    left = [(-1, 0), (-0.72, 0.42), (-0.34, 0.86), (0, 1)]
    right = [(0, 1), (0.3, 0.88), (0.62, 0.46), (1, 0)]
    slopes = []
    for slope in (left, right):
        line = curve([(x + a * half, base - b * height) for a, b in slope], 6)
        slopes.append([(a + c.uniform(-1.6, 1.6), b + c.uniform(-1, 1)) for a, b in line])
    drawing.body(slopes[0] + slopes[1], fill[0], 0.3, 1.5)
    ridge = [
        (x + half * 0.22 * t + (3 if k % 2 else -3), base - height * (1 - t))
        for k, t in enumerate((0, 0.18, 0.36, 0.56, 0.78, 1.0))
    ]
    drawing.tint([*ridge, *slopes[1][::-1]], fill[1], 0.95)
    drawing.line(ridge, 1.3, 0.8, 0.2)
    drawing.strokes(_slopes_shade(drawing, (x, base), (half, height), slopes), 0.8)
    for _ in range(int(half / 5)):
        t = c.uniform(0.45, 0.98)
        tree = ellipse(x + c.uniform(-0.75, 0.6) * half * t, base - height * (1 - t), 4, 3, 8, 180, 380)
        drawing.strokes(taper(tree, 1.0, 0.5, 0.5), 0.8)


def _slopes_shade(
    drawing: Drawing, foot: tuple[float, float], reach: tuple[float, float], slopes: list[Points]
) -> str:
    """Hatching down the right slope, a little on the left one."""
    left, right = slopes
    data = ""
    count = int(reach[1] / 3.4)
    for i in range(2, count):
        t = i / count
        px, y = foot[0] + reach[0] * 0.22 * t, foot[1] - reach[1] * (1 - t)
        end = right[min(len(right) - 1, int(t * (len(right) - 1)))][0]
        data += taper(
            [(px + 2, y), (px + (end - px) * drawing.chance.uniform(0.45, 0.95), y + 7)], 0.95, 0.7, 0.15
        )
        if i % 3 == 0:
            start = left[min(len(left) - 1, int((1 - t) * (len(left) - 1)))][0]
            data += taper(
                [(start + (px - start) * 0.3, y), (start + (px - start) * 0.5, y + 7)], 0.8, 0.3, 0.2
            )
    return data


def terrace_walls(drawing: Drawing, places: tuple[tuple[float, float, float], ...]) -> None:
    """Narrow fields high on a slope: x, y and half width each."""
    for x, y, w in places:
        drawing.body([(x - w, y), (x + w, y - 2), (x + w - 1, y + 5), (x - w, y + 7)], "#ecdfba", 0.3, 1.0)
        face = [(x, y), (x + w, y - 2), (x + w - 1, y + 5), (x, y + 6)]
        drawing.strokes(hatch(face, -60, 2.2, 0.8, drawing.chance), 0.7)


def ranges(drawing: Drawing, haze: str) -> None:
    """Snowy peaks far away, behind a veil of `haze`, green ones before them, and the peak with the summit."""
    for x, h, w in _FAR:
        peak(drawing, x, 270, h, (w, w), 0.6)
    drawing.wash(haze)
    for x, h, w in _NEAR[1::2]:
        spire(drawing, x, 304, h, w, _BLUE)
    for x, h, w in _NEAR[::2]:
        spire(drawing, x, 306, h, w)
    spire(drawing, 1362, 330, 176, 66)
    spire(drawing, 1446, 352, 246, 100, ("#b3c278", "#86a058"))
    terrace_walls(drawing, ((1428, 196, 15), (1420, 218, 20), (1414, 241, 24)))
