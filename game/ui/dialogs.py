"""Questions over the scene: a few answers, or a choice of things with pictures. Escape cancels
where one may.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.keys.bindings import KeyAction
from game.ui.buttons import Button, Icon, Style
from game.ui.keys import digit_of
from game.ui.modal import BESIDE, PAD, WIDTH, Modal, is_key
from game.ui.options import MOST_COLUMNS, Option, OptionList
from game.ui.widget import FIRE

__all__ = ["Chooser", "Dialog", "DialogOption", "Option"]

ValueT = TypeVar("ValueT")
_LEAST: Final = 240  # height of options that scroll


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
        if is_key(event, pygame.K_LEFT, pygame.K_RIGHT):
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
        room = self.scale.width - self.scale.px(BESIDE)
        for across in range(MOST_COLUMNS, 0, -1):
            self._list.most_columns = across
            if self.scale.px(self.width) <= room:
                break
        return super().place_panel()

    def body_height(self, width: int) -> int:
        self._list.room = width
        return self._list.height_of(self.scale) + self._foot()

    def least_body(self, width: int) -> int:
        """See `Modal.least_body`: the options scroll."""
        return min(self.body_height(width), self.scale.px(_LEAST) + self._foot())

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
        elsewhere = self.ui.focused is not None and is_key(event, *FIRE)
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
