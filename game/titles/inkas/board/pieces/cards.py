"""Pacha cards as pictures: faces with their names, and backs."""

from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from game.titles.inkas.board.pieces.art import picture
from game.ui.cache import cached
from game.ui.fonts import SMALLEST_PX
from game.ui.lettering import LEAST
from game.ui.look import Look
from game.ui.pictures import Point, at_unit
from game.ui.scale import Scale
from game.ui.shapes import blank
from game.ui.text import SMALLEST, TextStyle, draw_text, measure
from game.ui.theme import Role

CARD: Final = (94.0, 128.0)
"""Width and height of a card, in units of its picture."""
_ANCHOR: Final = (49.0, 66.0)
_PLATE: Final = (36.0, 57.0)
"""From where to where the name stands, below the middle of a card."""
_EDGE: Final = (28.0, 39.0)  # of the foot of the picture, which is moved up for a second line
_BAND: Final = 21.0  # height of the plate with its edge, which is left out where no name stands
_LETTERS: Final = 13.5
_ROOM_OF_NAME: Final = 79.0  # within the frame
_SMALLER: Final = 0.86  # of its size, at least, before a name takes a second line
_NARROWER: Final = 0.9  # of its width, likewise
_LEADING: Final = 0.94  # from one line to the next, in heights of letters
_DIM: Final = (184, 184, 184, 255)


@dataclass(frozen=True, slots=True)
class NameOnCard:
    """How a name is set on a card: its lines, the height of its letters in pixels, and by how much the longest line
    must be narrower.
    """

    lines: tuple[str, ...]
    pixels: int
    narrower: float = 1.0


@cached
def name_on_card(scale: Scale, said: str, unit: float, room: float = _ROOM_OF_NAME) -> NameOnCard:
    """How a name is set within so many units of a card: a little smaller or narrower, else in two lines."""
    usual = max(LEAST, round(max(_LETTERS * max(unit, scale.factor), SMALLEST * scale.factor)))
    least = min(usual, max(SMALLEST_PX, round(SMALLEST * scale.factor)))
    width = room * unit
    halves = _halves(said)
    whole = _set((said,), scale, width, usual, max(least, round(_SMALLER * usual)) if halves else least)
    if not halves or whole.narrower >= _NARROWER:
        return whole
    return _set(halves, scale, width, usual, least)


def _set(lines: tuple[str, ...], scale: Scale, width: float, usual: int, least: int) -> NameOnCard:
    """These lines in the largest letters that fit, or in the smallest, narrowed."""
    for pixels in range(usual, least, -1):
        if max(_width(line, scale, pixels) for line in lines) <= width:
            return NameOnCard(lines, pixels)
    return NameOnCard(lines, least, min(1.0, width / max(_width(line, scale, least) for line in lines)))


def _halves(said: str) -> tuple[str, ...]:
    """A name in two lines, about as long as each other; nothing where it is one word."""
    words = said.split(" ")
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(cuts, key=lambda lines: max(map(len, lines)), default=())


def _width(line: str, scale: Scale, pixels: int) -> int:
    return measure(line, Role.STRONG, scale, pixels / scale.factor)[0]


def draw_card(
    surface: Surface,
    scale: Scale,
    name: str,
    said: str,
    centre: Point,
    unit: float,
    turn: float = 0.0,
    *,
    dim: bool = False,
    seen: float = CARD[0],
    kind: str = "card",
) -> None:
    """Draw a card round a place, so many pixels to a unit and turned by degrees: its face with what is `said` on it,
    or its back without a name. `dim`: it cannot be played; `seen`: how many units of its left are not covered;
    `kind`: a `card`, or a `goal`.
    """
    made = _card(scale, f"{kind}.{name or 'back'}", said, unit, round(turn * 2), dim, round(seen))
    surface.blit(made, made.get_rect(center=(round(centre[0]), round(centre[1]))))


def draw_nameless(surface: Surface, look: Look, name: str, centre: Point, high: float) -> None:
    """Draw the face of a card so high where it is too small for its name, or that stands beside: without the plate for
    it.
    """
    made = _nameless(look, name, high / (CARD[1] - _BAND))
    surface.blit(made, made.get_rect(center=(round(centre[0]), round(centre[1]))))


@cached
def _nameless(look: Look, name: str, unit: float) -> Surface:
    whole = at_unit(look, picture(f"card.{name}"), unit)
    face = whole.subsurface(_within(whole, unit))
    cut = round((CARD[1] / 2 + _PLATE[0]) * unit)
    foot = face.get_height() - cut - round(_BAND * unit)
    made = blank((face.get_width(), cut + foot))
    made.blit(face, (0, 0), Rect(0, 0, face.get_width(), cut))
    made.blit(face, (0, cut), Rect(0, face.get_height() - foot, face.get_width(), foot))
    return made


def _within(whole: Surface, unit: float) -> Rect:
    """The card without its shadow, in a picture of it."""
    area = Rect(0, 0, round(CARD[0] * unit), round(CARD[1] * unit))
    area.center = round(_ANCHOR[0] * unit), round(_ANCHOR[1] * unit)
    return area.clip(whole.get_rect())


@cached
def _card(scale: Scale, face: str, said: str, unit: float, half_turns: int, dim: bool, seen: int) -> Surface:
    made = at_unit(scale.look, picture(face), unit).copy()
    if said:
        beside = (CARD[0] - _ROOM_OF_NAME) / 2
        _write_name(made, scale, said, unit, min(_ROOM_OF_NAME, seen - beside))
    if dim:
        made.fill(_DIM, special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotozoom(made, -half_turns / 2, 1) if half_turns else made


def _write_name(made: Surface, scale: Scale, said: str, unit: float, room: float) -> None:
    """Write a name on its plate, which grows upwards for a second line."""
    name = name_on_card(scale, said, unit, room)
    left = round((_ANCHOR[0] - _ROOM_OF_NAME / 2) * unit)
    top, foot = (round((_ANCHOR[1] + y) * unit) for y in _PLATE)
    step = round(_LEADING * name.pixels)
    more = max(0, step * len(name.lines) - (foot - top) + round(unit))
    if len(name.lines) > 1:
        _raise_plate(made, unit, more)
    else:
        more = 0
    y = (top - more + foot - step * len(name.lines)) // 2
    for number, line in enumerate(name.lines):
        area = Rect(left, y + number * step, round(room * unit), step)
        _write_line(made, scale, line, name, area)


def _raise_plate(made: Surface, unit: float, more: int) -> None:
    """Move the foot of the picture up by so many pixels, and let the plate follow it."""
    upper, lower = (round((_ANCHOR[1] + y) * unit) for y in _EDGE)
    edge = made.subsurface(Rect(0, upper, made.get_width(), lower - upper)).copy()
    row = made.subsurface(Rect(0, lower + round(3 * unit), made.get_width(), 1))
    clear = Rect(0, upper - more, made.get_width(), lower - upper + more)
    made.fill((0, 0, 0, 0), clear)
    made.blit(edge, (0, upper - more))
    made.blit(pygame.transform.scale(row, (made.get_width(), more)), (0, lower - more))


def _write_line(made: Surface, scale: Scale, line: str, name: NameOnCard, area: Rect) -> None:
    wide = _width(line, scale, name.pixels)
    style = TextStyle(Role.STRONG, "ink", "centre", size=name.pixels / scale.factor)
    letters = Surface((wide + 2, 2 * name.pixels), pygame.SRCALPHA)
    draw_text(letters, line, style, scale, letters.get_rect())
    if name.narrower < 1:
        size = max(1, min(area.width, round(wide * name.narrower))), letters.get_height()
        letters = pygame.transform.smoothscale(letters, size)
    made.blit(letters, letters.get_rect(center=area.center))
