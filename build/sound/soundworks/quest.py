"""What is heard in a quest of INKAS: sandals, wings, fire and rope, drums of war, the staff, cards, gods and Amarus."""

import numpy as np

from soundworks.bodies import brass, flap, ivory, near, paper, stones, wood
from soundworks.instruments import drum, panpipe, quena, seeds
from soundworks.synth import (
    Chance,
    Wave,
    band,
    between,
    noise,
    note,
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

_SHORT = 0.72  # seconds; with its tail no sound of a quest under way lasts longer than 0.8


def _sandal(chance: Chance) -> Wave:
    """A sole of plaited grass on stone."""
    sole = band(noise(chance, 0.1), 500, 2_600) * pluck(0.1, 0.014, 0.002)
    return struck(0.1, [(near(chance, 190), 0.6, 0.018), (near(chance, 520), 0.3, 0.009)]) + sole


def step(chance: Chance) -> Wave:
    """Two steps in sandals, and the disc set down on stone."""
    track = silence(0.5)
    for at in (0.02, 0.2):
        place(track, _sandal(chance), at + between(chance, -0.008, 0.008), 0.9)
    place(track, wood(chance, 0.8), 0.36, 0.35)
    return track


def wings(chance: Chance) -> Wave:
    """Three beats of great wings."""
    track = silence(_SHORT)
    for k in range(3):
        place(track, warm(flap(chance, 0.24), 900), 0.02 + 0.2 * k, 1.0 - 0.18 * k)
    return track


def fire(chance: Chance) -> Wave:
    """A ring of fire flares up and dies down."""
    roar = band(noise(chance, _SHORT), 180, 1_500, 1) * swell(_SHORT, 0.18, 0.4)
    track = roar * ramp(_SHORT, [(0, 0.5), (0.4, 1.0), (1, 0.3)])
    for k in range(7):
        crack = band(noise(chance, 0.03), 1_400, 5_000) * pluck(0.03, 0.006)
        place(track, crack, 0.08 + 0.08 * k + between(chance, 0, 0.03), 0.4)
    return track


def rope(chance: Chance) -> Wave:
    """A rope runs out and pulls taut."""
    track = silence(0.6)
    run = band(noise(chance, 0.4), 700, 3_200, 1) * swell(0.4, 0.05, 0.1)
    place(track, run * ramp(0.4, [(0, 0.4), (1, 1.0)]), 0.0, 0.7)
    place(track, struck(0.18, [(near(chance, 240), 0.8, 0.05), (near(chance, 610), 0.3, 0.02)]), 0.4, 1.0)
    return track


def breath(chance: Chance) -> Wave:
    """A breath from the world below."""
    air = band(noise(chance, _SHORT), 260, 900, 2) * swell(_SHORT, 0.3, 0.36)
    hum = tone(note("D3"), _SHORT, [1, 0.2, 0.1]) * swell(_SHORT, 0.25, 0.4)
    return air + 0.35 * hum


def die(chance: Chance) -> Wave:
    """A die of bone runs round a bowl of stone and lies still."""
    track = silence(_SHORT)
    at = 0.02
    for k in range(8):
        place(track, ivory(chance, 1.0 - 0.07 * k), at, 0.9 - 0.07 * k)
        at += 0.05 + 0.009 * k
    return track


def drums(chance: Chance) -> Wave:
    """Drums of war: an attack stands."""
    track = silence(_SHORT)
    for at, loud in ((0.0, 1.0), (0.16, 0.6), (0.3, 1.0)):
        place(track, drum(chance)[: track.shape[0]], at, loud)
    place(track, seeds(chance), 0.3, 0.3)
    return track


def ring_off(chance: Chance) -> Wave:
    """A weapon rings off a shield."""
    track = silence(0.6)
    modes = [(near(chance, 720, 0.02), 0.8, 0.12), (1_930, 0.4, 0.08), (3_120, 0.25, 0.05)]
    place(track, struck(0.55, modes), 0.0, 1.0)
    place(track, brass(chance, 0.8, 0.8), 0.01, 0.4)
    return track


def fall(chance: Chance) -> Wave:
    """A body falls, and a low string dies away."""
    track = silence(_SHORT)
    thud = struck(0.3, [(near(chance, 92), 1.0, 0.07), (near(chance, 170), 0.4, 0.03)])
    place(track, thud, 0.0, 1.0)
    place(track, wood(chance, 0.6), 0.06, 0.4)
    place(track, tone(note("A2"), 0.6, [1, 0.5, 0.3, 0.15]) * pluck(0.6, 0.2, 0.02), 0.08, 0.5)
    return track


def gong(chance: Chance) -> Wave:
    """A low gong: somebody goes to the world below."""
    modes = [(near(chance, 98, 0.01), 1.0, 0.3), (147, 0.5, 0.24), (233, 0.35, 0.18), (391, 0.18, 0.1)]
    return struck(_SHORT, modes) * swell(_SHORT, 0.012, 0.2)


def muffled(chance: Chance) -> Wave:
    """Two slow strokes on a drum under a cloth."""
    track = silence(_SHORT)
    for at, loud in ((0.0, 1.0), (0.34, 0.7)):
        place(track, warm(drum(chance), 140, 1.2)[: track.shape[0]], at, loud)
    return track


def pipes(chance: Chance) -> Wave:
    """Panpipes, rising: a walla lives again."""
    track = silence(_SHORT)
    for at, name, loud in ((0.0, "D5", 0.8), (0.16, "A5", 0.9), (0.32, "D6", 1.0)):
        place(track, panpipe(chance, name, 0.36, loud), at, 0.9)
    return track


def staff(chance: Chance) -> Wave:
    """The staff goes from hand to hand: metal on wood."""
    track = silence(0.5)
    place(track, brass(chance, 0.9, 1.2), 0.0, 0.8)
    place(track, wood(chance, 1.0), 0.12, 0.6)
    return track


def staff_drawn(chance: Chance) -> Wave:
    """A rod grates out of stone, and rings."""
    track = silence(_SHORT)
    grate = band(noise(chance, 0.34), 900, 4_200, 1) * swell(0.34, 0.05, 0.06)
    place(track, grate * ramp(0.34, [(0, 0.3), (1, 1.0)]), 0.0, 0.5)
    modes = [(near(chance, 988, 0.004), 0.8, 0.2), (2_470, 0.35, 0.12), (4_150, 0.2, 0.07)]
    place(track, struck(0.4, modes), 0.32, 1.0)
    return track


def staff_plunged(chance: Chance) -> Wave:
    """The rod strikes the ground of its hole, and a bell answers."""
    track = silence(_SHORT)
    place(track, stones(chance, 0.3, 4, 200, 900), 0.0, 0.6)
    place(track, struck(0.3, [(near(chance, 120), 1.0, 0.08), (near(chance, 300), 0.4, 0.03)]), 0.02, 1.0)
    modes = [(659, 0.6, 0.24), (1_318, 0.4, 0.16), (1_976, 0.25, 0.1)]
    place(track, struck(0.56, modes), 0.14, 0.7)
    return track


def cloth(chance: Chance) -> Wave:
    """A flag unrolls."""
    track = silence(0.5)
    place(track, warm(flap(chance, 0.36), 1_100), 0.0, 1.0)
    return track


def card(chance: Chance) -> Wave:
    """A card is lifted and turned over."""
    track = silence(0.6)
    place(track, paper(chance, 0.26, rising=True), 0.0, 1.0)
    place(track, paper(chance, 0.16), 0.3, 0.7)
    return track


def llamas(chance: Chance) -> Wave:
    """Two soft hooves and a small bell."""
    track = silence(0.5)
    for at in (0.0, 0.12):
        place(track, struck(0.1, [(near(chance, 205), 0.6, 0.018), (near(chance, 760), 0.4, 0.012)]), at, 0.9)
    place(track, struck(0.36, [(near(chance, 1_560, 0.01), 0.4, 0.1), (3_110, 0.2, 0.06)]), 0.12, 0.5)
    return track


def conch(chance: Chance) -> Wave:
    """A shell horn calls the gods, over a soft drum."""
    seconds = 0.62
    pitch = ramp(
        seconds, [(0, note("F3") * 0.94), (0.15, note("F3")), (0.9, note("F3")), (1, note("F3") * 0.97)]
    )
    horn = tone(pitch, seconds, [1, 0.7, 0.5, 0.34, 0.22, 0.14, 0.09]) * swell(seconds, 0.08, 0.18)
    track = np.append(horn, silence(0.1))
    place(track, drum(chance), 0.04, 0.4)
    return room(track, chance, 0.5, 0.3)[: int(track.shape[0] * 1.08)]


def bell(chance: Chance) -> Wave:
    """A quiet bell."""
    modes = [(near(chance, 880, 0.004), 0.7, 0.22), (1_760, 0.35, 0.15), (2_640, 0.2, 0.09)]
    return struck(0.7, modes)


def hiss(chance: Chance) -> Wave:
    """Water parts, and coils come up."""
    seconds = 1.1
    water = band(noise(chance, seconds), 300, 2_400, 1) * swell(seconds, 0.25, 0.5)
    snake = band(noise(chance, seconds), 3_800, 8_500, 2) * ramp(
        seconds, [(0, 0), (0.45, 0.2), (0.7, 1.0), (1, 0)]
    )
    return water + 0.5 * snake


def god(chance: Chance) -> Wave:
    """Stones rise, and a flute stands over them."""
    seconds = 1.2
    track = silence(seconds)
    place(track, stones(chance, 0.6, 8, 120, 700), 0.0, 0.7)
    place(track, tone(note("D3"), seconds, [1, 0.6, 0.4, 0.2]) * swell(seconds, 0.3, 0.5), 0.0, 0.4)
    place(track, quena(chance, "A5", 0.7, 0.9), 0.35, 0.8)
    return track


def founded(chance: Chance) -> Wave:
    """A choir of flutes: Qusqu is found."""
    seconds = 2.6
    track = silence(seconds)
    for at, name, long in (
        *((0.0, "D5", 0.9), (0.0, "A4", 0.9), (0.5, "F5", 0.9), (0.5, "A4", 0.9)),
        *((1.0, "A5", 1.4), (1.0, "D5", 1.4), (1.0, "F4", 1.4)),
    ):
        place(track, quena(chance, name, long, 0.8), at, 0.5)
    for at in (0.0, 0.5, 1.0):
        place(track, drum(chance), at, 0.5)
    return room(track, chance, 0.9, 0.3)
