"""What lies under a spot of the round board: a piece, the staff, a flag, a card, a hole, or the wamani itself."""

from collections.abc import Iterator

from pygame import Rect

from game.kit.board.board_item import BoardItem, item
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.layout.ring import bounds
from game.titles.inkas.board.moves.choices import AT_STAFF, STAFF, BoardPlace, PlaceKind
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.pieces.wallas import body_of
from game.titles.inkas.board.ring.crowds import standing_in
from game.titles.inkas.board.ring.ring_view import (
    FAR_TO_NEAR,
    can_be_taken,
    card_place,
    flag_foot,
    free_staff_wamani,
    has_card,
    reach_of,
    staff_foot,
)
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import CENTRE_NAME, WAMANIS
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.fixed_order import NOBODY
from game.ui.pictures import Point


def ring_item(shown: BoardViewState, spot: tuple[int, int]) -> BoardItem[ItemKind] | None:
    """The thing under a spot of the sheet: the nearest piece, the staff, a flag, a card, a hole, or the wamani."""
    wamani = ring.wamani_at(shown.layout.in_view(spot))
    lying = list(lying_in(shown, wamani)) if wamani is not None else []
    # a hole before the rod beside it, which is larger and can be taken elsewhere
    upon = sorted((*staff_items(shown), *lying), key=lambda one: one[1].kind is not ItemKind.HOLE)
    called = [(area, thing) for area, thing in upon if _is_called_for(shown, thing)]
    for area, thing in (*called, *pieces_under(shown, spot), *lying):
        if area.collidepoint(spot):
            return thing
    if wamani is None:
        return None
    return item(ItemKind.WAMANI, shown.layout.area_on_view(bounds(wamani)), wamani)


def _is_called_for(shown: BoardViewState, thing: BoardItem[ItemKind]) -> bool:
    """Whether a click on a thing does something, so that no piece before it hides it from the pointer."""
    if thing.kind is ItemKind.STAFF:
        return AT_STAFF in shown.choices.clicks or STAFF in shown.choices.pieces
    if thing.kind is ItemKind.CARD:
        return can_be_taken(shown, thing.name)
    return thing.kind is ItemKind.HOLE and BoardPlace(PlaceKind.HOLE, thing.name) in shown.choices.clicks


def pieces_under(shown: BoardViewState, spot: tuple[int, int]) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """The pieces round a spot, the nearest to the eye first."""
    near = [name for name in FAR_TO_NEAR if reach_of(shown, name).collidepoint(spot)]
    standing = [(wamani, one) for wamani in near for one in standing_in(shown.state, wamani)]
    for wamani, one in sorted(standing, key=lambda pair: (pair[1].dead, -pair[1].foot[1])):
        area = body_of(shown.layout.on_view(one.foot), one.size * shown.unit, dead=one.dead)
        kind = ItemKind.CROWD if one.count > 1 else ItemKind.DEAD if one.dead else ItemKind.WALLA
        yield area, item(kind, area, wamani if kind is ItemKind.CROWD else one.name)


def lying_in(shown: BoardViewState, wamani: str) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """What lies in a wamani beside its pieces: the staff, a flag, a hole, a card, each with its area."""
    number, state = WAMANIS.index(wamani), shown.state
    if free_staff_wamani(shown) == wamani:
        yield from staff_items(shown)
    if number < PERIPHERAL:
        if state.flags[number] != NOBODY:
            yield _round(shown, flag_foot(state, wamani), wamani, ItemKind.FLAG, 40, -30)
        yield _round(shown, ring.hole(wamani), wamani, ItemKind.HOLE, 26, 0)
    if has_card(state, wamani):
        area = Rect(0, 0, round(30 * shown.unit), round(40 * shown.unit))
        place = card_place(shown, wamani)
        area.center = round(place[0]), round(place[1])
        yield area, item(ItemKind.CARD, area, wamani)
    if wamani == CENTRE_NAME:
        yield _round(shown, ring.hole(wamani), wamani, ItemKind.HOLE, 30, 0)


def staff_items(shown: BoardViewState) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """The staff, as a thing that is pointed at: beside the walla that bears it, its rod."""
    kind, foot, unit = staff_foot(shown)
    if kind == "held":
        wide, high, right, up = 36, 130, -46, 0
    else:
        wide, high, right, up = 60, 60 if kind == "lying" else 100, 0, -20
    area = Rect(0, 0, round(wide * unit), round(high * unit))
    area.midbottom = round(foot[0] + right * unit), round(foot[1] - up * unit)
    yield area, item(ItemKind.STAFF, area)


def _round(
    shown: BoardViewState, place: Point, wamani: str, kind: ItemKind, side: float, up: float
) -> tuple[Rect, BoardItem[ItemKind]]:
    x, y = place
    area = shown.layout.area_on_view((x - side / 2, y + up - side / 2, side, side))
    return area, item(kind, area, wamani)
