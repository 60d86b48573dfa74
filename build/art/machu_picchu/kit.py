"""Common ground of this title's drawings: its colours and gradients, and short forms for markup."""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from engraving import picture
from engraving.drawing import Drawing
from engraving.filters import linear, radial
from engraving.geometry import Point, Points, curve
from engraving.ink import path
from engraving.palette import EDGE
from engraving.picture import BODY_FONT, Picture
from PIL import Image, ImageChops, ImageEnhance

SEATS = ("red", "blue", "yellow", "green", "ivory")
WOOL = ("#8a2f3a", "#6a1f2b", "#3a0f18")
GOLD = ("#fff6cf", "#ffe08a", "#f6b73c", "#c98416", "#7d4c0c")
GRASS = ("#d3d69a", "#b9c47e", "#9cae68", "#7d9354", "#5f7642")
PAPER = "#fff4d6"
BRASS_INK = "#f7e2a0"
_SCALE = 2  # pictures are drawn once, as large as a screen of 3840 x 2160 shows them
_GREY = 70  # about which the contrast of the view is raised


def _shadows() -> str:
    wide = 'x="-30%" y="-30%" width="170%" height="170%" color-interpolation-filters="sRGB"'
    return (
        f'<filter id="lift" {wide}>'
        '<feDropShadow dx="4" dy="9" stdDeviation="5" flood-color="#140804" flood-opacity=".55"/></filter>'
        f'<filter id="halo_fine" {wide}>'
        '<feMorphology in="SourceAlpha" operator="dilate" radius="1.1" result="a"/>'
        '<feFlood flood-color="#fff6dc" flood-opacity=".95"/><feComposite in2="a" operator="in" result="h"/>'
        '<feGaussianBlur in="h" stdDeviation=".35" result="h1"/><feOffset in="a" dx="2.6" dy="3"/>'
        '<feGaussianBlur stdDeviation="1.6" result="s"/><feFlood flood-color="#140804" flood-opacity=".6"/>'
        '<feComposite in2="s" operator="in" result="s1"/><feMerge><feMergeNode in="s1"/>'
        '<feMergeNode in="h1"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
        f'<filter id="colourless" {wide}><feColorMatrix type="saturate" values="0"/></filter>'
    )


def definitions() -> str:
    """The gradients and filters that are this title's own."""
    grades = [
        radial("sun_gold", [(0, GOLD[0]), (0.45, GOLD[1]), (0.8, GOLD[2]), (1, GOLD[3])], 0.4, 0.36, 0.68),
        linear("gold", [(0, "#fff3b8"), (0.3, "#f2c24c"), (0.62, "#d3932a"), (1, "#8a560f")], 0.5, 1),
        radial("sunglow", [(0, "#fff3c0", 0.95), (0.3, "#ffd873", 0.6), (1, "#ffb020", 0)]),
        radial("sunglow_soft", [(0, "#ffe9a0", 0.7), (0.5, "#ffcf5c", 0.25), (1, "#ffb020", 0)]),
        radial("moon_silver", [(0, "#ffffff"), (0.55, "#e3e6ee"), (1, "#a9b0c4")], 0.38, 0.34, 0.72),
        linear("night_fill", [(0, "#3d3f63"), (1, "#23233f")], 0.4, 1),
        radial("wool", [(0, WOOL[0]), (0.7, WOOL[1]), (1, WOOL[2])], 0.45, 0.4, 0.72),
        linear("card_face", [(0, "#fdf6e0"), (1, "#efdcae")], 0.4, 1),
        linear("stone_fill", [(0, "#f4eee0"), (0.5, "#cfc5af"), (1, "#94886f")], 0.5, 1),
    ]
    return f"<defs>{_shadows()}{''.join(grades)}</defs>"


def sprite(
    name: str,
    size: tuple[int, int],
    markup: Callable[[], str],
    origin: tuple[float, float] | None = None,
    unit: float = 1,
    *,
    scales: tuple[float, ...] = (_SCALE,),
    margins: tuple[int, int, int, int] | None = None,
    facts: dict[str, list[float]] | None = None,
    smooth: bool = False,
) -> Picture:
    """A picture from markup whose origin lies at `origin`, the middle unless another is given, and is its anchor."""
    place = origin or (size[0] / 2, size[1] / 2)
    made = picture.drawn(
        name,
        size,
        lambda: definitions() + markup(),
        place,
        unit,
        margins=margins,
        facts=facts,
        smooth=smooth,
    )
    return replace(made, scales=scales)


def painted(markup: str, box: tuple[float, float, float, float], scale: float) -> Image.Image:
    """A part of the view: left, top, width and height in units of the table."""
    return richer(picture.rasterise(definitions() + markup, box, scale))


def grained(image: Image.Image, box: tuple[float, float, float, float], scale: float) -> Image.Image:
    """A picture with the grain of the sheet."""
    x, y, w, h = box
    rect = f'<rect x="{x}" y="{y}" width="{w}" height="{h}" filter="url(#grain)" opacity=".3"/>'
    grain = picture.rasterise(rect, box, scale)
    grain.putalpha(ImageChops.multiply(grain.getchannel("A"), image.getchannel("A")))
    return Image.alpha_composite(image, grain)


def printed(drawing: Drawing) -> str:
    """A drawing as markup, its ink multiplied with its own washes alone."""
    return f'<g style="isolation:isolate">{drawing.markup("wash_fine")}</g>'


def richer(image: Image.Image) -> Image.Image:
    """Deeper washes and blacker ink than a single printing gives."""
    alpha = image.getchannel("A")
    vivid = ImageEnhance.Color(image.convert("RGB")).enhance(1.16)
    grey = Image.new("RGB", image.size, (_GREY, _GREY, _GREY))
    out = ImageEnhance.Brightness(Image.blend(grey, vivid, 1.11)).enhance(0.975).convert("RGBA")
    out.putalpha(alpha)
    return out


def way(points: str) -> Points:
    """Points written as `x,y x,y …`."""
    return [(float(x), float(y)) for x, y in (place.split(",") for place in points.split())]


def at(points: Sequence[Point], x: float = 0, y: float = 0, s: float = 1) -> Points:
    """Points scaled and moved."""
    return [(a * s + x, b * s + y) for a, b in points]


def mirrored(points: Sequence[Point]) -> Points:
    """A left half with its right half, so that the outline goes round."""
    return [*points, *[(-x, y) for x, y in points[::-1]]]


def blob(
    x: float, y: float, rx: float, ry: float, chance: random.Random, lumps: int, rough: float, square: float
) -> Points:
    """A rounded, slightly uneven outline: an ellipse towards a rectangle (`square` 2 is an ellipse)."""
    out = []
    for i in range(lumps * 2):
        c, s = math.cos(math.pi * i / lumps), math.sin(math.pi * i / lumps)
        r = (abs(c) ** square + abs(s) ** square) ** (-1 / square) * (1 + chance.uniform(-rough, rough))
        out.append((x + rx * r * c, y + ry * r * s))
    return curve(out, 5, True)


def put(markup: str, x: float, y: float, s: float = 1, turn: float = 0, *, through: str = "") -> str:
    """Markup at a place, through a filter."""
    inner = f'<g transform="translate({x:.2f} {y:.2f}) rotate({turn}) scale({s:.4f})">{markup}</g>'
    return f'<g filter="url(#{through})">{inner}</g>' if through else inner


def solid(points: Sequence[Point], fill: str, width: float = 2.0) -> str:
    """A filled shape with the outline of the pieces."""
    return (
        f'<path d="{path(points)}" fill="{fill}" stroke="{EDGE}" stroke-width="{width}" '
        'stroke-linejoin="round"/>'
    )


def lines(data: str, width: float = 1.4, colour: str = EDGE, opacity: float = 1, extra: str = "") -> str:
    """Plain strokes along path data."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" '
        f'stroke-linejoin="round" opacity="{opacity}" {extra}/>'
    )


def circle(radius: float, fill: str, stroke: str = EDGE, width: float = 1.6, at: Point = (0, 0)) -> str:
    """A circle; no `fill` is written `none`."""
    return f'<circle cx="{at[0]}" cy="{at[1]}" r="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>'


def figure(x: float, y: float, words: str, size: float, fill: str) -> str:
    """A number in the heavy face."""
    return (
        f'<text x="{x}" y="{y}" font-family="\'{BODY_FONT}\'" font-weight="900" font-size="{size}" '
        f'fill="{fill}" text-anchor="middle">{words}</text>'
    )
