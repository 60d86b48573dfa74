"""What lasts is seen on the board and said in tooltips, with who has brought it about."""

from functools import cache

from game.titles.inkas.board.ring.lasting import fallen_walls, standing_walls
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.board.tips.lasting_tips import lasting_of_staff, lasting_of_walla, lasting_of_wamani
from tests.support.quest_table import QuestTable, position

LASTING = [
    "web yana_uru",
    "firewall mama_uqllu Aa2|Aa1",
    "quake mama_rawa A",
    "magnet ayar_uchu",
    "subjugated simpira ayar_awqa",
    "abomination qarqacha",
]
WALLAS = {
    "ayar_uchu": "Cb1",
    "ayar_awqa": "Kb1",
    "mama_uqllu": "Aa2",
    "mama_rawa": "Ac2",
    "yana_uru": "Qb2",
    "simpira": "Kb2",
    "qarqacha": "Ka1",
}


@cache
def shown() -> BoardViewState:
    players = {"inka": "C", "quya": "A", "chanka": "Q", "supay": "K"}
    keys = {"to_move": "inka", "step": "move", "turn": 5, "staff": "ayar_uchu"}
    state = position(mode="legendary", players=players, wallas=WALLAS, lasting=LASTING, **keys)
    return QuestTable(state).board.view.shown


def test_walls_that_are_down_are_not_drawn_as_walls() -> None:
    state = shown().state
    fallen = fallen_walls(state)
    assert fallen and all(any(name[0] == "A" for name in wall) for wall in fallen)
    assert {*fallen, *standing_walls(state)} == set(state.game.content.walls)


def test_who_is_bound_or_changed_by_a_power_says_so_with_its_user() -> None:
    table = shown()
    assert lasting_of_walla(table, "ayar_uchu") == ["The staff is bound to Ayar Uchu."]
    (joined,) = lasting_of_walla(table, "ayar_awqa")
    assert "Simpira" in joined and "Supay" in joined
    assert len(lasting_of_walla(table, "qarqacha")) == 1
    assert not lasting_of_walla(table, "mama_rawa")


def test_a_wamani_tells_of_webs_flames_and_fallen_walls() -> None:
    table = shown()
    assert any("Yana Uru" in said for said in lasting_of_wamani(table, "Qb1"))
    assert not any("Yana Uru" in said for said in lasting_of_wamani(table, "Qb2"))
    assert len(lasting_of_wamani(table, "Aa1")) == 2
    assert not lasting_of_wamani(table, "Cb1")


def test_the_staff_says_that_it_is_bound() -> None:
    assert lasting_of_staff(shown()) == ["The staff is bound to Ayar Uchu."]
