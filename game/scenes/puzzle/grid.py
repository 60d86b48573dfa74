"""The puzzles of a grade as numbered plates, a seal on those that are solved; one of them is pointed at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.lesson.chooser import draw_done
from game.ui.look import Colour
from game.ui.panels import draw_panel
from game.ui.pointers import Pointer
from game.ui.shapes import frame
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import LEFT, Widget

_SIDE: Final = 78  # design units of a plate at most
_GAP: Final = 10
_FIRE: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


@dataclass(frozen=True, slots=True)
class Plate:
    """What stands on a plate."""

    label: str
    solved: bool
    tried: bool


class PuzzleGrid(Widget):
    """The plates, row by row; arrows and clicks point at one, Enter or a second click takes it."""

    focusable = True
    repeats = True

    def __init__(self, on_point: Callable[[], None], take: Callable[[], None]) -> None:
        super().__init__()
        self.plates: tuple[Plate, ...] = ()
        self.number = 0
        self._on_point = on_point
        self._take = take

    @property
    def pointer(self) -> Pointer:
        return Pointer.HAND if self.plates else Pointer.ARROW

    @property
    def focus_place(self) -> Rect:
        return self.cell(self.number) if self.plates else self.rect

    def show(self, plates: Sequence[Plate], number: int) -> None:
        """Show these, and point at one."""
        self.plates = tuple(plates)
        self.number = max(0, min(number, len(self.plates) - 1))
        self.changed = True

    def point_at(self, number: int) -> None:
        """Point at a plate, counted from 0; the ends are not passed."""
        number = max(0, min(len(self.plates) - 1, number))
        if self.plates and number != self.number:
            self.number = number
            self.changed = True
            self._on_point()

    @property
    def _columns(self) -> int:
        """How many plates lie side by side: as few as let all of them have room, at least as many as are wide."""
        gap = self.scale.px(_GAP)
        side = self.scale.px(_SIDE)
        count = max(1, (self.rect.width + gap) // (side + gap))
        while -(-len(self.plates) // count) * self._step(count) > self.rect.height + gap and count < 40:
            count += 1
        return count

    def _step(self, count: int) -> int:
        """From one plate to the next, where so many lie side by side."""
        gap = self.scale.px(_GAP)
        return min(self.scale.px(_SIDE) + gap, (self.rect.width + gap) // count)

    def cell(self, number: int) -> Rect:
        """Where a plate lies."""
        count = self._columns
        step = self._step(count)
        row, column = divmod(number, count)
        side = step - self.scale.px(_GAP)
        return Rect(self.rect.x + column * step, self.rect.y + row * step, side, side)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            return self._click(event)
        if event.type == pygame.KEYDOWN and self.plates:
            return self._key(event.key)
        return False

    def _click(self, event: Event) -> bool:
        for number in range(len(self.plates)):
            if self.cell(number).collidepoint(event.pos):
                if number == self.number:
                    self._take()
                self.point_at(number)
                return True
        return False

    def _key(self, key: int) -> bool:
        steps = {
            pygame.K_LEFT: -1,
            pygame.K_RIGHT: 1,
            pygame.K_UP: -self._columns,
            pygame.K_DOWN: self._columns,
        }
        if key in _FIRE:
            self._take()
        elif key in steps:
            self.point_at(self.number + steps[key])
        else:
            return False
        return True

    def draw(self, surface: Surface) -> None:
        px, palette = self.scale.px, self.scale.look.palette
        for number, plate in enumerate(self.plates):
            cell, current = self.cell(number), number == self.number
            draw_panel(surface, cell, self.scale, "card", active=current)
            if current:
                ring = palette.focus if self.ringed else palette.lit
                frame(surface, cell.inflate(px(4), px(4)), ring, px(8), max(2, px(3)))
            ink: Colour = "faded_ink" if plate.tried and not plate.solved else "ink"
            size = 26 * cell.width / max(1, px(_SIDE))
            draw_text(
                surface, plate.label, TextStyle(Role.FIGURE, ink, "centre", size=size), self.scale, cell
            )
            if plate.solved:
                draw_done(surface, self.scale.look, cell.inflate(0, -px(6)))
