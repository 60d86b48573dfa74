"""The sounds that are shipped: short, small, equally loud, without clicks; and the generator makes these very ones."""

import itertools
import math
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.core.registry import titles
from game.ui.sound_manifest import Clip, read_manifest

ROOT = Path(__file__).parents[2]
FOLDERS = [
    ROOT / "assets" / owner / "sounds" for owner in ("shell", *(name.replace("-", "_") for name in titles()))
]
CLIPS = {name: clip for folder in FOLDERS for name, clip in read_manifest(folder).items()}
EFFECTS = [clip for clip in CLIPS.values() if not clip.looped]
LOOPS = [clip for clip in CLIPS.values() if clip.looped and not clip.streamed]
MUSIC = [clip for clip in CLIPS.values() if clip.streamed]
RATE = 44_100
FULL = 32_767
# The long ones: the game is over when they play.
LONGEST = {"victory": 11.0, "defeat": 7.0}

Samples: TypeAlias = NDArray[np.float64]


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


def decoded(path: Path) -> Samples:
    """The samples of a file, left and right beside each other."""
    raw = pygame.mixer.Sound(file=str(path)).get_raw()
    return np.frombuffer(raw, np.int16).astype(np.float64).reshape(-1, 2)


def sides(file: Path) -> tuple[Samples, Samples]:
    """The samples of both sides."""
    samples = decoded(file)
    return samples[:, 0], samples[:, 1]


def rms(samples: Samples) -> float:
    return float(np.sqrt(np.mean(samples**2)))


def decibels(level: float) -> float:
    return 20 * math.log10(max(level, 1e-3) / FULL)


def loudest(file: Path) -> float:
    """The loudest tenth of a second (dB of full scale)."""
    window = RATE // 10
    samples = decoded(file)
    sums = [float(np.sum(samples[at : at + window] ** 2)) for at in range(0, len(samples), window // 2)]
    return decibels(math.sqrt(max(sums) / 2 / window))


def clip_id(clip: Clip) -> str:
    return clip.name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_the_manifest_and_the_files_of_an_owner_agree(folder: Path) -> None:
    named = [file for clip in read_manifest(folder).values() for file in clip.files]
    assert len(named) == len(set(named))
    assert set(named) == set(folder.glob("*.ogg"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_the_sounds_of_an_owner_are_small(folder: Path) -> None:
    music = {file for clip in MUSIC for file in clip.files if file.parent == folder}
    assert sum(file.stat().st_size for file in music) <= 2_600_000
    assert sum(path.stat().st_size for path in folder.iterdir() if path not in music) <= 1_800_000


@pytest.mark.parametrize("clip", CLIPS.values(), ids=clip_id)
def test_a_sound_lasts_as_long_as_the_manifest_says(clip: Clip) -> None:
    lengths = [len(decoded(file)) / RATE for file in clip.files]
    assert max(lengths) == pytest.approx(clip.seconds, abs=0.02)


@pytest.mark.parametrize("clip", EFFECTS, ids=clip_id)
def test_an_effect_is_short_and_begins_and_ends_in_silence(clip: Clip) -> None:
    assert clip.seconds <= LONGEST.get(clip.name, 4.0)
    for file in clip.files:
        for side in sides(file):
            peak = np.abs(side).max()
            assert abs(side[0]) <= max(60, 0.02 * peak)
            assert np.abs(side[-44:]).max() <= max(60, 0.02 * peak)


@pytest.mark.parametrize("clip", CLIPS.values(), ids=clip_id)
def test_a_sound_keeps_below_full_scale_and_among_its_like(clip: Clip) -> None:
    for file in clip.files:
        assert np.abs(decoded(file)).max() <= 0.8 * FULL
        low, high = (-24, -14) if clip.streamed else (-36, -26) if clip.looped else (-42, -12)
        assert low <= loudest(file) <= high


@pytest.mark.parametrize("clip", LOOPS, ids=clip_id)
def test_a_loop_has_no_seam(clip: Clip) -> None:
    assert 20 <= clip.seconds <= 30
    for file in clip.files:
        for side in sides(file):
            assert abs(side[0] - side[-1]) <= 4 * rms(np.diff(side))
            window = RATE // 5
            before, after = rms(side[-window:]), rms(side[:window])
            assert abs(decibels(before) - decibels(after)) <= 3
            assert abs(side.mean()) < 30  # no constant part that clicks when it starts or stops


@pytest.mark.parametrize("clip", MUSIC, ids=clip_id)
def test_a_piece_of_music_is_neither_short_nor_long(clip: Clip) -> None:
    assert clip.looped
    assert 60 <= clip.seconds <= 120


@pytest.mark.parametrize("clip", MUSIC, ids=clip_id)
def test_a_piece_of_music_goes_round_without_a_seam(clip: Clip) -> None:
    for file in clip.files:
        for side in sides(file):
            usual = np.quantile(np.abs(np.diff(side)), 0.995)
            assert abs(side[0] - side[-1]) <= usual  # as any other two samples
            window = RATE // 25
            before, after = rms(side[-window:]), rms(side[:window])
            assert abs(decibels(before) - decibels(after)) <= 3
            assert min(before, after) > 0.01 * FULL  # it goes on: no gap, no fade
            assert abs(side.mean()) < 30


@pytest.mark.parametrize("clip", MUSIC, ids=clip_id)
def test_music_is_as_quiet_at_its_loudest_as_through_its_whole_length(clip: Clip) -> None:
    for file in clip.files:
        samples = decoded(file)
        bars = [rms(samples[at : at + 4 * RATE]) for at in range(0, len(samples), 4 * RATE)]
        assert decibels(max(bars)) - decibels(min(bars)) <= 9  # nothing that startles, nothing that is lost


def quickly_made(folder: Path) -> list[str]:
    """The shortest effect of an owner, and the shortest one that has variants."""
    effects = sorted(
        (clip for clip in read_manifest(folder).values() if not clip.looped), key=lambda clip: clip.seconds
    )
    varied = (clip.name for clip in effects if len(clip.files) > 1)
    return [effects[0].name, *itertools.islice(varied, 1)]


def made(folder: Path, *names: str) -> Path:
    pytest.importorskip("soundfile")
    command = [sys.executable, "build/sound/make.py", "--out", str(folder), "--only", *names]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=120)
    return folder


def test_the_generator_makes_the_same_bytes_twice_and_the_sounds_that_are_shipped(tmp_path: Path) -> None:
    names = [name for folder in FOLDERS for name in quickly_made(folder)]
    once, again = made(tmp_path / "once", *names), made(tmp_path / "again", *names)
    files = sorted(path.relative_to(once) for path in once.rglob("*.ogg"))
    assets = ROOT / "assets"
    assert [assets / file for file in files] == sorted({file for name in names for file in CLIPS[name].files})
    for file in files:
        assert (once / file).read_bytes() == (again / file).read_bytes()
        a, b = decoded(once / file), decoded(assets / file)
        assert len(a) == len(b)
        # Another encoder writes other bytes of the same sound.
        assert rms(a - b) <= 0.02 * rms(b) + 4


def test_every_sound_says_when_it_is_played() -> None:
    pytest.importorskip("soundfile")
    command = [sys.executable, "build/sound/make.py", "--list"]
    ran = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=60)
    listed = {tuple(line.split(None, 2)[:2]) for line in ran.stdout.splitlines()}
    installed = {folder.parent.name for folder in FOLDERS}
    shipped = {(folder.parent.name, name) for folder in FOLDERS for name in read_manifest(folder)}
    assert {(owner, name) for owner, name in listed if owner in installed} == shipped


def test_an_unknown_name_is_refused_in_one_sentence(tmp_path: Path) -> None:
    pytest.importorskip("soundfile")
    command = [sys.executable, "build/sound/make.py", "--out", str(tmp_path), "--only", "kazoo"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2
    assert "no sound is called kazoo" in ran.stderr
