"""Pins: a seat says once for all what it answers, and is not asked."""

import random
from pathlib import Path

import pygame
import pytest

from game.base.files.json_values import Json
from game.core.match import Match, Seat, Session, begin_match, save_match
from game.table.scene import TableScene
from game.titles.machu_picchu.board.board import CityBoard, city_of
from game.titles.machu_picchu.board.moves.standing_orders import Order, StandingOrder, standing_orders
from game.titles.machu_picchu.board.panels.panels import pin_areas
from game.titles.machu_picchu.content.definitions import COLOURS
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.actions import Done
from game.titles.machu_picchu.rules.setup import Setup
from game.titles.machu_picchu.rules.state import Question
from game.titles.machu_picchu.title import TITLE
from tests.support.card_race_game import RaceProgram, opened
from tests.support.city_answers import POTTERS, PRIESTS, order_button, played, table_at
from tests.support.city_table import CityTable

ALONE = "players: [red, blue]\nday: 5\nprince: {red: virgins}\nincas: {red: {potter: 2}}\ngoods: {red: {corn: 4}}\n"


def order(table: CityTable, seat: int, kind: Order) -> None:
    panel = table.panel
    table.press(panel.row_of(seat).pin)
    table.press(order_button(panel, kind))
    table.press(panel.go_on)  # back to the rows


def test_a_pinned_seat_is_not_asked_again() -> None:
    table = table_at(POTTERS, "walk pottery")
    for seat in (0, 1, 3):
        order(table, seat, Order.ALWAYS)
    assert table.panel.open  # what is pinned now waits for the others of this round
    table.go_on()
    later = table_at(POTTERS)
    later.board.orders.give(0, Question.MAKE, StandingOrder(Order.ALWAYS))
    later.board.orders.give(1, Question.MAKE, StandingOrder(Order.NOT_TODAY, day=5))
    later.board.orders.give(3, Question.MAKE, StandingOrder(Order.KEEPING, corn=2))
    later.session.act(later.session.rules.parse_action(later.state, "walk pottery"))
    assert not later.panel.open
    later.give_due()
    assert played(later, 1) == ["make 1", "make 0", "make 0"]


def test_corn_is_kept_as_ordered() -> None:
    table = table_at(ALONE, "walk pottery")
    table.press(table.panel.deciding_row.pin)
    pins = table.panel.pins
    table.press(order_button(table.panel, Order.KEEPING))
    assert table.board.answering.rows[0].answer.count == 1  # 3 of 4 corn stay
    table.press(pins.fewer)
    assert table.board.answering.rows[0].answer.count == 2
    table.press(table.panel.go_on)
    table.go_on()
    assert played(table, 1) == ["make 2"]


def test_an_order_for_today_ends_with_the_day() -> None:
    table = table_at(ALONE)
    table.board.orders.give(0, Question.MAKE, StandingOrder(Order.NOT_TODAY, day=4))
    table.session.act(table.session.rules.parse_action(table.state, "walk pottery"))
    table.window.settle()
    assert table.panel.open


def test_a_temple_is_answered_by_order_in_its_place() -> None:
    table = table_at(PRIESTS)
    table.board.orders.give(0, Question.BURN, StandingOrder(Order.BURN_ALL))
    table.board.orders.give(2, Question.BURN, StandingOrder(Order.NEVER))
    table.session.act(table.session.rules.parse_action(table.state, "walk puma"))
    table.give_due()
    assert played(table, 1) == ["burn 2"] and table.panel.open
    table.go_on()
    assert played(table, 1) == ["burn 2", "burn 0", "burn 0"]


def test_a_pin_stands_in_the_panel_and_is_pulled_there() -> None:
    table = table_at(POTTERS, "walk pottery")
    order(table, 1, Order.ALWAYS)
    shown, panel = table.board.view.shown, table.board.view.panels[1]
    (area,) = pin_areas(shown, panel).values()
    tip = table.board.input.tip_at(area.center)
    assert tip is not None and "always produce" in tip.text
    table.window.click(area.center)
    assert table.board.orders.of(1, Question.MAKE, table.state) is None
    assert not pin_areas(table.board.view.shown, panel)


def test_pins_have_keys() -> None:
    table = table_at(ALONE, "walk pottery")
    table.window.keys([pygame.K_p, pygame.K_1, pygame.K_p])
    assert table.board.orders.of(0, Question.MAKE, table.state) == StandingOrder(Order.ALWAYS)
    table.window.key(pygame.K_SPACE)
    table.give_due()
    assert played(table, 1) == ["make 2"]


def test_undo_asks_a_pinned_seat_before_it_is_answered_again() -> None:
    table = table_at(ALONE)
    table.board.orders.give(0, Question.MAKE, StandingOrder(Order.ALWAYS))
    table.session.act(table.session.rules.parse_action(table.state, "walk pottery"))
    table.give_due()
    assert played(table, 1) == ["make 2"]
    table.window.key(pygame.K_u)
    table.window.settle()
    assert played(table, 1) == [] and table.panel.open


def asked_to_make(program: RaceProgram) -> tuple[Match, Session]:
    """A recorded game of two persons at its first round of answers."""
    setup = Setup(COLOURS[:2], 7)
    seats = tuple(Seat(name, f"{NAME}/{colour}") for name, colour in zip("AB", setup.colours, strict=True))
    match = Match(setup, seats)
    session = begin_match(match, TITLE.data.load(), program.saves)
    chance = random.Random(1)
    while session.state.question is not Question.MAKE:
        legal = session.rules.legal_actions(session.state)
        session.act(Done() if Done() in legal else chance.choice(legal))
    return match, session


def board_of(program: RaceProgram) -> CityBoard:
    assert isinstance(program.top, TableScene)
    return city_of(program.top.board)


def pinned_by_mouse(program: RaceProgram) -> int:
    """The seat that is asked first says by the mouse that it keeps two corn."""
    panel = board_of(program).question_panel
    program.click(panel.deciding_row.pin)
    program.click(order_button(panel, Order.KEEPING))
    program.click(panel.pins.fewer)
    answer = panel.pins.answer
    assert answer is not None
    return answer.seat


@pytest.mark.parametrize("named", [False, True])
def test_a_game_that_goes_on_has_the_pins_that_it_was_left_with(tmp_path: Path, named: bool) -> None:
    program = opened(tmp_path, NAME)
    match, session = asked_to_make(program)
    path = session.file.path if session.file is not None else None
    program.navigator.games.play(match, session)
    program.harness.settle()
    seat = pinned_by_mouse(program)
    if named:
        path = save_match("Sunday", match, session, program.saves)  # type: ignore[assignment]
    program.navigator.title()
    assert isinstance(path, Path)
    program.navigator.saved_games.resume(path)
    program.harness.settle()
    board = board_of(program)
    kept = StandingOrder(Order.KEEPING, corn=2)
    assert board.orders.of(seat, Question.MAKE, board.shown) == kept
    (area,) = pin_areas(board.view.shown, board.view.panels[seat]).values()
    program.harness.click(area.center)
    program.navigator.title()
    program.navigator.saved_games.resume(path if not named else program.saves.games()[0].path)
    assert board_of(program).orders.of(seat, Question.MAKE, board.shown) is None


@pytest.mark.parametrize(
    "pins", [{}, "0 make always 0 0", [7], ["0 make never 0 0"], ["0 fee always 0 0"], ["x make always 0 0"]]
)
def test_what_is_no_pin_is_left_out(pins: Json) -> None:
    good = standing_orders({"pins": ["1 burn never 0 0"]})
    found = standing_orders({"pins": [*pins, "1 burn never 0 0"] if isinstance(pins, list) else pins})
    assert found.wishes == (good.wishes if isinstance(pins, list) else {})
