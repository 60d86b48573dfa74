"""The Machines' Graveyard as it is drawn: a quiet ground, the wrecks on it, and what it costs to recover one."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.titles.wiraqocha.board.layout.graveyard_layout import PRICE_AT, Point, WreckPile
from game.titles.wiraqocha.board.layout.table_layout import TableLayout
from game.titles.wiraqocha.board.pieces.art import hexagon_mask, tile_picture, wreck_picture
from game.titles.wiraqocha.board.pieces.glyphs import draw_badge, draw_count
from game.titles.wiraqocha.rules.actions import Recover, Restore
from game.titles.wiraqocha.rules.engine import decider, refusal
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KINDS
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.shapes import blank

_DUSK: RGB = (52, 40, 32)  # what lies over the ground, so that the wrecks stand out
_VEIL = 162  # and how opaque it is, of 255
_BLUR = 0.022  # of the tile's radius
_PICTURE = 0.985  # of a tile's picture in its place
_BADGE = 11.0  # radius of a count, in units of a tile
LEAST_BADGE = 11.3  # and at least so many design units, in which a figure can be read
_PRICE = 15.0  # least size of a price, in design units


@cached
def calm_ground(look: Look, radius: int) -> Surface:
    """The Graveyard's tile, softened and darkened within its inked rim."""
    drawn = tile_picture(look, "graveyard", radius)
    soft = pygame.transform.gaussian_blur(drawn, max(1, round(radius * _BLUR)))
    veil = blank(soft.get_size())
    veil.fill((*_DUSK, _VEIL))
    soft.blit(veil, (0, 0))
    window = hexagon_mask(radius, radius * 0.045)
    shape = blank(soft.get_size())
    shape.blit(window, window.get_rect(center=shape.get_rect().center))
    soft.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    whole = drawn.copy()
    whole.blit(soft, (0, 0))
    return whole


def draw_ground(surface: Surface, layout: TableLayout) -> None:
    """Draw the tile of the Graveyard."""
    drawn = calm_ground(layout.scale.look, round(layout.radius * _PICTURE))
    surface.blit(drawn, drawn.get_rect(center=(round(layout.graveyard[0]), round(layout.graveyard[1]))))


def recovery_price(state: State, seat: int) -> int | None:
    """What it costs the player of a seat to take a wreck of theirs back now, in cubes; None where they cannot."""
    if decider(state) != seat:
        return None
    for kind, count in enumerate(state.graveyard[seat]):
        if count and refusal(state, Restore(KINDS[kind])) is None:
            return 0
        if count and refusal(state, Recover(KINDS[kind])) is None:
            return state.game.figures.recover_cubes
    return None


def draw_wrecks(surface: Surface, layout: TableLayout, emblems: Sequence[str], price: int | None) -> None:
    """Draw the wrecks, with the `price` of recovery, if any, over them where the seat that the table is shown for has
    one.
    """
    unit, scale = layout.tile_scale, layout.scale
    wrecks = layout.wrecks()
    draw_piles(surface, layout.scale.look, wrecks, emblems)
    if price is not None and any(wreck.seat == layout.viewing for wreck in wrecks):
        _draw_price(surface, layout.graveyard, price, unit, scale)
    draw_counts(surface, wrecks, unit, scale)


def draw_piles(surface: Surface, look: Look, wrecks: Sequence[WreckPile], emblems: Sequence[str]) -> None:
    """Draw wrecks where they lie."""
    for wreck in wrecks:
        drawn = wreck_picture(look, KINDS[wreck.kind], emblems[wreck.seat], round(wreck.side))
        surface.blit(drawn, drawn.get_rect(center=(round(wreck.centre[0]), round(wreck.centre[1]))))


def draw_counts(
    surface: Surface, wrecks: Sequence[WreckPile], unit: float, scale: Scale, least: float = LEAST_BADGE
) -> None:
    """Draw how many there are of wrecks that lie on each other, in a badge of at least this size."""
    radius = max(_BADGE * unit, scale.px(least))
    for wreck in wrecks:
        if wreck.count > 1:  # in a corner of its own place, where no other wreck reaches
            corner = max(0.0, wreck.rect.width / 2 - radius)
            at = (wreck.centre[0] + corner, wreck.centre[1] - corner)
            draw_badge(surface, str(wreck.count), at, radius, scale)


def _draw_price(surface: Surface, graveyard: Point, price: int, unit: float, scale: Scale) -> None:
    """Draw what it costs to recover a wreck, in the upper corner of the tile."""
    size = max(_PRICE, 19 * unit / scale.factor)
    strip = Rect(0, 0, scale.px(size * 2.7), scale.px(size * 1.45))
    strip.center = round(graveyard[0]), round(graveyard[1] + PRICE_AT * unit)
    draw_panel(surface, strip, scale, "felt")
    area = strip.inflate(-scale.px(size * 0.5), 0)
    draw_count(surface, "cube", price, area, scale, size=size, ink=scale.look.palette.cream)
