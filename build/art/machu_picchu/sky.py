"""The time track, the tiles of night and sun, the mats of the districts and the marks of the Incatrail."""

import math
from functools import partial

from engraving.andean import sun
from engraving.geometry import Points, curve, ellipse
from engraving.ink import path
from engraving.markup import circle, figure, lines, put
from engraving.palette import EDGE, INK
from engraving.picture import Picture

from game.titles.machu_picchu.board.layout import city
from machu_picchu.goods import good
from machu_picchu.kit import WOOL, sprite
from machu_picchu.signs import crescent

_STARS = ((-20.5, -4), (-16.4, 13), (20, -6), (16, 14), (0, 23.4), (-8, 21.6), (8.4, 21.4))
_TILES = ("corn", "llama", "coca", "pottery", "cloth", "two", "three")
_CRATERS = ((-18, -14, 5), (14, 18, 6), (-12, 20, 3.6), (21, -10, 3.4))
_CORD = (592, 24)  # area of the cord
_CORD_START = 30  # from its left end to the first sun


def _shadowed(markup: str, size: float = 1) -> str:
    return put(markup, 0, 0, size, through="shadow_small")


def _night_disc() -> str:
    out = circle(26, "#14142a", "none", 0, (0, 2.6)) + circle(26, "url(#night_fill)", EDGE, 1.8)
    return out + circle(22.6, "none", "#c9cfe4", 1.3)


def _moon_tile(kind: str) -> str:
    """A round tile of slate-blue night with its gain in a cream window."""
    out = _night_disc() + "".join(circle(1, "#f3eecd", "none", 0, place) for place in _STARS)
    out += circle(17.4, "#fbf1d6", EDGE, 1.4, (0, 1)) + put(crescent(6.4), 0, -20.5, turn=-24)
    if kind in ("two", "three"):
        stair = "M3.6 9.4h3v-3.6h3v-3.6h3v-3.6"
        if kind == "three":
            stair = "M2.8 10h2.7v-3.2h2.7v-3.2h2.7v-3.2h2.4v-3.2"
        out += figure(-4.6, 10.4, "2" if kind == "two" else "3", 25, INK) + lines(stair, 2.1, WOOL[0])
    elif kind == "corn":
        out += put(good("corn3"), 0, 2.4, 0.74)
    else:
        out += put(good(kind), 0, 2.4, 0.86)
    return _shadowed(out, 21 / 26)


def _tile_back() -> str:
    """A Moon Tile that has been paid for, face down."""
    return _shadowed(_night_disc() + crescent(13), 21 / 26)


def _gap() -> str:
    """Where a Moon Tile is missing."""
    return (
        '<circle r="19.4" fill="#2c2c4e" opacity=".13"/>'
        '<circle r="19.4" fill="none" stroke="#2c2c4e" stroke-width="1.3" stroke-dasharray="4 3.4" opacity=".8"/>'
    )


def _sun_now() -> str:
    """The sun of the day in its glow."""
    return '<circle r="40" fill="url(#sunglow)"/>' + _shadowed(sun(27, False))


def _sun_past() -> str:
    return f'<g opacity=".62">{put(sun(20, False), 0, 0, through="colourless")}</g>'


def _moon(past: bool) -> str:
    """A knot of night on the cord."""
    return (
        f'<g opacity="{0.6 if past else 1}">'
        + circle(11.4, "url(#night_fill)", EDGE, 1.5)
        + (put(crescent(7), -0.4, 0) + "</g>")
    )


def _moon_of_the_sky() -> str:
    """The large moon that the Sun Tile covers by day."""
    out = '<circle r="46" fill="#fffdf0" opacity=".4" filter="url(#blur9)"/>'
    out += circle(33, "url(#moon_silver)", EDGE, 1.8)
    for x, y, radius in _CRATERS:
        out += f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#b9bfd0" opacity=".8"/>'
    return out


def _cord() -> str:
    """The cord of suns and moons, from the left of the first sun."""
    line = path(curve([(i * 20 - 26, 3 * math.sin(i * 0.5)) for i in range(30)], 4), False)
    thread = lines(line, 1, "#f3d27a", 0.8, 'stroke-dasharray="3 5"')
    return _shadowed(lines(line, 5.4) + lines(line, 3, "#b5483e")) + thread


def _hanging_corn() -> str:
    """The corn that hangs from a moon still to come; its upper end is the moon's middle."""
    return lines("M0 11V17", 2, "#b5483e") + put(good("corn"), 0, 26, 0.66, through="shadow_small")


def _rim(eight_sided: bool, reach: float) -> Points:
    if not eight_sided:
        return ellipse(0, 0, reach, reach, 48)
    angles = [math.pi / 8 + k * math.pi / 4 for k in range(8)]
    return [(reach * math.cos(a), reach * math.sin(a)) for a in angles]


def _mat(eight_sided: bool, empty: bool) -> str:
    """The place of bonus units: cream on wool, or night when the day's work is done."""
    outer, inner = (path(_rim(eight_sided, city.MAT * share)) for share in (1, 0.82))
    if empty:
        out = f'<path d="{outer}" fill="#3f4263" opacity=".82"/>' + lines(outer, 1.6)
        out += lines(inner, 1.1, "#c9cfe4", extra='stroke-dasharray="3 2.6"')
        return _shadowed(out) + crescent(10)
    out = f'<path d="{outer}" fill="{WOOL[0]}" stroke="{EDGE}" stroke-width="1.8"/>'
    return _shadowed(out) + f'<path d="{inner}" fill="#fbf1d6" stroke="#e0a93e" stroke-width="1.5"/>'


def _field(fill: str, radius: float = 15.5, *, pale: bool = True) -> str:
    """A stone of the Incatrail; its number is set by the board."""
    out = _shadowed(circle(radius, fill, EDGE, 1.7))
    return out + (f'<circle r="{radius - 2.6}" fill="#fdf6e0" opacity=".6"/>' if pale else "")


def _summit() -> str:
    return '<circle r="42" fill="url(#sunglow)" opacity=".9"/>' + _shadowed(sun(27, False))


def _milestone(kind: str) -> str:
    """What a Scout gains who passes there."""
    out = _shadowed(circle(19, "url(#brass)", EDGE, 1.5)) + circle(15.6, "#fbf1d6", EDGE, 1.1)
    return out + put(good(kind), 0, 0.5, 0.72)


def _ride(empty: bool) -> str:
    """The badge of a district that can be ridden to; an empty ring where there is no llama."""
    if empty:
        return circle(10, "none", "#8c98a8", 2.4)
    return (
        circle(12.5, "#eef1f4", EDGE, 1.6)
        + circle(10, "none", "#8c98a8", 1.2)
        + put(good("llama"), 0, 0.4, 0.5)
    )


def _seal() -> str:
    """The golden seal in which a card's points stand."""
    return _shadowed(circle(13, "url(#gold)", EDGE, 1.6)) + circle(10.4, "#fff8dc", "#7d4c0c", 1)


def _tiles() -> list[Picture]:
    out = [sprite(f"tile.{kind}", (52, 54), partial(_moon_tile, kind), (25, 25)) for kind in _TILES]
    out += [sprite("tile.back", (52, 54), _tile_back, (25, 25)), sprite("tile.gap", (44, 44), _gap)]
    return [*out, sprite("tile.sun", (70, 72), lambda: _shadowed(sun(29)), (34, 34))]


def pictures() -> list[Picture]:
    """The Moon Tiles `tile.corn` to `tile.three`, `tile.back`, `tile.gap`, the Sun Tile `tile.sun`; the track: `cord`,
    anchored in the first sun, `sun.day`, `sun.now`, `sun.past`, `moon.night`, `moon.past`, `moon.sky`, `corn.hanging`;
    `mat.round`, `mat.eight` and `.empty`; the trail: `field.stone`, `field.brass`, `field.start`, `field.summit`,
    `field.pip`, `milestone.7`, `milestone.13`; `ride`, `ride.empty` and `seal`.
    """
    out = [
        *_tiles(),
        sprite("cord", _CORD, _cord, (_CORD_START, 11)),
        sprite("sun.day", (48, 50), lambda: _shadowed(sun(20, False)), (23, 23)),
        sprite("sun.now", (82, 82), _sun_now, smooth=True),
        sprite("sun.past", (44, 44), _sun_past),
        sprite("moon.night", (28, 28), partial(_moon, False)),
        sprite("moon.past", (28, 28), partial(_moon, True)),
        sprite("moon.sky", (140, 140), _moon_of_the_sky, smooth=True),
        sprite("corn.hanging", (30, 46), _hanging_corn, (14, 4)),
        sprite("field.stone", (40, 42), partial(_field, "url(#stone_fill)"), (19, 19)),
        sprite("field.brass", (40, 42), partial(_field, "url(#brass)"), (19, 19)),
        sprite("field.start", (42, 44), partial(_field, "#6b5f4c", 16.5, pale=False), (20, 20)),
        sprite("field.summit", (86, 86), _summit, smooth=True),
        sprite("field.pip", (10, 10), partial(circle, 3.7, "url(#sun_gold)", EDGE, 1.1)),
        sprite("ride", (28, 28), partial(_ride, False)),
        sprite("ride.empty", (28, 28), partial(_ride, True)),
        sprite("seal", (36, 38), _seal, (17, 17)),
    ]
    for field, kind in ((7, "corn3"), (13, "llama")):
        out.append(sprite(f"milestone.{field}", (48, 50), partial(_milestone, kind), (23, 23)))
    for shape, eight_sided in (("round", False), ("eight", True)):
        for name, empty in ((shape, False), (f"{shape}.empty", True)):
            out.append(sprite(f"mat.{name}", (56, 58), partial(_mat, eight_sided, empty), (27, 27)))
    return out
