"""What a balanced game between equally strong players looks like, and whether the figures of an experiment do."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.lab.summary import Summary

VICTORY: Final = (0.2, 0.5)  # share of games that each victory wins
PLACE: Final = 1.15  # times its fair share that a place in the turn order may win
UNBOUGHT: Final = 0.6  # share of the games with a card on offer in which nobody bought it
TURNS: Final = (10.0, 20.0)  # a player, in the median game


@dataclass(frozen=True, slots=True)
class Verdict:
    """One target for one thing: `about` is victory, place, card or length, `name` says which of them."""

    about: str
    name: str
    found: float
    low: float
    high: float

    @property
    def met(self) -> bool:
        """Whether the figure lies within the target."""
        return self.low <= self.found <= self.high


def verdicts(summary: Summary) -> Iterator[Verdict]:
    """Each target against what was found; nothing where no game was finished."""
    if not summary.finished:
        return
    for name, share in summary.victories.items():
        yield Verdict("victory", name, share.rate, *VICTORY)
    for place, share in enumerate(summary.places):
        yield Verdict("place", str(place + 1), share.ratio, 0.0, PLACE)
    for name, card in summary.cards.items():
        if card.bought.trials:
            yield Verdict("card", name, 1 - card.bought.rate, 0.0, UNBOUGHT)
    yield Verdict("length", "", summary.length(0.5), *TURNS)
