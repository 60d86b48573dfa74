"""A line in which an action is typed as it stands in a saved game: for testers and screen readers."""

from collections.abc import Callable, Mapping
from typing import Final

from pygame import Rect

from game.base.i18n.words import Words
from game.core.contract import Refusal
from game.titles.machu_picchu.phrases import explain
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.engine import refusal
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.state import State
from game.ui.modal import Modal
from game.ui.text import sentence
from game.ui.textfield import TextField

_HIGH: Final = 56
_LONGEST: Final = 80  # letters


class CommandLine(Modal):
    """Types one action. `play` does it and returns an empty text, or why it cannot be done. Escape closes the line."""

    def __init__(self, words: Words, play: Callable[[str], str]) -> None:
        super().__init__(words("command.title"), words("command.text"), lambda: None)
        self._play = play
        self.field = TextField("", lambda text: None, longest=_LONGEST, on_enter=self._entered)
        self.ui.add(self.field)

    def enter(self) -> None:
        self.ui.focus(self.field)

    def _entered(self) -> None:
        typed = self.field.text.strip()
        if not typed:
            return
        why_not = self._play(typed)
        if why_not:
            self.ui.notify(why_not)
        else:
            self.close()

    def body_height(self, width: int) -> int:
        return self.scale.px(_HIGH)

    def place_body(self, rect: Rect) -> None:
        high = self.scale.px(_HIGH)
        self.field.place(Rect(rect.x, rect.bottom - high, rect.width, high), self.scale)


class TypedActions:
    """Reads and plays actions that are typed; `names` of the seats go by their colours."""

    def __init__(self, words: Words, names: Mapping[str, str], play: Callable[[Action], None]) -> None:
        self._words = words
        self._names = names
        self._play = play

    def play(self, state: State, text: str) -> str:
        """Play an action; returns why it cannot be played, or an empty text."""
        action = MACHU_PICCHU.parse_action(state, text)
        if isinstance(action, Refusal):
            return self._why_not(action)
        refused = refusal(state, action)
        if refused is not None:
            return self._why_not(refused)
        self._play(action)
        return ""

    def _why_not(self, why: Refusal) -> str:
        return sentence(explain(self._words, why, self._names))
