"""Where the screens are: a window that is put into the middle of each knows."""

import pygame
import pytest
from pygame import Rect

from game.ui.screens import screens, smallest_window

CENTRED = 0x2FFF0000


class _Window:
    """A hidden window on these screens."""

    places = (Rect(0, 0, 1920, 1080), Rect(-1080, -420, 1080, 1920))

    def __init__(self, _title: str, size: tuple[int, int], *, hidden: bool) -> None:
        assert hidden
        self.size = size
        self.rect = Rect((0, 0), size)

    @property
    def position(self) -> tuple[int, int]:
        return self.rect.topleft

    @position.setter
    def position(self, wanted: tuple[int, int]) -> None:
        assert wanted[0] == wanted[1]
        self.rect.center = self.places[wanted[0] - CENTRED].center

    def destroy(self) -> None:
        """It is gone."""


def test_two_screens_are_where_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [place.size for place in _Window.places])
    monkeypatch.setattr(pygame, "Window", _Window)
    assert screens() == [tuple(place) for place in _Window.places]


def test_one_screen_needs_no_window_to_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1024, 768)])
    monkeypatch.delattr(pygame, "Window")
    assert screens() == [(0, 0, 1024, 768)]


@pytest.mark.parametrize(
    ("sizes", "least"),
    [
        ([(1920, 1080)], (1280, 720)),
        ([(1280, 720)], (1280, 720)),
        ([(1920, 1080), (1024, 768)], (921, 518)),
        ([(1080, 1920)], (972, 546)),
    ],
)
def test_no_window_is_forced_beyond_a_screen(
    monkeypatch: pytest.MonkeyPatch, sizes: list[tuple[int, int]], least: tuple[int, int]
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: sizes)
    assert smallest_window() == least
