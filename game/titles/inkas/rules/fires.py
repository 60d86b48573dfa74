"""Firewalls (I-17): who crosses a burning side in any way dies, and lies where it was going (R-62, R-85, R-86)."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.look import spared
from game.titles.inkas.rules.state import State


class Burning(NamedTuple):
    """That a walla burns: whose fire it is, and the wamani that the step across it led to."""

    walla: int
    user: int
    place: int


def burning(state: State, walla: int, way: Sequence[int]) -> Burning | None:
    """The first fire that a walla crosses on its way from wamani to wamani; None where there is none.

    The partner's wallas are spared, who lit it is not (R-85, I-18.6).
    """
    if not state.lasting:
        return None
    for origin, place in pairwise(way):
        user = _fire_between(state, walla, origin, place)
        if user != NOBODY:
            return Burning(walla, user, place)
    return None


def _fire_between(state: State, walla: int, origin: int, place: int) -> int:
    """Whose fire burns a walla on the side of two wamanis, or NOBODY's; corners are free (R-50)."""
    for one in state.lasting:
        if one.shape is LastingState.FIREWALL and set(one.places) == {origin, place}:
            unharmed = spared(state.game, one.user) & ~(1 << one.user)
            if not unharmed >> walla & 1:
                return one.user
    return NOBODY


def burn(change: Change, burnt: Iterable[Burning | None]) -> None:
    """Those who have crossed a fire die where they are now."""
    for one in burnt:
        if one:
            change.kill(one.walla, one.user)
