"""The postcard of a day as a screen: to look at, to save as a picture, and to copy as text."""

from collections.abc import Callable
from pathlib import Path

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.shell_keys import COPY, SAVE_FILE
from game.scenes.daily.card import as_text, save_card
from game.scenes.daily.postcard import SIZE, Postcard, draw_postcard
from game.scenes.file_saving import FileSaving
from game.ui.between_frames import do_all
from game.ui.buttons import Button
from game.ui.clipboard import copy
from game.ui.page import PageScene
from game.ui.page_layout import FootCell
from game.ui.scale import Scale
from game.ui.shapes import drop_shadow


class PostcardScene(PageScene):
    """The card over the table; its picture is saved at `path`."""

    largest_zoom = 1.1

    def __init__(
        self, words: Words, card: Postcard, path: Callable[[], Path], back: Callable[[], None]
    ) -> None:
        super().__init__()
        self.words = words
        self.card = card
        self.on_escape = back
        self.save = Button.keyed(
            words,
            words("daily.save"),
            lambda: self.saving.begin(),
            key=SAVE_FILE,
            tooltip=words("daily.save_tip"),
        )
        self.copy = Button.keyed(
            words,
            words("daily.copy"),
            self._copy,
            style="wood",
            key=COPY,
            tooltip=words("daily.copy_tip"),
        )
        self.back = Button(
            words("menu.back"), back, style="wood", key=pygame.K_ESCAPE, hint=words("menu.key_back")
        )
        self.ui.add(self.save, self.copy, self.back)
        self.saving = FileSaving(
            words, self.ui, self.save, path, lambda into: save_card(card, into, self.scale.look)
        )
        self._card = Rect(0, 0, 0, 0)

    def _copy(self) -> None:
        """Hand the card out as text, to be put into a message."""
        done = copy(as_text(self.card))
        self.ui.notify(self.words("daily.copied" if done else "daily.not_copied"), warn=not done)

    def update(self, dt: float) -> bool:
        moved = super().update(dt)
        self.saving.update()
        return moved

    def wake_in(self) -> float | None:
        return 0.0 if self.saving.running else super().wake_in()

    def leave(self) -> None:
        """See `Scene.leave`: what is not saved by now is not saved."""
        self.saving.stop()
        super().leave()

    def layout(self, scale: Scale) -> None:
        fixed = scale.fixed
        foot: list[FootCell] = [
            (self.back, fixed(260)),
            (None, 1),
            (self.copy, fixed(340)),
            (self.save, fixed(380)),
        ]
        page = self.lay_page(foot, 1.85)
        self._card = Rect((0, 0), SIZE).fit(page.whole(SIZE))

    def paint_still(self, surface: Surface) -> None:
        drop_shadow(surface, self._card, self.scale.px(4), self.scale.px(24))
        surface.blit(do_all(draw_postcard(self.card, self._card.width, self.scale.look)), self._card)
