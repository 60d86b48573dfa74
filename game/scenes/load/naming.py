"""The question under which name a game is to be kept."""

from collections.abc import Callable

import pygame
from pygame import Rect
from pygame.event import Event

from game.base.i18n.words import Words
from game.core.record.journal import NAME_LIMIT, clean_name
from game.kit.forms.name_field import name_field
from game.ui.buttons import Button
from game.ui.modal import Modal
from game.ui.widget import nothing

_ROW, _GAP = 58, 20


class NameDialog(Modal):
    """A line for the name, and whether to take it. `done` is told a name that is not empty."""

    def __init__(self, words: Words, title: str, name: str, done: Callable[[str], None]) -> None:
        super().__init__(title, words("load.name_text"), on_cancel=nothing)
        self.words = words
        self._done = done
        self.field = name_field(
            words,
            name,
            _ignore,
            longest=NAME_LIMIT,
            placeholder=words("load.name_here"),
            on_enter=self.take,
        )
        self.keep = Button(words("load.keep"), self.take, hint=words("menu.key_done"))
        self.stay = Button(words("load.cancel"), self.cancel, style="wood", hint=words("menu.key_back"))
        self.ui.add(self.field, self.keep, self.stay)

    def enter(self) -> None:
        self.ui.focus(self.field)

    def take(self) -> None:
        """Take the name as it stands."""
        name = clean_name(self.field.text)
        if not name:
            self.ui.notify(self.words("fault.no_name"))
            return
        self.close()
        self._done(name)

    def body_height(self, width: int) -> int:
        return self.scale.px(2 * _ROW + _GAP)

    def place_body(self, rect: Rect) -> None:
        px = self.scale.px
        self.field.place(Rect(rect.x, rect.y, rect.width, px(_ROW - 6)), self.scale)
        width = (rect.width - px(_GAP)) // 2
        below = Rect(rect.x, rect.bottom - px(_ROW), width, px(_ROW))
        self.keep.place(below, self.scale)
        self.stay.place(below.move(width + px(_GAP), 0), self.scale)

    def handle(self, event: Event) -> bool:
        """See `Scene.handle`: Escape leaves the line and the question at once."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.cancel()
            return True
        return super().handle(event)


def _ignore(text: str) -> None:
    """The name is read when it is taken."""
