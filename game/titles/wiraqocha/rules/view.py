"""What a seat may know of a state: all but what chance will bring, the coming dice and the order of the pile."""

from game.chance import SEED_LIMIT, number, shuffled
from game.titles.wiraqocha.rules.state import State


def view(state: State, salt: int) -> State:
    """The same table with a future that the salt decides, whatever the game's own is; every seat may know as much.

    States that differ in what is to come alone have equal views.
    """
    twin = without_future(state)
    twin.seed = number(salt, 0) % SEED_LIMIT
    twin.deck, _ = shuffled(twin.deck, twin.seed, 0)
    return twin


def without_future(state: State) -> State:
    """The same table with no future at all: what a bot searches from, so that its choice cannot hang on the salt."""
    twin = state.copy()
    twin.loaded, twin.seed, twin.drawn, twin.deck = (), 0, 0, tuple(sorted(state.deck))
    return twin
