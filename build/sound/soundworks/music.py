"""Four quiet pieces that loop without a seam; every melody is the game's own.

A piece is laid on a circle: what rings on after its last bar, the echo too, is heard under its first. Melodies keep to
the five notes of the Andes; the theme of the title comes back, slower or brighter, in the others.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from soundworks import instruments
from soundworks.band import EUPHONIUM, HORN, TUBA, Player, blown
from soundworks.synth import RATE, Chance, Wave, between, note, pan, place_around, room, silence, warm

BEATS = 4  # in a bar
_BREATH = 0.05  # seconds
Stroke = Callable[[Chance, str], Wave]
Breath = Callable[[Chance, str, float, float], Wave]

# Notes of each chord from the bass upwards: what harp, strings and lute take theirs from.
CHORDS = {
    "Am": ("A2", "E3", "A3", "C4", "E4", "A4", "C5", "E5"),
    "C": ("C3", "G3", "C4", "E4", "G4", "C5", "E5", "G5"),
    "F": ("F2", "C3", "F3", "A3", "C4", "F4", "A4", "C5"),
    "G": ("G2", "D3", "G3", "B3", "D4", "G4", "B4", "D5"),
    "Dm": ("D3", "A3", "D4", "F4", "A4", "D5", "F5", "A5"),
    "Em": ("E2", "B2", "E3", "G3", "B3", "E4", "G4", "B4"),
    "Bb": ("Bb2", "F3", "Bb3", "D4", "F4", "Bb4", "D5", "F5"),
    "Gm": ("G2", "D3", "G3", "Bb3", "D4", "G4", "Bb4", "D5"),
    "D": ("D3", "A3", "D4", "F#4", "A4", "D5", "F#5", "A5"),
    "A": ("A2", "E3", "A3", "C#4", "E4", "A4", "C#5", "E5"),
    "Bm": ("B2", "F#3", "B3", "D4", "F#4", "B4", "D5", "F#5"),
    "Asus": ("A2", "E3", "A3", "D4", "E4", "A4", "D5", "E5"),
}


def melody(text: str) -> list[tuple[str, float]]:
    """Notes and their beats: `A4:1.5 C5:.5 -:2 |`; a dash rests, bars are there to be read."""
    return [
        (name, float(beats)) for name, beats in (word.split(":") for word in text.replace("|", " ").split())
    ]


@dataclass
class Score:
    """A piece in the making: a circle of so many bars, `beat` seconds each beat."""

    bars: int
    beat: float
    chance: Chance

    def __post_init__(self) -> None:
        """Lay out the empty circle."""
        self.track = silence(self.bars * BEATS * self.beat, stereo=True)

    def put(self, wave: Wave, beat: float, where: float, gain: float) -> None:
        """Let a wave sound at a beat (counted from the start of the piece), a few milliseconds early or late."""
        place_around(self.track, pan(wave, where), beat * self.beat + between(self.chance, 0, 0.014), gain)

    def sing(self, voice: Breath, bar: int, text: str, where: float, gain: float, loud: float = 0.8) -> None:
        """Let a wind play a melody from a bar on: a phrase swells to its middle and sinks to its end."""
        at = float(bar * BEATS)
        for name, beats in melody(text):
            if name != "-":
                held = beats * self.beat * (0.9 if beats < 1 else 0.96)
                force = loud * between(self.chance, 0.9, 1.0) * (1.0 if beats >= 1 else 0.88)
                self.put(voice(self.chance, name, held, force), at, where, gain)
            at += beats

    def pick(self, voice: Stroke, bar: int, text: str, where: float, gain: float) -> None:
        """Let something that is struck or plucked play a melody from a bar on."""
        at = float(bar * BEATS)
        for name, beats in melody(text):
            if name != "-":
                self.put(voice(self.chance, name), at, where, gain * between(self.chance, 0.8, 1.0))
            at += beats

    def figure(
        self, voice: Stroke, bar: int, chords: Sequence[str], steps: Sequence[int], where: float, gain: float
    ) -> None:
        """Break each bar's chord into even strokes; a step is the number of a chord's note, -1 a rest."""
        width = BEATS / len(steps)
        for number, chord in enumerate(chords):
            for place, step in enumerate(steps):
                if step < 0:
                    continue
                weight = 1.0 if place == 0 else 0.82 if place % 2 == 0 else 0.66
                at = (bar + number) * BEATS + place * width
                force = gain * weight * between(self.chance, 0.85, 1.0)
                self.put(voice(self.chance, CHORDS[chord][step]), at, where + 0.04 * step, force)

    def strum(self, bar: int, chords: Sequence[str], beats: Sequence[float], gain: float) -> None:
        """Strum a lute at these beats of every bar, down and up in turn."""
        for number, chord in enumerate(chords):
            for turn, beat in enumerate(beats):
                names = CHORDS[chord][3:7][:: -1 if turn % 2 else 1]
                for string, name in enumerate(names):
                    at = (bar + number) * BEATS + beat + string * 0.022 / self.beat
                    force = gain * (0.7 if turn % 2 else 1.0) * between(self.chance, 0.8, 1.0)
                    self.put(instruments.charango(self.chance, name), at, -0.35, force)

    def spread(self, bar: int, chords: Sequence[str], gain: float, notes: Sequence[int] = (2, 3, 4)) -> None:
        """Hold each bar's chord in the strings; a note that the next chord keeps is held on."""
        for place, step in enumerate(notes):
            number = 0
            while number < len(chords):
                name, last = CHORDS[chords[number]][step], number + 1
                while last < len(chords) and CHORDS[chords[last]][step] == name:
                    last += 1
                held = (last - number) * BEATS * self.beat
                wave = instruments.strings(self.chance, name, held, 1.0)
                self.put(wave, (bar + number) * BEATS, -0.5 + place * 0.45, gain)
                number = last

    def ground(self, bar: int, chords: Sequence[str], beats: Sequence[float], gain: float) -> None:
        """Pluck each bar's lowest note at these beats, then its fifth."""
        for number, chord in enumerate(chords):
            for turn, beat in enumerate(beats):
                name = CHORDS[chord][turn % 2]
                low = name if note(name) < 120 else name[:-1] + str(int(name[-1]) - 1)
                wave = instruments.bass(self.chance, low)
                self.put(wave, (bar + number) * BEATS + beat, 0.05, gain * (1.0 if turn == 0 else 0.75))

    def beaten(
        self, voice: Stroke, bars: Sequence[int], beats: Sequence[float], where: float, gain: float
    ) -> None:
        """Strike at these beats of these bars; the first of a bar is the loudest."""
        for bar in bars:
            for turn, beat in enumerate(beats):
                force = gain * (1.0 if turn == 0 else 0.65) * between(self.chance, 0.8, 1.0)
                self.put(voice(self.chance, ""), bar * BEATS + beat, where, force)

    def finished(self, decay: float, wet: float) -> Wave:
        """The piece in its room. It is cut a breath before its first beat, where nothing begins."""
        whole = room(warm(self.track, 5_000, 0.5, around=True), self.chance, decay, wet, around=True)
        return np.roll(whole, round(_BREATH * RATE), axis=0)


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
            score.put(wave, bar * BEATS + place / 2, -0.2 + 0.4 * step, 0.26)
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
