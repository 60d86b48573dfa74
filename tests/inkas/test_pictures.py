"""What is told by the pictures of this title alone."""

import itertools

import numpy as np
import pygame
from numpy.typing import NDArray

from game.titles.inkas.legend_pages import ADDITIONS, LEGENDARY
from tests.support.shipped_pictures import manifest, picture

CARDS = sorted(name for name in manifest("inkas") if name.startswith(("card.", "goal.")))
EMBLEMS = sorted(name for name in manifest("inkas") if name.startswith("power."))
_LEAST = 32  # pixels
_SMALL = 60  # units high: as a card lies in a tray, on the stack, or in the bowl


def drawing(name: str) -> NDArray[np.float64]:
    """What is drawn on a small card, in greys from 0 to 1, without its frame and the room for its name."""
    card = picture("inkas", name, "2")
    deep = pygame.Surface(card.get_size(), pygame.SRCALPHA, 32)
    deep.blit(card, (0, 0))
    small = pygame.transform.smoothscale(deep, (round(card.get_width() * _SMALL / card.get_height()), _SMALL))
    greys = pygame.surfarray.array3d(small) @ np.array([0.3, 0.59, 0.11]) / 255
    return np.asarray(greys[6:-6, 6:44], dtype=np.float64)


def alike(a: NDArray[np.float64], b: NDArray[np.float64]) -> float:
    """How alike two drawings are, 1 at most. The same sky behind both does not count, only their shapes do."""
    one, other = (each - each.mean() for each in (a, b))
    return float((one * other).mean() / (one.std() * other.std()))


def test_small_cards_are_told_apart_without_their_colours() -> None:
    drawn = {name: drawing(name) for name in CARDS}
    assert len(drawn) > 30
    for a, b in itertools.combinations(drawn, 2):
        assert alike(drawn[a], drawn[b]) < 0.7, (a, b)


def motif(name: str) -> NDArray[np.float64]:
    """What is within the rim of an emblem as small as it ever is, in greys."""
    small = pygame.transform.smoothscale(picture("inkas", name, "2"), (_LEAST, _LEAST))
    greys = pygame.surfarray.array3d(small) @ np.array([0.3, 0.59, 0.11]) / 255
    return np.asarray(greys[6:-7, 6:-7], dtype=np.float64)


def test_small_emblems_of_powers_are_told_apart_without_their_colours() -> None:
    drawn = {name: motif(name) for name in EMBLEMS}
    assert len(drawn) == len(LEGENDARY) * 5 + len(ADDITIONS)
    for a, b in itertools.combinations(drawn, 2):
        assert alike(drawn[a], drawn[b]) < 0.7, (a, b)
