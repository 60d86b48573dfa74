"""The note over the journal that says what a challenge asks for, and how it stands."""

from typing import Final

from pygame import Surface

from game.base.i18n.words import Words
from game.ui.panels import draw_panel
from game.ui.scale import inset, rows
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import Widget

HEIGHT: Final = 124  # design units


class GoalNote(Widget):
    """A card with the name of a challenge and how it stands; its tip is the goal in full."""

    def __init__(self, words: Words, name: str) -> None:
        super().__init__(tooltip=words(f"challenge.{name}.goal"))
        self._title = words(f"challenge.{name}.title")
        self.standing = ""

    def say(self, standing: str) -> None:
        """Say how the challenge stands."""
        if standing != self.standing:
            self.standing = standing
            self.changed = True

    def draw(self, surface: Surface) -> None:
        px = self.scale.px
        inner = draw_panel(surface, self.rect, self.scale, "card", active=True)
        title, standing = rows(inset(inner, px(12), px(4)), [self.scale.fixed(36), 1])
        draw_text(surface, self._title, TextStyle(Role.NAME, "ink", size=23), self.scale, title)
        style = TextStyle(Role.BODY, "ink", valign="top", size=18, wrapped=True)
        draw_text(surface, self.standing, style, self.scale, standing)
