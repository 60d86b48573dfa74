"""Standing orders: who is asked by them is asked wherever all are asked; they are written with a quest and read."""

import random
from collections.abc import Mapping
from dataclasses import replace

import pygame
import pytest

from game.base.files.json_values import Json
from game.titles.inkas.board.questions.orders import CASES, USUAL, Ask, SeatOrders, quest_orders
from game.titles.inkas.board.questions.orders_curtain import OrdersCurtain
from game.titles.inkas.board.questions.orders_dialog import OrdersDialog
from game.titles.inkas.board.questions.stack_lines import stack_lines
from game.titles.inkas.board.questions.window_question import window_question
from game.titles.inkas.board.table_settings import ASKING
from game.titles.inkas.content.definitions import CARDS, Mode
from game.titles.inkas.rules.answers import only_passes, put_to_table
from game.titles.inkas.rules.change import with_window
from game.titles.inkas.rules.engine import decider, legal_actions, successor
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.titles.inkas.rules.notation.actions import read_action
from game.titles.inkas.rules.observation import observation
from game.titles.inkas.rules.pending import Window
from tests.inkas.board.test_answers import ATTACKED, NOBODY, behind_curtain, pictures, quest, table_of
from tests.inkas.rules.test_windows_at_table import at_table, walked
from tests.support.inkas_games import begin
from tests.support.quest_table import QuestTable, position
from tests.support.words import game_words_of

NAMES = ("Ada", "Bela", "Cora", "Dana")


@pytest.mark.parametrize(("mode", "count"), [(Mode.ADVANCED, 24), (Mode.LEGENDARY, 12)], ids=str)
def test_whoever_wants_to_be_asked_is_where_all_are_by_open_facts(mode: Mode, count: int) -> None:
    """Or the strip would stay away from somebody who has an answer and orders to be asked for it."""
    words = game_words_of("inkas", "fr")
    wanted = unasked = 0
    for number, (_, _, state) in enumerate(walked(count, mode)):
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
            assert any(option.passes for option in options)
    assert wanted > count / 2 and unasked > count


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
            "0 unless falls moved own_roll staff loss win lost idle",
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


def test_what_was_not_to_be_expected_of_an_action_that_is_let_be_is_asked() -> None:
    state = position(
        mode="advanced",
        players={"inka": "C", "chanka": "Q"},
        to_move="chanka",
        turn=5,
        hands={"inka": ["pacha_mama"]},
        wallas={"ayar_kachi": "Cb2", "ayar_uchu": "Cb1", "yana_uru": "Cb2"},
    )
    state = successor(state, read_action("attack yana_uru ayar_kachi"))  # type: ignore[arg-type]
    orders, legal = quest_orders({}), legal_actions(state)
    one = SeatOrders(orders, 0, state)
    assert one.wants(legal)
    one.pass_action(passes=True)
    assert one.passes_action and not one.wants(legal)
    assert SeatOrders(quest_orders(orders.wishes), 0, state).passes_action
    window = state.pending[-1]
    assert isinstance(window, Window)
    turned = with_window(state, replace(window, target=PIECE_INDEX["ayar_uchu"]))
    assert SeatOrders(orders, 0, turned).wants(legal_actions(turned)), "another walla is attacked now"
    later = position(mode="advanced", players={"inka": "C", "chanka": "Q"}, turn=6)
    assert not SeatOrders(orders, 0, later).passes_action
    one.pass_action(passes=False)
    assert one.wants(legal) and not orders.wishes


@pytest.mark.parametrize(
    ("card", "asks"),
    [("pacha_mama", True), ("tampu_shield", True), ("inti", False), ("iqiqu", False), ("pacha_kamaq", False)],
)
def test_who_has_ordered_nothing_is_asked_for_what_bears_on_an_attack(card: str, asks: bool) -> None:
    """The dead can be woken and llamas be got in any turn: an attack goes as it would have gone."""
    state = position(
        mode="advanced",
        players={"inka": "C", "chanka": "Q"},
        to_move="chanka",
        turn=5,
        hands={"inka": [card]},
        wallas={"ayar_kachi": "Cb2", "ayar_uchu": "Cb1 dead", "yana_uru": "Cb2"},
    )
    state = successor(state, read_action("attack yana_uru ayar_kachi"))  # type: ignore[arg-type]
    if state.decider == 0 and state.pending:
        assert SeatOrders(quest_orders({}), 0, state).wants(legal_actions(state)) is asks
    else:
        assert not asks


def test_who_has_ordered_nothing_is_asked_where_something_is_taken() -> None:
    assert "loss" in USUAL


@pytest.mark.parametrize(
    "pin", ["0 unless nobody", "0 illapa above", "0 turn 5", "0 card ask", "unless", "x"]
)
def test_what_is_no_order_is_passed_over(pin: str) -> None:
    assert not quest_orders({"pins": [pin]}).wishes


# several persons at one machine


def orders_button(table: QuestTable) -> None:
    table.click(table.board.question_panel.orders.rect.center)


def seen_with(orders: Mapping[str, Json], *, by_name: bool) -> list[object]:
    """All that is seen in a turn of Inka, who has ordered this, up to the curtain before the orders."""
    chosen = {ASKING: "name"} if by_name else {}
    table = table_of(quest(ATTACKED), chosen=chosen, wishes=orders)
    seen: list[object] = [hash(picture) for picture in pictures(table, 20)]
    table.key(pygame.K_SPACE, pygame.KMOD_SHIFT)
    seen += [table.board.desk.orders.wishes == orders]
    orders_button(table)
    seen += [hash(picture) for picture in pictures(table, 40)]
    seen += [(button.visible, button.enabled) for button in table.board.buttons]
    return seen


@pytest.mark.parametrize("by_name", [False, True])
def test_others_at_the_machine_cannot_tell_what_somebody_has_ordered(by_name: bool) -> None:
    ordered: dict[str, Json] = {"pins": ["0 mama_qucha ask", "0 turn #5", "0 unless falls"]}
    assert seen_with(ordered, by_name=by_name) == seen_with({}, by_name=by_name)


def test_the_orders_open_behind_a_curtain_with_all_kinds_and_the_order_of_this_turn() -> None:
    asked = []
    for hands in (ATTACKED, NOBODY):
        table = table_of(quest(hands))
        orders_button(table)
        curtain = table.scene.stack.top
        assert isinstance(curtain, OrdersCurtain)
        table.key(pygame.K_ESCAPE)
        assert table.scene.stack.top is table.scene
        orders_button(table)
        table.key(pygame.K_RETURN)
        dialog = table.scene.stack.top
        assert isinstance(dialog, OrdersDialog)
        asked.append(set(dialog.card_asks))
        table.click(dialog.pass_turn.rect.center)
        assert table.board.desk.orders.wishes == {"pins": ["0 turn #5"]}
        table.click(dialog.pass_turn.rect.center)
        assert not table.board.desk.orders.wishes
    assert asked[0] == asked[1] and len(asked[0]) > 1


def test_who_is_alone_at_the_machine_opens_them_at_once() -> None:
    table = table_of(quest(ATTACKED), ("chanka", "supay", "quya"))
    orders_button(table)
    assert isinstance(table.scene.stack.top, OrdersDialog)


def test_behind_the_curtain_of_an_answer_they_open_at_once() -> None:
    table = behind_curtain(ATTACKED, "chanka")
    orders_button(table)
    assert isinstance(table.scene.stack.top, OrdersDialog)


def test_an_order_on_the_illapa_holds_for_the_powers_that_it_releases() -> None:
    state = at_table(
        position(
            mode="legendary",
            players={"inka": "C", "chanka": "Q"},
            to_move="chanka",
            turn=5,
            hands={"inka": ["illapa"]},
            llamas={"inka": 1},
            wallas={"ayar_manqu": "Kb3", "ayar_kachi": "Cb2", "yana_uru": "Cb2"},
        )
    )
    state = successor(state, read_action("attack yana_uru ayar_kachi"))  # type: ignore[arg-type]
    window = state.pending[-1]
    assert isinstance(window, Window)
    orders, legal = quest_orders({}), legal_actions(state)
    for how, asked in ((Ask.ABOVE, True), (Ask.NEVER, False), (Ask.ALWAYS, True)):
        one = SeatOrders(orders, state.decider, state)
        for card in CARDS:
            one.order_card(card, Ask.NEVER)
        one.order_card("illapa", how)
        assert one.wants(legal) is asked
        assert one.might_want(window) is asked, "all are asked, though only a power could change anything"
