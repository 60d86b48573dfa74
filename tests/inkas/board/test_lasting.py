"""What lasts is seen on the board and said in tooltips, with who has brought it about."""

from functools import cache

import pytest

from game.kit.board.board_item import BoardItem
from game.titles.inkas.board.hand.key_places import KeyPart, key_areas
from game.titles.inkas.board.moves.dangers import LET_GO, dangers
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.panels import panels_of, status_of
from game.titles.inkas.board.panels.states import state_areas, states_of
from game.titles.inkas.board.panels.trays import banished
from game.titles.inkas.board.questions.place_chooser import PlaceChooser
from game.titles.inkas.board.ring.lasting import standing_walls
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.board.tips.card_tips import off_board_tip
from game.titles.inkas.board.tips.help_topics import help_topic
from game.titles.inkas.board.tips.lasting_tips import (
    lasting_of_staff,
    lasting_of_walla,
    lasting_of_wamani,
    state_tip,
)
from game.titles.inkas.content.definitions import PIECES
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
    fallen = {*state.game.content.walls} - {*standing_walls(state)}
    assert fallen and all(any(name[0] == "A" for name in wall) for wall in fallen)


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


def badges(ayllu: str, table: BoardViewState) -> list[tuple[str, str]]:
    seat = [one.value for one in table.state.game.ayllus].index(ayllu)
    return [(PIECES[one.user], one.shape) for one in states_of(table.state, seat)]


def test_each_panel_has_a_badge_of_what_its_wallas_have_brought_about() -> None:
    table = shown()
    assert badges("inka", table) == [("ayar_uchu", "magnet")]
    assert badges("quya", table) == [("mama_uqllu", "firewall"), ("mama_rawa", "quake")]
    assert badges("chanka", table) == [("yana_uru", "web")]
    assert badges("supay", table) == [("simpira", "subjugated"), ("qarqacha", "abomination")]
    for panel in panels_of(table):
        areas = [area for area, _ in state_areas(table, panel)]
        assert all(panel.rect.contains(area) for area in areas)
        assert all(one.collidelist(areas[number + 1 :]) < 0 for number, one in enumerate(areas))


def test_who_is_paralysed_by_a_power_has_one_badge_for_all() -> None:
    lasting = ["paralysed ayar_uchu by mama_rawa", "paralysed ayar_kachi by mama_rawa"]
    wallas = {"ayar_uchu": "Ca1", "ayar_kachi": "Ca2", "mama_rawa": "Ac2"}
    state = position(mode="legendary", players={"inka": "C", "quya": "Q"}, wallas=wallas, lasting=lasting)
    table = QuestTable(state).board.view.shown
    assert badges("inka", table) == [("mama_rawa", "paralysed")] and not badges("quya", table)
    (told,) = states_of(state, 0)
    assert state_tip(table, told) == [
        "Paralysed by Mama Rawa until that Apu’s next turn.",
        "Ayar Kachi and Ayar Uchu",
    ]


def test_a_badge_tells_whose_power_it_is_what_it_does_and_when_it_ends() -> None:
    table = shown()
    (told,) = states_of(table.state, 2)
    assert state_tip(table, told) == [
        "Yana Uru: Gold Web",
        "A web of Yana Uru: whoever is here is paralysed.",
        "Until Yana Uru leaves this wamani or dies.",
    ]


def test_more_badges_than_have_room_stay_in_their_panel() -> None:
    lasting = [
        "subjugated simpira ayar_awqa",
        "abomination qarqacha",
        "pain ukumari",
        "predator manchay",
        "ultimate manchay",
        "absorbed nakaq ayar_kachi",
        "paralysed ukumari by mama_rawa",
        "paralysed nakaq by enigmatic_ally",
    ]
    wallas = {"nakaq": "Ka2", "qarqacha": "Ka1", "ukumari": "Kb1", "manchay": "Kb2", "simpira": "Kb3"}
    wallas |= {"ayar_awqa": "Kb2", "ayar_kachi": "devoured", "enigmatic_ally": "Ka1", "mama_rawa": "Kb1"}
    state = position(
        mode="legendary",
        players={"supay": "K", "quya": "A", "inka": "C", "chanka": "Q"},
        wallas=wallas,
        lasting=lasting,
        staff="manchay",
        to_move="supay",
    )
    assert len(states_of(state, state.mover)) == len(lasting)
    for size, zoom in (((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0)):
        table = QuestTable(state, size, zoom=zoom).board.view.shown
        for panel in panels_of(table):
            areas = [area for area, _ in state_areas(table, panel)]
            assert all(panel.rect.contains(area) for area in areas)


def test_the_devoured_are_told_from_those_who_wait_and_wild_amarus_that_are_out_lie_in_the_tray() -> None:
    state = position(
        mode="legendary",
        players={"inka": "C", "supay": "K"},
        wallas={"qarqacha": "Ka1", "ayar_kachi": "devoured", "ninamama": "out", "ayar_uchu": "Ca2"},
        lasting=["abomination qarqacha"],
    )
    table = QuestTable(state).board.view.shown
    assert status_of(table, "ayar_kachi") == "devoured"
    assert banished(table) == ("ninamama",)
    assert off_board_tip(table, "ninamama") == "Ninamama is out of the quest."


def test_who_has_absorbed_another_tells_of_the_powers_of_both() -> None:
    state = position(
        mode="legendary",
        players={"inka": "C", "supay": "K"},
        wallas={"nakaq": "Ka1", "ayar_awqa": "Ka1 dead", "ayar_uchu": "Ca2"},
        lasting=["absorbed nakaq ayar_awqa"],
    )
    board = QuestTable(state).board
    thing = BoardItem(ItemKind.WALLA, "nakaq", (0, 0, 9, 9), 1)
    tip = board.tips.tip(board.view.shown, thing, None, ())
    assert tip is not None
    assert "Has the powers of Ayar Awqa." in tip.text
    assert all(power in tip.text for power in ("Paralysis", "Evocation", "Flight", "Velocity"))


def test_the_book_opens_at_the_power_that_has_brought_what_lasts() -> None:
    state = shown().state
    found = {name: help_topic(state, BoardItem(ItemKind.STATE, name, (0, 0, 9, 9))) for name in TOLD}
    assert found == TOLD


TOLD = {"yana_uru web": "gold_web", "mama_rawa quake": "quake", "mama_rawa paralysed": "quake"}


def test_keys_reach_the_badges_of_all_panels() -> None:
    board = QuestTable(shown().state).board
    areas = key_areas(board.view, board.gestures.fan, KeyPart.PANEL)
    badges = [area for panel in board.view.panels for area, _ in state_areas(board.view.shown, panel)]
    assert len(badges) == len(LASTING) and all(area in areas for area in badges)


def at_the_flames(walla: str) -> QuestTable:
    """A walla of the Inka beside flames of the Quya."""
    keys = {"to_move": "inka", "step": "move", "turn": 5, "llamas": {"inka": 3, "quya": 3}}
    players, wallas = {"inka": "C", "quya": "A"}, {walla: "Aa1", "mama_uqllu": "Ac2"}
    fire = ["firewall mama_uqllu Aa1|Ab1"]
    state = position(mode="legendary", players=players, wallas=wallas, lasting=fire, **keys)
    return QuestTable(state, bots={1: "random"})


def test_who_would_walk_into_flames_is_warned() -> None:
    table = at_the_flames("ayar_kachi")
    table.click(table.walla("ayar_kachi"))
    for wamani, burns in (("Ab1", True), ("Aa2", False)):
        spot = table.wamani(wamani)
        table.window.move(spot)
        tip = table.board.input.tip_at(spot)
        assert tip is not None and ("flames" in tip.text.split("\n")[-1]) == burns


def test_where_one_way_burns_and_another_does_not_it_is_asked() -> None:
    table = at_the_flames("ayar_awqa")
    table.drag(table.walla("ayar_awqa"), table.wamani("Ab1"))
    assert not table.played
    top = table.window.stack.top
    assert isinstance(top, PlaceChooser) and top.title == "How?"
    table = at_the_flames("ayar_awqa")
    table.drag(table.walla("ayar_awqa"), table.wamani("Ac1"))
    assert table.played and "Ab1" not in table.played[0], "a flight round the flames is no dearer"


@pytest.mark.parametrize(("wamani", "frees"), [("Ca3", False), ("T", True), ("Ka1", True)])
def test_who_would_go_out_of_reach_of_what_binds_it_is_warned(wamani: str, frees: bool) -> None:
    state = position(
        mode="legendary",
        players={"inka": "C", "quya": "A", "chanka": "Q", "supay": "K"},
        to_move="quya",
        turn=6,
        wallas={"secret_ally": "Ca1", "ayar_awqa": "Cb1"},
        lasting=["hold secret_ally ayar_awqa"],
    )
    assert (LET_GO in dangers(state, "ayar_awqa", wamani)) == frees
    assert (LET_GO in dangers(state, "secret_ally", wamani)) == frees
