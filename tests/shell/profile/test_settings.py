"""The settings last, and nothing that happens to their file stops the game."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from game.i18n.words import Words
from game.profile.preferences import KEPT, Preferences, SettingsFault, read_settings
from game.profile.settings import BotSettings, MotionSettings, Pace, Settings, TitleSetting
from game.ui.volumes import Volumes

CHOSEN = Settings(
    language="en",
    volumes=Volumes(0.3, 0.5, 0.0, muted=True),
    motion=MotionSettings(Pace.AT_ONCE, ambient=False),
    bots=BotSettings(Pace.FAST, 5.0, ("", "engineer:raider", "surveyor", ""), 2),
    zoom=125,
    fullscreen=True,
    ask_before_end=False,
    lessons={"another-game": ("first",), "card-race": ("goal", "first")},
    titles={"card-race": {"backs": "striped"}},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "settings.yaml"


def test_what_was_set_is_there_at_the_next_start(path: Path) -> None:
    Preferences(path).change(CHOSEN)
    assert Preferences(path).now == CHOSEN
    assert [file.name for file in path.parent.iterdir()] == ["settings.yaml"]


def test_settings_from_before_there_was_music_are_read(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("volumes: {master: 0.5, effects: 0.7, ambience: 0.2, muted: true}\n", "utf-8")
    preferences = Preferences(path)
    assert preferences.fault is None
    assert preferences.now.volumes == Volumes(0.5, 0.7, 0.2, Volumes().music, muted=True)


def test_lessons_from_before_there_were_titles_are_read(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("lessons: [first, second]\n", "utf-8")
    preferences = Preferences(path)
    assert preferences.fault is None
    assert preferences.now.lessons == {"": ("first", "second")}
    preferences.change(replace(preferences.now, zoom=125))
    assert Preferences(path).now.lessons == {"": ("first", "second")}


def test_a_title_s_own_setting_is_the_first_value_until_another_is_chosen(path: Path) -> None:
    backs = TitleSetting("backs", ("plain", "striped"))
    preferences = Preferences(path)
    assert preferences.now.value_of("card-race", backs) == "plain"
    preferences.change(preferences.now.having("card-race", backs, "striped"))
    assert Preferences(path).now.value_of("card-race", backs) == "striped"
    assert Preferences(path).now.value_of("another", backs) == "plain"
    assert preferences.now.value_of("card-race", TitleSetting("backs", ("dotted", "plain"))) == "dotted"


def test_without_a_file_all_is_as_it_comes(path: Path) -> None:
    preferences = Preferences(path)
    assert preferences.now == Settings()
    assert preferences.fault is None
    assert not path.parent.exists()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("zoom: [", "not YAML"),
        ("zoom: 900\n", "zoom"),
        ("volumes: {master: loud}\n", "volumes.master"),
        ("motion: {speed: sideways}\n", "motion.speed"),
        ("company: {seconds: 0}\n", "company.seconds"),
        ("company: {seats: [1]}\n", "company.seats"),
        ("just words\n", "settings.yaml"),
        ("zoom: 100\nzoom: 125\n", "line 2"),
        ("colour: red\n", "colour"),
        ("lessons: {card-race: first}\n", "lessons.card-race"),
        ("titles: {card-race: {backs: 1}}\n", "titles.card-race.backs"),
        ("look: {rims: [1]}\n", "rims"),
        ("look: {rims: off}\ntitles: {}\n", "look.rims"),
    ],
)
def test_a_broken_file_is_told_and_kept_beside_the_new_one(path: Path, text: str, said: str) -> None:
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    preferences = Preferences(path)
    assert preferences.now == Settings()
    assert preferences.fault is not None
    told = preferences.fault.text(Words.load("en"))
    assert said in told
    assert KEPT in told
    assert (path.parent / KEPT).read_text("utf-8") == text
    preferences.change(CHOSEN)
    assert read_settings(path) == CHOSEN


def test_bytes_that_are_no_text_are_a_fault_like_any_other(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\xff\xfe\x00zoom")
    assert isinstance(read_settings(path), SettingsFault)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a folder that cannot be written to")
def test_a_folder_that_is_closed_is_told(path: Path) -> None:
    path.parent.mkdir(mode=0o500)
    check_unwritable(path)


def test_a_folder_that_cannot_be_made_is_told_and_the_settings_hold(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file, not a folder")
    check_unwritable(tmp_path / "home" / "settings.yaml")


def check_unwritable(path: Path) -> None:
    preferences = Preferences(path)
    preferences.change(CHOSEN)
    assert preferences.now == CHOSEN
    assert preferences.fault is not None
    assert str(path) in preferences.fault.text(Words.load("en"))


def test_a_language_that_is_gone_is_english(path: Path) -> None:
    Preferences(path).change(replace(CHOSEN, language="xx"))
    assert Preferences(path).now.spoken == "en"


def test_whoever_listens_is_told_of_a_change_once(path: Path) -> None:
    told: list[tuple[int, int]] = []
    preferences = Preferences(path)
    stop = preferences.subscribe(lambda before, now: told.append((before.zoom, now.zoom)))
    preferences.change(replace(preferences.now, zoom=125))
    preferences.change(replace(preferences.now, zoom=125))
    stop()
    preferences.change(replace(preferences.now, zoom=75))
    assert told == [(100, 125)]


def test_the_speeds_are_in_order() -> None:
    factors = [speed.factor for speed in Pace]
    assert factors == sorted(factors)
    assert factors[-1] == float("inf")
