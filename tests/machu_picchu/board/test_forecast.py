"""What the own hand is worth is told from open facts and the own cards alone."""

import random

import pytest

from game.titles.machu_picchu.board.panels.forecast import card_points, seat_forecast
from game.titles.machu_picchu.content.definitions import CARDS, Ending
from game.titles.machu_picchu.rules.observation import observation, resample
from game.titles.machu_picchu.rules.scores import factors as factors_of
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.title import TITLE
from game.ui.scale import Scale
from tests.support.city_table import CityTable
from tests.support.machu_picchu_games import late, walk
from tests.support.spy import watch

OWN = "hands: {red: [farmer+puma]"  # 5 gold


def position(text: str) -> State:
    return TITLE.positions.parse(TITLE.data.load(), text)


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


def test_every_factor_that_the_hidden_cards_leave_possible_is_among_those_of_now() -> None:
    rng, met = random.Random(11), set()
    for _ in range(60):
        state = late(rng)
        found = [seat_forecast(state, seat) for seat in state.game.seats]
        for seat in state.game.seats:
            for salt in range(20):
                factor = factors_of(resample(observation(state, seat), salt))[seat]
                assert factor in found[seat].factors
                met.add(factor)
            assert found[seat].factors <= found[seat].coming
    assert met == {1, 2, 3}


def test_every_factor_that_comes_was_among_those_that_could_still_come() -> None:
    rng = random.Random(12)
    met: set[int] = set()
    for _ in range(60):
        *states, last = walk(rng, late(rng), 2000)
        if last.ending != Ending.CONQUEST:
            continue
        came = factors_of(last)
        for state in states[::7] + states[-5:]:
            for seat in state.game.seats:
                assert came[seat] in seat_forecast(state, seat).coming
        for seat in last.game.seats:
            assert seat_forecast(last, seat).coming == {came[seat]}
        met.update(came)
    assert met == {1, 2, 3}


def test_more_cards_may_still_bring_what_the_cards_of_now_do_not() -> None:
    state = position(
        "players: [red, blue, green]\nhands: {red: [farmer+puma, virgin+puma], blue: [farmer+shepherd], "
        "green: [farmer+potter]}\n"
    )
    found = seat_forecast(state, 0)
    assert (found.gold, found.factors, found.coming) == (12, {3}, {1, 2, 3})


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("own", ["farmer+puma", "farmer+puma, virgin+puma, virgin+condor, puma+condor"])
def test_no_factor_that_can_come_is_left_out_of_the_panel(
    own: str, size: tuple[int, int], language: str
) -> None:
    state = position(
        "players: [red, blue, green]\nincas: {red: {farmer: 4}}\nclergy: {red: {virgin: 4, puma: 4, condor: 3}}\n"
        f"hands: {{red: [{own}], blue: [farmer+shepherd], green: [farmer+potter]}}\n"
    )
    assert seat_forecast(state, 0).coming == {1, 2, 3}
    with watch(Scale(*size)) as spy:
        table = CityTable(state, size=size, language=language, bots=("", "random", "random"))
        panel = table.board.view.panels[0]
        drawn = {one.text for one in spy.scenes[0].drawn if one.rect.colliderect(panel.conquest)}
    assert {"×3", "×2", "×1"} <= drawn
