"""What stays true whatever is played: nothing is lost or made, and who decides can decide."""

import random

import pytest

from game.titles.inkas.content.definitions import Mode, Victory
from game.titles.inkas.content.house_rules import (
    AnswerScope,
    Draining,
    HouseRules,
    LaterAttacks,
    PullAttack,
    RelocatedWallas,
    ResurrectionTime,
    StrikeBack,
    StuckEnd,
    Unveilers,
)
from game.titles.inkas.rules.actions import Action, Agree, Attack, Offer, OfferDraw, Walk
from game.titles.inkas.rules.board import HOLES
from game.titles.inkas.rules.digest import state_text
from game.titles.inkas.rules.engine import decider, legal_actions, outcome, successor
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY, PLAYED, WALLA_COUNT, bits
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.pending import AmbushAsked, Due, Question
from game.titles.inkas.rules.places import (
    CARD_PLACE,
    DEVOURED,
    FLOOR,
    OUT,
    SUPPLY,
    UKHU,
    WAITING,
    in_rebirth,
    is_dead,
    lies,
    lives,
)
from game.titles.inkas.rules.state import State, Step
from game.titles.inkas.rules.turns import fallen_seats
from tests.support.inkas_games import (
    FAMILY_ENDS,
    FAMILY_QUESTIONS,
    HELD_QUESTIONS,
    begin,
    choice,
    crowded,
    crowded_with_hands,
    moments_with_hands,
    walk,
)

CAP = 4000  # actions of a random quest


def check(state: State, before: State | None) -> None:
    if state.step is Step.CHOOSE:
        assert state.question is Question.CHOOSE and len(legal_actions(state)) > 1
        return
    check_pieces(state)
    check_course(state)
    if before is not None and before.step is not Step.CHOOSE:
        check_step(state, before)


def check_pieces(state: State) -> None:
    """27 pieces, each where Family knows one to be; one staff; no card under a flag (I-1.3, I-1.9)."""
    game = state.game
    assert len(state.places) == 27
    for piece, place in enumerate(state.places):
        if piece >= PLAYED:
            assert place == CARD_PLACE
        elif game.seat_of[piece] == NOBODY:
            assert place == SUPPLY
        else:
            assert lives(place) or lies(place) or place in (SUPPLY, UKHU)
    if state.bearer != NOBODY:
        assert lives(state.places[state.bearer])
    elif state.staff < FLOOR:
        assert state.staff in HOLES
    assert min(state.llamas) >= 0
    for flag, card in zip(state.flags, state.cards, strict=True):
        assert flag == NOBODY or card == NO_CARD
    lying = [card for card in state.cards if card != NO_CARD]
    assert all(lying.count(card) <= game.deck.count(card) for card in lying)


def check_course(state: State) -> None:
    """Who decides has a choice, and who is out has none (I-19.6, notation 3)."""
    options = legal_actions(state)
    assert (decider(state) is None) == bool(state.victory) == (not options)
    assert len(set(options)) == len(options)
    assert fallen_seats(state) == [] or state.victory
    if state.victory:
        assert not state.pending
        return
    assert len(options) > 1 or state.question is Question.TURN
    assert options
    assert not state.is_out(state.decider)
    assert not state.pending or not isinstance(state.pending[-1], Due)
    if state.active != NOBODY:
        assert state.game.seat_of[state.active] == state.mover and lives(state.places[state.active])
    if state.pulled:
        assert state.step is Step.ATTACK
    if not state.pending:
        assert not state.is_out(state.mover)
    elif isinstance(state.pending[-1], AmbushAsked):
        assert state.pending[-1].of != state.mover


def check_step(state: State, before: State) -> None:
    """What one action may change: cards are only turned, flags only come, the dead stay dead or are revived."""
    for flag, now in zip(before.flags, state.flags, strict=True):
        assert flag in (NOBODY, now)
    for card, now in zip(before.cards, state.cards, strict=True):
        assert now in (card, NO_CARD)
    assert before.out & ~state.out == 0
    for piece in range(PLAYED):
        was, now = before.places[piece], state.places[piece]
        assert was == SUPPLY or now != SUPPLY
        if was == UKHU:
            assert now == UKHU or lives(now)  # by Reciprocation alone (I-12.7)
    assert state.turn - before.turn in (0, 1)


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_lost_in_random_quests_which_end(seed: int) -> None:
    before = None
    for state in walk(random.Random(seed), begin(seed, 2 + seed % 3, agreed=seed % 2 == 0), CAP):
        check(state, before)
        before = state
    assert before is not None and before.victory


def test_nothing_is_lost_out_of_crowds() -> None:
    """All ends are reached, and all questions asked."""
    ends, asked = set(), set()
    for seed in range(120):
        rng = random.Random(seed)
        before = None
        for state in walk(rng, crowded(rng), 40):
            check(state, before)
            asked.add(state.question)
            before = state
        assert before is not None
        ends.add(before.victory)
    assert ends >= FAMILY_ENDS
    assert asked == {*FAMILY_QUESTIONS, None} - {Question.CHOOSE}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 400))
def test_nothing_is_lost_in_many_quests(seed: int) -> None:
    test_nothing_is_lost_in_random_quests_which_end(seed)


def test_who_has_won_stands_first_and_who_is_out_last() -> None:
    ended = 0
    for seed in range(80):
        rng = random.Random(seed)
        *_, last = walk(rng, crowded(rng), 400)
        result = outcome(last)
        if result is None:
            continue
        ended += 1
        assert result.reason == last.victory
        assert sorted(seat for seats in result.ranks for seat in seats) == list(last.game.seats)
        out = tuple(bits(last.out))
        assert not out or result.ranks[-1] == out
        if last.victory != Victory.DRAW:
            assert result.winners == tuple(bits(last.winners)) and len(result.winners) == 1
            assert last.game.seats[result.winners[0]] not in out
    assert ended > 30


def test_the_only_dead_in_the_ukhu_pacha_are_dead() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        for state in walk(rng, crowded(rng), 30):
            assert all(
                is_dead(place) != lives(place) for place in state.places if place not in (SUPPLY, CARD_PLACE)
            )


def test_a_quest_played_again_is_the_same_quest() -> None:
    state, actions, rng = begin(7, 4, agreed=False), list[Action](), random.Random(7)
    while len(actions) < 300 and (options := legal_actions(state)):
        actions.append(choice(rng, options))
        state = successor(state, actions[-1])
    again = begin(7, 4, agreed=False)
    for action in actions:
        again = successor(again, action)
    assert again == state and state_text(again) == state_text(state)
    assert INKAS.digest(again) == INKAS.digest(state) != INKAS.digest(begin(7, 4, agreed=False))


# Advanced


def check_with_hands(state: State, before: State | None) -> None:
    """Pieces, cards and knowledge are where they may be; who decides has a choice (I-5.9, I-12.4, R-93)."""
    game = state.game
    for piece, place in enumerate(state.places):
        if piece >= WALLA_COUNT:
            assert lives(place) or place in (CARD_PLACE, UKHU)
        elif game.owners[piece] != NOBODY:
            devoured = game.legendary and place == DEVOURED
            assert (
                lives(place)
                or lies(place)
                or in_rebirth(place)
                or devoured
                or place in (SUPPLY, UKHU, WAITING)
            )
            assert piece < PLAYED or place != SUPPLY
        elif piece >= PLAYED:
            assert lives(place) or place in (CARD_PLACE, OUT)
    check_cards(state)
    options = legal_actions(state)
    assert (decider(state) is None) == bool(state.victory) == (not options)
    assert len(set(options)) == len(options)
    assert fallen_seats(state) == [] or state.victory
    if not state.victory:
        assert (
            len(options) > 1 or state.question in (Question.TURN, Question.DAWN) or game.is_led(state.decider)
        )
        assert not state.is_out(state.decider) and not isinstance(
            (*state.pending, None)[-1 if not state.pending else -2], Due
        )
    if before is not None:
        assert before.out & ~state.out == 0 and state.turn - before.turn in (0, 1)
        assert all(now in (was, NO_CARD) for was, now in zip(before.cards, state.cards, strict=True))
        for was, now in zip(before.game.masters, game.masters, strict=True):
            assert was in (NOBODY, now)  # she never changes hands (I-15.15)


def check_cards(state: State) -> None:
    """No card is made; what somebody knows of a hand is in it; Tampus lie beside the living (R-93, I-16.7)."""
    held = [card for hand in state.hands for card in hand]
    every = [*(card for card in state.cards if card != NO_CARD), *held, *(card for _, card in state.tampus)]
    assert all(every.count(card) <= state.game.deck.count(card) for card in set(every))
    assert state.game.held >= set(held)
    for knower, row in enumerate(state.known):
        assert row[knower] == ()
        for hand, cards in zip(state.hands, row, strict=True):
            assert all(cards.count(card) <= hand.count(card) for card in cards)
    assert all(lives(state.places[walla]) for walla, _ in state.tampus)
    assert min(state.llamas) >= 0


RULES_TURNED = HouseRules(
    strike_back=StrikeBack.ATTACKED,
    amaru_attacks=LaterAttacks.AYLLU,
    answers=AnswerScope.FREE,
    pacha_mama=RelocatedWallas.ANY,
    urquchillay=Draining.ALWAYS,
    unveiling=Unveilers.ACTIVE,
    stuck=StuckEnd.FLAGS,
    late_offering=True,
    pull_attack=PullAttack.EXTRA,
    resurrection=ResurrectionTime.ANY_TIME,
)


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_in_random_quests_of_advanced_which_end(seed: int) -> None:
    rules = RULES_TURNED if seed % 3 == 2 else None
    before = None
    for state in walk(random.Random(seed), begin(seed, 2 + seed % 3, rules, mode=Mode.ADVANCED), CAP):
        check_with_hands(state, before)
        before = state
    assert before is not None and before.victory


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_where_nobody_offers_a_draw(seats: int) -> None:
    """Then random quests of Advanced last until all but one are wiped out."""
    rng, before = random.Random(seats), None
    state = begin(60 + seats, seats, mode=Mode.ADVANCED)
    while not state.victory:
        check_with_hands(state, before)
        before = state
        others: list[Action] = []
        others += [one for one in legal_actions(state) if not isinstance(one, OfferDraw | Agree)]
        state = successor(state, choice(rng, others))
    assert state.victory == Victory.ELIMINATION


def test_nothing_is_lost_out_of_crowds_with_hands() -> None:
    """All questions are asked, all cards played."""
    asked = set[Question | None]()
    for seed in range(90):
        rng = random.Random(seed)
        before = None
        start = crowded_with_hands(rng, RULES_TURNED if seed % 3 == 0 else None)
        for state in walk(rng, start, 40):
            check_with_hands(state, before)
            asked.add(state.question)
            before = state
    assert asked == HELD_QUESTIONS


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 400))
def test_nothing_is_lost_in_many_quests_of_advanced(seed: int) -> None:
    test_nothing_is_lost_in_random_quests_of_advanced_which_end(seed)


def test_an_action_that_somebody_might_have_answered_ends_undo_whether_anybody_could() -> None:
    rng = random.Random(4)
    seen = set[bool]()
    for state in moments_with_hands(1, 40):
        for action in rng.sample(legal_actions(state), min(12, len(legal_actions(state)))):
            after = successor(state, action)
            others = [seat for seat in state.game.seats if seat != state.decider]
            held = any(state.hands[seat] for seat in others)
            if isinstance(action, Walk | Attack | Offer) and held:
                assert INKAS.reveals(state, action, after)
                seen.add(after.question is Question.ANSWER)
    assert seen == {True, False}
