"""A piece in the hand."""

from typing import Final

from pygame import Surface

from game.titles.inkas.board.moves.choices import Piece, PieceKind
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.pieces.cards import draw_card
from game.titles.inkas.board.ring.figures import draw_figure
from game.titles.inkas.board.ring.ring_view import draw_staff
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.phrases import card_name
from game.ui.pictures import Point

_WALLA: Final = 0.68
_STAFF: Final = 0.62
_FACE_DOWN, _TAMPU = 62, 44


def draw_piece(surface: Surface, shown: BoardViewState, piece: Piece, foot: Point, size: float) -> None:
    """Draw something in the hand, by its foot."""
    unit, look = shown.unit * size, shown.look
    match piece.kind:
        case PieceKind.WALLA:
            draw_figure(surface, shown, piece.name, foot, _WALLA * unit)
        case PieceKind.DEAD:
            draw_figure(surface, shown, piece.name, foot, _WALLA * unit, dead=True)
        case PieceKind.STAFF:
            draw_staff(surface, look, "plunged", foot, _STAFF * unit)
        case PieceKind.LLAMA:
            draw_high(surface, look, "llama", foot, 46 * unit)
        case PieceKind.CARD | PieceKind.SEEN_CARD:
            name = card_name(shown.words, piece.name)
            draw_card(surface, shown.scale, piece.name, name, foot, size * shown.scale.factor)
        case PieceKind.FACE_DOWN:
            draw_high(surface, look, "card.back", foot, _FACE_DOWN * unit)
        case PieceKind.TAMPU:
            draw_high(surface, look, f"tampu.{piece.name.split()[-1]}", foot, _TAMPU * unit)
