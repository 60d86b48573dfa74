"""A turn is played with the keys alone."""

import pygame
import pytest

from game.titles.machu_picchu.board.panels.command_line import CommandLine
from game.titles.machu_picchu.rules.state import Question
from game.titles.machu_picchu.title import TITLE
from tests.support.city_table import CityTable


def table_of(position: str) -> CityTable:
    return CityTable(TITLE.positions.parse(TITLE.data.load(), position))


def at_plaza() -> CityTable:
    return table_of(
        "players: [red, blue]\nprince: {red: plaza}\ngoods: {red: {corn: 9, coca: 1}}\npending: [red trade]\n"
    )


def test_a_tile_is_taken_by_its_number() -> None:
    table = table_of("players: [red, blue]\n")
    table.window.key(pygame.K_3)
    assert table.state.tiles[0] == 1 << 2


def test_with_alt_a_letter_walks() -> None:
    table = table_of("players: [red, blue]\nprince: {red: plaza}\n")
    table.window.key(pygame.K_m, mod=pygame.KMOD_ALT)
    assert TITLE.rules.format_action(table.session.steps[0].action) == "walk main"


def test_arrows_and_enter_walk() -> None:
    table = table_of("players: [red, blue]\nprince: {red: plaza}\n")
    table.window.key(pygame.K_RIGHT)  # to where the Prince is
    table.window.key(pygame.K_RIGHT)
    table.window.key(pygame.K_RETURN)
    assert TITLE.rules.format_action(table.session.steps[0].action) == "walk virgins"


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([(pygame.K_PLUS, 0), (pygame.K_4, 0)], "adjust +cloth"),
        ([(pygame.K_MINUS, 0), (pygame.K_1, 0)], "adjust -llama"),
        ([(pygame.K_2, 0)], "sell coca"),
        ([(pygame.K_1, pygame.KMOD_SHIFT)], "buy llama"),
        ([(pygame.K_e, 0), (pygame.K_RIGHT, 0), (pygame.K_RETURN, 0)], "done"),
    ],
)
def test_the_market_has_keys(keys: list[tuple[int, int]], expected: str) -> None:
    table = at_plaza()
    for key, mod in keys:
        table.window.key(key, mod=mod)
    assert TITLE.rules.format_action(table.session.steps[-1].action) == expected


def test_a_number_says_how_many_produce() -> None:
    table = table_of(
        "players: [red, blue]\nprince: {red: coca}\nbonus: {coca: 0}\nincas: {red: {planter: 2}}\n"
        "goods: {red: {corn: 3}}\npending: [red make]\n"
    )
    assert table.state.question is Question.MAKE
    table.window.key(pygame.K_1)
    table.window.key(pygame.K_SPACE)
    assert TITLE.rules.format_action(table.session.steps[-1].action) == "make 1"


def test_tab_goes_from_part_to_part_and_enter_clicks_there() -> None:
    table = at_plaza()
    for _ in range(4):
        table.window.key(pygame.K_TAB)  # city, sky, panel, market
    focus = table.board.keyboard.cursor.area
    assert focus is not None
    assert table.board.view.shown.layout.market.contains(focus)
    for _ in range(9):
        table.window.key(pygame.K_DOWN)
    table.window.key(pygame.K_RETURN)
    assert TITLE.rules.format_action(table.session.steps[-1].action) == "buy llama"


def test_the_mouse_takes_the_pointer_of_the_keys_away() -> None:
    table = at_plaza()
    table.window.key(pygame.K_TAB)
    table.window.move((300, 300))
    assert table.board.keyboard.cursor.area is None


def test_an_action_is_typed_as_it_stands_in_a_saved_game() -> None:
    table = table_of("players: [red, blue]\nprince: {red: plaza}\n")
    table.window.key(pygame.K_t)
    line = table.window.stack.top
    assert isinstance(line, CommandLine)
    table.window.type("ride coca")
    table.window.key(pygame.K_RETURN)
    assert not table.session.steps and "llama" in line.ui.toast.text
    line.field.set_text("")
    table.window.type("walk main")
    table.window.key(pygame.K_RETURN)
    table.window.settle()
    assert [TITLE.rules.format_action(step.action) for step in table.session.steps] == ["walk main"]
    assert table.window.stack.top is table.scene


@pytest.mark.parametrize("key", [pygame.K_l, pygame.K_s])
def test_escape_leaves_the_choice_for_a_ride_or_a_stay_before_it_opens_the_menu(key: int) -> None:
    table = table_of("players: [red, blue]\nprince: {red: plaza}\ngoods: {red: {llama: 1}}\n")
    table.window.key(key)
    assert table.board.view.shown.riding or table.board.view.shown.staying
    table.window.key(pygame.K_ESCAPE)
    assert not (table.board.view.shown.riding or table.board.view.shown.staying)
    assert table.window.stack.top is table.scene
    table.window.key(pygame.K_ESCAPE)
    assert table.window.stack.top is not table.scene
