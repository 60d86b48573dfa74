"""Quests of INKAS: its data and new games, quests that play at random, and the title as scenarios ask for it."""

import random
from collections.abc import Iterator
from copy import copy
from functools import cache

from game.core.contract import Applied, Rules, ScenarioNotation, TitlePart, TitleSpec
from game.kit.rules.game_rules import GameRules
from game.titles.inkas.content.definitions import HouseRules, InkasData
from game.titles.inkas.content.load import DATA
from game.titles.inkas.rules.actions import Action, OfferDraw
from game.titles.inkas.rules.engine import legal_actions, successor
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.notation.actions import write_action
from game.titles.inkas.rules.notation.scenarios import SCENARIOS
from game.titles.inkas.rules.setup import Setup, new_game
from game.titles.inkas.rules.state import State

COLOURS = ("yellow", "blue", "red", "green")
AGREED = (("inka", "C"), ("chanka", "Q"), ("supay", "K"), ("quya", "A"))


def _by_named_faces(state: State, seat: int, action: Action) -> Applied[State, Event]:
    """What an action leads to; a scenario names all faces that it needs (notation, section 5)."""
    applied = INKAS.perform(state, seat, action)
    assert applied.state.drawn == state.drawn, f"{write_action(action)}: a face is not named"
    return applied


def _scenario_rules() -> GameRules[State, Action, Event]:
    rules = copy(INKAS)
    rules.perform = _by_named_faces
    return rules


SPEC: TitleSpec[State, Action, Event, InkasData, Setup] = TitleSpec(
    "inkas",
    range(2, 5),
    (TitlePart(Rules, _scenario_rules), TitlePart(ScenarioNotation, lambda: SCENARIOS)),
)
"""What scenarios need of the title."""


@cache
def content() -> InkasData:
    """The title's own data."""
    return DATA.load()


def begin(seed: int, seats: int, house_rules: HouseRules | None = None, *, agreed: bool = True) -> State:
    """A new quest of so many seats."""
    players = AGREED[:seats] if agreed else ()
    return new_game(content(), Setup(COLOURS[:seats], seed, players, house_rules))


def choice(rng: random.Random, legal: list[Action]) -> Action:
    """An action, each kind as likely, so that seldom ones come up; a draw is offered seldom."""
    kinds: dict[type, list[Action]] = {}
    for action in legal:
        kinds.setdefault(type(action), []).append(action)
    if len(kinds) > 1 and rng.random() < 0.97:
        kinds.pop(OfferDraw, None)
    return rng.choice(kinds[rng.choice(sorted(kinds, key=str))])


def walk(rng: random.Random, state: State, steps: int) -> Iterator[State]:
    """The states of a quest played at random, the first one included, at most so many steps on."""
    yield state
    for _ in range(steps):
        legal = legal_actions(state)
        if not legal:
            return
        state = successor(state, choice(rng, legal))
        yield state
