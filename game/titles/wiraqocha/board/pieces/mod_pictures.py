"""The pictures that mods bring for their cards and tiles, made ready for the table."""

from collections.abc import Iterable

import pygame
from pygame import Surface

from game.base.colour import RGB
from game.kit.data.mods.pictures import read_picture
from game.titles.wiraqocha.board.pieces.art import TILE_RADIUS
from game.titles.wiraqocha.content.definitions import WiraqochaMod
from game.ui.look import NO_MOD_PICTURES, ModPicture, ModPictures, Palette
from game.ui.mod_pictures import cropped, surface_of
from game.ui.shapes import blank, hexagon

_CARD = (184.0, 216.0)  # in units of the 1920 x 1080 layout
_TILE = (170.0, 196.0)
_FINER = 2  # pixels to a unit of a tile
_RIM = 2.2  # width of the inked rim of a tile, in units


def load_mod_pictures(mods: Iterable[WiraqochaMod], palette: Palette) -> ModPictures:
    """The pictures that these mods bring for their cards and tiles, with rims in the ink of a palette."""
    found: dict[str, ModPicture] = {}
    for mod in mods:
        for name in mod.pictures:
            drawn = surface_of(read_picture(mod, name))
            if drawn is None:
                continue
            is_tile = name.startswith("tile.")
            width, height = size = _TILE if is_tile else _CARD
            shown = _as_tile(drawn, palette.ink) if is_tile else drawn
            found[f"wiraqocha/{name}"] = ModPicture(shown, size, (width / 2, height / 2))
    return ModPictures(found) if found else NO_MOD_PICTURES


def _as_tile(drawn: Surface, ink: RGB) -> Surface:
    """The picture as large as fills a tile, cut to its hexagon, with an inked rim."""
    tile = cropped(drawn, _TILE, _FINER)
    size = tile.get_size()
    mask = blank((2 * size[0], 2 * size[1]))
    mask.fill((255, 255, 255, 0))
    corners = hexagon((size[0], size[1]), 2 * TILE_RADIUS * _FINER)
    pygame.draw.polygon(mask, (255, 255, 255), corners)
    tile.blit(pygame.transform.smoothscale(mask, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rim = blank((2 * size[0], 2 * size[1]))
    rim.fill((*ink, 0))
    pygame.draw.polygon(rim, (*ink, 255), corners)
    inner = hexagon((size[0], size[1]), 2 * (TILE_RADIUS - _RIM) * _FINER)
    pygame.draw.polygon(rim, (*ink, 0), inner)
    tile.blit(pygame.transform.smoothscale(rim, size), (0, 0))
    return tile
