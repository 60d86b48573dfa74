"""What actions that one gesture may mean differ in, and in which order that is asked."""

from collections.abc import Callable, Sequence
from typing import Final

from game.kit.board.gesture_outcome import OpenQuestion, PlayAction, narrow
from game.titles.inkas.board.moves.choices import burns, made_of, worthwhile
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.state import State

ALONE: Final = "alone"
"""The load of a flight without one."""
OWN: Final = "own"
"""Who makes an offering, as the one who gets what it brings."""
LLAMAS: Final = "llamas"
"""The price of a card that is not swapped."""


def way_of(action: Action) -> str:
    """In which way something is done: a power by its name, with `evoked` before it where it is a dead ally's."""
    if isinstance(action, a.Evoke):
        return f"evoked {_way(action.action)}"
    return _way(action)


def _way(action: Action | a.Lent) -> str:
    match action:
        case a.Swap() | a.Seize():
            return "take"
        case a.Fly():
            return "flight"
        case a.Speed():
            return "velocity"
        case a.Transport():
            return "transportation"
        case a.Steal() if action.tampu:
            return "steal_tampu"
        case a.Pull() | a.Steal():
            return "theft"
        case a.Attack(overload=True):
            return "overload"
        case a.Attack(reach=True):
            return "reach"
    return action.key


def _evoked_ally(action: Action) -> str | None:
    return action.walla if isinstance(action, a.Evoke) else None


def _walla(action: Action) -> str | None:
    made = made_of(action)
    if isinstance(made, a.Offer | a.Wish | a.Stand):
        return made.walla or None
    return None


def _ally(action: Action) -> str | None:
    return action.ally or None if isinstance(action, a.Offer) else None


def _target(action: Action) -> str | None:
    made = made_of(action)
    return made.target if isinstance(made, a.Attack | a.Ambush) else None


def _load(action: Action) -> str | None:
    made = made_of(action)
    if isinstance(made, a.Speed):
        return made.carrying or made.fetching or ALONE
    if isinstance(made, a.Fly):
        return made.carrying or ALONE
    return ALONE if isinstance(made, a.Place | a.Walk) else None


def _played_for(action: Action) -> str | None:
    return action.walla or None if isinstance(action, a.Play) else None


def _hand(action: Action) -> str | None:
    return action.ayllu or None if isinstance(action, a.Play) else None


def _finder(action: Action) -> str | None:
    return action.walla or None if isinstance(action, a.Unveil) else None


def _tampu(action: Action) -> str | None:
    made = made_of(action)
    return made.tampu or None if isinstance(made, a.Steal) else None


def _gainer(action: Action) -> str | None:
    """Who gets what an offering brings."""
    return action.partner or OWN if isinstance(action, a.Offer) else None


def _price(action: Action) -> str | None:
    """What a card of a hand that is seen is taken for: an own card, or llamas."""
    if isinstance(action, a.Seize):
        return LLAMAS
    return action.own if isinstance(action, a.Swap) else None


def _stored(action: Action) -> str | None:
    """How many llamas are laid aside."""
    return str(action.llamas) if isinstance(action, a.Store) else None


def _staff(action: Action) -> bool | None:
    return action.staff if isinstance(action, a.Wish) and action.wamani else None


QUESTIONS: Final[Sequence[tuple[str, Callable[[Action], object]]]] = (
    ("way", way_of),
    ("walla", _walla),
    ("ally", _ally),
    ("target", _target),
    ("evoked", _evoked_ally),
    ("load", _load),
    ("staff", _staff),
    ("card_walla", _played_for),
    ("card_hand", _hand),
    ("finder", _finder),
    ("tampu", _tampu),
    ("price", _price),
    ("gainer", _gainer),
    ("stored", _stored),
)
"""What can be asked, and what an action answers to it."""
_GOING: Final = (("load", _load), *QUESTIONS)
"""The same where a walla goes by itself: the way of it is asked only where who comes along leaves several. Where one
way burns and another does not, it is asked first."""


def asked(
    state: State, actions: Sequence[Action]
) -> PlayAction[Action] | OpenQuestion[str, object, Action] | None:
    """The one action that a gesture means, or the first question that tells apart what it may mean."""
    left = worthwhile(state, actions)
    alike = len({burns(state, action) for action in left}) <= 1
    goes = all(isinstance(made_of(action), a.Place | a.Walk | a.Fly | a.Speed) for action in left)
    return narrow(left, _GOING if goes and alike else QUESTIONS)


def companies(actions: Sequence[Action]) -> bool:
    """Whether these differ in nothing but the company that is transported."""
    made = [made_of(action) for action in actions]
    return len(made) > 1 and all(isinstance(one, a.Transport) for one in made)


def to_place(actions: Sequence[Action]) -> bool:
    """Whether these differ in nothing but the wamani to which a card brings a walla."""
    plays = [action for action in actions if isinstance(action, a.Play) and action.wamani]
    return (
        len(actions) > 1 and len(plays) == len(actions) and len({(one.card, one.walla) for one in plays}) == 1
    )
