"""Whole Alliances at the table, from the first turn to the result, by nothing but presses."""

import random
from typing import Any

import pytest

from game.core.contract import BotName, Refusal
from game.kit.board.line_signs import LogLine
from game.titles.inkas.board.table_settings import HAND
from game.titles.inkas.bots.title_bots import BOTS
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.rules.actions import Action, Agree, Decline, OfferDraw
from game.titles.inkas.rules.change import put_in
from game.titles.inkas.rules.engine import legal_actions, outcome, successor
from game.titles.inkas.rules.lending import borrowed
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.setup import OFFERED
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import begin
from tests.support.quest_presser import QuestPresser
from tests.support.quest_table import QuestTable

_MOST = 6000  # actions of a quest
_CONSENT: tuple[Action, ...] = Agree(), Agree(), Decline()


def chosen(bot: Any, state: State, rng: random.Random) -> Action:
    """What a computer player does, who now and then declines and borrows, and offers no draw."""
    action: Action = bot.choose(resample(observation(state, state.decider), rng.randrange(1 << 30)))
    if state.question is Question.CONSENT:
        action = rng.choice(_CONSENT)
    if isinstance(action, OfferDraw):
        action = legal_actions(state)[-1]
    loans = [one for one in legal_actions(state) if borrowed(one)]
    if loans and rng.random() < 0.1:
        action = rng.choice(loans)
    return action


def pressed_quest(
    mode: Mode, seed: int, most: int = _MOST, computers: tuple[int, ...] = (), begun: int = 0
) -> QuestPresser:
    """The table after so many actions of four persons, or of persons with computer players, who play as these do; so
    many were done before it was laid.
    """
    state = begin(seed, 4, mode=mode, alliance=True)
    if mode is not Mode.FAMILY:
        state = put_in(state, state.game.asking(at_table=True))
    rng = random.Random(seed)
    bot: Any = BOTS.make(BotName("runner"), seed)
    assert not isinstance(bot, Refusal)
    for _ in range(begun):
        state = successor(state, chosen(bot, state, rng))
    table = QuestTable(state, bots=dict.fromkeys(computers, "herder"), chosen={HAND: "switch"})
    presser = QuestPresser(table)
    for _ in range(most):
        presser.rest()
        if table.state.victory:
            break
        presser.do(chosen(bot, table.state, rng))
    return presser


def texts(table: QuestTable) -> list[str]:
    def said(line: LogLine) -> list[str]:
        return [line.text, *(text for step in line.steps for text in said(step))]

    return [text for line in table.board.log_lines(0, len(table.session.steps)) for text in said(line)]


def check(presser: QuestPresser) -> None:
    """All words stand, and nearly all was done by presses."""
    assert [text for text in texts(presser.table) if "[" in text or "⟪" in text] == []
    assert len(presser.missed) < 0.1 * presser.done, presser.missed


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "begun"), [(Mode.FAMILY, 0), (Mode.ADVANCED, 500)], ids=str)
def test_an_alliance_of_four_people_is_played_to_its_end(mode: Mode, begun: int) -> None:
    presser = pressed_quest(mode, 5, begun=begun)
    check(presser)
    ended = outcome(presser.table.state)
    assert ended is not None and len(ended.sides) == 2
    if not ended.drawn:
        assert tuple(sorted(ended.ranks[0])) in ended.sides, "partners win together"


@pytest.mark.slow
def test_an_alliance_with_a_computer_partner_is_played_to_its_end() -> None:
    presser = pressed_quest(Mode.FAMILY, 7, computers=(1, 2, 3))
    check(presser)
    assert outcome(presser.table.state) is not None


@pytest.mark.parametrize("mode", OFFERED, ids=str)
def test_the_first_turns_of_an_alliance_are_played_by_presses(mode: Mode) -> None:
    presser = pressed_quest(mode, 3, 24)
    check(presser)
    assert presser.done >= 20 and presser.table.state.turn > 4
