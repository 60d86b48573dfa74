"""Whose game it is, and the licences of the fonts and libraries that this one is made with."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.scenes.title_art import Cover
from game.ui.buttons import Button
from game.ui.page import PageScene, draw_band
from game.ui.page_layout import GAP
from game.ui.panels import draw_panel, draw_rule
from game.ui.scale import Scale, columns, inset, rows
from game.ui.text import TextStyle, draw_text, wrap
from game.ui.theme import Role

_HEAD = 60  # height of a section's heading, in design units
_LINE = 33  # and of a line of a list
_BEFORE_LINES = 8  # between the words and the list
_EDGE = (36, 20)  # round what stands on a sheet
_BAND = 200  # height of the band above them
_APART = 34  # between sections, at most
_FONTS = (
    ("Goudy Bookletter 1911 (Barry Schwartz)", ""),  # in the public domain
    ("Source Serif Pro (Frank Grießhammer, Adobe)", "SIL OFL 1.1"),
)
_LIBRARIES = (
    ("Python", "PSF 2.0"),
    ("pygame-ce", "LGPL 2.1"),
    ("SDL", "zlib"),
    ("pymunk, Chipmunk", "MIT"),
    ("pydantic", "MIT"),
    ("PyYAML", "MIT"),
    ("platformdirs", "MIT"),
)
Lines = tuple[tuple[str, str], ...]
Section = tuple[str, Lines]
_COLUMNS: tuple[tuple[Section, ...], ...] = (
    (("game", ()), ("ours", ())),
    (("fonts", _FONTS), ("libraries", _LIBRARIES)),
)
_SAID, _SAID_OF_LINES = (Role.BODY, 22), (Role.ASIDE, 19)  # the words of a section, and those above a list


class CreditsScene(PageScene):
    """Thanks and licences; `back` leads to where the player came from."""

    largest_zoom = 1.25

    def __init__(self, words: Words, cover: Cover, back: Callable[[], None]) -> None:
        super().__init__()
        self.words = words
        self.cover = cover
        self.on_escape = back
        self.back = Button(words("menu.back"), back, key=pygame.K_RETURN, hint=words("menu.key_done"))
        self.ui.add(self.back)
        self._band = Rect(0, 0, 0, 0)
        self._sheets: tuple[Rect, ...] = ()

    def layout(self, scale: Scale) -> None:
        px = scale.px
        if self.flows:
            page = self.lay_page([(self.back, 1)])
            self._band = page.below(_BAND)
            inner = px(page.width - 2 * _EDGE[0])
            self._sheets = tuple(page.below(self._tall(inner, sections)) for sections in _COLUMNS)
            return
        area = scale.centred(1480, 880)
        self._band, body, foot = rows(area, [scale.fixed(_BAND), 1, scale.fixed(70)], px(GAP))
        self._sheets = tuple(columns(body, [1, 1], px(GAP)))
        place = Rect(0, 0, px(340), px(66))
        place.center = foot.center
        self.back.place(place, scale)

    def _tall(self, width: int, sections: Sequence[Section]) -> float:
        """How tall a sheet with these sections is, in design units, on which words are so wide, in pixels."""
        said = sum(self._height(width, *section) for section in sections) / self.scale.factor
        return said + _APART * (len(sections) - 1) + 2 * _EDGE[1]

    def paint_still(self, surface: Surface) -> None:
        px = self.scale.px
        draw_band(surface, self._band, self.scale, self.words("credits.title"), self.cover.draw_strip)
        for sheet, sections in zip(self._sheets, _COLUMNS, strict=True):
            draw_panel(surface, sheet, self.scale, "paper")
            area = inset(sheet, *map(px, _EDGE))
            for place, (name, lines) in zip(self.sections(area, sections), sections, strict=True):
                self._paint_section(surface, place, name, lines)

    def sections(self, area: Rect, column: Sequence[Section]) -> list[Rect]:
        """Places for sections below each other in an area, each as tall as what it says, with equal room between."""
        heights = [self._height(area.width, name, lines) for name, lines in column]
        spare = area.height - sum(heights)
        if spare < 0:  # their words become smaller
            heights = [height * area.height // sum(heights) for height in heights]
        gap = max(0, min(self.scale.px(_APART), spare // max(1, len(column) - 1)))
        places, top = [], area.y
        for height in heights:
            places.append(Rect(area.x, top, area.width, height))
            top += height + gap
        return places

    def _height(self, width: int, name: str, lines: Lines) -> int:
        """How tall a section is, in pixels."""
        px, (role, size) = self.scale.px, _SAID_OF_LINES if lines else _SAID
        said = wrap(self.words(f"credits.text.{name}"), role, self.scale, width, size).height
        return px(_HEAD) + said + (px(_BEFORE_LINES) + px(_LINE) * len(lines) if lines else 0)

    def _paint_section(self, surface: Surface, area: Rect, name: str, lines: Lines) -> None:
        scale, px = self.scale, self.scale.px
        head = Rect(area.x, area.y, area.width, px(_HEAD))
        words = self.words(f"credits.heading.{name}")
        draw_text(surface, words, TextStyle(Role.HEADING, "ink", size=29), scale, head)
        draw_rule(surface, head.x, head.right, head.bottom - px(7), scale)
        said = Rect(area.x, head.bottom, area.width, area.bottom - head.bottom - px(_LINE) * len(lines))
        text = self.words(f"credits.text.{name}")
        role, size = _SAID_OF_LINES if lines else _SAID
        draw_text(surface, text, TextStyle(role, "ink", size=size, wrapped=True, valign="top"), scale, said)
        for number, (what, licence) in enumerate(lines):
            line = Rect(area.x, area.bottom - px(_LINE) * (len(lines) - number), area.width, px(_LINE))
            own, terms = columns(line, [1, 0.32], px(10))
            draw_text(surface, what, TextStyle(Role.BODY, "ink", size=19), scale, own)
            licence = licence or self.words("credits.public_domain")
            draw_text(surface, licence, TextStyle(Role.STRONG, "faded_ink", "right", size=18), scale, terms)
