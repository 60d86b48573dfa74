"""What lights up while something is picked, while the rest is dimmed."""

import math
from collections.abc import Sequence

from pygame import Rect, Surface

from game.base.colour import rgb
from game.titles.wiraqocha.board.layout.table_layout import PAYMENT_AT, PITCH, TableLayout
from game.titles.wiraqocha.board.moves.payments import cheapest_payment
from game.titles.wiraqocha.board.moves.selection import Lit
from game.titles.wiraqocha.board.pieces.glyphs import draw_count, draw_flat_die
from game.titles.wiraqocha.board.valley.dimming import draw_dimming
from game.titles.wiraqocha.board.valley.valley import draw_plate, tile_frame
from game.titles.wiraqocha.rules.actions import Action
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.panels import draw_panel
from game.ui.pictures import draw_at
from game.ui.shapes import Point, blank, polygon

_TARGET = rgb("#e8603a")
_MARKS = ("target", "no")
_RINGS = {"reach": rgb("#ffd400"), "target": rgb("#ff5a3c"), "chosen": rgb("#ffffff")}  # in high contrast
_LOWER = 60  # units that a strip lies lower than twice as large plates of the tiles above
_FULL = 5  # things on a strip that fill it
_COUNT = 15  # least size of a number, in design units


def draw_highlights(
    surface: Surface, layout: TableLayout, lit: Lit, source: int | None, over: int | None, step_cubes: int
) -> None:
    """Ring the lit tiles, those of others with teeth, each with the dice it would use; dim the rest but the `source`.

    Where the hand is and nothing can be put, a cross says so.
    """
    state = layout.state
    dark = frozenset(
        tile for tile, label in enumerate(state.game.labels) if label not in lit and tile != source
    )
    draw_dimming(surface, layout, dark, over)
    if over in dark:
        _draw_light(surface, layout, "no", layout.centres[over])
    for tile in sorted(set(state.game.territories) - dark):
        draw_plate(surface, layout, tile)  # which may reach over a tile that is dimmed
    for label in lit:
        tile = state.game.index[label]
        holder = state.board[tile] >> 3
        free = state.board[tile] < 0 or holder == state.mover
        name = "chosen" if tile == over else "reach" if free else "target"
        _draw_light(surface, layout, name, layout.centres[tile])
    for label, actions in lit.items():
        draw_payment(surface, layout, state.game.index[label], actions, step_cubes)


def _draw_light(surface: Surface, layout: TableLayout, name: str, centre: Point) -> None:
    unit = layout.radius / PITCH
    draw_at(surface, layout.scale.look, f"wiraqocha/light.{name}", centre, unit)
    if layout.scale.look.high_contrast and name in _RINGS:
        for colour, width in ((layout.scale.look.palette.outline, 13), (_RINGS[name], 9)):
            ring = tile_frame(round(layout.radius), colour, max(2, round(width * unit)))
            surface.blit(ring, ring.get_rect(center=(round(centre[0]), round(centre[1]))))
    if name in _MARKS:
        mark = highlight_mark(layout.scale.look, name, round(layout.radius))
        surface.blit(mark, mark.get_rect(center=(round(centre[0]), round(centre[1]))))


@cached
def highlight_mark(look: Look, name: str, radius: int) -> Surface:
    """What tells a light apart by its shape: teeth on a target's rim, a cross where nothing can be put."""
    sheet = blank((2 * radius, 2 * radius))
    colour = look.palette.no if name == "no" else _TARGET
    line = max(1.5, radius * 0.025)
    for points in _cross(radius) if name == "no" else _teeth(radius):
        polygon(sheet, [(x + radius, y + radius) for x, y in points], colour, look.palette.cream, line)
    return sheet


def _teeth(radius: float) -> list[list[Point]]:
    """A tooth in the middle of every edge, pointing inwards."""
    found = []
    for edge in range(6):
        turn = math.radians(60 * edge)
        tip, foot, half = radius * 0.66, radius * 0.84, radius * 0.1
        along, aside = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
        corners = ((tip, 0.0), (foot, half), (foot, -half))
        found.append([(r * along[0] + a * aside[0], r * along[1] + a * aside[1]) for r, a in corners])
    return found


def _cross(radius: float) -> list[list[Point]]:
    """The two bars of a cross."""
    long, thick = radius * 0.62, radius * 0.07
    bars = []
    for turn in (math.radians(45), math.radians(-45)):
        along, aside = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
        corners = ((-long, -thick), (long, -thick), (long, thick), (-long, thick))
        bars.append([(r * along[0] + a * aside[0], r * along[1] + a * aside[1]) for r, a in corners])
    return bars


def draw_payment(
    surface: Surface, layout: TableLayout, tile: int, actions: Sequence[Action], step_cubes: int
) -> None:
    """The thriftiest dice for a tile, in a strip at its top."""
    payment = cheapest_payment(actions)
    if payment is None:
        return
    faces = (*payment.using, *payment.beating)
    cubes = payment.raised * step_cubes
    slim = len(faces) + 2 * bool(cubes) < _FULL  # else it would reach over the tiles beside
    unit = layout.plate_scale if slim else layout.tile_scale
    side = 23 * unit
    size = max(_COUNT, side * 0.75 / layout.scale.factor)  # of the cubes' number, which must be read
    space = layout.scale.px(size * 2.5) if cubes else 0
    width = len(faces) * side * 1.14 + (side * 0.5 if payment.beating else 0) + space
    x, y = layout.on_plate(tile, PAYMENT_AT, _LOWER)
    strip = Rect(0, 0, round(width + 8 * unit), round(side + 8 * unit))
    strip.center = (round(x), round(y))
    draw_panel(surface, strip, layout.scale, "felt")
    left = strip.x + 4 * unit + side * 0.57
    for number, face in enumerate(faces):
        if number == len(payment.using):
            left += side * 0.5
        draw_flat_die(surface, layout.scale.look, face, (left, y), side)
        left += side * 1.14
    if cubes:
        place = Rect(round(left - side * 0.5), strip.y, space, strip.height)
        draw_count(
            surface, "cube", cubes, place, layout.scale, size=size, ink=layout.scale.look.palette.cream
        )
