"""What every title keeps to, whatever its rules are: `game.protocol` promises it, and the shell relies on it.

A new title adds a line to tests/support/title_examples.py. The card race is a title of the tests alone.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.protocol import AnyTitle, Applied, BotName, Refusal
from game.registry import title, titles
from tests.support.tiny_title import installed
from tests.support.title_examples import EXAMPLES, TitleExample

NAMES = (*titles(), "card-race")


@pytest.fixture(autouse=True)
def tiny_title(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(monkeypatch):
        yield


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def example(name: str) -> TitleExample:
    return EXAMPLES[name]


def walk(found: AnyTitle, state: Any, seed: int, most: int = 400) -> Iterator[Any]:
    """The states of a random game, at most so many."""
    chance = random.Random(seed)
    for _ in range(most):
        yield state
        options = found.rules.legal_actions(state)
        if not options:
            return
        state = found.rules.advance(state, chance.choice(options))


def games(
    name: str, example: TitleExample, most: int = 400
) -> Iterator[tuple[AnyTitle, Any, int, random.Random]]:
    """States of random games: of every number of seats, of every set-up; with the number of seats and a chance."""
    for seats in title(name).seats:
        one, _, start = example.begin(name, seats, 7 * seats, seats)
        chance = random.Random(seats)
        yield from ((one, state, seats, chance) for state in walk(one, start, seats, most))


def test_it_is_found_by_its_name(name: str) -> None:
    assert title(name).name == name


def test_somebody_decides_until_it_is_over(name: str, example: TitleExample) -> None:
    for found, state, seats, _ in games(name, example):
        rules, decider = found.rules, found.rules.decider(state)
        assert (decider is None) == (rules.outcome(state) is not None) == (not rules.legal_actions(state))
        assert decider is None or 0 <= decider < seats
        assert 0 <= rules.turn_owner(state) < seats


def test_an_outcome_ranks_every_seat_once(name: str, example: TitleExample) -> None:
    ended = 0
    for found, state, seats, _ in games(name, example, 4000):
        outcome = found.rules.outcome(state)
        if outcome is not None:
            ended += 1
            ranked = [seat for level in outcome.ranks for seat in level]
            assert sorted(ranked) == list(range(seats))
            assert all(level == tuple(sorted(level)) for level in outcome.ranks)
            assert outcome.reason in found.reasons
            assert len(outcome.scores) in (0, seats)
    assert ended


def test_the_list_is_what_a_slow_count_finds(name: str, example: TitleExample) -> None:
    """What is listed is accepted, each once; of all that can be named nothing else is."""
    for found, state, _, chance in games(name, example, 60):
        listed = found.rules.legal_actions(state)
        assert len(set(listed)) == len(listed)
        assert all(isinstance(found.rules.apply(state, action), Applied) for action in listed)
        if chance.random() < 0.1:
            named = [action for action in example.nameable(state) if action not in set(listed)]
            for action in chance.sample(named, min(200, len(named))):
                assert isinstance(found.rules.apply(state, action), Refusal), action


def test_applying_changes_no_state_and_advance_leads_to_the_same(name: str, example: TitleExample) -> None:
    for found, state, _, chance in games(name, example, 120):
        options = found.rules.legal_actions(state)
        if not options:
            continue
        before, action = found.rules.digest(state), chance.choice(options)
        applied = found.rules.apply(state, action)
        assert isinstance(applied, Applied)
        assert found.rules.digest(state) == before
        assert found.rules.advance(state, action) == applied.state == found.rules.advance(state, action)
        assert found.rules.draws(applied.state) >= found.rules.draws(state)


def test_actions_and_positions_are_written_and_read_back(name: str, example: TitleExample) -> None:
    for found, state, _, chance in games(name, example, 120):
        for action in found.rules.legal_actions(state):
            text = found.rules.format_action(action)
            assert "\n" not in text
            assert found.rules.parse_action(state, text) == action
        if chance.random() < 0.2:
            again = found.parse_position(found.load(), found.format_position(state))
            assert set(found.rules.legal_actions(again)) == set(found.rules.legal_actions(state))
            assert found.format_position(again) == found.format_position(state)
        assert isinstance(found.rules.parse_action(state, "no such action"), Refusal)


def test_a_view_shows_a_seat_nothing_that_it_cannot_know(name: str, example: TitleExample) -> None:
    """Another state that the seat cannot tell from this one gives the same view, and the same legal actions."""
    for found, state, seats, chance in games(name, example, 80):
        rules = found.rules
        seat = chance.randrange(seats)
        other = rules.view(
            state, seat, chance.randrange(1 << 40)
        )  # what the seat does not know is otherwise here
        salt = chance.randrange(1 << 40)
        assert rules.view(other, seat, salt) == rules.view(state, seat, salt)
        assert rules.view(state, None, salt) == rules.view(rules.view(state, None, salt + 1), None, salt)
        assert rules.decider(other) == rules.decider(state)
        if rules.decider(state) == seat:
            assert list(rules.legal_actions(other)) == list(rules.legal_actions(state))


def test_events_tell_a_seat_nothing_that_it_cannot_know(name: str, example: TitleExample) -> None:
    """Where nothing unknown is shown, a seat sees the same happen in every game that looks the same to it."""
    for found, state, seats, chance in games(name, example, 120):
        rules, options = found.rules, found.rules.legal_actions(state)
        decider = rules.decider(state)
        if decider is None:
            continue
        action, seat = chance.choice(options), chance.randrange(seats)
        other = rules.view(state, seat, chance.randrange(1 << 40))
        one, two = rules.apply(state, action), rules.apply(other, action)
        if not (isinstance(one, Applied) and isinstance(two, Applied)) or seat == decider:
            continue
        if not rules.reveals(state, action, one.state):
            seen = [[rules.seen_by(event, seat) for event in applied.events] for applied in (one, two)]
            assert seen[0] == seen[1]


def test_a_card_that_another_seat_draws_is_not_seen() -> None:
    _, _, state = EXAMPLES["card-race"].begin("card-race", 3, 1)
    rules = title("card-race").rules
    drawn = rules.apply(state, rules.parse_action(state, "draw"))
    assert isinstance(drawn, Applied)
    (event,) = drawn.events
    assert rules.seen_by(event, 0) == event
    assert rules.seen_by(event, 1) == rules.seen_by(event, None) != event


def test_bots_choose_what_is_legal_and_by_their_view_alone(name: str, example: TitleExample) -> None:
    for found, state, _, chance in games(name, example, 25):
        decider = found.rules.decider(state)
        if decider is None:
            continue
        other = found.rules.view(state, decider, chance.randrange(1 << 40))
        for level in example.quick_bots:
            chosen = []
            for one in (state, other):
                bot = found.bots.make(BotName(level), 5)
                assert not isinstance(bot, Refusal)
                chosen.append(bot.choose(found.rules.view(one, decider, 3)))
            assert chosen[0] == chosen[1]
            assert chosen[0] in found.rules.legal_actions(state)


def test_an_unknown_level_is_refused(name: str) -> None:
    assert isinstance(title(name).bots.make(BotName("no_such_level"), 1), Refusal)
