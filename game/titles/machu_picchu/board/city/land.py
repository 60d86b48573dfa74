"""The land of the city under all that stands on it, drawn once for a size and a light; and what is lit in it."""

from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.titles.machu_picchu.board.layout import city
from game.titles.machu_picchu.board.layout.city import FAR_TO_NEAR, STREETS, TERRACES, Point
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.titles.machu_picchu.board.pieces.art import draw, picture
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.pictures import anchor_of, at_unit
from game.ui.shapes import blank, polyline

Street = tuple[str, str]
_WHITE: Final = (255, 255, 255)
_STREET_EDGE: Final = 2.4  # of the streets of high contrast
_PALENESS: Final = 150  # of high contrast: how much white lies on the washes, of 255


def draw_land(
    surface: Surface,
    layout: TableLayout,
    light: RGB | None,
    edges: frozenset[str],
    streets: frozenset[Street],
) -> None:
    """Draw landscape, terraces and drawings in a light, with these terraces and streets lit."""
    look, view, unit = layout.scale.look, layout.view, layout.unit
    surface.blit(_bare(look, view.size, unit, light), view)
    before, corner = surface.get_clip(), layout.on_view(0, 0)
    areas = _areas(look, corner, unit)
    for name in (*(f"edge.{name}" for name in edges), *(_street(street) for street in streets)):
        seen = areas[name].clip(before)
        if seen:
            surface.set_clip(seen)
            _draw(surface, look, corner, unit, edges, streets)
            if light is not None:
                surface.fill(light, seen.clip(_inside(corner, unit)), pygame.BLEND_RGB_MULT)
    surface.set_clip(before)


@cached
def _bare(look: Look, size: tuple[int, int], unit: float, light: RGB | None) -> Surface:
    """The land of a view of a size, with nothing lit."""
    sheet = Surface(size)
    _draw(sheet, look, (0.0, 0.0), unit, frozenset(), frozenset())
    if light is not None:
        sheet.fill(light, _inside((0.0, 0.0), unit), pygame.BLEND_RGB_MULT)
    return sheet


def _draw(
    surface: Surface,
    look: Look,
    corner: Point,
    unit: float,
    edges: frozenset[str],
    streets: frozenset[Street],
) -> None:
    """Draw what can be seen of the land within the clip."""

    clip, areas = surface.get_clip(), _areas(look, corner, unit)
    draw(surface, look, "landscape", corner, unit)
    if look.high_contrast:
        surface.blit(_paleness(clip.size), clip)
        surface.blit(_white_streets(look, unit), (round(corner[0]), round(corner[1])))
    parts = [_street(street) for street in sorted(streets)]
    for kind in ("terrace", "edge", "drawing"):
        parts += [f"{kind}.{name}" for name in FAR_TO_NEAR if kind != "edge" or name in edges]
    for part in parts:
        if areas[part].colliderect(clip):
            surface.blit(at_unit(look, picture(part), unit), areas[part])


@cached
def _white_streets(look: Look, unit: float) -> Surface:
    """The streets of high contrast: white within a dark edge."""
    sheet = blank((round(city.VIEW[0] * unit), round(city.VIEW[1] * unit)))
    lines = [[(x * unit, y * unit) for x, y in city.street(*pair)] for pair in sorted(STREETS)]
    for colour, width in ((look.palette.outline, city.STREET), (_WHITE, city.STREET - 2 * _STREET_EDGE)):
        for line in lines:
            polyline(sheet, line, colour, width * unit)
    return sheet


@cached
def _paleness(size: tuple[int, int]) -> Surface:
    """White that leaves less than half of the washes under it."""
    veil = Surface(size)
    veil.fill(_WHITE)
    veil.set_alpha(_PALENESS)
    return veil


@cached
def _areas(look: Look, corner: Point, unit: float) -> dict[str, Rect]:
    """The areas of all parts of the land, by the names of their pictures."""
    found: dict[str, Rect] = {}
    names = [(f"{kind}.{name}", name) for kind in ("terrace", "edge", "drawing") for name in FAR_TO_NEAR]
    for part, name in (*names, *((_street(pair), pair[0]) for pair in STREETS)):
        x, y = anchor_of(look, picture(part))
        place = TERRACES[name].middle
        area = at_unit(look, picture(part), unit).get_rect()
        area.topleft = (
            round(corner[0] + (place[0] - x) * unit),
            round(corner[1] + (place[1] - y) * unit),
        )
        found[part] = area
    return found


def _street(street: Street) -> str:
    return "street." + "-".join(street)


def _inside(corner: Point, unit: float) -> Rect:
    left, top, right, low = (round(edge * unit) for edge in city.INSIDE)
    return Rect(round(corner[0]) + left, round(corner[1]) + top, right - left, low - top)
