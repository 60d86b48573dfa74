"""The two ends of a game as wide engravings: the city rescued in the morning sun, the city conquered at dusk.

Both show the city of the cover from nearer, in its units.
"""

import math
import random
from collections.abc import Callable
from functools import partial

from engraving.andean import llama, sun
from engraving.canopy import palm
from engraving.clouds import cumulus
from engraving.drawing import Drawing
from engraving.filters import Stop, linear
from engraving.geometry import curve
from engraving.ink import taper
from engraving.markup import at, circle, lines, mirrored, put, solid, way
from engraving.palette import EDGE
from engraving.picture import Picture
from engraving.rocks import peak
from engraving.sprites import printed
from PIL import Image

from machu_picchu.cover_city import city
from machu_picchu.figures import inca, prince
from machu_picchu.goods import gold_figure
from machu_picchu.kit import painted
from machu_picchu.peaks import spire
from machu_picchu.signs import JOBS

SIZE = (1600, 420)
_LEFT, _TOP, _WIDE = 0.0, 318.0, 960.0
_HIGH = _WIDE * SIZE[1] / SIZE[0]
_MIDDLE = _LEFT + _WIDE / 2
_BOX = f'x="{_LEFT - 8}" y="{_TOP - 8}" width="{_WIDE + 16}" height="{_HIGH + 16}"'


def _sky(name: str, stops: list[Stop], light: str, ray: str, heart: tuple[float, float]) -> str:
    """A sky with rays that come from the heart of its light."""
    rays = ""
    for i in range(72):
        a = 2 * math.pi * i / 72
        start, end = 44 + (i % 2) * 8, 150 + (i * 53 % 190)
        rays += taper(
            [(heart[0] + r * math.cos(a), heart[1] + r * math.sin(a)) for r in (start, end)], 3, 0.9, 0.1
        )
    return (
        f'{linear(name, stops)}<rect {_BOX} fill="url(#{name})"/>'
        f'<circle cx="{heart[0]}" cy="{heart[1]}" r="150" fill="{light}" opacity=".8" filter="url(#blur40)"/>'
        f'<g filter="url(#wob1)"><path d="{rays}" fill="{ray}" opacity=".75"/></g>'
    )


def _mountains(drawing: Drawing, snow: str) -> None:
    for x, h, w in ((40, 74, 80), (168, 96, 96), (300, 70, 84), (660, 74, 86), (800, 98, 100), (930, 76, 84)):
        peak(drawing, x, 418, h, (w, w), 0.55)
    drawing.wash(f'<rect x="{_LEFT}" y="{_TOP}" width="{_WIDE}" height="104" fill="{snow}" opacity=".32"/>')
    for x, h, w in ((-10, 66, 74), (100, 50, 76), (232, 58, 84), (372, 44, 80), (590, 46, 80), (730, 60, 88)):
        spire(drawing, x, 424, h, w, ("#a3ab66", "#76834c"))
    for x, h, w in ((866, 64, 84), (968, 54, 70)):
        spire(drawing, x, 424, h, w, ("#98a070", "#6f7d58"))


def _printed(draw: Callable[[Drawing], None], seed: int) -> str:
    drawing = Drawing(seed)
    draw(drawing)
    return printed(drawing)


def _people(places: tuple[tuple[float, float, float, str], ...]) -> str:
    """Figures with their shadows: x, y, size, and the markup of one."""
    shade = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{30 * size}" ry="{6 * size}" fill="#1c0d04" opacity=".42" '
        'filter="url(#blur4)"/>'
        for x, y, size, _ in places
    )
    return shade + "".join(put(markup, x, y, size, through="halo_fine") for x, y, size, markup in places)


# rescued


def _garlands() -> str:
    """Ropes with little flags in the colours of all seats, from palm to palm over the stair."""
    colours = ("#c22f36", "#2f5fb0", "#2f9a8a", "#e0ae2a", "#f4ead0")
    out = ""
    for number, (x0, x1, y, sag) in enumerate(((60, 330, 372, 26), (630, 900, 372, 26))):
        rope = [(x0 + (x1 - x0) * t / 24, y + sag * 4 * (t / 24) * (1 - t / 24)) for t in range(25)]
        out += lines("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in rope), 1.6, "#6a4220")
        for k, (x, y) in enumerate(rope[1:-1:2]):
            flag = [(x - 7, y), (x + 7, y), (x, y + 15)]
            out += solid(flag, colours[(k + number) % len(colours)], 1.3)
    return out


def _petals() -> str:
    chance, out = random.Random(12), ""
    for _ in range(90):
        x, y = chance.uniform(_LEFT, _LEFT + _WIDE), chance.uniform(_TOP, _TOP + _HIGH * 0.8)
        fill = chance.choice(("#f4c22e", "#e2797a", "#fff4d6", "#f2a65a"))
        leaf = curve([(0, 0), (-2.2, -2.6), (0, -6), (2.2, -2.6)], 3, True)
        out += put(solid(leaf, fill, 0.7), x, y, chance.uniform(0.7, 1.1), chance.uniform(0, 360))
    return out


def _rescue() -> str:
    heart = (_MIDDLE, 366.0)
    stops: list[Stop] = [(0, "#79aec2"), (0.45, "#f2cf8e"), (1, "#ffedbe")]
    out = _sky("morning", stops, "#fff3c4", "#fffbe6", heart)

    def heaven(drawing: Drawing) -> None:
        for x, y, w in ((70, 344, 150), (250, 338, 120), (716, 340, 130), (900, 350, 160)):
            cumulus(drawing, x, y, w, "#fff6e2", "#dbbf9c")
        _mountains(drawing, "#ffe9c4")

    out += _printed(heaven, 21)
    out += put(circle(50, "url(#sunglow)", "none", 0) + sun(35, False, 32), *heart)

    def land(drawing: Drawing) -> None:
        city(drawing)
        for x, y, h, lean, size in ((40, 590, 200, 22, 2.0), (922, 590, 200, -22, 2.0)):
            palm(drawing, x, y, h, lean, size)
        llama(drawing, 250, 556, 1.5, "#f6e8cc")
        llama(drawing, 716, 558, 1.5, "#caa274")

    out += _printed(land, 1438) + _garlands()
    seats = ("green", "red", "blue", "yellow")
    workers = _people(
        tuple(
            (x, y, 0.92, inca(seat, job))
            for (x, y), seat, job in zip(
                ((196, 524), (396, 520), (570, 520), (768, 524), (912, 540)),
                ("yellow", "blue", "red", "ivory", "green"),
                JOBS,
                strict=True,
            )
        )
    )
    princes = _people(
        tuple((x, 560, 1.18, prince(seat)) for x, seat in zip((130, 316, 644, 836), seats, strict=True))
    )
    return out + workers + princes + _petals() + _frame("#5a3a1a", 0.3)


# conquered


def helmet() -> str:
    """A soldier seen from behind, from the shoulders up, in a helmet with a comb."""
    shoulders = way("-34,44 -30,22 -16,12 16,12 30,22 34,44")
    out = solid(shoulders, "#4a4550", 2) + lines("M-18 44Q-16 26 0 24Q16 26 18 44", 1.6, "#8a8494")
    out += solid(way("-9,14 -9,2 9,2 9,14"), "#7a4f34", 1.6)
    bowl = curve(way("-19,0 -17,-16 0,-27 17,-16 19,0"), 6)
    out += solid([*bowl, (0, 6)], "#8f93a0", 2)
    comb = curve(way("-4.6,4 -5.6,-26 -4,-38 0,-42 4,-38 5.6,-26 4.6,4"), 6)
    out += solid(comb, "#c6a24a", 1.8)
    brim = curve(way("-32,-15 -20,0 0,6 20,0 32,-15"), 6) + curve(way("32,-15 18,8 0,14 -18,8 -32,-15"), 6)
    out += solid(brim, "#c6a24a", 1.9)
    return out + lines("M-12 -8Q-10 -18 -2 -22", 1.6, "#e6e8ee", 0.8)


def _halberd() -> str:
    out = lines("M0 40V-96", 6.4, EDGE) + lines("M0 40V-96", 3.4, "#8a5a2c")
    blade = curve(way("2,-92 20,-96 24,-80 20,-66 2,-72"), 4)
    out += solid(blade, "#b8bcc8", 1.8) + solid(way("-2,-86 -16,-82 -2,-76"), "#b8bcc8", 1.6)
    return out + solid(way("-4,-94 0,-122 4,-94"), "#d6dae2", 1.7)


def _banner(flip: int) -> str:
    """A war flag: red, with two crossed branches."""
    cloth = curve([(0, -150), (flip * 34, -142), (flip * 70, -150)], 6) + curve(
        [(flip * 66, -104), (flip * 34, -96), (0, -104)], 6
    )
    out = lines("M0 40V-154", 6.4, EDGE) + lines("M0 40V-154", 3.4, "#8a5a2c")
    out += solid(cloth, "#b3262c", 2.2)
    cross = f"M{flip * 8} -142L{flip * 60} -108M{flip * 60} -142L{flip * 8} -108"
    return out + lines(cross, 7, EDGE) + lines(cross, 4.4, "#f2d79a") + circle(4.5, "#e3b23a", at=(0, -156))


def _fire(drawing: Drawing, x: float, y: float, s: float) -> None:
    """Flames on a roof and the smoke over them."""
    plume = way("-5,-10 -9,-30 -2,-52 -12,-78 -2,-104 -8,-132")
    left = curve(at(plume, x, y, s), 6)
    right = [(px + (8 + 26 * i / len(left)) * s, py) for i, (px, py) in enumerate(left)]
    drawing.body([*left, *right[::-1]], "#3a2a33", 0.4, 1.2)
    for k in range(5):
        px, py = x + (4 + k * 3) * s, y - (24 + k * 22) * s
        drawing.strokes(
            taper(curve([(px - 6, py + 3), (px, py - 5), (px + 6, py + 2)], 4), 1.2, 0.4, 0.4), 0.8
        )
    flame = mirrored(way("0,-38 -5,-24 -13,-16 -11,-2 0,2"))
    drawing.body(curve(at(flame, x, y, s), 4, True), "#e8662a", 0.2, 1.3)
    drawing.body(curve(at(flame, x, y - 1, s * 0.56), 4, True), "#ffd25a", 0.1, 0.9)


def _conquest() -> str:
    heart = (_MIDDLE, 402.0)
    stops: list[Stop] = [(0, "#3a2348"), (0.4, "#8a2f45"), (0.75, "#dd6a3a"), (1, "#f6a860")]
    out = _sky("evening", stops, "#ff9a52", "#ffc890", heart)

    def heaven(drawing: Drawing) -> None:
        for x, y, w in ((110, 342, 170), (330, 350, 130), (640, 346, 150), (870, 340, 170)):
            cumulus(drawing, x, y, w, "#c9858a", "#6a3550")
        _mountains(drawing, "#a34a5a")

    out += _printed(heaven, 21)
    out += put(circle(60, "url(#sunglow)", "none", 0) + circle(34, "#ffb35a", EDGE, 2.4), *heart)

    def land(drawing: Drawing) -> None:
        city(drawing)
        for x, y, s in (
            (176, 430, 0.9),
            (262, 400, 0.7),
            (684, 430, 0.95),
            (782, 404, 0.75),
            (856, 444, 0.7),
        ):
            _fire(drawing, x, y, s)

    out += _printed(land, 1438)
    out += f'<rect {_BOX} fill="#2a1030" opacity=".34"/>'
    glows = ((176, 420), (262, 392), (684, 420), (782, 396), (856, 436))
    out += "".join(
        f'<circle cx="{x}" cy="{y}" r="46" fill="#ff9440" opacity=".42" filter="url(#blur9)"/>'
        for x, y in glows
    )
    out += put(_banner(1), 92, 556, 0.95) + put(_banner(-1), 868, 556, 0.95)
    spears, heads = "", ""
    for row, (y, size) in enumerate(((524, 0.78), (552, 1.0))):
        for k in range(7):
            for side in (-1, 1):
                x = _MIDDLE + side * (122 + k * 66 + row * 33)
                if (k + row) % 2 == 0:
                    spears += put(_halberd(), x + side * 26 * size, y, size, side * 3)
                heads += put(helmet(), x, y, size)
    out += spears + heads
    gold = put(gold_figure(1.9), _MIDDLE - 78, 546) + put(gold_figure(1.9), _MIDDLE + 78, 546)
    return out + gold + _frame("#1c0a14", 0.5)


# both


def _frame(colour: str, depth: float) -> str:
    """A darker foot, on which the medal stands out."""
    stops: list[Stop] = [(0, colour, 0), (0.7, colour, 0), (1, colour, depth)]
    return (
        f'{linear("foot", stops)}<rect {_BOX} fill="url(#foot)"/><rect {_BOX} fill="url(#vignette)" '
        f'opacity=".35"/><rect {_BOX} filter="url(#grain)" opacity=".25"/>'
    )


_SCENES: dict[str, Callable[[], str]] = {"rescue": _rescue, "conquest": _conquest}


def _scene(name: str, scale: float) -> Image.Image:
    drawn = painted(_SCENES[name](), (_LEFT, _TOP, _WIDE, _HIGH), SIZE[0] / _WIDE * scale)
    return drawn.resize((round(SIZE[0] * scale), round(SIZE[1] * scale)), Image.Resampling.LANCZOS)


def pictures() -> list[Picture]:
    """`ending.rescue` and `ending.conquest`, whose middle below is left free for a medal."""
    return [
        Picture(f"ending.{name}", SIZE, partial(_scene, name), scales=(2,), suffix="webp") for name in _SCENES
    ]
