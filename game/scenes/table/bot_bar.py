"""What can be done while a computer player plays: another speed, a pause, the rest of its turn at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.titles.wiraqocha.board.layout import TableLayout
from game.ui.buttons import Button
from game.ui.icons import icon
from game.ui.scale import Scale

if TYPE_CHECKING:
    from game.scenes.table.bot_turns import BotTurns
    from game.scenes.table.scene import TableScene

_PLACES: Final = {"pace": 0, "pause": 1, "skip": 3}  # among the places of the buttons of the phases
_KEYS: Final = {"pace": pygame.K_v, "pause": pygame.K_p, "skip": pygame.K_RETURN}
_ICONS: Final = {"pace": "gear", "pause": "pause", "skip": "turn_on"}


class BotBar:
    """Buttons in the place of those of the phases, which sleep meanwhile."""

    def __init__(self, scene: TableScene, bot_turns: BotTurns) -> None:
        self._scene = scene
        self._bot_turns = bot_turns
        acts = {"pace": self._next_pace, "pause": self._pause, "skip": self._skip}
        words = scene.words
        self.buttons = {
            name: Button(
                "",
                acts[name],
                key=key,
                hint=words(f"bots.key.{name}"),
                icon=icon(_ICONS[name]),
                size=20,
                tooltip=words(f"bots.{name}_button"),
            )
            for name, key in _KEYS.items()
        }
        self.buttons["skip"].label = words("bots.skip")
        self.show()

    def place(self, layout: TableLayout, scale: Scale) -> None:
        """Place the buttons."""
        for name, button in self.buttons.items():
            button.place(layout.buttons[_PLACES[name]], scale)

    def show(self) -> None:
        """Show them while a computer player decides, and say for whom no button is then."""
        words, bots, seat = self._scene.words, self._bot_turns, self._bot_turns.deciding
        for button in self.buttons.values():
            button.visible = seat is not None
        self.buttons["pause"].label = words("bots.go_on" if bots.paused else "bots.pause")
        pace = words(f"settings.speeds.{self._scene.preferences.now.company.pace.value}")
        self.buttons["pace"].label = pace
        hint = self._scene.actions_bar.buttons["hint"]
        hint.enabled = seat is None
        if seat is not None:
            hint.why_not = words("bots.not_yours", player=self._scene.match.seats[seat].name)
        self._scene.tabs.cover()

    def _next_pace(self) -> None:
        self._bot_turns.next_pace()
        self._renew()

    def _pause(self) -> None:
        self._bot_turns.pause()
        self._renew()

    def _skip(self) -> None:
        self._bot_turns.hurry_turn()
        self._renew()

    def _renew(self) -> None:
        self.show()
        self._scene.invalidate()
