"""Computer players where hands are hidden: what they know of cards, that they see no more, how they use their cards."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import log

import pytest

from game.core.contract import BotName, Refusal
from game.titles.inkas.bots.card_plays import own_plays
from game.titles.inkas.bots.founding import standing
from game.titles.inkas.bots.hand_evaluation import HandEvaluator
from game.titles.inkas.bots.hand_features import NAMES
from game.titles.inkas.bots.hand_turns import HandTurns
from game.titles.inkas.bots.hand_weights import FITTED
from game.titles.inkas.bots.knowledge import Knowledge, knowledge_of, shown_hands, view_of
from game.titles.inkas.bots.title_bots import BOTS, InkasBot
from game.titles.inkas.bots.weights import WEIGHTS
from game.titles.inkas.content.definitions import CARDS, Mode
from game.titles.inkas.phrases import advice_text
from game.titles.inkas.rules.actions import Agree, Attack, Decline, Pass, Play, Plunge
from game.titles.inkas.rules.engine import legal_actions, successor
from game.titles.inkas.rules.fixed_order import CENTRE, NO_CARD
from game.titles.inkas.rules.notation.positions import POSITIONS
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.pending import DrawAsked, Question
from game.titles.inkas.rules.places import UKHU
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import begin, content, moments_with_hands
from tests.support.shares import one_in
from tests.support.words import game_words_of

POSITIONS_VALUED = 60  # by the highest level, here


def bot(level: str, seed: int = 7) -> InkasBot:
    made = BOTS.make(BotName(level, positions=POSITIONS_VALUED if level == "sage" else 0), seed)
    assert not isinstance(made, Refusal)
    return made


@cache
def moments() -> list[State]:
    """States to decide in, with every question of these quests."""
    return [state for state in moments_with_hands(1, 40) if not state.victory]


def each_question(number: int) -> Iterator[State]:
    """So many of them for each question."""
    asked: dict[Question | None, int] = {}
    for state in random.Random(4).sample(moments(), len(moments())):
        asked[state.question] = asked.get(state.question, 0) + 1
        if asked[state.question] <= number:
            yield state


def table(text: str) -> State:
    return POSITIONS.parse(content(), text)


def known_to(state: State) -> Knowledge:
    return knowledge_of(view_of(state), state.decider, shown_hands(state))


# what is known


def test_what_may_lie_face_down_is_what_is_drawn_for_it() -> None:
    state = begin(5, 3, mode=Mode.ADVANCED)
    known = dict(known_to(state).lying)
    assert sum(known.values()) == pytest.approx(1)
    seen = observation(state, state.decider)
    drawn = [card for seed in range(150) for card in resample(seen, seed).cards if card != NO_CARD]
    assert set(drawn) == set(known)
    for card, chance in known.items():
        # pieces of the map are dealt to nobody, which a single position does not show to who draws
        assert drawn.count(card) / len(drawn) == pytest.approx(chance, abs=0.04)
    assert sum(known[card] for card in state.game.pieces) == pytest.approx(9 / 36)


def test_who_may_hold_a_piece_of_the_map_follows_from_the_size_of_the_hand_and_what_was_seen() -> None:
    state = begin(5, 2, mode=Mode.ADVANCED)
    seat, other = state.decider, 1 - state.decider
    assert known_to(state).holds[other] == (0, 0, 0)
    later = replace(state, cards=(NO_CARD,) * 18 + state.cards[18:])
    assert 0 < max(known_to(later).holds[other]) < 0.7
    piece = CARDS.index("map_2")
    shown = [list(row) for row in state.known]
    shown[seat][other] = (piece,)
    hands = tuple((piece,) if one == other else hand for one, hand in enumerate(state.hands))
    assert known_to(replace(state, known=tuple(map(tuple, shown)), hands=hands)).holds[other] == (0, 1, 0)


@pytest.mark.parametrize("level", BOTS.levels)
def test_two_hands_that_cannot_be_told_apart_get_one_choice_and_a_legal_one(level: str) -> None:
    for number, state in enumerate(each_question(1)):
        seat = state.decider
        view = observation(state, seat)
        chosen = bot(level).choose(resample(view, 5))
        assert chosen in legal_actions(state)
        assert bot(level).choose(resample(view, 1000 + number)) == chosen


def test_chances_are_shares_and_all_that_counts_has_a_weight() -> None:
    assert set(FITTED) == set(NAMES)
    for state in each_question(2):
        judge = HandEvaluator(WEIGHTS, known_to(state), state)
        assert sum(judge.shares(state, state.mover)) == pytest.approx(1)


# how it stands


MAP = """
mode: advanced
players: {inka: C, chanka: Q}
wallas: {ayar_manqu: Ca1, ayar_awqa: Ka2, yawar_supay: Qa3, yana_uru: Qb3}
staff: ayar_manqu
hands: {inka: [map_1, map_2, map_3, illapa], chanka: [map_1]}
llamas: {inka: 4, chanka: 2}
cards: {Qa3: map_2, Qb2: map_3, Ca3: inti}
turn: 30
"""


SKIRMISH = """
mode: advanced
players: {inka: C, chanka: Q}
wallas: {ayar_manqu: Ka3, ayar_awqa: Ca1, yawar_supay: Ca1, wayra_sumaq: Qc2, yana_uru: Qb3}
staff: ayar_manqu
hands: {inka: [map_1], chanka: [illapa]}
llamas: {inka: 4, chanka: 5}
cards: {Qa3: map_2, Qb2: map_3, Ca3: inti}
turn: 30
"""


@pytest.mark.parametrize("level", BOTS.offered)
def test_who_has_the_map_and_the_staff_founds_qusqu(level: str) -> None:
    state = table(MAP)
    seat, player = state.mover, bot(level)
    while not state.victory and state.decider == seat:
        action = player.choose(state)
        assert isinstance(action, Plunge) or state.places[0] != CENTRE
        state = successor(state, action)
    assert state.winners == 1 << seat


def test_a_piece_that_lacks_and_a_card_that_is_unlocked_bring_the_founding_nearer() -> None:
    cards = "Ca3: inti, Ca2: inti, Ca1: wiraqucha, Cb3: pacha_mama, Kc3: mama_qucha"
    state = table(MAP.replace("map_2, map_3, illapa", "illapa").replace("Ca3: inti", cards))

    def turns(one: State) -> float:
        return standing(one, 0, known_to(one), False).turns

    held = replace(state, hands=((*state.hands[0], CARDS.index("map_2")), state.hands[1]))
    flag = replace(state, flags=(0, *state.flags[1:]))
    assert max(turns(held), turns(flag)) < turns(state)
    assert turns(table(MAP)) == 1


def test_the_banished_are_missed_more_than_those_who_will_be_born_again() -> None:
    state = table(MAP)
    judge = HandEvaluator(WEIGHTS, known_to(state), state)

    def worth(place: int) -> float:
        return judge.shares(replace(state, places=(state.places[0], place, *state.places[2:])), 1)[0]

    assert worth(state.places[1]) > worth(UKHU)


# cards


def test_a_llama_in_the_hand_is_kept_while_there_are_others() -> None:
    state = table(MAP.replace("map_1, map_2, map_3, illapa", "illapa, iqiqu"))
    judge = HandEvaluator(WEIGHTS, known_to(state), state)
    rich = replace(state, llamas=(12, 2))
    assert not [play for play in own_plays(rich, judge, 0) if play.card == "illapa"]
    poor = replace(state, llamas=(0, 2))
    assert own_plays(poor, judge, 0)


def test_the_better_ones_do_not_answer_where_it_changes_nothing() -> None:
    """An attack on a walla of no weight, to which a card that brings llamas would be an answer."""
    state = table(SKIRMISH)
    attack = next(action for action in legal_actions(state) if action.key == "attack")
    asked = successor(state, attack)
    assert asked.question is Question.ANSWER
    assert any(isinstance(action, Play) for action in legal_actions(asked))
    for level in ("captain", "sage"):
        assert isinstance(bot(level).choose(asked), Pass)


def test_a_card_that_decides_a_battle_is_laid_before_it() -> None:
    """An attack on a protected bearer, whose chance it doubles."""
    battle = """
mode: advanced
players: {inka: C, chanka: Q}
wallas: {ayar_kachi: Ca1, ayar_awqa: Ca2, yawar_supay: Ca1, wayra_sumaq: Ca1}
staff: wayra_sumaq
hands: {inka: [tampu_hatchet], chanka: [map_1, map_2]}
llamas: {inka: 0, chanka: 5}
cards: {Qa3: map_2, Qb2: map_3, Ca3: inti}
turn: 30
"""
    for level in ("captain", "sage"):
        action = bot(level).choose(table(battle))
        assert isinstance(action, Play) and action.card == "tampu_hatchet"


def test_no_card_is_laid_beside_a_walla_that_waits_to_be_placed_and_would_attack_then() -> None:
    position = """
mode: advanced
players: {chanka: K, supay: C, inka: Q}
to_move: chanka
step: dawn
wallas: {ayar_manqu: Aa1, ayar_awqa: waiting, ayar_kachi: waiting, ayar_uchu: Qa1, enigmatic_ally: Qb3,
  yawar_supay: Ac2, wayra_sumaq: hanan 4, yana_uru: waiting, sinchi_thupaq: hanan 3, amsay_rumi: ukhu, simpira: waiting,
  qarqacha: waiting, ukumari: waiting, manchay: waiting, nakaq: ukhu, ninamama: Qa3, waqaychaq_mama: Cb3,
  amaru_wiraqucha: Ca1}
staff: hole Qa3
flags: {Ca3: inka, Cb3: chanka, Cc3: supay, Aa3: inka, Ac3: chanka, Qa3: inka}
cards: {Ab3: illapa, Qb3: pacha_kamaq, Qc3: map_3, Ka3: map_2, Kb3: pacha_mama, Kc3: chusaqmama, Ab2: wiraqucha,
  Qb2: map_2, Qc2: map_3, Ka2: sachamama, Kb2: wiraqucha, Kc2: illapa, Ab1: pacha_kamaq, Qb1: map_1, Qc1: yakumama,
  Ka1: wayramama, Kb1: map_1, Kc1: urquchillay}
hands: {chanka: [tampu_hatchet, mama_qucha, urquchillay], supay: [map_2], inka: [map_1, map_3, mama_qucha]}
tampus: {ayar_uchu: [hatchet, shield]}
amarus: {supay: [ninamama]}
turn: 121
"""
    state = table(position)
    judge = HandEvaluator(WEIGHTS, known_to(state), state)
    found = HandTurns(judge, state.decider).choices(state)
    legal = legal_actions(state)
    assert [choice.action for choice in found if choice.action not in legal] == []


# quests that are won, or nearly


NEAR_QUSQU = """
title: inkas
players: {quya: A, chanka: Q}
mode: advanced
step: attack
active: chusaqmama
wallas: {mama_uqllu: waiting, mama_qura: Qa1, mama_waqu: waiting, mama_rawa: waiting, secret_ally: waiting,
  yawar_supay: Qc3, wayra_sumaq: hanan 2, yana_uru: Ka1, sinchi_thupaq: hanan 1, amsay_rumi: T, ninamama: waiting,
  wayramama: hanan 4, yakumama: Ab1, sachamama: hanan 3, chusaqmama: T, waqaychaq_mama: Qb3, amaru_wiraqucha: Ac1}
staff: chusaqmama
flags: {Ca3: chanka, Cb3: chanka, Cc3: quya, Aa3: quya, Ab3: quya, Ac3: quya, Qa3: quya, Qb3: quya, Qc3: chanka,
  Ka3: chanka, Kb3: chanka, Kc3: chanka}
cards: {Cb1: wiraqucha, Qb1: wiraqucha}
hands: {quya: [map_1, map_2, map_3, inti, inti], chanka: [map_1, map_2, map_3, inti, urquchillay, urquchillay]}
tampus: {amsay_rumi: [hatchet, shield]}
amarus: {quya: [ninamama, sachamama, chusaqmama], chanka: [wayramama]}
turn: 143
"""


@pytest.mark.parametrize("level", ["herder", "runner", "captain", "sage"])
def test_a_won_quest_is_ended_before_anybody_may_answer(level: str) -> None:
    """An attack that comes first opens a window, in which a card may take a piece of the map away (I-16.14)."""
    assert bot(level).choose(table(NEAR_QUSQU)) == Plunge("chusaqmama")


AS_GOOD_AS_WON = """
title: inkas
players: {quya: A, chanka: Q}
mode: legendary
step: attack
active: mama_uqllu
wallas: {mama_uqllu: Aa3, mama_qura: ukhu, mama_waqu: Ac2, mama_rawa: Ab3, secret_ally: Ab3, yawar_supay: Qc3,
  wayra_sumaq: Qc3, yana_uru: hanan 4, sinchi_thupaq: waiting, amsay_rumi: hanan 1, ninamama: Aa3, yakumama: Ab1,
  sachamama: Qb1, waqaychaq_mama: Qb3, amaru_wiraqucha: Ac1}
staff: sachamama
flags: {Aa3: chanka, Ab3: quya, Ac3: quya, Qa3: quya, Qb3: quya}
cards: {Ca3: pacha_mama, Cb3: map_2, Cc3: mama_qucha, Qc3: wayramama, Ka3: map_3, Kb3: inti, Kc3: urquchillay,
  Ca2: map_1, Cb2: mama_qucha, Cc2: mama_qilla, Aa2: inti, Qc2: tampu_shield, Ka2: tampu_hatchet, Kb2: urquchillay,
  Kc2: illapa, Ca1: illapa, Cb1: wiraqucha, Cc1: illapa, Aa1: chusaqmama, Qb1: wiraqucha, Qc1: urquchillay,
  Ka1: map_2, Kb1: pacha_mama, Kc1: wiraqucha}
hands: {quya: [map_1, map_3, pacha_kamaq, pacha_kamaq]}
amarus: {quya: [sachamama]}
turn: 115
"""


def test_who_is_as_good_as_sure_still_does_what_can_only_gain() -> None:
    """The Amaru attacks her in any case; her own attack costs nothing and may dominate it."""
    assert bot("sage").choose(table(AS_GOOD_AS_WON)) == Attack("mama_uqllu", "ninamama")


# draws, I-26.6


def test_a_draw_of_a_stuck_quest_is_agreed_to_unless_an_enemy_is_nearly_wiped_out() -> None:
    state = table(MAP.replace("map_1, map_2, map_3, illapa", "map_1"))
    asked = replace(state, pending=(DrawAsked(state.mover, -1, 0),), stuck=True)
    alone = replace(asked, places=(*asked.places[:10], *(UKHU,) * 4, asked.places[14], *asked.places[15:]))
    for level in BOTS.offered:
        assert isinstance(bot(level).choose(asked), Agree)
        assert isinstance(bot(level).choose(replace(asked, stuck=False)), Decline)
        assert isinstance(bot(level).choose(alone), Decline)


# advice and analysis


@pytest.mark.parametrize("language", one_in(3, ["en", "fr", "it"]))
def test_advice_is_legal_and_has_words(language: str) -> None:
    words = game_words_of("inkas", language)
    for state in each_question(1):
        advice = BOTS.advise(resample(observation(state, state.decider), 2), positions=POSITIONS_VALUED)
        assert advice is not None and advice.action in legal_actions(state)
        assert words.has(f"advice.{advice.reason}"), advice.reason
        assert "{" not in advice_text(words, advice)


def test_the_reader_of_games_gives_shares_and_leaves_hands_as_they_are() -> None:
    judge = BOTS.judge
    assert judge is not None
    for state in each_question(1):
        assert sum(judge.chances(state, (1, 2))) == pytest.approx(1)
        other = judge.resample_chance(state, 3)
        assert other.hands == state.hands and sorted(other.cards) == sorted(state.cards)
        assert judge.plain_line(state)[0] in legal_actions(state)


@pytest.mark.parametrize(("others", "least", "most"), [("", 0.0, 0.1), (", chanka: A", 0.1, 0.3)])
def test_whoever_comes_nearer_to_the_victory_is_in_more_haste_where_more_than_two_play(
    others: str, least: float, most: float
) -> None:
    def bearer_at(wamani: str) -> State:
        return table(f"""
mode: advanced
players: {{inka: Q, quya: C{others}}}
to_move: inka
wallas: {{ayar_kachi: {wamani}, mama_waqu: Ca3}}
staff: ayar_kachi
hands: {{inka: [map_1]}}
turn: 20
""")

    state, nearer = bearer_at("Qa2"), bearer_at("Qa3")
    evaluator = HandEvaluator(WEIGHTS, knowledge_of(state, 0, 1), state)
    haste = log(evaluator.chances(nearer, 1)[0] / evaluator.shares(nearer, 1)[0])
    assert least < haste < most
