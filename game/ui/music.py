"""Music, one piece at a time, read from its file while it plays: the one that goes fades out before the next begins.

All of it belongs to the thread that plays the sounds (see `game.ui.sound`); nothing here waits.
"""

import time
from pathlib import Path

import pygame


class MusicFileError(Exception):
    """The file of a piece is missing or cannot be played; the message says which and why."""


class MusicStream:
    """The piece that plays, and the one that waits for it to fade out. Each begins anew when it ends."""

    def __init__(self) -> None:
        self.playing: Path | None = None  # the file; it may be silent
        self._next: Path | None = None
        self._fade = 0.0  # seconds in which the next piece comes
        self._due: float | None = None  # when it begins
        self._volume = 0.0

    def change(self, file: Path | None, fade: float) -> None:
        """Let a piece follow, or silence; each takes `fade` seconds to go or to come. Raises MusicFileError."""
        fades = self.playing is not None and self._volume > 0 and fade > 0
        self._next, self._fade = file, fade
        if fades and self._due is None:
            pygame.mixer.music.fadeout(round(fade * 1000))
            self._due = time.monotonic() + fade
        elif not fades:
            self._begin()

    def due_in(self) -> float | None:
        """Seconds until the next piece begins, or None while none waits."""
        return None if self._due is None else max(0.0, self._due - time.monotonic())

    def go_on(self) -> None:
        """Begin the piece that waits, if the one before has faded out. Raises MusicFileError."""
        if self.due_in() == 0:
            self._begin()

    def set_volume(self, volume: float) -> None:
        """How loud the music is, from 0 to 1; at 0 it is held where it is."""
        before, self._volume = self._volume, volume
        pygame.mixer.music.set_volume(volume)
        if self.playing is None or (before > 0) == (volume > 0):
            return
        if volume > 0:
            pygame.mixer.music.unpause()
        else:
            pygame.mixer.music.pause()

    def _begin(self) -> None:
        self.playing, self._due = None, None
        pygame.mixer.music.stop()
        if self._next is None:
            return
        try:
            pygame.mixer.music.load(self._next)
        except (pygame.error, OSError) as error:
            raise MusicFileError(f"{self._next}: {error}") from error
        pygame.mixer.music.set_volume(self._volume)
        pygame.mixer.music.play(loops=-1, fade_ms=round(self._fade * 1000))
        self.playing = self._next
        if self._volume == 0:
            pygame.mixer.music.pause()
