"""Computer players that fail, at the table: the game goes on with a line in the log; nothing is left behind."""

import time
from collections.abc import Callable, Iterator

import pytest

from game.base.profile.settings import Pace
from game.core.bots.subprocess_service import SubprocessService
from game.titles.wiraqocha.bots.title_bots import LEVELS
from game.titles.wiraqocha.rules.engine import outcome
from game.titles.wiraqocha.title import TITLE
from tests.support.bot_pace import set_pace
from tests.support.odd_bots import enlist, serve_odd
from tests.support.processes import alive, kill, wait_until_gone
from tests.support.valley_table import ValleyTable, fresh

pytestmark = pytest.mark.apart

PATIENCE = 60.0  # seconds that anything may take on a busy machine


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """The table knows the odd bots as well."""
    before = dict(LEVELS)
    enlist()
    yield
    LEVELS.clear()
    LEVELS.update(before)


class Watching:
    """A table of computer players that think in a real process."""

    def __init__(self, *bots: str) -> None:
        # a busy machine is slow to answer, too
        patience = 0.5 if bots[0] in ("sleeps", "waits", "dies") else 20.0
        self.service = SubprocessService(TITLE, lambda: None, serve_odd, patience)
        self.table = ValleyTable(fresh("red", "blue"), bots=bots, service=self.service)
        set_pace(self.table.preferences, Pace.AT_ONCE)

    def until(self, happened: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < end
            self.table.harness.frames(1)
            time.sleep(0.001)

    def play(self, steps: int) -> None:
        self.until(lambda: len(self.table.played) >= steps)

    @property
    def remarks(self) -> list[str]:
        """The lines of the log about computer players that failed."""
        lines = [line.text for line in self.table.scene.game_log.lines()]
        return [line for line in lines if "this time" in line or "for the rest of the game" in line]


@pytest.fixture
def watching() -> Iterator[Callable[..., Watching]]:
    opened: list[Watching] = []

    def open_it(*bots: str) -> Watching:
        opened.append(Watching(*bots))
        return opened[-1]

    yield open_it
    for table in opened:
        table.table.scene.leave()


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("raises", "hit an error (ValueError: no idea)"),
        pytest.param("cheats", "tried an illegal move", marks=pytest.mark.slow),
        pytest.param("sleeps", "took longer than", marks=pytest.mark.slow),
        ("dies", "stopped responding"),
    ],
)
def test_the_game_goes_on_without_it_and_the_log_says_why(
    watching: Callable[..., Watching], bot: str, said: str
) -> None:
    table = watching(bot, "surveyor")
    table.until(lambda: any(said in line and "Ada" in line for line in table.remarks))
    table.play(len(table.table.played) + 2)


def test_a_substitute_that_has_no_name_among_people_is_called_chance(
    watching: Callable[..., Watching],
) -> None:
    table = watching("raises", "surveyor")
    table.until(lambda: bool(table.remarks))
    assert table.remarks[0].endswith("Chance decides this time.")


def test_a_process_that_is_killed_in_the_middle_of_a_game_is_missed_by_nobody(
    watching: Callable[..., Watching],
) -> None:
    table = watching("surveyor", "engineer")
    table.play(6)
    pid = table.service.pid
    assert pid is not None
    kill(pid)
    wait_until_gone(pid)
    table.play(14)
    assert table.service.pid not in (None, pid)
    assert len(table.remarks) <= 1


def test_the_table_is_left_while_it_thinks(watching: Callable[..., Watching]) -> None:
    table = watching("waits", "waits")
    table.play(1)
    pid = table.service.pid
    assert pid is not None
    table.until(lambda: table.table.scene.bot_turns.thinking is not None)
    table.table.scene.leave()
    assert not alive(pid)


def test_a_whole_game_with_another_process(watching: Callable[..., Watching]) -> None:
    table = watching("surveyor", "cadet")
    table.until(lambda: outcome(table.table.state) is not None)
    assert table.remarks == []
