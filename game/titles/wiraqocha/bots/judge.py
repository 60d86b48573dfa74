"""Who reads games of Wiraqocha again: see `game.core.contract.Judge`."""

import random
from collections.abc import Sequence
from typing import Final

from game.titles.wiraqocha.bots.levels import Surveyor
from game.titles.wiraqocha.bots.planning import best_plan
from game.titles.wiraqocha.bots.sampling_search import LOOK, SamplingSearch
from game.titles.wiraqocha.bots.win_chance import win_chances
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.change import with_future
from game.titles.wiraqocha.rules.engine import successor
from game.titles.wiraqocha.rules.state import Phase, State

_SEED: Final = 1
_OTHER_SEED: Final = 2
_AS_GOOD: Final = 0.01  # of a chance to win


class WiraqochaJudge:
    """Values a throw by the best turn at sight that it allows, and searches as the highest level does."""

    def chances(self, state: State, seeds: Sequence[int]) -> Sequence[float]:
        """The chances after this turn as it is played at sight; before the roll on average over these rolls."""
        if state.winner >= 0 or state.phase is not Phase.PREPARATION:
            return _at_sight(state)
        sums = [0.0] * len(state.game.colours)
        planned = best_plan(state, LOOK).state
        for seed in seeds:
            ready = self.resample_chance(planned, seed)
            found = _at_sight(ready if ready.winner >= 0 else successor(ready, a.Roll()))
            sums = [total + chance for total, chance in zip(sums, found, strict=True)]
        return [total / len(seeds) for total in sums]

    def resample_chance(self, state: State, seed: int) -> State:
        """Other dice, and another order of the pile."""
        deck = tuple(random.Random(seed).sample(sorted(state.deck), len(state.deck)))
        return with_future(state, deck=deck, seed=seed, drawn=0)

    def best_line(self, state: State, positions: int) -> Sequence[Action]:
        """What the Empress would do."""
        return SamplingSearch(_SEED, 0.0, positions).line(state)

    def might_play(self, state: State, line: Sequence[Action], positions: int) -> bool:
        """Whether the Empress plays it, or something that she holds for hardly better, against other dice."""
        judged = SamplingSearch(_OTHER_SEED, 0.0, positions).judged(state)
        best = judged[0].value
        return any(best - one.value <= _AS_GOOD and _begins(one.actions, line) for one in judged)

    def plain_line(self, state: State) -> Sequence[Action]:
        """What the surveyor would do."""
        return Surveyor().line(state)

    def sides(self, state: State) -> Sequence[Sequence[int]]:
        """Everybody alone."""
        return [(seat,) for seat in range(len(state.game.colours))]

    def likely_answer(self, state: State) -> Action:
        """What the surveyor would do; nobody answers in the turn of another."""
        return Surveyor().line(state)[0]

    def passes(self, action: Action) -> bool:
        """Nobody is asked in the turn of another."""
        return False


def _begins(turn: Sequence[Action], line: Sequence[Action]) -> bool:
    """Whether a turn and a line are the same as far as both go."""
    both = min(len(turn), len(line))
    return tuple(turn[:both]) == tuple(line[:both])


def _at_sight(state: State) -> Sequence[float]:
    if state.winner >= 0:
        return win_chances(state)
    return win_chances(best_plan(state, LOOK).state)


JUDGE: Final = WiraqochaJudge()
