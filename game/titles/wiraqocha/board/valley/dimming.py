"""Dims what cannot be chosen: tiles with their plates, which reach beyond them, and the Graveyard."""

from typing import Final

import pygame
from pygame import Rect, Surface

from game.titles.wiraqocha.board.layout.table_layout import PITCH, TableLayout
from game.titles.wiraqocha.board.valley.valley import PlateFrame, name_plate, plate_frame, plate_rect
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.pictures import anchor_of, at_unit, draw_at, draw_framed

_DIM: Final = "wiraqocha/light.dim"
_NAME: Final = "wiraqocha/plate.graveyard"
_SHADOW: Final = 8  # of a plate, in units of the 1920 x 1080 layout

Spot = tuple[int, int]


def draw_dimming(surface: Surface, layout: TableLayout, dark: frozenset[int], over: int | None) -> None:
    """Dim these tiles and the Graveyard. A plate is as dark as its tile wherever it reaches, and nowhere twice.

    Of the tile `over` which the hand is only the plate is dimmed, as far as it reaches beyond.
    """
    unit = layout.radius / PITCH
    for tile in dark:
        if tile != over:
            draw_at(surface, layout.scale.look, _DIM, layout.centres[tile], unit)
    draw_at(surface, layout.scale.look, _DIM, layout.graveyard, unit)
    for area, drawn in overhangs(layout, dark):
        surface.blit(drawn, area)


def overhangs(layout: TableLayout, dark: frozenset[int]) -> list[tuple[Rect, Surface]]:
    """The dimming of what reaches beyond the dark tiles and the Graveyard: where each is, and its picture."""
    unit = layout.radius / PITCH
    dim, (x, y) = at_unit(layout.scale.look, _DIM, unit), anchor_of(layout.scale.look, _DIM)
    hexes = [
        dim.get_rect(topleft=(round(centre[0] - x * unit), round(centre[1] - y * unit)))
        for centre in (*(layout.centres[tile] for tile in dark), layout.graveyard)
    ]
    plates: list[tuple[PlateFrame | None, Rect, float]] = [
        (plate_frame(layout.state.game.tiles[tile]), plate_rect(layout, tile), layout.plate_scale)
        for tile in dark
    ]
    middle, size = name_plate(layout)
    named = at_unit(layout.scale.look, _NAME, size).get_rect()
    anchor = anchor_of(layout.scale.look, _NAME)
    named.topleft = round(middle[0] - anchor[0] * size), round(middle[1] - anchor[1] * size)
    found = []
    for framed, plate, scale in (*plates, (None, named, size)):
        area = plate.inflate(2 * round(_SHADOW * scale), 2 * round(_SHADOW * scale))
        near = sorted((box.x - area.x, box.y - area.y) for box in hexes if box.colliderect(area))
        found.append((area, _overhang(layout.scale.look, framed, plate.size, scale, unit, tuple(near))))
    return found


@cached
def _overhang(
    look: Look, framed: PlateFrame | None, size: Spot, scale: float, unit: float, hexes: tuple[Spot, ...]
) -> Surface:
    """The dimming of a plate, without what the dimming of tiles at these places, from its own corner, cover already.

    That of the Graveyard has no frame.
    """
    edge = round(_SHADOW * scale)
    sheet = Surface((size[0] + 2 * edge, size[1] + 2 * edge), pygame.SRCALPHA)
    if framed is None:
        sheet.blit(at_unit(look, _NAME, scale), (edge, edge))
    else:
        draw_framed(sheet, look, framed.picture, Rect((edge, edge), size), scale, framed.plain)
    dim = at_unit(look, _DIM, unit)
    red, green, blue, depth = dim.get_at(dim.get_rect().center)
    sheet.fill((0, 0, 0, depth), special_flags=pygame.BLEND_RGBA_MULT)
    for spot in hexes:
        sheet.blit(dim, spot, special_flags=pygame.BLEND_RGBA_SUB)
    sheet.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return sheet
