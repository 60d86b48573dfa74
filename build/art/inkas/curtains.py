"""The lapis cloth that falls before what not everybody may see, wide for a hand, high for a question."""

from dataclasses import replace
from functools import partial

from engraving.ink import path
from engraving.markup import lines, mirrored, put, way
from engraving.picture import Picture

from inkas.kit import GOLD_THREAD, LAPIS, sprite

_WIDE, _HIGH = (700, 138), (362, 428)
_FOLD = 50  # about as wide is a fold, and what is woven between two
_STEPS = way("0,-17 5,-17 5,-12 10,-12 10,-6 15,-6 15,6 10,6 10,12 5,12 5,17 0,17")
_BOLT = "M2.6 -11L-5.4 1.2H-0.4L-2.6 11L6 -2H1Z"


def _border(width: int, top: int, up: int) -> str:
    """A thread of gold with a row of steps on it, upwards or downwards."""
    rise = f"v{4 * up}h4v{4 * up}h4v{4 * up}h7v{-4 * up}h4v{-4 * up}h4v{-4 * up}Z"
    steps = "".join(f"M{1 + k * 25} {top}{rise}" for k in range(width // 25 + 1))
    out = f'<rect y="{top - 1.5 - 4.5 * up}" width="{width}" height="3" fill="{GOLD_THREAD}"/>'
    return out + f'<path d="{steps}" fill="{LAPIS[2]}"/>' + lines(steps, 1.2, GOLD_THREAD, 0.9)


def _star(turn: int) -> str:
    """A stepped cross with lightning, in one of two weaves."""
    cross = path(mirrored(_STEPS))
    out = (
        f'<path d="{cross}" fill="{(LAPIS[2], "#0f4652")[turn]}" stroke="{GOLD_THREAD}" stroke-width="1.5"/>'
    )
    return out + f'<path d="{_BOLT}" fill="{(GOLD_THREAD, "#8fd6cc")[turn]}"/>'


def _curtain(width: int, height: int) -> str:
    """A cloth in folds, with two borders of steps, stars of lightning and a fringe."""
    foot = height - 10
    out = f'<g filter="url(#felt)"><rect width="{width}" height="{foot}" fill="{LAPIS[1]}"/>'
    out += _border(width, 20, 1) + _border(width, foot - 20, -1)
    across, down = round(width / _FOLD), max(1, round((foot - 76) / _FOLD))
    fold, row = width / across, (foot - 76) / down
    for k in range(across * down):
        column, line = k % across, k // across
        out += put(_star((column + line) % 2), fold * (column + 0.5), 38 + row * (line + 0.5))
    out += "</g>"
    fringe = "".join(f"M{3 + k * 5} {foot}v{7 + k % 3}" for k in range(width // 5))
    out += lines(fringe, 2.6, LAPIS[2]) + lines(fringe, 1.4, GOLD_THREAD)
    for k in range(across + 1):
        dark, light = (
            f'x="{fold * k + x:.1f}" width="{wide}" height="{foot}"' for x, wide in ((-8, 16), (12, 7))
        )
        out += f'<rect {dark} fill="#03161c" opacity=".34" filter="url(#blur4)"/>'
        out += f'<rect {light} fill="#bff0ea" opacity=".13" filter="url(#blur2)"/>'
    hem = f'<clipPath id="hem"><rect width="{width}" height="{height}"/></clipPath>'
    return f'{hem}<g clip-path="url(#hem)">{out}</g>'


def pictures() -> list[Picture]:
    """`curtain` before a hand, `curtain.high` before a question."""
    return [
        replace(sprite(name, size, partial(_curtain, *size), (0, 0)), suffix="webp")
        for name, size in (("curtain", _WIDE), ("curtain.high", _HIGH))
    ]
