"""Every command of the program with `--title card-race`."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.core.record import Saves
from game.core.registry import title
from tests.support.card_race_game import NAME, begun, play_out, race_match, race_words
from tests.support.command import ROOT, Ran

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A game that was played to its end."""
    session = begun(race_match("", "thrifty", ""), Saves(tmp_path / "games"), "draw")
    play_out(session)
    session.close()
    (path,) = tmp_path.rglob("*.journal")
    return path


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_what_is_wrong_with_a_game_is_said_after_what_can_be_read_of_it(
    command: str, journal: Path, capsys: Capture
) -> None:
    lines = journal.read_text().splitlines()
    journal.write_text("\n".join([*lines[:4], "dance  #1 000000000000", *lines[4:]]) + "\n")
    ran = Ran(capsys, command, journal)
    assert ran.code == 2 and "line 5: “dance” was not possible here: " in ran.err
    assert race_words()("story.unfinished") in ran.out


def test_check_data(capsys: Capture) -> None:
    ran = Ran(capsys, "check-data", "--title", NAME)
    assert (ran.code, ran.out) == (0, "5 players\n")


def test_replay_verifies_and_tells_a_game_without_being_told_its_title(
    journal: Path, capsys: Capture
) -> None:
    assert Ran(capsys, "replay", journal, "--verify").code == 0
    told = Ran(capsys, "replay", journal, "--text")
    assert told.code == 0
    title, about, who, first, *_ = told.out.splitlines()
    assert (title, about) == ("A race of Rosa, Bela and Yuri", "Seed: 7")
    assert who == "Rosa, Bela and Yuri are at the start."
    assert first.startswith("Rosa draws the ")


def test_replay_names_the_line_of_a_fault_in_the_words_of_the_title(journal: Path, capsys: Capture) -> None:
    lines = journal.read_text("utf-8").splitlines(keepends=True)
    journal.write_text(
        "".join([lines[0], lines[1].replace("draw", "tax"), *lines[2:]]),
        "utf-8",
    )
    ran = Ran(capsys, "replay", journal, "--verify")
    assert ran.code == 2
    assert "tax cannot be done now" in ran.err


def test_rules(capsys: Capture) -> None:
    ran = Ran(capsys, "rules", "--title", NAME)
    assert ran.code == 0
    assert "## The race" in ran.out
    assert "[taxed](#tax)" in ran.out
    assert "| 2-5 |" in ran.out


SCENARIOS = """
title: card-race
scenarios:
- name: A tax of the next seat
  points: [3, 0]
  hands: [[4], [1]]
  deck: [2, 2]
  steps:
  - do: play 4
  - expect: {decides: blue, asks: answer}
  - do: tax
  - expect: {points: {red: 6, blue: 1}, decides: blue, asks: turn}
"""


def test_scenario_with_a_file_that_names_the_title(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "race.yaml"
    file.write_text(SCENARIOS, "utf-8")
    ran = Ran(capsys, "scenario", file)
    assert (ran.code, ran.err) == (0, ""), ran.out


@pytest.mark.parametrize("text", ["", "title: card-race\nscenarios: []\n"])
def test_a_file_without_a_scenario_says_so(tmp_path: Path, capsys: Capture, text: str) -> None:
    (tmp_path / "race.yaml").write_text(text, "utf-8")
    ran = Ran(capsys, "scenario", tmp_path)
    assert ran.code == 2
    assert "race.yaml" in ran.err


def test_simulate_five_seats_in_two_processes_with_a_report(tmp_path: Path, capsys: Capture) -> None:
    asked = ["simulate", "--title", NAME, "--players", "5", "--bots", "thrifty,random,random,thrifty,random"]
    asked += ["--games", "20"]
    one = Ran(capsys, *asked, "--out", tmp_path / "one")
    two = Ran(capsys, *asked, "--jobs", "2", "--out", tmp_path / "two")
    assert (one.code, two.code) == (0, 0), one.err + two.err
    games = [sorted(strip(path) for path in (tmp_path / run).rglob("*.jsonl")) for run in ("one", "two")]
    assert games[0] == games[1]
    assert any(path.suffix == ".html" for path in (tmp_path / "two").rglob("*"))


def strip(path: Path) -> list[str]:
    """The games of a file, in order, without the time that they took."""
    return sorted(line.split('"clock"')[0] for line in path.read_text("utf-8").splitlines())


def test_simulate_refuses_what_the_title_has_not(capsys: Capture) -> None:
    ran = Ran(capsys, "simulate", "--title", NAME, "--variant", "caves", "--games", "1")
    assert ran.code == 2
    assert "ahead" in ran.err
    assert Ran(capsys, "simulate", "--title", NAME, "--players", "6", "--games", "1").code == 2


def test_bench_rules(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.bench import rules

    measure = rules.measure
    monkeypatch.setattr(rules, "measure", lambda title, bench, data: measure(title, bench, data, seconds=0.2))
    ran = Ran(capsys, "bench", "rules", "--title", NAME)
    assert ran.code == 0, ran.err
    assert "5" in ran.out


def test_bench_table(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole report, of a title whose bots decide at once and whose game ends before its table is crowded."""
    from game.bench import frames, start, table, thinking

    monkeypatch.setattr(frames, "_ROUNDS", 1)
    monkeypatch.setattr(table, "STILL_SECONDS", 0.05)
    monkeypatch.setattr(
        table, "measure", lambda *given, measure=table.measure: measure(*given, still_seconds=0.05)
    )
    monkeypatch.setattr(start, "_start", lambda program, environment: 1.0)
    monkeypatch.setattr(thinking, "_SECONDS", 0.3)
    monkeypatch.setattr(thinking, "_FIRST", 0)
    ran = Ran(capsys, "bench", "table", "--title", NAME)
    assert ran.code == 0, ran.err
    assert "busy table at 1920x1080, median ms" in ran.out
    assert "turns of computer players, p99 ms" in ran.out


def test_computer_players_are_measured_in_the_midst_of_a_short_game() -> None:
    from game.bench.protocol import Bench
    from game.bench.thinking import _crowded

    match, session = _crowded(title(NAME), title(NAME).part(Bench), title(NAME).data.load(), race_words())
    assert all(seat.bot == "thrifty" for seat in match.seats)
    assert session.rules.decider(session.state) is not None
    assert len(session.steps) > 3


def shown(capsys: Capture, out: Path, scene: str, *more: str) -> Ran:
    asked = ["screenshot", "--title", NAME, "--scene", scene, "--size", "1280x720", "--out", str(out), *more]
    return Ran(capsys, *asked)


SHELL = (
    *(
        "title",
        "settings",
        "credits",
        "save-as",
        "trouble",
        "trouble-details",
        "load",
        "load-empty",
        "replay",
    ),
    *("statistics", "statistics-first", "statistics-empty", "medals"),
)


@pytest.mark.parametrize("scene", ["table", *SHELL])
def test_screenshot(scene: str, tmp_path: Path, capsys: Capture) -> None:
    ran = shown(capsys, tmp_path / "table.png", scene)
    assert (ran.code, ran.err) == (0, "")
    assert pygame.image.load(tmp_path / "table.png").get_size() == (1280, 720)


def test_a_screen_that_the_title_has_not_is_refused(tmp_path: Path, capsys: Capture) -> None:
    ran = shown(capsys, tmp_path / "table.png", "lesson")
    assert ran.code == 2
    assert "table" in ran.err


def test_film(tmp_path: Path, capsys: Capture) -> None:
    asked = ["film", "--title", NAME, "--scene", "step", "--size", "640x360", "--frames", "2"]
    ran = Ran(capsys, *asked, "--out", tmp_path / "film.png")
    assert (ran.code, ran.err) == (0, "")


def test_mods(capsys: Capture) -> None:
    assert Ran(capsys, "mods", "--title", NAME).code == 0


OPEN = """
import sys
from game.cli import main
from game.scenes.main_menu import MainMenuScene
from game.ui.loop import Loop
def run(loop):
    print(type(loop.stack.top.cover).__name__, loop.stack.top.words("title.name"))
Loop.run = run
sys.exit(main(["--title", "card-race", *sys.argv[1:]]))
"""


@pytest.mark.parametrize("more", [[], ["--safe"]])
def test_the_window_opens_with_the_title_that_is_asked_for(more: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", OPEN, *more], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip() == "Cover The Card Race"
