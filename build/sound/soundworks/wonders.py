"""What people remember: crystals, relics and the great machines of the cards."""

import numpy as np

from soundworks.bodies import plate, stones
from soundworks.synth import (
    TAU,
    Chance,
    Wave,
    band,
    between,
    clock,
    noise,
    note,
    pan,
    place,
    pluck,
    ramp,
    room,
    silence,
    soften,
    struck,
    swell,
    tone,
    turns,
    warm,
)


def glass(chance: Chance, frequency: float, seconds: float, tau: float) -> Wave:
    """A crystal that sings: a pair of near tones that beat, and glassy partials over them."""
    f = frequency * between(chance, 0.998, 1.002)
    modes = [
        (f, 1.0, tau),
        (f * 1.004, 0.6, tau * 0.9),
        (f * 2.32, 0.3, tau * 0.5),
        (f * 4.25, 0.12, tau * 0.25),
        (f * 6.63, 0.04, tau * 0.12),
    ]
    return struck(seconds, [m for m in modes if m[0] < 15_000])


def crystal(chance: Chance) -> Wave:
    """A crystal comes out of the vein: a shimmer that climbs."""
    track = silence(1.9, stereo=True)
    at = 0.0
    for k, name in enumerate(("A5", "D6", "E6", "A6", "F#6", "B6")):
        sung = glass(chance, note(name), 1.2, 0.32 - 0.025 * k)
        place(track, pan(sung, between(chance, -0.5, 0.5)), at, 0.8 - 0.09 * k)
        at += between(chance, 0.06, 0.1)
    return room(track, chance, 1.1, 0.3)


def crystal_stolen(chance: Chance) -> Wave:
    """The shimmer drawn backwards and down, then a closed hand."""
    track = silence(1.9, stereo=True)
    for k, name in enumerate(("B5", "Bb5", "F5")):
        sung = glass(chance, note(name), 0.75, 0.24)[::-1]
        place(track, pan(sung, 0.5 - 0.5 * k), 0.12 * k, 0.7)
    grab = band(noise(chance, 0.18), 350, 1_800) * swell(0.18, 0.12, 0.05)
    place(track, pan(grab, -0.5), 0.86, 0.5)
    place(track, pan(struck(0.2, [(150, 1.0, 0.04), (310, 0.4, 0.02)]), -0.5), 1.0, 0.8)
    return room(track, chance, 0.8, 0.25)


def relic(chance: Chance) -> Wave:
    """A relic comes to light: a low gong, and over it a chord that opens slowly."""
    seconds = 3.6
    track = silence(seconds, stereo=True)
    d = note("D3")
    gong = struck(3.2, [(d, 0.8, 1.1), (d * 2.41, 0.35, 0.7), (d * 3.9, 0.16, 0.4), (d * 5.3, 0.08, 0.25)])
    place(track, pan(gong, 0.0), 0.0, 0.55)
    chord = (("D4", -0.4), ("A4", 0.3), ("D5", 0.0), ("F#5", 0.45), ("A5", -0.3), ("E6", 0.2))
    for k, (name, where) in enumerate(chord):
        start, length = 0.12 + 0.13 * k, 2.9 - 0.13 * k
        voice = silence(length)
        for cents in (-5, 0, 6):
            f = note(name) * 2 ** (cents / 1200)
            wobble = 1 + 0.0015 * np.sin(turns(4.3 + 0.4 * k, length) + cents)
            voice += tone(f * wobble, length, [1, 0.35, 0.16, 0.06, 0.02])
        place(track, pan(voice * swell(length, 0.55, 1.4), where), start, 0.13 - 0.012 * k)
    for k in range(9):
        name = ("D6", "F#6", "A6", "E6", "B6")[k % 5]
        sparkle = glass(chance, note(name), 0.9, 0.2)
        place(track, pan(sparkle, between(chance, -0.8, 0.8)), 0.9 + 0.15 * k, 0.05)
    return room(track, chance, 1.4, 0.3)


def relic_stolen(chance: Chance) -> Wave:
    """The relic's chord, clouded and falling."""
    seconds = 2.6
    track = silence(seconds, stereo=True)
    fall = ramp(1.9, [(0, 1), (0.35, 1), (1, 0.944)])
    for name, where in (("D4", -0.3), ("F4", 0.3), ("Ab4", 0.0), ("D5", 0.4)):
        voice = tone(note(name) * fall, 1.9, [1, 0.4, 0.18, 0.07])
        place(track, pan(voice * swell(1.9, 0.12, 1.2), where), 0.0, 0.2)
    place(track, pan(struck(0.5, [(73, 1.0, 0.12), (147, 0.4, 0.08)]), 0.0), 0.0, 0.5)
    return room(track, chance, 1.2, 0.3)


def death_ray(chance: Chance) -> Wave:
    """Coils charge with a climbing whine, the beam goes out, and the ground answers."""
    track = silence(3.2, stereo=True)
    t = clock(1.15)
    climb = ramp(1.15, [(0, 95), (0.6, 320), (1, 760)])
    whine = tone(climb, 1.15, [1, 0.5, 0.35, 0.2, 0.12]) * (0.7 + 0.3 * np.sin(TAU * (8 * t + 12 * t**2)))
    crackle = band(noise(chance, 1.15), 1_500, 6_000) * (chance.random(t.shape[0]) > 0.996) * 6
    charge = (whine * 0.5 + band(crackle, 800, 5_000)) * ramp(1.15, [(0, 0), (0.85, 0.8), (1, 1)]) ** 1.5
    place(track, pan(charge, -0.15), 0.0, 0.5)
    n = 0.95
    fall = ramp(n, [(0, 1), (0.12, 0.86), (1, 0.8)])
    beam = silence(n)
    for cents, gain in ((-14, 0.8), (0, 1.0), (17, 0.8)):
        beam += gain * tone(220 * fall * 2 ** (cents / 1200), n, [1 / k for k in range(1, 15)])
    beam *= 0.75 + 0.25 * np.sin(turns(47, n))
    beam = warm(soften(beam * 0.5 + band(noise(chance, n), 900, 4_500) * 0.5, 1.6), 1_400, 0.9)
    shot = pan(beam * swell(n, 0.012, 0.4), ramp(n, [(0, -0.3), (1, 0.35)]))
    place(track, shot, 1.16, 0.85)
    blast = struck(1.2, [(41, 1.3, 0.25), (66, 0.9, 0.16), (103, 0.5, 0.1)])
    blast += band(noise(chance, 1.2), 60, 700, 1) * pluck(1.2, 0.22, 0.01) * 1.4
    place(track, pan(blast, 0.3), 1.5, 0.9)
    place(track, pan(stones(chance, 1.1, 24), 0.35), 1.75, 0.3)
    return room(track, chance, 0.9, 0.2)


def force_field(chance: Chance) -> Wave:
    """A hum rises until the air itself rings."""
    seconds = 2.4
    track = silence(seconds + 0.5, stereo=True)
    rise = ramp(seconds, [(0, 0.5), (0.55, 1), (1, 1)])
    for k, (ratio, where) in enumerate(((1, -0.5), (1.006, 0.5), (1.5, 0.25), (2.01, -0.25), (3.02, 0.0))):
        hum = tone(98 * ratio * rise, seconds, [1, 0.5, 0.4, 0.25, 0.16, 0.1, 0.06])
        hum *= 0.8 + 0.2 * np.sin(turns(5.5 + 1.3 * k, seconds))
        place(track, pan(hum * swell(seconds, 1.1, 0.8), where), 0.0, 0.3 / (1 + 0.4 * k))
    air = band(noise(chance, seconds), 1_150, 1_240, 3) + band(noise(chance, seconds), 1_740, 1_840, 3)
    place(track, pan(air * swell(seconds, 1.4, 0.7), 0.0), 0.0, 1.1)
    place(track, pan(glass(chance, note("G5"), 1.4, 0.45), 0.0), 1.3, 0.16)
    return room(track, chance, 1.0, 0.25)


def force_field_lost(chance: Chance) -> Wave:
    """The hum breaks off and sinks, with splinters of glass."""
    track = silence(1.9, stereo=True)
    sink = ramp(1.1, [(0, 1), (0.2, 0.9), (1, 0.35)])
    hum = tone(147 * sink, 1.1, [1, 0.6, 0.45, 0.3, 0.2, 0.1]) + tone(98.6 * sink, 1.1, [1, 0.5, 0.4, 0.2])
    place(track, pan(hum * swell(1.1, 0.02, 0.9), 0.0), 0.0, 0.35)
    for _ in range(11):
        splinter = glass(chance, between(chance, 1_500, 3_900), 0.4, 0.05)
        place(track, pan(splinter, between(chance, -0.7, 0.7)), 0.5 * float(chance.random()) ** 2, 0.12)
    return room(track, chance, 0.9, 0.25)


def fortress(chance: Chance) -> Wave:
    """Four great engines carry a fortress over the valley."""
    seconds = 3.4
    track = silence(seconds + 0.4, stereo=True)
    partials = [0.3, 0.8, *(1 / (1 + 0.14 * k) for k in range(18))]
    for f, beat, where in ((34.0, 6.1, -0.6), (35.3, 6.7, -0.2), (37.1, 5.5, 0.2), (51.2, 7.3, 0.6)):
        bend = ramp(seconds, [(0, 0.94), (0.3, 1.01), (0.6, 1), (1, 0.96)])
        engine = tone(f * bend, seconds, partials) * (0.7 + 0.3 * np.sin(turns(beat, seconds)) ** 3)
        drift = ramp(seconds, [(0, where - 0.3), (1, where + 0.3)])
        loud = ramp(seconds, [(0, 0), (0.4, 0.85), (0.6, 1), (1, 0)]) ** 1.4
        place(track, pan(soften(warm(engine, 420, 0.6) * 0.35, 1.6) * loud, drift), 0.0, 0.6)
    air = band(noise(chance, seconds), 120, 900, 1) * swell(seconds, 1.6, 1.4)
    place(track, pan(air, ramp(seconds, [(0, -0.4), (1, 0.4)])), 0.0, 0.5)
    place(track, pan(plate(chance, 1.4, 140, 900, 0.5), 0.1), 2.1, 0.05)
    return room(track, chance, 1.1, 0.2)


def probe(chance: Chance) -> Wave:
    """A voice of the ether feels its way into another mind."""
    seconds = 2.5
    path = [(0, 294), (0.12, 440), (0.3, 440), (0.42, 622), (0.58, 587), (0.72, 466), (1, 311)]
    pitch = np.exp(ramp(seconds, [(at, float(np.log(f))) for at, f in path]))
    depth = ramp(seconds, [(0, 0), (0.25, 0.012), (1, 0.02)])
    pitch = pitch * (1 + depth * np.sin(turns(5.8, seconds)))
    voice = tone(pitch, seconds, [1, 0.28, 0.12, 0.05, 0.02])
    shadow = tone(pitch * 0.5013, seconds, [1, 0.2]) * 0.3
    track = silence(seconds + 0.8, stereo=True)
    sung = (voice + shadow) * swell(seconds, 0.35, 0.8)
    place(track, pan(sung, ramp(seconds, [(0, -0.35), (0.5, 0.3), (1, -0.1)])), 0.0, 0.5)
    breath = band(noise(chance, seconds), 700, 2_400, 1) * swell(seconds, 0.9, 1.0)
    place(track, pan(breath, 0.0), 0.0, 0.05)
    return room(track, chance, 1.6, 0.45)


def tunneller(chance: Chance) -> Wave:
    """Something large digs under the table."""
    seconds = 2.4
    track = silence(seconds + 0.4, stereo=True)
    shape = ramp(seconds, [(0, 0), (0.35, 0.8), (0.6, 1), (1, 0)])
    for where in (-0.5, 0.5):
        low = band(noise(chance, seconds), 45, 210, 2) * 1.6
        place(track, pan(low * shape, where), 0.0, 0.9)
    motor = tone(
        ramp(seconds, [(0, 38), (0.4, 55), (1, 46)]), seconds, [0.6, 1, 0.8, 0.6, 0.5, 0.35, 0.25, 0.2]
    )
    teeth = 0.55 + 0.45 * np.sin(turns(ramp(seconds, [(0, 9), (0.4, 15), (1, 11)]), seconds))
    rock = band(noise(chance, seconds), 350, 2_000, 1) * teeth**2
    place(track, pan(warm(motor * 0.35 * teeth + rock * 2.2, 900, 0.7) * shape, 0.0), 0.0, 0.6)
    place(track, pan(stones(chance, 1.8, 42, 160, 1_100), 0.2), 0.5, 0.8)
    return room(track, chance, 0.7, 0.15)


def wasteland(chance: Chance) -> Wave:
    """A relic is gone for good: a bell under earth."""
    track = silence(2.8, stereo=True)
    f = note("D3")
    tolled = [(f, 1.0, 0.8), (f * 1.19, 0.5, 0.6), (f * 2.01, 0.4, 0.4), (f * 2.7, 0.2, 0.25)]
    place(track, pan(struck(2.4, tolled), 0.0), 0.0, 0.7)
    place(track, pan(struck(2.0, [(f * 0.944, 0.8, 0.7), (f * 1.9, 0.3, 0.3)]), 0.0), 0.55, 0.5)
    return room(track, chance, 1.5, 0.35)
