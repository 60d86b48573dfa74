"""The keys on the table: a cursor that goes from place to place, numbers, signs and letters.

Tab goes from part to part, arrows within one. Enter does there what a click would do. Numbers stand for what
is asked: tiles, jobs, rows, goods, cards. With Alt held every district has a letter.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import pygame
from pygame.event import Event

from game.kit.board.key_cursor import ARROWS, KeyCursor
from game.titles.machu_picchu.board.hand.gestures import Gestures
from game.titles.machu_picchu.board.hand.key_places import KeyPart, key_areas
from game.titles.machu_picchu.board.layout.city import TERRACES
from game.titles.machu_picchu.board.moves.choices import Place, PlaceKind
from game.titles.machu_picchu.board.panels.market import MARKET_GOODS
from game.titles.machu_picchu.board.questions.question_panel import QuestionPanel
from game.titles.machu_picchu.board.view import Spot
from game.titles.machu_picchu.keys import PIN
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, JOBS, NOWHERE, ROWS, TILES
from game.titles.machu_picchu.rules.state import Question
from game.ui.keys import digit_of, is_plain, presses, sign_of

_ALT: Final = (pygame.K_LALT, pygame.K_RALT)
LETTERS: Final[Mapping[str, str]] = {
    "corn": "C",
    "llama": "L",
    "coca": "O",
    "pottery": "P",
    "cloth": "W",
    "condor": "D",
    "puma": "U",
    "sun": "S",
    "main": "M",
    "hut": "H",
    "palace": "R",
    "priests": "I",
    "virgins": "V",
    "plaza": "A",
    "clock": "K",
}
"""The letter of each district, which is shown while Alt is held."""


class Keyboard:
    """What each key means. `point` is called with the spot that the cursor of the keys moves to."""

    def __init__(
        self,
        gestures: Gestures,
        question_panel: QuestionPanel,
        point: Callable[[Spot], None],
        changed: Callable[[], None],
    ) -> None:
        self._gestures = gestures
        self._question_panel = question_panel
        self._changed = changed
        self._sign: PlaceKind | None = None  # + or − was pressed: which column is to be adjusted
        self.cursor = KeyCursor(
            KeyPart, partial(key_areas, gestures.view), self._start, point, gestures.click
        )
        self.letters = False  # whether the letters of the districts are shown

    def handle(self, event: Event) -> bool:
        """Take a key; returns whether it was used."""
        if event.type == pygame.KEYUP:
            return event.key in _ALT and self._show_letters(False)
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in _ALT:
            return self._show_letters(True)
        if event.mod & pygame.KMOD_ALT:
            return self._letter(event)
        if not is_plain(event):
            return False
        if self._question_panel.open:
            return self._on_panel(event)
        return self.cursor.handle(event) or self._number(event)

    # letters

    def _show_letters(self, shown: bool) -> bool:
        self.letters = shown
        self._changed()
        return True

    def _letter(self, event: Event) -> bool:
        wanted = pygame.key.name(event.key).upper()
        name = next((district for district, letter in LETTERS.items() if letter == wanted), None)
        if name is not None:
            self._gestures.do(Place(PlaceKind.DISTRICT, name))
        return name is not None

    # numbers

    def _number(self, event: Event) -> bool:
        """A number, or the sign before it, where one stands for something that can be done."""
        question = self._gestures.view.shown.state.question
        sign, digit = sign_of(event), digit_of(event)
        if question is Question.TRADE and sign is not None:
            self._sign = PlaceKind.PLUS if sign == "+" else PlaceKind.MINUS
            return True
        if not digit:
            return False
        place = self._place(question, digit - 1, shifted=bool(event.mod & pygame.KMOD_SHIFT))
        self._sign = None
        if place is not None:
            self._gestures.do(place)
        return place is not None

    def _place(self, question: Question | None, number: int, *, shifted: bool) -> Place | None:
        """What a number stands for, counted from 0."""
        state = self._gestures.view.shown.state
        here = state.prince[state.mover]
        match question:
            case Question.MOVE if number < len(TILES):
                return Place(PlaceKind.TILE, TILES[number])
            case Question.HIRE if number < len(state.game.hired[here]):
                home = state.game.content.jobs[JOBS[state.game.hired[here][number]]].district
                return Place(PlaceKind.DISTRICT, home)
            case Question.ORDAIN if number < len(state.game.ordained[here]):
                return Place(PlaceKind.ROW, ROWS[state.game.ordained[here][number]])
            case Question.TRADE if number < len(MARKET_GOODS):
                kind = self._sign or (PlaceKind.BUY if shifted else PlaceKind.SELL)
                return Place(kind, MARKET_GOODS[number])
        return None

    def _on_panel(self, event: Event) -> bool:
        """A key while a question is answered on the panel."""
        if event.key in ARROWS:
            across, down = ARROWS[event.key]
            return self._question_panel.step(across, -down)
        if presses(event, PIN):
            return self._question_panel.pin()
        digit = digit_of(event)
        return digit is not None and self._question_panel.number(digit)

    # the cursor

    @property
    def district(self) -> str | None:
        """The district at which the keys are."""
        number = self.cursor.number_in(KeyPart.CITY)
        return None if number is None else list(TERRACES)[number]

    def _start(self) -> int:
        """The district of the Prince of the seat in turn, or the first one."""
        shown = self._gestures.view.shown
        here = shown.state.prince[shown.active]
        return 0 if here == NOWHERE else list(TERRACES).index(DISTRICTS[here])

    def follow(self) -> None:
        """The table is shown otherwise: the cursor stays at its place."""
        self._sign = None
        self.cursor.follow()
