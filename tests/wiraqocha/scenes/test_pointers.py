"""The mouse pointer says what can be done with the thing under it."""

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from game.showcase import ShowcaseContext, set_up, stage
from game.table.scene import TableScene
from game.titles.wiraqocha.content.load import DATA
from game.ui.pointers import Pointer
from game.ui.scene import SceneStack
from tests.support.places import Places
from tests.support.words import wiraqocha_words


@pytest.fixture
def show() -> Iterator[ShowcaseContext]:
    with stage((1280, 720)) as stack:
        yield ShowcaseContext(wiraqocha_words("en"), DATA.load(), stack)


def pointer(stack: SceneStack) -> Pointer:
    assert stack.top is not None
    return stack.top.pointer


@pytest.mark.parametrize(
    ("screen", "shape"),
    [
        ("dragging", Pointer.GRAB),
        ("forbidden", Pointer.NO),
        ("market", Pointer.HAND),
        ("table", Pointer.ARROW),
    ],
)
def test_a_token_in_the_hand_a_tile_out_of_reach_a_card_and_nothing(
    show: ShowcaseContext, screen: str, shape: Pointer
) -> None:
    set_up(screen, show)
    assert pointer(show.stack) is shape


def move(scene: TableScene, spot: tuple[int, int]) -> Pointer:
    scene.handle(Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
    return scene.pointer


def test_an_open_hand_for_what_can_be_taken_and_a_finger_for_what_can_be_pressed(
    show: ShowcaseContext,
) -> None:
    set_up("market", show)
    scene = show.stack.top
    assert isinstance(scene, TableScene)
    places = Places(scene)
    assert move(scene, places.reserve_token("drill")) is Pointer.OPEN
    assert move(scene, places.die(3)) is Pointer.OPEN
    assert move(scene, places.button("end")) is Pointer.HAND
    assert move(scene, places.button("undo")) is Pointer.NO, "nothing can be taken back yet"
    assert move(scene, (640, 5)) is Pointer.ARROW
