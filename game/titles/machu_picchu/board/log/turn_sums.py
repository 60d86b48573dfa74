"""What a row of events comes to for each player: goods won and paid, where the Scout stands, cards kept."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.titles.machu_picchu.content.definitions import Good
from game.titles.machu_picchu.rules.events import CardDrawn, CardsReturned, Event, ScoutMoved


@dataclass(slots=True)
class PlayerSum:
    """What came to one player: pieces by good (below 0: paid), the field of a Scout that moved, cards more in hand."""

    goods: dict[Good, int] = field(default_factory=dict)
    field_reached: int | None = None
    cards: int = 0

    @property
    def changes(self) -> list[tuple[Good, int]]:
        """The goods of which the player has more or fewer now, what was won first."""
        found = [(good, self.goods[good]) for good in Good if self.goods.get(good)]
        return sorted(found, key=lambda change: change[1] < 0)

    def __bool__(self) -> bool:
        """Whether anything changed."""
        return bool(self.changes or self.field_reached is not None or self.cards)


def sums_of(events: Iterable[Event]) -> dict[str, PlayerSum]:
    """By colour, in the order in which something first came to a player."""
    found: dict[str, PlayerSum] = {}
    for event in events:
        player = getattr(event, "player", None)
        if player is None:
            continue
        one = found.setdefault(player, PlayerSum())
        for amount in getattr(event, "goods", ()):
            one.goods[amount.good] = one.goods.get(amount.good, 0) + amount.gained
        if isinstance(event, ScoutMoved):
            one.field_reached = event.field
        elif isinstance(event, CardDrawn):
            one.cards += 1
        elif isinstance(event, CardsReturned):
            one.cards -= len(event.cards)
    return {player: one for player, one in found.items() if one}
