"""Pieces are dragged to where they go, and what cannot be done says why."""

import pygame
import pytest

from game.titles.machu_picchu.board.city.city_view import incas_on, princes_on
from game.titles.machu_picchu.board.hand.places import area_of
from game.titles.machu_picchu.board.moves.choices import PANEL, Place, PlaceKind
from game.titles.machu_picchu.board.panels.market import bank_areas
from game.titles.machu_picchu.board.panels.panels import waiting_prince
from game.titles.machu_picchu.content.definitions import Good
from game.titles.machu_picchu.title import TITLE
from tests.support.city_table import CityTable

GOODS = "goods: {red: {corn: 9, llama: 2, coca: 2, pottery: 2, cloth: 2}}\n"


def table_of(position: str) -> CityTable:
    return CityTable(TITLE.parse_position(TITLE.load(), position))


def played(table: CityTable) -> list[str]:
    return [TITLE.rules.format_action(step.action) for step in table.session.steps]


def middle(table: CityTable, place: Place) -> tuple[int, int]:
    return area_of(table.board.view.shown, place).center


def prince(table: CityTable) -> tuple[int, int]:
    shown = table.board.view.shown
    district = list(shown.state.game.content.districts)[shown.state.prince[shown.active]]
    foot = next(foot for seat, foot in princes_on(shown, district) if seat == shown.active)
    return round(foot[0]), round(foot[1]) - 20


def district(name: str) -> Place:
    return Place(PlaceKind.DISTRICT, name)


@pytest.mark.parametrize(("end", "expected"), [("main", "walk main"), ("coca", "ride coca")])
def test_the_prince_is_dragged_to_a_terrace(end: str, expected: str) -> None:
    table = table_of("players: [red, blue]\nprince: {red: plaza}\ngoods: {red: {llama: 1}}\n")
    table.window.drag(prince(table), middle(table, district(end)))
    assert played(table) == [expected]


def test_without_a_llama_the_prince_goes_home_and_it_is_said_why() -> None:
    table = table_of("players: [red, blue]\nprince: {red: plaza}\n")
    table.window.drag(prince(table), middle(table, district("coca")))
    assert not table.session.steps
    assert table.scene.ui.toast.left > 0


def test_a_prince_in_the_hand_is_not_at_its_place_too() -> None:
    table = table_of("players: [red, blue]\nprince: {red: plaza}\n")
    spot = prince(table)
    before = table.window.surface.get_at(spot)
    table.window.press(spot)
    table.window.move((spot[0] + 300, spot[1]))
    table.window.frames(2)
    assert table.window.surface.get_at(spot) != before


def test_the_first_turn_brings_the_prince_from_beside_the_panel() -> None:
    table = table_of("players: [red, blue]\nphase: place\nincas: {red: {farmer: 1}, blue: {farmer: 1}}\n")
    foot = waiting_prince(table.board.view.shown)
    assert foot is not None
    table.window.drag((round(foot[0]), round(foot[1]) - 20), middle(table, district("hut")))
    assert played(table) == ["place hut"]


def test_a_tile_is_dragged_to_the_own_panel() -> None:
    table = table_of("players: [red, blue]\n")
    table.window.drag(middle(table, Place(PlaceKind.TILE, "llama")), middle(table, PANEL))
    assert played(table) == ["stay llama"]


def test_goods_are_dragged_to_the_market_and_from_it() -> None:
    table = table_of(f"players: [red, blue]\nprince: {{red: plaza}}\n{GOODS}pending: [red trade]\n")
    coca = table.board.view.panels[0].goods[2].center
    column = area_of(table.board.view.shown, Place(PlaceKind.COLUMN, "coca"))
    table.window.drag(coca, (column.centerx, column.y + 4))
    llama = area_of(table.board.view.shown, Place(PlaceKind.COLUMN, "llama"))
    table.window.drag((llama.x + 8, llama.y + 4), middle(table, PANEL))
    assert played(table) == ["sell coca", "buy llama"]


def test_an_inca_of_the_supply_is_dragged_to_its_district() -> None:
    table = table_of(f"players: [red, blue]\nprince: {{red: palace}}\n{GOODS}pending: [red hire]\n")
    table.window.drag(table.board.view.panels[0].supply.center, middle(table, district("cloth")))
    assert played(table) == ["hire weaver"]


def test_a_card_of_clergy_is_dragged_to_the_own_panel() -> None:
    table = table_of(f"players: [red, blue]\nprince: {{red: virgins}}\n{GOODS}pending: [red ordain]\n")
    table.window.drag(middle(table, Place(PlaceKind.ROW, "virgin")), middle(table, PANEL))
    assert played(table) == ["ordain virgin"]


def test_an_inca_is_dragged_to_the_clock() -> None:
    table = table_of(
        "players: [red, blue]\nprince: {red: clock}\nincas: {red: {potter: 1}}\npending: [red recall]\n"
    )
    foot = incas_on(table.board.view.shown, "pottery")[0][3]
    table.window.drag((round(foot[0]), round(foot[1]) - 10), middle(table, district("clock")))
    assert played(table) == ["recall potter"]


def test_llamas_are_laid_on_the_altar_one_by_one() -> None:
    table = table_of(
        "players: [red, blue]\nprince: {red: sun}\nbonus: {sun: 0}\nclergy: {red: {virgin: 2}}\n"
        "goods: {red: {llama: 3}}\npending: [red burn]\n"
    )
    llama = table.board.view.panels[0].goods[1].center
    for _ in range(2):
        table.window.drag(llama, middle(table, district("sun")))
    table.press(table.panel.go_on)
    table.window.settle()
    assert played(table) == ["burn 2"]


def test_goods_are_laid_on_the_altar_and_taken_back_with_a_click() -> None:
    table = table_of(
        f"players: [red, blue]\nprince: {{red: main}}\nbonus: {{main: 0}}\n{GOODS}pending: [red offer]\n"
    )
    goods = [area.center for area in table.board.view.panels[0].goods]
    for number in (2, 4):
        table.window.drag(goods[number], middle(table, district("main")))
    table.window.click(goods[2])
    table.window.click(goods[3])
    table.press(table.panel.go_on)
    table.window.settle()
    assert played(table) == ["offer pottery,cloth"]


def test_a_good_is_dragged_from_the_bank_into_its_column_and_the_lowest_one_back() -> None:
    position = f"players: [red, blue]\nprince: {{red: plaza}}\n{GOODS}pending: [red trade]\n"
    table = table_of(position)
    bank = bank_areas(table.board.view.shown)
    assert list(bank) == ["llama", "coca", "pottery", "cloth"]
    column = area_of(table.board.view.shown, Place(PlaceKind.COLUMN, "cloth"))
    table.window.drag(bank[Good.CLOTH].center, (column.centerx, column.y + 4))
    table.window.settle()
    assert played(table) == ["adjust +cloth"]
    assert not bank_areas(table.board.view.shown)
    other = table_of(position)
    column = area_of(other.board.view.shown, Place(PlaceKind.COLUMN, "cloth"))
    other.window.drag((column.centerx, column.y + 4), bank[Good.LLAMA].center)
    assert played(other) == ["adjust -cloth"]


@pytest.mark.parametrize("dragged", [True, False])
def test_a_prince_put_down_where_he_stands_stays(dragged: bool) -> None:
    table = table_of("players: [red, blue]\nprince: {red: plaza}\n")
    spot = prince(table)
    if dragged:
        table.window.drag(spot, (spot[0] + 60, spot[1] + 6), steps=4)
    else:
        table.window.click(spot)
        table.window.click(spot)
    assert table.board.view.shown.staying
    table.window.key(pygame.K_2)
    assert played(table) == ["stay llama"]


@pytest.mark.parametrize("held", [False, True])
def test_the_llama_of_a_ride_is_seen_where_one_is_pointed_at(
    held: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ghosts: list[tuple[float, float]] = []
    monkeypatch.setattr(
        "game.titles.machu_picchu.board.overlay.draw_faint",
        lambda surface, look, name, place, unit, strength: ghosts.append(place),
    )
    table = table_of("players: [red, blue]\nprince: {red: plaza}\ngoods: {red: {llama: 1}}\n")
    if held:
        table.window.press(prince(table))
    walk, ride = middle(table, district("main")), middle(table, district("coca"))
    table.window.move(walk)
    table.window.frames(2)
    assert not ghosts
    table.window.move(ride)
    table.window.frames(2)
    x, y = ghosts[-1]
    assert abs(x - ride[0]) < 100 and abs(y - ride[1]) < 100
