"""Several pieces in a wamani of Advanced: each is seen, and so are hole, flag and what is written over them."""

import pytest
from pygame import Rect, Surface

from game.titles.inkas.board import overlay, target_marks
from game.titles.inkas.board.hand import fan
from game.titles.inkas.board.layout.ring import hole
from game.titles.inkas.board.pieces.art import emblem_of_ayllu
from game.titles.inkas.board.pieces.wallas import body_of
from game.titles.inkas.board.ring import ring_sketch, ring_view
from game.titles.inkas.board.ring.crowds import standing_in
from game.titles.inkas.board.ring.plates import figures_area
from game.titles.inkas.board.ring.spread import _places, spread
from game.titles.inkas.content.definitions import WAMANIS
from game.titles.inkas.rules.state import State
from game.ui.scale import Scale
from tests.support.quest_table import QuestTable, position

PLAYERS = {"inka": "C", "chanka": "Q"}
WALLAS = ("ayar_kachi", "yana_uru", "ayar_uchu", "sinchi_thupaq")


def state_with(**keys: object) -> State:
    given: dict[str, object] = {
        "mode": "advanced",
        "players": PLAYERS,
        "to_move": "inka",
        "step": "attack",
        "turn": 5,
        "cards": {"Kb3": "map_1"},
    }
    return position(**(given | keys))


@pytest.mark.parametrize("count", [3, 4])
@pytest.mark.parametrize("wamani", [name for name in WAMANIS if name != "T"])
def test_no_piece_of_a_few_hides_another_or_the_hole(wamani: str, count: int) -> None:
    state = state_with(wallas=dict.fromkeys(WALLAS[:count], wamani))
    bodies = [body_of(one.foot, one.size).inflate(-8, -10) for one in standing_in(state, wamani)]
    assert len(bodies) == count
    for number, body in enumerate(bodies):
        assert body.collidelist(bodies[number + 1 :]) < 0
    if wamani.endswith("3"):
        x, y = hole(wamani)
        assert Rect(x - 18, y - 14, 36, 28).collidelist(bodies) < 0


def test_a_family_quest_stands_as_it_did() -> None:
    state = state_with(
        mode="family", wallas=dict.fromkeys(WALLAS, "Qc3"), cards={"Ca3": "iqiqu", "Cb3": "qusqu"}
    )
    assert {round(one.size, 3) for one in standing_in(state, "Qc3")} == {0.512}


def test_no_chance_is_written_over_another(monkeypatch: pytest.MonkeyPatch) -> None:
    enemies = ("yana_uru", "sinchi_thupaq", "wayra_sumaq", "yawar_supay")
    for wamani in ("Qc3", "Kb2", "Ca1", "T"):
        state = state_with(wallas={"ayar_kachi": wamani} | dict.fromkeys(enemies, wamani))
        at, plates = QuestTable(state), list[Rect]()
        monkeypatch.setattr(
            target_marks, "write_plate", lambda surface, shown, area, said, plates=plates: plates.append(area)
        )
        at.press("attack")
        plates.clear()
        overlay.draw_overlay(Surface((1280, 720)), at.board.view.shown, at.board.gestures)
        assert len(plates) == (1 if wamani == "Ca1" else len(enemies)), "one piece may stand for all of them"
        for number, plate in enumerate(plates):
            assert plate.collidelist(plates[number + 1 :]) < 0


def test_the_figures_of_an_amaru_lie_over_all_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    state = state_with(wallas={"yakumama": "Qc1", "yana_uru": "Qc2", "ayar_kachi": "Qc2"})
    shown = QuestTable(state).board.view.shown
    monkeypatch.setattr(ring_view, "draw_figure", lambda *args, **keys: told.append("piece"))
    monkeypatch.setattr(ring_view, "write", lambda *args: told.append("figures"))
    ring_view.draw_standing(Surface((1280, 720)), shown, WAMANIS)
    assert told == ["piece"] * 3 + ["figures"]


@pytest.mark.parametrize("mode", ["family", "advanced"])
@pytest.mark.parametrize("wamani", ["Ca3", "Qb2", "Kc1", "T"])
def test_six_are_seen_as_one_for_each_ayllu_and_never_hide_who_acts(wamani: str, mode: str) -> None:
    inka, chanka = ("ayar_kachi", "ayar_uchu", "ayar_manqu"), ("yana_uru", "sinchi_thupaq", "wayra_sumaq")
    cards = {"Ca3": "iqiqu", "Cb3": "qusqu"} if mode == "family" else {"Kb3": "map_1"}
    keys = {"mode": mode, "cards": cards, "wallas": dict.fromkeys((*inka, *chanka), wamani)}
    assert sorted(one.count for one in standing_in(state_with(**keys), wamani)) == [3, 3]
    acting = standing_in(state_with(**keys, active="ayar_kachi"), wamani)
    assert sorted(one.count for one in acting) == [1, 2, 3]
    assert next(one for one in acting if one.count == 1).name == "ayar_kachi"


@pytest.mark.parametrize("wamani", ["Ca3", "Qb2", "Kc1"])
def test_many_of_one_ayllu_stand_as_one(wamani: str) -> None:
    amarus = ("ninamama", "wayramama", "yakumama")
    inka = ("ayar_kachi", "ayar_uchu", "ayar_manqu", "ayar_awqa", "enigmatic_ally")
    state = state_with(wallas=dict.fromkeys((*inka, *amarus), wamani), amarus={"inka": [*amarus]})
    (one,) = standing_in(state, wamani)
    assert one.count == 8


@pytest.mark.parametrize("size", [0.4, 0.576])
def test_who_is_spread_stands_as_far_apart_as_can_be(size: float) -> None:
    """No single one could stand further from all others."""
    feet = spread("Ca3", 3, size)
    places = _places("Ca3", size)

    def room(place: tuple[float, float], others: list[tuple[float, float]]) -> float:
        apart = [max(abs(place[0] - x) / (84 * size), abs(place[1] - y) / (104 * size)) for x, y in others]
        return min(1.0, *apart)

    for number, foot in enumerate(feet):
        others = [*feet[:number], *feet[number + 1 :]]
        assert room(foot, others) >= max(room(place, others) for place in places) - 0.05


def test_whom_a_crowd_hides_is_attacked_from_its_ring_with_the_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    enemies = ("yana_uru", "sinchi_thupaq", "wayra_sumaq", "yawar_supay")
    at, told = QuestTable(state_with(wallas=dict.fromkeys(("ayar_kachi", *enemies), "Ca1"))), list[str]()
    at.press("attack")
    at.board.gestures.spread("Ca1")
    monkeypatch.setattr(fan, "draw_plate", lambda surface, shown, place, said: told.append(said))
    overlay.draw_overlay(Surface((1280, 720)), at.board.view.shown, at.board.gestures)
    assert len(told) == len(enemies)
    ring = {name: foot for name, _, foot in at.board.gestures.fan.pieces(at.board.view.shown)}
    x, y = ring["wayra_sumaq"]
    at.click((round(x), round(y - 10)))
    assert at.played == ["attack ayar_kachi wayra_sumaq"]


def test_who_attacks_by_itself_wears_its_figures_once_on_red_where_it_is_feared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = state_with(step="move", wallas={"ayar_kachi": "Qb2", "ninamama": "Qb1", "yana_uru": "Kb2"})
    at, red = QuestTable(state), list[Rect]()
    at.board.keyboard.take("ayar_kachi")
    monkeypatch.setattr(target_marks, "write_plate", lambda surface, shown, area, said: red.append(area))
    monkeypatch.setattr(
        overlay, "draw_plate", lambda surface, shown, place, said: red.append(Rect(place, (1, 1)))
    )
    overlay.draw_overlay(Surface((1280, 720)), at.board.view.shown, at.board.gestures)
    worn = figures_area(at.board.view.shown, standing_in(state, "Qb1")[0])
    (figures,) = (area for area in red if area.colliderect(worn.inflate(0, 2 * worn.height)))
    assert figures.contains(worn), "nothing of what it wears is seen beside it"


def test_a_wild_amaru_has_no_players_colour_in_the_small_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    monkeypatch.setattr(ring_sketch, "circle", lambda surface, spot, radius, colour: told.append(colour))
    state = state_with(wallas={"ayar_kachi": "Ca2", "yana_uru": "Qb2", "ninamama": "Kb2"})
    scale, area = Scale(1280, 720), Rect(0, 0, 300, 300)
    emblems = [emblem_of_ayllu(ayllu) for ayllu in state.game.ayllus]
    ring_sketch.draw_ring_sketch(Surface((300, 300)), state, emblems, area, scale)
    own = [scale.look.seat(emblem).base for emblem in emblems]
    assert [told.count(colour) for colour in (*own, ring_sketch._BONE)] == [1, 1, 1]
