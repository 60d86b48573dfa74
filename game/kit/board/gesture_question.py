"""Where one gesture may mean several actions: question by question they are narrowed down to one."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.kit.board.gesture_table import ActionT, PlayAction

KindT = TypeVar("KindT")
ValueT = TypeVar("ValueT", bound=Hashable)


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
    actions: Sequence[ActionT], questions: Sequence[tuple[KindT, Callable[[ActionT], ValueT | None]]]
) -> PlayAction[ActionT] | OpenQuestion[KindT, ValueT, ActionT] | None:
    """The one action that these are, or the first question that tells them apart; None where there is none.

    `questions` are what can be asked, with what an action answers to it, None where it is no answer.
    """
    for kind, value_of in questions:
        groups: dict[ValueT | None, list[ActionT]] = {}
        for action in actions:
            groups.setdefault(value_of(action), []).append(action)
        if len(groups) > 1:
            found = [Choice(value, tuple(group)) for value, group in groups.items() if value is not None]
            return OpenQuestion(kind, tuple(found))
    return PlayAction(actions[0]) if actions else None
