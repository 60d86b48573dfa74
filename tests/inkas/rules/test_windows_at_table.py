"""Windows that are put to the table: they stand by what lies open, and no view tells whom they ask."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.rules.actions import Action, Pass
from game.titles.inkas.rules.answers import can_answer, might_answer, only_passes, put_to_table
from game.titles.inkas.rules.change import put_in
from game.titles.inkas.rules.engine import decider, legal_actions, perform, refusal
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.notation.setups import read_setup, write_setup
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.pending import Question, Window
from game.titles.inkas.rules.setup import Setup
from game.titles.inkas.rules.state import State, Step
from game.titles.inkas.rules.turns import has_dead
from tests.support.inkas_games import AGREED, COLOURS, begin, choice, crowded_with_hands

STEPS = 40


def starts(count: int, mode: Mode = Mode.ADVANCED) -> Iterator[tuple[random.Random, State]]:
    for seed in range(count):
        rng = random.Random(seed)
        yield rng, crowded_with_hands(rng, mode=mode) if seed % 3 else begin(seed, 2 + seed % 3, mode=mode)


def at_table(state: State) -> State:
    return put_in(state, state.game.asking(at_table=True))


def walked(count: int, mode: Mode = Mode.ADVANCED) -> Iterator[tuple[State, Action, State]]:
    """Steps of quests at a table."""
    for rng, start in starts(count, mode):
        state = at_table(start)
        for _ in range(STEPS):
            legal = legal_actions(state)
            if not legal:
                break
            action = choice(rng, legal)
            after = perform(state, action).state
            yield state, action, after
            state = after


def played_without(state: State, action: Action) -> State:
    """What an action leads to where only who can answer is asked."""
    return perform(put_in(state, state.game.asking(at_table=False)), action).state


@pytest.mark.clauses("I-16.11", "R-54")
def test_a_quest_at_a_table_is_the_same_but_for_windows_that_nobody_can_answer() -> None:
    """The same actions lead to the same states, with a pass where nobody can answer."""
    asked = passes = 0
    for rng, start in starts(40):
        plain, table = start, at_table(start)
        for _ in range(STEPS):
            while only_passes(table) or (
                table.question is Question.DAWN and plain.question is not Question.DAWN
            ):
                only = legal_actions(table)
                assert len(only) == 1
                table = perform(table, only[0]).state
                passes += 1
            assert legal_actions(plain) == legal_actions(table)
            assert plain == put_in(table, plain.game)
            legal = legal_actions(plain)
            if not legal:
                break
            asked += plain.question is Question.ANSWER
            action = choice(rng, legal)
            plain, table = perform(plain, action).state, perform(table, action).state
    assert asked > 40 and passes > 100


def test_a_window_stands_whenever_somebody_might_answer_and_asks_who_can() -> None:
    for _, _, after in walked(30):
        window = put_to_table(after)
        if window is None:
            continue
        if only_passes(after):
            assert window.of == after.mover and legal_actions(after) == [Pass()]
        else:
            assert can_answer(after, window, window.of)
        assert all(
            might_answer(after, window, seat) for seat in after.game.seats if can_answer(after, window, seat)
        )


def test_no_view_tells_whom_a_window_asks_but_the_own() -> None:
    asked = 0
    for _, _, state in walked(30):
        window = put_to_table(state)
        if window is None:
            continue
        for seat in (*state.game.seats, None):
            seen = observation(state, seat)
            shown = seen.pending[-1]
            assert isinstance(shown, Window)
            if seat == window.of and not only_passes(state):
                assert shown.of == seat and set(legal_actions(seen)) == set(legal_actions(state))
                asked += 1
            if decider(seen) != seat:
                assert shown.of == state.mover and only_passes(seen)
            assert shown.passed in (0, 1 << state.mover)
    assert asked > 20


def test_passing_tells_of_nothing_unless_it_ends_the_window() -> None:
    checked = 0
    for before, action, after in walked(40):
        if not isinstance(action, Pass) or put_to_table(before) is None:
            continue
        applied = perform(before, action)
        same = len(after.pending) == len(before.pending) and after.pending and put_to_table(after)
        if same and observation(before, None) == observation(after, None):
            assert not applied.events
            checked += 1
        assert INKAS.reveals(before, action, after)
    assert checked


def test_the_same_open_table_is_seen_whoever_could_answer() -> None:
    """After an action others see the same whatever the hands of those who might answer hold."""
    compared = 0
    for rng, start in starts(60):
        state = at_table(start)
        if state.step is Step.DAWN or state.pending:
            continue
        watcher = state.mover
        twins = [put_in(resample(observation(state, watcher), seed), state.game) for seed in (1, 2, 3)]
        action = choice(rng, legal_actions(state))
        if any(refusal(twin, action) is not None for twin in twins):
            continue
        after = [perform(twin, action) for twin in (state, *twins)]
        windows = [put_to_table(one.state) for one in after]
        if any(window is None or window.number > 1 for window in windows):
            continue
        views = [observation(one.state, watcher) for one in after]
        assert all(view == views[0] for view in views[1:])
        assert all(one.events == after[0].events for one in after[1:])
        compared += 1
    assert compared > 10


def test_before_the_rebirth_a_table_waits_whatever_the_hand_holds() -> None:
    found = 0
    for before, _, after in walked(60):
        if after.turn > before.turn and after.hands[after.mover] and has_dead(after, after.mover):
            assert after.question in (Question.DAWN, Question.DRAW_OFFER, None)
            found += 1
    assert found > 10


def test_a_drawn_hand_agrees_with_what_was_asked_and_asks_no_table() -> None:
    for _, _, state in walked(20):
        window = put_to_table(state)
        if window is None or only_passes(state):
            continue
        drawn = resample(observation(state, window.of), 7)
        assert not drawn.game.at_table
        assert set(legal_actions(drawn)) == set(legal_actions(state))


def test_a_set_up_says_that_it_is_for_a_table() -> None:
    setup = Setup(COLOURS[:2], 1, AGREED[:2], None, Mode.ADVANCED, at_table=True)
    said = write_setup(setup)
    assert read_setup(setup.colours, setup.seed, said) == setup
    assert INKAS.passing(begin(1, 2, mode=Mode.ADVANCED)) is None
    plain = write_setup(replace(setup, at_table=False))
    assert said.keys() - plain.keys() == {"at_table"}
