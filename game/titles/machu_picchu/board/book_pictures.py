"""Pictures and prices in the book of rules: the real things of the table."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.titles.machu_picchu.board.layout.city import TERRACES
from game.titles.machu_picchu.board.pieces.art import draw, picture
from game.titles.machu_picchu.board.pieces.cards import CARD, draw_card
from game.titles.machu_picchu.board.pieces.tokens import draw_good
from game.titles.machu_picchu.content.definitions import Amounts, GameData, Job, Row
from game.ui.lettering import wide, write
from game.ui.pictures import at_unit, find
from game.ui.scale import Scale, grid
from game.ui.theme import Role

_SEATS: Final = ("red", "blue", "yellow", "green")
_ALONE: Final = 0.62  # part of the width that a single picture is high
_FULL: Final = 0.86  # part of its cell that a picture fills
# area of a district in its half widths: aside, in height, its floor from the top
_DISTRICT: Final = (1.25, 2.1, 0.62)


def figure_height(pictures: Sequence[str], width: int) -> int:
    """How tall the pictures of a section stand at a width, in pixels."""
    if not pictures:
        return 0
    across, down = _shape(pictures)
    return round(width / across * down * (_ALONE if across == 1 else 1.0))


def _shape(pictures: Sequence[str]) -> tuple[int, int]:
    """How many stand beside and below each other: districts are wide."""
    if len(pictures) == 1 or all(name.startswith("district:") for name in pictures):
        return 1, len(pictures)
    return 2, -(-len(pictures) // 2)


def draw_figure(surface: Surface, pictures: Sequence[str], area: Rect, data: GameData, scale: Scale) -> None:
    """Draw the pictures of a section into an area of `figure_height`."""
    across, down = _shape(pictures)
    cells = grid(area, across, down, scale.px(4))
    for number, (name, cell) in enumerate(zip(pictures, cells, strict=False)):
        if across == 2 and number == len(pictures) - 1 and number % 2 == 0:
            cell.centerx = area.centerx
        _draw_one(surface, name, cell, _SEATS[number % len(_SEATS)], data, scale)


def _draw_one(surface: Surface, name: str, cell: Rect, seat: str, data: GameData, scale: Scale) -> None:
    kind, _, what = name.rpartition(":")
    if kind == "district":
        _draw_district(surface, what, cell, scale)
    elif kind == "card":
        gold = next(card.gold for card in data.cards if card.name == what)
        unit = _FULL * min(cell.width / CARD[0], cell.height / CARD[1])
        draw_card(surface, scale.look, what, gold, cell.center, unit)
    elif kind in ("piece", "inca"):
        _draw_inside(surface, f"{what if kind == 'piece' else f'inca.{what}'}.{seat}", cell, scale)
    else:
        _draw_inside(surface, name, cell, scale)


def _draw_inside(surface: Surface, name: str, cell: Rect, scale: Scale) -> None:
    """Draw a picture as large as its cell allows."""
    entry = find(scale.look, picture(name))
    if entry is not None:
        unit = _FULL * min(cell.width / entry.size[0], cell.height / entry.size[1])
        made = at_unit(scale.look, picture(name), unit)
        surface.blit(made, made.get_rect(center=cell.center))


def _draw_district(surface: Surface, name: str, cell: Rect, scale: Scale) -> None:
    """Draw a district as it stands in the city."""
    half = TERRACES[name].reach[0]
    aside, high, floor = _DISTRICT
    unit = min(cell.width / (2 * aside * half), cell.height / (high * half))
    place = (cell.centerx, cell.centery + (floor * high - high / 2) * half * unit)
    for layer in ("terrace", "drawing"):
        draw(surface, scale.look, f"{layer}.{name}", place, unit)


def price_of(section: str, data: GameData) -> Amounts | None:
    """What the thing that a section is about costs; None for a section that is about nothing that does."""
    name = section.rpartition(".")[2]
    if name in set(Job):
        return data.jobs[Job(name)].cost
    return data.clergy[Row(name)].costs[0] if name in set(Row) else None


def draw_price(surface: Surface, section: str, area: Rect, data: GameData, scale: Scale) -> None:
    """Draw it in one line."""
    px, x = scale.px, area.x
    for good, count in (price_of(section, data) or {}).items():
        if count:
            figure = wide(str(count), scale, Role.FIGURE, 21)
            place = Rect(x, area.y, figure + px(4), area.height)
            write(surface, str(count), place, scale, Role.FIGURE, 21)
            draw_good(surface, scale.look, good, (x + figure + px(20), area.centery), px(30))
            x += figure + px(50)
