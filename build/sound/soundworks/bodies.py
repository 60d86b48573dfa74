"""Small bodies that several sounds share: wood, ivory, brass, felt, paper, gravel, canvas, metal."""

import numpy as np

from soundworks.synth import (
    TAU,
    Chance,
    Wave,
    band,
    between,
    clock,
    noise,
    place,
    pluck,
    ramp,
    silence,
    struck,
    warm,
)


def near(chance: Chance, value: float, spread: float = 0.06) -> float:
    """A value a little off, so that no two knocks are alike."""
    return value * between(chance, 1 - spread, 1 + spread)


def ivory(chance: Chance, hard: float = 1.0) -> Wave:
    """A die that strikes felt over wood; `hard` is how much of its own click is heard."""
    pitch = near(chance, 1.0, 0.14)
    click = struck(
        0.14,
        [
            (1_950 * pitch, 0.55 * hard, 0.011),
            (3_240 * pitch, 0.35 * hard, 0.007),
            (5_100 * pitch, 0.14 * hard, 0.004),
        ],
    )
    board = struck(0.14, [(near(chance, 235), 0.6, 0.03), (near(chance, 420), 0.45, 0.018)])
    felt = band(noise(chance, 0.14), 250, 1_600) * pluck(0.14, 0.011) * 0.9
    return click + board + felt


def ivory_pair(chance: Chance) -> Wave:
    """Two dice that knock each other."""
    pitch = near(chance, 1.0, 0.1)
    modes = [
        (2_700 * pitch, 0.5, 0.008),
        (2_910 * pitch, 0.4, 0.007),
        (4_650 * pitch, 0.3, 0.005),
        (7_100 * pitch, 0.1, 0.003),
    ]
    return struck(0.06, modes)


def wood(chance: Chance, pitch: float = 1.0, ring: float = 1.0) -> Wave:
    """A small wooden piece set down on a thick board."""
    p = pitch * near(chance, 1.0, 0.03)
    modes = [
        (330 * p, 0.7, 0.035 * ring),
        (745 * p, 0.8, 0.022 * ring),
        (1_390 * p, 0.5, 0.014 * ring),
        (2_480 * p, 0.22, 0.008 * ring),
    ]
    slap = band(noise(chance, 0.2), 300, 3_000) * pluck(0.2, 0.006) * 0.7
    return struck(0.2, modes) + slap


def brass(chance: Chance, pitch: float = 1.0, ring: float = 1.0) -> Wave:
    """A small brass part that is struck."""
    p = pitch * near(chance, 1.0, 0.03)
    modes = [
        (640 * p, 0.25, 0.03 * ring),
        (1_730 * p, 0.5, 0.035 * ring),
        (2_890 * p, 0.35, 0.028 * ring),
        (4_420 * p, 0.18, 0.02 * ring),
        (6_350 * p, 0.07, 0.012 * ring),
    ]
    return struck(0.4, modes)


def paper(chance: Chance, seconds: float, rising: bool = False) -> Wave:
    """A card or leaf drawn over another."""
    rustle = warm(band(noise(chance, seconds), 900, 6_500, 1), 2_200, 0.7)
    grain = 0.6 + 0.4 * band(noise(chance, seconds), 20, 120)
    shape = ramp(seconds, [(0, 0), (0.7, 1), (0.85, 0.5), (1, 0)] if rising else [(0, 0), (0.12, 1), (1, 0)])
    return np.asarray(rustle * grain * shape**1.5, dtype=np.float64)


def step(chance: Chance, weight: float = 1.0) -> Wave:
    """A boot on gravel."""
    heel = struck(0.25, [(near(chance, 104), 0.55 * weight, 0.03), (near(chance, 215), 0.5 * weight, 0.018)])
    grit = silence(0.25)
    for _ in range(14):
        at = 0.008 + 0.11 * float(chance.random()) ** 1.6
        grain = band(noise(chance, 0.03), 1_200, 4_800) * pluck(0.03, 0.004)
        place(grit, grain, at, between(chance, 0.4, 1.4) * (1 - at / 0.16))
    sole = band(noise(chance, 0.25), 200, 900) * pluck(0.25, 0.022, 0.004) * 1.3
    return heel + sole + grit


def flap(chance: Chance, seconds: float = 0.4) -> Wave:
    """Canvas shaken out once."""
    t = clock(seconds)
    flutter = 0.55 + 0.45 * np.sin(TAU * (34 * t - 22 * t**2))
    cloth = band(noise(chance, seconds), 140, 1_900, 1)
    shape = ramp(seconds, [(0, 0), (0.08, 1), (0.35, 0.45), (1, 0)])
    return np.asarray(warm(cloth, 600, 0.6) * flutter * shape**1.3, dtype=np.float64)


def peg(chance: Chance, pitch: float = 1.0) -> Wave:
    """A tent peg under the mallet."""
    p = pitch * near(chance, 1.0, 0.04)
    iron = struck(0.25, [(1_180 * p, 0.4, 0.03), (2_650 * p, 0.25, 0.02), (4_100 * p, 0.1, 0.012)])
    ground = struck(0.25, [(near(chance, 148), 0.4, 0.025), (near(chance, 320), 0.35, 0.015)])
    return iron + ground


def plate(chance: Chance, seconds: float, low: float, high: float, ring: float) -> Wave:
    """A sheet of metal that is struck: many modes that agree with nothing."""
    modes = []
    for _ in range(26):
        f = low * (high / low) ** float(chance.random())
        modes.append((f, between(chance, 0.3, 1.0) * (low / f) ** 0.35, ring * between(chance, 0.35, 1.0)))
    return struck(seconds, modes)


def stones(chance: Chance, seconds: float, count: int, low: float = 180, high: float = 900) -> Wave:
    """Stones that fall and roll, fewer toward the end."""
    track = silence(seconds)
    for _ in range(count):
        at = (seconds - 0.15) * float(chance.random()) ** 1.4
        f = low * (high / low) ** float(chance.random())
        thud = struck(0.12, [(f, 0.8, 0.014), (f * 2.3, 0.35, 0.008)])
        thud += band(noise(chance, 0.12), f * 0.8, f * 4) * pluck(0.12, 0.008) * 0.6
        place(track, thud, at, between(chance, 0.2, 1.0) * (1 - 0.7 * at / seconds))
    return track
