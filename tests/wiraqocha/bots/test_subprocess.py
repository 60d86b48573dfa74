"""Thinking beside the game: an answer always comes, and nothing is left behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from game.base.files.yaml_text import read_yaml_text
from game.core.bots.service import AdviceReply, AdviceRequest, BotMove, MoveRequest, Question, WorkerResult
from game.core.bots.subprocess_service import SubprocessService
from game.core.bots.thinking_process import ThinkingProcess, ThinkingTimeoutError
from game.core.bots.worker import GameBegun, Serve, packed, serve, unpacked
from game.core.contract import BotName
from game.titles.wiraqocha.bots.advice import advise
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.title import TITLE
from tests.support.odd_bots import (
    serve_deaf,
    serve_garbled,
    serve_halting,
    serve_nonsense,
    serve_odd,
    serve_starting,
    serve_too_much,
    serve_unreading,
    serve_unsound,
)
from tests.support.processes import KILL, PATIENCE, alive, kill, wait_until_gone
from tests.support.shares import one_in

pytestmark = pytest.mark.apart

ROOT = Path(__file__).parents[3]
# Windows knows but one way to end another program.
WAYS = (KILL,) if sys.platform == "win32" else (KILL, signal.SIGTERM, signal.SIGINT)
CONTENT = DATA.load()
LIMIT = 6.0  # seconds for a decision


@pytest.fixture
def state() -> State:
    return new_game(CONTENT, Setup(("red", "blue"), 3, "recommended", ()))


class Asking:
    """A service and the patience to wait for its answers."""

    def __init__(self, served: Serve = serve, patience: float = LIMIT) -> None:
        self.woken = Event()
        self.service = SubprocessService(TITLE, self.woken.set, served, patience)

    def ask(self, question: Question) -> WorkerResult:
        self.woken.clear()
        self.service.ask(question)
        assert self.woken.wait(PATIENCE)
        answer = self.service.answer()
        assert answer is not None
        return answer

    def move(self, state: State, level: str) -> BotMove:
        answer = self.ask(MoveRequest(state, BotName(level), 1))
        assert isinstance(answer, BotMove)
        assert answer.action in legal_actions(state)
        return answer


@pytest.fixture
def asking() -> Iterator[Asking]:
    found = Asking(serve_odd, 0.5)
    yield found
    found.service.close()


def test_a_question_comes_through_the_pipe_as_it_was(state: State) -> None:
    question = MoveRequest(state, BotName("greedy"), 1)
    content = packed(question, state.game)
    assert unpacked(content, state.game) == question
    assert len(content) < 4096  # the game itself is not sent with every question


def test_a_game_with_cards_and_tiles_of_its_own_comes_through_the_pipe() -> None:
    text = "players: [red, blue]\ntiles: {N4: {ground: mountain}}\ncards: {psychic_probe: {resources: 1}}\n"
    game = read_position(read_yaml_text(text, "position"), CONTENT).game
    begun = unpacked(packed(GameBegun(game)))
    assert isinstance(begun, GameBegun)
    there = begun.shared
    assert isinstance(there, Game)
    assert there == game
    assert there.mountains == game.mountains != new_game(CONTENT, Setup(("red", "blue"), 3)).game.mountains


def test_a_bot_decides_in_another_process(asking: Asking, state: State) -> None:
    move = asking.move(state, "greedy")
    assert move.faults == ()
    pid = asking.service.pid
    assert pid is not None
    assert pid != os.getpid()
    asking.move(state, "random")
    assert asking.service.pid == pid


def test_advice_is_that_of_the_adviser(asking: Asking, state: State) -> None:
    assert asking.ask(AdviceRequest(state, 50)) == AdviceReply(advise(state, positions=50))


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("raises", "bot_raised"),
        ("cheats", "bot_illegal"),
        ("spins", "bot_overran"),
        ("sleeps", "bot_overran"),
    ],
)
def test_a_bot_that_fails_is_replaced_and_told(asking: Asking, state: State, level: str, why: str) -> None:
    move = asking.move(state, level)
    assert [fault.why.reason for fault in move.faults] == [why]
    assert move.faults[0].bot == level
    assert asking.move(state, "greedy").faults == ()


def test_a_bot_that_ends_its_process_is_replaced_by_another_process(asking: Asking, state: State) -> None:
    asking.move(state, "greedy")
    before = asking.service.pid
    assert before is not None
    move = asking.move(state, "dies")
    assert [fault.why.reason for fault in move.faults] == ["bot_died"]
    assert asking.service.pid not in (None, before)
    wait_until_gone(before)


def test_a_process_that_is_killed_from_outside_is_replaced(asking: Asking, state: State) -> None:
    asking.move(state, "greedy")
    pid = asking.service.pid
    assert pid is not None
    kill(pid)
    wait_until_gone(pid)
    assert [fault.why.reason for fault in asking.move(state, "greedy").faults] == ["bot_died"]
    assert asking.move(state, "greedy").faults == ()


@pytest.mark.parametrize(("served", "why"), [(serve_deaf, "bot_overran"), (serve_nonsense, "bot_died")])
def test_where_no_process_answers_the_first_legal_action_is_taken(
    served: Serve, why: str, state: State
) -> None:
    asking = Asking(served, 0.1)
    move = asking.move(state, "random")
    assert [fault.why.reason for fault in move.faults] == [why]
    assert asking.ask(AdviceRequest(state)) == AdviceReply(None)
    asking.service.close()


def test_a_bot_that_always_overruns_is_benched(asking: Asking, state: State) -> None:
    asking.move(state, "spins")
    second = asking.move(state, "spins")
    assert [fault.why.reason for fault in second.faults] == ["bot_overran", "bot_benched"]
    assert asking.move(state, "spins").faults == ()


def test_where_no_process_can_be_had_it_thinks_here(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    asking = Asking()

    def refused(_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refused)
    assert asking.move(state, "greedy").faults == ()
    assert asking.service.pid is None
    asking.service.close()


def test_an_answer_to_an_earlier_question_never_comes(asking: Asking, state: State) -> None:
    asking.service.ask(MoveRequest(state, BotName("waits"), 1))
    time.sleep(0.05)
    assert isinstance(asking.ask(AdviceRequest(state)), AdviceReply)
    assert asking.service.answer() is None
    asking.service.ask(AdviceRequest(state))
    asking.service.forget()
    time.sleep(0.2)
    assert asking.service.answer() is None


def test_closing_ends_the_process_in_the_middle_of_a_thought(asking: Asking, state: State) -> None:
    asking.move(state, "greedy")
    pid = asking.service.pid
    assert pid is not None
    asking.service.ask(MoveRequest(state, BotName("sleeps"), 1))
    time.sleep(0.1)
    asking.service.close()
    asking.service.close()
    assert not alive(pid)


_KILLED = """
import sys, time
from game.core.contract import BotName
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.core.bots.service import MoveRequest
from game.core.bots.subprocess_service import SubprocessService
from tests.support.odd_bots import serve_odd
from tests.support.game_data import CONTENT
from game.titles.wiraqocha.title import TITLE

if __name__ == "__main__":
    service = SubprocessService(TITLE, lambda: None, serve_odd)
    state = new_game(CONTENT, Setup(("red", "blue"), 3, "recommended", ()))
    service.ask(MoveRequest(state, BotName("spins"), 1))
    while service.pid is None:
        time.sleep(0.01)
    print(service.pid, flush=True)
    time.sleep(3600)
"""


@pytest.mark.parametrize("way", WAYS)
def test_a_game_that_is_killed_leaves_no_process_behind(way: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _KILLED],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as game:
        assert game.stdout is not None
        pid = int(game.stdout.readline())
        assert alive(pid)
        game.send_signal(way)
        try:
            game.wait(PATIENCE)
        finally:
            game.kill()
        wait_until_gone(pid)


@pytest.mark.parametrize("served", one_in(3, [serve_unsound, serve_garbled, serve_too_much]))
def test_what_is_no_answer_is_replaced_and_told(state: State, served: Serve) -> None:
    asking = Asking(served, 0.5)
    try:
        for _ in range(4):
            reasons = {fault.why.reason for fault in asking.move(state, "cadet").faults}
            assert reasons & {"bot_died", "bot_illegal"}
            assert asking.ask(AdviceRequest(state, 50)) == AdviceReply(None)
    finally:
        asking.service.close()


@pytest.mark.skipif(sys.platform == "win32", reason="its pipes carry whole messages only")
def test_a_process_that_stops_in_the_middle_of_an_answer_is_replaced(state: State) -> None:
    asking = Asking(serve_halting, 0.5)
    try:
        assert "bot_overran" in [fault.why.reason for fault in asking.move(state, "cadet").faults]
    finally:
        asking.service.close()


def test_nothing_is_sent_to_a_process_that_does_not_listen_yet(
    state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows that would block for good where it is ended before it has its end of the pipe."""
    monkeypatch.setattr("game.core.bots.thinking_process._STARTING", 0.2)
    process = ThinkingProcess(TITLE, serve_starting)
    sent: list[bytes] = []
    monkeypatch.setattr(process, "_send", sent.append)
    try:
        with pytest.raises(ThinkingTimeoutError):
            process.start(state)
        assert sent == []
    finally:
        process.stop()


def test_a_process_that_never_reads_is_replaced(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    def long(question: object, shared: object = None) -> bytes:
        return bytes(3_000_000)  # more than a pipe holds

    monkeypatch.setattr("game.core.bots.thinking_process.packed", long)
    asking = Asking(serve_unreading, 0.5)
    try:
        assert "bot_overran" in [fault.why.reason for fault in asking.move(state, "cadet").faults]
    finally:
        asking.service.close()
