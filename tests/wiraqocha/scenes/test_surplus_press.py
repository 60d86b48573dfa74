"""A press too many, meant for what was there before it, does nothing in the turn that has come meanwhile."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame
import pytest
from pygame.event import Event

from game.base.profile.settings import Pace
from game.kit.board.end_question import EndQuestion
from game.kit.forms.result_ways import ResultCallbacks
from game.titles.wiraqocha.result.scene import result_scene
from game.titles.wiraqocha.rules.state import Phase
from game.ui.press_guard import LASTS
from game.ui.scene import Scene
from tests.support.bot_pace import set_pace
from tests.support.harness import Harness
from tests.support.valley_table import WORDS, ValleyTable, match_for, position

OWN_ACTIONS = "players: [red, blue]\nboard: {N5: red camp, N9: blue camp}\ndice: [1, 2, 6]"
RIVAL_TO_MOVE = "players: [red, blue]\nto_move: blue\nboard: {N5: red camp, N9: blue camp}\ndice: [1, 2, 6]"


class Table(Scene):
    """Enter does something."""

    def __init__(self) -> None:
        super().__init__()
        self.act = lambda: None

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN:
            self.act()
        return True


def two_persons(cubes: int = 0) -> ValleyTable:
    """The first of two persons has thrown."""
    return ValleyTable(position(f"{OWN_ACTIONS}\ncubes: {{red: {cubes}}}"))


def watched(pace: Pace = Pace.NORMAL) -> ValleyTable:
    table = ValleyTable(position(RIVAL_TO_MOVE), bots=("", "surveyor"))
    set_pace(table.preferences, pace)
    table.harness.frames(2)
    assert table.scene.context.watched == 1
    return table


def skip_until_it_is_ones_turn(table: ValleyTable, press: Callable[[], None]) -> None:
    """Press every few pictures, as a hand that has had enough of watching."""
    for _ in range(400):
        if table.scene.context.watched is None:
            return
        press()
        table.harness.frames(6)
    raise AssertionError("the rival never ends the turn")


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER, pygame.K_2])
def test_a_key_too_many_does_nothing(key: int) -> None:
    table = watched()
    skip_until_it_is_ones_turn(table, lambda: table.harness.key(key))
    played = table.played
    for _ in range(5):
        table.harness.key(key)
        table.harness.frames(12)
    assert table.played == played
    assert table.state.phase is Phase.PREPARATION
    assert table.board.selection.token is None
    assert table.board.keyboard.cursor.zone is None
    assert table.scene.ui.focused is None
    assert table.notice == ""


def test_a_click_too_many_on_skip_does_not_roll() -> None:
    """The button to skip stands where the one to roll comes."""
    table = watched()
    spot = table.scene.bot_bar.buttons["skip"].rect.center
    skip_until_it_is_ones_turn(table, lambda: table.harness.click(spot))
    played = table.played
    for _ in range(4):
        table.harness.click(spot)
        table.harness.frames(10)
    assert table.played == played
    assert table.state.phase is Phase.PREPARATION
    table.harness.wait(LASTS + 0.1)
    table.click(spot)
    assert table.state.phase is Phase.ACTIONS


def test_what_is_pressed_after_a_moment_or_is_another_key_acts() -> None:
    for key, pause in ((pygame.K_SPACE, 0.0), (pygame.K_RETURN, LASTS + 0.1)):
        table = watched()
        skip_until_it_is_ones_turn(table, partial(table.harness.key, pygame.K_RETURN))
        table.scene.motion.finish()
        table.board.view.tray.settle()
        if pause:
            table.harness.wait(pause)
        table.harness.key(key)
        if key == pygame.K_SPACE:
            assert table.state.phase is Phase.ACTIONS
        else:
            assert table.board.keyboard.cursor.zone is not None


def test_whoever_skips_nothing_is_never_kept_waiting() -> None:
    table = watched()
    set_pace(table.preferences, Pace.AT_ONCE)
    for _ in range(400):
        if table.scene.context.watched is None:
            break
        table.harness.frames(1)
    table.harness.settle()
    table.harness.key(pygame.K_SPACE)
    assert table.state.phase is Phase.ACTIONS


def test_a_press_while_the_last_move_of_a_rival_is_shown_only_ends_it() -> None:
    table = watched(Pace.SLOW)
    for _ in range(6000):
        table.harness.frames(1)
        if table.scene.context.watched is None and table.scene.presenter.shows_rivals:
            break
    assert table.scene.presenter.shows_rivals
    table.harness.key(pygame.K_SPACE)
    assert not table.scene.presenter.shows_rivals
    assert table.state.phase is Phase.PREPARATION


def test_a_key_too_many_begins_no_new_game() -> None:
    """The press that skips the last moves of a rival is not the one that leaves the end of the game."""
    won = position(
        "players: [red, blue]\nboard: {N5: red camp}\ncrystals: {red: 11}\nwinner: red\nvictory: somnium"
    )
    left: list[str] = []
    table = Table()
    harness = Harness(table, (1280, 720))
    result = result_scene(
        WORDS, match_for(won), won, ResultCallbacks(look=lambda: None, to_title=lambda: left.append("title"))
    )
    table.act = lambda: harness.stack.push(result)
    harness.keys([pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN])
    assert (harness.stack.top, left) == (result, [])
    harness.wait(LASTS + 0.1)
    harness.key(pygame.K_RETURN)
    assert left == ["title"]


def test_end_turn_pressed_twice_does_not_roll_for_the_next_person() -> None:
    table = two_persons()
    spot = table.board.actions_bar.buttons["end"].rect.center
    assert spot == table.board.actions_bar.buttons["roll"].rect.center, "Roll stands where End turn stood"
    table.harness.click(spot)
    table.harness.click(spot)
    assert (table.state.mover, table.state.phase) == (1, Phase.PREPARATION)
    assert table.played == ["end"]
    table.harness.wait(LASTS + 0.1)
    table.click(spot)
    assert table.state.phase is Phase.ACTIONS


def test_roll_pressed_twice_does_not_end_the_turn() -> None:
    table = ValleyTable(
        position("players: [red, blue]\nboard: {N5: red camp, N9: blue camp}\nphase: preparation")
    )
    spot = table.board.actions_bar.buttons["roll"].rect.center
    table.harness.click(spot)
    table.harness.click(spot)
    table.harness.settle()
    assert (table.state.mover, table.state.phase) == (0, Phase.ACTIONS)


def test_a_key_that_ends_the_turn_does_not_answer_the_question_it_raises() -> None:
    """E asks whether the turn may end, and E answers that it may."""
    table = two_persons()
    table.preferences.change(replace(table.preferences.now, ask_before_end=True))
    table.harness.keys([pygame.K_e, pygame.K_e])
    assert table.played == []
    assert isinstance(table.harness.stack.top, EndQuestion)
    table.harness.wait(LASTS + 0.1)
    table.harness.key(pygame.K_e)
    assert table.played == ["end"]


def test_what_is_there_takes_presses_as_fast_as_they_come() -> None:
    """A die is picked and let go, moves are taken back: none of it waits."""
    table = two_persons(cubes=4)
    table.harness.keys([pygame.K_1, pygame.K_1])
    assert not table.board.view.tray.picked()
    table.harness.keys([pygame.K_1, pygame.K_PLUS, pygame.K_1, pygame.K_PLUS])
    assert len(table.played) == 2
    table.harness.keys([pygame.K_u, pygame.K_u])
    assert table.played == []
