"""What a seat may know of a state: all but the hands of others and the cards of the stack that it did not put there."""

from dataclasses import replace

from game.core.chance import SEED_LIMIT, number, shuffled
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.rules.change import seen_as
from game.titles.machu_picchu.rules.events import CardDrawn, CardsReturned, Event
from game.titles.machu_picchu.rules.state import Phase, State


def view(state: State, seat: int | None, salt: int) -> State:
    """The same table with the hidden cards dealt anew by the salt (M-4.9, R-25); at the end all hands lie open.

    States that differ in hidden cards alone have equal views. What others know of the stack is their secret.
    """
    seed = number(salt, 0) % SEED_LIMIT
    shown = state.phase is Phase.OVER
    known = state.known[seat] if seat is not None else ()
    mine = range(len(state.hands)) if shown else () if seat is None else (seat,)
    seen = {card for own in mine for card in state.hands[own]} | set(known)
    hidden, _ = shuffled([card for card in range(len(CARDS)) if card not in seen], seed, 0)
    at = 0
    hands = []
    for other, hand in enumerate(state.hands):
        if other in mine:
            hands.append(hand)
        else:
            hands.append(tuple(sorted(hidden[at : at + len(hand)])))
            at += len(hand)
    stack = []
    for card in state.stack:
        if card in known:
            stack.append(card)
        else:
            stack.append(hidden[at])
            at += 1
    whose = tuple([known if other == seat else () for other in state.game.seats])
    return seen_as(state, seed, tuple(hands), tuple(stack), whose)


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it: the cards of others stay hidden."""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return replace(event, card=None)
    if isinstance(event, CardsReturned) and event.seat != seat:
        return replace(event, cards=(None,) * len(event.cards))
    return event
