"""What lights up and what is dimmed while something is picked, drawn over the valley."""

from pygame import Rect, Surface

from game.rules.actions import Action
from game.scenes.table.choices import thriftiest
from game.scenes.table.controller import Lit
from game.scenes.table.layout import PAYMENT_AT, PITCH, TableLayout
from game.scenes.table.small import draw_count, draw_flat_die
from game.ui import theme
from game.ui.panels import draw_panel
from game.ui.pictures import draw_at

_COUNT = 15  # least size of a number, in design units


def draw_lights(
    surface: Surface, layout: TableLayout, lit: Lit, source: int | None, over: int | None, step_cubes: int
) -> None:
    """Ring the lit tiles, those of others in red, each with the dice it would use; dim the rest but the `source`."""
    state = layout.state
    for tile, label in enumerate(state.game.labels):
        if label not in lit and tile != source:
            _draw_light(surface, layout, "no" if tile == over else "dim", tile)
    for label in lit:
        tile = state.game.index[label]
        holder = state.board[tile] >> 3
        free = state.board[tile] < 0 or holder == state.mover
        _draw_light(surface, layout, "chosen" if tile == over else "reach" if free else "target", tile)
    for label, actions in lit.items():
        _draw_payment(surface, layout, state.game.index[label], actions, step_cubes)


def _draw_light(surface: Surface, layout: TableLayout, name: str, tile: int) -> None:
    draw_at(surface, f"light.{name}", layout.centres[tile], layout.radius / PITCH)


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
    size = max(_COUNT, side * 0.75 / layout.scale.factor)  # of the cubes' number, which must be read
    room = layout.scale.px(size * 2.5) if cubes else 0
    width = len(faces) * side * 1.14 + (side * 0.5 if payment.beating else 0) + room
    x, y = layout.on_tile(tile, PAYMENT_AT)
    strip = Rect(0, 0, round(width + 8 * unit), round(side + 8 * unit))
    strip.center = (round(x), round(y))
    draw_panel(surface, strip, layout.scale, "felt")
    left = strip.x + 4 * unit + side * 0.57
    for number, face in enumerate(faces):
        if number == len(payment.using):
            left += side * 0.5
        draw_flat_die(surface, face, (left, y), side)
        left += side * 1.14
    if cubes:
        place = Rect(round(left - side * 0.5), strip.y, room, strip.height)
        draw_count(surface, "cube", cubes, place, layout.scale, size=size, ink=theme.CREAM)
