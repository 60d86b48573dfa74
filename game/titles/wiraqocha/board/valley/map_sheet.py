"""The engraved sheet under a valley, with its frame, compass and cartouche whatever shape the valley has."""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.titles.wiraqocha.board.layout.table_layout import (
    ENGRAVED_ROWS,
    INSTRUMENTS,
    PITCH,
    SHEET,
    Point,
)
from game.ui.look import Look
from game.ui.pictures import draw_at
from game.ui.shapes import blank, hexagon
from game.ui.textures import parchment

_FINER: Final = 2  # times as large contours are drawn as they are seen
_CONTOURS: Final = (
    (44, 60),
    (32, 86),
    (22, 112),
    (14, 138),
    (8, 164),
)  # reach in units of a tile, and opacity
_COVERED: Final = 50  # units round the tiles of the engraved valley that its own contours take
_COARSE, _COARSEST = 8, 32  # times smaller the instruments and the valley are cut out, so that edges are soft
_FRAME: Final = (  # of the engraved map, in its units
    Rect(0, 0, SHEET[0], 50),
    Rect(0, SHEET[1] - 50, SHEET[0], 50),
    Rect(0, 0, 50, SHEET[1]),
    Rect(SHEET[0] - 50, 0, 50, SHEET[1]),
)
_SEED: Final = 11


def draw_engraved_sheet(
    surface: Surface,
    look: Look,
    sheet: Rect,
    centres: Sequence[Point],
    radius: float,
    *,
    own_shape: bool,
) -> None:
    """Draw the engraved map; where a valley has its `own_shape`, with contours round its tiles in place of those that
    are engraved.
    """
    unit = sheet.width / SHEET[0]
    draw_at(surface, look, "wiraqocha/table.map", sheet.topleft, unit)
    if own_shape:
        _cover_valley(surface, look, sheet)
        draw_contours(surface, look, sheet, centres, radius)


def _cover_valley(surface: Surface, look: Look, sheet: Rect) -> None:
    """Lay plain parchment over the contours of the engraved valley; it fades into the sheet round them."""
    mask = pygame.transform.smoothscale(_valley_mask(), (SHEET[0] // _COARSE, SHEET[1] // _COARSE))
    for kept in (*_FRAME, *INSTRUMENTS):
        mask.fill((255, 255, 255, 0), [length // _COARSE for length in kept])
    cover = parchment(look, sheet.size, 3, _SEED).convert_alpha()
    cover.blit(pygame.transform.smoothscale(mask, sheet.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(cover, sheet)


def _valley_mask() -> Surface:
    """The engraved valley with its contours, coarse enough for a soft edge."""
    mask = Surface((SHEET[0] // _COARSEST, SHEET[1] // _COARSEST), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    for first, y, count in ENGRAVED_ROWS:
        for number in range(count):
            spot = ((first + number * 3**0.5 * PITCH) / _COARSEST, y / _COARSEST)
            pygame.draw.polygon(mask, (255, 255, 255, 255), hexagon(spot, (PITCH + _COVERED) / _COARSEST))
    return mask


def draw_contours(surface: Surface, look: Look, sheet: Rect, centres: Sequence[Point], radius: float) -> None:
    """Lines round the valley, as maps draw a shore: hexagons filled and hollowed out again."""
    lines = blank((sheet.width * _FINER, sheet.height * _FINER))
    faded = look.palette.faded_ink
    lines.fill((*faded, 0))
    spots = [((x - sheet.x) * _FINER, (y - sheet.y) * _FINER) for x, y in centres]
    unit = radius / PITCH
    for reach, opacity in _CONTOURS:
        for colour, out in (((*faded, opacity), reach), ((*faded, 0), reach - 1.7)):
            for spot in spots:
                pygame.draw.polygon(lines, colour, hexagon(spot, (radius + out * unit) * _FINER))
    surface.blit(pygame.transform.smoothscale(lines, sheet.size), sheet)
