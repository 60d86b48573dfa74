"""Pictures and prices in the book of rules: the real things of the table."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.titles.machu_picchu.board.art import draw, draw_high
from game.titles.machu_picchu.board.cards import CARD, draw_card
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.titles.machu_picchu.board.lettering import wide, write
from game.titles.machu_picchu.board.pieces import draw_inca
from game.titles.machu_picchu.board.tokens import draw_good
from game.titles.machu_picchu.content.definitions import Amounts, Content, Job, Row
from game.ui.look import Look
from game.ui.scale import Scale, columns
from game.ui.theme import Role

_TALL: Final = 96
_EMBLEM: Final = EMBLEMS["red"]  # of the figures
_ICONS: Final = {"stone": "good.stone", "sun": "tile.sun"}
_WIDE: Final = 250  # of a district's drawing with its terrace, in units of the view


def figure_height(pictures: Sequence[str], width: int) -> int:
    """How tall the pictures of a section stand at a width, in pixels."""
    return min(width // 4, max(_TALL, width // 7)) if pictures else 0


def draw_figure(surface: Surface, pictures: Sequence[str], room: Rect, data: Content, scale: Scale) -> None:
    """Draw the pictures of a section beside each other; each is named as `game.titles.machu_picchu.book` says."""
    for named, cell in zip(pictures, columns(room, [1] * len(pictures)), strict=True):
        kind, _, name = named.partition(":")
        _draw(surface, kind, name, cell, data, scale.look)


def _draw(surface: Surface, kind: str, name: str, cell: Rect, data: Content, look: Look) -> None:
    middle, high = cell.center, cell.height
    match kind:
        case "district":
            unit = min(high / 190, cell.width / _WIDE)
            for layer in ("terrace", "drawing"):
                draw(surface, look, f"{layer}.{name}", (cell.centerx, cell.centery + 18 * unit), unit)
        case "card":
            gold = next(card.gold for card in data.cards if card.name == name)
            draw_card(surface, look, name, gold, middle, high / CARD[1])
        case "job":
            unit = high / 76
            draw_inca(surface, look, _EMBLEM, name, (cell.centerx, cell.centery + 16 * unit), unit)
        case "row":
            draw_high(surface, look, f"card.{name}", middle, high)
        case "icon":
            draw_high(surface, look, _ICONS[name], middle, high * 0.7)
        case _:
            draw_high(surface, look, f"{kind}.{name}", middle, high * 0.7)


def price_of(section: str, data: Content) -> Amounts | None:
    """What the thing that a section is about costs; None for a section that is about nothing that does."""
    name = section.rpartition(".")[2]
    if name in set(Job):
        return data.jobs[Job(name)].cost
    return data.clergy[Row(name)].costs[0] if name in set(Row) else None


def draw_price(surface: Surface, section: str, room: Rect, data: Content, scale: Scale) -> None:
    """Draw it in one line."""
    px, x = scale.px, room.x
    for good, count in (price_of(section, data) or {}).items():
        if count:
            figure = wide(str(count), scale, Role.FIGURE, 21)
            place = Rect(x, room.y, figure + px(4), room.height)
            write(surface, str(count), place, scale, Role.FIGURE, 21)
            draw_good(surface, scale.look, good, (x + figure + px(20), room.centery), px(30))
            x += figure + px(50)
