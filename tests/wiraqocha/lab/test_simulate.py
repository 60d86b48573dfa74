"""Many games between bots: the same however many processes play them, and gone on with where they stopped."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from game.base.files.file_locks import lock
from game.base.i18n.words import available_languages
from game.core.contract import Refusal
from game.core.lab.ledger import read_ledger
from game.core.lab.results import SimulatedGame, from_line, to_line
from game.core.lab.simulate import experiment_of, simulate
from game.core.lab.workers import results_of
from game.titles.wiraqocha.lab.counter import FIGURES
from tests.support.command import ROOT, Ran
from tests.support.full_disk import fill_disk
from tests.support.game_data import CONTENT
from tests.support.lab_requests import ENGLISH, lines_without_clock, request
from tests.support.shares import one_in


def played(**other: Any) -> list[SimulatedGame]:
    wanted = request(**other)
    experiment = experiment_of(wanted, CONTENT)
    assert not isinstance(experiment, Refusal)
    return list(results_of(experiment, CONTENT, range(wanted.games), wanted.jobs))


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = played(players=3, games=3)
    assert [result.number for result in alone] == [0, 1, 2]
    assert played(players=3, games=3, jobs=3) == alone
    assert played(players=3, games=3, seed=6) != alone


def test_each_bot_plays_from_every_place_in_turn() -> None:
    results = played(players=3, bots="greedy,random,greedy", games=3)
    assert [[seat.bot for seat in result.players].index("random") for result in results] == [1, 0, 2]


def test_a_result_is_told_in_full_and_read_back() -> None:
    (result,) = played(
        games=1, players=4, options={"layout": ["random"], "variant": ["caves", "prisoner"]}, cap=400
    )
    assert from_line(to_line(result)) == result
    players = [FIGURES.of_player(player) for player in result.players]
    assert result.reason in ("treasure", "somnium", "leviathan")
    assert set(FIGURES.of_game(result).offered) >= {card for player in players for card in player.bought}
    assert sum(sum(player.actions.values()) for player in result.players) == result.actions
    assert all(player.dice <= player.pips <= 6 * player.dice for player in players)
    turns = sum(sum(place.values()) for place in result.clock.turns)
    assert turns == result.turns
    assert all(held <= result.turns for player in players for held in player.held.values())


def test_a_game_that_does_not_end_is_stopped_and_counts_as_unfinished(
    capsys: pytest.CaptureFixture[str],
) -> None:
    results = played(cap=2)
    assert [(result.ranks, result.reason, result.turns) for result in results] == [((), "", 4)] * 3
    assert simulate(request(cap=2), CONTENT, ENGLISH) == 0
    unfinished = [line for line in capsys.readouterr().out.splitlines() if "Unfinished" in line]
    assert [line.split()[-1] for line in unfinished] == ["3"]


def test_games_go_on_where_they_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, parted = tmp_path / "whole.jsonl", tmp_path / "parted.jsonl"
    assert simulate(request(whole, games=4), CONTENT, ENGLISH) == 0
    assert simulate(request(parted, games=2), CONTENT, ENGLISH) == 0
    first = parted.read_bytes()
    parted.write_bytes(first + b'{"number":2,"se')  # a line that was cut short
    assert simulate(request(parted, games=4, jobs=2), CONTENT, ENGLISH) == 0
    assert parted.read_bytes().startswith(first)
    assert lines_without_clock(parted) == lines_without_clock(whole)
    written = parted.read_bytes()
    assert simulate(request(parted, games=4), CONTENT, ENGLISH) == 0
    assert parted.read_bytes() == written


def test_a_folder_that_another_simulation_writes_to_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert simulate(request(tmp_path, games=2), CONTENT, ENGLISH) == 0
    path.write_bytes(path.read_bytes() + b'{"number":2,"se')  # the other one is in the middle of a line
    before = path.read_bytes()
    with path.open("a") as other:
        assert lock(other.fileno())
        assert simulate(request(tmp_path, games=4), CONTENT, ENGLISH) == Refusal("lab_busy", {"file": path})
        assert path.read_bytes() == before
        assert not isinstance(simulate(request(tmp_path / "mine", games=1), CONTENT, ENGLISH), Refusal)
    assert simulate(request(tmp_path, games=4), CONTENT, ENGLISH) == 0


def test_a_folder_is_in_use_from_the_first_game_to_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    second: list[object] = []

    def look(*_: object) -> None:
        second.append(simulate(request(tmp_path, games=9), CONTENT, ENGLISH))

    monkeypatch.setattr("game.core.lab.simulate.write_files", look)
    assert simulate(request(tmp_path, games=1), CONTENT, ENGLISH) == 0
    assert second == [Refusal("lab_busy", {"file": tmp_path / "games.jsonl"})]


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ({"seed": 6}, "--seed 5"),
        ({"players": 3}, "--players 2"),
        ({"bots": "random"}, "--bots greedy,greedy"),
        ({"options": {"layout": ["recommended"]}}, "--layout random"),
        ({"options": {"layout": ["random"], "variant": ["caves"]}}, "--variant –"),
        ({"cap": 50}, "--cap 60"),
    ],
)
def test_other_parameters_are_refused_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], other: dict[str, object], told: str
) -> None:
    simulate(request(tmp_path, games=1), CONTENT, ENGLISH)
    before = (tmp_path / "games.jsonl").read_bytes()
    refused = simulate(request(tmp_path, **{"games": 1, **other}), CONTENT, ENGLISH)
    assert isinstance(refused, Refusal)
    assert refused.reason == "lab_other_parameter"
    assert told in f"{refused.details['name']} {refused.details['was']}"
    assert (tmp_path / "games.jsonl").read_bytes() == before


@pytest.mark.parametrize("part", ["data", "code"])
def test_results_of_other_data_or_other_bots_are_not_mixed(tmp_path: Path, part: str) -> None:
    path = tmp_path / "games.jsonl"
    simulate(request(path, games=1), CONTENT, ENGLISH)
    experiment = experiment_of(request(), CONTENT)
    assert not isinstance(experiment, Refusal)
    path.write_text(path.read_text("utf-8").replace(getattr(experiment, part), "0" * 12), "utf-8")
    refused = simulate(request(path, games=1), CONTENT, ENGLISH)
    assert isinstance(refused, Refusal)
    assert refused.reason == f"lab_other_{part}"


def test_a_spoilt_file_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    simulate(request(path, games=2), CONTENT, ENGLISH)
    lines = path.read_text("utf-8").splitlines(keepends=True)
    experiment = experiment_of(request(), CONTENT)
    assert not isinstance(experiment, Refusal)
    path.write_text("".join([lines[0], lines[2]]), "utf-8")
    assert read_ledger(path, experiment) == Refusal("lab_bad_line", {"file": path, "line": 2})
    path.write_text(f"{lines[0]}nonsense\n", "utf-8")
    assert read_ledger(path, experiment) == Refusal("lab_bad_line", {"file": path, "line": 2})
    path.write_text("some notes\n", "utf-8")
    assert read_ledger(path, experiment) == Refusal("lab_no_ledger", {"file": path})


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--players", "5"], "--players"),
        (["--players", "few"], "--players"),
        (["--games", "0"], "--games"),
        (["--jobs", "0"], "--jobs"),
        (["--seed", "-1"], "--seed"),
        (["--cap", "0"], "--cap"),
        (["--layout", "circle"], "recommended, random"),
        (["--variant", "lava"], "caves, prisoner"),
        (["--bots", "admiral"], "greedy"),
        (["--bots", "random:sleepy"], "sleepy"),
        (["--bots", "random@never"], "random@never"),
        (["--bots", "random,,random"], "--"),
        (["--bots", "random,random"], "4"),
        (["--bots", "no/such.py:Bot"], "no/such.py"),
        (["--bots", "README.md:Bot"], "README.md:Bot"),
        (["--bots", "game/titles/wiraqocha/bots/reference.py:Bishop"], "GreedyBot"),
        (["--bots", "game/core/bots/bot_name.py:BotName"], "choose(state)"),
        (["--bots", "docs/game:engineer"], "docs/game"),
        (["--out", "README.md"], "README.md"),
        (["--out", "README.md/x.jsonl"], "README.md"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    arguments: list[str],
    told: str,
) -> None:
    monkeypatch.chdir(ROOT)
    ran = Ran(capsys, "--lang", language, "simulate", *arguments)
    assert ran.code == 2
    assert told in ran.err
    assert len(ran.err.splitlines()) == 1
    assert "[" not in ran.err
    assert "{" not in ran.err


def test_a_file_that_is_no_python_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("class Mine\n", "utf-8")
    refused = experiment_of(request(bots=f"{path}:Mine"), CONTENT)
    assert isinstance(refused, Refusal)
    assert refused.reason == "bot_file_fails"
    assert "SyntaxError" in str(refused.details["error"])


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        ("raise TypeError('interpreted classes cannot inherit from compiled')", "TypeError: interpreted"),
        ("sys.exit(3)", "SystemExit: 3"),
    ],
)
def test_a_class_of_which_no_bot_can_be_made_is_refused_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], deed: str, told: str
) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "import sys\n"
        "class Mine:\n"
        f"    def __init__(self, seed):\n        {deed}\n"
        "    def choose(self, state):\n        pass\n",
        "utf-8",
    )
    ran = Ran(
        capsys, "simulate", "--players", "2", "--bots", f"random,{path}:Mine", "--out", str(tmp_path / "out")
    )
    assert ran.code == 2
    assert told in ran.err
    assert "Mine" in ran.err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    "base", ["Surveyor", "NoisyPlanner", pytest.param("Engineer", marks=pytest.mark.slow)]
)
def test_a_bot_may_build_on_a_level(tmp_path: Path, capsys: pytest.CaptureFixture[str], base: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        f"from game.titles.wiraqocha.bots.levels import {base}\n"
        f"class Mine({base}):\n"
        f"    def __init__(self, seed):\n        super().__init__({'seed' if base == 'NoisyPlanner' else ''})\n",
        "utf-8",
    )
    assert simulate(request(bots=f"random,{path}:Mine", games=1), CONTENT, ENGLISH) == 0
    assert "failed" not in capsys.readouterr().out


def test_a_bot_that_fails_is_told_of_and_its_game_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "class Mine:\n"
        "    def __init__(self, seed):\n        pass\n"
        "    def choose(self, state):\n        raise ValueError('lost my map')\n",
        "utf-8",
    )
    play = played(bots=f"random,{path}:Mine", games=1)
    assert simulate(request(bots=f"random,{path}:Mine", games=1, jobs=2), CONTENT, ENGLISH) == 0
    said = capsys.readouterr().out
    assert "lost my map" in said
    decisions = sum(play[0].players[1].actions.values())
    told = {"bot": f"{path}:Mine", "count": decisions, "all": decisions, "share": "100.0%"}
    assert ENGLISH("lab.substituted", **told) in said


@pytest.mark.apart
@pytest.mark.parametrize(
    ("deed", "patience", "told"),
    [("while True: pass", 0.5, "did not answer within 0.5 s"), ("os._exit(3)", 60.0, "ended its process")],
)
def test_a_bot_that_never_answers_or_ends_its_process_ends_the_series_with_a_report(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    deed: str,
    patience: float,
    told: str,
) -> None:
    monkeypatch.setattr("game.core.lab.experiment_runner.PATIENCE", patience)
    path = tmp_path / "mine.py"
    path.write_text(
        "import os\n"
        "class Mine:\n"
        "    def __init__(self, seed):\n        pass\n"
        "    def choose(self, state):\n"
        f"        if state.turn < 3:\n            {deed}\n"
        "        return 'roll'\n",
        "utf-8",
    )
    assert simulate(request(bots=f"random,{path}:Mine", games=1, cap=2), CONTENT, ENGLISH) == 1
    printed = capsys.readouterr()
    assert told in printed.out
    assert ENGLISH("lab.given_up", bot=f"{path}:Mine", count=1) in printed.err


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize("jobs", one_in(2, ["2", "1"]))
def test_an_interruption_leaves_a_good_file(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "game", "simulate", "--players", "2", "--bots", "greedy"]
    command += ["--games", "100000", "--jobs", jobs, "--seed", "5", "--layout", "random", "--cap", "60"]
    process = subprocess.Popen(
        [*command, "--out", str(path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        for _ in range(600):
            if path.exists() and path.read_bytes().count(b"\n") > 2:
                break
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=60)
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert "Interrupted" in told
    assert "Traceback" not in told
    experiment = experiment_of(request(), CONTENT)
    assert not isinstance(experiment, Refusal)
    found = read_ledger(path, experiment)
    assert not isinstance(found, Refusal)
    assert len(found.results) >= 2
    assert found.results[:2] == tuple(played(games=2))


def test_a_full_disk_leaves_no_half_of_a_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = request(tmp_path, games=1, cap=20)
    assert simulate(asked, CONTENT, ENGLISH) == 0
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    assert any(path.suffix == ".svg" for path in before)
    fill_disk(monkeypatch)
    found = simulate(asked, CONTENT, ENGLISH)
    assert isinstance(found, Refusal) and found.reason == "lab_unwritable"
    assert found.details == {"file": str(tmp_path / "report.txt"), "why": "No space left on device"}
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
