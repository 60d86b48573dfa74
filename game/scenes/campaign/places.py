"""The chapters of a campaign as places in a journal, with the medals that were won; one of them is pointed at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.campaign import Medal
from game.scenes.campaign.medals import draw_chapter_medal
from game.ui.look import Colour
from game.ui.panels import draw_panel
from game.ui.pointers import Pointer
from game.ui.scale import columns, rows
from game.ui.shapes import frame
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import LEFT, Widget

_GAP: Final = 8  # design units
_HIGH: Final = 86
_STEPS: Final = {pygame.K_UP: -1, pygame.K_LEFT: -1, pygame.K_DOWN: 1, pygame.K_RIGHT: 1}
_FIRE: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


@dataclass(frozen=True, slots=True)
class Place:
    """A chapter as it is listed."""

    number: int
    name: str
    note: str
    open: bool
    medal: Medal | None


class ChapterPlaces(Widget):
    """The chapters, one below the other; arrows and clicks point at one, Enter or a second click begins it."""

    focusable = True
    repeats = True

    def __init__(
        self, places: Sequence[Place], current: int, on_point: Callable[[], None], take: Callable[[], None]
    ) -> None:
        super().__init__()
        self.places, self.number = tuple(places), current
        self._on_point, self._take = on_point, take

    @property
    def pointer(self) -> Pointer:
        return Pointer.HAND

    @property
    def focus_place(self) -> Rect:
        return self.cell(self.number)

    def cell(self, number: int) -> Rect:
        """Where a chapter stands."""
        gap, count = self.scale.px(_GAP), len(self.places)
        step = min(self.scale.px(_HIGH) + gap, (self.rect.height + gap) // count)
        return Rect(self.rect.x, self.rect.y + number * step, self.rect.width, step - gap)

    def point_at(self, number: int) -> None:
        """Point at a chapter, counted from 0; the ends are not passed."""
        number = max(0, min(len(self.places) - 1, number))
        if number != self.number:
            self.number = number
            self.changed = True
            self._on_point()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            hit = [number for number in range(len(self.places)) if self.cell(number).collidepoint(event.pos)]
            for number in hit:
                if number == self.number:
                    self._take()
                self.point_at(number)
            return bool(hit)
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in _FIRE:
            self._take()
        elif event.key in _STEPS:
            self.point_at(self.number + _STEPS[event.key])
        else:
            return False
        return True

    def draw(self, surface: Surface) -> None:
        px, palette = self.scale.px, self.scale.look.palette
        for number, place in enumerate(self.places):
            cell, current = self.cell(number), number == self.number
            draw_panel(surface, cell, self.scale, "card", active=current)
            if current:
                ring = palette.focus if self.ringed else palette.lit
                frame(surface, cell.inflate(px(4), px(4)), ring, px(8), max(2, px(3)))
            ink: Colour = "ink" if place.open else "faded_ink"
            inner = cell.inflate(-px(28), -px(8))
            figure, said, medal = columns(inner, [self.scale.fixed(44), 1, self.scale.fixed(58)], px(8))
            style = TextStyle(Role.FIGURE, ink, "centre", size=26)
            draw_text(surface, str(place.number), style, self.scale, figure)
            name, note = rows(said, [1.15, 1])
            draw_text(surface, place.name, TextStyle(Role.NAME, ink, size=23), self.scale, name)
            draw_text(surface, place.note, TextStyle(Role.ASIDE, "faded_ink", size=17), self.scale, note)
            if place.medal is not None:
                draw_chapter_medal(surface, self.scale.look, place.medal, medal)
