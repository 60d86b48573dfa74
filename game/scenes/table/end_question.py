"""The question before a turn ends with something useful left undone."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.scenes.table.undone import Undone, told
from game.ui.dialogs import Answer, Dialog
from game.words import Words


class EndQuestion(Dialog):
    """Names what is left undone. Escape goes on with the turn; the last answer asks no more in any game."""

    def __init__(
        self,
        words: Words,
        things: Sequence[Undone],
        names: Mapping[str, str],
        end: Callable[[], None],
        never_again: Callable[[], None],
    ) -> None:
        def end_for_good() -> None:
            never_again()
            end()

        lines = "\n".join(told(words, thing, names) for thing in things)
        answers = [
            Answer(words("hand.end.stay"), _nothing, pygame.K_ESCAPE, words("hand.end.key_stay")),
            Answer(words("hand.end.end"), end, pygame.K_e, words("hand.end.key_end")),
            Answer(words("hand.end.never"), end_for_good, pygame.K_n, words("hand.end.key_never"), "wood"),
        ]
        super().__init__(words("hand.end.title"), lines, answers, on_cancel=_nothing)

    @property
    def width(self) -> float:
        """See `Modal.width`."""
        return 900


def _nothing() -> None:
    return None
