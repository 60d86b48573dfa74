"""Pieces as they stand on the table: wallas, gods on their bases, and Amarus on the disc of whoever dominated them."""

from typing import Final

from pygame import Surface

from game.titles.inkas.board.pieces.art import draw, draw_of, piece_picture
from game.titles.inkas.board.pieces.wallas import draw_walla
from game.titles.inkas.board.shown import BoardViewState, seat_of
from game.titles.inkas.content.definitions import GODS, WALLAS, WallaRole
from game.ui.pictures import Point

AMARUS: Final = WALLAS[-len(WallaRole) :]
"""The wallas of the ayllu that nobody leads."""
_AMARU: Final = 46 / 38  # of the ring of a side, under an Amaru
_CREST: Final = {False: (0.0, 15.0), True: (2.0, 3.0)}
"""Where the sign of the master lies on an Amaru, from her foot in her pictures, by whether she is dead."""


def draw_figure(
    surface: Surface, shown: BoardViewState, name: str, foot: Point, unit: float, *, dead: bool = False
) -> None:
    """Draw a piece with what it stands on at a place, so many pixels to a unit of its picture."""
    look, master = shown.look, seat_of(shown.state, name) if name in AMARUS else -1
    if name in GODS:
        draw(surface, look, "god.base", foot, unit)
        draw(surface, look, piece_picture(name), foot, unit)
    elif master < 0:
        draw_walla(surface, look, name, foot, unit, dead=dead)
    else:
        drawn = piece_picture(name, dead=dead)
        if not dead:
            draw_of(surface, look, "master", shown.emblem(master), foot, unit)
            drawn = drawn.replace("walla.", "body.", 1)
        draw(surface, look, drawn, foot, unit)
        across, down = _CREST[dead]
        crest = foot[0] + across * unit, foot[1] + down * unit
        draw_of(surface, look, "crest", shown.emblem(master), crest, unit)
    seat = seat_of(shown.state, name)
    if shown.state.game.alliance and seat >= 0 and not dead:
        draw(
            surface,
            look,
            f"side.{shown.state.game.nations[seat]}",
            foot,
            unit * (_AMARU if master >= 0 else 1),
        )
