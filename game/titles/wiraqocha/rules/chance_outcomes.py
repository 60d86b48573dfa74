"""What an action may lead to: every result of chance with its probability, without looking at what is to come.

For search. What lies ahead in a state (the seed, loaded dice, the order of the pile) is not used, so nobody who
plans by this can know it.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb, factorial

from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.change import with_future
from game.titles.wiraqocha.rules.dice import Hand
from game.titles.wiraqocha.rules.engine import successor
from game.titles.wiraqocha.rules.state import State


@dataclass(frozen=True, slots=True)
class ChanceOutcome:
    """One result of an action, and how likely it is."""

    probability: float
    state: State


@lru_cache(maxsize=16)
def hands(number: int) -> tuple[tuple[Hand, float], ...]:
    """Every hand of so many dice with its probability."""
    found = []
    for hand in combinations_with_replacement(range(1, 7), number):
        orders = factorial(number)
        for face in set(hand):
            orders //= factorial(hand.count(face))
        found.append((hand, orders / 6**number))
    return tuple(found)


def chance_outcomes(state: State, action: Action) -> tuple[ChanceOutcome, ...]:
    """All that a legal action may lead to; the probabilities sum to one. One outcome where no chance enters.

    Throws are told apart by the hand that they make, cards of the pile by which of them turn up.
    """
    start = with_future(state)
    sample = successor(start, action)
    thrown, revealed = sample.drawn - start.drawn, len(start.deck) - len(sample.deck)
    if not thrown and not revealed:
        return (ChanceOutcome(1.0, sample),)
    share = 1 / comb(len(start.deck), revealed)
    return tuple(
        ChanceOutcome(share * probability, _with_chance(start, action, hand, fresh))
        for fresh in combinations(start.deck, revealed)
        for hand, probability in hands(thrown)
    )


def _with_chance(state: State, action: Action, hand: Hand, fresh: tuple[int, ...]) -> State:
    """The state after the action when these dice and these cards come."""
    deck = (*fresh, *(card for card in state.deck if card not in fresh))
    return successor(with_future(state, hand, deck), action)
