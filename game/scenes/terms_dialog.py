"""The words of the game that stand on the screen, all of them explained: for who has no pointer."""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect
from pygame.event import Event

from game.base.i18n.glossary import Term
from game.base.i18n.words import Words
from game.base.keys.shell_keys import TERMS
from game.ui.buttons import Button
from game.ui.keys import presses
from game.ui.modal import Modal
from game.ui.scroll import ScrollParagraph, TextScroll
from game.ui.theme import Role
from game.ui.widget import nothing

_WIDE: Final = 860
_BUTTON, _GAP = 60, 16


class TermsDialog(Modal):
    """A list of terms; Enter, Escape and the key that opened it close it."""

    def __init__(self, words: Words, terms: Sequence[Term]) -> None:
        super().__init__(words("terms.title"), on_cancel=nothing)
        paragraphs = list[ScrollParagraph]()
        for term in sorted(terms):
            paragraphs.append(ScrollParagraph(term.name, Role.STRONG, space=14))
            paragraphs.append(ScrollParagraph(term.says, space=0))
        self.text_of_terms = TextScroll(paragraphs)
        self.done = Button(
            words("menu.done"), self.cancel, key=pygame.K_RETURN, hint=words("menu.key_done"), style="wood"
        )
        self.ui.add(self.text_of_terms, self.done)

    @property
    def width(self) -> float:
        return _WIDE

    def body_height(self, width: int) -> int:
        px = self.scale.px
        self.text_of_terms.scale = self.scale
        return self.text_of_terms.content_height(width) + px(30) + px(_BUTTON + _GAP)

    def place_body(self, rect: Rect) -> None:
        px = self.scale.px
        foot = Rect(rect.x, rect.bottom - px(_BUTTON), rect.width, px(_BUTTON))
        button = Rect(0, 0, px(300), px(_BUTTON))
        button.center = foot.center
        self.done.place(button, self.scale)
        list_area = Rect(rect.x, rect.y, rect.width, foot.y - px(_GAP) - rect.y)
        self.text_of_terms.place(list_area, self.scale)

    def enter(self) -> None:
        self.ui.focus(self.text_of_terms)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and presses(event, TERMS):
            self.cancel()
            return True
        return super().handle(event)
