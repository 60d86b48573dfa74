"""What moves beside the city: units of the market, cards of clergy, Sacrifice Cards."""

import math
from typing import Final

from pygame import Rect, Surface

from game.titles.machu_picchu.board.motion.goods import to_panel
from game.titles.machu_picchu.board.motion.transition import Transition, area, token_area
from game.titles.machu_picchu.board.panels.market import Column, unit_height
from game.titles.machu_picchu.board.panels.tray import fan_of, tray_areas
from game.titles.machu_picchu.board.pieces.art import draw_high, picture
from game.titles.machu_picchu.board.pieces.tokens import draw_good
from game.titles.machu_picchu.content.definitions import Good
from game.titles.machu_picchu.rules.events import (
    Bought,
    CardDrawn,
    CardsReturned,
    ClaimedLate,
    MarketAdjusted,
    Ordained,
    Sold,
)
from game.titles.machu_picchu.rules.fixed_order import ROW_INDEX
from game.ui.animation import ease_in_out, mix
from game.ui.motion.flights import Stream, flash, picture_of
from game.ui.motion.timeline import Animation
from game.ui.pictures import Point, at_unit
from game.ui.sound import Cue

_SLIDE: Final = 0.4
_CARD: Final = 0.45
_CARD_HIGH: Final = 92
_COIN: Final = 0.07  # seconds between two coins
_MOST_COINS: Final = 12


# the market


def adjusted(transition: Transition, event: MarketAdjusted) -> list[Animation]:
    """A unit comes onto its field from the side of the bank, or goes there."""
    column = transition.column(event.good)
    came = event.after > event.before
    field = column.fields[min(event.before, event.after)]
    bank, there = _bank(transition, column), _on(transition, field)
    start, end = (bank, there) if came else (there, bank)
    return _slide(transition, event.good, start, end, column.area, lost=not came)


def sold(transition: Transition, event: Sold) -> list[Animation]:
    """The unit slides from the panel onto its field, past a full column to the bank; the corn for it hops back."""
    column = transition.column(event.good)
    kept = event.after > event.before
    end = _on(transition, column.fields[event.before]) if kept else _bank(transition, column)
    start = transition.good(event.player, event.good)
    slide = _slide(transition, event.good, start, end, column.area, lost=not kept)
    return [
        *slide,
        *_coins(event.price),
        *to_panel(transition, event.player, [column.strip.center], event.goods, 0.3),
    ]


def bought(transition: Transition, event: Bought) -> list[Animation]:
    """The unit slides from its field to the panel, past an empty column from the bank."""
    column = transition.column(event.good)
    there = event.after < event.before
    start = _on(transition, column.fields[event.after]) if there else _bank(transition, column)
    return [*_coins(event.price), *to_panel(transition, event.player, [start], event.goods, 0.3)]


def _bank(transition: Transition, column: Column) -> Point:
    """Where units of a column come from and go to: above it."""
    return column.area.centerx, transition.layout.market.y + transition.scale.px(20)


def _on(transition: Transition, field: Rect) -> Point:
    return field.centerx + transition.scale.px(13), field.centery


def _slide(
    transition: Transition, good: Good, start: Point, end: Point, column: Rect, *, lost: bool = False
) -> list[Animation]:
    look = transition.look
    side = unit_height(transition.column(good).fields[0], transition.scale)

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(t)
        if not (lost and t > 0.95):
            place = (mix(start[0], end[0], go), mix(start[1], end[1], go))
            draw_good(surface, look, good, place, side)

    return [Animation(_SLIDE, paint, 0.3, fills=(area(column),))]


def _coins(price: int) -> list[Animation]:
    """A coin is heard for each 2 corn, the first with the event; of a price of some mod no more than a handful."""
    count = min(_MOST_COINS, math.ceil(price / 2))
    return [
        Animation(_COIN, lambda surface, t: None, 0.0, delay=_COIN * number, sound=Cue("machu-picchu/coin"))
        for number in range(1, count)
    ]


# clergy


def ordained(transition: Transition, event: Ordained) -> list[Animation]:
    """The card slides out of its row to the panel, and the number under it is struck in brass."""
    number = ROW_INDEX[event.row]
    areas = transition.row(event.row)
    card = areas[transition.after.shown.state.taken(number) - 1]
    cell = transition.panel(event.player).clergy[number]
    look, unit = transition.look, transition.scale.factor

    def draw(surface: Surface, place: Point, _: float) -> None:
        draw_high(surface, look, f"card.{event.row}", place, card.height * 88 / 84)

    end = (cell.x + transition.scale.px(12), cell.centery)
    flight = Stream(draw, [(card.center, end)], 40 * unit)
    return [
        Animation(
            flight.seconds, flight.paint(20 * unit), _CARD, fills=(token_area(cell, transition.scale),)
        ),
        Animation(0.4, flash(card.center, 44 * unit), 0.3, delay=0.12),
    ]


# Sacrifice Cards


def drawn(transition: Transition, event: CardDrawn) -> list[Animation]:
    """A card goes from the stack to the hand, with its back to everybody."""
    return _cards(transition, event, [(_stack(transition), _hand(transition, event.seat, event.player))])


def returned(transition: Transition, event: CardsReturned) -> list[Animation]:
    """Cards go from the hand under the stack, with their backs to everybody."""
    hand = _hand(transition, event.seat, event.player)
    return _cards(transition, event, [(hand, _stack(transition))] * len(event.cards))


def _cards(
    transition: Transition, event: CardDrawn | CardsReturned, flights: list[tuple[Point, Point]]
) -> list[Animation]:
    unit = transition.scale.factor
    back = at_unit(transition.look, picture("card.back"), _CARD_HIGH * unit / 122)
    flight = Stream(picture_of(back), flights, 50 * unit)
    panel = transition.panel(event.player)
    fills = [area(panel.cards), area(tray_areas(transition.layout).stack)]
    if event.seat == transition.after.shown.viewing:
        fills.append(_fan(transition))
    return [Animation(flight.seconds, flight.paint(30 * unit), _CARD, fills=tuple(fills))]


def _fan(transition: Transition) -> tuple[int, int, int, int]:
    areas, layout = tray_areas(transition.layout), transition.layout
    top = layout.view.bottom
    fan = areas.fan
    return area(Rect(fan.x, top, fan.width, fan.bottom - top))


def _stack(transition: Transition) -> Point:
    return tray_areas(transition.layout).stack.center


def _hand(transition: Transition, seat: int, colour: str) -> Point:
    """The fan where it is the hand that lies there, else the cards of the panel."""
    if seat == transition.after.shown.viewing:
        cards = fan_of(transition.after.shown)
        return cards[-1].centre if cards else tray_areas(transition.layout).fan.center
    cell = transition.panel(colour).cards
    return cell.x + transition.scale.px(12), cell.centery


def claimed_late(transition: Transition, event: ClaimedLate) -> list[Animation]:
    """A golden seal goes to the cards of the panel: points instead of a card."""
    unit = transition.scale.factor
    seal = at_unit(transition.look, picture("seal"), 1.6 * unit)
    cell = transition.panel(event.player).cards
    end = (cell.x + transition.scale.px(12), cell.centery)
    flight = Stream(picture_of(seal), [(_stack(transition), end)], 60 * unit)
    return [Animation(flight.seconds, flight.paint(24 * unit), 0.4)]
