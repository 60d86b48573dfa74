"""Cards of hands, and what each seat knows of the others' (R-93): sorted rows of numbers."""

from collections.abc import Iterable

from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.state import Numbers

Known = tuple[tuple[Numbers, ...], ...]


def unknown(game: Game) -> Known:
    """Nobody knows a card of another hand."""
    return (((),) * len(game.seats),) * len(game.seats)


def without(cards: Numbers, card: int) -> Numbers:
    """The cards without one of a kind, where there is one."""
    if card not in cards:
        return cards
    left = list(cards)
    left.remove(card)
    return tuple(left)


def with_card(cards: Numbers, card: int) -> Numbers:
    """The cards and one more."""
    return tuple(sorted((*cards, card)))


def left_hand(known: Known, holder: int, card: int, seen_by: Iterable[int]) -> Known:
    """What is known when a card has left a hand: who did not see it knows nothing of that hand any more."""
    seen = set(seen_by)
    return tuple(
        [
            _with(row, holder, without(row[holder], card) if seat in seen else ())
            for seat, row in enumerate(known)
        ]
    )


def came_to_hand(known: Known, holder: int, card: int, seen_by: Iterable[int]) -> Known:
    """What is known when a card has come into a hand before these eyes."""
    seen = set(seen_by) - {holder}
    return tuple(
        [
            _with(row, holder, with_card(row[holder], card)) if seat in seen else row
            for seat, row in enumerate(known)
        ]
    )


def all_seen(known: Known, seat: int, holder: int, hand: Numbers) -> Known:
    """What is known when a seat has seen a whole hand."""
    return tuple([_with(row, holder, hand) if other == seat else row for other, row in enumerate(known)])


def _with(row: tuple[Numbers, ...], holder: int, cards: Numbers) -> tuple[Numbers, ...]:
    changed = list(row)
    changed[holder] = cards
    return tuple(changed)
