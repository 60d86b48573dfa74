"""Where not everything has room, the tab of the market has all that a player needs to trade and to end the turn."""

from itertools import combinations, pairwise

import pygame
import pytest

from game.kit.board.table_rects import Tab
from game.titles.machu_picchu.board.hand.places import area_of
from game.titles.machu_picchu.board.moves.choices import PANEL, Place, PlaceKind
from game.titles.machu_picchu.title import TITLE
from tests.support.city_answers import played
from tests.support.city_table import CityTable

TRADE = (
    "players: [red, blue]\nprince: {red: plaza}\ngoods: {red: {corn: 11, llama: 2, coca: 2}}\n"
    "pending: [red trade]\n"
)
ORDAIN = (
    "players: [red, blue]\nprince: {red: virgins}\n"
    "goods: {red: {corn: 9, llama: 2, coca: 2, pottery: 2, cloth: 2}}\npending: [red ordain]\n"
)
WINDOWS = [((1280, 720), 1.5), ((1920, 1080), 1.5), ((1920, 1080), 1.2), ((1024, 768), 1.25)]


def table_of(position: str, size: tuple[int, int] = (1280, 720), zoom: float = 1.5) -> CityTable:
    table = CityTable(TITLE.positions.parse(TITLE.data.load(), position), size=size, zoom=zoom)
    table.scene.tabs.open(Tab.MARKET)
    table.window.settle()
    return table


def end_button(table: CityTable) -> pygame.Rect:
    button = table.board.buttons_of_hand.buttons["end"]
    assert button.visible and button.enabled
    return button.rect


@pytest.mark.parametrize(("size", "zoom"), WINDOWS, ids=str)
def test_who_trades_sees_the_own_goods_and_the_end_of_the_turn(size: tuple[int, int], zoom: float) -> None:
    table = table_of(TRADE, size, zoom)
    layout, window = table.board.view.shown.layout, pygame.Rect((0, 0), table.scene.scale.size)
    assert layout.open_tab is Tab.MARKET
    parts = [layout.market, layout.clergy, layout.seats[0], end_button(table), layout.view, layout.bar]
    parts += [button.rect for button in table.scene.tabs.buttons.values()]
    assert all(window.contains(part) for part in parts)
    assert not any(one.colliderect(other) for one, other in combinations(parts, 2))
    cells = table.board.view.panels[0].goods
    assert all(layout.seats[0].contains(cell) for cell in cells)
    for cell, count in zip(cells, (11, 2, 2, 0, 0), strict=True):
        tip = table.board.input.tip_at(cell.center)
        assert tip is not None and str(count) in tip.text


@pytest.mark.parametrize(("size", "zoom"), [*WINDOWS, ((1280, 960), 1.25)], ids=str)
def test_market_and_clergy_leave_no_room_of_the_column_empty(size: tuple[int, int], zoom: float) -> None:
    table = table_of(TRADE, size, zoom)
    layout = table.board.view.shown.layout
    parts = [layout.seats[0], layout.market, layout.clergy, end_button(table)]
    gaps = [below.top - above.bottom for above, below in pairwise(parts)]
    assert max(gaps) - min(gaps) <= 1
    assert layout.tabs[-1].bottom - parts[-1].bottom <= max(gaps) + 1


def test_a_whole_visit_to_the_market_needs_no_other_tab() -> None:
    table = table_of(TRADE)
    shown = table.board.view.shown
    coca = table.board.view.panels[0].goods[2].center
    column = area_of(shown, Place(PlaceKind.COLUMN, "coca"))
    table.window.drag(coca, (column.centerx, column.y + 4))
    llama = area_of(shown, Place(PlaceKind.COLUMN, "llama"))
    table.window.drag((llama.x + 8, llama.y + 4), area_of(shown, PANEL).center)
    table.window.settle()
    table.press(table.board.buttons_of_hand.buttons["undo"])
    table.window.settle()
    assert played(table) == ["sell coca"]
    assert table.board.view.tab is Tab.MARKET
    table.window.click(end_button(table).center)
    assert played(table) == ["sell coca", "done"]


def test_keys_of_the_buttons_beside_the_market_leave_it_open() -> None:
    table = table_of(TRADE)
    for keys, expected in (((pygame.K_1, pygame.K_1), 2), ((pygame.K_u,), 1), ((pygame.K_h,), 1)):
        table.window.keys(keys)
        table.window.settle()
        assert len(table.session.steps) == expected
        assert table.board.view.tab is Tab.MARKET
    table.window.key(pygame.K_e)
    assert played(table) == ["sell llama", "done"]


def test_a_card_of_clergy_is_dragged_to_the_goods_that_lie_open() -> None:
    table = table_of(ORDAIN)
    shown = table.board.view.shown
    card = area_of(shown, Place(PlaceKind.ROW, "virgin")).center
    table.window.drag(card, shown.layout.seats[0].center)
    assert played(table) == ["ordain virgin"]


@pytest.mark.parametrize("tab", [Tab.PLAYERS, Tab.JOURNAL])
def test_other_tabs_have_no_buttons_of_the_hand(tab: Tab) -> None:
    table = table_of(TRADE)
    table.scene.tabs.open(tab)
    table.window.settle()
    assert not any(button.visible for button in table.board.buttons_of_hand.buttons.values())
    table.scene.tabs.open(Tab.MARKET)
    table.window.settle()
    end_button(table)


@pytest.mark.parametrize("position", [TRADE, ORDAIN])
def test_the_button_says_that_it_ends_the_turn(position: str) -> None:
    table = table_of(position)
    assert table.board.buttons_of_hand.buttons["end"].tip == "Finish here: your turn ends."
    table.window.click(end_button(table).center)
    table.window.settle()
    if table.window.stack.top is not table.scene:  # it asks whether nothing was forgotten
        table.window.key(pygame.K_e)
        table.window.settle()
    assert table.state.mover == 1
