"""What a bot's process has started ends with it: when the games are over, when it is late, dies, or is left alone."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.base.files.file_locks import lock
from tests.support.command import ROOT, Ran

pytestmark = pytest.mark.apart

STARTING = """
import os, subprocess, sys, time
from pathlib import Path

HOLD = '''
import sys, time
sys.path.insert(0, {root!r})
from game.base.files.file_locks import lock
file = open({held!r}, "a")
print(lock(file.fileno()), flush=True)
time.sleep(100)
'''

class Mine:
    def __init__(self, seed):
        pass

    def choose(self, state):
        if not Path({begun!r}).exists():
            started = subprocess.Popen([sys.executable, "-c", HOLD], stdout=subprocess.PIPE, text=True)
            assert started.stdout.readline() == "True\\n"
            Path({begun!r}).touch()
        {deed}
"""


def command_with(folder: Path, deed: str) -> list[str]:
    """Games of a bot that starts a process, which holds a file, and then does this."""
    file = folder / "mine.py"
    held, begun = str(folder / "held"), str(folder / "begun")
    code = STARTING.replace("{root!r}", repr(str(ROOT))).replace("{held!r}", repr(held))
    file.write_text(code.replace("{begun!r}", repr(begun)).replace("{deed}", deed), "utf-8")
    return ["simulate", "--players", "2", "--bots", f"{file}:Mine,random", "--games", "1", "--cap", "2"]


def nobody_holds(path: Path) -> bool:
    """Whether the process that held the file ends within a while."""
    for _ in range(200):
        with path.open("a") as file:
            if lock(file.fileno()):
                return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("deed", ["raise ValueError", "time.sleep(60)", "os._exit(0)"])
def test_it_ends_with_the_games_or_with_the_bot(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    monkeypatch.setattr("game.core.lab.experiment_runner.PATIENCE", 1.5)
    Ran(capsys, *command_with(tmp_path, deed))
    assert (tmp_path / "begun").exists()
    assert nobody_holds(tmp_path / "held")


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL], ids=["interrupted", "killed"])
@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=pytest.mark.slow)])
def test_it_ends_with_who_asked_for_the_games(tmp_path: Path, jobs: str, end: signal.Signals) -> None:
    command = [*command_with(tmp_path, "time.sleep(60)"), "--games", "2", "--jobs", jobs]
    asking = subprocess.Popen(
        [sys.executable, "-m", "game", *command],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        for _ in range(600):
            if (tmp_path / "begun").exists():
                break
            time.sleep(0.05)
        os.kill(asking.pid, end)
        asking.wait(60)
    finally:
        if asking.returncode is None:
            os.killpg(asking.pid, signal.SIGKILL)
    assert (tmp_path / "begun").exists()
    assert nobody_holds(tmp_path / "held")
