"""The pictures of a title, drawn by their own names."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Surface

from game.base.colour_sets import colour_of
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.pictures import Point, anchor_of, at_unit, draw_at, find
from game.ui.shapes import make_faint


@cached
def _faint(look: Look, name: str, unit: float, strength: float, grey: bool) -> Surface:
    made = at_unit(look, name, unit)
    made = pygame.transform.grayscale(made) if grey else made.copy()
    make_faint(made, strength)
    return made


@dataclass(frozen=True, slots=True)
class PicturesOfTitle:
    """Draws a title's pictures; `known` gives the name under which all know one that the title calls so."""

    known: Callable[[str], str]

    def draw(self, surface: Surface, look: Look, name: str, place: Point, unit: float) -> None:
        """Draw a picture with its anchor at a place, so many pixels to a unit."""
        draw_at(surface, look, self.known(name), place, unit)

    def draw_of(self, surface: Surface, look: Look, name: str, seat: str, place: Point, unit: float) -> None:
        """The same of a picture that there is in the colour of every seat, for the seat of an emblem."""
        self.draw(surface, look, f"{name}.{colour_of(seat)}", place, unit)

    def draw_high(self, surface: Surface, look: Look, name: str, centre: Point, height: float) -> None:
        """Draw a picture round a centre, so many pixels high."""
        entry = find(look, self.known(name))
        if entry is None:
            return
        made = at_unit(look, self.known(name), height / entry.size[1])
        surface.blit(made, made.get_rect(center=(round(centre[0]), round(centre[1]))))

    def draw_faint(
        self,
        surface: Surface,
        look: Look,
        name: str,
        place: Point,
        unit: float,
        strength: float = 0.34,
        *,
        grey: bool = False,
    ) -> None:
        """Draw a picture of something that is not there."""
        x, y = anchor_of(look, self.known(name))
        made = _faint(look, self.known(name), unit, strength, grey)
        surface.blit(made, (round(place[0] - x * unit), round(place[1] - y * unit)))
