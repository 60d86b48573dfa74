"""The Hanan Pacha: the tray in which the dead rise, a side further in each turn of their Apu (I-12.4)."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from game.kit.board.board_item import BoardItem, hit
from game.titles.inkas.board.hidden_parts import PartKind
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.trays import draw_plate
from game.titles.inkas.board.pieces.art import draw
from game.titles.inkas.board.pieces.wallas import body_of, draw_count
from game.titles.inkas.board.ring.figures import draw_figure
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.rules.places import HANAN, SIDES, WAITING, in_rebirth
from game.titles.inkas.rules.state import State
from game.ui.pictures import Point

_WHEEL: Final = (0.0, -8.0)
"""The middle of the wheel, from that of the tray, in units."""
_SIDES: Final = ((0.0, -42.0), (48.0, 0.0), (0.0, 47.0), (-48.0, 0.0))
_NUMBERS: Final = ((-26.0, -65.0), (57.0, 19.0), (-26.0, 50.0), (-57.0, 19.0))
_FIGURE: Final = 0.4
_MOST: Final = 3  # figures on a side; one stands for the others
_STEPS: Final = (0.0, 22.0, 17.0)  # between two and between three


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


def side_foot(shown: BoardViewState, side: int, number: int = 0, count: int = 1) -> Point:
    """Where one of so many stands on a side of the tray, in pixels."""
    (x, y), unit = _SIDES[side - 1], shown.unit
    step = _STEPS[min(count, _MOST) - 1]
    centre = shown.layout.hanan.center
    across = x + step * (number - (min(count, _MOST) - 1) / 2)
    return centre[0] + across * unit, centre[1] + (y + _WHEEL[1] + 18 + number % 2 * 4) * unit


def hanan_figures(shown: BoardViewState) -> Iterator[tuple[str, Point, int]]:
    """The figures of the tray, from far to near: each with its foot and for how many it stands."""
    for side in (1, 4, 2, 3):
        found = on_side(shown.state, side)
        for number, name in enumerate(found[:_MOST]):
            stands = len(found) - number if number == _MOST - 1 else 1
            yield name, side_foot(shown, side, number, len(found)), stands


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
    for name, foot, stands in hanan_figures(shown):
        if shown.hides(PartKind.WALLA, name):
            continue
        draw_figure(surface, shown, name, foot, _FIGURE * unit)
        if stands > 1:
            draw_count(surface, shown.scale, (foot[0] + 14 * unit, foot[1]), 0.8 * unit, stands)
    draw_plate(surface, shown, rect, shown.words("table.tray.hanan"))


def hanan_items(shown: BoardViewState) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """Who is on the tray, and below all the tray itself, as things that are pointed at."""
    if not shown.layout.hanan.width:
        return
    for name, foot, _ in sorted(hanan_figures(shown), key=lambda one: -one[1][1]):
        area = body_of(foot, _FIGURE * shown.unit)
        yield hit(ItemKind.TRAY_WALLA, area, name)
    yield hit(ItemKind.HANAN, shown.layout.hanan)
