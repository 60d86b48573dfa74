"""What a letter calls for on the table: those of the legal actions that are of one kind."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Final

from game.base.keys.bindings import KeyAction
from game.titles.inkas.board.moves.chances import is_attack
from game.titles.inkas.board.moves.choices import company_of, made_of
from game.titles.inkas.keys import ATTACK, CARRY, PLACE, POWER, THEFT
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action


class KeyMode(StrEnum):
    """A kind of action that can be called for by itself."""

    PLACE = "place_walla"
    POWER = "power"  # of a move
    CARRY = "carry"
    ATTACK = "attack"
    PULL = "pull"

    @property
    def aims(self) -> bool:
        """Whether a target is chosen, not who acts."""
        return self in (KeyMode.ATTACK, KeyMode.PULL)


LETTERS: Final[Mapping[KeyAction, KeyMode]] = {
    PLACE: KeyMode.PLACE,
    POWER: KeyMode.POWER,
    CARRY: KeyMode.CARRY,
    THEFT: KeyMode.PULL,
    ATTACK: KeyMode.ATTACK,  # where its button cannot be pressed: it says why not
}
"""The letters that no button takes."""


def _is_power(action: Action) -> bool:
    return isinstance(made_of(action), a.Fly | a.Speed | a.Transport)


def _is_carrying(action: Action) -> bool:
    return bool(company_of(made_of(action)))


_KINDS: Final[Mapping[KeyMode, Callable[[Action], bool]]] = {
    KeyMode.PLACE: lambda action: isinstance(action, a.Place),
    KeyMode.POWER: _is_power,
    KeyMode.CARRY: _is_carrying,
    KeyMode.ATTACK: is_attack,
    KeyMode.PULL: lambda action: isinstance(made_of(action), a.Pull | a.Steal),
}


def called_for(mode: KeyMode, actions: Sequence[Action]) -> tuple[Action, ...]:
    """Those of the actions for which a letter calls."""
    return tuple(filter(_KINDS[mode], actions))


def doer_of(action: Action) -> str:
    """The walla that an action lets act; empty for none."""
    return getattr(made_of(action), "walla", "")
