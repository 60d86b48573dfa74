"""Sacrifice Cards: their faces and backs, lying at any angle."""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.titles.machu_picchu.board.pieces.art import draw, picture
from game.ui.cache import cached
from game.ui.fonts import font
from game.ui.lettering import letters
from game.ui.look import Look
from game.ui.pictures import Point, at_unit, known
from game.ui.scale import Scale
from game.ui.shapes import make_faint
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_SEAL: Final = 13  # its radius
_NUMBER: Final = 17.5  # size of its number
_ROUND_NUMBER: Final = 0.74  # its radius at least, of the height of the number's letters
_PALE: Final = 0.45
CARD: Final = (84, 118)  # width and height of a card, in its units
_SIGNS_AT: Final = ((-12.5, -27.0), (12.5, 4.0))
_GOLD_AT: Final = (-9.0, 37.0)  # of the row of gold figures, and how large it is there
_GOLD_SIZE: Final = 0.78
_GOLD_STEP: Final = 12.6  # from figure to figure
_GOLD_WIDTH: Final = 44.0  # from the first of many to the last
_COUNT_AT: Final = (26.0, 36.0)  # of their number beside them
_COUNT: Final = 19.0  # size of this
_GOLD_IN_STRIP: Final = (
    7.0,
    44.0,
)  # of the one figure in a strip: from its left edge, and from the card's middle
_SEAL_AT: Final = (37, -53)
_SIGN: Final = 36.0  # width of a sign
_BOTH_SIGNS: Final = 72  # so much of a card must be seen for both signs to be where they usually are
_LEAST_COUNT: Final = 15.0  # size of the number in a narrow strip
_IN_STRIP: Final = (3.0, -38.0)  # of the first sign in a strip: from the card's left edge, and its upper edge


@cached
def card_face(look: Look, card: str, gold: int, unit: float, strip: float = CARD[0]) -> Surface:
    """The face of a card: its two signs, its gold figures and their number. Of one that lies under others a strip of
    its left is seen, in its units; where that is too narrow for all this, it stands one below the other in it.
    """
    sheet = at_unit(look, picture("card.front"), unit).copy()
    middle = (sheet.get_width() / 2, sheet.get_height() / 2)
    places, size = _signs_in(strip)
    parts = [(f"card.sign.{sign}", at, size) for sign, at in zip(card.split("+"), places, strict=True)]
    figures, count_at, size = _gold_in(look, strip, gold)
    for name, (x, y), grown in (*parts, *figures):
        made = at_unit(look, picture(name), unit * grown)
        place = (round(middle[0] + x * unit), round(middle[1] + y * unit))
        sheet.blit(made, made.get_rect(center=place))
    number = font(Role.PLATE, Scale(1920, 1080), size * unit, str(gold)).render(str(gold), look.palette.ink)
    at = round(middle[0] + count_at[0] * unit), round(middle[1] + count_at[1] * unit)
    sheet.blit(number, number.get_rect(center=at))
    return sheet


def _gold_in(look: Look, strip: float, gold: int) -> tuple[Sequence[tuple[str, Point, float]], Point, float]:
    """The gold figures in what is seen of a card, each with its place and size; where their number stands, and how
    large it is.
    """
    if strip < _BOTH_SIGNS:
        x, y = _GOLD_IN_STRIP
        left = -CARD[0] / 2 + x
        size = min(_COUNT, 1.5 * (strip - x - 6))
        return [("gold", (left, y), 0.7)], (left + (strip - x) / 2 + 2, y), max(_LEAST_COUNT, size)
    row = f"card.gold.{gold}"
    if known(look, picture(row)):
        return [(row, _GOLD_AT, _GOLD_SIZE)], _COUNT_AT, _COUNT
    return [("gold", at, _GOLD_SIZE) for at in _in_a_row(gold)], _COUNT_AT, _COUNT


def _signs_in(strip: float) -> tuple[Sequence[Point], float]:
    """Where the two signs stand in what is seen of a card, and how large they are of their usual size."""
    if strip >= _BOTH_SIGNS:
        return _SIGNS_AT, 1.0
    left, top = _IN_STRIP
    wide = min(_SIGN - 4, strip - left - 1)
    x = left + (wide - CARD[0]) / 2
    return ((x, top + wide / 2), (x, top + wide * 1.5 + 2)), wide / _SIGN


def strip_middle(strip: float) -> float:
    """How far from the middle of a card the middle of what is seen of it is; 0 where both signs are."""
    return (strip - CARD[0]) / 2 if strip < _BOTH_SIGNS else 0.0


def _in_a_row(gold: int) -> list[tuple[float, float]]:
    """The places of so many single gold figures, closer where there are many."""
    x, y = _GOLD_AT
    step = min(_GOLD_STEP, _GOLD_WIDTH / max(1, gold - 1))
    return [(x + step * (number - (gold - 1) / 2), y) for number in range(gold)]


@cached
def _lying(look: Look, card: str, gold: int, unit: float, turn: float, pale: bool, strip: float) -> Surface:
    made = card_face(look, card, gold, unit, strip) if card else at_unit(look, picture("card.back"), unit)
    lying = pygame.transform.rotozoom(made, -turn, 1.0) if turn else made
    if pale:
        lying = lying.copy()
        make_faint(lying, _PALE)
    return lying


def draw_card(
    surface: Surface,
    look: Look,
    card: str,
    gold: int,
    centre: Point,
    unit: float,
    turn: float = 0.0,
    *,
    pale: bool = False,
    strip: float = CARD[0],
) -> None:
    """Draw a card with its gold figures, turned clockwise by so many degrees; without a name its back. A `pale` one is
    not in the hand. `strip` is how much of its left is seen, in its units.
    """
    made = _lying(look, card, gold, unit, turn, pale, round(strip))
    surface.blit(made, made.get_rect(center=(round(centre[0]), round(centre[1]))))


def draw_seal(
    surface: Surface,
    scale: Scale,
    points: int,
    centre: Point,
    unit: float,
    turn: float = 0.0,
    *,
    strip: float = CARD[0],
) -> None:
    """Draw what a card counts now, on a gold seal at its upper right corner, or above what is seen of it."""
    corner = pygame.Vector2(strip_middle(strip) or _SEAL_AT[0], _SEAL_AT[1]).rotate(turn) * unit
    place = (centre[0] + corner.x, centre[1] + corner.y)
    size = letters(scale, _NUMBER)
    grown = max(unit, _ROUND_NUMBER * size * scale.factor / _SEAL)
    draw(surface, scale.look, "seal", place, grown)
    area = Rect(0, 0, round(2 * _SEAL * grown), round(2 * _SEAL * grown))
    area.center = round(place[0]), round(place[1])
    style = TextStyle(Role.PLATE, "ink", "centre", size=size)
    draw_text(surface, str(points), style, scale, area)
