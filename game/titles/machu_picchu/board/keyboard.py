"""The keys on the table: a pointer that goes from place to place, and Enter that does what a click would do."""

import math
from collections.abc import Callable
from typing import Final

import pygame
from pygame.event import Event

from game.titles.machu_picchu.board.city import TERRACES
from game.titles.machu_picchu.board.gestures import Gestures
from game.titles.machu_picchu.board.view import Spot
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, NOWHERE
from game.ui.keys import is_plain

_WAYS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_PRESS: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Keyboard:
    """The pointer of the keys. `point` shows where it is, `skip` brings to its end what moves."""

    def __init__(
        self, gestures: Gestures, point: Callable[[Spot | None], None], skip: Callable[[], None]
    ) -> None:
        self._gestures = gestures
        self._point = point
        self._skip = skip
        self.at: str | None = None  # the district at which the keys are

    def handle(self, event: Event) -> bool:
        """Take a key; returns whether it was used."""
        if event.type != pygame.KEYDOWN or not is_plain(event):
            return False
        if event.key in _WAYS:
            self._go(_WAYS[event.key])
            return True
        if event.key in _PRESS and self.at is not None:
            self._skip()
            self._gestures.click(self._spot(self.at))
            return True
        return False

    def _spot(self, district: str) -> Spot:
        x, y = self._gestures.view.shown.layout.on_view(*TERRACES[district].middle)
        return round(x), round(y)

    def _go(self, way: tuple[int, int]) -> None:
        """To the nearest district that way."""
        start = self.at or self._start()
        x, y = TERRACES[start].middle
        if self.at is None:
            self.at = start
            self._point(self._spot(start))
            return

        def cost(name: str) -> float:
            dx, dy = TERRACES[name].middle[0] - x, TERRACES[name].middle[1] - y
            along = dx * way[0] + dy * way[1]
            aside = abs(dx * way[1]) + abs(dy * way[0])
            return along + 1.6 * aside if along > aside * 0.6 else math.inf

        best = min((name for name in TERRACES if name != start), key=cost)
        if math.isfinite(cost(best)):
            self.at = best
        self._point(self._spot(self.at))

    def _start(self) -> str:
        shown = self._gestures.view.shown
        here = shown.state.prince[shown.active]
        return next(iter(TERRACES)) if here == NOWHERE else DISTRICTS[here].value

    def leave(self) -> None:
        """The mouse is used again."""
        self.at = None

    def follow(self) -> None:
        """The table is shown otherwise: the pointer stays at its district."""
        if self.at is not None:
            self._point(self._spot(self.at))
