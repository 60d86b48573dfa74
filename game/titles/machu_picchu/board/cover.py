"""The cover: the city on its ridge."""

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface

from game.titles.machu_picchu.board.art import picture
from game.ui.pictures import filling
from game.ui.scale import Scale

_PICTURE: Final = picture("cover")
_SKY: Final = 0.68  # how much of what does not fit is cut off the top
_STRIP: Final = 0.34  # which part of the picture a strip shows, from its top


class CityCover:
    """See `game.scenes.faces.Cover`."""

    def draw(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """See `Cover.draw`: a low area loses more of the sky than of the ground, on which a Prince stands."""
        whole = filling(scale.look, _PICTURE, (area.width, max(area.height, round(area.width * 9 / 16))))
        top = round((whole.get_height() - area.height) * _SKY)
        surface.blit(whole, area, Rect(0, top, *area.size))

    def draw_strip(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """See `Cover.draw_strip`."""
        high = round(area.width * 9 / 16)
        whole = filling(scale.look, _PICTURE, (area.width, high))
        top = max(0, round(high * _STRIP) - area.height // 2)
        surface.blit(whole, area, Rect(0, top, area.width, area.height))

    def motion(self, alive: Callable[[], bool]) -> "StillCover":
        """See `Cover.motion`."""
        return StillCover()


class StillCover:
    """See `game.scenes.faces.CoverMotion`: nothing moves."""

    def show(self, area: Rect, seen: Rect, scale: Scale) -> None:
        """See `CoverMotion.show`."""

    def update(self, dt: float) -> bool:
        """See `CoverMotion.update`."""
        return False

    def wake_in(self) -> float | None:
        """See `CoverMotion.wake_in`."""
        return None

    def pieces(self) -> list[Rect]:
        """See `CoverMotion.pieces`."""
        return []

    def draw(self, surface: Surface) -> None:
        """See `CoverMotion.draw`."""
