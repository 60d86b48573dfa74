"""The statistics of a title with five seats, ties and figures of its own: the database and the page."""

import shutil
import sqlite3
from itertools import pairwise
from pathlib import Path

import pytest

from game.core.contract import GameStatistics
from game.core.record import Saves
from game.core.registry import title
from game.core.statistics.database import FILE, Statistics
from game.core.statistics.totals import Totals
from game.scenes.statistics.scene import StatisticsScene
from tests.support.card_race_game import NAME, RaceProgram, begun, opened, play_out, race_match
from tests.support.spy import watch


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Journals of two finished games of five, one tie of two, one that is not over and one that is broken."""
    saves = Saves(tmp_path / "games")
    for seed in (1, 2):
        session = begun(race_match("", "thrifty", "", "random", "", seed=seed), saves)
        play_out(session)
        session.close()
    begun(race_match("", ""), saves, *["step"] * 8).close()
    begun(race_match("", ""), saves, "step").close()
    (broken, *_) = sorted(saves.folder.glob("*.journal"))
    lines = broken.read_bytes().splitlines(keepends=True)
    (saves.folder / "broken.journal").write_bytes(b"".join([*lines[:3], *lines[4:]]))
    return saves.folder


def taken_in(statistics: Statistics, games: Path) -> int:
    """How many journals had to be read."""
    return len(list(statistics.take_in(statistics.missing(games), title(NAME).data.load())))


def totals(statistics: Statistics) -> Totals:
    """What the games of the card race add up to."""
    list(statistics.recount())
    return statistics.totals(title(NAME))


def test_finished_games_are_counted_once_with_the_setting_places_and_figures(
    tmp_path: Path, games: Path
) -> None:
    statistics = Statistics(tmp_path / FILE)
    assert (taken_in(statistics, games), taken_in(statistics, games)) == (5, 0)
    results = sorted(statistics.results(), key=lambda result: len(result.players))
    assert [len(result.players) for result in results] == [2, 5, 5]
    assert all((result.title, result.setting) == (NAME, {"ahead": "no"}) for result in results)
    tie, long, _ = results
    assert [(player.rank, player.score, player.figures) for player in tie.players] == [
        (1, 4, {"points": 4.0})
    ] * 2
    assert (tie.reason, tie.turns, tie.rounds) == ("turns", 8, 4)
    assert long.players[4].colour == "ivory"
    assert [player.score for player in long.players] == [
        int(player.figures["points"]) for player in long.players
    ]
    statistics.close()
    again = Statistics(tmp_path / FILE)
    assert sorted(again.results(), key=lambda result: result.key) == sorted(
        results, key=lambda result: result.key
    )
    again.close()


def test_a_game_that_ends_tells_its_new_medals_and_the_next_one_none(tmp_path: Path) -> None:
    race = opened(tmp_path)
    finished, told = race.navigator.games.finished, []
    for seed in (1, 2):
        match = race_match("", "", seed=seed)
        session = begun(match, race.saves, *["step"] * 8)
        finished.keep(match, session)
        told.append([medal.name for medal in finished.medals(match, session)])
        session.close()
    assert told == [["swift"], []]


def test_sums_spread_figures_between_the_edges_that_the_title_gives(tmp_path: Path, games: Path) -> None:
    statistics = Statistics(tmp_path / FILE)
    taken_in(statistics, games)
    found = totals(statistics)
    points = [player.score or 0 for result in statistics.results() for player in result.players]
    edges = title(NAME).part(GameStatistics).seat_figures[0].edges
    bounds = [float("-inf"), *edges, float("inf")]
    between = [sum(low < one <= high for one in points) for low, high in pairwise(bounds)]
    assert list(found.spreads["points"]) == between
    assert sum(between) == 12
    assert found.games == 3
    assert sum(found.reasons.values()) == 3
    bots = {one.level: one.games for one in found.standings if one.level}
    assert bots == {"thrifty": 2, "random": 2}
    statistics.close()


def test_sums_that_do_not_hold_are_counted_anew(tmp_path: Path, games: Path) -> None:
    statistics = Statistics(tmp_path / FILE)
    taken_in(statistics, games)
    before = totals(statistics)
    statistics.close()
    base = sqlite3.connect(tmp_path / FILE)
    with base:
        base.execute("UPDATE added SET stale = 1")
    base.close()
    again = Statistics(tmp_path / FILE)
    assert totals(again) == before
    again.close()


def test_a_file_that_is_no_database_is_put_aside_and_filled_again(tmp_path: Path, games: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all" * 100)
    statistics = Statistics(tmp_path / FILE)
    assert statistics.fault == "damaged"
    assert taken_in(statistics, games) == 5
    assert totals(statistics).games == 3
    statistics.close()


def page(tmp_path: Path, size: tuple[int, int] = (1280, 720)) -> RaceProgram:
    """The page of statistics."""
    program = opened(tmp_path, size=size)
    program.navigator.saved_games.statistics()
    program.harness.settle()
    assert isinstance(program.top, StatisticsScene)
    program.top.read_all()
    return program


def spoilt(path: Path) -> None:
    """Give the sums a value that none of their columns can have, which is met only when they are asked for."""
    base = sqlite3.connect(path)
    with base:
        base.execute("INSERT INTO deeds VALUES (?, 'puzzles', 'a', '', 9e999, 'Ada')", (NAME,))
        base.execute("INSERT INTO games VALUES ('a', 1e999, ?, '[', 1, 1, 'turns')", (NAME,))
    base.close()


def test_damage_that_is_met_late_is_told_and_the_games_are_counted_again(tmp_path: Path, games: Path) -> None:
    Statistics(tmp_path / FILE).close()
    spoilt(tmp_path / FILE)
    top = page(tmp_path).top
    assert isinstance(top, StatisticsScene)
    assert top.figures.games == 3
    assert "statistics.unreadable-1.sqlite" in top.ui.toast.text


def test_damage_that_is_met_at_the_end_of_a_game_is_told(tmp_path: Path) -> None:
    race, match = opened(tmp_path), race_match("", "")
    file = race.saves.folder.with_name(FILE)
    Statistics(file).close()
    spoilt(file)
    session = begun(match, race.saves, *["step"] * 8)
    race.navigator.games.finished.keep(match, session)
    race.navigator.games.finished.medals(match, session)
    session.close()
    assert "statistics.unreadable-1.sqlite" in race.top.ui.toast.text


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_the_page_tells_them_in_the_words_of_the_title(
    tmp_path: Path, games: Path, size: tuple[int, int]
) -> None:
    program = page(tmp_path, size)
    with watch(program.top.scale) as spy:
        program.top.repaint()
        program.harness.stack.invalidate()
        program.harness.frames(2)
    texts = {text.text for seen in spy.scenes for text in seen.drawn} | {
        fitted.text for seen in spy.scenes for fitted in seen.fitted
    }
    assert {"Rosa", "Bela", "Points", "Most points"} <= texts
    assert not any(fitted.cut for seen in spy.scenes for fitted in seen.fitted)


def test_without_a_finished_game_the_page_says_so(tmp_path: Path) -> None:
    shutil.rmtree(tmp_path / "games", ignore_errors=True)
    program = page(tmp_path)
    assert program.top.figures.games == 0
    assert not program.top.export.enabled
