"""Sacrifice Cards: their faces and backs, lying at any angle."""

from typing import Final

import pygame
from pygame import Rect, Surface

from game.titles.machu_picchu.board.art import picture
from game.titles.machu_picchu.board.lettering import letters
from game.titles.machu_picchu.content.definitions import CARDS
from game.ui.cache import kept
from game.ui.colour import rgb
from game.ui.look import Look
from game.ui.pictures import Point, at_unit
from game.ui.scale import Scale
from game.ui.shapes import circle
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

CARD: Final = (84, 118)  # width and height of a card, in its units
BACK: Final = "card.back"
_SEAL_AT: Final = (37, -53)
_GOLD, _EDGE, _FACE = rgb("#e0a43a"), rgb("#2a1608"), rgb("#fff8dc")


def face(card: int) -> str:
    """The picture of a card; that of the back for one that is not known."""
    return f"card.{CARDS[card]}"


@kept(64)
def _lying(look: Look, name: str, unit: float, turn: float) -> Surface:
    made = at_unit(look, picture(name), unit)
    return pygame.transform.rotozoom(made, -turn, 1.0) if turn else made


def draw_card(surface: Surface, look: Look, name: str, centre: Point, unit: float, turn: float = 0.0) -> None:
    """Draw a card, turned clockwise by so many degrees."""
    made = _lying(look, name, unit, turn)
    surface.blit(made, made.get_rect(center=(round(centre[0]), round(centre[1]))))


def draw_seal(
    surface: Surface, scale: Scale, points: int, centre: Point, unit: float, turn: float = 0.0
) -> None:
    """Draw what a card counts now, on a gold seal at its upper right corner."""
    corner = pygame.Vector2(_SEAL_AT).rotate(turn) * unit
    place = (centre[0] + corner.x, centre[1] + corner.y)
    radius = max(13 * unit, 9)
    circle(surface, place, radius, _GOLD, _EDGE, max(1, 1.6 * unit))
    circle(surface, place, radius * 0.78, _FACE)
    room = Rect(0, 0, round(2 * radius), round(2 * radius))
    room.center = round(place[0]), round(place[1])
    style = TextStyle(Role.PLATE, "ink", "centre", size=letters(scale, 17.5))
    draw_text(surface, str(points), style, scale, room)
