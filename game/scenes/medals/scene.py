"""The page of the medals of a title."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core import registry
from game.core.statistics.medals import MedalRecord
from game.scenes.medals.cabinet import MedalCabinet, across_in
from game.ui.buttons import Button
from game.ui.page import HEADING, PageScene, below_heading, draw_headed_panel
from game.ui.page_layout import PageColumn, PageSheet
from game.ui.scale import Scale
from game.ui.scene import SceneStack
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_TALLEST: Final = 236  # of a row
_EDGE: Final = (26, 12)  # design units round the medals


def show_medals(stack: SceneStack, words: Words, records: Sequence[MedalRecord]) -> None:
    """Show them over the scene on top, to which they lead back."""
    stack.push(MedalsScene(words, records, lambda: stack.pop(stack.scenes[-1])))


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

    def enter(self) -> None:
        self.ui.focus(self.cabinet)
        super().enter()

    def layout(self, scale: Scale) -> None:
        page = self.lay_page([(self.back, 1), (None, 3)], 1.85)
        wide = page.width if page.flows else page.body.width / scale.factor
        tallest = _TALLEST * -(-len(self.records) // across_in(wide - 2 * _EDGE[0]))
        (self._sheet,) = page.sheets(PageColumn(1, [PageSheet(HEADING + _EDGE[1] + tallest)]))
        body = below_heading(self._sheet, scale, _EDGE)
        if body.height > scale.px(tallest):
            body = Rect(body.x, body.centery - scale.px(tallest) // 2, body.width, scale.px(tallest))
        self.cabinet.place(body, scale)

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
