"""Any game is heard by what its board says: a cue and its side, the music, and what the hand does."""

from dataclasses import dataclass

import pytest

from game.kit.board.event_sounds import EventSounds
from game.kit.board.event_table import event_table, row
from game.table.sound import GESTURES, TableSound
from game.ui.sound import shipped_sounds
from game.ui.sound_manifest import read_manifest
from tests.support.ear import Ear


@dataclass(frozen=True, slots=True)
class Splash:
    """A stone falls into the river, at the left or at the right."""

    bank: str


@dataclass(frozen=True, slots=True)
class Round:
    """A round begins."""


@dataclass(frozen=True, slots=True)
class Silence:
    """Nothing is heard."""


RIVER = EventSounds(
    event_table(
        row(Splash, sound="splash", areas=lambda splash: (splash.bank,)),
        row(Round, sound="bell"),
        row(Silence),
    ),
    ambience="river",
    gestures={"lift": "stone-lift"},
    piece=lambda: "flute",
    turn=Round,
    across=lambda bank: -1.0 if bank == "left" else 1.0,
)


def test_events_are_heard_from_their_side() -> None:
    ear = Ear()
    sound = TableSound[object](RIVER, ear)
    sound.begin()
    for event in (Splash("left"), Splash("right"), Silence(), Round()):
        sound.play_sound(event)
    assert ear.heard == ["bed river", "flute", "splash", "splash", "flute", "bell"]
    assert ear.sides == [-0.8, 0.8, 0.0]


def test_gestures_of_every_table_and_of_this_board_are_heard() -> None:
    ear = Ear()
    for gesture in (*GESTURES, "lift"):
        TableSound[object](RIVER, ear).touch(gesture)
    assert ear.heard == [*GESTURES.values(), "stone-lift"]
    assert {*ear.sides} == {0.0}


def test_without_a_player_of_sounds_all_is_silent() -> None:
    sound = TableSound[object](RIVER)
    sound.begin()
    sound.play_sound(Splash("left"))
    sound.touch("lift")


def test_a_gesture_that_no_table_knows_fails_without_a_player_of_sounds_too() -> None:
    with pytest.raises(KeyError, match="kick"):
        TableSound[object](RIVER).touch("kick")


def test_what_the_hand_does_on_any_table_is_heard_without_any_title() -> None:
    assert set(GESTURES.values()) <= set(read_manifest(shipped_sounds("shell")))
