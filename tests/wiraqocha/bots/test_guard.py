"""A bot that fails never stops the game: a lower level decides in its place, and the fault is told in words."""

import time

import pytest

from game.ai.guard import FIRST_LEGAL, Decision, Steward, Thinker, lower_levels
from game.i18n.words import available_languages
from game.protocol import BotName
from game.titles.wiraqocha.bots.reference import GreedyBot, RandomBot
from game.titles.wiraqocha.bots.roster import LEVELS, WiraqochaBot
from game.titles.wiraqocha.content.load import load_content
from game.titles.wiraqocha.phrases import explain
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import advance, decider, legal_actions
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import State
from tests.support.words import wiraqocha_words

SHORT = 0.2  # seconds


def opening() -> State:
    content = load_content()
    return new_game(content, Setup(content.colours[:2], 11))


class Raising:
    def choose(self, state: State) -> Action:
        raise ValueError("no map\nfor this valley")


class Leaving:
    def choose(self, state: State) -> Action:
        raise SystemExit


class Cheating:
    def choose(self, state: State) -> Action:
        return a.Build("death_ray")


class Babbling:
    def choose(self, state: State) -> Action:
        return "roll"  # type: ignore[return-value]


class Strange:
    """What it answers cannot even be compared."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    def choose(self, state: State) -> Action:
        return self  # type: ignore[return-value]


class Brooding:
    def choose(self, state: State) -> Action:
        while True:
            pass


class Sleeping:
    def choose(self, state: State) -> Action:
        time.sleep(3)
        return legal_actions(state)[0]


def decide(bot: type[WiraqochaBot], patience: float = 20.0, level: str = "mine") -> Decision:
    return Steward(BotName(level), bot, 5, Thinker(), patience).choose(opening())


def test_a_good_bot_decides_for_itself() -> None:
    decision = Steward(BotName("greedy"), lambda: GreedyBot(1), 5, Thinker()).choose(opening())
    assert decision.fault is None
    assert decision.action in legal_actions(opening())
    assert decision.seconds >= 0  # a coarse clock may not have moved


@pytest.mark.parametrize(
    ("bot", "reason", "told"),
    [
        (Raising, "bot_raised", "ValueError: no map for this valley"),
        (Leaving, "bot_raised", "SystemExit"),
        (Cheating, "bot_illegal", "death_ray"),
        (Babbling, "bot_illegal", "'roll'"),
        (Strange, "bot_illegal", "Strange"),
        (Brooding, "bot_overran", "0.2"),
        (Sleeping, "bot_overran", "0.2"),
    ],
)
def test_a_lower_level_decides_for_a_bot_that_fails(bot: type[WiraqochaBot], reason: str, told: str) -> None:
    decision = decide(bot, SHORT if reason == "bot_overran" else 20.0)
    assert decision.action in legal_actions(opening())
    assert decision.fault is not None
    assert decision.fault.why.reason == reason
    assert decision.fault.substitute == "greedy"
    for language in available_languages():
        said = explain(wiraqocha_words(language), decision.fault.why)
        assert told in said
        assert "mine" in said
        assert decision.fault.substitute in said
        assert "{" not in said.replace("{'", "")


def test_a_bot_that_cannot_be_made_is_a_bot_that_fails() -> None:
    def make() -> WiraqochaBot:
        raise OSError("no such engine")

    decision = Steward(BotName("mine"), make, 5, Thinker()).choose(opening())
    assert decision.fault is not None
    assert "no such engine" in str(decision.fault.why.details)


def test_the_substitute_is_the_next_lower_level() -> None:
    levels = list(LEVELS)
    assert list(lower_levels(levels[-1])) == levels[-2::-1]
    assert list(lower_levels(levels[0])) == []
    assert list(lower_levels("mine")) == ["greedy", "random"]
    decision = decide(Raising, level="greedy")
    assert decision.fault is not None
    assert decision.fault.substitute == "random"


def test_where_every_level_fails_the_game_goes_on() -> None:
    decision = decide(Raising, level="random")
    assert decision.action == legal_actions(opening())[0]
    assert decision.fault is not None
    assert decision.fault.substitute == FIRST_LEGAL


def test_after_a_bot_that_never_answers_the_thinker_serves_the_next() -> None:
    thinker = Thinker()
    state = opening()
    stuck = Steward(BotName("mine"), Brooding, 5, thinker, SHORT)
    good = Steward(BotName("random"), lambda: RandomBot(3), 5, thinker)
    assert stuck.choose(state).fault is not None
    assert good.choose(state).fault is None
    assert stuck.choose(state).fault is not None


def test_a_whole_game_goes_on_with_a_bot_that_fails_half_of_the_time() -> None:
    class Moody(RandomBot):
        calls = 0

        def choose(self, state: State) -> Action:
            Moody.calls += 1
            if Moody.calls % 2:
                raise LookupError
            return super().choose(state)

    thinker, state, faults = Thinker(), opening(), 0
    stewards = [Steward(BotName("mine"), lambda: Moody(1), seat, thinker) for seat in range(2)]
    for _ in range(300):
        seat = decider(state)
        if seat is None:
            break
        decision = stewards[seat].choose(state)
        faults += decision.fault is not None
        state = advance(state, decision.action).state
    assert faults == (Moody.calls + 1) // 2


def test_a_bot_is_shown_the_table_but_not_its_fate() -> None:
    shown: list[State] = []

    class Looking:
        def choose(self, state: State) -> Action:
            shown.append(state)
            return legal_actions(state)[0]

    state = opening()
    steward = Steward(BotName("mine"), Looking, 5, Thinker())
    steward.choose(state)
    steward.choose(state)
    assert all(legal_actions(seen) == legal_actions(state) for seen in shown)
    assert len({state.seed, *(seen.seed for seen in shown)}) == 3


def test_what_a_bot_does_to_the_state_it_is_shown_changes_nothing() -> None:
    class Forging:
        def choose(self, state: State) -> Action:
            state.crystals = (25, 0)
            state.winner = 0
            return a.Roll()

    state = opening()
    before = state.copy()
    assert Steward(BotName("mine"), Forging, 5, Thinker()).choose(state).action == a.Roll()
    assert state == before
