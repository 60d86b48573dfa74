"""What a title lets be heard comes from its own folder of sounds, beside those of the shell."""

from collections.abc import Iterator

import pygame
import pytest

from game.ui.sound import Sounds, shipped_sounds
from tests.support.card_race_game import NAME, RaceTable, race_match
from tests.support.ear import Ear


class PlayingEar(Ear):
    """Plays the sounds, and remembers them."""

    def play(self, name: str, pan: float = 0.0, volume: float = 1.0) -> None:
        super().play(name, pan, volume)
        Sounds.play(self, name, pan, volume)


@pytest.fixture
def ear() -> Iterator[PlayingEar]:
    ear = PlayingEar()
    yield ear
    ear.close()


def test_a_card_is_heard_at_the_table_from_its_player(ear: PlayingEar) -> None:
    table = RaceTable(race_match("", "", "", "", ""), sounds=ear)
    table.press("step")
    assert ear.sides == []
    played = table.session.state.hands[1][0]
    table.harness.key(pygame.K_0 + played)
    assert (ear.heard[-1], ear.sides) == (f"{NAME}/card", [-0.4])
    assert ear.settle()
    assert ear.problem is None


def test_its_sound_plays_from_its_file(ear: PlayingEar) -> None:
    ear.play(f"{NAME}/card")
    ear.play("button")
    assert ear.settle()
    assert ear.problem is None
    files = {path.parent for path in ear._loaded}
    assert files == {shipped_sounds(NAME), shipped_sounds("shell")}


def test_a_sound_that_it_has_not_is_silence_and_is_told(ear: PlayingEar) -> None:
    ear.play(f"{NAME}/button")
    assert ear.settle()
    assert ear.problem is not None
    assert ear.problem.detail == f"{NAME}/button"
