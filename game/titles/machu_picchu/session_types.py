"""The shell's generic values with this title's own in them."""

from typing import TypeAlias

from game.core.contract import GameStep
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.state import State

MachuPicchuStep: TypeAlias = GameStep[State, Action, Event]
