"""The Central Plaza (section 8): one adjustment, then any number of sales and purchases."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.machu_picchu.rules.action_rules import ActionRules
from game.titles.machu_picchu.rules.actions import Action, Adjust, Buy, Sell
from game.titles.machu_picchu.rules.catalogue import ADDS, BUYS, REMOVES, SELLS
from game.titles.machu_picchu.rules.change import Change
from game.titles.machu_picchu.rules.events import Bought, MarketAdjusted, Sold
from game.titles.machu_picchu.rules.fixed_order import CORN, GOOD_INDEX, GOODS
from game.titles.machu_picchu.rules.game import Pieces
from game.titles.machu_picchu.rules.payment import goods_short
from game.titles.machu_picchu.rules.refusals import Reason, refuse
from game.titles.machu_picchu.rules.state import TRADED, Question, State

# A column has the number of its good less one: corn has none (M-8.8).


def enter_market(change: Change, district: int) -> None:
    """Ask for a first step, where there is one."""
    change.ask_if(_can_trade(change.state), change.state.mover, Question.TRADE, district)


def _can_trade(state: State) -> bool:
    """Whether any adjustment, sale or purchase is possible."""
    if not state.used & TRADED:
        return True  # every column can be added to or taken from
    had, prices = state.goods[state.mover], state.game.buy_prices
    return any(had[1:]) or min([prices[units] for units in state.market]) <= had[CORN]


def _adjust_options(state: State) -> Sequence[Action]:
    if state.used & TRADED:
        return ()
    column = state.game.column
    adds = [ADDS[number] for number, units in enumerate(state.market, 1) if units < column]
    return [*adds, *[REMOVES[number] for number, units in enumerate(state.market, 1) if units]]


def _adjust_refusal(state: State, action: Adjust) -> Refusal | None:
    if refused := _not_on_market(action):
        return refused
    if state.used & TRADED:
        return refuse(Reason.ADJUST_FIRST)
    units = state.market[GOOD_INDEX[action.good] - 1]
    if action.adding:
        return refuse(Reason.COLUMN_FULL, good=action.good) if units >= state.game.column else None
    return None if units else refuse(Reason.COLUMN_EMPTY, good=action.good)


def _not_on_market(action: Adjust | Sell | Buy) -> Refusal | None:
    return None if GOOD_INDEX[action.good] != CORN else refuse(Reason.NOT_ON_MARKET, good=action.good)


def _adjust(change: Change, seat: int, action: Adjust) -> None:
    """One unit from or to the bank; no corn moves (M-8.1, R-6)."""
    column, by = GOOD_INDEX[action.good] - 1, 1 if action.adding else -1
    units = change.state.market[column]
    change.fill_column(column, by)
    change.emit(MarketAdjusted, change.game.colours[seat], action.good, units, units + by)
    _traded(change, seat)


def _traded(change: Change, seat: int) -> None:
    """From the first step on nothing is adjusted; ask for another while there is one (R-7, R-37)."""
    change.use(TRADED)
    if _can_trade(change.state):
        change.ask_first(seat, Question.TRADE)


def _sell_options(state: State) -> Sequence[Sell]:
    had = state.goods[state.mover]
    return [SELLS[good] for good in range(1, len(GOODS)) if had[good]]


def _sell_refusal(state: State, action: Sell) -> Refusal | None:
    return _not_on_market(action) or goods_short(state, state.mover, _one(GOOD_INDEX[action.good], 1, 0))


def _sell(change: Change, seat: int, action: Sell) -> None:
    """One unit to the highest free field, or to the bank when the column is full (M-8.4)."""
    game, good = change.game, GOOD_INDEX[action.good]
    units = change.state.market[good - 1]
    price, after = game.sell_prices[units], min(units + 1, game.column)
    moved = change.move_goods(seat, _one(good, -1, price))
    change.fill_column(good - 1, after - units)
    change.emit(Sold, game.colours[seat], action.good, price, units, after, moved)
    _traded(change, seat)


def _buy_options(state: State) -> Sequence[Buy]:
    corn, prices = state.goods[state.mover][CORN], state.game.buy_prices
    return [BUYS[good] for good, units in enumerate(state.market, 1) if prices[units] <= corn]


def _buy_refusal(state: State, action: Buy) -> Refusal | None:
    if refused := _not_on_market(action):
        return refused
    price = state.game.buy_prices[state.market[GOOD_INDEX[action.good] - 1]]
    return goods_short(state, state.mover, _one(0, price, 0))


def _buy(change: Change, seat: int, action: Buy) -> None:
    """The lowest unit of the column, or one from the bank when it is empty (M-8.5)."""
    game, good = change.game, GOOD_INDEX[action.good]
    units = change.state.market[good - 1]
    price, after = game.buy_prices[units], max(units - 1, 0)
    moved = change.move_goods(seat, _one(good, 1, -price))
    change.fill_column(good - 1, after - units)
    change.emit(Bought, game.colours[seat], action.good, price, units, after, moved)
    _traded(change, seat)


def _one(good: int, count: int, corn: int) -> Pieces:
    """So many pieces of a good, and so much corn beside them."""
    found = [0] * len(GOODS)
    found[CORN] = corn
    found[good] += count
    return tuple(found)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Adjust,
        "adjust {adding,good:signed_good}",
        (Question.TRADE,),
        _adjust_options,
        _adjust_refusal,
        _adjust,
    ),
    ActionRules(Sell, "sell {good}", (Question.TRADE,), _sell_options, _sell_refusal, _sell),
    ActionRules(Buy, "buy {good}", (Question.TRADE,), _buy_options, _buy_refusal, _buy),
)
