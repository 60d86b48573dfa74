"""What stays true whatever is played (section 14), after every action of random games and of late positions."""

import random
from collections.abc import Iterator

import pytest

from game.core.contract import Applied
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.digest import state_text
from game.titles.machu_picchu.rules.engine import (
    decider,
    legal_actions,
    outcome,
    reveals,
    successor,
)
from game.titles.machu_picchu.rules.events import ClaimedLate, ScoutMoved
from game.titles.machu_picchu.rules.fixed_order import NOBODY, NOWHERE
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.scores import points
from game.titles.machu_picchu.rules.state import Phase, Question, State
from tests.support.machu_picchu_games import begin, late, walk

CAP = 4000  # answers of a random game: no rule ends one


def check(state: State) -> None:
    game = state.game
    for seat in game.seats:
        assert state.supply(seat) >= 0  # M-14.1
        assert state.supply(seat) + sum(state.incas[seat]) + state.clock[seat] == game.incas
        assert min((*state.goods[seat], *state.incas[seat], *state.owed[seat], state.clock[seat])) >= 0
        assert 0 <= state.scout[seat] < 20
        assert state.hands[seat] == tuple(sorted(state.hands[seat]))
        assert set(state.known[seat]) <= set(state.stack)
        assert state.owed[seat][2:] == (0, 0, 0)
    cards = [*state.stack, *(card for hand in state.hands for card in hand)]
    assert sorted(cards) == list(range(len(CARDS)))  # M-14.2
    assert 0 <= state.clergy_left() == 15 - sum(map(sum, state.clergy))
    assert all(state.taken(row) <= size for row, size in enumerate(game.row_sizes))
    assert sum(tiles.bit_count() for tiles in state.tiles) + state.moon().bit_count() == 7
    assert all(0 <= units <= 4 for units in state.market)  # M-14.3
    assert all(0 <= units <= 2 for units in state.bonus)
    check_course(state)


def check_course(state: State) -> None:
    """Who decides, and that nothing is asked that has one answer (M-13.1)."""
    options = legal_actions(state)
    assert (decider(state) is None) == (state.phase is Phase.OVER) == (not options)
    assert len(options) != 1
    assert len(set(options)) == len(options)
    if not state.pending:
        assert state.used == 0
        assert not any(map(any, state.owed))
        assert state.phase is not Phase.NIGHT
    else:
        assert state.pending[0].question is not Question.CLAIM
        assert state.mover == state.sun or state.phase is not Phase.NIGHT
    if state.phase is Phase.TURN:
        assert NOWHERE not in state.prince
        taken = sum(tiles.bit_count() for tiles in state.tiles)
        assert (state.sun != NOBODY) == (taken >= 3)
    if state.stack:
        assert not any(state.late)


def played(seed: int) -> Iterator[State]:
    yield from walk(random.Random(seed), begin(seed, 2 + seed % 4), CAP)


@pytest.mark.parametrize("seed", range(12))
def test_m14_holds_after_every_action_of_random_games(seed: int) -> None:
    state = None
    for state in played(seed):
        check(state)
    assert state is not None and state.phase is Phase.OVER


@pytest.mark.parametrize("seed", range(8))
def test_m14_3_a_hand_is_its_first_card_and_one_for_every_summit(seed: int) -> None:
    state, rng = begin(seed, 2 + seed % 4), random.Random(seed)
    cards = dict.fromkeys(state.game.colours, 1)
    for _ in range(CAP):
        options = legal_actions(state)
        if not options:
            break
        applied = MACHU_PICCHU.apply(state, state.decider, rng.choice(options))
        assert isinstance(applied, Applied)
        state = applied.state
        for event in applied.events:
            if isinstance(event, ScoutMoved):
                cards[event.player] += event.passed.count(20)
            elif isinstance(event, ClaimedLate):
                cards[event.player] -= 1
        if not state.pending:
            assert [len(hand) for hand in state.hands] == list(cards.values())
    assert sum(cards.values()) > len(cards)


def test_late_positions_keep_to_them_and_end_in_every_way() -> None:
    """M-11.1, M-11.2, M-11.4, M-14: all endings are reached from late positions."""
    endings = set()
    for seed in range(150):
        rng = random.Random(seed)
        for state in walk(rng, late(rng), 300):
            check(state)
        endings.add(str(state.ending))
    assert endings >= {"clergy", "cards", "conquest"}


def test_r12_the_game_ends_exactly_when_an_end_is_reached_and_nothing_is_open() -> None:
    ended = 0
    for seed in range(120):
        rng = random.Random(seed)
        for state in walk(rng, late(rng), 200):
            over = state.phase is Phase.OVER
            if not over and not state.pending:
                assert state.stack and state.clergy_left()
            if over:
                ended += 1
                result = outcome(state)
                assert result is not None and result.reason == state.ending
                if state.ending == "clergy":
                    assert not state.clergy_left()
                elif state.ending == "cards":
                    assert not state.stack and state.clergy_left()
                else:
                    assert state.day == 9 and state.stack and state.clergy_left()
    assert ended > 60


def test_reveals_says_when_a_card_was_drawn_and_when_hands_are_shown() -> None:
    drawn = 0
    for seed in range(30):
        rng = random.Random(seed)
        before = None
        for state in walk(rng, late(rng), 120):
            if before is not None:
                fresh = any(
                    set(after) - set(had) for had, after in zip(before.hands, state.hands, strict=True)
                )
                drawn += fresh
                assert reveals(before, state) == (fresh or state.phase is Phase.OVER)
            before = state
    assert drawn > 20


def test_points_of_a_state_and_of_the_end_agree_where_nothing_is_multiplied() -> None:
    for seed in range(60):
        rng = random.Random(seed)
        *_, last = walk(rng, late(rng), 300)
        result = outcome(last)
        if result is not None and last.ending != "conquest":
            assert result.scores == tuple(points(last, seat) for seat in last.game.seats)


def test_a_game_played_again_is_the_same_game() -> None:
    state, actions, rng = begin(7, 4), list[Action](), random.Random(7)
    while len(actions) < 300 and (options := legal_actions(state)):
        actions.append(rng.choice(options))
        state = successor(state, actions[-1])
    again = begin(7, 4)
    for action in actions:
        again = successor(again, action)
    assert again == state and state_text(again) == state_text(state)
