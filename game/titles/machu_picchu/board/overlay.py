"""What lies over the still table while something is pointed at, picked or held: where it can be put, what it costs."""

from typing import Final

from pygame import Rect, Surface

from game.titles.machu_picchu.board.art import draw
from game.titles.machu_picchu.board.choices import Piece, PieceKind, Place, PlaceKind
from game.titles.machu_picchu.board.city import TERRACES
from game.titles.machu_picchu.board.gestures import Gestures
from game.titles.machu_picchu.board.items import ItemKind
from game.titles.machu_picchu.board.lettering import write
from game.titles.machu_picchu.board.market import market_columns
from game.titles.machu_picchu.board.shown import Shown
from game.titles.machu_picchu.board.slip import AnswerSlip
from game.titles.machu_picchu.board.tray import fan_of, tray_rooms
from game.titles.machu_picchu.content.definitions import CARDS
from game.ui.colour import rgb
from game.ui.high_contrast import draw_ring
from game.ui.shapes import circle
from game.ui.theme import Role

_GOLD: Final = rgb("#ffdf5e")
_MARK: Final = rgb("#8a2f3a")


def draw_overlay(surface: Surface, shown: Shown, gestures: Gestures, slip: AnswerSlip) -> None:
    """Draw it."""
    held = gestures.in_hand
    if held is not None:
        _draw_places(surface, shown, held)
    else:
        _draw_hovered(surface, shown, gestures)
    if slip.answer is not None and slip.answer.cards:
        _draw_chosen_cards(surface, shown, slip.answer.cards)


def _draw_places(surface: Surface, shown: Shown, piece: Piece) -> None:
    """Ring where the piece in the hand can be put."""
    for place in shown.choices.places(piece):
        if place.kind is PlaceKind.DISTRICT and piece.kind is not PieceKind.PRINCE:
            _draw_edge(surface, shown, place.name)
        elif place.kind is not PlaceKind.DISTRICT:
            _ring(surface, shown, _room(shown, place))


def _room(shown: Shown, place: Place) -> Rect:
    layout = shown.layout
    match place.kind:
        case PlaceKind.COLUMN:
            return next(column.room for column in market_columns(layout) if column.good == place.name)
        case PlaceKind.BANK:
            return layout.market
        case PlaceKind.STACK:
            return tray_rooms(layout).stack
    return layout.seats[shown.active]


def _ring(surface: Surface, shown: Shown, room: Rect) -> None:
    px = shown.scale.px
    draw_ring(surface, shown.look, room.inflate(px(6), px(6)), _GOLD, px(8), max(2, px(4)))


def _draw_edge(surface: Surface, shown: Shown, name: str) -> None:
    layout = shown.layout
    draw(surface, shown.look, f"edge.{name}", layout.on_view(*TERRACES[name].middle), layout.unit)


def _draw_hovered(surface: Surface, shown: Shown, gestures: Gestures) -> None:
    """Ring the thing under the pointer where a click does something."""
    thing = gestures.hovered
    place = gestures.clickable(thing)
    if thing is None or place not in shown.choices.clicks:
        return
    if thing.kind is ItemKind.DISTRICT:
        _draw_edge(surface, shown, thing.name)
    else:
        _ring(surface, shown, thing.room)


def _draw_chosen_cards(surface: Surface, shown: Shown, cards: tuple[str, ...]) -> None:
    """Number the cards that go back, in their order."""
    unit = tray_rooms(shown.layout).unit
    for card in fan_of(shown):
        name = CARDS[card.card]
        if name not in cards:
            continue
        radius = round(20 * unit)
        circle(surface, card.centre, radius, _MARK, shown.look.palette.cream, max(2, round(2 * unit)))
        room = Rect(0, 0, 2 * radius, 2 * radius)
        room.center = round(card.centre[0]), round(card.centre[1])
        write(surface, str(cards.index(name) + 1), room, shown.scale, Role.PLATE, 24, "cream", "centre")
