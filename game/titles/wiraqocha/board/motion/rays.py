"""Light as a weapon and as a shield: the Death Ray and the Force Field."""

import math

import pygame
from pygame import Surface

from game.base.colour import RGB
from game.titles.wiraqocha.board.hidden_parts import HiddenPart, TilePart
from game.titles.wiraqocha.board.layout.table_layout import SHIELD_AT, Point
from game.titles.wiraqocha.board.motion.sprites import thing_sprite
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.board.pieces.art import hexagon_mask
from game.titles.wiraqocha.rules.events import (
    Devastated,
    ShieldLost,
    ShieldPlaced,
)
from game.ui.animation import ease_out
from game.ui.cache import cached
from game.ui.effects import fade, progress, ring, shake, shine, spark, stamp
from game.ui.motion.timeline import Animation, Paint
from game.ui.particles import SMOKE, Burst, Shards, draw_burst, draw_shards, scatter
from game.ui.shapes import blank

_EMBER: RGB = (255, 120, 40)
_CINDERS: tuple[RGB, ...] = ((62, 44, 36), (255, 146, 60), (34, 26, 22), (120, 70, 40))
_BLUE: RGB = (120, 200, 255)
_CHARGE = 1.16  # seconds: the sound of the Ray gathers its strength so long


# the Death Ray


def devastated(transition: Transition, event: Devastated) -> list[Animation]:
    """The Ray gathers its light over its owner's panel, strikes, blinds, and leaves the ground smoking."""
    unit = transition.unit
    start = transition.own_card(event.player, "death_ray", came=False).center
    target = transition.on(event.tile)
    gather = _gathering(unit, start, target)
    light, ruin = _striking_light(transition, start, target), _ruin(transition, target)
    seconds = _CHARGE + 0.9
    strike = _CHARGE / seconds

    def paint(surface: Surface, t: float) -> None:
        if t < strike:
            gather(surface, t / strike)
            return
        hit = progress(t, strike, 1)
        light(surface, hit)
        ruin(surface, hit)

    hides = frozenset({HiddenPart(TilePart.WASTE, transition.tile(event.tile))})
    return [
        Animation(_CHARGE + 0.12, lambda *_: None, 0, hides=hides),
        Animation(seconds, paint, _CHARGE + 0.06),
    ]


def _gathering(unit: float, start: Point, target: Point) -> Paint:
    """Glints that run together into a light, while a ring closes round what is aimed at."""
    core, star = _core(unit), spark(max(3, round(12 * unit)), (255, 170, 110))
    glints, aim = scatter(61, 14, 90 * unit), ring(round(90 * unit), _EMBER, 0.05)

    def paint(surface: Surface, t: float) -> None:
        for dx, dy, large, late in glints:
            at = progress(t, late, late + 0.6)
            spot = start[0] + dx * (1 - at), start[1] + dy * (1 - at)
            stamp(surface, star, spot, scale=large, alpha=fade(at, 0.3, 0.2), add=True)
        stamp(surface, core, start, scale=0.2 + 0.7 * t, alpha=t, add=True)
        stamp(surface, aim, target, scale=1.7 - 0.9 * t, alpha=0.8 * t, angle=t * 90)

    return paint


def _striking_light(transition: Transition, start: Point, target: Point) -> Paint:
    """The beam, the light that fills the tile, and the wave that runs outwards."""
    unit = transition.unit
    beam, place = _beam(start, target, 34 * unit)
    core, glow = _core(unit), shine(round(170 * unit), (255, 90, 40))
    flash = _hexagon_light(round(transition.after.layout.radius), (255, 236, 214))
    shock = ring(round(170 * unit), (255, 214, 160), 0.07)

    def paint(surface: Surface, t: float) -> None:
        bright = 1 - progress(t, 0.25, 0.5)
        if bright > 0:
            lit = beam.copy()
            flicker = round(255 * bright * (0.85 + 0.15 * math.sin(t * 120)))
            lit.fill((flicker, flicker, flicker), special_flags=pygame.BLEND_RGB_MULT)
            surface.blit(lit, place, special_flags=pygame.BLEND_RGB_ADD)
            stamp(surface, core, start, alpha=bright, add=True)
        stamp(surface, flash, target, alpha=1 - progress(t, 0.1, 0.6), add=True)
        stamp(surface, glow, target, alpha=1 - t, scale=0.6 + 0.6 * t, add=True)
        stamp(surface, shock, target, scale=0.2 + 1.1 * ease_out(t), alpha=0.9 * (1 - t))

    return paint


def _ruin(transition: Transition, target: Point) -> Paint:
    """Fire, smoke and stones, and a blow that shakes the valley."""
    look, unit, valley = transition.look, transition.unit, transition.after.layout.map
    smoke = Burst(scatter(63, 16, 96 * unit), 46 * unit, SMOKE, rise=86 * unit, strength=1)
    fire = Burst(scatter(65, 14, 116 * unit), 34 * unit, _EMBER, rise=26 * unit)
    stones = Shards(scatter(67, 22, 150 * unit), 6.5 * unit, _CINDERS, rise=80 * unit)

    def paint(surface: Surface, t: float) -> None:
        flames, fumes, fall = progress(t, 0.05, 0.7), progress(t, 0.15, 1), progress(t, 0.02, 0.8)
        draw_burst(surface, look, target, flames, fire)
        draw_burst(surface, look, target, fumes, smoke)
        draw_shards(surface, target, fall, stones)
        blow = 9 * unit * (1 - progress(t, 0, 0.5)) ** 2
        shake(surface, valley, blow * math.sin(t * 150), blow * math.cos(t * 117))

    return paint


def _core(unit: float) -> Surface:
    """The light that the Ray gathers, to be added."""
    return shine(round(70 * unit), (255, 240, 220))


def _beam(start: Point, end: Point, width: float) -> tuple[Surface, tuple[int, int]]:
    """A beam of light to be added between two points, with its upper left corner. Drawn small, so that it is soft."""
    small, margin = 3, round(width)
    left, top = round(min(start[0], end[0])) - margin, round(min(start[1], end[1])) - margin
    size = (round(abs(start[0] - end[0])) + 2 * margin, round(abs(start[1] - end[1])) + 2 * margin)
    sheet = Surface((size[0] // small + 1, size[1] // small + 1))
    length = max(1.0, math.dist(start, end))
    across = (end[1] - start[1]) / length, -(end[0] - start[0]) / length
    for share, colour in (
        (1.0, (70, 10, 4)),
        (0.66, (150, 34, 12)),
        (0.38, (240, 110, 50)),
        (0.16, (255, 244, 220)),
    ):
        half = width / 2 * share
        corners = [
            (
                (point[0] - left + sign * across[0] * half * thin) / small,
                (point[1] - top + sign * across[1] * half * thin) / small,
            )
            for point, sign, thin in ((start, 1, 0.45), (end, 1, 1), (end, -1, 1), (start, -1, 0.45))
        ]
        pygame.draw.polygon(sheet, colour, corners)
    return pygame.transform.smoothscale(sheet, size), (left, top)


@cached
def _hexagon_light(radius: int, colour: RGB) -> Surface:
    """A tile full of light, to be added to it."""
    sheet = Surface((2 * radius, 2 * radius))
    sheet.blit(hexagon_mask(radius), (0, 0))
    sheet.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return sheet


# the Force Field

_LARGE = 150  # pixels: a dome of so large a radius needs no finer drawing than the screen's


@cached
def _dome(radius: int) -> Surface:
    """A dome of light over a tile: a rim, thin ribs of hexagons, a glint."""
    finer = 2 if radius < _LARGE else 1
    side = 2 * radius * finer
    sheet = blank((side, side))
    middle, reach = side / 2, radius * finer * 0.98
    for step in range(20, 0, -1):
        alpha = round(12 + 74 * (step / 20) ** 3)
        pygame.draw.circle(sheet, (90, 170, 240, alpha), (middle, middle), reach * (0.45 + 0.55 * step / 20))
    cell = reach / 4.2
    for row in range(-6, 7):
        for column in range(-6, 7):
            x = middle + (column + row % 2 / 2) * cell * math.sqrt(3) * 0.62
            y = middle + row * cell * 0.93
            if math.dist((x, y), (middle, middle)) < reach * 0.93:
                corners = [
                    (x + cell * 0.6 * math.sin(math.pi / 3 * k), y + cell * 0.6 * math.cos(math.pi / 3 * k))
                    for k in range(6)
                ]
                pygame.draw.polygon(sheet, (190, 232, 255, 70), corners, finer)
    pygame.draw.circle(sheet, (214, 242, 255, 235), (middle, middle), reach, 3 * finer)
    box = pygame.Rect(0, 0, round(reach * 1.6), round(reach * 1.6))
    box.center = (round(middle), round(middle))
    pygame.draw.arc(sheet, (255, 255, 255, 200), box, 1.9, 2.8, 4 * finer)
    return pygame.transform.smoothscale(sheet, (2 * radius, 2 * radius))


def shield_placed(transition: Transition, event: ShieldPlaced) -> list[Animation]:
    """A dome of light rises over the tile, flickers, and stands."""
    unit = transition.unit
    centre, mark = transition.on(event.tile), transition.on(event.tile, SHIELD_AT)
    radius = round(92 * unit)
    light = shine(round(150 * unit), (40, 90, 150))
    halo = ring(round(100 * unit), _BLUE, 0.05)
    sign = thing_sprite(transition.look, "force_field", 40 * unit)

    def paint(surface: Surface, t: float) -> None:
        dome = _dome(radius)  # made when it is seen: the first picture has enough to do
        up = ease_out(progress(t, 0, 0.45))
        gone = 1 - progress(t, 0.7, 1)
        flicker = 0.85 + 0.15 * math.sin(t * 55)
        stamp(surface, light, centre, alpha=up * gone * flicker, add=True)
        rows = max(1, round(dome.get_height() * up))
        piece = dome.subsurface((0, 0, dome.get_width(), rows))
        piece.set_alpha(round(255 * gone * flicker))
        bottom = centre[1] + dome.get_height() / 2
        surface.blit(piece, (round(centre[0] - dome.get_width() / 2), round(bottom - rows)))
        stamp(
            surface,
            halo,
            centre,
            scale=0.3 + 0.9 * progress(t, 0.4, 1),
            alpha=1 - progress(t, 0.5, 1) if t > 0.4 else 0,
        )
        stamp(
            surface,
            sign,
            mark,
            scale=0.4 + 0.6 * ease_out(progress(t, 0.55, 1)),
            alpha=progress(t, 0.55, 0.8),
        )

    hides = frozenset({HiddenPart(TilePart.SHIELD, transition.tile(event.tile))})
    return [Animation(1.0, paint, hides=hides)]


def shield_lost(transition: Transition, event: ShieldLost) -> list[Animation]:
    """The dome shows itself once more, bursts into splinters of light, and is gone."""
    unit = transition.unit
    centre, mark = transition.on(event.tile), transition.on(event.tile, SHIELD_AT)
    sign, radius = thing_sprite(transition.look, "force_field", 40 * unit), round(92 * unit)
    splinters, star = scatter(71, 16, 130 * unit), spark(max(3, round(11 * unit)), _BLUE)

    def paint(surface: Surface, t: float) -> None:
        stamp(surface, sign, mark, alpha=1 - progress(t, 0.2, 0.5))
        if 0 < t < 0.6:
            shown = fade(progress(t, 0, 0.6), 0.2, 0.6)
            stamp(surface, _dome(radius), centre, alpha=shown, scale=1 + 0.15 * t)
        for dx, dy, large, late in splinters:
            at = progress(t, 0.25 + late * 0.3, 0.75 + late * 0.6)
            if 0 < at < 1:
                spot = centre[0] + dx * at, centre[1] + dy * at + 50 * unit * at * at
                stamp(surface, star, spot, scale=large, alpha=1 - at, add=True)

    return [Animation(0.7, paint, 0.35, waits=True)]
