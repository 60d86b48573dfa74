"""Small line drawings for buttons. Each takes a surface, a look, a square and a colour."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.shapes import blank

Icon = Callable[[Surface, Look, Rect, RGB], None]
_FINER = 4
_LINE = 8


class _Pen:
    """Draws on a sheet of 100 x 100 units."""

    def __init__(self, side: int, colour: RGB) -> None:
        self.sheet = blank((side * _FINER, side * _FINER))
        self.sheet.fill((*colour, 0))
        self.colour = colour
        self.unit = side * _FINER / 100

    def line(self, *points: tuple[float, float], width: float = _LINE) -> None:
        moved = [(x * self.unit, y * self.unit) for x, y in points]
        thick = width * self.unit
        for (ax, ay), (bx, by) in pairwise(moved):
            length = math.hypot(bx - ax, by - ay) or 1
            nx, ny = (ay - by) / length * thick / 2, (bx - ax) / length * thick / 2
            quad = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
            pygame.draw.polygon(self.sheet, self.colour, quad)
        for joint in moved:
            pygame.draw.circle(self.sheet, self.colour, joint, thick / 2)

    def shape(self, *points: tuple[float, float]) -> None:
        pygame.draw.polygon(self.sheet, self.colour, [(x * self.unit, y * self.unit) for x, y in points])

    def ring(self, x: float, y: float, radius: float, width: float = _LINE) -> None:
        centre = (x * self.unit, y * self.unit)
        pygame.draw.circle(
            self.sheet, self.colour, centre, radius * self.unit, max(1, round(width * self.unit))
        )

    def dot(self, x: float, y: float, radius: float) -> None:
        pygame.draw.circle(self.sheet, self.colour, (x * self.unit, y * self.unit), radius * self.unit)

    def arc(self, x: float, y: float, radius: float, start: float, end: float) -> list[tuple[float, float]]:
        steps = max(2, int(abs(end - start) / 8))
        turns = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
        points = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns]
        self.line(*points)
        return points


def _die(pen: _Pen) -> None:
    pen.line((14, 14), (86, 14), (86, 86), (14, 86), (14, 14))
    for x, y in ((32, 32), (68, 32), (50, 50), (32, 68), (68, 68)):
        pen.dot(x, y, 8)


def _undo(pen: _Pen) -> None:
    pen.arc(52, 54, 32, 200, 480)
    pen.shape((4, 46), (42, 40), (18, 14))


def _hourglass(pen: _Pen) -> None:
    pen.line((20, 10), (80, 10))
    pen.line((20, 90), (80, 90))
    pen.line((27, 12), (29, 30), (50, 50), (29, 70), (27, 88), width=6)
    pen.line((73, 12), (71, 30), (50, 50), (71, 70), (73, 88), width=6)
    pen.shape((36, 86), (64, 86), (50, 66))
    pen.shape((37, 30), (63, 30), (50, 46))


def _bulb(pen: _Pen) -> None:
    pen.arc(50, 38, 28, 125, 415)
    pen.line((34, 61), (38, 72), (62, 72), (66, 61))
    pen.line((40, 82), (60, 82))
    pen.line((45, 92), (55, 92))


def _book(pen: _Pen) -> None:
    pen.line(
        (50, 24),
        (34, 16),
        (10, 18),
        (10, 78),
        (34, 76),
        (50, 84),
        (66, 76),
        (90, 78),
        (90, 18),
        (66, 16),
        (50, 24),
    )
    pen.line((50, 24), (50, 84), width=6)


def _people(pen: _Pen) -> None:
    for x, y, size in ((30, 34, 0.8), (68, 30, 1.0)):
        pen.dot(x, y, 17 * size)
        foot = y + 60 * size
        sides = [(x - 26 * size, foot), (x - 22 * size, y + 32 * size), (x - 10 * size, y + 23 * size)]
        pen.shape(*sides, *((2 * x - left, top) for left, top in reversed(sides)))


def _gear(pen: _Pen) -> None:
    pen.ring(50, 50, 32, 12)
    for k in range(8):
        a = math.radians(45 * k)
        pen.line(
            (50 + 30 * math.cos(a), 50 + 30 * math.sin(a)),
            (50 + 42 * math.cos(a), 50 + 42 * math.sin(a)),
            width=13,
        )
    pen.ring(50, 50, 12, 6)


def _pace(pen: _Pen) -> None:
    pen.arc(50, 62, 38, 180, 360)
    pen.line((50, 62), (70, 38), width=9)
    pen.dot(50, 62, 9)


def _cross(pen: _Pen) -> None:
    pen.line((20, 20), (80, 80), width=11)
    pen.line((80, 20), (20, 80), width=11)


def _tick(pen: _Pen) -> None:
    pen.line((14, 54), (40, 80), (86, 20), width=12)


def _plus(pen: _Pen) -> None:
    pen.line((50, 16), (50, 84), width=13)
    pen.line((16, 50), (84, 50), width=13)


def _minus(pen: _Pen) -> None:
    pen.line((16, 50), (84, 50), width=13)


def _again(pen: _Pen) -> None:
    for start, tip in ((195, (82, 30)), (15, (18, 70))):
        pen.arc(50, 50, 34, start, start + 130)
        way = 1 if start > 180 else -1
        pen.shape(
            (tip[0] - 17 * way, tip[1] + 6 * way),
            (tip[0] + 13 * way, tip[1] + 12 * way),
            (tip[0] + 8 * way, tip[1] - 20 * way),
        )


def _rewind(pen: _Pen) -> None:
    for tip in (10, 50):
        pen.shape((tip, 50), (tip + 40, 16), (tip + 40, 84))


def _skull(pen: _Pen) -> None:
    pen.dot(50, 42, 34)
    pen.line((38, 66), (38, 84), (62, 84), (62, 66), width=16)
    for x in (37, 63):
        pygame.draw.circle(pen.sheet, (*pen.colour, 0), (x * pen.unit, 44 * pen.unit), 9 * pen.unit)


def _play(pen: _Pen) -> None:
    pen.shape((24, 12), (24, 88), (86, 50))


def _pause(pen: _Pen) -> None:
    pen.line((34, 16), (34, 84), width=16)
    pen.line((66, 16), (66, 84), width=16)


def _pointing(pen: _Pen, tips: tuple[float, ...], bar: float, turned: bool) -> None:
    """Arrow heads with their tips so far across and an upright line; `turned` as a mirror shows it."""

    def x(across: float) -> float:
        return 100 - across if turned else across

    for tip in tips:
        pen.shape((x(tip - 40), 18), (x(tip - 40), 82), (x(tip), 50))
    pen.line((x(bar), 22), (x(bar), 78), width=10)


def _step_on(pen: _Pen) -> None:
    _pointing(pen, (86,), 26, turned=False)


def _step_back(pen: _Pen) -> None:
    _pointing(pen, (86,), 26, turned=True)


def _turn_on(pen: _Pen) -> None:
    _pointing(pen, (46, 82), 90, turned=False)


def _turn_back(pen: _Pen) -> None:
    _pointing(pen, (46, 82), 90, turned=True)


def _muted(pen: _Pen) -> None:
    pen.shape((8, 36), (26, 36), (50, 14), (50, 86), (26, 64), (8, 64))
    pen.line((62, 36), (90, 64), width=11)
    pen.line((90, 36), (62, 64), width=11)


def _balance(pen: _Pen) -> None:
    pen.dot(50, 12, 8)
    pen.line((50, 14), (50, 86))
    pen.line((30, 89), (70, 89))
    pen.line((14, 26), (86, 26))
    for x in (20, 80):
        pen.line((x - 14, 60), (x, 28), (x + 14, 60), width=5)
        pen.shape((x - 19, 60), (x + 19, 60), (x + 11, 73), (x - 11, 73))


_DRAWINGS: dict[str, Callable[[_Pen], None]] = {
    "die": _die,
    "undo": _undo,
    "hourglass": _hourglass,
    "bulb": _bulb,
    "book": _book,
    "people": _people,
    "gear": _gear,
    "pace": _pace,
    "cross": _cross,
    "tick": _tick,
    "plus": _plus,
    "minus": _minus,
    "again": _again,
    "rewind": _rewind,
    "skull": _skull,
    "play": _play,
    "pause": _pause,
    "step_on": _step_on,
    "step_back": _step_back,
    "turn_on": _turn_on,
    "turn_back": _turn_back,
    "muted": _muted,
    "balance": _balance,
}
NAMES: Sequence[str] = tuple(_DRAWINGS)


@cached
def _picture(name: str, side: int, colour: RGB) -> Surface:
    pen = _Pen(side, colour)
    _DRAWINGS[name](pen)
    return pygame.transform.smoothscale(pen.sheet, (side, side))


def icon(name: str) -> Icon:
    """The drawing with that name (see `NAMES`), for a button. Raises KeyError for a name that is
    not there.
    """
    if name not in _DRAWINGS:
        raise KeyError(f"no icon {name!r}; there are {', '.join(NAMES)}")

    def draw(surface: Surface, look: Look, rect: Rect, colour: RGB) -> None:
        side = max(4, min(rect.size))
        surface.blit(_picture(name, side, colour), (rect.centerx - side // 2, rect.centery - side // 2))

    return draw
