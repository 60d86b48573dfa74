"""Medals as they are drawn, and what is told of them."""

from typing import Final

import pygame
from pygame import Surface

from game.base.i18n.words import Words
from game.core.contract import Medal
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.pictures import at_unit

_RADIUS: Final = 60  # of a medal in the units of its picture
_DARK: Final = (112, 92, 74, 255)  # what a medal that is not earned is dimmed to
_LEAST: Final = (26, 18, 12, 0)  # and what it has at least of each light


def medal_surface(look: Look, medal: Medal, radius: int, *, earned: bool = True) -> Surface:
    """The picture of a medal; of one that is not earned its relief alone, in the dark."""
    unit = max(8, radius) / _RADIUS
    return at_unit(look, medal.picture, unit) if earned else _relief(look, medal.picture, unit)


@cached
def _relief(look: Look, picture: str, unit: float) -> Surface:
    grey = pygame.transform.grayscale(at_unit(look, picture, unit))
    grey.fill(_DARK, special_flags=pygame.BLEND_RGBA_MULT)
    grey.fill(_LEAST, special_flags=pygame.BLEND_RGBA_ADD)
    return grey


def medal_name(words: Words, medal: Medal) -> str:
    """What a medal is called."""
    return words(f"medals.{medal.name}.name")


def medal_deed(words: Words, medal: Medal) -> str:
    """What earns it."""
    return words(f"medals.{medal.name}.deed", **medal.figures)
