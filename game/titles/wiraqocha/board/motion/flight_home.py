"""A Camp that is driven off: it is packed into a bundle, hoisted by an airship, flown home, and pitched again."""

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.titles.wiraqocha.board.hidden_parts import PanelSection
from game.titles.wiraqocha.board.layout.table_layout import Point
from game.titles.wiraqocha.board.motion.flags import cloth
from game.titles.wiraqocha.board.motion.sprites import above_foot, token_sprite
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.events import TokenBeaten
from game.ui import theme
from game.ui.animation import ease_in_out, ease_out, mix
from game.ui.cache import cached
from game.ui.effects import arc, progress, shadow_below, squashed, stamp
from game.ui.emblems import emblem_picture
from game.ui.look import Look
from game.ui.motion.timeline import Animation
from game.ui.particles import DUST, SMOKE, Burst, draw_burst, puff, scatter
from game.ui.shapes import blank, disc, make_faint

_SECONDS = 1.55
_PACKED, _UP, _THERE, _DOWN = (
    0.16,
    0.3,
    0.82,
    0.9,
)  # parts of it: the bundle is tied, lifted, brought, set down
_SHIP = (122.0, 54.0)  # the airship's size in units
_ROPE = 34.0  # from the airship's gondola to the bundle
_CANVAS: tuple[RGB, RGB, RGB] = ((58, 42, 26), (206, 180, 132), (232, 212, 170))
_FINER = 3


@cached
def airship(look: Look, emblem: str, width: int, left: bool) -> Surface:
    """A small airship in a seat's colours, which flies to the left or to the right."""
    fine = width * _FINER
    unit = fine / _SHIP[0]
    sheet = blank((fine, round(fine * _SHIP[1] / _SHIP[0])))

    def box(x: float, y: float, wide: float, high: float) -> Rect:
        return Rect(round(x * unit), round(y * unit), round(wide * unit), round(high * unit))

    def corners(*points: Point) -> list[Point]:
        return [(x * unit, y * unit) for x, y in points]

    for tip in (2, 42):  # the fins
        pygame.draw.polygon(
            sheet,
            look.palette.outline,
            corners((0, tip - 2), (14, tip - 2), (32, 17), (30, 27), (0, tip + 4)),
        )
        pygame.draw.polygon(
            sheet, look.seat(emblem).dark, corners((3, tip), (13, tip), (30, 19), (28, 25), (3, tip + 2))
        )
    pygame.draw.rect(sheet, look.palette.outline, box(48, 40, 34, 13), border_radius=round(5 * unit))
    pygame.draw.rect(sheet, theme.BRASS_MID, box(50, 42, 30, 9), border_radius=round(4 * unit))
    pygame.draw.ellipse(sheet, look.palette.outline, box(8, 0, 114, 44))
    pygame.draw.ellipse(sheet, look.seat(emblem).dark, box(11, 3, 108, 38))
    pygame.draw.ellipse(sheet, look.seat(emblem).base, box(12, 3, 104, 32))
    pygame.draw.ellipse(sheet, look.seat(emblem).light, box(26, 6, 66, 9))
    for x in (36, 94):
        pygame.draw.arc(
            sheet, look.palette.outline, box(x - 8, 2, 16, 40), -1.5, 1.5, max(1, round(1.4 * unit))
        )
    middle = round(65 * unit), round(21 * unit)
    if left:  # but for the emblem, which reads the same way round
        sheet, middle = pygame.transform.flip(sheet, True, False), (fine - middle[0], middle[1])
    for mark in (
        disc(round(15 * unit), look.palette.cream),
        emblem_picture(emblem, round(20 * unit), look.palette.ink),
    ):
        sheet.blit(mark, mark.get_rect(center=middle))
    return pygame.transform.smoothscale(sheet, (width, round(width * _SHIP[1] / _SHIP[0])))


@cached
def bundle(look: Look, emblem: str, side: int) -> Surface:
    """A tent rolled up and tied with straps of a seat's colour."""
    fine = side * _FINER
    sheet = blank((fine, fine))
    for tone, inset in zip(_CANVAS, (0.0, 0.035, 0.13), strict=True):
        wide, high = fine * (1 - 2 * inset), fine * (0.62 - 2 * inset)
        top = fine * (0.3 + inset) - (fine * 0.03 if inset > 0.1 else 0)
        pygame.draw.ellipse(sheet, tone, (fine * inset, top, wide, high))
    for x in (0.3, 0.62):
        for tone, thick in ((look.palette.outline, 0.12), (look.seat(emblem).base, 0.075)):
            strap = Rect(0, round(fine * 0.31), round(fine * thick), round(fine * 0.6))
            strap.centerx = round(fine * (x + 0.04))
            pygame.draw.rect(sheet, tone, strap, border_radius=round(fine * 0.04))
    for tone, thick in ((look.palette.outline, 0.08), (theme.BRASS_MID, 0.045)):
        ring = Rect(0, 0, round(fine * 0.24), round(fine * 0.24))
        ring.center = round(fine * 0.5), round(fine * 0.24)
        pygame.draw.circle(sheet, tone, ring.center, ring.width / 2, max(1, round(fine * thick)))
    return pygame.transform.smoothscale(sheet, (side, side))


def driven_home(transition: Transition, event: TokenBeaten) -> list[Animation]:
    """The flight of a beaten Camp to its owner's reserve."""
    unit, emblem = transition.unit, transition.emblem(event.player)
    start, end = transition.token_on(event.tile), transition.home(event.player, event.kind, came=True)
    tent = token_sprite(transition.look, TokenKind.CAMP, transition.emblem(event.player), unit)
    left = end.centre[0] < start.centre[0]
    drawn = airship(transition.look, emblem, max(12, round(_SHIP[0] * unit)), left)
    ship = _Airship(transition.look, emblem, drawn, unit, left)
    pack = bundle(transition.look, emblem, max(8, round(54 * unit)))
    drop = above_foot(unit)
    dust = Burst(scatter(81, 12, 60 * unit), 18 * unit, DUST, flat=0.5)
    settled = Burst(scatter(83, 8, 34 * unit), 13 * unit * max(0.6, end.scale), DUST, flat=0.5)
    way = arc(start.centre, end.centre, 56 * unit)

    def paint(surface: Surface, t: float) -> None:
        packed, up = progress(t, 0.02, _PACKED), ease_in_out(progress(t, _PACKED, _UP))
        go = ease_in_out(progress(t, _UP - 0.06, _THERE))
        down = ease_in_out(progress(t, _THERE - 0.04, _DOWN))
        scale = mix(start.scale, end.scale, go)
        x, y = way(go)
        foot = y + drop * scale
        height = 44 * unit * up * (1 - down)
        draw_burst(
            surface, transition.look, (start.centre[0], start.centre[1] + drop), progress(t, 0, 0.3), dust
        )
        if t > _DOWN:
            _pitched(surface, tent, end.centre, end.scale, progress(t, _DOWN, 1))
            draw_burst(surface, transition.look, (x, foot), progress(t, _DOWN - 0.02, 1), settled)
        elif packed < 1:
            squashed(surface, tent, start.centre, start.scale, 0.72 * ease_in_out(packed))
        spot = x, foot - pack.get_height() * 0.42 * scale - height
        sway = 7 * math.sin(t * 17) * up * (1 - down)
        if t > _PACKED - 0.03:
            ship.draw(surface, spot, t, scale)
        if packed >= 1 and t <= _DOWN:
            shadow_below(surface, (x, foot), height / unit, 0.7 * scale, unit)
            size = scale * (0.7 + 0.3 * ease_out(progress(t, _PACKED, _PACKED + 0.08)))
            stamp(surface, pack, (spot[0] - sway * 0.4 * unit, spot[1]), scale=size, angle=sway)

    fills = transition.fills(event.player, PanelSection.TOKENS)
    return [Animation(_SECONDS, paint, 0.45, waits=True, fills=fills)]


def _pitched(surface: Surface, tent: Surface, centre: Point, scale: float, t: float) -> None:
    """The tent springs up where it was set down."""
    give = 0.7 * (1 - ease_out(progress(t, 0, 0.6)))
    squashed(surface, tent, centre, scale, give)


@dataclass(frozen=True, slots=True)
class _Airship:
    """The airship over its load, with ropes, smoke and a flag at its stern; it comes and goes out of the air."""

    look: Look
    emblem: str
    picture: Surface
    unit: float
    left: bool

    def draw(self, surface: Surface, load: Point, t: float, scale: float) -> None:
        """Draw it over its load when `t` (0 to 1) of the flight has passed."""
        unit, back = self.unit, 1 if self.left else -1
        shown = progress(t, _PACKED - 0.03, _PACKED + 0.07) * (1 - progress(t, 0.93, 1))
        gone = ease_in_out(progress(t, _DOWN, 1))
        x = load[0] - back * 30 * unit * gone
        y = load[1] - ((_ROPE + 46) * scale + 40 * (1 - progress(t, _PACKED, _UP)) + 46 * gone) * unit
        for number in range(1, 6):
            age = (t * 6 + number / 5) % 1.0
            spot = x + back * (30 + 84 * age) * unit * scale, y + (24 - 4 * age) * unit * scale
            grown, faint = (0.5 + 0.9 * age) * scale, 0.85 * (1 - age) * shown
            stamp(surface, puff(self.look, round(17 * unit), SMOKE, number), spot, scale=grown, alpha=faint)
        if t < _DOWN:
            bottom = y + 22 * unit * scale
            for side in (-13, 13):
                ends = (x + side * unit * scale, bottom), (load[0], load[1] - 12 * unit * scale)
                pygame.draw.line(surface, self.look.palette.outline, *ends, max(1, round(1.6 * unit)))
        mast = x + back * 50 * unit * scale, y - 4 * unit * scale
        self._draw_flag(surface, mast, unit * scale, t, shown)
        lean = back * 5 * math.sin(math.pi * progress(t, _UP, _THERE))
        stamp(surface, self.picture, (x, y), scale=scale, angle=lean, alpha=shown)

    def _draw_flag(self, surface: Surface, mast: Point, unit: float, t: float, shown: float) -> None:
        """The flag that waves behind it."""
        drawn = cloth(self.look, self.emblem, max(4, round(24 * unit)))
        strips, wide = 8, drawn.get_width()
        for number in range(strips):
            begin, end = (wide * (number + step) // strips for step in (0, 1))
            x = mast[0] + (begin if self.left else -end)
            sway = math.sin(t * 44 - number * 0.8) * 3.2 * unit * number / strips
            piece = drawn.subsurface((begin if self.left else wide - end, 0, end - begin, drawn.get_height()))
            make_faint(piece, shown)
            surface.blit(piece, (round(x), round(mast[1] - drawn.get_height() / 2 + sway)))
