"""The cursor of the keys: from place to place, from zone to zone, and a click where it is."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.kit.board.key_cursor import KeyCursor
from game.ui.widget import Spot

LEFT, RIGHT, UP, DOWN = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN
TAB, ENTER = pygame.K_TAB, pygame.K_RETURN


def square(x: int, y: int) -> Rect:
    rect = Rect(0, 0, 20, 20)
    rect.center = (x, y)
    return rect


class Room:
    """A map of four places and one far below, a shelf on which nothing lies yet, and a hand of two cards."""

    def __init__(self) -> None:
        self.zones: dict[str, list[Rect]] = {
            "map": [square(100, 100), square(200, 110), square(100, 200), square(210, 200), square(105, 400)],
            "shelf": [],
            "hand": [square(600, 600), square(700, 600)],
        }
        self.told: list[Spot] = []
        self.clicked: list[Spot] = []
        self.cursor = KeyCursor(
            self.zones, self.zones.__getitem__, lambda: 3, self.told.append, self.clicked.append
        )

    def press(self, *keys: int, mod: int = 0) -> list[bool]:
        return [self.cursor.handle(Event(pygame.KEYDOWN, key=key, mod=mod)) for key in keys]


@pytest.mark.parametrize(
    ("keys", "number"),
    [
        ([], 3),
        ([LEFT], 2),
        ([LEFT, UP], 0),
        ([UP], 1),
        ([UP, LEFT, DOWN], 2),
        ([LEFT, DOWN], 4),
        ([LEFT, DOWN, UP], 2),
        ([RIGHT], 3),  # nothing is there
    ],
)
def test_the_first_arrow_begins_and_the_next_go_to_the_nearest_place(keys: list[int], number: int) -> None:
    room = Room()
    assert all(room.press(DOWN, *keys))
    assert room.cursor.number_in("map") == number
    assert room.cursor.area == room.zones["map"][number]
    assert room.told[-1] == room.zones["map"][number].center


@pytest.mark.parametrize(
    ("tabs", "mod", "zone"),
    [
        (1, 0, "map"),
        (2, 0, "hand"),  # the shelf is empty
        (3, 0, "map"),
        (1, pygame.KMOD_SHIFT, "map"),
        (2, pygame.KMOD_SHIFT, "hand"),
        (3, pygame.KMOD_SHIFT, "map"),
    ],
)
def test_tab_goes_round_the_zones_in_which_there_is_anything(tabs: int, mod: int, zone: str) -> None:
    room = Room()
    room.press(*[TAB] * tabs, mod=mod)
    assert room.cursor.zone == zone
    assert room.cursor.number_in(zone) == (3 if zone == "map" else 0)


def test_enter_clicks_where_the_keys_are_and_nowhere_else() -> None:
    room = Room()
    assert room.press(ENTER) == [False]
    room.press(TAB, TAB, RIGHT, ENTER)
    room.cursor.leave()
    assert room.press(ENTER) == [False]
    assert room.clicked == [(700, 600)]


def test_a_key_of_somebody_else_is_left_alone() -> None:
    room = Room()
    assert room.press(pygame.K_e, pygame.K_SPACE, pygame.K_ESCAPE) == [False] * 3
    assert room.cursor.area is None and not room.told


def test_it_stays_as_far_as_its_place_is_still_there() -> None:
    room = Room()
    room.press(TAB, TAB, RIGHT)
    room.zones["hand"][1].move_ip(0, -50)
    room.cursor.follow()
    assert room.told[-1] == (700, 550)
    del room.zones["hand"][1]
    room.cursor.follow()
    assert room.cursor.number_in("hand") == 0
    room.zones["hand"].clear()
    room.cursor.follow()
    assert room.cursor.zone is None and room.cursor.area is None


def test_an_arrow_can_lead_out_of_a_zone() -> None:
    room = Room()
    room.cursor = KeyCursor(
        room.zones,
        room.zones.__getitem__,
        lambda: 1,
        room.told.append,
        room.clicked.append,
        lambda areas, number, way: number + 1 if number + 1 < len(areas) else None,
    )
    room.cursor.go("hand")
    room.press(UP)
    assert room.cursor.number_in("hand") == 1
    room.press(UP)
    assert room.cursor.number_in("map") == 1
