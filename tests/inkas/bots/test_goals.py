"""Computer players in alternate quests: they go for their own goal, and know nothing of those of others."""

import random
from dataclasses import replace
from typing import Final

import pytest

from game.base.files.yaml_text import read_yaml_text
from game.core.contract import BotName
from game.titles.inkas.bots.pursuing import FARTHEST, turns_to_goal, turns_to_goals, wins_now
from game.titles.inkas.bots.title_bots import LEVELS
from game.titles.inkas.content.definitions import Mode, Victory
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.rules.engine import successor
from game.titles.inkas.rules.fixed_order import HIDDEN_GOAL, NOBODY
from game.titles.inkas.rules.goals import progress
from game.titles.inkas.rules.notation.positions import read_position
from game.titles.inkas.rules.state import State, Step
from tests.support.inkas_games import begin, content, walk

OFFERED: Final = [name for name, level in LEVELS.items() if level.offered]
HEAD: Final = "quest: alternate\nplayers: {inka: C, chanka: Q}\n"
ONE_STEP: Final = {
    "store": HEAD
    + """
goals: {inka: tampus, chanka: suyus}
wallas: {ayar_kachi: Ca2, yana_uru: Qb2}
llamas: {inka: 2}
flags: {Ca3: inka, Cb3: inka, Cc3: inka}
stored: {inka: 8}
""",
    "plunge": HEAD
    + """
goals: {inka: suyus, chanka: tampus}
wallas: {ayar_kachi: Kb3, yana_uru: Qb2}
staff: ayar_kachi
flags: {Ca3: inka, Cb3: inka, Cc3: inka, Ka3: inka, Kc3: inka}
step: placement
active: ayar_kachi
""",
    "walk and plunge": HEAD
    + """
mode: advanced
goals: {inka: wamanis, chanka: left}
wallas: {ayar_kachi: Kc3, yana_uru: Qb2}
staff: ayar_kachi
flags: {Cb3: inka, Cc3: inka, Aa3: inka, Ka3: inka, Kc3: inka, Kb3: inka}
cards: {Qa3: inti}
""",
}


def read(text: str) -> State:
    return read_position(read_yaml_text(text, "position"), content())


def played(level: str, state: State, seed: int = 3) -> State:
    """The state when the turn has ended."""
    bot, turn = LEVELS[level].make(BotName(level, positions=300), seed), state.turn
    while not state.victory and state.turn == turn:
        state = successor(state, bot.choose(state))
    return state


@pytest.mark.parametrize("level", OFFERED)
@pytest.mark.parametrize("way", ONE_STEP)
def test_every_level_takes_the_last_step_to_its_goal(way: str, level: str) -> None:
    ended = played(level, read(ONE_STEP[way]))
    assert (ended.victory, ended.winners) == (Victory.GOAL, 1)


def moments(mode: Mode) -> list[State]:
    """States in the course of quests of three."""
    found = []
    for seed in range(4):
        start = begin(seed, 3, mode=mode, quest=QuestKind.ALTERNATE)
        states = [state for state in walk(random.Random(seed), start, 90) if not state.victory]
        found += states[30::20]
    return found


@pytest.mark.clauses("I-28.2", "I-28.9")
@pytest.mark.parametrize("mode", [Mode.FAMILY, Mode.ADVANCED])
def test_what_others_pursue_changes_no_choice(mode: Mode) -> None:
    for state in moments(mode):
        assert state.pursuit is not None
        decider, goals = state.decider, list(state.pursuit.goals)
        for seat in state.game.seats:
            if seat != decider:
                goals[seat] = (sorted(state.game.goals)[-1],)
        twin = replace(state, pursuit=replace(state.pursuit, goals=tuple(goals)))
        chosen = [LEVELS["captain"].make(BotName("captain"), 5).choose(one) for one in (state, twin)]
        assert chosen[0] == chosen[1]


def test_what_is_done_brings_a_goal_nearer_and_what_is_met_is_there() -> None:
    for mode in (Mode.FAMILY, Mode.ADVANCED):
        for state in moments(mode):
            if state.step is Step.CHOOSE:
                continue
            for seat in state.game.seats:
                for goal in state.game.goals:
                    met = progress(state, seat, goal, ending=True).met
                    for near in (False, True):
                        turns = turns_to_goal(state, seat, goal, near=near)
                        assert (turns == 0) == met and turns <= FARTHEST
    state = read(ONE_STEP["store"])
    assert state.pursuit is not None
    further = replace(state, pursuit=replace(state.pursuit, stored=(6, 0)))
    assert turns_to_goals(state, 0) < turns_to_goals(further, 0)
    without = replace(state, flags=(NOBODY,) * len(state.flags))
    assert turns_to_goals(state, 0) < turns_to_goals(without, 0)
    hidden = replace(state, pursuit=replace(state.pursuit, goals=((HIDDEN_GOAL,), (HIDDEN_GOAL,))))
    poor = replace(hidden, pursuit=replace(state.pursuit, goals=((HIDDEN_GOAL,),) * 2, stored=(0, 0)))
    assert turns_to_goals(hidden, 0) < turns_to_goals(poor, 0)
    assert not wins_now(state)
    assert wins_now(replace(state, pursuit=replace(state.pursuit, stored=(10, 0))))


ALL_DEAD: Final = """
quest: alternate
players: {inka: C, quya: A, chanka: Q}
goals: {inka: left, quya: tampus, chanka: wamanis}
to_move: quya
wallas: {ayar_awqa: Cc3, ayar_kachi: Aa3, ayar_uchu: Cc3, mama_uqllu: Aa3 dead, mama_qura: Ab3 dead,
  mama_waqu: Aa3 dead, mama_rawa: Ab1 dead, secret_ally: Ab3 dead, yawar_supay: Qb3, amsay_rumi: Qb3}
staff: amsay_rumi
flags: {Qc3: chanka, Ka3: chanka}
llamas: {inka: 2, quya: 4, chanka: 6}
fallen: [mama_rawa, secret_ally]
qusqu: Qc3
cards: {Ca3: sachamama, Cb3: waqaychaq_mama, Cc3: yakumama, Aa3: chusaqmama, Ab3: amaru_wiraqucha, Ac3: wayramama,
  Qa3: iqiqu, Qb3: iqiqu, Kb3: ninamama, Kc3: iqiqu}
turn: 33
"""


def test_who_is_far_behind_with_all_wallas_dead_does_not_pass_for_ever() -> None:
    for turn in range(3):
        if played("captain", replace(read(ALL_DEAD), turn=33 + 3 * turn)).llamas[1] != 4:
            return
    pytest.fail("an ayllu lies dead beside its llamas")
