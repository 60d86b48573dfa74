"""Thrown dice tumble, but come to rest as the rules rolled them."""

import math
import random

import pygame
import pytest

from game.ui.dice import QUARTER, band_of, draw_die, step_of, top_face
from game.ui.dice_throw import LONGEST, DiceThrow, DiePose, RestingDie, corners, draw_throw, overlap
from game.ui.look import USUAL_LOOK

TRAY = (700.0, 138.0)


def squares(poses: list[DiePose], side: float) -> list[list[tuple[float, float]]]:
    return [corners(pose.x, pose.y, pose.angle, side) for pose in poses]


@pytest.mark.parametrize("count", range(1, 12))
def test_every_throw_rests_on_its_faces_in_time_inside_and_apart(count: int) -> None:
    for seed in range(25):
        chance = random.Random(1000 * count + seed)
        faces = [chance.randint(1, 6) for _ in range(count)]
        throw = DiceThrow(faces, TRAY, seed)
        assert throw.duration <= LONGEST
        end = throw.pose(throw.duration)
        assert [pose.face for pose in end] == faces
        ends = [top_face(band_of(face), pose.step) for face, pose in zip(faces, end, strict=True)]
        assert ends == faces, "the roll ends with the face on top"
        assert all(pose.flat and pose.lift == 0 for pose in end)
        placed = squares(end, throw.side)
        assert all(0 <= x <= TRAY[0] and 0 <= y <= TRAY[1] for square in placed for x, y in square)
        assert not any(overlap(a, b) for k, a in enumerate(placed) for b in placed[k + 1 :])


@pytest.mark.parametrize("tray", [(620.0, 360.0), (400.0, 110.0), (300.0, 300.0), (90.0, 700.0)])
def test_trays_of_other_shapes_hold_eleven_dice_too(tray: tuple[float, float]) -> None:
    for seed in range(8):
        throw = DiceThrow([1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2], tray, seed)
        placed = squares(throw.rest, throw.side)
        assert all(
            -0.01 <= x <= tray[0] + 0.01 and -0.01 <= y <= tray[1] + 0.01
            for square in placed
            for x, y in square
        )
        assert not any(overlap(a, b) for k, a in enumerate(placed) for b in placed[k + 1 :])


def test_dice_that_lie_in_the_tray_are_not_touched() -> None:
    lying = [RestingDie(100.0, 69.0, 0.3), RestingDie(400.0, 40.0), RestingDie(560.0, 95.0, 1.0)]
    for seed in range(20):
        throw = DiceThrow([6, 1, 3], TRAY, seed, lying=lying)
        placed = squares(throw.rest, throw.side)
        old = [corners(die.x, die.y, die.angle, throw.side) for die in lying]
        assert not any(overlap(a, b) for a in placed for b in old)


def test_the_dice_really_tumble() -> None:
    throw = DiceThrow([1, 2, 3, 4, 5], TRAY, 4)
    seen: list[set[int]] = [set() for _ in range(5)]
    for k in range(60):
        for faces, pose in zip(seen, throw.pose(throw.duration * k / 60), strict=True):
            faces.add(pose.face)
    assert all(len(faces) >= 3 for faces in seen)
    start, end = throw.pose(0), throw.rest
    assert all(math.dist((a.x, a.y), (b.x, b.y)) > throw.side for a, b in zip(start, end, strict=True))


def test_no_die_jumps_from_one_moment_to_the_next() -> None:
    throw = DiceThrow([2, 2, 4, 6, 6, 1, 1], TRAY, 11)
    before = throw.pose(0)
    for k in range(1, int(throw.duration * 120) + 1):
        now = throw.pose(k / 120)
        for a, b in zip(before, now, strict=True):
            assert math.dist((a.x, a.y), (b.x, b.y)) < throw.side
        before = now


def test_the_same_seed_throws_the_same_and_another_differently() -> None:
    one, same, other = (DiceThrow([3, 4], TRAY, seed) for seed in (5, 5, 6))
    assert one.rest == same.rest
    assert one.rest != other.rest


def test_a_throw_of_no_dice_is_over_at_once() -> None:
    throw = DiceThrow([], TRAY, 1)
    assert throw.duration == 0
    assert throw.pose(1.0) == []


def test_a_face_that_no_die_has_is_refused() -> None:
    with pytest.raises(ValueError, match="1 to 6"):
        DiceThrow([7], TRAY, 1)


@pytest.mark.parametrize("face", range(1, 7))
def test_a_resting_die_shows_its_face_at_any_heading(face: int) -> None:
    side = 46
    for degrees in range(0, 360, 17):
        surface = pygame.Surface((100, 100), pygame.SRCALPHA)
        draw_die(surface, USUAL_LOOK, face, (50, 50), side, angle=math.radians(degrees))
        top = 50 - round(side * 0.17)  # the middle of the upper face: a die is seen a little from the front
        darkest = min(surface.get_at((50 + x, top + y)).r for x in range(-2, 3) for y in range(-2, 3))
        assert (darkest < 90) == (face % 2 == 1), (
            f"only odd faces have a pip in the middle ({degrees} degrees)"
        )


@pytest.mark.parametrize("face", range(1, 7))
def test_a_quarter_of_a_roll_brings_another_face_to_the_top_and_half_the_opposite_one(face: int) -> None:
    band, step = band_of(face), step_of(face)
    assert top_face(band, step) == face
    assert top_face(band, step + QUARTER) not in (face, 7 - face)
    assert top_face(band, step + 2 * QUARTER) == 7 - face
    assert top_face(band, step + 4 * QUARTER) == face


def test_dice_are_drawn_where_they_lie() -> None:
    surface = pygame.Surface((200, 100), pygame.SRCALPHA)
    draw_die(surface, USUAL_LOOK, 5, (50, 50), 40)
    assert surface.get_at((50, 50))[:3] != surface.get_at((42, 50))[:3], "the middle pip of the five"
    assert surface.get_at((150, 50)).a == 0
    throw = DiceThrow([5], (100, 100), 3)
    draw_throw(surface, USUAL_LOOK, throw, 0.1, (100, 0), 1.0)
    assert surface.get_bounding_rect().right > 100
