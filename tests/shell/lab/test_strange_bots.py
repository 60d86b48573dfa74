"""Bots from a file are read, made and asked in a process of their own, which says nothing but text."""

import os
import sys
from pathlib import Path

import pytest

from game.core.lab import strange_bots, strange_server
from game.core.registry import titles
from tests.support.command import Ran

pytestmark = pytest.mark.apart

RANDOM = """
import importlib, os, random, sys, time
from pathlib import Path

HERE = Path(__file__).parent


def note(deed):
    with (HERE / "pids").open("a") as file:
        file.write(f"{deed} {os.getpid()}\\n")


class Mine:
    def __init__(self, seed):
        note("made")
        self.chance = random.Random(seed)

    def choose(self, state):
        note("asked")
        package = type(state).__module__.rpartition(".")[0]
        legal = importlib.import_module(package + ".engine").legal_actions(state)
        return self.chance.choice(legal)


note("read")
"""


def simulated(
    capsys: pytest.CaptureFixture[str], folder: Path, code: str, *more: str, title: str = "wiraqocha"
) -> Ran:
    file = folder / "mine.py"
    file.write_text(code, "utf-8")
    asked = ("--players", "2", "--bots", f"{file}:Mine,random", "--games", "2", "--cap", "2")
    return Ran(capsys, "simulate", "--title", title, *asked, *more)


def refused_with(ran: Ran, said: str) -> None:
    """Before the first game, in one line."""
    assert ran.code == 2
    assert not ran.out
    assert len(ran.err.splitlines()) == 1
    assert said in ran.err


def ended_with(ran: Ran, said: str) -> None:
    """After the first game, with the report of what was played."""
    assert ran.code == 1
    assert "Wins by bot" in ran.out
    assert said in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("title", titles())
def test_it_is_read_made_and_asked_elsewhere(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, title: str
) -> None:
    ran = simulated(capsys, tmp_path, RANDOM, title=title)
    assert ran.code == 0
    assert "failed" not in ran.out
    noted = (tmp_path / "pids").read_text().split()
    assert set(noted[::2]) == {"read", "made", "asked"}
    assert str(os.getpid()) not in noted[1::2]


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        ("sys.exit(0)", "SystemExit: 0"),
        ("raise SystemExit", "SystemExit"),
        ("os._exit(0)", "its process ended"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
    ],
)
def test_one_that_ends_while_it_is_read_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, deed: str, said: str
) -> None:
    refused_with(simulated(capsys, tmp_path, f"{RANDOM}\n{deed}\n"), said)


def test_one_that_is_never_read_to_its_end_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strange_bots, "LOADING", 2.0)
    refused_with(simulated(capsys, tmp_path, f"{RANDOM}\nwhile True: time.sleep(1)\n"), "after 2 s")


def test_a_file_that_is_named_from_where_one_is_tells_its_line_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = simulated(capsys, Path(), RANDOM.replace('note("asked")', '{}["oil"]'))
    assert ran.code == 0
    assert """KeyError: 'oil' (mine.py:19: {}["oil"])""" in ran.out


@pytest.mark.parametrize("raised", ["raise Mute", "return Mute()"])
def test_what_cannot_tell_of_itself_is_told_by_its_kind(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, raised: str
) -> None:
    mute = """
class Mute(Exception):
    def __str__(self):
        raise ValueError

    __repr__ = __eq__ = __str__
"""
    ran = simulated(capsys, tmp_path, mute + RANDOM.replace('note("asked")', raised))
    assert ran.code == 0
    assert ("(Mute (mine.py:" if "raise" in raised else "chose an illegal action") in ran.out


@pytest.mark.skipif(sys.platform != "linux", reason="no other system limits memory so")
@pytest.mark.parametrize("where", ["read", "choose"])
def test_one_that_wants_all_memory_gets_so_much_and_no_more(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, where: str
) -> None:
    greed = f"bytearray({2 * strange_server.MOST_MEMORY})"
    if where == "read":
        refused_with(simulated(capsys, tmp_path, f"{RANDOM}\n{greed}\n"), "MemoryError")
        return
    ran = simulated(capsys, tmp_path, RANDOM.replace('note("asked")', greed))
    assert ran.code == 0
    assert "MemoryError" in ran.out


def test_one_that_ends_its_process_again_and_again_ends_the_series(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ran = simulated(capsys, tmp_path, RANDOM.replace('note("asked")', "note('asked'); os._exit(0)"))
    ended_with(ran, "mine.py:Mine did not answer or ended its process again and again")
    assert (tmp_path / "pids").read_text().count("asked") == 2


def test_one_that_never_answers_ends_the_series(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.core.lab.experiment_runner.PATIENCE", 0.3)
    ran = simulated(capsys, tmp_path, RANDOM.replace('note("asked")', "time.sleep(60)"))
    ended_with(ran, "mine.py:Mine did not answer")


@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=pytest.mark.slow)])
def test_what_it_sends_is_never_run_by_who_asks(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, jobs: str
) -> None:
    """It gets hold of the pipe, and sends a pickle that notes who reads it."""
    sending = """
import gc
from multiprocessing.connection import Connection


class Bomb:
    def __reduce__(self):
        return exec, (f"import os; open({str(HERE / 'read_by')!r}, 'a').write(str(os.getpid()) + ' ')",)


def bomb():
    for pipe in [thing for thing in gc.get_objects() if isinstance(thing, Connection)]:
        pipe.send(Bomb())
"""
    code = RANDOM.replace('note("asked")', "bomb()") + sending
    ended_with(simulated(capsys, tmp_path, code, "--jobs", jobs), "ended its process")
    assert not (tmp_path / "read_by").exists()


def test_what_it_prints_is_no_part_of_the_report(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    loud = "print('hello'); os.write(1, b'hello\\n'); os.system('echo hello')"
    ran = simulated(capfd, tmp_path, RANDOM.replace('note("asked")', loud) + f"\n{loud}\n")
    assert ran.code == 0
    assert "Wins by bot" in ran.out
    assert "hello" not in ran.out
    assert "failed" not in ran.out


def test_two_files_of_one_name_are_two_bots(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "mine.py").write_text(RANDOM, "utf-8")
    bots = ",".join(f"{tmp_path / folder / 'mine.py'}:Mine" for folder in ("a", "b"))
    assert Ran(capsys, "simulate", "--players", "2", "--bots", bots, "--games", "1", "--cap", "2").code == 0
    pids = [set((tmp_path / folder / "pids").read_text().split()[1::2]) for folder in ("a", "b")]
    assert not pids[0] & pids[1]


@pytest.mark.parametrize("folder", ["there", "a\u00e9 b"])
def test_it_takes_what_lies_beside_its_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    """Whether named from where one is or in full; what the game and Python call by the same name stays theirs."""
    (tmp_path / folder).mkdir()
    (tmp_path / folder / "choosing.py").write_text("from random import Random as Chance\n", "utf-8")
    for name in ("random", "game"):
        (tmp_path / folder / f"{name}.py").write_text("raise ValueError('not mine')\n", "utf-8")
    code = f"from choosing import Chance\n{RANDOM}".replace("random.Random", "Chance")
    for named in (tmp_path / folder, Path(folder)):
        monkeypatch.chdir(tmp_path)
        ran = simulated(capsys, named, code)
        assert (ran.code, ran.err) == (0, "")
        assert "failed" not in ran.out


def test_a_bot_that_would_have_to_be_waited_for_makes_no_noise(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Python would warn of it with a line of the game's own code."""
    code = "class Mine:\n    def __init__(self, seed): ...\n    async def choose(self, state): ...\n"
    ran = simulated(capfd, tmp_path, code)
    assert "coroutine" in ran.out + ran.err
    assert "never awaited" not in ran.err + capfd.readouterr().err
