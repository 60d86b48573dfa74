"""What a seat may know of a state: all but the hands of others and the cards of the stack that it did not put there."""

from dataclasses import replace

from game.core.chance import SEED_LIMIT, number, shuffled
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.rules.change import seen_as
from game.titles.machu_picchu.rules.events import CardDrawn, CardsReturned, Event
from game.titles.machu_picchu.rules.fixed_order import UNKNOWN
from game.titles.machu_picchu.rules.state import Phase, State


def observation(state: State, seat: int | None) -> State:
    """The same table with the hidden cards `UNKNOWN` (M-4.9, R-25); at the end all hands lie open.

    What others know of the stack is their secret.
    """
    known = state.known[seat] if seat is not None else ()
    shown = state.phase is Phase.OVER
    hands = [
        hand if shown or other == seat else (UNKNOWN,) * len(hand) for other, hand in enumerate(state.hands)
    ]
    stack = [card if card in known else UNKNOWN for card in state.stack]
    whose = [known if other == seat else () for other in state.game.seats]
    return seen_as(state, 0, tuple(hands), tuple(stack), tuple(whose))


def resample(observed: State, seed: int) -> State:
    """The same table with the cards that are `UNKNOWN` dealt by the seed."""
    fate = number(seed, 0) % SEED_LIMIT
    seen = {card for row in (*observed.hands, observed.stack) for card in row}
    hidden, _ = shuffled([card for card in range(len(CARDS)) if card not in seen], fate, 0)
    at = 0
    hands = []
    for hand in observed.hands:
        if UNKNOWN in hand:
            at += len(hand)
            hand = tuple(sorted(hidden[at - len(hand) : at]))
        hands.append(hand)
    stack = []
    for card in observed.stack:
        if card == UNKNOWN:
            card = hidden[at]
            at += 1
        stack.append(card)
    return seen_as(observed, fate, tuple(hands), tuple(stack), observed.known)


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it: the cards of others stay hidden."""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return replace(event, card=None)
    if isinstance(event, CardsReturned) and event.seat != seat:
        return replace(event, cards=(None,) * len(event.cards))
    return event
