"""States of The Princes of Machu Picchu: in games that play at random, and put together at random late in a game."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from game.titles.machu_picchu.content.definitions import CARDS, COLOURS, CityData, GoldRank
from game.titles.machu_picchu.content.load import DATA
from game.titles.machu_picchu.rules.actions import Done
from game.titles.machu_picchu.rules.engine import legal_actions, successor
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, NOBODY
from game.titles.machu_picchu.rules.house_rules import HouseRules
from game.titles.machu_picchu.rules.setup import Setup, new_game
from game.titles.machu_picchu.rules.state import Phase, State

WEARY = 0.4  # how often a random player stops hiring or trading, so that no turn is endless


@cache
def content() -> CityData:
    """The title's own data."""
    return DATA.load()


def begin(seed: int, seats: int, gold_rank: GoldRank = GoldRank.DENSE) -> State:
    """A new game of so many seats."""
    return new_game(content(), Setup(COLOURS[:seats], seed, HouseRules(gold_rank)))


def walk(rng: random.Random, state: State, steps: int) -> Iterator[State]:
    """The states of a game played at random, the first one included, at most so many steps on."""
    yield state
    for _ in range(steps):
        legal = legal_actions(state)
        if not legal:
            return
        tired = Done() in legal and rng.random() < WEARY
        state = successor(state, Done() if tired else rng.choice(legal))
        yield state


def late(rng: random.Random) -> State:
    """A turn late in a game, such as players seldom reach: near both rescues, with much of everything."""
    state = begin(rng.randrange(1000), rng.randint(2, 5), rng.choice(list(GoldRank)))
    game, seats = state.game, range(len(state.game.colours))

    def each(most: int, count: int) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(rng.randint(0, most) for _ in range(count)) for _ in seats)

    cards = rng.sample(range(len(CARDS)), len(CARDS))
    held = rng.randint(20, len(CARDS) - 1)
    clergy = [[0] * len(game.row_sizes) for _ in seats]
    for row, size in enumerate(game.row_sizes):
        for _ in range(size - rng.randint(0, 1)):
            rng.choice(clergy)[row] += 1
    if sum(map(sum, clergy)) == sum(game.row_sizes):
        next(rows for rows in clergy if rows[0])[0] -= 1
    taken = [rng.choice([*seats, NOBODY, NOBODY, NOBODY]) for _ in range(7)]
    masks = tuple(sum(1 << tile for tile, seat in enumerate(taken) if seat == own) for own in seats)
    ends = sum(masks).bit_count() >= game.days.end_at_tile
    sun = next((seat for seat in seats if masks[seat]), NOBODY) if ends else NOBODY
    return replace(
        state,
        phase=Phase.TURN,
        mover=rng.choice([seat for seat in seats if seat != sun]),
        day=rng.randint(game.first_day, game.days.last),
        turn=rng.randint(20, 90),
        bonus=tuple(rng.randint(0, 2) for _ in state.bonus),
        market=tuple(rng.randint(0, 4) for _ in state.market),
        goods=each(9, 5),
        incas=each(1, 5),
        clock=tuple(rng.randint(0, 2) for _ in seats),
        clergy=tuple(map(tuple, clergy)),
        prince=tuple(rng.randrange(len(DISTRICTS)) for _ in seats),
        scout=tuple(rng.randrange(20) for _ in seats),
        tiles=masks,
        sun=sun,
        hands=tuple(tuple(sorted(cards[seat : held : len(seats)])) for seat in seats),
        stack=tuple(cards[held:]),
    )
