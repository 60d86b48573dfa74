"""The page of the medals of a title."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.i18n.words import Words
from game.core import registry
from game.core.statistics import MedalRecord
from game.scenes.medals.cabinet import COLUMNS, MedalCabinet
from game.ui.buttons import Button
from game.ui.page import GAP, MARGIN, PageScene, draw_headed_panel
from game.ui.scale import Scale, columns, rows
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_HEAD: Final = 74  # design units of the heading
_TALLEST: Final = 236  # of a row


class MedalsScene(PageScene):
    """All medals of a title, and of the one that is pointed at who earned it and when."""

    largest_zoom = 1.2

    def __init__(self, words: Words, records: Sequence[MedalRecord], back: Callable[[], None]) -> None:
        super().__init__()
        self.words, self.records = words, tuple(records)
        self.cabinet = MedalCabinet(words, self.records)
        self.back = Button(
            words("menu.back"), back, style="wood", key=pygame.K_ESCAPE, hint=words("menu.key_back")
        )
        self.ui.add(self.cabinet, self.back)
        self._sheet = Rect(0, 0, 0, 0)

    def handle(self, event: Event) -> bool:
        """See `Scene.handle`; the pointer points by being there."""
        if event.type == pygame.MOUSEMOTION:
            number = self.cabinet.at(event.pos)
            if number is not None:
                self.cabinet.point_at(number)
        return super().handle(event)

    def enter(self) -> None:
        self.ui.focus(self.cabinet)
        super().enter()

    def layout(self, scale: Scale) -> None:
        px = scale.px
        area = Rect(scale.stage(1.85)).inflate(-2 * px(MARGIN), -2 * px(MARGIN))
        self._sheet, foot = rows(area, [1, scale.fixed(66)], px(GAP))
        top = self._sheet.y + px(_HEAD)
        body = Rect(
            self._sheet.x + px(26), top, self._sheet.width - px(52), self._sheet.bottom - top - px(12)
        )
        tallest = px(_TALLEST) * -(-len(self.records) // COLUMNS)
        if body.height > tallest:
            body = Rect(body.x, body.centery - tallest // 2, body.width, tallest)
        self.cabinet.place(body, scale)
        self.back.place(columns(foot, [1, 1, 1, 1], px(GAP))[0], scale)

    def paint_still(self, surface: Surface) -> None:
        words, px, sheet = self.words, self.scale.px, self._sheet
        heading = words("medals.open")
        if len(registry.titles()) > 1:
            heading = f"{heading} · {words('title.name')}"
        draw_headed_panel(surface, sheet, self.scale, heading)
        won = sum(record.earned is not None for record in self.records)
        said = words("medals.count", won=won, count=len(self.records))
        line = Rect(sheet.right - px(330), sheet.y + px(16), px(300), px(46))
        draw_text(surface, said, TextStyle(Role.ASIDE, "faded_ink", "right", size=21), self.scale, line)
