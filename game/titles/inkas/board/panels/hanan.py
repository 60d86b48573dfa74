"""The Hanan Pacha: the tray in which the dead rise, a side further in each turn of their Apu (I-12.4)."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.kit.board.board_item import BoardItem, hit
from game.titles.inkas.board.hidden_parts import PartKind
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.trays import draw_plate
from game.titles.inkas.board.pieces.art import draw
from game.titles.inkas.board.pieces.wallas import body_of, draw_count
from game.titles.inkas.board.ring.figures import draw_figure
from game.titles.inkas.board.shown import BoardViewState, seat_of
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.rules.places import HANAN, SIDES, WAITING, in_rebirth
from game.titles.inkas.rules.state import State
from game.ui.pictures import Point

_WHEEL: Final = (0.0, -8.0)
"""The middle of the wheel, from that of the tray, in units."""
_SIDES: Final = ((0.0, -46.0), (48.0, 0.0), (0.0, 48.0), (-48.0, 0.0))
_NUMBERS: Final = ((-62.0, -58.0), (63.0, -50.0), (62.0, 42.0), (-62.0, 38.0))
_MOST: Final = 4  # figures on a side; of more one stands for all of its ayllu
_SIZES: Final = (0.4, 0.31, 0.26, 0.26)  # of one, two, three and four
_STEP: Final = 90.0  # between two beside each other, in units of their pictures
_ROW: Final = 104.0  # between two rows
_TALL: Final = 45.0  # of the foot of a figure below its middle


class Risen(NamedTuple):
    """A figure of the tray: who stands there, with all it stands for, its foot in pixels and pixels to a unit."""

    members: tuple[str, ...]
    foot: Point
    unit: float


def side_of(state: State, piece: str) -> int:
    """The side of the tray on which a piece is, 1 to 4; 0 for one that is not there."""
    place = state.places[PIECES.index(piece)]
    return place - HANAN + 1 if in_rebirth(place) else 0


def turns_left(state: State, piece: str) -> int:
    """After how many turns of its Apu a piece of the tray can be placed."""
    return WAITING - state.places[PIECES.index(piece)]


def on_side(state: State, side: int) -> tuple[str, ...]:
    """The pieces on a side of the tray."""
    return tuple(PIECES[number] for number, place in enumerate(state.places) if place == HANAN + side - 1)


def hanan_looks(shown: BoardViewState) -> object:
    """What the look of the tray depends on."""
    pieces = tuple(on_side(shown.state, side) for side in range(1, SIDES + 1))
    return pieces, frozenset(part for part in shown.hidden if part.kind is PartKind.WALLA)


def _groups(state: State, side: int) -> Sequence[tuple[str, ...]]:
    """Who stands together on a side: all apart where there is room, else each ayllu."""
    found = on_side(state, side)
    if len(found) <= _MOST:
        return [(name,) for name in found]
    seats = sorted({seat_of(state, name) for name in found})
    return [tuple(name for name in found if seat_of(state, name) == seat) for seat in seats]


def together(state: State, piece: str) -> tuple[str, ...]:
    """Who stands together with a piece of the tray, itself among them; none for one that is not there."""
    groups = _groups(state, side_of(state, piece)) if side_of(state, piece) else ()
    return next((members for members in groups if piece in members), ())


def _places(side: int, count: int) -> Sequence[Point]:
    """Where so many stand, from the middle of their side, in units of their pictures: in a row above and below the
    wheel, at its sides in two rows of two.
    """
    rows = 2 if count > 2 and not side % 2 else 1
    wide = -(-count // rows)
    places = []
    for number in range(count):
        down, across = divmod(number, wide)
        here = min(wide, count - down * wide)
        places.append(((across - (here - 1) / 2) * _STEP, (down - (rows - 1) / 2) * _ROW))
    return places


def hanan_figures(shown: BoardViewState) -> Iterator[Risen]:
    """The figures of the tray, from far to near."""
    centre = shown.layout.hanan.center
    for side in (1, 4, 2, 3):
        groups, (x, y) = _groups(shown.state, side), _SIDES[side - 1]
        size = _SIZES[len(groups) - 1]
        for members, (across, down) in zip(groups, _places(side, len(groups)), strict=True):
            right, low = x + across * size, y + _WHEEL[1] + (down + _TALL) * size
            foot = centre[0] + right * shown.unit, centre[1] + low * shown.unit
            yield Risen(members, foot, size * shown.unit)


def draw_hanan(surface: Surface, shown: BoardViewState) -> None:
    """Draw the tray with who rises there."""
    rect, look, unit = shown.layout.hanan, shown.look, shown.unit
    if not rect.width:
        return
    draw(surface, look, "tray.hanan", rect.center, unit)
    wheel = rect.centerx + _WHEEL[0] * unit, rect.centery + _WHEEL[1] * unit
    draw(surface, look, "hanan.wheel", wheel, unit)
    draw(surface, look, "hanan.hub", wheel, unit)
    for side, (x, y) in enumerate(_NUMBERS, 1):
        draw(surface, look, f"hanan.{side}", (rect.centerx + x * unit, rect.centery + y * unit), unit)
    counts = []
    for members, foot, size in hanan_figures(shown):
        seen = [name for name in members if not shown.hides(PartKind.WALLA, name)]
        if seen:
            draw_figure(surface, shown, seen[0], foot, size)
            counts.append((foot, len(seen)))
    for foot, count in counts:
        if count > 1:
            draw_count(surface, shown.scale, foot, 0.6 * unit, count)
    draw_plate(surface, shown, rect, shown.words("table.tray.hanan"))


def hanan_items(shown: BoardViewState) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """Who is on the tray, and below all the tray itself, as things that are pointed at."""
    if not shown.layout.hanan.width:
        return
    for members, foot, size in sorted(hanan_figures(shown), key=lambda one: -one.foot[1]):
        yield hit(ItemKind.TRAY_WALLA, body_of(foot, size), members[0])
    yield hit(ItemKind.HANAN, shown.layout.hanan)
