"""What a gesture upon a piece may mean: besides what is done to that one, or where nothing else is clicked there."""

from collections.abc import Sequence

from game.titles.inkas.board.moves.chances import is_attack
from game.titles.inkas.board.moves.choices import (
    BoardPlace,
    PlaceKind,
    PossibleGestures,
    end_of,
    in_turn,
    target_of,
)
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.state import State


def others_at(there: Sequence[Action], found: Sequence[Action], *, stays: bool) -> list[Action]:
    """Of what leads to the wamani there, what is meant besides what was `found` for who stands in it: attacks on others
    and, where the piece is in that wamani (`stays`), ways out and back only where nothing was found.
    """
    if not found:
        return list(there)
    return [
        action
        for action in there
        if action not in found and not is_attack(action) and not (stays and end_of(action))
    ]


def clicked_at(state: State, able: PossibleGestures, place: BoardPlace | None) -> Sequence[Action]:
    """What a click on a place may mean: on whom the active walla can attack, that it does so."""
    if place is None:
        return ()
    found = able.clicks.get(place, ())
    if found or place.kind is not PlaceKind.WALLA or state.active == NOBODY or not in_turn(state):
        return found
    return [action for action in able.actions if is_attack(action) and target_of(action) == place]
