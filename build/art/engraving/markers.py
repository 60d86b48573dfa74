"""Markers on the board: Force Field, Flying Fortress, Death Ray, waste ground; and the mats of protecting dice."""

from collections.abc import Callable
from functools import partial

from engraving.badges import pattern
from engraving.drawing import Drawing
from engraving.geometry import Points, curve, ellipse, hexagon, moved
from engraving.ink import hatch, path, taper, tapers
from engraving.palette import BRASS, EDGE, EXPEDITIONS, livery
from engraving.picture import Picture, drawn
from engraving.pieces import dot, rod, shape


def _medal_disc(inner: str) -> str:
    """A brass disc of radius 30 with a cream field."""
    return (
        '<g filter="url(#shadow_small)"><circle cy="3" r="30" fill="#5c3d14"/>'
        f'<circle r="30" fill="url(#brass)" stroke="{EDGE}" stroke-width="2"/>'
        f'<circle r="25.4" fill="#f4e8c8" stroke="#6a4518" stroke-width="1.6"/></g>{inner}'
    )


def shield() -> str:
    """The Force Field: a shield of glassy blue between two brass poles."""
    outer = "M0 -20L17 -13V2C17 12 9 18 0 21C-9 18 -17 12 -17 2V-13Z"
    out = (
        f'<path d="{outer}" fill="#3f8298" stroke="{EDGE}" stroke-width="2.2"/>'
        f'<path d="M0 -20L0 21C-9 18 -17 12 -17 2V-13Z" fill="#a9dbe2"/>'
    )
    arcs = "M-11 -4A12 12 0 0 1 11 -4M-8 3A9 9 0 0 1 8 3M-5 10A6 6 0 0 1 5 10"
    return out + (
        f'<path d="{outer}" fill="none" stroke="{EDGE}" stroke-width="2.2"/>'
        f'<path d="{arcs}" fill="none" stroke="{EDGE}" stroke-width="1.9"/>'
    )


def flying_fortress() -> str:
    """A battlemented hull with cannons under one great envelope, a propeller on either side. About 56 units wide."""
    envelope = curve(
        [(-25, -14), (-16, -23), (0, -26), (16, -23), (25, -14), (16, -6), (0, -4), (-16, -6)], 5, True
    )
    out = shape(envelope, "#b9492f", 1.8)
    low = curve([(-23, -11), (0, -9), (23, -11), (16, -6), (0, -4), (-16, -6)], 4, True)
    out += f'<path d="{path(low)}" fill="#5c1c12" opacity=".55"/>'
    for x in (-11, 0, 11):
        out += (
            f'<path d="M{x * 1.25} -24Q{x * 1.5} -15 {x * 1.2} '
            f'-5.4" fill="none" stroke="{EDGE}" stroke-width="1.2"/>'
        )
    for x in (-16, -6, 6, 16):
        out += f'<path d="M{x} -6L{x * 0.95} 3" stroke="{EDGE}" stroke-width="1.3"/>'
    wall: Points = [(-20, 14), (-22, -1)]
    for i in range(4):
        wall += [
            (-22 + i * 12.6, -1),
            (-22 + i * 12.6 + 6, -1),
            (-22 + i * 12.6 + 6, 3),
            (-22 + i * 12.6 + 12.6, 3),
        ]
    wall = [*wall[:-1], (22, -1), (20, 14), (11, 20), (-11, 20)]
    out += (
        shape(wall, "#a9aeb3", 1.9)
        + f'<path d="{path([(4, 3), (22, 3), (20, 14), (11, 20), (4, 20)])}" fill="#4f575f" opacity=".6"/>'
    )
    for x in (-12, 0, 12):
        out += f'<circle cx="{x}" cy="10" r="3.4" fill="#20140c" stroke="{BRASS}" stroke-width="1.5"/>'
    for side in (-1, 1):
        out += rod(f"M{side * 19} 9H{side * 29}", "#4a4038", 3.4, 2)
        out += f'<ellipse cx="{side * 24}" cy="-1" rx="2" ry="7" fill="#e8d9ae" stroke="{EDGE}" stroke-width="1.3"/>'
    return out + f'<path d="M0 -26V-32L8 -30L0 -28" fill="#f4d58a" stroke="{EDGE}" stroke-width="1.3"/>'


def death_ray() -> str:
    """A brass projector on a stand that throws a red beam."""
    out = '<path d="M6 -6L24 -18L24 -7Z" fill="#c42f38"/><path d="M6 -6L24 -15L24 -11Z" fill="#ffe2c0"/>'
    out += f'<path d="M-13 18L-7 2H5L11 18Z" fill="#6d4a2a" stroke="{EDGE}" stroke-width="2"/>'
    out += (
        f'<g transform="translate(-4 0) rotate(-32)"><rect x="-14" y="-9" width="21" '
        f'height="17" rx="4" fill="url(#brass)" stroke="{EDGE}" stroke-width="2"/>'
    )
    out += (
        f'<path d="M7 -10L15 -15V14L7 9Z" fill="#8a8f96" stroke="{EDGE}" stroke-width="2"/>'
        f'<path d="M-8 -9V8M-1 -9V8" stroke="{EDGE}" stroke-width="1.7"/>'
    )
    return (
        out
        + dot(-15, -0.5, 5, "#c42f38", 1.6)
        + f'</g><path d="M-18 19H15" stroke="{EDGE}" stroke-width="2.6"/>'
    )


def _probe_eye() -> str:
    """A camp whose natural protection is probed: an open eye."""
    out = shape(
        curve([(-21, 0), (-10, -11), (0, -13.5), (10, -11), (21, 0), (10, 9), (0, 11), (-10, 9)], 4, True),
        "#fffaf0",
        2,
    )
    out += dot(0, -1, 8, "#3f7d86", 1.8) + dot(0, -1, 3.2, EDGE, 0) + dot(-2.6, -3.6, 1.6, "#fff", 0)
    lashes = "M0 -15V-21M-10 -12L-13.5 -18M10 -12L13.5 -18"
    return out + f'<path d="{lashes}" stroke="{EDGE}" stroke-width="2" stroke-linecap="round"/>'


def waste() -> str:
    """Scorched ground over a whole tile: a crater, cracks and ash. To be laid over the tile's own picture."""
    drawing = Drawing(77)
    drawing.tint(hexagon(93), "#4a3f38", 0.74)
    drawing.tint(curve(ellipse(0, -2, 70, 60, 12), 3, True), "#2f2723", 0.7)
    rim = [
        (x + drawing.chance.uniform(-5, 5), y + drawing.chance.uniform(-4, 4))
        for x, y in ellipse(4, 4, 46, 30, 18)
    ]
    drawing.body(curve(rim, 3, True), "#7a6a5c", 0.5, 2.0)
    drawing.solid(curve(moved([(x - 4, y - 4) for x, y in rim], 6, 8, 0.76), 3, True), "#1d1512")
    drawing.strokes(hatch([(x * 0.98, y * 0.98) for x, y in rim if y > 4], -50, 3, 1.1, drawing.chance), 0.8)
    cracks = []
    for x, y in ellipse(4, 4, 50, 34, 11):
        knee = (x * 1.35 + drawing.chance.uniform(-8, 8), y * 1.4)
        cracks.append([(x, y), knee, (x * 1.7, y * 1.9 + drawing.chance.uniform(-6, 6))])
    drawing.strokes(tapers(cracks, 3.6, 1.0, 0.1))
    for x, y in ((-58, -34), (62, -30), (-66, 28), (56, 44), (8, -62)):
        stump = [(x - 4, y + 8), (x - 3, y - 9), (x - 0.5, y - 4), (x + 2, y - 13), (x + 4, y + 8)]
        drawing.body(stump, "#5a4a40", 0.3, 1.4)
    drawing.over(
        f'<path d="{taper(curve([(4, -6), (-4, -26), (8, -44), (0, -66)], 6), 16, 0.3, 0.9)}" '
        f'fill="#d8cfc4" opacity=".5" filter="url(#blur4)"/>'
    )
    clip = f'<clipPath id="waste"><path d="{path(hexagon(93))}"/></clipPath>'
    return f'{clip}<g clip-path="url(#waste)">{drawing.markup()}</g>'


def _waste_layer() -> str:
    # The ink of a drawing needs its own sheet to be multiplied with: without it the white bodies would show.
    return f'<g style="isolation:isolate">{waste()}</g>'


def mat(colour: str) -> str:
    """The painted mat under a protecting die, with the rim pattern of its player along the foot."""
    colours = livery(colour)
    body = '<rect x="-22" y="-22" width="44" height="48" rx="9"'
    strip = (
        f'<clipPath id="mat"><rect x="-20" y="15" width="40" height="9" rx="4"/></clipPath>'
        f'<g clip-path="url(#mat)"><g transform="translate(-20 15.5)">{pattern(colours.emblem, 42, 8)}</g></g>'
    )
    return (
        f'<g filter="url(#shadow_small)">{body} fill="url(#body_{colour})" stroke="{EDGE}" stroke-width="3"/>'
        f'{body} fill="none" stroke="#fff4d8" stroke-width="1.6"/></g>{strip}'
    )


def _marker(draw: Callable[[], str], scale: float) -> str:
    return _medal_disc(f'<g transform="scale({scale})">{draw()}</g>')


def pictures() -> list[Picture]:
    """`marker.force_field` and its like (r 21, and `.large`), `marker.devastated` over a tile, `mat.red`."""
    inner = {
        "force_field": shield,
        "flying_fortress": flying_fortress,
        "death_ray": death_ray,
        "probe": _probe_eye,
    }
    out: list[Picture] = []
    for name, draw in inner.items():
        scale = 0.84 if name == "flying_fortress" else 0.96
        content = partial(_marker, draw, scale)
        out.append(drawn(f"marker.{name}", (50, 52), content, (24, 24), 0.72))
        out.append(drawn(f"marker.{name}.large", (104, 108), content, (50, 50), 1.5))
    out.append(drawn("marker.devastated", (170, 196), _waste_layer, (85, 98), 0.985, 7))
    out += [drawn(f"mat.{colour}", (52, 58), partial(mat, colour), (25, 26)) for colour in EXPEDITIONS]
    return out
