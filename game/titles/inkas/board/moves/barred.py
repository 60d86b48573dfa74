"""Which walls bar a way: so that the table can show the stones that forbid a step, a corner's too (I-3.5)."""

from collections.abc import Sequence
from typing import Final

from game.titles.inkas.board.moves.choices import wamani_of
from game.titles.inkas.content.definitions import Wall
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.board import FREE, RingBoard
from game.titles.inkas.rules.engine import refusal
from game.titles.inkas.rules.fixed_order import WAMANI_INDEX
from game.titles.inkas.rules.refusals import Reason
from game.titles.inkas.rules.state import State

_BARRED: Final = (Reason.WALL, Reason.OUT_OF_REACH)


def walls_barring(state: State, action: Action) -> tuple[Wall, ...]:
    """The walls between who acts and the neighbour to which an action leads; none where they are not what bars it."""
    match action:
        case a.Walk(walla, goal):
            origin = wamani_of(state, walla)
        case a.Attack(walla, target):
            origin, goal = wamani_of(state, walla), wamani_of(state, target)
        case _:
            return ()
    if not origin or not goal:
        return ()
    place, other, board = WAMANI_INDEX[origin], WAMANI_INDEX[goal], state.game.board
    if other not in FREE[place] or board.leads(place, other):
        return ()
    why = refusal(state, action)
    if why is None or why.reason not in _BARRED:
        return ()
    return walls_between(board, state.game.content.walls, place, other)


def walls_between(board: RingBoard, walls: Sequence[Wall], place: int, other: int) -> tuple[Wall, ...]:
    """Those of the walls that stand between two neighbours, round a corner too."""
    between = board.walls_between(place, other)
    return tuple(wall for wall in walls if frozenset(map(WAMANI_INDEX.__getitem__, wall)) in between)
