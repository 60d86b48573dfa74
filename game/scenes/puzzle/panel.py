"""The sheet over the journal that says what a puzzle asks for, with its hints and the ways on."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.i18n.words import Words
from game.ui.buttons import Button
from game.ui.panels import draw_panel
from game.ui.scale import Scale, columns, rows
from game.ui.scroll import ScrollParagraph, TextScroll
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import Widget, WidgetGroup

_HEAD: Final = 58  # design units
_ROW: Final = 46
_GAP: Final = 8
_TEXT: Final = 20.5


@dataclass(frozen=True, slots=True)
class PanelCallbacks:
    """What the buttons do."""

    hint: Callable[[], None]
    solution: Callable[[], None]
    again: Callable[[], None]
    following: Callable[[], None]


class PuzzlePanel(Widget):
    """A sheet of paper with the task; it keeps the pointer from what lies under it."""

    def __init__(self, words: Words, title: str, grade: str, task: str, callbacks: PanelCallbacks) -> None:
        super().__init__()
        self._words = words
        self._title, self._grade, self._task = title, grade, task
        self.text = TextScroll()

        def button(name: str, act: Callable[[], None], key: int) -> Button:
            label, tip, hint = (words(f"puzzle.{part}") for part in (name, f"{name}_tip", f"key.{name}"))
            return Button(label, act, style="paper", key=key, hint=hint, size=19, tooltip=tip)

        self.hint = button("hint", callbacks.hint, pygame.K_j)
        self.solution = button("solution", callbacks.solution, pygame.K_k)
        self.again = button("again", callbacks.again, pygame.K_y)
        self.following = button("next", callbacks.following, pygame.K_v)
        self.say(())

    @property
    def _buttons(self) -> tuple[Button, ...]:
        return self.hint, self.solution, self.again, self.following

    def add_to(self, ui: WidgetGroup) -> None:
        """Put the sheet and what is on it over the other widgets."""
        ui.add(self, self.text, *self._buttons)

    def say(self, hints: tuple[str, ...], most: int = 2) -> None:
        """Show the task and these hints, of so many."""
        said = [ScrollParagraph(self._task, size=_TEXT)]
        said += [ScrollParagraph(hint, Role.ASIDE, "ink", size=_TEXT) for hint in hints]
        self.text.set_paragraphs(said)
        self.text.scroll_to(self.text.furthest if hints else 0)
        self.hint.label = self._words("puzzle.second_hint" if hints else "puzzle.hint")
        self.hint.enabled, self.hint.why_not = len(hints) < most, self._words("puzzle.no_hint")
        self.changed = True

    def unfold(self, value: bool) -> None:
        """Let the sheet lie open, or fold it away."""
        for widget in (self, self.text, *self._buttons):
            widget.visible = value

    def set_out(self, area: Rect, scale: Scale) -> None:
        """Take this room, in pixels."""
        px = scale.px
        self.place(area, scale)
        inner = area.inflate(-2 * px(18), -2 * px(14))
        head, text, first, second = rows(
            inner, [scale.fixed(_HEAD), 1, scale.fixed(_ROW), scale.fixed(_ROW)], px(_GAP)
        )
        del head
        self.text.place(text, scale)
        places = (*columns(first, [1, 1], px(_GAP)), *columns(second, [1, 1], px(_GAP)))
        for button, place in zip(self._buttons, places, strict=True):
            button.place(place, scale)

    def handle(self, event: Event) -> bool:
        """See `Widget.handle`: what is pressed here does not fall through to the table."""
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    def draw(self, surface: Surface) -> None:
        """See `Widget.draw`."""
        px = self.scale.px
        draw_panel(surface, self.rect, self.scale, "paper", active=True)
        inner = self.rect.inflate(-2 * px(18), -2 * px(14))
        title = Rect(inner.x, inner.y, inner.width, px(34))
        draw_text(surface, self._title, TextStyle(Role.NAME, "ink", size=25), self.scale, title)
        line = Rect(title.x, title.bottom - px(4), title.width, px(22))
        draw_text(surface, self._grade, TextStyle(Role.ASIDE, "faded_ink", size=16), self.scale, line)
