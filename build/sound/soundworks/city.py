"""What is heard in the city of Machu Picchu: steps and hooves on stone, goods, sacrifices, coins, day and night."""

from collections.abc import Callable, Sequence

import numpy as np

from soundworks.ambience import cricket
from soundworks.bodies import brass, flap, ivory, near, paper, stones, wood
from soundworks.instruments import drum, panpipe, seeds
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
    struck,
    swell,
    tone,
    warm,
)

_SHORT = 0.72  # seconds; with its tail no sound of a game under way lasts longer than 0.8


def _tread(chance: Chance, weight: float) -> Wave:
    """A bare sole on a paved street."""
    sole = band(noise(chance, 0.12), 250, 1_700) * pluck(0.12, 0.016, 0.003)
    return struck(0.12, [(near(chance, 155), 0.7 * weight, 0.022), (near(chance, 410), 0.3, 0.011)]) + sole


def _hoof(chance: Chance) -> Wave:
    """A llama's foot: two soft toes with nails."""
    nail = struck(0.1, [(near(chance, 760), 0.5, 0.012), (near(chance, 1_640), 0.22, 0.007)])
    return nail + struck(0.1, [(near(chance, 205), 0.5, 0.018)])


def walk(chance: Chance) -> Wave:
    """Four steps along a street."""
    track = silence(_SHORT)
    for k in range(4):
        place(track, _tread(chance, 1.0), 0.02 + 0.15 * k + between(chance, -0.008, 0.008), (1, 0.8)[k % 2])
    return track


def ride(chance: Chance) -> Wave:
    """A llama at a trot."""
    track = silence(_SHORT)
    for k in range(4):
        at = 0.15 * k + between(chance, -0.006, 0.006)
        place(track, _hoof(chance), at, 1.0)
        place(track, _hoof(chance), at + 0.052, 0.7)
    return track


def stay(chance: Chance) -> Wave:
    """One low note of a flute."""
    return room(np.append(panpipe(chance, "E4", 0.4, 1.0), silence(0.12)), chance, 0.5, 0.25)


def sun_taken(chance: Chance) -> Wave:
    """A gong of gold, damped by a hand."""
    modes = [(196, 0.7), (311, 0.6), (397, 0.5), (560, 0.4), (742, 0.35), (1_010, 0.22), (1_480, 0.15)]
    rung = struck(_SHORT, [(near(chance, f, 0.01), loud, 0.28 - f / 9_000) for f, loud in modes])
    bloom = band(noise(chance, _SHORT), 900, 3_600, 1) * swell(_SHORT, 0.12, 0.5) * 0.12
    return rung + bloom


def corn(chance: Chance) -> Wave:
    """Grains that are poured."""
    track = silence(0.55)
    for _ in range(26):
        at = 0.4 * float(chance.random()) ** 1.2
        f = between(chance, 1_500, 3_800)
        place(track, struck(0.05, [(f, 0.6, 0.006), (f * 1.7, 0.3, 0.004)]), at, between(chance, 0.3, 1.0))
    place(track, seeds(chance), 0.03, 0.8)
    return track


def llama(chance: Chance) -> Wave:
    """A llama hums: a short, rising, nasal sound."""
    seconds = 0.55
    sway = 1 + 0.012 * np.sin(TAU * 7 * clock(seconds))
    pitch = ramp(seconds, [(0, 232), (0.35, 262), (0.8, 300), (1, 282)]) * near(chance, 1, 0.04) * sway
    voice = tone(pitch, seconds, [1, 0.7, 0.42, 0.5, 0.24, 0.1])
    return band(voice, 240, 1_500, 1) * swell(seconds, 0.08, 0.2)


def coca(chance: Chance) -> Wave:
    """A handful of dry leaves."""
    track = silence(0.5)
    for k in range(3):
        leaves = band(noise(chance, 0.2), 2_200, 7_500, 1) * (noise(chance, 0.2) > 0.4)
        place(track, leaves * swell(0.2, 0.04, 0.12), 0.1 * k, 1.0 - 0.2 * k)
    return track


def pottery(chance: Chance) -> Wave:
    """Two jars touch."""
    track = silence(0.5)
    for at, pitch, gain in ((0.0, 1.0, 1.0), (0.11, 1.21, 0.7)):
        modes = [(482, 0.6, 0.06), (1_130, 0.5, 0.045), (1_890, 0.3, 0.03), (2_950, 0.15, 0.018)]
        place(track, struck(0.35, [(near(chance, f * pitch, 0.02), s, tau) for f, s, tau in modes]), at, gain)
    return track


def cloth(chance: Chance) -> Wave:
    """A weave is folded."""
    track = silence(0.5)
    place(track, warm(flap(chance, 0.3), 900), 0.0, 0.9)
    place(track, warm(paper(chance, 0.2), 1_200), 0.22, 0.5)
    return track


def stone(chance: Chance) -> Wave:
    """A dressed block sinks into its bed."""
    track = silence(0.55)
    knock = struck(0.3, [(near(chance, 168), 0.9, 0.05), (near(chance, 420), 0.6, 0.026), (980, 0.3, 0.012)])
    place(track, knock, 0.0, 1.0)
    place(track, stones(chance, 0.4, 5, 300, 1_200), 0.06, 0.25)
    return track


def scout(chance: Chance) -> Wave:
    """A runner: quick light steps."""
    track = silence(_SHORT)
    for k in range(7):
        place(track, _tread(chance, 0.4), 0.01 + 0.085 * k, 1.0 - 0.06 * k)
    return track


def summit(chance: Chance) -> Wave:
    """A shell horn over the valley."""
    seconds = 0.6
    pitch = ramp(
        seconds, [(0, note("A3") * 0.93), (0.12, note("A3")), (0.9, note("A3")), (1, note("A3") * 0.97)]
    )
    horn = tone(pitch, seconds, [1, 0.75, 0.5, 0.36, 0.24, 0.16, 0.1, 0.06]) * swell(seconds, 0.07, 0.16)
    breath = band(noise(chance, seconds), 400, 1_800, 1) * swell(seconds, 0.04, 0.2) * 0.15
    return room(np.append(horn + breath, silence(0.12)), chance, 0.6, 0.35)


def sacrifice(chance: Chance) -> Wave:
    """A soft drum, twice, and a breath of smoke."""
    track = silence(_SHORT)
    place(track, drum(chance)[: track.shape[0]], 0.0, 1.0)
    place(track, drum(chance), 0.2, 0.55)
    place(track, band(noise(chance, 0.5), 300, 1_300, 1) * swell(0.5, 0.2, 0.28), 0.15, 0.16)
    return track


def card_drawn(chance: Chance) -> Wave:
    """A card comes from the stack."""
    track = silence(0.4)
    place(track, paper(chance, 0.24, rising=True), 0.0, 1.0)
    place(track, ivory(chance, 0.4), 0.22, 0.12)
    return track


def card_returned(chance: Chance) -> Wave:
    """A card is pushed under the stack."""
    track = silence(0.4)
    place(track, paper(chance, 0.28), 0.0, 1.0)
    place(track, wood(chance, 0.8), 0.24, 0.14)
    return track


def hired(chance: Chance) -> Wave:
    """A wooden figure is turned and set down with its tool."""
    track = silence(0.45)
    for at, pitch, gain in ((0.0, 1.25, 0.5), (0.13, 0.95, 1.0)):
        place(track, wood(chance, pitch), at, gain)
    return track


def ordained(chance: Chance) -> Wave:
    """A small bell."""
    modes = [(1_318, 0.6, 0.22), (2_637, 0.35, 0.15), (3_560, 0.25, 0.1), (5_290, 0.12, 0.06)]
    return struck(0.7, [(near(chance, f, 0.004), loud, tau) for f, loud, tau in modes])


def recalled(chance: Chance) -> Wave:
    """A figure is carried off and put on stone."""
    track = silence(0.45)
    place(track, wood(chance, 1.1), 0.0, 0.7)
    place(track, _tread(chance, 0.8), 0.16, 0.8)
    place(track, wood(chance, 0.78), 0.17, 0.8)
    return track


def coin(chance: Chance) -> Wave:
    """One coin on the others."""
    track = silence(0.35)
    place(track, brass(chance, 1.5, 1.5), 0.0, 1.0)
    place(track, brass(chance, 1.85, 0.8), 0.045, 0.35)
    return track


def curtain(chance: Chance) -> Wave:
    """A woven cloth falls before a hand."""
    track = silence(0.6)
    place(track, warm(flap(chance, 0.45), 800), 0.0, 1.0)
    place(track, wood(chance, 0.6), 0.4, 0.12)
    return track


def night(chance: Chance) -> Wave:
    """Crickets as the light goes."""
    track = silence(_SHORT, stereo=True)
    for at, pitch, where in ((0.0, 3_650, -0.5), (0.2, 3_980, 0.5), (0.34, 3_650, -0.5), (0.5, 3_420, 0.1)):
        place(track, pan(cricket(chance, pitch), where), at, between(chance, 0.7, 1.0))
    return track


def dawn(chance: Chance) -> Wave:
    """A cock far away: two short calls and a long one that falls."""
    track = silence(0.75)
    for at, seconds, low, high in ((0.0, 0.1, 610, 740), (0.14, 0.1, 640, 800), (0.28, 0.4, 700, 930)):
        pitch = ramp(seconds, [(0, low), (0.35, high), (0.6, high * 0.97), (1, low * 0.86)]) * near(
            chance, 1, 0.01
        )
        call = tone(pitch, seconds, [1, 0.6, 0.55, 0.35, 0.2, 0.1]) * swell(seconds, 0.02, 0.4 * seconds)
        place(track, band(call, 500, 3_200, 1), at, 1.0)
    return track


def _choir(names: Sequence[tuple[float, str, float]]) -> Callable[[Chance], Wave]:
    """Flutes, each note from `(at, name, seconds)` played by two from the left and the right."""

    def make(chance: Chance) -> Wave:
        track = silence(3.9, stereo=True)
        for at, name, seconds in names:
            for where, late in ((-0.5, 0.0), (0.45, 0.018)):
                place(track, pan(panpipe(chance, name, seconds, 0.8), where), at + late)
        return room(track, chance, 1.2, 0.3) * np.clip((3.9 - clock(3.9)) / 0.5, 0, 1)[:, None]

    return make


rescued = _choir(
    (
        *((0.0, "A4", 0.45), (0.0, "E4", 0.45), (0.4, "C5", 0.45), (0.4, "G4", 0.45)),
        *((0.8, "D5", 0.5), (0.8, "A4", 0.5), (1.3, "E5", 1.9), (1.3, "C5", 1.9), (1.3, "A4", 1.9)),
        *((1.3, "E4", 1.9), (2.1, "G5", 1.1)),
    )
)


def conquered(chance: Chance) -> Wave:
    """Muffled drums that come nearer and break off."""
    track = silence(3.8)
    for k in range(7):
        at, gain = 0.46 * k, 0.45 + 0.08 * k
        place(track, warm(drum(chance), 150), at, gain)
        place(track, warm(drum(chance), 150), at + 0.16, gain * 0.5)
    place(track, warm(drum(chance), 120), 3.15, 1.2)
    return room(track, chance, 0.9, 0.3) * np.clip((3.8 - clock(3.8)) / 0.3, 0, 1)[:, None]
