"""The last days as a row of stamps, each with its score."""

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.scenes.daily.view import WeekDay
from game.ui.look import Colour
from game.ui.panels import draw_panel
from game.ui.pressable import Pressable
from game.ui.scale import rows
from game.ui.shapes import frame
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_NONE: Final = "–"


class DayStamp(Pressable):
    """A day: a press opens the postcard of one that is over, and goes on with one that is not."""

    def __init__(self, words: Words, shown: WeekDay, today: bool, press: Callable[[], None]) -> None:
        played = shown.played
        super().__init__(tooltip=words.day(shown.day))
        self.words = words
        self.shown = shown
        self.today = today
        self._press = press
        self.enabled = self.focusable = played is not None
        if played is None:
            self.why_not = words("daily.not_played", date=self.tooltip)
        elif played.result is None:
            self.tooltip = words("daily.left", date=self.tooltip)
        else:
            self.tooltip = words("daily.show", date=self.tooltip)

    def act(self, spot: tuple[int, int] | None) -> None:
        """Press it."""
        self._press()

    def draw(self, surface: Surface) -> None:
        px, look, rect = self.scale.px, self.scale.look, self.rect
        lit = self.enabled and self.hovered
        inner = draw_panel(surface, rect, self.scale, "card" if self.enabled else "note", active=lit)
        day, month, line = rows(inner.inflate(0, -px(8)), [1.2, 0.8, 1.1])
        ink: Colour = "ink" if self.enabled else "faded_ink"
        draw_text(
            surface, str(self.shown.day.day), TextStyle(Role.FIGURE, ink, "centre", size=26), self.scale, day
        )
        name = self.words(f"figures.month.{self.shown.day.month}")
        draw_text(surface, name, TextStyle(Role.ASIDE, "faded_ink", "centre", size=15), self.scale, month)
        played = self.shown.played
        result = played.result if played is not None else None
        text = str(result.score) if result is not None else "…" if played is not None else _NONE
        colour: Colour = "yes" if result is not None and result.won else ink
        draw_text(surface, text, TextStyle(Role.FIGURE, colour, "centre", size=24), self.scale, line)
        if self.today:
            edge = Rect(rect).inflate(-px(4), -px(4))
            frame(surface, edge, look.palette.amber_dark, px(6), max(2, px(3)))
        self.draw_focus(surface)
