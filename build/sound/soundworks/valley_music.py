"""Wiraqocha's four quiet pieces; every melody is the game's own.

Melodies keep to the five notes of the Andes; the theme of the title comes back, slower or brighter, in the others.
"""

import numpy as np

from soundworks import instruments
from soundworks.band import EUPHONIUM, HORN, TUBA, Player, blown
from soundworks.score import CHORDS, Breath, Score
from soundworks.synth import Chance, Wave, note, warm


def _brass(player: Player) -> Breath:
    """A player of the band, muted."""

    def play(chance: Chance, name: str, seconds: float, loud: float) -> Wave:
        wave = blown(chance, player, note(name), seconds, loud * 0.62)
        return np.asarray(warm(wave, 1_100, 0.4), dtype=np.float64)

    return play


_WAVES = (0, 2, 3, 4, 5, 4, 3, 2)  # up the chord and down again
_RIPPLE = (2, 4, 3, 5, 4, 6, 5, 3)


def title(chance: Chance) -> Wave:
    """Dawn over the valley: harp and panpipe; in the middle part a horn answers from the airships."""
    score = Score(24, 0.88, chance)
    first = ("Am", "C", "F", "C", "Dm", "Am", "G", "Am")
    second = ("Am", "C", "F", "C", "Dm", "Em", "F", "C")
    third = ("F", "C", "G", "Am", "F", "C", "G", "Em")
    chords = (*first, *second, *third)
    score.figure(instruments.harp, 0, chords, _WAVES, -0.3, 0.3)
    score.spread(2, chords[2:], 0.1)
    score.ground(4, chords[4:22], (0, 2), 0.32)
    score.strum(8, (*second, *third[:6]), (1, 2.5, 3), 0.13)
    score.beaten(instruments.drum, range(8, 22), (0, 2.5), 0.0, 0.16)
    score.beaten(instruments.seeds, range(16, 22), (1, 3), 0.45, 0.05)
    score.sing(
        instruments.panpipe, 0,
        "A4:1.5 C5:.5 E5:2 | G5:1.5 E5:.5 D5:1 C5:1 | A4:1.5 C5:.5 D5:1 C5:1 | E5:3 -:1 |"
        "D5:1.5 E5:.5 D5:1 A4:1 | C5:1.5 D5:.5 E5:2 | D5:1.5 C5:.5 G4:1 B4:1 | A4:3 -:1",
        0.2, 0.3,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 8,
        "E5:1.5 G5:.5 A5:2 | G5:1.5 E5:.5 G5:1 E5:1 | A5:1.5 G5:.5 E5:1 C5:1 | D5:.5 E5:.5 G5:2 -:1 |"
        "A5:1 G5:.5 E5:.5 D5:2 | B4:.5 D5:.5 E5:2 D5:1 | C5:1.5 D5:.5 C5:1 A4:1 | G4:1 C5:1 E5:1.5 -:.5",
        0.2, 0.29,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 8,
        "-:4 | -:2 E5:1 C5:1 | F5:1.5 E5:.5 C5:1 A4:1 | -:4 | F5:1 E5:.5 C5:.5 A4:2 | G4:.5 B4:.5 B4:2 B4:1",
        0.4, 0.13,
    )  # fmt: skip
    score.sing(
        _brass(HORN), 16,
        "A3:1.5 C4:.5 F4:2 | E4:1.5 D4:.5 C4:2 | D4:1.5 E4:.5 D4:1 B3:1 | C4:1.5 B3:.5 A3:2 |"
        "A3:1 C4:1 F4:1 A4:1 | G4:2 E4:1 C4:1 | D4:3 -:1 | B3:3 -:1",
        0.3, 0.4,
    )  # fmt: skip
    score.sing(instruments.panpipe, 22, "-:2 G5:1 E5:1 | D5:1.5 B4:.5 G4:1 -:1", 0.2, 0.24)
    score.pick(instruments.celesta, 19, "-:2 E6:.5 C6:.5 A5:1 | -:8 | B5:.5 D6:.5 G6:1 -:2", -0.5, 0.12)
    return score.finished(2.6, 0.42)


def table(chance: Chance) -> Wave:
    """A long afternoon in the valley: a figure that goes on and on, and now and then a thought over it."""
    score = Score(32, 0.74, chance)
    first = ("Dm", "Dm", "C", "Dm", "F", "C", "Am", "Dm")
    second = ("Bb", "F", "C", "Dm", "Bb", "F", "Gm", "Am")
    chords = first + second + first + (*second[:6], "C", "C")
    score.figure(instruments.harp, 0, chords, _RIPPLE, -0.25, 0.24)
    score.spread(0, chords, 0.085)
    score.ground(4, chords[4:30], (0, 2.5), 0.28)
    score.figure(instruments.charango, 16, chords[16:28], (-1, 4, -1, 5, -1, 4, 6, -1), 0.3, 0.12)
    score.beaten(instruments.tick, range(32), (0, 1, 2, 3), 0.55, 0.022)
    score.beaten(instruments.seeds, range(8, 16), (1.5, 3.5), -0.5, 0.03)
    score.beaten(instruments.seeds, range(24, 29), (1.5, 3.5), -0.5, 0.03)
    score.beaten(instruments.drum, range(8, 29), (0, 2.5), 0.0, 0.1)
    score.sing(
        instruments.panpipe, 4,
        "A4:3 C5:1 | D5:1 C5:1 G4:2 | A4:1.5 C5:.5 A4:1 G4:1 | D4:3 -:1",
        0.25, 0.24, 0.7,
    )  # fmt: skip
    score.pick(
        instruments.celesta, 8,
        "D5:1 F5:1 G5:2 | A5:1.5 G5:.5 F5:2 | G5:1 E5:1 D5:1 C5:1 | D5:3 -:1",
        -0.4, 0.13,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 12,
        "F5:2 D5:1 C5:1 | A4:1.5 C5:.5 D5:2 | G4:1 A4:1 C5:1 D5:1 | E5:2 C5:1 -:1",
        0.25, 0.22, 0.7,
    )  # fmt: skip
    score.sing(
        _brass(EUPHONIUM), 18,
        "G3:2 E3:1 G3:1 | A3:3 -:1 | C4:2 A3:1 C4:1 | G3:3 -:1 | A3:1 C4:1 E4:2 | D4:3 -:1",
        -0.35, 0.24, 0.7,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 24,
        "D5:1.5 F5:.5 G5:2 | A5:1.5 G5:.5 F5:1 C5:1 | E5:1 G5:1 E5:1 C5:1 | D5:2 A4:1 -:1 |"
        "F5:1.5 G5:.5 F5:1 D5:1 | C5:1 A4:1 C5:2",
        0.25, 0.23, 0.7,
    )  # fmt: skip
    score.pick(instruments.celesta, 30, "E5:.5 G5:.5 C6:1 G5:1 E5:1 | D5:.5 G5:.5 E5:1 C5:1 A4:1", -0.4, 0.1)
    return score.finished(2.4, 0.4)


def last_rounds(chance: Chance) -> Wave:
    """Somebody is close: low strings that never rest, a drum like a heart, short calls from far away."""
    score = Score(32, 0.58, chance)
    first = ("Em", "Em", "C", "D", "Em", "Em", "Am", "Bm")
    second = ("C", "D", "Em", "Em", "C", "D", "Bm", "Bm")
    chords = first + first + second + first
    for bar, chord in enumerate(chords):
        for place in range(8):
            step = (0, 0, 1, 0, 0, 1, 0, 1)[place]
            wave = instruments.bowed(chance, CHORDS[chord][step], 0.27, 0.9 if place in (0, 3, 6) else 0.6)
            score.put(wave, bar * score.beats + place / 2, -0.2 + 0.4 * step, 0.26)
    score.spread(0, chords, 0.1, (3, 4, 5))
    score.ground(8, chords[8:], (0, 3), 0.22)
    score.beaten(instruments.drum, range(32), (0, 0.5, 2.5), 0.0, 0.15)
    score.beaten(instruments.tick, range(8, 32), (0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5), 0.5, 0.026)
    score.beaten(instruments.seeds, range(16, 32), (1, 2, 3, 3.5), -0.5, 0.045)
    score.figure(instruments.charango, 8, chords[8:24], (3, -1, 5, 4, -1, 5, 3, 4), 0.35, 0.15)
    score.sing(
        instruments.panpipe, 4,
        "B4:1 D5:.5 E5:1.5 -:1 | -:1 G5:.5 E5:.5 D5:1 B4:1 | C5:1 E5:.5 A5:1.5 -:1 | F#5:1 D5:1 B4:1 -:1",
        0.25, 0.25,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 10,
        "G5:1.5 E5:.5 D5:1 E5:1 | D5:1.5 B4:.5 A4:2 | B4:1 D5:.5 E5:1.5 -:1 | -:1 B5:.5 A5:.5 G5:1 E5:1 |"
        "A5:1.5 G5:.5 E5:1 D5:1 | B4:3 -:1",
        0.25, 0.26,
    )  # fmt: skip
    score.sing(
        _brass(HORN), 16,
        "G3:2 C4:1 E4:1 | D4:3 A3:1 | B3:1.5 D4:.5 E4:2 | B3:3 -:1 | E4:1 D4:1 C4:1 G3:1 | A3:1 D4:1 F#4:2 |"
        "F#4:2 E4:1 D4:1 | B3:3 -:1",
        -0.3, 0.42, 0.85,
    )  # fmt: skip
    score.sing(_brass(TUBA), 16, "C3:4 | D3:4 | E3:4 | E3:4 | C3:4 | D3:4 | B2:4 | B2:3 -:1", 0.2, 0.13, 0.6)
    score.sing(
        instruments.panpipe, 20,
        "G5:1 E5:1 D5:2 | A5:1.5 G5:.5 A5:2 | B5:2 A5:1 F#5:1 | D5:3 -:1",
        0.25, 0.2,
    )  # fmt: skip
    score.pick(
        instruments.celesta, 24,
        "E5:.5 G5:.5 B5:1 -:2 | -:4 | E5:.5 G5:.5 C6:1 -:2 | D5:.5 F#5:.5 A5:1 -:2 |"
        "E5:.5 G5:.5 B5:1 -:2 | -:2 B5:.5 G5:.5 E5:1 | C5:.5 E5:.5 A5:1 G5:1 E5:1 | D5:1 B4:1 D5:1 F#5:1",
        -0.4, 0.11,
    )  # fmt: skip
    return score.finished(1.9, 0.36)


def victory(chance: Chance) -> Wave:
    """The way home: the title's theme in the major, on horns over the harp, the panpipe above."""
    score = Score(20, 0.82, chance)
    first = ("D", "A", "Bm", "G", "D", "G", "Asus", "D")
    second = ("G", "D", "Em", "Bm", "G", "D", "Asus", "A")
    last = ("D", "G", "D", "A")
    chords = (*first, *second, *last)
    score.figure(instruments.harp, 0, chords, _WAVES, -0.3, 0.28)
    score.spread(2, chords[2:], 0.1)
    score.ground(0, chords[:17], (0, 2), 0.3)
    score.strum(4, (*first[4:], *second), (1, 2.5, 3), 0.13)
    score.beaten(instruments.drum, range(4, 16), (0, 2, 3.5), 0.0, 0.15)
    score.beaten(instruments.seeds, range(8, 16), (1, 3), 0.45, 0.045)
    score.sing(
        _brass(HORN), 0,
        "D4:1.5 F#4:.5 A4:2 | A4:1.5 E4:.5 F#4:1 E4:1 | D4:1.5 F#4:.5 B4:1 A4:1 | B4:3 -:1 |"
        "A4:1.5 B4:.5 A4:1 F#4:1 | G4:1.5 A4:.5 B4:2 | A4:1.5 F#4:.5 E4:1 E4:1 | D4:3 -:1",
        0.25, 0.4,
    )  # fmt: skip
    score.sing(
        _brass(EUPHONIUM), 0,
        "F#3:2 D3:2 | C#3:2 E3:2 | D3:2 F#3:2 | G3:3 -:1 | F#3:2 D3:2 | B3:2 G3:2 | D3:2 C#3:2 | F#3:3 -:1",
        -0.4, 0.22, 0.65,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 8,
        "B5:1.5 A5:.5 G5:1 B5:1 | A5:1.5 F#5:.5 D5:2 | E5:1 G5:1 B5:1 A5:1 | F#5:3 -:1 |"
        "G5:1.5 A5:.5 B5:1 D6:1 | A5:1.5 F#5:.5 A5:2 | E5:1 D5:1 E5:1 A5:1 | E5:3 -:1",
        0.2, 0.26,
    )  # fmt: skip
    score.sing(
        _brass(HORN), 8,
        "G4:2 D4:2 | F#4:2 A3:2 | B3:2 E4:2 | D4:3 -:1 | D4:2 B3:2 | D4:2 F#4:2 | E4:2 D4:2 | C#4:3 -:1",
        0.3, 0.26, 0.65,
    )  # fmt: skip
    score.pick(
        instruments.celesta, 16,
        "D5:.5 F#5:.5 A5:1 D6:2 | B5:.5 A5:.5 G5:1 D5:2 | F#5:1.5 E5:.5 D5:1 A4:1 | E5:2 -:2",
        -0.4, 0.12,
    )  # fmt: skip
    score.sing(instruments.panpipe, 16, "-:2 A5:2 | G5:3 -:1 | A5:1.5 B5:.5 A5:2 | C#5:1 E5:2 -:1", 0.2, 0.2)
    return score.finished(2.6, 0.42)
