"""Legendary out of crowds: nothing is lost, positions read back, views tell nothing, all powers are used."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from game.core.contract import Applied
from game.titles.inkas.content.card_effects import CardEffect
from game.titles.inkas.content.definitions import WALLAS, Gift, Mode, PowerEffect
from game.titles.inkas.content.house_rules import HouseRules
from game.titles.inkas.content.legends import PowerTarget, PowerUse
from game.titles.inkas.rules.actions import Action, Invoke, Stop
from game.titles.inkas.rules.engine import legal_actions, perform, refusal, successor
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.notation.actions import read_action, write_action
from game.titles.inkas.rules.notation.positions import POSITIONS, format_position
from game.titles.inkas.rules.observation import observation
from game.titles.inkas.rules.standing import standing_of
from game.titles.inkas.rules.state import State
from tests.inkas.rules.test_invariants import RULES_TURNED, check_with_hands
from tests.support.inkas_games import begin, choice, content, crowded_with_hands

STEPS = 40  # of a crowd
MOST = 20  # powers that come up by chance in so few crowds; scenarios have them all


def crowd(seed: int, rules: HouseRules | None = None) -> tuple[random.Random, State]:
    rng = random.Random(seed)
    return rng, crowded_with_hands(rng, rules, alliance=seed % 5 == 4, mode=Mode.LEGENDARY)


USED = Counter[str]()
"""How often each power was used by these tests so far."""


def seldom(rng: random.Random, powers: list[Invoke]) -> Invoke:
    """A use of that power which was used least."""
    least = min(USED[action.source or action.walla] for action in powers)
    found = rng.choice([action for action in powers if USED[action.source or action.walla] == least])
    USED[found.source or found.walla] += 1
    return found


def steps(seed: int, rules: HouseRules | None = None) -> Iterator[tuple[random.Random, State, Action, State]]:
    """What is done in a crowd, powers gladly: each moment, the action, the moment after it."""
    rng, state = crowd(seed, rules)
    for _ in range(STEPS):
        legal = legal_actions(state)
        if not legal:
            return
        powers = [action for action in legal if isinstance(action, Invoke)]
        action = seldom(rng, powers) if powers and rng.random() < 0.5 else choice(rng, legal)
        after = successor(state, action)
        yield rng, state, action, after
        state = after


def check(state: State, before: State | None) -> None:
    """As in Advanced; and what lasts is what the frame says."""
    check_with_hands(state, before)
    assert state.game.standing == standing_of(state.game.masters, state.lasting)


@pytest.mark.clauses("I-17.1", "I-17.9", "I-17.10")
def test_nothing_is_lost_whatever_powers_do() -> None:
    asked = set()
    for seed in range(90):
        for _, before, _, after in steps(seed, RULES_TURNED if seed % 3 == 0 else None):
            check(after, before)
            asked.add(after.question)
    assert len([walla for walla in WALLAS if USED[walla]]) > MOST
    assert {"hunt", "winds"} <= {str(question) for question in asked}


def test_what_is_offered_is_legal_and_reads_back_and_silence_is_the_same() -> None:
    for seed in range(200, 230):
        for rng, state, action, after in steps(seed):
            legal = legal_actions(state)
            assert len(set(legal)) == len(legal)
            for one in rng.sample(legal, min(8, len(legal))):
                assert refusal(state, one) is None, write_action(one)
                assert read_action(write_action(one)) == one
            assert perform(state, action).state == after


def test_positions_of_legendary_read_back_the_same() -> None:
    for seed in range(300, 330):
        for rng, state, _, _ in steps(seed):
            if rng.random() < 0.3:
                text = format_position(state)
                found = POSITIONS.parse(content(), text)
                assert found == state, text
                assert format_position(found) == text


def test_a_view_offers_who_decides_the_same() -> None:
    for seed in range(400, 412):
        for _, state, _, _ in steps(seed):
            for seat in state.game.seats:
                seen = observation(state, seat)
                if seat == state.decider:
                    assert set(legal_actions(seen)) == set(legal_actions(state))


@pytest.mark.clauses("I-17.1")
def test_what_is_refused_changes_nothing_and_powers_that_are_not_offered_are_refused() -> None:
    """Of every power each way that another walla, wamani or suyu could be named."""
    for seed in range(500, 512):
        for rng, state, _, _ in steps(seed):
            offered = set(legal_actions(state))
            powers = [action for action in offered if isinstance(action, Invoke)]
            for action in rng.sample(sorted(powers, key=write_action), min(4, len(powers))):
                for name in rng.sample(WALLAS, 6):
                    other = read_action(write_action(action).replace(action.named or action.walla, name))
                    if isinstance(other, Invoke):
                        assert (refusal(state, other) is None) == (other in offered), write_action(other)


def test_an_apu_stops_its_own_powers_whoever_decides_and_lets_the_question_stand() -> None:
    seen = 0
    for seed in range(90):
        for _, state, action, _ in steps(seed):
            for seat in () if isinstance(action, Stop) else state.game.seats:
                for stop in INKAS.interjections(state, seat):
                    applied = INKAS.apply(state, seat, stop)
                    assert isinstance(applied, Applied)
                    seen += 1
                    after = applied.state
                    assert (after.question, after.decider) == (state.question, state.decider)
                    others = [other for other in state.game.seats if other != seat]
                    assert all(INKAS.refusal(state, other, stop) is not None for other in others)
                    assert INKAS.refusal(after, seat, stop) is not None
    assert seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_quest_of_legendary_begins_as_one_of_advanced(seats: int) -> None:
    state, advanced = begin(3, seats, mode=Mode.LEGENDARY), begin(3, seats, mode=Mode.ADVANCED)
    assert (state.hands, state.cards, state.mover) == (advanced.hands, advanced.cards, advanced.mover)
    assert not [action for action in legal_actions(advanced) if isinstance(action, Invoke)]


def test_there_are_few_kinds_of_effects() -> None:
    kinds = {*get_args(PowerEffect), *get_args(Gift), *get_args(PowerUse)}
    for effect in get_args(CardEffect):
        kinds |= set(get_args(effect)) or {effect}
    assert len(kinds) <= 35
    used = Counter[type]()
    for power in content().legends.values():
        used.update({type(effect) for effect in power.every_effect})
    assert sum(count == 1 for count in used.values()) <= 10
    assert {*used} == {*get_args(PowerUse)}


def test_the_text_of_a_power_has_what_the_power_names() -> None:
    words = {
        PowerTarget.NOTHING: "",
        PowerTarget.PATH: " Ca3,Cb3,Cc3,Aa3",
        PowerTarget.SUYU: " C",
        PowerTarget.SIDE: " Ca3",
        PowerTarget.SECTOR: " Ca3",
    }
    for walla, power in content().legends.items():
        text = f"invoke {walla}{words.get(power.names, ' nakaq')}"
        assert isinstance(read_action(text), Invoke), text
        if power.addition:
            more = "" if power.addition.name == "attacking" else "adding "
            victim = "" if power.addition.names is PowerTarget.NOTHING else " nakaq"
            added = f"{text} {more}{power.addition.name}{victim}"
            assert write_action(read_action(added)) == added  # type: ignore[arg-type]
