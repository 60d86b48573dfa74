"""The pictures beside the rules: the real things of the table, by the names that the book gives them."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.scenes.title_art import BookPictures
from game.titles.wiraqocha.board.layout.table_layout import PLATE_AT, RELIC_AT, TILE_UNITS
from game.titles.wiraqocha.board.pieces.art import (
    card_picture,
    draw_thing,
    draw_token_in,
    relic_drawing,
    tile_drawing,
    tile_picture,
)
from game.titles.wiraqocha.board.pieces.glyphs import draw_dice_row, draw_price
from game.titles.wiraqocha.board.valley.valley import draw_protecting_die, draw_relic, draw_requirement
from game.titles.wiraqocha.content.definitions import Cost, TokenKind, ValleyData
from game.ui.scale import Scale, grid
from game.ui.shapes import circle, frame

_EMBLEMS = ("star", "anchor", "moon", "crown")
_PLAIN = (TokenKind.ANDROID, TokenKind.JUGGERNAUT, TokenKind.MINER)


def figure_height(names: Sequence[str], width: int) -> int:
    """How tall the pictures stand at a width, in pixels."""
    if not names:
        return 0
    if all(name.startswith("dice:") for name in names):
        return round(width * 0.3) * len(names)
    across, down = _shape(len(names))
    side = round(width * (0.78 if len(names) == 1 else 1.0))
    return side * down // across


def _shape(count: int) -> tuple[int, int]:
    return (1, 1) if count == 1 else (2, -(-count // 2))


def draw_figure(
    surface: Surface, names: Sequence[str], rect: Rect, content: ValleyData, scale: Scale
) -> None:
    """Draw the pictures into a rectangle of `figure_height`."""
    across, down = _shape(len(names))
    if names and all(name.startswith("dice:") for name in names):
        across, down = 1, len(names)
    for number, (name, cell) in enumerate(zip(names, grid(rect, across, down, scale.px(4)), strict=False)):
        last_alone = number == len(names) - 1 and number % across == 0 and across == 2
        if last_alone:
            cell.centerx = rect.centerx
        _draw_one(surface, name, cell, number, content, scale)


def _draw_one(
    surface: Surface, name: str, cell: Rect, number: int, content: ValleyData, scale: Scale
) -> None:
    kind, _, what = name.partition(":")
    side = min(cell.size)
    if kind == "tile":
        _draw_tile(surface, what, cell, content, scale)
    elif kind == "token":
        token = TokenKind(what)
        emblem = "" if token in _PLAIN else _EMBLEMS[number % len(_EMBLEMS)]
        draw_token_in(surface, scale.look, token, emblem, cell.inflate(-side // 10, -side // 10))
    elif kind == "dice":
        faces = [int(face) for face in what.split(",")]
        dice = min(cell.height * 0.8, cell.width / max(3, len(faces)) / 1.2, scale.px(52))
        draw_dice_row(surface, scale.look, faces, cell.center, dice)
    elif kind == "die":
        draw_protecting_die(surface, scale.look, int(what), cell.center, side / 70, "star")
    elif kind == "card":
        _draw_card(surface, what, cell, scale)
    elif kind == "relic":
        draw_relic(surface, scale.look, what, cell.center, side * 0.84)
    else:
        draw_thing(surface, scale.look, what, cell.center, side * 0.72)


def _draw_card(surface: Surface, name: str, cell: Rect, scale: Scale) -> None:
    area = cell.inflate(-scale.px(10), -scale.px(10))
    size = (round(min(area.width, area.height * 100 / 114)), round(min(area.height, area.width * 1.14)))
    place = Rect((0, 0), size)
    place.center = area.center
    surface.blit(card_picture(scale.look, name, size), place)
    frame(surface, place, scale.look.palette.outline, scale.px(3), max(1, scale.px(1.6)))


def _draw_tile(surface: Surface, label: str, cell: Rect, content: ValleyData, scale: Scale) -> None:
    radius = min(cell.size) // 2
    if label == "graveyard":
        drawn = tile_picture(scale.look, "graveyard", radius)
        surface.blit(drawn, drawn.get_rect(center=cell.center))
        return
    tile = content.tiles[label]
    labels = list(content.tiles)
    drawn = tile_picture(scale.look, tile_drawing(scale.look, tile), radius)
    surface.blit(drawn, drawn.get_rect(center=cell.center))
    unit = radius / TILE_UNITS
    if tile.relic:
        relics = [other for other in labels if content.tiles[other].relic]
        at = (cell.centerx + RELIC_AT[0] * unit, cell.centery + RELIC_AT[1] * unit)
        circle(
            surface, at, 22 * unit, scale.look.palette.parchment_light, scale.look.palette.outline, 1.8 * unit
        )
        draw_relic(surface, scale.look, relic_drawing(relics, relics.index(label)), at, 36 * unit)
    draw_requirement(
        surface, tile, (cell.centerx + PLATE_AT[0] * unit, cell.centery + PLATE_AT[1] * unit), unit, scale
    )


def price_of(section: str, content: ValleyData) -> Cost | None:
    """What the card costs that a section is about; None for other sections."""
    name = section.removeprefix("cards.")
    return next((card.cost for card in content.cards if card.name == name), None)


def _draw_price(surface: Surface, section: str, area: Rect, content: ValleyData, scale: Scale) -> None:
    cost = price_of(section, content)
    if cost is not None:
        draw_price(surface, cost.resources, cost.somnium, area, scale, size=21)


BOOK_PICTURES: Final = BookPictures(
    figure_height, draw_figure, lambda section, data: price_of(section, data) is not None, _draw_price
)
