"""A question on the panel, with the answers that can be pressed."""

from dataclasses import dataclass
from typing import Final

from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action

MOST: Final = 9
"""Answers on the panel at most; of more the board asks."""


@dataclass(frozen=True, slots=True)
class PanelOption:
    """An answer: what is written on it, a note, the actions that it leaves, and what is said of it where it is pointed
    at. `confirms`: all has been chosen, and it is done.
    """

    label: str
    note: str
    actions: tuple[Action, ...]
    tip: str = ""
    confirms: bool = False

    @property
    def passes(self) -> bool:
        """Whether it lets something be."""
        return isinstance(self.actions[0], a.Pass | a.Leave)


@dataclass(frozen=True, slots=True)
class PanelQuestion:
    """A question on the panel; without options the board asks it. `now`: what comes if it is let be, or is done;
    `alarm`: what is to be minded. `power`: the Legendary power whose slip it is.
    """

    title: str
    note: str
    options: tuple[PanelOption, ...]
    now: str = ""
    alarm: str = ""
    power: str = ""
