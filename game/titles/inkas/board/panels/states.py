"""What lasts by Legendary powers, as a row of badges in a seat's panel: what its wallas have brought about, and that
they are paralysed.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.kit.board.board_item import BoardItem, hit
from game.titles.inkas.board.layout.panel_layout import PanelLayout
from game.titles.inkas.board.moves.choices import bearer_name
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.held_cards import beside_staff
from game.titles.inkas.board.panels.pairs import sign_room
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.ring.lasting import sign_of
from game.titles.inkas.board.shown import BoardViewState, seat_of
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.invoking import STOPPABLE
from game.titles.inkas.rules.pending import Lasting
from game.titles.inkas.rules.state import State

_SIDE, _CELL = 27, 30  # of a badge, and of its room
_PRESSED: Final = 42  # of the room of one that can be pressed
_WORDS: Final = 104  # width that the line of words keeps beside them
_STAFF: Final = 92  # of the staff of its bearer, where the badges are beside that


class SeatState(NamedTuple):
    """What a walla has brought about, of one kind, as far as it is told in a panel."""

    user: int
    shape: LastingState
    lasting: tuple[Lasting, ...]


def states_of(state: State, seat: int) -> tuple[SeatState, ...]:
    """What is told in the panel of a seat, those that can be stopped last."""
    found: dict[tuple[bool, int, LastingState], list[Lasting]] = {}
    for one in state.lasting:
        struck = one.ally if one.shape is LastingState.PARALYSED else one.user
        if isinstance(one.shape, LastingState) and seat_of(state, PIECES[struck]) == seat:
            found.setdefault((one.shape in STOPPABLE, one.user, one.shape), []).append(one)
    return tuple(
        SeatState(user, shape, tuple(lasting)) for (_, user, shape), lasting in sorted(found.items())
    )


def states_width(shown: BoardViewState, panel: PanelLayout) -> int:
    """How much of the right of the line the badges fill, in pixels."""
    areas = state_areas(shown, panel) if panel.line.height else ()
    return _row(shown, panel).right - areas[0][0].x if areas else 0


def state_areas(shown: BoardViewState, panel: PanelLayout) -> tuple[tuple[Rect, SeatState], ...]:
    """Each badge with its room, from the left; where there is little, they lie over each other."""
    px, row = shown.scale.px, _row(shown, panel)
    states = states_of(shown.state, panel.seat) if shown.state.lasting else ()
    wide = [px(_PRESSED if one.shape in STOPPABLE else _CELL) for one in states]
    shrunk = min(1.0, row.width / max(1, sum(wide)))
    found, right = [], float(row.right)
    for one, width in zip(reversed(states), reversed(wide), strict=True):
        area = Rect(0, row.y, width, row.height)
        area.right = round(right)
        right -= width * shrunk
        found.append((area, one))
    return tuple(reversed(found))


def _row(shown: BoardViewState, panel: PanelLayout) -> Rect:
    """Where the badges have room: at the right of the line of words, where there is none beside what is counted."""
    px, line = shown.scale.px, panel.line
    if line.height:
        kept = 0 if panel.map.bottom > line.y else sign_room(shown)
        return Rect(line.x + px(_WORDS), line.y, max(1, line.width - px(_WORDS) - kept), line.height)
    left, right = panel.cards.x + px(_WORDS) - px(36), panel.rect.right - px(14) - beside_staff(shown, panel)
    bearer = bearer_name(shown.state)
    if bearer and seat_of(shown.state, bearer) == panel.seat:
        right -= px(_STAFF)
    return Rect(left, panel.cards.y, max(1, right - left), panel.cards.height)


def draw_states(surface: Surface, shown: BoardViewState, panel: PanelLayout) -> None:
    """Draw the badges."""
    for area, one in state_areas(shown, panel):
        side = badge_side(shown, area)
        flat = one.shape is LastingState.PARALYSED  # a spiral is wider than it is high
        draw_high(surface, shown.look, sign_of(one.shape), area.center, 0.55 * side if flat else side)


def badge_side(shown: BoardViewState, area: Rect) -> int:
    """How high a badge is in its room."""
    return min(shown.scale.px(_SIDE), area.height)


def state_items(shown: BoardViewState, panel: PanelLayout) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """The badges, as things that are pointed at: each by its user and its kind."""
    for area, one in state_areas(shown, panel):
        yield hit(ItemKind.STATE, area, f"{PIECES[one.user]} {one.shape}", panel.seat)
