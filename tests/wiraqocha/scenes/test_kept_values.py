"""Kept values of the right type that no game ever wrote: they are left out, and the screens open with the rest."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

import pygame
import pytest

from game.base.files.json_values import to_json
from game.campaign.results import FILE as CAMPAIGNS
from game.campaign.results import CampaignResults, ChapterResult, KeptCampaigns, Medal, Played
from game.core.match import Match, Seat, begin_match
from game.core.record import SaveFolder
from game.core.statistics.database import FILE as STATISTICS
from game.core.statistics.database import Statistics
from game.daily.results import FILE as DAYS
from game.daily.results import DayResult, KeptDays, PlayedDay
from game.scenes.campaign.scene import CampaignScene
from game.scenes.daily.scene import DailyScene
from game.scenes.navigator import Navigator
from game.table.scene import TableScene
from tests.support.mods import shipped
from tests.support.played_games import play
from tests.support.screens import Opened
from tests.support.valley_table import MATCH

TODAY = date(2026, 11, 23)
EARLIER = PlayedDay("wiraqocha", "2026-11-22", "a.journal", "Ada", DayResult(140, True, 12))
ODD = PlayedDay("wiraqocha", "2026-11-23", "b.journal", "Ada")
ROBBED = ChapterResult(Played("wiraqocha", "expedition", "landing"), Medal.GOLD, 5)


def with_days(navigator: Navigator, *days: PlayedDay) -> None:
    path = navigator.saves.folder.with_name(DAYS)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(to_json(KeptDays(1, days)))
    navigator.daily.today = lambda: TODAY


@pytest.mark.parametrize(
    "odd",
    [
        replace(ODD, journal="x" * 300),
        replace(ODD, journal="../settings.yaml"),
        replace(ODD, title="wiraqoche"),
        replace(ODD, result=DayResult(10**50, True, 12)),
        replace(ODD, result=DayResult(1, True, -(10**50))),
    ],
)
def test_a_day_that_no_game_wrote_is_left_out_and_the_others_are_kept(
    open_game: Callable[..., Opened], odd: PlayedDay
) -> None:
    harness, navigator = open_game()
    with_days(navigator, EARLIER, odd)
    navigator.daily.open()
    harness.frames(2)
    scene = harness.stack.top
    assert isinstance(scene, DailyScene)
    assert [one.played for one in scene.view.week][-2:] == [EARLIER, None]
    harness.key(pygame.K_RETURN)
    harness.frames(2)
    assert isinstance(harness.stack.top, TableScene)
    assert navigator.daily.days.of("wiraqocha", EARLIER.date) == EARLIER


def test_a_day_with_a_name_of_many_letters_shows_as_many_as_a_name_has(
    open_game: Callable[..., Opened],
) -> None:
    harness, navigator = open_game()
    with_days(navigator, replace(EARLIER, player="Ada " * 5_000))
    navigator.daily.open()
    harness.frames(2)
    scene = harness.stack.top
    assert isinstance(scene, DailyScene)
    assert len(scene.name.text) <= 40


@pytest.mark.parametrize("bots", [("cadet", "cadet", "cadet"), ("", "", "")])
def test_a_day_whose_journal_is_another_game_says_so(
    open_game: Callable[..., Opened], bots: tuple[str, ...]
) -> None:
    harness, navigator = open_game()
    seats = tuple(Seat(seat.name, seat.emblem, bot) for seat, bot in zip(MATCH.seats, bots, strict=False))
    begin_match(Match(MATCH.setup, seats), navigator.data, navigator.saves).close()
    (path,) = navigator.saves.files(SaveFolder.PLAYED)
    with_days(navigator, replace(ODD, journal=path.name), replace(EARLIER, journal=path.name))
    navigator.daily.open()
    harness.frames(2)
    assert isinstance(harness.stack.top, DailyScene)
    navigator.daily._show(replace(EARLIER, journal=path.name))
    harness.frames(2)


def with_chapters(navigator: Navigator, *results: ChapterResult) -> CampaignScene:
    path = navigator.saves.folder.with_name(CAMPAIGNS)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(to_json(KeptCampaigns(1, results, ())))
    navigator.mods.put(shipped())
    navigator.campaigns.choose()
    scene = navigator.screens.stack.top
    assert isinstance(scene, CampaignScene)
    return scene


@pytest.mark.parametrize(
    "carried",
    [
        {"machines": ("dril", "drill")},
        {"machines": ("camp", "drill")},
        {"machines": ("android", "drill")},
        {"machines": ("drill",) * 400},
        {"crater": ("X9", "N1", "D1")},
        {"relics": ("N1", "D9"), "machines": ("drill",)},
        {"robbed": ("nobody",), "machines": ("drill",)},
        {"whatever": ("x" * 5_000,), "machines": ("drill",)},
    ],
)
def test_a_word_that_a_campaign_does_not_know_is_left_out_and_every_chapter_begins(
    open_game: Callable[..., Opened], carried: dict[str, tuple[str, ...]]
) -> None:
    harness, navigator = open_game()
    names = ("landing", "twin_ruins", "veins", "four_ruins", "gorge_of_grudges", "burnt_ground", "camps")
    found = [replace(ROBBED, played=replace(ROBBED.played, chapter=name), carried=carried) for name in names]
    scene = with_chapters(navigator, *found)
    harness.frames(2)
    assert [page.place.medal for page in scene._pages[:3]] == [Medal.GOLD] * 3
    notes = [note for page in scene._pages for note in page.notes]
    if "machines" in carried:
        assert any("achine" in note for note in notes)
    navigator.campaigns.begin("expedition", "twin_ruins")
    harness.frames(2)
    assert isinstance(harness.stack.top, TableScene)


def test_a_chapter_won_in_more_rounds_than_there_are_is_left_out(
    open_game: Callable[..., Opened], tmp_path: Path
) -> None:
    harness, navigator = open_game()
    odd = replace(ROBBED, played=replace(ROBBED.played, chapter="twin_ruins"), rounds=10**60)
    scene = with_chapters(navigator, ROBBED, odd, replace(odd, rounds=-5))
    harness.frames(2)
    assert [page.place.medal for page in scene._pages[:2]] == [Medal.GOLD, None]
    assert CampaignResults(tmp_path / CAMPAIGNS).of(ROBBED.played) == ROBBED


def test_settings_that_no_title_knows_do_not_hinder_a_game(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    preferences = navigator.screens.preferences
    now = preferences.now
    bots = replace(now.bots, seats=("cadett", "", "engineer@9", "x"), count=4, rivals=("nobody",) * 4)
    titles = {"wiraqocha": {"rims": "none", "x": "y"}}
    preferences.change(replace(now, bots=bots, lessons={"wiraqocha": ("x",), "y": ("z",)}, titles=titles))
    navigator.new_game()
    harness.frames(2)
    harness.key(pygame.K_RETURN)
    harness.frames(2)
    assert isinstance(harness.stack.top, TableScene)
    navigator.title()
    navigator.lessons.choose()
    harness.frames(2)
    play(navigator)


ROWS = """
INSERT INTO games VALUES ('a.journal', 1e300, 'wiraqocha', '{"layout": "nowhere", "x": [1]}', -3, 0, 'no_victory');
INSERT INTO games VALUES ('b.journal', -1e300, 'wiraqoche', '[]', 1, 1, '');
INSERT INTO games VALUES ('c.journal', 5.0, 'wiraqocha', '{}', 9000000000000000000, 9000000000000000000, 'somnium');
INSERT INTO players VALUES ('a.journal', 0, 'Ada', '', 'nocolour', 1, 5, '{"somnium": "x", "y": null}');
INSERT INTO players VALUES ('a.journal', 9, 'Bo', 'nobody@9', 'red', 99, NULL, '7');
INSERT INTO players VALUES ('c.journal', 0, '', '', 'red', 1, 9000000000000000000, '{}');
INSERT INTO company VALUES ('a.journal', '["", "nobody"]', '[[0, 1, "murder", 1], [0, 1, "theft", 99]]');
INSERT INTO company VALUES ('c.journal', '["nobody"]', '[[0, 0, "theft", 1e300]]');
INSERT INTO puzzles VALUES ('wiraqocha', 'nothing', -1, 99, 99);
INSERT INTO challenges VALUES ('wiraqocha', 'nothing', -1, 99);
UPDATE added SET stale = 1;
"""


def test_rows_of_the_statistics_that_no_game_wrote_close_no_screen(
    open_game: Callable[..., Opened], tmp_path: Path
) -> None:
    harness, navigator = open_game()
    Statistics.beside(navigator.saves).close()
    with closing(sqlite3.connect(tmp_path / STATISTICS)) as base, base:
        base.executescript(ROWS)
    for show in (navigator.saved_games.statistics, navigator.puzzles.open, navigator.lessons.choose):
        show()
        harness.frames(30)
        assert harness.stack.top is not None
        for key in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_DOWN):
            harness.keys([key] * 4)
    navigator.title()
    play(navigator)
    harness.frames(2)
