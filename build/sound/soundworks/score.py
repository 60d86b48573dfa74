"""A score: a piece of music in the making, laid on a circle so that it loops without a seam.

What rings on after its last bar, the echo too, is heard under its first.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from soundworks import instruments
from soundworks.synth import RATE, Chance, Wave, between, note, pan, place_around, room, silence, warm

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
    "E": ("E2", "B2", "E3", "G#3", "B3", "E4", "G#4", "B4"),
    "F#m": ("F#2", "C#3", "F#3", "A3", "C#4", "F#4", "A4", "C#5"),
    "Asus": ("A2", "E3", "A3", "D4", "E4", "A4", "D5", "E5"),
}


def melody(text: str) -> list[tuple[str, float]]:
    """Notes and their beats: `A4:1.5 C5:.5 -:2 |`; a dash rests, bars are there to be read."""
    return [
        (name, float(beats)) for name, beats in (word.split(":") for word in text.replace("|", " ").split())
    ]


@dataclass
class Score:
    """A piece in the making: a circle of so many bars of so many `beats`, `beat` seconds each."""

    bars: int
    beat: float
    chance: Chance
    beats: int = 4  # in a bar

    def __post_init__(self) -> None:
        """Lay out the empty circle."""
        self.track = silence(self.bars * self.beats * self.beat, stereo=True)

    def put(self, wave: Wave, beat: float, where: float, gain: float) -> None:
        """Let a wave sound at a beat (counted from the start of the piece), a few milliseconds early or late."""
        place_around(self.track, pan(wave, where), beat * self.beat + between(self.chance, 0, 0.014), gain)

    def sing(
        self,
        voice: Breath,
        bar: int,
        text: str,
        where: float,
        gain: float,
        loud: float = 0.8,
        apart: float = 0.0,
    ) -> None:
        """Let a wind play a melody from a bar on.

        With `apart` two share it, note by note, as panpipers do; the second sits so far to the right of `where`.
        """
        at = float(bar * self.beats)
        for number, (name, beats) in enumerate(melody(text)):
            if name != "-":
                held = beats * self.beat * (0.9 if beats < 1 else 0.96)
                force = loud * between(self.chance, 0.9, 1.0) * (1.0 if beats >= 1 else 0.88)
                self.put(voice(self.chance, name, held, force), at, where + apart * (number % 2), gain)
            at += beats

    def pick(self, voice: Stroke, bar: int, text: str, where: float, gain: float) -> None:
        """Let something that is struck or plucked play a melody from a bar on."""
        at = float(bar * self.beats)
        for name, beats in melody(text):
            if name != "-":
                self.put(voice(self.chance, name), at, where, gain * between(self.chance, 0.8, 1.0))
            at += beats

    def figure(
        self, voice: Stroke, bar: int, chords: Sequence[str], steps: Sequence[int], where: float, gain: float
    ) -> None:
        """Break each bar's chord into even strokes; a step is the number of a chord's note, -1 a rest."""
        width = self.beats / len(steps)
        for number, chord in enumerate(chords):
            for place, step in enumerate(steps):
                if step < 0:
                    continue
                weight = 1.0 if place == 0 else 0.82 if place % 2 == 0 else 0.66
                at = (bar + number) * self.beats + place * width
                force = gain * weight * between(self.chance, 0.85, 1.0)
                self.put(voice(self.chance, CHORDS[chord][step]), at, where + 0.04 * step, force)

    def strum(self, bar: int, chords: Sequence[str], beats: Sequence[float], gain: float) -> None:
        """Strum a lute at these beats of every bar, down and up in turn."""
        for number, chord in enumerate(chords):
            for turn, beat in enumerate(beats):
                names = CHORDS[chord][3:7][:: -1 if turn % 2 else 1]
                for string, name in enumerate(names):
                    at = (bar + number) * self.beats + beat + string * 0.022 / self.beat
                    force = gain * (0.7 if turn % 2 else 1.0) * between(self.chance, 0.8, 1.0)
                    self.put(instruments.charango(self.chance, name), at, -0.35, force)

    def spread(
        self,
        bar: int,
        chords: Sequence[str],
        gain: float,
        notes: Sequence[int] = (2, 3, 4),
        voice: Breath = instruments.strings,
    ) -> None:
        """Hold each bar's chord, in the strings or another voice; a note that the next chord keeps is held on."""
        for place, step in enumerate(notes):
            number = 0
            while number < len(chords):
                name, last = CHORDS[chords[number]][step], number + 1
                while last < len(chords) and CHORDS[chords[last]][step] == name:
                    last += 1
                held = (last - number) * self.beats * self.beat
                wave = voice(self.chance, name, held, 1.0)
                self.put(wave, (bar + number) * self.beats, -0.5 + place * 0.45, gain)
                number = last

    def ground(self, bar: int, chords: Sequence[str], beats: Sequence[float], gain: float) -> None:
        """Pluck each bar's lowest note at these beats, then its fifth."""
        for number, chord in enumerate(chords):
            for turn, beat in enumerate(beats):
                name = CHORDS[chord][turn % 2]
                low = name if note(name) < 120 else name[:-1] + str(int(name[-1]) - 1)
                wave = instruments.bass(self.chance, low)
                self.put(wave, (bar + number) * self.beats + beat, 0.05, gain * (1.0 if turn == 0 else 0.75))

    def beaten(
        self, voice: Stroke, bars: Sequence[int], beats: Sequence[float], where: float, gain: float
    ) -> None:
        """Strike at these beats of these bars; the first of a bar is the loudest."""
        for bar in bars:
            for turn, beat in enumerate(beats):
                force = gain * (1.0 if turn == 0 else 0.65) * between(self.chance, 0.8, 1.0)
                self.put(voice(self.chance, ""), bar * self.beats + beat, where, force)

    def finished(self, decay: float, wet: float) -> Wave:
        """The piece in its room. It is cut a breath before its first beat, where nothing begins."""
        whole = room(warm(self.track, 5_000, 0.5, around=True), self.chance, decay, wet, around=True)
        return np.roll(whole, round(_BREATH * RATE), axis=0)
