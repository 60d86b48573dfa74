"""The medals of a title in rows of five, with what each is called and what earns it; one is pointed at."""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.i18n.words import Words
from game.core.statistics import MedalRecord
from game.kit.medals import medal_deed, medal_name, medal_surface
from game.saved_games import date_of
from game.ui.panels import draw_panel
from game.ui.scale import rows
from game.ui.shapes import frame
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import LEFT, Spot, Widget

COLUMNS: Final = 5
_GAP: Final = 8  # design units
_NAME: Final = 28
_DEED: Final = 48
_TOLD: Final = 36  # of the line below
_STEPS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -COLUMNS, pygame.K_DOWN: COLUMNS}


class MedalCabinet(Widget):
    """The medals; arrows and the pointer point at one, of which the line below tells who earned it and when."""

    focusable = True
    repeats = True

    def __init__(self, words: Words, records: Sequence[MedalRecord]) -> None:
        super().__init__()
        self.words, self.records, self.number = words, tuple(records), 0

    @property
    def focus_place(self) -> Rect:
        return self.cell(self.number)

    def cell(self, number: int) -> Rect:
        """Where a medal lies."""
        gap, lines = self.scale.px(_GAP), max(1, -(-len(self.records) // COLUMNS))
        room = self.rect.height - self.scale.px(_TOLD)
        wide, high = (self.rect.width + gap) // COLUMNS, (room + gap) // lines
        line, column = divmod(number, COLUMNS)
        return Rect(self.rect.x + column * wide, self.rect.y + line * high, wide - gap, high - gap)

    def at(self, spot: Spot) -> int | None:
        """Which medal lies there."""
        found = (number for number in range(len(self.records)) if self.cell(number).collidepoint(spot))
        return next(found, None)

    def point_at(self, number: int) -> None:
        """Point at a medal, counted from 0; the ends are not passed."""
        number = max(0, min(len(self.records) - 1, number))
        if number != self.number:
            self.number = number
            self.changed = True

    @property
    def about(self) -> str:
        """Who earned the medal that is pointed at, and when."""
        record = self.records[self.number]
        name = medal_name(self.words, record.medal)
        return self.words("medals.about", name=name, told=told(self.words, record))

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            number = self.at(event.pos)
            if number is not None:
                self.point_at(number)
            return number is not None
        if event.type == pygame.KEYDOWN and event.key in _STEPS:
            self.point_at(self.number + _STEPS[event.key])
            return True
        return False

    def draw(self, surface: Surface) -> None:
        px, palette = self.scale.px, self.scale.look.palette
        for number, record in enumerate(self.records):
            cell = self.cell(number)
            if record.earned is not None:
                draw_panel(surface, cell, self.scale, "card")
            if number == self.number:
                ring = palette.focus if self.ringed else palette.lit
                frame(surface, cell.inflate(px(4), px(4)), ring, px(8), max(2, px(3)))
            self._draw_medal(surface, cell.inflate(-px(12), -px(8)), record)
        line = Rect(self.rect.x, self.rect.bottom - px(_TOLD), self.rect.width, px(_TOLD))
        style = TextStyle(Role.ASIDE, "faded_ink", "centre", "bottom", size=20)
        draw_text(surface, self.about, style, self.scale, line)

    def _draw_medal(self, surface: Surface, area: Rect, record: MedalRecord) -> None:
        fixed, earned = self.scale.fixed, record.earned is not None
        disc, name, deed = rows(area, [1, fixed(_NAME), fixed(_DEED)])
        radius = min(disc.width, disc.height) // 2
        picture = medal_surface(self.scale.look, record.medal, radius, earned=earned)
        surface.blit(picture, picture.get_rect(center=disc.center))
        style = TextStyle(Role.NAME, "ink" if earned else "faded_ink", "centre", size=21)
        draw_text(surface, medal_name(self.words, record.medal), style, self.scale, name)
        style = TextStyle(Role.SMALL, "faded_ink", "centre", "top", size=16, wrapped=True)
        draw_text(surface, medal_deed(self.words, record.medal), style, self.scale, deed)


def told(words: Words, record: MedalRecord) -> str:
    """By whom and when it was earned, or how far that is."""
    earned = record.earned
    if earned is None:
        if record.done:
            return words("medals.progress", done=record.done, count=record.medal.count)
        return words("medals.open_still")
    if not earned.done:
        return words("medals.earned")
    date = date_of(words, earned.done)
    if not earned.player:
        return words("medals.earned_on", date=date)
    return words("medals.earned_by", player=earned.player, date=date)
