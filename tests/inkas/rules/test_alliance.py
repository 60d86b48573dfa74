"""Two nations (section 18): sides, lending, and that nothing is lost in quests of partners."""

import pickle
import random
from dataclasses import replace

import pytest

from game.core.contract import Applied, SetupError
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.content.house_rules import HouseRules, Purse
from game.titles.inkas.rules.actions import Agree, Borrowing, Decline
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.engine import legal_actions, outcome, refusal, successor
from game.titles.inkas.rules.fixed_order import CARD_INDEX, bits
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.lending import borrowed, borrowing
from game.titles.inkas.rules.notation.actions import read_action, write_action
from game.titles.inkas.rules.notation.positions import format_position
from game.titles.inkas.rules.notation.setups import read_setup, write_setup
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.places import UKHU
from game.titles.inkas.rules.refusals import Reason
from game.titles.inkas.rules.setup import Setup, new_game
from game.titles.inkas.rules.state import State, Step
from game.titles.inkas.rules.turns import eliminate_fallen
from tests.inkas.rules.test_invariants import (
    check_course,
    check_pieces,
    check_step,
    check_with_hands,
)
from tests.inkas.rules.test_positions import read, said_in
from tests.support.inkas_games import (
    ALLIED,
    COLOURS,
    begin,
    content,
    crowded,
    crowded_with_hands,
    walk,
)

MAP_1 = CARD_INDEX["map_1"]
CAP = 6000  # actions of a random quest
COMMON = HouseRules(purse=Purse.COMMON)
modes = pytest.mark.parametrize("mode", list(Mode))


def crowds(mode: Mode, count: int, steps: int = 25) -> list[State]:
    """Moments of quests of two nations; every third with a common purse."""
    found: list[State] = []
    make = crowded if mode is Mode.FAMILY else crowded_with_hands
    for seed in range(count):
        rng = random.Random(seed)
        found += walk(rng, make(rng, COMMON if seed % 3 == 2 else None, alliance=True), steps)
    return found


def check(state: State, before: State | None) -> None:
    if state.game.mode is not Mode.FAMILY:
        check_with_hands(state, before)
        return
    check_pieces(state)
    check_course(state)
    if before is not None:
        check_step(state, before)


@modes
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_lost_in_random_quests_of_two_nations_which_end(mode: Mode, seed: int) -> None:
    rules, before = COMMON if seed == 2 else None, None
    start = begin(seed, 4, rules, agreed=seed > 0, mode=mode, alliance=True)
    for state in walk(random.Random(seed), start, CAP):
        if state.step is not Step.CHOOSE:
            check(state, before)
            before = state
    assert before is not None and before.victory


@pytest.mark.slow
@modes
@pytest.mark.parametrize("seed", range(100, 400))
def test_nothing_is_lost_in_many_quests_of_two_nations(mode: Mode, seed: int) -> None:
    test_nothing_is_lost_in_random_quests_of_two_nations_which_end(mode, seed)


@modes
def test_nothing_is_lost_out_of_crowds_of_two_nations_and_positions_read_back(mode: Mode) -> None:
    asked = set[Question | None]()
    for number, state in enumerate(crowds(mode, 40)):
        check(state, None)
        asked.add(state.question)
        if number % 4 == 0 or state.question is Question.CONSENT:
            text = format_position(state)
            assert read(text) == state, text
    assert {Question.CONSENT, Question.AMBUSH, Question.ANSWER, Question.WISH, Question.STAND} <= asked


@pytest.mark.clauses("I-18.9")
def test_partners_win_and_lose_together() -> None:
    ended = set[str]()
    for state in (one for mode in Mode for one in crowds(mode, 60, 60) if one.victory):
        found = outcome(state)
        assert found is not None and sorted(found.sides) == sorted(pairs(state))
        if not found.drawn:
            assert found.winners in pairs(state) and len(found.ranks) == 2
        ended.add(found.reason)
    assert ended >= {"elimination", "draw", "qusqu"}


@pytest.mark.clauses("R-81")
@modes
def test_of_all_that_fall_together_the_side_of_the_mover_falls_last(mode: Mode) -> None:
    state = begin(1, 4, mode=mode, alliance=True)
    places = [UKHU if walla in bits(state.game.played) else place for walla, place in enumerate(state.places)]
    for mover in state.game.seats:
        for out in (0, 1 << mover):
            change = Change(replace(state, places=tuple(places), mover=mover, out=out))
            eliminate_fallen(change)
            assert change.state.winners == state.game.sides[mover]
            assert change.state.out == out | ~state.game.sides[mover] & 0b1111


def pairs(state: State) -> list[tuple[int, ...]]:
    """The seats of each nation."""
    game = state.game
    return [tuple(seat for seat in game.seats if game.nations[seat] is nation) for nation in {*game.nations}]


@modes
def test_what_is_listed_is_what_is_legal_of_all_that_could_be_borrowed(mode: Mode) -> None:
    shared = 0
    for state in crowds(mode, 30)[::3]:
        if state.question in (None, Question.CONSENT):
            continue
        listed = set(legal_actions(state))
        for action in list(listed):
            assert refusal(state, action) is None
            assert read_action(write_action(action)) == action
            if isinstance(action, Borrowing):
                for share in range(4):
                    other = borrowing(action, share)
                    assert (refusal(state, other) is None) == (other in listed), write_action(other)
            shared += borrowed(action) > 0
    assert shared > 100


@pytest.mark.clauses("I-18.2", "R-41")
def test_a_partner_that_declines_changes_nothing_but_that_it_has() -> None:
    seen = 0
    for mode in Mode:
        for state in crowds(mode, 40)[::2]:
            loans = [action for action in legal_actions(state) if borrowed(action)]
            for action in random.Random(seen).sample(loans, min(3, len(loans))):
                asked = successor(state, action)
                assert (asked.question, asked.decider) == (
                    Question.CONSENT,
                    state.game.partners[state.decider],
                )
                assert legal_actions(asked) == [Agree(), Decline()]
                declined = successor(asked, Decline())
                assert declined.declined and declined.llamas == state.llamas
                assert not any(borrowed(one) for one in legal_actions(declined))
                assert replace(declined, declined=False, pending=state.pending) == state
                seen += 1
    assert seen > 60


def test_events_and_silence_lead_to_the_same_state() -> None:
    for mode in Mode:
        for state in crowds(mode, 20)[::4]:
            legal = legal_actions(state)
            for action in random.Random(2).sample(legal, min(6, len(legal))):
                applied = INKAS.apply(state, state.decider, action)
                assert isinstance(applied, Applied) and applied.state == successor(state, action)


@pytest.mark.clauses("I-18.8", "R-43", "I-5.11")
def test_partners_do_not_see_each_others_hands() -> None:
    hidden = 0
    for state in crowds(Mode.ADVANCED, 20)[::3]:
        if state.victory or state.question is Question.SEEN_HAND:
            continue
        for seat, partner in enumerate(state.game.partners):
            seen = observation(state, seat)
            assert seen.hands[seat] == state.hands[seat]
            assert len(seen.hands[partner]) == len(state.hands[partner])
            again = {resample(seen, number).hands[partner] for number in range(6)}
            hidden += len(again) > 1
            assert observation(resample(seen, 3), seat) == seen
    assert hidden > 60


LOOKED_INTO = """
mode: advanced
alliance: true
players: {inka: C, chanka: A, quya: Q, supay: K}
llamas: {quya: 2}
cards: {Ca1: inti, Ca2: map_3, Ab2: illapa}
hands: {inka: [wiraqucha], chanka: [map_1, iqiqu], quya: [mama_qucha]}
pending: [{asks: oracle, of: inka, hand: chanka}, {asks: consent, of: quya, action: seize map_1, share: 1}]
"""


def test_a_card_for_which_llamas_are_to_be_lent_is_named_before_all() -> None:
    state = read(LOOKED_INTO)
    inka, chanka, *others = state.game.seats
    assert observation(state, inka).hands[chanka] == state.hands[chanka]
    assert said_in(format_position(state, inka))["hands"]["chanka"] == ["iqiqu", "map_1"]
    for seat in (*others, None):
        drawn = {resample(observation(state, seat), number).hands[chanka] for number in range(20)}
        assert len(drawn) > 1 and all(MAP_1 in hand for hand in drawn)
    after = successor(state, Agree())
    assert after.hands[inka].count(MAP_1) == 1 and after.llamas[others[0]] == 1


ASKED_FOR_A_POWER = """
mode: legendary
alliance: true
players: {quya: C, chanka: A, inka: Q, supay: K}
wallas: {ayar_manqu: Cb1, mama_uqllu: Qa2, mama_qura: Qb2, yana_uru: Kb1, wayramama: Ab1}
llamas: {inka: 1}
cards: {Ca1: inti, Ca2: map_3, Ab2: illapa}
hands: {inka: [wiraqucha], chanka: [map_1, iqiqu], quya: [mama_qucha, illapa]}
pending: [{asks: consent, of: inka, action: invoke mama_qura, share: 1}]
"""


def test_who_asks_for_llamas_for_a_power_holds_the_card_for_it() -> None:
    state = read(ASKED_FOR_A_POWER)
    asker = state.game.ayllus.index("quya")
    for seat in (*state.game.seats, None):
        seen = observation(state, seat)
        drawn = {resample(seen, number).hands[asker] for number in range(20)}
        assert all(state.game.invoking.intersection(hand) for hand in drawn)
        assert len(drawn) > 1 or seat == asker
        for number in range(5):
            again = resample(seen, number)
            assert observation(again, seat) == seen
            assert INKAS.apply(again, again.decider, Agree())


def test_an_alliance_is_set_up_by_four_who_sit_opposite_and_kept_in_journals() -> None:
    setup = Setup(COLOURS, 7, ALLIED, None, Mode.ADVANCED, alliance=True)
    assert read_setup(setup.colours, 7, write_setup(setup)) == setup
    state = new_game(content(), setup)
    assert state.game.alliance and state.game.partners == (3, 2, 1, 0)
    for wrong in (
        replace(setup, colours=COLOURS[:3], players=ALLIED[:3]),
        replace(setup, players=SIDE_BY_SIDE),
    ):
        with pytest.raises(SetupError):
            new_game(content(), wrong)


SIDE_BY_SIDE = (("inka", "C"), ("quya", "A"), ("chanka", "Q"), ("supay", "K"))


def test_a_quest_of_partners_is_not_the_quest_of_four_alone() -> None:
    alone = new_game(content(), Setup(COLOURS, 7, ALLIED))
    allied = new_game(content(), Setup(COLOURS, 7, ALLIED, alliance=True))
    common = new_game(content(), Setup(COLOURS, 7, ALLIED, COMMON, alliance=True))
    assert len({INKAS.digest(alone), INKAS.digest(allied), INKAS.digest(common)}) == 3
    assert INKAS.digest(alone) == INKAS.digest(new_game(content(), Setup(COLOURS, 7, ALLIED, COMMON)))
    assert alone.game != allied.game
    assert pickle.loads(pickle.dumps(allied)) == allied


def test_why_nothing_is_lent() -> None:
    """Each reason in its place; `Reason` has a sentence for each in every language."""
    told = {
        "declined: true\nllamas: {inka: 1, quya: 1}": Reason.LENDING_DECLINED,
        "llamas: {inka: 9}": Reason.PARTNER_SHORT,
        "llamas: {inka: 9, quya: 9}\nhouse_rules: {purse: common}": Reason.PURSE_COMMON,
        "alliance: false\nllamas: {inka: 9, quya: 9}": Reason.NO_PARTNER,
    }
    for said, reason in told.items():
        head = "players: {inka: C, chanka: A, quya: Q, supay: K}\nwallas: {ayar_kachi: Ca2 dead}\n"
        allied = "" if "alliance" in said else "alliance: true\n"
        found = refusal(read(head + allied + said), read_action("offer duplication borrowing 1"))  # type: ignore[arg-type]
        assert found is not None and found.reason is reason
