"""A hint says what it is good for: with whom a move comes, what it leads to in the same turn, or what it gains by."""

import re
from functools import cache

import pytest

from game.core.contract import Advice
from game.titles.inkas.bots.advice import advise, reason
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.phrases import advice_text, card_does
from game.titles.inkas.rules.actions import (
    Action,
    Attack,
    Choose,
    Draw,
    Fly,
    Play,
    Speed,
    Store,
    Strike,
    Walk,
)
from game.titles.inkas.rules.engine import successor
from game.titles.inkas.rules.game import Game
from tests.support.inkas_games import begin
from tests.support.quest_table import position
from tests.support.words import game_words_of

AT_THE_STAFF: dict[str, object] = {
    "players": {"inka": "C", "chanka": "A", "quya": "Q", "supay": "K"},
    "mode": "advanced",
    "to_move": "inka",
    "wallas": {
        "ayar_awqa": "T",
        "mama_waqu": "Qa3",
        "mama_rawa": "Qb3",
        "sinchi_thupaq": "Ab3",
        "amsay_rumi": "Aa3",
        "qarqacha": "Kc1",
    },
    "staff": "hole T",
    "llamas": {"inka": 12, "chanka": 5, "quya": 4, "supay": 6},
    "cards": {"Kc1": "map_2", "Qa3": "iqiqu"},
    "turn": 9,
}


def test_a_hint_to_fetch_an_enemy_to_the_staff_says_so() -> None:
    advice = advise(position(**AT_THE_STAFF), positions=200)
    assert advice is not None
    if isinstance(advice.action, Speed):
        assert advice.action.fetching == "qarqacha" and advice.reason == "bring_attack"
    else:
        assert advice.reason == "staff"


FETCHED = Speed("ayar_awqa", "Kc1", "T", fetching="qarqacha")
MET = Attack("ayar_awqa", "qarqacha")


@pytest.mark.parametrize(
    ("action", "following", "said"),
    [
        (FETCHED, MET, "Let Ayar Awqa bring Qarqacha to Titiqaqa and then attack."),
        (FETCHED, None, "Let Ayar Awqa bring Qarqacha to Titiqaqa."),
        (Fly("ayar_awqa", "Kc1"), MET, "Send Ayar Awqa to Kc1: it can attack Qarqacha from there."),
        (
            Walk("ayar_awqa", "T"),
            Draw("ayar_awqa"),
            "Send Ayar Awqa to Titiqaqa: it can get the staff there.",
        ),
        (Walk("ayar_awqa", "Kc1"), None, "Send Ayar Awqa to Kc1."),
    ],
)
def test_a_move_is_advised_for_what_comes_of_it(action: Action, following: Action | None, said: str) -> None:
    advice = Advice(action, *reason(position(**AT_THE_STAFF), action, following))
    assert advice_text(game_words_of("inkas"), advice) == said


def test_a_hint_to_play_a_card_says_what_it_does() -> None:
    game, words = position(**AT_THE_STAFF).game, game_words_of("inkas")
    action: Action = Play("iqiqu")
    advice = Advice(action, "play", {"card": "iqiqu"})
    does = card_does(words, "iqiqu", game)
    assert advice_text(words, advice, game=game) == f"Play Iqiqu. {does}"
    assert does not in advice_text(words, advice, hand_seen=False, game=game)


EXPLAINED = {
    *(
        "choose",
        "choose_first",
        "nearer",
        "move_attack",
        "move_staff",
        "bring_attack",
        "attack_bearer",
        "pull",
    ),
    *("plunge", "conquer", "found", "unveil", "play", "swap", "seize", "leave", "strike", "strike_overload"),
    *(
        "rebirth",
        "skip",
        "lay",
        "store",
        "pass",
        "pass_winds",
        "agree",
        "decline",
        "lend",
        "keep",
        "end",
        "end_early",
    ),
}
"""The reasons whose own sentence says what for."""
DECISIONS = 25


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_hint_says_only_what_to_do(language: str) -> None:
    words = game_words_of("inkas", language)
    for advice, game in hints():
        why = [one.key for one in advice.remarks]
        text = advice_text(words, advice, game=game)
        assert why or advice.reason in EXPLAINED, text
        assert words.has(f"advice.{advice.reason}")
        assert all(words.has(f"advice.{key}") for key in why), why
        assert not re.search(r"[{}\[\]]", text), text


@cache
def hints() -> list[tuple[Advice[Action], Game]]:
    """What is advised to who follows all advice, in the first turns of a quest of each mode."""
    found = []
    for mode in Mode:
        state = begin(3, 2, mode=mode)
        for _ in range(DECISIONS):
            advice = advise(state, positions=20)
            assert advice is not None
            found.append((advice, state.game))
            state = successor(state, advice.action)
    return found


def test_an_attack_on_the_last_enemy_is_advised_since_it_may_win() -> None:
    dead = dict.fromkeys(("ukumari", "manchay", "nakaq", "simpira"), "T dead")
    wallas = {"ayar_awqa": "Ka1", "qarqacha": "Ka1", **dead}
    given = {
        "players": {"inka": "C", "supay": "K"},
        "to_move": "inka",
        "wallas": wallas,
        "staff": "floor Aa1",
        "step": "attack",
        "active": "ayar_awqa",
    }
    advice = advise(position(**given, llamas={"inka": 0, "supay": 0}), positions=200)
    assert advice is not None and advice.action == Attack("ayar_awqa", "qarqacha")
    assert [one.key for one in advice.remarks] == ["why_win"]


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (Choose("inka", "C"), "choose_first"),
        (Strike(), "strike"),
        (Strike(overload=True), "strike_overload"),
        (Store(2), "store"),
    ],
)
def test_answers_say_what_for_in_their_own_words(action: Action, said: str) -> None:
    key, details = reason(begin(1, 3, agreed=False), action)
    assert key == said
    text = advice_text(game_words_of("inkas"), Advice(action, key, details))
    assert ":" in text
