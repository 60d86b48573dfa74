"""A small map of a valley before the game: which tile lies where, its terrain and what it asks for."""

import math

from pygame import Rect, Surface

from game.content.definitions import Faces, Ground, Slot, Terrain, Tile
from game.rules.game import Game
from game.ui import theme
from game.ui.dice import draw_die
from game.ui.panels import draw_plate
from game.ui.scale import Scale
from game.ui.shapes import Point, circle, hexagon, polygon
from game.ui.text import draw_text
from game.ui.theme import RGB, Role, rgb

TINTS: dict[Terrain, RGB] = {
    Terrain.JUNGLE: rgb("#86a04c"),
    Terrain.RUINS: rgb("#f3dca0"),
    Terrain.VILLAGE: rgb("#d8a07a"),
    Terrain.VEIN: rgb("#9c8a7e"),
    Terrain.CAVES: rgb("#6a5648"),
}
_GRAVEYARD = rgb("#c0a78c")
_ROOT = math.sqrt(3)


def draw_valley(surface: Surface, game: Game, scale: Scale, rect: Rect) -> None:
    """Draw the tiles of `game` as large as `rect` allows."""
    slots = [*game.slots, game.shape.graveyard]
    spots = [_spot(slot) for slot in slots]
    left, right = min(x for x, _ in spots) - _ROOT / 2, max(x for x, _ in spots) + _ROOT / 2
    top, bottom = min(y for _, y in spots) - 1, max(y for _, y in spots) + 1
    radius = min(rect.width / (right - left), rect.height / (bottom - top))
    origin = (rect.centerx - radius * (left + right) / 2, rect.centery - radius * (top + bottom) / 2)
    centres = [(origin[0] + x * radius, origin[1] + y * radius) for x, y in spots]
    for tile, centre in zip(game.tiles, centres, strict=False):
        _draw_tile(surface, tile, centre, radius, scale)
    polygon(surface, hexagon(centres[-1], radius * 0.95), _GRAVEYARD, theme.INK, max(1.0, radius * 0.03))
    _cross(surface, centres[-1], radius * 0.3)


def _spot(slot: Slot) -> Point:
    return ((slot.q + slot.r / 2) * _ROOT, slot.r * 1.5)


def _draw_tile(surface: Surface, tile: Tile, centre: Point, radius: float, scale: Scale) -> None:
    mountain = tile.ground is Ground.MOUNTAIN
    polygon(surface, hexagon(centre, radius * 0.95), TINTS[tile.terrain], theme.INK, max(1.0, radius * 0.03))
    sign = (centre[0], centre[1] - radius * 0.3)
    if mountain:
        _peaks(surface, sign, radius)
    _draw_sign(surface, tile.terrain, (sign[0] - (radius * 0.3 if mountain else 0), sign[1]), radius)
    plate = Rect(0, 0, round(radius * 1.16), round(radius * 0.5))
    plate.center = (round(centre[0]), round(centre[1] + radius * 0.34))
    draw_plate(surface, plate, theme.MOUNTAIN_PLATE if mountain else theme.VALLEY_PLATE, scale)
    requirement = tile.requirement
    if isinstance(requirement, Faces):
        side = round(radius * 0.31)
        pitch = round(radius * 0.35)
        for number, face in enumerate(requirement.faces):
            x = plate.centerx + (number - (len(requirement.faces) - 1) / 2) * pitch
            draw_die(surface, face, (x, plate.centery), side)
    else:
        size = radius * 0.42 / scale.factor
        draw_text(surface, str(requirement.value), Role.PLATE, scale, plate, theme.CREAM, "centre", size=size)


def _peaks(surface: Surface, centre: Point, radius: float) -> None:
    x, y = centre[0] + radius * 0.26, centre[1] + radius * 0.18
    for dx, half, high in ((0.16, 0.24, 0.36), (-0.1, 0.3, 0.5)):
        foot = x + dx * radius
        points = [(foot - half * radius, y), (foot, y - high * radius), (foot + half * radius, y)]
        polygon(surface, points, rgb("#d5d8da"), theme.INK, max(1.0, radius * 0.025))


def _draw_sign(surface: Surface, terrain: Terrain, centre: Point, radius: float) -> None:
    """One mark for each terrain, told apart by its shape: a crown of leaves, steps, a hut, crystals, an arch."""
    line = max(1.0, radius * 0.025)

    def shape(points: list[Point], colour: RGB) -> None:
        placed = [(centre[0] + x * radius, centre[1] + y * radius) for x, y in points]
        polygon(surface, placed, colour, theme.INK, line)

    match terrain:
        case Terrain.JUNGLE:
            for dx, dy in ((-0.15, 0.03), (0.15, 0.03), (0.0, -0.12)):
                spot = (centre[0] + dx * radius, centre[1] + dy * radius)
                circle(surface, spot, radius * 0.17, rgb("#4a6a35"), theme.INK, line)
        case Terrain.RUINS:
            for level in range(3):
                half, top = 0.3 - level * 0.09, 0.06 - level * 0.13
                shape([(-half, top + 0.13), (-half, top), (half, top), (half, top + 0.13)], rgb("#b98a48"))
        case Terrain.VILLAGE:
            shape([(-0.18, 0.2), (-0.18, -0.04), (0.18, -0.04), (0.18, 0.2)], rgb("#fbe9b8"))
            shape([(-0.28, -0.02), (0.0, -0.3), (0.28, -0.02)], rgb("#7d3f28"))
        case Terrain.VEIN:
            for lean, high in ((-0.17, 0.24), (0.17, 0.2), (0.0, 0.38)):
                tip = (lean * 1.4, 0.18 - high - 0.06)
                shape([(lean - 0.08, 0.18), tip, (lean + 0.08, 0.18)], theme.CRYSTAL)
        case Terrain.CAVES:
            shape([(-0.3, 0.2), (-0.22, -0.14), (0.0, -0.26), (0.22, -0.14), (0.3, 0.2)], rgb("#8a776c"))
            shape([(-0.12, 0.2), (-0.1, 0.0), (0.0, -0.08), (0.1, 0.0), (0.12, 0.2)], theme.INK)


def _cross(surface: Surface, centre: Point, reach: float) -> None:
    x, y = centre
    wide = reach * 0.22
    for bar in (
        [(x - wide, y - reach), (x + wide, y - reach), (x + wide, y + reach), (x - wide, y + reach)],
        [
            (x - reach * 0.7, y - reach * 0.45),
            (x + reach * 0.7, y - reach * 0.45),
            (x + reach * 0.7, y - reach * 0.05),
            (x - reach * 0.7, y - reach * 0.05),
        ],
    ):
        polygon(surface, bar, theme.FADED_INK)


def draw_key(surface: Surface, terrain: Terrain, name: str, scale: Scale, rect: Rect) -> None:
    """One line of the map's key: a small tile and what it is called."""
    radius = rect.height * 0.52
    centre = (rect.x + radius, rect.centery)
    polygon(surface, hexagon(centre, radius), TINTS[terrain], theme.INK, max(1.0, radius * 0.05))
    _draw_sign(surface, terrain, centre, radius * 1.2)
    words = Rect(
        round(rect.x + 2 * radius + scale.px(8)),
        rect.y,
        round(rect.width - 2 * radius - scale.px(8)),
        rect.height,
    )
    draw_text(surface, name, Role.BODY, scale, words, theme.INK, size=18)
