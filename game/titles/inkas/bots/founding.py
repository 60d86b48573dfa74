"""The race for the map: in how many turns, about, each seat could found Qusqu (I-19.3)."""

from functools import lru_cache
from typing import Final, NamedTuple

from game.titles.inkas.bots.knowledge import KINDS, Knowledge, Shares
from game.titles.inkas.bots.race import LONGEST, StaffWays, turns_to_stand
from game.titles.inkas.content.card_effects import SeeingHand
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.fixed_order import CENTRE, NO_CARD, ROUND
from game.titles.inkas.rules.state import Numbers, State

_TURNS_A_CARD: Final = 1.3  # to get to one that is unlocked
_TURNS_A_CONQUEST: Final = 4.0  # after the first
_CARDS_A_CONQUEST: Final = 2.5
_HOME: Final = 4.0  # turns to bring the staff to the centre, before it is known where it is then
_EXCHANGED: Final = 9.0  # cards that an exchange of hands is worth, where a piece lies nowhere
NEVER: Final = 45.0  # cards, where a piece cannot be come by
STALE: Final = 50.0  # turns to found, from which nobody is thought to
_BOARDS: Final = 4096  # of cards and flags, that are remembered
_CENTRE_GOAL: Final = 1 << CENTRE
_NEXT: Final = 0.7  # of the way to the next card, that counts beside those that follow
_SECOND: Final = 0.4  # of the search for each piece but the seldomest


class MapRace(NamedTuple):
    """How a seat stands: turns to found, turns to the next conquest, to the next unlocked card, unlocked cards, those
    where a walla of it stands, the chance that it has the whole map, and how it could bring the staff anywhere."""

    turns: float
    conquest: float
    card: float
    unlocked: int
    reached: int
    whole: float
    staff: StaffWays


def held_pieces(state: State, seat: int, known: Knowledge) -> Shares:
    """By kind the chance that a seat holds a piece of it."""
    if not known.shown >> seat & 1:
        return known.holds[seat]
    found = [0.0] * KINDS
    for card in state.hands[seat]:
        if card in state.game.pieces:
            found[state.game.pieces[card] - 1] = 1.0
    return tuple(found)


def standing(state: State, seat: int, known: Knowledge, takes: bool) -> MapRace:
    """How a seat stands; where it `takes`, the cards where its wallas stand are as good as its own."""
    held = held_pieces(state, seat, known)
    whole = held[0] * held[1] * held[2]
    staff = StaffWays(state, seat)
    at_centre = staff.turns_to(_CENTRE_GOAL)
    unlocked, goals = _cards(state.cards, state.flags, seat)
    mask = sum([1 << place for place in unlocked])
    reached = _reached(state, seat, unlocked)
    conquest = staff.turns_to(goals) if goals else LONGEST
    card = turns_to_stand(state, seat, mask) if mask else LONGEST
    if whole >= 1:
        return MapRace(at_centre, conquest, card, len(unlocked), reached, whole, staff)
    taken = reached if takes else 0
    draws = max(0.3, _draws(state, seat, known, held) - taken)
    left = len(unlocked) - taken
    turns = _TURNS_A_CARD * draws + min(_HOME, max(1.0, at_centre))
    if draws > left:
        more = (draws - left) / _CARDS_A_CONQUEST
        turns += min(more, 1.0) * conquest + max(0.0, more - 1) * _TURNS_A_CONQUEST
    if left:
        turns += _NEXT * card
    turns = max(2.0, turns)
    if whole > 0:  # the shorter way, where it may have the map already
        turns = 1 / (whole / at_centre + (1 - whole) / turns)
    return MapRace(turns, conquest, card, len(unlocked), reached, whole, staff)


@lru_cache(maxsize=_BOARDS)
def _cards(cards: Numbers, flags: Numbers, seat: int) -> tuple[Numbers, int]:
    """The wamanis whose cards are unlocked for a seat; the mask of holes whose sectors have cards that are not."""
    unlocked, goals = list[int](), 0
    for place, card in enumerate(cards):
        if card != NO_CARD:
            if flags[place % ROUND] == seat:
                unlocked.append(place)
            else:
                goals |= 1 << place % ROUND
    assert goals < 1 << PERIPHERAL
    return tuple(unlocked), goals


def _reached(state: State, seat: int, unlocked: Numbers) -> int:
    """The unlocked cards where a walla of the seat lives."""
    own, look = state.game.own[seat], state.look()
    return sum([1 for place in unlocked if look.here(place) & own])


def _draws(state: State, seat: int, known: Knowledge, held: Shares) -> float:
    """Cards that must be taken until the pieces are found that a seat lacks, about."""
    down = len(state.cards) - state.cards.count(NO_CARD)
    gone = known.down - down if seat == known.taker else 0
    down += gone
    lacking = list[float]()
    for kind in range(KINDS):
        miss = 1 - held[kind]
        if miss <= 0:
            continue
        pieces = known.pieces[kind]
        draws = (down + 1) / (pieces + 1) if pieces > 0.05 else NEVER
        if draws > down + 1:
            draws = NEVER
        if draws >= NEVER and _can_exchange(state, seat, known):
            draws = _EXCHANGED
        lacking.append(miss * draws)
    lacking.sort()
    return lacking[-1] + _SECOND * sum(lacking[:-1]) - gone if lacking else 0.3


def _can_exchange(state: State, seat: int, known: Knowledge) -> bool:
    """Whether a seat has a card that shows it a hand, as far as this is known."""
    effects = state.game.effects
    return bool(known.shown >> seat & 1) and any(
        isinstance(effects[card], SeeingHand) for card in state.hands[seat]
    )
