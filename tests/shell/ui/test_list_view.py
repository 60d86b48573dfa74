"""Lists: one entry is pointed at, by keys, clicks and the pointer, and is scrolled into view."""

from collections.abc import Sequence

import pygame
import pytest
from pygame import Rect

from game.ui.list_view import SelectionList
from game.ui.scale import Scale
from game.ui.scene import Scene
from tests.support.harness import Harness

_HIGH = 40


class _Grid(SelectionList[str]):
    """Entries side by side, in as many rows as there must be."""

    def __init__(self, across: int, entries: str) -> None:
        self.said = list[str]()
        super().__init__(lambda: self.said.append("pointed"), lambda: self.said.append("taken"), entries)
        self.across = across

    def lay_out(self, area: Rect) -> Sequence[Rect]:
        places = (divmod(number, self.across) for number in range(len(self.entries)))
        wide = area.width // self.across
        return [Rect(column * wide, 5 + row * _HIGH, wide, _HIGH) for row, column in places]


class _Page(Scene):
    """A page with nothing but a list."""

    def __init__(self, shown: _Grid) -> None:
        super().__init__()
        self.shown = shown
        self.ui.add(shown)

    def layout(self, scale: Scale) -> None:
        self.shown.place(Rect(100, 100, 300, 5 * _HIGH), scale)


def placed(across: int, entries: str) -> tuple[Harness, _Grid]:
    """A list on a page, with the focus."""
    page = _Page(_Grid(across, entries))
    harness = Harness(page)
    harness.frames(1)
    page.ui.focus(page.shown, by_key=True)
    return harness, page.shown


def test_a_list_begins_at_its_beginning() -> None:
    shown = _Grid(1, "abcdefghijklmnopqrst")
    shown.show(shown.entries)
    Harness(_Page(shown)).frames(1)
    assert shown.view.contains(shown.cell(0))


@pytest.mark.parametrize(
    ("keys", "number"),
    [
        ([pygame.K_RIGHT], 1),
        ([pygame.K_DOWN], 3),
        ([pygame.K_DOWN, pygame.K_UP], 0),
        ([pygame.K_LEFT], 0),
        ([pygame.K_END], 19),
        ([pygame.K_END, pygame.K_HOME], 0),
        ([pygame.K_PAGEDOWN], 12),
        ([pygame.K_END, pygame.K_PAGEUP], 7),
    ],
)
def test_keys_point_at_an_entry_that_is_in_view_then(keys: list[int], number: int) -> None:
    harness, shown = placed(3, "abcdefghijklmnopqrst")
    harness.keys(keys)
    assert shown.number == number
    assert shown.current == shown.entries[number]
    assert shown.view.contains(shown.cell(number))
    assert shown.focus_place == shown.cell(number)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_and_space_take_what_is_pointed_at(key: int) -> None:
    harness, shown = placed(1, "abc")
    harness.key(key)
    assert shown.said == ["taken"]


def test_a_click_points_and_one_more_takes() -> None:
    harness, shown = placed(3, "abcdef")
    harness.click(shown.cell(4).center)
    assert (shown.number, shown.said) == (4, ["pointed"])
    harness.click(shown.cell(4).center)
    assert shown.said == ["pointed", "taken"]


def test_what_is_pressed_and_let_go_elsewhere_is_no_click() -> None:
    harness, shown = placed(3, "abcdef")
    harness.press(shown.cell(0).center)
    harness.release(shown.cell(4).center)
    assert (shown.number, shown.said) == (0, [])


def test_what_is_scrolled_out_of_sight_is_under_no_pointer() -> None:
    harness, shown = placed(1, "abcdefghijklmnopqrst")
    last = shown.cell(19).center
    assert shown.at(last) is None
    harness.key(pygame.K_END)
    assert shown.at(shown.cell(19).center) == 19
    assert list(shown.seen()) == [
        number for number in range(20) if shown.view.colliderect(shown.cell(number))
    ]


def test_an_empty_list_has_nothing_to_take() -> None:
    harness, shown = placed(3, "")
    harness.keys([pygame.K_RETURN, pygame.K_DOWN, pygame.K_END])
    harness.click(shown.rect.center)
    assert (shown.current, shown.said) == (None, [])
