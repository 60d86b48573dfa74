"""Every sound as loud as its rank allows, with room above it for others, and ends that do not click."""

from enum import Enum

import numpy as np

from soundworks.synth import RATE, Wave, band, samples

PEAK = 0.71  # -3 dB: two sounds at once seldom reach the end of the scale
_WINDOW = 0.1
_BREATH = 0.005


class Rank(Enum):
    """How loud a sound is at its loudest tenth of a second, in dB of full scale as the ear weighs them."""

    WHISPER = -36.0
    TOUCH = -28.0
    DEED = -22.0
    GRAND = -17.0
    AMBIENCE = -32.0
    MUSIC = -18.0  # its own volume brings it below all else

    @property
    def looped(self) -> bool:
        """Whether it goes on until it is stopped: its end runs into its start."""
        return self in (Rank.AMBIENCE, Rank.MUSIC)


def weighted(wave: Wave) -> Wave:
    """The wave as the ear weighs it: little below 100 Hz, somewhat more above 1500 Hz (after ITU-R BS.1770)."""
    n = wave.shape[0]
    f = np.maximum(np.fft.rfftfreq(n, 1 / RATE), 1e-3)
    gain = (f**2 / (f**2 + 60**2)) * (1 + 0.585 / (1 + (1_500 / f) ** 4))
    spectrum = np.fft.rfft(wave, axis=0) * (gain[:, None] if wave.ndim == 2 else gain)
    return np.asarray(np.fft.irfft(spectrum, n, axis=0), dtype=np.float64)


def loudness(wave: Wave) -> float:
    """The loudest tenth of a second in dB of full scale, weighed for the ear; -inf for silence."""
    power = weighted(wave) ** 2
    if power.ndim == 2:
        power = power.sum(axis=1) / 2
    window = samples(_WINDOW)
    padded = np.concatenate([[0.0], np.cumsum(np.pad(power, (0, window)))])
    most = float(np.max(padded[window:] - padded[:-window])) / window
    return float(10 * np.log10(most)) if most > 0 else float("-inf")


def limited(wave: Wave, peak: float = PEAK) -> Wave:
    """Round off what rises above six tenths of the peak, so that nothing passes it."""
    knee = peak * 0.6
    over = np.maximum(np.abs(wave) - knee, 0) / (peak - knee)
    held = np.where(over > 0, knee + (peak - knee) * np.tanh(over), np.abs(wave))
    return np.asarray(np.sign(wave) * held, dtype=np.float64)


def without_tail(wave: Wave, floor: float = 0.0015) -> Wave:
    """Cut the end off where nothing louder than `floor` of the peak is left."""
    level = np.abs(wave) if wave.ndim == 1 else np.abs(wave).max(axis=1)
    heard = np.nonzero(level > floor * level.max())[0]
    return wave[: int(heard[-1]) + samples(0.02)] if len(heard) else wave


def with_soft_ends(wave: Wave, start: float = 0.001, end: float = 0.02) -> Wave:
    """Let the first and last moments rise from silence and fall to it, after a breath that the encoder needs."""
    shaped = wave.copy()
    for seconds, reverse in ((start, False), (end, True)):
        n = min(samples(seconds), shaped.shape[0] // 2)
        rise = np.sin(np.linspace(0, np.pi / 2, n)) ** 2
        rise = rise[:, None] if shaped.ndim == 2 else rise
        part = slice(-n, None) if reverse else slice(0, n)
        shaped[part] *= rise[::-1] if reverse else rise
    return np.concatenate([np.zeros_like(wave[: samples(_BREATH)]), shaped])


def finished(wave: Wave, rank: Rank) -> Wave:
    """The wave at the loudness of its rank; a sound that does not loop also gets soft ends."""
    wave = band(wave, 28, 17_000, 3, around=rank.looped)  # what no loudspeaker gives only costs headroom
    if not rank.looped:
        wave = with_soft_ends(without_tail(wave))
    for _ in range(3):  # rounding the peaks takes a little loudness, given back by the next round
        wave = limited(wave * 10 ** ((rank.value - loudness(wave)) / 20))
    return wave
