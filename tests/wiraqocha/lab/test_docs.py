"""What docs/bots.md tells people to do works as it stands there."""

import re
from pathlib import Path

import pytest

from game.core.lab.simulate import SimulationRequest, simulate
from game.titles.wiraqocha.bots.title_bots import BOTS
from tests.support.command import ROOT
from tests.support.game_data import CONTENT
from tests.support.words import wiraqocha_words

TEXT = (ROOT / "docs" / "bots.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_bot_of_thirty_lines_plays_and_beats_chance(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (code,) = [block for block in BLOCKS if "class Grabber" in block]
    assert len(code.splitlines()) <= 30
    file = tmp_path / "grabber.py"
    file.write_text(code, "utf-8")
    asked = SimulationRequest(2, f"{file}:Grabber,random", 10, 1, 1, 100, None, {"layout": ["random"]})
    assert simulate(asked, CONTENT, wiraqocha_words("en")) == 0
    report = capsys.readouterr().out
    assert "failed" not in report
    wins = re.findall(r"^  \S+:Grabber +(\d+) +10 ", report, re.MULTILINE)
    assert int(wins[0]) >= 8


def test_the_loop_of_a_learning_program_runs() -> None:
    pytest.importorskip("pettingzoo")
    (code,) = [block for block in BLOCKS if "agent_iter" in block]
    said: dict[str, object] = {}
    exec(compile(code.replace("turns=600", "turns=6000"), "docs/bots.md", "exec"), said)
    rewards = said["rewards"]
    assert isinstance(rewards, dict)
    assert sorted(rewards.values()) == [-1, -1, 1]


def test_every_level_and_temperament_is_told_of() -> None:
    for name in (*BOTS.levels, *BOTS.temperaments):
        assert f"| `{name}` |" in TEXT


def test_every_option_that_is_named_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    from tests.support.command import Ran

    helped = Ran(capsys, "simulate", "--help").out
    others = ("    python build/", "    dask ", "    openssl ", "    wiraqocha replay")
    of_the_game = "\n".join(line for line in TEXT.splitlines() if not line.startswith(others))
    for option in set(re.findall(r"(--[a-z]+)", of_the_game)):
        assert option in helped
