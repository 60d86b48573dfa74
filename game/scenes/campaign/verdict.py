"""How a chapter ended: what is told of it, the medal that was won, and the ways on."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.campaign.results import Medal
from game.scenes.campaign.medals import draw_chapter_medal
from game.ui.dialogs import Answer, Dialog

_WIDE: Final = 1000  # design units: four ways stand side by side
_MEDAL: Final = 104


class Verdict(Dialog):
    """A dialog over the table or the journal; a lost chapter has no medal."""

    def __init__(self, title: str, text: str, ways: Sequence[Answer], medal: Medal | None) -> None:
        super().__init__(title, text, ways)
        self.medal = medal
        self._place = Rect(0, 0, 0, 0)

    @property
    def width(self) -> float:
        return _WIDE

    def body_height(self, width: int) -> int:
        return super().body_height(width) + (self.scale.px(_MEDAL) if self.medal is not None else 0)

    def place_body(self, rect: Rect) -> None:
        self._place = Rect(rect.x, rect.y, rect.width, self.scale.px(_MEDAL))
        super().place_body(rect)

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self.medal is not None:
            draw_chapter_medal(surface, self.scale.look, self.medal, self._place)
