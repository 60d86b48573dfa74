"""The sound card, opened quietly: what the system's sound library writes to stderr on failing is kept away."""

import contextlib
import os
import sys
from collections.abc import Iterator

import pygame

RATE = 44_100
_SIXTEEN_BITS = -16
_STEREO = 2
_BUFFER = 1_024  # samples: 23 ms from a click to its sound
_CHATTER = (b"ALSA lib", b"jack server", b"Cannot connect to server", b"JackShmReadWritePtr")


class NoSoundError(Exception):
    """There is no sound card, or no mixer in this pygame; the message says what the system told."""


@contextlib.contextmanager
def _quiet_stderr() -> Iterator[None]:
    """Hold back the lines of sound libraries, which write past Python; all other lines are passed on at the end."""
    if sys.platform != "linux":
        yield
        return
    try:
        kept = os.dup(2)
    except OSError:  # stderr is closed: nothing can be written to it either
        yield
        return
    with os.fdopen(os.memfd_create("stderr"), "w+b") as heard:
        os.dup2(heard.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(kept, 2)
            os.close(kept)
            heard.seek(0)
            for line in heard:
                if not line.startswith(_CHATTER):
                    os.write(2, line)


def open_mixer(channels: int) -> None:
    """Open the sound card with so many channels. Raises NoSoundError where that cannot be done."""
    try:
        with _quiet_stderr():
            pygame.mixer.init(RATE, _SIXTEEN_BITS, _STEREO, _BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(channels)
    except (pygame.error, NotImplementedError, ImportError, OSError) as error:
        raise NoSoundError(str(error)) from error


def close_mixer() -> None:
    """Let the sound card go, if it was opened."""
    with contextlib.suppress(pygame.error, NotImplementedError, ImportError):
        pygame.mixer.quit()
