"""The list of legal actions against a slow count: of all that can be named, what is offered is accepted and no more."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from game.core.contract import Applied, Refusal
from game.titles.inkas.content.definitions import (
    CARDS,
    PIECES,
    PLAYABLE,
    SUYUS,
    TAMPUS,
    WALLAS,
    WAMANIS,
    OfferingName,
    WishName,
)
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.engine import legal_actions, refusal, successor
from game.titles.inkas.rules.fixed_order import PLAYED
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.notation.actions import read_action, write_action
from game.titles.inkas.rules.places import DEAD, lives
from game.titles.inkas.rules.refusals import Reason
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import FAMILY_QUESTIONS, begin, moments, moments_with_hands

NAMES = WALLAS[:PLAYED]
CROWD = 7  # who could go along; of more nobody lists all companies


def simple() -> Iterator[a.Action]:
    """All actions but flights, transports and evocations."""
    yield from (a.Choose(ayllu.value, suyu) for ayllu in PLAYABLE for suyu in SUYUS)
    yield a.Offer(OfferingName.DUPLICATION)
    for one in NAMES:
        yield from (a.Offer(OfferingName.RESURRECTION, one), a.Offer(OfferingName.IMMOLATION, one))
        yield from (a.Lift(one), a.Draw(one), a.Plunge(one), a.Lay(one), a.Steal(one), a.Stand(one))
        yield a.Wish(WishName.HEALTH, one)
        for other in NAMES:
            yield from (a.Take(one, other), a.Give(one, other), a.Pull(one, other), a.Ambush(one, other))
            yield from (a.Attack(one, other), a.Attack(one, other, True), a.Attack(one, other, False, True))
            yield a.Offer(OfferingName.RECIPROCATION, one, other)
        yield from (kind(one, wamani) for kind in (a.Place, a.Walk) for wamani in WAMANIS)
    yield from (a.OfferDraw(), a.End(), a.Pass(), a.Go(), a.Stay(), a.Agree(), a.Decline())
    yield a.Wish(WishName.WEALTH)
    yield from (a.Wish(WishName.TRAVEL, "", wamani, staff) for wamani in WAMANIS for staff in (True, False))


SIMPLE = list(simple())
EVOCABLE = [one for one in SIMPLE if isinstance(one, a.Attack | a.Pull | a.Steal | a.Ambush)]
FLIGHTS = [a.Fly(one, to, load) for one in NAMES for to in WAMANIS for load in ("", *NAMES)]


def speeds(state: State) -> Iterator[a.Speed]:
    """All double flights of the mover's wallas with whoever is on the board, and with nobody."""
    there = ["", *(name for name, place in zip(NAMES, state.places, strict=False) if place < 2 * DEAD)]
    for walla in state.game.wallas_of[state.mover]:
        for first in WAMANIS:
            for second in WAMANIS:
                for load in there:
                    yield a.Speed(WALLAS[walla], first, second, carrying=load)
                    if load:
                        yield a.Speed(WALLAS[walla], first, second, fetching=load)


def transports(state: State) -> Iterator[a.Transport]:
    """All transports of the mover's wallas of the board with anybody who is there."""
    for walla in state.game.wallas_of[state.mover]:
        place = state.places[walla]
        if not lives(place):
            continue
        there = [name for name, at in zip(NAMES, state.places, strict=False) if at in (place, place + DEAD)]
        if len(there) > CROWD:
            continue
        for wamani in WAMANIS:
            for count in range(len(there) + 1):
                for company in combinations(there, count):
                    yield a.Transport(WALLAS[walla], wamani, company)


@pytest.fixture(scope="module")
def states() -> list[State]:
    return moments(1, 90)


def accepted(state: State, kinds: tuple[type, ...], named: list[a.Action]) -> None:
    """Of the actions of these kinds that are named, those are accepted that are offered."""
    offered = {action for action in legal_actions(state) if isinstance(action, kinds)}
    assert {action for action in named if refusal(state, action) is None} == offered


def test_what_is_offered_is_accepted_and_nothing_else_that_can_be_named(states: list[State]) -> None:
    kinds = tuple({type(action) for action in SIMPLE})
    for state in states[::3]:
        accepted(state, kinds, SIMPLE)


def test_flights_are_offered_completely(states: list[State]) -> None:
    turns = [state for state in states if any(isinstance(one, a.Speed) for one in legal_actions(state))]
    assert len(turns) > 5
    for state in turns[:6]:
        accepted(state, (a.Fly,), FLIGHTS)  # type: ignore[arg-type]
    accepted(turns[0], (a.Speed,), list(speeds(turns[0])))
    accepted(turns[-1], (a.Speed,), list(speeds(turns[-1])))


def test_transports_of_small_companies_are_offered_completely(states: list[State]) -> None:
    turns = [state for state in states if any(isinstance(one, a.Transport) for one in legal_actions(state))]
    checked = 0
    for state in turns:
        named = list(transports(state))
        listed = {one.walla for one in legal_actions(state) if isinstance(one, a.Transport)}
        if listed <= {one.walla for one in named}:
            accepted(state, (a.Transport,), named)  # type: ignore[arg-type]
            checked += 1
        if checked == 6:
            return
    assert checked > 2


def test_evocations_are_offered_as_the_power_itself_would_be(states: list[State]) -> None:
    """Each that is offered is accepted; the same by a living ally, by another's or without the llama is not."""
    found = 0
    for state in states:
        offered = [action for action in legal_actions(state) if isinstance(action, a.Evoke)]
        for action in offered[:60]:
            found += 1
            assert refusal(state, action) is None
            for other in WALLAS:
                if other != action.walla:
                    assert refusal(state, a.Evoke(other, action.action)) is not None
    assert found > 100


def test_evocations_that_can_be_named_are_refused_unless_offered(states: list[State]) -> None:
    rng = random.Random(3)
    turns = [state for state in states if any(isinstance(one, a.Evoke) for one in legal_actions(state))]
    for state in turns[:40]:
        offered = set(legal_actions(state))
        for inner in (*rng.sample(FLIGHTS, 60), *EVOCABLE):
            if isinstance(inner, a.Attack) and not (inner.reach or inner.overload):
                continue
            for ally in rng.sample(NAMES, 3):
                action = a.Evoke(ally, inner)
                assert (refusal(state, action) is None) == (action in offered)


def test_what_is_refused_changes_nothing_and_says_why(states: list[State]) -> None:
    rng = random.Random(1)
    reasons = set()
    for state in states:
        before = state.copy()
        for action in (*rng.sample(SIMPLE, 60), *rng.sample(FLIGHTS, 20)):
            result = INKAS.apply(state, state.decider, action)
            if isinstance(result, Refusal):
                reasons.add(result.reason)
                assert result.reason in tuple(Reason)
        assert state == before
    assert len(reasons) > 20


def test_a_state_without_events_is_the_same_state(states: list[State]) -> None:
    for state in states:
        for action in random.Random(2).sample(legal_actions(state), min(30, len(legal_actions(state)))):
            applied = INKAS.apply(state, state.decider, action)
            assert isinstance(applied, Applied)
            assert applied.state == successor(state, action)
            assert applied.events


def test_another_seat_is_not_asked(states: list[State]) -> None:
    for state in states[::5]:
        for action in legal_actions(state)[:3]:
            for seat in state.game.seats:
                if seat != state.decider:
                    refused = INKAS.refusal(state, seat, action)
                    assert refused is not None and refused.reason == "not_asked"


def test_every_action_that_can_be_named_reads_back(states: list[State]) -> None:
    for action in (*SIMPLE, *FLIGHTS[::7]):
        assert read_action(write_action(action)) == action
    for state in states:
        actions = legal_actions(state)
        texts = [write_action(action) for action in actions]
        assert [read_action(text) for text in texts] == actions
        assert len(set(texts)) == len(texts)


def test_a_slip_is_told_with_the_word_that_was_meant() -> None:
    for text, near in (
        ("mowe ayar_kachi Ca2", "move"),
        ("move ayar_kachy Ca2", "ayar_kachi"),
        ("offer duplicaton", "duplication"),
        ("attack ayar_kachi waqaychak_mama", "waqaychaq_mama"),
    ):
        result = read_action(text)
        assert isinstance(result, Refusal)
        assert result.details["nearest"] == near


def test_a_large_company_is_accepted_whether_it_is_listed_or_not() -> None:
    """Notation 3.4: of more than six on a side nobody, one, all but one, the side, the dead and both are listed."""
    state = begin(1, 4)
    places = list(state.places)
    guide = state.game.wallas_of[0][0]
    for walla in range(PLAYED):
        places[walla] = 24 + DEAD if walla > 14 else 24
    state = replace(state, places=tuple(places), first=0, mover=0)
    listed = {action for action in legal_actions(state) if isinstance(action, a.Transport)}
    to_one = [action for action in listed if action.wamani == WAMANIS[0]]
    dead, own = 5, 4
    enemies = 10
    sides = [own + dead, enemies + dead]
    expected = 1 + own + enemies + dead + sum(sides) + 2 + 1 + 2
    assert len(to_one) == expected
    assert all(refusal(state, action) is None for action in listed)
    names = [PIECES[walla] for walla in (1, 2, 15, 17)]
    assert state.game.seat_of[guide] == 0
    unlisted = a.Transport(PIECES[guide], WAMANIS[0], tuple(names))
    assert unlisted not in listed and refusal(state, unlisted) is None
    assert isinstance(INKAS.apply(state, 0, unlisted), Applied)


def test_every_question_comes_up(states: list[State]) -> None:
    assert {state.question for state in states} == {*FAMILY_QUESTIONS, None}


# Advanced: the same with hands


ALL_NAMES = WALLAS


def named_with_hands() -> Iterator[a.Action]:
    """What Advanced adds to what can be named, and what it has with Amarus and gods."""
    yield from (
        a.Rebirth(),
        a.Skip(),
        a.Strike(),
        a.Strike(True),
        a.Leave(),
        a.Pass(),
        a.End(),
        a.OfferDraw(),
    )
    yield from (a.Unveil(wamani, walla) for wamani in WAMANIS for walla in ("", *ALL_NAMES))
    yield from (a.Seize(card) for card in CARDS)
    yield from (a.Swap(own, other) for own in CARDS for other in CARDS)
    yield from (a.Place(walla, wamani) for walla in ALL_NAMES for wamani in WAMANIS)
    yield from (a.Walk(walla, wamani) for walla in ALL_NAMES for wamani in WAMANIS)
    for card in CARDS:
        yield from (a.Play(card), *(a.Play(card, walla) for walla in ALL_NAMES))
        yield from (a.Play(card, ayllu=ayllu.value) for ayllu in PLAYABLE)
    yield from (a.Play("pacha_mama", walla, wamani) for walla in ALL_NAMES for wamani in WAMANIS)
    for one in ALL_NAMES:
        yield from (a.Offer(OfferingName.RESURRECTION, one), a.Offer(OfferingName.IMMOLATION, one))
        yield from (a.Lift(one), a.Draw(one), a.Plunge(one), a.Lay(one), a.Steal(one), a.Stand(one))
        yield a.Wish(WishName.HEALTH, one)
        for other in PIECES:
            yield from (a.Attack(one, other), a.Attack(one, other, True), a.Attack(one, other, False, True))
        for other in ALL_NAMES:
            yield from (a.Steal(one, tampu, other) for tampu in TAMPUS)
            yield from (a.Take(one, other), a.Give(one, other), a.Pull(one, other), a.Ambush(one, other))
            yield a.Offer(OfferingName.RECIPROCATION, one, other)


WITH_HANDS = list(named_with_hands())


@pytest.fixture(scope="module")
def held() -> list[State]:
    return moments_with_hands(1, 80)


def test_with_hands_what_is_offered_is_accepted_and_nothing_else(held: list[State]) -> None:
    kinds = tuple({type(action) for action in WITH_HANDS} - {a.Offer, a.Wish})
    for state in held[::5]:
        accepted(state, kinds, [action for action in WITH_HANDS if isinstance(action, kinds)])


def test_evocations_with_hands_are_refused_unless_offered(held: list[State]) -> None:
    rng = random.Random(3)
    turns = [state for state in held if any(isinstance(one, a.Evoke) for one in legal_actions(state))]
    inner = [action for action in WITH_HANDS if isinstance(action, a.Pull | a.Steal | a.Ambush)]
    inner += [kind(one) for kind in (a.Protect, a.Claws, a.Scales) for one in ALL_NAMES]  # type: ignore[misc]
    assert len(turns) > 5
    for state in turns[:25]:
        offered = set(legal_actions(state))
        for made in rng.sample(inner, 300):
            for ally in rng.sample(ALL_NAMES, 6):
                action = a.Evoke(ally, made)
                assert (refusal(state, action) is None) == (action in offered)


def test_with_hands_a_state_without_events_is_the_same_state(held: list[State]) -> None:
    for state in held[::2]:
        legal = legal_actions(state)
        for action in random.Random(2).sample(legal, min(12, len(legal))):
            applied = INKAS.apply(state, state.decider, action)
            assert isinstance(applied, Applied)
            assert applied.state == successor(state, action)
            assert read_action(write_action(action)) == action


def test_modes_that_have_no_hands_know_nothing_of_them(states: list[State]) -> None:
    later = [
        action
        for action in WITH_HANDS
        if isinstance(action, a.Play | a.Unveil | a.Rebirth | a.Skip | a.Strike)
    ]
    for state in states[::40]:
        if not state.victory:
            found = {getattr(refusal(state, action), "reason", None) for action in later}
            assert found == {Reason.LATER_MODE}
