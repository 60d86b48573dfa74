"""One expedition of the form: its emblem and colour, and the name of its leader."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.match import NAME_LENGTH
from game.scenes.choices import Choices
from game.scenes.liveries import emblem_of
from game.ui import theme
from game.ui.buttons import Pressable
from game.ui.emblems import draw_medal, draw_rim
from game.ui.panels import draw_panel
from game.ui.scale import Scale, columns
from game.ui.shapes import circle, frame
from game.ui.text import draw_text
from game.ui.textfield import TextField
from game.ui.theme import LIVERIES, Role
from game.ui.widget import Widget
from game.words import Words


class MedalChoice(Pressable):
    """Four medals side by side, one of which is the seat's; a click takes another."""

    def __init__(
        self, emblems: list[str], index: int, on_change: Callable[[int], None], tooltip: str
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.emblems = emblems
        self.index = index
        self.on_change = on_change

    def cell(self, number: int) -> Rect:
        """Where that medal is, counted from 0, in pixels."""
        return columns(self.rect, [1] * len(self.emblems))[number]

    def select(self, index: int) -> None:
        """Take that medal, counted from 0."""
        if index != self.index:
            self.index = index
            self.changed = True
            self.on_change(index)

    def act(self, spot: tuple[int, int] | None) -> None:
        """See `Pressable.act`: a key takes the next one."""
        if spot is None:
            self.select((self.index + 1) % len(self.emblems))
            return
        for number in range(len(self.emblems)):
            if self.cell(number).collidepoint(spot):
                self.select(number)

    def handle(self, event: Event) -> bool:
        """See `Widget.handle`."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.select((self.index + (1 if event.key == pygame.K_RIGHT else -1)) % len(self.emblems))
            return True
        return super().handle(event)

    def draw(self, surface: Surface) -> None:
        """See `Widget.draw`."""
        for number, emblem in enumerate(self.emblems):
            cell = self.cell(number)
            full = min(cell.width, cell.height) // 2 - 1
            radius = full if number == self.index else round(full * 0.7)
            if number == self.index:
                circle(surface, cell.center, full, theme.LIT)
                radius = full - max(2, self.scale.px(3))
            draw_medal(surface, LIVERIES[emblem], cell.center, radius)
        self.draw_focus(surface)


class SeatRow:
    """The widgets of one seat and the card they lie on."""

    def __init__(self, words: Words, number: int, choices: Choices, on_colours: Callable[[], None]) -> None:
        self.words = words
        self.number = number
        self.choices = choices
        self.colours = [seat.colour for seat in choices.seats]
        self._on_colours = on_colours
        seat = choices.seats[number]
        self.name = TextField("", self._set_name, longest=NAME_LENGTH, placeholder=seat.suggested)
        emblems = [emblem_of(colour, self.colours) for colour in self.colours]
        at = self.colours.index(seat.colour)
        self.medals = MedalChoice(emblems, at, self._set_colour, words("menu.medal_tip"))
        self.widgets: tuple[Widget, ...] = (self.name, self.medals)
        self._card = Rect(0, 0, 0, 0)
        self._scale = self.name.scale

    @property
    def emblem(self) -> str:
        """The seat's emblem now."""
        return emblem_of(self.choices.seats[self.number].colour, self.colours)

    def _set_name(self, text: str) -> None:
        self.choices.seats[self.number].given = text

    def _set_colour(self, index: int) -> None:
        self.choices.take_colour(self.number, self.colours[index])
        self._on_colours()

    def refresh(self) -> None:
        """Show the colour that the form holds: another seat may have taken this one's."""
        self.medals.index = self.colours.index(self.choices.seats[self.number].colour)
        self.medals.changed = True

    def show(self, playing: bool) -> None:
        """Show the widgets, or hide them while nobody sits here."""
        for widget in self.widgets:
            widget.visible = playing
            widget.enabled = playing

    def place(self, rect: Rect, scale: Scale) -> None:
        """Put the row there."""
        px = scale.px
        self._card, self._scale = Rect(rect), scale
        left = rect.x + px(30)
        width = rect.width - px(48)
        field = min(px(52), rect.height * 2 // 5)
        self.name.place(Rect(left, rect.y + rect.height // 2 - field - px(2), width, field), scale)
        medals = min(px(62), rect.height // 2 - px(12))
        across = min(px(300), width * 3 // 5)
        self.medals.place(Rect(left, rect.y + rect.height // 2 + px(8), across, medals), scale)

    def paint(self, surface: Surface, playing: bool) -> None:
        """Draw the card under the widgets."""
        px, scale = self._scale.px, self._scale
        if not playing:
            frame(surface, self._card, theme.PARCHMENT_DARK, px(8), max(1, px(1.6)))
            empty = self.words("menu.empty_seat")
            draw_text(surface, empty, Role.ASIDE, scale, self._card, theme.FADED_INK, "centre")
            return
        inner = draw_panel(surface, self._card, scale, "card", active=True)
        livery = LIVERIES[self.emblem]
        surface.fill(livery.base, Rect(inner.x, inner.y, px(12), inner.height))
        rim = Rect(inner.x, inner.y, inner.width, px(12))
        draw_rim(surface, livery, rim)
        medals = self.medals.rect
        words = Rect(medals.right + px(16), medals.y, inner.right - medals.right - px(26), medals.height)
        name = self.words(f"menu.emblems.{self.emblem}")
        draw_text(surface, name, Role.NAME, scale, words, theme.INK, "right", size=22)
