"""What moves over the title picture: airships, birds, smoke. Lengths are units of the picture's 800 x 450 sheet."""

from functools import partial

from engraving.airships import airship, distant
from engraving.drawing import Drawing
from engraving.geometry import Points, curve, ellipse
from engraving.ink import taper
from engraving.palette import livery
from engraving.picture import Picture, drawn

UNIT = 1920 / 800
# colour, length as a share of 200, tilt in degrees
_SHIPS = (("red", 0.98, -4.0), ("yellow", 0.46, -2.0), ("blue", 0.36, -4.0), ("green", 0.34, -3.0))
_REACH = (122.0, 58.0, 68.0)  # of a ship at size 1 from its middle: to either side, upwards, downwards
_SQUADRON = ((0.0, 0.0, 0.15), (46.0, 14.0, 0.11), (-38.0, -14.0, 0.1))  # x, y, size
# The tips of a bird's wings above its body, as it beats them.
_BEATS = (-4.0, 1.0, 3.5)


def _ship(colour: str, size: float, tilt: float) -> str:
    drawing = Drawing(12)
    airship(drawing, 0, 0, size, colour, tilt)
    return drawing.markup("wash_fine")


def _squadron() -> str:
    drawing = Drawing(13)
    for x, y, size in _SQUADRON:
        distant(drawing, x, y, size, "#b39a86")
    return drawing.markup("wash_fine")


def _bird(tips: float) -> str:
    """A bird far away: two strokes of the pen."""
    drawing = Drawing(14)
    wings: Points = [(-7, tips), (-3.4, -1.6 + tips * 0.3), (0, 0), (3.4, -1.6 + tips * 0.3), (7, tips)]
    drawing.strokes(taper(curve(wings, 4), 1.7, 0.3, 0.3))
    return drawing.markup()


def _puff(seed: int) -> str:
    """A ball of smoke with an outline and a curl, as the pen draws it."""
    drawing = Drawing(seed)
    rim = [
        (x * drawing.chance.uniform(0.82, 1.12), y * drawing.chance.uniform(0.82, 1.12))
        for x, y in ellipse(0, 0, 6.6, 5.6, 9)
    ]
    drawing.body(curve(rim, 4, True), "#fffdf4", 0.12, 0.8)
    start = 200 if seed % 2 else 20
    drawing.strokes(taper(ellipse(0.6, 0.4, 3.4, 2.8, 10, start, start + 235), 0.9, 0.7, 0.1), 0.8)
    return drawing.markup("wash_fine")


def pictures() -> list[Picture]:
    """`title.ship.star` and its like, `title.squadron`, `title.bird.1` to `title.bird.3`, `title.smoke.1` and
    `title.smoke.2`; their anchors are their middles.
    """
    out = []
    for colour, size, tilt in _SHIPS:
        side, up, down = (round(reach * size * UNIT) for reach in _REACH)
        markup = partial(_ship, colour, size, tilt)
        name = f"title.ship.{livery(colour).emblem}"
        out.append(drawn(name, (2 * side, up + down), markup, (side, up), UNIT, 3))
    out.append(drawn("title.squadron", (320, 130), _squadron, (144, 62), UNIT, 3))
    for number, tips in enumerate(_BEATS, 1):
        out.append(drawn(f"title.bird.{number}", (44, 28), partial(_bird, tips), (22, 14), UNIT, 3))
    for number in (1, 2):
        out.append(drawn(f"title.smoke.{number}", (44, 40), partial(_puff, 20 + number), (22, 20), UNIT, 3))
    return out
