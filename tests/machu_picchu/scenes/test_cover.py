"""The cover: the Prince stands on it whole in every window, and what moves asks for its own pieces alone."""

import pygame
import pytest
from pygame import Rect, Surface

from game.scenes.cover_motion import COVER_SIZE, CoverView, SpriteMotion
from game.titles.machu_picchu.board.cover import COVER
from game.ui.look import USUAL_LOOK
from game.ui.scale import Scale
from tests.support.window_sizes import SIZES

FEET = 1024  # where the cloak of the Prince and his sceptre end, in units of the picture
DISC = 140  # where the disc of the sun begins, below its rays


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_neither_the_feet_of_the_prince_nor_the_sun_are_cut(size: tuple[int, int]) -> None:
    stage = Scale(*size).stage(1.85)
    seen = Rect(0, 0, stage.width * 96 // 100, stage.height * 85 // 100)  # as the title screen shows it
    view = COVER.view(seen, USUAL_LOOK)
    assert view.at((0, FEET))[1] <= seen.bottom
    assert view.at((0, DISC))[1] >= seen.top


def drawn(motion: SpriteMotion, ground: Surface) -> Surface:
    picture = ground.copy()
    motion.draw(picture)
    return picture


def test_what_changes_lies_within_the_pieces_and_nothing_moves_where_nothing_may() -> None:
    pygame.display.init()
    pygame.display.set_mode((960, 540))
    area, scale, cover = Rect(0, 0, 960, 540), Scale(960, 540), COVER
    ground = Surface(area.size)
    cover.draw(ground, area, scale)
    motion = cover.motion(lambda: True)
    motion.show(area, area, scale)
    first = drawn(motion, ground)
    while not motion.update(0.5):
        pass
    pieces = motion.pieces()
    second = drawn(motion, ground)
    changed = pygame.mask.from_threshold(first, (0, 0, 0), (1, 1, 1, 255), second)
    changed.invert()
    assert changed.count()
    assert all(
        any(piece.contains(one) for piece in pieces) or one.width * one.height < 4
        for one in changed.get_bounding_rects()
    )
    still = cover.motion(lambda: False)
    still.show(area, area, scale)
    assert not still.update(60)
    assert still.wake_in() is None


def test_a_view_of_the_picture_s_own_shape_shows_all_of_it() -> None:
    view = CoverView.filling(Rect(10, 20, 960, 540), "any", USUAL_LOOK, 0.7)
    assert view.at((0, 0)) == (10, 20)
    assert view.at(COVER_SIZE) == (970, 560)
