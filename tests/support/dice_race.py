"""A tiny game that shares nothing with the real one: the record knows games only by their protocol.

Two seats race to ten points. The seat whose turn it is may `step` (one point) or `roll` a die; after a roll
the *other* seat decides whether to `grant` the points or to `halve` them, and the turn passes.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace

from game.core.contract import Applied, Outcome, Refusal

GOAL = 10


@dataclass(frozen=True)
class Race:
    seed: int
    drawn: int = 0
    turn: int = 0
    points: tuple[int, int] = (0, 0)
    pending: int = 0


@dataclass(frozen=True)
class Move:
    name: str


@dataclass(frozen=True)
class Scored:
    seat: int
    points: int


@dataclass(frozen=True)
class Rolled:
    seat: int
    face: int


class RaceRules:
    def decider(self, state: Race) -> int | None:
        if self.outcome(state):
            return None
        return 1 - state.turn if state.pending else state.turn

    def turn_owner(self, state: Race) -> int:
        return state.turn

    def turn(self, state: Race) -> int:
        return sum(state.points) + 1

    def round(self, state: Race) -> int:
        return self.turn(state) // 2

    def observation(self, state: Race, seat: int | None) -> Race:
        return replace(state, seed=0)

    def resample(self, observation: Race, seed: int) -> Race:
        return replace(observation, seed=seed)

    def seen_by(self, event: Scored | Rolled, seat: int | None) -> Scored | Rolled | None:
        return event

    def successor(self, state: Race, action: Move) -> Race:
        applied = self.apply(state, state.turn, action)
        assert isinstance(applied, Applied)
        return applied.state

    def legal_actions(self, state: Race, seat: int | None = None) -> Sequence[Move]:
        if self.outcome(state) or seat not in (None, self.decider(state)):
            return ()
        names = ("grant", "halve") if state.pending else ("step", "roll")
        return tuple(Move(name) for name in names)

    def interjections(self, state: Race, seat: int) -> Sequence[Move]:
        return ()

    def refusal(self, state: Race, seat: int | None, action: Move) -> Refusal | None:
        legal = seat is not None and action in self.legal_actions(state, seat)
        return None if legal else Refusal("not_now", {"action": action.name})

    def apply(self, state: Race, seat: int | None, action: Move) -> Applied[Race, Scored | Rolled] | Refusal:
        if refused := self.refusal(state, seat, action):
            return refused
        if action.name == "roll":
            word = f"{state.seed}/{state.drawn}".encode()
            face = hashlib.sha256(word).digest()[0] % 6 + 1
            return Applied(replace(state, drawn=state.drawn + 1, pending=face), (Rolled(state.turn, face),))
        gained = {"step": 1, "grant": state.pending, "halve": state.pending // 2}[action.name]
        points = list(state.points)
        points[state.turn] += gained
        after = replace(state, points=(points[0], points[1]), pending=0, turn=1 - state.turn)
        return Applied(after, (Scored(state.turn, gained),))

    def passing(self, state: Race) -> None:
        """See `Rules.passing`: nobody is asked about anything."""

    def outcome(self, state: Race) -> Outcome | None:
        return next(
            (Outcome(((seat,), (1 - seat,)), "race") for seat in (0, 1) if state.points[seat] >= GOAL), None
        )

    def foretold(self, event: Scored | Rolled) -> Scored | Rolled | None:
        return event

    def reveals(self, before: Race, action: Move, after: Race) -> bool:
        return after.drawn > before.drawn

    def draws(self, state: Race) -> int:
        return state.drawn

    def opening(self, initial: Race) -> Sequence[Scored | Rolled]:
        return ()

    def digest(self, state: Race) -> str:
        return hashlib.sha256(repr(astuple(state)).encode()).hexdigest()[:8]

    def format_action(self, action: Move) -> str:
        return action.name

    def covered_line(self, text: str) -> str:
        return text

    def parse_action(self, state: Race, text: str) -> Move | Refusal:
        if text not in ("step", "roll", "grant", "halve"):
            return Refusal("unknown_action", {"action": text})
        return Move(text)


RACE = RaceRules()
