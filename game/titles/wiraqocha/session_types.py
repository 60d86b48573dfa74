"""The shell's generic values with Wiraqocha's own in them."""

from typing import TypeAlias

from game.core.contract import GameStep, SeenStep
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.state import State

WiraqochaStep: TypeAlias = GameStep[State, Action, Event]
SeenWiraqochaStep: TypeAlias = SeenStep[State, Event]
