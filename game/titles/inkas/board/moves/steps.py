"""To which step of a turn actions belong."""

from collections.abc import Iterable

from game.titles.inkas.board.moves.choices import made_of
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.state import State, Step

_MOVES = (a.Place, a.Walk, a.Fly, a.Speed, a.Transport, a.Pull)
_PLACEMENTS = (a.Take, a.Give, a.Lift, a.Draw, a.Plunge, a.Lay, a.Steal)


def step_of(state: State, action: Action) -> Step | None:
    """The step of a turn that an action is; None for what is none, as a protection that is evoked."""
    made = made_of(action)
    if isinstance(made, _MOVES):
        return Step.MOVE
    if isinstance(made, a.Attack):
        return Step.ATTACK
    return Step.PLACEMENT if isinstance(made, _PLACEMENTS) else None


def is_protection(action: Action) -> bool:
    """Whether an action evokes protection."""
    return isinstance(action, a.Evoke) and isinstance(action.action, a.Protect)


def in_step(state: State, actions: Iterable[Action], step: Step) -> tuple[Action, ...]:
    """The actions of a step."""
    return tuple(action for action in actions if step_of(state, action) is step)


def offers_draw(actions: Iterable[Action]) -> bool:
    """Whether a draw can be offered."""
    return any(isinstance(action, a.OfferDraw) for action in actions)


def closing_action(actions: Iterable[Action]) -> Action | None:
    """What lets the turn go on where nothing more is to be done: its end, before that an attack that is let be, at its
    dawn the Rebirth.
    """
    return next((action for action in actions if isinstance(action, a.Rebirth | a.Skip | a.End)), None)


def staff_first(actions: Iterable[Action]) -> list[Action]:
    """What can be done with the staff, what brings most first: plunging, then to take it, then to give it away."""
    return sorted(
        actions, key=lambda action: isinstance(action, a.Give | a.Lay) + (not isinstance(action, a.Plunge))
    )
