"""The motifs of Legendary powers in INKAS, one for each power and each second part: none lasts two seconds."""

from collections.abc import Callable, Mapping
from typing import Final

from soundworks.bodies import brass, flap, wood
from soundworks.elements import (
    backwards,
    blaze,
    boom,
    chimes,
    glide,
    growl,
    gust,
    hearts,
    rocks,
    rumble,
    surge,
)
from soundworks.instruments import charango, drum, harp, panpipe, quena, seeds, tick
from soundworks.synth import Chance, Wave, band, noise, place, pluck, ramp, silence, swell

Layer = tuple[Wave, float, float]
"""A wave, when it begins, and how loud it is."""
_TAIL: Final = 0.12  # part of a motif in which it falls to silence


def _layers(seconds: float, *layers: Layer) -> Wave:
    """Waves over each other, with a soft end."""
    track = silence(seconds)
    for wave, at, loud in layers:
        place(track, wave, at, loud)
    return track * ramp(seconds, [(0, 1), (1 - _TAIL, 1), (1, 0)])


# Amarus


def supervolcano(chance: Chance) -> Wave:
    """The mountain breaks open: a blow from below, fire, falling stones."""
    return _layers(
        1.6,
        (rumble(chance, 1.5), 0.0, 0.5),
        (boom(chance, 46, 0.35), 0.3, 1.0),
        (blaze(chance, 1.2, 14), 0.35, 0.8),
    )


def hypertornado(chance: Chance) -> Wave:
    """A storm that turns faster and faster."""
    return _layers(
        1.5, (gust(chance, 1.5, 300, 900, 9), 0.0, 0.9), (gust(chance, 1.2, 700, 1_700, 14), 0.2, 0.4)
    )


def macrotsunami(chance: Chance) -> Wave:
    """A wall of water comes, breaks, and runs out."""
    return _layers(1.6, (rumble(chance, 1.0, 50, 160), 0.0, 0.4), (surge(chance, 1.6, 0.55), 0.0, 1.0))


def ultraseism(chance: Chance) -> Wave:
    """Three shocks, and walls that crack."""
    shocks = [(boom(chance, 54, 0.16), at, 1.0) for at in (0.05, 0.35, 0.6)]
    return _layers(1.4, (rocks(chance, 1.3, 12, 200), 0.0, 0.7), *shocks)


def megatomb(chance: Chance) -> Wave:
    """A stone slab slides shut, and a gong beneath it."""
    slide = band(noise(chance, 0.7), 90, 480, 2) * swell(0.7, 0.2, 0.05)
    return _layers(
        1.5, (slide, 0.0, 1.2), (boom(chance, 72, 0.32), 0.7, 1.0), (glide(0.7, "A2", "D2"), 0.75, 0.5)
    )


# Inka


def light_shield(chance: Chance) -> Wave:
    """Light springs up, and a blow rings off it."""
    up = chimes(chance, ("D5", "F#5", "A5", "D6"), 0.05, 0.3)
    return _layers(
        1.2, (glide(0.4, "D4", "D5"), 0.0, 0.4), (up, 0.12, 0.8), (brass(chance, 0.7, 1.2), 0.4, 0.7)
    )


def sonic_puma(chance: Chance) -> Wave:
    """A puma's voice that flies past."""
    return _layers(
        1.2, (growl(chance, 0.7, 150, 34), 0.0, 1.0), (gust(chance, 0.8, 500, 1_500, 4), 0.35, 0.6)
    )


def lightning_bolt(chance: Chance) -> Wave:
    """A crack overhead, then thunder."""
    crack = band(noise(chance, 0.25), 900, 9_000, 1) * pluck(0.25, 0.03)
    return _layers(
        1.5, (crack, 0.05, 1.2), (boom(chance, 66, 0.25), 0.12, 1.0), (rumble(chance, 1.2), 0.25, 0.6)
    )


def magnetic_field(chance: Chance) -> Wave:
    """A hum that draws in, and iron that strikes iron."""
    hum = glide(0.9, "E2", "E3", (1, 0.7, 0.5, 0.4, 0.2))
    return _layers(1.2, (hum, 0.0, 0.8), (brass(chance, 0.5, 1.6), 0.85, 0.9))


def radioactive_rain(chance: Chance) -> Wave:
    """Drops that fall and sting."""
    drops = [
        (chimes(chance, (name,), 0.0, 0.07), 0.08 + 0.11 * number, 0.6)
        for number, name in enumerate(("E6", "B5", "G6", "C6", "F#6", "A5", "D6", "G#5"))
    ]
    hiss = band(noise(chance, 1.2), 2_400, 7_500, 1) * swell(1.2, 0.3, 0.5)
    return _layers(1.3, (hiss, 0.0, 0.35), *drops)


def sacrifice(chance: Chance) -> Wave:
    """A soul goes down to a muffled drum."""
    return _layers(
        1.2, (drum(chance), 0.0, 0.9), (glide(1.0, "A4", "D3"), 0.1, 0.6), (drum(chance), 0.5, 0.6)
    )


# Quya


def firewall(chance: Chance) -> Wave:
    """Flame after flame springs up along a line."""
    flames = [(blaze(chance, 0.5, 4), 0.16 * number, 0.8) for number in range(4)]
    return _layers(1.2, *flames)


def hurricane_winds(chance: Chance) -> Wave:
    """Three gusts that chase each other round."""
    gusts = [(gust(chance, 0.6, low, 2 * low), 0.36 * n, 0.9) for n, low in enumerate((340, 460, 400))]
    return _layers(1.4, *gusts, (flap(chance, 0.4), 0.5, 0.4))


def alluvium(chance: Chance) -> Wave:
    """Mud and stones pour downhill."""
    return _layers(1.5, (surge(chance, 1.5, 0.35, 900), 0.0, 0.9), (rocks(chance, 1.4, 18, 120), 0.0, 0.6))


def quake(chance: Chance) -> Wave:
    """The ground trembles, and walls come down."""
    return _layers(1.4, (rumble(chance, 1.4, 36, 150), 0.0, 0.9), (rocks(chance, 0.9, 10, 260), 0.4, 0.9))


def soul_hold(chance: Chance) -> Wave:
    """A pipe that climbs out of the deep, and a string that holds it."""
    pipe = [
        (panpipe(chance, name, 0.3, 0.8), 0.1 + 0.2 * n, 0.7) for n, name in enumerate(("D4", "F4", "A4"))
    ]
    return _layers(1.3, (glide(1.0, "D2", "D3"), 0.0, 0.5), *pipe, (harp(chance, "D5"), 0.75, 0.5))


# Chanka


def black_hole(chance: Chance) -> Wave:
    """All sound is drawn in, and nothing is left."""
    drawn = backwards(boom(chance, 60, 0.25))
    return _layers(1.3, (glide(1.0, "A4", "A1"), 0.0, 0.6), (drawn, 0.1, 1.0))


def stridic_amaru(chance: Chance) -> Wave:
    """A serpent of shrill sound."""
    shrill = glide(0.7, "B5", "E6", (1, 0.5, 0.4)) + 0.6 * glide(0.7, "C6", "F6", (1, 0.4))
    snake = band(noise(chance, 0.8), 3_600, 8_800, 2) * swell(0.8, 0.2, 0.4)
    return _layers(1.2, (snake, 0.0, 0.8), (shrill, 0.2, 0.35), (seeds(chance), 0.85, 0.8))


def gold_web(chance: Chance) -> Wave:
    """Strings of gold are plucked from the middle outwards."""
    names = ("A3", "E4", "A4", "C#5", "E5", "A5", "C#6")
    plucks = [(charango(chance, name), 0.1 * n, 0.6) for n, name in enumerate(names)]
    return _layers(1.3, *plucks, (chimes(chance, ("E6",), 0.0, 0.3), 0.7, 0.4))


def biomagnetism(chance: Chance) -> Wave:
    """A pulse that pulls, beat by beat nearer."""
    beats = [(boom(chance, 84 + 14 * n, 0.07), 0.02 + 0.24 * n - 0.02 * n * n, 0.8) for n in range(4)]
    return _layers(1.2, (glide(0.9, "G2", "D4", (1, 0.6, 0.3)), 0.0, 0.5), *beats)


def infinite_time(chance: Chance) -> Wave:
    """Ticks that come slower and stand still."""
    ticks = [(tick(chance), at, 1.0) for at in (0.0, 0.12, 0.27, 0.46, 0.72)]
    return _layers(1.3, *ticks, (chimes(chance, ("A5", "E6"), 0.02, 0.45), 0.74, 0.6))


def avatar(chance: Chance) -> Wave:
    """Three flutes that open into one light."""
    flutes = [(quena(chance, name, 0.6, 0.8), 0.12 * n, 0.5) for n, name in enumerate(("D4", "A4", "F#5"))]
    return _layers(1.2, *flutes, (chimes(chance, ("D6", "A6"), 0.1, 0.3), 0.4, 0.4))


# Supay


def mental_subjugation(chance: Chance) -> Wave:
    """Two tones that will not part, until one gives way."""
    first, second = glide(1.1, "E4", "C4"), glide(1.1, "F4", "C4")
    return _layers(1.2, (first, 0.0, 0.6), (second, 0.0, 0.6), (boom(chance, 70, 0.1), 0.95, 0.7))


def terrible_abomination(chance: Chance) -> Wave:
    """A throat that no animal has."""
    return _layers(1.3, (growl(chance, 1.2, 74, 19), 0.0, 1.0), (growl(chance, 0.9, 111, 31), 0.25, 0.6))


def berserker_fury(chance: Chance) -> Wave:
    """A roar, and blows on all sides."""
    blows = [(boom(chance, 76, 0.1), at, 1.0) for at in (0.4, 0.55, 0.68, 0.8)]
    return _layers(1.3, (growl(chance, 0.8, 124, 38), 0.0, 1.0), *blows)


def pain(chance: Chance) -> Wave:
    """A heart, and a breath between the teeth."""
    teeth = band(noise(chance, 0.5), 2_000, 6_500, 1) * swell(0.5, 0.3, 0.1)
    return _layers(1.2, (hearts(chance, 2, 0.5), 0.0, 1.0), (teeth, 0.3, 0.4))


def alpha_predator(chance: Chance) -> Wave:
    """Steps in the dark, then the leap."""
    steps = [(wood(chance, 0.5), at, 0.6) for at in (0.0, 0.22, 0.4)]
    return _layers(1.2, *steps, (growl(chance, 0.6, 132, 45), 0.5, 1.0), (boom(chance, 88, 0.1), 0.95, 0.8))


def ultimate(chance: Chance) -> Wave:
    """Drums that close in."""
    beats = [(drum(chance), at, 0.6 + 0.08 * n) for n, at in enumerate((0.0, 0.3, 0.54, 0.72, 0.86))]
    return _layers(1.4, *beats, (growl(chance, 0.6, 96, 24), 0.6, 0.6))


def vital_absorption(chance: Chance) -> Wave:
    """A last breath goes over into a heart that beats."""
    air = band(noise(chance, 0.8), 380, 1_700, 2) * ramp(0.8, [(0, 0.8), (0.7, 0.3), (1, 0)])
    return _layers(
        1.4, (air, 0.0, 0.8), (glide(0.8, "D5", "A3"), 0.0, 0.3), (hearts(chance, 2, 0.42, 70), 0.6, 1.0)
    )


MOTIFS: Final[Mapping[str, Callable[[Chance], Wave]]] = {
    made.__name__.replace("_", "-"): made
    for made in (
        *(supervolcano, hypertornado, macrotsunami, ultraseism, megatomb),
        *(light_shield, sonic_puma, lightning_bolt, magnetic_field, radioactive_rain, sacrifice),
        *(firewall, hurricane_winds, alluvium, quake, soul_hold),
        *(black_hole, stridic_amaru, gold_web, biomagnetism, infinite_time, avatar),
        *(mental_subjugation, terrible_abomination, berserker_fury, pain),
        *(alpha_predator, ultimate, vital_absorption),
    )
}
"""By the words of the powers, written with hyphens."""
