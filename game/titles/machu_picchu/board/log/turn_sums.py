"""What a row of events comes to for a player: goods won and paid, where the Scout stands, cards kept."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.titles.machu_picchu.content.definitions import Good
from game.titles.machu_picchu.rules.events import CardDrawn, CardsReturned, ClaimedLate, Event, ScoutMoved


@dataclass(slots=True)
class PlayerSum:
    """What came to one player: pieces by good (below 0: paid), the field of a Scout that moved, cards more in hand,
    claims that found the stack empty.
    """

    goods: dict[Good, int] = field(default_factory=dict)
    field_reached: int | None = None
    cards: int = 0
    late_claims: int = 0

    @property
    def changes(self) -> list[tuple[Good, int]]:
        """The goods of which the player has more or fewer now, what was won first."""
        found = [(good, self.goods[good]) for good in Good if self.goods.get(good)]
        return sorted(found, key=lambda change: change[1] < 0)


def sum_of(events: Iterable[Event]) -> PlayerSum:
    """What the events of one player come to."""
    one = PlayerSum()
    for event in events:
        for amount in getattr(event, "goods", ()):
            one.goods[amount.good] = one.goods.get(amount.good, 0) + amount.gained
        match event:
            case ScoutMoved():
                one.field_reached = event.field
            case CardDrawn():
                one.cards += 1
            case CardsReturned():
                one.cards -= len(event.cards)
            case ClaimedLate():
                one.late_claims += 1
    return one
