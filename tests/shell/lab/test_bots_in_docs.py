"""What docs/bots.md and the pages of single titles show of bots and learning programs works as it is written there."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from game.base.i18n.words import Words
from game.core.bots.available_bots import is_offered, level_name
from game.core.bots.in_process_service import in_process_guard
from game.core.bots.service import MoveRequest
from game.core.contract import BotName, Refusal
from game.core.lab.protocol import Lab
from game.core.registry import title, titles
from game.kit.bots.levels import Level
from tests.support.command import ROOT, Ran

PAGES = ("docs/bots.md", "docs/bots-machu-picchu.md", "docs/bots-inkas.md")
EXAMPLES = [
    code
    for page in PAGES
    for code in re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.S)
]


def title_of(code: str) -> str:
    (package,) = set(re.findall(r"game\.titles\.(\w+)", code))
    return str(package).replace("_", "-")


def class_of(code: str) -> str:
    """The bot that it defines; empty for none."""
    found = re.findall(r"^class (\w+)", code, re.M)
    return found[0] if found else ""


BOTS = [code for code in EXAMPLES if class_of(code)]
LOOPS = [code for code in EXAMPLES if "agent_iter" in code]


def test_there_are_examples_for_every_title() -> None:
    for shown in (BOTS, LOOPS):
        assert {title_of(code) for code in shown} == set(titles())
    assert len(BOTS) + len(LOOPS) == len(EXAMPLES)
    lines = {class_of(code): [line for line in code.splitlines() if line] for code in BOTS}
    assert len(lines["Hoarder"]) == 10


@pytest.mark.apart
@pytest.mark.parametrize("code", BOTS, ids=class_of)
def test_a_bot_that_is_shown_plays(code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "shown.py"
    file.write_text(code, "utf-8")
    asked = ("--players", "2", "--bots", f"{file}:{class_of(code)},random", "--games", "1", "--cap", "6")
    ran = Ran(capsys, "simulate", "--title", title_of(code), *asked)
    assert ran.code == 0
    assert "failed" not in ran.out


@pytest.mark.parametrize("code", LOOPS, ids=title_of)
def test_a_loop_that_is_shown_runs(code: str) -> None:
    pytest.importorskip("pettingzoo")
    said: dict[str, object] = {}
    exec(compile(code.replace("turns=600", "turns=12"), "docs", "exec"), said)
    assert said["terminated"] or said["truncated"]


@pytest.mark.apart
@pytest.mark.parametrize(
    "base",
    [
        "wiraqocha.bots.levels.NoisyPlanner",
        "wiraqocha.bots.levels.Surveyor",
        "wiraqocha.bots.levels.Engineer",
        "machu_picchu.bots.levels.Planner",
        pytest.param("wiraqocha.bots.sampling_search.SamplingSearch", marks=pytest.mark.slow),
        pytest.param("machu_picchu.bots.rollout_planner.RolloutPlanner", marks=pytest.mark.slow),
    ],
)
def test_a_class_may_build_on_a_level_and_say_nothing_more(
    base: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module, _, level = base.rpartition(".")
    file = tmp_path / "mine.py"
    file.write_text(f"from game.titles.{module} import {level}\nclass Mine({level}): pass\n", "utf-8")
    title = module.split(".")[0].replace("_", "-")
    asked = ("--players", "2", "--bots", f"{file}:Mine,random", "--games", "1", "--cap", "2")
    ran = Ran(capsys, "simulate", "--title", title, *asked)
    assert ran.code == 0
    assert "failed" not in ran.out


@pytest.mark.apart
@pytest.mark.parametrize("title", titles())
def test_a_bot_that_raises_is_told_once_a_kind_with_the_line_of_its_file(
    title: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "import json\n"
        "class Mine:\n"
        "    def __init__(self, seed): self.asked = 0\n"
        "    def choose(self, state):\n"
        "        self.asked += 1\n"
        "        if self.asked % 2:\n"
        "            raise ValueError(f'lost at {self.asked}')\n"
        "        return json.loads(f'nothing {self.asked}')\n",
        "utf-8",
    )
    asked = ("--players", "2", "--bots", f"{file}:Mine,random", "--games", "2", "--cap", "2")
    told = Ran(capsys, "simulate", "--title", title, *asked).out.partition("Bots failed")[2].splitlines()[1:]
    assert len(told) == 2
    assert sum("(mine.py:7: raise ValueError(f'lost at {self.asked}'))" in line for line in told) == 1
    assert sum("(mine.py:8: return json.loads(f'nothing {self.asked}'))" in line for line in told) == 1
    assert all(int(line.split()[0]) > 1 for line in told)


@pytest.mark.parametrize("name", titles())
def test_a_bot_becomes_a_level_by_its_line(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = title(name)
    levels = import_module(f"game.titles.{name.replace('-', '_')}.bots.title_bots").LEVELS
    monkeypatch.setitem(levels, "mine", Level(levels["random"].make))
    assert is_offered(played.bots, "mine")
    assert level_name(Words.load("en").with_title(name), "mine") == "mine"
    data = played.data.load()
    options = title(name).part(Lab).options(data, 2, {})
    assert not isinstance(options, Refusal)
    state = played.setups.new_game(data, title(name).part(Lab).setup(data, 2, 1, options))
    move = in_process_guard(played).move(MoveRequest(state, BotName("mine"), 1))
    assert not move.faults
    assert not move.substitute
