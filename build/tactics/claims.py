"""The kinds of tactical positions: what is claimed of each, and how it is proved of a turn that was played."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from search import WIN, Aim, Bounds, chance_of, to_spoil

from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import CAMP, IS_ZEPPELIN_TYPE

THROWS: Final = (a.Roll, a.Reroll, a.Sacrifice, a.Manufacture)


class Kind(StrEnum):
    """What the player to move has to see."""

    WIN = "win"  # the turn can be won, whatever happens
    STOP = "stop"  # the next player is about to win
    KEEP = "keep"  # its own harvest wins in the next turn, if the only rival does not spoil it
    WASTE = "waste"  # a right that costs nothing is left


@dataclass(frozen=True, slots=True)
class Claim:
    """What a right turn does: of STOP and KEEP, how far it brings the next player's chance down."""

    kind: Kind
    idle: float = 0.0  # at least this is the chance if nothing is done
    most: float = 0.0  # and at most this after a right turn


def holds(claim: Claim, turn: Sequence[State], actions: Sequence[Action]) -> bool:
    """Whether a turn that was played is right: its states, the last one after it, and its actions."""
    before, after = turn[0], turn[-1]
    match claim.kind:
        case Kind.WIN:
            return after.winner == before.mover and not any(isinstance(action, THROWS) for action in actions)
        case Kind.WASTE:
            return after.winner == before.mover or not wasted(turn[-2])
        case _:
            return (
                after.winner == before.mover
                or rival_chance(claim.kind, before.mover, after).high <= claim.most
            )


def rival_aim(kind: Kind, seat: int) -> Aim:
    """What the next player is after, against whoever plays this seat."""
    return WIN if kind is Kind.STOP else to_spoil(seat)


def rival_chance(kind: Kind, seat: int, state: State, enough: float = 1.0) -> Bounds:
    """The chance of the player whose turn begins to do what the claim is about; see `chance_of`."""
    return Bounds(0.0, 0.0) if state.winner >= 0 else chance_of(state, rival_aim(kind, seat), enough)


def wasted(state: State) -> bool:
    """Whether a right is lost that costs nothing to use, if the turn is ended here.

    That is a re-roll of a die that has no use, and a die that could protect something: before the next roll it may
    be taken back.
    """
    legal = legal_actions(state)
    if not state.dice:
        return False
    if any(isinstance(action, a.Reroll) for action in legal):
        return True
    return any(isinstance(action, a.Protect) and useful(state, action) for action in legal)


def useful(state: State, action: a.Protect) -> bool:
    """Whether the die makes a token safer that rivals may attack on foot, and that has no protection yet."""
    tile, game = state.game.index[action.tile], state.game
    kind = state.board[tile] & 7
    if game.mountains >> tile & 1 or IS_ZEPPELIN_TYPE[kind] or state.protecting[tile] or tile == state.shield:
        return False
    return kind != CAMP or action.die > state.natural_protection(state.mover)
