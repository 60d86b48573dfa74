"""A new game: the form, the table."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.kit.forms.seat_choice import SeatChoice, SeatColumn, take_own
from game.kit.forms.setup_form import SetupForm
from game.scenes.main_menu import MainMenuScene
from game.ui.toggle import Toggle
from tests.support.card_race_game import COLOURS, RaceProgram, opened
from tests.support.looks import check_layout


def whole_form(program: RaceProgram) -> SetupForm[Any]:
    """The form behind More options."""
    program.navigator.new_game()
    program.click(program.top.more)
    assert isinstance(program.top, SetupForm)
    return program.top


def test_the_whole_form_keeps_what_the_quick_start_was_filled_with(tmp_path: Path) -> None:
    program = opened(tmp_path)
    program.navigator.new_game()
    program.click(program.top.name)
    program.harness.type("Zoë")
    program.click(program.top.more)
    form = program.top
    assert form.players.rows[0].name.text == "Zoë"
    form.players.count.select(0)
    (ahead,) = (widget for widget in form.ui.widgets if isinstance(widget, Toggle))
    ahead.act(None)
    program.click(form.start)
    match = program.table.context.match
    assert [seat.name for seat in match.seats] == ["Zoë", "Player 2"]
    assert match.title.setups.write(match.setup)["ahead"] is True


def test_what_each_seat_chooses_of_its_own_is_kept_in_the_set_up(tmp_path: Path) -> None:
    """By mouse, and by keys."""
    program = opened(tmp_path)
    form = whole_form(program)
    (lucky,), (other,) = (row.own for row in form.players.rows[:2])
    program.harness.click((lucky.rect.right - 4, lucky.rect.centery))
    assert (lucky.index, other.index) == (1, 0)  # nobody shares a lucky number
    while form.ui.focused is not other:
        program.harness.key(pygame.K_TAB)
    program.harness.key(pygame.K_LEFT)
    program.click(form.start)
    match = program.table.context.match
    written = match.title.setups.write(match.setup)
    assert written["lucky"] == [2, 7, 3]
    assert match.title.setups.read(match.setup.colours, match.setup.seed, written) == match.setup


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=str)
def test_what_seats_choose_of_their_own_has_room_in_every_row(tmp_path: Path, size: tuple[int, int]) -> None:
    program = opened(tmp_path, size=size)
    form = whole_form(program)
    form.players.count.select(3)
    program.harness.settle()
    rows = [row.own[0].rect for row in form.players.rows]
    assert all(rect.height >= 30 * size[1] / 1080 and rect.width > 3 * rect.height for rect in rows)
    check_layout(program.harness, form)


def test_a_column_that_need_not_be_distinct_lets_two_seats_have_the_same() -> None:
    seats = [
        SeatChoice(colour, colour, own={"team": team}) for colour, team in zip(COLOURS, "AB", strict=False)
    ]
    take_own(seats, 0, SeatColumn("team", "AB", ["A", "B"], ""), "B")
    assert [seat.own["team"] for seat in seats] == ["B", "B"]
    seats[0].own["team"] = "A"
    take_own(seats, 0, SeatColumn("team", "AB", ["A", "B"], "", distinct=True), "B")
    assert [seat.own["team"] for seat in seats] == ["B", "A"]


def test_back_from_a_form_leads_to_the_menu(tmp_path: Path) -> None:
    program = opened(tmp_path)
    program.navigator.new_game()
    program.harness.key(pygame.K_ESCAPE)
    assert isinstance(program.top, MainMenuScene)
    assert program.top.lesson is not None
