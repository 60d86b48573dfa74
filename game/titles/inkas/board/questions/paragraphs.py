"""Paragraphs in the panel of questions, one below another."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.ui.lettering import letters
from game.ui.look import Colour
from game.ui.scale import Scale
from game.ui.text import TextStyle, draw_text, wrap
from game.ui.theme import Role

_SIZE: Final = 18.0
_BETWEEN: Final = 8


def draw_paragraph(
    surface: Surface,
    text: str,
    area: Rect,
    scale: Scale,
    role: Role = Role.BODY,
    size: float = _SIZE,
    colour: Colour = "ink",
) -> int:
    """Write a paragraph as far as it has room; returns where it would end."""
    sized = letters(scale, size)
    block = wrap(text, role, scale, area.width, sized)
    style = TextStyle(role, colour, size=sized, wrapped=True, explained=True)
    room = Rect(area.x, area.y, area.width, min(area.height, block.height))
    draw_text(surface, text, style, scale, room)
    return area.y + block.height


def paragraphs_height(
    notes: Sequence[tuple[str, Role]], width: int, scale: Scale, size: float = _SIZE
) -> int:
    """How high these paragraphs are together; those that say nothing are left out."""
    found = [wrap(said, role, scale, width, letters(scale, size)).height for said, role in notes if said]
    return sum(found) + scale.px(_BETWEEN) * (len(found) - 1)
