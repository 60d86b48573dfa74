"""The measures of the round board, in units of the table at 1920 x 1080. Degrees run clockwise from north."""

import math

from engraving.geometry import Points

CX, CY = 960.0, 494.0
RADII = (82.0, 190.0, 290.0, 386.0)  # of the lake, and of the outer edge of each ring
RIM = 412.0
SUYUS, SECTORS = "CAQK", "abc"
SUYU_NAMES = {"C": "Chinchaysuyu", "A": "Antisuyu", "Q": "Qullasuyu", "K": "Kuntisuyu"}
CENTRE = "T"
HOLE_OF_CENTRE = (0.0, 8.0)


def polar(r: float, degrees: float) -> tuple[float, float]:
    """A place at a distance from the middle of the board."""
    a = math.radians(degrees)
    return (CX + r * math.sin(a), CY - r * math.cos(a))


def sector_start(suyu: str, sector: str) -> float:
    """The bearing at which a sector begins."""
    return (270 + 90 * SUYUS.index(suyu) + 30 * SECTORS.index(sector)) % 360


def place(wamani: str, outward: float = 0.0, clockwise: float = 0.0) -> tuple[float, float]:
    """The middle of a wamani, moved by units outward and degrees clockwise."""
    if wamani == CENTRE:
        return polar(outward, clockwise)
    ring = int(wamani[2])
    r = (RADII[ring - 1] + RADII[ring]) / 2
    return polar(r + outward, sector_start(wamani[0], wamani[1]) + 15 + clockwise)


def arc(r: float, start: float, end: float, steps: int = 24) -> Points:
    """Points along a circle of the board."""
    return [polar(r, start + (end - start) * k / steps) for k in range(steps + 1)]


def cell(wamani: str, inset: float = 3.0) -> Points:
    """The outline of a wamani, a little inside its roads."""
    if wamani == CENTRE:
        return [polar(RADII[0] - inset, 6 * k) for k in range(60)]
    ring, start = int(wamani[2]), sector_start(wamani[0], wamani[1])
    r0, r1 = RADII[ring - 1] + inset, RADII[ring] - inset
    d0, d1 = math.degrees(inset / r0), math.degrees(inset / r1)
    return arc(r1, start + d1, start + 30 - d1, 14) + arc(r0, start + 30 - d0, start + d0, 14)


def wamanis() -> list[str]:
    """All names, outer ring first, the centre last."""
    return [f"{s}{c}{r}" for r in (3, 2, 1) for s in SUYUS for c in SECTORS] + [CENTRE]


def wedge(suyu: str) -> Points:
    """The outline of a suyu."""
    start = sector_start(suyu, "a")
    return arc(RADII[3], start, start + 90, 40) + arc(RADII[0], start + 90, start, 20)
