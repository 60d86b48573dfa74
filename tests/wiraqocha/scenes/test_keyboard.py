"""Everything by the keys alone: each key, a first turn, whole games with every action."""

from collections.abc import Callable

import pygame
import pytest

from game.core.match import header_of
from game.core.record import GameSession, Saves
from game.kit.forms.result import ResultScene
from game.titles.wiraqocha.board.hand.keyboard import KeyboardZone
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.key_player import KeyPlayer
from tests.support.screens import Opened
from tests.support.scripted_games import SCRIPTS, lines_of, start_of
from tests.support.valley_table import ValleyTable, fresh, match_for, position

TWO = "players: [red, blue]\nphase: actions\n"


def table_of(text: str) -> ValleyTable:
    return ValleyTable(position(TWO + text))


@pytest.mark.parametrize("zoom", [1.0, pytest.param(2.0, marks=pytest.mark.slow)])
@pytest.mark.parametrize("scenario", SCRIPTS, ids=lambda scenario: scenario.name)
def test_whole_games_without_a_mouse(
    open_game: Callable[..., Opened], saves: Saves, content: ValleyData, scenario: object, zoom: float
) -> None:
    harness, navigator = open_game()
    harness.loop.set_zoom(zoom)
    start = start_of(scenario)  # type: ignore[arg-type]
    match = match_for(start)
    navigator.games.play(match, GameSession(WIRAQOCHA, start, saves.begin(header_of(match, content))))
    player = KeyPlayer(harness)
    for line in lines_of(scenario):  # type: ignore[arg-type]
        player.play(line)
    assert isinstance(harness.stack.top, ResultScene)


def test_a_first_turn() -> None:
    table = ValleyTable(fresh("red", "blue", seed=7))
    harness = table.harness
    harness.key(pygame.K_SPACE)
    harness.settle()
    assert table.played == ["roll"]
    harness.keys([pygame.K_TAB, pygame.K_RETURN])
    assert table.board.keyboard.cursor.zone is KeyboardZone.VALLEY
    harness.key(pygame.K_RETURN)
    if table.asked:
        harness.key(pygame.K_RETURN)
    harness.settle()
    assert table.played[-1].startswith("conquer")
    harness.key(pygame.K_u)
    assert table.played == ["roll"]


def test_every_tile_is_reached_and_up_leads_back_down() -> None:
    keyboard = table_of("board: {N5: red camp}\ndice: [1]").board.keyboard
    seen, todo = {0}, [0]
    while todo:
        tile = todo.pop()
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            other = keyboard.beside(tile, way)
            if other not in seen:
                seen.add(other)
                todo.append(other)
    assert seen == set(range(22))
    up = keyboard.beside(0, (0, -1))
    assert up != 0
    assert keyboard.beside(up, (0, 1)) == 0


def test_what_the_keys_point_at_is_ringed_and_explained() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1]")
    before = pygame.image.tobytes(table.harness.surface, "RGB")
    table.harness.key(pygame.K_RETURN)
    rect = table.board.keyboard.cursor.area
    assert rect is not None
    assert pygame.image.tobytes(table.harness.surface, "RGB") != before
    ringed = pygame.image.tobytes(table.harness.surface, "RGB")
    table.harness.wait(0.8)
    assert pygame.image.tobytes(table.harness.surface, "RGB") != ringed
    table.harness.move((5, 5))
    assert table.board.keyboard.cursor.area is None


def test_a_tile_out_of_reach_says_why_when_entered() -> None:
    table = table_of("board: {N5: red camp}\ndice: [2, 3]")
    player = KeyPlayer(table.harness)
    table.harness.keys([pygame.K_TAB, pygame.K_RETURN])
    player.go_to("N12")
    table.harness.key(pygame.K_RETURN)
    assert table.notice
    assert table.played == []


def test_keys_that_have_nothing_to_do_say_so() -> None:
    table = table_of("board: {N5: red camp}\ndice: []")
    for key in (pygame.K_c, pygame.K_g, pygame.K_TAB, pygame.K_PAGEDOWN, pygame.K_PLUS, pygame.K_p):
        table.scene.ui.notify("", 0)
        table.harness.key(key)
        assert table.notice, pygame.key.name(key)
    assert table.played == []


def test_page_down_goes_from_lit_tile_to_lit_tile() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 3]")
    table.harness.keys([pygame.K_TAB, pygame.K_RETURN])
    lit = {table.state.game.index[label] for label in table.board.gestures.lit()}
    seen = set()
    for _ in range(len(lit)):
        seen.add(table.board.keyboard.tile)
        table.harness.key(pygame.K_PAGEDOWN)
    assert seen == lit


def test_escape_takes_the_pointer_of_the_keys_away_before_it_opens_the_menu() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1]")
    table.harness.key(pygame.K_RIGHT)
    assert table.board.keyboard.cursor.area is not None
    table.harness.key(pygame.K_ESCAPE)
    assert table.board.keyboard.cursor.area is None and table.harness.stack.top is table.scene
    table.harness.key(pygame.K_ESCAPE)
    assert table.harness.stack.top is not table.scene


def test_escape_lets_go_then_opens_the_menu_and_l_reads_the_log() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 3]")
    table.harness.keys([pygame.K_TAB, pygame.K_RETURN])
    assert table.board.selection.token is not None
    table.harness.key(pygame.K_ESCAPE)
    assert table.board.selection.token is None
    table.harness.key(pygame.K_l)
    assert table.scene.ui.focused is table.scene.log
    table.harness.key(pygame.K_ESCAPE)
    assert table.scene.ui.focused is None
    assert table.harness.stack.top is table.scene
