"""The newspaper as a screen: its pages are turned by buttons, keys and the wheel, and saved as files."""

from collections.abc import Callable
from pathlib import Path

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.chronicle.pages import PAGES, SIZE, Newspaper, draw_page
from game.scenes.page import GAP, MARGIN, PageScene
from game.ui.buttons import Button
from game.ui.scale import Scale, columns, inset, rows
from game.ui.shapes import drop_shadow


class ChronicleScene(PageScene):
    """A page at a time; `save` writes the files, says where, and raises OSError where it cannot."""

    largest_zoom = 1.1

    def __init__(self, paper: Newspaper, save: Callable[[], Path], back: Callable[[], None]) -> None:
        super().__init__()
        self.paper = paper
        self.number = 0
        self._save = save
        self.on_escape = back
        words = paper.words
        self.back = Button(words("menu.back"), back, style="wood", hint=words("menu.key_back"))
        self.previous = Button(
            words("newspaper.previous"), lambda: self.turn(-1), style="wood", key=pygame.K_LEFT, hint="←"
        )
        self.next = Button(
            words("newspaper.next"), lambda: self.turn(1), style="wood", key=pygame.K_RIGHT, hint="→"
        )
        self.save = Button(
            words("newspaper.save"),
            self._keep,
            key=pygame.K_s,
            hint=words("newspaper.key_save"),
            tooltip=words("newspaper.save_tip"),
        )
        self.ui.add(self.back, self.previous, self.next, self.save)
        self._page = Rect(0, 0, 0, 0)
        self._drawn: dict[tuple[int, int], Surface] = {}
        self._enable()

    def turn(self, by: int) -> None:
        """Turn to another page, as far as there are any."""
        number = min(PAGES - 1, max(0, self.number + by))
        if number != self.number:
            self.number = number
            self._enable()
            self.repaint()

    def _enable(self) -> None:
        self.previous.enabled = self.number > 0
        self.next.enabled = self.number < PAGES - 1

    def _keep(self) -> None:
        """Write the files and say where they are."""
        words = self.paper.words
        try:
            path = self._save()
        except OSError as error:
            why = error.strerror or type(error).__name__
            self.ui.notify(words("newspaper.not_saved", path=error.filename or "", why=why), seconds=8)
        else:
            self.ui.notify(words("newspaper.saved", path=path), seconds=8, warn=False)

    def handle(self, event: Event) -> bool:
        """See `Scene.handle`: the wheel and the paging keys turn the page."""
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.turn(-1 if event.y > 0 else 1)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.turn(-1 if event.key == pygame.K_PAGEUP else 1)
            return True
        return super().handle(event)

    def layout(self, scale: Scale) -> None:
        """See `Scene.layout`."""
        px = scale.px
        area = inset(scale.stage(1.85), px(MARGIN), px(MARGIN * 0.7))
        body, foot = rows(area, [1, scale.fixed(62)], px(GAP * 0.7))
        unit = min(body.width / SIZE[0], body.height / SIZE[1])
        self._page = Rect(0, 0, round(SIZE[0] * unit), round(SIZE[1] * unit))
        self._page.center = body.center
        self._drawn.clear()
        cells = columns(foot, [1, 1.2, 1.2, 1], px(GAP))
        for button, cell in zip((self.back, self.previous, self.next, self.save), cells, strict=True):
            button.place(cell, scale)

    def paint_still(self, surface: Surface) -> None:
        """See `PageScene.paint_still`."""
        key = self.number, self._page.width
        if key not in self._drawn:
            self._drawn[key] = draw_page(self.paper, self.number, self._page.width, self.scale.look)
        drop_shadow(surface, self._page, self.scale.px(4), self.scale.px(24))
        surface.blit(self._drawn[key], self._page)
