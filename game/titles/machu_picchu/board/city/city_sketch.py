"""A small picture of the city, with the Princes and Incas of a game where they stand."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from pygame import Rect, Surface

from game.titles.machu_picchu.board.layout.city import FAR_TO_NEAR, TERRACES, VIEW
from game.titles.machu_picchu.board.pieces.art import draw
from game.titles.machu_picchu.board.pieces.pieces import draw_inca, draw_prince
from game.titles.machu_picchu.content.definitions import District
from game.titles.machu_picchu.rules.fixed_order import DISTRICT_INDEX, JOBS, NOWHERE, PRODUCTION
from game.titles.machu_picchu.rules.state import State
from game.ui.dotted import draw_way
from game.ui.look import Look
from game.ui.scale import Scale

_MIDDLES: Final = {DISTRICT_INDEX[District(name)]: TERRACES[name].middle for name in FAR_TO_NEAR}
_DOT: Final = 3.4  # radius of the dots of a walk, in units of the view


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where the view lies: its upper left corner, and pixels per unit."""

    x: float
    y: float
    unit: float

    def at(self, place: tuple[float, float]) -> tuple[float, float]:
        return self.x + place[0] * self.unit, self.y + place[1] * self.unit


def draw_city_sketch(
    surface: Surface,
    state: State | None,
    emblems: Sequence[str],
    area: Rect,
    scale: Scale,
    walked: tuple[int, Sequence[int]] | None = None,
) -> None:
    """Draw the city as large as fits into an area; without a state, nobody stands in it.

    `walked` is a seat, and the districts in which its Prince stood.
    """
    unit = min(area.width / VIEW[0], area.height / VIEW[1])
    view = _Frame(area.centerx - VIEW[0] * unit / 2, area.centery - VIEW[1] * unit / 2, unit)
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    _draw_land(surface, scale.look, view)
    if walked is not None:
        seat, districts = walked
        ink = scale.look.seat(emblems[seat])
        stops = [view.at(_MIDDLES[number]) for number, _ in groupby(districts) if number != NOWHERE]
        draw_way(surface, stops, _DOT * view.unit, ink.base, ink.light)
    if state is not None:
        for name in FAR_TO_NEAR:
            _draw_people(surface, state, emblems, name, view, scale.look)
    surface.set_clip(before)


def _draw_land(surface: Surface, look: Look, view: _Frame) -> None:
    draw(surface, look, "landscape", (view.x, view.y), view.unit)
    for layer in ("terrace", "drawing"):
        for name in FAR_TO_NEAR:
            draw(surface, look, f"{layer}.{name}", view.at(TERRACES[name].middle), view.unit)


def _draw_people(
    surface: Surface, state: State, emblems: Sequence[str], name: str, view: _Frame, look: Look
) -> None:
    number = DISTRICT_INDEX[District(name)]
    princes = [seat for seat, here in enumerate(state.prince) if here == number]
    working: list[int] = []
    if number < PRODUCTION:
        working = [seat for seat, incas in enumerate(state.incas) if incas[number]]
        for seat, place in zip(working, TERRACES[name].incas(len(working), len(princes)), strict=True):
            draw_inca(surface, look, emblems[seat], JOBS[number], view.at(place), view.unit)
    for seat, place in zip(princes, TERRACES[name].princes(len(princes), len(working)), strict=True):
        draw_prince(surface, look, emblems[seat], view.at(place), view.unit)
