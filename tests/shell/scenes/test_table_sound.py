"""Any game is heard by what its board says: a cue and its side, the music, and what the hand does."""

from collections.abc import Mapping

from game.table.sound import GESTURES, TableSound
from game.ui.sound import Cue, shipped_sounds
from game.ui.sound_manifest import read_manifest
from tests.support.ear import Ear


class River:
    """A board on which stones fall into a river, at the left or at the right."""

    ambience = "river"
    gestures: Mapping[str, str] = {"lift": "stone-lift"}

    def music(self, event: str | None = None) -> str | None:
        return "flute" if event in (None, "round") else None

    def cue(self, event: str) -> Cue | None:
        return None if event == "silence" else Cue("splash", event) if event != "round" else Cue("bell")

    def side(self, place: str) -> float:
        return -0.8 if place == "left" else 0.8


def test_events_are_heard_from_their_side() -> None:
    ear = Ear()
    sound = TableSound(River(), ear)
    sound.begin()
    for event in ("left", "right", "silence", "round"):
        sound.play_sound(event)
    assert ear.heard == ["bed river", "flute", "splash", "splash", "flute", "bell"]
    assert ear.sides == [-0.8, 0.8, 0.0]


def test_gestures_of_every_table_and_of_this_board_are_heard() -> None:
    ear = Ear()
    for gesture in (*GESTURES, "lift"):
        TableSound(River(), ear).touch(gesture)
    assert ear.heard == [*GESTURES.values(), "stone-lift"]
    assert {*ear.sides} == {0.0}


def test_without_a_player_of_sounds_all_is_silent() -> None:
    sound = TableSound(River())
    sound.begin()
    sound.play_sound("left")
    sound.touch("lift")


def test_what_the_hand_does_on_any_table_is_heard_without_any_title() -> None:
    assert set(GESTURES.values()) <= set(read_manifest(shipped_sounds("shell")))
