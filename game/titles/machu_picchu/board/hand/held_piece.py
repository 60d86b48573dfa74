"""A piece in the hand."""

from pygame import Surface

from game.titles.machu_picchu.board.moves.choices import Piece, PieceKind
from game.titles.machu_picchu.board.pieces.art import draw_high
from game.titles.machu_picchu.board.pieces.cards import draw_card
from game.titles.machu_picchu.board.pieces.pieces import draw_inca, draw_prince
from game.titles.machu_picchu.board.pieces.tokens import draw_good
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.content.definitions import CARDS
from game.ui.pictures import Point


def draw_piece(surface: Surface, shown: BoardViewState, piece: Piece, centre: Point, size: float) -> None:
    """Draw something in the hand."""
    unit, look = shown.layout.unit * size, shown.look
    emblem = shown.emblems[shown.active]
    match piece.kind:
        case PieceKind.PRINCE:
            draw_prince(surface, look, emblem, centre, unit, lifted=True)
        case PieceKind.SUPPLY:
            draw_inca(surface, look, emblem, "", centre, unit)
        case PieceKind.INCA:
            draw_inca(surface, look, emblem, piece.name, centre, unit)
        case PieceKind.TILE:
            draw_high(surface, look, f"tile.{piece.name}", centre, 46 * unit)
        case PieceKind.CLERGY:
            draw_high(surface, look, f"card.{piece.name}", centre, 62 * unit)
        case PieceKind.CARD:
            gold = shown.state.game.card_gold[CARDS.index(piece.name)]
            draw_card(surface, look, piece.name, gold, centre, unit)
        case _:
            draw_good(surface, look, piece.name, centre, 42 * unit)
