"""Quiet places that loop without a seam: everything is computed on a circle, so that the end runs into the start."""

import numpy as np

from soundworks.instruments import panpipe
from soundworks.synth import (
    RATE,
    TAU,
    Chance,
    Wave,
    band,
    between,
    clock,
    noise,
    pan,
    place_around,
    pluck,
    ramp,
    room,
    silence,
    struck,
    swell,
    tone,
    warm,
)


def _tide(chance: Chance, seconds: float, low: float, high: float) -> Wave:
    """A slow change of strength that ends as it began: a few waves that fit the loop a whole number of times."""
    t = clock(seconds) / seconds
    waves = [np.sin(TAU * (k * t + float(chance.random()))) / k**0.5 for k in (1, 2, 3, 5)]
    shape = np.sum(waves, axis=0)
    shape = (shape - shape.min()) / (shape.max() - shape.min())
    return np.asarray(low + (high - low) * shape, dtype=np.float64)


def _wind(chance: Chance, seconds: float, low: float, high: float) -> Wave:
    sides = [
        warm(band(noise(chance, seconds), low, high, 1, around=True), 260, 1.1, around=True) for _ in range(2)
    ]
    gusts = _tide(chance, seconds, 0.35, 1.0)
    lean = _tide(chance, seconds, -0.25, 0.25)
    return np.stack([sides[0] * gusts * (1 - lean), sides[1] * gusts * (1 + lean)], axis=1)


def cricket(chance: Chance, pitch: float) -> Wave:
    """One chirp: a few quick pulses of a high, thin tone."""
    chirp = silence(0.2)
    for k in range(3):
        pulse = tone(pitch * between(chance, 0.998, 1.002), 0.016, [1, 0.12]) * swell(0.016, 0.006, 0.008)
        place_around(chirp, pulse, 0.024 * k, 0.7 + 0.15 * k)
    return chirp


def _crickets(track: Wave, chance: Chance) -> None:
    """Several crickets, each at its own place and pace; they fall silent in turn."""
    seconds = track.shape[0] / RATE
    for pitch, where, gain, pace in (
        (3_650, -0.6, 0.042, 0.47),
        (3_980, 0.5, 0.032, 0.61),
        (3_420, 0.1, 0.022, 0.53),
    ):
        at, rest = between(chance, 0, 1), round(between(chance, 8, 14))
        count = 0
        while at < seconds:
            place_around(track, pan(cricket(chance, pitch), where), at, gain * between(chance, 0.7, 1.0))
            count += 1
            at += pace * between(chance, 0.97, 1.03) + (2.2 if count % rest == 0 else 0)


def _hoot(chance: Chance) -> Wave:
    """An owl far away: a short call and a long one."""
    call = silence(1.4)
    for at, length, gain in ((0.0, 0.22, 0.7), (0.42, 0.6, 1.0)):
        pitch = ramp(length, [(0, 372), (0.3, 398), (1, 365)]) * between(chance, 0.99, 1.01)
        place_around(call, tone(pitch, length, [1, 0.12]) * swell(length, 0.08, 0.16), at, gain)
    return call


def _whistler(chance: Chance) -> Wave:
    """A night bird: three falling whistles."""
    call = silence(1.6)
    for k in range(3):
        base = 1_650 * between(chance, 0.98, 1.02) * 0.94**k
        pitch = ramp(0.26, [(0, base * 0.92), (0.25, base), (1, base * 0.8)])
        place_around(call, tone(pitch, 0.26, [1, 0.06]) * swell(0.26, 0.06, 0.12), 0.4 * k, 1.0 - 0.2 * k)
    return call


def _frog(chance: Chance) -> Wave:
    """A frog by the water: a soft rattle."""
    t = clock(0.34)
    pulses = np.maximum(np.sin(TAU * 31 * t), 0) ** 2
    croak = tone(ramp(0.34, [(0, 410), (1, 455)]), 0.34, [1, 0.5, 0.2]) * pulses * swell(0.34, 0.06, 0.12)
    return np.asarray(croak * between(chance, 0.8, 1.0), dtype=np.float64)


def jungle_night(chance: Chance) -> Wave:
    """The valley after dark: wind in leaves, a stream, insects, and birds far off."""
    seconds = 26.0
    track = _wind(chance, seconds, 90, 900) * 0.7
    stream = [
        warm(band(noise(chance, seconds), 420, 1_300, 1, around=True), 1_300, around=True) for _ in range(2)
    ]
    track += np.stack(stream, axis=1) * _tide(chance, seconds, 0.7, 1.0)[:, None] * 0.045
    haze = [band(noise(chance, seconds), 4_600, 5_400, 2, around=True) for _ in range(2)]
    track += np.stack(haze, axis=1) * _tide(chance, seconds, 0.3, 1.0)[:, None] * 0.012
    _crickets(track, chance)
    far = silence(seconds, stereo=True)
    calls = (
        (_hoot, 3.4, -0.7, 0.035),
        (_hoot, 16.8, -0.65, 0.03),
        (_whistler, 9.6, 0.6, 0.028),
        (_whistler, 21.7, 0.3, 0.02),
        (_frog, 6.6, 0.35, 0.035),
        (_frog, 7.25, 0.35, 0.03),
        (_frog, 13.1, 0.4, 0.03),
        (_frog, 19.9, 0.35, 0.03),
        (_frog, 20.5, 0.35, 0.026),
    )
    for make, at, where, gain in calls:
        place_around(far, pan(make(chance), where), at + between(chance, 0, 0.3), gain)
    return track + room(far, chance, 2.2, 0.9, around=True)


def camp_evening(chance: Chance) -> Wave:
    """Before the expedition: a fire that crackles, a low wind, and a boiler that breathes behind the tents."""
    seconds = 20.0
    track = _wind(chance, seconds, 70, 500) * 0.42
    fire = warm(band(noise(chance, seconds), 160, 1_100, 1, around=True), 400, 0.8, around=True)
    track += pan(fire * _tide(chance, seconds, 0.6, 1.0), -0.2) * 0.16
    for _ in range(95):
        snap = band(noise(chance, 0.06), 900, 4_500) * pluck(0.06, between(chance, 0.002, 0.007))
        loud = 0.4 * float(chance.random()) ** 3 + 0.02
        place_around(track, pan(snap, between(chance, -0.4, 0.0)), seconds * float(chance.random()), loud)
    for k in range(10):
        breath = warm(band(noise(chance, 0.9), 180, 1_200, 1), 500, 0.8) * swell(0.9, 0.2, 0.6)
        beat = struck(0.3, [(71, 0.5, 0.06), (118, 0.25, 0.04)])
        place_around(track, pan(breath, 0.6), 2.0 * k + 0.3, 0.13)
        place_around(track, pan(beat, 0.6), 2.0 * k, 0.09)
    return track


def _thrush(chance: Chance) -> Wave:
    """A bird that sings like a flute, far up the slope: four slow whistles, the last one falls."""
    call = silence(2.4)
    base = 1_180 * between(chance, 0.97, 1.03)
    for at, length, low, high, end in ((0.0, 0.34, 0.97, 1.0, 1.0), (0.46, 0.26, 1.16, 1.19, 1.18),
                                       (0.84, 0.22, 1.3, 1.34, 1.32), (1.2, 0.75, 1.0, 1.03, 0.86)):  # fmt: skip
        pitch = ramp(length, [(0, base * low), (0.25, base * high), (1, base * end)])
        place_around(call, tone(pitch, length, [1, 0.08, 0.03]) * swell(length, 0.07, 0.14), at, 0.9)
    return call


def _sparrow(chance: Chance) -> Wave:
    """A sparrow on a wall: two notes and a short trill."""
    call = silence(1.1)
    base = 3_050 * between(chance, 0.97, 1.03)
    for at, part in (
        (0.0, 1.0),
        (0.2, 1.22),
        *((0.4 + 0.045 * k, 1.08 if k % 2 else 0.98) for k in range(7)),
    ):
        length = 0.13 if at < 0.4 else 0.035
        pitch = ramp(length, [(0, base * part), (1, base * part * 0.93)])
        place_around(
            call, tone(pitch, length, [1, 0.05]) * swell(length, 0.02, 0.02), at, 0.8 if at < 0.4 else 0.5
        )
    return call


def _llama_bell(chance: Chance, pitch: float) -> Wave:
    """A small bell of beaten bronze on a strap of wool."""
    p = pitch * between(chance, 0.997, 1.003)
    return struck(0.9, [(p, 0.6, 0.2), (p * 2.06, 0.3, 0.12), (p * 2.91, 0.22, 0.07), (p * 4.3, 0.08, 0.03)])


def city_morning(chance: Chance) -> Wave:
    """The city on its ridge as the sun comes: wind from the gorge, a channel of water, birds, llamas with bells."""
    seconds = 22.0
    track = _wind(chance, seconds, 80, 620) * 0.6
    water = [
        warm(band(noise(chance, seconds), 700, 1_900, 1, around=True), 1_500, around=True) for _ in range(2)
    ]
    track += np.stack(water, axis=1) * _tide(chance, seconds, 0.75, 1.0)[:, None] * 0.022
    far, herd = silence(seconds, stereo=True), silence(seconds, stereo=True)
    for make, at, where, gain in (
        (_thrush, 2.6, -0.6, 0.03),
        (_thrush, 11.4, -0.55, 0.022),
        (_thrush, 17.6, 0.5, 0.018),
        (_sparrow, 7.2, 0.7, 0.014),
        (_sparrow, 15.6, 0.65, 0.012),
    ):
        place_around(far, pan(make(chance), where), at + between(chance, 0, 0.3), gain)
    for pitch, start, where, steps in ((905, 5.2, 0.15, 9), (1_110, 5.5, 0.3, 8), (905, 19.4, -0.3, 7)):
        at = start
        for step in range(steps):
            gain = 0.034 * np.sin(np.pi * (step + 1) / (steps + 1)) * between(chance, 0.5, 1.0)
            place_around(herd, pan(_llama_bell(chance, pitch), where + 0.05 * step), at, gain)
            at += between(chance, 0.42, 0.62)
    return track + room(far, chance, 2.6, 0.9, around=True) + room(herd, chance, 1.2, 0.35, around=True)


def _ripple(chance: Chance) -> Wave:
    """A small wave runs up the shore and back between the stones."""
    up = band(noise(chance, 1.0), 260, 1_500, 1) * swell(1.0, 0.6, 0.4)
    back = band(noise(chance, 1.3), 700, 2_600, 1) * swell(1.3, 0.25, 1.0)
    track = silence(2.2)
    place_around(track, warm(up, 700), 0.0, 1.0)
    place_around(track, warm(back, 1_200), 0.8, 0.5)
    return track


def _far_pipe(chance: Chance, names: tuple[str, ...]) -> Wave:
    """Somebody blows a few long notes across the water."""
    call = silence(1.1 * len(names) + 0.6)
    for number, name in enumerate(names):
        last = number == len(names) - 1
        place_around(
            call, panpipe(chance, name, 1.4 if last else 0.95, 0.8), 1.1 * number, 0.9 if last else 0.75
        )
    return warm(call, 900)


def lake_before_dawn(chance: Chance) -> Wave:
    """The lake while stars still stand above it: wind from the high plain, water on stones, a panpipe far away."""
    seconds = 24.0
    track = _wind(chance, seconds, 70, 560) * 0.62
    water = [
        warm(band(noise(chance, seconds), 380, 1_400, 1, around=True), 1_100, around=True) for _ in range(2)
    ]
    track += np.stack(water, axis=1) * _tide(chance, seconds, 0.6, 1.0)[:, None] * 0.04
    at = 1.2
    while at < seconds - 3.4:
        where, gain = between(chance, -0.7, 0.7), between(chance, 0.05, 0.1)
        place_around(track, pan(_ripple(chance), where), at, gain)
        at += between(chance, 2.1, 3.0)
    far = silence(seconds, stereo=True)
    for names, start, where, gain in (
        (("A4", "D5", "C5", "A4"), 4.2, -0.55, 0.035),
        (("G4", "A4", "D4"), 15.4, -0.5, 0.028),
    ):
        place_around(far, pan(_far_pipe(chance, names), where), start, gain)
    return track + room(far, chance, 3.0, 1.1, around=True)
