"""A press too many, meant to skip what rivals do, does nothing in the turn that has come meanwhile."""

from collections.abc import Callable
from functools import partial

import pygame
import pytest
from pygame.event import Event

from game.i18n.words import Words
from game.profile.settings import Pace
from game.scenes.faces import ResultCallbacks
from game.titles.wiraqocha.result.scene import VictoryScene
from game.titles.wiraqocha.rules.state import Phase
from game.ui.skip_guard import LASTS, SkipGuard
from tests.support.bot_pace import set_pace
from tests.support.harness import Harness
from tests.support.valley_table import ValleyTable, match_for, position

RIVAL_TO_MOVE = "players: [red, blue]\nto_move: blue\nboard: {N5: red camp, N9: blue camp}\ndice: [1, 2, 6]"


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
    assert table.board.keyboard.place is None
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
            assert table.board.keyboard.place is not None


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


def test_a_key_too_many_begins_no_new_game(words: Words) -> None:
    guard, chosen = SkipGuard(), []
    won = position(
        "players: [red, blue]\nboard: {N5: red camp}\ncrystals: {red: 11}\nwinner: red\nvictory: somnium"
    )
    enter = Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    guard.skipped(enter)
    scene = VictoryScene(
        words,
        match_for(won),
        won,
        ResultCallbacks(look=lambda: None, to_title=lambda: chosen.append("title"), skip_guard=guard),
    )
    harness = Harness(scene, (1280, 720))
    harness.keys([pygame.K_RETURN, pygame.K_RETURN])
    assert chosen == []
    harness.wait(LASTS + 0.1)
    harness.key(pygame.K_RETURN)
    assert chosen == ["title"]


def test_a_press_that_is_repeated_for_long_is_meant() -> None:
    guard, press = SkipGuard(), Event(pygame.KEYDOWN, key=pygame.K_RETURN)
    guard.skipped(press)
    acted = []
    for _ in range(20):
        guard.update(0.1)
        acted.append(not guard.surplus(press, 1.0))
    assert acted.index(True) == 14
