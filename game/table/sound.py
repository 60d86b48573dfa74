"""Lets a table be heard: what happens there, what the hand does, and the music."""

from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar

from game.ui.sound import Cue, Sounds

EventT = TypeVar("EventT")
_EventT = TypeVar("_EventT", contravariant=True)

GESTURES: Mapping[str, str] = {  # what the hand does on any table, and its sound
    "refusal": "refusal",
    "hint": "hint",
    "undo": "undo",
    "button": "button",
}


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


class TableSound(Generic[EventT]):
    """Lets the table be heard. Without a player of sounds, or without a sound card, it is silent."""

    def __init__(self, board: BoardSounds[EventT], sounds: Sounds | None = None) -> None:
        self._board = board
        self._sounds = sounds

    def begin(self) -> None:
        """The table is on the screen: let its surroundings and its music be heard."""
        if self._sounds is not None:
            self._sounds.ambience(self._board.ambience)
        self._play_music()

    def _play_music(self, event: EventT | None = None) -> None:
        piece = self._board.music(event)
        if piece is not None and self._sounds is not None:
            self._sounds.music(piece)

    def play_sound(self, event: EventT) -> None:
        """Sound what happened, from the side where it did."""
        if self._sounds is None:
            return
        self._play_music(event)
        cue = self._board.cue(event)
        if cue is not None:
            self._sounds.play(cue.name, self._board.side(cue.place) if cue.place is not None else 0.0)

    def touch(self, gesture: str) -> None:
        """Sound what the hand did, by the gesture's name."""
        if self._sounds is not None:
            self._sounds.play({**GESTURES, **self._board.gestures}[gesture])
