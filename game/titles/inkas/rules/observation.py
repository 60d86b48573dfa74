"""What a seat may know of a state: all but hidden cards, on the board and in hands, goals, and chance to come (I-5.11,
I-28.9)."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from game.core.chance import SEED_LIMIT, number, shuffled
from game.titles.inkas.rules.actions import Invoke, Seize
from game.titles.inkas.rules.answers import asked_in_order, can_answer, left_to, put_to_table
from game.titles.inkas.rules.change import held_as, pursued_as, put_in, seen_as, with_window
from game.titles.inkas.rules.fixed_order import CARD_INDEX, HIDDEN_GOAL, NO_CARD, NOBODY, bits
from game.titles.inkas.rules.goals import progress
from game.titles.inkas.rules.hands import Known, with_card
from game.titles.inkas.rules.pending import ConsentAsked, HandAsked, Window, answered_first
from game.titles.inkas.rules.state import Numbers, State

_TRIES: Final = 40  # hands that are drawn until one fits who was asked


def observation(state: State, seat: int | None) -> State:
    """The same table with the hidden cards in the standard order: all know which are left, nobody where they are."""
    if state.pursuit and not state.victory:
        state = pursued_as(state, seen_goals(state, seat))
    if not state.hands or state.victory:
        return seen_as(state, 0, (), _laid(state.cards, tuple(sorted(_face_down(state.cards)))))
    seen = _known_cards(state, seat)
    observed = _dealt(state, seen, sorted(_hidden(state, seen)))
    who = 0 if seat is None else seat + 1
    found = held_as(seen_as(observed, who, (), observed.cards), observed.hands, _known_by(state, seat))
    window = put_to_table(state)
    return found if window is None else with_window(found, _seen_window(state, window, seat))


def seen_goals(state: State, seat: int | None) -> tuple[Numbers, ...]:
    """The goal cards of all as a seat sees them: its own, and how many the others have (I-28.2)."""
    assert state.pursuit is not None
    return tuple(
        [
            cards if other == seat else (HIDDEN_GOAL,) * len(cards)
            for other, cards in enumerate(state.pursuit.goals)
        ]
    )


def _seen_window(state: State, window: Window, seat: int | None) -> Window:
    """A window that is put to the table: who has an answer sees that, not whether it is asked first."""
    if seat is not None and seat in asked_in_order(state, window) and can_answer(state, window, seat):
        return replace(window, of=seat, passed=0)
    return left_to(state.mover, window)


def resample(observed: State, seed: int) -> State:
    """The same table with the hidden cards laid and dealt by the seed, as it fits who was asked and who passed.

    Where hands are hidden, the seed of an observation says who looks: the seat and 1, or 0 for nobody. A state that is
    put to the table asks only those who can answer from here on, which is the same quest and quicker to think through.
    """
    to_table = put_to_table(observed) is not None  # who was asked before is not known
    observed = put_in(observed, observed.game.asking(at_table=False))
    fate = number(seed, 0) % SEED_LIMIT
    if observed.pursuit and not observed.victory:
        observed = pursued_as(observed, _drawn_goals(observed, number(seed, 1) % SEED_LIMIT))
    if not observed.hands or observed.victory:
        cards, _ = shuffled(_face_down(observed.cards), fate, 0)
        return seen_as(observed, fate, (), _laid(observed.cards, cards))
    seen = _known_cards(observed, observed.seed - 1 if observed.seed else None)
    hidden, drawn = sorted(_hidden(observed, seen)), 0
    found = observed
    for _ in range(_TRIES):
        mixed, drawn = shuffled(hidden, fate, drawn)
        found = _dealt(observed, seen, mixed)
        if to_table or _fits_questions(found):
            break
    return seen_as(found, fate, (), found.cards)


def _face_down(cards: Numbers) -> list[int]:
    return [card for card in cards if card != NO_CARD]


def _laid(cards: Numbers, others: Sequence[int]) -> Numbers:
    """These cards in the places of those that lie."""
    laid = iter(others)
    return tuple([card if card == NO_CARD else next(laid) for card in cards])


# goals


def _drawn_goals(observed: State, fate: int) -> tuple[Numbers, ...]:
    """Goal cards for those that are not seen, of the ones that are left; of another seat none that is met already, or
    it would have won (I-28.5)."""
    assert observed.pursuit is not None
    left = list(observed.game.goal_deck)
    for cards in observed.pursuit.goals:
        for goal in cards:
            if goal != HIDDEN_GOAL:
                left.remove(goal)
    mixed, _ = shuffled(left, fate, 0)
    left = list(mixed)
    found = []
    for seat, cards in enumerate(observed.pursuit.goals):
        drawn = []
        for goal in cards:
            if goal == HIDDEN_GOAL:
                open_ones = (one for one in left if not progress(observed, seat, one).met)
                goal = next(open_ones, left[0])
                left.remove(goal)
            drawn.append(goal)
        found.append(tuple(sorted(drawn)))
    return tuple(found)


# hands


def _known_cards(state: State, seat: int | None) -> tuple[Numbers, ...]:
    """What a seat knows of every hand: all of its own, of led ones and of one that it sees now, what it has seen of the
    others; and the card for which, or for whose power, llamas are to be lent."""
    asked, known = answered_first(state.pending), list[Numbers](((),) * len(state.hands))
    shown = set(bits(state.game.led))  # which lie open (I-27.4)
    if seat is not None:
        shown |= {seat, asked.hand} if isinstance(asked, HandAsked) and asked.of == seat else {seat}
        known = list(state.known[seat])
    known = [hand if other in shown else known[other] for other, hand in enumerate(state.hands)]
    loan = state.pending[-1] if state.pending else None
    if isinstance(loan, ConsentAsked) and isinstance(loan.action, Seize) and isinstance(asked, HandAsked):
        card = CARD_INDEX[loan.action.card]
        if card not in known[asked.hand]:
            known[asked.hand] = with_card(known[asked.hand], card)
    if isinstance(loan, ConsentAsked) and isinstance(loan.action, Invoke):
        holder = state.game.partners[loan.of]
        if not state.game.invoking.intersection(known[holder]):
            # Which of them it is nobody can tell.
            card = min(state.game.invoking.intersection(_hidden(state, known)))
            known[holder] = with_card(known[holder], card)
    return tuple(known)


def _known_by(state: State, seat: int | None) -> Known:
    """What a seat knows of the others' hands, and they of its own."""
    return tuple(
        [
            row
            if knower == seat
            else tuple([cards if holder == seat else () for holder, cards in enumerate(row)])
            for knower, row in enumerate(state.known)
        ]
    )


def _hidden(state: State, seen: Sequence[Numbers]) -> list[int]:
    """The cards that lie face down, and those of hands that are not seen."""
    found = [*_face_down(state.cards), *chain.from_iterable(state.hands)]
    for card in chain.from_iterable(seen):
        found.remove(card)
    return found


def _dealt(state: State, seen: tuple[Numbers, ...], hidden: Sequence[int]) -> State:
    """The state with these hidden cards, in this order: into the hands those that can be held, the others laid."""
    left = list(hidden)
    hands = []
    for hand, known in zip(state.hands, seen, strict=True):
        drawn = [card for card in left if card in state.game.held][: len(hand) - len(known)]
        for card in drawn:
            left.remove(card)
        hands.append(tuple(sorted((*known, *drawn))))
    twin = seen_as(state, state.seed, state.rolls, _laid(state.cards, left))
    return held_as(twin, tuple(hands), state.known)


def _fits_questions(state: State) -> bool:
    """Whether who is asked in a window could answer and who has passed could, but nobody else who comes before."""
    window = answered_first(state.pending)
    if not isinstance(window, Window) or window.of == NOBODY:
        return True
    if not all(can_answer(state, window, seat) for seat in bits(window.passed)):
        return False
    for seat in asked_in_order(state, window):
        able = can_answer(state, window, seat)
        if able or seat == window.of:
            return able and seat == window.of
    return False
