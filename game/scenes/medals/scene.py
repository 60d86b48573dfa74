"""The page of the medals of a title."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core import registry
from game.core.statistics.medals import MedalRecord
from game.scenes.medals.cabinet import COLUMNS, MedalCabinet
from game.ui.buttons import Button
from game.ui.page import GAP, PageScene, below_heading, body_and_foot, draw_headed_panel
from game.ui.scale import Scale, columns
from game.ui.scene import SceneStack
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_TALLEST: Final = 236  # of a row


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
        px = scale.px
        self._sheet, foot = body_and_foot(scale.stage(1.85), scale)
        body = below_heading(self._sheet, scale, (26, 12))
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
