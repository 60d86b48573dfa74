"""The sounds of the city: one for every deed and every kind of good, none that outlasts what it belongs to."""

from pathlib import Path

import pytest

from game.kit.board.event_sounds import EventSounds
from game.scenes.title_art import TitleSounds
from game.titles.machu_picchu.content.definitions import District, Ending, Good, Job, MoonTile
from game.titles.machu_picchu.rules import events as e
from game.titles.machu_picchu.rules.event_values import Amount, Cause
from game.titles.machu_picchu.title import TITLE
from game.ui.sound_manifest import read_manifest
from tests.support.city_table import CityTable

SOUNDS = read_manifest(Path(__file__).parents[3] / "assets" / "machu_picchu" / "sounds")
ENDS = {"rescued", "conquered"}
MUSIC = {"music-city", "music-last-days", "music-farewell"}


def test_every_good_and_every_deed_is_heard() -> None:
    goods = {"corn", "llama", "coca", "pottery", "cloth", "stone"}
    people = {"walk", "ride", "stay", "sun-taken", "scout", "summit", "hired", "ordained", "recalled"}
    others = {"sacrifice", "card-drawn", "card-returned", "curtain", "coin", "night", "dawn"}
    assert SOUNDS.keys() == goods | people | others | ENDS | MUSIC | {"city-morning"}


def test_the_days_the_last_days_and_the_end_have_music_and_the_city_its_morning() -> None:
    assert {name for name, clip in SOUNDS.items() if clip.streamed} == MUSIC
    assert {name for name, clip in SOUNDS.items() if clip.looped} == {*MUSIC, "city-morning"}
    asked = {
        TITLE.part(TitleSounds).ambience,
        TITLE.part(TitleSounds).music,
        TITLE.part(TitleSounds).result,
        city_sounds().ambience,
    }
    assert asked <= {f"machu-picchu/{name}" for name in SOUNDS}


@pytest.mark.parametrize("name", sorted(name for name in SOUNDS.keys() - ENDS if not SOUNDS[name].looped))
def test_a_sound_of_a_game_under_way_lasts_less_than_a_moment(name: str) -> None:
    assert SOUNDS[name].seconds < 0.8


@pytest.mark.parametrize("name", sorted(ENDS))
def test_an_ending_lasts_four_seconds_at_most(name: str) -> None:
    assert 2 < SOUNDS[name].seconds <= 4


def city_sounds() -> EventSounds:
    return CityTable().board.sounds


def amount(good: Good, before: int, after: int) -> tuple[Amount, ...]:
    return (Amount(good, before, after),)


HEARD: dict[str, e.Event] = {
    "walk": e.Moved("red", District("hut"), District("corn")),
    "stay": e.Stayed("red", District("hut"), MoonTile("corn"), 1),
    "sun-taken": e.SunTaken("red"),
    "llama": e.BonusTaken("red", District("llama"), 1, amount(Good("llama"), 0, 1)),
    "pottery": e.Produced("red", District("pottery"), Job("potter"), 1, 1, amount(Good("pottery"), 1, 2)),
    "stone": e.StonesTaken("red", District("puma"), 2),
    "recalled": e.Recalled("red", Job("potter"), District("pottery"), 0, 1),
    "scout": e.ScoutMoved("red", Cause.STONES, 3, 4, 7, (), ()),
    "summit": e.ScoutMoved("red", Cause.STONES, 3, 18, 1, (20,), ()),
    "night": e.NightBegan("red", 5),
    "dawn": e.DayBegan("red", 6),
    "rescued": e.GameEnded(Ending.CLERGY),
    "conquered": e.GameEnded(Ending.CONQUEST),
}


@pytest.mark.parametrize("name", HEARD)
def test_what_happens_is_heard(name: str) -> None:
    cue = city_sounds().cue(HEARD[name])
    assert cue is not None
    assert cue.name == f"machu-picchu/{name}"
    assert name in SOUNDS


def test_what_is_paid_makes_no_sound_of_goods() -> None:
    paid = e.Produced("red", District("corn"), Job("farmer"), 1, 1, amount(Good("corn"), 3, 2))
    assert city_sounds().cue(paid) is None


def test_a_sound_comes_from_the_side_where_it_happens() -> None:
    sounds = city_sounds()
    assert -1 <= sounds.side("hut") < -0.3
    assert 0.3 < sounds.side("coca") <= 1
    assert sounds.side("nowhere") == 0
