"""How the three victories are shown: light over the valley, what was won, and the winner's banner."""

import math
import random
from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.titles.wiraqocha.board.layout.table_layout import Point
from game.titles.wiraqocha.board.motion.banners import banner
from game.titles.wiraqocha.board.motion.relics import relic_picture
from game.titles.wiraqocha.board.motion.sprites import thing_sprite
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.rules.events import GameWon
from game.ui import pictures, theme
from game.ui.animation import ease_back, ease_in_out, ease_out
from game.ui.cache import cached
from game.ui.effects import draw_rays, fade, progress, shine, spark, stamp
from game.ui.look import Look
from game.ui.motion.timeline import Animation, Paint
from game.ui.particles import STEAM, Burst, draw_burst, scatter
from game.ui.shapes import blank

_SECONDS = 2.4
_LIGHTS: dict[str, RGB] = {"treasure": (160, 128, 66), "somnium": (190, 92, 20), "leviathan": (150, 116, 74)}
_SCRAPS = 190
_DARK = 0.62  # how much of the light over the valley goes
_TEETH = 14


class _Scrap(NamedTuple):
    """A piece of what rains: where it begins as a part of the area, how fast and how it turns."""

    x: float
    y: float
    speed: float
    phase: float


def won(transition: Transition, event: GameWon) -> list[Animation]:
    """Night falls over the valley, light turns in it, what was won appears, and the winner's banner opens.

    All of it is made on its first picture, on which nothing is to be seen of it yet: the picture on which the game was
    won has enough to do.
    """
    made: list[Paint] = []

    def paint(surface: Surface, t: float) -> None:
        if made:
            made[0](surface, t)
        else:
            made.append(_triumph(transition, event))

    return [Animation(_SECONDS, paint)]


def _triumph(transition: Transition, event: GameWon) -> Paint:
    area = transition.after.layout.map
    centre = area.centerx, area.centery + 40 * transition.unit
    won_by = _WON.get(event.victory, _treasure)(transition, centre)
    small = transition.words(f"motion.won.{event.victory}")
    large = transition.words("motion.wins", player=transition.names[event.player])
    ribbon = pygame.transform.smoothscale_by(
        banner(transition, small, large, transition.emblem(event.player)), 1.3
    )
    wheel, light = round(area.height * 0.56), _LIGHTS.get(event.victory, _LIGHTS["treasure"])
    glints = scatter(97, 18, area.height * 0.42)
    star = spark(max(4, round(24 * transition.unit)), (255, 236, 190))
    rain = _rain(transition, event)

    def paint(surface: Surface, t: float) -> None:
        bright = fade(t, 0.1, 0.12)
        left = round(255 * (1 - _DARK * bright))
        surface.fill((left, left, left), area, special_flags=pygame.BLEND_RGB_MULT)
        before = surface.get_clip()
        surface.set_clip(area)
        draw_rays(surface, centre, wheel, light, 20, 50 * t, bright)
        rain(surface, t)
        won_by(surface, t)
        surface.set_clip(before)
        for dx, dy, large, late in glints:
            at = progress(t, late * 1.5, late * 1.5 + 0.35)
            if 0 < at < 1:
                spot = centre[0] + dx, centre[1] + dy
                stamp(surface, star, spot, scale=large, alpha=fade(at, 0.4, 0.5), add=True)
        grow = max(0.05, ease_back(progress(t, 0.05, 0.26)))
        gone = progress(t, 0.93, 1)
        stamp(surface, ribbon, centre, scale=grow, alpha=1 - gone if t > 0.05 else 0)

    return paint


def _rain(transition: Transition, event: GameWon) -> Paint:
    """What rains: splinters of crystal for Somnium, else scraps of brass and of the winner's colours."""
    area, unit, emblem = transition.after.layout.map, transition.unit, transition.emblem(event.player)
    chance = random.Random(99)
    scraps = [
        _Scrap(chance.random(), chance.uniform(-0.6, 0.3), chance.uniform(0.5, 1.1), chance.uniform(0, 6))
        for _ in range(_SCRAPS)
    ]
    crystals = event.victory == "somnium"
    colours = (
        ((255, 208, 96), (255, 154, 28), (238, 108, 6))
        if crystals
        else (transition.look.seat(emblem).base, transition.look.seat(emblem).light, theme.BRASS_MID)
    )

    def paint(surface: Surface, t: float) -> None:
        for number, (x, y, speed, phase) in enumerate(scraps):
            down = y + 1.5 * speed * t
            if t > 0.95 or not 0 < down < 1:
                continue
            left = area.x + x * area.width + math.sin(phase + t * 9) * 16 * unit
            top, wide = area.y + down * area.height, 13 * unit * abs(math.cos(phase + t * 14 * speed))
            if crystals:
                high, slim = 11 * unit, max(1.5, wide * 0.42)
                corners = [(left, top - high), (left + slim, top), (left, top + high), (left - slim, top)]
                pygame.draw.polygon(surface, colours[number % 3], corners)
            else:
                piece = Rect(0, 0, max(2, round(wide)), max(3, round(9 * unit)))
                piece.center = (round(left), round(top))
                pygame.draw.rect(surface, colours[number % 3], piece)

    return paint


def _treasure(transition: Transition, centre: Point) -> Paint:
    """The four relics rise over the banner in an arc, between two branches of laurel."""
    unit = transition.unit
    count = len(transition.after.state.game.relics)
    relics = [relic_picture(transition, number, 104 * unit) for number in range(count)]
    light = shine(round(92 * unit), (150, 112, 50))
    branch = pictures.fitting(
        transition.look, "wiraqocha/victory.laurel", round(150 * unit), round(230 * unit)
    )
    branches = branch, pygame.transform.flip(branch, True, False)

    def paint(surface: Surface, t: float) -> None:
        gone = 1 - progress(t, 0.9, 1)
        for side, drawn in zip((-1, 1), branches, strict=True):
            opened = ease_out(progress(t, 0.14, 0.4))
            spot = centre[0] + side * (300 + 70 * opened) * unit, centre[1] - 150 * unit
            stamp(surface, drawn, spot, alpha=opened * gone, angle=side * 14 * (1 - opened))
        for number, relic in enumerate(relics):
            up = ease_back(progress(t, 0.16 + 0.06 * number, 0.38 + 0.06 * number))
            lean = number - (count - 1) / 2
            x = centre[0] + lean * 128 * unit
            y = centre[1] - (60 + 116 * up - 10 * lean * lean) * unit + math.sin(t * 12 + number) * 4 * unit
            shown = progress(t, 0.16 + 0.06 * number, 0.24 + 0.06 * number) * gone
            stamp(surface, light, (x, y), alpha=shown, add=True)
            stamp(surface, relic, (x, y), scale=max(0.3, up), alpha=shown)

    return paint


def _somnium(transition: Transition, centre: Point) -> Paint:
    """Crystals burst out of the ground behind the banner like a fan, and glow."""
    unit = transition.unit
    turned = [
        pygame.transform.rotozoom(thing_sprite(transition.look, "crystal", 150 * unit), -15 * lean, 1.0)
        for lean in range(-3, 4)
    ]
    light, core = shine(round(150 * unit), (190, 84, 10)), shine(round(330 * unit), (170, 78, 12))

    def paint(surface: Surface, t: float) -> None:
        gone = 1 - progress(t, 0.9, 1)
        pulse = 0.75 + 0.25 * math.sin(t * 16)
        stamp(
            surface,
            core,
            (centre[0], centre[1] - 110 * unit),
            alpha=progress(t, 0.1, 0.4) * pulse * gone,
            add=True,
        )
        for number in (0, 6, 1, 5, 2, 4, 3):
            lean = number - 3
            up = ease_back(progress(t, 0.12 + 0.03 * abs(lean), 0.34 + 0.03 * abs(lean)))
            angle = -lean * 15
            reach = (40 + 130 * up - 9 * lean * lean) * unit
            x = centre[0] + lean * 46 * unit + reach * math.sin(math.radians(-angle)) * 0.75
            y = centre[1] - reach * math.cos(math.radians(angle))
            grown = max(0.2, up) * (1.05 - 0.09 * abs(lean))
            stamp(surface, turned[number], (x, y), scale=grown, alpha=gone)
            stamp(surface, light, (x, y), alpha=0.5 * up * pulse * gone, add=True)

    return paint


def _leviathan(transition: Transition, centre: Point) -> Paint:
    """Great wheels turn behind the banner, and steam blows from its ends."""
    unit = transition.unit
    wheels = [
        (_cog(transition.look, round(radius * unit)), (x * unit, y * unit), way)
        for radius, x, y, way in ((150, 0, -120, 1), (98, -222, -84, -1.53), (98, 222, -84, -1.53))
    ]
    blasts = [
        (Burst(scatter(seed, 12, 150 * unit), 34 * unit, STEAM, rise=90 * unit), side)
        for seed, side in ((101, -1), (103, 1))
    ]

    def paint(surface: Surface, t: float) -> None:
        gone = 1 - progress(t, 0.9, 1)
        shown = progress(t, 0.08, 0.2)
        for cog, (dx, dy), way in wheels:
            rise = (1 - ease_out(progress(t, 0.08, 0.34))) * 120 * unit
            turn = 2 + way * 150 * ease_in_out(progress(t, 0.1, 1))
            stamp(surface, cog, (centre[0] + dx, centre[1] + dy + rise), angle=turn, alpha=shown * gone)
        for late in (0.16, 0.42, 0.66):
            for steam, side in blasts:
                spot = (
                    centre[0] + side * (390 + 40 * progress(t, late, late + 0.3)) * unit,
                    centre[1] - 20 * unit,
                )
                draw_burst(surface, transition.look, spot, progress(t, late, late + 0.3), steam)

    return paint


@cached
def _cog(look: Look, radius: int) -> Surface:
    """A toothed wheel of brass with spokes."""
    finer = 2
    reach = radius * finer
    sheet = blank((2 * reach, 2 * reach))
    for inset, tone in ((0.0, look.palette.outline), (0.03, theme.BRASS_DARK), (0.06, theme.BRASS_MID)):
        pygame.draw.polygon(sheet, tone, _teeth(reach, 1 - inset))
    pygame.draw.circle(sheet, look.palette.outline, (reach, reach), reach * 0.7)
    pygame.draw.circle(sheet, (0, 0, 0, 0), (reach, reach), reach * 0.66)
    for number in range(6):
        angle = math.pi * number / 3
        tip = reach + reach * 0.7 * math.cos(angle), reach + reach * 0.7 * math.sin(angle)
        for width, tone in ((0.15, look.palette.outline), (0.1, theme.BRASS_MID)):
            pygame.draw.line(sheet, tone, (reach, reach), tip, round(reach * width))
    hub = (
        (0.26, look.palette.outline),
        (0.23, theme.BRASS_LIGHT),
        (0.12, look.palette.outline),
        (0.09, theme.BRASS_DARK),
    )
    for share, tone in hub:
        pygame.draw.circle(sheet, tone, (reach, reach), reach * share)
    return pygame.transform.smoothscale(sheet, (2 * radius, 2 * radius))


def _teeth(reach: int, share: float) -> list[Point]:
    corners: list[Point] = []
    for number in range(_TEETH):
        for at, far in ((-0.26, 0.84), (-0.16, 1.0), (0.16, 1.0), (0.26, 0.84)):
            angle = 2 * math.pi * (number + at) / _TEETH
            far_out = reach * (far - (1 - share))
            corners.append((reach + far_out * math.cos(angle), reach + far_out * math.sin(angle)))
    return corners


_WON: dict[str, Callable[[Transition, Point], Paint]] = {
    "treasure": _treasure,
    "somnium": _somnium,
    "leviathan": _leviathan,
}
