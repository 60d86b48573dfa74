"""What several motifs of Legendary powers are made of: earth, water, wind, fire, light, throats, hearts, glides."""

from collections.abc import Sequence

import numpy as np

from soundworks.bodies import near, stones
from soundworks.synth import (
    Chance,
    Wave,
    band,
    between,
    noise,
    note,
    place,
    pluck,
    ramp,
    silence,
    struck,
    swell,
    tone,
    turns,
    warm,
)


def rumble(chance: Chance, seconds: float, low: float = 40, high: float = 190) -> Wave:
    """The ground shakes."""
    shake = 0.6 + 0.4 * np.sin(turns(ramp(seconds, [(0, 13), (1, 7)]), seconds))
    return band(noise(chance, seconds), low, high, 2) * shake * swell(seconds, 0.12, 0.5 * seconds) * 3


def rocks(chance: Chance, seconds: float, count: int, low: float = 160) -> Wave:
    """The ground shakes and stones fall."""
    track = rumble(chance, seconds)
    place(track, stones(chance, seconds, count, low, 4 * low), 0.0, 0.9)
    return track


def surge(chance: Chance, seconds: float, crest: float, high: float = 2_600) -> Wave:
    """Water comes up, breaks at a part of the time, and runs off."""
    shape = ramp(seconds, [(0, 0), (crest, 1), (min(1, crest + 0.12), 0.6), (1, 0)]) ** 1.5
    foam = band(noise(chance, seconds), 1_800, 7_000, 1) * shape**2 * 0.35
    return band(noise(chance, seconds), 120, high, 1) * shape + foam


def gust(chance: Chance, seconds: float, low: float, high: float, sway: float = 3.0) -> Wave:
    """Wind that howls between two pitches."""
    howl = ramp(seconds, [(0, low), (0.5, high), (1, low)])
    voice = tone(howl, seconds, [1, 0.2]) * 0.25
    beat = 0.65 + 0.35 * np.sin(turns(sway, seconds))
    air = band(noise(chance, seconds), low, 3 * high, 1)
    return (air * beat + voice) * swell(seconds, 0.3 * seconds, 0.4 * seconds)


def blaze(chance: Chance, seconds: float, cracks: int) -> Wave:
    """Fire roars up, with so many cracks."""
    track = band(noise(chance, seconds), 140, 1_300, 1) * ramp(
        seconds, [(0, 0.1), (0.3, 1.0), (0.7, 0.6), (1, 0)]
    )
    for _ in range(cracks):
        crack = band(noise(chance, 0.03), 1_300, 5_500) * pluck(0.03, 0.006)
        place(track, crack, between(chance, 0.05, 0.8) * seconds, 0.6)
    return track


def boom(chance: Chance, pitch: float = 60, ring: float = 0.3) -> Wave:
    """A blow that is felt more than heard."""
    modes = [
        (near(chance, pitch), 1.0, ring),
        (2.1 * pitch, 0.5, 0.5 * ring),
        (3.4 * pitch, 0.25, 0.3 * ring),
    ]
    return struck(4 * ring, modes) + band(noise(chance, 4 * ring), 60, 500, 1) * pluck(4 * ring, 0.04)


def growl(chance: Chance, seconds: float, pitch: float, rough: float = 27) -> Wave:
    """A great throat."""
    glide = ramp(seconds, [(0, pitch), (0.35, 1.25 * pitch), (1, 0.8 * pitch)])
    voice = tone(glide, seconds, [1, 0.8, 0.7, 0.5, 0.4, 0.3, 0.2, 0.15])
    beat = 0.5 + 0.5 * np.sin(turns(rough, seconds)) ** 2
    breath = band(noise(chance, seconds), 200, 1_600, 1) * 0.5
    return warm(voice * beat + breath * beat, 700) * swell(seconds, 0.1, 0.5 * seconds)


def glide(seconds: float, start: str, end: str, partials: Sequence[float] = (1, 0.3, 0.1)) -> Wave:
    """A tone that slides from one note to another."""
    pitch = note(start) * (note(end) / note(start)) ** ramp(seconds, [(0, 0), (1, 1)])
    return tone(pitch, seconds, partials) * swell(seconds, 0.12 * seconds, 0.4 * seconds)


def chimes(chance: Chance, names: Sequence[str], apart: float, ring: float = 0.35) -> Wave:
    """Notes of small bells, one after another."""
    track = silence(apart * len(names) + 3 * ring)
    for number, name in enumerate(names):
        pitch = note(name)
        modes = [(pitch, 0.7, ring), (2.76 * pitch, 0.3, 0.5 * ring), (5.4 * pitch, 0.12, 0.2 * ring)]
        place(track, struck(3 * ring, modes), number * apart + between(chance, 0, 0.008), 0.6)
    return track


def hearts(chance: Chance, count: int, apart: float, pitch: float = 58) -> Wave:
    """A heart that beats so often."""
    track = silence(count * apart + 0.4)
    for number in range(count):
        for after, loud in ((0.0, 1.0), (0.15, 0.65)):
            place(track, boom(chance, pitch, 0.09), number * apart + after, loud)
    return track


def backwards(wave: Wave) -> Wave:
    """What was heard, from its end to its beginning."""
    return np.ascontiguousarray(wave[::-1])
