"""The sounds of the city: one for every deed and every kind of good, none that outlasts what it belongs to."""

from pathlib import Path

import pytest

from game.ui.sound_manifest import read_manifest

SOUNDS = read_manifest(Path(__file__).parents[3] / "assets" / "machu_picchu" / "sounds")
ENDS = {"rescued", "conquered"}


def test_every_good_and_every_deed_is_heard() -> None:
    goods = {"corn", "llama", "coca", "pottery", "cloth", "stone"}
    people = {"walk", "ride", "stay", "sun-taken", "scout", "summit", "hired", "ordained", "recalled"}
    others = {"sacrifice", "card-drawn", "card-returned", "curtain", "coin", "night", "dawn"}
    assert SOUNDS.keys() == goods | people | others | ENDS


@pytest.mark.parametrize("name", sorted(SOUNDS.keys() - ENDS))
def test_a_sound_of_a_game_under_way_lasts_less_than_a_moment(name: str) -> None:
    assert SOUNDS[name].seconds < 0.8


@pytest.mark.parametrize("name", sorted(ENDS))
def test_an_ending_lasts_four_seconds_at_most(name: str) -> None:
    assert 2 < SOUNDS[name].seconds <= 4
