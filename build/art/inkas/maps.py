"""The map of Qusqu, a city laid out as a puma, in three pieces. All about the middle of a piece."""

from engraving.andean import sun
from engraving.geometry import Points, band, curve
from engraving.ink import path
from engraving.markup import at, lines, put, solid, way
from engraving.palette import EDGE

_THIRD = 70  # width of a piece; the puma is three of them long
_HIGH = 76
_PUMA = curve(
    way(
        "-84,8 -78,-10 -62,-20 -34,-22 0,-17 30,-20 44,-26 52,-30 56,-37 63,-31 77,-31 84,-37 88,-27 94,-17 "
        "101,-8 100,2 92,9 78,10 66,16 60,24 68,32 64,37 48,37 43,24 36,13 0,11 -30,14 -35,24 -30,32 -26,37 "
        "-50,37 -54,24 -64,18 -74,26 -70,33 -66,37 -92,37 -90,22"
    ),
    4,
    True,
)
_TAIL = band(curve(way("-76,-6 -93,-8 -101,-20 -94,-32 -82,-31 -80,-23"), 6), 9, 6)
_TORN = (0, 3.4, -2.6, 4.2, -3.6, 2.4, -4, 3.2, -1.6)  # how far the tear between two pieces strays


def _tear(x: float) -> Points:
    """The edge that two pieces share, from the top down."""
    step = _HIGH / (len(_TORN) - 1)
    return [(x + stray, -_HIGH / 2 + step * k) for k, stray in enumerate(_TORN)]


def sheet(piece: int) -> Points:
    """The outline of a piece of paper: straight where the map ends, torn where the next piece follows."""
    left, right = -_THIRD / 2, _THIRD / 2
    straight = [[(x, -_HIGH / 2), (x, _HIGH / 2)] for x in (left, right)]
    return [
        *(straight[0] if piece == 1 else _tear(left)),
        *(straight[1] if piece == 3 else _tear(right))[::-1],
    ]


def _city() -> str:
    """Streets and houses on the puma, the great square in its middle and the house of the sun."""
    streets = "M-88 2H52M-70 -14H48M-64 14H48M-62 -20V14M-46 -23V37M-24 -22V14M22 -19V13M37 -24V16M50 -28V37M-82 8V37"
    out = lines(streets, 1.1, "#8a5a2c", 0.8)
    for x, y in (
        (-71, -6),
        (-54, -7),
        (-35, -8),
        (-35, 7),
        (-54, 9),
        (-71, 9),
        (29, -11),
        (29, 6),
        (44, -11),
        (44, 8),
    ):
        out += solid(at(way("-4,4 -4,-1 0,-5 4,-1 4,4"), x, y), "#b5603c", 1.1)
    square = way("-17,-12 17,-12 17,6 -17,6")
    return out + solid(square, "#f3dca0", 1.6) + put(sun(9.6, False, 12), 0, -3)


def puma() -> str:
    """The city whole, 210 units long, its head to the right."""
    out = solid(_TAIL, "#d9a05c", 2) + solid(_PUMA, "#e2b878", 2.4)
    out += f'<clipPath id="puma"><path d="{path(_PUMA)}"/></clipPath><g clip-path="url(#puma)">{_city()}</g>'
    out += f'<path d="{path(_PUMA)}" fill="none" stroke="{EDGE}" stroke-width="2.4"/>'
    eyes = "".join(
        f'<ellipse cx="{x}" cy="-15" rx="4.4" ry="3.6" fill="#f6c93a" stroke="{EDGE}" stroke-width="1.5"/>'
        f'<circle cx="{x + 0.8}" cy="-15" r="1.9" fill="{EDGE}"/>'
        for x in (66, 84)
    )
    nose = solid(way("72,-6 82,-6 77,0"), "#8f4a2c", 1.6)
    face = lines("M77 0V3M77 3Q72 8 66 4M77 3Q82 8 90 3M58 -22L66 -20M92 -22L84 -20", 1.7)
    whiskers = lines("M68 -2L54 -5M68 1L54 2M88 -2L98 -4", 1.1, EDGE, 0.8)
    ears = lines("M57 -32L59 -27M83 -32L81 -27", 2.2, "#8f4a2c")
    return out + ears + eyes + nose + face + whiskers


def piece(number: int) -> str:
    """One of the three pieces: haunches and tail, the great square, the head."""
    edge = sheet(number)
    name = f"piece_{number}"
    out = solid(edge, "#f6ead0", 2.2)
    out += f'<clipPath id="{name}"><path d="{path(edge)}"/></clipPath><g clip-path="url(#{name})">'
    roads = lines("M-120 -44Q-60 -34 -20 -44T90 -60M-120 26Q0 14 120 30", 1.2, "#b98a48", 0.7)
    river = lines("M-120 52Q-60 24 0 30T120 14", 4.6, "#7fb4bc", 0.8)
    out += put(roads + river + puma(), _THIRD * (2 - number), 4, 0.96) + "</g>"
    return out + f'<path d="{path(edge)}" fill="none" stroke="{EDGE}" stroke-width="2.2"/>'


def pips(number: int, fill: str) -> str:
    """As many pips as the number of a piece, side by side."""
    start = -3.5 * (number - 1)
    return "".join(
        f'<circle cx="{start + 7 * k}" r="2.4" fill="{fill}" stroke="{EDGE}" stroke-width="1"/>'
        for k in range(number)
    )
