"""Games from which the winning move was taken out by hand: the analysis names that move among the dearest mistakes.

    python -m tests.wiraqocha.long.missed_wins [--games 40] [--first 1] [--positions 1000]

Computer players play a game to its end. In place of the last move its player ends the turn, or does something else that
wins nothing, and the game goes on. The analysis of this other game knows nothing of the first.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.analysis.judging import POSITIONS, judge_move
from game.core.analysis.moves import Move, actions_of, moves_of, state_at
from game.core.analysis.result import MISTAKES, WORTH_TELLING
from game.core.contract import Applied, BotName, GameStep
from game.titles.wiraqocha.bots.levels import UNKNOWN
from game.titles.wiraqocha.bots.planning import best_plans
from game.titles.wiraqocha.bots.sampling_search import BROAD
from game.titles.wiraqocha.bots.title_bots import BOTS, WiraqochaBot
from game.titles.wiraqocha.bots.win_chance import WON
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.actions import Action, End
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA, WiraqochaStep
from game.titles.wiraqocha.title import TITLE

LEVELS: Final = ("engineer", "surveyor", "engineer", "cadet")
COLOURS: Final = ("red", "blue", "green", "yellow")
_MOST: Final = 2000  # steps of a game


@dataclass(frozen=True, slots=True)
class MissedWin:
    """A game without its winning move, and after how many of its steps that would have been."""

    initial: State
    steps: tuple[WiraqochaStep, ...]
    begin: int


def missed_win(seed: int) -> MissedWin | None:
    """The game of this seed; None where the last move cannot be replaced by one that wins nothing."""
    seats = 2 + seed % 3
    initial = new_game(DATA.load(), Setup(COLOURS[:seats], seed, "random"))
    bots = [_bot(LEVELS[(seed + seat) % 4], 10 * seed + seat) for seat in range(seats)]
    steps = tuple(_played(initial, bots))
    last = moves_of(WIRAQOCHA, initial, steps)[-1]
    before = state_at(initial, steps, last.begin)
    if WIRAQOCHA.outcome(steps[-1].after) is None or last.seat != steps[-1].after.winner:
        return None
    other = _other(before, last, bots[last.seat])
    if other is None:
        return None
    first = _step(before, other)
    return MissedWin(initial, (*steps[: last.begin], first, *_played(first.after, bots)), last.begin)


def _bot(level: str, seed: int) -> WiraqochaBot:
    made = BOTS.make(BotName(level), seed)
    assert not hasattr(made, "reason"), level
    return made


def _played(state: State, bots: Sequence[WiraqochaBot]) -> Iterator[WiraqochaStep]:
    """The steps of a game from here to its end."""
    for number in range(_MOST):
        seat = WIRAQOCHA.decider(state)
        if seat is None:
            return
        step = _step(state, bots[seat].choose(WIRAQOCHA.resample(WIRAQOCHA.observation(state, seat), number)))
        state = step.after
        yield step


def _step(state: State, action: Action) -> WiraqochaStep:
    applied = WIRAQOCHA.apply(state, WIRAQOCHA.decider(state), action)
    assert isinstance(applied, Applied), action
    return GameStep(state.mover, action, applied.state, applied.events)


def _other(state: State, last: Move, bot: WiraqochaBot) -> Action | None:
    """What ends the turn without a win, or throws a die; nothing where no such thing is possible."""
    options = [action for action in WIRAQOCHA.legal_actions(state) if isinstance(action, UNKNOWN)]
    options.sort(key=lambda action: not isinstance(action, End))
    for action in options:
        after = WIRAQOCHA.successor(state, action)
        if WIRAQOCHA.outcome(after) is None:
            return action
    return None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The place of the move's turn among the mistakes of all (0: not among the dearest), what it cost, and how many
    moves were judged. `cheap`: the win was seen, and hardly anything was lost without it.
    """

    place: int
    cost: float
    judged: int
    cheap: bool


def judged(missed: MissedWin, positions: int = POSITIONS) -> Verdict:
    """The analysis of the game without its winning move, as far as its place among the mistakes hangs on it.

    Wins that were missed come before other mistakes but the dearest of all: no other move need be judged.
    """
    assert TITLE.bots.judge is not None
    lost = defaultdict[int, float](float)  # by the turn of a missed win
    turn, count = 0, 0
    for move in moves_of(WIRAQOCHA, missed.initial, missed.steps):
        state = state_at(missed.initial, missed.steps, move.begin)
        if move.begin == missed.begin or best_plans(state, BROAD)[0].value == WON:
            played = actions_of(move, missed.steps)
            one = judge_move(WIRAQOCHA, TITLE.bots.judge, state, played, positions)
            count += 1
            if one.win:
                lost[move.turn] -= one.cost[move.seat]
                turn = move.turn if move.begin == missed.begin else turn
    named = [
        found
        for found, cost in sorted(lost.items(), key=lambda one: -one[1])[: MISTAKES - 1]
        if cost >= WORTH_TELLING
    ]
    return Verdict(
        named.index(turn) + 1 if turn in named else 0,
        lost[turn],
        count,
        turn > 0 and lost[turn] < WORTH_TELLING,
    )


def main() -> None:
    """Play, take out, analyse, count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    options = parser.parse_args()
    found = tried = 0
    for seed in range(options.first, options.first + 4 * options.games):
        missed = missed_win(seed)
        if missed is None:
            continue
        verdict = judged(missed, options.positions)
        if verdict.cheap:
            continue
        tried += 1
        found += verdict.place > 0
        print(
            f"seed {seed}: place {verdict.place}, cost {verdict.cost:.2f}, {verdict.judged} judged; ", end=""
        )
        print(f"{found} of {tried}", flush=True)
        if tried == options.games:
            break


if __name__ == "__main__":
    main()
