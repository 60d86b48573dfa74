"""A piece in the hand."""

from typing import Final

from pygame import Surface

from game.titles.inkas.board.moves.choices import Piece, PieceKind
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.pieces.wallas import draw_walla
from game.titles.inkas.board.ring.ring_view import draw_staff
from game.titles.inkas.board.shown import BoardViewState
from game.ui.pictures import Point

_WALLA: Final = 0.68
_STAFF: Final = 0.62


def draw_piece(surface: Surface, shown: BoardViewState, piece: Piece, foot: Point, size: float) -> None:
    """Draw something in the hand, by its foot."""
    unit, look = shown.unit * size, shown.look
    match piece.kind:
        case PieceKind.WALLA:
            draw_walla(surface, look, piece.name, foot, _WALLA * unit)
        case PieceKind.DEAD:
            draw_walla(surface, look, piece.name, foot, _WALLA * unit, dead=True)
        case PieceKind.STAFF:
            draw_staff(surface, look, "plunged", foot, _STAFF * unit)
        case PieceKind.LLAMA:
            draw_high(surface, look, "llama", foot, 46 * unit)
