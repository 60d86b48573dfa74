"""Thinking in a process of its own, for a title of which the process knows no more than its name."""

import os
from collections.abc import Iterator
from dataclasses import replace
from threading import Event
from time import perf_counter

import pytest

from game.core.bots.budget import Budget
from game.core.bots.service import AdviceReply, AdviceRequest, BotMove, MoveRequest, Question, WorkerResult
from game.core.bots.subprocess_service import SubprocessService
from game.core.bots.thinking_process import ThinkingProcess
from game.core.contract import BotName
from game.core.registry import title
from tests.support.card_race_game import NAME, begun, race_match
from tests.support.odd_racers import serve_odd
from tests.support.processes import PATIENCE, alive, kill, wait_until_gone

pytestmark = pytest.mark.apart


class Asking:
    """A service of which a decision may take half a second, and the patience to wait for its answers."""

    def __init__(self, patience: float) -> None:
        self.woken = Event()
        self.service = SubprocessService(title(NAME), self.woken.set, serve_odd, patience)
        self.state = begun(race_match("", "", "", "", ""), None, "draw").state

    def ask(self, question: Question) -> WorkerResult:
        """The answer to a question."""
        self.woken.clear()
        self.service.ask(question)
        assert self.woken.wait(PATIENCE)
        answer = self.service.answer()
        assert answer is not None
        return answer

    def move(self, level: str) -> BotMove:
        """What the bot of this level does now, which is legal."""
        answer = self.ask(MoveRequest(self.state, BotName(level), 1))
        assert isinstance(answer, BotMove)
        assert answer.action in title(NAME).rules.legal_actions(self.state)
        return answer


@pytest.fixture
def asking(request: pytest.FixtureRequest) -> Iterator[Asking]:
    """A service; a parameter is its patience."""
    found = Asking(getattr(request, "param", 0.5))
    yield found
    found.service.close()


def test_a_bot_decides_in_another_process_which_stays(asking: Asking) -> None:
    move = asking.move("thrifty")
    assert (move.faults, move.action.card) == ((), max(asking.state.hands[1]))
    pid = asking.service.pid
    assert pid not in (None, os.getpid())
    asking.move("random")
    assert asking.service.pid == pid


def test_a_card_is_answered_by_the_seat_that_is_asked(asking: Asking) -> None:
    rules = title(NAME).rules
    asking.state = rules.successor(asking.state, rules.legal_actions(asking.state)[-1])
    asking.state = replace(asking.state, points=(0, 3, 0, 0, 0))
    assert asking.move("thrifty").action.word == "tax"


def test_advice_comes_in_the_words_that_the_title_names(asking: Asking) -> None:
    reply = asking.ask(AdviceRequest(asking.state))
    assert reply == AdviceReply(title(NAME).bots.advise(asking.state))


@pytest.mark.parametrize(
    ("level", "why"),
    [("raises", "bot_raised"), ("cheats", "bot_illegal"), ("sleeps", "bot_overran"), ("dies", "bot_died")],
)
def test_a_bot_that_fails_is_replaced_and_told(asking: Asking, level: str, why: str) -> None:
    asking.move("random")
    move = asking.move(level)
    assert [(fault.bot, fault.why.reason) for fault in move.faults] == [(level, why)]
    assert asking.move("thrifty").faults == ()


class Clock:
    """A clock that goes on by eight hours once, after so many looks at it: the machine slept."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def __call__(self) -> float:
        self.looks -= 1
        return perf_counter() + (8 * 3600.0 if self.looks < 0 else 0.0)


@pytest.mark.parametrize("asking", [5.0], indirect=True)
def test_time_that_nobody_had_is_no_overrun(asking: Asking, monkeypatch: pytest.MonkeyPatch) -> None:
    asking.move("random")
    for looks in (2, 3, 5):
        clock = Clock(looks)
        monkeypatch.setattr("game.core.bots.awake_time.perf_counter", clock)
        (fault,) = asking.move("ponders").faults
        assert clock.looks < 0
        assert fault.why.reason == "bot_illegal"  # which is no overrun


def test_a_message_may_be_under_way_while_the_machine_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    process = ThinkingProcess(title(NAME))
    state = begun(race_match("", ""), None).state
    process.start(state)
    pid = process.pid or 0
    clock = Clock(1)
    monkeypatch.setattr("game.core.bots.awake_time.perf_counter", clock)
    try:
        with process._transfer():
            while clock.looks >= -2 and alive(pid):
                Event().wait(0.01)
        assert alive(pid)
    finally:
        process.stop()


def test_a_bot_that_thinks_by_the_clock_goes_on_after_a_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.core.bots.awake_time.perf_counter", Clock(1))
    budget = Budget(5.0)
    assert budget.left() > 0.7
    budget.pause()
    assert budget.left() > 0.7


def test_on_a_busy_machine_one_thinks_on_for_the_positions_that_go_with_the_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr("game.core.bots.awake_time.perf_counter", lambda: now[0])

    def ends(valued_in_a_second: int) -> float:
        """The second in which the thinking is over."""
        budget = Budget(2.0, at_least=4000)
        while budget.left() > 0:
            now[0] += 0.5
            budget.charge(valued_in_a_second // 2)
        return budget.spent / valued_in_a_second

    assert ends(10_000) == 2.0
    assert ends(1_000) == 4.0
    assert ends(10) == 6.0


def test_a_process_that_is_killed_from_outside_is_replaced(asking: Asking) -> None:
    asking.move("thrifty")
    pid = asking.service.pid
    assert pid is not None
    kill(pid)
    wait_until_gone(pid)
    assert [fault.why.reason for fault in asking.move("thrifty").faults] == ["bot_died"]
    assert asking.move("thrifty").faults == ()


def test_closing_ends_the_process_in_the_middle_of_a_thought(asking: Asking) -> None:
    asking.move("thrifty")
    pid = asking.service.pid
    assert pid is not None
    asking.service.ask(MoveRequest(asking.state, BotName("sleeps"), 1))
    asking.service.close()
    assert not alive(pid)
