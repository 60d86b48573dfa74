"""What can be done while a computer player plays: another speed, a pause, the rest of its turn at once."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect

from game.base.keys.shell_keys import PACE, PAUSE
from game.table.bot_turns import BotTurns
from game.table.context import TableContext
from game.ui.buttons import Button
from game.ui.icons import icon
from game.ui.scale import Scale

_KEYS: Final = {"pace": PACE, "pause": PAUSE}
_ICONS: Final = {"pace": "pace", "pause": "pause", "skip": "turn_on"}


class BotBar:
    """Buttons in the place of the game's own, which sleep meanwhile."""

    def __init__(self, context: TableContext, bot_turns: BotTurns, pressed: Callable[[], None]) -> None:
        """`pressed` is called when one of them has done what it is for."""
        self._context = context
        self._bot_turns = bot_turns
        self._pressed = pressed
        acts = {"pace": self._next_pace, "pause": self._pause, "skip": self._skip}
        words = context.words
        self.buttons = {
            name: Button(
                "",
                acts[name],
                key=_KEYS.get(name, pygame.K_RETURN),
                hint=words.cap(_KEYS[name]) if name in _KEYS else words("menu.key_done"),
                icon=icon(sign),
                size=20,
                tooltip=words(f"bots.{name}_button"),
            )
            for name, sign in _ICONS.items()
        }
        self.buttons["skip"].label = words("bots.skip")
        self.show()

    def place(self, areas: Sequence[Rect], scale: Scale) -> None:
        """Place the buttons for pace, pause and the rest of the turn."""
        for button, area in zip(self.buttons.values(), areas, strict=True):
            button.place(area, scale)

    def show(self) -> None:
        """Show them while a computer player decides."""
        words, bots, seat = self._context.words, self._bot_turns, self._bot_turns.deciding
        for button in self.buttons.values():
            button.visible = seat is not None
        self.buttons["pause"].label = words("bots.go_on" if bots.paused else "bots.pause")
        pace = words(f"settings.speeds.{self._context.preferences.now.bots.pace.value}")
        self.buttons["pace"].label = pace

    def _next_pace(self) -> None:
        self._bot_turns.next_pace()
        self._pressed()

    def _pause(self) -> None:
        self._bot_turns.pause()
        self._pressed()

    def _skip(self) -> None:
        self._bot_turns.hurry_turn()
        self._pressed()
