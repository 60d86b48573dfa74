"""A chapter of the book as it is read: sections with pictures, links that can be clicked, hits of the search."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.i18n.words import Words
from game.core.contract import AnyTitle, GameData
from game.core.rules_book import BookChapter, RulesBook
from game.kit.data.rules_book.text import passage
from game.scenes.rules.tables import SetTable, set_table
from game.scenes.rules.typesetting import BODY, TypesetText, TypesetWords, typeset
from game.scenes.title_art import BookPictures
from game.ui.fonts import font, font_file, pixels_of
from game.ui.panels import draw_rule
from game.ui.scroll import ScrollArea
from game.ui.shapes import rounded
from game.ui.text import TextBlock, TextStyle, draw_block, draw_text, measure
from game.ui.theme import Role
from game.ui.widget import LEFT

_FIGURE = 196  # design units of the column of pictures, where the page is wide enough
_TITLE = 40
_SPACE = 34
_PRICE, _ABOVE_PRICE = 42, 12


@dataclass(frozen=True, slots=True)
class _SetSection:
    """A section as it lies on the page, from the top of the page in pixels."""

    name: str
    title: str
    top: int
    height: int
    text_x: int
    setting: TypesetText


class Page(ScrollArea):
    """The sections of one chapter. `follow` is called with the section that a clicked link names."""

    def __init__(self, words: Words, title: AnyTitle, data: GameData, follow: Callable[[str], None]) -> None:
        """`data` are those that the pictures and prices are of."""
        super().__init__()
        self.words = words
        self.book = title.part(RulesBook)
        self.pictures = title.part(BookPictures)
        self.data = data
        self.follow = follow
        self.chapter: BookChapter | None = None
        self.section = ""
        self.query = ""
        self.hovered_link = ""
        self._pressed_link = ""
        self._parts: tuple[int, tuple[_SetSection, ...], int] | None = None
        self._table: tuple[int, SetTable] | None = None  # that of the chapter, and its top

    def show(self, section: str, query: str = "") -> None:
        """Show the chapter of this section, scrolled to the section, with the words of `query` marked."""
        self.chapter, self.section, self.query = self.book.chapter_of(section), section, query
        self._parts = None
        self.changed = True
        if self.rect.width:
            self._scroll_to_section()

    def _scroll_to_section(self) -> None:
        parts, _ = self._laid(self.view.width)
        part = next(part for part in parts if part.name == self.section)
        self.show_top(part.top if part is not parts[0] else 0)

    def arrange(self) -> None:
        self._parts = None
        if self.chapter is not None:
            self._scroll_to_section()
        super().arrange()

    # setting

    def _laid(self, width: int) -> tuple[tuple[_SetSection, ...], int]:
        if self._parts is not None and self._parts[0] == width:
            return self._parts[1], self._parts[2]
        px = self.scale.px
        parts: list[_SetSection] = []
        top = px(6)
        figure = self._figure_width(width)
        text_x = figure + px(26)
        for section in self.chapter.sections if self.chapter is not None else ():
            there = passage(self.words, section.name, section.keys)
            setting = typeset(there.lines, self.scale, width - text_x - px(10), self.query)
            text = (
                px(_TITLE)
                + setting.height
                + (px(_PRICE) if self.pictures.has_price(section.name, self.data) else 0)
            )
            height = max(text, self.pictures.height(section.pictures, figure) + px(6))
            parts.append(_SetSection(section.name, there.title, top, height, text_x, setting))
            top += height + px(_SPACE)
        self._table = self._set_table(width, top)
        if self._table is not None:
            top += self._table[1].height + px(_SPACE)
        self._parts = (width, tuple(parts), top)
        return self._parts[1], self._parts[2]

    def _set_table(self, width: int, top: int) -> tuple[int, SetTable] | None:
        """The table that closes the chapter, from so far down the page."""
        name = self.chapter.name if self.chapter is not None else ""
        rows = self.book.tables(self.words, self.data).get(name)
        return None if rows is None else (top, set_table(rows, self.scale, width - self.scale.px(10)))

    @property
    def table(self) -> SetTable | None:
        """The table that closes the chapter, as it is set."""
        return None if self._table is None else self._table[1]

    def _figure_width(self, width: int) -> int:
        """The column of pictures on a page this wide: most of it is for the words."""
        return min(self.scale.px(_FIGURE), width // 4)

    def content_height(self, width: int) -> int:
        return self._laid(width)[1]

    # links

    def link_at(self, spot: tuple[int, int]) -> str:
        """The section that the link under a spot leads to, or an empty text."""
        return next((link for link, rect in self.links() if rect.collidepoint(spot)), "")

    def links(self) -> list[tuple[str, Rect]]:
        """Every link that is in view: its section and its place."""
        view = self.view
        parts, _ = self._laid(view.width)
        return [
            (piece.link, rect)
            for part in parts
            for piece, rect in self._placed(part)
            if piece.link and view.contains(rect)
        ]

    def _placed(self, part: _SetSection) -> list[tuple[TypesetWords, Rect]]:
        view = self.view
        left = view.x + part.text_x
        top = view.y - self.offset + part.top + self.scale.px(_TITLE)
        return [
            (piece, Rect(left + piece.x, top + row.top, piece.width, part.setting.row_height))
            for row in part.setting.rows
            for piece in row.pieces
        ]

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION and self._grip is None:
            self._hover(self.link_at((int(event.pos[0]), int(event.pos[1]))))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._pressed_link = self.link_at((int(event.pos[0]), int(event.pos[1])))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self._pressed_link:
            pressed, self._pressed_link = self._pressed_link, ""
            if self.link_at((int(event.pos[0]), int(event.pos[1]))) == pressed:
                self.follow(pressed)
            return True
        return super().handle(event)

    def set_hovered(self, value: bool) -> None:
        if not value:
            self._hover("")
        super().set_hovered(value)

    def _hover(self, link: str) -> None:
        if link != self.hovered_link:
            self.hovered_link = link
            self.changed = True

    # drawing

    def draw_content(self, surface: Surface, rect: Rect) -> None:
        parts, _ = self._laid(rect.width)
        px = self.scale.px
        for part in parts:
            area = Rect(rect.x, rect.y + part.top, rect.width, part.height)
            if area.bottom < self.rect.top or area.top > self.rect.bottom:
                continue
            if part is not parts[0]:
                draw_rule(surface, area.x, area.right - px(10), area.y - px(_SPACE) // 2, self.scale)
            self._draw_part(surface, part, area)
        if self._table is not None:
            top, table = self._table
            area = Rect(rect.x, rect.y + top, rect.width, table.height)
            if area.colliderect(self.rect):
                draw_rule(surface, area.x, area.right - px(10), area.y - px(_SPACE) // 2, self.scale)
                table.draw(surface, area, self.scale)

    def _draw_part(self, surface: Surface, part: _SetSection, area: Rect) -> None:
        px = self.scale.px
        pictures = self.book.sections[part.name].pictures
        if pictures:
            wide = self._figure_width(area.width)
            figure = Rect(area.x, area.y + px(4), wide, self.pictures.height(pictures, wide))
            self.pictures.draw(surface, pictures, figure, self.data, self.scale)
        title = Rect(area.x + part.text_x, area.y, area.width - part.text_x, px(_TITLE - 6))
        chosen = part.name == self.section and part.top > 0 and bool(self.query)
        ink = self.scale.look.palette.mahogany if chosen else self.scale.look.palette.ink
        draw_text(surface, part.title, TextStyle(Role.NAME, ink, size=28, valign="top"), self.scale, title)
        self._draw_rows(surface, part, Rect(title.x, area.y + px(_TITLE), title.width, area.height))
        if self.pictures.has_price(part.name, self.data):
            top = area.y + px(_TITLE + _ABOVE_PRICE) + part.setting.height
            price = Rect(title.x, top, title.width, px(_PRICE - _ABOVE_PRICE))
            self._draw_price(surface, part, price)

    def _draw_price(self, surface: Surface, part: _SetSection, area: Rect) -> None:
        """Draw what it costs, and that this is what it says."""
        said = self.words("rules_scene.cost")
        draw_text(surface, said, TextStyle(Role.ASIDE, "faded_ink", size=BODY), self.scale, area)
        name = measure(said, Role.ASIDE, self.scale, BODY)[0] + self.scale.px(14)
        price = Rect(area.x + name, area.y, area.width - name, area.height)
        self.pictures.draw_price(surface, part.name, price, self.data, self.scale)

    def _draw_rows(self, surface: Surface, part: _SetSection, area: Rect) -> None:
        px, setting = self.scale.px, part.setting
        face = font(Role.BODY, self.scale, BODY)
        line = face.height
        for row in setting.rows:
            y = area.y + row.top
            if y + line <= self.rect.top or y >= self.rect.bottom:
                continue
            for x, width in row.marks:
                rounded(
                    surface,
                    Rect(area.x + x - px(1), y, width + px(2), line),
                    self.scale.look.palette.lit,
                    px(4),
                    190,
                )
            if row.dash:
                dot = px(6)
                rounded(
                    surface,
                    Rect(area.x + px(8), y + line // 2 - dot // 2, dot, dot),
                    self.scale.look.palette.ink,
                    dot // 2,
                )
            for piece in row.pieces:
                self._draw_piece(surface, piece, Rect(area.x + piece.x, y, piece.width, line))

    def _draw_piece(self, surface: Surface, piece: TypesetWords, rect: Rect) -> None:
        lit = bool(piece.link) and piece.link == self.hovered_link
        colour = (
            self.scale.look.palette.amber_dark
            if lit
            else self.scale.look.palette.mahogany
            if piece.link
            else self.scale.look.palette.ink
        )
        block = TextBlock(
            (piece.text,), font_file(Role.BODY, piece.text), pixels_of(Role.BODY, self.scale, BODY)
        )
        draw_block(surface, block, rect, colour, explained=not piece.link)
        if piece.link:
            thick = max(1, self.scale.px(2 if lit else 1))
            surface.fill(colour, (rect.x, rect.bottom - self.scale.px(3), rect.width, thick))
