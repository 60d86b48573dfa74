"""What can be said once for all about questions, so that they are not asked.

Its text in a game's wishes, such as `0 make keeping 3 0`, is seat, question, order, corn and day.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias

from game.base.files.json_values import Json
from game.base.i18n.words import Words
from game.kit.board.orders_page import OrderLine
from game.kit.board.standing_orders import Pin, StandingOrders
from game.titles.machu_picchu.board.moves.answers import Answer
from game.titles.machu_picchu.rules.fixed_order import CORN
from game.titles.machu_picchu.rules.state import Question, State


class Order(StrEnum):
    """The kinds of standing orders."""

    ALWAYS = "always"  # produce all that can be paid
    KEEPING = "keeping"  # the same as long as some corn stays
    NOT_TODAY = "not_today"  # produce nothing before the night
    BURN_ALL = "burn_all"
    NEVER = "never"  # sacrifice or offer nothing


ORDERS: Final[Mapping[Question, tuple[Order, ...]]] = {
    Question.MAKE: (Order.ALWAYS, Order.KEEPING, Order.NOT_TODAY),
    Question.BURN: (Order.BURN_ALL, Order.NEVER),
    Question.OFFER: (Order.NEVER,),
}
"""By question, what can be ordered."""
USUAL_CORN: Final = 3  # that stays
_MOST_CORN: Final = 20
_WRITTEN: Final = re.compile(
    r"(?P<question>[a-z]+) (?P<order>[a-z_]+) (?P<corn>[0-9]{1,2}) (?P<day>[0-9]{1,2})"
)


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """An order of a seat for a question. `corn` is what stays of it, `day` the day that it is for (0: every day)."""

    order: Order
    corn: int = 0
    day: int = 0

    def holds(self, state: State) -> bool:
        """Whether it is still for this day."""
        return self.day in (0, state.day)

    def answered(self, state: State, answer: Answer) -> Answer:
        """The answer that was ordered."""
        match self.order:
            case Order.ALWAYS | Order.BURN_ALL:
                return replace(answer, count=answer.most)
            case Order.KEEPING:
                fee = state.game.fees[state.prince[state.mover]][CORN]
                spare = max(0, state.goods[answer.seat][CORN] - self.corn) // fee if fee else answer.most
                return replace(answer, count=min(answer.most, spare))
        return replace(answer, count=0, goods=())


CityPin: TypeAlias = Pin[Question, StandingOrder]
CityOrders: TypeAlias = StandingOrders[State, Question, StandingOrder]


def order_text(words: Words, order: StandingOrder) -> str:
    """A standing order in a few words."""
    return words(f"orders.{order.order.value}", count=order.corn)


def order_lines(words: Words, question: Question, corn: int, day: int) -> Sequence[OrderLine[StandingOrder]]:
    """What can be ordered for a question on a day; so much `corn` stays where some does."""
    return [_line(words, order, corn, day) for order in ORDERS.get(question, ())]


def _line(words: Words, kind: Order, corn: int, day: int) -> OrderLine[StandingOrder]:
    order = StandingOrder(kind, day=day if kind is Order.NOT_TODAY else 0)
    if kind is not Order.KEEPING:
        return OrderLine(order_text(words, order), order)
    order = replace(order, corn=corn)
    steps = replace(order, corn=max(1, corn - 1)), replace(order, corn=min(_MOST_CORN, corn + 1))
    return OrderLine(order_text(words, order), order, steps)


def standing_orders(wishes: Mapping[str, Json]) -> CityOrders:
    """The standing orders that a game's wishes hold."""
    return StandingOrders(tuple(ORDERS), StandingOrder.holds, _read, _write, wishes)


def _write(pin: CityPin) -> str:
    question, (order, corn, day) = pin.question, astuple(pin.order)
    return f"{question} {order} {corn} {day}"


def _read(text: str) -> CityPin | None:
    found = _WRITTEN.fullmatch(text)
    for question, orders in ORDERS.items():
        if found is not None and question == found["question"] and found["order"] in orders:
            order = StandingOrder(Order(found["order"]), int(found["corn"]), int(found["day"]))
            return Pin(question, order)
    return None
