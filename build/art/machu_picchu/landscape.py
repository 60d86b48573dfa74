"""The landscape of the city: sky, peaks, terraced slopes, jungle, streets and the Incatrail. Units of the table."""

import math
import random
from collections.abc import Sequence
from functools import cache, partial
from itertools import pairwise

from engraving.canopy import crown, palm
from engraving.chart import BOTTOM, LEFT, RIGHT, TOP, neat_line, sheet, torn_edge
from engraving.clouds import cumulus
from engraving.drawing import Drawing
from engraving.filters import linear
from engraving.geometry import Point, Points, band, ellipse
from engraving.ink import hatch, taper
from engraving.instruments import clamp
from engraving.palette import INK
from engraving.picture import Picture
from engraving.sprites import printed
from PIL import Image
from shapely.geometry import LineString, MultiLineString
from shapely.geometry import Point as Spot

from game.titles.machu_picchu.board.layout import city
from machu_picchu.kit import painted, sprite
from machu_picchu.peaks import ranges

_BLEED = 24
X0, Y0, X1, Y1 = LEFT + 25, TOP + 25, RIGHT - 25, BOTTOM - 25


def on_table(places: Sequence[Point]) -> Points:
    """Places of the view in units of the table."""
    return [(x + LEFT, y + TOP) for x, y in places]


def _street(pair: tuple[str, str]) -> Points:
    return on_table(city.street(*pair))


def _trail() -> Points:
    return on_table(city.trail())


def _sky() -> str:
    grade = linear("heaven", [(0, "#b9cfd2"), (0.32, "#dfe0cc"), (0.62, "#f3e4bd"), (1, "#f1dfb0")])
    drawing = Drawing(41)
    y = Y0 + 6.0
    while y < 236:
        x = X0 - 10 + drawing.chance.uniform(0, 40)
        while x < X1:
            length = drawing.chance.uniform(60, 240)
            middle = (x + length / 2, y + drawing.chance.uniform(-1, 1))
            drawing.strokes(taper([(x, y), middle, (x + length, y)], 0.85, 0.2, 0.2), 0.26)
            x += length + drawing.chance.uniform(10, 90)
        y += 4.6
    for x, y, w in ((520, 200, 150), (1250, 190, 130), (910, 196, 120)):
        cumulus(drawing, x, y, w, "#fffaf0", "#cfd6d2")
    sheet_of_sky = f'<rect x="{X0}" y="{Y0}" width="{X1 - X0}" height="170" fill="url(#heaven)"/>'
    return grade + sheet_of_sky + printed(drawing)


def _ridge(k: int, x: float) -> float:
    """How low the edge of the terrace `k` lies there, counted from the top."""
    return 262 + k * 34 + 9 * math.sin(x * 0.009 + k * 1.3) + 5 * math.sin(x * 0.023 + k * 2.1)


def _free(x: float, y: float, margin: float = 0) -> bool:
    """Whether a place is clear of districts, streets and the trail."""
    for terrace in city.TERRACES.values():
        (a, b), (rx, ry) = on_table([terrace.middle])[0], terrace.reach
        if abs(x - a) < rx + 6 + margin and -ry - 26 - margin < y - b < ry + 24 + margin:
            return False
    place = Spot(x, y)
    street, trail = _ways_of_streets().distance(place), _way_of_trail().distance(place)
    return bool(street >= 17 + margin and trail > 20 + margin)


@cache
def _ways_of_streets() -> MultiLineString:
    return MultiLineString([_street(pair) for pair in city.STREETS])


@cache
def _way_of_trail() -> LineString:
    return LineString(_trail())


def _runs(k: int) -> list[Points]:
    """The stretches of a retaining wall that keep clear of streets and districts."""
    found: list[Points] = []
    run: Points = []
    chance = random.Random(k)
    x = X0 - 8.0
    while x < X1 + 16:
        y = _ridge(k, x)
        if len(run) < 36 and _free(x, y + 4, -2):
            run.append((x, y))
        else:
            found.append(run)
            run = []
            x += chance.uniform(0, 6)
        x += 8
    return [each for each in [*found, run] if len(each) >= 5]


def _wall(drawing: Drawing, k: int, run: Points) -> None:
    """A stretch of retaining wall with its courses and its shadow."""
    chance = drawing.chance
    drawing.body(run + [(a, b + 9) for a, b in run[::-1]], "#c3b78e", 0.5, 1.0)
    data = taper([(a, b + 4.5) for a, b in run], 0.7, 0.5, 0.5)
    for i in range(int((run[-1][0] - run[0][0]) / 6.5) - 1):
        x = run[0][0] + 4 + i * 6.5 + chance.uniform(-1.5, 1.5)
        y = _ridge(k, x) + (0.6 if i % 2 else 4.5)
        data += taper([(x, y), (x, y + 4.2)], 0.75, 0.7, 0.6)
    drawing.strokes(data, 0.55)
    under = [(a, b + 9.5) for a, b in run] + [(a, b + 15) for a, b in run[::-1]]
    drawing.strokes(hatch(under, -62, 3.2, 0.8, chance), 0.5)


def _ground(drawing: Drawing) -> None:
    """Terraced slopes with their retaining walls."""
    chance = drawing.chance
    top = [(float(x), _ridge(0, x)) for x in range(X0 - 6, X1 + 12, 12)]
    drawing.body([*top, (X1 + 8, Y1 + 8), (X0 - 8, Y1 + 8)], "#9fb45c", 0.2, 1.4)
    for k in range(20):
        xs = range(X0 - 6, X1 + 14, 14)
        line = [(float(x), _ridge(k, x)) for x in xs]
        under = [(float(x), _ridge(k + 1, x)) for x in xs]
        drawing.tint(line + under[::-1], ("#a3b861", "#97ad57", "#8ca34f")[k % 3], 0.96)
        drawing.tint([(x, y - 7) for x, y in under] + under[::-1], "#c9d48a", 0.75)
        shade = [(x, y + 10) for x, y in line] + [(x, y + 19) for x, y in line[::-1]]
        drawing.tint(shade, "#5a7238", 0.5)
        for run in _runs(k) if k else []:
            _wall(drawing, k, run)
        data = ""
        for _ in range(20):
            x = chance.uniform(X0, X1)
            y = _ridge(k, x) + chance.uniform(20, 31)
            data += taper([(x, y), (x - 1.4, y - 3.6)], 0.8) + taper([(x + 2, y), (x + 2.8, y - 4)], 0.8)
        drawing.strokes(data, 0.5)


def _woods(drawing: Drawing) -> None:
    """Trees where nothing is built: along the left slope, in corners and between the terraces."""
    chance = random.Random(77)
    spots: list[tuple[float, float, float]] = []
    for _ in range(5200):
        x, y = chance.uniform(X0 - 4, X1 + 4), chance.uniform(276, Y1 + 4)
        slope = 520 + 26 * math.sin(y * 0.021) + (60 if y < 380 else 0)
        edge = x < slope or x > 1486 - 14 * math.sin(y * 0.03) or y > 884
        radius = chance.uniform(9, 13.5) if edge else chance.uniform(6.5, 9)
        if not edge and chance.random() > 0.16:
            continue
        apart, margin = (0.54, radius * 0.2 - 6) if edge else (0.7, radius * 0.75)
        alone = all(math.dist((x, y), (a, b)) > (q + radius) * apart for a, b, q in spots)
        if alone and _free(x, y, margin):
            spots.append((x, y, radius))
    for x, y, radius in sorted(spots, key=lambda spot: spot[1]):
        drawing.tint(ellipse(x + 4, y + radius * 0.7, radius, radius * 0.4), "#3d4a22", 0.4)
        crown(drawing, x, y, radius, None if radius > 9 else 1)


def _across(line: Points, half: float, gap: float, steep_gap: float, width: float) -> str:
    """Joints of the paving across a line, `gap` apart, nearer to each other where it climbs like a stair."""
    data, walked = "", 0.0
    for p, q in pairwise(line):
        length = math.dist(p, q) or 1
        walked += length
        if walked >= (steep_gap if abs(q[1] - p[1]) / length > 0.45 else gap):
            walked = 0.0
            nx, ny = -(q[1] - p[1]) / length * half, (q[0] - p[0]) / length * half
            data += taper([(q[0] + nx, q[1] + ny), (q[0] - nx, q[1] - ny)], width, 0.75, 0.75)
    return data


def _streets(drawing: Drawing) -> None:
    ways = [_street(pair) for pair in city.STREETS]
    for line in ways:
        drawing.tint(band([(x + 3, y + 5) for x, y in line], 23), "#3d4a22", 0.55)
    for line in ways:
        drawing.body(band(line, city.STREET), "#fcefc6", 0.4, 2.0)
        drawing.strokes(_across(line, 7.6, 10, 6, 1.15), 0.85)


def _trail_way(drawing: Drawing) -> None:
    line = _trail()
    drawing.tint(band([(x + 3, y + 4) for x, y in line], 14), "#4d5a2c", 0.4)
    drawing.body(band(line, 13), "#e9dcba", 0.45, 1.3)
    drawing.strokes(_across(line, 5, 0, 0, 1.0), 0.8)


_VEILS = (
    (560, 262, 120, 10, 0.7),
    (880, 268, 170, 9, 0.7),
    (1230, 272, 110, 9, 0.65),
    (446, 600, 26, 60, 0.16),
    (1476, 330, 40, 10, 0.5),
)  # middle, half width and height, opacity


def _mist() -> str:
    return "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="#fffaf0" opacity="{o}" filter="url(#blur9)"/>'
        for x, y, rx, ry, o in _VEILS
    )


_BOX = f'x="{X0}" y="{Y0}" width="{X1 - X0}" height="{Y1 - Y0}"'


def _land() -> str:
    """Everything under districts and pieces, inside the neat line."""
    drawing = Drawing(1911)
    haze = f'<rect x="{X0}" y="176" width="{X1 - X0}" height="90" fill="#f2e2b8" opacity=".42"/>'
    ranges(drawing, haze)
    _ground(drawing)
    _trail_way(drawing)
    _streets(drawing)
    _woods(drawing)
    for x, y, s in ((432, 880, 0.9), (506, 886, 0.8), (430, 300, 0.8)):
        palm(drawing, x, y, 26 * s, 6, s)
    clip = f'<clipPath id="inner"><rect {_BOX}/></clipPath>'
    return f'{clip}<g clip-path="url(#inner)">{_sky()}{printed(drawing)}{_mist()}{_finish()}</g>'


def _finish() -> str:
    """The shade along the neat line, and the grain of the sheet."""
    shade = (
        f'<rect {_BOX} fill="none" stroke="#5a3410" stroke-width="22" opacity=".22" filter="url(#blur9)"/>'
    )
    grain = f'<rect {_BOX} filter="url(#grain)" opacity=".3"/>'
    return f'{shade}{grain}<rect {_BOX} fill="none" stroke="{INK}" stroke-width="3.2"/>'


def _draw(scale: float) -> Image.Image:
    box = (LEFT - _BLEED, TOP - _BLEED, RIGHT - LEFT + 2 * _BLEED, BOTTOM - TOP + 2 * _BLEED)
    markup = sheet(torn_edge(random.Random(4))) + neat_line() + _land()
    return painted(markup, box, scale)


def pictures() -> list[Picture]:
    """`landscape`, which lies 24 beyond the view on every side, and the brass `corner.nw` and its like."""
    size = (RIGHT - LEFT + 2 * _BLEED, BOTTOM - TOP + 2 * _BLEED)
    out = [Picture("landscape", size, _draw, (_BLEED, _BLEED), scales=(2,), suffix="webp")]
    for turn, name in enumerate(("nw", "ne", "se", "sw")):
        out.append(sprite(f"corner.{name}", (160, 160), partial(clamp, 0, 0, 90 * turn)))
    return out
