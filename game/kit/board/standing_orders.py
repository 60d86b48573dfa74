"""What seats have said once for all that they answer, so that they are not asked: their standing orders.

A game keeps them among its wishes, each as a short text that begins with the seat.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from game.base.files.json_values import Json

QuestionT = TypeVar("QuestionT")
OrderT = TypeVar("OrderT")
StateT = TypeVar("StateT")

_PINS: Final = "pins"  # their key among the wishes
_WRITTEN: Final = re.compile(r"([0-9]) (.+)")


class Pin(NamedTuple, Generic[QuestionT, OrderT]):
    """An order that holds, and for which question."""

    question: QuestionT
    order: OrderT


def is_ordered(wishes: Mapping[str, Json], text: str) -> bool:
    """Whether a game's wishes hold an order, written as they keep it: `0 card never`."""
    texts = wishes.get(_PINS)
    return isinstance(texts, list) and text in texts


class StandingOrders(Generic[StateT, QuestionT, OrderT]):
    """The standing orders of all seats at a table, each for one question: those that a game's wishes hold at first.

    `questions` are those for which there are orders; `holds` says whether one still holds in a state. `read` takes the
    text of a pin without its seat and gives None where it is none, or no longer one; `write` is its inverse.
    """

    def __init__(
        self,
        questions: Sequence[QuestionT],
        holds: Callable[[OrderT, StateT], bool],
        read: Callable[[str], Pin[QuestionT, OrderT] | None],
        write: Callable[[Pin[QuestionT, OrderT]], str],
        wishes: Mapping[str, Json],
    ) -> None:
        self._questions = questions
        self._holds = holds
        self._write = write
        self._given: dict[tuple[int, QuestionT], OrderT] = {}
        texts = wishes.get(_PINS)
        for text in texts if isinstance(texts, list) else []:
            found = _WRITTEN.fullmatch(text) if isinstance(text, str) else None
            pin = read(found[2]) if found is not None else None
            if found is not None and pin is not None:
                self._given[int(found[1]), pin.question] = pin.order

    @property
    def wishes(self) -> Mapping[str, Json]:
        """Them as wishes of their game."""
        given = self._given.items()
        pins = sorted(f"{seat} {self._write(Pin(question, order))}" for (seat, question), order in given)
        return {_PINS: [*pins]} if pins else {}

    def give(self, seat: int, question: QuestionT, order: OrderT | None) -> None:
        """Let a seat's order hold from now on; None: it is asked again."""
        if order is None:
            self._given.pop((seat, question), None)
        else:
            self._given[seat, question] = order

    def of(self, seat: int, question: QuestionT, state: StateT) -> OrderT | None:
        """The order of a seat for a question that holds now."""
        found = self._given.get((seat, question))
        return found if found is not None and self._holds(found, state) else None

    def pins(self, seat: int, state: StateT) -> tuple[Pin[QuestionT, OrderT], ...]:
        """The orders of a seat that hold."""
        found = ((question, self.of(seat, question, state)) for question in self._questions)
        return tuple(Pin(question, order) for question, order in found if order is not None)
