"""Wool and plates: what cards lie on, the curtain before a hidden hand, the plates under names and numbers."""

from functools import partial

from engraving.palette import EDGE
from engraving.picture import Picture

from machu_picchu.kit import WOOL, lines, put, sprite

_WOOL = (240, 110)
_CURTAIN = (700, 138)
_PLATE = (84, 23)
_PLATE_BLEED = 8
_GOLD_THREAD = "#e0a93e"


def _wool() -> str:
    """Cochineal wool sunk into a tray."""
    w, h = _WOOL
    box = f'x="1" y="1" width="{w - 2}" height="{h - 2}" rx="8"'
    out = f'<g filter="url(#felt)"><rect {box} fill="url(#wool)"/></g>'
    shade = f"M3 {h - 3}V10a8 8 0 0 1 8 -7H{w - 4}"
    out += f'<path d="{shade}" fill="none" stroke="#1a0508" stroke-width="6" opacity=".55" filter="url(#blur2)"/>'
    return out + f'<rect {box} fill="none" stroke="#1a0a05" stroke-width="2"/>'


def _steps() -> str:
    """A woven border of steps, which can be laid end to end."""
    return lines("".join(f"M{1 + k * 14} 10h4v-3h3v-3h3v3h3v3" for k in range(20)), 1.5, _GOLD_THREAD, 0.6)


def _diamond(x: float, y: float, step: float, fill: str) -> str:
    """A stepped diamond of three rows to each side."""
    cells = ((-2.5, 0.5), (-1.5, 1.5), (-0.5, 2.5))
    out = "".join(
        f'<rect x="{x - half * step:.1f}" y="{y - high * step:.1f}" width="{2 * half * step:.1f}" '
        f'height="{2 * high * step:.1f}" fill="{fill}"/>'
        for half, high in ((-a, b) for a, b in cells)
    )
    return (
        out + f'<rect x="{x - step / 2}" y="{y - step / 2}" width="{step}" height="{step}" fill="{WOOL[2]}"/>'
    )


def _curtain() -> str:
    """A woven cloth in folds with two bands of diamonds and a fringe."""
    w, h = _CURTAIN
    foot = h - 10
    out = f'<g filter="url(#felt)"><rect width="{w}" height="{foot}" fill="{WOOL[1]}"/>'
    for y, height, fill in ((14, 3, _GOLD_THREAD), (20, 22, WOOL[2]), (45, 3, _GOLD_THREAD)):
        for top in (y, foot - y - height):
            out += f'<rect y="{top}" width="{w}" height="{height}" fill="{fill}"/>'
    for y in (31, foot - 31):
        for k in range(25):
            out += _diamond(14 + k * 28, y, 3.4, (_GOLD_THREAD, "#c9505a", "#f3e2bd", "#2f8f8a")[k % 4])
    out += "</g>"
    fringe = "".join(f"M{3 + k * 5} {foot}v{7 + k % 3}" for k in range(w // 5))
    out += lines(fringe, 2.6, WOOL[2]) + lines(fringe, 1.4, WOOL[0])
    for k in range(14):
        x = 25 + k * 50
        out += f'<rect x="{x - 22}" width="16" height="{foot}" fill="#1a0508" opacity=".3" filter="url(#blur4)"/>'
        out += (
            f'<rect x="{x + 2}" width="7" height="{foot}" fill="#ffb0a0" opacity=".14" filter="url(#blur2)"/>'
        )
    return f'<clipPath id="hem"><rect width="{w}" height="{h}"/></clipPath><g clip-path="url(#hem)">{out}</g>'


def _plate(fill: str, line: str) -> str:
    """The plate of a district's name, as on a wall; its ends slant."""
    (w, h), b = _PLATE, _PLATE_BLEED
    plate = f"M0 0H{w}L{w - 7} {h}H7Z"
    rim = f"M4 2.6H{w - 4}L{w - 9} {h - 2.6}H9Z"
    out = f'<path d="{plate}" fill="{fill}" stroke="{EDGE}" stroke-width="1.6" stroke-linejoin="round"/>'
    return put(out, b, b, through="shadow_small") + put(lines(rim, 1, line), b, b)


def _count() -> str:
    """The plate of the number of Incas that one figure stands for."""
    return '<rect x="2" y="2" width="17" height="15" rx="4.4" fill="#2b1a10" stroke="#f7e2a0" stroke-width="1.2"/>'


def pictures() -> list[Picture]:
    """The frame `wool`, the strip `wool.steps`, `curtain`, the frames `plate.slate` and `plate.lit`, `plate.count`."""
    bleed = {"bleed": [float(_PLATE_BLEED)]}
    size = (_PLATE[0] + 2 * _PLATE_BLEED, _PLATE[1] + 2 * _PLATE_BLEED)
    out = [
        sprite("wool", _WOOL, _wool, (0, 0), margins=(16, 16, 16, 16)),
        sprite("wool.steps", (280, 12), _steps, (0, 0)),
        sprite("curtain", _CURTAIN, _curtain, (0, 0)),
        sprite("plate.count", (21, 19), _count, (0, 0)),
    ]
    for name, fill, line in (("slate", "url(#slate)", "#b39a6a"), ("lit", "url(#plate_lit)", "#6a4518")):
        plate = partial(_plate, fill, line)
        out.append(sprite(f"plate.{name}", size, plate, (0, 0), margins=(22, 16, 22, 16), facts=bleed))
    return out
