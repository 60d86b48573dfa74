"""What is heard at a table: each event, and what sounds within its scene, from the side where it is; the music."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

from game.kit.board.event_table import EventTable
from game.ui.sound import Cue

_WIDE: Final = 0.8  # how far to the side a sound at the edge of the board comes from

_EventT = TypeVar("_EventT", contravariant=True)


class BoardSounds(Protocol[_EventT]):
    """What a title lets be heard at its table."""

    @property
    def ambience(self) -> str | None:
        """What is heard behind all else; None is quiet."""

    @property
    def gestures(self) -> Mapping[str, str]:
        """The sounds of what the hand does on this board, beside `GESTURES`."""

    def music(self, event: _EventT | None = None) -> str | None:
        """The music that an event begins, or without one that of the table as it stands; None lets it play on."""

    def cue(self, event: _EventT) -> Cue | None:
        """The sound of an event for those who sit here; None for what happens in silence."""

    def side(self, place: str) -> float:
        """From which side the sound of a place comes: -1 is left, 1 is right."""


@dataclass(frozen=True, slots=True)
class EventSounds:
    """What is heard at a table whose events are in a table.

    `piece` is the music of the table as it stands, None where that which plays goes on; a `turn`, which is a kind of
    event, may begin another. `across` tells how far to the right of the middle a place is, in halves of the board.
    `people` are the colours of the persons where others sit there too: what is heard of those others instead of some
    kinds of events is in `of_others`.
    """

    rows: EventTable[Any, Any]
    ambience: str | None
    gestures: Mapping[str, str]
    piece: Callable[[], str | None]
    turn: type
    across: Callable[[str], float]
    people: Collection[str] = ()
    of_others: Mapping[type, Cue | None] = field(default_factory=dict)

    def music(self, event: object = None) -> str | None:
        """The music that an event begins, or without one that of the table as it stands; None lets it play on."""
        return self.piece() if event is None or isinstance(event, self.turn) else None

    def cue(self, event: Any) -> Cue | None:
        """The sound of an event, or that within its scene, for those who sit here; None for what is silent."""
        if isinstance(event, Cue):
            return event
        kind = type(event)
        if self.people and kind in self.of_others and event.player not in self.people:
            return self.of_others[kind]
        return self.rows[kind].cue(event)

    def side(self, place: str) -> float:
        """From which side the sound of a place comes: -1 is left, 1 is right."""
        return _WIDE * self.across(place)
