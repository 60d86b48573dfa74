"""Light on wamanis: gold round what can be chosen, red round what can be attacked; kept once a size."""

from collections.abc import Collection
from enum import Enum, auto
from typing import Final, TypeAlias

from pygame import Rect, Surface

from game.base.colour import RGB, rgb
from game.titles.inkas.board.layout.ring import Line, bounds, outline, picture_middle, suyu_outline
from game.titles.inkas.board.layout.table_layout import TableLayout
from game.titles.inkas.board.pieces.art import draw
from game.titles.inkas.board.ring.lasting import draw_lasting, seen_walls
from game.titles.inkas.board.ring.ring_view import draw_lying, draw_standing, peopled_wamanis, reach_of
from game.titles.inkas.board.ring.walls import draw_walls
from game.titles.inkas.board.shown import BoardViewState
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.pictures import Point
from game.ui.shapes import blank, polygon, polyline
from game.ui.theme import AMBER


class LightTone(Enum):
    """What light on a wamani says."""

    OWN = auto()  # in a step, or by a basic power
    PAID = auto()  # for a llama
    TARGET = auto()  # of an attack
    FOCUS = auto()  # where the keys are
    STAFF = auto()  # the light of the staff: a hole
    SEAT = auto()  # asked about
    HINT = auto()  # that a hint or a line of the journal speaks of


Light: TypeAlias = tuple[str, LightTone]
"""The wamani and the tone."""

_COLOURS: Final[dict[LightTone, tuple[RGB, RGB]]] = {
    LightTone.OWN: (rgb("#ffdf5e"), rgb("#ffe98a")),
    LightTone.PAID: (rgb("#ffdf5e"), rgb("#ffe98a")),
    LightTone.TARGET: (rgb("#ef6a50"), rgb("#ff9a80")),
    LightTone.FOCUS: (rgb("#fff4d6"), rgb("#fff4d6")),
    LightTone.STAFF: (rgb("#5fd8cb"), rgb("#b9f5e6")),
    LightTone.SEAT: (rgb("#fff4d6"), rgb("#fff4d6")),
    LightTone.HINT: (AMBER, AMBER),
}
_PICTURES: Final = {LightTone.OWN: "lit", LightTone.PAID: "lit", LightTone.TARGET: "target"}
_EDGE: Final = rgb("#3a2206")
_WASH: Final = 62  # of 255, over the ground
_WIDE: Final = (8.0, 5.0)
_BOLD: Final = {LightTone.HINT: 1.7}  # times as wide: seen on sand and snow
_REACH: Final = 6  # of a sheet beyond the wamani, in units


def draw_lights(surface: Surface, shown: BoardViewState, lights: Collection[Light]) -> None:
    """Draw the lights on wamanis, and over them the walls and all that stands there or reaches there from a wamani
    beside.
    """
    layout = shown.layout
    clip = surface.get_clip()
    for wamani, tone in lights:
        _draw_light(surface, shown.look, layout, wamani, tone)
    areas = [light_area(layout, wamani).clip(clip) for wamani in {wamani for wamani, _ in lights}]
    for area in areas:
        surface.set_clip(area)
        draw_walls(surface, shown.look, layout.on_view, layout.unit, seen_walls(shown))
        draw_lasting(surface, shown)
    surface.set_clip(clip)
    draw_lying(surface, shown, [wamani for wamani, _ in lights])
    peopled = {name: reach_of(shown, name) for name in peopled_wamanis(shown)}
    for area in areas:
        surface.set_clip(area)
        near = [name for name, reach in peopled.items() if reach.colliderect(area)]
        draw_standing(surface, shown, near, light=False)
    surface.set_clip(clip)


def _draw_light(surface: Surface, look: Look, layout: TableLayout, wamani: str, tone: LightTone) -> None:
    if tone in _PICTURES and not look.high_contrast:
        middle = layout.on_view(picture_middle(outline(wamani, 3.0)))
        draw(surface, look, f"{_PICTURES[tone]}.{wamani}", middle, layout.unit)
        return
    area = light_area(layout, wamani)
    made = _light(look, wamani, tone, layout.unit, area.size)
    surface.blit(made, area)


def draw_suyu_light(surface: Surface, layout: TableLayout, suyu: str, tone: LightTone) -> None:
    """Draw the light round a suyu."""
    points = [layout.on_view(point) for point in suyu_outline(suyu)]
    polyline(surface, points, _EDGE, _WIDE[0] * layout.unit, closed=True)
    polyline(surface, points, _COLOURS[tone][0], _WIDE[1] * layout.unit, closed=True)


def _margin(layout: TableLayout) -> int:
    return max(2, round(_REACH * layout.unit))


@cached
def _light(look: Look, wamani: str, tone: LightTone, unit: float, size: tuple[int, int]) -> Surface:
    sheet = blank(size)
    left, top, _, _ = bounds(wamani)
    margin = max(2, round(_REACH * unit))
    points = _moved(outline(wamani), left, top, unit, margin)
    edge, wash = _COLOURS[tone]
    body = blank(size)
    polygon(body, points, wash)
    body.set_alpha(_WASH if not look.high_contrast else 2 * _WASH)
    sheet.blit(body, (0, 0))
    wide = max(1.5 if look.high_contrast else 1.0, _BOLD.get(tone, 1.0))
    polyline(sheet, points, _EDGE, wide * _WIDE[0] * unit, closed=True)
    polyline(sheet, points, edge, wide * _WIDE[1] * unit, closed=True)
    return sheet


def _moved(line: Line, left: float, top: float, unit: float, margin: int) -> list[Point]:
    return [((x - left) * unit + margin, (y - top) * unit + margin) for x, y in line]


def light_area(layout: TableLayout, wamani: str) -> Rect:
    """The area that the light on a wamani fills."""
    margin = _margin(layout)
    return layout.area_on_view(bounds(wamani)).inflate(2 * margin, 2 * margin)
