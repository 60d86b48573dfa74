"""What a use of a Legendary power is told apart by, step by step, and whom it would strike (section 17)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.kit.board.gesture_outcome import OpenQuestion, narrow
from game.kit.board.gesture_table import Gesture, GestureTable
from game.titles.inkas.board.moves.choices import (
    BoardPlace,
    Piece,
    PieceKind,
    PlaceKind,
    PossibleGestures,
    wamani_of,
)
from game.titles.inkas.content.definitions import CARDS, PIECES, SUYUS, WAMANIS
from game.titles.inkas.content.legends import LegendaryKind, Numbing, Slaying
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.battles import answered_attack
from game.titles.inkas.rules.board import suyu_of
from game.titles.inkas.rules.fixed_order import CARD_INDEX, PIECE_INDEX, bits
from game.titles.inkas.rules.invoked import kind_of
from game.titles.inkas.rules.look import spared
from game.titles.inkas.rules.power_effects import placed_effects, struck, wamanis_of
from game.titles.inkas.rules.state import State

STAY: Final = ""
"""The wamani of a user that stays where it is."""
_STEPS: Final = 4  # wamanis of the longest path


def _step(number: int) -> Callable[[a.Invoke], object]:
    return lambda action: action.wamanis[number] if number < len(action.wamanis) else STAY


_STAGES: Final[Sequence[tuple[str, Callable[[a.Invoke], object]]]] = (
    ("power", lambda action: (action.walla, action.source)),
    *(("wamani", _step(number)) for number in range(_STEPS)),
    ("suyu", lambda action: action.suyu),
    ("named", lambda action: action.named),
    ("adding", lambda action: action.adding),
    ("victim", lambda action: action.victim),
    ("ayllu", lambda action: action.ayllu),
)
"""What is asked for a use, and what it answers to it."""
PowerStep = OpenQuestion[str, object, a.Invoke]


def invocations(actions: Sequence[Action]) -> tuple[a.Invoke, ...]:
    """The uses of powers among these actions."""
    return tuple(action for action in actions if isinstance(action, a.Invoke))


def are_power(state: State, actions: Sequence[Action]) -> bool:
    """Whether these are uses of powers and nothing else but to play the card for what it is otherwise for."""
    invoking = state.game.invoking
    return bool(invocations(actions)) and all(
        isinstance(one, a.Invoke) or (isinstance(one, a.Play) and CARD_INDEX[one.card] in invoking)
        for one in actions
    )


def next_step(actions: Sequence[a.Invoke]) -> PowerStep | None:
    """The first question that tells these uses apart; None where they are one."""
    found = narrow(actions, _STAGES)
    return found if isinstance(found, OpenQuestion) else None


def power_of(state: State, action: a.Invoke) -> LegendaryKind:
    """The power that is used."""
    kind = kind_of(state, action)
    assert kind is not None  # else its use is not offered
    return kind


# on the board


def aimed(state: State, actions: Sequence[Action]) -> PossibleGestures:
    """What a hand can do for the next step of these uses: what is asked for is clicked, or the card is put on it."""
    step = next_step(invocations(actions))
    card = Piece(PieceKind.CARD, CARDS[min(state.game.invoking)])
    places: dict[Action, Sequence[BoardPlace]] = (
        {one: _places(state, step.kind, choice.value) for choice in step.choices for one in choice.actions}
        if step is not None
        else {}
    )
    return GestureTable(
        actions, lambda action: (Gesture(card, place, place) for place in places.get(action, ()))
    )


def _places(state: State, kind: str, value: object) -> Sequence[BoardPlace]:
    """Where an answer lies on the board; nowhere where the panel alone asks."""
    name = str(value)
    match kind:
        case "wamani" if name:
            return (BoardPlace(PlaceKind.WAMANI, name),)
        case "suyu":
            wamanis = [one for place, one in enumerate(WAMANIS) if suyu_of(place) == SUYUS.index(name)]
            return [BoardPlace(PlaceKind.WAMANI, one) for one in wamanis]
        case "named" | "victim":
            return (BoardPlace(PlaceKind.WALLA, name),)
    return ()


# what comes of it


@dataclass(frozen=True, slots=True)
class Stricken:
    """What a use would reach: wamanis, and the wallas that it would kill, that it would paralyse, and a partner's that
    are spared.
    """

    wamanis: tuple[str, ...]
    killed: tuple[str, ...]
    numbed: tuple[str, ...]
    spared: tuple[str, ...]


def stricken(state: State, action: a.Invoke) -> Stricken:
    """What a use would reach now."""
    user = PIECE_INDEX[action.walla]
    places, killed, numbed = dict[int, None](), 0, 0
    for effect, place in placed_effects(state, user, power_of(state, action), action, answered_attack(state)):
        if isinstance(effect, Slaying | Numbing):
            places.update(dict.fromkeys(wamanis_of(state, place, action, effect.area)))
            found = struck(state, user, place, action, effect)
            killed |= found if isinstance(effect, Slaying) else 0
            numbed |= found if isinstance(effect, Numbing) else 0
    look = state.look()
    here = sum(look.here(place) for place in places)
    kept = here & spared(state.game, user) & ~(1 << user)
    named = [wamani_of(state, name) for name in (action.named, action.victim, *_names(killed)) if name]
    lit = dict.fromkeys([*(WAMANIS[place] for place in places), *action.wamanis, *filter(None, named)])
    return Stricken(tuple(lit), _names(killed), _names(numbed & ~killed), _names(kept))


def _names(wallas: int) -> tuple[str, ...]:
    return tuple(PIECES[walla] for walla in bits(wallas))
