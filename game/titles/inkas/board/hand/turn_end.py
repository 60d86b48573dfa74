"""How a turn is ended: by its button, or by a draw that is offered, asking where that may not be meant."""

from functools import partial
from itertools import takewhile

import pygame

from game.base.keys.shell_keys import CONFIRM, END
from game.kit.board.context import BoardContext, TableCallbacks
from game.kit.board.end_question import end_turn
from game.titles.inkas.board.hand.gestures import Gestures
from game.titles.inkas.board.hand.turn_end_check import shows_act, turn_end_warnings
from game.titles.inkas.board.moves.steps import closing_action
from game.titles.inkas.board.view import TableView
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.state import State
from game.ui.dialogs import Dialog, DialogOption
from game.ui.sound import Cue
from game.ui.widget import nothing


class TurnEnd:
    """What ends the turn that is shown. The key that passes questions ends none: one press too many would cost it."""

    def __init__(
        self,
        context: BoardContext[State, Event],
        callbacks: TableCallbacks[Action, Event | Cue],
        view: TableView,
        gestures: Gestures,
    ) -> None:
        self._context, self._callbacks, self._view, self._gestures = context, callbacks, view, gestures
        self.rests = True  # whether nothing is shown any more of what was done

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

    def name_end(self) -> None:
        """Say which key ends the turn, or lets an attack be, to who presses the one that passes questions."""
        if self.rests:  # else it was meant to see the end of what is shown, and it does
            words = self._context.words
            said = words("table.why_not.confirm", key=words.cap(END), confirm=words.cap(CONFIRM))
            self._callbacks.notify(said)
