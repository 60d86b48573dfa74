"""What medals are made of: a disc of brass with a rim of its kind, and an enamelled field for a device."""

import math
from collections.abc import Callable
from dataclasses import replace

from engraving.geometry import Points, ellipse, gear
from engraving.ink import path, taper
from engraving.palette import EDGE
from engraving.picture import Picture, drawn
from engraving.setting import placed, rivets

FIELD = 44.0  # radius of the field
_SIDE = 132  # of a picture, in units of the layout


def _rays(count: int) -> Points:
    """The outline of a sun with pointed rays, long and short in turn."""
    out: Points = []
    for i in range(2 * count):
        reach = 55.0 if i % 2 else 63.0 if i % 4 == 0 else 60.0
        a = math.pi * i / count - math.pi / 2
        out.append((reach * math.cos(a), reach * math.sin(a)))
    return out


def _scallops(count: int) -> Points:
    out: Points = []
    for i in range(count * 8):
        a = 2 * math.pi * i / (count * 8)
        reach = 56.0 + 4.6 * abs(math.sin(a * count / 2))
        out.append((reach * math.cos(a), reach * math.sin(a)))
    return out


_RIMS = {
    "sun": lambda: _rays(28),
    "round": lambda: ellipse(0, 0, 59, 59, 90),
    "gear": lambda: gear(0, 0, 61, 22),
    "scallop": lambda: _scallops(18),
}


def medal(name: str, rim: str, enamel: tuple[str, str], device: str) -> str:
    """A medal: a rim of brass (`sun`, `round`, `gear` or `scallop`) round a field with a device."""
    light, dark = enamel
    edge = path(_RIMS[rim]())
    out = f'<g filter="url(#shadow_small)"><path d="{edge}" fill="url(#brass)" stroke="{EDGE}" stroke-width="1.8"/></g>'
    out += '<circle r="53.5" fill="url(#brass_down)" stroke="#4a2e10" stroke-width="1"/>'
    out += rivets(ellipse(0, 0, 49.3, 49.3, 40)[:-1], 1.25)
    out += f'<circle r="{FIELD + 1.6}" fill="url(#brass_dark)" stroke="{EDGE}" stroke-width="1.4"/>'
    stops = f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/>'
    out += f'<radialGradient id="enamel_{name}" cx=".42" cy=".36" r=".7">{stops}</radialGradient>'
    out += f'<clipPath id="field_{name}"><circle r="{FIELD}"/></clipPath><g clip-path="url(#field_{name})">'
    out += f'<circle r="{FIELD}" fill="url(#enamel_{name})"/>'
    beams = "".join(
        taper([(0, 0), (50 * math.cos(a), 50 * math.sin(a))], 0.9, 0.1, 0.9)
        for a in (2 * math.pi * i / 72 for i in range(72))
    )
    out += f'<path d="{beams}" fill="{dark}" opacity=".55"/>{device}'
    out += f'<circle r="{FIELD}" fill="none" stroke="#140804" stroke-opacity=".4" stroke-width="5" '
    out += 'filter="url(#blur2)"/></g>'
    gleam = taper(ellipse(0, 0, 56.5, 56.5, 20, 195, 255), 1.6, 0.1, 0.1)
    return out + f'<path d="{gleam}" fill="#fffdf2" opacity=".8"/>'


def device(markup: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """What a medal shows, modelled and with fine lines."""
    return placed(markup, x, y, scale, turn)


def medal_picture(name: str, markup: Callable[[], str]) -> Picture:
    """The picture of a medal, as large as a screen of 3840 x 2160 shows it."""
    made = drawn(name, (_SIDE, _SIDE), markup, (_SIDE / 2 - 1, _SIDE / 2 - 1), 0.98)
    return replace(made, scales=(2,))
