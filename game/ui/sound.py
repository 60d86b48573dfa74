"""Sounds by name: effects, a looping ambience, music, their volumes; and silence where there is no sound card.

Nothing here raises and nothing here waits. One thread of its own opens the sound card, reads the files when they are
first wanted, and plays; the caller only leaves a note of what is wanted.

The shell's sounds are known by their name alone (`button`), those of a title by its name before theirs
(`chess/check`): each owner has a folder with a manifest of its own, and two may use the same names.
"""

import random
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue

import pygame

from game.base.files.program_folders import SHELL, assets_of
from game.base.volumes import Volumes, clamped
from game.ui.mixer import NoSoundError, close_mixer, open_mixer
from game.ui.music import MusicFileError, MusicStream
from game.ui.sound_manifest import Clip, ManifestError, read_manifest

__all__ = ["FADE", "VOICES", "Cue", "SoundProblem", "SoundProblemKind", "Sounds", "Volumes"]

VOICES = 16
FADE = 1.5
_BEDS = 2  # the channels of the ambience: one that comes and one that goes
_TOO_LATE = 0.3
_FAREWELL = 1.0


class SoundProblemKind(StrEnum):
    """Why there is silence where a sound was expected."""

    NO_DEVICE = "no-device"
    NO_MANIFEST = "no-manifest"
    UNKNOWN_SOUND = "unknown-sound"
    BAD_FILE = "bad-file"


@dataclass(frozen=True, slots=True)
class SoundProblem:
    """The first thing that went wrong; `detail` is the system's or the file's own word for it."""

    trouble: SoundProblemKind
    detail: str


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound, and the name of the place that it comes from, if it comes from one."""

    name: str
    place: str | None = None


@dataclass(frozen=True, slots=True)
class _Loaded:
    """A file in memory, and whether it belongs to the ambience."""

    sound: "pygame.mixer.Sound"
    looped: bool


def shipped_sounds(owner: str) -> Path:
    """The folder of the sounds of a title or of the shell."""
    return assets_of(owner) / "sounds"


class Sounds:
    """Plays the sounds of the shell and of the titles. There is one sound card: keep one of these at a time, and
    `close` it.
    """

    def __init__(
        self, folder_of: Callable[[str], Path] = shipped_sounds, volumes: Volumes | None = None
    ) -> None:
        """Costs nothing: folders are read and the sound card opened at the first `start`, `play`, `ambience`
        or `music`. `folder_of` gives the folder of an owner.
        """
        self.folder_of = folder_of
        self.problem: SoundProblem | None = None
        self._volumes = volumes or Volumes()
        self._wishes: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._wanted: str | None = None
        self._wanted_music: str | None = None
        self._music = MusicStream()
        self._clips: dict[str, Mapping[str, Clip]] = {}  # by owner
        self._loaded: dict[Path, _Loaded] = {}
        self._broken: set[Path] = set()
        # by name: when it was last asked for, and which file it was
        self._last: dict[str, tuple[float, Path]] = {}
        self._bed = 0
        self._chance = random.Random()

    # What a scene asks for: a note to the thread, in a few microseconds.

    def start(self) -> None:
        """Open the sound card behind the scenes: once the first picture is shown, or again after a `problem`.

        The call itself takes less than a millisecond, but pygame lets no other thread run while it looks for a card:
        2 ms with the dummy driver, 0.1 s where there is no card. Call it while nothing moves.
        """
        if self._thread is not None and self._thread.is_alive():
            return
        self.problem = None
        self._broken.clear()
        self._wishes = SimpleQueue()
        if self._wanted is not None:
            self._wishes.put(partial(self._change_bed, self._wanted, FADE))
        if self._wanted_music is not None:
            self._wishes.put(partial(self._change_music, self._wanted_music, FADE))
        self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
        self._thread.start()

    def play(self, name: str, pan: float = 0.0, volume: float = 1.0) -> None:
        """Play an effect: `pan` from -1 (left) to 1 (right), `volume` from 0 to 1.

        It stays silent when muted, when all voices are busy, or when the same sound began a moment ago.
        """
        if self._volumes.level(looped=False) == 0:
            return
        if self._thread is None:
            self.start()
        self._wishes.put(
            partial(self._begin, name, min(1.0, max(-1.0, pan)), clamped(volume), time.monotonic())
        )

    def ambience(self, name: str | None, fade: float = FADE) -> None:
        """Let a looping sound fade in while the one before fades out (in `fade` seconds); None for quiet."""
        if name == self._wanted:
            return
        self._wanted = name
        if self._thread is None:
            self.start()
        else:
            self._wishes.put(partial(self._change_bed, name, max(0.0, fade)))

    def music(self, name: str | None, fade: float = FADE) -> None:
        """Let a piece of music begin once the one before has faded out, each in `fade` seconds; None for none."""
        if name == self._wanted_music:
            return
        self._wanted_music = name
        if self._thread is None:
            self.start()
        else:
            self._wishes.put(partial(self._change_music, name, max(0.0, fade)))

    @property
    def wanted_music(self) -> str | None:
        """The piece of music that was asked for last."""
        return self._wanted_music

    @property
    def wanted_ambience(self) -> str | None:
        """The ambience that was asked for last."""
        return self._wanted

    @property
    def volumes(self) -> Volumes:
        """How loud everything is; set it to change that at once."""
        return self._volumes

    @volumes.setter
    def volumes(self, volumes: Volumes) -> None:
        self._volumes = volumes
        self._wishes.put(self._level_all)

    def settle(self, timeout: float = 5.0) -> bool:
        """Wait until all that was asked for has begun or failed; returns whether that took less than `timeout`."""
        done = threading.Event()
        self._wishes.put(done.set)
        deadline = time.monotonic() + timeout
        while self._thread is not None and self._thread.is_alive() and not done.wait(0.01):
            if time.monotonic() > deadline:
                return False
        return True

    def close(self) -> None:
        """Stop everything and let the sound card go; `start` opens it again."""
        self._wishes.put(None)
        if self._thread is not None:
            self._thread.join(_FAREWELL)
            self._thread = None

    # From here on everything runs in the thread.

    def _run(self) -> None:
        wishes = self._wishes
        try:
            self._clips = {SHELL: read_manifest(self.folder_of(SHELL))}
            open_mixer(_BEDS + VOICES)
        except ManifestError as error:
            self._note(SoundProblemKind.NO_MANIFEST, str(error))
            return
        except NoSoundError as error:
            self._note(SoundProblemKind.NO_DEVICE, str(error))
            return
        self._music = MusicStream()
        while (wish := self._next_wish(wishes)) is not None:
            try:
                wish()
            except MusicFileError as error:
                self._note(SoundProblemKind.BAD_FILE, str(error))
            except pygame.error as error:  # the sound card has gone
                self._note(SoundProblemKind.NO_DEVICE, str(error))
        self._loaded.clear()
        close_mixer()

    def _next_wish(self, wishes: "SimpleQueue[Callable[[], None] | None]") -> Callable[[], None] | None:
        """What is to be done next: what was asked for, or the music's own next step when its time has come."""
        try:
            return wishes.get(timeout=self._music.due_in())
        except Empty:
            return self._music.go_on

    def _note(self, trouble: SoundProblemKind, detail: str) -> None:
        if self.problem is None:
            self.problem = SoundProblem(trouble, detail)

    def _clip(self, name: str) -> Clip | None:
        owner, _, own = name.rpartition("/")
        clip = self._clips_of(owner or SHELL).get(own)
        if clip is None:
            self._note(SoundProblemKind.UNKNOWN_SOUND, name)
        return clip

    def _clips_of(self, owner: str) -> Mapping[str, Clip]:
        if owner not in self._clips:
            try:
                self._clips[owner] = read_manifest(self.folder_of(owner))
            except ManifestError as error:
                self._clips[owner] = {}
                self._note(SoundProblemKind.NO_MANIFEST, str(error))
        return self._clips[owner]

    def _load(self, file: Path, looped: bool) -> "pygame.mixer.Sound | None":
        if file in self._broken:
            return None
        if file not in self._loaded:
            try:
                sound = pygame.mixer.Sound(file=str(file))
            except (pygame.error, OSError) as error:
                self._broken.add(file)
                self._note(SoundProblemKind.BAD_FILE, f"{file}: {error}")
                return None
            sound.set_volume(self._volumes.level(looped))
            self._loaded[file] = _Loaded(sound, looped)
        return self._loaded[file].sound

    def _begin(self, name: str, pan: float, volume: float, asked: float) -> None:
        clip = self._clip(name)
        if clip is None:
            return
        before, file_before = self._last.get(name, (float("-inf"), None))
        if asked - before < clip.gap:
            return
        file = self._chance.choice([f for f in clip.files if f != file_before] or list(clip.files))
        sound = self._load(file, clip.looped)
        voice = self._free_voice()
        # A short sound that comes late is worse than none; a melody may be a little late.
        late = time.monotonic() - asked > _TOO_LATE + clip.seconds / 4
        if sound is None or voice is None or late:
            return
        self._last[name] = (asked, file)
        voice.play(sound)
        voice.set_volume(volume * min(1.0, 1 - pan), volume * min(1.0, 1 + pan))

    def _free_voice(self) -> "pygame.mixer.Channel | None":
        voices = map(pygame.mixer.Channel, range(_BEDS, _BEDS + VOICES))
        return next((voice for voice in voices if not voice.get_busy()), None)

    def _change_bed(self, name: str | None, fade: float) -> None:
        if name != self._wanted:
            return  # something else is wanted by now
        milliseconds = round(fade * 1000)
        going = pygame.mixer.Channel(self._bed)
        if going.get_volume() > 0:
            going.fadeout(milliseconds)
        else:  # it has only just begun to fade in, and SDL fades nothing out that is silent
            going.stop()
        clip = self._clip(name) if name is not None else None
        sound = self._load(self._chance.choice(clip.files), looped=True) if clip else None
        if sound is not None:
            self._bed = 1 - self._bed
            pygame.mixer.Channel(self._bed).play(sound, loops=-1, fade_ms=milliseconds)

    def _change_music(self, name: str | None, fade: float) -> None:
        if name != self._wanted_music:
            return  # something else is wanted by now
        clip = self._clip(name) if name is not None else None
        self._music.set_volume(self._volumes.music_level)
        self._music.change(self._chance.choice(clip.files) if clip else None, fade)

    def _level_all(self) -> None:
        self._music.set_volume(self._volumes.music_level)
        for loaded in self._loaded.values():
            loaded.sound.set_volume(self._volumes.level(loaded.looped))
