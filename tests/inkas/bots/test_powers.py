"""Computer players with Legendary powers: used where they gain, kept where they do not, and as answers."""

import random
from functools import cache

import pytest

from game.core.contract import BotName, Refusal
from game.titles.inkas.bots.hand_evaluation import HandEvaluator
from game.titles.inkas.bots.knowledge import knowledge_of, shown_hands, view_of
from game.titles.inkas.bots.levels import Planner
from game.titles.inkas.bots.power_plays import promising
from game.titles.inkas.bots.race import turns_to_plunge
from game.titles.inkas.bots.threats import targets, threats
from game.titles.inkas.bots.title_bots import BOTS
from game.titles.inkas.bots.weights import WEIGHTS
from game.titles.inkas.content.definitions import WAMANIS, Mode, Victory
from game.titles.inkas.phrases import advice_text
from game.titles.inkas.rules.actions import Action, Invoke, Pass, Stop
from game.titles.inkas.rules.engine import legal_actions, successor
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.notation.actions import read_action
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import crowded_with_hands
from tests.support.quest_table import position
from tests.support.shares import one_in
from tests.support.words import game_words_of

SMART = ("captain", "sage")
ARMED = {"supay": ["illapa"], "inka": []}


def chosen(level: str, state: State, seed: int = 7) -> Action:
    made = BOTS.make(BotName(level, positions=60 if level == "sage" else 0), seed)
    assert not isinstance(made, Refusal)
    return made.choose(resample(observation(state, state.decider), seed))


def table(mover: str, wallas: dict[str, str], **keys: object) -> State:
    """Supay against Inka, both with a card for a power."""
    given: dict[str, object] = {
        "mode": "legendary",
        "players": {"supay": "Q", "inka": "C"},
        "to_move": mover,
        "hands": {"supay": ["illapa"], "inka": ["illapa"]},
        "llamas": {"supay": 2, "inka": 2},
        "turn": 40,
        "wallas": wallas,
    }
    return position(**{**given, **keys})


# the own turn


@pytest.mark.parametrize("level", BOTS.offered)
def test_a_power_that_kills_the_last_enemy_wins(level: str) -> None:
    flags = dict.fromkeys(("Ca3", "Cb3", "Cc3"), "supay")  # nobody can be placed any more
    wallas = {"ukumari": "Kb2", "simpira": "Qb3", "ayar_kachi": "Kc2", "ayar_uchu": "Kc2"}
    state = table("supay", wallas, hands=ARMED, flags=flags)
    action = chosen(level, state)
    assert isinstance(action, Invoke)
    assert successor(state, action).victory == Victory.ELIMINATION


def test_a_power_that_would_kill_the_own_side_alone_is_not_even_looked_at() -> None:
    state = table("supay", {"ukumari": "Kb2", "simpira": "Kb2", "manchay": "Kc2", "ayar_kachi": "Ca1"})
    assert any(isinstance(action, Invoke) and action.walla == "ukumari" for action in legal_actions(state))
    assert not [use for use in promising(state, state.mover) if use.action.walla == "ukumari"]


@pytest.mark.parametrize("level", SMART)
def test_one_of_many_is_no_reason_to_spend_the_card_and_three_are(level: str) -> None:
    far = {"ukumari": "Qb2", "simpira": "Qb3", "ayar_kachi": "Cb2", "ayar_uchu": "Ca1", "ayar_manqu": "Ca3"}
    assert not isinstance(chosen(level, table("supay", far)), Invoke)
    near = {**far, "ukumari": "Kb2", "ayar_kachi": "Kb1", "ayar_uchu": "Kc2", "ayar_manqu": "Kc2"}
    action = chosen(level, table("supay", {**near, "ayar_awqa": "Kc2"}, staff="ayar_uchu"))
    assert isinstance(action, Invoke) and action.walla == "ukumari"


@pytest.mark.parametrize("level", SMART)
def test_a_walla_goes_to_where_its_power_reaches_more(level: str) -> None:
    crowd = dict.fromkeys(("ayar_kachi", "ayar_uchu", "ayar_awqa", "ayar_manqu"), "Cb1")
    state = table("supay", {"ukumari": "Kc1", "simpira": "Qb3", **crowd}, staff="ayar_uchu")
    first = chosen(level, state)
    assert not isinstance(first, Invoke)
    then = chosen(level, successor(state, first))
    assert isinstance(then, Invoke) and then.walla == "ukumari"


def test_a_power_that_strengthens_attacks_is_judged_with_them() -> None:
    state = table("supay", {"qarqacha": "Cb2", "ayar_kachi": "Cb2", "ayar_manqu": "Cb2"}, staff="ayar_kachi")
    found = [choice.action for choice in Planner().ranked(state)[:6]]
    assert any(isinstance(action, Invoke) and action.walla == "qarqacha" for action in found)


# answers


@pytest.mark.parametrize("level", SMART)
def test_a_power_saves_the_staff_from_an_attack(level: str) -> None:
    wallas = {"ayar_kachi": "Cb2", "ayar_manqu": "Cb3", "ukumari": "Cb2", "simpira": "Cb2", "manchay": "Cb2"}
    state = table("supay", {**wallas, "qarqacha": "Qb3"}, staff="ayar_kachi", rolls=[4])
    attack = read_action("attack ukumari ayar_kachi")
    assert not isinstance(attack, Refusal)
    asked = successor(state, attack)
    answer = chosen(level, asked)
    if isinstance(answer, Pass):  # before the roll: whoever waits for it loses nothing
        answer = chosen(level, successor(asked, answer))
    assert isinstance(answer, Invoke) and answer.walla == "ayar_manqu"


# what counts


def test_who_is_in_reach_of_a_power_is_menaced_and_a_card_for_one_counts() -> None:
    wallas = {
        "ukumari": "Kb2",
        "simpira": "Qb3",
        "ayar_kachi": "Kc2",
        "ayar_uchu": "Kc2",
        "ayar_manqu": "Ca3",
    }
    state = table("inka", wallas)

    def worth(one: State) -> float:
        known = knowledge_of(view_of(one), one.decider, shown_hands(one))
        return HandEvaluator(WEIGHTS, known, one).shares(one, one.decider)[one.decider]

    unarmed = table("inka", wallas, hands={"supay": [], "inka": ["illapa"]})
    assert worth(unarmed) > worth(state)
    spent = table("inka", wallas, hands=ARMED)
    assert worth(state) > worth(spent)


def test_a_staff_that_lightning_guards_is_further_for_enemies_and_its_own_apu_lets_it_go() -> None:
    wallas = {"ayar_kachi": "Ca2", "ayar_awqa": "Ca2", "simpira": "Qa1", "manchay": "Qb3"}
    state = table("inka", wallas, staff="floor Ca2", hands={}, lasting=["lightning ayar_kachi"])
    free = table("inka", wallas, staff="floor Ca2", hands={})
    home, other = 1 << WAMANIS.index("Ca3"), 1 << WAMANIS.index("Qb3")
    own, enemy = state.decider, 1 - state.decider
    assert turns_to_plunge(state, enemy, other) > turns_to_plunge(free, enemy, other)
    assert turns_to_plunge(state, own, home) == turns_to_plunge(free, own, home)
    found = list[Action]()
    while state.decider == own and len(found) < 5:
        found.append(chosen("captain", state))
        state = successor(state, found[-1])
    assert any(isinstance(action, Stop) for action in found)
    assert state.bearer != NOBODY


# any position


def test_a_fire_on_the_way_keeps_enemies_away_and_not_the_apu_who_lit_it() -> None:
    def chance(lasting: list[str], victim: str, enemy: str) -> float:
        wallas = {"mama_uqllu": "Ca3", "simpira": "Cb3"}
        players = {"quya": "K", "supay": "Q"}
        state = position(mode="legendary", players=players, to_move="quya", wallas=wallas, lasting=lasting)
        seats = {name: state.game.ayllus.index(name) for name in players}
        return threats(state, targets(state, seats[victim]), seats[enemy]).worst

    fire = ["firewall mama_uqllu Ca3|Cb3"]
    assert chance(fire, "quya", "supay") < chance([], "quya", "supay")
    assert chance(fire, "supay", "quya") == chance([], "supay", "quya") > 0


@cache
def crowds() -> list[State]:
    """Late positions of Legendary, and what is asked soon after them."""
    found = []
    for seed in (1, 2):
        rng = random.Random(seed)
        state = crowded_with_hands(rng, alliance=seed % 5 == 4, mode=Mode.LEGENDARY)
        for _ in range(4):
            legal = legal_actions(state)
            if len(legal) > 1:
                found.append(state)
            powers = [action for action in legal if isinstance(action, Invoke)]
            state = successor(state, rng.choice(powers or legal)) if legal else state
    return found


@pytest.mark.parametrize("level", ["captain"])
def test_two_hands_that_cannot_be_told_apart_get_one_choice_and_a_legal_one(level: str) -> None:
    for number, state in enumerate(crowds()):
        view = observation(state, state.decider)
        made = [BOTS.make(BotName(level), 7) for _ in range(2)]
        views = resample(view, 5), resample(view, 1000 + number)
        found = [
            bot.choose(one) for bot, one in zip(made, views, strict=True) if not isinstance(bot, Refusal)
        ]
        assert found[0] == found[1] and found[0] in legal_actions(state)


@pytest.mark.parametrize("language", one_in(3, ["en", "fr", "it"]))
def test_advice_on_powers_has_words(language: str) -> None:
    words = game_words_of("inkas", language)
    for state in crowds()[-2:]:
        advice = BOTS.advise(resample(observation(state, state.decider), 2), positions=20)
        assert advice is not None and advice.action in legal_actions(state)
        assert advice.reason != "end" or not isinstance(advice.action, Invoke | Stop)
        assert words.has(f"advice.{advice.reason}"), advice.reason
        assert "{" not in advice_text(words, advice)
