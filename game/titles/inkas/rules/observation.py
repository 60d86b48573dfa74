"""What a seat may know of a state: in Family all but how the cards lie, and chance to come (I-5.11)."""

from game.core.chance import SEED_LIMIT, number, shuffled
from game.titles.inkas.rules.change import seen_as
from game.titles.inkas.rules.fixed_order import NO_CARD
from game.titles.inkas.rules.state import Numbers, State


def observation(state: State, seat: int | None) -> State:
    """The same table with the face-down cards in the standard order: all know which are left, nobody where they are."""
    return seen_as(state, 0, (), _laid(state.cards, tuple(sorted(_face_down(state.cards)))))


def resample(observed: State, seed: int) -> State:
    """The same table with the face-down cards laid by the seed."""
    fate = number(seed, 0) % SEED_LIMIT
    cards, _ = shuffled(_face_down(observed.cards), fate, 0)
    return seen_as(observed, fate, (), _laid(observed.cards, cards))


def _face_down(cards: Numbers) -> list[int]:
    return [card for card in cards if card != NO_CARD]


def _laid(cards: Numbers, others: Numbers) -> Numbers:
    """These cards in the places of those that lie."""
    laid = iter(others)
    return tuple([card if card == NO_CARD else next(laid) for card in cards])
