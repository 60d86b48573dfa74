"""The computer players of the card race."""

import random
from collections.abc import Sequence
from dataclasses import replace

from game.core.contract import Advice
from game.kit.bots.levels import Level, TitleBots
from game.kit.bots.random_bot import RandomBot

from .rules import LET, RULES, Move, Race


class Thrifty:
    """Plays its highest card, or else rolls; takes a tax only from who leads, and spoils a pair only then."""

    def choose(self, state: Race) -> Move:
        if state.contested:
            leads = state.points[state.owner] == max(state.points)
            return RULES.legal_actions(state)[0 if leads else -1]
        if state.asked:
            return Move("tax" if state.points[state.owner] == max(state.points) else "let")
        hand = state.hands[state.owner]
        return Move("play", max(hand)) if hand else Move("roll")


class RaceJudge:
    """Who has more points is likelier to win; the thrifty play best, and the first thing that may be done is plain.

    See `game.core.contract.Judge`.
    """

    def chances(self, state: Race, salts: Sequence[int]) -> Sequence[float]:
        outcome = RULES.outcome(state)
        if outcome is not None:
            winners = outcome.winners
            return [float(seat in winners) / len(winners) for seat in range(len(state.points))]
        coming = [state.card if seat == state.owner else 0 for seat in range(len(state.points))]
        strengths = [2.0 ** (points + card) for points, card in zip(state.points, coming, strict=True)]
        return [strength / sum(strengths) for strength in strengths]

    def resample_chance(self, state: Race, salt: int) -> Race:
        deck = random.Random(salt).sample(sorted(state.deck), len(state.deck))
        return replace(state, seed=salt, deck=tuple(deck))

    def best_line(self, state: Race, positions: int) -> Sequence[Move]:
        return (Thrifty().choose(state),)

    def might_play(self, state: Race, line: Sequence[Move], positions: int) -> bool:
        """See `Judge.might_play`: the thrifty always play the same."""
        return False

    def plain_line(self, state: Race) -> Sequence[Move]:
        return tuple(RULES.legal_actions(state)[:1])

    def sides(self, state: Race) -> Sequence[Sequence[int]]:
        return [(seat,) for seat in range(len(state.points))]

    def likely_answer(self, state: Race) -> Move:
        return Thrifty().choose(state)

    def passes(self, action: Move) -> bool:
        return action == LET


LEVELS: dict[str, Level[Race, Move]] = {
    "random": Level(lambda name, seed: RandomBot(seed, RULES.legal_actions)),
    "thrifty": Level(lambda name, seed: Thrifty()),
}


def _advise(state: Race, positions: int, purpose: object) -> Advice[Move] | None:
    over = RULES.decider(state) is None
    return None if over else Advice(Thrifty().choose(state), "thrifty", {})


BOTS = TitleBots(LEVELS, _advise, shared=lambda state: None, judge=RaceJudge())
