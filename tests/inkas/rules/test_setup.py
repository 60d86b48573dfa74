"""New quests, set-ups and what journals keep of them (section 5)."""

from pathlib import Path

import pytest

from game.base.files.program_folders import data_folder
from game.core.contract import SetupError, SetupFormError
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.content.house_rules import HouseRules, OfferingsChoice, StuckEnd
from game.titles.inkas.content.load import DATA
from game.titles.inkas.rules.engine import legal_actions, successor
from game.titles.inkas.rules.fixed_order import NO_CARD
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.notation.setups import SETUPS, read_setup, write_setup
from game.titles.inkas.rules.setup import OFFERED, Setup, new_game
from game.titles.inkas.rules.state import Step
from tests.support.inkas_games import AGREED, COLOURS, begin, content


@pytest.mark.clauses("I-5.5", "I-5.3", "I-5.4", "I-1.1", "I-14.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_quest(seats: int) -> None:
    state = begin(5, seats)
    assert sorted(state.cards) == sorted(state.game.deck) and len(state.cards) == 12
    assert state.llamas == (6,) * seats
    assert state.first == (1 << seats) - 1
    assert state.step is Step.OFFERING and INKAS.turn(state) == INKAS.round(state) == 1
    assert state.decider == INKAS.decider(state) == INKAS.turn_owner(state) in state.game.seats


@pytest.mark.clauses("I-5.6", "I-5.7", "I-5.8", "I-5.9", "I-14.4", "I-4.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_quest_of_advanced(seats: int) -> None:
    """Five cards each, two of which all know; the others lie everywhere but in the centre."""
    state = begin(5, seats, mode=Mode.ADVANCED)
    game = state.game
    assert len(state.cards) == 36 and NO_CARD not in state.cards
    assert sorted([*state.cards, *(card for hand in state.hands for card in hand)]) == sorted(game.deck)
    for seat in game.seats:
        hand = list(state.hands[seat])
        for card in game.dealt:
            hand.remove(card)
        assert len(hand) == 3 and all(card in game.dealt_from for card in hand)
        assert [row[seat] for row in state.known] == [
            () if other == seat else game.dealt for other in game.seats
        ]
    assert state.llamas == (6,) * seats and state.step is Step.OFFERING
    chosen = begin(5, seats, agreed=False, mode=Mode.ADVANCED)
    while chosen.step is Step.CHOOSE:
        assert chosen.hands == ((),) * seats
        chosen = successor(chosen, legal_actions(chosen)[0])
    assert list(map(len, chosen.hands)) == [5] * seats and NO_CARD not in chosen.cards


def test_no_two_quests_are_dealt_alike() -> None:
    begun = [begin(seed, 3, mode=Mode.ADVANCED) for seed in range(40)]
    assert len({state.hands for state in begun}) == len({state.cards for state in begun}) == 40
    assert begun[9] == begin(9, 3, mode=Mode.ADVANCED)


def test_every_mode_is_offered_before_a_game() -> None:
    assert {*OFFERED} == {*content().modes} == {*Mode}


def test_data_that_have_no_cards_of_a_mode_cannot_be_played_in_it(tmp_path: Path) -> None:
    """Those of games that were saved before there was Advanced."""
    text = (data_folder() / "inkas" / "modes.yaml").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith(("  advanced:", "  legendary:"))]
    (tmp_path / "modes.yaml").write_text("\n".join(lines), "utf-8")
    older = DATA.load(tmp_path)
    assert [*older.modes] == [Mode.FAMILY]
    with pytest.raises(SetupError):
        new_game(older, Setup(COLOURS[:2], 1, (), None, Mode.ADVANCED))


def test_turns_go_by_suyu_whatever_the_seats() -> None:
    setup = Setup(COLOURS[:3], 1, (("inka", "K"), ("quya", "A"), ("supay", "C")))
    assert new_game(content(), setup).game.order == (2, 1, 0)


@pytest.mark.clauses("I-5.10", "I-5.5")
def test_anybody_may_begin_and_cards_lie_anywhere() -> None:
    begun = [begin(seed, 3) for seed in range(60)]
    assert {state.mover for state in begun} == {0, 1, 2}
    assert len({state.cards for state in begun}) == 60
    assert begin(9, 3) == begin(9, 3) != begin(10, 3)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(("red",), 1),
        Setup((*COLOURS, "ivory"), 1),
        Setup(("red", "red"), 1),
        Setup(("red", "blue"), -1),
        Setup(("red", "blue"), 1, (("inka", "C"),)),
        Setup(("red", "blue"), 1, (("inka", "C"), ("inka", "A"))),
        Setup(("red", "blue"), 1, (("inka", "C"), ("amaru", "A"))),
        Setup(("red", "blue"), 1, (("inka", "C"), ("quya", "C"))),
        Setup(("red", "blue"), 1, (("inka", "C"), ("quya", "X"))),
    ],
)
def test_a_setup_that_cannot_be_is_refused(setup: Setup) -> None:
    with pytest.raises(SetupError):
        new_game(content(), setup)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(COLOURS[:2], 7),
        Setup(COLOURS[:3], 7, AGREED[:3]),
        Setup(COLOURS[:2], 7, (), HouseRules(offerings=OfferingsChoice.QUICK, late_offering=True)),
        Setup(COLOURS[:3], 7, AGREED[:3], HouseRules(stuck=StuckEnd.FLAGS), Mode.ADVANCED),
    ],
)
def test_what_a_journal_keeps_of_a_setup_reads_back(setup: Setup) -> None:
    assert read_setup(setup.colours, setup.seed, write_setup(setup)) == setup
    assert SETUPS.new_game(content(), setup) == new_game(content(), setup)


@pytest.mark.parametrize(
    ("plain", "key"),
    [
        ({"cards": 3}, "cards"),
        ({"players": "inka C"}, "players"),
        ({"players": ["inka"]}, "players"),
        ({"players": [3]}, "players"),
        ({"house_rules": []}, "house_rules"),
        ({"house_rules": {"offerings": "none"}}, "house_rules.offerings"),
        ({"house_rules": {"late_offering": "yes"}}, "house_rules.late_offering"),
        ({"house_rules": {"quick": True}}, "house_rules"),
        ({"mode": "solo"}, "mode"),
    ],
)
def test_what_is_no_setup_is_told(plain: dict[str, object], key: str) -> None:
    with pytest.raises(SetupFormError) as caught:
        read_setup(COLOURS[:2], 1, plain)  # type: ignore[arg-type]
    assert caught.value.key == key


def test_a_quest_that_was_looked_at_while_ayllus_were_chosen_is_looked_at_anew() -> None:
    state = begin(5, 2, agreed=False)
    while state.step is Step.CHOOSE:
        state.look()
        state = successor(state, legal_actions(state)[0])
    assert legal_actions(state)
    assert state.look().free(state.mover) == []
