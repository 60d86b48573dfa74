"""The instruments of the music besides the band's brass: flutes, plucked strings, celesta, bowed strings, drum."""

from functools import lru_cache

import numpy as np

from soundworks.synth import RATE, TAU, Chance, Wave, band, clock, noise, note, pluck, struck, swell, turns


@lru_cache(maxsize=256)
def _string(pitch: float, seconds: float, ring: float, dark: float, at: float) -> Wave:
    """A plucked string: `ring` seconds to fall to a third, `dark` how quickly its partials thin out upwards, `at`
    where on its length it is plucked.
    """
    t = clock(seconds)
    sung = np.zeros_like(t)
    for k in range(1, 25):
        f = pitch * k * np.sqrt(1 + 0.00012 * k * k)
        if f > 11_000:
            break
        loud = abs(np.sin(np.pi * k * at)) / k**dark
        sung += loud * np.sin(TAU * f * t) * np.exp(-t * (1 + 0.16 * (k - 1)) / ring)
    ends = np.minimum(t / 0.002, 1) * np.clip((seconds - t) / (0.3 * seconds), 0, 1)
    return np.asarray(sung * ends, dtype=np.float64)


def charango(chance: Chance, name: str) -> Wave:
    """A small lute: two strings to a note, hardly apart, with a little of the nail."""
    pitch = note(name)
    pair = _string(pitch, 1.6, 0.42, 0.95, 0.19) + 0.8 * _string(pitch * 1.0016, 1.6, 0.4, 0.95, 0.23)
    nail = band(noise(chance, 0.05), 1_800, 5_000, 1) * pluck(0.05, 0.006) * 0.22
    sung = pair.copy()
    sung[: nail.shape[0]] += nail
    return sung * 0.4


def harp(chance: Chance, name: str) -> Wave:
    """A harp: round and long, the lower the longer."""
    pitch = note(name)
    ring = 1.15 * (220 / pitch) ** 0.35
    return _string(pitch, min(4.0, 3.2 * ring), ring, 1.4, 0.37) * 0.6


def guitar(chance: Chance, name: str) -> Wave:
    """A guitar with strings of gut, plucked with the flesh of the finger."""
    pitch = note(name)
    thumb = band(noise(chance, 0.06), 150, 900, 1) * pluck(0.06, 0.012) * 0.1
    sung = _string(pitch, 2.2, 0.7 * (220 / pitch) ** 0.3, 1.25, 0.24).copy()
    sung[: thumb.shape[0]] += thumb
    return sung * 0.5


def celesta(chance: Chance, name: str) -> Wave:
    """Small plates of steel over boxes of wood, as in a clock that plays."""
    pitch = note(name)
    modes = [
        (pitch, 0.7, 0.62),
        (pitch * 2.0, 0.22, 0.34),
        (pitch * 3.93, 0.16, 0.14),
        (pitch * 6.8, 0.05, 0.06),
    ]
    return struck(2.2, modes)


def bass(chance: Chance, name: str) -> Wave:
    """A double bass, plucked softly."""
    return _string(note(name), 1.9, 0.55, 1.9, 0.3) * 0.8


def drum(chance: Chance, name: str = "") -> Wave:
    """A bombo: a deep drum with a skin of wool, struck with a soft stick."""
    body = struck(0.9, [(62, 0.9, 0.2), (104, 0.35, 0.1), (171, 0.12, 0.05)])
    skin = band(noise(chance, 0.9), 80, 420, 1) * pluck(0.9, 0.03) * 0.3
    return body + skin


def seeds(chance: Chance, name: str = "") -> Wave:
    """A string of dry seeds, shaken once."""
    return band(noise(chance, 0.16), 3_200, 8_500, 1) * swell(0.16, 0.03, 0.12) * 0.5


def tick(chance: Chance, name: str = "") -> Wave:
    """A clockwork's tooth."""
    return struck(0.09, [(1_480, 0.4, 0.012), (2_960, 0.2, 0.007), (560, 0.3, 0.014)])


def panpipe(chance: Chance, name: str, seconds: float, loud: float) -> Wave:
    """Blown reed: it speaks with a breath, then sings nearly without overtones, and sways when it is long."""
    pitch = note(name)
    t = clock(seconds + 0.16)
    length = t.shape[0] / RATE
    rise = np.sin(np.clip(t / 0.085, 0, 1) * np.pi / 2) ** 2
    fall = np.clip((length - t) / 0.17, 0, 1) ** 1.4
    shape = rise * fall * (0.86 + 0.14 * np.exp(-t / 0.25)) * loud
    sway = np.clip((t - 0.45) / 0.6, 0, 1)
    wave = np.sin(TAU * 4.9 * t + float(chance.random()) * TAU)
    phase = turns(pitch * (1 + 0.0032 * sway * wave) * (1 - 0.012 * np.exp(-t / 0.035)), length)[: t.shape[0]]
    sung = np.sin(phase) + 0.1 * np.sin(2 * phase) + 0.2 * np.sin(3 * phase) + 0.05 * np.sin(5 * phase)
    air = band(noise(chance, length), pitch * 0.8, pitch * 2.6, 1)[: t.shape[0]] * 0.075
    chiff = band(noise(chance, length), pitch * 1.8, pitch * 5, 1)[: t.shape[0]] * np.exp(-t / 0.045) * 0.2
    return np.asarray((sung * (1 + 0.05 * sway * wave) * 0.5 + air + chiff) * shape, dtype=np.float64)


def quena(chance: Chance, name: str, seconds: float, loud: float) -> Wave:
    """A notched flute of cane: it bends up into each note and sings fuller than a panpipe, with less breath."""
    pitch = note(name)
    t = clock(seconds + 0.14)
    length = t.shape[0] / RATE
    shape = (
        np.sin(np.clip(t / 0.06, 0, 1) * np.pi / 2) ** 2 * np.clip((length - t) / 0.15, 0, 1) ** 1.3 * loud
    )
    sway = np.clip((t - 0.3) / 0.5, 0, 1) * np.sin(TAU * 5.3 * t + float(chance.random()) * TAU)
    phase = turns(pitch * (1 + 0.0045 * sway) * (1 - 0.03 * np.exp(-t / 0.04)), length)[: t.shape[0]]
    partials = ((1, 1.0), (2, 0.42), (3, 0.16), (4, 0.08), (5, 0.03))
    sung = np.sum([strength * np.sin(k * phase) for k, strength in partials], axis=0)
    air = band(noise(chance, length), pitch * 1.5, pitch * 4, 1)[: t.shape[0]] * 0.05
    return np.asarray((sung * (1 + 0.09 * sway) * 0.45 + air) * shape, dtype=np.float64)


def strings(chance: Chance, name: str, seconds: float, loud: float) -> Wave:
    """A desk of muted strings: three players a hair apart, who come and go like breath."""
    pitch = note(name)
    length = seconds + 0.9
    t = clock(length)
    sung = np.zeros_like(t)
    for cents in (-5.0, 0.5, 6.0):
        start = float(chance.random()) * TAU
        drift = 1 + 0.0011 * np.sin(TAU * (4.2 + 0.3 * cents / 6) * t + start)
        phase = turns(pitch * 2 ** (cents / 1_200) * drift, length)[: t.shape[0]] + start
        for k in range(1, 13):
            if k * pitch < 6_000:
                sung += np.sin(k * phase) / k * np.exp(-((k * pitch / 2_200) ** 1.1)) / 3
    return np.asarray(sung * swell(length, min(0.9, seconds * 0.4), 0.95) * loud * 0.6, dtype=np.float64)


def bowed(chance: Chance, name: str, seconds: float, loud: float) -> Wave:
    """Short strokes of low strings."""
    pitch = note(name)
    t = clock(seconds)
    sung = np.zeros_like(t)
    for cents in (-4.0, 4.0):
        phase = turns(pitch * 2 ** (cents / 1_200), seconds)[: t.shape[0]] + float(chance.random()) * TAU
        for k in range(1, 15):
            if k * pitch < 4_000:
                sung += np.sin(k * phase) / k * np.exp(-((k * pitch / 1_500) ** 1.1)) / 2
    return np.asarray(sung * swell(seconds, 0.03, 0.12) * np.exp(-t / 0.32) * loud * 0.7, dtype=np.float64)
