"""One line of text that can be typed."""

import re
from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import theme
from game.ui.clipboard import copied, copy
from game.ui.fonts import font
from game.ui.pictures import draw_framed
from game.ui.scale import inset
from game.ui.shapes import frame
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import LEFT, Widget

BLINK = 0.53
_BREAK = "\t\n\v\f\r\x85\u2028\u2029"
_BREAKS = re.compile(f" *[{_BREAK}][ {_BREAK}]*")
_PASTED = 1_000  # letters of what is pasted that are looked at


def _is_letter(key: int) -> bool:
    """Whether the key types something, so that it must not reach the shortcuts."""
    return pygame.K_SPACE <= key < pygame.K_DELETE or pygame.K_KP_DIVIDE <= key <= pygame.K_KP_PERIOD


class TextField(Widget):
    """A line of text with a caret: letters of any script, at most `longest` of them.

    What an input method composes stands at the caret, underlined, until it is written; keys are its own meanwhile.
    Ctrl+A picks all of it, which the next letter replaces; Ctrl+C copies it, Ctrl+X cuts it, Ctrl+V pastes.
    """

    focusable = True
    repeats = True
    typing = True

    def __init__(
        self,
        text: str,
        on_change: Callable[[str], None],
        *,
        longest: int = 24,
        placeholder: str = "",
        on_enter: Callable[[], None] | None = None,
        allowed: Callable[[str], bool] = str.isprintable,
        tooltip: str = "",
        no_font: Callable[[str], str] | None = None,
    ) -> None:
        """`no_font` says in words that these letters of the text cannot be shown."""
        super().__init__(tooltip=tooltip)
        self.text = text[:longest]
        self.on_change = on_change
        self.on_enter = on_enter
        self.longest = longest
        self.placeholder = placeholder
        self.allowed = allowed
        self.no_font = no_font
        self.caret = len(self.text)
        self._composed = ""  # by an input method, not written yet
        self._all = False  # whether all of the text is picked
        self._clock = 0.0

    def set_text(self, text: str) -> None:
        """Replace the text without telling `on_change`."""
        self.text = text[: self.longest]
        self.caret = len(self.text)
        self.changed = True

    def set_focused(self, value: bool, by_key: bool = False) -> None:
        if value != self.focused and pygame.display.get_init():
            if value:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()
        self._all, self._composed = False, ""
        super().set_focused(value, by_key)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._all = False
            self._caret_to(int(event.pos[0]))
            return True
        if event.type == pygame.TEXTEDITING and self.focused:
            self._compose(event.text)
            return True
        if event.type == pygame.TEXTINPUT and self.focused:
            self._compose("")
            self.insert(event.text)
            return True
        return bool(event.type == pygame.KEYDOWN and self.focused and self._key(event))

    def insert(self, text: str) -> None:
        """Put letters in at the caret, as many as there is room for; tabs and line breaks within become one blank."""
        text = text[:_PASTED]
        if self._all or not self.caret:
            text = text.lstrip(_BREAK)
        if self._all or self.caret == len(self.text):
            text = text.rstrip(_BREAK)
        on_one_line = _BREAKS.sub(" ", text)
        letters = "".join(letter for letter in on_one_line if letter.isprintable() and self.allowed(letter))
        if letters and self._all:
            self.text, self.caret = "", 0
        letters = letters[: max(0, self.longest - len(self.text))]
        if letters:
            self._edit(self.text[: self.caret] + letters + self.text[self.caret :], self.caret + len(letters))

    @property
    def composing(self) -> bool:
        return bool(self._composed)

    @property
    def complaint(self) -> str:
        """See `Widget.complaint`: letters that no font can show."""
        if self.no_font is None or self.text.isascii():
            return ""
        letters = font(Role.BODY, self.scale, 21, self.text).unshown(self.text)
        return self.no_font(letters) if letters else ""

    def _compose(self, text: str) -> None:
        self._composed, self.changed = text, True

    def _edit(self, text: str, caret: int) -> None:
        self.caret = caret
        self._all = False
        self._clock = 0.0
        self.changed = True
        if text != self.text:
            self.text = text
            self.on_change(text)

    def _key(self, event: Event) -> bool:
        text, caret = self.text, self.caret
        if event.mod & pygame.KMOD_CTRL:
            return self._command(event.key)
        if self._all and event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._edit("", 0)
        elif event.key == pygame.K_BACKSPACE:
            self._edit(text[: max(0, caret - 1)] + text[caret:], max(0, caret - 1))
        elif event.key == pygame.K_DELETE:
            self._edit(text[:caret] + text[caret + 1 :], caret)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._edit(text, max(0, min(len(text), caret + (1 if event.key == pygame.K_RIGHT else -1))))
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self._edit(text, 0 if event.key == pygame.K_HOME else len(text))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.on_enter is not None:
            self.on_enter()
        else:
            return _is_letter(event.key)
        return True

    def _command(self, key: int) -> bool:
        """A letter with Ctrl."""
        if key == pygame.K_v:
            self.insert(copied())
        elif key in (pygame.K_c, pygame.K_x):
            copy(self.text)
            if key == pygame.K_x:
                self._edit("", 0)
        elif key == pygame.K_a:
            self.caret, self._all, self.changed = len(self.text), bool(self.text), True
        else:
            return False
        return True

    def _caret_to(self, x: int) -> None:
        face = font(Role.BODY, self.scale, 21, self.text)
        left = self.rect.x + self.scale.px(12)
        places = range(len(self.text) + 1)
        self._edit(self.text, min(places, key=lambda at: abs(left + face.place_of(self.text, at) - x)))

    def update(self, dt: float) -> bool:
        if not self.focused:
            return False
        before = self._shown
        self._clock += dt
        if before != self._shown:
            self.changed = True
        return False

    @property
    def _shown(self) -> bool:
        return self.scale.look.still or int(self._clock / BLINK) % 2 == 0

    def wake_in(self) -> float | None:
        """Seconds until the caret blinks; None where it stands still."""
        return BLINK - self._clock % BLINK if self.focused and not self.scale.look.still else None

    def draw(self, surface: Surface) -> None:
        px = self.scale.px
        draw_framed(surface, self.scale.look, "frame.field", self.rect, self.scale.factor)
        if self.focused or self.hovered:
            frame(surface, self.rect, theme.BRASS_MID, px(6), max(1, px(2)))
        inner = inset(self.rect, px(12), px(4))
        before, after = self.text[: self.caret] + self._composed, self.text[self.caret :]
        if not before + after:
            draw_text(surface, self.placeholder, TextStyle(Role.ASIDE, "faded_ink"), self.scale, inner)
        face = font(Role.BODY, self.scale, 21, before + after)
        picture = face.render(before + after, self.scale.look.palette.ink)
        caret_x = face.place_of(before + after, len(before))
        shift = max(0, caret_x - inner.width + px(4))
        top = inner.centery - picture.get_height() // 2
        caret = Rect(inner.x - shift + caret_x, top, max(1, px(2)), face.height)
        clip = surface.get_clip()
        surface.set_clip(inner.clip(clip))
        if self._all:
            surface.fill(theme.LIT_HALO, (inner.x - shift, top, *picture.get_size()))
        surface.blit(picture, (inner.x - shift, top))
        if self._composed:
            ends = (inner.x - shift + face.place_of(before + after, self.caret), caret.x)
            line = Rect(min(ends), caret.bottom - px(2), abs(ends[1] - ends[0]), max(1, px(2)))
            surface.fill(self.scale.look.palette.ink, line)
        if self.focused and self._shown:
            surface.fill(self.scale.look.palette.ink, caret)
        surface.set_clip(clip)
