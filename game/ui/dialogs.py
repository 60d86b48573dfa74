"""Questions over the scene: a few answers, or a choice of things with pictures. Escape cancels
where one may.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.keys.bindings import KeyAction
from game.ui.buttons import Button, Icon, Style
from game.ui.keys import digit_of
from game.ui.options import MOST_COLUMNS, Option, OptionList
from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.text import TextBlock, TextStyle, draw_block, draw_text, wrap_evenly
from game.ui.theme import Role
from game.ui.widget import FIRE, LEFT

__all__ = ["Chooser", "Dialog", "DialogOption", "Modal", "Option"]

ValueT = TypeVar("ValueT")
WIDTH = 760
PAD = 40
_BESIDE = 80  # design units of the window that a panel leaves at its sides


def _is(event: Event, *keys: int) -> bool:
    return bool(event.type == pygame.KEYDOWN and event.key in keys)


class Modal(Scene):
    """A panel in the middle of the window with a title and a text; subclasses add what is below.

    `on_cancel` is called when Escape closes it; without it, Escape does nothing and an answer must be given.
    Enter where no ring shows the focus does what it does at the beginning.
    """

    modal = True
    largest_zoom = 2.0

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

    def _words(self, width: int) -> TextBlock:
        return wrap_evenly(self.text, Role.BODY, self.scale, width, 20)

    def _head(self, width: int) -> int:
        """How tall the title and the text are in a panel of that width, both in pixels."""
        px = self.scale.px
        words = self._words(width - 2 * px(PAD)).height + px(14) if self.text else 0
        return px(PAD - 8) + px(44) + px(10) + words

    def height_at(self, width: int) -> int:
        """How tall a panel of that width should be, both in pixels."""
        px = self.scale.px
        return self._head(width) + self.body_height(width - 2 * px(PAD)) + px(PAD)

    def place_panel(self) -> Rect:
        """Where the panel lies: in the middle of the window, as far as there is room."""
        scale = self.scale
        width = min(scale.px(self.width), scale.width - scale.px(_BESIDE))
        height = min(self.height_at(width), scale.height - scale.px(60))
        return Rect((scale.width - width) // 2, (scale.height - height) // 2, width, height)

    def layout(self, scale: Scale) -> None:
        pad = scale.px(PAD)
        self.panel = self.place_panel()
        top = self.panel.y + self._head(self.panel.width)
        inner = self.panel.width - 2 * pad
        self.place_body(Rect(self.panel.x + pad, top, inner, self.panel.bottom - pad - top))

    def close(self) -> None:
        """Take it away."""
        self.stack.pop(self)

    @property
    def _shows_focus(self) -> bool:
        """Whether a ring or a caret shows where the keys are."""
        focused = self.ui.focused
        return focused is not None and (focused.ringed or focused.typing)

    def cancel(self) -> None:
        """Close it without an answer, if that is allowed."""
        if self.on_cancel is not None:
            self.close()
            self.on_cancel()

    def handle(self, event: Event) -> bool:
        if _is(event, pygame.K_RETURN, pygame.K_KP_ENTER) and not self._shows_focus:
            # a press on the paper took the focus away, or one on a switch left it there
            self.ui.focus(None)
            self.enter()
        if self.ui.handle(event):
            return True
        if _is(event, pygame.K_ESCAPE):
            self.cancel()
            return True
        if (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == LEFT
            and not self.panel.collidepoint(event.pos)
        ):
            self.cancel()
            return True
        return False

    def draw(self, surface: Surface) -> None:
        px = self.scale.px
        draw_panel(surface, self.panel, self.scale, "sheet")
        inner = self.panel.inflate(-2 * px(PAD), 0)
        line = Rect(inner.x, self.panel.y + px(PAD - 8), inner.width, px(44))
        draw_text(surface, self.title, TextStyle(Role.HEADING, "ink", "centre"), self.scale, line)
        if self.text:
            area = Rect(inner.x, line.bottom + px(10), inner.width, self.panel.height)
            draw_block(
                surface,
                self._words(inner.width),
                area,
                self.scale.look.palette.ink,
                "centre",
                "top",
                explained=True,
            )
        self.ui.draw(surface)


@dataclass(frozen=True, slots=True)
class DialogOption:
    """An answer of a dialog: its words, what it does, and the key that gives it with that key's name."""

    label: str
    action: Callable[[], None]
    key: KeyAction | int | None = None
    hint: str = ""
    style: Style = "brass"
    icon: Icon | None = None


class Dialog(Modal):
    """A question with a few answers side by side; the first has the focus.

    Where there is only one answer, whatever would cancel gives it too.
    """

    def __init__(
        self,
        title: str,
        text: str,
        answers: Sequence[DialogOption],
        on_cancel: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(title, text, on_cancel)
        self.buttons = [
            Button(
                answer.label,
                self._giving(answer),
                key=answer.key,
                hint=answer.hint,
                style=answer.style,
                icon=answer.icon,
            )
            for answer in answers
        ]
        self.ui.add(*self.buttons)

    def _giving(self, answer: DialogOption) -> Callable[[], None]:
        def give() -> None:
            self.close()
            answer.action()

        return give

    def enter(self) -> None:
        self.ui.move_focus(1)

    def cancel(self) -> None:
        if self.on_cancel is None and len(self.buttons) == 1:
            self.buttons[0].on_click()
        else:
            super().cancel()

    def body_height(self, width: int) -> int:
        return self.scale.px(12 + 58)

    def place_body(self, rect: Rect) -> None:
        px = self.scale.px
        count, gap = len(self.buttons), px(16)
        width = min(px(280), (rect.width - gap * (count - 1)) // count)
        left = rect.centerx - (width * count + gap * (count - 1)) // 2
        for number, button in enumerate(self.buttons):
            button.place(Rect(left + number * (width + gap), rect.bottom - px(58), width, px(58)), self.scale)

    def handle(self, event: Event) -> bool:
        if _is(event, pygame.K_LEFT, pygame.K_RIGHT):
            return self.ui.move_focus(1 if event.key == pygame.K_RIGHT else -1)
        return super().handle(event)


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
        way_out: tuple[str, str] | None = None,
    ) -> None:
        """`way_out` is the label of a button that cancels, and the name of its key, Escape."""
        super().__init__(title, text, on_cancel)
        self.options = tuple(options)
        self.on_choose = on_choose
        self.picture_size = picture_size
        self._list = OptionList(options, picture_size, self.choose)
        self.ui.add(self._list)
        self.way_out: Button | None = None
        if way_out is not None:
            label, key = way_out
            self.way_out = Button(label, self.cancel, key=pygame.K_ESCAPE, hint=key, style="wood")
            self.ui.add(self.way_out)

    @property
    def width(self) -> float:
        if not self._list.pictures:
            return WIDTH
        return max(WIDTH - 160, self.cards_width)

    @property
    def cards_width(self) -> float:
        """How wide a panel is in which its cards stand side by side, in design units."""
        across = self._list.columns
        return across * (self.picture_size[0] + 46) + 14 * (across - 1) + 2 * PAD + 16

    def place_panel(self) -> Rect:
        """In the middle of the window, with as many cards side by side as there is room for."""
        room = self.scale.width - self.scale.px(_BESIDE)
        for across in range(MOST_COLUMNS, 0, -1):
            self._list.most_columns = across
            if self.scale.px(self.width) <= room:
                break
        return super().place_panel()

    def body_height(self, width: int) -> int:
        self._list.room = width
        return self._list.height_of(self.scale) + self._foot()

    def _foot(self) -> int:
        """How much room the button below the options takes, in pixels."""
        return self.scale.px(14 + 54) if self.way_out is not None else 0

    def place_body(self, rect: Rect) -> None:
        px = self.scale.px
        self._list.place(Rect(rect.x, rect.y, rect.width, rect.height - self._foot()), self.scale)
        if self.way_out is not None:
            place = Rect(0, 0, min(px(240), rect.width), px(54))
            place.midbottom = rect.midbottom
            self.way_out.place(place, self.scale)

    def choose(self, number: int) -> None:
        """Choose the option with that number, counted from 0, or say why it cannot be chosen."""
        option = self.options[number]
        if not option.enabled:
            if option.why_not:
                self.ui.notify(option.why_not)
            return
        self.close()
        self.on_choose(option.value)

    def handle(self, event: Event) -> bool:
        elsewhere = self.ui.focused is not None and _is(event, *FIRE)
        if event.type == pygame.KEYDOWN and not elsewhere and self._key(event):
            return True
        return super().handle(event)

    def draw(self, surface: Surface) -> None:
        self._list.marked = self.ui.focused is not self.way_out or self.way_out is None
        super().draw(surface)

    def _key(self, event: Event) -> bool:
        key = event.key
        if self._list.step(key):
            self.ui.focus(None)
        elif key in FIRE:
            self.choose(self._list.number)
        else:
            digit = digit_of(event)
            if not digit or digit > len(self.options):
                return False
            self.choose(digit - 1)
        return True
