"""Questions that come over a screen: opened, walked and answered with the keys alone, at the usual size and twice."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.base.i18n.words import available_languages
from game.core.record import SaveFolder, Saves
from game.kit.board.end_question import EndQuestion
from game.scenes.error_handler import ErrorHandler
from game.scenes.load.naming import NameDialog
from game.scenes.load.scene import LoadScene
from game.scenes.main_menu import MainMenuScene
from game.table.menu import TableMenu
from game.table.scene import TableScene
from game.titles.wiraqocha.board.hand.turn_end_check import left_undone
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.ui.dialogs import Dialog
from game.ui.modal import Modal
from game.ui.scene import Scene
from game.ui.widget import Widget
from tests.support.harness import Harness
from tests.support.key_walk import walk
from tests.support.layout_faults import faults_of
from tests.support.played_games import play
from tests.support.screens import Opened
from tests.support.shares import one_in
from tests.support.spy import watch
from tests.support.words import wiraqocha_words


def break_down(harness: Harness, opened: Opened) -> None:
    """Something breaks while a game is played."""
    table = play(opened[1], 20)

    def fail(*_: object) -> bool:
        raise ValueError("a fault of the game")

    table.update = fail  # type: ignore[method-assign, assignment]
    harness.frames(3)


def save_as(harness: Harness, opened: Opened) -> None:
    play(opened[1], 20)
    harness.settle()
    harness.key(pygame.K_ESCAPE)
    assert isinstance(harness.stack.top, TableMenu)
    harness.key(pygame.K_n)


def replace_one(harness: Harness, opened: Opened) -> None:
    for _ in range(2):
        save_as(harness, opened)
        harness.type("Sunday")
        harness.key(pygame.K_RETURN)


def delete(harness: Harness, opened: Opened) -> None:
    save_as(harness, opened)
    harness.type("Sunday")
    harness.key(pygame.K_RETURN)
    opened[1].saved_games.open(SaveFolder.SAVED)
    harness.frames(12)
    harness.key(pygame.K_DELETE)


def end_turn(harness: Harness, opened: Opened) -> None:
    preferences = opened[1].screens.preferences
    preferences.change(replace(preferences.now, ask_before_end=True))
    table = play(opened[1], 0)
    while not (left_undone(table.session.state) and len(table.session.steps) > 8):
        table.session.act(WIRAQOCHA.legal_actions(table.session.state)[-1])
    harness.settle()
    harness.key(pygame.K_e)


def tell(harness: Harness, opened: Opened) -> None:
    opened[1].screens.say("A title", "A long reason. " * 12)


QUESTIONS: dict[str, tuple[Callable[[Harness, Opened], None], type[Modal]]] = {
    "fault": (break_down, Dialog),
    "save as": (save_as, NameDialog),
    "replace": (replace_one, Dialog),
    "delete": (delete, Dialog),
    "end of turn": (end_turn, EndQuestion),
    "message": (tell, Dialog),
}


def ask(name: str, opened: Opened, folder: Path, zoom: float = 1.0) -> Modal:
    harness, navigator = opened
    harness.loop.set_zoom(zoom)
    harness.loop.on_error = ErrorHandler(
        navigator.screens, folder / "reports", navigator.title, lambda: navigator.games.playing
    )
    opener, kind = QUESTIONS[name]
    opener(harness, opened)
    harness.frames(2)
    question = harness.stack.top
    assert isinstance(question, kind)
    return question


ASKED = [(1.0, "en"), *((2.0, name) for name in available_languages())]


@pytest.mark.parametrize(("name", "asked"), one_in(2, QUESTIONS, ASKED))
def test_every_answer_is_reached_and_ringed(
    name: str, asked: tuple[float, str], open_game: Callable[..., Opened], tmp_path: Path
) -> None:
    opened, (zoom, language) = open_game(), asked
    opened[1].screens.words = wiraqocha_words(language)
    with watch(opened[0].stack.scale) as spy:
        question = ask(name, opened, tmp_path, zoom)
        assert question.ui.focused is not None  # from the first moment on the keys are somewhere
        spy.scenes.clear()
        opened[0].stack.invalidate()
        opened[0].frames(1)
        seen = next(seen for seen in spy.scenes if seen.scene is question)
        assert not faults_of(seen, question.scale)
    walk(opened[0].stack, name)


def go_to(harness: Harness, question: Scene, widget: Widget) -> None:
    for _ in range(8):
        if question.ui.focused is widget:
            return
        harness.key(pygame.K_TAB)
    raise AssertionError("the keys never came there")


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_after_a_fault_one_goes_on_or_to_the_title(
    zoom: float, open_game: Callable[..., Opened], tmp_path: Path
) -> None:
    opened = open_game()
    ask("fault", opened, tmp_path, zoom)
    opened[0].key(pygame.K_RETURN)
    assert isinstance(opened[0].stack.top, TableScene)
    question = ask("fault", opened, tmp_path, zoom)
    opened[0].key(pygame.K_RIGHT)
    assert question.ui.focused is question.ui.widgets[1]
    opened[0].key(pygame.K_RETURN)
    assert isinstance(opened[0].stack.top, MainMenuScene)


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_a_game_is_kept_under_a_name(
    zoom: float, open_game: Callable[..., Opened], saves: Saves, tmp_path: Path
) -> None:
    opened = open_game()
    harness = opened[0]
    question = ask("save as", opened, tmp_path, zoom)
    assert isinstance(question, NameDialog)
    go_to(harness, question, question.stay)
    harness.key(pygame.K_RETURN)
    assert isinstance(harness.stack.top, TableScene)
    assert saves.named("Sunday") is None
    question = ask("save as", opened, tmp_path, zoom)
    assert isinstance(question, NameDialog)
    harness.type("Sunday")
    go_to(harness, question, question.keep)
    harness.key(pygame.K_SPACE)
    assert saves.named("Sunday") is not None
    question = ask("replace", opened, tmp_path, zoom)
    harness.key(pygame.K_ESCAPE)
    assert isinstance(harness.stack.top, TableScene)


def test_a_save_is_deleted(open_game: Callable[..., Opened], saves: Saves, tmp_path: Path) -> None:
    opened = open_game()
    harness = opened[0]
    ask("delete", opened, tmp_path)
    harness.key(pygame.K_RETURN)  # the first answer lets it be
    assert saves.named("Sunday") is not None
    harness.key(pygame.K_DELETE)
    harness.keys([pygame.K_TAB, pygame.K_RETURN])
    assert isinstance(harness.stack.top, LoadScene)
    assert saves.named("Sunday") is None


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize(("steps", "ends"), [(0, False), (1, True)])
def test_a_turn_ends_by_an_answer(
    steps: int, ends: bool, zoom: float, open_game: Callable[..., Opened], tmp_path: Path
) -> None:
    opened = open_game()
    harness, navigator = opened
    ask("end of turn", opened, tmp_path, zoom)
    table = harness.stack.scenes[0]
    assert isinstance(table, TableScene)
    turn = table.session.state.turn
    harness.keys([*[pygame.K_TAB] * steps, pygame.K_RETURN])
    assert harness.stack.top is table
    assert (table.session.state.turn > turn) is ends
    assert navigator.screens.preferences.now.ask_before_end


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_the_box_is_ticked_by_the_keys(zoom: float, open_game: Callable[..., Opened], tmp_path: Path) -> None:
    opened = open_game()
    harness, navigator = opened
    question = ask("end of turn", opened, tmp_path, zoom)
    assert isinstance(question, EndQuestion)
    go_to(harness, question, question.never)
    harness.key(pygame.K_SPACE)
    go_to(harness, question, question.buttons[0])
    harness.key(pygame.K_RETURN)
    assert not navigator.screens.preferences.now.ask_before_end
