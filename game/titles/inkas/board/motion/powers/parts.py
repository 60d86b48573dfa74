"""The shared parts of the scenes of powers: light over an area, pictures that come one after another, threads, waves.

Each is painted from 0 to 1 of a scene; it begins and ends with nothing to be seen.
"""

import math
from collections.abc import Callable, Iterable, Sequence

from pygame import Rect, Surface

from game.base.colour import RGB
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.motion.powers.stage import PowerStage
from game.titles.inkas.board.pieces.art import draw_high, picture
from game.ui.animation import ease_in_out, ease_out
from game.ui.effects import fade, progress, shake, shine, stamp
from game.ui.effects import ring as light_ring
from game.ui.motion.timeline import Paint
from game.ui.pictures import Point, anchor_of, at_unit
from game.ui.shapes import blank, polygon
from game.ui.shapes import polyline as draw_line

Pose = tuple[Point, float, float, float]
"""Where the foot of a picture is, its scale, how faint it is (0 to 1), and by how many degrees it is turned."""

_SIZE = 0.66  # of an effect, in units of the sheet
_WASH = 0.4
_BADGE, _ABOVE = 62.0, 78.0  # height of a power's emblem, and how far above the user it comes
_EDGE = (58, 34, 6)


def together(*paints: Paint) -> Paint:
    """Several parts at once, the first one lowest."""

    def paint(surface: Surface, t: float) -> None:
        for one in paints:
            one(surface, t)

    return paint


def wash(stage: PowerStage, wamanis: Iterable[str], colour: RGB) -> Paint:
    """Light that lies over wamanis, comes and goes."""
    layout = stage.transition.layout
    shapes = [[layout.on_view(point) for point in ring.outline(name)] for name in wamanis]
    corners = [point for shape in shapes for point in shape]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    right, low = max(x for x, _ in corners), max(y for _, y in corners)
    sheet = blank((round(right - left) + 2, round(low - top) + 2))
    for shape in shapes:
        polygon(sheet, [(x - left, y - top) for x, y in shape], colour)
    centre = left + sheet.get_width() / 2, top + sheet.get_height() / 2
    return lambda surface, t: stamp(surface, sheet, centre, alpha=_WASH * fade(t, 0.2, 0.35))


def posed(
    stage: PowerStage, effect: str, poses: Sequence[Callable[[float], Pose]], size: float = _SIZE
) -> Paint:
    """A picture in several places, each as its pose at that moment says."""
    name, unit = picture(f"effect.{effect}"), size * stage.unit
    made = at_unit(stage.look, name, unit)
    x, y = anchor_of(stage.look, name)
    across, down = made.get_width() / 2 - x * unit, made.get_height() / 2 - y * unit

    def paint(surface: Surface, t: float) -> None:
        for pose in poses:
            foot, scale, alpha, angle = pose(t)
            centre = foot[0] + across * scale, foot[1] + down * scale
            stamp(surface, made, centre, scale=_stepped(scale), alpha=alpha, angle=angle)

    return paint


def _stepped(scale: float) -> float:
    """A scale of which there are few, so that one that hardly changes is not drawn anew."""
    return 1.0 if abs(scale - 1) < 0.03 else scale


def grown(
    stage: PowerStage, effect: str, places: Sequence[Point], size: float = _SIZE, spread: float = 0.4
) -> Paint:
    """A picture that grows at each place, one after another within a part of the scene, stands and fades."""
    return posed(stage, effect, [_growing(place, at) for place, at in _one_by_one(places, spread)], size)


def _growing(place: Point, start: float) -> Callable[[float], Pose]:
    def pose(t: float) -> Pose:
        go = progress(t, start, start + 0.25)
        return place, 0.3 + 0.7 * ease_out(go), go * (1 - progress(t, 0.78, 1.0)), 0.0

    return pose


def swaying(
    stage: PowerStage, effect: str, way: Callable[[float], Point], size: float, degrees: float
) -> Paint:
    """A picture that goes along a way and sways by so many degrees to each side."""

    def pose(t: float) -> Pose:
        return way(ease_in_out(t)), 1.0, fade(t, 0.12, 0.15), degrees * math.sin(16 * t)

    return posed(stage, effect, [pose], size)


def driven(
    stage: PowerStage,
    effect: str,
    ways: Sequence[tuple[Point, Point]],
    size: float = _SIZE,
    spread: float = 0.35,
) -> Paint:
    """A picture that goes from one place to another along each way, one after another."""
    starts = [at for _, at in _one_by_one([start for start, _ in ways], spread)]
    return posed(stage, effect, [_going(*way, at) for way, at in zip(ways, starts, strict=True)], size)


def _going(start: Point, end: Point, begins: float) -> Callable[[float], Pose]:
    def pose(t: float) -> Pose:
        part = progress(t, begins, min(1.0, begins + 0.6))
        go = ease_in_out(part)
        foot = start[0] + (end[0] - start[0]) * go, start[1] + (end[1] - start[1]) * go
        return foot, 1.0, fade(part, 0.2, 0.3) if 0 < part < 1 else 0.0, 0.0

    return pose


def _one_by_one(places: Sequence[Point], spread: float) -> list[tuple[Point, float]]:
    """Places with the moments at which they begin."""
    last = max(1, len(places) - 1)
    return [(place, spread * number / last) for number, place in enumerate(places)]


def threads(stage: PowerStage, start: Point, ends: Sequence[Point], colour: RGB, width: float = 3.0) -> Paint:
    """Threads that run from one place to others, and fade."""
    wide = max(2.0, width * stage.unit)

    def paint(surface: Surface, t: float) -> None:
        go = ease_out(progress(t, 0.05, 0.5)) * (1 - progress(t, 0.75, 1.0))
        for x, y in ends if go > 0.02 else ():
            end = start[0] + (x - start[0]) * go, start[1] + (y - start[1]) * go
            draw_line(surface, [start, end], _EDGE, wide + 2)
            draw_line(surface, [start, end], colour, wide)

    return paint


def beams(stage: PowerStage, centre: Point, reach: float, count: int, colour: RGB) -> Paint:
    """Short beams that fly from a place outwards on all sides."""
    far, wide = reach * stage.unit, max(2.0, 4 * stage.unit)

    def paint(surface: Surface, t: float) -> None:
        head, tail = ease_out(progress(t, 0.25, 0.7)), ease_out(progress(t, 0.4, 0.85))
        for number in range(count if head > tail else 0):
            angle = 2 * math.pi * number / count
            x, y = math.cos(angle), 0.8 * math.sin(angle)
            ends = [(centre[0] + x * far * part, centre[1] + y * far * part) for part in (tail, head)]
            draw_line(surface, ends, colour, wide)

    return paint


def waves(stage: PowerStage, centre: Point, reach: float, colour: RGB, *, inward: bool = False) -> Paint:
    """Three rings of light that run from a place outwards, or in to it."""
    halo = light_ring(max(4, round(reach * stage.unit)), colour, 0.08)

    def paint(surface: Surface, t: float) -> None:
        for number in range(3):
            part = progress(t, number * 0.18, 0.6 + number * 0.18)
            scale = 1 - ease_out(part) if inward else ease_out(part)
            stamp(surface, halo, centre, scale=max(0.05, scale), alpha=math.sin(math.pi * part))

    return paint


def light(stage: PowerStage, centre: Point, reach: float, colour: RGB) -> Paint:
    """One light that opens slowly and goes: no flash."""
    made = shine(max(4, round(reach * stage.unit)), colour)
    return lambda surface, t: stamp(surface, made, centre, alpha=0.8 * fade(t, 0.35, 0.5), add=True)


def tremor(stage: PowerStage, wamanis: Iterable[str]) -> Paint:
    """The ground of wamanis trembles; it stands still in still scenes, which see no time pass."""
    layout = stage.transition.layout
    areas = [layout.area_on_view(ring.bounds(name)) for name in wamanis]
    whole = Rect(areas[0].unionall(areas[1:])).clip(layout.view)

    def paint(surface: Surface, t: float) -> None:
        strength = 4 * stage.unit * fade(t, 0.1, 0.4)
        shake(surface, whole, strength * math.sin(46 * t), 0.6 * strength * math.cos(61 * t))

    return paint


def badge(stage: PowerStage, power: str) -> Paint:
    """The emblem of a power above who uses it."""
    x, y = stage.user
    high = _BADGE * stage.unit
    place = x, max(y - _ABOVE * stage.unit, stage.transition.layout.view.top + high / 2)

    def paint(surface: Surface, t: float) -> None:
        if t > 0:
            draw_high(
                surface, stage.look, f"power.{power}", place, high * (0.6 + 0.4 * ease_out(min(1.0, 4 * t)))
            )

    return paint
