"""What the own hand is worth as things stand: from open facts and the own cards only."""

from dataclasses import dataclass

from game.titles.machu_picchu.board.shown import Shown
from game.titles.machu_picchu.content.definitions import GoldRank
from game.titles.machu_picchu.rules.scores import gold, points, trail_points
from game.titles.machu_picchu.rules.state import State


@dataclass(frozen=True, slots=True)
class Forecast:
    """Points in a rescue, gold in a conquest, and the factors that others' open facts leave possible for it."""

    points: int
    gold: int
    factors: frozenset[int]


def forecast(shown: Shown, seat: int) -> Forecast | None:
    """What a seat would have if the game ended now; None where its hand is not to be seen."""
    return seat_forecast(shown.state, seat) if shown.sees(seat) else None


def seat_forecast(state: State, seat: int) -> Forecast:
    """The same for a seat whose hand is known."""
    own = gold(state, seat)
    return Forecast(points(state, seat), own, _factors(state, seat, own))


def _factors(state: State, seat: int, own: int) -> frozenset[int]:
    """The factors that the gold of a seat may bring, whatever cards the others hold."""
    known = state.game.content.factors
    least, most = min(state.game.card_gold), max(state.game.card_gold)
    bounds = []
    for other in state.game.seats:
        if other != seat:
            count, way = len(state.hands[other]), trail_points(state, other)
            bounds.append((least * count + way, most * count + way))
    above_for_sure = sum(low > own for low, _ in bounds)
    above_perhaps = sum(high > own for _, high in bounds)
    best = above_for_sure
    if state.game.house_rules.gold_rank is GoldRank.DENSE:
        best = min(above_for_sure, 1)  # all above may have the same gold and share a place
    places = range(best, above_perhaps + 1)
    return frozenset(known[place] if place < len(known) else 1 for place in places)


def card_points(state: State, seat: int, card: int) -> int:
    """What a card counts for a seat now (M-12.4)."""
    own = (*state.incas[seat], *state.clergy[seat])
    return sum(own[icon] for icon in state.game.card_icons[card])
