"""What a seat may know of a state: all but what chance will bring, the coming dice and the order of the pile."""

from game.core.chance import SEED_LIMIT, number, shuffled
from game.titles.wiraqocha.rules.change import with_future
from game.titles.wiraqocha.rules.state import State


def view(state: State, salt: int) -> State:
    """The same table with a future that the salt decides, whatever the game's own is; every seat may know as much.

    States that differ in what is to come alone have equal views.
    """
    seed = number(salt, 0) % SEED_LIMIT
    deck, _ = shuffled(sorted(state.deck), seed, 0)
    return with_future(state, deck=deck, seed=seed, drawn=0)


def without_future(state: State) -> State:
    """The same table with no future at all: what a bot searches from, so that its choice cannot hang on the salt."""
    return with_future(state, deck=tuple(sorted(state.deck)), seed=0, drawn=0)
