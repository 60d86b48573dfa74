"""What the pieces do: they are lifted, walk, dig, fly, pitch a camp, are beaten and driven home."""

import numpy as np

from soundworks.bodies import brass, flap, near, peg, plate, step, stones, wood
from soundworks.synth import (
    TAU,
    Chance,
    Wave,
    band,
    between,
    clock,
    narrow,
    noise,
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


def lift(chance: Chance) -> Wave:
    """A wooden piece leaves the board."""
    track = silence(0.25)
    place(track, band(noise(chance, 0.12), 500, 2_200) * swell(0.12, 0.03, 0.08), 0.0, 0.2)
    place(track, wood(chance, 1.35, 0.5), 0.012, 0.6)
    return track


def put_back(chance: Chance) -> Wave:
    """A piece glides home and is set down lightly."""
    track = silence(0.35)
    place(track, band(noise(chance, 0.2), 300, 1_400) * swell(0.2, 0.1, 0.09), 0.0, 0.2)
    place(track, wood(chance, 1.0, 0.8), 0.15, 0.7)
    return track


def explorer(chance: Chance) -> Wave:
    """Four steps on gravel, and the piece stands."""
    track = silence(1.3)
    for k in range(4):
        place(
            track, step(chance, 1.0 if k % 2 else 0.85), 0.21 * k + between(chance, 0, 0.02), 0.65 + 0.1 * k
        )
    place(track, wood(chance, 0.9), 0.86, 0.6)
    return track


def android(chance: Chance) -> Wave:
    """Heavy even steps with a servo's whine between them."""
    track = silence(1.5)
    for k in range(3):
        at = 0.32 * k
        whine = tone(ramp(0.24, [(0, 210), (0.6, 340), (1, 300)]), 0.24, [1, 0.5, 0.35, 0.2, 0.1])
        place(track, whine * swell(0.24, 0.05, 0.08), at, 0.12)
        place(track, step(chance, 1.5), at + 0.22, 0.9)
        place(track, plate(chance, 0.3, 300, 2_400, 0.04), at + 0.22, 0.1)
    return track


def _grind(chance: Chance, seconds: float, speed: float, pitch: float) -> Wave:
    """An engine and its bit in the rock."""
    pace = ramp(seconds, [(0, 0.35), (0.25, 1), (0.75, 0.92), (1, 0.3)]) * speed
    motor = tone(pace * pitch, seconds, [1, 0.75, 0.5, 0.45, 0.28, 0.2, 0.15, 0.1])
    teeth = 0.5 + 0.5 * np.sin(turns(pace * 26, seconds))
    rock = band(noise(chance, seconds), 350, 2_600, 1) * teeth**2
    grit = band(noise(chance, seconds), 80, 240) * 0.9
    return np.asarray(soften(warm(motor * 0.22 + rock * 1.7 + grit * 0.3, 1_500, 0.6), 1.2), dtype=np.float64)


def drill(chance: Chance) -> Wave:
    """A drill bites in, crumbling stone, and rests."""
    track = silence(1.5)
    place(track, _grind(chance, 1.05, 1.0, 96) * swell(1.05, 0.08, 0.22), 0.0, 0.8)
    place(track, stones(chance, 0.8, 16), 0.55, 0.35)
    return track


def miner(chance: Chance) -> Wave:
    """The larger machine: deeper, two bits against each other."""
    track = silence(1.8)
    for at, pitch, gain in ((0.0, 71, 0.8), (0.12, 79, 0.55)):
        place(track, _grind(chance, 1.2, 0.85, pitch) * swell(1.2, 0.1, 0.28), at, gain)
    place(track, stones(chance, 0.9, 22, 140, 700), 0.6, 0.4)
    place(track, struck(0.4, [(64, 1.0, 0.09), (121, 0.5, 0.05)]), 1.2, 0.6)
    return track


def _airscrew(chance: Chance, seconds: float, fundamental: float, beat: float) -> Wave:
    """An engine behind an airscrew that cuts the sound into flutter; it passes by and falls in pitch."""
    bend = ramp(seconds, [(0, 1.035), (0.45, 1.02), (0.62, 0.975), (1, 0.965)])
    drift = 1 + 0.004 * np.sin(turns(3.1, seconds))
    engine = tone(fundamental * bend * drift, seconds, [0.5, 0.8, *(1 / (1 + 0.12 * k) for k in range(16))])
    flutter = 0.58 + 0.42 * np.sin(turns(beat * bend, seconds)) ** 3
    air = band(noise(chance, seconds), 350, 2_200, 1) * 1.5
    return np.asarray(warm(engine * 0.3 + air, 420, 0.5) * flutter, dtype=np.float64)


def zeppelin(chance: Chance) -> Wave:
    """An airship passes from left to right, and its mooring line falls."""
    seconds = 2.0
    flight = _airscrew(chance, seconds, 61, 11.5) + 0.5 * _airscrew(chance, seconds, 64.5, 12.7)
    flight *= ramp(seconds, [(0, 0), (0.3, 0.55), (0.55, 1), (0.8, 0.4), (1, 0)]) ** 1.2
    track = silence(2.2, stereo=True)
    place(track, pan(flight, ramp(seconds, [(0, -0.7), (1, 0.6)])), 0.0)
    place(track, pan(wood(chance, 0.8), 0.3), 1.5, 0.4)
    return room(track, chance, 0.6, 0.12)


def juggernaut(chance: Chance) -> Wave:
    """The armoured airship: slower, lower, with plates that hum along."""
    seconds = 2.5
    flight = _airscrew(chance, seconds, 43, 7.6) + 0.7 * _airscrew(chance, seconds, 45.4, 8.3)
    hull = band(noise(chance, seconds), 300, 340, 4) + band(noise(chance, seconds), 520, 560, 4)
    flight = flight + hull * 1.2
    flight *= ramp(seconds, [(0, 0), (0.35, 0.6), (0.58, 1), (0.82, 0.45), (1, 0)]) ** 1.2
    track = silence(2.7, stereo=True)
    place(track, pan(flight, ramp(seconds, [(0, -0.7), (1, 0.6)])), 0.0)
    return room(track, chance, 0.8, 0.15)


def camp(chance: Chance) -> Wave:
    """Canvas is shaken out, and two pegs are driven in."""
    track = silence(1.4)
    place(track, flap(chance, 0.45), 0.0, 1.8)
    place(track, flap(chance, 0.25), 0.2, 0.9)
    for k, at in enumerate((0.5, 0.68, 0.9, 1.06)):
        place(track, peg(chance, 0.94 + 0.06 * (k % 2)), at, 0.55 + 0.08 * (k % 2))
    return track


def camp_driven_home(chance: Chance) -> Wave:
    """Pegs are torn out, canvas is bundled, and hurried feet go away."""
    track = silence(1.9, stereo=True)
    for at in (0.0, 0.14):
        place(track, pan(wood(chance, 0.7), -0.2), at, 0.7)
        place(track, pan(brass(chance, 0.8, 0.6), -0.2), at + 0.01, 0.25)
    for at, length, gain in ((0.12, 0.4, 1.0), (0.36, 0.3, 0.8), (0.55, 0.25, 0.55)):
        place(track, pan(flap(chance, length), 0.0), at, gain)
    for k in range(7):
        away = k / 7
        place(track, pan(step(chance, 0.7), 0.8 * away), 0.66 + 0.13 * k, 0.7 * (1 - 0.8 * away))
    return room(track, chance, 0.5, 0.1)


def wreck(chance: Chance) -> Wave:
    """A machine falls on the heap: a blow, torn plates, and pieces that roll on."""
    track = silence(2.4, stereo=True)
    boom = struck(0.8, [(52, 1.2, 0.16), (87, 0.9, 0.1), (139, 0.5, 0.07)])
    place(track, pan(boom, 0.0), 0.0, 1.0)
    crash = band(noise(chance, 0.7), 250, 3_200, 1) * pluck(0.7, 0.09, 0.004)
    place(track, pan(crash, -0.1), 0.0, 0.9)
    for at, where, gain in ((0.0, -0.35, 0.34), (0.07, 0.3, 0.28), (0.26, 0.1, 0.18), (0.5, -0.2, 0.12)):
        sheet = plate(chance, 1.1, 190, 2_900, 0.2)
        place(track, pan(sheet, where), at, gain)
    for _ in range(12):
        at = 0.35 + 1.2 * float(chance.random()) ** 1.3
        scrap = plate(chance, 0.35, 600, 4_200, 0.04)
        place(track, pan(scrap, between(chance, -0.6, 0.6)), at, between(chance, 0.03, 0.1))
    return room(track, chance, 0.8, 0.18)


def freed(chance: Chance) -> Wave:
    """A lock opens, and the piece comes home."""
    track = silence(1.0)
    place(track, brass(chance, 0.5, 0.8), 0.0, 0.6)
    place(track, brass(chance, 0.72, 1.2), 0.09, 0.5)
    for k in range(5):
        link = struck(0.12, [(near(chance, 1_500, 0.2), 0.5, 0.02), (near(chance, 2_700, 0.2), 0.3, 0.015)])
        place(track, link, 0.16 + 0.05 * k, 0.4 * (1 - k / 6))
    place(track, wood(chance, 0.95), 0.52, 0.9)
    return track


def repaired(chance: Chance) -> Wave:
    """A hammer, a spanner, and a machine that runs again."""
    track = silence(1.6)
    for at, pitch in ((0.0, 0.8), (0.19, 0.83), (0.38, 0.8)):
        place(track, plate(chance, 0.35, 700, 3_600, 0.07), at, 0.16)
        place(track, peg(chance, pitch), at, 0.5)
    t = clock(0.8)
    engine = tone(ramp(0.8, [(0, 30), (0.5, 62), (1, 66)]), 0.8, [0.6, 1, 0.7, 0.5, 0.35, 0.25, 0.15])
    chug = 0.5 + 0.5 * np.sin(TAU * (6 * t + 4 * t**2)) ** 2
    place(track, warm(engine * chug, 400, 0.8) * swell(0.8, 0.15, 0.35), 0.6, 0.5)
    return narrow(room(track, chance, 0.4, 0.08))
