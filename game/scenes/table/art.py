"""The pictures of the table: drawings in assets/art made to size and kept. Whoever draws asks here by what it is."""

import io
import re
from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Surface

from game.content.definitions import Kind, Tile
from game.folders import assets_folder
from game.ui import theme
from game.ui.keep import kept
from game.ui.shapes import blank, hexagon, polyline

Point = tuple[float, float]

TOKEN_BOX = (144, 136)  # size of a token's drawing in its own units
TOKEN_FOOT = (72, 108)  # the middle of its disc in the drawing
TOKEN_SIZE = 0.66  # a token's unit in units of a tile
_LAYERS = ("colour", "ink", "top")
_JUNGLES = 4


def _folder() -> Path:
    return assets_folder() / "art"


@lru_cache(maxsize=128)
def _source(name: str) -> str:
    return (_folder() / f"{name}.svg").read_text(encoding="utf-8")


def _render(source: str, size: tuple[int, int]) -> Surface:
    width, height = max(1, size[0]), max(1, size[1])
    return pygame.image.load_sized_svg(io.BytesIO(source.encode()), (width, height))


@kept(256)
def picture(name: str, size: tuple[int, int]) -> Surface:
    """A drawing of assets/art (`icons/cube`, `cards/juggernaut`…) made to fit `size` in pixels."""
    return _render(_source(name), size)


def draw_picture(surface: Surface, name: str, centre: Point, side: float) -> None:
    """Draw a square picture round a centre."""
    drawn = picture(name, (round(side), round(side)))
    surface.blit(drawn, (round(centre[0] - drawn.get_width() / 2), round(centre[1] - drawn.get_height() / 2)))


# tiles


def tile_drawing(tile: Tile, number: int) -> str:
    """Which drawing shows a tile; `number` tells tiles of the same kind apart."""
    name = f"{tile.terrain.value}_{tile.ground.value}"
    return f"{name}_{number % _JUNGLES + 1}" if name == "jungle_valley" else name


@kept(64)
def tile_picture(drawing: str, radius: int) -> Surface:
    """A tile as a hexagon with its inked rim; `radius` in pixels, the picture is twice that wide and high."""
    side = 2 * radius
    source = _source(f"tiles/{drawing}")
    sheet = Surface((side, side))
    sheet.fill(theme.PARCHMENT)
    colour, ink, top = (_render(_layer(source, name), (side, side)) for name in _LAYERS)
    sheet.blit(colour, (0, 0))
    lines = Surface((side, side))
    lines.fill((255, 255, 255))
    lines.blit(ink, (0, 0))
    sheet.blit(lines, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    sheet.blit(top, (0, 0))
    cut = blank((side, side))
    cut.blit(sheet, (0, 0))
    cut.blit(hexagon_mask(radius), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    _draw_rim(cut, radius)
    return cut


def _layer(source: str, name: str) -> str:
    """The drawing with one of its layers alone: the ink is laid over the colours by multiplying."""
    head = source[: source.index("\n<g id=")]
    found = re.search(rf'\n(<g id="{name}".*?</g>)\n(?=<g id=|</svg>)', source, re.DOTALL)
    return f"{head}{found.group(1) if found else ''}</svg>"


@kept(8)
def hexagon_mask(radius: int, inset: float = 1.0) -> Surface:
    """White within the hexagon, clear outside, with smooth edges."""
    finer = 3
    fine = blank((2 * radius * finer, 2 * radius * finer))
    fine.fill((255, 255, 255, 0))
    corners = hexagon((radius * finer, radius * finer), (radius - inset) * finer)
    pygame.draw.polygon(fine, (255, 255, 255), corners)
    return pygame.transform.smoothscale(fine, (2 * radius, 2 * radius))


def _draw_rim(picture_: Surface, radius: int) -> None:
    unit = radius / 96
    middle = (radius, radius)
    shade = blank(picture_.get_size())
    polyline(shade, hexagon(middle, radius - 5 * unit), (58, 36, 16), 9 * unit, closed=True)
    shade.set_alpha(64)
    picture_.blit(shade, (0, 0))
    polyline(picture_, hexagon(middle, radius - 2.4 * unit), theme.INK, 2.6 * unit, closed=True)
    polyline(picture_, hexagon(middle, radius - 5.4 * unit), theme.PARCHMENT_LIGHT, 1.7 * unit, closed=True)


# tokens


@kept(256)
def token_picture(kind: Kind, emblem: str, height: int, tilt: int = 0) -> Surface:
    """A token with its pale halo and shadow; `height` in pixels is that of its drawing, `tilt` in degrees.

    An empty `emblem` is nobody's (a white token that waits with its card).
    """
    scale = height / TOKEN_BOX[1]
    name = f"tokens/{kind.value}_{emblem}" if emblem else f"tokens/{kind.value}"
    body = picture(name, (round(TOKEN_BOX[0] * scale), height))
    if tilt:
        body = pygame.transform.rotozoom(body, tilt, 1.0)
    margin = max(2, round(height * 0.1))
    sheet = blank((body.get_width() + 2 * margin, body.get_height() + 2 * margin))
    offset = max(1, round(height * 0.035))
    shadow = blank(sheet.get_size())
    shadow.blit(_silhouette(body, (*theme.SHADOW, 165)), (margin + offset, margin + offset))
    sheet.blit(pygame.transform.gaussian_blur(shadow, max(1, margin // 3)), (0, 0))
    halo = _silhouette(body, (*theme.CREAM, 255))
    reach = max(1, round(height * 0.016))
    for dx, dy in ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
        sheet.blit(halo, (margin + dx * reach, margin + dy * reach))
    sheet.blit(body, (margin, margin))
    return sheet


def _silhouette(body: Surface, colour: tuple[int, int, int, int]) -> Surface:
    flat = body.copy()
    flat.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    flat.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return flat


@kept(64)
def _ghost(kind: Kind, emblem: str, height: int) -> Surface:
    pale = pygame.transform.grayscale(token_picture(kind, emblem, height))
    pale.set_alpha(64)
    return pale


def draw_token(
    surface: Surface, kind: Kind, emblem: str, foot: Point, unit: float, *, ghost: bool = False
) -> None:
    """Draw a token that stands with the middle of its disc at `foot`; `unit` is the pixels of a unit of it."""
    height = max(8, round(TOKEN_BOX[1] * unit))
    drawn = _ghost(kind, emblem, height) if ghost else token_picture(kind, emblem, height)
    margin = max(2, round(height * 0.1))
    scale = height / TOKEN_BOX[1]
    surface.blit(
        drawn,
        (
            round(foot[0] - TOKEN_FOOT[0] * scale - margin),
            round(foot[1] - TOKEN_FOOT[1] * scale - margin),
        ),
    )


def draw_token_in(
    surface: Surface, kind: Kind, emblem: str, rect: pygame.Rect, *, ghost: bool = False, tilt: int = 0
) -> None:
    """Draw a token as large as fits in a rectangle."""
    height = max(8, min(round(rect.height * 0.98), round(rect.width * 1.12)))
    if tilt:
        drawn = token_picture(kind, emblem, height, tilt)
    else:
        drawn = _ghost(kind, emblem, height) if ghost else token_picture(kind, emblem, height)
    surface.blit(drawn, drawn.get_rect(center=rect.center))
