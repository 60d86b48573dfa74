"""Rounds: in each everybody has one turn, also once an ayllu is out."""

from game.titles.inkas.rules.actions import End
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.state import State
from tests.support.quest_table import position


def ended(state: State, turns: int) -> list[tuple[str, int]]:
    """Whose turn it is, and in which round, after each end of a turn."""
    found = []
    for _ in range(turns):
        state = INKAS.successor(state, End())
        found.append((state.game.ayllus[state.mover].value, INKAS.round(state)))
    return found


def test_an_ayllu_that_is_out_takes_no_turn_of_the_others_round() -> None:
    state = position(
        mode="advanced",
        players={"inka": "C", "chanka": "Q", "supay": "K", "quya": "A"},
        wallas={"ayar_kachi": "Ca2", "simpira": "Kc1", "mama_rawa": "Ac2"}
        | dict.fromkeys(("yana_uru", "wayra_sumaq", "sinchi_thupaq", "amsay_rumi", "yawar_supay"), "ukhu"),
        turn=4 * 22 + 1,
        out=["chanka"],
    )
    order = [state.game.ayllus[seat].value for seat in state.game.order_from(state.mover)]
    rounds = [(name, number) for number in (23, 24, 25) for name in order if name != "chanka"]
    assert ended(state, 5) == rounds[1:6]
