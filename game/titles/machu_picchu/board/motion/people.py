"""Princes, Incas and Scouts on their way."""

from typing import Final

from pygame import Surface

from game.titles.machu_picchu.board.city.city_view import incas_on
from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.layout.city import TRAIL
from game.titles.machu_picchu.board.motion.transition import Transition, area, token_area
from game.titles.machu_picchu.board.motion.ways import street_way, trail_way
from game.titles.machu_picchu.board.panels.panels import waiting_prince
from game.titles.machu_picchu.board.pieces.art import picture
from game.titles.machu_picchu.board.pieces.pieces import draw_inca, draw_prince, draw_scout
from game.titles.machu_picchu.board.pieces.tokens import draw_good
from game.titles.machu_picchu.content.definitions import District
from game.titles.machu_picchu.rules.events import (
    DistrictSpent,
    Hired,
    IncaBack,
    IncaPlaced,
    Moved,
    PrincePlaced,
    Recalled,
    Rode,
    ScoutMoved,
)
from game.titles.machu_picchu.rules.fixed_order import JOB_INDEX
from game.ui.animation import ease_in_out
from game.ui.effects import arc
from game.ui.motion.flights import (
    Draw,
    Stream,
    flash,
    polyline,
    rising,
    walking,
)
from game.ui.motion.timeline import Animation
from game.ui.pictures import Point, at_unit
from game.ui.sound import Cue

_WALK: Final = 0.5
_RIDE: Final = 0.8
_SET_DOWN: Final = 0.16  # a Prince that the hand let go over its district
_FIELD: Final = 0.06  # seconds of a Scout's step
_AHEAD: Final = 0.07  # of the way, that a llama is before its rider
_RISE: Final = 9  # of a hop, in units of the view
_FLASH: Final = 0.45
_FIGURE: Final = 0.5


def _prince(transition: Transition, colour: str) -> Draw:
    emblem, look, unit = transition.emblem(colour), transition.look, transition.unit
    return lambda surface, foot, _: draw_prince(surface, look, emblem, foot, unit, lifted=True)


def _inca(transition: Transition, colour: str, job: str) -> Draw:
    emblem, look, unit = transition.emblem(colour), transition.look, transition.unit
    return lambda surface, foot, _: draw_inca(surface, look, emblem, job, foot, unit)


def _set_down(transition: Transition, colour: str, start: Point, end: Point) -> list[Animation]:
    """The Prince comes down from the hand."""
    draw, way = _prince(transition, colour), arc(start, end, 4 * transition.unit)
    hidden = frozenset({HiddenPart(PartKind.PRINCE, transition.seat(colour))})
    return [
        Animation(_SET_DOWN, lambda surface, t: draw(surface, way(ease_in_out(t)), 1.0), hides=hidden),
    ]


def prince_placed(transition: Transition, event: PrincePlaced) -> list[Animation]:
    """The Prince comes into the city from beside the panel of its player."""
    seat = transition.seat(event.player)
    end = transition.prince(seat, transition.after)
    start = transition.dropped_at or waiting_prince(transition.before.shown)
    if start is None or end is None:
        return []
    if transition.dropped_at is not None:
        return _set_down(transition, event.player, start, end)
    paint = walking(_prince(transition, event.player), polyline([start, end]), 4, _RISE * transition.unit)
    return [Animation(_RIDE, paint, hides=frozenset({HiddenPart(PartKind.PRINCE, seat)}))]


def moved(transition: Transition, event: Moved) -> list[Animation]:
    """The Prince walks along the street."""
    return _along_streets(transition, event, _WALK, 2)


def rode(transition: Transition, event: Rode) -> list[Animation]:
    """The Prince trots behind a llama through the streets."""
    return _along_streets(transition, event, _RIDE, 5)


def _along_streets(transition: Transition, event: Moved | Rode, seconds: float, hops: int) -> list[Animation]:
    seat = transition.seat(event.player)
    start, end = transition.prince(seat, transition.before), transition.prince(seat, transition.after)
    if start is None or end is None:
        return []
    if transition.dropped_at is not None:
        return _set_down(transition, event.player, transition.dropped_at, end)
    way = polyline(street_way(transition.layout, event.origin, event.district, start, end))
    unit, look = transition.unit, transition.look
    prince = walking(_prince(transition, event.player), way, hops, _RISE * unit)

    def llama(surface: Surface, foot: Point, _: float) -> None:
        draw_good(surface, look, "llama", (foot[0], foot[1] - 18 * unit), 44 * unit)

    ahead = walking(llama, lambda t: way(min(1.0, t + _AHEAD)), hops, 0.6 * _RISE * unit)

    def paint(surface: Surface, t: float) -> None:
        if isinstance(event, Rode) and t < 1 - _AHEAD:
            ahead(surface, t)
        prince(surface, t)

    return [Animation(seconds, paint, hides=frozenset({HiddenPart(PartKind.PRINCE, seat)}))]


def district_spent(transition: Transition, event: DistrictSpent) -> list[Animation]:
    """A moon rises from the mat: nothing is left here today."""
    x, y = transition.mat(event.district)
    moon = at_unit(transition.look, picture("moon.night"), 1.5 * transition.unit)

    def draw(surface: Surface, place: Point, alpha: float) -> None:
        moon.set_alpha(round(255 * alpha))
        surface.blit(moon, moon.get_rect(center=(round(place[0]), round(place[1]))))
        moon.set_alpha(255)

    return [Animation(0.6, rising(draw, (x, y), 30 * transition.unit), 0.3)]


# Incas


def inca_placed(transition: Transition, event: IncaPlaced) -> list[Animation]:
    """The first Inca goes from the supply to its district."""
    return _into_the_city(transition, event)


def hired(transition: Transition, event: Hired) -> list[Animation]:
    """An Inca goes from the supply to the district of its job."""
    return _into_the_city(transition, event)


def _into_the_city(transition: Transition, event: IncaPlaced | Hired) -> list[Animation]:
    job = event.job
    district = transition.after.shown.state.game.content.jobs[job].district
    seat, unit = transition.seat(event.player), transition.unit
    end = transition.incas(seat, district)
    flight = Stream(_inca(transition, event.player, job), [(transition.supply(event.player), end)], 70 * unit)
    panel = transition.panel(event.player)
    fills = (token_area(panel.jobs[JOB_INDEX[job]], transition.scale),)
    hides = frozenset({HiddenPart(PartKind.INCAS, seat, district)}) if event.before == 0 else frozenset()
    return [Animation(flight.seconds, flight.paint(26 * unit), _FIGURE, hides=hides, fills=fills)]


def recalled(transition: Transition, event: Recalled) -> list[Animation]:
    """An Inca walks from its district to the Sun Clock."""
    seat, unit = transition.seat(event.player), transition.unit
    clock = District.CLOCK
    end = transition.incas(seat, clock)
    way = street_way(transition.layout, event.district, clock, transition.incas(seat, event.district), end)
    paint = walking(_inca(transition, event.player, event.job), polyline(way), 5, 0.5 * _RISE * unit)
    hides = frozenset({HiddenPart(PartKind.INCAS, seat, clock)}) if event.before == 0 else frozenset()
    return [Animation(_RIDE, paint, hides=hides)]


def inca_back(transition: Transition, event: IncaBack) -> list[Animation]:
    """An Inca walks home from the Sun Clock."""
    seat, unit = transition.seat(event.player), transition.unit
    supply = transition.supply(event.player)
    start = dict(_clock_feet(transition)).get(seat, transition.on(District.CLOCK))
    flight = Stream(_inca(transition, event.player, ""), [(start, supply)], 50 * unit)
    fills = (area(transition.panel(event.player).supply),)
    return [Animation(flight.seconds, flight.paint(24 * unit), 0.15, fills=fills)]


def _clock_feet(transition: Transition) -> list[tuple[int, Point]]:
    return [(seat, foot) for seat, _, _, foot in incas_on(transition.before.shown, District.CLOCK)]


# Scouts


def scout_moved(transition: Transition, event: ScoutMoved) -> list[Animation]:
    """The Scout runs field by field; Granary, Llama Stable and summit flash when it passes."""
    seat, unit = transition.seat(event.player), transition.unit
    shift = transition.scout(seat, transition.after)
    field = transition.layout.on_view(*TRAIL[event.field])
    dx, dy = shift[0] - field[0], shift[1] - field[1]
    way = polyline(trail_way(transition.layout, event.origin, event.steps))
    emblem, look = transition.emblem(event.player), transition.look

    def draw(surface: Surface, foot: Point, _: float) -> None:
        draw_scout(surface, look, emblem, (foot[0] + dx, foot[1] + dy), unit)

    paint = walking(draw, way, event.steps, 5 * unit)
    seconds = max(0.2, _FIELD * event.steps)
    hides = frozenset({HiddenPart(PartKind.SCOUT, seat)})
    fills = (area(transition.panel(event.player).scout),)
    found = [Animation(seconds, paint, hides=hides, fills=fills)]
    summit = transition.after.shown.state.game.trail.summit
    for passed in event.passed:
        until = (passed - event.origin) % summit or summit
        place = transition.layout.on_view(*TRAIL[passed])
        heard = Cue("machu-picchu/scout") if passed == summit else None  # the horn is the event's own
        paint_flash = flash(place, (64 if passed == summit else 40) * unit)
        found.append(Animation(_FLASH, paint_flash, 0.0, delay=seconds * until / event.steps, sound=heard))
    return found
