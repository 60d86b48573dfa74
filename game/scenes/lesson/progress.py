"""How far a learner has come in a lesson, and the game that is played in it. Knows no screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Generic

from game.core.contract import ActionT, EventT, GameStep, Refusal, Rules, StateT
from game.core.record import GameSession
from game.kit.board.standing_orders import is_ordered
from game.scenes.lesson.script import LessonChapter, LessonStep


@dataclass(frozen=True, slots=True)
class _StepStart(Generic[StateT, ActionT, EventT]):
    """Where the learner was when a step began: in which chapter, at which of its steps, after which of its actions."""

    chapter_index: int
    step_index: int
    rounds_passed: int
    steps: tuple[GameStep[StateT, ActionT, EventT], ...]


class LessonProgress(Generic[StateT, ActionT, EventT]):
    """A learner's progress through the chapters of a lesson. `session` is a new one with each chapter."""

    def __init__(
        self, rules: Rules[StateT, ActionT, EventT], chapters: Sequence[LessonChapter[StateT]]
    ) -> None:
        self.rules = rules
        self.chapters = chapters
        self.chapter_index = 0
        self.rounds_passed = 0  # between the chapter before and this one; 0 where this one is another game
        self.step_index = 0  # within the chapter
        self._ordered = False  # whether the step's order was given, or skipped
        self.done = 0  # of the step's expected actions
        self.replied = 0  # of the rival's actions
        self.session = GameSession(rules, chapters[0].initial)
        self._begun: list[_StepStart[StateT, ActionT, EventT]] = []  # of this step and of all before it
        self._begin_step()

    @property
    def chapter(self) -> LessonChapter[StateT]:
        """The chapter that the learner is at."""
        return self.chapters[self.chapter_index]

    @property
    def step(self) -> LessonStep:
        """The step that the learner is at."""
        return self.chapter.steps[self.step_index]

    @property
    def step_count(self) -> int:
        """How many steps the lesson has."""
        return sum(len(chapter.steps) for chapter in self.chapters)

    @property
    def step_number(self) -> int:
        """Which of all steps this is, counted from 1."""
        before = self.chapters[: self.chapter_index]
        return sum(len(chapter.steps) for chapter in before) + self.step_index + 1

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.step_number == self.step_count

    @property
    def game_over(self) -> bool:
        """Whether the game of the lesson has come to its end."""
        return self.rules.outcome(self.session.state) is not None

    # the learner

    @property
    def awaits_order(self) -> bool:
        """Whether the learner is first to give a standing order."""
        return bool(self.step.order) and not self._ordered

    def take_order(self) -> bool:
        """Take note of the order that the learner has given; returns whether it was waited for. Goes on where that was
        all.
        """
        if not self.awaits_order or not is_ordered(self.session.wishes, self.step.order):
            return False
        self._ordered = True
        if self.readable and not self.step.pause:
            self.go_on()
        return True

    @property
    def awaited(self) -> str:
        """The action that is to come next, in notation; empty where none is."""
        expect = () if self.awaits_order else self.step.expect
        return expect[self.done][0] if self.done < len(expect) else ""

    def awaited_action(self) -> ActionT | None:
        """The action that is to come next, or None where none is."""
        return self._action(self.awaited) if self.awaited else None

    def allows(self, action: ActionT) -> bool:
        """Whether this action may be done now."""
        return self._expected(action) or _fits(self.rules.format_action(action), self.step.also)

    def _expected(self, action: ActionT) -> bool:
        expect = () if self.awaits_order else self.step.expect
        return self.done < len(expect) and _fits(self.rules.format_action(action), expect[self.done])

    def play(self, action: ActionT) -> bool:
        """Play an action that is allowed; returns whether the game took it. Goes on where a step is done."""
        expected = self._expected(action)
        if isinstance(self.session.act(action), Refusal):
            return False
        if expected:
            self.done += 1
            if not self.awaited and not self.step.rival and not self.step.pause:
                self.go_on()
        return True

    def go_on(self) -> None:
        """Go to the next step; at the last one nothing happens."""
        if self.last:
            return
        self._clear()
        if self.step_index + 1 < len(self.chapter.steps):
            self.step_index += 1
        else:
            self._begin_chapter()
        self._begin_step()

    def _clear(self) -> None:
        self.done = self.replied = 0
        self._ordered = False

    def _begin_chapter(self) -> None:
        self.chapter_index, self.step_index = self.chapter_index + 1, 0
        initial = self.chapter.initial
        rounds = self.rules.round(initial) - self.rules.round(self.session.state)
        self.rounds_passed = 0 if self.chapter.another_game else rounds
        self.session = GameSession(self.rules, initial)

    def _begin_step(self) -> None:
        start = _StepStart(self.chapter_index, self.step_index, self.rounds_passed, self.session.steps)
        self._begun.append(start)

    @property
    def can_go_back(self) -> bool:
        """Whether anything was done or read before."""
        return self._has_begun or len(self._begun) > 1

    @property
    def _has_begun(self) -> bool:
        """Whether the learner has done anything in this step."""
        return self.done > 0 or self._ordered

    def go_back(self) -> None:
        """Go back to where this step began, or from there to where the one before it began.

        The session is a new one: what was done since is not done.
        """
        if not self._has_begun and len(self._begun) > 1:
            self._begun.pop()
        start = self._begun[-1]
        self.chapter_index, self.step_index = start.chapter_index, start.step_index
        self.rounds_passed = start.rounds_passed
        self._clear()
        self.session = GameSession(self.rules, self.chapter.initial, steps=start.steps)

    def skip(self) -> None:
        """Do what is left of the step, on both sides, and go on."""
        step = self.step
        self._ordered = True
        for alternatives in step.expect[self.done :]:
            self._do(alternatives[0])
        self.done = len(step.expect)
        while self.reply():
            pass
        if self.step is step:
            self.go_on()

    # the rival

    @property
    def replying(self) -> bool:
        """Whether the rival has something to do now."""
        return not (self.awaits_order or self.awaited) and self.replied < len(self.step.rival)

    def reply(self) -> bool:
        """Let the rival do one thing; returns whether there was one."""
        if not self.replying:
            return False
        self.replied += 1
        self._do(self.step.rival[self.replied - 1])
        return True

    @property
    def readable(self) -> bool:
        """Whether nothing is left to do in this step but to read it."""
        return not (self.awaits_order or self.awaited or self.replying)

    def _action(self, line: str) -> ActionT:
        action = self.rules.parse_action(self.session.state, line)
        assert not isinstance(action, Refusal), f"{self.step.name}: {line}"
        return action

    def _do(self, line: str) -> None:
        done = self.session.act(self._action(line))
        assert not isinstance(done, Refusal), f"{self.step.name}: {line}: {done}"


def _fits(line: str, patterns: list[str]) -> bool:
    return any(line == pattern or fnmatchcase(line, pattern) for pattern in patterns)
