"""Standing orders: who is asked by them is asked wherever all are asked; they are written with a quest and read."""

import random

import pytest

from game.titles.inkas.board.questions.orders import CASES, USUAL, Ask, SeatOrders, quest_orders
from game.titles.inkas.board.questions.stack_lines import stack_lines
from game.titles.inkas.board.questions.window_question import window_question
from game.titles.inkas.rules.answers import only_passes, put_to_table
from game.titles.inkas.rules.engine import decider, legal_actions
from game.titles.inkas.rules.observation import observation
from game.titles.inkas.rules.pending import Window
from tests.inkas.rules.test_windows_at_table import walked
from tests.support.inkas_games import begin
from tests.support.words import game_words_of

NAMES = ("Ada", "Bela", "Cora", "Dana")


def test_whoever_wants_to_be_asked_is_where_all_are_by_open_facts() -> None:
    """Or the strip would stay away from somebody who has an answer and orders to be asked for it."""
    words = game_words_of("inkas", "fr")
    wanted = unasked = 0
    for number, (_, _, state) in enumerate(walked(24)):
        if put_to_table(state) is None:
            continue
        assert all("⟪" not in line.text and "⟦" not in line.text for line in stack_lines(words, state))
        orders, rng = quest_orders({}), random.Random(number)
        for seat in state.game.seats[: number % 2 * 4]:
            for case in rng.sample(CASES, 3):
                SeatOrders(orders, seat, state).turn(case)
            SeatOrders(orders, seat, state).order_card("pacha_mama", Ask.ALWAYS)
        table = observation(state, None)
        window = table.pending[-1]
        assert isinstance(window, Window)
        asked = {seat for seat in state.game.seats if SeatOrders(orders, seat, table).might_want(window)}
        unasked += not asked
        for seat in state.game.seats:
            seen = observation(state, seat)
            if decider(seen) != seat or only_passes(seen):
                continue
            legal = legal_actions(seen)
            if SeatOrders(orders, seat, seen).wants(legal):
                assert seat in asked
                wanted += 1
            options = window_question(words, seen, NAMES, legal).options
            assert options and options[-1].passes
    assert wanted > 15 and unasked > 50


def test_orders_are_kept_with_a_quest_and_read_again() -> None:
    state = begin(1, 2)
    orders = quest_orders({})
    one = SeatOrders(orders, 0, state)
    assert one.cases == USUAL and not one.changed
    one.turn("idle")
    one.order_card("illapa", Ask.NEVER)
    one.order_card("inti", Ask.ALWAYS)
    one.pass_turn(passes=True)
    assert orders.wishes == {
        "pins": [
            "0 illapa never",
            "0 inti ask",
            "0 turn #1",
            "0 unless falls own_roll staff loss win lost idle",
        ]
    }
    again = SeatOrders(quest_orders(orders.wishes), 0, state)
    assert again.cases == USUAL | {"idle"} and again.passes_turn
    assert again.of_card("illapa") is Ask.NEVER and again.of_card("inti") is Ask.ALWAYS
    assert SeatOrders(quest_orders(orders.wishes), 1, state).cases == USUAL
    one.turn("idle")
    for card in ("illapa", "inti"):
        one.order_card(card, Ask.ABOVE)
    one.pass_turn(passes=False)
    assert not orders.wishes


def test_who_has_ordered_nothing_is_asked_where_something_is_taken() -> None:
    assert "loss" in USUAL


@pytest.mark.parametrize(
    "pin", ["0 unless nobody", "0 illapa above", "0 turn 5", "0 card ask", "unless", "x"]
)
def test_what_is_no_order_is_passed_over(pin: str) -> None:
    assert not quest_orders({"pins": [pin]}).wishes
