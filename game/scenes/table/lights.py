"""What lights up and what is dimmed while something is picked, drawn over the valley."""

from pygame import Rect, Surface

from game.rules.actions import Action
from game.scenes.table.choices import thriftiest
from game.scenes.table.controller import Lit
from game.scenes.table.layout import PAYMENT_AT, TableLayout
from game.scenes.table.small import draw_count, draw_flat_die
from game.scenes.table.valley import tile_frame, tile_veil
from game.ui import theme
from game.ui.shapes import rounded

_DIM = 120


def draw_lights(
    surface: Surface, layout: TableLayout, lit: Lit, source: int | None, over: int | None, step_cubes: int
) -> None:
    """Frame the lit tiles, each with the dice it would use, and dim the others but the `source`."""
    radius, unit = round(layout.radius), layout.tile_scale
    veil = tile_veil(radius, _DIM)
    edge = tile_frame(radius, theme.LIT, max(2, round(5.5 * unit)))
    bright = tile_frame(radius, theme.LIT_HALO, max(3, round(9 * unit)))
    for tile, label in enumerate(layout.state.game.labels):
        centre = layout.centres[tile]
        if label in lit:
            ring = bright if tile == over else edge
            surface.blit(ring, ring.get_rect(center=(round(centre[0]), round(centre[1]))))
        elif tile != source:
            surface.blit(veil, veil.get_rect(center=(round(centre[0]), round(centre[1]))))
    for label, actions in lit.items():
        _draw_payment(surface, layout, layout.state.game.index[label], actions, step_cubes)


def _draw_payment(
    surface: Surface, layout: TableLayout, tile: int, actions: tuple[Action, ...], step_cubes: int
) -> None:
    """The thriftiest dice for a tile, in a strip at its top."""
    payment = thriftiest(actions)
    if payment is None:
        return
    unit = layout.tile_scale
    faces = (*payment.using, *payment.beating)
    side = 23 * unit
    cubes = payment.raised * step_cubes
    width = len(faces) * side * 1.14 + (side * 0.5 if payment.beating else 0) + (side * 1.9 if cubes else 0)
    x, y = layout.on_tile(tile, PAYMENT_AT)
    strip = Rect(0, 0, round(width + 8 * unit), round(side + 8 * unit))
    strip.center = (round(x), round(y))
    rounded(surface, strip, theme.OUTLINE, round(7 * unit), 235)
    rounded(surface, strip.inflate(-round(3 * unit), -round(3 * unit)), theme.FELT, round(6 * unit))
    left = strip.x + 4 * unit + side * 0.57
    for number, face in enumerate(faces):
        if number == len(payment.using):
            left += side * 0.5
        draw_flat_die(surface, face, (left, y), side)
        left += side * 1.14
    if cubes:
        room = Rect(round(left - side * 0.5), strip.y, round(side * 2), strip.height)
        size = side * 0.75 / layout.scale.factor
        draw_count(surface, "cube", cubes, room, layout.scale, size=size, ink=theme.CREAM)
