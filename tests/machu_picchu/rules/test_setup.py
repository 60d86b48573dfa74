"""Set-up (section 3): what a seed decides, what every number of players begins with."""

import pytest

from game.core.contract import SetupError
from game.titles.machu_picchu.content.definitions import CARDS, COLOURS, GoldRank
from game.titles.machu_picchu.rules.engine import decider, legal_actions, successor
from game.titles.machu_picchu.rules.fixed_order import NOBODY, NOWHERE
from game.titles.machu_picchu.rules.house_rules import HouseRules
from game.titles.machu_picchu.rules.setup import Setup, new_game
from game.titles.machu_picchu.rules.state import Phase, Question
from tests.support.machu_picchu_games import begin, content

SEATS = (2, 3, 4, 5)


@pytest.mark.parametrize(("seats", "day", "incas"), [(2, 1, 12), (3, 2, 10), (4, 3, 9), (5, 3, 8)])
def test_m3_4_first_day_and_incas_by_players(seats: int, day: int, incas: int) -> None:
    state = begin(1, seats)
    assert (state.day, state.game.incas) == (day, incas)
    assert all(state.supply(seat) == incas for seat in range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_m3_what_lies_ready(seats: int) -> None:
    """M-3.1, M-3.2, M-3.3, M-3.6, M-14.4."""
    state = begin(3, seats)
    assert state.market == (2, 2, 2, 2)
    assert state.bonus == (1,) * 9
    assert state.goods == ((3, 1, 1, 1, 1),) * seats
    assert [len(hand) for hand in state.hands] == [1] * seats
    assert len(state.stack) == 28 - seats
    assert sorted([*state.stack, *(card for hand in state.hands for card in hand)]) == list(range(28))
    assert state.moon() == (1 << 7) - 1 and state.sun == NOBODY
    assert state.clergy_left() == 15 and [state.number(row) for row in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("seats", SEATS)
def test_m3_8_the_scouts_stand_from_the_start_player_on(seats: int) -> None:
    for seed in range(8):
        state = begin(seed, seats)
        in_turn = [state.scout[(state.mover + step) % seats] for step in range(seats)]
        assert in_turn == list(range(1, seats + 1))


@pytest.mark.parametrize("seats", SEATS)
def test_m3_9_m3_10_first_incas_and_first_turns_go_round_from_the_start_player(seats: int) -> None:
    state = begin(5, seats)
    first = state.mover
    asked = []
    while state.phase is Phase.INCA:
        asked.append((decider(state), state.question))
        state = successor(state, legal_actions(state)[0])  # all into the same district, which is allowed
    assert asked == [((first + step) % seats, Question.INCA) for step in range(seats)]
    assert (state.phase, state.mover, state.turn) == (Phase.PLACE, first, 1)
    assert state.incas == ((1, 0, 0, 0, 0),) * seats and state.prince == (NOWHERE,) * seats
    assert len(legal_actions(state)) == 15


def test_m13_2_the_seed_decides_the_shuffle_and_who_starts_and_nothing_else() -> None:
    one, same, other = begin(11, 4), begin(11, 4), begin(12, 4)
    assert one == same and one != other
    assert {begin(seed, 5).mover for seed in range(40)} == set(range(5))
    assert len({begin(seed, 3).stack for seed in range(40)}) == 40
    drawn = one.drawn
    for _ in range(200):
        if not (options := legal_actions(one)):
            break
        one = successor(one, options[len(options) // 2])
    assert one.drawn == drawn


def test_r34_who_starts_does_not_change_the_deal() -> None:
    """The deal stands before the choice of the start player: it follows from the shuffle alone."""
    for seed in range(20):
        state = begin(seed, 3)
        deck = [state.hands[seat][0] for seat in range(3)] + list(state.stack)
        assert sorted(deck) == list(range(len(CARDS)))
        assert begin(seed, 2).stack == (deck[2], *state.stack)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(("red",), 1),
        Setup((*COLOURS, "red"), 1),
        Setup(("red", "red"), 1),
        Setup(("red", "purple"), 1),
        Setup(("red", "blue"), -1),
        Setup(("red", "blue"), 1 << 63),
    ],
)
def test_m1_1_what_no_game_can_start_from_is_refused(setup: Setup) -> None:
    with pytest.raises(SetupError):
        new_game(content(), setup)


def test_house_rules_make_another_game() -> None:
    setup = Setup(("red", "blue"), 4, HouseRules(GoldRank.SKIP))
    assert new_game(content(), setup) != begin(4, 2)
