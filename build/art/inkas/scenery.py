"""What stands behind a subject: rays, snowy hills, water. In the window of a card, about its middle."""

import math

from engraving.geometry import curve
from engraving.ink import path
from engraving.markup import at, way
from engraving.pieces import shape


def rays(x: float, y: float, first: float, last: float, colour: str, count: int = 24) -> str:
    """Beams round a place, between two distances from it."""
    data = ""
    for k in range(count):
        a, b = 2 * math.pi * k / count, 2 * math.pi * (k + 0.42) / count
        data += path(
            [
                (x + first * math.cos(a), y + first * math.sin(a)),
                (x + last * math.cos(a), y + last * math.sin(a)),
                (x + last * math.cos(b), y + last * math.sin(b)),
                (x + first * math.cos(b), y + first * math.sin(b)),
            ]
        )
    return f'<path d="{data}" fill="{colour}" opacity=".55"/>'


def hills(y: float, fill: str, snow: str = "") -> str:
    """Three peaks that stand at a height, with snow where it has a colour."""
    out = ""
    for x, high, half in ((-24, 26, 20), (26, 30, 22), (2, 20, 18)):
        out += shape([(x - half, y), (x, y - high), (x + half, y)], fill, 1.5)
        if snow:
            out += shape(
                [
                    (x - half * 0.36, y - high * 0.64),
                    (x, y - high),
                    (x + half * 0.36, y - high * 0.64),
                    (x, y - high * 0.5),
                ],
                snow,
                1,
            )
    return out


def water(y: float, colours: tuple[str, ...] = ("#4fa3b0", "#2f7d86", "#1c5a66")) -> str:
    """Waves from a height downwards, a colour each."""
    out = ""
    for k, fill in enumerate(colours):
        low = y + 9 * k
        crest = curve(at(way("-42,6 -28,-4 -14,5 0,-5 14,5 28,-4 42,6"), k % 2 * 5, low), 6)
        out += shape([*crest, (46, 60), (-46, 60)], fill, 1.6)
    return out
