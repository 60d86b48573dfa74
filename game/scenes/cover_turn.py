"""One cover after another: the new one pushes the old one up or down, out of its frame."""

from typing import Final

from pygame import Rect, Surface

from game.ui.animation import Tween, ease_out

_SECONDS: Final = 0.35


class CoverTurn:
    """The way of two pictures of the same size; it begins when it is first drawn."""

    def __init__(self, gone: Surface, come: Surface, *, down: bool) -> None:
        """`down` is whether the shelf is gone down: the new cover comes from below."""
        self._pictures = gone, come
        self._sign = 1 if down else -1
        self._way = Tween((0.0,), (1.0,), _SECONDS, ease_out)
        self._begun = False

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether it is still under way."""
        return self._way.update(dt if self._begun else 0.0)

    def draw(self, surface: Surface, view: Rect) -> None:
        """Draw both into the frame, as far as they are."""
        self._begun = True
        before = surface.get_clip()
        surface.set_clip(view.clip(before))
        moved = round(view.height * self._way.value[0])
        for place, picture in enumerate(self._pictures):
            surface.blit(picture, (view.x, view.y + self._sign * (place * view.height - moved)))
        surface.set_clip(before)
