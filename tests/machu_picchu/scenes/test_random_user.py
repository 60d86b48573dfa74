"""Whatever somebody does with mouse and keys, the table stands, and a game goes on by its rules alone."""

import random

import pygame
import pytest
from pygame.event import Event

from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from tests.support.city_table import CityTable

KEYS = [
    *map(ord, "slueh0123456789+-cobjpv "),
    pygame.K_RETURN,
    pygame.K_TAB,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_LALT,
]
STEPS = 150


@pytest.mark.parametrize(("seed", "bots", "zoom"), [(1, (), 1.0), (2, ("", "random"), 1.0), (3, (), 1.4)])
def test_nothing_breaks(seed: int, bots: tuple[str, ...], zoom: float) -> None:
    table, chance = CityTable(seats=3, seed=seed, bots=bots, zoom=zoom), random.Random(seed)
    window = table.window

    def spot() -> tuple[int, int]:
        return chance.randrange(1280), chance.randrange(720)

    for _ in range(STEPS):
        what = chance.random()
        if what < 0.3:
            window.click(spot(), chance.choice((1, 1, 1, 3)))
        elif what < 0.5:
            window.drag(spot(), spot(), steps=3)
        elif what < 0.8:
            key = chance.choice(KEYS)
            mod = chance.choice((0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_ALT))
            window.key(key, mod)
        elif what < 0.85:
            window.post(Event(pygame.WINDOWLEAVE))
        else:
            window.frames(2, 0.2)
        if window.stack.top is not table.scene:
            window.key(pygame.K_ESCAPE)
    state = table.session.initial
    for step in table.session.steps:
        state = MACHU_PICCHU.apply(state, state.decider, step.action).state  # type: ignore[union-attr]
    assert state == table.session.state
