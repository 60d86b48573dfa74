"""The three quiet pieces of Machu Picchu: panpipes that share a melody, a cane flute, plucked strings, a drum.

Every melody is the game's own and keeps to the five notes of the Andes; each piece has a measure of its own.
"""

from soundworks import instruments
from soundworks.score import Score
from soundworks.synth import Chance, Wave

_SWAY = (3, 5, 4, 6, 5, 4)  # six strokes up the chord and down again
_WALK = (2, 4, 3, 5, -1, 4, 3, 4)


def city(chance: Chance) -> Wave:
    """A morning in the city, in six: two panpipers share a song, a flute answers from the terraces."""
    score = Score(28, 0.37, chance, beats=6)
    opening = ("A", "F#m", "A", "E")
    song = ("A", "D", "A", "E", "F#m", "D", "E", "A")
    answer = ("D", "A", "Bm", "F#m", "D", "A", "E", "E")
    again = ("A", "D", "F#m", "E", "D", "A", "Bm", "E")
    chords = (*opening, *song, *answer, *again)
    score.figure(instruments.charango, 0, chords, _SWAY, -0.4, 0.2)
    score.figure(instruments.guitar, 0, chords, (0, -1, 2, 1, -1, 2), 0.15, 0.36)
    score.spread(12, (*answer, *again), 0.05, (2, 3, 4), instruments.panpipe)
    score.beaten(instruments.drum, range(4, 27), (0, 3, 5), 0.0, 0.11)
    score.beaten(instruments.seeds, range(12, 26), (2, 5), 0.5, 0.03)
    score.sing(
        instruments.panpipe, 4,
        "C#5:2 E5:1 F#5:3 | F#5:1.5 A5:.5 F#5:1 E5:3 | C#5:2 B4:1 A4:2 B4:1 | B4:4 -:2 |"
        "C#5:2 E5:1 F#5:2 E5:1 | A5:2 F#5:1 E5:2 C#5:1 | B4:1 C#5:1 E5:1 B4:3 | A4:4 -:2",
        -0.25, 0.27, apart=0.5,
    )  # fmt: skip
    score.sing(
        instruments.quena, 12,
        "A5:3 F#5:3 | E5:2 F#5:1 E5:2 C#5:1 | B4:1 C#5:1 E5:1 F#5:3 | A5:4 -:2 |"
        "F#5:2 A5:1 B5:3 | A5:2 F#5:1 E5:3 | F#5:1 E5:1 C#5:1 B4:3 | B4:3 -:3",
        0.35, 0.2, 0.75,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 13,
        "-:3 C#5:1 B4:1 A4:1 | F#4:3 -:3 | -:3 C#5:1 A4:1 F#4:1 | A4:3 -:3 | -:3 C#5:1 B4:1 A4:1 | E4:3 -:3",
        -0.4, 0.16, 0.7, apart=0.3,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 20,
        "C#5:2 E5:1 F#5:3 | A5:1.5 F#5:.5 E5:1 F#5:3 | C#5:2 E5:1 C#5:1 B4:1 A4:1 | B4:4 -:2 |"
        "F#5:2 A5:1 F#5:2 E5:1 | C#5:2 E5:1 C#5:3 | B4:2 C#5:1 B4:1 A4:1 F#4:1 | E4:4 -:2",
        -0.25, 0.25, apart=0.5,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 20,
        "A4:2 B4:1 C#5:3 | F#5:1.5 C#5:.5 B4:1 A4:3 | A4:2 C#5:1 A4:1 F#4:1 F#4:1 | E4:4 -:2 |"
        "A4:2 C#5:1 A4:2 B4:1 | A4:2 B4:1 A4:3",
        0.1, 0.15, 0.7, apart=0.4,
    )  # fmt: skip
    return score.finished(2.4, 0.42)


def last_days(chance: Chance) -> Wave:
    """The days run out: a drum that walks on, deep pipes beneath, the flute alone, then with the panpipes."""
    score = Score(26, 0.6, chance)
    song = ("Bm", "Bm", "D", "A", "Bm", "D", "F#m", "Bm")
    answer = ("G", "D", "A", "Bm", "G", "D", "Em", "F#m")
    again = ("Bm", "Bm", "D", "A", "G", "A", "F#m", "F#m")
    chords = ("Bm", "Bm", *song, *answer, *again)
    score.figure(instruments.guitar, 0, chords, _WALK, 0.2, 0.34)
    score.figure(instruments.charango, 10, chords[10:], (5, -1, 5, 5, 6, -1, 5, 4), -0.45, 0.11)
    score.ground(2, chords[2:], (0, 2.5), 0.2)
    score.spread(0, chords, 0.1, (1, 2), instruments.panpipe)
    score.beaten(instruments.drum, range(26), (0, 1, 1.5, 2, 3, 3.5), 0.0, 0.11)
    score.beaten(instruments.seeds, range(10, 26), (1, 3, 3.5), 0.5, 0.032)
    score.sing(
        instruments.quena, 2,
        "B4:1.5 D5:.5 E5:1 F#5:1 | E5:.5 D5:.5 B4:3 | D5:1.5 E5:.5 F#5:1 A5:1 | E5:3 -:1 |"
        "F#5:1.5 E5:.5 D5:1 B4:1 | A4:1 D5:.5 E5:.5 D5:2 | F#4:1 A4:1 B4:.5 A4:.5 F#4:1 | B4:3 -:1",
        0.3, 0.21, 0.75,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 10,
        "D5:1 E5:1 D5:1 B4:1 | A4:1.5 B4:.5 D5:2 | E5:1 A5:1 F#5:1 E5:1 | F#5:3 -:1 |"
        "B5:1.5 A5:.5 E5:1 D5:1 | A5:1.5 F#5:.5 D5:2 | E5:1 F#5:.5 E5:.5 B4:2 | A4:1 F#4:3",
        -0.3, 0.25, apart=0.55,
    )  # fmt: skip
    score.sing(
        instruments.quena, 18,
        "B4:1.5 D5:.5 E5:1 F#5:1 | E5:.5 D5:.5 B4:3 | D5:1.5 E5:.5 F#5:1 A5:1 | E5:3 -:1 |"
        "D5:1 E5:.5 D5:.5 B4:2 | E5:1 F#5:.5 E5:.5 A4:2 | F#4:1.5 A4:.5 B4:1 A4:1 | F#4:3 -:1",
        0.3, 0.18, 0.75,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 18,
        "F#4:1.5 A4:.5 B4:1 D5:1 | B4:.5 A4:.5 F#4:3 | A4:1.5 B4:.5 D5:1 F#5:1 | A4:3 -:1 |"
        "B4:1 B4:.5 A4:.5 D5:2 | A4:1 A4:.5 A4:.5 E4:2",
        -0.3, 0.18, 0.75, apart=0.5,
    )  # fmt: skip
    return score.finished(2.0, 0.38)


def farewell(chance: Chance) -> Wave:
    """The princes look back, in a slow three: neither glad nor sad, from the minor into the major."""
    score = Score(26, 0.8, chance, beats=3)
    song = ("Em", "G", "D", "Em", "C", "G", "D", "Em")
    answer = ("C", "G", "D", "Em", "C", "G", "Am", "Bm")
    again = ("Em", "G", "D", "C", "G", "D", "C", "G")
    chords = ("Em", "Em", *song, *answer, *again)
    score.figure(instruments.guitar, 0, chords, (0, 2, 4, 3, 5, 4), 0.2, 0.38)
    score.figure(instruments.charango, 10, chords[10:], (-1, 6, 5, 7, 6, 5), -0.4, 0.14)
    score.spread(2, chords[2:], 0.07, (1, 2, 4), instruments.panpipe)
    score.ground(10, chords[10:25], (0,), 0.22)
    score.beaten(instruments.drum, range(10, 25), (0, 2), 0.0, 0.12)
    score.sing(
        instruments.panpipe, 2,
        "B4:1.5 D5:.5 E5:1 | G5:2 E5:.5 D5:.5 | A5:1.5 G5:.5 D5:1 | E5:2 -:1 |"
        "E5:1.5 G5:.5 E5:1 | D5:1 B4:1 A4:.5 B4:.5 | A4:1.5 B4:.5 D5:.5 A4:.5 | G4:.5 E4:1.5 -:1",
        -0.25, 0.27, apart=0.5,
    )  # fmt: skip
    score.sing(
        instruments.quena, 10,
        "E5:1 G5:2 | B5:1.5 A5:.5 G5:1 | A5:1.5 G5:.5 D5:1 | E5:2 -:1 |"
        "G5:1.5 E5:.5 G5:1 | D5:1.5 E5:.5 D5:.5 B4:.5 | A4:1 B4:.5 D5:.5 E5:1 | D5:.5 B4:1.5 -:1",
        0.3, 0.2, 0.75,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 10,
        "-:3 | -:2 D5:1 | A4:2 B4:1 | G4:2 -:1 | -:3 | -:2 G4:1 | E4:2 G4:1 | D4:2 -:1",
        -0.35, 0.15, 0.7, apart=0.3,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 18,
        "B4:1.5 D5:.5 E5:1 | G5:2 B5:1 | A5:1.5 G5:.5 D5:1 | E5:1.5 G5:.5 E5:1 |"
        "D5:1.5 E5:.5 G5:1 | A4:1 D5:1 A4:1 | G4:1 A4:.5 G4:.5 E4:1 | G4:2 -:1",
        -0.25, 0.25, apart=0.5,
    )  # fmt: skip
    score.sing(
        instruments.quena, 18,
        "G4:1.5 B4:.5 B4:1 | D5:2 G5:1 | D5:1.5 D5:.5 A4:1 | G4:1.5 E5:.5 G4:1 |"
        "B4:1.5 B4:.5 D5:1 | -:3 | -:3 | B4:2 -:1",
        0.3, 0.14, 0.7,
    )  # fmt: skip
    return score.finished(2.8, 0.44)
