"""What a seat may know of a state: all but what chance will bring, the coming dice and the order of the pile.

Every seat may know as much.
"""

from game.core.chance import SEED_LIMIT, number, shuffled
from game.titles.wiraqocha.rules.change import with_future
from game.titles.wiraqocha.rules.state import State


def observation(state: State) -> State:
    """The same table with no future: the pile lies in its standard order, and there is no seed for dice."""
    return with_future(state, deck=tuple(sorted(state.deck)), seed=0, drawn=0)


def resample(observed: State, seed: int) -> State:
    """The same table with a future that the seed decides."""
    future = number(seed, 0) % SEED_LIMIT
    deck, _ = shuffled(sorted(observed.deck), future, 0)
    return with_future(observed, deck=deck, seed=future, drawn=0)
