"""The names of the wamanis on the board, as the journal, hints and lessons call them."""

from collections.abc import Iterable
from typing import Final

from pygame import Rect, Surface

from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import CENTRE_NAME, WAMANIS, Wall
from game.titles.inkas.phrases import wamani_name
from game.ui.lettering import wide, write
from game.ui.shapes import rounded
from game.ui.theme import Role

_SIZE: Final = 12
_PAPER: Final = 120  # how thick the paper under a name is, of 255


def draw_names(surface: Surface, shown: BoardViewState, walls: Iterable[Wall]) -> None:
    """Write the name of each wamani but the centre, off these walls."""
    scale, standing = shown.scale, frozenset(walls)
    high = scale.px(_SIZE + 4)
    for name in WAMANIS:
        if name == CENTRE_NAME:
            continue
        text = wamani_name(shown.words, name)
        area = Rect(0, 0, wide(text, scale, Role.STRONG, _SIZE) + scale.px(8), high)
        x, y = shown.layout.on_view(ring.name_place(name, standing))
        area.center = round(x), round(y)
        rounded(surface, area, shown.look.palette.parchment_light, high // 2, _PAPER)
        write(surface, text, area, scale, Role.STRONG, _SIZE, "ink", "centre")
