"""What the table shows where cards are held: trays, panels, gods and Amarus, and what is said of them."""

import math
from itertools import combinations

import pytest
from pygame import Rect

from game.base.i18n.words import available_languages
from game.kit.board.board_item import BoardItem
from game.titles.inkas.board.moves.battles import Battle
from game.titles.inkas.board.moves.dangers import dangers
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.hanan import hanan_figures, hanan_items, side_of
from game.titles.inkas.board.panels.held_cards import known_of, map_of
from game.titles.inkas.board.panels.panels import panel_items, status_of, wallas_of
from game.titles.inkas.board.panels.trays import die_height, pile_area, sockets_of, spent_cards
from game.titles.inkas.board.pieces.wallas import body_of
from game.titles.inkas.board.questions.spent_cards import leaf_through
from game.titles.inkas.board.ring.crowds import standing_in
from game.titles.inkas.board.ring.ring_items import ring_item
from game.titles.inkas.board.ring.ring_view import marks_of
from game.titles.inkas.phrases import walla_name
from game.titles.inkas.rules.event_values import Purpose
from game.ui.dialogs import Chooser
from game.ui.text import measure
from game.ui.theme import Role
from tests.support.quest_table import QuestTable, position, quest_data, turn_table

WALLAS = {
    "ayar_manqu": "Ca3",
    "ayar_kachi": "Ca2",
    "ayar_awqa": "hanan 2",
    "ayar_uchu": "waiting",
    "enigmatic_ally": "Cb2 dead",
    "yana_uru": "Qb2",
    "amaru_wiraqucha": "Cc2",
    "ninamama": "Cb1",
    "wayramama": "Qb2",
    "waqaychaq_mama": "ukhu",
}
KEYS: dict[str, object] = {
    "mode": "advanced",
    "players": {"inka": "C", "chanka": "Q"},
    "to_move": "inka",
    "step": "move",
    "turn": 5,
    "llamas": {"inka": 6, "chanka": 6},
    "wallas": WALLAS,
    "amarus": {"chanka": ["wayramama"]},
    "tampus": {"ayar_kachi": ["hatchet"]},
    "hands": {"inka": ["map_1", "map_3", "illapa"], "chanka": ["map_2", "inti"]},
    "known": {"inka": {"chanka": ["inti"]}},
    "flags": {"Ca3": "inka"},
    "cards": {"Ca2": "iqiqu", "Ab1": "map_2", "Ac1": "map_3"},
}


def table(
    bots: dict[int, str] | None = None, size: tuple[int, int] = (1280, 720), **keys: object
) -> QuestTable:
    return QuestTable(position(**(KEYS | keys)), size, bots={1: "random"} if bots is None else bots)


def items(at: QuestTable, seat: int) -> dict[tuple[ItemKind, str], Rect]:
    shown = at.board.view.shown
    found = panel_items(shown, at.board.view.panels[seat])
    return {(thing.kind, thing.name): area for area, thing in found}


def said(at: QuestTable, kind: ItemKind, name: str = "", seat: int = -1) -> str:
    """What the tooltip of a thing says."""
    tip = at.board.tips.tip(at.board.view.shown, BoardItem(kind, name, (0, 0, 9, 9), seat), None, ())
    return tip.said if tip is not None else ""


# trays


def test_who_rises_stands_on_a_side_of_the_tray() -> None:
    at = table()
    shown = at.board.view.shown
    assert side_of(shown.state, "ayar_awqa") == 2
    names = [thing.name for _, thing in hanan_items(shown) if thing.kind is ItemKind.TRAY_WALLA]
    assert names == ["ayar_awqa"]
    assert status_of(shown, "ayar_awqa") == "hanan" and status_of(shown, "ayar_uchu") == "waiting"
    assert "can be placed in 3 turns" in said(at, ItemKind.TRAY_WALLA, "ayar_awqa")
    assert "is waiting" in said(at, ItemKind.PANEL_WALLA, "ayar_uchu")
    assert "next Rebirth" in said(at, ItemKind.DEAD, "enigmatic_ally")


FOUR = {"inka": "C", "chanka": "Q", "supay": "K", "quya": "A"}
SEATED = [name for name, kind in quest_data().wallas.items() if kind.ayllu in FOUR]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1440, 1080)])
@pytest.mark.parametrize("risen", [8, 16, 20])
def test_who_rises_lies_over_nobody_else_and_is_told_of_with_four_seats(
    risen: int, size: tuple[int, int]
) -> None:
    wallas = {name: f"hanan {1 + number * 7 % 4}" for number, name in enumerate(SEATED[:risen])}
    at = table(bots={}, size=size, players=FOUR, wallas=wallas, hands={}, amarus={}, tampus={}, known={})
    shown = at.board.view.shown
    figures = list(hanan_figures(shown))
    assert sorted(name for one in figures for name in one.members) == sorted(wallas)
    bodies = [body_of(one.foot, one.unit).inflate(-2, -2) for one in figures]
    assert all(shown.layout.hanan.contains(body) for body in bodies)
    assert not any(one.colliderect(other) for one, other in combinations(bodies, 2))
    for one in figures:
        tip = said(at, ItemKind.TRAY_WALLA, one.members[0])
        assert all(walla_name(shown.words, name) in tip for name in one.members)


def test_the_tray_of_rebirth_is_not_there_in_family() -> None:
    at = QuestTable(position(players={"inka": "C", "chanka": "Q"}, wallas={"ayar_kachi": "Ca2"}))
    shown = at.board.view.shown
    assert not shown.layout.hanan.width and not list(hanan_items(shown))
    assert not at.board.hand.curtain.visible


def test_the_pile_of_cards_out_of_play_is_leafed_through() -> None:
    at = table()
    shown = at.board.view.shown
    spent = spent_cards(shown)
    # two hatchets there are: one lies beside a walla
    assert spent["tampu_hatchet"] == 1 and spent["illapa"] == 5 and "ninamama" not in spent
    assert {option.value for option in leaf_through(shown).options} == set(spent)
    at.click(pile_area(shown).center)
    assert isinstance(at.window.stack.top, Chooser)


# panels


def test_a_panel_shows_how_many_cards_are_held_and_the_tampus() -> None:
    at = table()
    assert (ItemKind.HELD_CARDS, "") in items(at, 0)
    assert (ItemKind.TAMPU, "ayar_kachi hatchet") in items(at, 0)
    assert "has 2 cards" in said(at, ItemKind.HELD_CARDS, seat=1)
    assert "+1A" in said(at, ItemKind.TAMPU, "ayar_kachi hatchet", 0)


def test_known_cards_are_noted_at_their_panel() -> None:
    at = table()
    assert known_of(at.board.view.shown, 1) == {"inti": 1}
    assert (ItemKind.KNOWN, "") in items(at, 1)
    assert said(at, ItemKind.KNOWN, seat=1) == "You know that this card is here: Inti."


def test_of_two_at_one_machine_nothing_tells_what_one_knows_or_holds() -> None:
    at = table(bots={})
    shown = at.board.view.shown
    assert not known_of(shown, 1) and map_of(shown, 0) is None and map_of(shown, 1) is None
    assert (ItemKind.KNOWN, "") not in items(at, 1)
    assert "Only Player 0 sees" in said(at, ItemKind.MAP, "1", 0)


def test_the_sockets_of_the_map_are_the_owners_only() -> None:
    at = table()
    shown = at.board.view.shown
    assert map_of(shown, 0) == (True, False, True) and map_of(shown, 1) is None
    sockets = [area for (kind, _), area in items(at, 0).items() if kind is ItemKind.MAP]
    assert len(sockets) == 3 and all(at.board.view.panels[0].rect.contains(area) for area in sockets)
    assert "Still missing" in said(at, ItemKind.MAP, "2", 0)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_a_panel_shows_of_cards_does_not_overlap(size: tuple[int, int]) -> None:
    at = table(size=size, staff="ayar_kachi")
    for seat in (0, 1):
        found = items(at, seat)
        areas = [area for (kind, _), area in found.items() if kind not in (ItemKind.SEAT, ItemKind.KNOWN)]
        for number, area in enumerate(areas):
            assert area.collidelist(areas[number + 1 :]) < 0


def test_a_dominated_amaru_is_the_sixth_of_its_ayllu() -> None:
    at = table()
    assert wallas_of(at.board.view.shown, 1)[-1] == "wayramama"
    assert (ItemKind.PANEL_WALLA, "wayramama") in items(at, 1)
    at = table(to_move="chanka", bots={0: "random"})
    at.drag(at.walla("wayramama"), at.wamani("Qb3"))
    assert at.played == [] or at.played[0].split()[1] == "wayramama"


# the board


def test_gods_and_wild_amarus_stand_with_their_figures() -> None:
    at = table()
    shown = at.board.view.shown
    assert [one.name for one in standing_in(shown.state, "Cc2")] == ["amaru_wiraqucha"]
    assert marks_of(shown, "amaru_wiraqucha")[1] == "3A 3D" and marks_of(shown, "ninamama")[1] == "2A 3D"
    assert marks_of(shown, "wayramama")[1] == "" and marks_of(shown, "ayar_kachi")[0] == ("hatchet",)
    thing = ring_item(shown, at.walla("amaru_wiraqucha"))
    assert thing is not None and (thing.kind, thing.name) == (ItemKind.WALLA, "amaru_wiraqucha")
    assert "stays here" in said(at, ItemKind.WALLA, "amaru_wiraqucha")
    assert "Wild" in said(at, ItemKind.WALLA, "ninamama")
    assert "Dominated for good" in said(at, ItemKind.WALLA, "wayramama")


def test_who_goes_to_a_god_or_a_wild_amaru_is_warned() -> None:
    state = table().state
    assert dangers(state, "ayar_kachi", "Cc2") == ("god",)
    assert dangers(state, "ayar_kachi", "Cb1") == ("amaru",)
    assert dangers(state, "yana_uru", "Cc2") == ()  # a friend
    assert dangers(state, "ayar_kachi", "Ca3") == ()


def test_cards_of_all_rings_are_told_of() -> None:
    at = table()
    assert "unlocked for Player 0" in said(at, ItemKind.CARD, "Ca2")
    assert "Whoever has the flag" in said(at, ItemKind.CARD, "Ab1")


# words


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(
    ("size", "zoom"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5), ((1920, 1080), 2.0)]
)
def test_what_stands_on_the_table_is_not_cut(size: tuple[int, int], zoom: float, language: str) -> None:
    shown = QuestTable(position(**KEYS), size, language, zoom, bots={1: "random"}).board.view.shown
    words, scale, label = shown.words, shown.scale, shown.layout.label
    wide, _ = measure(words("table.land_note_advanced"), Role.ASIDE, scale, 16)
    assert wide <= label.width - 30 * shown.unit, "it stays off the drawn edge"
    wide, _ = measure(words("table.tray.hanan"), Role.NAME, scale, 17)
    assert wide <= shown.layout.hanan.width


def test_a_wild_amaru_that_is_paralysed_says_so() -> None:
    at = table(wallas=WALLAS | {"enigmatic_ally": "Cb1"})
    assert "does not attack" in said(at, ItemKind.WALLA, "ninamama")


# the bowl


@pytest.mark.parametrize("count", range(1, 10))
def test_no_face_of_the_die_lies_on_another(count: int) -> None:
    """Who begins is rolled for again where it is a tie: more faces than the seats."""
    shown = turn_table(wallas={"ayar_kachi": "Ca2", "yana_uru": "Qb2"}).board.view.shown
    battle = Battle(Purpose.START, (4,) * count, 0)
    places, high = sockets_of(shown, battle), die_height(shown, battle)
    assert len(places) == min(count, 6)
    assert all(math.dist(one, other) >= 0.94 * high for one, other in combinations(places, 2))
    area = shown.layout.bowl
    assert all(area.contains(Rect(x - high / 2, y - high / 2, high, high)) for x, y in places)
