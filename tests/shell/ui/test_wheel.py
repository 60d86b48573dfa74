"""Fine wheels, touchpads and sideways turns do as much as was turned that way, in whole notches."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.scroll import ScrollParagraph, TextScroll
from game.ui.selectors import BoundedStepper
from game.ui.wheel import Wheel
from tests.support.harness import Harness


class Room(Scene):
    """A volume and a long text."""

    def __init__(self) -> None:
        super().__init__()
        self.volume = BoundedStepper([str(number) for number in range(9)], 4, lambda index: None)
        self.text = TextScroll([ScrollParagraph("Long.\n" * 99)])
        self.ui.add(self.volume, self.text)

    def layout(self, scale: Scale) -> None:
        self.volume.place(Rect(100, 100, 200, 50), scale)
        self.text.place(Rect(400, 100, 300, 300), scale)


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
def hand(room: Room) -> Harness:
    return Harness(room, (1280, 720))


def turn(hand: Harness, y: float, x: float = 0.0) -> None:
    """As SDL tells of it: whole notches in x and y, all of it in the precise ones."""
    hand.post(
        Event(pygame.MOUSEWHEEL, x=int(x), y=int(y), precise_x=x, precise_y=y, flipped=False, touch=False)
    )


@pytest.mark.parametrize(("x", "y"), [(1.0, 0.0), (-3.0, 0.0), (0.4, 0.0), (2.0, 1.0), (0.0, 0.0)])
def test_sideways_changes_nothing(room: Room, hand: Harness, x: float, y: float) -> None:
    for widget in (room.volume, room.text):
        hand.move(widget.rect.center)
        turn(hand, y, x)
    assert (room.volume.index, room.text.offset) == (4, 0)


@pytest.mark.parametrize("y", [1.0, -3.0])
def test_with_shift_the_wheel_turns_sideways_and_changes_no_volume(
    room: Room, hand: Harness, y: float
) -> None:
    hand.move(room.text.rect.center)
    turn(hand, -1.0)
    before = room.text.offset
    pygame.key.set_mods(pygame.KMOD_LSHIFT)
    for widget in (room.volume, room.text):
        hand.move(widget.rect.center)
        turn(hand, y)
    pygame.key.set_mods(0)
    assert (room.volume.index, room.text.offset) == (4, before)


def test_sideways_is_told_in_whole_notches_and_down_with_shift_is_to_the_right() -> None:
    wheel = Wheel()

    def told(x: float, y: float) -> tuple[int, int] | None:
        found = wheel.notches(Event(pygame.MOUSEWHEEL, x=0, y=0, precise_x=x, precise_y=y))
        return None if found is None else (found.x, found.y)

    assert [told(0.5, 0.1), told(0.5, 0.1)] == [None, (1, 0)]
    assert [told(0.5, 0.0), told(0.0, 0.5), told(0.0, 0.5)] == [None, None, (0, 1)]
    pygame.key.set_mods(pygame.KMOD_RSHIFT)
    assert [told(0.0, -1.0), told(0.0, 2.0), told(-1.0, 0.0)] == [(1, 0), (-2, 0), (-1, 0)]
    pygame.key.set_mods(0)


def test_fractions_add_up_to_notches(room: Room, hand: Harness) -> None:
    hand.move(room.volume.rect.center)
    for _ in range(9):
        turn(hand, 0.1)
    assert room.volume.index == 4
    turn(hand, 0.1)
    assert room.volume.index == 5, "turned up is louder"
    for _ in range(8):
        turn(hand, -0.25)
    assert room.volume.index == 3


def test_whole_notches_count_at_once_and_a_turn_back_begins_anew(room: Room, hand: Harness) -> None:
    hand.move(room.text.rect.center)
    turn(hand, -2.0)
    twice = room.text.offset
    assert twice > 0
    turn(hand, -0.9)
    turn(hand, 1.0)
    assert 0 < room.text.offset == twice // 2
