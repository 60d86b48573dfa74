"""One of a few ways to play a title, which the quick start offers as the whole form does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

OptionsT = TypeVar("OptionsT")


@dataclass(frozen=True, slots=True)
class GameChoice(Generic[OptionsT]):
    """Ways to play, by their names, each with a line on it; `tooltip` says what is chosen there.

    `chosen` tells the number of the one in a form's options, `choose` takes one.
    """

    labels: Sequence[str]
    notes: Sequence[str]
    tooltip: str
    chosen: Callable[[OptionsT], int]
    choose: Callable[[OptionsT, int], None]

    def carry(self, given: OptionsT, taking: OptionsT) -> None:
        """Let options have the way of others."""
        if self.chosen(given) != self.chosen(taking):
            self.choose(taking, self.chosen(given))

    def note(self, options: OptionsT) -> str:
        """The line on the way that is chosen."""
        return self.notes[self.chosen(options)]
