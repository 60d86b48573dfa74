"""What the baseline players choose by: any action at random, or the best when a single answer is looked ahead."""

from typing import Final

from game.kit.bots.random_bot import RandomBot
from game.titles.machu_picchu.rules.actions import Action, Adjust, Buy, Sell
from game.titles.machu_picchu.rules.engine import legal_actions, reveals, successor
from game.titles.machu_picchu.rules.fixed_order import CORN
from game.titles.machu_picchu.rules.scores import points
from game.titles.machu_picchu.rules.state import State

_CARD_WORTH: Final = 4.0  # points that a Sacrifice Card brings in the end, about
_UNIT_WORTH: Final = 0.25  # points of a unit of goods
_INCA_WORTH: Final = 0.75  # points of an Inca or a clergy card beside those that the own cards count already
_MOST_TRADES: Final = 8  # of a visit to the market, after which the random player has had enough


class RandomVisitor:
    """Any legal action, each as likely; but it leaves the market some time, which no rule asks (R-43)."""

    def __init__(self, seed: int) -> None:
        self._random = RandomBot(seed, legal_actions)
        self._trades = 0

    def choose(self, state: State) -> Action:
        """A legal action."""
        chosen = self._random.choose(state)
        self._trades = self._trades + 1 if isinstance(chosen, Adjust | Buy | Sell) else 0
        return legal_actions(state)[-1] if self._trades > _MOST_TRADES else chosen  # `done` is listed last


def best_answers(state: State) -> list[Action]:
    """The legal answers after which the seat that decides stands best, by a plain count; level ones together.

    What a drawn card will be is not looked at.
    """
    seat = state.decider
    standing: list[tuple[float, Action]] = []
    for action in legal_actions(state):
        after = successor(state, action)
        standing.append((_worth(state, after, seat), action))
    most = max([worth for worth, _ in standing])
    return [action for worth, action in standing if worth == most]


def _worth(before: State, after: State, seat: int) -> float:
    """What a seat has, in points: what its cards count, its Incas and clergy, its way on the trail, its goods."""
    goods = after.goods[seat]
    owed = after.owed[seat]
    corn = goods[CORN] + owed[CORN]
    units = sum(goods) + sum(owed) - corn + corn / after.game.units[CORN]
    people = sum(after.incas[seat]) + after.clock[seat] + sum(after.clergy[seat])
    tiles = after.tiles[seat].bit_count()
    if reveals(before, after):  # a summit: the cards that are drawn are not looked at
        return points(before, seat) + _CARD_WORTH + people * _INCA_WORTH + (units + tiles) * _UNIT_WORTH
    way = after.scout[seat] / after.game.trail.summit
    return (
        points(after, seat) + way * _CARD_WORTH + people * _INCA_WORTH + (units + 0.8 * tiles) * _UNIT_WORTH
    )
