"""What the contract promises of Wiraqocha: views hide, deciders decide, texts and outcomes come back."""

import random

import pytest

from game.core.contract import Applied, GameStatistics, Outcome, SetupFormError
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.title import TITLE

GAME_DATA = TITLE.data.load()
RULES = TITLE.rules
COLOURS = ("red", "blue", "green", "yellow")
SALTS = (0, 1, 2**63 - 1)


def moments(seed: int, count: int) -> list[State]:
    """States of a game played by chance, all of the first ones."""
    rng = random.Random(seed)
    state = TITLE.setups.new_game(
        GAME_DATA, Setup(COLOURS[: 2 + seed % 3], seed, "random", ("caves", "prisoner"))
    )
    found = [state]
    while len(found) < count and (legal := RULES.legal_actions(state)):
        state = RULES.successor(state, rng.choice(legal))
        found.append(state)
    return found


def with_another_future(state: State, rng: random.Random) -> State:
    """The same table, whose dice and cards to come are others."""
    twin = state.copy()
    twin.seed, twin.drawn = rng.randrange(2**63), state.drawn + rng.randrange(1, 50)
    twin.loaded = tuple(rng.choices(range(1, 7), k=rng.randrange(4)))
    twin.deck = tuple(rng.sample(state.deck, len(state.deck)))
    return twin


@pytest.mark.parametrize("seed", range(6))
def test_states_that_differ_in_the_future_alone_have_equal_views(seed: int) -> None:
    rng = random.Random(seed)
    for state in moments(seed, 300)[::7]:
        twin = with_another_future(state, rng)
        assert twin != state
        for seat in (None, *range(len(state.game.colours))):
            for salt in SALTS:
                assert RULES.resample(RULES.observation(state, seat), salt) == RULES.resample(
                    RULES.observation(twin, seat), salt
                )


@pytest.mark.parametrize("seed", range(3))
def test_a_view_is_a_state_to_play_on_with_all_that_can_be_seen(seed: int) -> None:
    for state in moments(seed, 200)[::11]:
        shown = RULES.resample(RULES.observation(state, 0), 5)
        assert RULES.legal_actions(shown) == RULES.legal_actions(state)
        assert (RULES.decider(shown), RULES.outcome(shown)) == (RULES.decider(state), RULES.outcome(state))
        assert (shown.board, shown.dice, shown.cubes, shown.market) == (
            state.board,
            state.dice,
            state.cubes,
            state.market,
        )
        assert RULES.resample(RULES.observation(shown, 0), 5) == shown


def test_another_salt_draws_another_future() -> None:
    (state,) = moments(3, 1)
    assert len({RULES.resample(RULES.observation(state, 0), salt).deck for salt in range(20)}) > 15
    assert len({RULES.resample(RULES.observation(state, 0), salt).seed for salt in range(20)}) == 20


@pytest.mark.parametrize("seed", range(3))
def test_what_happens_is_seen_by_all(seed: int) -> None:
    rng, state = random.Random(seed), moments(seed, 40)[-1]
    for _ in range(60):
        applied = RULES.apply(state, RULES.decider(state), rng.choice(RULES.legal_actions(state)))
        assert isinstance(applied, Applied)
        for event in applied.events:
            assert all(RULES.seen_by(event, seat) == event for seat in (None, 0, 1))
        state = applied.state


@pytest.mark.parametrize("seed", range(3))
def test_the_owner_of_a_turn_decides_and_turns_make_rounds(seed: int) -> None:
    for state in moments(seed, 300):
        players = len(state.game.colours)
        assert RULES.turn_owner(state) in range(players)
        assert RULES.decider(state) in (RULES.turn_owner(state), None)
        assert (RULES.round(state) - 1) * players < RULES.turn(state) <= RULES.round(state) * players


def test_the_winner_stands_before_the_others_who_are_level() -> None:
    rng = random.Random(5)
    state = TITLE.setups.new_game(GAME_DATA, Setup(COLOURS[:3], 5))
    while RULES.outcome(state) is None:
        state = RULES.successor(state, rng.choice(RULES.legal_actions(state)))
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == (state.winner,)
    assert [outcome.rank(seat) for seat in range(3)] == [
        1 if seat == state.winner else 2 for seat in range(3)
    ]
    assert outcome.reason in TITLE.part(GameStatistics).reasons
    assert RULES.decider(state) is None


def test_level_seats_share_a_rank_and_the_next_ones_come_after_all_of_them() -> None:
    drawn = Outcome(((0, 3), (1,)), "draw", drawn=True)
    assert (drawn.winners, [drawn.rank(seat) for seat in (0, 3, 1)]) == ((), [2, 2, 4])
    outcome = Outcome(((2,), (0, 3), (1,)), "points", (7, 4, 9, 7))
    assert [outcome.rank(seat) for seat in range(4)] == [2, 4, 1, 2]
    with pytest.raises(ValueError, match="no seat 4"):
        outcome.rank(4)


@pytest.mark.parametrize("seed", range(3))
def test_positions_come_back_from_their_text(seed: int) -> None:
    for state in moments(seed, 200)[::23]:
        assert TITLE.positions.parse(GAME_DATA, TITLE.positions.format(state)) == state
        assert TITLE.data.of_game(state) is GAME_DATA


def test_a_set_up_comes_back_from_its_plain_values() -> None:
    setup = Setup(COLOURS, 7, "random", ("caves",))
    assert TITLE.setups.read(setup.colours, setup.seed, TITLE.setups.write(setup)) == setup


@pytest.mark.parametrize(
    ("key", "value"), [("layout", 5), ("variants", "caves"), ("house_rules", {"no_such": True}), ("more", 1)]
)
def test_values_that_are_no_set_up_are_told_by_their_key(key: str, value: object) -> None:
    plain = {**TITLE.setups.write(Setup(COLOURS, 7)), key: value}
    with pytest.raises(SetupFormError) as refused:
        TITLE.setups.read(COLOURS, 7, plain)  # type: ignore[arg-type]
    assert refused.value.key == key


def test_data_that_are_packed_come_back() -> None:
    found = TITLE.data.unpack("0" * 16, TITLE.data.pack(GAME_DATA), (), GAME_DATA)
    assert found == GAME_DATA == DATA.load()
    assert TITLE.data.unpack("0" * 16, "no word", (), GAME_DATA) is None
