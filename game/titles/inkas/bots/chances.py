"""What an action may lead to, with exact chances: every way the die may fall, and every card that may lie there.

Approvals are one half each (I-1.8). The rules themselves are asked with faces laid down: battles of whatever figures
need no formula here (I-8.4, I-8.5).
"""

from typing import Final

from game.titles.inkas.rules.actions import Action, Plunge
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.change import put, seen_as
from game.titles.inkas.rules.engine import successor
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY, PIECE_INDEX
from game.titles.inkas.rules.state import Numbers, State

APPROVED: Final = 4
REFUSED: Final = 3  # where gems count, the two are right on average
_MOST_ROLLS: Final = 7  # that are told apart; a tie in a rolled order may go on for ever
LAID: Final[Numbers] = (APPROVED,) * 24

Outcome = tuple[float, State]


def foreseen(state: State) -> State:
    """The view with faces laid down, as `outcomes` asks for."""
    return seen_as(state, 0, LAID, state.cards)


def outcomes(state: State, action: Action) -> list[Outcome]:
    """What may follow from an action in a state with faces laid down, each with its chance; in sum 1."""
    if isinstance(action, Plunge):
        place = state.places[PIECE_INDEX[action.walla]]
        if place < PERIPHERAL and state.flags[place] == NOBODY and state.cards[place] != NO_CARD:
            return _unveiled(state, action, place)
    return rolled(state, action)


def rolled(state: State, action: Action) -> list[Outcome]:
    """The same where no card is turned, or the one that lies there is meant."""
    after = successor(state, action)
    used = len(state.rolls) - len(after.rolls)
    if not used:
        return [(1.0, after)]
    found = list[Outcome]()
    _branch(state, action, (), after, found)
    return found


def _branch(state: State, action: Action, faces: Numbers, after: State, found: list[Outcome]) -> None:
    """The outcomes in which these faces fall first; `after` is that in which approvals follow them."""
    used = len(state.rolls) - len(after.rolls)
    count = min(used, _MOST_ROLLS)
    found.append((0.5**count, seen_as(after, 0, LAID, after.cards)))
    for place in range(len(faces), count):
        other = (*faces, *(APPROVED,) * (place - len(faces)), REFUSED)
        laid = seen_as(state, 0, (*other, *LAID[len(other) :]), state.cards)
        _branch(state, action, other, successor(laid, action), found)


def _unveiled(state: State, action: Action, place: int) -> list[Outcome]:
    """A card is turned that nobody knows: each that is left may lie there."""
    lying = [card for card in state.cards if card != NO_CARD]
    found = list[Outcome]()
    for card in sorted(set(lying)):  # however they lie in the view
        share = lying.count(card) / len(lying)
        other = state.cards.index(card)
        cards = put(put(state.cards, other, state.cards[place]), place, card)
        found += [
            (share * chance, after) for chance, after in rolled(seen_as(state, 0, state.rolls, cards), action)
        ]
    return found
