"""Buttons that let more be passed than what is asked now: all that comes of an action, or all until the turn ends."""

from collections.abc import Callable
from typing import Literal

import pygame
from pygame.event import Event

from game.base.i18n.words import Words
from game.base.keys.shell_keys import CONFIRM
from game.titles.inkas.board.questions.answer_desk import AnswerDesk
from game.titles.inkas.board.shown import BoardViewState
from game.ui.buttons import Button
from game.ui.keys import presses


class PassButton(Button):
    """The key that confirms presses it with `held`, one of the keys KMOD_SHIFT and KMOD_CTRL; alone it only passes
    what is asked now.
    """

    held = pygame.KMOD_SHIFT

    def shortcut(self, event: Event) -> bool:
        if not presses(event, CONFIRM) or not event.mod & self.held or not self.enabled:
            return False
        self.on_click()
        return True


class PassButtons:
    """`let_be` is called when an action is passed with all that comes of it, `changed` when any other press changes
    what is asked.
    """

    def __init__(
        self, shown: BoardViewState, desk: AnswerDesk, let_be: Callable[[], None], changed: Callable[[], None]
    ) -> None:
        self._shown, self._desk = shown, desk
        self._let_be, self._changed = let_be, changed
        self.action = _button(shown.words, "this_action", self._pass_action, "wood")
        self.action.held = pygame.KMOD_CTRL
        self.turn = _button(shown.words, "this_turn", self._pass_turn, "paper")
        self.widgets = (self.action, self.turn)

    def show(self, shown: BoardViewState, *, seen: bool, asks: bool, narrow: bool) -> None:
        """Be there where the orders of who looks on are `seen`, and an answer is asked for or something is passed; in a
        `narrow` panel their words go on with those of the answer beside them: pass, this action, this turn.
        """
        self._shown, words, state = shown, shown.words, shown.state
        passes = {
            "action": seen and self._desk.lets_action_be(state),
            "turn": seen and self._desk.orders_of(shown.viewing, state).passes_turn,
        }
        here = state.game.advanced and shown.layout.open_tab in (None, "main")
        # who is asked now may let the action be, whoever looks on
        room = {"action": here, "turn": here and seen}
        for (name, passed), button in zip(passes.items(), self.widgets, strict=True):
            button.visible = room[name] and (passed or asks)
            said = "short" if narrow and asks and all(room.values()) else "again" if passed else "this"
            button.label = words(f"answers.order.{said}_{name}")
            button.selected, button.changed = passed, True

    def _pass_action(self) -> None:
        state = self._shown.state
        passes = not self._desk.lets_action_be(state)
        self._desk.let_action_be(state, passes=passes)
        (self._let_be if passes else self._changed)()

    def _pass_turn(self) -> None:
        orders = self._desk.orders_of(self._shown.viewing, self._shown.state)
        orders.pass_turn(passes=not orders.passes_turn)
        self._desk.keep()
        self._changed()


def _button(words: Words, name: str, act: Callable[[], None], style: Literal["wood", "paper"]) -> PassButton:
    button = PassButton(words(f"answers.order.{name}"), act, style=style, size=17)
    cap = words.cap(CONFIRM)
    button.hint = words(f"answers.order.key_{name}", key=cap)
    button.tooltip = words(f"answers.order.{name}_tip", key=cap)
    return button
