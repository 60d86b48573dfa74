"""The postcard of a day as a screen: to look at, and to save as a picture."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame
from pygame import Rect, Surface

from game.i18n.words import Words
from game.scenes.daily.postcard import SIZE, Postcard, draw_postcard
from game.scenes.page import GAP, MARGIN, PageScene
from game.ui.buttons import Button
from game.ui.scale import Scale, columns, inset, rows
from game.ui.shapes import drop_shadow

_SAVED: Final = 1920  # pixels across of the picture that is saved


class PostcardScene(PageScene):
    """The card over the table; `save` keeps its picture, says where, and raises OSError where it cannot."""

    largest_zoom = 1.1

    def __init__(
        self, words: Words, card: Postcard, save: Callable[[Surface], Path], back: Callable[[], None]
    ) -> None:
        super().__init__()
        self.words = words
        self.card = card
        self._save = save
        self.on_escape = back
        self.save = Button(
            words("daily.save"),
            self._keep,
            key=pygame.K_s,
            hint=words("daily.key_save"),
            tooltip=words("daily.save_tip"),
        )
        self.back = Button(
            words("menu.back"), back, style="wood", key=pygame.K_ESCAPE, hint=words("menu.key_back")
        )
        self.ui.add(self.save, self.back)
        self._card = Rect(0, 0, 0, 0)

    def _keep(self) -> None:
        """Save the picture in a size that is good for sending, whatever the window's, and say where it is."""
        try:
            path = self._save(draw_postcard(self.card, _SAVED, self.scale.look))
        except OSError as error:
            why = error.strerror or type(error).__name__
            self.ui.notify(self.words("daily.not_saved", path=error.filename or "", why=why), seconds=8)
        else:
            self.ui.notify(self.words("daily.saved", path=path), seconds=8, warn=False)

    def layout(self, scale: Scale) -> None:
        """See `Scene.layout`."""
        px = scale.px
        area = inset(scale.stage(1.85), px(MARGIN))
        body, foot = rows(area, [1, scale.fixed(66)], px(GAP))
        unit = min(body.width / SIZE[0], body.height / SIZE[1])
        self._card = Rect(0, 0, round(SIZE[0] * unit), round(SIZE[1] * unit))
        self._card.center = body.center
        back, _, save = columns(foot, [scale.fixed(260), 1, scale.fixed(380)], px(GAP))
        self.back.place(back, scale)
        self.save.place(save, scale)

    def paint_still(self, surface: Surface) -> None:
        """See `PageScene.paint_still`."""
        drop_shadow(surface, self._card, self.scale.px(4), self.scale.px(24))
        surface.blit(draw_postcard(self.card, self._card.width, self.scale.look), self._card)
