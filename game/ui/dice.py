"""Ivory dice seen from above and a little from the front, at rest or turning."""

import math

import pygame
from pygame import Rect, Surface

from game.ui import theme
from game.ui.keep import kept
from game.ui.shapes import blank, drop_shadow, frame, rounded
from game.ui.theme import RGB

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

FACES: dict[int, tuple[Vector, Vector]] = {
    1: ((0, 0, 1), (1, 0, 0)),
    6: ((0, 0, -1), (1, 0, 0)),
    2: ((0, 1, 0), (1, 0, 0)),
    5: ((0, -1, 0), (1, 0, 0)),
    3: ((1, 0, 0), (0, 1, 0)),
    4: ((-1, 0, 0), (0, 1, 0)),
}
_PLACES = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_LIGHT: Vector = (-0.42, -0.5, 0.757)
_TILT = math.radians(9)
_ROUND = 0.3
_FINER = 3


def multiply(a: Matrix, b: Matrix) -> Matrix:
    """The turn `b` followed by the turn `a`."""
    # Written out: a throw of dice turns them some thousand times before the next picture is due.
    (a0, a1, a2), (a3, a4, a5), (a6, a7, a8) = a
    (b0, b1, b2), (b3, b4, b5), (b6, b7, b8) = b
    return (
        (a0 * b0 + a1 * b3 + a2 * b6, a0 * b1 + a1 * b4 + a2 * b7, a0 * b2 + a1 * b5 + a2 * b8),
        (a3 * b0 + a4 * b3 + a5 * b6, a3 * b1 + a4 * b4 + a5 * b7, a3 * b2 + a4 * b5 + a5 * b8),
        (a6 * b0 + a7 * b3 + a8 * b6, a6 * b1 + a7 * b4 + a8 * b7, a6 * b2 + a7 * b5 + a8 * b8),
    )


def turn(axis: Vector, angle: float) -> Matrix:
    """The turn by `angle` (radians) about a unit axis; x is right, y down the screen, z towards the eye."""
    x, y, z = axis
    c, s = math.cos(angle), math.sin(angle)
    d = 1 - c
    return (
        (c + x * x * d, x * y * d - z * s, x * z * d + y * s),
        (y * x * d + z * s, c + y * y * d, y * z * d - x * s),
        (z * x * d - y * s, z * y * d + x * s, c + z * z * d),
    )


def turn_flat(matrix: Matrix, angle: float) -> Matrix:
    """The turn `matrix` followed by one by `angle` (radians) about the axis towards the eye, as on a table."""
    c, s = math.cos(angle), math.sin(angle)
    (a, b, d), (e, f, g), height = matrix
    return (
        (c * a - s * e, c * b - s * f, c * d - s * g),
        (s * a + c * e, s * b + c * f, s * d + c * g),
        height,
    )


def apply(matrix: Matrix, v: Vector) -> Vector:
    """The vector `v` after the turn."""
    a, b, c = matrix
    return (
        a[0] * v[0] + a[1] * v[1] + a[2] * v[2],
        b[0] * v[0] + b[1] * v[1] + b[2] * v[2],
        c[0] * v[0] + c[1] * v[1] + c[2] * v[2],
    )


def cross(a: Vector, b: Vector) -> Vector:
    """The vector at right angles to both."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def resting(face: int, angle: float) -> Matrix:
    """How a die lies that shows `face` and is turned by `angle` radians."""
    normal, along = FACES[face]
    third = cross(normal, along)
    upright: Matrix = (along, third, normal)
    return multiply(turn((0, 0, 1), angle), upright)


def face_up(matrix: Matrix) -> int:
    """The face that is uppermost after the turn."""
    x, y, z = matrix[2]  # how high the sides of 3, 2 and 1 are; 4, 5 and 6 are as low
    return max((z, 1), (-z, 6), (y, 2), (-y, 5), (x, 3), (-x, 4))[1]


def _hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    points = sorted(set(points))

    def half(ordered: list[tuple[float, float]]) -> list[tuple[float, float]]:
        chain: list[tuple[float, float]] = []
        for p in ordered:
            while len(chain) > 1 and (
                (chain[-1][0] - chain[-2][0]) * (p[1] - chain[-2][1])
                - (chain[-1][1] - chain[-2][1]) * (p[0] - chain[-2][0])
                <= 0
            ):
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return half(points) + half(points[::-1])


def _outline(reach: float, radius: float) -> list[tuple[float, float]]:
    """A square from -reach to reach with round corners, in the plane of a face."""
    inner = reach - radius
    corners = ((inner, inner, 0), (-inner, inner, 90), (-inner, -inner, 180), (inner, -inner, 270))
    turns = (0, 22.5, 45, 67.5, 90)
    return [
        (x + radius * math.cos(math.radians(start + t)), y + radius * math.sin(math.radians(start + t)))
        for x, y, start in corners
        for t in turns
    ]


_FACE = _outline(0.93, _ROUND)
_PIP = [(0.19 * math.cos(k * math.pi / 8), 0.19 * math.sin(k * math.pi / 8)) for k in range(16)]


def _shade(normal: Vector) -> RGB:
    light = max(0.0, sum(a * b for a, b in zip(normal, _LIGHT, strict=True)))
    bright, middle, dark = theme.IVORY
    low, high, t = (dark, middle, light / 0.6) if light < 0.6 else (middle, bright, (light - 0.6) / 0.4)
    t = min(1.0, t)
    return (
        round(low[0] + (high[0] - low[0]) * t),
        round(low[1] + (high[1] - low[1]) * t),
        round(low[2] + (high[2] - low[2]) * t),
    )


def draw_cube(matrix: Matrix, side: int) -> Surface:
    """A picture of a die in any position, `2 * side` pixels square, with the die in its middle."""
    matrix = multiply(turn((1, 0, 0), _TILT), matrix)
    whole = side * 2 * _FINER
    half = side * _FINER / 2
    fine = Surface((whole, whole), pygame.SRCALPHA)
    fine.fill((*theme.IVORY[2], 0))

    def flat(v: Vector) -> tuple[float, float]:
        return (whole / 2 + v[0] * half, whole / 2 + v[1] * half)

    seen: list[tuple[float, int, Vector, Vector, Vector]] = []
    rim: list[tuple[float, float]] = []
    for face, (normal, along) in FACES.items():
        n, u = apply(matrix, normal), apply(matrix, along)
        w = cross(n, u)
        rim += [flat(_on(n, u, w, x, y)) for x, y in _FACE]
        if n[2] > 0.05:
            seen.append((n[2], face, n, u, w))
    edge = _hull(rim)
    pygame.draw.polygon(fine, theme.rgb("#b39a68"), edge)
    pygame.draw.polygon(fine, theme.OUTLINE, edge, max(1, round(half * 0.035)))
    for height, face, n, u, w in sorted(seen):
        pygame.draw.polygon(fine, _shade(n), [flat(_on(n, u, w, x, y)) for x, y in _FACE])
        if height > 0.22:
            for pip in _pips(face):
                pygame.draw.polygon(fine, theme.INK, [flat(_on(n, u, w, x, y)) for x, y in pip])
    return pygame.transform.smoothscale(fine, (side * 2, side * 2))


def _pips(face: int) -> list[list[tuple[float, float]]]:
    """The outlines of the pips of a face, in the plane of the face."""
    size = 1.35 if face == 1 else 1.0
    reach = 0.5
    return [[(px * reach + x * size, py * reach + y * size) for x, y in _PIP] for px, py in _PLACES[face]]


def _on(n: Vector, u: Vector, w: Vector, x: float, y: float) -> Vector:
    return (n[0] + u[0] * x + w[0] * y, n[1] + u[1] * x + w[1] * y, n[2] + u[2] * x + w[2] * y)


@kept(512)
def _rest_picture(face: int, degrees: int, side: int) -> Surface:
    return draw_cube(resting(face, math.radians(degrees)), side)


@kept(128)
def _dimmed(face: int, degrees: int, side: int) -> Surface:
    picture = _rest_picture(face, degrees, side).copy()
    picture.fill((205, 200, 190, 150), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


@kept(64)
def _ring(side: int, degrees: int) -> Surface:
    """The glow round a picked die."""
    room = blank((side * 2, side * 2))
    box = Rect(0, 0, round(side * 1.3), round(side * 1.34))
    box.center = (side, round(side * 1.03))
    frame(room, box, theme.PICKED, round(side * 0.24), max(2, round(side * 0.075)))
    return pygame.transform.rotozoom(room, -degrees, 1)


def draw_die(
    surface: Surface,
    face: int,
    centre: tuple[float, float],
    side: int,
    *,
    angle: float = 0.0,
    picked: bool = False,
    dimmed: bool = False,
    mat: RGB | None = None,
) -> Rect:
    """Draw a die at rest, `side` pixels wide, turned by `angle` radians; returns the square that it covers.

    A picked one has a bright ring, a dimmed one is faint, and one on a `mat` lies on a square of that colour.
    """
    side = max(6, side)
    degrees = round(math.degrees(angle) / 2) * 2 % 360
    x, y = round(centre[0]), round(centre[1])
    box = Rect(x - side // 2, y - side // 2, side, side)
    if mat is not None:
        base = box.inflate(round(side * 0.34), round(side * 0.34))
        rounded(surface, base, theme.OUTLINE, round(side * 0.22))
        line = max(1, side // 20)
        rounded(surface, base.inflate(-2 * line, -2 * line), mat, round(side * 0.2))
    if picked:
        ring = _ring(side, degrees)
        surface.blit(ring, (x - ring.get_width() // 2, y - ring.get_height() // 2))
    elif mat is None and not dimmed:
        drop_shadow(surface, box.inflate(-side // 6, -side // 6), side // 5, max(2, side // 5), 150)
    picture = _dimmed(face, degrees, side) if dimmed else _rest_picture(face, degrees, side)
    surface.blit(picture, (x - side, y - side))
    return box


def draw_turning_die(
    surface: Surface, matrix: Matrix, centre: tuple[float, float], side: int, lift: float
) -> None:
    """Draw a die in the air or rolling: `lift` is how many sides high it is, which its shadow and
    size show.
    """
    x, y = centre
    low = Rect(0, 0, side, side)
    low.center = (round(x + lift * side * 0.35), round(y + lift * side * 0.45))
    drop_shadow(surface, low.inflate(-side // 6, -side // 6), side // 3, max(2, side // 4), 110)
    grown = round(side * (1 + 0.16 * lift))
    surface.blit(draw_cube(matrix, grown), (round(x) - grown, round(y - lift * side * 0.3) - grown))
