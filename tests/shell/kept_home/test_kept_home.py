"""A home that an earlier version of the program made opens with everything in it, in this version and every later one.

`home` was made by playing: games of both titles that go on, are over, are saved under a name or have mods; puzzles, a
challenge, a chapter, days, lessons, settings. It is never made anew: what is written there is what players have.
"""

import re
import shutil
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from game.base.profile.preferences import FILE as SETTINGS
from game.base.profile.preferences import Preferences
from game.base.profile.window_place import WindowPlace, read_place
from game.campaign.results import FILE as CAMPAIGNS
from game.campaign.results import CampaignResults, Played
from game.core.record import Fault, SaveFolder, Saves
from game.core.registry import title
from game.core.statistics.database import Statistics
from game.core.statistics.puzzles import Help
from game.daily.results import FILE as DAYS
from game.daily.results import DayResult, PlayedDays
from game.saved_games import open_game, summarise
from game.table.scene import TableScene
from tests.support.card_race_game import opened

KEPT = Path(__file__).parent / "home"
WIRAQOCHA, MACHU_PICCHU = "wiraqocha", "machu-picchu"
TITLES = (WIRAQOCHA, MACHU_PICCHU)
DAY = date(2026, 11, 27)
GOING_ON = {  # actions that stand, by file
    "2026-11-27-203747-fd240d.journal": 67,
    "2026-11-27-203749-914927.journal": 40,
    "2026-11-27-203803-372527.journal": 57,
    "2026-11-27-203806-d3e371.journal": 70,
}
OVER = {
    "2026-11-27-203731-ac0a89.journal": "somnium",
    "2026-11-27-203733-78e683.journal": "leviathan",
    "2026-11-27-203734-dd640b.journal": "somnium",
    "2026-11-27-203737-30f7f8.journal": "somnium",
    "2026-11-27-203749-6cbd96.journal": "somnium",
    "2026-11-27-203754-04227c.journal": "conquest",
    "2026-11-27-203759-7cd1ca.journal": "conquest",
}
CHAPTER = "2026-11-27-203735-ba6d43.journal"


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "home"
    shutil.copytree(KEPT, place)
    yield place
    assert not list(place.rglob("*unreadable*")), "something was set aside"


def test_every_game_can_be_played_again_to_where_it_stands(home: Path) -> None:
    saves = Saves(home / "games")
    played = {path.name: path for path in saves.files(SaveFolder.PLAYED)}
    assert set(played) == {*GOING_ON, *OVER, CHAPTER}
    installed = title(WIRAQOCHA).data.load()
    for name, path in played.items():
        game = open_game(path, installed)
        assert not isinstance(game, Fault) and game.fault is None, name
        outcome = game.title.rules.outcome(game.state)
        if name in GOING_ON:
            assert (outcome, len(game.replayed.steps)) == (None, GOING_ON[name])
        elif name in OVER:
            assert outcome is not None and outcome.reason == OVER[name]
    named = {path.name for path in saves.files(SaveFolder.SAVED)}
    assert len(named) == 2
    for path in saves.files(SaveFolder.SAVED):
        summary = summarise(path, saves, installed)
        assert summary.fault is None and summary.actions in (67, 70)


def test_every_line_bears_the_digest_of_the_position_that_it_led_to(home: Path) -> None:
    """Digests are made of texts that the code writes: they stay byte for byte what they were."""
    saves = Saves(home / "games")
    installed = title(WIRAQOCHA).data.load()
    checked = 0
    for path in (*saves.files(SaveFolder.PLAYED), *saves.files(SaveFolder.SAVED)):
        kept = re.findall(r"  #\d+ (\w+)", path.read_text("utf-8"))
        game = open_game(path, installed)
        assert not isinstance(game, Fault), path.name
        digests = [game.title.rules.digest(step.after) for step in game.replayed.steps]
        assert kept[-1] == digests[-1] and set(digests) <= set(kept), path.name
        checked += len(digests)
    assert checked > 1000


def test_statistics_and_all_that_was_won_are_there(home: Path) -> None:
    with closing(Statistics.beside(Saves(home / "games"))) as statistics:
        assert statistics.fault == "" and statistics.count() == len(OVER)
        wiraqocha, machu_picchu = (statistics.totals(title(name)) for name in TITLES)
        assert (wiraqocha.games, machu_picchu.games) == (5, 2)
        puzzles = statistics.puzzles(WIRAQOCHA)
        assert {name: (kept.tries, kept.solved_at, kept.help) for name, kept in puzzles.items()} == {
            "win-ec604e7d": (1, 1, Help.NONE),
            "win-71f87050": (1, 1, Help.NONE),
        }
        challenges = statistics.challenges(MACHU_PICCHU)
        assert {name: (kept.tries, kept.won) for name, kept in challenges.items()} == {"few": (1, True)}
        first = [record.medal.name for record in statistics.medals(title(WIRAQOCHA)) if record.earned]
        assert {"somnium", "honest", "harvest", "robber", "heist"} <= set(first)
        assert statistics.rivals(title(WIRAQOCHA)).keys() >= {"leila", "tomoe"}


def test_days_chapters_lessons_and_settings_are_there(home: Path) -> None:
    days = PlayedDays(home / DAYS)
    days.look()
    won = days.of(WIRAQOCHA, DAY)
    assert won is not None and won.result == DayResult(score=140, won=True, rounds=12)
    begun = days.of(MACHU_PICCHU, DAY)
    assert begun is not None and begun.result is None and begun.journal in GOING_ON
    chapters = CampaignResults(home / CAMPAIGNS)
    chapters.look()
    landing = chapters.of(Played(WIRAQOCHA, "expedition", "landing"))
    assert landing is not None and (landing.medal, landing.rounds) == ("gold", 4)
    assert chapters.is_closed(CHAPTER)
    settings = Preferences(home / SETTINGS)
    assert settings.fault is None
    assert (settings.now.language, settings.now.zoom, settings.now.ask_before_end) == ("fr", 125, False)
    assert settings.now.lessons == {WIRAQOCHA: ("first",), MACHU_PICCHU: ("first",)}
    assert read_place(home) == WindowPlace((1600, 900), (40, 30))


@pytest.mark.parametrize("name", sorted(GOING_ON))
def test_a_game_goes_on_at_the_table(name: str, home: Path) -> None:
    program = opened(home, WIRAQOCHA)
    latest = program.saves.latest_unfinished()
    assert latest is not None and latest.path.name == "2026-11-27-203806-d3e371.journal"
    program.navigator.saved_games.resume(home / "games" / name)
    program.harness.settle()
    assert isinstance(program.top, TableScene)
    session = program.table.session
    assert len(session.steps) >= GOING_ON[name] and session.problem is None
    session.act(session.rules.legal_actions(session.state)[0])
    assert session.problem is None
