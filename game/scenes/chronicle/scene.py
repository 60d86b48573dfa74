"""The newspaper as a screen: its pages are turned by buttons, keys and the wheel, and saved as files."""

from collections.abc import Callable
from pathlib import Path

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.keys.shell_keys import SAVE_FILE
from game.scenes.chronicle.files import save_chronicle
from game.scenes.chronicle.pages import PAGES, SIZE, Newspaper, blank_page, print_page
from game.scenes.file_saving import FileSaving
from game.ui.between_frames import Work, do_some
from game.ui.buttons import Button
from game.ui.look import Look
from game.ui.page import PageScene
from game.ui.scale import Scale
from game.ui.shapes import drop_shadow


class ChronicleScene(PageScene):
    """A page at a time, each printed part by part while it is looked at; the files go into `folder`."""

    largest_zoom = 1.1

    def __init__(self, paper: Newspaper, folder: Callable[[], Path], back: Callable[[], None]) -> None:
        super().__init__()
        self.paper = paper
        self.number = 0
        self.on_escape = back
        words = paper.words
        self.back = Button(words("menu.back"), back, style="wood", hint=words("menu.key_back"))
        self.previous = Button(
            words("newspaper.previous"), lambda: self.turn(-1), style="wood", key=pygame.K_LEFT, hint="←"
        )
        self.next = Button(
            words("newspaper.next"), lambda: self.turn(1), style="wood", key=pygame.K_RIGHT, hint="→"
        )
        self.save = Button.keyed(
            words,
            words("newspaper.save"),
            lambda: self.saving.begin(),
            key=SAVE_FILE,
            tooltip=words("newspaper.save_tip"),
        )
        self.ui.add(self.back, self.previous, self.next, self.save)
        self.saving = FileSaving(
            words,
            self.ui,
            self.save,
            folder,
            lambda into: save_chronicle(paper, into, self.scale.look),
        )
        self._page = Rect(0, 0, 0, 0)
        self._look: Look | None = None  # with which they are printed
        self._printed: dict[int, Surface] = {}
        self._printing: dict[int, Work[None]] = {}
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

    @property
    def printed(self) -> bool:
        """Whether the page that is shown is complete."""
        return self.number not in self._printing

    def update(self, dt: float) -> bool:
        """See `Scene.update`: the page that is shown is printed first, then the others, then what is to be saved."""
        moved = super().update(dt)
        number = self.number if not self.printed else next(iter(self._printing), None)
        if number is not None:
            self._print_on(number)
        else:
            self.saving.update()
        return moved

    def _print_on(self, number: int) -> None:
        """Print some parts of a page."""
        try:
            do_some(self._printing[number])
        except StopIteration:
            del self._printing[number]
        if number == self.number:
            self.repaint()

    def wake_in(self) -> float | None:
        return 0.0 if self._printing or self.saving.running else super().wake_in()

    def leave(self) -> None:
        """See `Scene.leave`: what is not saved by now is not saved."""
        self.saving.stop()
        super().leave()

    def handle(self, event: Event) -> bool:
        """See `Scene.handle`: the wheel and the paging keys turn the page."""
        if event.type == pygame.MOUSEWHEEL:
            self.turn(1 if event.x > 0 or event.y < 0 else -1)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.turn(-1 if event.key == pygame.K_PAGEUP else 1)
            return True
        return super().handle(event)

    def layout(self, scale: Scale) -> None:
        page = self.lay_page(
            [(self.back, 1), (self.previous, 1.2), (self.next, 1.2), (self.save, 1)], 1.85, 62
        )
        before, self._page = self._page, Rect((0, 0), SIZE).fit(page.whole(SIZE))
        if self._page.size != before.size or scale.look != self._look:
            self._look = scale.look
            self._printed.clear()
            self._printing = {number: self._work(number) for number in range(PAGES)}

    def paint_still(self, surface: Surface) -> None:
        drop_shadow(surface, self._page, self.scale.px(4), self.scale.px(24))
        surface.blit(self._paper(self.number), self._page)

    def _paper(self, number: int) -> Surface:
        """A page as far as it is printed."""
        if number not in self._printed:
            self._printed[number] = blank_page(self._page.width, self.scale.look)
        return self._printed[number]

    def _work(self, number: int) -> Work[None]:
        """Print a page on its paper, which is made when it is begun."""
        yield from print_page(self.paper, number, self._paper(number), self.scale.look)
