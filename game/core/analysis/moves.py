"""The decisions of a recorded game: what one seat decided in a row, as far as nothing unknown was shown."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.core.contract import AnyAction, AnyRules, AnyState, AnyStep


@dataclass(frozen=True, slots=True)
class Move:
    """The steps `begin` to `end` (that one not included) of a game: whose they are, and how far the game was before.

    `shows` says whether in the last of them chance showed something; it does so after all that was decided. Whose
    throw or draw that was is the `thrower`, whose turn it was the `owner`.
    """

    seat: int
    round: int
    turn: int
    begin: int
    end: int
    shows: bool
    thrower: int
    owner: int

    @property
    def answers(self) -> bool:
        """Whether it was decided in the turn of another."""
        return self.seat != self.owner


def moves_of(rules: AnyRules, initial: AnyState, steps: Sequence[AnyStep]) -> tuple[Move, ...]:
    """All decisions of a game, in order and without a gap."""
    return tuple(_moves(rules, initial, steps))


def _moves(rules: AnyRules, initial: AnyState, steps: Sequence[AnyStep]) -> Iterator[Move]:
    state, begin = initial, 0
    for number, step in enumerate(steps, 1):
        before = steps[number - 2].after if number > 1 else initial
        shows = rules.reveals(before, step.action, step.after)
        seat = rules.decider(state)
        if shows or number == len(steps) or _changed(rules, state, step.after):
            assert seat is not None, "no step follows the end of a game"
            chance = shows and shows_chance(rules, before, step)
            thrower = rules.turn_owner(before) if rules.passing(before) == step.action else seat
            yield Move(
                *(seat, rules.round(state), rules.turn(state), begin, number, chance, thrower),
                owner=rules.turn_owner(state),
            )
            state, begin = step.after, number


def shows_chance(rules: AnyRules, before: AnyState, step: AnyStep) -> bool:
    """Whether chance showed something, and not only who has answered, or that nobody has."""
    told = any(rules.foretold(event) != event for event in step.events)
    return told or rules.draws(before) != rules.draws(step.after)


def _changed(rules: AnyRules, begun: AnyState, now: AnyState) -> bool:
    """Whether another one decides, or another turn is played."""
    return rules.decider(now) != rules.decider(begun) or rules.turn(now) != rules.turn(begun)


def state_at(initial: AnyState, steps: Sequence[AnyStep], number: int) -> AnyState:
    """The state after so many steps."""
    return steps[number - 1].after if number else initial


def actions_of(move: Move, steps: Sequence[AnyStep]) -> tuple[AnyAction, ...]:
    """What was done in a move."""
    return tuple(step.action for step in steps[move.begin : move.end])
