"""Sounds play where there is a sound card, and where anything is missing there is silence and one problem."""

import json
import math
import os
import subprocess
import sys
import wave
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.ui.sound import SoundProblem, SoundProblemKind, Sounds, Volumes, shipped_sounds
from game.ui.sound_manifest import ManifestError, read_manifest

ROOT = Path(__file__).parents[3]
SHIPPED = shipped_sounds("wiraqocha")


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Sounds()
    yield made
    made.close()


def busy() -> list[int]:
    return [k for k in range(pygame.mixer.get_num_channels()) if pygame.mixer.Channel(k).get_busy()]


def heard_on(voice: int) -> pygame.mixer.Sound:
    sound = pygame.mixer.Channel(voice).get_sound()
    assert sound is not None
    return sound


def test_nothing_is_opened_before_it_is_wanted(sounds: Sounds) -> None:
    assert pygame.mixer.get_init() is None
    sounds.volumes = Volumes(master=0.5)
    assert pygame.mixer.get_init() is None


def test_an_effect_is_heard(sounds: Sounds) -> None:
    sounds.play("wiraqocha/victory", pan=-0.5, volume=0.5)
    assert sounds.settle()
    assert sounds.problem is None
    (voice,) = busy()
    assert heard_on(voice).get_length() == pytest.approx(10, abs=0.6)


def test_no_more_voices_sound_than_there_are(sounds: Sounds) -> None:
    names = [
        f"wiraqocha/{name}"
        for name, clip in read_manifest(SHIPPED).items()
        if not clip.looped and clip.seconds > 1
    ]
    assert len(names) > 16
    for name in names:
        sounds.play(name)
        assert sounds.settle()
    assert len(busy()) <= 16
    assert sounds.problem is None


def test_the_same_sound_twice_at_once_is_heard_once(sounds: Sounds) -> None:
    sounds.start()
    sounds.settle()
    for _ in range(5):
        sounds.play("refusal")
    sounds.settle()
    assert len(busy()) == 1


def test_variants_take_turns(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Path] = []
    load = Sounds._load

    def listen(self: Sounds, file: Path, looped: bool) -> pygame.mixer.Sound | None:
        heard.append(file)
        return load(self, file, looped)

    monkeypatch.setattr(Sounds, "_load", listen)
    for _ in range(8):
        sounds.play("die-knock")
        sounds.settle()
        pygame.time.wait(40)
    assert len(heard) == 8
    assert all(a != b for a, b in pairwise(heard))


def wait_until_busy(count: int) -> list[int]:
    """Which channels are heard once there are so many, or after five seconds."""
    for _ in range(250):
        if len(busy()) == count:
            break
        pygame.time.wait(20)
    return busy()


def test_one_ambience_fades_out_while_the_next_fades_in(sounds: Sounds) -> None:
    sounds.ambience("wiraqocha/camp-evening", fade=0.05)
    sounds.settle()
    (first,) = busy()
    pygame.time.wait(150)
    sounds.ambience("wiraqocha/jungle-night", fade=0.5)
    sounds.settle()
    assert len(busy()) == 2
    (second,) = wait_until_busy(1)
    assert first != second
    sounds.ambience(None, fade=0.05)
    sounds.settle()
    assert wait_until_busy(0) == []
    assert sounds.wanted_ambience is None


def test_ambiences_that_change_quickly_leave_only_the_last(sounds: Sounds) -> None:
    for name in ("wiraqocha/camp-evening", "wiraqocha/jungle-night", None, "wiraqocha/camp-evening"):
        sounds.ambience(name, fade=0.05)
    sounds.settle()
    (voice,) = wait_until_busy(1)
    pygame.time.wait(150)
    assert heard_on(voice).get_length() == pytest.approx(20, abs=0.1)
    assert pygame.mixer.Channel(voice).get_volume() == 1


def test_the_ambience_comes_back_when_the_card_is_opened_again(sounds: Sounds) -> None:
    sounds.ambience("wiraqocha/camp-evening")
    sounds.settle()
    sounds.close()
    assert pygame.mixer.get_init() is None
    sounds.start()
    sounds.settle()
    assert len(busy()) == 1


def test_mute_silences_what_sounds_and_what_would_begin(sounds: Sounds) -> None:
    sounds.ambience("wiraqocha/jungle-night")
    sounds.settle()
    sounds.play("wiraqocha/victory")
    sounds.settle()
    bed, voice = map(heard_on, busy())
    sounds.volumes = Volumes(muted=True)
    sounds.play("button")
    sounds.settle()
    assert len(busy()) == 2
    assert bed.get_volume() == voice.get_volume() == 0
    sounds.volumes = Volumes()
    sounds.settle()
    assert bed.get_volume() == pytest.approx(0.48, abs=0.02)
    assert voice.get_volume() == pytest.approx(0.8, abs=0.02)


def test_volumes_stay_between_nothing_and_full() -> None:
    loud = Volumes(master=3, effects=-1, ambience=math.nan)
    assert (loud.master, loud.effects, loud.ambience) == (1, 0, 0)
    assert Volumes(0.5, 0.5, 1.0).level(looped=False) == 0.25
    assert Volumes(0.5, 0.5, 1.0, muted=True).level(looped=True) == 0


def test_pan_and_volume_out_of_bounds_are_brought_inside(sounds: Sounds) -> None:
    for name, pan, volume in (("button", -9, 9), ("undo", 9, -9), ("hint", math.nan, math.nan)):
        sounds.play(name, pan, volume)
    assert sounds.settle()
    assert sounds.problem is None


def test_an_unknown_name_is_silence_and_a_problem(sounds: Sounds) -> None:
    sounds.play("trumpet of doom")
    sounds.ambience("the moon")
    sounds.settle()
    assert sounds.problem == SoundProblem(SoundProblemKind.UNKNOWN_SOUND, "trumpet of doom")
    assert busy() == []


@pytest.mark.parametrize("content", [None, b"", b"no sound at all"])
def test_a_missing_or_broken_file_is_silence_and_a_problem(
    tmp_path: Path, content: bytes | None, sounds: Sounds
) -> None:
    entry = {"files": ["bell.ogg"], "looped": False, "seconds": 1.0, "gap": 0.0}
    manifest = {"version": 1, "sounds": {"bell": entry, "place": {**entry, "looped": True}}}
    (tmp_path / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    if content is not None:
        (tmp_path / "bell.ogg").write_bytes(content)
    sounds.folder_of = lambda owner: tmp_path
    sounds.ambience("place")
    sounds.play("bell")
    sounds.settle()
    assert sounds.problem is not None
    assert sounds.problem.trouble is SoundProblemKind.BAD_FILE
    assert "bell.ogg" in sounds.problem.detail
    assert busy() == []


def test_a_folder_without_sounds_is_silence_and_a_problem(tmp_path: Path, sounds: Sounds) -> None:
    sounds.folder_of = lambda owner: tmp_path / "nowhere"
    sounds.play("button")
    assert sounds.settle()
    assert sounds.problem is not None
    assert sounds.problem.trouble is SoundProblemKind.NO_MANIFEST


def test_without_a_sound_card_all_is_silent_until_there_is_one(
    monkeypatch: pytest.MonkeyPatch, sounds: Sounds
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sounds.play("button")
    sounds.ambience("wiraqocha/jungle-night")
    assert sounds.settle()
    assert sounds.problem is not None
    assert sounds.problem.trouble is SoundProblemKind.NO_DEVICE
    sounds.play("button")
    sounds.volumes = Volumes(muted=True)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds.start()
    assert sounds.settle()
    assert sounds.problem is None
    assert len(busy()) == 1


def test_without_a_mixer_all_is_silent(monkeypatch: pytest.MonkeyPatch, sounds: Sounds) -> None:
    class Missing:
        def __getattr__(self, name: str) -> object:
            raise NotImplementedError("mixer module not available")

    monkeypatch.setattr(pygame, "mixer", Missing())
    sounds.play("button")
    assert sounds.settle()
    assert sounds.problem == SoundProblem(SoundProblemKind.NO_DEVICE, "mixer module not available")
    sounds.close()


def test_titles_may_use_the_same_names(tmp_path: Path, sounds: Sounds) -> None:
    for seconds, owner in enumerate(("shell", "one", "other"), 1):
        (tmp_path / owner).mkdir()
        entry = {"files": ["bell.wav"], "looped": True, "seconds": seconds, "gap": 0.0}
        manifest = {"version": 1, "sounds": {"bell": entry}}
        (tmp_path / owner / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
        with wave.open(str(tmp_path / owner / "bell.wav"), "wb") as file:
            file.setparams((1, 2, 8_000, 0, "NONE", ""))
            file.writeframes(bytes(2 * 8_000 * seconds))
    sounds.folder_of = tmp_path.joinpath
    for name in ("bell", "one/bell", "other/bell"):
        sounds.play(name)
        assert sounds.settle()
    lengths = [round(heard_on(voice).get_length()) for voice in busy()]
    assert (lengths, sounds.problem) == ([1, 2, 3], None)


def test_a_title_without_sounds_leaves_those_of_the_shell(tmp_path: Path, sounds: Sounds) -> None:
    sounds.folder_of = lambda owner: shipped_sounds(owner) if owner == "shell" else tmp_path
    sounds.play("other/bell")
    sounds.play("button")
    assert sounds.settle()
    assert len(busy()) == 1
    assert sounds.problem is not None
    assert sounds.problem.trouble is SoundProblemKind.NO_MANIFEST


def test_a_mixer_closed_by_someone_else_is_silence(sounds: Sounds) -> None:
    sounds.start()
    sounds.settle()
    pygame.mixer.quit()
    sounds.play("button")
    sounds.ambience("wiraqocha/jungle-night")
    assert sounds.settle()
    assert sounds.problem is not None


@pytest.mark.skipif(sys.platform != "linux", reason="ALSA is Linux's")
def test_a_machine_without_a_card_says_nothing_on_stderr() -> None:
    program = (
        "from game.ui.sound import Sounds\n"
        "sounds = Sounds(); sounds.play('button'); sounds.settle(20)\n"
        "print(sounds.problem.trouble); sounds.close()\n"
    )
    surroundings = {**os.environ, "SDL_AUDIODRIVER": "alsa", "ALSA_CONFIG_PATH": "/dev/null"}
    ran = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (ran.stdout.strip(), ran.stderr) == ("no-device", "")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "is not JSON"),
        ("[]", "version must be 1"),
        ('{"version": 2}', "version must be 1"),
        ('{"version": 1}', "sounds must be"),
        ('{"version": 1, "sounds": {"bell": 3}}', "sound bell: must be a group"),
        ('{"version": 1, "sounds": {"bell": {"files": []}}}', "sound bell: files must be"),
        ('{"version": 1, "sounds": {"bell": {"files": ["../a.ogg"]}}}', "file of the same folder"),
        ('{"version": 1, "sounds": {"bell": {"files": ["a.ogg"]}}}', "looped must be true or false"),
        (
            '{"version": 1, "sounds": {"bell": {"files": ["a.ogg"], "looped": true, "streamed": 1}}}',
            "streamed must be true or false",
        ),
        (
            '{"version": 1, "sounds": {"bell": {"files": ["a.ogg"], "looped": true, "seconds": "2"}}}',
            "seconds must be a number",
        ),
        (
            '{"version": 1, "sounds": {"bell": {"files": ["a.ogg"], "looped": true, "seconds": 2, "gap": -1}}}',
            "gap must be a number",
        ),
    ],
)
def test_a_wrong_manifest_says_where_and_why(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "manifest.json").write_text(text, encoding="utf-8")
    with pytest.raises(ManifestError, match=r"manifest\.json") as error:
        read_manifest(tmp_path)
    assert reason in str(error.value)


# music


def playing_music() -> bool:
    return pygame.mixer.music.get_busy()


def test_music_is_streamed_and_goes_round(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []
    play, load = pygame.mixer.music.play, pygame.mixer.music.load

    def load_noted(file: str) -> None:
        asked.append((Path(file).name, 0))
        load(file)

    def play_noted(loops: int, fade_ms: int) -> None:
        asked.append(("loops", loops))
        play(loops=loops, fade_ms=fade_ms)

    monkeypatch.setattr(pygame.mixer.music, "load", load_noted)
    monkeypatch.setattr(pygame.mixer.music, "play", play_noted)
    sounds.music("wiraqocha/music-title")
    assert sounds.settle()
    assert asked == [("music-title.ogg", 0), ("loops", -1)]
    assert playing_music()
    assert busy() == []  # none of the voices is taken by it
    assert sounds._loaded == {}  # nor is it in memory
    assert sounds.problem is None


def test_the_next_piece_begins_when_the_one_before_has_faded_out(sounds: Sounds) -> None:
    sounds.music("wiraqocha/music-title", fade=0.05)
    sounds.settle()
    sounds.music("wiraqocha/music-table", fade=0.2)
    sounds.play("button")  # which is heard meanwhile
    sounds.settle()
    assert sounds._music.playing == SHIPPED / "music-title.ogg"
    assert busy() != []
    for _ in range(100):
        if sounds._music.playing == SHIPPED / "music-table.ogg":
            break
        pygame.time.wait(20)
    assert sounds._music.playing == SHIPPED / "music-table.ogg"
    assert playing_music()
    sounds.music(None, fade=0.05)
    for _ in range(100):
        if not playing_music():
            break
        pygame.time.wait(20)
    assert not playing_music()
    assert sounds.wanted_music is None


def test_music_has_its_own_volume_and_is_held_while_it_is_silent(sounds: Sounds) -> None:
    sounds.music("wiraqocha/music-table", fade=0.0)
    sounds.settle()
    assert pygame.mixer.music.get_volume() == pytest.approx(0.32, abs=0.02)  # quiet, unless it is asked for
    sounds.volumes = Volumes(master=1.0, music=0.8)
    sounds.settle()
    assert pygame.mixer.music.get_volume() == pytest.approx(0.8, abs=0.02)
    for silent in (Volumes(muted=True), Volumes(music=0.0), Volumes(master=0.0)):
        sounds.volumes = silent
        sounds.settle()
        assert not playing_music()
        sounds.volumes = Volumes()
        sounds.settle()
        assert playing_music()


def test_a_piece_that_is_asked_for_in_silence_is_heard_when_the_silence_ends(sounds: Sounds) -> None:
    sounds.volumes = Volumes(muted=True)
    sounds.music("wiraqocha/music-title")
    sounds.music("wiraqocha/music-table")
    sounds.settle()
    assert not playing_music()
    sounds.volumes = Volumes()
    sounds.settle()
    assert playing_music()
    assert sounds._music.playing == SHIPPED / "music-table.ogg"


@pytest.mark.parametrize("content", [None, b"", b"no music at all"])
def test_music_that_is_missing_or_broken_is_silence_and_a_problem(
    tmp_path: Path, content: bytes | None, sounds: Sounds
) -> None:
    entry = {"files": ["air.ogg"], "looped": True, "streamed": True, "seconds": 60.0, "gap": 0.0}
    manifest = {"version": 1, "sounds": {"air": entry}}
    (tmp_path / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    if content is not None:
        (tmp_path / "air.ogg").write_bytes(content)
    sounds.folder_of = lambda owner: tmp_path
    sounds.music("air")
    assert sounds.settle()
    assert sounds.problem is not None
    assert sounds.problem.trouble is SoundProblemKind.BAD_FILE
    assert "air.ogg" in sounds.problem.detail
    assert not playing_music()
    sounds.music("nothing of that name")
    assert sounds.settle()
    assert not playing_music()


def test_music_comes_back_when_the_card_is_opened_again(sounds: Sounds) -> None:
    sounds.music("wiraqocha/music-title")
    sounds.settle()
    sounds.close()
    sounds.start()
    sounds.settle()
    assert playing_music()
