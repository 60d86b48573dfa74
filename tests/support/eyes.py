"""How colours look to other eyes, and how far apart they are then.

The matrices are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, at full
severity, for linear sRGB. The distance is CIEDE2000 (G. Sharma, W. Wu, E. N. Dalal, 2005).
"""

import math
from collections.abc import Mapping
from typing import Final

from game.base.colour import RGB, linear

Vector = tuple[float, float, float]
Lab = tuple[float, float, float]

ALL_CONES: Final = "all cones"
_MACHADO: Final[Mapping[str, tuple[Vector, Vector, Vector]]] = {
    ALL_CONES: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
EYES: Final = tuple(_MACHADO)
_XYZ: Final[tuple[Vector, Vector, Vector]] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final[Vector] = (0.95047, 1.0, 1.08883)  # D65


def _times(matrix: tuple[Vector, Vector, Vector], vector: Vector) -> Vector:
    one, two, three = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return one, two, three


def seen(colour: RGB, eyes: str) -> Lab:
    """The colour in CIELAB as these eyes see it."""
    red, green, blue = (linear(level) for level in colour)
    light = _times(_MACHADO[eyes], (red, green, blue))
    shown = (min(1.0, max(0.0, light[0])), min(1.0, max(0.0, light[1])), min(1.0, max(0.0, light[2])))
    x, y, z = (_root(part / white) for part, white in zip(_times(_XYZ, shown), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def _turn(a: float, b: float) -> float:
    return math.degrees(math.atan2(b, a)) % 360 if a or b else 0.0


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def distance(one: Lab, other: Lab) -> float:
    """CIEDE2000: about 1 is just seen side by side, 10 at a glance."""
    chroma = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    grown = 1 + 0.5 * (1 - math.sqrt(chroma**7 / (chroma**7 + 25**7)))
    a1, a2 = one[1] * grown, other[1] * grown
    c1, c2 = math.hypot(a1, one[2]), math.hypot(a2, other[2])
    h1, h2 = _turn(a1, one[2]), _turn(a2, other[2])
    turned = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue_part = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turned / 2))
    lightness, c = (one[0] + other[0]) / 2, (c1 + c2) / 2
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turned / 2) % 360
    weight = (
        1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6) - 0.2 * _cos(4 * hue - 63)
    )
    away = (lightness - 50) ** 2
    parts = (
        (other[0] - one[0]) / (1 + 0.015 * away / math.sqrt(20 + away)),
        (c2 - c1) / (1 + 0.045 * c),
        hue_part / (1 + 0.015 * c * weight),
    )
    bend = math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    rotated = -2 * math.sqrt(c**7 / (c**7 + 25**7)) * bend
    return math.sqrt(sum(part * part for part in parts) + rotated * parts[1] * parts[2])
