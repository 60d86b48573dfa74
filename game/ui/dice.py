"""Ivory dice, at rest at any heading or at any moment of a roll, from pictures that are made once.

A die rolls over one of two bands of faces. A quarter of a roll, six steps, brings the next face of the band to the top.
"""

import math

import pygame
from pygame import Rect, Surface

from game.ui import pictures
from game.ui.cache import cached
from game.ui.look import Look

QUARTER = 6  # steps from a face of a band to the next
_STEPS = 4 * QUARTER
_BANDS = ((1, 2, 6, 5), (1, 3, 6, 4))
_HEADINGS = 6  # pictures of half a turn about the upright axis
_TURN = 180 // _HEADINGS  # degrees between two of them
_FINE = 3  # degrees in which the turns between them are rounded
_BODY = 46.0  # a die's side in the units of its pictures
_HALO = 54.0  # and that of the die that fits the ring of a picked one
_FALL = (0.1, 0.14)  # where the shadow of a die at rest falls, in sides
_RISE = 0.3  # how much a lifted die seems nearer the upper edge, in sides


def face_picture(face: int) -> str:
    """The name of the picture of a die that lies flat; one with more than six pips is shown with six."""
    return f"face.{min(face, 6)}"


def band_of(face: int) -> int:
    """A band of faces that holds this one."""
    return 0 if face in _BANDS[0] else 1


def step_of(face: int) -> int:
    """The step at which this face of its band is on top."""
    return _BANDS[band_of(face)].index(face) * QUARTER


def top_face(band: int, step: float) -> int:
    """The face on top at a step of a roll over a band."""
    return _BANDS[band][round(step / QUARTER) % 4]


def _split(angle: float) -> tuple[int, int]:
    """An angle in radians as the nearest picture's number and the degrees that are left, both rounded."""
    degrees = math.degrees(angle)
    heading = round(degrees / _TURN)
    return heading % _HEADINGS, round((degrees - heading * _TURN) / _FINE) * _FINE


def _turned(picture: Surface, degrees: int) -> Surface:
    return pygame.transform.rotozoom(picture, -degrees, 1.0) if degrees else picture


@cached
def _resting(look: Look, face: int, heading: int, degrees: int, side: int) -> Surface:
    return _turned(pictures.cell(look, "die.resting", heading, face - 1, side / _BODY), degrees)


@cached
def _rolling(look: Look, band: int, heading: int, step: int, degrees: int, side: int) -> Surface:
    return _turned(
        pictures.cell(look, "die.tumbling", step, band * _HEADINGS + heading, side / _BODY), degrees
    )


@cached
def _dimmed(look: Look, face: int, heading: int, degrees: int, side: int) -> Surface:
    picture = _resting(look, face, heading, degrees, side).copy()
    picture.fill((205, 208, 194, 215), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


@cached
def _shadow(look: Look, heading: int, side: int) -> Surface:
    return pictures.cell(look, "die.shadow", heading, 0, side / _BODY)


@cached
def _halo(look: Look, heading: int, degrees: int, side: int) -> Surface:
    """The ring of light round a picked die."""
    ring = pictures.at_unit(look, "light.die", side / _HALO)
    return pygame.transform.rotozoom(ring, -(heading * _TURN + degrees), 1.0)


def get_ready(look: Look, side: int) -> None:
    """Read what dice of this side lie and roll with, so that no picture of a throw waits for it."""
    for size in (side, round(side * 1.16)):
        _resting(look, 1, 0, 0, size)
        _shadow(look, 0, size)
        _rolling(look, 0, 0, 0, 0, size)


def _put(surface: Surface, picture: Surface, x: float, y: float) -> None:
    surface.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))


def draw_die(
    surface: Surface,
    look: Look,
    face: int,
    centre: tuple[float, float],
    side: int,
    *,
    angle: float = 0.0,
    picked: bool = False,
    dimmed: bool = False,
) -> Rect:
    """Draw a die at rest, `side` pixels wide, turned by `angle` radians; returns the square that it covers.

    A picked one has a ring of light, a dimmed one is faint.
    """
    side = max(6, side)
    heading, degrees = _split(angle)
    x, y = centre
    box = Rect(round(x) - side // 2, round(y) - side // 2, side, side)
    if dimmed:
        _put(surface, _dimmed(look, face, heading, degrees, side), x, y)
        return box
    _put(surface, _shadow(look, heading, side), x + _FALL[0] * side, y + _FALL[1] * side)
    if picked:
        _put(surface, _halo(look, heading, degrees, side), x, y)
    _put(surface, _resting(look, face, heading, degrees, side), x, y)
    return box


def draw_rolling_die(
    surface: Surface,
    look: Look,
    roll: tuple[int, float],
    heading: float,
    centre: tuple[float, float],
    side: int,
    lift: float,
) -> None:
    """Draw a die in the air or rolling.

    `roll` is its band of faces and the step of its roll, `heading` where it rolls to (radians, 0 towards the
    player), `lift` how many sides high it is, which its shadow and size show.
    """
    x, y = centre
    number, degrees = _split(heading)
    low = (x + side * (_FALL[0] + 0.35 * lift), y + side * (_FALL[1] + 0.4 * lift))
    _put(surface, _shadow(look, number, side), *low)
    grown = 2 * round(side * (1 + 0.16 * lift) / 2)
    band, step = roll
    _put(
        surface,
        _rolling(look, band, number, round(step) % _STEPS, degrees, grown),
        x,
        y - lift * side * _RISE,
    )
