"""The Wiraqucha die: even faces have green gems and a whole rim, odd ones red gems and a broken rim."""

import math
from collections.abc import Mapping
from functools import partial

from engraving.dice import Marks, rolling
from engraving.ink import path
from engraving.markup import lines, put
from engraving.palette import EDGE
from engraving.picture import Picture

from inkas.kit import GOLD_THREAD, LAPIS, NO, YES, sprite

_GREEN, _RED = (0.03, 0.3, 0.1), (0.52, 0.04, 0.035)
_COLOURS = {face: _RED if face % 2 else _GREEN for face in range(1, 7)}
_GEMS = Marks(_COLOURS, _COLOURS, frozenset((1, 3, 5)))
_PIPS: Mapping[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _gem(x: float, y: float, r: float, colour: str) -> str:
    corners = [
        (x + r * math.cos(math.pi / 3 * k + math.pi / 6), y + r * math.sin(math.pi / 3 * k + math.pi / 6))
        for k in range(6)
    ]
    table = [(x + (a - x) * 0.5, y + (b - y) * 0.5) for a, b in corners]
    out = (
        f'<path d="{path(corners)}" fill="url(#gem_{colour})" stroke="{EDGE}" stroke-width="{r * 0.17:.2f}"/>'
    )
    out += f'<path d="{path(table)}" fill="#fff" opacity=".34"/>'
    facets = "".join(path([p, q], False) for p, q in zip(corners, table, strict=True))
    return out + lines(facets, r * 0.09, EDGE, 0.7)


def die_face(number: int) -> str:
    """Even: green gems in a whole rim. Odd: red gems in a broken rim."""
    even = number % 2 == 0
    rim = f'stroke="{YES if even else NO}" stroke-width="3"' + ("" if even else ' stroke-dasharray="8 5.2"')
    out = f'<rect x="-29" y="-29" width="58" height="58" rx="10" fill="url(#die)" stroke="{EDGE}" stroke-width="2.4"/>'
    out += f'<rect x="-23.6" y="-23.6" width="47.2" height="47.2" rx="6" fill="none" {rim}/>'
    radius, apart = {1: (12.5, 0), 2: (9.4, 9.6), 3: (8, 13), 4: (8.4, 10.8), 5: (7.4, 12.8), 6: (7, 9.6)}[
        number
    ]
    for a, b in _PIPS[number]:
        out += _gem(a * apart, b * (13.6 if number == 6 else apart), radius, "green" if even else "red")
    return put(out, 0, 0, through="shadow_small")


def _socket() -> str:
    """An empty place for a roll."""
    box = 'x="-28" y="-28" width="56" height="56" rx="10"'
    out = f'<rect {box} fill="{LAPIS[2]}" stroke="#04161c" stroke-width="2.4"/>'
    return out + f'<rect {box} fill="none" stroke="{GOLD_THREAD}" stroke-width="1.6" stroke-dasharray="6 5"/>'


def pictures() -> list[Picture]:
    """`die.tumbling` and `die.resting` as the shell's die has them, flat `face.1` to `face.6`, an empty `socket`."""
    flat = [sprite(f"face.{number}", (64, 66), partial(die_face, number), (31, 31)) for number in range(1, 7)]
    return [*rolling(_GEMS), *flat, sprite("socket", (62, 62), _socket)]
