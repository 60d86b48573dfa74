"""A small map of a valley: its tiles as they will lie on the table, or as a game stands on them."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.content.definitions import Terrain, Tile
from game.rules.game import Game
from game.rules.state import ON_TILE, State
from game.rules.tokens import KINDS, NOBODY
from game.scenes.table.art import (
    TILE_RADIUS,
    TOKEN_SIZE,
    draw_picture,
    draw_token,
    relic_drawing,
    tile_drawing,
)
from game.scenes.table.layout import PLATE_AT, RELIC_AT, SHEET, TILE_UNITS, TOKEN_AT, Point, valley_places
from game.scenes.table.valley import draw_requirement
from game.ui import theme
from game.ui.pictures import draw_at
from game.ui.scale import Scale
from game.ui.text import draw_text
from game.ui.theme import Livery, Role

_CARTOUCHE = (998, 726)  # the middle of the map's cartouche, in units of the sheet
_PITCH = 0.985  # of a tile's picture in its place


def draw_valley(
    surface: Surface, game: Game, scale: Scale, rect: Rect, taken: frozenset[int] = frozenset()
) -> None:
    """Draw the valley of `game` on its map, with the relics that are not `taken` and the Machines' Graveyard, as large
    as `rect` allows.
    """
    places = valley_places([*game.slots, game.shape.graveyard], rect)
    if places.engraved:
        unit = places.sheet.width / SHEET[0]
        draw_at(surface, "table.map", places.sheet.topleft, unit)
        mark = (places.sheet.x + _CARTOUCHE[0] * unit, places.sheet.y + _CARTOUCHE[1] * unit)
        draw_picture(surface, "ghost.zeppelin", mark, 120 * unit)
    radius, centres = places.radius, places.centres
    _draw_ground(surface, "graveyard", centres[-1], radius)
    for tile, centre in zip(game.tiles, centres, strict=False):
        _draw_ground(surface, tile_drawing(tile), centre, radius)
    unit = radius / TILE_UNITS
    for number, (tile, centre) in enumerate(zip(game.tiles, centres, strict=False)):
        if game.relic_on[number] >= 0 and game.relic_on[number] not in taken:
            name = f"relic.{relic_drawing(game.relics, game.relic_on[number])}.badge"
            draw_at(surface, name, (centre[0] + RELIC_AT[0] * unit, centre[1] + RELIC_AT[1] * unit), unit)
        draw_requirement(surface, tile, (centre[0], centre[1] + PLATE_AT[1] * unit), unit, scale)


def draw_standing(
    surface: Surface, state: State, liveries: Sequence[Livery], scale: Scale, rect: Rect
) -> None:
    """Draw the valley with the tokens that hold its tiles."""
    taken = frozenset(relic for relic, place in enumerate(state.relics) if place != ON_TILE)
    draw_valley(surface, state.game, scale, rect, taken)
    places = valley_places([*state.game.slots, state.game.shape.graveyard], rect)
    unit = places.radius / TILE_UNITS
    for piece, centre in zip(state.board, places.centres, strict=False):
        if piece != NOBODY:
            foot = (centre[0] + TOKEN_AT[0] * unit, centre[1] + TOKEN_AT[1] * unit)
            emblem = liveries[piece >> 3].emblem
            draw_token(surface, KINDS[piece & 7], emblem, foot, unit * TOKEN_SIZE)


def _draw_ground(surface: Surface, drawing: str, centre: Point, radius: float) -> None:
    draw_at(surface, f"tile.{drawing}", centre, radius * _PITCH / TILE_RADIUS)


def draw_key(surface: Surface, tile: Tile, text: str, scale: Scale, rect: Rect) -> None:
    """Draw one entry of the map's key: a tile of a terrain, and the terrain's name."""
    radius = rect.height / 2
    _draw_ground(surface, tile_drawing(tile), (rect.x + radius, rect.centery), radius)
    words = Rect(round(rect.x + radius * 2 + scale.px(10)), rect.y, 0, rect.height)
    words.width = rect.right - words.x
    draw_text(surface, text, Role.BODY, scale, words, theme.INK, size=19)


def tiles_by_terrain(game: Game) -> dict[Terrain, Tile]:
    """A tile of each terrain that there is in the valley, in the order of the terrains."""
    found = {tile.terrain: tile for tile in reversed(game.tiles)}
    return {terrain: found[terrain] for terrain in Terrain if terrain in found}
