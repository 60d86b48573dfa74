"""The settings last, and nothing that happens to their file stops the game."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import plain
from game.base.i18n.words import Words
from game.base.profile.preferences import KEPT, Preferences, SettingsFault, read_settings
from game.base.profile.settings import BotSettings, MotionSettings, Pace, Settings, TitleSetting
from game.base.volumes import Volumes
from tests.support.full_disk import fill_disk

CHOSEN = Settings(
    language="en",
    volumes=Volumes(0.3, 0.5, 0.0, muted=True),
    motion=MotionSettings(Pace.AT_ONCE, ambient=False),
    bots=BotSettings(Pace.FAST, 5.0, ("", "engineer:raider", "surveyor", ""), 2),
    zoom=125,
    fullscreen=True,
    ask_before_end=False,
    lessons={"another-game": ("first",), "card-race": ("goal", "first")},
    levels={"card-race": ("quick", "slow")},
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
        ("zoom: [", "closing bracket is missing"),
        ("zoom: 900\n", "zoom"),
        ("volumes: {master: loud}\n", "volumes.master"),
        ("motion: {speed: sideways}\n", "motion.speed"),
        ("company: {seconds: 0}\n", "company.seconds"),
        ("company: {seats: [1]}\n", "company.seats"),
        ("just words\n", "settings.yaml"),
        ("zoom: 100\nzoom: 125\n", "line 2"),
        ("lessons: {card-race: first}\n", "lessons.card-race"),
        ("titles: {card-race: {backs: 1}}\n", "titles.card-race.backs"),
        ("lessons: [first, second]\n", "lessons"),
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


def test_what_a_newer_version_has_is_passed_over_and_stays(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(
        "zoom: 125\ncolour: red\nlook: {contrast: true, grain: '1e5'}\nbells: {at: [1, no, 2.5], of: {}}\n",
        "utf-8",
    )
    preferences = Preferences(path)
    assert preferences.fault is None
    assert (preferences.now.zoom, preferences.now.look.contrast) == (125, True)
    preferences.change(replace(preferences.now, zoom=150, language="fr"))
    assert preferences.fault is None
    assert plain(read_yaml(path)) == {
        "zoom": 150,
        "colour": "red",
        "look": {"contrast": True, "grain": "1e5"},
        "bells": {"at": [1, "no", 2.5], "of": {}},
        "language": "fr",
    }
    assert names(path) == ["settings.yaml"]


def test_a_wrong_value_resets_itself_alone_and_is_told_once(path: Path) -> None:
    path.parent.mkdir()
    text = "language: fr\nzoom: 900\ncompany: {seconds: 0, pace: fast, seats: [1], more: 1}\ncolour: red\n"
    path.write_text(text, "utf-8")
    preferences = Preferences(path)
    kept = Settings(language="fr", bots=BotSettings(Pace.FAST))
    assert preferences.now == kept
    assert preferences.fault is not None
    told = preferences.fault.text(Words.load("en"))
    assert all(key in told for key in ("zoom", "company.seconds", "company.seats"))
    assert (path.parent / KEPT).read_text("utf-8") == text
    again = Preferences(path)
    assert (again.now, again.fault) == (kept, None)
    assert plain(read_yaml(path)) == {
        "language": "fr",
        "company": {"pace": "fast", "more": 1},
        "colour": "red",
    }


def test_a_second_file_that_cannot_be_read_does_not_replace_the_first_one(path: Path) -> None:
    path.parent.mkdir()
    for number, text in enumerate(("zoom: [", "just words", "zoom: 900\n"), 1):
        path.write_text(text, "utf-8")
        fault = Preferences(path).fault
        assert fault is not None
        assert f"settings.unreadable-{number}.yaml" in fault.text(Words.load("en"))
    kept = [path.with_name(f"settings.unreadable-{number}.yaml").read_text("utf-8") for number in (1, 2, 3)]
    assert kept == ["zoom: [", "just words", "zoom: 900\n"]


def test_a_file_that_is_spoilt_while_the_game_runs_is_kept_too(path: Path) -> None:
    preferences = Preferences(path)
    preferences.change(CHOSEN)
    path.write_text("zoom: [", "utf-8")
    preferences.change(replace(CHOSEN, zoom=150))
    assert preferences.fault is not None and preferences.fault.kept == KEPT
    assert (path.parent / KEPT).read_text("utf-8") == "zoom: ["
    assert Preferences(path).now == replace(CHOSEN, zoom=150)


def test_a_window_takes_nothing_back_that_another_has_set(path: Path) -> None:
    Preferences(path).change(CHOSEN)
    one, other = Preferences(path), Preferences(path)
    taken = {**CHOSEN.lessons, "card-race": ("goal", "first", "second")}
    one.change(replace(CHOSEN, language="it", volumes=replace(CHOSEN.volumes, music=0.9), lessons=taken))
    other.change(replace(CHOSEN, zoom=175, volumes=replace(CHOSEN.volumes, master=0.1)))
    other.change(replace(other.now, lessons={**other.now.lessons, "card-race": ("goal", "first", "third")}))
    other.change(replace(other.now, titles={"card-race": {"backs": "plain"}, "another": {"rims": "dots"}}))
    one.change(one.now.having("card-race", TitleSetting("hands", ("left", "right")), "right"))
    found = Preferences(path).now
    assert (found.language, found.zoom) == ("it", 175)
    assert (found.volumes.music, found.volumes.master, found.volumes.effects) == (0.9, 0.1, 0.5)
    assert found.lessons == {
        "another-game": ("first",),
        "card-race": ("goal", "first", "second", "third"),
    }
    assert found.titles == {"card-race": {"backs": "plain", "hands": "right"}, "another": {"rims": "dots"}}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_a_pipe_in_the_place_of_the_file_stays_and_is_told(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    preferences = Preferences(path, path.parent / "cache")
    for _ in (1, 2):
        assert preferences.fault is not None and preferences.fault.reason == "unwritable"
        preferences.change(CHOSEN)
    assert preferences.now == CHOSEN
    assert path.is_fifo() and names(path) == ["settings.yaml"]


def test_settings_that_could_not_be_kept_are_kept_with_the_next_ones(path: Path) -> None:
    preferences = Preferences(path)
    preferences.change(CHOSEN)
    path.rename(path.with_name("away"))
    path.mkdir()
    preferences.change(replace(CHOSEN, zoom=150))
    assert preferences.fault is not None and preferences.fault.reason == "unwritable"
    path.rmdir()
    path.with_name("away").rename(path)
    preferences.change(replace(preferences.now, language="fr"))
    assert preferences.fault is None
    assert Preferences(path).now == replace(CHOSEN, zoom=150, language="fr")


def test_without_room_for_a_copy_what_is_right_still_holds(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    path.write_text("language: fr\nzoom: 900\n", "utf-8")
    with monkeypatch.context() as patch:
        fill_disk(patch, room=0)
        preferences = Preferences(path)
    assert preferences.now == Settings(language="fr")
    assert preferences.fault is not None and preferences.fault.reason == "unwritable"
    assert path.read_text("utf-8") == "language: fr\nzoom: 900\n"
    assert names(path) == ["settings.yaml"]


def test_the_language_of_one_start_is_not_kept_with_what_is_set(path: Path) -> None:
    Preferences(path).change(CHOSEN)
    preferences = Preferences(path)
    preferences.speak("fr")
    preferences.change(replace(preferences.now, zoom=150))
    assert Preferences(path).now == replace(CHOSEN, zoom=150)


@pytest.mark.parametrize("there", [True, False])
def test_what_is_asked_of_one_start_is_kept_only_where_it_is_chosen(path: Path, there: bool) -> None:
    chosen = CHOSEN if there else Settings()
    Preferences(path).change(chosen)
    preferences = Preferences(path)
    asked = not chosen.fullscreen
    preferences.fill_screen(asked)
    preferences.speak("it")
    preferences.change(replace(preferences.now, zoom=175))
    assert (preferences.now.fullscreen, preferences.now.language) == (asked, "it")
    assert Preferences(path).now == replace(chosen, zoom=175)
    preferences.change(replace(preferences.now, fullscreen=not asked))
    assert Preferences(path).now.fullscreen is not asked
    preferences.change(replace(preferences.now, fullscreen=asked))
    assert Preferences(path).now == replace(chosen, zoom=175, fullscreen=asked)


def names(path: Path) -> list[str]:
    return sorted(file.name for file in path.parent.iterdir())


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
