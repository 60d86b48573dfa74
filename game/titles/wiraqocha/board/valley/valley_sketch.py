"""A small map of a valley: its tiles as they will lie on the table, or as a game stands on them."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.titles.wiraqocha.board.layout.graveyard_layout import wreck_places
from game.titles.wiraqocha.board.layout.table_layout import (
    DIE_AT,
    FORTRESS_AT,
    PLATE_AT,
    RELIC_AT,
    SHEET,
    SHIELD_AT,
    TILE_UNITS,
    TOKEN_AT,
    Point,
    ValleyPlaces,
    valley_places,
)
from game.titles.wiraqocha.board.pieces.art import (
    TILE_RADIUS,
    TOKEN_SIZE,
    draw_picture,
    draw_thing,
    draw_token,
    relic_drawing,
    tile_drawing,
)
from game.titles.wiraqocha.board.valley.graveyard import calm_ground, draw_counts, draw_piles
from game.titles.wiraqocha.board.valley.map_sheet import draw_engraved_sheet
from game.titles.wiraqocha.board.valley.tile_rims import RimStrength, draw_rim, rims_of
from game.titles.wiraqocha.board.valley.valley import (
    draw_protecting_die,
    draw_requirement,
    draw_title,
    map_title,
)
from game.titles.wiraqocha.content.definitions import Terrain, Tile
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.state import ON_TILE, State
from game.titles.wiraqocha.rules.tokens import KINDS, NOBODY
from game.ui.dotted import draw_way as draw_dotted_way
from game.ui.look import Look
from game.ui.pictures import draw_at
from game.ui.scale import Scale
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_CARTOUCHE = (998, 726)  # the middle of the map's cartouche, in units of the sheet
_LEAST_NAMED = 330  # pixels across of a map that has room for its name
_CLOSE = 2.2  # times as large as the whole map, where a tile is shown
_DOT = 3.6  # radius of the dots of a way, in units of a tile
_PITCH = 0.985  # of a tile's picture in its place
_LEAST_BADGE = 15.0  # of a count of wrecks, in design units: a postcard is smaller than the window


@dataclass(frozen=True, slots=True)
class _Sketch:
    """A valley laid out small: its game, where it lies, and how many pixels a unit of a tile is."""

    game: Game
    places: ValleyPlaces
    scale: Scale

    @property
    def unit(self) -> float:
        return self.places.radius / TILE_UNITS

    def on(self, tile: int, offset: Point) -> Point:
        """A place on a tile."""
        x, y = self.places.centres[tile]
        return x + offset[0] * self.unit, y + offset[1] * self.unit


def _sketch(game: Game, scale: Scale, rect: Rect) -> _Sketch:
    return _Sketch(game, valley_places([*game.slots, game.shape.graveyard], rect), scale)


def draw_valley(surface: Surface, words: Words, game: Game, scale: Scale, rect: Rect) -> None:
    """Draw the valley of `game` on its map, with its relics and the Machines' Graveyard, as large as `rect` allows."""
    sketch = _sketch(game, scale, rect)
    _draw_bare(surface, words, sketch)
    for tile in game.territories:
        _draw_marks(surface, scale.look, sketch, tile, relic=game.relic_on[tile])


def way_of(states: Sequence[State], seat: int) -> tuple[int, ...]:
    """The tiles that a seat ever held in these states, in the order in which it first took them."""
    found: dict[int, None] = {}
    for state in states:
        for tile in state.game.territories:
            if state.board[tile] >> 3 == seat:
                found.setdefault(tile)
    return tuple(found)


def draw_standing(
    surface: Surface,
    words: Words,
    state: State,
    emblems: Sequence[str],
    scale: Scale,
    rect: Rect,
    way: tuple[int, Sequence[int]] | None = None,
) -> None:
    """Draw the valley as a game stands on it: who holds what and how, the crater, and the wrecks.

    `way` is a seat, and the tiles through which it came.
    """
    sketch = _sketch(state.game, scale, rect)
    radius = sketch.places.radius
    _draw_bare(surface, words, sketch)
    for rim, centre in zip(rims_of(state), sketch.places.centres, strict=False):
        if rim is not None:
            draw_rim(surface, scale.look, rim, emblems, centre, radius, RimStrength.STRONG)
    if way is not None:
        seat, tiles = way
        ink = scale.look.seat(emblems[seat])
        points = [sketch.on(tile, TOKEN_AT) for tile in tiles]
        draw_dotted_way(surface, points, _DOT * sketch.unit, ink.base, ink.light)
    for tile in state.game.territories:
        if tile == state.devastated:
            draw_at(
                surface,
                scale.look,
                "wiraqocha/marker.devastated",
                sketch.places.centres[tile],
                radius * _PITCH / TILE_RADIUS,
            )
            continue
        relic = state.game.relic_on[tile]
        _draw_marks(
            surface,
            scale.look,
            sketch,
            tile,
            relic=relic if relic >= 0 and state.relics[relic] == ON_TILE else -1,
        )
    for tile in state.game.territories:
        _draw_holder(surface, scale.look, sketch, state, emblems, tile)
    wrecks = wreck_places(state.graveyard, sketch.places.centres[-1], sketch.unit)
    draw_piles(surface, scale.look, wrecks, emblems)
    draw_counts(surface, wrecks, sketch.unit, scale, _LEAST_BADGE)


def draw_detail(
    surface: Surface,
    words: Words,
    state: State,
    emblems: Sequence[str],
    place: str,
    scale: Scale,
    rect: Rect,
) -> None:
    """Fill `rect` with the valley round a tile, or round the Graveyard; an empty place shows all of it, uncut."""
    across, down = rect.width / SHEET[0], rect.height / SHEET[1]
    grown = max(across, down) * _CLOSE if place else min(across, down)
    whole = Rect(0, 0, round(SHEET[0] * grown), round(SHEET[1] * grown))
    whole.center = rect.center
    if place:
        game = state.game
        centres = valley_places([*game.slots, game.shape.graveyard], whole).centres
        x, y = centres[game.index.get(place, -1)]
        whole.move_ip(round(rect.centerx - x), round(rect.centery - y))
        whole.left = max(rect.right - whole.width, min(rect.left, whole.left))
        whole.top = max(rect.bottom - whole.height, min(rect.top, whole.top))
    before = surface.get_clip()
    surface.set_clip(rect.clip(before))
    draw_standing(surface, words, state, emblems, scale, whole)
    surface.set_clip(before)


def _draw_bare(surface: Surface, words: Words, sketch: _Sketch) -> None:
    """The map with the tiles and the Graveyard, and nothing on them."""
    places, look = sketch.places, sketch.scale.look
    if places.engraved:
        unit = places.sheet.width / SHEET[0]
        draw_engraved_sheet(
            *(surface, look, places.sheet, places.centres, places.radius), own_shape=places.own_shape
        )
        if unit * SHEET[0] < _LEAST_NAMED:
            mark = (places.sheet.x + _CARTOUCHE[0] * unit, places.sheet.y + _CARTOUCHE[1] * unit)
            draw_picture(surface, look, "wiraqocha/ghost.zeppelin", mark, 120 * unit)
        else:
            draw_title(surface, places.sheet, sketch.scale, map_title(words, sketch.game.valley))
    ground = calm_ground(look, round(places.radius * _PITCH))
    x, y = places.centres[-1]
    surface.blit(ground, ground.get_rect(center=(round(x), round(y))))
    for tile, centre in zip(sketch.game.tiles, places.centres, strict=False):
        _draw_ground(surface, look, tile_drawing(look, tile), centre, places.radius)


def _draw_marks(surface: Surface, look: Look, sketch: _Sketch, tile: int, *, relic: int) -> None:
    """The plate of a tile, and the relic that lies on it (-1: none)."""
    if relic >= 0:
        name = f"wiraqocha/relic.{relic_drawing(sketch.game.relics, relic)}.badge"
        draw_at(surface, look, name, sketch.on(tile, RELIC_AT), sketch.unit)
    draw_requirement(surface, sketch.game.tiles[tile], sketch.on(tile, PLATE_AT), sketch.unit, sketch.scale)


def _draw_holder(
    surface: Surface, look: Look, sketch: _Sketch, state: State, emblems: Sequence[str], tile: int
) -> None:
    """The token that holds a tile, and what protects it."""
    unit, piece = sketch.unit, state.board[tile]
    for marker, place, offset in (
        ("force_field", state.shield, SHIELD_AT),
        ("flying_fortress", state.fortress, FORTRESS_AT),
    ):
        if place == tile:
            draw_thing(surface, look, marker, sketch.on(tile, offset), 40 * unit)
    if piece == NOBODY:
        return
    emblem = emblems[piece >> 3]
    draw_token(surface, look, KINDS[piece & 7], emblem, sketch.on(tile, TOKEN_AT), unit * TOKEN_SIZE)
    if state.protecting[tile]:
        draw_protecting_die(surface, look, state.protecting[tile], sketch.on(tile, DIE_AT), unit, emblem)


def _draw_ground(surface: Surface, look: Look, drawing: str, centre: Point, radius: float) -> None:
    draw_at(surface, look, f"wiraqocha/tile.{drawing}", centre, radius * _PITCH / TILE_RADIUS)


def draw_key(surface: Surface, tile: Tile, text: str, scale: Scale, rect: Rect) -> None:
    """Draw one entry of the map's key: a tile of a terrain, and the terrain's name."""
    radius = rect.height / 2
    _draw_ground(surface, scale.look, tile_drawing(scale.look, tile), (rect.x + radius, rect.centery), radius)
    words = Rect(round(rect.x + radius * 2 + scale.px(10)), rect.y, 0, rect.height)
    words.width = rect.right - words.x
    draw_text(surface, text, TextStyle(Role.BODY, "ink", size=19), scale, words)


def tiles_by_terrain(game: Game) -> dict[Terrain, Tile]:
    """A tile of each terrain that there is in the valley, in the order of the terrains."""
    found = {tile.terrain: tile for tile in reversed(game.tiles)}
    return {terrain: found[terrain] for terrain in Terrain if terrain in found}
