"""What is heard at a table: each event, and what sounds within its scene, from the side where it is; the music."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, Final

from game.kit.board.event_table import EventTable
from game.ui.sound import Cue

_WIDE: Final = 0.8  # how far to the side a sound at the edge of the board comes from


@dataclass(frozen=True, slots=True)
class EventSounds:
    """What is heard at a table; without a table of events, nothing.

    `ambience` is heard behind all else, `gestures` are the sounds of what the hand does on this board, beside those of
    any table. `piece` is the music of the table as it stands, None where that which plays goes on; a `turn`, which is a
    kind of event, may begin another. `across` tells how far to the right of the middle a place is, in halves of the
    board.
    `people` are the persons where others sit there too, as `player` reads from an event whose it is: what is heard of
    those others instead of some kinds of events is in `of_others`.
    """

    rows: EventTable[Any, Any] = field(default_factory=dict)
    ambience: str | None = None
    gestures: Mapping[str, str] = field(default_factory=dict)
    piece: Callable[[], str | None] = lambda: None
    turn: type | None = None
    across: Callable[[str], float] = lambda place: 0.0
    people: Collection[Any] = ()
    player: Callable[[Any], object] = attrgetter("player")
    of_others: Mapping[type, Cue | None] = field(default_factory=dict)

    def music(self, event: object = None) -> str | None:
        """The music that an event begins, or without one that of the table as it stands; None lets it play on."""
        return self.piece() if event is None or type(event) is self.turn else None

    def cue(self, event: Any) -> Cue | None:
        """The sound of an event, or that within its scene, for those who sit here; None for what is silent."""
        if isinstance(event, Cue):
            return event
        kind = type(event)
        if self.people and kind in self.of_others and self.player(event) not in self.people:
            return self.of_others[kind]
        row = self.rows.get(kind)
        return row.cue(event) if row is not None else None

    def side(self, place: str) -> float:
        """From which side the sound of a place comes: -1 is left, 1 is right."""
        return _WIDE * self.across(place)
