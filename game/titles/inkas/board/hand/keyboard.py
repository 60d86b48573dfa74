"""The keys on the table: a cursor that goes from place to place, numbers for the own wallas, letters for what they do.

Tab goes from part to part. On the board the arrows go along ring and sector, Home goes to the lake. Enter does there
what a click would do; K fans a wamani out. Shift with 1 to 5 picks one of the own wallas, N the next one that can be
placed; G goes to the offerings, where 1 to 4 make one.
"""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect
from pygame.event import Event

from game.kit.board.key_cursor import KeyCursor, Way, nearest
from game.titles.inkas.board.hand.gestures import Gestures
from game.titles.inkas.board.hand.key_places import KeyPart, key_areas
from game.titles.inkas.board.moves.choices import BoardPlace, Piece, PieceKind, PlaceKind, wamani_of
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.panels.panels import wallas_of
from game.titles.inkas.board.view import Spot
from game.titles.inkas.content.definitions import CENTRE_NAME, PIECES, WAMANIS
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, ROUND
from game.titles.inkas.rules.places import SUPPLY
from game.ui.keys import digit_of, is_plain

_CENTRE: Final = WAMANIS.index(CENTRE_NAME)


class Keyboard:
    """What each key means. `point` is called with the spot that the cursor of the keys moves to."""

    def __init__(
        self, gestures: Gestures, point: Callable[[Spot], None], changed: Callable[[], None]
    ) -> None:
        self._gestures = gestures
        self._changed = changed
        self._offers = False  # G was pressed: a number is an offering
        self.cursor = KeyCursor(
            KeyPart,
            lambda part: key_areas(gestures.view, gestures.fan, part),
            self._start,
            point,
            gestures.click,
            self._arrow,
        )

    def handle(self, event: Event) -> bool:
        """Take a key; returns whether it was used."""
        if event.type != pygame.KEYDOWN or not is_plain(event):
            return False
        used = self._letter(event) or self._number(event) or self.cursor.handle(event)
        if used:
            self._changed()
        return used

    def _letter(self, event: Event) -> bool:
        if event.key == pygame.K_HOME:
            self.cursor.go(KeyPart.RING, _CENTRE)
        elif event.key == pygame.K_k and self.wamani is not None:
            self._gestures.spread(self.wamani)
        elif event.key == pygame.K_n:
            return self._next_in_supply()
        elif event.key == pygame.K_g:
            self._offers = True
            self.cursor.go(KeyPart.OFFERINGS)
        else:
            return False
        return True

    def _number(self, event: Event) -> bool:
        """The number of an own walla, or after G that of an offering."""
        digit = digit_of(event)
        if not digit:
            return False
        shown, offers = self._gestures.view.shown, self._offers
        self._offers = False
        if offers:
            names = list(offering_areas(shown))
            if digit <= len(names):
                self._gestures.do(BoardPlace(PlaceKind.OFFERING, names[digit - 1]))
                return True
            return False
        if not event.mod & pygame.KMOD_SHIFT or shown.state.decider < 0:
            return False
        names_of_seat = wallas_of(shown, shown.state.decider)
        return digit <= len(names_of_seat) and self.take(names_of_seat[digit - 1])

    def take(self, walla: str) -> bool:
        """Pick a walla that can do something, and go to where it is; returns whether it can."""
        piece, shown = Piece(PieceKind.WALLA, walla), self._gestures.view.shown
        if piece not in shown.choices.pieces:
            return False
        self._gestures.pick(piece)
        place = wamani_of(shown.state, walla)
        home = next(
            (one for one in WAMANIS if BoardPlace(PlaceKind.WAMANI, one) in shown.choices.places(piece)), ""
        )
        if place or home:
            self.cursor.go(KeyPart.RING, WAMANIS.index(place or home))
        return True

    def take_next(self, wallas: Sequence[str]) -> bool:
        """Pick the next of these wallas after the one that is picked."""
        if not wallas:
            return False
        picked = self._gestures.picked
        after = wallas.index(picked.name) + 1 if picked is not None and picked.name in wallas else 0
        return self.take(wallas[after % len(wallas)])

    def _next_in_supply(self) -> bool:
        shown = self._gestures.view.shown
        waiting = [
            piece.name
            for piece in shown.choices.pieces
            if piece.kind is PieceKind.WALLA and shown.state.places[PIECE_INDEX[piece.name]] == SUPPLY
        ]
        return self.take_next(waiting)

    # the cursor

    @property
    def wamani(self) -> str | None:
        """The wamani at which the keys are."""
        number = None if self._gestures.fan.open else self.cursor.number_in(KeyPart.RING)
        return None if number is None else WAMANIS[number]

    def _start(self) -> int:
        """Where the active walla is, else the first own one on the board, else the own suyu, else the lake."""
        shown = self._gestures.view.shown
        state = shown.state
        if self._gestures.fan.open or state.decider < 0 or not state.game.players:
            return 0 if self._gestures.fan.open else _CENTRE
        names = wallas_of(shown, state.decider)
        if state.active >= 0:
            names = (PIECES[state.active], *names)
        found = next((place for name in names if (place := wamani_of(state, name))), "")
        return WAMANIS.index(found) if found else state.game.homes[state.decider][0]

    def _arrow(self, areas: Sequence[Rect], number: int, way: Way) -> int | None:
        """On the board: along the ring, or along the sector, by what lies on that side; else the nearest."""
        if len(areas) != len(WAMANIS) or self._gestures.fan.open:
            return nearest(areas, number, way)
        return nearest_on_ring(areas, number, way)

    def follow(self) -> None:
        """The table is shown otherwise: the cursor stays at its place."""
        self._offers = False
        self.cursor.follow()


def nearest_on_ring(areas: Sequence[Rect], number: int, way: Way) -> int:
    """The neighbour along ring or sector that lies most on a side; the same where none does."""
    ring, sector = divmod(number, ROUND)
    if number == _CENTRE:
        others = list(range(_CENTRE - ROUND, _CENTRE))
    else:
        others = [ring * ROUND + (sector + by) % ROUND for by in (1, -1)]
        others.append(number + ROUND if number + ROUND < _CENTRE else _CENTRE)
        if ring:
            others.append(number - ROUND)
    x, y = areas[number].center

    def along(other: int) -> float:
        dx, dy = areas[other].centerx - x, areas[other].centery - y
        length = (dx * dx + dy * dy) ** 0.5 or 1.0
        return (dx * way[0] + dy * way[1]) / length

    best = max(others, key=along)
    return best if along(best) > 0.35 else number
