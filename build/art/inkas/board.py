"""The round board in layers: the sheet, the lands with the lake, the roads, the rim; and what is laid on them.

Layers are placed by their anchor: the sheet's at the upper left of the map, all others' at the middle of the board.
"""

import math
import random
from collections.abc import Callable
from functools import partial

from engraving import chart
from engraving.drawing import Drawing
from engraving.geometry import curve, ellipse
from engraving.ink import path, taper
from engraving.instruments import cartouche, clamp
from engraving.markup import at, circle, lines, put, way
from engraving.palette import EDGE, FADED
from engraving.picture import Picture
from engraving.rocks import boulder
from engraving.sprites import grained
from PIL import Image

from inkas import lands, snow
from inkas.kit import BRASS_INK, LAPIS, painted, sprite
from inkas.rings import CX, CY, RADII, RIM, SUYU_NAMES, SUYUS, arc, polar, wedge

_BLEED = 24
_TITLE_FONT = "Goudy Bookletter 1911"
_HILLS = (
    *((436, 420), (470, 452), (446, 494), (486, 520), (440, 548), (470, 592), (514, 396)),
    *((1484, 420), (1448, 448), (1480, 492), (1444, 530), (1478, 566), (1448, 600), (1412, 390)),
)


def _printed(draw: Callable[[Drawing], None], seed: int, wash: str = "wash") -> str:
    drawing = Drawing(seed)
    draw(drawing)
    return f'<g style="isolation:isolate">{drawing.markup(wash)}</g>'


# the sheet


def _sheet() -> str:
    """Parchment with its frame, hills, circles about the board and the shadow under its rim."""
    out = chart.sheet(chart.torn_edge(random.Random(4))) + chart.neat_line()
    rings = "".join(
        f'<circle cx="{CX}" cy="{CY}" r="{RIM + 8 + 9 * k}" fill="none" stroke="{FADED}" '
        f'stroke-width="{1.3 - 0.2 * k:.1f}" opacity="{0.55 - 0.1 * k:.2f}"/>'
        for k in range(4)
    )
    out += f'<g filter="url(#shadow_big)"><circle cx="{CX}" cy="{CY}" r="{RIM}" fill="#2a130b"/></g>'
    inside = f'x="{chart.LEFT + 28}" y="{chart.TOP + 28}" width="1080" height="788"'
    out += f'<clipPath id="inner"><rect {inside}/></clipPath>'
    out += f'<g clip-path="url(#inner)" filter="url(#wob2)">{rings}</g>'
    hills = "".join(chart.hill(x, y, 0.95) for x, y in sorted(_HILLS, key=lambda spot: spot[1]))
    out += f'<g filter="url(#wob1)" opacity=".85">{hills}</g>'
    grain = f'x="{chart.LEFT + 13}" y="{chart.TOP + 13}" width="1110" height="818"'
    out += f'<rect {grain} filter="url(#grain)" opacity=".28"/>'
    corners = (
        (chart.LEFT, chart.TOP),
        (chart.RIGHT, chart.TOP),
        (chart.RIGHT, chart.BOTTOM),
        (chart.LEFT, chart.BOTTOM),
    )
    return out + "".join(clamp(x, y, 90 * turn) for turn, (x, y) in enumerate(corners))


# lands and lake


_LANDS = (
    ("C", lands.coast, "wash"),
    ("A", lands.jungle, "wash_fine"),
    ("Q", lands.plain, "wash"),
    ("K", snow.mountains, "wash_fine"),
)


def _lands() -> str:
    """The four lands, each cut to its quarter, and the lake."""
    out = ""
    for number, (suyu, draw, wash) in enumerate(_LANDS):
        out += f'<clipPath id="land_{suyu}"><path d="{path(wedge(suyu))}"/></clipPath>'
        out += f'<g clip-path="url(#land_{suyu})">{_printed(draw, 40 + number, wash)}</g>'
    out += f'<clipPath id="lake"><circle cx="{CX}" cy="{CY}" r="{RADII[0]}"/></clipPath>'
    return out + f'<g clip-path="url(#lake)">{_printed(_lake, 77, "wash_fine")}</g>'


def _lake(drawing: Drawing) -> None:
    """The Titiqaqa with its island."""
    chance, r = drawing.chance, RADII[0]
    drawing.wash(f'<circle cx="{CX}" cy="{CY}" r="{r}" fill="url(#lake_water)"/>')
    for depth in (10, 19, 28, 38, 48):
        for k in range(16):
            a = 22.5 * k + chance.uniform(-6, 6)
            wave = arc(r - depth, a, a + chance.uniform(7, 17) * r / (r - depth) * 0.8, 5)
            drawing.strokes(taper(wave, 1.2, 0.2, 0.2), 0.75)
    isle = []
    for k in range(10):
        a, wide, high = k * math.pi / 5, 33 + 4 * math.sin(k * 2.3), 22 + 3 * math.sin(k * 1.7)
        isle.append((CX + wide * math.cos(a), CY + 9 + high * math.sin(a)))
    shape = curve(isle, 5, True)
    drawing.tint([(x, y + 5) for x, y in shape], "#0f5560", 0.7)
    drawing.body(shape, "#dcc786", 0.6, 1.6)
    drawing.tint(ellipse(CX, CY + 7, 22, 13, 14), "#a9b35e", 0.8)
    for dx, dy, w in ((-27, 8, 14), (26, 4, 12), (20, 22, 11)):
        boulder(drawing, CX + dx, CY + dy, w)
    hull, sail = curve(way("-15,-4 -8,4 8,4 16,-6 6,0 -7,0"), 4, True), way("-2,-2 -1,-21 11,-5")
    for x, y, s in ((CX - 50, CY - 32, 1.0), (CX + 52, CY + 44, 0.9)):
        drawing.body(at(hull, x, y, s), "#f0d58c", 0.3, 1.2)
        drawing.body(at(sail, x, y, s), "#f7ecd0", 0.2, 1.1)


# roads


def _roads() -> str:
    """Cream roads round every wamani, braided in lapis between suyus, and the shade under the rim."""
    ways = "".join(f'<circle cx="{CX}" cy="{CY}" r="{r}"/>' for r in RADII[:3])
    for k in range(12):
        if k % 3:
            ways += f'<path d="{path([polar(RADII[0], 30 * k), polar(RADII[3], 30 * k)], False)}"/>'
    out = f'<g filter="url(#wob1)" fill="none"><g stroke="{EDGE}" stroke-width="7.4">{ways}</g>'
    out += f'<g stroke="#f6e7bd" stroke-width="4.2">{ways}</g>'
    out += f'<g stroke="{FADED}" stroke-width="1" stroke-dasharray="3 5">{ways}</g></g>'
    for k in range(0, 12, 3):
        border = path([polar(RADII[0] - 1, 30 * k), polar(RADII[3], 30 * k)], False)
        out += lines(border, 12) + lines(border, 8.6, "#f4e2b0") + lines(border, 4.4, LAPIS[0])
        out += lines(border, 1.6, "#f4e2b0", 1, 'stroke-dasharray="0.1 6"')
    out += f'<clipPath id="disc"><circle cx="{CX}" cy="{CY}" r="{RADII[3]}"/></clipPath><g clip-path="url(#disc)">'
    out += f'<circle cx="{CX + 4}" cy="{CY + 6}" r="{RADII[3] + 9}" fill="none" stroke="#1c0d06" stroke-width="26" '
    return out + 'opacity=".5" filter="url(#blur9)"/></g>'


# the rim


def _chakana(s: float) -> str:
    cells = way(
        "-1,-3 1,-3 1,-2 2,-2 2,-1 3,-1 3,1 2,1 2,2 1,2 1,3 -1,3 -1,2 -2,2 -2,1 -3,1 -3,-1 -2,-1 -2,-2 -1,-2"
    )
    return path(at(cells, 0, 0, s))


def _away(a: float, bearings: tuple[int, ...]) -> float:
    return min(abs((a - bearing + 180) % 360 - 180) for bearing in bearings)


def _ring(r: float, width: float, paint: str) -> str:
    return f'<circle cx="{CX}" cy="{CY}" r="{r}" fill="none" stroke="{paint}" stroke-width="{width}"/>'


def _suyu_name(suyu: str, r: float, bearing: float) -> str:
    """A name along the rim, whose letters stand upright above and below."""
    low = suyu in "QK"
    line = arc(r + 6 if low else r - 6, bearing - 20, bearing + 20, 20)
    track = f'<path id="rim_{suyu}" d="{path(line[::-1] if low else line, False)}" fill="none"/>'
    words = f'<textPath href="#rim_{suyu}" startOffset="50%">{SUYU_NAMES[suyu]}</textPath>'
    face = f'font-family="\'{_TITLE_FONT}\'" font-size="20" letter-spacing="1.5" text-anchor="middle"'
    return f'{track}<text {face} fill="{BRASS_INK}">{words}</text>'


def _rim() -> str:
    """The carved edge with the names of the suyus."""
    middle = (RADII[3] + RIM) / 2
    out = _ring(middle, 30, EDGE) + _ring(middle, 27, "url(#mahogany)")
    for r in (RADII[3] + 1.6, RIM - 1.6):
        out += _ring(r, 5.6, EDGE) + _ring(r, 3.6, "url(#brass)")
    for k in range(120):
        bearing = 3 * k + 1.5
        if _away(bearing, (45, 135, 225, 315)) > 13.5 and _away(bearing, (0, 90, 180, 270)) > 2:
            step = lines("M-7 5h3v-4h4v-4h4v4h4v4h3", 1.9, "#d9ad55")
            out += put(step, *polar(middle, bearing), 0.8, bearing)
    out += "".join(_suyu_name(suyu, middle, 315 + 90 * k) for k, suyu in enumerate(SUYUS))
    cross = f'<path d="{_chakana(2.9)}" fill="{LAPIS[1]}" stroke="{EDGE}" stroke-width="1.2"/>'
    stud = circle(15, "url(#brass)", EDGE, 1.8) + cross + circle(2.6, BRASS_INK, "none", 0)
    return out + "".join(put(stud, *polar(middle, 90 * k)) for k in range(4))


# pictures


def _layer(
    markup: Callable[[], str], box: tuple[float, float, float, float], scale: float, grain: bool
) -> Image.Image:
    image = painted(markup(), box, scale)
    return grained(image, box, scale) if grain else image


def _centred(name: str, markup: Callable[[], str], reach: int, grain: bool) -> Picture:
    box = (CX - reach, CY - reach, 2.0 * reach, 2.0 * reach)
    size = (2 * reach, 2 * reach)
    return Picture(
        name, size, partial(_layer, markup, box, grain=grain), (reach, reach), scales=(2,), suffix="webp"
    )


def pictures() -> list[Picture]:
    """From below `board.sheet`, `board.lands`, `board.roads`, `board.rim`; and the `cartouche` for the quest."""
    wide, high = chart.RIGHT - chart.LEFT + 2 * _BLEED, chart.BOTTOM - chart.TOP + 2 * _BLEED
    box = (chart.LEFT - _BLEED, chart.TOP - _BLEED, float(wide), float(high))
    draw = partial(_layer, _sheet, box, grain=False)
    return [
        Picture("board.sheet", (wide, high), draw, (_BLEED, _BLEED), scales=(2,), suffix="webp"),
        _centred("board.lands", _lands, 387, True),
        _centred("board.roads", _roads, 388, False),
        _centred("board.rim", _rim, 416, False),
        sprite("cartouche", (198, 154), lambda: cartouche(0, 0, 182, 142), (8, 6)),
    ]
