"""What a game is watched with: the bar of its turns, the buttons under it, the pace, and the way into play."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect
from pygame.event import Event

from game.base.i18n.words import Words
from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import OTHER_SIDE, PLAY_ON, RUN
from game.base.profile.settings import Pace
from game.scenes.viewer.recorded_turns import RecordedTurns
from game.scenes.viewer.timebar import TimeBar
from game.ui.buttons import Button
from game.ui.icons import icon
from game.ui.keys import presses, sign_of
from game.ui.scale import Scale, columns, rows
from game.ui.selectors import BoundedStepper
from game.ui.widget import Widget

_BUTTONS = ("turn_back", "step_back", "play", "step_on", "turn_on")
_KEYS: Final[Mapping[KeyAction | int, str]] = {
    RUN: "play",
    pygame.K_LEFT: "step_back",
    pygame.K_RIGHT: "step_on",
    pygame.K_PAGEUP: "turn_back",
    pygame.K_PAGEDOWN: "turn_on",
    pygame.K_UP: "turn_back",
    pygame.K_DOWN: "turn_on",
}


@dataclass(frozen=True, slots=True)
class OtherLine:
    """What is watched is one of two ways to play a move: its name, that of the other, and what shows that one."""

    this: str
    name: str
    tip: str
    show: Callable[[], None]


@dataclass(frozen=True, slots=True)
class ControlCallbacks:
    """What the controls do."""

    go: Callable[[int], None]
    step: Callable[[], None]
    play: Callable[[], None]
    pace: Callable[[Pace], None]
    play_on: Callable[[], None] | None
    back: Callable[[], None]


class Controls:
    """The widgets of the viewer. `show` tells them where the game stands."""

    def __init__(
        self,
        words: Words,
        turns: RecordedTurns,
        emblems: Sequence[str],
        pace: Pace,
        callbacks: ControlCallbacks,
        other: OtherLine | None = None,
    ) -> None:
        self.words = words
        self.turns = turns
        self.callbacks = callbacks
        self.at = 0
        self.bar = TimeBar(turns, emblems, callbacks.go, words("replay.bar"))
        self.buttons = {
            name: Button(
                "", self._act_of(name), style="paper", icon=icon(name), tooltip=words(f"replay.{name}")
            )
            for name in _BUTTONS
        }
        paces = [words(f"settings.speeds.{pace.value}") for pace in Pace]
        self.pace = BoundedStepper(
            paces, list(Pace).index(pace), self._take_pace, tooltip=words("replay.pace")
        )
        self.play_on = Button.keyed(
            words,
            words("replay.play_on"),
            callbacks.play_on or callbacks.back,
            key=PLAY_ON,
            tooltip=words("replay.play_on_tip"),
        )
        self.other: Button | None = None
        if other is not None:
            self.other = Button.keyed(
                words,
                other.name,
                other.show,
                style="wood",
                key=OTHER_SIDE,
                tooltip=other.tip,
            )
        self.back = Button(
            words("menu.back"), callbacks.back, hint=words("menu.key_back"), style="wood", size=22
        )

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them."""
        return (*self.of_hand, self.back)

    @property
    def of_hand(self) -> tuple[Widget, ...]:
        """All but the way out."""
        found: list[Widget] = [self.bar, *self._transport, self.pace]
        if self.other is not None:
            found.append(self.other)
        return (*found, self.play_on) if self.callbacks.play_on is not None else tuple(found)

    @property
    def _transport(self) -> Sequence[Button]:
        """The buttons that go through the game; of two ways to play a move those that go step by step."""
        return [
            button
            for name, button in self.buttons.items()
            if self.other is None or not name.startswith("turn")
        ]

    def _act_of(self, name: str) -> Callable[[], None]:
        return lambda: self.act(name)

    def act(self, name: str) -> None:
        """Do what a button is for."""
        if name == "play":
            self.callbacks.play()
        elif name == "step_on":
            self.callbacks.step()
        elif name == "step_back":
            self.callbacks.go(self.at - 1)
        else:
            self.callbacks.go(
                self.turns.before(self.at) if name == "turn_back" else self.turns.after(self.at)
            )

    def _take_pace(self, number: int) -> None:
        self.callbacks.pace(tuple(Pace)[number])

    def key(self, event: Event) -> bool:
        """Take a key that means something while a game is watched; whether it did."""
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.callbacks.go(0 if event.key == pygame.K_HOME else self.turns.length)
            return True
        sign = sign_of(event)
        if sign is not None:
            self.pace.step(1 if sign == "+" else -1)
            return True
        name = next((name for key, name in _KEYS.items() if presses(event, key)), None)
        if name is not None:
            self.act(name)
        return name is not None

    def show(self, at: int, playing: bool, over: bool) -> None:
        """Stand after so many steps; `over`: somebody has won there, so that nothing can be played on."""
        self.at = at
        self.bar.show(at)
        self.buttons["play"].icon = icon("pause" if playing else "play")
        self.buttons["play"].tooltip = self.words("replay.pause" if playing else "replay.play")
        ends = {"turn_back": at == 0, "step_back": at == 0, "turn_on": self._ended, "step_on": self._ended}
        for name, ended in ends.items():
            self.buttons[name].enabled = not ended
        self.play_on.enabled = not over
        self.play_on.why_not = self.words("replay.over")
        for widget in self.widgets:
            widget.changed = True

    @property
    def _ended(self) -> bool:
        return self.at == self.turns.length

    def place(self, area: Rect, back: Rect, scale: Scale) -> None:
        """Put them into an area, and the way out at its own place."""
        px = scale.px
        bar, transport, below = rows(area, [1, 1.2, 1.2], px(8))
        self.bar.place(bar, scale)
        moving, compared = self._transport, self.other is not None
        cells = columns(transport, [1] * len(moving) + [2.2] * compared, px(8))
        left, right = columns(below, [1, 1 if compared else 1.25], px(10))
        if self.callbacks.play_on is None:
            left = below
        for button, cell in zip(moving, cells, strict=False):
            button.place(cell, scale)
        self.pace.place(cells[-1] if compared else left, scale)
        if self.other is not None:
            self.other.place(left, scale)
        self.play_on.place(right, scale)
        self.back.place(back, scale)
