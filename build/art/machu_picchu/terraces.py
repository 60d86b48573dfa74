"""The fifteen districts: each a terrace, and apart from it what stands there; what is lit, cut by what stands before.

A lit edge lies under the drawings and a lit street under terraces too. Both are cut accordingly here, so that the board
can lay them over the finished city.
"""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, partial

from engraving.drawing import Drawing
from engraving.geometry import Points, band
from engraving.ink import hatch, path, taper
from engraving.markup import at, lines, put
from engraving.picture import Picture
from engraving.sprites import grained, printed
from PIL import Image, ImageChops

from game.titles.machu_picchu.board.layout import city
from machu_picchu import fields, houses, temples
from machu_picchu.kit import painted
from machu_picchu.masonry import WALL

Box = tuple[float, float, float, float]  # left, top, width, height in units of the view
_RING = {
    "production": "#5f7a2e",
    "temple": "#c8662a",
    "set_up": "#2f8078",
    "house": "#7a5596",
    "special": "#b98416",
}
_DRAWING = (300, 200)  # area of a drawing
_FOOT = (150, 140)  # the middle of its terrace in that area
_BLEED = 30  # of a terrace beyond its outline, with its wall and its shadow
_EDGE_BLEED = 24
_STREET_BLEED = 20


@dataclass(frozen=True)
class _District:
    """How a district looks: its family and ground, what stands there, how much larger and how far up."""

    family: str
    ground: str
    draw: Callable[[Drawing], None]
    size: float = 1.14
    lift: float = -4


DISTRICTS = {
    "hut": _District("set_up", "#aebd6c", houses.hut, 1.12, -8),
    "corn": _District("production", "#c2b25c", fields.corn, 1, -5),
    "llama": _District("production", "#a4bd5e", fields.llama_meadow, 1, -6),
    "coca": _District("production", "#bfa668", fields.coca, 1, -6),
    "sun": _District("temple", "#ecd8a4", temples.sun),
    "palace": _District("set_up", "#e6d2a4", houses.palace),
    "condor": _District("temple", "#e6d3a6", temples.condor, 1.16),
    "priests": _District("house", "#d9c9a0", houses.priests),
    "plaza": _District("special", "#c8d08c", houses.plaza, 1.08, 0),
    "pottery": _District("production", "#e0c092", fields.pottery, 1.04, -6),
    "main": _District("temple", "#ecdcb0", temples.main_temple, 1.08, -2),
    "virgins": _District("house", "#dccfa6", houses.virgins),
    "cloth": _District("production", "#e3cfa6", fields.cloth, 1.04, -6),
    "clock": _District("special", "#cfcfb4", houses.clock, 1.2, 0),
    "puma": _District("temple", "#e8d2a0", temples.puma),
}


def _outline(name: str) -> Points:
    """The outline of a terrace about its middle."""
    x, y = city.TERRACES[name].middle
    return at(city.outline(name), -x, -y)


def _terrace(drawing: Drawing, name: str) -> None:
    """The raised ground of a district with its retaining wall and the ring of its family."""
    rx, ry = city.TERRACES[name].reach
    rise, chance, top = city.WALL, drawing.chance, _outline(name)
    front = [(x, y) for x, y in top if y > -ry * 0.12]
    front.sort(key=lambda place: -math.atan2(place[1], place[0]))  # from left to right
    wall = front + [(x * 1.012, y + rise) for x, y in front[::-1]]
    drawing.tint([(x * 1.04 + 5, y * 1.04 + rise + 5) for x, y in top], "#4d5a33", 0.45)
    drawing.body(wall, WALL[1], 0.5, 1.5)
    drawing.strokes(hatch([place for place in wall if place[0] > rx * 0.1], -58, 2.8, 0.9, chance), 0.55)
    for k in (0.36, 0.7):
        drawing.line([(x * 1.006, y + rise * k) for x, y in front], 0.8, 0.4, 0.4)
    data = ""
    for i, (x, y) in enumerate(front[1:-1]):
        for j in range(3):
            if (i + j) % 2 == 0 and chance.random() < 0.8:
                joint = [(x + chance.uniform(-2, 2), y + rise * (k + j * 0.33)) for k in (0.02, 0.33)]
                data += taper(joint, 0.85, 0.7, 0.6)
    drawing.strokes(data, 0.8)
    drawing.body(top, DISTRICTS[name].ground, 0.55, 1.7)
    ring = path([(x * 0.945, y * 0.9) for x, y in top])
    colour = _RING[DISTRICTS[name].family]
    drawing.wash(f'<path d="{ring}" fill="none" stroke="{colour}" stroke-width="3" opacity=".75"/>')


def ground_of(name: str) -> str:
    """The markup of a terrace."""
    drawing = Drawing(len(name))
    _terrace(drawing, name)
    return printed(drawing)


def buildings_of(name: str) -> str:
    """The markup of what stands on it."""
    drawing, district = Drawing(len(name) * 7 + ord(name[0])), DISTRICTS[name]
    district.draw(drawing)
    return put(printed(drawing), 0, district.lift, district.size)


def _part(markup: Callable[[str], str], name: str, box: Box, scale: float) -> Image.Image:
    return grained(painted(markup(name), box, scale), box, scale)


def _edge(name: str) -> str:
    """The golden edge of a terrace that can be walked to."""
    rim = path(city.outline(name))
    glow = (
        f'<path d="{rim}" fill="none" stroke="#fff0a8" stroke-width="13" opacity=".8" filter="url(#blur4)"/>'
    )
    return glow + lines(rim, 9.4, "#3a2206") + lines(rim, 5.6, "#ffdf5e")


def _lit_street(pair: tuple[str, str]) -> str:
    """A street in gold with the steps of who may walk there."""
    line = city.street(*pair)
    rim = path(band(line, 17))
    out = f'<path d="{rim}" fill="#ffd95e" opacity=".62"/>'
    out += (
        f'<path d="{rim}" fill="none" stroke="#fff0a8" stroke-width="5" opacity=".8" filter="url(#blur2)"/>'
    )
    return out + lines(path(line, False), 5, "#6b3d08", 0.95, 'stroke-dasharray="0.1 11"')


@cache
def _mask(name: str, scale: float, ground: bool) -> Image.Image:
    """Where a drawing, with its terrace if `ground` is set, covers what lies under it."""
    markup = (ground_of(name) if ground else "") + buildings_of(name)
    box = (-_FOOT[0], -_FOOT[1], *_DRAWING)
    return painted(markup, box, scale).getchannel("A")


def _cut(image: Image.Image, box: Box, scale: float, ground: bool) -> Image.Image:
    """A picture of a part of the view without what districts cover."""
    alpha = image.getchannel("A")
    for name, terrace in city.TERRACES.items():
        x = round((terrace.middle[0] - _FOOT[0] - box[0]) * scale)
        y = round((terrace.middle[1] - _FOOT[1] - box[1]) * scale)
        if -_DRAWING[0] * scale < x < image.width and -_DRAWING[1] * scale < y < image.height:
            cover = Image.new("L", image.size, 0)
            cover.paste(_mask(name, scale, ground), (x, y))
            alpha = ImageChops.multiply(alpha, ImageChops.invert(cover))
    out = image.copy()
    out.putalpha(alpha)
    return out


def _lit(markup: Callable[[], str], box: Box, ground: bool, scale: float) -> Image.Image:
    return _cut(painted(markup(), box, scale), box, scale, ground)


def _around(places: Iterable[tuple[float, float]], bleed: int) -> tuple[int, int, int, int]:
    """The box of some places in whole units, with a bleed."""
    xs, ys = zip(*places, strict=True)
    left, top = math.floor(min(xs)) - bleed, math.floor(min(ys)) - bleed
    return left, top, math.ceil(max(xs)) + bleed - left, math.ceil(max(ys)) + bleed - top


def _placed(
    name: str, box: Box, origin: tuple[float, float], draw: Callable[[float], Image.Image]
) -> Picture:
    size = (round(box[2]), round(box[3]))
    anchor = (origin[0] - box[0], origin[1] - box[1])
    return Picture(name, size, draw, anchor, scales=(2,), suffix="webp")


def pictures() -> list[Picture]:
    """`terrace.corn`, `drawing.corn` and `edge.corn` of each district, anchored in the terrace's middle; of each street
    in gold `street.hut-corn`, anchored in the middle of its first terrace.
    """
    out = []
    for name, terrace in city.TERRACES.items():
        rx, ry = terrace.reach
        ground = (-rx - _BLEED, -ry - _BLEED, 2 * (rx + _BLEED), 2 * (ry + _BLEED))
        built = (-_FOOT[0], -_FOOT[1], *_DRAWING)
        out.append(_placed(f"terrace.{name}", ground, (0, 0), partial(_part, ground_of, name, ground)))
        out.append(_placed(f"drawing.{name}", built, (0, 0), partial(_part, buildings_of, name, built)))
        edge = _around(city.outline(name), _EDGE_BLEED)
        draw = partial(_lit, partial(_edge, name), edge, False)
        out.append(_placed(f"edge.{name}", edge, terrace.middle, draw))
    for pair in city.STREETS:
        box = _around(city.street(*pair), _STREET_BLEED)
        draw = partial(_lit, partial(_lit_street, pair), box, True)
        out.append(_placed(f"street.{'-'.join(pair)}", box, city.TERRACES[pair[0]].middle, draw))
    return out
