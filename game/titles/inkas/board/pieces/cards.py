"""Pacha cards as pictures: faces with their names, and backs."""

from typing import Final

import pygame
from pygame import Rect, Surface

from game.titles.inkas.board.pieces.art import picture
from game.ui.cache import cached
from game.ui.lettering import wide, write
from game.ui.pictures import Point, at_unit
from game.ui.scale import Scale
from game.ui.theme import Role

CARD: Final = (94.0, 128.0)
"""Width and height of a card, in units of its picture."""
_ANCHOR: Final = (49.0, 66.0)
_PLATE: Final = (-37.0, 38.0, 74.0, 18.0)
"""Where the name stands, from the middle of a card."""
_LETTERS: Final = 13.5
_DIM: Final = (184, 184, 184, 255)
_ROOM_OF_NAME: Final = 88.0  # a long name may reach over its plate


def draw_card(
    surface: Surface,
    scale: Scale,
    name: str,
    said: str,
    centre: Point,
    unit: float,
    turn: float = 0.0,
    *,
    dim: bool = False,
) -> None:
    """Draw a card round a place, so many pixels to a unit and turned by degrees: its face with what is `said` on it
    where that has room, or its back without a name. `dim`: it cannot be played.
    """
    made = _card(scale, name, said, unit, round(turn * 2), dim)
    surface.blit(made, made.get_rect(center=(round(centre[0]), round(centre[1]))))


@cached
def _card(scale: Scale, name: str, said: str, unit: float, half_turns: int, dim: bool) -> Surface:
    made = at_unit(scale.look, picture(f"card.{name or 'back'}"), unit).copy()
    left, top, across, down = (round(length * unit) for length in _PLATE)
    area = Rect(round(_ANCHOR[0] * unit) + left, round(_ANCHOR[1] * unit) + top, across, down)
    area.inflate_ip(round(_ROOM_OF_NAME * unit) - area.width, 0)
    size = max(_LETTERS, _LETTERS * unit / scale.factor)
    if name and said and wide(said, scale, Role.STRONG, size) <= _ROOM_OF_NAME * unit:
        write(made, said, area, scale, Role.STRONG, size, "ink", "centre")
    if dim:
        made.fill(_DIM, special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotozoom(made, -half_turns / 2, 1) if half_turns else made
