"""Walls, holes and the edges of wamanis: what the game lays on the board as its data and its moment say.

A wall stands on any common side of two wamanis; each side has a picture of its own, as light falls from the upper left.
All are placed by the middle of the board.
"""

import math
import random
from collections.abc import Iterator
from functools import partial

from engraving.geometry import Points, band
from engraving.ink import path, taper
from engraving.markup import lines, put
from engraving.palette import EDGE
from engraving.picture import Picture

from inkas.kit import sprite
from inkas.rings import CENTRE, CX, CY, RADII, SECTORS, SUYUS, arc, cell, polar, sector_start, wamanis

_ROOM = 20  # about a wall and a lit edge, for shadow and light


def wall_lines() -> Iterator[tuple[str, Points]]:
    """Every side on which a wall can stand: the two wamanis, the outer or the later one last, and the line."""
    order = [suyu + sector for suyu in SUYUS for sector in SECTORS]
    for number, name in enumerate(order):
        start = sector_start(name[0], name[1])
        after = order[(number + 1) % len(order)]
        yield f"{CENTRE}-{name}1", arc(RADII[0] + 2, start + 2.5, start + 27.5, 5)
        for ring in (1, 2):
            inset, steps = (1.6, 10) if ring == 1 else (1, 14)
            yield f"{name}{ring}-{name}{ring + 1}", arc(RADII[ring], start + inset, start + 30 - inset, steps)
        for ring in (1, 2, 3):
            low, high = RADII[ring - 1] + 6, RADII[ring] - 6
            yield (
                f"{name}{ring}-{after}{ring}",
                [polar(low + (high - low) * k / 9, start + 30) for k in range(10)],
            )


def _wall(line: Points) -> str:
    """Fitted blocks with a lit top and a shaded face."""
    chance = random.Random(int(line[0][0] * 7 + line[0][1]))
    shadow = path(band([(x + 4, y + 8) for x, y in line], 17))
    out = f'<path d="{shadow}" fill="#140804" opacity=".5" filter="url(#blur2)"/>'
    face = path(band([(x, y + 9) for x, y in line], 13))
    out += f'<path d="{face}" fill="#6d6357" stroke="{EDGE}" stroke-width="2.2" stroke-linejoin="round"/>'
    out += f'<path d="{path(band([(x, y + 4) for x, y in line], 13))}" fill="#8f8373"/>'
    out += lines("".join(f"M{x:.1f} {y + 7:.1f}v9" for x, y in line[1:-1:2]), 1.3)
    top = path(band(line, 13))
    out += f'<path d="{top}" fill="#e8dcc0" stroke="{EDGE}" stroke-width="2" stroke-linejoin="round"/>'
    joints = ""
    for k in range(1, len(line) - 1):
        (ax, ay), (x, y), (bx, by) = line[k - 1 : k + 2]
        length = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / length * 6, (bx - ax) / length * 6
        lean = chance.uniform(-1, 1)
        joints += taper([(x - nx + lean, y - ny), (x - lean, y), (x + nx - lean, y + ny)], 1.3, 0.8, 0.8)
        if k % 2:
            out += (
                f'<circle cx="{(x + bx) / 2:.1f}" cy="{(y + by) / 2:.1f}" r="3" fill="#c9b994" opacity=".8"/>'
            )
    return f'{out}<path d="{joints}" fill="{EDGE}"/>'


def _hole() -> str:
    """A stone-rimmed hole."""
    out = '<ellipse cx="2" cy="4" rx="17" ry="11" fill="#140804" opacity=".5" filter="url(#blur1)"/>'
    out += f'<ellipse rx="16" ry="10.4" fill="url(#stone_fill)" stroke="{EDGE}" stroke-width="1.9"/>'
    out += f'<ellipse rx="10.4" ry="6.2" fill="#150d12" stroke="{EDGE}" stroke-width="1.5"/>'
    joints = "M-15 2L-10.4 1M15 2L10.4 1M-8 -9L-6 -5.4M8 -9L6 -5.4M-8 9L-6.4 5.2M8 9L6.4 5.2M0 -10.4V-6.2M0 10.4V6.2"
    out += lines(joints, 1.2)
    return out + '<path d="M-9 2.4A9.6 5.6 0 0 0 9 2.4A10 4 0 0 1 -9 2.4Z" fill="#5fd8cb" opacity=".75"/>'


_LIGHTS = {
    "lit": ("#ffe98a", "#fff0a8", "#3a2206", "#ffdf5e"),
    "target": ("#ff9a80", "#ffd0b8", "#3a0806", "#ef8a70"),
}


def _edge(wamani: str, kind: str) -> str:
    """The edge of a wamani that can be chosen, or attacked."""
    veil, glow, dark, line = _LIGHTS[kind]
    edge = path(cell(wamani, 5))
    out = f'<path d="{edge}" fill="{veil}" opacity=".26"/>'
    out += lines(edge, 12, glow, 0.7, 'filter="url(#blur4)"')
    return out + lines(edge, 8, dark) + lines(edge, 5, line)


def _laid(name: str, line: Points, markup: partial[str]) -> Picture:
    """A picture round a line, anchored at the middle of the board, which may lie outside it."""
    xs, ys = [x for x, _ in line], [y for _, y in line]
    left, top = math.floor(min(xs)) - _ROOM, math.floor(min(ys)) - _ROOM
    size = math.ceil(max(xs)) + _ROOM - left, math.ceil(max(ys)) + _ROOM - top
    middle = (left + size[0] / 2, top + size[1] / 2)

    def drawn() -> str:
        return put(markup(), -middle[0], -middle[1])

    return sprite(name, size, drawn, facts={"from_middle": [middle[0] - CX, middle[1] - CY]})


def pictures() -> list[Picture]:
    """`wall.Cb2-Cb3` and its like for every side, `lit.Cb3` and `target.Cb3` for every wamani, and `hole`.

    `facts.from_middle` is where the anchor of a wall or an edge lies, seen from the middle of the board.
    """
    out = [_laid(f"wall.{pair}", line, partial(_wall, line)) for pair, line in wall_lines()]
    for kind in _LIGHTS:
        out += [_laid(f"{kind}.{name}", cell(name), partial(_edge, name, kind)) for name in wamanis()]
    return [*out, sprite("hole", (42, 34), _hole)]
