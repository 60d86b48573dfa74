"""Draws the diagrams of the book of rules with the pictures of the board."""

import math
from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.titles.inkas.board.book_diagrams import DIAGRAMS, EDGE, NAMED, SHOWN, Diagram
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.layout.ring import bounds, hole, middle, outline, picture_middle, wall_line
from game.titles.inkas.board.legend_diagrams import LEGEND_DIAGRAMS
from game.titles.inkas.board.pieces.art import draw, draw_high
from game.titles.inkas.board.pieces.wallas import draw_walla
from game.titles.inkas.board.ring.walls import draw_barring, draw_walls
from game.titles.inkas.content.definitions import WAMANIS
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.legend_pages import ADDITIONS
from game.titles.inkas.rules.fixed_order import WAMANI_INDEX
from game.ui.lettering import write
from game.ui.pictures import Point
from game.ui.scale import Scale
from game.ui.shapes import polygon, polyline
from game.ui.theme import Role

_ALL: Final = {**DIAGRAMS, **LEGEND_DIAGRAMS}
_ROOM: Final = 30.0  # round the piece of the board, in units of the board
_SIZE: Final = 0.9  # of a walla on a suyu, in units of the board
_LARGE: Final = 1.35  # the same on the whole board
_BESIDE: Final = 46.0  # from one walla to the next in a wamani
_FOOT: Final = 22.0  # of a walla below the middle of its wamani
_LIES: Final = 14.0
_ARROW: Final = 9.0  # its width, in units of the board
_HEAD: Final = 34.0
_APART: Final = 26.0  # from the middle of a wamani to the end of an arrow
_MOST_SHORT: Final = 0.2  # part of a line by which it is shortened, at most
_EMBLEM: Final = 0.3  # of a power in a corner, in heights of the diagram
_SMALLER: Final = 0.24  # the same on the whole board
_FLAMES: Final = 5
_BELOW: Final = (
    "web",
    "crack",
    "hole",
    "field",
    "aura",
    "volcano",
)  # effects that are behind who stands there


class _Place(NamedTuple):
    """Where the board lies on what is drawn on."""

    surface: Surface
    scale: Scale
    at: Callable[[Point], Point]  # a place of the board in pixels
    unit: float
    size: float  # of a walla


def draw_diagram(surface: Surface, name: str, cell: Rect, data: InkasData, scale: Scale) -> None:
    """Draw the piece of the board that a diagram shows as large as its cell allows; a power's with its emblem."""
    diagram = _ALL[name]
    left, top, right, low = _room(WAMANIS if diagram.whole else SHOWN)
    unit = min(cell.width / (right - left), cell.height / (low - top))
    whole = Rect(0, 0, round((right - left) * unit), round((low - top) * unit))
    whole.center = cell.center
    seen = whole.clip(surface.get_clip())
    if not seen:
        return
    part = surface.subsurface(seen)
    off = part.get_abs_offset()

    def at(place: Point) -> Point:
        return whole.x - off[0] + (place[0] - left) * unit, whole.y - off[1] + (place[1] - top) * unit

    place = _Place(part, scale, at, unit, (_LARGE if diagram.whole else _SIZE) * unit)
    _draw_ground(place, diagram, data)
    _draw_pieces(place, diagram)
    if name in LEGEND_DIAGRAMS:
        _draw_emblem(place, name, at((left if diagram.whole else right, top)), whole.height)


def _draw_emblem(place: _Place, power: str, corner: Point, height: int) -> None:
    """Draw the emblem of a power in an upper corner of its diagram, of which a suyu leaves the right one free."""
    free = corner[0] > place.at(ring.CENTRE)[0]
    side = (_EMBLEM if free else _SMALLER) * height
    centre = corner[0] + (-0.55 if free else 0.5) * side, corner[1] + 0.55 * side
    draw_high(place.surface, place.scale.look, f"power.{power}", centre, side)
    if power in ADDITIONS:
        below = centre[0] + 0.2 * side, centre[1] + 0.86 * side
        draw_high(place.surface, place.scale.look, f"power.{ADDITIONS[power]}", below, 0.6 * side)


def _draw_ground(place: _Place, diagram: Diagram, data: InkasData) -> None:
    """The land with its lights, walls and holes."""
    surface, scale, at, unit, _ = place
    look = scale.look
    for name in ("lands", "roads", "rim"):
        draw(surface, look, f"board.{name}", at(ring.CENTRE), unit)
    for light, names in (("lit", diagram.lit(data)), ("target", diagram.red(data))):
        for name in sorted(names, key=WAMANI_INDEX.__getitem__):
            draw(surface, look, f"{light}.{name}", at(picture_middle(outline(name, 3.0))), unit)
    fallen = diagram.fallen(data)
    draw_walls(surface, look, at, unit, [wall for wall in data.walls if wall not in fallen])
    draw_barring(surface, look, at, unit, diagram.walls(data))
    for wall in fallen:
        draw(surface, look, "effect.rubble", at(picture_middle(wall_line(wall))), 0.7 * unit)
    for name in EDGE:
        draw(surface, look, "hole", at(hole(name)), unit)
    for name in diagram.lit(data) if diagram.cover else ():
        draw(surface, look, f"effect.{diagram.cover}", at(middle(name)), unit)
    _draw_effects(place, diagram, below=True)


def _draw_pieces(place: _Place, diagram: Diagram) -> None:
    """Who lies and who stands there, the ways they go, and what is about them."""
    surface, scale, at, unit, size = place
    look = scale.look
    for name, wallas in diagram.dead.items():
        for walla, x, y in _beside(place, name, wallas, _LIES):
            draw_walla(surface, look, walla, (x, y), size, dead=True)
    for name, wallas in diagram.wallas.items():
        for walla, x, y in _beside(place, name, wallas, _FOOT):
            draw_walla(surface, look, walla, (x, y), size)
            if walla in diagram.still:
                draw(surface, look, "mark.paralysed", (x, y), size)
    for way in diagram.ways:
        _draw_way(place, way)
    if diagram.fire:
        line = wall_line(diagram.fire)
        for number in range(_FLAMES):
            draw(
                surface,
                look,
                "effect.flame",
                at(line[number * (len(line) - 1) // (_FLAMES - 1)]),
                0.74 * unit,
            )
    _draw_effects(place, diagram, below=False)
    if diagram.staff:
        x, y = at(middle(diagram.staff))
        draw(surface, look, "staff.lying", (x + _BESIDE * unit, y), size)
    if diagram.named:
        _write_names(place, NAMED)


def _draw_effects(place: _Place, diagram: Diagram, *, below: bool) -> None:
    for name, effect in diagram.effects.items():
        if (effect in _BELOW) == below:
            draw(place.surface, place.scale.look, f"effect.{effect}", place.at(middle(name)), place.size)


def _beside(
    place: _Place, wamani: str, wallas: Sequence[str], below: float
) -> list[tuple[str, float, float]]:
    """Each of these with its place in a wamani."""
    x, y = place.at(middle(wamani))
    step = _BESIDE * place.size
    first = x - (len(wallas) - 1) / 2 * step
    return [(walla, first + number * step, y + below * place.unit) for number, walla in enumerate(wallas)]


def _draw_way(place: _Place, way: Sequence[str]) -> None:
    """An arrow through the middles of wamanis."""
    points = [place.at(middle(name)) for name in way]
    points[0] = _short_of(points[0], points[1], _APART * place.size)
    points[-1] = _short_of(points[-1], points[-2], _APART * place.size)
    (ax, ay), (bx, by) = points[-2:]
    length = max(1.0, math.dist((ax, ay), (bx, by)))
    x, y = (bx - ax) / length, (by - ay) / length
    palette = place.scale.look.palette
    for colour, width, more in (
        (palette.outline, 1.6 * _ARROW, 4.0),
        (palette.lit, _ARROW, 0.0),
    ):
        head, half, tip = (part * place.size for part in (_HEAD, 0.5 * _HEAD + more, more))
        foot = bx - x * head, by - y * head
        polyline(place.surface, [*points[:-1], foot], colour, width * place.size)
        corners = [(bx + x * tip, by + y * tip)]
        corners += [(foot[0] + side * y * half, foot[1] - side * x * half) for side in (1, -1)]
        polygon(place.surface, corners, colour)


def _short_of(end: Point, other: Point, by: float) -> Point:
    """A point so many pixels from the end of a line towards its other one, where it is long enough."""
    share = min(_MOST_SHORT, by / max(1.0, math.dist(end, other)))
    return end[0] + share * (other[0] - end[0]), end[1] + share * (other[1] - end[1])


def _write_names(place: _Place, names: Collection[str]) -> None:
    for name in names:
        x, y = place.at(middle(name))
        px = place.scale.px
        box = Rect(round(x) - px(40), round(y) - px(14), px(80), px(28))
        write(place.surface, name, box, place.scale, Role.PLATE, 19, "parchment", "centre")


def _room(wamanis: Sequence[str]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of these wamanis and the centre with some room round them, in units of the board."""
    areas = [bounds(name) for name in wamanis]
    x, y = ring.CENTRE
    return (
        min(x, *(left for left, *_ in areas)) - _ROOM,
        min(y, *(top for _, top, *_ in areas)) - _ROOM,
        max(x, *(left + wide for left, _, wide, _ in areas)) + _ROOM,
        max(y, *(top + high for _, top, _, high in areas)) + _ROOM,
    )
