"""Quests of Legendary at the table by nothing but presses: of two, and an Alliance of four."""

import random
from typing import Any

import pytest

from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.rules.actions import Action, Invoke, Stop
from game.titles.inkas.rules.change import put_in
from game.titles.inkas.rules.engine import legal_actions, outcome
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import begin
from tests.support.quest_presser import QuestPresser, check, chosen, press_quest

_MOST = 6000  # actions of a quest


def gladly(bot: Any, state: State, rng: random.Random) -> Action:
    """What a computer player does, who uses a power, or ends one, whenever it can and chance has it."""
    legal = legal_actions(state)
    powers = [action for action in legal if isinstance(action, Invoke | Stop)]
    if powers and rng.random() < 0.5:
        kind = rng.choice(sorted({(type(one).__name__, one.walla) for one in powers}))
        return rng.choice([one for one in powers if (type(one).__name__, one.walla) == kind])
    return chosen(bot, state, rng)


def legendary(seed: int, most: int = _MOST, *, alliance: bool = False, begun: int = 0) -> QuestPresser:
    """The table after so many actions of two persons, or of four in an Alliance."""
    state = begin(seed, 4 if alliance else 2, mode=Mode.LEGENDARY, alliance=alliance)
    state = put_in(state, state.game.asking(at_table=True))
    return press_quest(state, gladly, seed, most, begun=begun)


@pytest.mark.slow
@pytest.mark.parametrize(("alliance", "begun"), [(False, 0), (True, 60)], ids=["two", "alliance"])
def test_a_quest_of_legendary_is_played_to_its_end(alliance: bool, begun: int) -> None:
    presser = legendary(3, alliance=alliance, begun=begun)
    check(presser)
    assert outcome(presser.table.state) is not None
    assert [step for step in presser.table.session.steps if isinstance(step.action, Invoke)]


@pytest.mark.parametrize("alliance", [False, True], ids=["two", "alliance"])
def test_turns_of_legendary_are_played_by_presses(alliance: bool) -> None:
    presser = legendary(3, 40, alliance=alliance, begun=30)
    check(presser)
    assert presser.done >= 30
    assert [step for step in presser.table.session.steps if isinstance(step.action, Invoke)]
