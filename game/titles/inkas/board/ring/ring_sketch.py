"""The round board small: where everybody stands, whose flags fly, and a walla's way."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from pygame import Rect, Surface

from game.base.colour import rgb
from game.titles.inkas.board.layout.ring import CENTRE, RIM, hole, middle, suyu_middle
from game.titles.inkas.board.moves.choices import staff_wamani
from game.titles.inkas.board.pieces.art import draw, draw_of
from game.titles.inkas.board.pieces.sides import SIDE_COLOURS
from game.titles.inkas.board.ring.lasting import standing_walls
from game.titles.inkas.board.ring.walls import draw_walls
from game.titles.inkas.content.definitions import WAMANIS
from game.titles.inkas.rules.fixed_order import NOBODY, bits
from game.titles.inkas.rules.state import State
from game.ui.emblems import draw_seat_badge
from game.ui.look import Look
from game.ui.pictures import Point
from game.ui.scale import Scale
from game.ui.shapes import circle, polyline

_ROOM: Final = 2 * (RIM + 8)
_BONE: Final = rgb("#efe6cf")  # of Amarus that nobody has dominated
_DOT: Final = 15.0  # radius of who stands there, in units of the board
_HOME: Final = 74.0  # radius of an emblem in a suyu, in the same units
_STAFF: Final = 0.9


def draw_ring_sketch(
    surface: Surface,
    state: State | None,
    emblems: Sequence[str],
    area: Rect,
    scale: Scale,
    way: Sequence[str] = (),
    homes: Mapping[str, str] = MappingProxyType({}),
    sides: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Draw the board as large as fits, empty without a state; `way`: wamanis through which something went, `homes`:
    whose emblem stands in which suyu, `sides`: of which nation it is in an Alliance.
    """
    unit = min(area.width, area.height) / _ROOM
    look = scale.look

    def at(place: Point) -> Point:
        return area.centerx + (place[0] - CENTRE[0]) * unit, area.centery + (place[1] - CENTRE[1]) * unit

    for name in ("lands", "roads", "rim"):
        draw(surface, look, f"board.{name}", area.center, unit)
    _draw_sides(surface, look, sides, at, unit)
    for suyu, emblem in homes.items():
        draw_seat_badge(surface, look, emblem, at(suyu_middle(suyu)), round(_HOME * unit))
    if state is None:
        return
    draw_walls(surface, look, at, unit, standing_walls(state))
    points = [at(middle(name)) for name in way]
    if len(points) > 1:
        polyline(surface, points, look.palette.outline, 12 * unit)
        polyline(surface, points, look.palette.lit, 7 * unit)
    for number, seat in enumerate(state.flags):
        if seat != NOBODY:
            draw_of(surface, look, "flag", emblems[seat], at(hole(WAMANIS[number])), 0.8 * unit)
    for place, wamani in enumerate(WAMANIS):
        _draw_dots(surface, look, state, emblems, place, at(middle(wamani)), unit)
    draw(surface, look, "staff.plunged", at(middle(staff_wamani(state))), _STAFF * unit)


def _draw_sides(
    surface: Surface, look: Look, sides: Mapping[str, str], at: Callable[[Point], Point], unit: float
) -> None:
    """A band across the board from each home to its partner's, in the colour of their nation."""
    for nation in dict.fromkeys(sides.values()):
        ends = [at(suyu_middle(suyu)) for suyu, one in sides.items() if one == nation]
        for colour, wide in ((look.palette.outline, 30), (SIDE_COLOURS[nation], 24)):
            polyline(surface, ends, colour, wide * unit)
            for end in ends:
                circle(surface, end, (_HOME + wide / 2 - 4) * unit, colour)


def _draw_dots(
    surface: Surface, look: Look, state: State, emblems: Sequence[str], place: int, centre: Point, unit: float
) -> None:
    """A dot for each who lives in a wamani."""
    here = bits(state.look().here(place))
    for number, walla in enumerate(here):
        seat = state.game.seat_of[walla]
        step = min(1.5 * _DOT, 60 / len(here)) * unit
        spot = centre[0] + (number - (len(here) - 1) / 2) * step, centre[1]
        circle(surface, spot, _DOT * unit, look.palette.outline)
        circle(surface, spot, (_DOT - 3) * unit, _BONE if seat == NOBODY else look.seat(emblems[seat]).base)


def staff_way(states: Sequence[State]) -> tuple[str, ...]:
    """The wamanis through which the staff went."""
    found: list[str] = []
    for state in states:
        wamani = staff_wamani(state)
        if not found or found[-1] != wamani:
            found.append(wamani)
    return tuple(found)
