"""What lies on the table: dice, buttons, cubes, cards, and the small signals of the interface."""

from collections.abc import Callable

from soundworks.bodies import brass, ivory, ivory_pair, near, paper, wood
from soundworks.synth import (
    Chance,
    Wave,
    band,
    between,
    narrow,
    noise,
    note,
    place,
    pluck,
    room,
    silence,
    struck,
    swell,
)


def throw(dice: int) -> Callable[[Chance], Wave]:
    """So many dice leave the hand, bounce lower and faster on the felt, and knock each other."""

    def make(chance: Chance) -> Wave:
        track = silence(1.5)
        for k in range(dice):
            at = between(chance, 0.0, 0.2) if k else 0.0
            fall, force = between(chance, 0.19, 0.28), between(chance, 0.6, 1.0)
            while force > 0.035 and at < 1.2:
                place(track, ivory(chance, between(chance, 0.5, 1.1)), at, force)
                at += fall * between(chance, 0.85, 1.15)
                fall, force = max(0.04, fall * 0.7), force * between(chance, 0.48, 0.68)
        for _ in range(round(dice * 0.8) if dice > 1 else 0):
            at = 0.05 + 0.7 * float(chance.random()) ** 1.5
            place(track, ivory_pair(chance), at, between(chance, 0.1, 0.45))
        return track

    return make


def die_knock(chance: Chance) -> Wave:
    """One die meets the table."""
    return ivory(chance, between(chance, 0.6, 1.0))


def die_settle(chance: Chance) -> Wave:
    """One die falls over its last edge and lies."""
    track = silence(0.3)
    place(track, ivory(chance, 0.5), 0.0, 0.55)
    place(track, ivory(chance, 0.8), 0.055, 1.0)
    return track


def die_pick(chance: Chance) -> Wave:
    """Fingertips take a die up: a light click and the felt let go."""
    track = silence(0.2)
    brush = band(noise(chance, 0.1), 700, 2_600) * swell(0.1, 0.03, 0.06)
    place(track, brush, 0.0, 0.25)
    place(track, ivory_pair(chance), 0.045, 0.5)
    return track


def die_place(chance: Chance) -> Wave:
    """A protecting die stands on its tile: wood, firm."""
    track = silence(0.35)
    place(track, wood(chance, 0.9), 0.0, 1.0)
    place(track, ivory(chance, 0.5), 0.004, 0.4)
    place(track, wood(chance, 1.12), 0.062, 0.28)
    return track


def button(chance: Chance) -> Wave:
    """A brass push button: pressed, and let go."""
    track = silence(0.3)
    place(track, wood(chance, 0.75, 0.6), 0.0, 0.5)
    place(track, brass(chance, 0.92, 0.55), 0.0, 0.55)
    place(track, brass(chance, 1.18, 0.4), 0.062, 0.3)
    return track


def hover(chance: Chance) -> Wave:
    """A tick at the edge of hearing."""
    return struck(0.05, [(near(chance, 1_240, 0.03), 0.8, 0.005), (2_450, 0.25, 0.003)])


def undo(chance: Chance) -> Wave:
    """A clockwork tick that runs backwards."""
    track = silence(0.3)
    place(track, brass(chance, 0.85, 0.5), 0.0, 0.5)
    place(track, wood(chance, 1.0), 0.005, 0.9)
    backward = track[::-1].copy()
    quiet = silence(0.4)
    place(quiet, backward, 0.0, 1.0)
    place(quiet, wood(chance, 1.25), 0.295, 0.3)
    return quiet


def refusal(chance: Chance) -> Wave:
    """Two low knocks, softly: this cannot be done."""
    track = silence(0.45)
    for at, gain in ((0.0, 1.0), (0.13, 0.8)):
        low = struck(0.25, [(172, 0.8, 0.05), (334, 0.6, 0.035), (near(chance, 590), 0.3, 0.018)])
        felt = band(noise(chance, 0.25), 120, 700) * pluck(0.25, 0.012) * 0.5
        place(track, low + felt, at, gain)
    return track


def hint(chance: Chance) -> Wave:
    """Two notes of a celesta, the second higher: look here."""
    track = silence(1.1)
    for at, name, gain in ((0.0, "D5", 0.8), (0.13, "A5", 1.0)):
        f = note(name)
        bar = struck(0.9, [(f, 1.0, 0.22), (f * 2, 0.22, 0.14), (f * 3.98, 0.12, 0.05)])
        place(track, bar, at, gain)
    return narrow(room(track, chance, 0.7, 0.15))


def turn_bell(chance: Chance) -> Wave:
    """A small ship's bell, struck twice: it is your turn."""
    track = silence(2.2)
    for at, gain in ((0.0, 0.75), (0.24, 1.0)):
        f = note("E5") * near(chance, 1.0, 0.001)
        partials = [
            (f * 0.5, 0.25, 0.7),
            (f, 0.8, 0.5),
            (f * 1.002, 0.4, 0.45),
            (f * 1.19, 0.35, 0.3),
            (f * 1.5, 0.2, 0.22),
            (f * 2.0, 0.4, 0.2),
            (f * 2.66, 0.18, 0.1),
            (f * 4.1, 0.08, 0.05),
        ]
        place(track, struck(1.9, partials), at, gain)
    return narrow(room(track, chance, 0.9, 0.15))


def cubes(chance: Chance) -> Wave:
    """A few stone cubes drop into a wooden bowl."""
    track = silence(0.6)
    at = 0.0
    for k in range(4):
        p = near(chance, 1.0 + 0.07 * k, 0.04)
        stone = struck(0.12, [(1_120 * p, 0.8, 0.012), (1_870 * p, 0.5, 0.009), (3_050 * p, 0.2, 0.005)])
        place(track, stone, at, 0.9 - 0.12 * k)
        place(track, wood(chance, 0.85 + 0.1 * k), at + 0.002, 0.45)
        at += between(chance, 0.055, 0.095)
    return track


def cubes_spent(chance: Chance) -> Wave:
    """Cubes are pushed away over the felt."""
    track = silence(0.5)
    slide = band(noise(chance, 0.3), 350, 1_800) * swell(0.3, 0.08, 0.2)
    place(track, slide, 0.0, 0.28)
    for k in range(3):
        p = near(chance, 1.05 - 0.06 * k, 0.04)
        stone = struck(0.1, [(1_020 * p, 0.7, 0.01), (1_760 * p, 0.4, 0.007)])
        place(track, stone, 0.05 + k * between(chance, 0.07, 0.09), 0.5)
    return track


def card_built(chance: Chance) -> Wave:
    """A stamp comes down on the plan, and brass rings under it."""
    track = silence(1.3)
    place(track, paper(chance, 0.16, rising=True), 0.0, 0.35)
    thump = struck(0.3, [(96, 1.2, 0.05), (205, 0.6, 0.03), (410, 0.25, 0.015)])
    place(track, thump + band(noise(chance, 0.3), 300, 2_400) * pluck(0.3, 0.012), 0.17, 1.0)
    for name, gain in (("D5", 0.22), ("A5", 0.17), ("F#6", 0.08)):
        f = note(name)
        place(track, struck(0.9, [(f, 1.0, 0.26), (f * 2.76, 0.3, 0.1), (f * 5.4, 0.1, 0.04)]), 0.19, gain)
    return narrow(room(track, chance, 0.6, 0.15))


def card_shown(chance: Chance) -> Wave:
    """A card is drawn and turned face up."""
    track = silence(0.45)
    place(track, paper(chance, 0.2, rising=True), 0.0, 0.7)
    place(track, wood(chance, 1.5, 0.5), 0.185, 0.22)
    place(track, paper(chance, 0.07), 0.185, 0.5)
    return track


def card_stolen(chance: Chance) -> Wave:
    """Papers are snatched away, and a drawer shuts."""
    track = silence(0.7)
    place(track, paper(chance, 0.22), 0.0, 0.8)
    place(track, paper(chance, 0.3, rising=True), 0.1, 0.7)
    place(track, wood(chance, 0.55, 1.4), 0.41, 0.9)
    return track


def coins(chance: Chance) -> Wave:
    """A purse is counted out: silver on wood."""
    track = silence(1.1)
    at = 0.0
    for k in range(7):
        p = near(chance, 1.0, 0.09)
        ring = struck(0.35, [(2_870 * p, 0.5, 0.05), (4_960 * p, 0.4, 0.04), (7_350 * p, 0.18, 0.025)])
        place(track, ring, at, between(chance, 0.4, 0.8))
        place(track, wood(chance, 1.1), at, 0.35)
        at += between(chance, 0.06, 0.13) * (0.8 if k < 4 else 1.2)
    return track


def chain(chance: Chance) -> Wave:
    """Links run over an edge, and a lock shuts."""
    track = silence(1.3)
    for k in range(13):
        p = near(chance, 0.9, 0.22)
        link = struck(0.16, [(1_480 * p, 0.5, 0.025), (2_360 * p, 0.45, 0.02), (3_920 * p, 0.25, 0.012)])
        place(track, link, 0.055 * k + between(chance, 0, 0.03), between(chance, 0.25, 0.75) * (0.5 + k / 26))
    place(track, brass(chance, 0.42, 1.3), 0.84, 0.9)
    place(track, wood(chance, 0.5, 1.2), 0.845, 0.8)
    place(track, brass(chance, 0.6, 0.7), 0.91, 0.35)
    return track


def gears(chance: Chance) -> Wave:
    """A ratchet winds and catches."""
    track = silence(0.9)
    at, gap = 0.0, 0.042
    while at < 0.62:
        place(track, brass(chance, 0.8 + 0.25 * at, 0.3), at, between(chance, 0.3, 0.42))
        place(track, wood(chance, 1.3, 0.4), at, 0.2)
        at, gap = at + gap, gap * 1.06
    place(track, brass(chance, 0.55, 0.9), at + 0.03, 0.8)
    place(track, wood(chance, 0.65), at + 0.03, 0.5)
    return track
