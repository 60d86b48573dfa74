"""The tools of synthesis: waves, envelopes, filters, struck bodies and rooms.

A wave is an array of floats at `RATE` samples a second, (n,) in mono or (n, 2) in stereo; 1.0 is full scale. Times
are seconds, frequencies hertz. Chance is a generator handed in, of which only `random()` is used: its numbers stay
the same in every version of numpy.
"""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
TAU = 2 * np.pi

Wave = NDArray[np.float64]
Chance = np.random.Generator


def samples(seconds: float) -> int:
    """How many samples last so long."""
    return max(1, round(seconds * RATE))


def clock(seconds: float) -> Wave:
    """The time of every sample."""
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float, stereo: bool = False) -> Wave:
    """Nothing, to place sounds in."""
    return np.zeros((samples(seconds), 2) if stereo else samples(seconds))


def between(chance: Chance, low: float, high: float) -> float:
    """A number drawn evenly."""
    return low + (high - low) * float(chance.random())


def noise(chance: Chance, seconds: float) -> Wave:
    """White noise."""
    return np.asarray(chance.random(samples(seconds)) * 2 - 1, dtype=np.float64)


def ramp(seconds: float, points: Sequence[tuple[float, float]]) -> Wave:
    """A line through (part of the time 0 to 1, value): pitches that glide and loudness that swells."""
    at = np.linspace(0, 1, samples(seconds))
    return np.asarray(np.interp(at, [p[0] for p in points], [p[1] for p in points]), dtype=np.float64)


def pluck(seconds: float, tau: float, attack: float = 0.001) -> Wave:
    """An envelope that jumps up and dies away, to a third every `tau`."""
    t = clock(seconds)
    return np.asarray(np.minimum(t / attack, 1) * np.exp(-t / tau), dtype=np.float64)


def swell(seconds: float, attack: float, release: float) -> Wave:
    """An envelope with rounded shoulders."""
    t = clock(seconds)
    up = np.clip(t / attack, 0, 1)
    down = np.clip((seconds - t) / release, 0, 1)
    return np.asarray(np.sin(up * np.pi / 2) ** 2 * np.sin(down * np.pi / 2) ** 2, dtype=np.float64)


def turns(frequency: Wave | float, seconds: float) -> Wave:
    """The phase (radians) of a tone whose frequency may change."""
    steps = np.broadcast_to(np.asarray(frequency, dtype=np.float64), (samples(seconds),))
    return np.asarray(np.cumsum(steps) * (TAU / RATE), dtype=np.float64)


def tone(frequency: Wave | float, seconds: float, partials: Sequence[float] = (1.0,)) -> Wave:
    """A tone with harmonics of the given strengths; those near the end of hearing are left out."""
    phase = turns(frequency, seconds)
    highest = float(np.max(frequency))
    sung = [s * np.sin(phase * k) for k, s in enumerate(partials, 1) if s and k * highest < 16_000]
    return np.asarray(np.sum(sung, axis=0), dtype=np.float64)


def struck(seconds: float, modes: Sequence[tuple[float, float, float]]) -> Wave:
    """A body that was hit: modes as (frequency, strength, seconds to fall to a third)."""
    t = clock(seconds)
    rung = [s * np.sin(TAU * f * t) * np.exp(-t / tau) for f, s, tau in modes]
    ends = np.minimum(t / 0.0006, 1) * np.clip((seconds - t) / (0.3 * seconds), 0, 1)
    return np.asarray(np.sum(rung, axis=0) * ends, dtype=np.float64)


def _filtered(wave: Wave, gain: Callable[[Wave], Wave], around: bool) -> Wave:
    """Weigh the spectrum; `around` treats the wave as a loop, else silence follows it."""
    n = wave.shape[0]
    size = n if around else n + RATE // 4
    spectrum = np.fft.rfft(wave, size, axis=0)
    weights = gain(np.asarray(np.fft.rfftfreq(size, 1 / RATE), dtype=np.float64))
    shaped = spectrum * (weights[:, None] if wave.ndim == 2 else weights)
    return np.asarray(np.fft.irfft(shaped, size, axis=0)[:n], dtype=np.float64)


def band(wave: Wave, low: float, high: float, steep: int = 2, around: bool = False) -> Wave:
    """Keep what lies between two frequencies; `steep` 1 is gentle, 4 is sharp."""

    def gain(f: Wave) -> Wave:
        f = np.maximum(f, 1e-3)
        under = 1 / (1 + (low / f) ** (2 * steep)) if low > 0 else np.ones_like(f)
        return np.asarray(np.sqrt(under / (1 + (f / high) ** (2 * steep))), dtype=np.float64)

    return _filtered(wave, gain, around)


def warm(wave: Wave, above: float, slope: float = 1.0, around: bool = False) -> Wave:
    """Soften everything above a frequency: `slope` 1 halves the strength with every octave."""
    return _filtered(wave, lambda f: np.asarray(np.maximum(f / above, 1) ** -slope), around)


def pan(wave: Wave, where: Wave | float) -> Wave:
    """Set a mono wave between the loudspeakers: -1 left, 0 middle, 1 right; equal power all the way."""
    angle = (np.broadcast_to(np.asarray(where, dtype=np.float64), wave.shape) + 1) * (np.pi / 4)
    return np.stack([wave * np.cos(angle), wave * np.sin(angle)], axis=1)


def place(track: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """Add a wave to a track of the same width; what would stand after the end is dropped."""
    start = samples(at) if at > 0 else 0
    room = min(wave.shape[0], track.shape[0] - start)
    if room > 0:
        track[start : start + room] += wave[:room] * gain


def place_around(track: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """Add a wave to a loop: what would stand after the end begins it."""
    start, done = round(at * RATE) % track.shape[0], 0
    while done < wave.shape[0]:
        fits = min(wave.shape[0] - done, track.shape[0] - start)
        track[start : start + fits] += wave[done : done + fits] * gain
        start, done = 0, done + fits


def room(wave: Wave, chance: Chance, decay: float, wet: float, around: bool = False) -> Wave:
    """Let a wave sound in a room of soft walls, in stereo; the echo falls to a thousandth in `decay` seconds.

    The wave keeps its length, so leave silence at its end for the echo; `around` lets it run on at the start.
    """
    dry = wave if wave.ndim == 2 else np.stack([wave, wave], axis=1) * np.sqrt(0.5)
    n = dry.shape[0]
    walls = np.stack([noise(chance, decay), noise(chance, decay)], axis=1)
    walls *= (np.exp(-clock(decay) * 6.9 / decay) * np.minimum(clock(decay) / 0.012, 1))[:, None]
    walls = warm(band(walls, 180, 5_000, 1), 1_200, 0.8)
    walls /= np.sqrt(np.sum(walls**2, axis=0))
    size = n if around else n + walls.shape[0]
    if around:
        folded = np.zeros((n, 2))
        place_around(folded, walls, 0.0)
        walls = folded
    echo = np.fft.irfft(np.fft.rfft(dry, size, axis=0) * np.fft.rfft(walls, size, axis=0), size, axis=0)
    return np.asarray(dry + wet * echo[:n], dtype=np.float64)


def narrow(wave: Wave) -> Wave:
    """A stereo wave in mono."""
    return np.asarray(wave.mean(axis=1), dtype=np.float64) if wave.ndim == 2 else wave


def soften(wave: Wave, drive: float) -> Wave:
    """Round the peaks off, as a valve does."""
    return np.asarray(np.tanh(wave * drive) / np.tanh(drive), dtype=np.float64)


def note(name: str) -> float:
    """The frequency of a note such as `A4`, `Bb3`, `F#5`."""
    steps = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
    accidental = name.count("#") - name[1:].count("b")
    return float(440 * 2 ** ((steps[name[0]] + accidental) / 12 + int(name[-1]) - 4))
