"""The kinds of events of a game, one row each: the animations that show it, its sound, and what it speaks of."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

from pygame import Rect

from game.ui.motion.timeline import Animation
from game.ui.sound import Cue

EventT = TypeVar("EventT")
TransitionT = TypeVar("TransitionT")
ViewT = TypeVar("ViewT")


def unmoved(_: object, __: object) -> list[Animation]:
    """Nothing moves: something else on the table tells it."""
    return []


@dataclass(frozen=True, slots=True)
class EventRow(Generic[TransitionT, ViewT]):
    """How one kind of event is shown, heard and pointed at; see `row`."""

    animate: Callable[[TransitionT, Any], list[Animation]]
    sound: str | Callable[[Any], str | None] | None
    sound_after: Callable[[Any], float]
    sided: bool
    areas: Callable[[Any], Iterable[str]]
    places: Callable[[ViewT, Any], Iterable[Rect]]
    overlap: float | None
    pause: float
    turns: bool
    from_hand: bool

    def cue(self, event: object) -> Cue | None:
        """The sound of an event; None for what happens in silence."""
        name = self.sound(event) if callable(self.sound) else self.sound
        place = next(iter(self.areas(event)), None) if self.sided else None
        return None if name is None else Cue(name, place)


EventTable: TypeAlias = Mapping[type, EventRow[TransitionT, ViewT]]


def event_table(*rows: tuple[type, EventRow[TransitionT, ViewT]]) -> EventTable[TransitionT, ViewT]:
    """The rows by the kinds of their events."""
    return MappingProxyType(dict(rows))


def row(
    kind: type[EventT],
    animate: Callable[[TransitionT, EventT], list[Animation]] = unmoved,
    *,
    sound: str | Callable[[EventT], str | None] | None = None,
    sound_after: Callable[[EventT], float] = lambda _: 0.0,
    sided: bool = True,
    areas: Callable[[EventT], Iterable[str]] = lambda _: (),
    places: Callable[[ViewT, EventT], Iterable[Rect]] = lambda _, __: (),
    overlap: float | None = None,
    pause: float = 0.0,
    turns: bool = False,
    from_hand: bool = False,
) -> tuple[type, EventRow[TransitionT, ViewT]]:
    """The row of a kind of event, checked by type: all its functions take that kind.

    `animate` makes the animations that show it. `sound` is its sound, if it has one, or names it for an event; it is
    heard `sound_after` seconds from the beginning of the animations, from the side of the first area if it is `sided`.
    `areas` of the board, by their names, and `places` beside them are what it is about.
    With an `overlap` it begins not more than so many seconds before all that came before it has ended; what follows
    waits `pause` seconds more. What `turns` gives the turn to somebody else, and panels lie anew; what moves
    `from_hand` begins where that let go.
    """
    shown = EventRow(animate, sound, sound_after, sided, areas, places, overlap, pause, turns, from_hand)
    return kind, shown
