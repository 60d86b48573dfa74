"""The two pieces of INKAS: a song of the road, flute and panpipes over drums, and a slow choir of flutes for its end.

Every melody is the game's own and keeps to five notes: D, F, G, A and C.
"""

from soundworks import instruments
from soundworks.score import Score
from soundworks.synth import Chance, Wave

_ROAD = (2, 4, 3, 5, 4, 3, 5, 4)
_HUAYNO = (0, 1, 1.5, 2, 3, 3.5)  # a long step and two short ones


def quest(chance: Chance) -> Wave:
    """On the road to the lake: a flute alone above the drums, panpipes that answer, at last both together."""
    score = Score(32, 0.5, chance)
    opening = ("Dm", "Dm", "C", "Dm")
    song = ("Dm", "F", "C", "Dm", "Bb", "F", "Am", "Dm")
    answer = ("F", "C", "Dm", "Am", "Bb", "F", "C", "Dm")
    again = ("Dm", "Gm", "F", "C", "Bb", "F", "Am", "Dm")
    close = ("Gm", "Dm", "C", "Dm")
    chords = (*opening, *song, *answer, *again, *close)
    score.figure(instruments.harp, 0, chords, _ROAD, -0.1, 0.3)
    score.figure(instruments.charango, 4, chords[4:], (5, -1, 6, 5, -1, 4, 6, 5), -0.45, 0.12)
    score.ground(0, chords, (0, 2.5), 0.2)
    score.spread(12, (*answer, *again), 0.06, (1, 2), instruments.panpipe)
    score.beaten(instruments.drum, range(32), _HUAYNO, 0.0, 0.12)
    score.beaten(instruments.seeds, range(12, 28), (1, 1.5, 3, 3.5), 0.5, 0.03)
    score.sing(
        instruments.panpipe, 0, "D4:3 A4:1 | D5:2 C5:1 A4:1 | G4:2 A4:1 C5:1 | D5:3 -:1",
        -0.3, 0.17, 0.7, apart=0.5,
    )  # fmt: skip
    score.sing(
        instruments.quena, 4,
        "D5:1 F5:.5 G5:.5 A5:2 | G5:.5 A5:.5 C6:1 A5:2 | G5:1 A5:.5 G5:.5 F5:1 D5:1 | D5:3 -:1 |"
        "F5:1 G5:.5 F5:.5 D5:2 | C5:1 D5:.5 F5:.5 A5:2 | G5:1 F5:.5 G5:.5 C5:1 D5:1 | D5:3 -:1",
        0.2, 0.22, 0.75,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 12,
        "A5:1 C6:.5 A5:.5 F5:2 | G5:1 A5:.5 G5:.5 C5:2 | D5:1 F5:.5 G5:.5 A5:1 F5:1 | G5:1 C5:2 -:1 |"
        "D5:1 F5:.5 D5:.5 F5:1 G5:1 | A5:1 C6:.5 A5:.5 F5:2 | G5:1 F5:.5 G5:.5 C5:1 F5:1 | D5:3 -:1",
        -0.35, 0.25, apart=0.55,
    )  # fmt: skip
    score.sing(
        instruments.quena, 20,
        "D5:1 F5:.5 G5:.5 A5:2 | G5:1 D5:.5 F5:.5 G5:2 | A5:1 C6:.5 A5:.5 F5:2 | G5:1 C5:1 G5:1 -:1 |"
        "F5:1 G5:.5 F5:.5 D5:2 | C5:1 D5:.5 F5:.5 A5:2 | G5:1 F5:.5 G5:.5 C5:1 D5:1 | D5:3 -:1",
        0.2, 0.19, 0.75,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 20,
        "A4:1 D5:.5 D5:.5 F5:2 | D5:1 G4:.5 A4:.5 D5:2 | F5:1 A5:.5 F5:.5 C5:2 | C5:1 G4:1 C5:1 -:1 |"
        "D5:1 D5:.5 D5:.5 F4:2 | A4:1 A4:.5 C5:.5 F5:2 | C5:1 A4:.5 C5:.5 A4:1 A4:1 | A4:3 -:1",
        -0.4, 0.17, 0.75, apart=0.45,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 28, "G4:1 A4:.5 C5:.5 D5:2 | F5:1 D5:1 A4:2 | G4:1 C5:1 G4:1 A4:1 | D4:2 -:2",
        -0.35, 0.18, 0.7, apart=0.5,
    )  # fmt: skip
    return score.finished(2.2, 0.4)


def legend(chance: Chance) -> Wave:
    """What is told afterwards: three flutes as a choir, slowly, over harp and deep drum, from minor into major."""
    score = Score(20, 0.8, chance)
    song = ("Dm", "Bb", "F", "C", "Dm", "Bb", "Gm", "Am")
    answer = ("F", "C", "Dm", "Bb", "F", "C", "Bb", "F")
    close = ("Bb", "F", "C", "Dm")
    chords = (*song, *answer, *close)
    score.figure(instruments.harp, 0, chords, (0, 2, 4, 3, 5, 4, 3, 2), 0.0, 0.34)
    score.figure(instruments.charango, 8, answer, (-1, 5, -1, 6, -1, 7, -1, 6), -0.4, 0.12)
    score.spread(0, chords, 0.08, (1, 2), instruments.panpipe)
    score.ground(0, chords, (0, 3), 0.2)
    score.beaten(instruments.drum, range(20), (0, 2.5, 3), 0.0, 0.11)
    score.sing(
        instruments.quena, 0,
        "A4:1.5 D5:.5 F5:2 | G5:1 F5:.5 D5:.5 D5:2 | C5:1.5 F5:.5 A5:2 | G5:3 -:1 |"
        "A5:1.5 G5:.5 F5:2 | D5:1 F5:.5 G5:.5 F5:2 | D5:1.5 F5:.5 G5:1 D5:1 | C5:1 A4:2 -:1 |"
        "A5:1.5 C6:.5 A5:2 | G5:1 A5:.5 G5:.5 C5:2 | D5:1.5 F5:.5 A5:2 | G5:1 F5:1 D5:2 |"
        "C5:1 F5:1 A5:2 | G5:1.5 A5:.5 C6:2 | D6:1 C6:.5 A5:.5 G5:1 F5:1 | F5:3 -:1 |"
        "D5:1 F5:1 G5:1 F5:1 | A5:2 F5:1 C5:1 | G5:1 F5:.5 G5:.5 C5:1 C5:1 | D5:3 -:1",
        0.15, 0.2, 0.75,
    )  # fmt: skip
    score.sing(
        instruments.quena, 4,
        "F5:1.5 D5:.5 A4:2 | F4:1 D5:.5 D5:.5 D5:2 | G4:1.5 D5:.5 D5:1 G4:1 | A4:1 A4:2 -:1 |"
        "F5:1.5 A5:.5 F5:2 | C5:1 F5:.5 C5:.5 G4:2 | A4:1.5 D5:.5 F5:2 | D5:1 D5:1 F4:2 |"
        "A4:1 C5:1 F5:2 | C5:1.5 F5:.5 G5:2 | F5:1 F5:.5 F5:.5 D5:1 D5:1 | C5:3 -:1",
        -0.3, 0.14, 0.7,
    )  # fmt: skip
    score.sing(
        instruments.panpipe, 8,
        "C5:2 A4:2 | G4:3 -:1 | F4:2 A4:2 | D5:3 -:1 | F4:2 A4:2 | G4:2 C5:2 | D5:2 D4:2 | F4:3 -:1 |"
        "F4:2 D4:2 | F4:2 A4:2 | C5:2 G4:2 | A4:3 -:1",
        -0.4, 0.17, 0.7, apart=0.3,
    )  # fmt: skip
    return score.finished(2.8, 0.46)
