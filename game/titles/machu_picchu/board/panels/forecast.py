"""What the own hand is worth as things stand: from open facts and the own cards only."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.content.definitions import GoldRank
from game.titles.machu_picchu.rules.scores import factors, gold, points, trail_points
from game.titles.machu_picchu.rules.state import Phase, Question, State

_Bounds = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Forecast:
    """Points in a rescue, gold in a conquest, and the factors that others' open facts leave possible for it: as things
    stand, and `coming` as they may stand in the end.
    """

    points: int
    gold: int
    factors: frozenset[int]
    coming: frozenset[int]


def forecast(shown: BoardViewState, seat: int) -> Forecast | None:
    """What a seat would have if the game ended now, and what may come of it; None where its hand is not to be seen."""
    return seat_forecast(shown.state, seat) if shown.sees(seat) else None


def seat_forecast(state: State, seat: int) -> Forecast:
    """The same for a seat whose hand is known."""
    won, own = points(state, seat), gold(state, seat)
    if state.phase is Phase.OVER:
        came = frozenset((factors(state)[seat],))
        return Forecast(won, own, came, came)
    others = [other for other in state.game.seats if other != seat]
    now = _factors(state, (own, own), [_gold_now(state, other) for other in others])
    end = _factors(state, _gold_in_the_end(state, seat), [_gold_in_the_end(state, other) for other in others])
    return Forecast(won, own, now, now | end)


def _gold_now(state: State, seat: int) -> _Bounds:
    """The gold of a seat, whatever cards it holds."""
    figures, count, way = state.game.card_gold, len(state.hands[seat]), trail_points(state, seat)
    return min(figures) * count + way, max(figures) * count + way


def _gold_in_the_end(state: State, seat: int) -> _Bounds:
    """The gold of a seat after all that it may still draw, when the city is conquered."""
    back = state.pending[0].detail if state.question is Question.RETURN else 0  # which are held too long
    left = max(0, len(state.stack) + back - 1)  # with the last card the city is rescued
    figures, count = state.game.card_gold, len(state.hands[seat])
    kept = count - (back if seat == state.decider else 0)
    way = 0 if left else trail_points(state, seat)  # the Scout begins anew with each card
    return min(figures) * kept + way, max(figures) * (kept + left) + max(state.game.trail.points.values())


def _factors(state: State, own: _Bounds, others: Sequence[_Bounds]) -> frozenset[int]:
    """The factors that gold between these bounds may bring, where that of the others lies between theirs."""
    known = state.game.content.factors
    above_for_sure = sum(low > own[1] for low, _ in others)
    above_perhaps = sum(high > own[0] for _, high in others)
    best = above_for_sure
    if state.game.house_rules.gold_rank is GoldRank.DENSE:
        best = min(above_for_sure, 1)  # all above may have the same gold and share a place
    places = range(best, above_perhaps + 1)
    return frozenset(known[place] if place < len(known) else 1 for place in places)


def card_points(state: State, seat: int, card: int) -> int:
    """What a card counts for a seat now (M-12.4)."""
    own = (*state.incas[seat], *state.clergy[seat])
    return sum(own[icon] for icon in state.game.card_icons[card])
