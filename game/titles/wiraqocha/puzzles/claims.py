"""What is claimed of positions in which there is something to see, and how a turn that was played is judged by it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.titles.wiraqocha.bots.planning import guards
from game.titles.wiraqocha.bots.turn_search import (
    EFFORT,
    THROWS,
    WIN,
    Aim,
    Effort,
    Search,
    UnprovedError,
    chance_of,
    finished,
    reaches,
    to_spoil,
    wins,
)
from game.titles.wiraqocha.puzzles.throw_search import chance_of_throw
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.chance_outcomes import chance_outcomes
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.state import State

ROUNDING: Final = 1e-9
AS_GOOD: Final = 0.005  # chances that differ by no more are the same but for rounding
SECOND: Final = 0.15  # at least so much worse is every throw but the best ones


class Kind(StrEnum):
    """What the player to move has to see."""

    WIN = "win"  # the turn can be won, whatever happens
    CHANCE = "chance"  # it can be won by a throw, and one throw is much better than others
    STOP = "stop"  # the next player is about to win
    KEEP = "keep"  # its own harvest wins in the next turn, if the only rival does not spoil it
    WASTE = "waste"  # a right that costs nothing is left


@dataclass(frozen=True, slots=True)
class Claim:
    """What a right turn does: of CHANCE what it promises, of STOP and KEEP what it leaves the rival."""

    kind: Kind
    idle: float = 0.0  # at least this is the next player's chance if nothing is done
    most: float = 0.0  # and at most this after a right turn
    chance: float = 0.0  # to win, by the best throw
    second: float = 0.0  # and by the best of the others


def thrown(actions: Sequence[Action]) -> bool:
    """Whether dice were thrown in a turn."""
    return any(isinstance(action, THROWS) for action in actions)


def lucky(turn: Sequence[State], actions: Sequence[Action]) -> Search[bool]:
    """Whether a turn that won needed its dice: some throw could have come so that nothing won for certain any more.

    Where that is too much to search through, it is not said. Of STOP and KEEP it never is: every end of the turn would
    have to be refuted by a search of its own.
    """
    for number, (state, action) in enumerate(zip(turn, actions, strict=False)):
        if not isinstance(action, THROWS):
            continue
        rest = tuple([later for later in actions[number + 1 :] if not isinstance(later, a.End)])
        for outcome in chance_outcomes(state, action):
            yield
            if not thrown(rest) and wins(outcome.state, rest):
                continue
            if (yield from reaches(outcome.state, WIN, Effort(EFFORT))) is False:
                return True
    return False


@dataclass(frozen=True, slots=True)
class ClaimResult:
    """Whether a turn is right, and the chance that it leaves: of CHANCE one's own, of STOP and KEEP the rival's."""

    right: bool
    chance: float = 0.0


def judged(claim: Claim, turn: Sequence[State], actions: Sequence[Action]) -> Search[ClaimResult]:
    """How right a turn is that was played: its states, the last one after it, and its actions."""
    before, after = turn[0], turn[-1]
    won = after.winner == before.mover
    match claim.kind:
        case Kind.WIN:
            return ClaimResult(won and not (yield from lucky(turn, actions)))
        case Kind.WASTE:
            return ClaimResult(won or not wasted(turn[-2]))
        case Kind.CHANCE:
            chance = yield from first_throw(turn, actions)
            return ClaimResult(chance >= claim.chance - AS_GOOD, chance)
        case kind:
            if won or after.winner >= 0:
                return ClaimResult(won)
            found = yield from rival_chance(kind, before.mover, after, claim.most)
            return ClaimResult(found <= claim.most + ROUNDING, found)


def holds(claim: Claim, turn: Sequence[State], actions: Sequence[Action]) -> bool:
    """Whether a turn that was played is right."""
    return finished(judged(claim, turn, actions)).right


def first_throw(turn: Sequence[State], actions: Sequence[Action]) -> Search[float]:
    """The chance to win by the first throw of a turn that was played; 0 where there is none, or it is too much."""
    for state, action in zip(turn, actions, strict=False):
        if isinstance(action, THROWS):
            try:
                return (yield from chance_of_throw(state, action, Effort(EFFORT)))
            except UnprovedError:
                return 0.0
    return 0.0


def rival_aim(kind: Kind, seat: int) -> Aim:
    """What the next player is after, against whoever plays this seat."""
    return WIN if kind is Kind.STOP else to_spoil(seat)


def rival_chance(kind: Kind, seat: int, state: State, enough: float = 1.0) -> Search[float]:
    """The chance of the player whose turn begins to do what the claim is about; see `chance_of`."""
    if state.winner >= 0:
        return 0.0
    return (yield from chance_of(state, rival_aim(kind, seat), enough))


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
    return any(
        isinstance(action, a.Protect) and guards(state, state.game.index[action.tile], action.die)
        for action in legal
    )
