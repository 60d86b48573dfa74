"""Pictures in the book of rules: the real things of the table, and pieces of the board that show what words would be
long for.
"""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.scenes.title_art import BookPictures
from game.titles.inkas.board.book_diagrams import DIAGRAMS, EDGE, NAMED, SHOWN, Diagram
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.layout.ring import (
    bounds,
    hole,
    middle,
    outline,
    picture_middle,
)
from game.titles.inkas.board.pieces.art import draw, picture, piece_picture
from game.titles.inkas.board.pieces.wallas import draw_walla
from game.titles.inkas.board.ring.walls import draw_barring, draw_walls
from game.titles.inkas.content.definitions import InkasData
from game.titles.inkas.rules.fixed_order import WAMANI_INDEX
from game.ui.lettering import write
from game.ui.pictures import Point, at_unit, find
from game.ui.scale import Scale, grid
from game.ui.theme import Role

_ALONE: Final = 0.52  # part of the width that a single picture is high
_DIAGRAM: Final = 0.86  # the same of a piece of the board
_FULL: Final = 0.86  # part of its cell that a picture fills
_ROOM: Final = 30.0  # round the piece of the board, in units of the board
_DIAGRAMS_OF: Final = "diagram:"
_SIZE: Final = 0.9  # of a walla on the board
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
            _draw_diagram(surface, DIAGRAMS[what], cell, data, scale)
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


def _draw_diagram(surface: Surface, diagram: Diagram, cell: Rect, data: InkasData, scale: Scale) -> None:
    """Draw the suyu with what the diagram says of it."""
    look = scale.look
    left, top, right, low = _room()
    unit = min(cell.width / (right - left), cell.height / (low - top))
    whole = Rect(0, 0, round((right - left) * unit), round((low - top) * unit))
    whole.center = cell.center
    seen = whole.clip(surface.get_clip())
    if not seen:
        return
    part = surface.subsurface(seen)
    off = part.get_abs_offset()

    def at(place: Point) -> Point:
        return whole.x - off[0] + (place[0] - left) * unit, whole.y - off[1] + (place[1] - top) * unit

    for name in ("lands", "roads", "rim"):
        draw(part, look, f"board.{name}", at(ring.CENTRE), unit)
    for light, names in (("lit", diagram.lit(data)), ("target", diagram.barred(data))):
        for name in sorted(names, key=WAMANI_INDEX.__getitem__):
            draw(part, look, f"{light}.{name}", at(picture_middle(outline(name, 3.0))), unit)
    draw_walls(part, look, at, unit, data.walls)
    draw_barring(part, look, at, unit, diagram.walls(data))
    for name in EDGE:
        draw(part, look, "hole", at(hole(name)), unit)
    for name, walla in diagram.wallas.items():
        x, y = at(middle(name))
        draw_walla(part, look, walla, (x, y + 22 * unit), _SIZE * unit)
    if diagram.named:
        for name in NAMED:
            x, y = at(middle(name))
            box = Rect(round(x) - scale.px(40), round(y) - scale.px(14), scale.px(80), scale.px(28))
            write(part, name, box, scale, Role.PLATE, 19, "parchment", "centre")


def _room() -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the suyu with some room round it, in units of the board."""
    areas = [bounds(name) for name in SHOWN]
    x, y = ring.CENTRE
    return (
        min(x, *(left for left, *_ in areas)) - _ROOM,
        min(y, *(top for _, top, *_ in areas)) - _ROOM,
        max(x, *(left + wide for left, _, wide, _ in areas)) + _ROOM,
        max(y, *(top + high for _, top, _, high in areas)) + _ROOM,
    )


BOOK_PICTURES: Final = BookPictures(figure_height, draw_figure)
