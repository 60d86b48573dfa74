"""A drawing with a few words under it, on sheets that hold little or nothing yet."""

from typing import Literal

from pygame import Rect, Surface

from game.base.files.program_folders import SHELL
from game.ui.pictures import at_unit, known, manifest
from game.ui.scale import Scale
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

Illustration = Literal["logbook", "survey", "workbench"]

_LEAST, _MOST = 0.5, 1.5  # of the drawing's own size, in design units
_TITLE, _LINE, _LINES = 46, 27, 3  # heights of the title, of a line of words, and how many of these may be
_WIDEST = 760  # design units of a line of words
LEAST_HEIGHT = 290  # design units of an area that is worth a drawing


def draw_illustration(
    surface: Surface,
    area: Rect,
    scale: Scale,
    name: Illustration,
    text: str = "",
    title: str = "",
    *,
    owner: str = SHELL,
) -> None:
    """Draw the picture `illustration.NAME` in the middle of the area, with a title and a text under it.

    That of the title `owner` is drawn where it has one, else the shell's.
    """
    px = scale.px
    head, words = px(_TITLE) if title else 0, px(_LINE * _LINES) if text else 0
    own = f"{owner}/illustration.{name}"
    picture = own if known(scale.look, own) else f"illustration.{name}"
    wide, high = manifest()[f"illustration.{name}"].size
    free = (area.height - head - words - px(16)) / scale.factor
    unit = max(_LEAST, min(_MOST, free / high, area.width / scale.factor / wide))
    drawn = at_unit(scale.look, picture, unit * scale.factor)
    top = area.y + max(0, (area.height - drawn.get_height() - head - words - px(16)) // 2)
    surface.blit(drawn, (area.centerx - drawn.get_width() // 2, top))
    line = Rect(area.x, top + drawn.get_height() + px(10), area.width, head)
    if title:
        draw_text(surface, title, TextStyle(Role.HEADING, "ink", "centre", size=30), scale, line)
    if not text:
        return
    place = Rect(0, line.bottom + px(4), min(area.width, px(_WIDEST)), words)
    place.centerx = area.centerx
    draw_text(
        surface,
        text,
        TextStyle(Role.ASIDE, "faded_ink", "centre", "top", size=20, wrapped=True),
        scale,
        place,
    )
