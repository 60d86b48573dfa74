"""Wool and plates: what cards lie on, the curtain before a hidden hand, the plates under names and numbers."""

from engraving.markup import lines
from engraving.picture import Picture

from machu_picchu.kit import WOOL, sprite

_WOOL = (240, 110)
_CURTAIN = (700, 138)
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


def pictures() -> list[Picture]:
    """The frame `wool`, the strip `wool.steps` and `curtain`."""
    return [
        sprite("wool", _WOOL, _wool, (0, 0), margins=(16, 16, 16, 16)),
        sprite("wool.steps", (280, 12), _steps, (0, 0)),
        sprite("curtain", _CURTAIN, _curtain, (0, 0)),
    ]
