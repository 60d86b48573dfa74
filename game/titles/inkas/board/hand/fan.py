"""A crowded wamani fanned out: its pieces in a ring of their full size, each of which can be picked."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.kit.board.board_item import BoardItem, item
from game.titles.inkas.board.layout.ring import CENTRE, VIEW, middle
from game.titles.inkas.board.moves.chances import chance_of, is_attack
from game.titles.inkas.board.moves.choices import BoardPlace, PlaceKind
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.moves.labels import chance_text
from game.titles.inkas.board.pieces.wallas import body_of
from game.titles.inkas.board.ring.crowds import gods_in
from game.titles.inkas.board.ring.figures import draw_figure
from game.titles.inkas.board.ring.plates import draw_plate
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.phrases import walla_name
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.fixed_order import WAMANI_INDEX, bits
from game.ui.lettering import write
from game.ui.pictures import Point
from game.ui.shapes import circle
from game.ui.theme import Role

_SIZE: Final = 0.74
_APART: Final = 150.0  # units between two pieces of the ring
_RADIUS: Final = (100.0, 330.0)  # of the ring, at least and at most
_PLATE: Final = 118.0  # units of a piece from its foot to the plate over it
_VEIL: Final = 150  # of 255, over the board


class Fan:
    """Which wamani is fanned out, if one is."""

    def __init__(self) -> None:
        self.wamani = ""

    @property
    def open(self) -> bool:
        """Whether one is."""
        return bool(self.wamani)

    def show(self, wamani: str) -> None:
        """Fan a wamani out."""
        self.wamani = wamani

    def close(self) -> None:
        """Nothing is fanned out any more."""
        self.wamani = ""

    def pieces(self, shown: BoardViewState) -> Iterator[tuple[str, bool, Point]]:
        """The pieces of the ring: each with whether it is dead, and its foot in pixels."""
        look, place = shown.state.look(), WAMANI_INDEX[self.wamani]
        found = [(PIECES[number], False) for number in bits(look.here(place))]
        found += [(PIECES[number], False) for number in gods_in(shown.state, place)]
        found += [(PIECES[number], True) for number in bits(look.dead_at(place))]
        radius = min(max(_RADIUS[0], _APART * len(found) / (2 * math.pi)), _RADIUS[1])
        x, y = self._middle(radius)
        for number, (name, dead) in enumerate(found):
            turn = 2 * math.pi * number / len(found) - math.pi / 2
            yield (
                name,
                dead,
                shown.layout.on_view((x + radius * math.cos(turn), y + 30 + radius * math.sin(turn))),
            )

    def _middle(self, radius: float) -> Point:
        """Where the ring lies: round the wamani, as far as that is on the sheet."""
        x, y = middle(self.wamani)
        room = radius + 80
        return (
            min(max(x, room), VIEW[0] - room) if VIEW[0] > 2 * room else CENTRE[0],
            min(max(y, room), VIEW[1] - room) if VIEW[1] > 2 * room else CENTRE[1],
        )

    def item_at(self, shown: BoardViewState, spot: tuple[int, int]) -> BoardItem[ItemKind] | None:
        """The piece under a spot."""
        for name, dead, foot in sorted(self.pieces(shown), key=lambda one: -one[2][1]):
            area = body_of(foot, _SIZE * shown.unit, dead=dead)
            if area.collidepoint(spot):
                return item(ItemKind.DEAD if dead else ItemKind.WALLA, area, name)
        return None

    def areas(self, shown: BoardViewState) -> tuple[Rect, ...]:
        """Where its pieces are, in their order."""
        return tuple(body_of(foot, _SIZE * shown.unit, dead=dead) for _, dead, foot in self.pieces(shown))

    def draw(
        self, surface: Surface, shown: BoardViewState, meant: Callable[[BoardPlace], Sequence[Action]]
    ) -> None:
        """Draw the ring over the dimmed board, with the chances of attacks; `meant` is what a click there may mean."""
        if not self.open:
            return
        view = shown.layout.view
        veil = Surface(view.size, pygame.SRCALPHA)
        veil.fill((20, 8, 4, _VEIL))
        surface.blit(veil, view)
        for name, dead, foot in sorted(self.pieces(shown), key=lambda one: one[2][1]):
            unit = _SIZE * shown.unit
            circle(surface, (foot[0], foot[1] - 20 * unit), 56 * unit, shown.look.palette.parchment_shade)
            draw_figure(surface, shown, name, foot, unit, dead=dead)
            area = Rect(0, 0, round(120 * shown.unit), round(24 * shown.unit))
            area.midtop = round(foot[0]), round(foot[1] + 22 * unit)
            attacks = [action for action in meant(BoardPlace(PlaceKind.WALLA, name)) if is_attack(action)]
            if attacks and shown.settings.chances:
                chance = max(chance_of(shown.state, action) for action in attacks)
                above = foot[0], foot[1] - _PLATE * unit
                draw_plate(surface, shown, above, chance_text(shown.words, chance))
            write(
                surface, walla_name(shown.words, name), area, shown.scale, Role.STRONG, 15, "cream", "centre"
            )
