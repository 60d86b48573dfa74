"""Whatever breaks while a game is played, a plain sentence says so and the game goes on from its last good action."""

import threading
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app import _from_thread
from game.core.record import SaveFolder, Saves
from game.scenes.error_dialog import ErrorDialog
from game.scenes.error_handler import ErrorHandler, error_line
from game.scenes.main_menu import MainMenuScene
from game.table.scene import TableScene
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.ui.buttons import Button
from game.ui.dialogs import Dialog
from game.ui.scene import Scene
from tests.support.played_games import play
from tests.support.screens import Opened


def fail(*_: object, **__: object) -> None:
    raise ValueError("a fault of the game")


@pytest.fixture
def rescued(open_game: Callable[..., Opened], tmp_path: Path) -> Opened:
    harness, navigator = open_game()
    harness.loop.on_error = ErrorHandler(
        navigator.screens, tmp_path / "reports", navigator.title, lambda: navigator.games.playing
    )
    return harness, navigator


def reports(folder: Path) -> list[str]:
    return [path.read_text("utf-8") for path in (folder / "reports").glob("*.txt")]


@pytest.mark.parametrize("what", ["update", "draw", "handle"])
def test_a_fault_at_the_table_is_told_and_the_game_goes_on(
    what: str, rescued: Opened, tmp_path: Path
) -> None:
    harness, navigator = rescued
    table = play(navigator, 20)
    state = table.session.state
    setattr(table, what, fail)
    table.invalidate()
    harness.key(pygame.K_F10)  # a key that plays nothing
    harness.frames(3)
    dialog = harness.stack.top
    assert isinstance(dialog, Dialog)
    assert "hit an error" in dialog.text
    (text,) = reports(tmp_path)
    assert "ValueError: a fault of the game" in text
    assert "Ada" not in text
    harness.click(dialog.ui.widgets[0].rect.center)
    again = harness.stack.top
    assert isinstance(again, TableScene)
    assert again is not table
    assert again.session.state == state
    again.session.act(WIRAQOCHA.legal_actions(state)[0])
    harness.frames(3)
    assert harness.stack.top is again


def test_the_details_of_a_fault_unfold_by_mouse_and_by_key_and_keep_the_answers_on_the_screen(
    rescued: Opened, tmp_path: Path
) -> None:
    harness, navigator = rescued
    table = play(navigator, 20)
    table.update = fail  # type: ignore[assignment]
    harness.frames(2)
    dialog = harness.stack.top
    assert isinstance(dialog, ErrorDialog)
    (file,) = (tmp_path / "reports").glob("*.txt")
    folded = dialog.panel.height
    assert "ValueError" not in dialog.text
    assert file.name not in dialog.text
    harness.click(button(dialog, "Details").rect.center)
    assert "ValueError: a fault of the game" in dialog.text
    assert str(file) in dialog.text
    assert dialog.panel.height > folded
    assert all(dialog.panel.contains(widget.rect) for widget in dialog.ui.widgets)
    harness.key(pygame.K_d)
    assert "ValueError" not in dialog.text
    assert dialog.panel.height == folded
    for _ in range(len(dialog.ui.widgets) + 1):
        if not button(dialog, "Details").ringed:
            harness.key(pygame.K_TAB)
    harness.key(pygame.K_RETURN)
    assert "ValueError: a fault of the game" in dialog.text
    harness.key(pygame.K_ESCAPE)
    assert isinstance(harness.stack.top, TableScene)


def test_what_an_error_says_is_one_short_line() -> None:
    assert error_line(KeyError("two\nlines")) == "KeyError: 'two\\nlines'"
    assert error_line(ValueError("two\nlines")) == "ValueError: two lines"
    assert len(error_line(ValueError("x" * 900))) < 170


def button(dialog: Dialog, label: str) -> Button:
    (found,) = (
        widget for widget in dialog.ui.widgets if isinstance(widget, Button) and widget.label == label
    )
    return found


def test_a_fault_while_an_action_is_shown_loses_nothing_of_it(rescued: Opened, saves: Saves) -> None:
    harness, navigator = rescued
    table = play(navigator, 0)
    table.session.subscribe(fail)
    harness.key(pygame.K_SPACE)
    assert isinstance(harness.stack.top, Dialog)
    harness.click(harness.stack.top.ui.widgets[0].rect.center)
    again = harness.stack.top
    assert isinstance(again, TableScene)
    assert [WIRAQOCHA.format_action(step.action) for step in again.session.steps] == ["roll"]
    assert b"\nroll  #" in saves.files(SaveFolder.PLAYED)[0].read_bytes()


def test_a_table_that_always_breaks_leads_to_the_title_and_the_game_is_kept(
    rescued: Opened, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness, navigator = rescued
    table = play(navigator, 20)
    steps = len(table.session.steps)
    monkeypatch.setattr(TableScene, "draw", fail)
    table.invalidate()
    harness.frames(4)
    assert any(isinstance(scene, MainMenuScene) for scene in harness.stack.scenes)
    assert isinstance(harness.stack.top, Dialog)
    (path,) = saves.files(SaveFolder.PLAYED)
    assert path.read_bytes().count(b"\n") == steps + 1


def test_a_fault_of_everything_ends_the_program(rescued: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    harness, navigator = rescued
    play(navigator, 5)
    monkeypatch.setattr(Scene, "paint", fail)
    harness.stack.invalidate()
    with pytest.raises(ValueError, match="a fault of the game"):
        harness.frames(5)


def test_a_second_fault_later_is_met_as_the_first(rescued: Opened) -> None:
    harness, navigator = rescued
    for _ in range(4):
        table = play(navigator, 3)
        table.update = fail  # type: ignore[assignment]
        harness.frames(2)
        dialog = harness.stack.top
        assert isinstance(dialog, Dialog)
        harness.click(dialog.ui.widgets[0].rect.center)
        assert isinstance(harness.stack.top, TableScene)
        harness.settle()


def test_a_fault_in_another_thread_is_told_in_the_next_frame(rescued: Opened, tmp_path: Path) -> None:
    harness, navigator = rescued
    play(navigator, 3)
    before = threading.excepthook
    threading.excepthook = lambda what: _from_thread(harness.loop, what)
    try:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    finally:
        threading.excepthook = before
    harness.frames(2)
    assert isinstance(harness.stack.top, Dialog)
    assert len(reports(tmp_path)) == 1


def test_without_a_rescue_a_fault_is_raised(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    play(navigator, 3).update = fail  # type: ignore[method-assign, assignment]
    with pytest.raises(ValueError, match="a fault of the game"):
        harness.frames(1)
