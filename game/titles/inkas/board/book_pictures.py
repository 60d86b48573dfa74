"""Pictures in the book of rules: the real things of the table, and pieces of the board that show what words would be
long for.
"""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.scenes.title_art import BookPictures
from game.titles.inkas.board.diagram_drawing import draw_diagram
from game.titles.inkas.board.pieces.art import picture, piece_picture
from game.titles.inkas.content.inkas_data import InkasData
from game.ui.pictures import at_unit, find
from game.ui.scale import Scale, grid

_ALONE: Final = 0.52  # part of the width that a single picture is high
_DIAGRAM: Final = 0.86  # the same of a piece of the board
_FULL: Final = 0.86  # part of its cell that a picture fills
_DIAGRAMS_OF: Final = "diagram:"
_NAMES: Final = {"die": "face", "card_back": "card.back", "staff": "staff.lying", "flag": "flag.yellow"}


def figure_height(pictures: Sequence[str], width: int) -> int:
    """How tall the pictures of a section stand at a width, in pixels."""
    if not pictures:
        return 0
    across, down = _shape(pictures)
    high = max(map(_height, pictures)) if across == 1 else 1.0
    return round(width / across * down * high)


def _height(name: str) -> float:
    return _DIAGRAM if name.startswith(_DIAGRAMS_OF) else _ALONE


def _shape(pictures: Sequence[str]) -> tuple[int, int]:
    """How many stand beside and below each other: a piece of the board needs the whole width."""
    if len(pictures) == 1 or any(name.startswith(_DIAGRAMS_OF) for name in pictures):
        return 1, len(pictures)
    across = 2 if len(pictures) <= 4 else 3
    return across, -(-len(pictures) // across)


def draw_figure(surface: Surface, pictures: Sequence[str], area: Rect, data: InkasData, scale: Scale) -> None:
    """Draw the pictures of a section into an area of `figure_height`."""
    across, down = _shape(pictures)
    for name, cell in zip(pictures, grid(area, across, down, scale.px(6)), strict=False):
        kind, _, what = name.partition(":")
        if kind == "diagram":
            draw_diagram(surface, what, cell, data, scale)
        else:
            _draw_inside(surface, _picture(kind, what), cell, scale)


def _picture(kind: str, what: str) -> str:
    """The name of the picture of a thing of the table."""
    if kind == "walla":
        return piece_picture(what)
    named = _NAMES.get(kind, kind)
    return f"{named}.{what}" if what else named


def _draw_inside(surface: Surface, name: str, cell: Rect, scale: Scale) -> None:
    """Draw a picture as large as its cell allows."""
    entry = find(scale.look, picture(name))
    if entry is not None:
        unit = _FULL * min(cell.width / entry.size[0], cell.height / entry.size[1])
        made = at_unit(scale.look, picture(name), unit)
        surface.blit(made, made.get_rect(center=cell.center))


BOOK_PICTURES: Final = BookPictures(figure_height, draw_figure)
