"""The pointer's shapes: an arrow, hands, and the sign that something is forbidden."""

import logging
from enum import StrEnum

import pygame

from game.ui import pictures
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.scale import Scale

log = logging.getLogger(__name__)

_SMALLEST, _LARGEST = 0.85, 1.75  # pixels to a unit: systems show no pointer beyond 64 pixels


class Pointer(StrEnum):
    """What the pointer says of the thing under it: nothing, press it, take it, holds it, or not here."""

    ARROW = "arrow"
    HAND = "hand"
    OPEN = "open"
    GRAB = "grab"
    NO = "no"


@cached
def _cursor(look: Look, pointer: Pointer, thousandths: int) -> pygame.Cursor:
    """A pointer with so many thousandths of a pixel to a unit of its picture."""
    unit = thousandths / 1000
    drawn = pictures.at_unit(look, f"cursor.{pointer}", unit)
    x, y = pictures.anchor_of(look, f"cursor.{pointer}")
    return pygame.Cursor((round(x * unit), round(y * unit)), drawn)


def show_pointer(pointer: Pointer, scale: Scale) -> None:
    """Give the mouse pointer this shape; where the system has no coloured pointers it keeps its own."""
    unit = min(_LARGEST, max(_SMALLEST, scale.factor))
    try:
        pygame.mouse.set_cursor(_cursor(scale.look, pointer, round(unit * 1000)))
    except pygame.error as error:
        log.debug("no pointer of our own: %s", error)
