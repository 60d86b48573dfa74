"""A game that is analysed bit by bit: what is still to be judged, and how far it has come."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.analysis.judging import POSITIONS, JudgedMove, judge_move
from game.analysis.moves import actions_of, moves_of, state_at
from game.analysis.result import Analysis, analysis_of
from game.protocol import AnyAction, AnyRules, AnyState, AnyStep, AnyTitle


@dataclass(frozen=True, slots=True)
class Task:
    """A move to be judged: the state that it begins in and its actions; without actions the last state."""

    state: AnyState
    played: tuple[AnyAction, ...]


class AnalysisWork:
    """Takes the judgements of one task after another, whoever judges them."""

    def __init__(
        self, rules: AnyRules, initial: AnyState, steps: Sequence[AnyStep], positions: int = POSITIONS
    ) -> None:
        self.rules, self.initial, self.steps, self.positions = rules, initial, tuple(steps), positions
        self.moves = moves_of(rules, initial, steps)
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
            return Task(state_at(self.initial, self.steps, move.begin), actions_of(move, self.steps))
        return None if self.done else Task(state_at(self.initial, self.steps, len(self.steps)), ())

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
    work.take(judge_move(title.rules, judge, task.state, task.played, work.positions))
    return True
