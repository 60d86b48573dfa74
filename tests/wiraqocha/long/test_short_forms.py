"""A short form of every long proof; docs/reliability.md names the commands that run them whole."""

import os
from pathlib import Path

import pytest

from game.core.statistics.database import Statistics
from game.titles.wiraqocha.title import TITLE
from tests.wiraqocha.long import (
    bad_thinkers,
    four_computers,
    many_results,
    missed_wins,
    other_data,
    played,
    random_games,
)
from tests.wiraqocha.long.killed import Killer
from tests.wiraqocha.long.monkey import Monkey


@pytest.mark.skipif(not hasattr(os, "fork"), reason="players cannot be forked here")
def test_a_killed_game_goes_on(tmp_path: Path) -> None:
    kills = Killer(tmp_path, seed=2).run(12)
    assert kills.wrong == []
    assert kills.count == 12
    assert kills.told > 0


def test_random_games_break_no_rule_that_always_holds() -> None:
    games = random_games.play(2_000_000, 60, cap=300)
    assert games.wrong == []
    assert games.count == 60
    assert games.actions > 60 * 50


def test_random_input_on_all_screens_harms_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path))
    deeds = Monkey(tmp_path, seed=7).run(250)
    assert deeds.wrong == []
    assert deeds.count == 250
    assert len(deeds.screens) >= 6


@pytest.mark.slow
def test_games_in_one_process_are_played_and_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Caches fill during the first games, so that the bound of the growth is held by the whole command alone."""
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    course = played.play(4, 40, seed=2, folder=tmp_path)
    assert len(course.memory) == len(course.frames) == len(course.floors) == 4
    assert min(course.memory) > 10
    assert course.memory[-1] < 1.5 * course.memory[0]


def test_growth_is_told_by_the_first_and_the_last_fifth_of_what_counts() -> None:
    course = played.Course(memory=[50.0] + [100.0] * 9 + [110.0] * 10)
    assert course.growth == pytest.approx(0.1)


def test_games_begun_with_other_data_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    outcome = other_data.Trial(tmp_path, seed=2).run(10)
    assert outcome.wrong == []
    assert outcome.exact == outcome.games == 10


def test_the_statistics_of_many_games_open_without_reading_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = many_results.Opening(tmp_path)
    kept = Statistics(tmp_path / "statistics.sqlite")
    kept.keep(many_results.results(1200, seed=2))
    for _ in kept.recount():
        pass
    assert kept.totals(TITLE).games == 1200
    kept.close()
    seconds, _ = opening.counted_anew()
    assert seconds > 0
    monkeypatch.setattr(Statistics, "results", None)
    monkeypatch.setattr("game.core.statistics.games.after", lambda *_: pytest.fail("a game was read"))
    assert opening.times(1) > 0


@pytest.mark.apart
@pytest.mark.slow
def test_games_go_on_whatever_thinkers_answer() -> None:
    outcome = bad_thinkers.Trial(seed=2).run(len(bad_thinkers.KINDS))
    assert outcome.wrong == []
    assert len(outcome.processes) >= len(bad_thinkers.KINDS) - 1  # memory cannot be limited everywhere
    assert outcome.replaced.total() > 10


@pytest.mark.apart
@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="what is held is told by /proc")
def test_four_computer_players_are_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether anything grows is held by the whole command alone; here they play, and notes are made."""
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    course = four_computers.Evening(tmp_path, seed=2).run(8, every=0.5)
    assert course.wrong == []
    assert course.actions > 0
    assert min(note.memory for note in course.notes) > 10


def test_what_grows_is_said() -> None:
    course = four_computers.Course()
    course.notes = [four_computers.Note(100 + number, 50, 20, 3 + number // 15) for number in range(20)]
    course.judge()
    assert [said.split()[0] for said in course.wrong] == ["memory", "threads"]


def test_a_win_that_was_taken_out_of_a_game_is_found() -> None:
    missed = missed_wins.missed_win(5)
    assert missed is not None
    assert missed_wins.judged(missed, positions=100).place > 0
