"""What a hand does in the card race.

A card is clicked to play it. Of equal cards one or more are picked, one after another, and put before their player.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from game.kit.board.gesture_table import Gesture, GestureTable

from .rules import RULES, Move, Race


class CardInHand(NamedTuple):
    """A card by its number in the hand, counted from 0, so that equal ones are told apart."""

    number: int
    card: int


TABLE: Final = "table"
"""Where cards are put: before their player."""

RaceGestures: TypeAlias = GestureTable[CardInHand, CardInHand | str, Move]


def gesture_table(race: Race) -> RaceGestures:
    """What the hand of the seat in turn can do; an answer to a card is given by a button."""
    hand = race.hands[race.owner]

    def read(action: Move) -> Iterator[Gesture[CardInHand, CardInHand | str]]:
        for number, card in enumerate(hand):
            if action == Move("play", card):
                piece = CardInHand(number, card)
                yield Gesture(piece, TABLE, piece if hand.count(card) == 1 else None)

    return GestureTable(RULES.legal_actions(race), read)


def put_down(race: Race, picked: Sequence[CardInHand]) -> Move | None:
    """The action that it is to put these cards down; two as a pair, which is legal but not offered."""
    match picked:
        case [card]:
            return next(iter(gesture_table(race).places(card).get(TABLE, ())), None)
        case [card, other] if card.card == other.card:
            return Move("pair", card.card)
    return None
