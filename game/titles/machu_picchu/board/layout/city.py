"""Where everything of the city is drawn: terraces, streets, the Incatrail and the time track.

Units of the view, 1136 x 844, from its upper left corner; of a 1920 x 1080 table one is a pixel. Which districts
are neighbours and what they do is data of the rules; here are only places.
"""

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

Point = tuple[float, float]
Line = tuple[Point, ...]

VIEW: Final = (1136.0, 844.0)  # width and height of the whole view
INSIDE: Final = (
    25.0,
    25.0,
    1111.0,
    819.0,
)  # left, top, right and bottom of the landscape within its neat line
MAT: Final = 23.0  # from the middle of a mat for bonus units to its rim
STREET: Final = 21.0  # width of a street
WALL: Final = 13.0  # height of the retaining wall under a terrace

_PLATE_RISE = 3.0  # of a name plate over the lower edge of its terrace
# of each Prince on a terrace's floor; of the first from its left edge
_PRINCE_SPACE, _PRINCE_START = 54.0, 38.0
_INCA_STEP, _INCA_MARGIN = 58.0, 34.0  # at most between two Incas; from both edges of the floor
_INCA_LEAST = 30.0  # at least between two Incas, where Princes stand there too


@dataclass(frozen=True, slots=True)
class Terrace:
    """The raised ground of a district: its middle, half its width and height, and what has a place on it.

    `plate` is the middle of the name plate's upper edge, `mat` the middle of the mat for bonus units, None where none
    lie; the mats of temples are `eight_sided`. `prince` moves the first Prince from his usual place, to the right.
    """

    middle: Point
    reach: Point
    plate_shift: float = 0.0
    mat_shift: Point | None = None
    eight_sided: bool = False
    prince: float = 0.0

    @property
    def plate(self) -> Point:
        """The middle of the name plate's upper edge."""
        return self.middle[0] + self.plate_shift, self.middle[1] + self.reach[1] - _PLATE_RISE

    @property
    def mat(self) -> Point | None:
        """The middle of the mat for bonus units."""
        if self.mat_shift is None:
            return None
        return self.middle[0] + self.mat_shift[0], self.middle[1] + self.mat_shift[1]

    def princes(self, count: int, incas: int = 0) -> Line:
        """Where so many Princes stand, the first at the left, beside the Incas of so many seats."""
        x = self.middle[0] - self.reach[0] + _PRINCE_START + self.prince
        y = self.middle[1] + self.reach[1] * 0.42
        space = self._prince_space(count, incas)
        return tuple((x + k * space, y) for k in range(count))

    def _prince_space(self, count: int, incas: int) -> float:
        """How far apart so many Princes stand: closer where not all have room."""
        wide = 2 * self.reach[0] - _PRINCE_START - self.prince - _INCA_MARGIN + 4
        beside = count if incas else count - 1
        needed = _PRINCE_SPACE * beside + _INCA_LEAST * max(0, incas - 1)
        return _PRINCE_SPACE * min(1.0, wide / needed) if needed else _PRINCE_SPACE

    def incas(self, count: int, princes: int = 0) -> Line:
        """Where the Incas of so many seats stand beside so many Princes."""
        half = self.reach[0]
        right = half - _INCA_MARGIN + (4 if princes else 0)
        left = (
            self._prince_space(princes, count) * princes + _PRINCE_START - half
            if princes
            else _INCA_MARGIN - half
        )
        step = min(_INCA_STEP, (right - left) / max(1, count - 1))
        start = left if princes else (left + right - step * (count - 1)) / 2
        y = self.middle[1] + self.reach[1] * 0.46
        return tuple((self.middle[0] + start + k * step, y) for k in range(count))


def _production(middle: Point, reach: Point, plate_shift: float = 0.0) -> Terrace:
    return Terrace(middle, reach, plate_shift, (reach[0] - 25, 12 - reach[1]))


def _temple(middle: Point, reach: Point, plate_shift: float = 0.0) -> Terrace:
    return Terrace(middle, reach, plate_shift, (reach[0] - 22, 10), eight_sided=True)


TERRACES: Final[Mapping[str, Terrace]] = {
    "hut": Terrace((200, 740), (92, 50)),
    "corn": _production((442, 736), (120, 58)),
    "llama": _production((712, 736), (120, 58)),
    "coca": _production((984, 736), (112, 58)),
    "sun": _temple((330, 600), (98, 42)),
    "palace": Terrace((574, 598), (104, 42)),
    "condor": _temple((858, 598), (104, 42), plate_shift=14),
    "priests": Terrace((214, 474), (104, 42)),
    "plaza": Terrace((598, 474), (128, 44), plate_shift=62),
    "pottery": _production((992, 468), (108, 52)),
    "main": _temple((392, 352), (106, 42), plate_shift=26),
    "virgins": Terrace((754, 352), (104, 42), plate_shift=16, prince=70),
    "cloth": _production((992, 324), (108, 52), plate_shift=-8),
    "clock": Terrace((298, 236), (94, 42)),
    "puma": _temple((718, 232), (98, 42)),
}
FAR_TO_NEAR: Final = tuple(sorted(TERRACES, key=lambda name: TERRACES[name].middle[1]))
"""The districts in the order in which they are drawn."""

# The points by which a street goes from the first district to the second, round drawings and name plates.
STREETS: Final[Mapping[tuple[str, str], Line]] = {
    ("hut", "corn"): ((321, 745),),
    ("hut", "sun"): ((242, 680), (248, 630)),
    ("hut", "priests"): ((174, 672), (164, 604), (182, 534)),
    ("corn", "llama"): ((577, 743),),
    ("corn", "sun"): ((442, 674), (440, 628)),
    ("corn", "palace"): ((492, 680), (484, 632)),
    ("llama", "coca"): ((848, 743),),
    ("llama", "palace"): ((672, 680), (672, 632)),
    ("llama", "condor"): ((762, 680), (768, 632)),
    ("coca", "condor"): ((958, 680), (964, 632)),
    ("coca", "pottery"): ((1028, 638), (1028, 568)),
    ("sun", "palace"): ((452, 606),),
    ("sun", "priests"): ((250, 576), (248, 534)),
    ("palace", "priests"): ((476, 548), (388, 520), (308, 494)),
    ("palace", "plaza"): ((580, 560), (566, 524)),
    ("palace", "condor"): ((716, 591),),
    ("condor", "plaza"): ((731, 530),),
    ("condor", "pottery"): ((864, 554), (896, 516)),
    ("priests", "plaza"): ((406, 467),),
    ("priests", "main"): ((307, 419),),
    ("priests", "clock"): ((232, 368),),
    ("plaza", "pottery"): ((795, 464),),
    ("plaza", "main"): ((499, 407),),
    ("plaza", "virgins"): ((672, 407),),
    ("pottery", "cloth"): ((1066, 428), (1064, 376)),
    ("pottery", "virgins"): ((870, 416),),
    ("main", "virgins"): ((573, 359),),
    ("main", "clock"): ((420, 302), (406, 264)),
    ("main", "puma"): ((553, 285),),
    ("virgins", "cloth"): ((872, 331),),
    ("virgins", "puma"): ((814, 322), (804, 276)),
    ("cloth", "puma"): ((857, 271),),
    ("clock", "puma"): ((408, 228), (508, 224), (608, 228)),
}

TRAIL: Final[Line] = (  # field 0, where Scouts begin, to field 20, the summit
    *((64, 780), (70, 710), (54, 644), (72, 578), (56, 512), (74, 448), (58, 384)),
    *((78, 320), (70, 256), (108, 196), (190, 160), (284, 140), (382, 150), (476, 164)),
    *((570, 152), (664, 134), (758, 142), (852, 160), (944, 168), (1012, 132), (1048, 68)),
)
# what a Scout gains that passes there
MILESTONES: Final[Mapping[int, Point]] = {7: (112, 314), 13: (476, 126)}
_SLOPE_END = 8  # the last field whose Scouts stand to its right, not above it

DAYS: Final = 9
SUN_TILE: Final[Point] = (666, 60)  # where it covers the moon of the sky
_TRACK, _TRACK_STEP = (70.0, 56.0), 63.0
_TILES, _TILE_STEP = (724.0, 60.0), 44.6


def sun(day: int) -> Point:
    """The sun of a day (1 to 9) on the time track."""
    return _TRACK[0] + (day - 1) * _TRACK_STEP, _TRACK[1]


def moon(day: int) -> Point:
    """The moon of the night after a day (1 to 8) on the time track; its corn hangs 26 lower."""
    return _TRACK[0] + (day - 0.5) * _TRACK_STEP, _TRACK[1]


def moon_tile(number: int) -> Point:
    """The place of a Moon Tile (0 to 6) in the sky."""
    return _TILES[0] + number * _TILE_STEP, _TILES[1]


def scout(field: int, number: int) -> Point:
    """Where the foot of the Scout stands that is the first (0), second … on its field."""
    x, y = TRAIL[field]
    if field <= _SLOPE_END:
        return x + 33 + 21 * number, y - 4  # close together: terraces are near
    x -= 3
    step = min(34, (INSIDE[2] - 17 - x) / 4)  # five stand inside the frame
    return x + step * number, y - 24


def street(start: str, end: str) -> Line:
    """The middle line of the street between two neighbours, in walking order. KeyError: there is no street."""
    if (start, end) in STREETS:
        return _street(start, end)
    return _street(end, start)[::-1]


@cache
def _street(start: str, end: str) -> Line:
    return smooth((TERRACES[start].middle, *STREETS[start, end], TERRACES[end].middle))


@cache
def trail() -> Line:
    """The middle line of the Incatrail, from field 0 to the summit, 10 pieces from field to field."""
    return smooth(TRAIL, 10)


@cache
def outline(name: str) -> Line:
    """The outline of a terrace's upper face: a rounded, slightly uneven rectangle, clockwise."""
    terrace, chance = TERRACES[name], random.Random(name)
    corners = []
    for k in range(14):
        c, s = math.cos(math.pi * k / 7), math.sin(math.pi * k / 7)
        reach = (abs(c) ** 3.2 + abs(s) ** 3.2) ** (-1 / 3.2) * (1 + chance.uniform(-0.035, 0.035))
        (x, y), (rx, ry) = terrace.middle, terrace.reach
        corners.append((x + rx * reach * c, y + ry * reach * s))
    return smooth((corners[-1], *corners, *corners[:2]), 5)[5:-6]


def smooth(points: Sequence[Point], steps: int = 12) -> Line:
    """A smooth line (Catmull-Rom) through points, with so many pieces between each two."""
    last = len(points) - 1
    out = []
    for i in range(last):
        a, b, c, d = (points[max(0, min(last, k))] for k in range(i - 1, i + 3))
        out += [tuple(_bent(a[n], b[n], c[n], d[n], k / steps) for n in (0, 1)) for k in range(steps)]
    return (*((x, y) for x, y in out), points[last])


def _bent(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
