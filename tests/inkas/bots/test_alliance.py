"""Computer players in an Alliance: they play for their side, lend by what it gains, and see no partner's hand."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from game.core.contract import BotName, Refusal
from game.titles.inkas.bots.chances import foreseen
from game.titles.inkas.bots.evaluation import Evaluator, next_mover, won
from game.titles.inkas.bots.hand_evaluation import HandEvaluator
from game.titles.inkas.bots.knowledge import knowledge_of, shown_hands, view_of
from game.titles.inkas.bots.levels import Planner
from game.titles.inkas.bots.title_bots import BOTS, InkasBot
from game.titles.inkas.bots.weights import WEIGHTS
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.phrases import advice_text
from game.titles.inkas.rules.actions import Agree, Ambush, Attack, Decline, Evoke, Pass, Play, Pull
from game.titles.inkas.rules.engine import legal_actions, outcome, successor
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, bits
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.lending import borrowed
from game.titles.inkas.rules.notation.positions import POSITIONS
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.places import UKHU
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import begin, content, crowded, crowded_with_hands, walk
from tests.support.shares import one_in
from tests.support.words import game_words_of

POSITIONS_VALUED = 60  # by the highest level, here
FAMILY, ADVANCED = Mode.FAMILY, Mode.ADVANCED
modes = pytest.mark.parametrize("mode", [FAMILY, ADVANCED])
offered = pytest.mark.parametrize("level", BOTS.offered)


def bot(level: str, seed: int = 7) -> InkasBot:
    made = BOTS.make(BotName(level, positions=POSITIONS_VALUED if level == "sage" else 0), seed)
    assert not isinstance(made, Refusal)
    return made


def table(text: str) -> State:
    return POSITIONS.parse(content(), text)


def after(state: State, line: str) -> State:
    """The state that follows from an action as text."""
    action = INKAS.parse_action(state, line)
    assert not isinstance(action, Refusal)
    return successor(state, action)


@cache
def moments(mode: Mode) -> tuple[State, ...]:
    """States to decide in, with every question that is asked in crowds of two nations."""
    found: list[State] = []
    make = crowded if mode is Mode.FAMILY else crowded_with_hands
    for seed in range(40):
        rng = random.Random(seed)
        found += [state for state in walk(rng, make(rng, alliance=True), 20) if not state.victory]
    return tuple(found)


def each_question(mode: Mode, number: int) -> Iterator[State]:
    """So many of them for each question."""
    asked: dict[Question | None, int] = {}
    for state in random.Random(4).sample(moments(mode), len(moments(mode))):
        asked[state.question] = asked.get(state.question, 0) + 1
        if asked[state.question] <= number:
            yield state


def enemy_named(state: State, name: str) -> bool:
    return not state.game.side[state.decider] >> PIECE_INDEX[name] & 1


# for the side


@modes
def test_partners_have_one_chance_and_the_two_sides_have_all(mode: Mode) -> None:
    for state in each_question(mode, 2):
        known = knowledge_of(view_of(state), state.decider, shown_hands(state)) if state.hands else None
        judge = HandEvaluator(WEIGHTS, known, state) if known else Evaluator(WEIGHTS, state)
        shares = judge.shares(state, next_mover(state))
        first, second = (seat for seat in range(4) if state.game.sides[seat] & 1)
        assert shares[first] == shares[second]
        assert sum(shares) == pytest.approx(2)


def test_who_is_out_wins_with_its_partner_and_a_lost_ally_is_no_defeat() -> None:
    state = begin(3, 4, alliance=True)
    side, partner = state.game.sides[0], state.game.partners[0]
    enemy = next(seat for seat in state.game.seats if not side >> seat & 1)
    ended = replace(state, victory="elimination", winners=side, out=0b1111 & ~(1 << partner))
    assert won(ended) == [side >> seat & 1 for seat in state.game.seats]
    assert won(replace(state, victory="draw", winners=0, out=1 << partner)) == [0.5] * 4
    own = state.game.own[0]
    places = tuple(UKHU if own >> piece & 1 else place for piece, place in enumerate(state.places))
    fallen = replace(state, places=places, out=0b0001, mover=enemy)
    shares = Evaluator(WEIGHTS, fallen).shares(fallen, enemy)
    assert 0 < shares[0] == shares[partner] < shares[enemy]


@pytest.mark.parametrize(
    "level", [*one_in(2, BOTS.levels[:-1]), pytest.param(BOTS.levels[-1], marks=pytest.mark.slow)]
)
@modes
def test_what_a_seat_cannot_tell_apart_gets_one_choice_which_is_legal_and_never_at_its_partner(
    mode: Mode, level: str
) -> None:
    for number, state in enumerate(each_question(mode, 1)):
        seat = state.decider
        view = observation(state, seat)
        chosen = bot(level).choose(resample(view, 5))
        assert chosen in legal_actions(state)
        assert bot(level).choose(resample(view, 1000 + number)) == chosen
        made = chosen.action if isinstance(chosen, Evoke) else chosen
        if isinstance(made, Attack | Ambush):
            assert enemy_named(state, made.target)
        if isinstance(made, Pull):
            assert enemy_named(state, made.enemy)


# lending


ONE_LLAMA_SHORT = """
alliance: true
players: {inka: C, chanka: A, quya: Q, supay: K}
to_move: inka
step: move
wallas: {ayar_awqa: Cb1, mama_waqu: Qa2, yana_uru: Ab2, ukumari: Kb2}
staff: ayar_awqa
llamas: {inka: 0, quya: 2, chanka: 3, supay: 3}
cards: {Ca3: qusqu}
flags: {Cb3: chanka, Cc3: supay, Aa3: inka, Ab3: quya, Ac3: chanka, Qa3: inka, Qb3: supay, Qc3: quya, Ka3: chanka,
  Kb3: inka, Kc3: quya}
turn: 41
"""
"""The Scout with the staff is two steps from the last card, which is Qusqu; its partner has the llama for it."""
WINNING, NEEDLESS = "speed ayar_awqa Ca2 Ca3 borrowing 1", "speed ayar_awqa Cc1 Aa1 borrowing 1"


@offered
def test_what_wins_at_once_is_asked_for_and_lent(level: str) -> None:
    state = table(ONE_LLAMA_SHORT)
    for seed in range(6):
        asked = bot(level, seed).choose(state)
        assert borrowed(asked) == 1
        found = successor(state, asked)
        assert found.question is Question.CONSENT
        assert bot(level, seed).choose(found) == Agree()
        found = successor(found, Agree())
        while not found.victory and found.decider == state.mover:
            found = successor(found, bot(level, seed).choose(found))
        assert found.winners == state.game.sides[state.mover]


@offered
def test_what_gains_nothing_for_the_side_is_not_lent(level: str) -> None:
    state = after(table(ONE_LLAMA_SHORT), NEEDLESS)
    assert state.question is Question.CONSENT
    assert bot(level).choose(state) == Decline()


def test_a_random_partner_lends_now_and_then() -> None:
    state = after(table(ONE_LLAMA_SHORT), NEEDLESS)
    assert {bot("random", seed).choose(state) for seed in range(20)} == {Agree(), Decline()}


def test_own_llamas_are_paid_before_a_partner_is_asked() -> None:
    state = table(ONE_LLAMA_SHORT.replace("inka: 0", "inka: 1"))
    for level in BOTS.offered:
        assert borrowed(bot(level).choose(state)) == 0


def test_a_partner_is_not_asked_for_what_brings_less_than_two_of_a_hundred_chances() -> None:
    asked = 0
    for state in [one for one in moments(FAMILY) if one.question is Question.TURN][:60]:
        planner, seat = Planner(), state.decider
        found = planner.ranked(state)[0].action
        if not borrowed(found):
            continue
        seen, search = planner.look_at(state)
        chances = {choice.action: choice.chances[seat] for choice in search.choices(seen)}
        alone = max(chance for action, chance in chances.items() if not borrowed(action))
        assert chances[found] - alone > 0.02 or chances[found] == 1
        asked += 1
    assert asked


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_advice_on_lending_speaks_of_the_plan_and_not_of_a_draw(language: str) -> None:
    words = game_words_of("inkas", language)
    for plan, reason in ((WINNING, "lend"), (NEEDLESS, "keep")):
        advice = BOTS.advise(after(table(ONE_LLAMA_SHORT), plan), positions=100)
        assert advice is not None and advice.reason == reason
        assert advice_text(words, advice) == words(f"advice.{reason}")


# answers


PARTNER_ATTACKED = """
mode: advanced
alliance: true
players: {inka: C, chanka: A, quya: Q, supay: K}
to_move: chanka
step: attack
active: yana_uru
wallas: {ayar_manqu: Ab1, yana_uru: Ab1, mama_waqu: Qa2, ukumari: Kb2}
staff: ayar_manqu
hands: {quya: [mama_qucha], inka: [map_1], chanka: [], supay: []}
llamas: {inka: 2, quya: 2, chanka: 3, supay: 3}
cards: {Ca3: inti, Ca2: map_2, Qa2: map_3}
flags: {Ca3: inka, Qa3: quya}
rolls: [4, 4]
turn: 41
"""
ATTACK = "attack yana_uru ayar_manqu"


@pytest.mark.parametrize("level", ["captain", "sage"])
def test_a_card_answers_for_the_sake_of_a_partner(level: str) -> None:
    state = after(table(PARTNER_ATTACKED), ATTACK)
    assert state.question is Question.ANSWER and state.game.ayllus[state.decider] == "quya"
    assert isinstance(bot(level).choose(state), Play)
    other = table(PARTNER_ATTACKED.replace("quya: [mama_qucha]", "quya: [illapa]"))
    asked = after(other, ATTACK)
    assert asked.question is Question.ANSWER
    assert isinstance(bot(level).choose(asked), Pass)


# quests


@pytest.mark.parametrize("mode", [FAMILY, pytest.param(ADVANCED, marks=pytest.mark.slow)])
def test_a_level_beats_random_players_by_side(mode: Mode) -> None:
    state, salt = begin(2, 4, mode=mode, alliance=True), 0
    first = state.game.sides[1]
    players = [bot("runner" if first >> seat & 1 else "random", seat) for seat in state.game.seats]
    while not state.victory:
        salt += 1
        view = resample(observation(state, state.decider), salt)
        state = successor(state, players[state.decider].choose(view))
    found = outcome(state)
    assert found is not None and found.winners == tuple(bits(first))


@modes
def test_a_reader_of_games_gives_each_partner_what_their_side_has(mode: Mode) -> None:
    judge = BOTS.judge
    assert judge is not None
    for state in each_question(mode, 1):
        chances, sides = judge.chances(foreseen(state), (1, 2)), judge.sides(state)
        assert sorted(seat for side in sides for seat in side) == [0, 1, 2, 3]
        for one, other in sides:
            assert chances[one] == chances[other]
        assert sum(chances[side[0]] for side in sides) == pytest.approx(1)
        assert judge.plain_line(state)[0] in legal_actions(state)


@pytest.mark.parametrize("alliance", [False, True])
def test_beside_a_partner_a_conquest_counts_more_than_among_four_that_play_alone(alliance: bool) -> None:
    """Four who fight in pairs would hardly ever found: who decides is as much more eager."""
    state = begin(2, 4, alliance=alliance)
    while state.question is not Question.TURN or state.turn < 9:
        state = successor(
            state, bot("herder", 1).choose(resample(observation(state, state.decider), state.turn))
        )
    seat, home = state.decider, replace(state, flags=(state.decider, *state.flags[1:]))
    gains = list[float]()
    for allied in (0.0, 0.5):
        judge = Evaluator(replace(WEIGHTS, allied=allied), state)
        gains.append(judge.chances(home, seat)[seat] / judge.chances(state, seat)[seat])
    assert (gains[1] > gains[0]) == alliance
