"""The sheet over the journal that says what a puzzle asks for, with its hints and the ways on."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.base.i18n.words import Words
from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import HINT, NEXT_PUZZLE, PUZZLE_AGAIN, SOLUTION
from game.ui.buttons import Button
from game.ui.scale import Scale, columns, rows
from game.ui.scroll import ScrollParagraph, TextScroll
from game.ui.theme import Role
from game.ui.titled_sheet import HEAD, TitledSheet
from game.ui.widget_group import WidgetGroup

_ROW: Final = 46  # design units
_GAP: Final = 8
_TEXT: Final = 20.5


@dataclass(frozen=True, slots=True)
class PanelCallbacks:
    """What the buttons do."""

    hint: Callable[[], None]
    solution: Callable[[], None]
    again: Callable[[], None]
    following: Callable[[], None]


class PuzzlePanel:
    """A sheet of paper with the task."""

    def __init__(self, words: Words, title: str, grade: str, task: str, callbacks: PanelCallbacks) -> None:
        self._words = words
        self._task = task
        self.sheet = TitledSheet(title, grade)
        self.text = TextScroll()

        def button(name: str, act: Callable[[], None], key: KeyAction) -> Button:
            label, tip = words(f"puzzle.{name}"), words(f"puzzle.{name}_tip")
            return Button.keyed(words, label, act, style="paper", key=key, size=19, tooltip=tip)

        self.hint = button("hint", callbacks.hint, HINT)
        self.solution = button("solution", callbacks.solution, SOLUTION)
        self.again = button("again", callbacks.again, PUZZLE_AGAIN)
        self.following = button("next", callbacks.following, NEXT_PUZZLE)
        self.say(())

    @property
    def _buttons(self) -> tuple[Button, ...]:
        return self.hint, self.solution, self.again, self.following

    def add_to(self, ui: WidgetGroup) -> None:
        """Put the sheet and what is on it over the other widgets."""
        ui.add(self.sheet, self.text, *self._buttons)

    def say(self, hints: tuple[str, ...], most: int = 2) -> None:
        """Show the task and these hints, of so many."""
        said = [ScrollParagraph(self._task, size=_TEXT)]
        said += [ScrollParagraph(hint, Role.ASIDE, "ink", size=_TEXT) for hint in hints]
        self.text.set_paragraphs(said)
        self.text.scroll_to(self.text.furthest if hints else 0)
        self.hint.enabled, self.hint.why_not = len(hints) < most, self._words("puzzle.no_hint")
        self.sheet.changed = True

    def unfold(self, value: bool) -> None:
        """Let the sheet lie open, or fold it away."""
        for widget in (self.sheet, self.text, *self._buttons):
            widget.visible = value

    def set_out(self, area: Rect, scale: Scale) -> None:
        """Take this room, in pixels."""
        px = scale.px
        self.sheet.place(area, scale)
        row = scale.fixed(_ROW)
        _, text, first, second = rows(self.sheet.inner, [scale.fixed(HEAD), 1, row, row], px(_GAP))
        self.text.place(text, scale)
        places = (*columns(first, [1, 1], px(_GAP)), *columns(second, [1, 1], px(_GAP)))
        for button, place in zip(self._buttons, places, strict=True):
            button.place(place, scale)
