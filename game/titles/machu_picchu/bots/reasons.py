"""Why something is advised: what it brings, as the key of a sentence and what fills its gaps."""

from collections import Counter
from typing import Final

from game.core.contract import Remark
from game.titles.machu_picchu.bots.turns import Turn
from game.titles.machu_picchu.content.definitions import Good, Row
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.fixed_order import (
    DISTRICTS,
    GOOD_INDEX,
    GOODS,
    JOB_INDEX,
    NOBODY,
    ROW_INDEX,
)
from game.titles.machu_picchu.rules.scores import points, ranks, trail_points
from game.titles.machu_picchu.rules.state import State

Reason = tuple[str, dict[str, object]]
_TRADES: Final = (a.Sell, a.Buy)


def turn_reason(state: State, turn: Turn) -> Reason:
    """What the turn is for: the end of the game before clergy, Incas, trade, the clock, steps and goods."""
    first, after, seat = turn.actions[0], turn.state, state.decider
    if after.ending and seat in ranks(after)[0]:
        return "win", {}
    if not isinstance(first, a.PlacePrince | a.Walk | a.Ride):
        return answer_reason(state, first)
    where: dict[str, object] = {"district": first.district}
    rows = [action.row for action in turn.actions if isinstance(action, a.Ordain)]
    if rows:
        return "clergy", {**where, "row": rows[0], "number": _uncovered(state, rows[0])}
    jobs = tuple(action.job for action in turn.actions if isinstance(action, a.Hire))
    if jobs:
        return "incas", {**where, "jobs": jobs, "count": len(jobs)}
    if any(isinstance(action, _TRADES) for action in turn.actions):
        sold = Counter(action.good for action in turn.actions if isinstance(action, a.Sell))
        bought = Counter(action.good for action in turn.actions if isinstance(action, a.Buy))
        key = "market" if sold and bought else "market_sold" if sold else "market_bought"
        return key, {**where, "sold": dict(sold), "bought": dict(bought)}
    if any(isinstance(action, a.Recall) for action in turn.actions):
        return ("clock_last" if _last_day(state) else "clock"), where
    return _way_or_gain(state, after, seat, where)


def _way_or_gain(state: State, after: State, seat: int, where: dict[str, object]) -> Reason:
    """How far the Scout goes, else what is gained, else that one stands well there."""
    steps = (after.scout[seat] - state.scout[seat]) % state.game.trail.summit
    if steps:
        over = after.scout[seat] < state.scout[seat]
        return ("summit" if over else "steps"), {**where, "count": steps, "field": after.scout[seat]}
    gained = {
        good: after.goods[seat][number] - state.goods[seat][number]
        for number, good in enumerate(GOODS)
        if after.goods[seat][number] > state.goods[seat][number]
    }
    return ("gain", {**where, "cost": gained}) if gained else ("way", where)


def remarks(state: State, turn: Turn) -> tuple[Remark, ...]:
    """What a ride is paid with, what cards and Scout score more at once, and who begins the next day."""
    seat, after = state.decider, turn.state
    said = []
    if isinstance(turn.actions[0], a.Ride):
        said.append(Remark("rides", {"origin": DISTRICTS[state.prince[seat]]}))
    if after.sun == seat and state.sun == NOBODY and not _last_day(state):
        said.append(Remark("sun", {}))
    if after.hands[seat] == state.hands[seat]:
        by_scout = trail_points(after, seat) - trail_points(state, seat)
        by_cards = points(after, seat) - points(state, seat) - by_scout
        if by_cards > 0:
            said.append(Remark("counts", {"count": by_cards}))
        if by_scout > 0:
            said.append(Remark("scout_counts", {"count": by_scout}))
    return tuple(said)


def answer_reason(state: State, action: Action) -> Reason:
    """What a single answer brings."""
    match action:
        case a.Make(incas=count):
            return _made(state, count)
        case a.Burn(llamas=count):
            row = state.game.temple_rows[state.prince[state.mover]]
            way = _steps(state, count * state.number(row))
            return ("burn", {"count": count, **way}) if count else ("burn_none", {})
        case a.Offer(goods=goods):
            steps = len(goods) * state.game.offering.per_unit
            return ("offer", {"units": goods, **_steps(state, steps)}) if goods else ("offer_none", {})
        case a.ChooseGoods(goods=goods):
            return "goods", {"units": goods}
        case a.ReturnCards(cards=cards):
            return "return", {"cards": cards}
        case a.Stay(tile=tile):
            return ("stay_last" if _last_day(state) else "stay"), {"reward": tile}
        case a.PayFee(tile=tile):
            return "pay", {"reward": tile}
        case a.PlaceInca(district=district):
            return "inca", {"district": district, "made": district}
        case a.PlacePrince(district=district):
            return "place", {"district": district}
        case a.Walk(district=district) | a.Ride(district=district):
            return "way", {"district": district}
        case _:
            return _step_reason(state, action)


def _step_reason(state: State, action: Action) -> Reason:
    """What a step of the own action brings: on the market, of hiring, of taking clergy, at the clock."""
    match action:
        case a.Adjust(good=good, adding=adding):
            return ("adjust_add" if adding else "adjust_remove"), {"good": good}
        case a.Sell(good=good):
            return "sell", {"good": good, "price": state.game.sell_prices[_column(state, good)]}
        case a.Buy(good=good):
            return "buy", {"good": good, "price": state.game.buy_prices[_column(state, good)]}
        case a.Hire(job=job):
            return "hire", {"job": job, "made": DISTRICTS[JOB_INDEX[job]]}
        case a.Recall(job=job):
            return "recall", {"job": job}
        case a.Ordain(row=row):
            return "ordain", {"row": row, "number": _uncovered(state, row)}
        case a.SkipFee():
            return "skip", {}
        case _:
            return "done", {}


def _made(state: State, count: int) -> Reason:
    """What so many Incas produce where the seat in turn stands, and what they are paid."""
    if not count:
        return "make_none", {}
    here, game = state.prince[state.mover], state.game
    good = GOODS[here]
    fee = {GOODS[paid]: pieces * count for paid, pieces in enumerate(game.fees[here]) if pieces}
    gained = {good: game.produced[here] * count}
    return ("make" if fee else "make_free"), {"count": count, "gained": gained, "paid": fee}


def _steps(state: State, steps: int) -> dict[str, object]:
    """So many steps of the Scout of the seat that decides, and the field that it reaches."""
    return {"way": steps, "field": (state.scout[state.decider] + steps) % state.game.trail.summit}


def _column(state: State, good: Good) -> int:
    """The units in a column of the market."""
    return state.market[GOOD_INDEX[good] - 1]


def _uncovered(state: State, row: Row) -> int:
    """What a llama is worth once the next card of a row is taken."""
    number = ROW_INDEX[row]
    return state.game.row_steps[number][state.taken(number) + 1]


def _last_day(state: State) -> bool:
    return state.day >= state.game.days.last
