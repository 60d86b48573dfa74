"""A game that is analysed bit by bit: what is still to be judged, and how far it has come."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.analysis.judging import POSITIONS, SEEDS, JudgedMove, judge_move
from game.core.analysis.moves import Move, actions_of, moves_of, state_at
from game.core.analysis.result import Analysis, analysis_of
from game.core.contract import AnyAction, AnyRules, AnyState, AnyStep, AnyTitle
from game.core.record.seen_games import ToldGame


@dataclass(frozen=True, slots=True)
class Task:
    """A move to be judged: the state that it begins in and its actions; without actions that state alone."""

    state: AnyState
    played: tuple[AnyAction, ...]
    deals: tuple[AnyState, ...] = ()  # all that the state may be, where only some of it is known


class AnalysisWork:
    """Takes the judgements of one task after another, whoever judges them.

    Before its end a game is judged as `eyes` know it (see `ToldGame`): chances and mistakes that followed from the
    cards of others would tell of them.
    """

    def __init__(
        self,
        rules: AnyRules,
        initial: AnyState,
        steps: Sequence[AnyStep],
        positions: int = POSITIONS,
        *,
        eyes: int | None = None,
    ) -> None:
        self.rules, self.initial, self.steps, self.positions = rules, initial, tuple(steps), positions
        self.told = ToldGame(rules, initial, self.steps, eyes)
        self.moves = tuple(self._as_seen(move) for move in moves_of(rules, initial, steps))
        self.judged: list[JudgedMove] = []

    @property
    def total(self) -> int:
        """How many tasks there are."""
        return len(self.moves) + 1

    @property
    def done(self) -> bool:
        """Whether all is judged."""
        return len(self.judged) == self.total

    @property
    def next(self) -> Task | None:
        """The task to be judged now; None when all are."""
        number = len(self.judged)
        if number < len(self.moves):
            move = self.moves[number]
            return self._task(state_at(self.initial, self.steps, move.begin), self._played(move))
        return None if self.done else self._task(state_at(self.initial, self.steps, len(self.steps)), ())

    def _task(self, state: AnyState, played: tuple[AnyAction, ...]) -> Task:
        """What is asked of a state as far as it is known."""
        if self.told.open:
            return Task(state, played)
        deals = tuple(
            self.rules.resample(self.rules.observation(state, self.told.eyes), seed) for seed in SEEDS
        )
        return Task(deals[0], played, deals)

    def _as_seen(self, move: Move) -> Move:
        """The move; where only others saw what it showed, it showed nothing that could be called luck."""
        last = self.steps[move.end - 1].events
        return replace(move, shows=move.shows and self.told.events(last) == tuple(last))

    def _played(self, move: Move) -> tuple[AnyAction, ...]:
        """What was done in a move; nothing where that is not known."""
        played = actions_of(move, self.steps)
        texts = [self.rules.format_action(action) for action in played]
        return () if any(self.told.line(text, move.seat) != text for text in texts) else played

    def take(self, judged: JudgedMove) -> None:
        """The judgement of the present task."""
        self.judged.append(judged)

    def result(self) -> Analysis | None:
        """What it adds up to so far; None before a whole move is known."""
        if len(self.judged) < 2:
            return None
        return analysis_of(self.rules, self.moves, self.steps, self.judged)


def judge_next(title: AnyTitle, work: AnalysisWork) -> bool:
    """Judge the present task here and now; whether there was one."""
    task, judge = work.next, title.bots.judge
    if task is None or judge is None:
        return False
    work.take(judge_move(title.rules, judge, task.state, task.played, work.positions, task.deals))
    return True
