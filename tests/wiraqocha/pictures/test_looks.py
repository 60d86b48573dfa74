"""No screen looks other than its stored picture, so that a change of looks is seen by whoever reviews it."""

import random
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from tests.support.compare import Case, check_looks, check_stored, difference
from tests.wiraqocha.pictures.cases import RENEW, cases

MOST_BYTES = 4_000_000  # sixty pictures, each as large as a thumb


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_a_screen_looks_as_it_did(case: Case, tmp_path: Path) -> None:
    check_looks(case, tmp_path, RENEW)


def test_no_picture_is_stored_in_vain() -> None:
    check_stored(cases(), MOST_BYTES)


@pytest.fixture
def table() -> Surface:
    return pygame.image.load(next(case for case in cases() if case.screen == "table").reference)


def test_a_thing_out_of_its_place_is_seen(table: Surface) -> None:
    moved = table.copy()
    moved.blit(table, (100, 300), (366, 311, 70, 40))  # the buttons, elsewhere
    assert difference(table, moved).counts


def test_a_lost_line_of_text_is_seen(table: Surface) -> None:
    bare = table.copy()
    bare.blit(table, (430, 6), (330, 6, 150, 14))
    assert difference(table, bare).counts


def test_grain_and_smoothing_do_not_count(table: Surface) -> None:
    chance = random.Random(1)
    grainy = table.copy()
    for x in range(table.get_width()):
        for y in range(table.get_height()):
            by = chance.randint(-20, 20)
            red, green, blue, _ = table.get_at((x, y))
            grainy.set_at((x, y), [min(255, max(0, level + by)) for level in (red, green, blue)])
    assert not difference(table, grainy).counts
    assert not difference(table, pygame.transform.box_blur(table, 1)).counts
