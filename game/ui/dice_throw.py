"""A throw of dice shown, never decided: simulated ahead and turned so that each rests on the face it was
given.

All lengths are in one unit of the caller's choice (the tray's size and the die's side say which).
"""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import pymunk
from pygame import Surface

from game.ui.dice import QUARTER, band_of, draw_die, draw_rolling_die, step_of, top_face
from game.ui.look import Look

HERTZ = 120
LONGEST = 1.5
_TRIES = 12
_STOP = 1.42
_MARGIN = 1.1
_FULLEST = 0.34
_CREEP = 0.02  # of a side, and of a radian: less is no movement
_TOUCHES = (0.2, 0.6, 1.0)  # parts of its flight after which a die touches the cloth
_ROCKS = 10  # frames in which a die that has landed rocks over its edge and falls back
_GENTLE = 9.0  # sides a second: a die whose way changes by less has not struck anything
_HEAVIEST = 42.0  # and from so many on a blow is as heavy as can be


class DiePose(NamedTuple):
    """Where one die is: its centre in the tray, its heading in radians, the face that is up, its height in sides
    and the step of its roll (see `game.ui.dice`). `flat` is whether it lies on a face.
    """

    x: float
    y: float
    angle: float
    face: int
    lift: float
    step: float
    flat: bool


@dataclass(frozen=True, slots=True)
class RestingDie:
    """A die that lies in the tray already and is not thrown: its centre and heading (radians)."""

    x: float
    y: float
    angle: float = 0.0


class DieImpact(NamedTuple):
    """A die strikes a wall, another die or the cloth: when (seconds), where, and how hard, 0 to 1."""

    at: float
    x: float
    y: float
    force: float


class _Spot(NamedTuple):
    x: float
    y: float
    angle: float


def die_side(tray: tuple[float, float], count: int) -> float:
    """The largest side with which `count` dice tumble well in a tray of that size."""
    by_area = math.sqrt(tray[0] * tray[1] * _FULLEST / max(1, count))
    return min(by_area, min(tray) * 0.42)


def corners(x: float, y: float, angle: float, side: float) -> list[tuple[float, float]]:
    """The corners of a die's square."""
    c, s, h = math.cos(angle) * side / 2, math.sin(angle) * side / 2, 1
    return [(x + a * c - b * s, y + a * s + b * c) for a, b in ((-h, -h), (h, -h), (h, h), (-h, h))]


def overlap(a: Sequence[tuple[float, float]], b: Sequence[tuple[float, float]]) -> bool:
    """Whether two convex shapes share any room."""
    for shape in (a, b):
        for (ax, ay), (bx, by) in pairwise([*shape, shape[0]]):
            nx, ny = by - ay, ax - bx
            one = [nx * x + ny * y for x, y in a]
            two = [nx * x + ny * y for x, y in b]
            if max(one) <= min(two) or max(two) <= min(one):
                return False
    return True


class DiceThrow:
    """Dice thrown into a tray that come to rest on `faces`, in that order, within `LONGEST` seconds.

    `seed` only varies the picture. `lying` dice stay where they are and are in the way. `side` is reduced if
    so many dice would not fit.
    """

    def __init__(
        self,
        faces: Sequence[int],
        tray: tuple[float, float],
        seed: int,
        *,
        side: float | None = None,
        lying: Sequence[RestingDie] = (),
    ) -> None:
        if any(face not in range(1, 7) for face in faces):
            raise ValueError(f"a die shows 1 to 6, not {list(faces)}")
        self.faces = tuple(faces)
        self.tray = tray
        most = die_side(tray, len(faces) + len(lying))
        self.side = most if side is None else min(side, most)
        chance = random.Random(seed)
        tracks: list[list[_Spot]] | None = None
        for _ in range(_TRIES):
            tracks = self._simulate(chance, lying)
            if self._rests_well([track[-1] for track in tracks], lying):
                break
        else:
            tracks = self._plain(lying)
        self.duration = max((self._resting(track) for track in tracks), default=0) / HERTZ
        self._poses = [
            self._turned(track, face, chance.uniform(0.8, 1.15))
            for track, face in zip(tracks, faces, strict=True)
        ]
        self.knocks = tuple(sorted(knock for track in tracks for knock in self._knocks(track)))

    def _resting(self, track: Sequence[_Spot]) -> int:
        """The frame from which a die seems to lie still: what it creeps after that nobody sees."""
        end, near = track[-1], self.side * _CREEP
        for number in range(len(track) - 1, 0, -1):
            here = track[number - 1]
            if math.dist((here.x, here.y), (end.x, end.y)) > near or abs(here.angle - end.angle) > _CREEP:
                return number
        return 0

    def pose(self, t: float) -> list[DiePose]:
        """Where the dice are `t` seconds after the throw; before it as at its start, after its end at rest."""
        if t >= self.duration:
            return self.rest
        number = max(0, round(t * HERTZ))
        return [poses[min(number, len(poses) - 1)] for poses in self._poses]

    @property
    def rest(self) -> list[DiePose]:
        """Where the dice come to rest."""
        return [poses[-1] for poses in self._poses]

    def _starts(self, chance: random.Random, lying: Sequence[RestingDie]) -> list[_Spot]:
        """Free places near the left end, a hand's throw apart."""
        crowded = len(self.faces) + len(lying) > 6
        step, loose = self.side * (1.2 if crowded else 1.5), 0.1 if crowded else 0.7
        down = max(1, int(self.tray[1] / step))
        across = max(1, int(self.tray[0] / step))
        taken = [corners(die.x, die.y, die.angle, self.side * _MARGIN) for die in lying]
        free: list[_Spot] = []
        for column in range(across):
            for row in chance.sample(range(down), down):
                angle = chance.randrange(4) * math.pi / 2 + chance.uniform(-loose, loose)
                spot = _Spot((column + 0.5) * step, (row + 0.5) * self.tray[1] / down, angle)
                square = corners(spot.x, spot.y, spot.angle, self.side * _MARGIN)
                if not any(overlap(square, other) for other in taken):
                    free.append(spot)
        return free[: len(self.faces)]

    def _space(self, lying: Sequence[RestingDie]) -> pymunk.Space:
        space = pymunk.Space()
        width, height = self.tray
        thick = self.side
        ends = ((0, 0), (width, 0), (width, height), (0, height), (0, 0))
        outward = ((0, -thick), (thick, 0), (0, thick), (-thick, 0))
        for (a, b), (dx, dy) in zip(pairwise(ends), outward, strict=True):
            wall = pymunk.Segment(space.static_body, (a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy), thick)
            wall.elasticity, wall.friction = 0.55, 0.4
            space.add(wall)
        for die in lying:
            body = pymunk.Body(body_type=pymunk.Body.STATIC)
            body.position, body.angle = (die.x, die.y), die.angle
            space.add(body, self._box(body))
        return space

    def _box(self, body: pymunk.Body) -> pymunk.Poly:
        shape = pymunk.Poly.create_box(body, (self.side * _MARGIN, self.side * _MARGIN))
        shape.elasticity, shape.friction = 0.5, 0.35
        return shape

    def _simulate(self, chance: random.Random, lying: Sequence[RestingDie]) -> list[list[_Spot]]:
        starts = self._starts(chance, lying)
        if len(starts) < len(self.faces):
            return [[_Spot(-1, -1, 0)] for _ in self.faces]
        space = self._space(lying)
        bodies: list[pymunk.Body] = []
        reach = self.tray[0]
        for start in starts:
            body = pymunk.Body(1, pymunk.moment_for_box(1, (self.side, self.side)))
            body.position, body.angle = (start.x, start.y), start.angle
            speed = chance.uniform(1.0, 3.4) * (reach - start.x * 0.5)
            heading = chance.uniform(-0.7, 0.7)
            body.velocity = (speed * math.cos(heading), speed * math.sin(heading))
            body.angular_velocity = chance.uniform(-22, 22)
            space.add(body, self._box(body))
            bodies.append(body)
        return self._record(space, bodies)

    def _record(self, space: pymunk.Space, bodies: Sequence[pymunk.Body]) -> list[list[_Spot]]:
        tracks = [[_Spot(*body.position, body.angle)] for body in bodies]
        for number in range(1, int(_STOP * HERTZ)):
            late = max(0.0, number / HERTZ - 0.75)
            for body in bodies:
                self._slow(body, 0.976 - 0.14 * late)
            space.step(1 / HERTZ)
            for track, body in zip(tracks, bodies, strict=True):
                x, y = body.position
                track.append(_Spot(x, y, body.angle))
            if not any(map(_moves, bodies)):
                break
        return tracks

    def _slow(self, body: pymunk.Body, keep: float) -> None:
        """Friction on the cloth: a share of the speed and a fixed amount are lost at every step."""
        velocity = body.velocity
        speed = velocity.length
        if speed > 0:
            part = max(0.0, speed * keep - self.side * 0.045) / speed
            body.velocity = (velocity[0] * part, velocity[1] * part)
        elif velocity != (0, 0):
            body.velocity = (0, 0)
        spin = body.angular_velocity
        if spin:
            body.angular_velocity = math.copysign(max(0.0, abs(spin) * keep - 0.08), spin)

    def _rests_well(self, spots: Sequence[_Spot], lying: Sequence[RestingDie]) -> bool:
        squares = [corners(spot.x, spot.y, spot.angle, self.side * 1.02) for spot in spots]
        width, height = self.tray
        if not all(0 <= x <= width and 0 <= y <= height for square in squares for x, y in square):
            return False
        everything = squares + [corners(die.x, die.y, die.angle, self.side) for die in lying]
        return not any(
            overlap(one, other) for number, one in enumerate(squares) for other in everything[number + 1 :]
        )

    def _plain(self, lying: Sequence[RestingDie]) -> list[list[_Spot]]:
        """Dice that slide in side by side: for a tray too full to tumble in."""
        across = max(1, int(self.tray[0] // (self.side * 1.12)))
        taken = [corners(die.x, die.y, die.angle, self.side) for die in lying]
        down = max(1, int(self.tray[1] // (self.side * 1.12)))
        places = [
            ((column + 0.5) * self.tray[0] / across, (row + 0.5) * self.tray[1] / down)
            for row in range(down)
            for column in range(across)
        ]
        free = [p for p in places if not any(overlap(corners(*p, 0, self.side), other) for other in taken)]
        free += places
        frames = HERTZ // 2
        return [
            [
                _Spot(
                    free[n][0] * (0.3 + 0.7 * _eased(k / frames)), free[n][1], 0.8 * (1 - _eased(k / frames))
                )
                for k in range(frames + 1)
            ]
            for n in range(len(self.faces))
        ]

    def _turned(self, track: Sequence[_Spot], face: int, bounce: float) -> list[DiePose]:
        """Give a track its roll, from the end backwards, so that it ends on `face`."""
        landing = self._landing(track)
        band, step = band_of(face), float(step_of(face))
        landed = track[landing].angle
        towards = _towards(track[landing - 1], track[landing], landed) if landing else landed
        turned = _nearly(_axis(towards), landed, 1.0) - landed
        poses: list[DiePose] = []
        rocks = min(_ROCKS, len(track) - landing - 1)
        onward = 1.0 if math.cos(towards - _axis(towards)) >= 0 else -1.0
        for number in range(len(track) - 1, landing - 1, -1):
            here, rocked = track[number], math.sin(math.pi * min(1.0, (number - landing) / max(1, rocks)))
            flat = rocked < 0.5
            tilt = 0.0 if flat else onward
            poses.append(DiePose(here.x, here.y, here.angle + turned, face, 0.0, step + tilt, flat))
        for number in range(landing - 1, -1, -1):
            here, there = track[number], track[number + 1]
            way, towards = math.dist((here.x, here.y), (there.x, there.y)), _towards(here, there, towards)
            # It rolls towards the player at its heading, and back from there where it goes the other way.
            forwards = math.cos(towards - _axis(towards)) >= 0
            step -= (way if forwards else -way) / self.side * QUARTER
            part = number / max(1, landing)
            heading = _nearly(_axis(towards), landed, _eased(max(0.0, part * 3 - 2)))
            poses.append(
                DiePose(here.x, here.y, heading, top_face(band, step), self._lift(part, bounce), step, False)
            )
        return poses[::-1]

    def _knocks(self, track: Sequence[_Spot]) -> Iterator[DieImpact]:
        """What a die strikes on its way: where its way turns sharply, and where it touches the cloth."""
        ways = [(there.x - here.x, there.y - here.y) for here, there in pairwise(track)]
        for number, (before, after) in enumerate(pairwise(ways), 1):
            turn = math.dist(before, after) * HERTZ / self.side
            if turn > _GENTLE:
                yield DieImpact(number / HERTZ, track[number].x, track[number].y, min(1.0, turn / _HEAVIEST))
        landing = self._landing(track)
        for force, touch in zip((0.5, 0.32, 0.2), _TOUCHES, strict=True):
            number = min(len(track) - 1, round(touch * landing))
            yield DieImpact(number / HERTZ, track[number].x, track[number].y, force)

    def _landing(self, track: Sequence[_Spot]) -> int:
        """The frame from which the die only slides: the first in which it is slow."""
        slow = self.side * 3.2 / HERTZ
        for number, (here, there) in enumerate(pairwise(track)):
            if number > HERTZ // 8 and math.dist((here.x, here.y), (there.x, there.y)) < slow:
                return number
        return len(track) - 1

    @staticmethod
    def _lift(part: float, bounce: float) -> float:
        """How high a die is when so much of its flight has passed: three ever lower hops."""
        return bounce * (1 - part) ** 2 * abs(math.cos(part * math.pi * 2.5))


def _moves(body: pymunk.Body) -> bool:
    return body.angular_velocity != 0 or body.velocity.length != 0


def _eased(t: float) -> float:
    return 1 - (1 - t) ** 3


def _towards(here: _Spot, there: _Spot, otherwise: float) -> float:
    """The heading of a way, or another one where there is no way between two spots."""
    if (here.x, here.y) == (there.x, there.y):
        return otherwise
    return math.atan2(there.y - here.y, there.x - here.x) - math.pi / 2


def _axis(heading: float) -> float:
    """The heading within half a turn that lies along the same line."""
    return heading % math.pi


def _nearly(heading: float, last: float, part: float) -> float:
    """A heading brought by `part` (0 to 1) towards the one with which a die lands, or a quarter turn from it."""
    quarter = math.pi / 2
    near = last + round((heading - last) / quarter) * quarter
    return heading + (near - heading) * part


def draw_throw(
    surface: Surface, look: Look, throw: DiceThrow, t: float, origin: tuple[float, float], factor: float
) -> None:
    """Draw the dice of a throw `t` seconds after it, in a tray whose corner is at `origin`; `factor` is
    pixels a unit.
    """
    side = round(throw.side * factor)
    poses = sorted(enumerate(throw.pose(t)), key=lambda numbered: (numbered[1].lift, numbered[1].y))
    for number, pose in poses:
        centre = (origin[0] + pose.x * factor, origin[1] + pose.y * factor)
        if pose.flat:
            draw_die(surface, look, pose.face, centre, side, angle=pose.angle)
        else:
            roll = (band_of(throw.faces[number]), pose.step)
            draw_rolling_die(surface, look, roll, pose.angle, centre, side, pose.lift)
