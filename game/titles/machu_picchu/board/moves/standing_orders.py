"""What seats have said once for all that they answer, so that they are not asked: their pins.

A game keeps them among its wishes, each as a short text: `0 make keeping 3 0` are seat, question, order, corn and day.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, NamedTuple

from game.base.files.json_values import Json
from game.base.i18n.words import Words
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
_PINS: Final = "pins"  # their key among the wishes
_WRITTEN: Final = re.compile(
    r"(?P<seat>[0-9]) (?P<question>[a-z]+) (?P<order>[a-z_]+) (?P<corn>[0-9]{1,2}) (?P<day>[0-9]{1,2})"
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


class Pin(NamedTuple):
    """An order that holds, and for which question."""

    question: Question
    order: StandingOrder


def order_text(words: Words, order: StandingOrder) -> str:
    """A standing order in a few words."""
    return words(f"orders.{order.order.value}", count=order.corn)


class StandingOrders:
    """The standing orders of all seats at a table, each for one question: those that a game's wishes hold at first."""

    def __init__(self, wishes: Mapping[str, Json] | None = None) -> None:
        self._given: dict[tuple[int, Question], StandingOrder] = {}
        pins = (wishes or {}).get(_PINS)
        for text in pins if isinstance(pins, list) else []:
            self._read(text)

    def _read(self, text: Json) -> None:
        """Take an order as it was written; what is none, or no longer one, is left out."""
        found = _WRITTEN.fullmatch(text) if isinstance(text, str) else None
        if found is None:
            return
        for question, orders in ORDERS.items():
            if question == found["question"] and found["order"] in orders:
                order = StandingOrder(Order(found["order"]), int(found["corn"]), int(found["day"]))
                self._given[int(found["seat"]), question] = order

    @property
    def wishes(self) -> Mapping[str, Json]:
        """Them as wishes of their game."""
        given = sorted(self._given.items())
        pins = [f"{seat} {question} {how.order} {how.corn} {how.day}" for (seat, question), how in given]
        return {_PINS: [*pins]} if pins else {}

    def give(self, seat: int, question: Question, order: StandingOrder | None) -> None:
        """Let a seat's order hold from now on; None: it is asked again."""
        if order is None:
            self._given.pop((seat, question), None)
        else:
            self._given[seat, question] = order

    def of(self, seat: int, question: Question, state: State) -> StandingOrder | None:
        """The order of a seat for a question that holds now."""
        found = self._given.get((seat, question))
        return found if found is not None and found.holds(state) else None

    def pins(self, state: State) -> tuple[tuple[Pin, ...], ...]:
        """By seat, the orders that hold."""
        return tuple(tuple(self._pins(seat, state)) for seat in state.game.seats)

    def _pins(self, seat: int, state: State) -> Iterator[Pin]:
        for question in ORDERS:
            order = self.of(seat, question, state)
            if order is not None:
                yield Pin(question, order)
