"""What a title says in words: refusals, events, turns, and the figures of its data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from game.core.contract.data import DataT
from game.core.contract.rules import EventT, Refusal, StateT

if TYPE_CHECKING:
    from game.base.i18n.words import Words

_SaidT_contra = TypeVar("_SaidT_contra", contravariant=True)
_TextT_co = TypeVar("_TextT_co", covariant=True)


class Saying(Protocol[_SaidT_contra, _TextT_co]):
    """Puts something into words."""

    def __call__(
        self, words: Words, said: _SaidT_contra, names: Mapping[str, str] | None = None, /
    ) -> _TextT_co:
        """The sentence; `names` are players' names by colour."""
        ...


def plain_refusal(words: Words, refusal: Refusal, names: Mapping[str, str] | None = None) -> str:
    """The words of a refusal, whose details fill the gaps as they are."""
    return words(f"refusal.{refusal.reason}", **refusal.details)


class Phrases(NamedTuple, Generic[StateT, EventT, DataT]):
    """How a title is told in words.

    - `describe_event` says what happened, as a sentence for the log; None where the log passes over it.
    - `explain` says why an action or a text was refused.
    - `turn_heading` is what a transcript says above the turn that an event begins, None where it begins none. It is
      given the names of all players by colour, the first state, and the event (None at the beginning of the game), as
      somebody may know them.
    - `share` says who pays for an action of a state, or gains by it, where the log does not tell that of the action; it
      is given the names of all players by colour. Empty where there is nothing to say.
    - `gaps` fill those gaps of texts that are the same in every sentence: figures of the data, in words.
    """

    describe_event: Saying[EventT, str | None]
    explain: Saying[Refusal, str] = plain_refusal
    turn_heading: Callable[[Words, Mapping[str, str], StateT, EventT | None], str | None] = (
        lambda words, names, initial, event: None
    )
    gaps: Callable[[Words, DataT], Mapping[str, str]] = lambda words, data: {}
    share: Callable[[Words, StateT, Any, Mapping[str, str]], str] = lambda words, state, action, names: ""
