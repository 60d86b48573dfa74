"""A hint says what a move is good for: with whom it comes, and what it leads to in the same turn."""

import pytest

from game.core.contract import Advice
from game.titles.inkas.bots.advice import advise, reason
from game.titles.inkas.phrases import advice_text, card_does
from game.titles.inkas.rules.actions import Action, Attack, Draw, Fly, Play, Speed, Walk
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
        (Walk("ayar_awqa", "Kc1"), None, "Send Ayar Awqa to Kc1: it stands better there."),
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
