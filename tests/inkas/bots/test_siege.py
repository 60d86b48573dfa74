"""The other way to win where cards are held: to shut the enemies out and slay them (I-19.4)."""

from dataclasses import replace

import pytest

from game.core.contract import BotName, Refusal
from game.titles.inkas.bots.race import StaffWays
from game.titles.inkas.bots.siege import turns_to_wipe_out
from game.titles.inkas.bots.title_bots import BOTS
from game.titles.inkas.rules.actions import Attack, Plunge
from game.titles.inkas.rules.engine import successor
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, WAMANI_INDEX
from game.titles.inkas.rules.notation.positions import POSITIONS
from game.titles.inkas.rules.places import HANAN, UKHU
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import content

SHUT_OUT = """
mode: advanced
players: {inka: Q, quya: C}
to_move: inka
step: placement
active: ayar_kachi
wallas: {ayar_kachi: Ca3, ayar_awqa: Qc3, mama_waqu: Kb3, mama_qura: waiting}
staff: ayar_kachi
flags: {Ca3: quya, Cb3: inka, Cc3: inka, Kb3: quya}
hands: {inka: [map_2, map_3], quya: [map_1, map_1]}
known: {inka: {quya: [map_1, map_1]}}
cards: {Aa2: map_3, Ab2: map_2, Ab3: inti}
turn: 90
"""
"""The enemy holds both first pieces of the map, and can place its wallas at two wamanis."""


def table(text: str) -> State:
    return POSITIONS.parse(content(), text)


def _siege(state: State) -> float:
    return turns_to_wipe_out(state, 0, StaffWays(state, 0))


def test_an_enemy_with_fewer_wallas_and_wamanis_is_wiped_out_sooner() -> None:
    state = table(SHUT_OUT)
    walla = PIECE_INDEX["mama_waqu"]
    fallen = replace(state, places=(*state.places[:walla], HANAN, *state.places[walla + 1 :]))
    held = replace(state, flags=tuple(0 if flag == 1 else flag for flag in state.flags))
    assert _siege(fallen) < _siege(state)
    assert _siege(held) < _siege(state)


@pytest.mark.parametrize("level", ["runner", "captain"])
def test_who_cannot_have_the_map_takes_the_flags_of_the_enemy(level: str) -> None:
    made = BOTS.make(BotName(level), 3)
    assert not isinstance(made, Refusal)
    assert made.choose(table(SHUT_OUT)) == Plunge("ayar_kachi")


@pytest.mark.parametrize("level", BOTS.offered[1:-1])  # the weakest ends many a turn without a thought
def test_the_last_enemy_who_is_shut_out_is_attacked(level: str) -> None:
    """One walla lives, nowhere can another be placed: to slay it is to win."""
    state = table(SHUT_OUT.replace("step: placement\nactive: ayar_kachi", "step: attack\nactive: ayar_kachi"))
    walla = PIECE_INDEX["mama_waqu"]
    places = (*state.places[:walla], WAMANI_INDEX["Ca3"], *state.places[walla + 1 :])
    flags = tuple(0 if flag == 1 else flag for flag in state.flags)
    state = replace(state, places=tuple(places), flags=flags)
    made = BOTS.make(BotName(level), 3)
    assert not isinstance(made, Refusal)
    action = made.choose(state)
    assert isinstance(action, Attack) and action.target == "mama_waqu"
    assert successor(replace(state, rolls=(4,)), action).winners == 1
    gone = replace(state, places=(*places[:walla], UKHU, *places[walla + 1 :]))
    assert _siege(gone) < _siege(state)
