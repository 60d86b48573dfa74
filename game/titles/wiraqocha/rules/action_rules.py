"""What every action must say of itself: where it is possible, why it is refused, and what it does."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from game.core.contract import Refusal
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.change import Change
from game.titles.wiraqocha.rules.holdings import Holdings
from game.titles.wiraqocha.rules.refusals import Reason, refuse
from game.titles.wiraqocha.rules.state import State

Options = Callable[[State, Holdings], Iterable[Action]]


@dataclass(frozen=True, slots=True)
class ActionRules:
    """The rules of one class of actions, whose key the class itself carries.

    `text` is its text form (kit/rules/text_forms.py), for writing and reading. `options` lists it completely, from the
    mover's holdings on the board, or is the list itself where the `needs` say all; `refusal` finds the reason against
    one (None: legal), `perform` does a legal one. Where the mover lacks one of the `needs`, there is nothing to list.
    """

    action: type[Action]
    text: str
    options: Options | tuple[Action, ...]
    refusal: Callable[[State, Any], Refusal | None]
    perform: Callable[[Change, Any], None]
    needs: int = 0  # bits of `Need`
    # whether, or by what, it is listed in Phase II while the Camp is off the board
    before_camp: Options | bool = False


def tile_index(state: State, label: str) -> int | Refusal:
    """The index of a tile, or the refusal that there is no such territory."""
    index = state.game.index.get(label)
    return refuse(Reason.UNKNOWN_TILE, tile=label) if index is None else index
