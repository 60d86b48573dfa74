"""Moon Tiles and the Sun Tile on their way between the sky and the panels."""

from typing import Final

from pygame import Rect

from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.layout import city
from game.titles.machu_picchu.board.motion.goods import to_panel
from game.titles.machu_picchu.board.motion.transition import Area, Transition, area
from game.titles.machu_picchu.board.pieces.art import picture
from game.titles.machu_picchu.rules.events import DayBegan, Stayed, SunTaken, TilePaid
from game.ui.effects import arc
from game.ui.motion.flights import Stream, flash, picture_of, turning
from game.ui.motion.timeline import Animation
from game.ui.pictures import at_unit

_TILE: Final = 0.6
_SUN: Final = 0.7
_QUICK: Final = 0.16  # between two things of the night
_ARC: Final = 60


def stayed(transition: Transition, event: Stayed) -> list[Animation]:
    """The Moon Tile turns over and flies to the panel; one that was dragged there lies there."""
    if transition.dropped_at is not None:
        return []
    unit, look = transition.unit, transition.look
    front = at_unit(look, picture(f"tile.{event.tile}"), unit)
    back = at_unit(look, picture("tile.back"), unit)
    way = arc(transition.tile(event.tile), transition.held_tile(event.player), _ARC * unit)
    fills = (area(transition.panel(event.player).tiles),)
    return [Animation(_TILE, turning(front, back, way, 2), 0.45, fills=fills)]


def sun_taken(transition: Transition, event: SunTaken) -> list[Animation]:
    """The Sun Tile leaves the moon and flies to its holder."""
    unit = transition.unit
    start, end = transition.layout.on_view(*city.SUN_TILE), transition.sun_in_head(event.player)
    sun = at_unit(transition.look, picture("tile.sun"), unit)
    flight = Stream(picture_of(sun), [(start, end)], _ARC * unit, single=_SUN)
    return [
        Animation(0.5, flash(start, 70 * unit), 0.0),
        Animation(
            flight.seconds,
            flight.paint(40 * unit),
            waits=True,
            fills=(area(transition.panel(event.player).head),),
        ),
    ]


def tile_paid(transition: Transition, event: TilePaid) -> list[Animation]:
    """The tile flies back to the sky, unless it is kept, and its goods hop to the panel."""
    unit = transition.unit
    start = transition.held_tile(event.player)
    goods = to_panel(transition, event.player, [start], event.goods, _QUICK)
    if event.kept:
        return goods
    tile = at_unit(transition.look, picture(f"tile.{event.tile}"), unit)
    flight = Stream(picture_of(tile), [(start, transition.tile(event.tile))], _ARC * unit)
    held = transition.before.shown.state.tiles[transition.seat(event.player)]
    hides = (
        frozenset({HiddenPart(PartKind.TILE, name=event.tile)})
        if held and not transition.before.shown.night
        else frozenset()
    )
    return [*goods, Animation(flight.seconds, flight.paint(20 * unit), _QUICK, hides=hides)]


def day_began(transition: Transition, event: DayBegan) -> list[Animation]:
    """The Sun Tile goes back over the moon, and the sun moves on along the cord."""
    unit, on_view = transition.unit, transition.layout.on_view
    sun = at_unit(transition.look, picture("tile.sun"), unit)
    start, end = transition.sun_in_head(event.player), on_view(*city.SUN_TILE)
    flight = Stream(picture_of(sun), [(start, end)], _ARC * unit, single=_SUN)
    hides = frozenset({HiddenPart(PartKind.SUN_TILE)})
    return [
        Animation(0.01, lambda surface, t: None, 0.0, fills=(cord_area(transition),)),
        Animation(flight.seconds, flight.paint(50 * unit), 0.35, hides=hides),
        Animation(0.6, flash(on_view(*city.sun(event.day)), 60 * unit), 0.35),
    ]


def cord_area(transition: Transition) -> Area:
    """The time track."""
    on_view, unit = transition.layout.on_view, transition.unit
    left, y = on_view(*city.sun(1))
    right, _ = on_view(*city.sun(city.DAYS))
    side = 44 * unit
    top = y - side
    return area(Rect(round(left - side), round(top), round(right - left + 2 * side), round(2 * side)))
