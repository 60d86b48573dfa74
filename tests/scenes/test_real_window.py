"""A first turn in a real window, with a real pointer and real keys; and one that is killed and goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content.definitions import Content
from game.rules import WIRAQOCHA
from game.scenes.director import Director
from game.scenes.title import TitleScene
from game.words import Words
from tests.scenes.mouse_player import MousePlayer
from tests.scenes.real_window import RealGame, demand_screen
from tests.scenes.two_hands import (
    DICE_FALL,
    Stage,
    TwoHands,
    begin,
    first_turn,
    play_first_turn,
    staged,
)

pytestmark = pytest.mark.apart


@pytest.fixture
def stage(tmp_path: Path, words: Words, content: Content) -> Iterator[Stage]:
    demand_screen()
    with staged(tmp_path, words, content) as made:
        yield made


def test_a_first_turn(stage: Stage, content: Content) -> None:
    real = RealGame(stage.display, stage.home)
    try:
        play_first_turn(stage, real, content)
    finally:
        real.end()


def test_a_game_that_was_killed_goes_on(stage: Stage, content: Content, words: Words) -> None:
    seed, (roll, conquer, protect) = first_turn(content)
    real = RealGame(stage.display, stage.home)
    try:
        player = begin(TwoHands(stage.hidden, real), seed)
        player.play(WIRAQOCHA.format_action(roll))
        stage.agree(real)
        real.rest(DICE_FALL)
        player.play(WIRAQOCHA.format_action(conquer))
        stage.agree(real)
        real.kill()
        real = RealGame(stage.display, stage.home)
        player.scene.session.close()
        Director(stage.hidden.stack, words, content, stage.own).title()
        stage.hidden.frames(1)
        title = stage.hidden.stack.top
        assert isinstance(title, TitleScene)
        assert title.resume_game is not None
        hands = TwoHands(stage.hidden, real)
        hands.click(title.resume_game.rect.center)
        player = MousePlayer(stage.hidden, hands)
        for line in (WIRAQOCHA.format_action(protect), "end"):
            player.play(line)
            stage.agree(real)
            real.rest()
        assert real.close() == 0
    finally:
        real.end()
