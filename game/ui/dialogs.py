"""Questions over the scene: a few answers, or a choice of things with pictures. Escape cancels
where one may.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import theme
from game.ui.buttons import Button, Style
from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.scroll import ScrollArea
from game.ui.shapes import frame, rounded
from game.ui.text import Block, draw_block, draw_text, fit, wrap
from game.ui.theme import Role

ValueT = TypeVar("ValueT")
WIDTH = 760
PAD = 32


def _is(event: Event, *keys: int) -> bool:
    return bool(event.type == pygame.KEYDOWN and event.key in keys)


class Modal(Scene):
    """A panel in the middle of the window with a title and a text; subclasses add what is below.

    `on_cancel` is called when Escape closes it; without it, Escape does nothing and an answer must be given.
    """

    modal = True

    def __init__(self, title: str, text: str = "", on_cancel: Callable[[], None] | None = None) -> None:
        super().__init__()
        self.title = title
        self.text = text
        self.on_cancel = on_cancel
        self.panel = Rect(0, 0, 0, 0)

    @property
    def width(self) -> float:
        """How wide the panel should be, in design units."""
        return WIDTH

    def body_height(self, width: int) -> int:
        """How tall what is below the text should be at a width, both in pixels."""
        return 0

    def place_body(self, rect: Rect) -> None:
        """Place what is below the text."""

    def _words(self, width: int) -> Block:
        return wrap(self.text, Role.BODY, self.scale, width, 20)

    def layout(self, scale: Scale) -> None:
        """See `Scene.layout`."""
        px = scale.px
        width = min(px(self.width), scale.width - px(80))
        inner = width - 2 * px(PAD)
        words = self._words(inner).height + px(14) if self.text else 0
        head = px(PAD - 8) + px(44) + px(10) + words
        body = self.body_height(inner)
        height = min(head + body + px(PAD), scale.height - px(60))
        self.panel = Rect((scale.width - width) // 2, (scale.height - height) // 2, width, height)
        top = self.panel.y + head
        self.place_body(Rect(self.panel.x + px(PAD), top, inner, self.panel.bottom - px(PAD) - top))

    def close(self) -> None:
        """Take it away."""
        self.stack.pop(self)

    def cancel(self) -> None:
        """Close it without an answer, if that is allowed."""
        if self.on_cancel is not None:
            self.close()
            self.on_cancel()

    def handle(self, event: Event) -> bool:
        """See `Scene.handle`."""
        if self.ui.handle(event):
            return True
        if _is(event, pygame.K_ESCAPE):
            self.cancel()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not self.panel.collidepoint(event.pos):
            self.cancel()
            return True
        return False

    def draw(self, surface: Surface) -> None:
        """See `Scene.draw`."""
        px = self.scale.px
        draw_panel(surface, self.panel, self.scale, "paper", active=True)
        inner = self.panel.inflate(-2 * px(PAD), 0)
        line = Rect(inner.x, self.panel.y + px(PAD - 8), inner.width, px(44))
        draw_text(surface, self.title, Role.HEADING, self.scale, line, theme.INK, "centre")
        if self.text:
            room = Rect(inner.x, line.bottom + px(10), inner.width, self.panel.height)
            draw_block(surface, self._words(inner.width), room, theme.INK, "centre", "top")
        self.ui.draw(surface)


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer of a dialog: its words, what it does, and the key that gives it with that key's name."""

    label: str
    action: Callable[[], None]
    key: int | None = None
    hint: str = ""
    style: Style = "brass"


class Dialog(Modal):
    """A question with a few answers side by side; the first has the focus."""

    def __init__(
        self, title: str, text: str, answers: Sequence[Answer], on_cancel: Callable[[], None] | None = None
    ) -> None:
        super().__init__(title, text, on_cancel)
        for answer in answers:
            self.ui.add(
                Button(
                    answer.label, self._giving(answer), key=answer.key, hint=answer.hint, style=answer.style
                )
            )

    def _giving(self, answer: Answer) -> Callable[[], None]:
        def give() -> None:
            self.close()
            answer.action()

        return give

    def enter(self) -> None:
        """See `Scene.enter`."""
        self.ui.move_focus(1)

    def body_height(self, width: int) -> int:
        """See `Modal.body_height`."""
        return self.scale.px(12 + 58)

    def place_body(self, rect: Rect) -> None:
        """See `Modal.place_body`."""
        px = self.scale.px
        count, gap = len(self.ui.widgets), px(16)
        width = min(px(280), (rect.width - gap * (count - 1)) // count)
        left = rect.centerx - (width * count + gap * (count - 1)) // 2
        for number, button in enumerate(self.ui.widgets):
            button.place(Rect(left + number * (width + gap), rect.bottom - px(58), width, px(58)), self.scale)

    def handle(self, event: Event) -> bool:
        """See `Scene.handle`."""
        if _is(event, pygame.K_LEFT, pygame.K_RIGHT):
            return self.ui.move_focus(1 if event.key == pygame.K_RIGHT else -1)
        return super().handle(event)


@dataclass(frozen=True, slots=True)
class Option(Generic[ValueT]):
    """Something to choose: its value, words, and a function that draws its picture, if it has one."""

    value: ValueT
    label: str
    detail: str = ""
    picture: Callable[[Surface, Rect], None] | None = None
    enabled: bool = True
    why_not: str = ""


class Chooser(Modal, Generic[ValueT]):
    """A choice of one among several things: rows, or cards with pictures when any option has one.

    Arrows and 1 to 9 and Enter choose, as does the mouse. Escape (or a click outside) cancels if `on_cancel`
    is given.
    """

    def __init__(
        self,
        title: str,
        options: Sequence[Option[ValueT]],
        on_choose: Callable[[ValueT], None],
        on_cancel: Callable[[], None] | None = None,
        *,
        text: str = "",
        picture_size: tuple[float, float] = (150, 110),
    ) -> None:
        super().__init__(title, text, on_cancel)
        self.options = tuple(options)
        self.on_choose = on_choose
        self.picture_size = picture_size
        self.pictures = any(option.picture is not None for option in options)
        able = (number for number, option in enumerate(options) if option.enabled)
        self.current = next(able, 0)
        self._list = _OptionList(self)
        self.ui.add(self._list)

    @property
    def columns(self) -> int:
        """How many options stand side by side."""
        return max(1, min(len(self.options), 4)) if self.pictures else 1

    @property
    def width(self) -> float:
        """See `Modal.width`."""
        if not self.pictures:
            return WIDTH
        return max(
            WIDTH - 160, self.columns * (self.picture_size[0] + 46) + 14 * (self.columns - 1) + 2 * PAD + 16
        )

    def body_height(self, width: int) -> int:
        """See `Modal.body_height`."""
        return self._list.height_of(self.scale)

    def place_body(self, rect: Rect) -> None:
        """See `Modal.place_body`."""
        self._list.place(rect, self.scale)

    def choose(self, number: int) -> None:
        """Choose the option with that number, counted from 0, or say why it cannot be chosen."""
        option = self.options[number]
        if not option.enabled:
            if option.why_not:
                self.ui.notify(option.why_not)
            return
        self.close()
        self.on_choose(option.value)

    def point_at(self, number: int) -> None:
        """Make that option the current one."""
        number = max(0, min(len(self.options) - 1, number))
        if number != self.current:
            self.current = number
            self._list.show_current()
            self.invalidate()

    def handle(self, event: Event) -> bool:
        """See `Scene.handle`."""
        if event.type == pygame.KEYDOWN and self._key(event.key):
            return True
        return super().handle(event)

    def _key(self, key: int) -> bool:
        steps = {
            pygame.K_LEFT: -1,
            pygame.K_RIGHT: 1,
            pygame.K_UP: -self.columns,
            pygame.K_DOWN: self.columns,
            pygame.K_HOME: -len(self.options),
            pygame.K_END: len(self.options),
        }
        if key in steps:
            self.point_at(self.current + steps[key])
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self.choose(self.current)
        elif pygame.K_1 <= key <= pygame.K_9 and key - pygame.K_1 < len(self.options):
            self.choose(key - pygame.K_1)
        else:
            return False
        return True


class _OptionList(ScrollArea):
    """The options of a chooser; it scrolls when there are too many."""

    focusable = False

    def __init__(self, chooser: "Chooser[ValueT]") -> None:
        super().__init__()
        self._chooser = chooser
        self._pressed: int | None = None

    def _cell_height(self, scale: Scale) -> int:
        if self._chooser.pictures:
            details = any(option.detail for option in self._chooser.options)
            return scale.px(self._chooser.picture_size[1] + (96 if details else 66))
        return scale.px(76 if any(option.detail for option in self._chooser.options) else 54)

    def height_of(self, scale: Scale) -> int:
        """How tall all options are, in pixels."""
        lines = -(-len(self._chooser.options) // self._chooser.columns)
        return lines * (self._cell_height(scale) + scale.px(10)) - scale.px(10) + scale.px(8)

    def content_height(self, width: int) -> int:
        """See `ScrollArea.content_height`."""
        return self.height_of(self.scale)

    def _cell(self, number: int, origin: Rect) -> Rect:
        px = self.scale.px
        across = self._chooser.columns
        gap = px(10)
        width = (origin.width - gap * (across - 1)) // across
        height = self._cell_height(self.scale)
        x = origin.x + number % across * (width + gap)
        return Rect(x, origin.y + px(4) + number // across * (height + gap), width, height)

    def _origin(self) -> Rect:
        view = self.view
        return Rect(view.x, view.y - self.offset, view.width, view.height)

    def show_current(self) -> None:
        """Scroll to the current option."""
        cell = self._cell(self._chooser.current, Rect(0, 0, self.view.width, 0))
        self.show_span(cell.top - self.scale.px(4), cell.bottom + self.scale.px(4))

    def _at(self, spot: tuple[int, int]) -> int | None:
        origin = self._origin()
        cells = range(len(self._chooser.options))
        return next((number for number in cells if self._cell(number, origin).collidepoint(spot)), None)

    def handle(self, event: Event) -> bool:
        """See `Widget.handle`."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            number = self._at((int(event.pos[0]), int(event.pos[1])))
            if event.type == pygame.MOUSEMOTION and number is not None:
                self._chooser.point_at(number)
            elif event.type == pygame.MOUSEBUTTONDOWN and number is not None:
                self._pressed = number
                return True
            elif event.type == pygame.MOUSEBUTTONUP and self._pressed is not None:
                pressed, self._pressed = self._pressed, None
                if pressed == number:
                    self._chooser.choose(number)
                return True
        return super().handle(event)

    def draw_content(self, surface: Surface, rect: Rect) -> None:
        """See `ScrollArea.draw_content`."""
        for number, option in enumerate(self._chooser.options):
            cell = self._cell(number, rect)
            if cell.bottom >= self.rect.top and cell.top <= self.rect.bottom:
                self._draw_option(surface, cell, option, number)

    def _draw_option(self, surface: Surface, cell: Rect, option: Option[ValueT], number: int) -> None:
        px = self.scale.px
        current = number == self._chooser.current
        draw_panel(surface, cell, self.scale, "card", active=option.enabled)
        if current:
            frame(surface, cell.inflate(px(4), px(4)), theme.LIT, px(8), max(2, px(3.5)))
        self._draw_number(surface, cell, number)
        ink = theme.INK if option.enabled else theme.rgb("#9b8663")
        if not self._chooser.pictures:
            words = Rect(cell.x + px(56), cell.y + px(6), cell.width - px(72), cell.height - px(12))
            self._draw_row(surface, words, option, ink)
            return
        wide, tall = px(self._chooser.picture_size[0]), px(self._chooser.picture_size[1])
        room = Rect(0, 0, min(wide, cell.width - px(16)), tall)
        room.midtop = (cell.centerx, cell.y + px(16))
        if option.picture is not None:
            option.picture(surface, room)
        if not option.enabled:
            rounded(surface, room, theme.CARD, px(4), 150)
        words = Rect(
            cell.x + px(10), room.bottom + px(4), cell.width - px(20), cell.bottom - room.bottom - px(10)
        )
        label = Rect(words.x, words.y, words.width, px(30) if option.detail else words.height)
        draw_text(surface, option.label, Role.NAME, self.scale, label, ink, "centre", size=22)
        if option.detail:
            below = Rect(words.x, label.bottom, words.width, words.bottom - label.bottom)
            draw_text(
                surface, option.detail, Role.SMALL, self.scale, below, ink, "centre", "top", wrapped=True
            )

    def _draw_row(self, surface: Surface, room: Rect, option: Option[ValueT], ink: theme.RGB) -> None:
        px = self.scale.px
        if not option.detail:
            draw_text(surface, option.label, Role.NAME, self.scale, room, ink, size=23)
            return
        label = Rect(room.x, room.y, room.width, px(30))
        draw_text(surface, option.label, Role.NAME, self.scale, label, ink, size=23)
        below = Rect(room.x, label.bottom, room.width, room.bottom - label.bottom)
        block = fit(option.detail, Role.SMALL, self.scale, below.size, wrapped=True)
        draw_block(surface, block, below, ink)

    def _draw_number(self, surface: Surface, cell: Rect, number: int) -> None:
        if number >= 9:
            return
        px = self.scale.px
        box = Rect(cell.x + px(12), cell.y + px(12), px(28), px(26))
        if not self._chooser.pictures:
            box.centery = cell.centery
        rounded(surface, box, theme.FADED_INK, px(5))
        rounded(surface, box.inflate(-2, -2), theme.PARCHMENT, max(1, px(5) - 1))
        draw_text(surface, str(number + 1), Role.STRONG, self.scale, box, theme.INK, "centre", size=16)
