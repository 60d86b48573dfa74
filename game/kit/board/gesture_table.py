"""What a hand can do at a table, made from the offered actions: a piece is put at a place, or a place is clicked."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

PieceT = TypeVar("PieceT", bound=Hashable)
PlaceT = TypeVar("PlaceT", bound=Hashable)
ActionT = TypeVar("ActionT")


class Gesture(NamedTuple, Generic[PieceT, PlaceT]):
    """One way to do an action by hand: to put the piece at the place, or to click what is clicked for the same."""

    piece: PieceT
    place: PlaceT
    click: PlaceT | None = None


class GestureTable(Generic[PieceT, PlaceT, ActionT]):
    """The actions that are offered now, by the gestures that do them; `read` gives those of an action.

    It is empty while others act. `clicks` are the places that can be clicked, `pieces` what can be put at which places:
    each with the actions that this may be.
    """

    def __init__(
        self,
        actions: Iterable[ActionT] = (),
        read: Callable[[ActionT], Iterable[Gesture[PieceT, PlaceT]]] = lambda action: (),
    ) -> None:
        self.actions = tuple(actions)
        self.clicks: dict[PlaceT, list[ActionT]] = {}
        self.pieces: dict[PieceT, dict[PlaceT, list[ActionT]]] = {}
        for action in self.actions:
            for piece, place, click in read(action):
                self.pieces.setdefault(piece, {}).setdefault(place, []).append(action)
                if click is not None:
                    self.clicks.setdefault(click, []).append(action)

    def places(self, piece: PieceT) -> Mapping[PlaceT, Sequence[ActionT]]:
        """Where a piece can be put, with the actions that this may be."""
        return self.pieces.get(piece, {})


def toggled(picked: Sequence[PieceT], piece: PieceT) -> tuple[PieceT, ...]:
    """The pieces that are picked one after another with one more, or without it where it was picked already."""
    return tuple(one for one in picked if one != piece) if piece in picked else (*picked, piece)
