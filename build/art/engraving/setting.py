"""What sets a piece into a picture that is seen large: thinner lines, modelled edges, shadows, rivets, glints.

On the table a piece is small and needs a strong outline; in a picture the same outline would look coarse.
"""

import re
from collections.abc import Sequence

from engraving.canopy import palm
from engraving.drawing import Drawing
from engraving.geometry import Point, Points, ellipse
from engraving.ink import hatch, taper
from engraving.palette import EDGE, INK

_PEN = 0.62  # of a piece's outline, where the piece is drawn at its own size
_STROKED = re.compile(r'<(\w+) ([^<>]*?)stroke-width="([\d.]+)"([^<>]*)>')
_PLACE = re.compile(r' (?:d|cx|cy|r|rx|ry|x|y|width|height|transform)="[^"]*"')


def _is_band(attributes: str) -> bool:
    return 'fill="none"' in attributes


def fine(markup: str, share: float) -> str:
    """The markup with outlines `share` as wide; a rod or a hoop, drawn as two strokes, keeps its own width."""
    found = list(_STROKED.finditer(markup))
    widths = [float(match[3]) for match in found]
    thin = []
    for i, match in enumerate(found):
        attributes = f" {match[2]} {match[4]}"
        inner = 0.0
        if _is_band(attributes) and i + 1 < len(found):
            after = found[i + 1]
            beneath = _PLACE.findall(attributes) == _PLACE.findall(f" {after[2]} {after[4]}")
            inner = widths[i + 1] if beneath and widths[i + 1] < widths[i] else 0.0
        coloured = _is_band(attributes) and f'stroke="{EDGE}"' not in attributes
        thin.append(widths[i] if coloured else inner + (widths[i] - inner) * share)
    wanted = iter(thin)
    return _STROKED.sub(
        lambda match: f'<{match[1]} {match[2]}stroke-width="{next(wanted):.2f}"{match[4]}>', markup
    )


def placed(markup: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    """A piece set into a picture: fine lines, light on its upper left edge, grain and blooms in its colours."""
    thin = fine(markup, min(1.0, _PEN / scale))
    return (
        f'<g filter="url(#wob1)"><g filter="url(#tinted)"><g filter="url(#modelled)">'
        f'<g transform="translate({x} {y}) rotate({turn}) scale({scale})">{thin}</g></g></g></g>'
    )


def cast_shadow(x: float, y: float, rx: float, ry: float) -> str:
    """The shadow of what stands on the ground: soft, hatched, longer to the right."""
    lines = hatch(ellipse(x + rx * 0.18, y + 1, rx * 1.05, ry * 0.8, 20), -6, 2.1, 0.9)
    return (
        f'<ellipse cx="{x + rx * 0.12}" cy="{y}" rx="{rx}" ry="{ry}" fill="#1c0d04" opacity=".5" '
        f'filter="url(#blur2)"/><path d="{lines}" fill="{INK}" opacity=".45" filter="url(#wob)"/>'
    )


def rivets(points: Sequence[Point], radius: float = 0.9) -> str:
    """Heads of rivets, each with its light."""
    return "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{EDGE}" opacity=".85"/>'
        f'<circle cx="{x - radius * 0.3:.1f}" cy="{y - radius * 0.35:.1f}" r="{radius * 0.45:.2f}" fill="#fff4d6"/>'
        for x, y in points
    )


def row(start: Point, end: Point, count: int, sag: float = 0.0) -> Points:
    """Evenly spaced points from start to end, hanging down by `sag` in the middle."""
    out = []
    for i in range(count):
        t = i / (count - 1)
        y = start[1] + (end[1] - start[1]) * t + sag * 4 * t * (1 - t)
        out.append((start[0] + (end[0] - start[0]) * t, y))
    return out


def glint(points: Sequence[Point], width: float = 2.0, opacity: float = 0.7) -> str:
    """Light along a polished edge."""
    return f'<path d="{taper(points, width, 0.2, 0.1)}" fill="#fffdf2" opacity="{opacity}"/>'


def seam(points: Sequence[Point], width: float = 1.0, opacity: float = 0.8) -> str:
    """A thin engraved line."""
    return f'<path d="{taper(points, width, 0.5, 0.4)}" fill="{EDGE}" opacity="{opacity}"/>'


def steam(x: float, y: float, s: float) -> str:
    """A puff of steam, shaded on its lower right."""
    puffs = ((0, 0, 7), (6, -8, 9), (-2, -16, 11), (8, -24, 12), (-5, -29, 7))
    circles = [(x + a * s, y + b * s, r * s) for a, b, r in puffs]
    rim = "".join(f'<circle cx="{a}" cy="{b}" r="{r + 0.6}" fill="{INK}"/>' for a, b, r in circles)
    low = "".join(f'<circle cx="{a}" cy="{b}" r="{r - 0.3}" fill="#cfc4ae"/>' for a, b, r in circles)
    light = "".join(
        f'<circle cx="{a - r * 0.16}" cy="{b - r * 0.18}" r="{r * 0.84}" fill="#fffaf0"/>'
        for a, b, r in circles
    )
    curls = "".join(
        taper(ellipse(a, b, r * 0.62, r * 0.62, 8, 20, 130), 0.8, 0.2, 0.2) for a, b, r in circles
    )
    return f'<g filter="url(#wob)" opacity=".94">{rim}{low}{light}<path d="{curls}" fill="{INK}" opacity=".6"/></g>'


def palms(drawing: Drawing) -> None:
    """Two palms at the sides of a picture."""
    palm(drawing, -48, 8, 34, 6, 1.5)
    palm(drawing, 52, 12, 30, -6, 1.4)


def mound(drawing: Drawing, points: Points, fill: str) -> None:
    """Raised ground with a hatched right side."""
    drawing.body(points, fill, 0.4, 1.5)
    middle = sum(p[0] for p in points) / len(points)
    dark = [p for p in points if p[0] > middle]
    drawing.strokes(hatch([*dark, (middle, 72)], -58, 3, 1.0, drawing.chance), 0.7)
