"""A first turn in a real window, with a real pointer and real keys; and one that is killed and goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.base.i18n.words import Words
from game.titles.wiraqocha.content.definitions import ValleyData
from tests.support.mirrored_mouse import Stage, play_first_turn, play_killed_turn, staged
from tests.support.real_window import RealGame, demand_screen

pytestmark = pytest.mark.apart


@pytest.fixture
def stage(tmp_path: Path, words: Words, content: ValleyData) -> Iterator[Stage]:
    demand_screen()
    with staged(tmp_path, words, content) as made:
        yield made


def test_a_first_turn(stage: Stage, content: ValleyData) -> None:
    real = RealGame(stage.display, stage.home)
    try:
        play_first_turn(stage, real, content)
    finally:
        real.end()


def test_a_game_that_was_killed_goes_on(stage: Stage, content: ValleyData, words: Words) -> None:
    play_killed_turn(stage, lambda: RealGame(stage.display, stage.home), content, words)
