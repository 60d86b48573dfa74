"""Two windows on one home: whatever both write at the same moment, nothing is lost of what either was told is kept."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from game.base.profile.preferences import Preferences, read_settings
from game.base.profile.settings import Settings
from game.campaign.results import CampaignResults, ChapterResult, Medal, Played
from game.core.record import Fault, Journal, SaveFolder, Saves, read
from game.core.record.journal import JournalEntry
from game.daily.results import DayResult, PlayedDay, PlayedDays
from tests.support.race_games import HEADER
from tests.support.two_windows import both

PAIRS = 20
MANY = 400

FIRST_DAY = date(2026, 11, 2).toordinal()
DAYS = 3  # of each window, in one home
ENTRIES = tuple(JournalEntry("step", 0, f"{number:08x}") for number in range(5))
OLD, LINES = 2, (3, 5)  # lines of the save that was there, and of those of the two windows


def day_of(window: int, number: int) -> date:
    return date.fromordinal(FIRST_DAY + 2 * number + window)


def play_all(home: Path, window: int) -> Callable[[], object]:
    """A window that has read everything, and then plays days and chapters, sets something and saves."""
    days, medals = PlayedDays(home / "daily.json"), CampaignResults(home / "campaigns.json")
    preferences, saves = Preferences(home / "settings.yaml"), Saves(home / "games")

    def play() -> None:
        now = preferences.now
        for number in range(DAYS):
            day = PlayedDay("race", day_of(window, number).isoformat(), f"{window}-{number}", "Ada")
            days.begin(day)
            days.finish(day, DayResult(100, True, 3))
            chapter = Played("race", "road", f"{window}-{number}")
            medals.close(f"{window}-{number}", ChapterResult(chapter, Medal.GOLD, 3))
        preferences.change(replace(now, language="fr") if window else replace(now, zoom=125))
        preferences.change(replace(preferences.now, lessons={"race": (f"lesson {window}",)}))
        saves.save("Sunday", HEADER, ENTRIES[: LINES[window]])

    return play


def lost(home: Path) -> list[str]:
    """What one of the two windows was told is kept, and is not there."""
    days, medals = PlayedDays(home / "daily.json"), CampaignResults(home / "campaigns.json")
    found = []
    for window in (0, 1):
        for number in range(DAYS):
            played = days.of("race", day_of(window, number))
            if played is None or played.result is None:
                found.append(f"day {window}-{number}")
            if medals.of(Played("race", "road", f"{window}-{number}")) is None:
                found.append(f"medal {window}-{number}")
    settings = read_settings(home / "settings.yaml")
    assert isinstance(settings, Settings)
    if (settings.language, settings.zoom) != ("fr", 125):
        found.append(f"settings {settings}")
    if set(settings.lessons["race"]) != {"lesson 0", "lesson 1"}:
        found.append(f"lessons {settings.lessons}")
    return found + [f"save of {count} lines" for count in lost_saves(home)]


def lost_saves(home: Path) -> set[int]:
    saves = Saves(home / "games")
    files = [*saves.files(SaveFolder.SAVED), *saves.files(SaveFolder.BACKUPS)]
    journals = [found for path in files if isinstance(found := read(path), Journal)]
    wanted = {OLD, *LINES} if (home / "old").exists() else set(LINES)
    return wanted - {len(journal.entries) for journal in journals}


def homes(folder: Path, pairs: int) -> list[Path]:
    """Homes of which every other one is new; the others have settings, and a save under the name that both take."""
    made = [folder / str(number) for number in range(pairs)]
    for home in made[::2]:
        home.mkdir()
        (home / "old").touch()
        Preferences(home / "settings.yaml").change(Settings(fullscreen=True))
        assert not isinstance(Saves(home / "games").save("Sunday", HEADER, ENTRIES[:OLD]), Fault)
    for home in made[1::2]:
        home.mkdir()
    return made


@pytest.mark.parametrize("pairs", [PAIRS, pytest.param(MANY, marks=pytest.mark.slow)])
def test_two_windows_lose_nothing_of_each_other(tmp_path: Path, pairs: int) -> None:
    made = homes(tmp_path, pairs)
    both(made, play_all)
    assert {home.name: found for home in made if (found := lost(home))} == {}
    assert not list(tmp_path.rglob("*.lock")) and not list(tmp_path.rglob("*.part"))
