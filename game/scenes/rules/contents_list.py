"""The list at the left of the book: its chapters with the sections of the open one, or what a search has found."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.i18n.words import Words
from game.core.rules_book import RulesBook
from game.ui import theme
from game.ui.list_view import ListView
from game.ui.shapes import rounded
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_CHAPTER = 42
_SECTION = 33


@dataclass(frozen=True, slots=True)
class _ContentsLine:
    """A line of the list: a chapter's heading or a section, and the section that it opens."""

    label: str
    section: str
    heading: bool


class ContentsList(ListView):
    """`choose` is called with the section that is clicked or reached by the arrow keys."""

    def __init__(self, words: Words, book: RulesBook, choose: Callable[[str], None]) -> None:
        super().__init__()
        self.words = words
        self.book = book
        self.choose = choose
        self.section = ""
        self.found: tuple[str, ...] | None = None
        self._entries: tuple[_ContentsLine, ...] = ()

    def show(self, section: str, found: tuple[str, ...] | None = None) -> None:
        """Mark this section; with `found`, list only those sections."""
        self.section, self.found = section, found
        self._entries = tuple(self._listed())
        self.renew()

    def _listed(self) -> list[_ContentsLine]:
        listed: list[_ContentsLine] = []
        here = self.book.chapter_of(self.section).name
        for chapter in self.book.chapters:
            names = [section.name for section in chapter.sections]
            if self.found is not None:
                names = [name for name in names if name in self.found]
            if not names:
                continue
            listed.append(_ContentsLine(self.words(f"chapter.{chapter.name}"), names[0], heading=True))
            if self.found is not None or chapter.name == here:
                listed += [
                    _ContentsLine(self.words(f"book.{name}.title"), name, heading=False) for name in names
                ]
        return listed

    def renew(self) -> None:
        super().renew()
        for number, entry in enumerate(self._entries):
            if self._is_here(entry):
                self.reveal(number)

    def _is_here(self, entry: _ContentsLine) -> bool:
        return entry.section == self.section and not entry.heading

    def lay_out(self, area: Rect) -> Sequence[Rect]:
        heights = [self.scale.px(_CHAPTER if entry.heading else _SECTION) for entry in self._entries]
        tops = accumulate(heights, initial=0)
        return [Rect(0, top, area.width, height) for top, height in zip(tops, heights, strict=False)]

    def entry_rect(self, label: str) -> Rect:
        """The place of the line with this label. Raises LookupError where there is none."""
        for number, entry in enumerate(self._entries):
            if entry.label == label:
                return self.cell(number)
        raise LookupError(label)

    def step(self, by: int) -> None:
        """Go to the next (1) or previous (-1) section: within a search, among what it has found."""
        names = (
            list(self.book.sections)
            if self.found is None
            else [entry.section for entry in self._entries if not entry.heading]
        )
        if self.section in names:
            place = names.index(self.section) + by
            if 0 <= place < len(names):
                self.choose(names[place])
        elif names:
            self.choose(names[0])

    def click(self, number: int) -> bool:
        self.choose(self._entries[number].section)
        return True

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            self.step(1 if event.key == pygame.K_DOWN else -1)
            return True
        return super().handle(event)

    def draw_cell(self, surface: Surface, cell: Rect, number: int) -> None:
        if not self.rect.top <= cell.centery < self.rect.bottom:
            return
        px, entry = self.scale.px, self._entries[number]
        here = self._is_here(entry)
        if here or number == self.under:
            rounded(surface, cell.inflate(0, -px(4)), theme.PARCHMENT_DARK, px(6), 150 if here else 80)
        left = px(10) if entry.heading else px(28)
        words = Rect(cell.x + left, cell.y, cell.width - left - px(6), cell.height)
        role, size = (Role.NAME, 24) if entry.heading else (Role.BODY, 19)
        ink = self.scale.look.palette.mahogany if entry.heading else self.scale.look.palette.ink
        draw_text(surface, entry.label, TextStyle(role, ink, size=size), self.scale, words)
