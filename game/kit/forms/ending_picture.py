"""The picture of how a game ended, with the badges of those who won before it."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.ui import theme
from game.ui.emblems import draw_seat_badge
from game.ui.pictures import filling
from game.ui.scale import Scale
from game.ui.shapes import glow

_SHAPE: Final = 1600 / 420  # width to height of the pictures
_CUT: Final = 0.7  # how much of what does not fit is cut off the picture's sky
_BADGE: Final = 58  # its radius


def draw_ending(surface: Surface, area: Rect, scale: Scale, picture: str) -> None:
    """Fill an area with the picture of this name, on a rail of brass."""
    look = scale.look
    size = (area.width, max(area.height, round(area.width / _SHAPE)))
    whole = filling(look, picture, size)
    top = max(0, round((whole.get_height() - area.height) * _CUT))
    surface.blit(whole, area, Rect(0, top, *area.size))
    line, outline = max(1, scale.px(2)), look.palette.outline
    for number, (colour, high) in enumerate(((outline, 1), (theme.BRASS_MID, 2), (outline, 1))):
        surface.fill(colour, Rect(area.x, area.bottom + (number * 2 - 1) * line, area.width, high * line))


def draw_winners(surface: Surface, view: Rect, scale: Scale, emblems: Sequence[str]) -> None:
    """The badges of all that have won, side by side at the lower edge of the picture."""
    px = scale.px
    step = px(_BADGE * 2 + 12)
    for number, emblem in enumerate(emblems):
        centre = (
            view.centerx + round((number - (len(emblems) - 1) / 2) * step),
            view.bottom - px(8),
        )
        shine = glow(px(_BADGE * 2), theme.AMBER, 120)
        surface.blit(shine, shine.get_rect(center=centre))
        draw_seat_badge(surface, scale.look, emblem, centre, px(_BADGE))
