"""What the buttons of the three steps of a turn do: a walla is picked, a target is lit, the staff is used."""

from collections.abc import Callable

from game.base.i18n.words import Words
from game.titles.inkas.board.hand.gestures import Gestures
from game.titles.inkas.board.hand.key_modes import KeyMode, doer_of
from game.titles.inkas.board.hand.keyboard import Keyboard
from game.titles.inkas.board.hand.responder import Responder
from game.titles.inkas.board.moves.choices import wamani_of, worthwhile
from game.titles.inkas.board.moves.labels import price_of
from game.titles.inkas.board.moves.steps import in_step, staff_first
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.state import Step


class StepActions:
    """Each button does what its key does."""

    def __init__(
        self,
        words: Words,
        gestures: Gestures,
        keyboard: Keyboard,
        responder: Responder,
        changed: Callable[[], None],
    ) -> None:
        self._words, self._gestures, self._keyboard = words, gestures, keyboard
        self._responder, self._changed = responder, changed

    def move(self) -> None:
        """Pick the next walla that can move; one that can only be placed comes after those on the board."""
        self._gestures.widen()
        shown = self._gestures.view.shown
        able = {doer_of(action) for action in in_step(shown.state, shown.choices.actions, Step.MOVE)}
        on_board = {name for name in able if wamani_of(shown.state, name)}
        self._keyboard.take_next([name for name in PIECES if name in (on_board or able)])
        self._changed()

    def attack(self) -> None:
        """Light whom one can attack, so that one of them is chosen."""
        self._keyboard.begin(KeyMode.ATTACK)
        self._changed()

    def place(self) -> None:
        """Let one of the things that can be done with the staff be chosen; do it where there is but one that costs
        nothing, light the spot where that is to lay it down. Where nothing is, take a card.
        """
        self._gestures.widen()
        shown = self._gestures.view.shown
        state = shown.state
        found = worthwhile(state, in_step(state, shown.choices.actions, Step.PLACEMENT))
        lays = state.game.advanced and all(isinstance(one, a.Lay) for one in found)
        if found and lays:  # it cannot be taken back there, and may not have been meant
            self._keyboard.take_staff(found)
            self._changed()
        elif len(found) == 1 and not price_of(state, found[0]):
            self._responder.mean(found)
        elif found:
            self._responder.list_actions(self._words("table.ask.place"), staff_first(found))
        else:
            self._keyboard.take_card()
            self._changed()
