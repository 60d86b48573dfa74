"""Pins with which partners point at wamanis: each stays for a round, for all at the table to see."""

from collections.abc import Callable
from typing import Final

from pygame import Surface

from game.titles.inkas.board.layout.ring import middle
from game.titles.inkas.board.pieces.art import draw
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.rules.state import State
from game.ui.emblems import draw_seat_badge

_ASIDE: Final = (14.0, -22.0)  # its point, from the middle of a wamani
_HEAD: Final = (0.0, -33.0)  # the middle of its head, from its point
_BADGE: Final = 10.0
_SIZE: Final = 1.25


class Pins:
    """`changed` is called when a pin was put or taken away, `heard` is told of the gesture."""

    def __init__(self, changed: Callable[[], None], heard: Callable[[str], None]) -> None:
        self._changed, self._heard = changed, heard
        self._put: dict[tuple[int, str], int] = {}  # by seat and wamani the turn in which it was put

    def point(self, state: State, seat: int, wamani: str) -> bool:
        """Leave a pin of a seat at a wamani, or take it away; returns whether anybody may point."""
        if not state.game.alliance or state.victory or not wamani:
            return False
        if (seat, wamani) in self.standing(state):
            del self._put[seat, wamani]
        else:
            self._put[seat, wamani] = state.turn
        self._heard("point")
        self._changed()
        return True

    def standing(self, state: State) -> tuple[tuple[int, str], ...]:
        """The pins that stand, each with the seat that put it."""
        seats = len(state.game.seats)
        return tuple(pin for pin, turn in self._put.items() if turn <= state.turn < turn + seats)

    def draw(self, surface: Surface, shown: BoardViewState) -> None:
        """Draw those that stand, each with the badge of its seat."""
        unit = shown.unit * _SIZE
        for seat, wamani in self.standing(shown.state):
            x, y = middle(wamani)
            point = shown.layout.on_view((x + _ASIDE[0], y + _ASIDE[1]))
            draw(surface, shown.look, "mark.pin", point, unit)
            head = round(point[0] + _HEAD[0] * unit), round(point[1] + _HEAD[1] * unit)
            draw_seat_badge(surface, shown.look, shown.emblem(seat), head, max(3, round(_BADGE * unit)))
