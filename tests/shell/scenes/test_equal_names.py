"""Two players with one name: every form of every title tells it at once, and does not begin the game."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.contract import DailyGame
from game.core.registry import title, titles
from game.kit.forms.name_field import shared_name
from game.kit.forms.quick_start import QuickStartScene
from game.kit.forms.setup_form import SetupForm
from game.scenes.daily.scene import DailyScene
from game.table.scene import TableScene
from tests.support.card_race_game import RaceProgram, opened
from tests.support.tiny_title import installed

NAMES = (*titles(), "card-race")
DAILY = [name for name in titles() if title(name).has(DailyGame)]


@pytest.fixture(autouse=True)
def tiny_title(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(monkeypatch):
        yield


def write(program: RaceProgram, field: Any, text: str) -> None:
    """Click into a field, empty it and type."""
    program.harness.click(field.rect.center)
    program.harness.key(pygame.K_END)
    for _ in range(len(field.text)):
        program.harness.key(pygame.K_BACKSPACE)
    program.harness.type(text)


def check_refused(program: RaceProgram, form: Any, name: str) -> None:
    """The form has told that two have this name; neither Enter nor the button leaves it."""
    assert form.ui.toast.left > 0 and name in form.ui.toast.text
    assert not form.start.enabled and name in form.start.tip
    program.harness.key(pygame.K_RETURN)
    program.click(form.start)
    assert program.top is form


def check_begins(program: RaceProgram, form: Any) -> None:
    assert form.start.enabled
    program.click(form.start)
    assert isinstance(program.top, TableScene)


@pytest.mark.parametrize("name", NAMES)
def test_the_whole_form(tmp_path: Path, name: str) -> None:
    program = opened(tmp_path, name)
    program.navigator.new_game()
    program.click(program.top.more)
    form = program.top
    assert isinstance(form, SetupForm) and form.start.enabled
    own, other = form.players.rows[0].name, form.players.rows[1]
    other.player.select(0)  # a person sits down there
    write(program, own, "Zoë")
    write(program, other.name, "zoë ")
    check_refused(program, form, "Zoë")
    write(program, other.name, "Zoé")
    check_begins(program, form)


@pytest.mark.parametrize("name", NAMES)
def test_the_suggested_name_of_a_seat_that_is_added(tmp_path: Path, name: str) -> None:
    program = opened(tmp_path, name)
    program.navigator.new_game()
    program.click(program.top.more)
    form: Any = program.top
    form.players.rows[2].player.select(0)
    form.players.count.select(0)
    write(program, form.players.rows[0].name, form.choices.seats[2].name)
    assert form.start.enabled
    form.players.count.select(1)
    check_refused(program, form, form.choices.seats[2].name)
    form.players.count.select(0)
    check_begins(program, form)


@pytest.mark.parametrize("name", NAMES)
def test_the_quick_start(tmp_path: Path, name: str) -> None:
    program = opened(tmp_path, name)
    program.navigator.new_game()
    form: Any = program.top
    assert isinstance(form, QuickStartScene) and form.start.enabled
    write(program, form.name, form.choices.seats[1].name)
    check_refused(program, form, form.choices.seats[1].name)
    write(program, form.name, "Zoë")
    check_begins(program, form)


@pytest.mark.parametrize("name", DAILY)
def test_the_game_of_the_day(tmp_path: Path, name: str) -> None:
    program = opened(tmp_path, name)
    program.click(program.top.daily)
    form: Any = program.top
    assert isinstance(form, DailyScene) and form.start.enabled
    other = next(seat.name for seat in form.view.match.seats if seat.bot)
    write(program, form.name, other)
    check_refused(program, form, other)
    write(program, form.name, "Zoë")
    check_begins(program, form)


@pytest.mark.parametrize(
    ("names", "shared"),
    [
        (["Ada", "Bram"], ""),
        (["Ada", "Bram", "ADA"], "Ada"),
        (["Zoe\u0308", "Zoë"], "Zoe\u0308"),
        (["Ａｄａ", "Ada"], "Ａｄａ"),
        (["Straße", "STRASSE"], "Straße"),
        (["An  na", "An na"], "An  na"),
        (["Jose", "José"], ""),
    ],
)
def test_names_that_read_alike_are_one_name(names: list[str], shared: str) -> None:
    assert shared_name(names) == shared
