"""The computer players: names, that they see no more than their seat, that their quests end, what they say."""

import random
import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.core.contract import BotName, Refusal
from game.titles.inkas.bots.advice import reason
from game.titles.inkas.bots.race import open_holes, turns_to_plunge
from game.titles.inkas.bots.title_bots import BOTS, LEVELS, InkasBot
from game.titles.inkas.bots.weights import TEMPERS, WEIGHTS
from game.titles.inkas.content.definitions import CARDS
from game.titles.inkas.phrases import advice_text
from game.titles.inkas.rules.actions import Agree, Decline, End, Lay, OfferDraw, Plunge, Steal
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.engine import legal_actions, outcome, successor
from game.titles.inkas.rules.fixed_order import CENTRE, NO_CARD, NOBODY, PIECE_INDEX, PLAYED
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.pending import DrawAsked, Question
from game.titles.inkas.rules.places import BORNE, UKHU
from game.titles.inkas.rules.state import State, Step
from tests.support.inkas_games import FAMILY_QUESTIONS, begin, crowded, walk
from tests.support.quest_table import position
from tests.support.shares import one_in
from tests.support.words import game_words_of

POSITIONS = 300  # that the highest level values a turn here


def bot(level: str, temperament: str = "", seed: int = 7) -> InkasBot:
    made = BOTS.make(BotName(level, temperament, positions=POSITIONS if level == "sage" else 0), seed)
    assert not isinstance(made, Refusal)
    return made


def decisions(seed: int, number: int) -> list[State]:
    """States to decide in: from quests played at random, and crowded ones, with the questions that follow."""
    rng = random.Random(seed)
    early = [state for state in walk(rng, begin(seed, 3), 60) if not state.victory]
    late = [state for _ in range(number) for state in walk(rng, crowded(rng), 3) if not state.victory]
    return [*rng.sample(early, number), *rng.sample(late, number)]


def may_turn_a_card(state: State) -> bool:
    """Whether an action that is legal plunges the staff where a card lies face down."""
    plunges = [action for action in legal_actions(state) if isinstance(action, Plunge)]
    places = [state.places[PIECE_INDEX[action.walla]] for action in plunges]
    return any(place < PERIPHERAL and state.cards[place] != NO_CARD for place in places)


def played(
    bots: list[InkasBot], seed: int, cap: int = 1000, seen: Callable[[State], None] = lambda state: None
) -> State:
    """The end of a quest of these bots, each of which is shown its view alone."""
    state, salt = begin(seed, len(bots)), 0
    while not state.victory and state.turn < cap:
        seat, salt = state.decider, salt + 1
        state = successor(state, bots[seat].choose(resample(observation(state, seat), salt)))
        seen(state)
    return state


# names


def test_every_level_has_every_temperament_and_strangers_are_refused() -> None:
    assert tuple(BOTS.offered) == ("sower", "herder", "runner", "captain", "sage")
    assert BOTS.timed == "sage"
    for level in BOTS.offered:
        for temperament in ("", *BOTS.temperaments):
            assert not isinstance(BOTS.make(BotName(level, temperament), 1), Refusal)
    unknown = BOTS.make(BotName("emperor"), 1)
    assert isinstance(unknown, Refusal)
    assert all(level in str(unknown.details["known"]) for level in LEVELS)
    assert isinstance(BOTS.make(BotName("captain", "sleepy"), 1), Refusal)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_levels_and_temperaments_have_names(language: str) -> None:
    words = game_words_of("inkas", language)
    for level in BOTS.offered:
        assert words.has(f"bots.level.{level}")
        assert words.has(f"bots.level_note.{level}")
    for temperament in BOTS.temperaments:
        assert words.has(f"bots.temperament.{temperament}")


# choices


@pytest.mark.parametrize("level", BOTS.levels)
def test_two_states_with_one_view_get_one_choice_and_a_legal_one(level: str) -> None:
    """What nobody knows does not change what it does: the cards lie otherwise in the twin."""
    states = decisions(8, 4 if level == "sage" else 12)
    turning = next(state for state in decisions(9, 40) if may_turn_a_card(state))
    for number, state in enumerate([*states, turning]):
        seat = state.decider
        twin = resample(observation(state, seat), 1000 + number)
        chosen = bot(level).choose(resample(observation(state, seat), 5))
        assert chosen in legal_actions(state)
        assert bot(level).choose(resample(observation(twin, seat), 6)) == chosen


def test_every_question_is_answered() -> None:
    """Ambushes, answers to attacks, wishes, journeys, those who stand up, draws, ayllus: by every level that thinks."""
    rng, left = random.Random(2), set(FAMILY_QUESTIONS)
    captain = bot("captain")
    while left:
        start = crowded(rng) if Question.CHOOSE not in left else begin(rng.randrange(99), 3, agreed=False)
        for state in walk(rng, start, 12):
            if state.question in left:
                left.discard(state.question)
                assert captain.choose(state) in legal_actions(state)


def test_no_computer_player_offers_a_draw_or_agrees_to_one() -> None:
    """I-26.6: no quest of Family is ever stuck."""
    for level in BOTS.levels:
        state = begin(4, 2)
        asked = replace(state, pending=(DrawAsked(1 - state.mover, state.mover, 0),))
        assert isinstance(bot(level).choose(asked), Decline)
        assert not isinstance(bot(level).choose(state), OfferDraw | Agree)


@pytest.mark.parametrize("temperament", sorted(TEMPERS))
def test_a_temperament_chooses_otherwise_in_some_positions(temperament: str) -> None:
    states = [state for state in decisions(5, 40) if state.question is Question.TURN]
    plain = [LEVELS["captain"].make(BotName("captain"), 3).choose(state) for state in states]
    name = BotName("captain", temperament)
    tempered = [LEVELS["captain"].make(name, 3).choose(state) for state in states]
    other = sum(one != another for one, another in zip(plain, tempered, strict=True))
    assert 0 < other < len(states)
    assert TEMPERS[temperament] != WEIGHTS


@pytest.mark.parametrize("level", ["runner", "captain", "sage"])
def test_the_last_card_is_turned_by_who_can(level: str) -> None:
    state = begin(3, 2)
    bearer = state.game.wallas_of[state.mover][0]
    home = state.game.homes[state.mover][0]
    last = state.cards.index(CARDS.index("qusqu"))
    cards = [NO_CARD] * len(state.cards)
    cards[home] = state.cards[last]
    places = tuple(home if walla == bearer else place for walla, place in enumerate(state.places))
    flags = tuple(NOBODY if place == home else 0 for place in range(len(cards)))
    state = replace(
        state, cards=tuple(cards), places=places, flags=flags, staff=BORNE + bearer, first=0, turn=9
    )
    seat, player = state.mover, bot(level)
    while not state.victory and state.decider == seat:
        state = successor(state, player.choose(state))
    assert state.winners == 1 << seat


@pytest.mark.parametrize("level", BOTS.offered)
def test_nobody_who_stands_well_stakes_the_last_walla_on_an_unknown_card(level: str) -> None:
    """However long the quest has lasted: most cards that are left would fell the finder, and end the quest."""
    state = begin(3, 2)
    seat, foe = state.mover, 1 - state.mover
    bearer, prey = (state.game.wallas_of[one][0] for one in (seat, foe))
    places = [UKHU if walla < PLAYED else place for walla, place in enumerate(state.places)]
    places[bearer], places[prey] = state.game.homes[seat][0], state.game.homes[foe][0]
    left = {CARDS.index(name) for name in CARDS if name != "iqiqu"}
    cards = tuple(card if card in left else NO_CARD for card in state.cards)
    hole = next(place for place, card in enumerate(cards) if card in left)
    places[bearer] = hole
    flags = tuple(NOBODY if card != NO_CARD else seat for card in cards)
    state = replace(
        state, places=tuple(places), cards=cards, flags=flags, staff=BORNE + bearer, first=0, turn=180,
        llamas=(0, 0), step=Step.PLACEMENT, active=bearer,
    )  # fmt: skip
    assert any(isinstance(action, Plunge) for action in legal_actions(state))
    for seed in range(10):
        assert not isinstance(bot(level, seed=seed).choose(state), Plunge)


@pytest.mark.parametrize("level", ["herder", "runner"])
def test_weaker_players_bring_the_staff_nearer_to_a_hole_too(level: str) -> None:
    """What they misjudge must not hide the way there: the staff is at the temple, borne, and no enemy is near."""
    state = begin(3, 2)
    bearer = state.game.wallas_of[state.mover][0]
    places = tuple(CENTRE if walla == bearer else place for walla, place in enumerate(state.places))
    state = replace(state, places=places, staff=BORNE + bearer, first=0, step=Step.MOVE)
    away = turns_to_plunge(state, state.mover, open_holes(state))
    nearer = 0
    for seed in range(30):
        player, after = bot(level, seed=seed), state
        while after.turn == state.turn:
            after = successor(after, player.choose(after))
        nearer += turns_to_plunge(after, state.mover, open_holes(after)) < away
    assert nearer > 10


# quests


@pytest.mark.parametrize("players", one_in(3, [2, 3, 4]))
def test_a_quest_of_computer_players_ends(players: int) -> None:
    end = played([bot("captain", seed=seat) for seat in range(players)], players)
    assert outcome(end) is not None


def test_the_second_level_beats_random_players() -> None:
    for seed in range(2):
        state = played([bot("runner"), bot("random", seed=seed)], seed)
        found = outcome(state)
        assert found is not None
        assert found.winners == (0,)


# advice


@pytest.mark.parametrize("language", one_in(3, ["en", "fr", "it"]))
def test_advice_is_legal_and_has_words(language: str) -> None:
    words = game_words_of("inkas", language)
    for state in [*decisions(6, 6), begin(1, 3, agreed=False)]:
        advice = BOTS.advise(state, positions=POSITIONS)
        assert advice is not None
        assert advice.action in legal_actions(state)
        assert words.has(f"advice.{advice.reason}"), advice.reason
        assert not re.search(r"[{}\[\]]", advice_text(words, advice))


def test_there_is_no_advice_when_the_quest_is_over() -> None:
    assert BOTS.advise(replace(begin(1, 2), victory="draw")) is None


def test_an_advice_by_positions_is_the_same_each_time() -> None:
    for state in decisions(2, 3):
        assert BOTS.advise(state, positions=200) == BOTS.advise(state, positions=200)


LAID_FOR_NOTHING = {
    "players": {"chanka": "C", "supay": "Q"},
    "step": "attack",
    "active": "sinchi_thupaq",
    "wallas": {
        "yana_uru": "T dead",
        "sinchi_thupaq": "Cc2",
        "simpira": "T",
        "qarqacha": "T dead",
        "manchay": "Qc1 dead",
        **dict.fromkeys(("yawar_supay", "amsay_rumi", "ukumari", "nakaq"), "Cc1 dead"),
    },
    "staff": "sinchi_thupaq",
    "cards": {
        "Ca3": "sachamama",
        "Cc3": "wayramama",
        "Aa3": "amaru_wiraqucha",
        "Ab3": "yakumama",
        "Qb3": "qusqu",
    }
    | {"Qa3": "chusaqmama", "Qc3": "waqaychaq_mama", "Kc3": "ninamama"}
    | dict.fromkeys(("Cb3", "Ac3", "Ka3", "Kb3"), "iqiqu"),
    "turn": 52,
}
LAID_IN_DANGER = {
    "players": {"inka": "K", "chanka": "A"},
    "wallas": {
        "ayar_manqu": "ukhu",
        "ayar_awqa": "T dead",
        "ayar_kachi": "T",
        "ayar_uchu": "Qc3",
        "enigmatic_ally": "Kc3",
        "yawar_supay": "Qa3 dead",
        "wayra_sumaq": "Ab3 dead",
        "yana_uru": "Ab3 dead",
        "sinchi_thupaq": "Qa2",
        "amsay_rumi": "Cb3",
    },
    "staff": "sinchi_thupaq",
    "flags": {"Ab3": "chanka", "Ac3": "chanka", "Qa3": "chanka"},
    "llamas": {"inka": 5},
    "cards": {"Ca3": "iqiqu", "Cb3": "iqiqu", "Cc3": "waqaychaq_mama", "Aa3": "sachamama", "Qb3": "yakumama"}
    | {"Qc3": "amaru_wiraqucha", "Ka3": "iqiqu", "Kb3": "ninamama", "Kc3": "qusqu"},
    "turn": 78,
}


def test_the_staff_is_not_to_be_laid_down_where_nothing_speaks_for_it() -> None:
    for positions in (300, 3000):
        advice = BOTS.advise(position(**LAID_FOR_NOTHING), positions=positions)
        assert advice is not None
        assert advice.action == End()


STAFF_IN_REACH: dict[str, object] = {
    "players": {"supay": "C", "chanka": "Q"},
    "to_move": "supay",
    "step": "placement",
    "active": "manchay",
    "turn": 5,
    "wallas": {"manchay": "Cc3", "ukumari": "Cb3", "amsay_rumi": "Cb3"},
    "staff": "amsay_rumi",
    "cards": {"Ca3": "iqiqu", "Cc3": "qusqu", "Qb3": "iqiqu"},
}


@pytest.mark.parametrize(("llamas", "told"), [(4, "end_early"), (0, "end")])
def test_a_hint_does_not_deny_what_can_still_be_done(llamas: int, told: str) -> None:
    state = position(**STAFF_IN_REACH, llamas={"supay": llamas, "chanka": 4})
    assert any(isinstance(action, Steal) for action in legal_actions(state)) is bool(llamas)
    assert reason(state, End())[0] == told


def test_the_staff_is_to_be_laid_down_since_its_bearer_is_in_danger() -> None:
    advice = BOTS.advise(position(**LAID_IN_DANGER), positions=3000)
    assert advice is not None
    assert advice.action == Lay("sinchi_thupaq")
    said = advice_text(game_words_of("inkas"), advice)
    assert said == "Lay the staff down here: Sinchi Thupaq is in danger with it."


# the reader of games


def test_chances_are_shares_and_lines_begin_with_a_legal_action() -> None:
    judge = BOTS.judge
    assert judge is not None
    for state in decisions(11, 5):
        assert sum(judge.chances(state, (1, 2))) == pytest.approx(1)
        for line in (judge.plain_line(state), judge.best_line(state, POSITIONS)):
            assert line[0] in legal_actions(state)
        if state.question is not Question.CHOOSE:
            assert judge.might_play(state, judge.best_line(state, POSITIONS), POSITIONS)
