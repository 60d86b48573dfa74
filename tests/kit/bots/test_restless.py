"""Who gains nothing for three turns plays for a turn as somebody keener does."""

from types import SimpleNamespace
from typing import Any, cast

from game.core.contract import AnyRules
from game.kit.bots.restless import RestlessBot


class Fixed:
    """Plays one word."""

    def __init__(self, word: str) -> None:
        self.word = word

    def choose(self, state: Any) -> str:
        return self.word


RULES = cast(
    "AnyRules",
    SimpleNamespace(
        decider=lambda state: state.decider,
        turn=lambda state: state.turn,
        turn_owner=lambda state: state.turn % 2,
    ),
)


def asked(turn: int, has: int, decider: int = 0) -> SimpleNamespace:
    return SimpleNamespace(decider=decider, turn=turn, has=[has, 9])


def test_three_own_turns_without_a_gain_wake_it_and_a_gain_calms_it() -> None:
    bot = RestlessBot[Any, Any, Any](Fixed("usual"), Fixed("keen"), RULES, lambda state: state.has)
    for turn in (2, 4, 6, 8):
        assert [bot.choose(asked(turn, 5)) for _ in range(3)] == ["usual"] * 3
    assert [bot.choose(asked(10, 5)) for _ in range(2)] == ["keen"] * 2
    assert bot.choose(asked(10, 6)) == "usual"
    assert [bot.choose(asked(turn, 6)) for turn in (12, 14, 16, 18)] == ["usual"] * 3 + ["keen"]
    assert [bot.choose(asked(turn, 6)) for turn in (20, 22, 24, 26)] == ["usual"] * 3 + ["keen"]


def test_what_it_answers_in_the_turns_of_others_is_no_turn_of_its_own() -> None:
    bot = RestlessBot[Any, Any, Any](Fixed("usual"), Fixed("keen"), RULES, lambda state: state.has)
    assert {bot.choose(asked(turn, 5)) for turn in (2, 3, 5, 7, 9, 11)} == {"usual"}
