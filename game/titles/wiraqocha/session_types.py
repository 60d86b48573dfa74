"""The shell's generic values with Wiraqocha's own in them."""

from typing import TypeAlias

from game.protocol import GameStep
from game.record.session import GameSession
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.state import State

WiraqochaSession: TypeAlias = GameSession[State, Action, Event]
WiraqochaStep: TypeAlias = GameStep[State, Action, Event]
