"""The question before a turn ends with something useful left undone."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pygame
from pygame import Rect

from game.base.i18n.words import Words
from game.base.keys.shell_keys import END, NEVER_ASK
from game.kit.board.context import AnyBoardContext, TableCallbacks
from game.ui.dialogs import Dialog, DialogOption
from game.ui.icons import icon
from game.ui.toggle import Toggle
from game.ui.widget import nothing

ActionT = TypeVar("ActionT")
_BOX_ROW = 56  # the height of the row with the check box, in design units


class EndQuestion(Dialog):
    """Says what would be lost and what is left undone, a sentence for each. Escape goes on with the turn.

    A check box says that nobody wants to be asked again, in any game; it holds with either answer.
    """

    def __init__(
        self, words: Words, undone: Sequence[str], end: Callable[[], None], never_again: Callable[[], None]
    ) -> None:
        self._never_again = never_again
        answers = [
            DialogOption(
                words("turn_end.stay"),
                lambda: self._answer(nothing),
                pygame.K_ESCAPE,
                words("turn_end.key_stay"),
            ),
            DialogOption(
                words("turn_end.end"),
                lambda: self._answer(end),
                END,
                words.cap(END),
                "wood",
                icon=icon("hourglass"),
            ),
        ]
        super().__init__(words("turn_end.title"), "\n".join(undone), answers, on_cancel=nothing)
        self.never = Toggle(words("turn_end.never"), False, _heard, key=NEVER_ASK)
        self.ui.add(self.never)

    def _answer(self, action: Callable[[], None]) -> None:
        if self.never.value:
            self._never_again()
        action()

    @property
    def width(self) -> float:
        return 860

    def body_height(self, width: int) -> int:
        return super().body_height(width) + self.scale.px(_BOX_ROW)

    def place_body(self, rect: Rect) -> None:
        px = self.scale.px
        super().place_body(Rect(rect.x, rect.y, rect.width, rect.height - px(_BOX_ROW)))
        left = self.buttons[0].rect.x
        place = Rect(left, rect.bottom - px(38), self.buttons[-1].rect.right - left, px(38))
        self.never.place(place, self.scale)


def _heard(_: bool) -> None:
    """The box is read when an answer is given."""


def end_turn(
    context: AnyBoardContext,
    callbacks: TableCallbacks[ActionT, Any],
    action: ActionT,
    undone: Callable[[], Sequence[str]],
) -> None:
    """Play the action that ends a turn; where something useful is left `undone` it is asked first.

    `undone` gives a sentence for each such thing; it is not called where the table, or the player, wants no question.
    """
    preferences = context.preferences
    asks = context.options.asks and preferences.now.ask_before_end
    said = undone() if asks else ()
    if said:
        never = preferences.never_ask_before_end
        callbacks.open_dialog(EndQuestion(context.words, said, lambda: callbacks.play(action), never))
    else:
        callbacks.play(action)
