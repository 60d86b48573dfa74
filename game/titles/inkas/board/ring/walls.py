"""Walls on the sides of wamanis, laid as the data say."""

from collections.abc import Iterable

from pygame import Surface

from game.titles.inkas.board.layout.ring import picture_middle, wall_line, wall_pair
from game.titles.inkas.board.layout.table_layout import TableLayout
from game.titles.inkas.board.pieces.art import draw
from game.titles.inkas.content.definitions import Wall
from game.ui.look import Look


def draw_walls(surface: Surface, look: Look, layout: TableLayout, walls: Iterable[Wall]) -> None:
    """Draw walls, from far to near."""
    for wall in sorted(walls, key=lambda one: max(y for _, y in wall_line(one))):
        name = f"wall.{'-'.join(wall_pair(wall))}"
        draw(surface, look, name, layout.on_view(picture_middle(wall_line(wall))), layout.unit)
