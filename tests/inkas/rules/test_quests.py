"""Alternate quests played at random: nothing is lost, what is noted stays, and nobody is told the goals of others."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.base.files.yaml_text import read_yaml_text
from game.core.contract import SetupError
from game.titles.inkas.content.definitions import Mode, Victory
from game.titles.inkas.content.goals import GoalCards, QuestKind
from game.titles.inkas.content.house_rules import HouseRules
from game.titles.inkas.content.load import DATA
from game.titles.inkas.rules.actions import Action, Agree, OfferDraw
from game.titles.inkas.rules.engine import legal_actions, perform, refusal, reveals, successor
from game.titles.inkas.rules.events import GoalMet, GoalsDrawn, GoalsShown
from game.titles.inkas.rules.fixed_order import GOALS, HIDDEN_GOAL
from game.titles.inkas.rules.goals import met_goals, progress
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.notation.actions import read_action, write_action
from game.titles.inkas.rules.notation.positions import format_position, read_position
from game.titles.inkas.rules.notation.setups import SETUPS
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.pursuit import Pursuit
from game.titles.inkas.rules.setup import Setup, new_game, opening
from game.titles.inkas.rules.state import State, Step
from tests.inkas.rules.test_invariants import check_course, check_pieces, check_with_hands
from tests.support.inkas_games import AGREED, COLOURS, begin, choice, content

MOST = 900  # actions of a quest
EVERY = 9  # of the moments looked at closely
TWO = HouseRules(goal_cards=GoalCards.TWO)
WAYS = {
    "family of two": (2, Mode.FAMILY, False, None),
    "family of three": (3, Mode.FAMILY, False, TWO),
    "family alliance": (4, Mode.FAMILY, True, None),
    "advanced of two": (2, Mode.ADVANCED, False, None),
    "advanced of four": (4, Mode.ADVANCED, False, TWO),
    "advanced alliance": (4, Mode.ADVANCED, True, None),
}


def pursuit_of(state: State) -> Pursuit:
    assert state.pursuit is not None
    return state.pursuit


def started(way: str, seed: int) -> State:
    seats, mode, alliance, rules = WAYS[way]
    kind = QuestKind.ALTERNATE
    return begin(seed, seats, rules, agreed=seed > 0, mode=mode, alliance=alliance, quest=kind)


def moments(way: str, seed: int) -> Iterator[tuple[State, State | None]]:
    """The states of a quest at random with those before them; whoever is asked whether it ends drawn declines."""
    rng, state, before = random.Random(seed), started(way, seed), None
    for _ in range(MOST):
        yield state, before
        legal = legal_actions(state)
        if not legal:
            return
        others: list[Action] = [one for one in legal if not isinstance(one, OfferDraw | Agree)]
        action = choice(rng, others or legal)
        before, state = state, successor(state, action)


def check(state: State, before: State | None) -> None:
    pursuit = pursuit_of(state)
    if before is not None and before.step is Step.CHOOSE:
        before = None
    if state.game.advanced:
        check_with_hands(state, before)
    else:
        check_pieces(state)
        check_course(state)
    assert max(map(state.flags.count, state.game.seats)) <= 12
    assert not state.out & ~pursuit.defeated
    assert not pursuit.fallen & ~state.game.noted_wallas
    if before is None:
        return
    earlier = pursuit_of(before)
    assert pursuit.goals == earlier.goals
    assert all(now >= then for now, then in zip(pursuit.stored, earlier.stored, strict=True))
    assert not earlier.defeated & ~pursuit.defeated and not earlier.fallen & ~pursuit.fallen
    assert earlier.qusqu in (-1, pursuit.qusqu)
    assert not state.stuck


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_lost_in_a_quest_of_goals(way: str) -> None:
    for seed in (0, 1):
        for number, (state, before) in enumerate(moments(way, seed)):
            if state.step is Step.CHOOSE:
                continue
            check(state, before)
            if number % EVERY:
                continue
            text = format_position(state)
            assert read_position(read_yaml_text(text, "position"), content()) == state, text
            legal = legal_actions(state)
            for action in random.Random(number).sample(legal, min(6, len(legal))):
                assert refusal(state, action) is None
                assert read_action(write_action(action)) == action
                applied = perform(state, action)
                assert applied.state == successor(state, action)


@pytest.mark.clauses("I-28.2", "I-28.9")
@pytest.mark.parametrize("way", WAYS)
def test_a_seat_sees_its_own_goals_and_draws_others_that_fit(way: str) -> None:
    for number, (state, _) in enumerate(moments(way, 1)):
        if number % EVERY or state.victory:
            continue
        goals = pursuit_of(state).goals
        for seat in (*state.game.seats, None):
            seen = observation(state, seat)
            for other, cards in enumerate(pursuit_of(seen).goals):
                assert cards == (goals[other] if other == seat else (HIDDEN_GOAL,) * len(cards))
            if seat == state.decider:
                assert set(legal_actions(seen)) == set(legal_actions(state))
            drawn = resample(seen, number)
            assert observation(drawn, seat) == seen
            held = Counter(goal for cards in pursuit_of(drawn).goals for goal in cards)
            assert all(held[goal] <= state.game.goal_deck.count(goal) for goal in held)
            for other in state.game.seats:
                assert other in (seat, state.mover) or not met_goals(drawn, other)


@pytest.mark.clauses("I-28.2", "I-28.9")
def test_states_with_other_goals_of_others_look_the_same() -> None:
    for way in ("family of three", "advanced of two"):
        for number, (state, _) in enumerate(moments(way, 2)):
            if number % EVERY or state.victory:
                continue
            goals = list(pursuit_of(state).goals)
            other = (state.decider + 1) % len(goals)
            goals[other] = tuple(sorted(state.game.goals)[: len(goals[other])])
            twin = replace(state, pursuit=replace(pursuit_of(state), goals=tuple(goals)))
            for seat in state.game.seats:
                alike = seat != other or twin == state
                assert (observation(twin, seat) == observation(state, seat)) is alike
                assert (format_position(twin, seat) == format_position(state, seat)) is alike


def test_goals_drawn_are_told_to_their_seats_alone_and_at_the_end_to_all() -> None:
    start = new_game(content(), Setup(COLOURS[:3], 5, AGREED[:3], quest=QuestKind.ALTERNATE))
    drawn = [event for event in opening(start) if isinstance(event, GoalsDrawn)]
    assert [event.seat for event in drawn] == [0, 1, 2]
    for event in drawn:
        assert INKAS.seen_by(event, event.seat) == event
        for seat in {None, 0, 1, 2} - {event.seat}:
            assert INKAS.seen_by(event, seat) == GoalsDrawn(event.seat, ("",))
    goal = GOALS.index("tampus")
    rich = Pursuit(((goal,),) * 3, (0, 10, 0))
    state = replace(start, pursuit=rich, first=0)
    end = next(action for action in legal_actions(state) if action.key == "end")
    applied = perform(state, end)
    assert applied.state.victory == Victory.GOAL
    assert reveals(state, applied.state)
    assert GoalMet(1, "tampus") in applied.events
    shown = [event for event in applied.events if isinstance(event, GoalsShown)]
    assert shown == [GoalsShown(seat, ("tampus",)) for seat in range(3)]
    assert all(INKAS.seen_by(event, None) == event for event in shown)


@pytest.mark.clauses("I-28.2", "I-28.3")
def test_each_goal_on_offer_is_drawn_and_no_other() -> None:
    for seats, mode, expected in ((2, Mode.FAMILY, 5), (3, Mode.FAMILY, 7), (4, Mode.ADVANCED, 8)):
        found = Counter[int]()
        for seed in range(120):
            state = begin(seed, seats, mode=mode, quest=QuestKind.ALTERNATE)
            found.update(goal for cards in pursuit_of(state).goals for goal in cards)
        assert set(found) == set(state.game.goals)
        assert len(found) == expected


def test_the_deal_of_goals_changes_nothing_else() -> None:
    for mode in (Mode.FAMILY, Mode.ADVANCED):
        plain, other = begin(7, 3, mode=mode), begin(7, 3, mode=mode, quest=QuestKind.ALTERNATE)
        assert (plain.cards, plain.hands) == (other.cards, other.hands)
        assert plain.pursuit is None
        assert INKAS.digest(plain) != INKAS.digest(other)


def test_set_ups_keep_the_quest_and_old_data_have_none() -> None:
    setup = Setup(COLOURS[:2], 3, AGREED[:2], quest=QuestKind.ALTERNATE)
    assert SETUPS.read(setup.colours, 3, SETUPS.write(setup)) == setup
    assert "quest" not in SETUPS.write(replace(setup, quest=QuestKind.FOUNDING))
    earlier = DATA.of_texts(content().texts[: DATA.files.index("goals.yaml")])
    with pytest.raises(SetupError):
        new_game(earlier, setup)


def test_progress_counts_up_to_what_a_goal_asks_for() -> None:
    for way in ("family of three", "advanced of four"):
        for state, _ in moments(way, 3):
            if state.step is Step.CHOOSE:
                continue
            for seat in state.game.seats:
                for goal in state.game.goals:
                    found = progress(state, seat, goal)
                    assert found.done >= 0 < found.need
