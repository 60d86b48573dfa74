"""The list at the left of the book: its chapters with the sections of the open one, or what a search has found."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.i18n.words import Words
from game.core.rules_book import RulesBook
from game.ui import theme
from game.ui.scroll import ScrollArea
from game.ui.shapes import rounded
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import LEFT

_CHAPTER = 42
_SECTION = 33


@dataclass(frozen=True, slots=True)
class _ContentsLine:
    """A line of the list: a chapter's heading or a section, and the section that it opens."""

    label: str
    section: str
    heading: bool


class ContentsList(ScrollArea):
    """`choose` is called with the section that is clicked or reached by the arrow keys."""

    def __init__(self, words: Words, book: RulesBook, choose: Callable[[str], None]) -> None:
        super().__init__()
        self.words = words
        self.book = book
        self.choose = choose
        self.section = ""
        self.found: tuple[str, ...] | None = None
        self._entries: tuple[_ContentsLine, ...] = ()
        self._pressed: _ContentsLine | None = None
        self._hovered: _ContentsLine | None = None

    def show(self, section: str, found: tuple[str, ...] | None = None) -> None:
        """Mark this section; with `found`, list only those sections."""
        self.section, self.found = section, found
        self._entries = tuple(self._listed())
        self._hovered = None
        self.changed = True
        if self.rect.width:
            self.offset = min(self.offset, self.furthest)
            self._into_view()

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

    def arrange(self) -> None:
        super().arrange()
        self._into_view()

    def _into_view(self) -> None:
        for entry, top, height in self._spans():
            if entry.section == self.section and not entry.heading:
                self.show_span(top, top + height)

    def _spans(self) -> list[tuple[_ContentsLine, int, int]]:
        spans: list[tuple[_ContentsLine, int, int]] = []
        top = 0
        for entry in self._entries:
            height = self.scale.px(_CHAPTER if entry.heading else _SECTION)
            spans.append((entry, top, height))
            top += height
        return spans

    def content_height(self, width: int) -> int:
        return sum(self.scale.px(_CHAPTER if entry.heading else _SECTION) for entry in self._entries)

    def entry_rect(self, label: str) -> Rect:
        """The place of the line with this label. Raises LookupError where there is none."""
        for entry, top, height in self._spans():
            if entry.label == label:
                return Rect(self.rect.x, self.rect.y - self.offset + top, self.view.width, height)
        raise LookupError(label)

    def _at(self, spot: tuple[int, int]) -> _ContentsLine | None:
        if not self.view.collidepoint(spot):
            return None
        y = spot[1] - self.rect.y + self.offset
        return next((entry for entry, top, height in self._spans() if top <= y < top + height), None)

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

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION and self._grip is None:
            under = self._at((int(event.pos[0]), int(event.pos[1])))
            if under != self._hovered:
                self._hovered, self.changed = under, True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._pressed = self._at((int(event.pos[0]), int(event.pos[1])))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self._pressed is not None:
            pressed, self._pressed = self._pressed, None
            if self._at((int(event.pos[0]), int(event.pos[1]))) == pressed:
                self.choose(pressed.section)
            return True
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            self.step(1 if event.key == pygame.K_DOWN else -1)
            return True
        return super().handle(event)

    def set_hovered(self, value: bool) -> None:
        if not value and self._hovered is not None:
            self._hovered, self.changed = None, True
        super().set_hovered(value)

    def draw_content(self, surface: Surface, rect: Rect) -> None:
        px = self.scale.px
        for entry, top, height in self._spans():
            area = Rect(rect.x, rect.y + top, rect.width, height)
            if not self.rect.top <= area.centery < self.rect.bottom:
                continue
            here = entry.section == self.section and not entry.heading
            if here or entry is self._hovered:
                rounded(surface, area.inflate(0, -px(4)), theme.PARCHMENT_DARK, px(6), 150 if here else 80)
            left = px(10) if entry.heading else px(28)
            words = Rect(area.x + left, area.y, area.width - left - px(6), area.height)
            role, size = (Role.NAME, 24) if entry.heading else (Role.BODY, 19)
            ink = self.scale.look.palette.mahogany if entry.heading else self.scale.look.palette.ink
            draw_text(surface, entry.label, TextStyle(role, ink, size=size), self.scale, words)
