"""What a gesture can mean: legal actions narrowed down, question by question, to one.

Knows the rules and no screen. A gesture gives candidates; `narrow` says either the one action they are or the next
thing to ask.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Final, TypeAlias

from game.kit.board import gesture_outcome
from game.kit.board.gesture_outcome import Choice, NotAllowed, OpenQuestion, PlayAction
from game.titles.wiraqocha.board.moves.payments import Payment, payment_of, worth_offering
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.actions import (
    Action,
    Conquer,
    Exoskeleton,
    Item,
    Plunder,
    Ransom,
    Recover,
    Restore,
    TokenAt,
    Tunnel,
    UseProbe,
)
from game.titles.wiraqocha.rules.engine import successor
from game.titles.wiraqocha.rules.state import State


class ActionKind(StrEnum):
    """What kind of thing is done, where one gesture can mean several."""

    CONQUER = "conquer"
    CAPTURE = "capture"
    PLUNDER = "plunder"
    TUNNEL = "tunnel"
    PAY_CUBES = "pay_cubes"
    PAY_CRYSTAL = "pay_crystal"


class QuestionKind(StrEnum):
    """What a question asks for."""

    ACTION_KIND = "action_kind"
    ITEM = "item"
    TOKEN = "token"
    DIE = "die"
    PAYMENT = "payment"


Value: TypeAlias = ActionKind | Item | TokenKind | TokenAt | Payment | int


GestureAnswer: TypeAlias = Choice[Value, Action]
GestureQuestion: TypeAlias = OpenQuestion[QuestionKind, Value, Action]


class HintKey(StrEnum):
    """What a gesture needs, in a word: locale keys under `table.hint`."""

    NO_DICE = "no_dice"
    PICKED_DICE = "picked_dice"
    ROLL_FIRST = "roll_first"
    CAMP_OF_RIVAL = "camp_of_rival"
    CARD_WORKS_ALONE = "card_works_alone"
    CARD_OF_ANOTHER = "card_of_another"
    NO_TARGET = "no_target"
    NOT_YOURS = "not_yours"
    NO_MARKET = "no_market"
    NO_CARDS = "no_cards"
    NO_GRAVEYARD = "no_graveyard"
    NO_TOKEN_MOVES = "no_token_moves"
    NOTHING_LIT = "nothing_lit"
    PICK_A_DIE = "pick_a_die"
    POINT_AT_TILE = "point_at_tile"
    AIM_FORCE_FIELD = "aim.build"
    AIM_FORTRESS = "aim.movefortress"
    AIM_DEATH_RAY = "aim.fireray"
    AIM_PROBE = "aim.useprobe"
    AIM_TUNNEL = "aim.tunnel"

    @property
    def aims(self) -> bool:
        """Whether a target is to be chosen next, so that nothing went wrong."""
        return self.value.startswith("aim.")


@dataclass(frozen=True, slots=True)
class GestureHint:
    """The gesture needs a word of advice, with a tile for its gap."""

    key: HintKey
    tile: str = ""


GestureOutcome: TypeAlias = PlayAction[Action] | GestureQuestion | NotAllowed | GestureHint | None


def action_kind(action: Action) -> ActionKind | None:
    """What kind of action it is, as far as one may have to ask."""
    match action:
        case Conquer():
            return ActionKind.CAPTURE if action.capturing else ActionKind.CONQUER
        case Plunder():
            return ActionKind.PLUNDER
        case Tunnel():
            return ActionKind.TUNNEL
        case Ransom():
            return ActionKind.PAY_CRYSTAL if action.crystal else ActionKind.PAY_CUBES
    return None


def item_of(action: Action) -> Item | TokenKind | None:
    """What the action takes or brings back."""
    match action:
        case Plunder() | Tunnel():
            return action.item
        case Restore() | Recover():
            return action.kind
    return None


def token_of(action: Action) -> TokenAt | None:
    """Which token the action sends out."""
    return action.token if isinstance(action, Conquer) else None


def die_of(action: Action) -> int | None:
    """The die that the action changes."""
    return action.die if isinstance(action, Exoskeleton) else None


_QUESTIONS: Final[Sequence[tuple[QuestionKind, Callable[[Action], Value | None]]]] = (
    (QuestionKind.ACTION_KIND, action_kind),
    (QuestionKind.ITEM, item_of),
    (QuestionKind.TOKEN, token_of),
    (QuestionKind.DIE, die_of),
    (QuestionKind.PAYMENT, payment_of),
)


def narrow(actions: Iterable[Action]) -> PlayAction[Action] | GestureQuestion | None:
    """The one action that these are, or the first question that tells them apart; None where there is none.

    What another of them makes pointless is never offered.
    """
    return gesture_outcome.narrow(worth_offering(actions), _QUESTIONS, _order)


def with_effect(state: State, actions: Iterable[Action]) -> tuple[Action, ...]:
    """These actions without uses of a card that would be wasted where another use of it is not.

    A Camp is protected by the greater of its die and its own strength (W-9.8), so that only one of the two is worth the
    Probe; and what shows a five already need not become one.
    """
    found = tuple(actions)
    probes = [action for action in found if isinstance(action, UseProbe)]
    if probes:
        best = {probe.tile: probe for probe in sorted(probes, key=partial(_left_by, state), reverse=True)}
        found = tuple(
            action for action in found if not isinstance(action, UseProbe) or best[action.tile] is action
        )
    changes = [action for action in found if isinstance(action, Exoskeleton)]
    telling = [action for action in changes if successor(state, action).dice != state.dice]
    if telling:
        found = tuple(action for action in found if not isinstance(action, Exoskeleton) or action in telling)
    return found


def _left_by(state: State, probe: UseProbe) -> int:
    """The protection that the Probe leaves there."""
    return successor(state, probe).protection(state.game.index[probe.tile])[0]


_DEEDS = tuple(ActionKind)


def _order(choice: GestureAnswer) -> tuple[int, tuple[Hashable, ...]]:
    """Deeds as listed, payments by thrift, anything else as it was found (sorting is stable)."""
    if isinstance(choice.value, Payment):
        return 0, choice.value.thrift
    return _DEEDS.index(choice.value) if isinstance(choice.value, ActionKind) else 0, ()
