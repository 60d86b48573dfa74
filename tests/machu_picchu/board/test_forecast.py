"""What the own hand is worth is told from open facts and the own cards alone."""

import pytest

from game.titles.machu_picchu.board.forecast import card_points, seat_forecast
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.title import TITLE

OWN = "hands: {red: [farmer+puma]"  # 5 gold


def position(text: str) -> State:
    return TITLE.parse_position(TITLE.load(), text)


@pytest.mark.parametrize(
    ("others", "factors"),
    [
        ("", {3}),  # who holds no card has no gold
        (", blue: [farmer+shepherd]", {2, 3}),  # one card is worth 3 to 7
        (", blue: [farmer+shepherd, farmer+planter]", {2}),  # two are worth 6 at least
        (", blue: [farmer+shepherd, farmer+planter], green: [farmer+potter, farmer+weaver]", {1, 2}),
    ],
)
def test_factors_that_open_facts_rule_out_are_left_out(others: str, factors: set[int]) -> None:
    state = position(f"players: [red, blue, green]\n{OWN}{others}}}\n")
    assert seat_forecast(state, 0).factors == factors


def test_a_shared_first_place_may_leave_no_second_one() -> None:
    others = ", blue: [farmer+shepherd, farmer+planter], green: [farmer+potter, farmer+weaver]"
    state = position(f"players: [red, blue, green]\n{OWN}{others}}}\nhouse_rules: {{gold_rank: skip}}\n")
    assert seat_forecast(state, 0).factors == {1}


def test_which_cards_the_others_hold_makes_no_difference() -> None:
    one = position(f"players: [red, blue]\n{OWN}, blue: [virgin+puma]}}\n")
    other = position(f"players: [red, blue]\n{OWN}, blue: [farmer+shepherd]}}\n")
    assert seat_forecast(one, 0) == seat_forecast(other, 0)


def test_points_are_those_of_the_rules() -> None:
    state = position(
        "players: [red, blue]\nincas: {red: {farmer: 2}}\nclergy: {red: {puma: 1}}\nscout: {red: 12}\n"
        "hands: {red: [farmer+puma]}\n"
    )
    found = seat_forecast(state, 0)
    assert (found.points, found.gold) == (4, 6)
    assert card_points(state, 0, CARDS.index("farmer+puma")) == 3
