"""Whole quests of goals of three at the table, from the first turn to the result, by nothing but presses."""

import random
from typing import Any

import pytest

from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.rules.actions import Action, OfferDraw, Store
from game.titles.inkas.rules.change import put_in
from game.titles.inkas.rules.engine import legal_actions, outcome
from game.titles.inkas.rules.events import GoalsShown
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import begin
from tests.support.quest_presser import QuestPresser, check, press_quest

_MOST = 6000  # actions of a quest


def chosen(bot: Any, state: State, rng: random.Random) -> Action:
    """What a computer player does, who now and then stores and offers no draw."""
    action: Action = bot.choose(resample(observation(state, state.decider), rng.randrange(1 << 30)))
    stores = [one for one in legal_actions(state) if isinstance(one, Store)]
    if stores and rng.random() < 0.4:
        action = rng.choice(stores)
    return legal_actions(state)[-1] if isinstance(action, OfferDraw) else action


def quest_of_goals(mode: Mode, seed: int, most: int = _MOST, begun: int = 0) -> QuestPresser:
    """The table after so many actions of three persons."""
    state = begin(seed, 3, mode=mode, quest=QuestKind.ALTERNATE)
    if mode is not Mode.FAMILY:
        state = put_in(state, state.game.asking(at_table=True))
    return press_quest(state, chosen, seed, most, begun=begun)


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "begun"), [(Mode.FAMILY, 0), (Mode.ADVANCED, 400)], ids=str)
def test_a_quest_of_goals_of_three_people_is_played_to_its_end(mode: Mode, begun: int) -> None:
    presser = quest_of_goals(mode, 5, begun=begun)
    check(presser)
    assert outcome(presser.table.state) is not None
    events = presser.table.session.steps[-1].events
    assert len([event for event in events if isinstance(event, GoalsShown)]) == 3


@pytest.mark.parametrize("mode", tuple(Mode), ids=str)
def test_the_first_turns_of_a_quest_of_goals_are_played_by_presses(mode: Mode) -> None:
    presser = quest_of_goals(mode, 3, 24)
    check(presser)
    assert presser.done >= 20 and presser.table.state.turn > 4
