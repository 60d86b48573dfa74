"""The names of the wamanis on the board, as the journal, hints and lessons call them."""

from collections.abc import Iterable
from typing import Final

from pygame import Rect, Surface

from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import CENTRE_NAME, WAMANIS, Wall
from game.titles.inkas.phrases import wamani_name
from game.ui.cache import cached
from game.ui.lettering import wide, write
from game.ui.scale import Scale
from game.ui.shapes import blank, rounded
from game.ui.theme import Role

_SIZE: Final = 14
_PAPER: Final = 120  # how thick the paper under a name is, of 255


def draw_names(surface: Surface, shown: BoardViewState, walls: Iterable[Wall]) -> None:
    """Write the name of each wamani but the centre, off these walls."""
    standing = frozenset(walls)
    for name in WAMANIS:
        if name != CENTRE_NAME:
            made = _label(wamani_name(shown.words, name), shown.scale)
            x, y = shown.layout.on_view(ring.name_place(name, standing))
            surface.blit(made, made.get_rect(center=(round(x), round(y))))


@cached
def _label(text: str, scale: Scale) -> Surface:
    """A name on thin paper: a part of the ground, on which pieces stand."""
    area = Rect(0, 0, wide(text, scale, Role.STRONG, _SIZE) + scale.px(6), scale.px(_SIZE + 2))
    made = blank(area.size)
    rounded(made, area, scale.look.palette.parchment_light, area.height // 2, _PAPER)
    write(made, text, area, scale, Role.STRONG, _SIZE, "ink", "centre")
    return made
