"""The choice of an emblem and its colour, of which others may have some."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.emblems import draw_seat_badge
from game.ui.pressable import Pressable
from game.ui.scale import columns
from game.ui.shapes import circle

_FAR, _KEPT = 0.7, 0.42  # how large the badges of others are, and those that cannot be taken


def _nothing(index: int) -> bool:
    return False


class BadgeChoice(Pressable):
    """The badges of all seats side by side, one of which is the seat's; a click takes another that is not `taken`, and
    the tip of such a one says why (`why_taken`).
    """

    def __init__(
        self,
        emblems: list[str],
        index: int,
        on_change: Callable[[int], None],
        tooltip: str,
        taken: Callable[[int], bool] = _nothing,
        why_taken: Callable[[int], str] = lambda index: "",
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.taken, self._why_taken = taken, why_taken
        self._pointed = -1  # the badge under the pointer
        self.emblems = emblems
        self.index = index
        self.on_change = on_change

    def cell(self, number: int) -> Rect:
        """Where that badge is, counted from 0, in pixels."""
        return columns(self.rect, [1] * len(self.emblems))[number]

    @property
    def tip(self) -> str:
        points = self.hovered and self._pointed >= 0 and self.enabled and self.taken(self._pointed)
        return (self._why_taken(self._pointed) if points else "") or super().tip

    def select(self, index: int) -> None:
        """Take that badge, counted from 0."""
        if index != self.index and not self.taken(index):
            self.index = index
            self.changed = True
            self.on_change(index)

    @property
    def has_others(self) -> bool:
        """Whether another one can be taken."""
        return next_free(self.index, 1, len(self.emblems), self.taken) != self.index

    def step(self, by: int) -> None:
        """Take the next one in that direction that can be taken."""
        self.select(next_free(self.index, by, len(self.emblems), self.taken))

    def act(self, spot: tuple[int, int] | None) -> None:
        """See `Pressable.act`: a key takes the next one."""
        if spot is None:
            self.step(1)
            return
        for number in range(len(self.emblems)):
            if self.cell(number).collidepoint(spot):
                self.select(number)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        if event.type == pygame.MOUSEMOTION:
            cells = [self.cell(number) for number in range(len(self.emblems))]
            self._pointed = next((at for at, cell in enumerate(cells) if cell.collidepoint(event.pos)), -1)
        return super().handle(event)

    def draw(self, surface: Surface) -> None:
        for number, emblem in enumerate(self.emblems):
            cell = self.cell(number)
            full = min(cell.width, cell.height) // 2 - 1
            radius = full if number == self.index else round(full * (_KEPT if self._out(number) else _FAR))
            if number == self.index:
                circle(surface, cell.center, full, self.scale.look.palette.lit)
                radius = full - max(2, self.scale.px(3))
            draw_seat_badge(surface, self.scale.look, emblem, cell.center, radius)
        self.draw_focus(surface)

    def _out(self, number: int) -> bool:
        """Whether that badge cannot be taken."""
        return not self.enabled or self.taken(number)


def next_free(index: int, by: int, count: int, taken: Callable[[int], bool]) -> int:
    """The next one in a direction that is not taken; the same where there is none."""
    others = ((index + by * far) % count for far in range(1, count))
    return next((other for other in others if not taken(other)), index)
