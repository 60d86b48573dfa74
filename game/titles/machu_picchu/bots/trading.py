"""Lists of trades on the Central Plaza: each buys what something costs, and sells what there is most of for it."""

from collections.abc import Iterator
from typing import Final

from game.titles.machu_picchu.bots.weights import Weights
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.catalogue import ADDS, BUYS, DONE, REMOVES, SELLS
from game.titles.machu_picchu.rules.fixed_order import CORN, GOODS
from game.titles.machu_picchu.rules.game import Game, Pieces
from game.titles.machu_picchu.rules.state import TRADED, State

MOST_TRADES: Final = 10  # of a visit (R-43: no rule ends one)
_A_LLAMA_MORE: Final[tuple[Pieces, ...]] = ((0, 1, 0, 0, 0), (0, 2, 0, 0, 0), (0, 3, 0, 0, 0))


def trade_lists(state: State, weights: Weights) -> Iterator[tuple[Action, ...]]:
    """Lists of trades that may be worth it, each closed with `done`; the first one trades nothing."""
    yield DONE
    for sold in (1, 2, 3):
        stall = _Stall(state)
        if stall.sell_surplus(sold, NO_AIM):
            yield stall.closed()
    for aim in _aims(state.game, state):
        stall = _Stall(state)
        if stall.collect(aim):
            yield stall.closed()


def _aims(game: Game, state: State) -> Iterator[Pieces]:
    """What may be wanted at once: the cost of clergy, of one Inca or two, llamas for the temples."""
    taken = [sum(row) for row in zip(*state.clergy, strict=True)]
    for row, costs in enumerate(game.row_costs):
        if taken[row] < len(costs):
            yield costs[taken[row]]
    yield from game.job_costs
    for district in game.hired:
        if len(district) > 1:
            wanted = [game.job_costs[job] for job in district]
            for at, one in enumerate(wanted):
                for other in wanted[at + 1 :]:
                    yield tuple([first + second for first, second in zip(one, other, strict=True)])
    yield from _A_LLAMA_MORE


NO_AIM: Final[Pieces] = (0,) * len(GOODS)


class _Stall:
    """One visit to the market, reckoned without states."""

    def __init__(self, state: State) -> None:
        self._game = state.game
        self._had = list(state.goods[state.decider])
        self._market = list(state.market)
        self._may_adjust = not state.used & TRADED
        self._trades: list[Action] = []

    def closed(self) -> tuple[Action, ...]:
        """The trades, and `done` where more could be traded."""
        if self._trades and not self._more():
            return tuple(self._trades)
        return (*self._trades, *DONE)

    def _more(self) -> bool:
        cheapest = min([self._game.buy_prices[units] for units in self._market])
        return any(self._had[1:]) or cheapest <= self._had[CORN]

    def collect(self, aim: Pieces) -> bool:
        """Buy what is lacking of the aim, and sell for it what it does not need; whether that comes about."""
        missing = [good for good in range(1, len(GOODS)) for _ in range(aim[good] - self._had[good])]
        if not missing:
            return False
        if self._may_adjust:
            self._cheapen(missing)
        missing.sort(key=lambda good: -self._market[good - 1])
        for good in missing:
            while self._price(good) > self._had[CORN] - aim[CORN]:
                if not self._sell_best(aim, tuple(missing)):
                    return False
            self._buy(good)
            if len(self._trades) > MOST_TRADES:
                return False
        return True

    def sell_surplus(self, count: int, kept: Pieces) -> bool:
        """Sell some units of what there is most of; whether there are so many."""
        return all(self._sell_best(kept, ()) for _ in range(count))

    def _cheapen(self, missing: list[int]) -> None:
        """Add a unit to the emptiest column of what is missing."""
        good = min(missing, key=lambda good: self._market[good - 1])
        if self._market[good - 1] < self._game.column:
            self._market[good - 1] += 1
            self._trades.append(ADDS[good])

    def _price(self, good: int) -> int:
        return self._game.buy_prices[self._market[good - 1]]

    def _buy(self, good: int) -> None:
        self._had[CORN] -= self._price(good)
        self._had[good] += 1
        self._market[good - 1] = max(0, self._market[good - 1] - 1)
        self._trades.append(BUYS[good])

    def _sell_best(self, kept: Pieces, wanted: tuple[int, ...]) -> bool:
        """Sell a unit of the good that is least missed for its price; False where none is over."""
        over = [good for good in range(1, len(GOODS)) if self._had[good] > kept[good] and good not in wanted]
        if not over or len(self._trades) > MOST_TRADES:
            return False
        prices = self._game.sell_prices
        good = max(
            over, key=lambda good: prices[self._market[good - 1]] + 1.5 * (self._had[good] - kept[good])
        )
        if not self._trades and self._may_adjust and self._market[good - 1]:
            self._market[good - 1] -= 1
            self._trades.append(REMOVES[good])
        self._had[CORN] += prices[self._market[good - 1]]
        self._had[good] -= 1
        self._market[good - 1] = min(self._game.column, self._market[good - 1] + 1)
        self._trades.append(SELLS[good])
        return True
