"""Where the keys are: a line round their place, and what is said of it on the lower rim of the sheet."""

from typing import Final

from pygame import Rect, Surface

from game.base.colour import rgb
from game.titles.inkas.board.shown import BoardViewState
from game.ui.high_contrast import draw_ring
from game.ui.lettering import wide, write
from game.ui.shapes import rounded
from game.ui.theme import Role

_FIGURE: Final = rgb("#fff4d6")


def spoken_area(shown: BoardViewState, width: int) -> Rect:
    """Where words so many pixels wide are said, over nothing that is read or pressed."""
    px, view = shown.scale.px, shown.layout.view
    area = Rect(0, 0, min(view.width - px(28), width), px(34))
    area.midbottom = view.centerx, min(view.bottom + px(8), shown.scale.window.bottom)
    return area


def draw_spoken(surface: Surface, shown: BoardViewState, said: str) -> None:
    """Write what is said of the place of the keys: on the lower rim of the sheet."""
    px = shown.scale.px
    area = spoken_area(shown, wide(said, shown.scale, Role.STRONG, 18) + px(28))
    rounded(surface, area, shown.look.palette.outline, px(6))
    write(surface, said, area.inflate(-px(16), 0), shown.scale, Role.STRONG, 18, _FIGURE, "centre")


def draw_focus(surface: Surface, shown: BoardViewState, area: Rect) -> None:
    """Draw a double line of ink and cream round the place at which the keys are."""
    px = shown.scale.px
    colour = shown.look.palette.cream
    draw_ring(surface, shown.look, area.inflate(px(8), px(8)), colour, px(8), max(2, px(3)))
