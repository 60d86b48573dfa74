"""Emblems and rim patterns: how expeditions are told apart without colour."""

import math
from dataclasses import replace
from functools import partial

from engraving.ink import path
from engraving.palette import EDGE, LIVERIES, livery
from engraving.picture import SCALES, Picture, drawn

_PAPER = "#fff4d6"  # what a medal's emblem lies on
_LARGE = 6  # the scale of what is shown large


def emblem(name: str, x: float, y: float, radius: float, fill: str = EDGE) -> str:
    """Star, anchor, crown, moon or leaf about (x, y)."""
    shapes = {"star": _star, "anchor": _anchor, "crown": _crown, "moon": _moon, "leaf": _leaf}
    scale = radius / 10
    return f'<g transform="translate({x} {y}) scale({scale})" fill="{fill}" stroke="none">{shapes[name](fill)}</g>'


def _star(fill: str) -> str:
    reach = [10 if i % 2 == 0 else 4.2 for i in range(10)]
    points = [(r * math.sin(i * math.pi / 5), -r * math.cos(i * math.pi / 5)) for i, r in enumerate(reach)]
    return f'<path d="{path(points)}"/>'


def _anchor(fill: str) -> str:
    return (
        f'<path d="M0 -3V9" stroke="{fill}" stroke-width="2.8"/><path d="M-4.5 -2.2H4.5" stroke="{fill}" '
        f'stroke-width="2.4"/><circle cy="-6.6" r="2.6" fill="none" stroke="{fill}" stroke-width="2.2"/>'
        f'<path d="M-8 2C-7 8 -3 9 0 9S7 8 8 2" fill="none" stroke="{fill}" stroke-width="2.8"/>'
        '<path d="M-10.5 4L-7.6 -1.6L-4.6 3.6ZM10.5 4L7.6 -1.6L4.6 3.6Z"/>'
    )


def _crown(fill: str) -> str:
    return (
        '<path d="M-9.5 7L-10 -5L-5 0.5L0 -9L5 0.5L10 -5L9.5 7Z"/><circle cx="-10" cy="-6" r="1.8"/>'
        '<circle cx="0" cy="-9" r="1.9"/><circle cx="10" cy="-6" r="1.8"/>'
    )


def _moon(fill: str) -> str:
    return '<path d="M4.5 -9.2A9.7 9.7 0 1 0 9.6 4.6A8 8 0 1 1 4.5 -9.2Z"/>'


def _leaf(fill: str) -> str:
    return (
        '<path d="M8.6 -9C-1 -10 -9.6 -5 -8.6 4.6C-8.5 5.6 -8.2 6.6 -7.6 7.2C-3.6 9.4 8 8.6 8.6 -9Z"/>'
        f'<path d="M-5.6 5.4L-9.4 9.2" stroke="{fill}" stroke-width="2.2" stroke-linecap="round"/>'
        f'<path d="M-5.6 5.4L4.4 -4.6" stroke="{_PAPER}" stroke-width="1.5" stroke-linecap="round"/>'
    )


def pattern(name: str, width: float, height: float) -> str:
    """The rim pattern of an emblem in a box from (0, 0): chevrons, upright bars, dots, steps or waves."""
    h = height
    if name == "star":
        marks = "".join(f"M{i * 9 - 4.5} {h}L{i * 9} 1L{i * 9 + 4.5} {h}" for i in range(int(width / 9) + 1))
        return f'<path d="{marks}" fill="none" stroke="#fff0d0" stroke-width="2"/>'
    if name == "anchor":
        marks = "".join(f"M{i * 8} 0V{h}" for i in range(int(width / 8) + 1))
        return f'<path d="{marks}" stroke="#fff0d0" stroke-width="2.6"/>'
    if name == "crown":
        count = int(width / 8) + 1
        return "".join(f'<circle cx="{i * 8}" cy="{h / 2}" r="2.1" fill="#3a2408"/>' for i in range(count))
    if name == "leaf":
        steps = "".join(f"h3.5V{h / 2}h3.5V1h3.5V{h / 2}h3.5V{h}" for _ in range(int(width / 14) + 1))
        return f'<path d="M0 {h}{steps}" fill="none" stroke="#6b5532" stroke-width="2.1"/>'
    waves = "".join(f"q3 {-h * 0.7 if i % 2 == 0 else h * 0.7} 6 0" for i in range(int(width / 6) + 1))
    return f'<path d="M0 {h / 2}{waves}" fill="none" stroke="#f0fff8" stroke-width="2.2"/>'


def medal(colour: str, x: float = 0, y: float = 12, radius: float = 14.5) -> str:
    """A cream medallion with the emblem of a player's colour; nothing for `white`."""
    if colour == "white":
        return ""
    colours = livery(colour)
    ring = f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#fff4d6" stroke="{EDGE}" stroke-width="2.2"/>'
    ring += f'<circle cx="{x}" cy="{y}" r="{radius - 2.4}" fill="none" stroke="{colours.middle}" stroke-width="1.6"/>'
    return ring + emblem(colours.emblem, x, y + 0.3, radius * 0.62)


def _medallion(colour: str) -> str:
    return (
        f'<g filter="url(#shadow_small)"><circle r="26" fill="url(#brass)" stroke="#2a1608" stroke-width="1.4"/></g>'
        f'<circle r="22.5" fill="url(#body_{colour})" stroke="#2a1608" stroke-width="1.2"/>'
        f'<circle r="18" fill="#fff4d6" stroke="{EDGE}" stroke-width="1.4"/>'
        + emblem(livery(colour).emblem, 0, 0.3, 12.4)
    )


def pictures() -> list[Picture]:
    """`medal.red` and its like, one for each colour; the winner's is shown large."""
    found = [drawn(f"medal.{colour}", (62, 64), partial(_medallion, colour), (30, 30)) for colour in LIVERIES]
    return [replace(picture, scales=(*SCALES, _LARGE)) for picture in found]
