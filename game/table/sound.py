"""Lets a table be heard: what happens there, what the hand does, and the music."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from game.kit.board.event_sounds import EventSounds
from game.ui.sound import Sounds

EventT = TypeVar("EventT")

GESTURES: Mapping[str, str] = {  # what the hand does on any table, and its sound
    "refusal": "refusal",
    "hint": "hint",
    "undo": "undo",
    "button": "button",
}


class TableSound(Generic[EventT]):
    """Lets the table be heard. Without a player of sounds, or without a sound card, it is silent."""

    def __init__(self, board: EventSounds, sounds: Sounds | None = None) -> None:
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
        # looked up in silence too: a wrong one is found at once
        name = {**GESTURES, **self._board.gestures}[gesture]
        if self._sounds is not None:
            self._sounds.play(name)
