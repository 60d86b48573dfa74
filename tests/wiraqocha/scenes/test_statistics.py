"""The statistics as a player reaches and reads them: from the list of games, by mouse, and out as a table."""

import csv
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.base.i18n.words import Words
from game.core.statistics.database import FILE, Statistics
from game.core.statistics.results import GameResult
from game.scenes.load.scene import LoadScene
from game.scenes.medals.scene import MedalsScene
from game.scenes.statistics.scene import StatisticsScene, round_edges
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.title import TITLE
from tests.support.harness import Harness
from tests.support.results import player, result
from tests.support.screens import Opened


def results(count: int) -> list[GameResult]:
    players = (player("Ada", luck=3.0), player("Bram", "engineer", -3.0))
    return [result(number, players, 0, "somnium", 22) for number in range(count)]


def opened(tmp_path: Path, words: Words, content: ValleyData, count: int) -> tuple[Harness, StatisticsScene]:
    statistics = Statistics(tmp_path / FILE)
    statistics.keep(results(count))
    scene = StatisticsScene(words, TITLE, statistics, tmp_path / "games", content, lambda: None)
    return Harness(scene, (1280, 720)), scene


def test_the_list_of_games_leads_there_and_back(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    navigator.saved_games.open()
    harness.settle()
    listed = harness.stack.top
    assert isinstance(listed, LoadScene)
    harness.click(listed.buttons["statistics"].rect.center)
    harness.settle()
    shown = harness.stack.top
    assert isinstance(shown, StatisticsScene)
    assert not shown.export.enabled
    harness.click(shown.back.rect.center)
    assert isinstance(harness.stack.top, LoadScene)


def test_the_table_is_written_beside_the_games(tmp_path: Path, words: Words, content: ValleyData) -> None:
    harness, scene = opened(tmp_path, words, content, 3)
    harness.settle()
    harness.click(scene.export.rect.center)
    harness.frames(3)
    with (tmp_path / "statistics.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["name"] for row in rows] == ["Ada", "Bram"] * 3
    assert str(tmp_path / "statistics.csv") in scene.ui.toast.text


def test_a_table_that_cannot_be_written_is_told(tmp_path: Path, words: Words, content: ValleyData) -> None:
    harness, scene = opened(tmp_path, words, content, 1)
    (tmp_path / "statistics.csv").mkdir()
    harness.settle()
    harness.click(scene.export.rect.center)
    harness.frames(3)
    assert str(tmp_path / "statistics.csv") in scene.ui.toast.text


def test_the_medals_tell_who_earned_them_and_when(tmp_path: Path, words: Words, content: ValleyData) -> None:
    harness, scene = opened(tmp_path, words, content, 0)
    scene.statistics.keep(results(2)[1:])
    harness.settle()
    harness.key(pygame.K_d)
    harness.settle()
    shown = harness.stack.top
    assert isinstance(shown, MedalsScene)
    assert shown.cabinet.about == "Treasure Hunter: not earned yet"
    harness.key(pygame.K_RIGHT)
    assert shown.cabinet.about.startswith("Dreamer: earned by Ada on")
    harness.move(shown.cabinet.cell(16).center)
    assert shown.cabinet.about == "Up the Steps: 1 of 4 so far"
    harness.key(pygame.K_ESCAPE)
    assert harness.stack.top is scene


@pytest.mark.parametrize(("luck", "said"), [(0.04, "0.0"), (1.25, "+1.2"), (-0.06, "−0.1")])
def test_luck_has_a_sign_unless_it_is_none(
    luck: float, said: str, tmp_path: Path, words: Words, content: ValleyData
) -> None:
    _, scene = opened(tmp_path, words, content, 1)
    standing = scene.figures.standings[0]
    told = scene.table.texts(type(standing)("Ada", "", 1, {}, 0, 0, 0, {"luck": luck}))
    assert told[-1] == said
    assert told[4] == words("statistics.none")


def test_before_any_game_is_over_the_screen_says_what_will_be_there(
    tmp_path: Path, words: Words, content: ValleyData
) -> None:
    harness, scene = opened(tmp_path, words, content, 0)
    harness.settle()
    assert not scene.table.visible
    assert not scene.export.enabled
    (tmp_path / "later").mkdir()
    harness, scene = opened(tmp_path / "later", words, content, 1)
    harness.settle()
    assert scene.table.visible
    assert scene.export.enabled
    assert scene.table.rect.height >= scene.table.content_height(scene.table.rect.width)


def test_a_long_count_shows_how_far_it_is_and_can_be_left(
    tmp_path: Path, words: Words, content: ValleyData, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.core.statistics.totals_tables._PART", 2)
    monkeypatch.setattr("game.scenes.statistics.scene._WORK", 0.0)  # one step with each frame
    statistics = Statistics(tmp_path / FILE)
    statistics.keep(reversed(results(20)))
    left: list[bool] = []
    scene = StatisticsScene(words, TITLE, statistics, tmp_path / "games", content, lambda: left.append(True))
    harness = Harness(scene, (1280, 720))
    harness.frames(6)
    assert scene.progress is not None and scene.progress.what == "counting"
    assert 0 < scene.progress.done < scene.progress.count == 20
    assert "of 20" in scene.progress.text(words)
    harness.click(scene.back.rect.center)
    assert left
    harness.settle()
    assert scene.figures.games == 20 and scene.progress is None


def test_long_games_have_bars_of_their_own() -> None:
    assert round_edges({}) == round_edges({9: 30, 20: 5, 30: 5}) == (5, 8, 11, 14, 17, 20)
    assert round_edges({22: 10, 30: 10}) == (5, 10, 15, 20, 25, 30)
    assert round_edges({33: 10}) == (6, 12, 18, 24, 30, 36)
    assert round_edges({500: 1}) == (30, 60, 90, 120, 150, 180)
