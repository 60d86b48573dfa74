"""The story of a game on the screen: reached from the end, and it fits every window."""

import pygame
import pytest

from game.base.i18n.words import Words
from game.core.contract import StoryTelling
from game.core.match import Match, Seat
from game.kit.forms.result_ways import ResultCallbacks
from game.scenes.story import StoryScene
from game.titles.wiraqocha.result.scene import result_scene
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.title import TITLE
from tests.support.harness import Harness
from tests.support.layout_faults import page_of
from tests.support.looks import check_layout
from tests.support.screens import SIZES
from tests.support.shares import one_in
from tests.support.story_steps import INITIAL, some_steps

MATCH = Match(
    Setup(("red", "blue", "green"), 11), (Seat("Ada", "star"), Seat("Bram", "anchor"), Seat("Chloé", "moon"))
)


@pytest.mark.parametrize(("size", "zoom"), one_in(3, SIZES, [0.75, 2.0]))
def test_it_fits_the_window(words: Words, size: tuple[int, int], zoom: float) -> None:
    scene = StoryScene(
        words,
        MATCH,
        TITLE.part(StoryTelling).story(INITIAL, some_steps(60)),
        lambda: None,
        lambda: None,
    )
    harness = Harness(scene, size, zoom)
    check_layout(harness, scene)
    for sheet in scene.sheets.values():
        assert page_of(scene).contains(sheet)
        assert scene.flows or not sheet.colliderect(scene.back.rect)


def test_from_the_end_to_the_story_and_back(words: Words) -> None:
    heard: list[str] = []
    steps = some_steps(30)
    state = steps[-1].after.copy()
    state.winner, state.victory = 1, "somnium"
    scene = result_scene(
        words,
        MATCH,
        state,
        ResultCallbacks(look=lambda: None, to_title=lambda: None, story=lambda: heard.append("story")),
    )
    harness = Harness(scene, (1280, 720))
    check_layout(harness, scene)
    harness.click(scene.ways["story"].rect.center)
    harness.key(pygame.K_s)
    assert heard == ["story", "story"]
    tale = StoryScene(
        words,
        MATCH,
        TITLE.part(StoryTelling).story(INITIAL, steps),
        lambda: heard.append("back"),
        lambda: None,
    )
    harness.stack.push(tale)
    harness.frames(1)
    harness.keys([pygame.K_ESCAPE, pygame.K_RETURN])
    assert heard[2:] == ["back", "back"]
