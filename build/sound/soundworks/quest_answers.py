"""What is heard in an Advanced quest of INKAS: rebirth, answers of cards, Amarus won, hands hidden and seen."""

import numpy as np

from soundworks.bodies import brass, flap, near, paper, stones, wood
from soundworks.instruments import panpipe, quena, seeds
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

_SHORT = 0.72  # seconds; with its tail no sound lasts longer than 0.8


def _closed(track: Wave) -> Wave:
    """The track with its last tenth of a second falling to silence."""
    return track * ramp(_SHORT, [(0, 1), (0.86, 1), (1, 0)])


def rises(chance: Chance) -> Wave:
    """The tray of rebirth turns by a quarter on stone, and a panpipe climbs a step."""
    track = silence(_SHORT)
    grind = band(noise(chance, 0.34), 140, 620, 1) * swell(0.34, 0.06, 0.14)
    place(track, grind * (0.7 + 0.3 * band(noise(chance, 0.34), 12, 40)), 0.0, 0.7)
    place(track, wood(chance, 0.55), 0.32, 0.35)
    for at, name, loud in ((0.1, "A4", 0.7), (0.32, "C5", 0.9)):
        place(track, panpipe(chance, name, 0.24, loud), at, 0.8)
    return _closed(track)


def waits(chance: Chance) -> Wave:
    """Four quick notes of a panpipe, upwards: a walla has come through and may be placed again."""
    track = silence(_SHORT)
    for k, name in enumerate(("A4", "C5", "E5", "A5")):
        place(track, panpipe(chance, name, 0.12 + 0.06 * k, 0.7 + 0.1 * k), 0.11 * k, 0.9)
    return _closed(track)


def stilled(chance: Chance) -> Wave:
    """A breath drawn in and held: the void winds round somebody."""
    air = (
        band(noise(chance, 0.56), 420, 1_800, 2)
        * ramp(0.56, [(0, 0), (0.7, 0.6), (0.94, 1.0), (1, 0)]) ** 1.4
    )
    pitch = ramp(0.56, [(0, note("D3")), (1, note("A3"))])
    hum = tone(pitch, 0.56, [1, 0.3, 0.12]) * swell(0.56, 0.4, 0.06)
    track = silence(_SHORT)
    place(track, air + 0.3 * hum, 0.0, 1.0)
    place(track, struck(0.14, [(near(chance, 150), 0.7, 0.03), (near(chance, 290), 0.3, 0.02)]), 0.55, 0.5)
    return track


def released(chance: Chance) -> Wave:
    """A held breath is let go, and a pipe sinks: what a power has brought is over."""
    track = silence(_SHORT)
    air = band(noise(chance, 0.4), 420, 1_600, 2) * ramp(0.4, [(0, 0.9), (0.4, 0.5), (1, 0)])
    place(track, air, 0.0, 0.6)
    for at, name in ((0.04, "C5"), (0.24, "A4")):
        place(track, panpipe(chance, name, 0.2, 0.6), at, 0.7)
    return _closed(track)


def seal(chance: Chance) -> Wave:
    """A seal pressed into warm wax on wood."""
    track = silence(0.5)
    wax = warm(band(noise(chance, 0.2), 120, 1_300, 1) * swell(0.2, 0.03, 0.14), 500)
    place(track, struck(0.24, [(near(chance, 128), 1.0, 0.05), (near(chance, 262), 0.5, 0.03)]), 0.0, 1.0)
    place(track, wood(chance, 0.7), 0.004, 0.7)
    place(track, wax, 0.04, 0.5)
    place(track, brass(chance, 0.62, 0.6), 0.26, 0.16)
    return track


def whirl(chance: Chance) -> Wave:
    """Something swings round once through the air."""
    seconds = 0.62
    turn = ramp(seconds, [(0, 0.5), (0.45, 1.0), (0.6, 1.0), (1, 0.4)])
    track = silence(seconds)
    beat = 0.55 + 0.45 * np.sin(turns(turn * 5.5, seconds))
    for low, high, strength in ((300, 900, 0.8), (800, 2_100, 0.7), (1_900, 4_200, 0.35)):
        place(track, band(noise(chance, seconds), low, high, 1) * beat * turn**2, 0.0, strength)
    whistle = tone(ramp(seconds, [(0, 420), (0.5, 980), (1, 520)]), seconds, [1, 0.2]) * turn**3
    return (track + 0.1 * whistle) * swell(seconds, 0.16, 0.22)


def dominated(chance: Chance) -> Wave:
    """A chord of flutes over a shaken rattle: an Amaru has a master."""
    track = silence(_SHORT)
    for k, name in enumerate(("D4", "A4", "D5", "F#5")):
        place(track, quena(chance, name, 0.5 - 0.03 * k, 0.8), 0.03 * k, 0.5)
    place(track, struck(0.4, [(near(chance, 82), 1.0, 0.12), (near(chance, 164), 0.4, 0.06)]), 0.0, 0.7)
    place(track, seeds(chance), 0.05, 0.35)
    place(track, seeds(chance), 0.34, 0.25)
    return _closed(track)


def veil(chance: Chance) -> Wave:
    """A woven cloth falls before a hand, or is drawn up."""
    track = silence(0.56)
    place(track, warm(flap(chance, 0.42), 700), 0.0, 1.0)
    place(track, warm(band(noise(chance, 0.2), 200, 1_400, 1) * swell(0.2, 0.05, 0.12), 600), 0.24, 0.4)
    return track


def tampu(chance: Chance) -> Wave:
    """Metal and wood are laid beside somebody on stone."""
    track = silence(0.5)
    place(track, brass(chance, 0.7, 1.1), 0.0, 0.7)
    place(track, stones(chance, 0.12, 2, 260, 900), 0.05, 0.4)
    place(track, wood(chance, 0.8), 0.12, 0.8)
    return track


def swap(chance: Chance) -> Wave:
    """Two cards pass each other, face down."""
    track = silence(0.6)
    place(track, paper(chance, 0.2, rising=True), 0.0, 0.9)
    place(track, paper(chance, 0.2), 0.2 + between(chance, 0, 0.02), 1.0)
    place(track, wood(chance, 1.3) * 0.3, 0.42, 0.4)
    return track


def pin(chance: Chance) -> Wave:
    """A pin is pushed into the sheet."""
    track = silence(0.3)
    place(track, struck(0.06, [(near(chance, 2_300), 0.3, 0.008), (near(chance, 980), 0.5, 0.012)]), 0.0, 0.7)
    push = band(noise(chance, 0.16), 300, 1_500) * pluck(0.16, 0.01)
    place(track, struck(0.16, [(near(chance, 205), 0.9, 0.03)]) + push, 0.03, 0.8)
    return track
