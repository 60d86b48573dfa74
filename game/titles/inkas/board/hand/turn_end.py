"""How a turn is ended: by its button, by Space, or by a draw that is offered, asking where that may not be meant."""

from functools import partial
from itertools import takewhile

import pygame

from game.kit.board.context import BoardContext, TableCallbacks
from game.kit.board.end_question import end_turn
from game.titles.inkas.board.hand.gestures import Gestures
from game.titles.inkas.board.hand.turn_end_check import (
    QuestionsPassed,
    end_dialog,
    shows_act,
    turn_end_warnings,
)
from game.titles.inkas.board.moves.steps import closing_action
from game.titles.inkas.board.view import TableView
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.state import State
from game.ui.dialogs import Dialog, DialogOption
from game.ui.sound import Cue
from game.ui.text import sentence
from game.ui.widget import nothing


class TurnEnd:
    """What ends the turn that is shown. `passed`: whether a question stood a moment ago that Space lets pass. Space
    ends none while what was done last is still shown, nor while something is being chosen.
    """

    def __init__(
        self,
        context: BoardContext[State, Event],
        callbacks: TableCallbacks[Action, Event | Cue],
        view: TableView,
        gestures: Gestures,
    ) -> None:
        self._context, self._callbacks, self._view, self._gestures = context, callbacks, view, gestures
        self.passed = QuestionsPassed()
        self._rests = True

    def update(self, dt: float, *, rests: bool) -> None:
        """Let `dt` seconds pass on a table that `rests` or shows what was done."""
        self._rests = rests
        self.passed.update(dt)

    def offer_draw(self) -> None:
        """Offer a draw, if that is meant."""
        words = self._context.words
        offer = partial(self._callbacks.play, a.OfferDraw())
        answers = [
            DialogOption(
                words("table.draw_question.cancel"),
                nothing,
                pygame.K_ESCAPE,
                words("table.draw_question.key_cancel"),
            ),
            DialogOption(words("table.draw_question.offer"), offer, style="wood"),
        ]
        title, text = words("table.draw_question.title"), words("table.draw_question.text")
        self._callbacks.open_dialog(Dialog(title, text, answers, on_cancel=nothing))

    def end(self) -> None:
        """End the turn, or go on to what comes before that by itself."""
        context = self._context
        end = closing_action(self._gestures.whole.actions)
        if end is None:
            return
        if not isinstance(end, a.End):
            self._callbacks.play(end)
        else:
            end_turn(context, self._callbacks, end, self._undone)

    def _undone(self) -> list[str]:
        """What seems forgotten in this turn."""
        steps, turn = reversed(self._context.game.steps), self._view.shown.state.turn
        played = takewhile(lambda step: step.after.turn == turn, steps)
        acted = any(shows_act(step.after, step.events) for step in played)
        able, shown = self._gestures.whole.actions, self._view.shown
        return turn_end_warnings(self._context.words, shown.state, able, acted=acted, hand_seen=shown.face_up)

    def end_by_space(self) -> None:
        """End the turn or go on, unless the key may have been meant for what is shown, for what is being chosen or for
        a question that stood before.
        """
        if not self._rests:  # it was meant to see the end of that, and it does
            return
        if self._gestures.narrowed or self._gestures.fan.open:
            self._callbacks.notify(sentence(self._context.words("table.why_not.chosen_first")))
            return
        able = self._gestures.whole.actions
        end, passed = closing_action(able), self.passed
        if not self._view.shown.state.game.advanced or not self._context.options.asks or not passed.followed:
            self.end()
        elif isinstance(end, a.End) and not passed.just_now:
            words = self._context.words
            said = (words("turn_end.question"), *self._undone())
            self._callbacks.open_dialog(end_dialog(words, said, partial(self._callbacks.play, end)))
        elif not passed.just_now:
            self.end()
