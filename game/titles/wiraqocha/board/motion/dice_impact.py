"""The weight of a throw: dust that dice beat out of the cloth, and the tray that trembles under the hardest blow."""

import math

from pygame import Surface

from game.titles.wiraqocha.board.layout.table_layout import Point
from game.titles.wiraqocha.board.panels.tray import Tray
from game.ui.dice_throw import DiceThrow
from game.ui.effects import shake
from game.ui.look import Look
from game.ui.particles import DUST, Burst, draw_burst, scatter

_TREMBLES = 0.2  # seconds
_PUSH = 0.09  # of a die's side: how far the hardest blow pushes the tray
_DUST = 0.34  # seconds until dust has settled
_SOFT = 0.3  # a knock below this raises none


def push_of(throw: DiceThrow, elapsed: float, side: float) -> Point:
    """How far the tray is pushed aside so many seconds after a throw, for dice `side` pixels wide."""
    hardest = max(throw.knocks, key=lambda knock: knock.force, default=None)
    if hardest is None or not 0 <= elapsed - hardest.at < _TREMBLES:
        return 0.0, 0.0
    passed = (elapsed - hardest.at) / _TREMBLES
    reach = side * _PUSH * hardest.force * (1 - passed) ** 2
    return reach * math.cos(passed * 22), reach * 0.7 * math.sin(passed * 27)


def draw_impact(surface: Surface, look: Look, tray: Tray) -> Point:
    """Draw what a throw does to its tray, under the dice; returns how far they are pushed with it, in pixels."""
    if tray.throw is None:
        return 0.0, 0.0
    throw, elapsed = tray.throw
    side = throw.side * tray.factor
    push = push_of(throw, elapsed, side)
    shake(surface, tray.rect, *push)
    for number, knock in enumerate(throw.knocks):
        passed = (elapsed - knock.at) / _DUST
        if knock.force >= _SOFT and 0 < passed < 1:
            spot = tray.origin[0] + knock.x * tray.factor, tray.origin[1] + knock.y * tray.factor
            _draw_dust(surface, look, knock.force, passed, spot, side, number)
    return push


def _draw_dust(
    surface: Surface, look: Look, force: float, passed: float, spot: Point, side: float, number: int
) -> None:
    """The dust of one blow; its `number` gives it a shape of its own."""
    dust = Burst(
        scatter(number, 6, side * (0.45 + 0.4 * force)),
        side * 0.3,
        DUST,
        flat=0.6,
        strength=0.5 + 0.4 * force,
    )
    foot = spot[0], spot[1] + side * 0.25
    draw_burst(surface, look, foot, passed, dust)
