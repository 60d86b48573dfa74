"""The sky: the cord of suns and moons, the moon that the Sun Tile covers, and the Moon Tiles."""

from typing import Final

from pygame import Rect, Surface

from game.base.colour import rgb
from game.kit.board.board_item import BoardItem, item
from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.layout import city
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.titles.machu_picchu.board.moves.choices import Place, PlaceKind
from game.titles.machu_picchu.board.moves.items import ItemKind
from game.titles.machu_picchu.board.pieces.art import draw
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.rules.fixed_order import NOBODY, TILES
from game.ui.lettering import write
from game.ui.shapes import frame, rounded
from game.ui.theme import Role

_TILE: Final = 42  # width of a Moon Tile
_LOW: Final = 136  # how far down the sky reaches
_SUN: Final = 50  # of the sun of a day
_GOLD: Final = rgb("#ffdf5e")
_HALO: Final = 150  # of 255, how thick the light round the tiles is


def sky_looks(shown: BoardViewState) -> object:
    """What the look of the sky depends on."""
    state = shown.state
    lit = tuple(place for place in shown.lit.clicks if place.kind is PlaceKind.TILE)
    return state.day, state.moon(), state.sun, shown.night, lit, shown.staying


def sky_area(layout: TableLayout) -> Rect:
    """Where track, moon and tiles lie, and the stars stand."""
    x, y = layout.on_view(0, 0)
    return Rect(round(x), round(y), layout.view.width, round(_LOW * layout.unit))


def draw_sky(surface: Surface, shown: BoardViewState) -> None:
    """Draw the time track, the moon and the tiles."""
    state, look, layout = shown.state, shown.look, shown.layout
    unit = layout.unit
    draw(surface, look, "cord", layout.on_view(*city.sun(1)), unit)
    for day in range(1, state.game.days.last + 1):
        _draw_day(surface, shown, day)
    centre = layout.on_view(*city.SUN_TILE)
    draw(surface, look, "moon.sky", centre, unit)
    if state.sun == NOBODY and HiddenPart(PartKind.SUN_TILE) not in shown.hidden:
        draw(surface, look, "tile.sun", centre, unit)
    if shown.staying:
        _light_row(surface, shown)
    for number, tile in enumerate(TILES):
        place = layout.on_view(*city.moon_tile(number))
        there = state.moon() >> number & 1 and HiddenPart(PartKind.TILE, name=tile) not in shown.hidden
        if there or shown.night:
            draw(surface, look, f"tile.{tile}", place, unit)
            if Place(PlaceKind.TILE, tile) in shown.lit.clicks:
                area = tile_area(shown, number)
                width = max(2, round((4 if shown.staying else 2) * unit))
                frame(surface, area.inflate(2 * width, 2 * width), _GOLD, area.width, width)
        else:
            draw(surface, look, "tile.gap", place, unit)


def _light_row(surface: Surface, shown: BoardViewState) -> None:
    """Let the row of the Moon Tiles stand in light: one is to be chosen."""
    first, last = tile_area(shown, 0), tile_area(shown, len(TILES) - 1)
    row = first.union(last).inflate(first.width // 3, first.width // 3)
    rounded(surface, row, _GOLD, row.height // 2, _HALO)
    frame(surface, row, _GOLD, row.height // 2, max(2, round(3 * shown.layout.unit)))


def _draw_day(surface: Surface, shown: BoardViewState, day: int) -> None:
    state, look, layout = shown.state, shown.look, shown.layout
    unit = layout.unit
    place = layout.on_view(*city.sun(day))
    past, today = day < state.day, day == state.day
    draw(surface, look, "sun.past" if past else "sun.now" if today else "sun.day", place, unit)
    area = Rect(0, 0, shown.scale.px(44), shown.scale.px(32))
    area.center = round(place[0]), round(place[1])
    write(surface, str(day), area, shown.scale, Role.PLATE, 20 if today else 17, "ink", "centre")
    if day == state.game.days.last:
        return
    knot = layout.on_view(*city.moon(day))
    if day >= state.day + shown.night:
        draw(surface, look, "corn.hanging", knot, unit)
    draw(surface, look, "moon.past" if past else "moon.night", knot, unit)


def tile_area(shown: BoardViewState, number: int) -> Rect:
    """The area of a Moon Tile in the sky."""
    x, y = shown.layout.on_view(*city.moon_tile(number))
    side = round(_TILE * shown.layout.unit)
    area = Rect(0, 0, side, side)
    area.center = round(x), round(y)
    return area


def sun_area(shown: BoardViewState, day: int) -> Rect:
    """The area of a day's sun on the time track."""
    x, y = shown.layout.on_view(*city.sun(day))
    side = round(_SUN * shown.layout.unit)
    area = Rect(0, 0, side, side)
    area.center = round(x), round(y)
    return area


def sky_item(shown: BoardViewState, spot: tuple[int, int]) -> BoardItem[ItemKind] | None:
    """What of the sky is under a spot."""
    layout, unit = shown.layout, shown.layout.unit
    for number, tile in enumerate(TILES):
        area = tile_area(shown, number)
        if area.collidepoint(spot):
            return item(ItemKind.TILE, area, tile)
    for kind, name, place, side in (
        (ItemKind.SUN_TILE, "", city.SUN_TILE, 66.0),
        *((ItemKind.SUN, str(day), city.sun(day), 50.0) for day in range(1, shown.state.game.days.last + 1)),
    ):
        x, y = layout.on_view(*place)
        area = Rect(0, 0, round(side * unit), round(side * unit))
        area.center = round(x), round(y)
        if area.collidepoint(spot):
            return item(kind, area, name)
    return None
