"""A bot that fails never stops the game: a lower level decides in its place, and the fault is told in words."""

from collections.abc import Callable

import pytest

from game.base.i18n.words import available_languages
from game.core.bots.guard import FIRST_LEGAL, STRIKES, Guard, lower_levels
from game.core.bots.in_process_service import in_process_guard
from game.core.bots.server import ThinkingServer
from game.core.bots.service import AdviceReply, AdviceRequest, BotFault, BotMove, MoveRequest, Question
from game.core.bots.thinking_process import ProcessDiedError, ThinkingTimeoutError
from game.core.contract import BotName, Refusal
from game.kit.bots.random_bot import RandomBot
from game.titles.wiraqocha.bots.reference import GreedyBot
from game.titles.wiraqocha.bots.title_bots import BOTS, LEVELS, WiraqochaBot
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.phrases import explain
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import decider, legal_actions, perform
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.title import TITLE
from tests.support.words import wiraqocha_words

MINE = BotName("mine")


def opening() -> State:
    content = DATA.load()
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


def guard_of(make: Callable[[], WiraqochaBot], level: str = "mine") -> Guard:
    """A guard whose bots think here: those of the title, and one in the place of a level."""

    def making(name: BotName, seed: int) -> WiraqochaBot | Refusal:
        return make() if name.level == level else BOTS.make(name, seed)

    server = ThinkingServer(TITLE, making)
    return Guard(TITLE, lambda question, limit: server.answer(question))


def decide(make: Callable[[], WiraqochaBot], level: str = "mine") -> BotMove:
    return guard_of(make, level).move(MoveRequest(opening(), BotName(level), 5))


def fault_of(move: BotMove) -> BotFault:
    (fault,) = move.faults
    return fault


def test_a_good_bot_decides_for_itself() -> None:
    move = decide(lambda: GreedyBot(1))
    assert move.faults == ()
    assert move.action in legal_actions(opening())
    assert move.options == len(legal_actions(opening()))
    assert move.seconds >= 0  # a coarse clock may not have moved


def check_told(fault: BotFault, told: str) -> None:
    for language in available_languages():
        said = explain(wiraqocha_words(language), fault.why)
        assert told in said.replace(",", ".")  # as the language writes a fraction
        assert "mine" in said
        assert fault.substitute in said or fault.why.reason == "bot_overran"
        assert "{" not in said.replace("{'", "")


@pytest.mark.parametrize(
    ("bot", "reason", "told"),
    [
        (Raising, "bot_raised", "ValueError: no map for this valley"),
        (Leaving, "bot_raised", "SystemExit"),
        (Cheating, "bot_illegal", "death_ray"),
        (Babbling, "bot_illegal", "'roll'"),
        (Strange, "bot_illegal", "Strange"),
    ],
)
def test_a_lower_level_decides_for_a_bot_that_fails(bot: type[WiraqochaBot], reason: str, told: str) -> None:
    move = decide(bot)
    assert move.action in legal_actions(opening())
    fault = fault_of(move)
    assert fault.why.reason == reason
    assert fault.substitute == "greedy"
    check_told(fault, told)


class Failing:
    """Thinks as the title does, but for one bot that never answers, or whose process ends."""

    def __init__(self, error: type[Exception]) -> None:
        self.error = error
        self.server = ThinkingServer(TITLE)
        self.asked: list[tuple[str, float]] = []

    def think(self, question: Question, limit: float) -> object:
        level = question.bot.level if isinstance(question, MoveRequest) else "advice"
        self.asked.append((level, limit))
        if level in ("mine", "advice"):
            raise self.error
        return self.server.answer(question)


@pytest.mark.parametrize(
    ("error", "reason", "told"),
    [(ThinkingTimeoutError, "bot_overran", "0.2"), (ProcessDiedError, "bot_died", "greedy")],
)
def test_a_lower_level_decides_for_a_bot_that_does_not_answer(
    error: type[Exception], reason: str, told: str
) -> None:
    failing = Failing(error)
    move = Guard(TITLE, failing.think, 0.2).move(MoveRequest(opening(), MINE, 5))
    assert move.action in legal_actions(opening())
    assert [level for level, _ in failing.asked] == ["mine", "greedy"]
    assert fault_of(move).why.reason == reason
    assert fault_of(move).substitute == "greedy"
    check_told(fault_of(move), told)


def test_a_bot_may_think_as_long_as_its_name_says() -> None:
    failing = Failing(ThinkingTimeoutError)
    Guard(TITLE, failing.think, 0.5).move(MoveRequest(opening(), BotName("mine", seconds=3.0), 5))
    assert failing.asked == [("mine", 3.5), ("greedy", 0.5)]


def test_a_bot_that_overruns_again_and_again_is_not_asked_any_more() -> None:
    failing = Failing(ThinkingTimeoutError)
    guard = Guard(TITLE, failing.think, 0.2)
    moves = [guard.move(MoveRequest(opening(), MINE, 5)) for _ in range(STRIKES + 1)]
    reasons = [[fault.why.reason for fault in move.faults] for move in moves]
    assert reasons == [["bot_overran"], ["bot_overran", "bot_benched"], []]
    check_told(moves[1].faults[1], "mine")
    assert [level for level, _ in failing.asked].count("mine") == STRIKES
    other = guard.move(MoveRequest(opening(), MINE, 6))  # another player of that name
    assert fault_of(other).why.reason == "bot_overran"


@pytest.mark.parametrize("error", [ThinkingTimeoutError, ProcessDiedError])
def test_advice_that_does_not_come_is_no_advice(error: type[Exception]) -> None:
    assert Guard(TITLE, Failing(error).think).advice(AdviceRequest(opening(), 50)) == AdviceReply(None)


def test_a_bot_that_cannot_be_made_is_a_bot_that_fails() -> None:
    def make() -> WiraqochaBot:
        raise OSError("no such engine")

    assert "no such engine" in str(fault_of(decide(make)).why.details)
    unknown = in_process_guard(TITLE).move(MoveRequest(opening(), MINE, 5))
    assert "UnknownBotError: mine" in str(fault_of(unknown).why.details)


def test_the_substitute_is_the_next_lower_level() -> None:
    levels = list(LEVELS)
    assert list(lower_levels(TITLE.bots, levels[-1])) == levels[-2::-1]
    assert list(lower_levels(TITLE.bots, levels[0])) == []
    assert list(lower_levels(TITLE.bots, "mine")) == ["greedy", "random"]
    assert fault_of(decide(Raising, "greedy")).substitute == "random"


def test_where_every_level_fails_the_game_goes_on() -> None:
    move = decide(Raising, "random")
    assert move.action == legal_actions(opening())[0]
    assert fault_of(move).substitute == FIRST_LEGAL


def test_a_whole_game_goes_on_with_a_bot_that_fails_half_of_the_time() -> None:
    class Moody(RandomBot[State, Action]):
        calls = 0

        def choose(self, state: State) -> Action:
            Moody.calls += 1
            if Moody.calls % 2:
                raise LookupError
            return super().choose(state)

    guard, state, faults = guard_of(lambda: Moody(1, legal_actions)), opening(), 0
    for _ in range(300):
        seat = decider(state)
        if seat is None:
            break
        move = guard.move(MoveRequest(state, MINE, seat))
        faults += len(move.faults)
        state = perform(state, move.action).state
    assert faults == (Moody.calls + 1) // 2


def test_a_bot_is_shown_the_table_but_not_its_fate() -> None:
    shown: list[State] = []

    class Looking:
        def choose(self, state: State) -> Action:
            shown.append(state)
            return legal_actions(state)[0]

    state = opening()
    guard = guard_of(Looking)
    guard.move(MoveRequest(state, MINE, 5))
    guard.move(MoveRequest(state, MINE, 5))
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
    assert guard_of(Forging).move(MoveRequest(state, MINE, 5)).action == a.Roll()
    assert state == before
