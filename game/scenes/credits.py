"""Whose game it is, and the licences of the fonts and libraries that this one is made with."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.scenes.still import GAP, StillScene, draw_band
from game.ui import theme
from game.ui.buttons import Button
from game.ui.panels import draw_panel, draw_rule
from game.ui.scale import Scale, columns, inset, rows
from game.ui.text import draw_text
from game.ui.theme import Role
from game.words import Words

_HEAD = 60  # height of a section's heading, in design units
_LINE = 33  # and of a line of a list
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
_Lines = tuple[tuple[str, str], ...]
_COLUMNS: tuple[tuple[tuple[str, _Lines], ...], ...] = (
    (("game", ()), ("ours", ())),
    (("fonts", _FONTS), ("libraries", _LIBRARIES)),
)
_SHARES = {"game": 1.0, "ours": 1.0, "fonts": 0.58, "libraries": 1.0}


class CreditsScene(StillScene):
    """Thanks and licences; `back` leads to where the player came from."""

    largest_zoom = 1.25

    def __init__(self, words: Words, back: Callable[[], None]) -> None:
        super().__init__()
        self.words = words
        self.on_escape = back
        self.back = Button(words("menu.back"), back, key=pygame.K_RETURN, hint=words("menu.key_done"))
        self.ui.add(self.back)
        self._band = Rect(0, 0, 0, 0)
        self._sheets: tuple[Rect, ...] = ()

    def layout(self, scale: Scale) -> None:
        """See `Scene.layout`."""
        px = scale.px
        area = scale.centred(1480, 880)
        self._band, body, foot = rows(area, [scale.fixed(200), 1, scale.fixed(70)], px(GAP))
        self._sheets = tuple(columns(body, [1, 1], px(GAP)))
        place = Rect(0, 0, px(340), px(66))
        place.center = foot.center
        self.back.place(place, scale)

    def paint_still(self, surface: Surface) -> None:
        """See `StillScene.paint_still`."""
        px = self.scale.px
        draw_band(surface, self._band, self.scale, self.words("credits.title"))
        for sheet, sections in zip(self._sheets, _COLUMNS, strict=True):
            draw_panel(surface, sheet, self.scale, "paper")
            room = inset(sheet, px(36), px(20))
            places = rows(room, [_SHARES[name] for name, _ in sections], px(14))
            for place, (name, lines) in zip(places, sections, strict=True):
                self._paint_section(surface, place, name, lines)

    def _paint_section(self, surface: Surface, room: Rect, name: str, lines: _Lines) -> None:
        scale, px = self.scale, self.scale.px
        head = Rect(room.x, room.y, room.width, px(_HEAD))
        words = self.words(f"credits.heading.{name}")
        draw_text(surface, words, Role.HEADING, scale, head, theme.INK, size=29)
        draw_rule(surface, head.x, head.right, head.bottom - px(7), scale)
        said = Rect(room.x, head.bottom, room.width, room.bottom - head.bottom - px(_LINE) * len(lines))
        text = self.words(f"credits.text.{name}")
        role = Role.ASIDE if lines else Role.BODY
        size = 19 if lines else 22
        draw_text(surface, text, role, scale, said, theme.INK, size=size, wrapped=True, valign="top")
        for number, (what, licence) in enumerate(lines):
            line = Rect(room.x, room.bottom - px(_LINE) * (len(lines) - number), room.width, px(_LINE))
            own, terms = columns(line, [1, 0.32], px(10))
            draw_text(surface, what, Role.BODY, scale, own, theme.INK, size=19)
            licence = licence or self.words("credits.public_domain")
            draw_text(surface, licence, Role.STRONG, scale, terms, theme.FADED_INK, "right", size=18)
