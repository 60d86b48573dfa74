"""A small brass band: cornets, horn, euphonium, tuba, drums; and what it plays. All melodies are the game's own."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from soundworks.synth import (
    RATE,
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
    room,
    silence,
    struck,
    turns,
)


@dataclass(frozen=True)
class Player:
    """One instrument: where it sits, how many play it, how bright and how quick it speaks."""

    where: float
    gain: float
    brightness: float
    attack: float
    desks: int = 1


CORNET = Player(where=-0.25, gain=0.5, brightness=1.0, attack=0.035, desks=2)
SECOND = Player(where=0.1, gain=0.36, brightness=0.85, attack=0.04)
HORN = Player(where=0.35, gain=0.34, brightness=0.6, attack=0.05)
EUPHONIUM = Player(where=-0.45, gain=0.42, brightness=0.7, attack=0.05)
TUBA = Player(where=0.2, gain=0.55, brightness=0.65, attack=0.06)

# A part is what one instrument plays: (note, beats), `-` for a rest.
Part = Sequence[tuple[str, float]]


def blown(chance: Chance, player: Player, frequency: float, seconds: float, loud: float) -> Wave:
    """One note: it speaks with a small scoop, grows brighter as it grows louder, and sways when it is long."""
    t = clock(seconds + 0.12)
    length = t.shape[0] / RATE
    rise = np.clip(t / player.attack, 0, 1)
    fall = np.clip((seconds + 0.1 - t) / 0.14, 0, 1)
    level = np.sin(rise * np.pi / 2) * fall**1.5 * (0.8 + 0.2 * np.exp(-t / 0.18)) * loud
    sway = 1 + 0.0035 * np.clip((t - 0.35) / 0.4, 0, 1) * np.sin(2 * np.pi * 5.2 * t)
    scoop = 1 - 0.018 * np.exp(-t / 0.022)
    phase = turns(frequency * sway * scoop * 2 ** (between(chance, -5, 5) / 1200), length)[: t.shape[0]]
    dullness = 0.16 + (1 - level) * 0.55 / player.brightness * (frequency / 350) ** 0.3
    sung = np.zeros_like(t)
    for k in range(1, 19):
        if k * frequency < 9_000:
            sung += np.exp(-(k - 1) * dullness * (0.6 if k < 4 else 1.0)) * np.sin(phase * k)
    breath = band(noise(chance, length), 900, 4_000)[: t.shape[0]] * np.exp(-t / 0.03) * 0.08
    return np.asarray((sung * 0.35 + breath) * level, dtype=np.float64)


def perform(
    track: Wave,
    chance: Chance,
    player: Player,
    part: Part,
    beat: float,
    start: float = 0.0,
    loud: float = 0.85,
) -> None:
    """Let an instrument play its part into a stereo track; `beat` is the length of one beat in seconds."""
    for desk in range(player.desks):
        at = start
        for name, beats in part:
            if name != "-":
                held = beats * beat * (0.92 if beats < 1.5 else 0.97)
                sung = blown(chance, player, note(name), held, loud * between(chance, 0.92, 1.0))
                seat = player.where + 0.2 * desk
                late = between(chance, 0.0, 0.012)
                place(track, pan(sung, seat), at + late, player.gain / player.desks**0.6)
            at += beats * beat


def snare(track: Wave, chance: Chance, at: float, gain: float) -> None:
    """One stroke on the side drum."""
    wires = band(noise(chance, 0.2), 1_100, 6_000, 1) * pluck(0.2, 0.045)
    head = struck(0.2, [(188, 0.7, 0.04), (331, 0.3, 0.025)])
    place(track, pan(wires * 0.6 + head * 0.7, 0.4), at, gain * 0.45)


def roll(track: Wave, chance: Chance, at: float, seconds: float, start: float, end: float) -> None:
    """A drum roll that swells."""
    strokes = round(seconds * 22)
    for k in range(strokes):
        snare(track, chance, at + seconds * k / strokes, start + (end - start) * k / strokes)


def bass_drum(track: Wave, at: float, gain: float) -> None:
    """One stroke on the bass drum."""
    place(
        track, pan(struck(0.6, [(58, 1.0, 0.14), (93, 0.4, 0.07), (170, 0.15, 0.03)]), -0.1), at, gain * 0.8
    )


def cymbals(track: Wave, chance: Chance, at: float, gain: float) -> None:
    """A pair of small cymbals, let ring."""
    wash = band(noise(chance, 1.6), 3_000, 9_500, 1) * pluck(1.6, 0.4, 0.004)
    place(track, pan(wash, 0.1), at, gain * 0.3)


def conquest(chance: Chance) -> Wave:
    """A tile is won from another player: four quick notes and a held chord."""
    track = silence(2.1, stereo=True)
    beat = 0.3
    perform(track, chance, CORNET, [("F4", 0.5), ("F4", 0.25), ("Bb4", 0.25), ("D5", 0.5), ("F5", 2.2)], beat)
    perform(track, chance, SECOND, [("-", 0.75), ("F4", 0.25), ("Bb4", 0.5), ("D5", 2.2)], beat)
    perform(track, chance, HORN, [("-", 1.0), ("F4", 0.5), ("Bb4", 2.2)], beat)
    perform(track, chance, TUBA, [("Bb2", 1.0), ("F2", 0.5), ("Bb2", 2.2)], beat)
    snare(track, chance, 0.45 - 0.075, 0.4)
    snare(track, chance, 0.45, 0.8)
    return room(track, chance, 0.9, 0.25)


def tile_taken(chance: Chance) -> Wave:
    """An empty tile is taken: one bright call on a single cornet."""
    track = silence(1.2, stereo=True)
    perform(track, chance, CORNET, [("Bb4", 0.5), ("F5", 1.6)], 0.24, loud=0.7)
    perform(track, chance, HORN, [("-", 0.5), ("D4", 1.6)], 0.24, loud=0.6)
    return room(track, chance, 0.8, 0.22)


def victory(chance: Chance) -> Wave:
    """Ten seconds of a band in B flat: a call, an answer, a cadence with drums, and a last long chord."""
    beat = 0.5
    track = silence(10.4, stereo=True)
    parts: tuple[tuple[Player, Part], ...] = (
        (
            CORNET,
            [
                *(("Bb4", 1), ("D5", 0.75), ("C5", 0.25), ("D5", 1), ("F5", 1)),
                *(("G5", 1.5), ("F5", 0.5), ("Eb5", 1), ("C5", 1)),
                *(("D5", 0.75), ("Eb5", 0.25), ("F5", 1), ("Bb4", 0.5), ("D5", 0.5), ("G5", 1)),
                *(("F5", 1), ("Eb5", 0.5), ("D5", 0.5), ("C5", 1), ("A4", 0.5), ("C5", 0.5)),
                *(("Bb4", 0.5), ("D5", 0.25), ("F5", 0.25), ("Bb5", 2.4)),
            ],
        ),
        (
            SECOND,
            [
                *(("F4", 1), ("Bb4", 0.75), ("A4", 0.25), ("Bb4", 1), ("D5", 1)),
                *(("Eb5", 1.5), ("D5", 0.5), ("C5", 1), ("A4", 1)),
                *(("Bb4", 0.75), ("C5", 0.25), ("D5", 1), ("F4", 0.5), ("Bb4", 0.5), ("Bb4", 1)),
                *(("C5", 1), ("C5", 0.5), ("Bb4", 0.5), ("A4", 1), ("F4", 1)),
                *(("F4", 0.5), ("Bb4", 0.25), ("D5", 0.25), ("F5", 2.4)),
            ],
        ),
        (
            HORN,
            [
                *(("D4", 2), ("F4", 2), ("G4", 2), ("G4", 1), ("F4", 1)),
                *(("F4", 2), ("D4", 1), ("G4", 1), ("G4", 2), ("Eb4", 2)),
                *(("D4", 1), ("D5", 2.4)),
            ],
        ),
        (
            EUPHONIUM,
            [
                *(
                    ("Bb3", 1.5),
                    ("F3", 0.5),
                    ("Bb3", 1),
                    ("A3", 1),
                    ("Bb3", 1),
                    ("C4", 1),
                    ("Bb3", 1),
                    ("Eb3", 1),
                ),
                *(("F3", 1), ("A3", 1), ("Bb3", 1), ("D4", 1), ("Eb4", 1), ("C4", 1), ("A3", 1), ("Eb3", 1)),
                *(("D3", 1), ("Bb3", 2.4)),
            ],
        ),
        (
            TUBA,
            [
                *(("Bb2", 1), ("F2", 1), ("Bb2", 1), ("D2", 1), ("Eb2", 1), ("G2", 1), ("C2", 1), ("F2", 1)),
                *(("Bb2", 1), ("F2", 1), ("G2", 1), ("G2", 1), ("Eb2", 1), ("C2", 1), ("F2", 1), ("F2", 1)),
                *(("Bb2", 1), ("Bb1", 2.4)),
            ],
        ),
    )
    for player, part in parts:
        perform(track, chance, player, part, beat)
    for k in range(16):
        if k % 2 == 0:
            bass_drum(track, k * beat, 0.5)
        else:
            snare(track, chance, k * beat, 0.4)
            snare(track, chance, k * beat + beat * 0.75, 0.22)
    roll(track, chance, 7.5, 0.98, 0.12, 0.55)
    for at, gain in ((8.0, 0.5), (8.5, 0.9)):
        bass_drum(track, at, gain)
    cymbals(track, chance, 8.5, 0.8)
    return room(track, chance, 1.4, 0.3)


def defeat(chance: Chance) -> Wave:
    """The same band goes home in the evening: slow, minor, without its drums."""
    beat = 0.62
    track = silence(6.2, stereo=True)
    lines: tuple[tuple[Player, Part], ...] = (
        (
            CORNET,
            [("D5", 1), ("C5", 0.5), ("Bb4", 0.5), ("A4", 1), ("Bb4", 1), ("G4", 1), ("F#4", 1), ("G4", 2)],
        ),
        (HORN, [("Bb4", 1), ("G4", 1), ("Eb4", 1), ("F4", 1), ("Eb4", 1), ("D4", 1), ("D4", 2)]),
        (EUPHONIUM, [("G3", 2), ("C4", 1), ("Bb3", 1), ("C4", 1), ("A3", 1), ("Bb3", 2)]),
        (TUBA, [("G2", 2), ("F2", 1), ("D2", 1), ("Eb2", 1), ("D2", 1), ("G2", 2)]),
    )
    for player, part in lines:
        perform(track, chance, player, part, beat, loud=0.6)
    return room(track, chance, 1.6, 0.35)
