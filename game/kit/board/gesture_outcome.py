"""What a gesture means: an action, a question where it may be several, or the rules' reason why it is none.

What is not in the gesture table (`judge`) is played where it is legal though not offered.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.core.contract import Refusal

ActionT = TypeVar("ActionT")
KindT = TypeVar("KindT")
ValueT = TypeVar("ValueT", bound=Hashable)


@dataclass(frozen=True, slots=True)
class PlayAction(Generic[ActionT]):
    """The gesture means this action."""

    action: ActionT


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """The gesture means nothing that is allowed: the rules' reason."""

    refusal: Refusal


def judge(meant: ActionT, refusal: Callable[[ActionT], Refusal | None]) -> PlayAction[ActionT] | NotAllowed:
    """What a gesture is that means one action, offered or not, legal or not."""
    why = refusal(meant)
    return PlayAction(meant) if why is None else NotAllowed(why)


@dataclass(frozen=True, slots=True)
class Choice(Generic[ValueT, ActionT]):
    """One answer to a question, and the actions that it leaves."""

    value: ValueT
    actions: tuple[ActionT, ...]


@dataclass(frozen=True, slots=True)
class OpenQuestion(Generic[KindT, ValueT, ActionT]):
    """A question that must be answered before the gesture means one action: what it asks for, and its answers."""

    kind: KindT
    choices: tuple[Choice[ValueT, ActionT], ...]


def narrow(
    actions: Sequence[ActionT],
    questions: Sequence[tuple[KindT, Callable[[ActionT], ValueT | None]]],
    order: Callable[[Choice[ValueT, ActionT]], tuple[object, ...]] = lambda choice: (),
) -> PlayAction[ActionT] | OpenQuestion[KindT, ValueT, ActionT] | None:
    """The one action that these are, or the first question that tells them apart; None where there is none.

    `questions` are what can be asked, with what an action answers to it, None where it is no answer; `order`
    sorts the answers, which are else as they were found.
    """
    for kind, value_of in questions:
        groups: dict[ValueT | None, list[ActionT]] = {}
        for action in actions:
            groups.setdefault(value_of(action), []).append(action)
        if len(groups) > 1:
            found = [Choice(value, tuple(group)) for value, group in groups.items() if value is not None]
            return OpenQuestion(kind, tuple(sorted(found, key=order)))
    return PlayAction(actions[0]) if actions else None
