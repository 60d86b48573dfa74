"""The pictures of the rules book: pieces, cards and signs, and small diagrams of a suyu."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from pygame import Rect, Surface

from game.scenes.title_art import BookPictures
from game.titles.inkas.board.layout.ring import CENTRE, middle, outline, picture_middle, wall_line, wall_pair
from game.titles.inkas.board.pieces.art import draw, picture, piece_picture
from game.titles.inkas.content.definitions import InkasData
from game.ui.lettering import write
from game.ui.look import Look
from game.ui.pictures import Point, at_unit, find
from game.ui.scale import Scale, grid
from game.ui.shapes import polyline
from game.ui.theme import Role

_FULL: Final = 0.9  # of a cell that a picture fills
_ALONE: Final = 0.62  # of the width, how tall one picture stands
_DIAGRAM: Final = 0.86
_SUYU: Final = (180.0, 20.0, 400.0, 412.0)  # of the first suyu with the lake, in units of the sheet
_SHOWN: Final = tuple(f"C{sector}{ring}" for ring in (3, 2, 1) for sector in "abc")
_STANDING: Final[Mapping[str, Sequence[tuple[str, str]]]] = {
    "around": (("ayar_kachi", "Cb2"),),
    "velocity": (("mama_qura", "Ca3"),),
    "transport": (("ayar_manqu", "Ca2"),),
    "ambush": (("manchay", "Cb2"), ("ayar_kachi", "Ca2")),
}
_LIT: Final[Mapping[str, Sequence[str]]] = {
    "around": ("Ca2", "Cc2", "Cb1", "Ca1", "Cc1"),
    "edge": ("Ca3", "Cb3", "Cc3"),
    "velocity": ("Cb3", "Ca2", "Cb2", "Cc3", "Ca1", "Cb1", "Cc2", "Cc1"),
    "transport": tuple(name for name in _SHOWN if name != "Ca2"),
    "ambush": ("Cb2",),
}


def figure_height(pictures: Sequence[str], width: int) -> int:
    """How tall the pictures of a section stand at a width, in pixels."""
    if not pictures:
        return 0
    if all(name.startswith("diagram:") for name in pictures):
        return round(width * _DIAGRAM) * len(pictures)
    across, down = _shape(pictures)
    return round(width / across * down * (_ALONE if across == 1 else 1.0))


def _shape(pictures: Sequence[str]) -> tuple[int, int]:
    """How many stand beside and below each other: diagrams are wide."""
    if len(pictures) == 1 or all(name.startswith("diagram:") for name in pictures):
        return 1, len(pictures)
    return 2, -(-len(pictures) // 2)


def draw_figure(surface: Surface, pictures: Sequence[str], area: Rect, data: InkasData, scale: Scale) -> None:
    """Draw the pictures of a section into an area of `figure_height`."""
    across, down = _shape(pictures)
    cells = grid(area, across, down, scale.px(4))
    for number, (name, cell) in enumerate(zip(pictures, cells, strict=False)):
        if across == 2 and number == len(pictures) - 1 and number % 2 == 0:
            cell.centerx = area.centerx
        kind, _, what = name.rpartition(":")
        if kind == "diagram":
            _draw_diagram(surface, what, cell, data, scale)
        else:
            _draw_inside(surface, _NAMES.get(kind, _same)(what), cell, scale)


def _same(what: str) -> str:
    return _ALONE_NAMES.get(what, what)


_ALONE_NAMES: Final = {"flag": "flag.yellow", "staff": "staff.plunged", "card_back": "card.back"}
_NAMES: Final[Mapping[str, Callable[[str], str]]] = {
    "walla": piece_picture,
    "role": lambda what: f"role.{what}",
    "card": lambda what: f"card.{what}",
    "die": lambda what: f"face.{what}",
    "offering": lambda what: f"offering.{what}",
}


def _draw_inside(surface: Surface, name: str, cell: Rect, scale: Scale) -> None:
    """Draw a picture as large as its cell allows, but not blurred."""
    entry = find(scale.look, picture(name))
    if entry is not None:
        unit = min(_FULL * min(cell.width / entry.size[0], cell.height / entry.size[1]), 2.0)
        made = at_unit(scale.look, picture(name), unit)
        surface.blit(made, made.get_rect(center=cell.center))


def _draw_diagram(surface: Surface, what: str, cell: Rect, data: InkasData, scale: Scale) -> None:
    """Draw the first suyu with what is told of."""
    left, top, wide, high = _SUYU
    unit = _FULL * min(cell.width / wide, cell.height / high)
    corner = cell.centerx - wide * unit / 2, cell.centery - high * unit / 2

    def at(place: Point) -> Point:
        return corner[0] + (place[0] - left) * unit, corner[1] + (place[1] - top) * unit

    look, clip = scale.look, surface.get_clip()
    surface.set_clip(
        Rect(round(corner[0]), round(corner[1]), round(wide * unit), round(high * unit)).clip(clip)
    )
    for name in ("lands", "roads"):
        draw(surface, look, f"board.{name}", at(CENTRE), unit)
    for name in _LIT.get(what, ()):
        draw(surface, look, f"lit.{name}", at(picture_middle(outline(name, 3.0))), unit)
    for wall in data.walls:
        if any(name.startswith("C") for name in wall):
            pair = "-".join(wall_pair(wall))
            draw(surface, look, f"wall.{pair}", at(picture_middle(wall_line(wall))), unit)
    _draw_on_it(surface, look, what, at, unit, scale)
    surface.set_clip(clip)


def _draw_on_it(
    surface: Surface, look: Look, what: str, at: Callable[[Point], Point], unit: float, scale: Scale
) -> None:
    """The names of wamanis, the pieces, and an arrow's line where somebody comes in."""
    if what == "names":
        for name in _SHOWN:
            area = Rect(0, 0, round(64 * unit), round(30 * unit))
            x, y = at(middle(name))
            area.center = round(x), round(y)
            write(surface, name, area, scale, Role.STRONG, 17, "ink", "centre")
    for walla, wamani in _STANDING.get(what, ()):
        x, y = middle(wamani)
        draw(surface, look, piece_picture(walla), at((x, y + 22)), 0.7 * unit)
    if what == "ambush":
        points = [at(middle("Ca2")), at(middle("Cb2"))]
        polyline(surface, points, look.palette.no, max(2, 6 * unit))


BOOK_PICTURES: Final = BookPictures(figure_height, draw_figure)
