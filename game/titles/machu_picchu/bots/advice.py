"""Advice to a person at the table: one action, and what its turn is good for."""

from typing import Final

from game.core.contract import Advice, Remark
from game.titles.machu_picchu.bots.answers import best_answer
from game.titles.machu_picchu.bots.evaluation import PositionEvaluator
from game.titles.machu_picchu.bots.levels import PLANNED, sorted_turns
from game.titles.machu_picchu.bots.rollout_planner import RolloutPlanner
from game.titles.machu_picchu.bots.turns import Turn
from game.titles.machu_picchu.bots.weights import WEIGHTS
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.engine import legal_actions
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, GOODS
from game.titles.machu_picchu.rules.scores import points, ranks
from game.titles.machu_picchu.rules.state import State

SECONDS: Final = 0.7  # that the adviser thinks
_SEED: Final = 1

Reason = tuple[str, dict[str, object]]


def advise(state: State, positions: int = 0, seconds: float = SECONDS) -> Advice[Action] | None:
    """What the strongest level would do now, and why; None when the game is over.

    It thinks for so many seconds, or until it has valued so many positions where that is above 0.
    """
    if state.ending:
        return None
    legal = legal_actions(state)
    judge = PositionEvaluator(WEIGHTS, state.game, state.hands)
    if len(legal) == 1 or state.question not in PLANNED:
        action = legal[0] if len(legal) == 1 else best_answer(state, judge, state.decider)
        return Advice(action, *_answer_reason(action))
    turn = RolloutPlanner(_SEED, seconds, positions).judged(state, sorted_turns(state, judge), judge)[0].turn
    key, details = _turn_reason(state, turn)
    return Advice(turn.actions[0], key, details, _remarks(state, turn))


def _turn_reason(state: State, turn: Turn) -> Reason:
    """What the turn is for: the end of the game before clergy, Incas, cards, steps, trade and goods."""
    first, after, seat = turn.actions[0], turn.state, state.decider
    if after.ending and seat in ranks(after)[0]:
        return "win", {}
    if not isinstance(first, a.PlacePrince | a.Walk | a.Ride):
        return _answer_reason(first)
    where: dict[str, object] = {"district": first.district}
    rows = [action.row for action in turn.actions if isinstance(action, a.Ordain)]
    if rows:
        return "clergy", {**where, "row": rows[0]}
    jobs = tuple(action.job for action in turn.actions if isinstance(action, a.Hire))
    if jobs:
        return "incas", {**where, "jobs": jobs}
    if any(isinstance(action, a.Sell | a.Buy) for action in turn.actions):
        return "market", where
    if any(isinstance(action, a.Recall) for action in turn.actions):
        return "clock", where
    summit = state.game.trail.summit
    steps = (after.scout[seat] - state.scout[seat]) % summit
    if steps:
        drawn = after.scout[seat] < state.scout[seat]
        return ("summit" if drawn else "steps"), {**where, "count": steps}
    gained = {
        good: after.goods[seat][number] - state.goods[seat][number]
        for number, good in enumerate(GOODS)
        if after.goods[seat][number] > state.goods[seat][number]
    }
    return ("gain", {**where, "cost": gained}) if gained else ("way", where)


def _remarks(state: State, turn: Turn) -> tuple[Remark, ...]:
    """What it counts at once, and what a ride is paid with."""
    seat = state.decider
    said = []
    if isinstance(turn.actions[0], a.Ride):
        said.append(Remark("rides", {"origin": DISTRICTS[state.prince[seat]]}))
    if turn.state.hands[seat] == state.hands[seat]:
        more = points(turn.state, seat) - points(state, seat)
        if more > 0:
            said.append(Remark("counts", {"count": more}))
    return tuple(said)


def _answer_reason(action: Action) -> Reason:
    """What a single answer says."""
    match action:
        case a.Make(incas=count):
            return ("make", {"count": count}) if count else ("make_none", {})
        case a.Burn(llamas=count):
            return ("burn", {"count": count}) if count else ("burn_none", {})
        case a.Offer(goods=goods):
            return ("offer", {"units": goods}) if goods else ("offer_none", {})
        case a.ChooseGoods(goods=goods):
            return "goods", {"units": goods}
        case a.ReturnCards(cards=cards):
            return "return", {"cards": cards}
        case a.Adjust(good=good, adding=adding):
            return ("adjust_add" if adding else "adjust_remove"), {"good": good}
        case a.PayFee(tile=tile) | a.SkipFee(tile=tile) | a.Stay(tile=tile):
            return action.key, {"tile": tile}
        case a.Sell(good=good) | a.Buy(good=good):
            return action.key, {"good": good}
        case a.Hire(job=job) | a.Recall(job=job):
            return action.key, {"job": job}
        case a.PlaceInca(district=district) | a.PlacePrince(district=district):
            return action.key, {"district": district}
        case a.Walk(district=district) | a.Ride(district=district):
            return "way", {"district": district}
        case a.Ordain(row=row):
            return action.key, {"row": row}
        case _:
            return "done", {}
