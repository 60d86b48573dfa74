"""The pictures of the table by what they show: generated pictures made to size and kept (see `game.ui.pictures`)."""

import math
from collections.abc import Sequence

import pygame
from pygame import Surface

from game.base.colour_sets import colour_of
from game.titles.wiraqocha.content.definitions import Ground, Terrain, Tile, TokenKind
from game.ui import pictures
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.shapes import blank, hexagon

Point = tuple[float, float]

TILE_RADIUS = 94.07  # of a tile's picture, in units of the 1920 x 1080 layout
TOKEN_BOX = (161.8, 158.8)  # size of a token's picture in its own units, 100 of which are its height
TOKEN_FOOT = (77.9, 117.6)  # the middle of its disc in the picture
BLUEPRINT = "wiraqocha/card.blueprint"
SKULLS = ("D1", "D2", "D3", "N10")  # the pictures of relics
_SOLID = 170  # opacity from which on a pixel of a token is no shadow
TOKEN_SIZE = 0.66  # a token's unit in units of a tile

# The picture of a tile whose terrain or ground is another in a position, a mod or an older game. Older games had Ruins
# on N12 and a jungle on N10, and look as they did.
_LIKE = {
    (Terrain.JUNGLE, Ground.VALLEY): "N12",
    (Terrain.JUNGLE, Ground.MOUNTAIN): "N11",
    (Terrain.RUINS, Ground.VALLEY): "N10",
    (Terrain.RUINS, Ground.MOUNTAIN): "mountain_ruins",
    (Terrain.VILLAGE, Ground.VALLEY): "D6",
    (Terrain.VILLAGE, Ground.MOUNTAIN): "S345",
    (Terrain.VEIN, Ground.VALLEY): "N1",
    (Terrain.VEIN, Ground.MOUNTAIN): "N3",
    (Terrain.CAVES, Ground.VALLEY): "C7",
    (Terrain.CAVES, Ground.MOUNTAIN): "C7",
}
_DRAWN_AS = {
    **dict.fromkeys(("N2", "N4", "N6", "N7", "N8", "N12", "D5"), (Terrain.JUNGLE, Ground.VALLEY)),
    **dict.fromkeys(("N9", "N11", "S123", "D4"), (Terrain.JUNGLE, Ground.MOUNTAIN)),
    **dict.fromkeys(("N10", "D1", "D2", "D3"), (Terrain.RUINS, Ground.VALLEY)),
    "D6": (Terrain.VILLAGE, Ground.VALLEY),
    "S345": (Terrain.VILLAGE, Ground.MOUNTAIN),
    **dict.fromkeys(("N1", "N5"), (Terrain.VEIN, Ground.VALLEY)),
    **dict.fromkeys(("N3", "S234", "S456"), (Terrain.VEIN, Ground.MOUNTAIN)),
    "C7": (Terrain.CAVES, Ground.VALLEY),
}


def card_picture(look: Look, card: str, size: tuple[int, int]) -> Surface:
    """The picture of a card, cut to fill `size` in pixels; a blueprint for one that has none of its own."""
    name = f"wiraqocha/card.{card}"
    return pictures.filling(look, name if pictures.known(look, name) else BLUEPRINT, size)


THINGS = {
    "crystal": "wiraqocha/goods.crystal",
    "cube": "wiraqocha/goods.cube",
    **{name: f"wiraqocha/marker.{name}" for name in ("force_field", "flying_fortress", "death_ray", "probe")},
}


def thing_picture(look: Look, name: str, side: int) -> Surface:
    """A small thing of the table (`cube`, `crystal`, a marker) as large as fits into a square."""
    picture_name = THINGS[name]
    large = f"{picture_name}.large"
    entry = pictures.find(look, picture_name)
    grown = entry is not None and side > 2 * max(entry.size) and pictures.known(look, large)
    return pictures.fitting(look, large if grown else picture_name, side, side)


def draw_thing(surface: Surface, look: Look, name: str, centre: Point, side: float) -> None:
    """Draw a small thing of the table round a centre."""
    drawn = thing_picture(look, name, round(side))
    surface.blit(drawn, drawn.get_rect(center=(round(centre[0]), round(centre[1]))))


def draw_picture(surface: Surface, look: Look, name: str, centre: Point, side: float) -> None:
    """Draw a picture round a centre, as large as fits into a square."""
    drawn = pictures.fitting(look, name, round(side), round(side))
    surface.blit(drawn, (round(centre[0] - drawn.get_width() / 2), round(centre[1] - drawn.get_height() / 2)))


def relic_drawing(relics: Sequence[str], number: int) -> str:
    """Which picture shows a relic of these: that of its ruins, or if possible one that shows none of the others."""
    label = relics[number]
    if label in SKULLS:
        return label
    free = [skull for skull in SKULLS if skull not in relics] or SKULLS
    strange = [other for other in relics if other not in SKULLS]
    return free[strange.index(label) % len(free)]


# tiles


def tile_drawing(look: Look, tile: Tile) -> str:
    """Which picture shows a tile: its own, unless terrain or ground are not what that shows."""
    if pictures.is_from_mod(look, f"wiraqocha/tile.{tile.label}"):
        return tile.label
    kind = (tile.terrain, tile.ground)
    own = _DRAWN_AS.get(tile.label) == kind and pictures.known(look, f"wiraqocha/tile.{tile.label}")
    return tile.label if own else _LIKE[kind]


@cached
def tile_picture(look: Look, drawing: str, radius: int) -> Surface:
    """A tile with its inked rim; `radius` in pixels is that of the hexagon, in the middle of the picture."""
    return pictures.at_unit(look, f"wiraqocha/tile.{drawing}", radius / TILE_RADIUS)


@cached
def hexagon_mask(radius: int, inset: float = 1.0) -> Surface:
    """White within the hexagon, clear outside, with smooth edges."""
    finer = 3
    fine = blank((2 * radius * finer, 2 * radius * finer))
    fine.fill((255, 255, 255, 0))
    corners = hexagon((radius * finer, radius * finer), (radius - inset) * finer)
    pygame.draw.polygon(fine, (255, 255, 255), corners)
    return pygame.transform.smoothscale(fine, (2 * radius, 2 * radius))


# tokens


def _token_name(kind: TokenKind, emblem: str) -> str:
    return f"wiraqocha/token.{kind.value}.{colour_of(emblem) or 'white'}"


@cached
def token_picture(look: Look, kind: TokenKind, emblem: str, height: int, tilt: int = 0) -> Surface:
    """A token with its pale halo and shadow; `height` in pixels is that of the whole picture, `tilt` in degrees.

    An empty `emblem` is nobody's (a white token that waits with its card).
    """
    width = round(height * TOKEN_BOX[0] / TOKEN_BOX[1])
    drawn = pictures.sized(look, _token_name(kind, emblem), width, height)
    if look.high_contrast:
        drawn = _outlined(look, drawn, max(1, round(height / 45)))
    return pygame.transform.rotozoom(drawn, tilt, 1.0) if tilt else drawn


@cached
def wreck_picture(look: Look, kind: TokenKind, emblem: str, side: int) -> Surface:
    """A wrecked token as it lies in the Graveyard, as large as fits into a square."""
    return pictures.fitting(look, f"wiraqocha/wreck.{kind.value}.{colour_of(emblem) or 'white'}", side, side)


@cached
def _ghost(look: Look, kind: TokenKind, height: int) -> Surface:
    """The engraved outline of a token that is away, as large as the token's picture."""
    width = round(height * TOKEN_BOX[0] / TOKEN_BOX[1])
    return pictures.sized(look, f"wiraqocha/ghost.{kind.value}", width, height)


def _outlined(look: Look, picture: Surface, width: int) -> Surface:
    """The picture with a dark line round its halo, `width` pixels wide: it stands out from any ground."""
    shape = pygame.mask.from_surface(picture, _SOLID)
    dark = shape.to_surface(setcolor=(*look.palette.outline, 255), unsetcolor=(0, 0, 0, 0))
    found = blank(picture.get_size())
    for step in range(16):
        angle = math.tau * step / 16
        found.blit(dark, (round(width * math.cos(angle)), round(width * math.sin(angle))))
    found.blit(picture, (0, 0))
    return found


def draw_token(
    surface: Surface,
    look: Look,
    kind: TokenKind,
    emblem: str,
    foot: Point,
    unit: float,
) -> None:
    """Draw a token that stands with the middle of its disc at `foot`; `unit` is the pixels of a unit of it."""
    height = max(8, round(TOKEN_BOX[1] * unit))
    drawn = token_picture(look, kind, emblem, height)
    surface.blit(drawn, (round(foot[0] - TOKEN_FOOT[0] * unit), round(foot[1] - TOKEN_FOOT[1] * unit)))


def draw_token_in(
    surface: Surface,
    look: Look,
    kind: TokenKind,
    emblem: str,
    rect: pygame.Rect,
    *,
    ghost: bool = False,
    tilt: int = 0,
) -> None:
    """Draw a token as large as fits in a rectangle."""
    height = max(8, min(round(rect.height * 1.12), round(rect.width * 1.24)))
    if tilt:
        drawn = token_picture(look, kind, emblem, height, tilt)
    else:
        drawn = _ghost(look, kind, height) if ghost else token_picture(look, kind, emblem, height)
    surface.blit(drawn, drawn.get_rect(center=rect.center))
