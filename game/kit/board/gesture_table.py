"""What a hand can do at a table, made from the offered actions: a piece is put at a place, or a thing is clicked.

A title says in which gestures an action is done (`Gesture`) and what a gesture would be that is not in its table
(`judge`): that is played where it is legal though not listed, and refused with the rules' reason where it is not.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from game.core.contract import Refusal

PieceT = TypeVar("PieceT", bound=Hashable)
PlaceT = TypeVar("PlaceT", bound=Hashable)
ActionT = TypeVar("ActionT")


@dataclass(frozen=True, slots=True)
class Gesture(Generic[PieceT, PlaceT, ActionT]):
    """One way to do an action by hand: to put the piece at the place, or to click what is clicked for the same."""

    action: ActionT
    piece: PieceT | None = None
    place: PlaceT | None = None
    click: PlaceT | None = None


@dataclass(frozen=True)
class GestureTable(Generic[PieceT, PlaceT, ActionT]):
    """The actions that are offered now, by the gestures that do them; `read` gives those of an action.

    It is empty while others act.
    """

    actions: Sequence[ActionT] = ()
    read: Callable[[ActionT], Iterable[Gesture[PieceT, PlaceT, ActionT]]] = lambda action: ()

    @cached_property
    def gestures(self) -> tuple[Gesture[PieceT, PlaceT, ActionT], ...]:
        """All gestures that do something."""
        return tuple(gesture for action in self.actions for gesture in self.read(action))

    @cached_property
    def clicks(self) -> Mapping[PlaceT, tuple[ActionT, ...]]:
        """What can be clicked, with the actions that this may be."""
        return _grouped((gesture.click, gesture.action) for gesture in self.gestures)

    @cached_property
    def _places(self) -> Mapping[PieceT, Mapping[PlaceT, tuple[ActionT, ...]]]:
        by_piece = _grouped((gesture.piece, gesture) for gesture in self.gestures)
        return {
            piece: _grouped((gesture.place, gesture.action) for gesture in gestures)
            for piece, gestures in by_piece.items()
        }

    @property
    def pieces(self) -> Iterable[PieceT]:
        """What can be taken into the hand."""
        return self._places.keys()

    def places(self, piece: PieceT) -> Mapping[PlaceT, tuple[ActionT, ...]]:
        """Where a piece can be put, with the actions that this may be."""
        return self._places.get(piece, {})


KeyT = TypeVar("KeyT", bound=Hashable)
ValueT = TypeVar("ValueT")


def _grouped(pairs: Iterable[tuple[KeyT | None, ValueT]]) -> dict[KeyT, tuple[ValueT, ...]]:
    """The values by key, without those that have none."""
    found: dict[KeyT, list[ValueT]] = {}
    for key, value in pairs:
        if key is not None:
            found.setdefault(key, []).append(value)
    return {key: tuple(values) for key, values in found.items()}


@dataclass(frozen=True, slots=True)
class PlayAction(Generic[ActionT]):
    """The gesture means this action."""

    action: ActionT


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """The gesture means nothing that is allowed: the rules' reason."""

    refusal: Refusal


def judge(meant: ActionT, refusal: Callable[[ActionT], Refusal | None]) -> PlayAction[ActionT] | NotAllowed:
    """What a gesture is that means one action, offered or not, legal or not."""
    why = refusal(meant)
    return PlayAction(meant) if why is None else NotAllowed(why)


def toggled(picked: Sequence[PieceT], piece: PieceT) -> tuple[PieceT, ...]:
    """The pieces that are picked one after another with one more, or without it where it was picked already."""
    return tuple(one for one in picked if one != piece) if piece in picked else (*picked, piece)
