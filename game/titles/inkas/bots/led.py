"""The player at a seat that the die leads in Solo (section 27): it takes the one legal action, which is the table's."""

from typing import Final

from game.titles.inkas.bots.reference import peaceless
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.state import State

LED_PLAYER: Final = "die"
"""The name of the player at such a seat."""


class LedSeat:
    """Chooses nothing."""

    def choose(self, state: State) -> Action:
        """The legal action; at a seat that is not led, the first that is listed and no draw."""
        return peaceless(state)[0]
