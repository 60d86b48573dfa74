"""The valley as it is drawn: the map under it once for a window size, what stands on it from the state."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB, rgb
from game.base.colour_sets import colour_of
from game.base.i18n.words import Words
from game.titles.wiraqocha.board.hidden_parts import HiddenPart, TilePart
from game.titles.wiraqocha.board.layout.table_layout import (
    DIE_AT,
    FORTRESS_AT,
    PLATE_AT,
    PROBED_AT,
    RELIC_AT,
    SHEET,
    SHIELD_AT,
    TOKEN_AT,
    Point,
    TableLayout,
)
from game.titles.wiraqocha.board.pieces.art import (
    TILE_RADIUS,
    TOKEN_SIZE,
    draw_picture,
    draw_thing,
    draw_token,
    hexagon_mask,
    relic_drawing,
    tile_drawing,
    tile_picture,
)
from game.titles.wiraqocha.board.pieces.glyphs import draw_badge, draw_flat_die
from game.titles.wiraqocha.board.valley.graveyard import draw_ground
from game.titles.wiraqocha.board.valley.map_sheet import draw_contours, draw_engraved_sheet
from game.titles.wiraqocha.board.valley.tile_rims import RimStrength, TileRim, draw_rim
from game.titles.wiraqocha.content.definitions import ExactFaces, Ground, Tile, TileEffectKind
from game.titles.wiraqocha.rules.state import ON_TILE
from game.titles.wiraqocha.rules.tokens import KINDS
from game.ui.cache import cached
from game.ui.high_contrast import PlainFrame
from game.ui.look import Look
from game.ui.pictures import draw_at, draw_framed
from game.ui.scale import Scale
from game.ui.shapes import drop_shadow
from game.ui.text import SMALLEST, TextStyle, draw_text, measure
from game.ui.textures import parchment
from game.ui.theme import Role

_LARGE_RELIC = 88  # pixels from which on a relic is drawn from its large picture

_LOWER = 18  # units that a plate of twice the size would hang lower
_SMALL_MAP = 0.78  # below this size, against that of words, the map has room for its name alone

# the map


def draw_map(surface: Surface, layout: TableLayout, title: tuple[str, str] = ("", "")) -> None:
    """Draw the sheet of the map with its `title` (name and aside), and the tiles' pictures."""
    if layout.engraved and not layout.scale.look.high_contrast:
        draw_engraved_sheet(
            *(surface, layout.scale.look, layout.map, (*layout.centres, layout.graveyard), layout.radius),
            own_shape=layout.own_shape,
        )
        draw_title(surface, layout.map, layout.scale, title)
    else:
        _draw_plain_sheet(surface, layout)
        _draw_heading(surface, layout, title[0])
    radius = round(layout.radius * 0.985)
    for tile, centre in zip(layout.state.game.tiles, layout.centres, strict=True):
        drawn = tile_picture(layout.scale.look, tile_drawing(layout.scale.look, tile), radius)
        surface.blit(drawn, drawn.get_rect(center=_whole(centre)))
    draw_ground(surface, layout)
    if layout.scale.look.high_contrast:
        ring = tile_frame(
            round(layout.radius), layout.scale.look.palette.outline, max(2, round(6 * layout.tile_scale))
        )
        for centre in (*layout.centres, layout.graveyard):
            surface.blit(ring, ring.get_rect(center=_whole(centre)))


def map_title(words: Words, valley: str) -> tuple[str, str]:
    """What the cartouche says: the valley's own name, if it has one, and what lies there."""
    key = f"menu.layout.{valley}"
    return words(key if words.knows(key) else "table.map_title"), words("table.map_aside")


def draw_title(surface: Surface, sheet: Rect, scale: Scale, title: tuple[str, str]) -> None:
    """The words of the cartouche on a sheet, above and below its engraved line."""
    unit, (name, aside) = sheet.width / SHEET[0], title
    lines: tuple[tuple[str, Role, float, tuple[int, int, int, int]], ...] = (
        (name, Role.TITLE, 25, (906, 690, 184, 42)),
        (aside, Role.ASIDE, 18.5, (900, 732, 196, 36)),
    )
    wide, high = measure(aside, Role.ASIDE, scale, 18.5)
    fits = wide <= 196 * unit and high <= 36 * unit
    if unit < _SMALL_MAP * scale.factor or not fits:
        lines = ((name, Role.NAME, 20, (904, 684, 188, 86)),)
    for text, role, size, (x, y, width, height) in lines:
        area = Rect(0, 0, round(width * unit), round(height * unit))
        area.topleft = (round(sheet.x + x * unit), round(sheet.y + y * unit))
        draw_text(
            surface,
            text,
            TextStyle(role, "ink", "centre", size=size, wrapped=role is not Role.TITLE),
            scale,
            area,
        )


def _draw_heading(surface: Surface, layout: TableLayout, name: str) -> None:
    """The name of a valley that has no cartouche: over the tiles, where there is room for it."""
    unit = layout.map.width / SHEET[0]
    top = min(y for _, y in (*layout.centres, layout.graveyard)) - layout.radius - 50 * unit
    area = Rect(layout.map.x, 0, layout.map.width, round(46 * unit))
    area.bottom = min(round(layout.map.y + 116 * unit), round(top))
    if area.y > layout.map.y + 30 * unit:
        size = 34 * unit / layout.scale.factor
        draw_text(surface, name, TextStyle(Role.TITLE, "ink", "centre", size=size), layout.scale, area)


def _draw_plain_sheet(surface: Surface, layout: TableLayout) -> None:
    """The sheet for valleys of other shapes than the engraved one, and for all in high contrast."""
    scale, sheet = layout.scale, layout.map
    drop_shadow(surface, sheet, scale.px(6), scale.px(18), 190)
    surface.blit(parchment(layout.scale.look, sheet.size, max(3, scale.px(9)), 11), sheet)
    if layout.open_tab is None:
        _draw_neat_line(surface, sheet, scale)
    else:
        for reach in (5, 9):
            area = sheet.inflate(-2 * scale.px(reach), -2 * scale.px(reach))
            pygame.draw.rect(surface, layout.scale.look.palette.faded_ink, area, max(1, scale.px(1.2)))
    if not layout.engraved or layout.own_shape:
        centres = (*layout.centres, layout.graveyard)
        draw_contours(surface, scale.look, sheet, centres, layout.radius)


def _draw_neat_line(surface: Surface, sheet: Rect, scale: Scale) -> None:
    px = scale.px
    line = max(1, px(1.6))
    outer = sheet.inflate(-2 * px(13), -2 * px(13))
    inner = outer.inflate(-2 * px(10), -2 * px(10))
    for rect, colour in ((outer, scale.look.palette.faded_ink), (inner, scale.look.palette.ink)):
        pygame.draw.rect(surface, colour, rect, line)
    step = max(6, px(26))
    bar = max(2, px(4))
    for x in range(inner.x, inner.right - step, 2 * step):
        for y in (outer.y + px(3), outer.bottom - px(3) - bar):
            surface.fill(scale.look.palette.faded_ink, Rect(x, y, step, bar))
    for y in range(inner.y, inner.bottom - step, 2 * step):
        for x in (outer.x + px(3), outer.right - px(3) - bar):
            surface.fill(scale.look.palette.faded_ink, Rect(x, y, bar, step))


@dataclass(frozen=True, slots=True)
class _Requirement:
    """What stands on a tile's plate: its dice or its number, and how many cubes it gives."""

    faces: tuple[int, ...]
    text: str
    cubes: int

    @property
    def wide(self) -> int:
        """The width of the dice or of the number, in units."""
        return 30 * len(self.faces) if self.faces else 22 * len(self.text)

    def plate(self, centre: Point, unit: float) -> Rect:
        """The plate round a centre."""
        rect = Rect(0, 0, round((self.wide + 19 * self.cubes + 22) * unit), round(38 * unit))
        rect.center = _whole(centre)
        return rect


def _requirement(tile: Tile) -> _Requirement:
    cubes = sum(effect.amount for effect in tile.effects if effect.kind is TileEffectKind.RESOURCES)
    faces = tile.requirement.faces if isinstance(tile.requirement, ExactFaces) else ()
    return _Requirement(faces, "" if faces else str(getattr(tile.requirement, "value", "")), cubes)


@dataclass(frozen=True, slots=True)
class PlateFrame:
    """The frame of a tile's plate: its picture, and how it looks in high contrast."""

    picture: str
    plain: PlainFrame


_PLATES: Final = {
    Ground.VALLEY: PlateFrame("wiraqocha/plate.valley", PlainFrame(rgb("#2b1305"), rgb("#ffffff"), 2.5)),
    Ground.MOUNTAIN: PlateFrame("wiraqocha/plate.mountain", PlainFrame(rgb("#161c22"), rgb("#ffffff"), 2.5)),
}


def plate_frame(tile: Tile) -> PlateFrame:
    """The frame of a tile's plate."""
    return _PLATES[tile.ground]


def draw_plate(surface: Surface, layout: TableLayout, tile: int) -> None:
    """Draw the plate of a tile of the valley."""
    at = layout.on_plate(tile, PLATE_AT, _LOWER)
    draw_requirement(surface, layout.state.game.tiles[tile], at, layout.plate_scale, layout.scale)


def plate_rect(layout: TableLayout, tile: int) -> Rect:
    """Where the plate of a tile of the valley is."""
    centre = layout.on_plate(tile, PLATE_AT, _LOWER)
    return _requirement(layout.state.game.tiles[tile]).plate(centre, layout.plate_scale)


def draw_requirement(surface: Surface, tile: Tile, centre: Point, unit: float, scale: Scale) -> None:
    """Draw the plate of a tile: its number or its dice, and the cubes that it gives."""
    needed = _requirement(tile)
    faces, text, cubes, words = needed.faces, needed.text, needed.cubes, needed.wide
    plate = needed.plate(centre, unit)
    framed = plate_frame(tile)
    draw_framed(surface, scale.look, framed.picture, plate, unit, framed.plain)
    left = plate.centerx - (words + 19 * cubes) * unit / 2
    for number, face in enumerate(faces):
        draw_flat_die(surface, scale.look, face, (left + (15 + 30 * number) * unit, plate.centery), 26 * unit)
    if text:
        box = Rect(round(left), plate.y, round(words * unit), plate.height)
        size = max(SMALLEST, 34 * unit / scale.factor)
        draw_text(surface, text, TextStyle(Role.PLATE, "cream", "centre", size=size), scale, box)
    for number in range(cubes):
        at = (left + (words + 10 + 19 * number) * unit, plate.centery)
        draw_thing(surface, scale.look, "cube", at, 21 * unit)


# what stands on it


def draw_things(
    surface: Surface, layout: TableLayout, emblems: tuple[str, ...], hidden: frozenset[HiddenPart]
) -> None:
    """Draw relics, markers, tokens and dice on all tiles; what is `hidden` is on its way."""
    state = layout.state
    for tile in state.game.territories:
        _draw_relic(surface, layout, tile)
    for tile in state.game.territories:
        if state.board[tile] >= 0:
            _draw_holder(surface, layout, tile, emblems, hidden)
        for marker, part, place, offset in (
            ("force_field", TilePart.SHIELD, state.shield, SHIELD_AT),
            ("flying_fortress", TilePart.FORTRESS, state.fortress, FORTRESS_AT),
        ):
            if place == tile and HiddenPart(part, tile) not in hidden:
                at = layout.on_tile(tile, offset)
                draw_thing(surface, layout.scale.look, marker, at, 40 * layout.tile_scale)


def draw_holdings(
    surface: Surface,
    layout: TableLayout,
    emblems: tuple[str, ...],
    rims: Sequence[TileRim | None],
    strength: RimStrength,
    hidden: frozenset[HiddenPart],
    graveyard: str,
) -> None:
    """Draw the rims of held tiles, the Graveyard's name and the plates of all tiles, or the crater, as far as the
    surface is drawn on there.
    """
    # large plates reach over tiles
    area = surface.get_clip().inflate(round(layout.radius), round(layout.radius))
    near = [tile for tile in layout.state.game.territories if area.colliderect(layout.tile_rect(tile))]
    for tile in near:
        rim = rims[tile] if rims else None
        if rim is not None:
            draw_rim(surface, layout.scale.look, rim, emblems, layout.centres[tile], layout.radius, strength)
    # a large name reaches over tiles
    _draw_name_plate(surface, layout, graveyard)
    for tile in near:
        draw_plate(surface, layout, tile)
    waste = layout.state.devastated
    if waste in near and HiddenPart(TilePart.WASTE, waste) not in hidden:
        _draw_waste(surface, layout, waste)


def _draw_relic(surface: Surface, layout: TableLayout, tile: int) -> None:
    state = layout.state
    relic = state.game.relic_on[tile]
    if relic >= 0 and state.relics[relic] == ON_TILE:
        unit = layout.tile_scale
        at = layout.on_tile(tile, RELIC_AT)
        draw_at(
            surface,
            layout.scale.look,
            f"wiraqocha/relic.{relic_drawing(state.game.relics, relic)}.badge",
            at,
            unit,
        )


def draw_relic(surface: Surface, look: Look, drawing: str, centre: Point, side: float) -> None:
    """Draw a relic (see `relic_drawing`)."""
    size = ".large" if side > _LARGE_RELIC else ""
    draw_picture(surface, look, f"wiraqocha/relic.{drawing}{size}", centre, side)


def _draw_waste(surface: Surface, layout: TableLayout, tile: int) -> None:
    draw_at(
        surface,
        layout.scale.look,
        "wiraqocha/marker.devastated",
        layout.centres[tile],
        layout.radius * 0.985 / TILE_RADIUS,
    )


def _draw_holder(
    surface: Surface,
    layout: TableLayout,
    tile: int,
    emblems: tuple[str, ...],
    hidden: frozenset[HiddenPart],
) -> None:
    state, unit = layout.state, layout.tile_scale
    seat, kind = state.board[tile] >> 3, state.board[tile] & 7
    emblem = emblems[seat]
    if HiddenPart(TilePart.TOKEN, tile) not in hidden:
        draw_token(
            surface, layout.scale.look, KINDS[kind], emblem, layout.on_tile(tile, TOKEN_AT), unit * TOKEN_SIZE
        )
    if state.protecting[tile] and HiddenPart(TilePart.DIE, tile) not in hidden:
        draw_protecting_die(
            surface, layout.scale.look, state.protecting[tile], layout.on_tile(tile, DIE_AT), unit, emblem
        )
    if kind == 0 and state.probed >> seat & 1:
        at = layout.on_tile(tile, PROBED_AT)
        draw_badge(surface, str(state.natural_protection(seat)), at, 15 * unit, layout.scale)


def draw_protecting_die(
    surface: Surface, look: Look, face: int, centre: Point, unit: float, emblem: str
) -> None:
    """Draw a protecting die on a mat of its owner's colour."""
    draw_at(surface, look, f"wiraqocha/mat.{colour_of(emblem)}", centre, unit)
    draw_flat_die(surface, look, face, (centre[0], centre[1] - 2.5 * unit), 31 * unit)


# light and shade


@cached
def tile_frame(radius: int, colour: RGB, width: int) -> Surface:
    """The frame of a lit tile, `width` pixels wide, to be drawn round its centre."""
    ring = hexagon_mask(radius, 0.0).copy()
    ring.blit(hexagon_mask(radius, float(width)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    ring.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    ring.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return ring


def name_plate(layout: TableLayout) -> tuple[Point, float]:
    """The middle of the plate with the Graveyard's name, and the pixels of a unit of it."""
    middle = (layout.graveyard[0], layout.graveyard[1] + 70 * layout.tile_scale)
    least = _SMALL_MAP * layout.scale.factor  # words do not shrink with a small valley
    return middle, max(layout.tile_scale, least)


def _draw_name_plate(surface: Surface, layout: TableLayout, text: str) -> None:
    """Draw the name of the Graveyard under it."""
    middle, unit = name_plate(layout)
    draw_at(surface, layout.scale.look, "wiraqocha/plate.graveyard", middle, unit)
    box = Rect(0, 0, round(92 * unit), round(26 * unit))
    box.center = _whole(middle)
    draw_text(surface, text, TextStyle(Role.NAME, "cream", "centre", size=19), layout.scale, box)


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])
