"""The postcard of a day: an engraved card with the map as the game ended, a stamp, and how it went."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from game.ui.between_frames import Work
from game.ui.emblems import draw_emblem
from game.ui.look import Look
from game.ui.scale import Scale
from game.ui.shapes import blank, circle, frame, polygon, polyline, rounded, sun_rays
from game.ui.text import TextStyle, draw_block, draw_text, measure, wrap_evenly
from game.ui.textures import gradient, parchment
from game.ui.theme import BRASS, Role

SIZE: Final = (1920, 1216)  # of the card in its own units, which a scale of its width has
_EDGE: Final = 40  # from its edge to the inked frame
_MAP: Final = Rect(74, 232, 1196, 910)
_RIGHT: Final = Rect(1300, 78, 546, 1064)  # what is beside the map
_STAMP: Final = Rect(1518, 84, 320, 396)
_POSTMARK: Final = (1436, 290)  # its middle
_RADIUS: Final = 118  # of the postmark
_TOOTH: Final = 22  # from one hole of the stamp's edge to the next
_WAVES: Final = 5


@dataclass(frozen=True, slots=True)
class Postcard:
    """What stands on a card, and what draws the map into an area.

    `value` is the score, `standing` says how near the player came, or how the game ended.
    """

    heading: str
    game: str
    date: str
    postmark: tuple[str, str]
    player: str
    verdict: str
    standing: str
    value: str
    note: str
    emblem: str
    draw_map: Callable[[Surface, Rect, Scale], None]


def card_scale(width: int, look: Look) -> Scale:
    """The scale of a card of this width."""
    return Scale(width, width, look=look)


def draw_postcard(card: Postcard, width: int, look: Look) -> Work[Surface]:
    """The picture of a card, so many pixels wide."""
    scale = card_scale(width, look)
    picture = Surface((width, scale.px(SIZE[1])))
    picture.blit(parchment(look, picture.get_size(), max(3, scale.px(7)), 5), (0, 0))
    yield
    _draw_border(picture, scale)
    _draw_map(picture, card, scale)
    yield
    _draw_heading(picture, card, scale)
    _draw_guilloche(picture, scale)
    _draw_stamp(picture, card, scale)
    _draw_postmark(picture, card, scale)
    _draw_message(picture, card, scale)
    return picture


def _at(rect: Rect, scale: Scale) -> Rect:
    """A rectangle in units of the card, in pixels."""
    px = scale.px
    return Rect(px(rect.x), px(rect.y), px(rect.width), px(rect.height))


# the frame and the picture


def _draw_border(surface: Surface, scale: Scale) -> None:
    """A line of brass between two of ink, with a rivet and its flourish in every corner."""
    px, ink = scale.px, scale.look.palette.faded_ink
    whole = surface.get_rect()
    for inset, width, colour in ((_EDGE, 5, ink), (_EDGE + 8, 3, BRASS[1]), (_EDGE + 14, 1.5, ink)):
        pygame.draw.rect(surface, colour, whole.inflate(-2 * px(inset), -2 * px(inset)), max(1, px(width)))
    for right in (0, 1):
        for low in (0, 1):
            _draw_corner(surface, scale, right, low)


def _draw_corner(surface: Surface, scale: Scale, right: int, low: int) -> None:
    """A sun in a corner of the frame."""
    inset = _EDGE + 8
    x, y = (SIZE[0] - inset if right else inset), (SIZE[1] - inset if low else inset)
    centre = (x * scale.factor, y * scale.factor)
    points = [
        (centre[0] + scale.factor * dx, centre[1] + scale.factor * dy) for dx, dy in sun_rays(29.0, 18.0)
    ]
    pygame.draw.polygon(surface, BRASS[2], points)
    polyline(surface, points, scale.look.palette.outline, 2 * scale.factor, closed=True)
    for radius, colour in (
        (15, scale.look.palette.outline),
        (12.5, BRASS[0]),
        (6, scale.look.palette.outline),
    ):
        circle(surface, centre, radius * scale.factor, colour)


def _draw_map(surface: Surface, card: Postcard, scale: Scale) -> None:
    area, px = _at(_MAP, scale), scale.px
    surface.fill(scale.look.palette.parchment_light, area)
    card.draw_map(surface, area.inflate(-2 * px(16), -2 * px(16)), scale)
    pygame.draw.rect(surface, scale.look.palette.outline, area, max(1, px(4)))
    pygame.draw.rect(
        surface, scale.look.palette.faded_ink, area.inflate(-2 * px(9), -2 * px(9)), max(1, px(1.5))
    )


def _draw_heading(surface: Surface, card: Postcard, scale: Scale) -> None:
    """The title, and under it the game's name and the date between two rules."""
    title = _at(Rect(_MAP.x, 70, _MAP.width, 104), scale)
    draw_text(surface, card.heading, TextStyle(Role.TITLE, "ink", "centre", size=92), scale, title)
    line = _at(Rect(_MAP.x, 176, _MAP.width, 48), scale)
    text = f"{card.game} · {card.date}"
    drawn = draw_text(surface, text, TextStyle(Role.ASIDE, "faded_ink", "centre", size=33), scale, line)
    for left, right in ((line.x, drawn.x - scale.px(24)), (drawn.right + scale.px(24), line.right)):
        _draw_swell(surface, left, right, drawn.centery, scale)


def _draw_swell(surface: Surface, left: int, right: int, y: int, scale: Scale) -> None:
    """An engraver's rule: thin at its ends and thick in its middle."""
    high = 3 * scale.factor
    middle = (left + right) / 2
    points = [(left, y), (middle, y - high), (right, y), (middle, y + high)]
    polygon(surface, points, scale.look.palette.faded_ink)


# the stamp


def _draw_guilloche(surface: Surface, scale: Scale) -> None:
    """The web of fine lines behind the message, as on bank notes."""
    area = Rect(_RIGHT.x, 540, _RIGHT.width, 560)
    layer = blank(area.size)
    layer.fill((*scale.look.palette.faded_ink, 0))
    middle = (area.width / 2, area.height / 2)
    for reach, swing, leaves, lines in ((0.4, 0.075, 8, 10), (0.25, 0.06, 8, 8)):
        for line in range(lines):
            points = [
                (
                    middle[0] + far * area.width * math.cos(angle),
                    middle[1] + far * area.width * math.sin(angle),
                )
                for angle in (2 * math.pi * step / 720 for step in range(720))
                for far in (reach + swing * math.cos(leaves * angle + 2 * math.pi * line / lines),)
            ]
            pygame.draw.aalines(layer, scale.look.palette.faded_ink, True, points)
    layer = pygame.transform.smoothscale(layer, _at(area, scale).size)
    layer.set_alpha(105)
    surface.blit(layer, _at(area, scale))


def _draw_stamp(surface: Surface, card: Postcard, scale: Scale) -> None:
    area, px, look = _at(_STAMP, scale), scale.px, scale.look
    paper = _perforated(area.size, look, scale)
    surface.blit(_shade(paper), area.move(px(5), px(6)))
    surface.blit(paper, area)
    inner = area.inflate(-2 * px(30), -2 * px(30))
    seat = look.seat(card.emblem)
    surface.blit(gradient(inner.size, (seat.light, seat.base, seat.dark), 0.8), inner)
    _draw_rays(surface, inner, scale, seat.dark)
    frame(surface, inner, look.palette.outline, 1, max(1, px(3)))
    frame(surface, inner.inflate(-2 * px(8), -2 * px(8)), look.palette.cream, 1, max(1, px(2)))
    centre = (inner.centerx, inner.y + round(inner.height * 0.47))
    for radius, colour in (
        (96, look.palette.outline),
        (92, BRASS[1]),
        (83, look.palette.outline),
        (80, look.palette.cream),
    ):
        circle(surface, centre, radius * scale.factor, colour)
    draw_emblem(surface, card.emblem, centre, px(108), look.palette.ink)
    band = Rect(inner.x + px(14), inner.y + px(12), inner.width - px(28), px(40))
    _draw_label(surface, card.heading, band, 25, scale)
    foot = Rect(inner.x + px(14), inner.bottom - px(66), inner.width - px(28), px(54))
    _draw_label(surface, card.value, foot, 36, scale)


def _draw_label(surface: Surface, text: str, area: Rect, size: float, scale: Scale) -> None:
    """Words on a small plate of paper."""
    rounded(surface, area, scale.look.palette.outline, scale.px(8))
    inner = area.inflate(-2 * max(1, scale.px(2)), -2 * max(1, scale.px(2)))
    rounded(surface, inner, scale.look.palette.cream, scale.px(7))
    box = inner.inflate(-2 * scale.px(8), 0)
    draw_text(surface, text, TextStyle(Role.FIGURE, "ink", "centre", size=size), scale, box)


def _perforated(size: tuple[int, int], look: Look, scale: Scale) -> Surface:
    """Stamp paper with a row of half holes along every edge."""
    paper = blank(size)
    paper.fill((*look.palette.card, 255))
    hole = 0.34 * _TOOTH * scale.factor
    for length, across, level in ((size[0], size[1], True), (size[1], size[0], False)):
        count = round(length / (_TOOTH * scale.factor))
        for number in range(count + 1):
            along = number * length / count
            for edge in (0, across):
                pygame.draw.circle(paper, (0, 0, 0, 0), (along, edge) if level else (edge, along), hole)
    return paper


def _shade(paper: Surface) -> Surface:
    """The shadow that the stamp throws."""
    cast = paper.copy()
    cast.fill((0, 0, 0, 90), special_flags=pygame.BLEND_RGBA_MULT)
    return cast


def _draw_rays(surface: Surface, area: Rect, scale: Scale, colour: tuple[int, int, int]) -> None:
    """The engraver's rays round the emblem."""
    before = surface.get_clip()
    surface.set_clip(area)
    centre = (area.centerx, area.y + area.height * 0.47)
    far = math.hypot(area.width, area.height)
    for ray in range(48):
        angle = 2 * math.pi * ray / 48
        end = (centre[0] + far * math.cos(angle), centre[1] + far * math.sin(angle))
        pygame.draw.line(surface, colour, centre, end, max(1, scale.px(2)))
    surface.set_clip(before)


def _draw_postmark(surface: Surface, card: Postcard, scale: Scale) -> None:
    """The mark that cancels the stamp: two rings with the date, and waves through the stamp."""
    side = 2 * _RADIUS + 8
    layer = blank((scale.px(side + 264), scale.px(side)))
    ink = (*scale.look.palette.ink, 255)
    centre = (scale.px(side) / 2, scale.px(side) / 2)
    for radius, width in ((_RADIUS, 5), (_RADIUS - 32, 3)):
        pygame.draw.circle(layer, ink, centre, radius * scale.factor, max(1, scale.px(width)))
    for wave in range(_WAVES):
        y = centre[1] + (wave - (_WAVES - 1) / 2) * 30 * scale.factor
        start = centre[0] + math.sqrt(_RADIUS**2 - ((wave - (_WAVES - 1) / 2) * 30) ** 2) * scale.factor
        points = [
            (x, y + 7 * scale.factor * math.sin((x - start) / (21 * scale.factor)))
            for x in range(round(start), layer.get_width(), 2)
        ]
        pygame.draw.lines(layer, ink, False, points, max(1, scale.px(4)))
    _write_round(layer, card.game.upper(), centre, _RADIUS - 16, scale)
    above, below = card.postmark
    box = Rect(0, 0, scale.px(2 * _RADIUS - 84), scale.px(44))
    for text, up, size in ((above, -24, 38), (below, 24, 27)):
        box.center = round(centre[0]), round(centre[1] + up * scale.factor)
        draw_text(layer, text, TextStyle(Role.FIGURE, "ink", "centre", size=size), scale, box)
    layer = pygame.transform.rotozoom(layer, 7, 1)
    layer.set_alpha(165)
    corner = (_POSTMARK[0] - side / 2) * scale.factor, (_POSTMARK[1] - side / 2) * scale.factor
    surface.blit(layer, (round(corner[0]), round(corner[1] - 20 * scale.factor)))


def _write_round(
    surface: Surface, text: str, centre: tuple[float, float], radius: float, scale: Scale
) -> None:
    """Letters along the upper part of a ring."""
    reach = radius * scale.factor
    widths = [measure(letter, Role.STRONG, scale, 22)[0] + scale.px(4) for letter in text]
    at = -sum(widths) / 2
    for letter, width in zip(text, widths, strict=True):
        angle = (at + width / 2) / reach
        at += width
        cell = blank((scale.px(40), scale.px(40)))
        draw_text(cell, letter, TextStyle(Role.STRONG, "ink", "centre", size=22), scale, cell.get_rect())
        turned = pygame.transform.rotozoom(cell, -math.degrees(angle), 1)
        place = centre[0] + reach * math.sin(angle), centre[1] - reach * math.cos(angle)
        surface.blit(turned, turned.get_rect(center=(round(place[0]), round(place[1]))))


# the message


def _draw_message(surface: Surface, card: Postcard, scale: Scale) -> None:
    """Who sends it, the verdict in a sentence, and how it stood; the lines of the address under them."""
    left, wide = _RIGHT.x + 14, _RIGHT.width - 28

    def write(text: str, y: float, high: float, style: TextStyle) -> None:
        draw_text(surface, text, style, scale, _at(Rect(left, round(y), wide, round(high)), scale))

    for y in (614, 1020):
        _draw_swell(surface, scale.px(left), scale.px(left + wide), scale.px(y), scale)
    write(card.player, 542, 66, TextStyle(Role.NAME, "ink", "centre", size=46))
    area = _at(Rect(left, 636, wide, 150), scale)
    verdict = wrap_evenly(card.verdict, Role.ASIDE, scale, area.width, 42)
    draw_block(surface, verdict, area, scale.look.palette.ink, "centre", "middle")
    write(card.standing, 784, 86, TextStyle(Role.ASIDE, "faded_ink", "centre", size=30, wrapped=True))
    write(card.value, 872, 110, TextStyle(Role.FIGURE, "ink", "centre", size=72))
    write(card.note, 1040, 100, TextStyle(Role.ASIDE, "faded_ink", "centre", size=25, wrapped=True))
