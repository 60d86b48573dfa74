"""How far it is: turns from wamani to wamani for wallas of each way of moving, and what they reach within a turn."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from game.titles.inkas.content.definitions import Flying, Stealing, Striking, Transporting
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.board import FREE, SUYU, RingBoard
from game.titles.inkas.rules.fixed_order import bits
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.movement import wamanis_to_place
from game.titles.inkas.rules.places import WAMANI_COUNT
from game.titles.inkas.rules.state import State

FAR: Final = 99  # turns to where no way leads
Turns = tuple[tuple[int, ...], ...]
Fires = frozenset[tuple[int, int]]
"""Sides that burn, as wamani and neighbour, both ways round."""

NO_FIRES: Final[Fires] = frozenset()


class Ways:
    """What a walla gets to on a board: turns of moving between wamanis, and to a neighbour of each; masks of wamanis
    that it is in, or beside, after one Move or none. One for each way of moving, told apart by what it is."""

    __slots__ = ("_nearest", "beside", "bordered", "reached", "turns")

    def __init__(
        self, turns: Turns, beside: Turns, reached: tuple[int, ...], bordered: tuple[int, ...]
    ) -> None:
        self.turns, self.beside, self.reached, self.bordered = turns, beside, reached, bordered
        self._nearest: dict[int, tuple[int, ...]] = {}

    def nearest(self, goals: int) -> tuple[int, ...]:
        """By wamani the turns to the nearest of the goals, a mask; `FAR` where there are none."""
        found = self._nearest.get(goals)
        if found is None:
            places = bits(goals)
            found = tuple(min([row[goal] for goal in places], default=FAR) for row in self.turns)
            self._nearest[goals] = found
        return found


class Means(NamedTuple):
    """What a walla can do with so many llamas: how it moves, its attacks here and around, whether it steals."""

    ways: Ways
    attack: int
    strike: int  # around; 0: not at all
    steals: bool


@lru_cache(maxsize=256)
def ways(board: RingBoard, flight: int, transported: bool, fires: Fires = NO_FIRES) -> Ways:
    """The ways of a walla that flies so many steps a turn, may move within its suyu, and crosses no fire."""
    edges = [_one_turn(board, place, flight, transported, fires) for place in range(WAMANI_COUNT)]
    turns = tuple(_turns_from(place, edges) for place in range(WAMANI_COUNT))
    near = [tuple(bits(mask)) for mask in board.around]
    beside = tuple(
        tuple(min(row[other] for other in near[place]) for place in range(WAMANI_COUNT)) for row in turns
    )
    reached = tuple(_mask([place, *edges[place]]) for place in range(WAMANI_COUNT))
    bordered = tuple(_joined(board.around[other] for other in bits(mask)) for mask in reached)
    return Ways(turns, beside, reached, bordered)


def _one_turn(board: RingBoard, place: int, flight: int, transported: bool, fires: Fires) -> set[int]:
    found = {other for other in board.steps[place] if (place, other) not in fires}
    flown = {place}
    for _ in range(flight):
        flown |= {after for before in flown for after in FREE[before] if (before, after) not in fires}
        found |= flown
    if transported:
        found |= set(SUYU[place])
    return found - {place}


def _turns_from(origin: int, edges: list[set[int]]) -> tuple[int, ...]:
    turns = [FAR] * WAMANI_COUNT
    turns[origin], front = 0, [origin]
    while front:
        following = []
        for place in front:
            for other in edges[place]:
                if turns[other] == FAR:
                    turns[other] = turns[place] + 1
                    following.append(other)
        front = following
    return tuple(turns)


def _mask(places: Iterable[int]) -> int:
    return _joined(1 << place for place in places)


def _joined(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


MOST_LLAMAS: Final = 2  # a turn's powers that are paid for, as far as means are told apart
# of a quest, that are remembered: a few at a time are looked at, some twenty come up in all
STANDINGS: Final = 64


def means(state: State, seat: int) -> tuple[tuple[Means, ...], ...]:
    """By walla and llamas (no more than `MOST_LLAMAS`), what it can do where it is of this seat."""
    return _all_means(state.game, _fires(state, seat) if state.lasting else NO_FIRES)


def _fires(state: State, seat: int) -> Fires:
    """Where wallas of a seat would burn: not where their own Apu, who can end its fire at any time, has lit it, nor
    where its partner has (R-85, I-18.6)."""
    harmless = state.game.sides[seat]
    sides = [
        one.places
        for one in state.lasting
        if one.shape is LastingState.FIREWALL and not harmless >> state.game.seat_of[one.user] & 1
    ]
    return frozenset((a, b) for side in sides for a, b in (side, side[::-1]))


@lru_cache(maxsize=STANDINGS)
def _all_means(game: Game, fires: Fires) -> tuple[tuple[Means, ...], ...]:
    return tuple(
        tuple(_means(game, walla, llamas, fires) for llamas in range(MOST_LLAMAS + 1))
        for walla in game.wallas
    )


def _means(game: Game, walla: int, llamas: int, fires: Fires) -> Means:
    flight, strike, attack = 0, 0, game.attack[walla]
    transported = steals = False
    for power in game.powers[walla]:
        if power.llamas > llamas:
            continue
        match power.effect:
            case Flying(steps=steps):
                flight = max(flight, steps)
            case Transporting():
                transported = True
            case Striking(attack=figure):
                strike = max(strike, game.attack[walla] + figure - 1)
                attack = max(attack, game.attack[walla] + figure - 1)
            case Stealing():
                steals = True
    return Means(ways(game.board, flight, transported, fires), attack, strike, steals)


def entries(state: State, seat: int) -> tuple[int, ...]:
    """Where a seat places its wallas: at home; where flags are replaced, as these stand."""
    return wamanis_to_place(state, seat) if state.game.kind.reconquest else state.game.homes[seat]
