"""The lessons as data: positions, steps, and how far a learner has come. Knows no screen.

What a lesson holds is in assets/wiraqocha/lesson; no journal is ever written for it.
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.datafiles.problems import DataError
from game.datafiles.program_folders import assets_folder
from game.datafiles.yaml_text import read_yaml
from game.datafiles.yaml_tree import Node, node_at, plain, problem_at
from game.match import Session
from game.protocol import Refusal
from game.record import GameSession
from game.titles.wiraqocha.book import BOOK
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.rules import WIRAQOCHA
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.rounds import round_now
from game.titles.wiraqocha.rules.state import State

LESSONS: Final = ("first", "second")  # in the order in which they are taken

Ways = Annotated[list[str], Field(min_length=1)]
_Name = Annotated[str, Field(pattern=r"^[a-z_]+$")]


class LessonStep(BaseModel):
    """One step: what the learner is to do (`expect`, each the action itself and then patterns that will do), what
    may be done besides, what the rival does then, and what is lit meanwhile.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: _Name
    point: list[str] = []
    expect: list[Ways] = []
    also: list[str] = []
    rival: list[str] = []
    rule: str


@dataclass(frozen=True, slots=True)
class LessonChapter:
    """Steps that are played one after another from one position. `another_game`: not a later moment of the game
    before, but a game of its own.
    """

    name: str
    initial: State
    steps: tuple[LessonStep, ...]
    another_game: bool = False


class _PartForm(BaseModel):
    model_config = ConfigDict(extra="forbid")

    name: _Name
    another_game: bool = False
    position: dict[str, object]
    steps: Annotated[list[LessonStep], Field(min_length=1)]


class _LessonForm(BaseModel):
    model_config = ConfigDict(extra="forbid")

    chapters: Annotated[list[_PartForm], Field(min_length=1)]


def load_lesson(content: Content, lesson: str = LESSONS[0]) -> tuple[LessonChapter, ...]:
    """The parts of one of `LESSONS`. Raises DataError with what is wrong in its file."""
    file = assets_folder() / "wiraqocha" / "lesson" / f"{lesson}_lesson.yaml"
    root = read_yaml(file)
    try:
        form = _LessonForm.model_validate(plain(root))
    except ValidationError as error:
        raise DataError(
            problem_at(root, fault["loc"], "problem.invalid", found="…", why=fault["msg"])
            for fault in error.errors()
        ) from error
    return tuple(_part(root, number, part, content) for number, part in enumerate(form.chapters))


def _part(root: Node, number: int, form: _PartForm, content: Content) -> LessonChapter:
    where = ("chapters", number)
    for place, step in enumerate(form.steps):
        if step.rule not in BOOK.sections:
            at = (*where, "steps", place, "rule")
            options = ", ".join(BOOK.sections)
            raise DataError([problem_at(root, at, "problem.unknown_word", options=options, found=step.rule)])
    assert node_at(root, (*where, "position")) is not None
    position = read_position(root, content, (*where, "position"))
    return LessonChapter(form.name, position, tuple(form.steps), form.another_game)


class LessonProgress:
    """A learner's way through a lesson. The session is a new one with each part."""

    def __init__(self, parts: tuple[LessonChapter, ...]) -> None:
        self.parts = parts
        self.part = 0
        self.rounds_passed = 0  # between the part before and this one; 0 where this one is another game
        self.number = 0  # of the step within the part
        self.done = 0  # of the step's expected actions
        self.replied = 0  # of the rival's actions
        self.session: Session = GameSession(WIRAQOCHA, parts[0].initial)

    @property
    def step(self) -> LessonStep:
        """The step that the learner is at."""
        return self.parts[self.part].steps[self.number]

    @property
    def count(self) -> int:
        """How many steps the lesson has."""
        return sum(len(part.steps) for part in self.parts)

    @property
    def place(self) -> int:
        """Which of all steps this is, counted from 1."""
        return sum(len(part.steps) for part in self.parts[: self.part]) + self.number + 1

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.place == self.count

    # the learner

    @property
    def awaited(self) -> str:
        """The action that is to come next, in notation; empty where none is."""
        expect = self.step.expect
        return expect[self.done][0] if self.done < len(expect) else ""

    def awaited_action(self) -> Action | None:
        """The action that is to come next, or None where none is."""
        return self._action(self.awaited) if self.awaited else None

    def allows(self, action: Action) -> bool:
        """Whether this action may be done now."""
        return self._expected(action) or _fits(WIRAQOCHA.format_action(action), self.step.also)

    def _expected(self, action: Action) -> bool:
        expect = self.step.expect
        return self.done < len(expect) and _fits(WIRAQOCHA.format_action(action), expect[self.done])

    def play(self, action: Action) -> bool:
        """Play an action that is allowed; returns whether the game took it. Goes on where a step is done."""
        expected = self._expected(action)
        if isinstance(self.session.act(action), Refusal):
            return False
        if expected:
            self.done += 1
            if not self.awaited and not self.step.rival:
                self.go_on()
        return True

    def go_on(self) -> None:
        """Go to the next step; at the last one nothing happens."""
        if self.last:
            return
        self.done = self.replied = 0
        if self.number + 1 < len(self.parts[self.part].steps):
            self.number += 1
            return
        self.part, self.number = self.part + 1, 0
        begun = self.parts[self.part]
        rounds = round_now(begun.initial) - round_now(self.session.state)
        self.rounds_passed = 0 if begun.another_game else rounds
        self.session = GameSession(WIRAQOCHA, begun.initial)

    def skip(self) -> None:
        """Do what is left of the step, on both sides, and go on."""
        step = self.step
        for ways in step.expect[self.done :]:
            self._do(ways[0])
        while self.reply():
            pass
        if self.step is step:
            self.go_on()

    # the rival

    @property
    def replying(self) -> bool:
        """Whether the rival has something to do now."""
        return not self.awaited and self.replied < len(self.step.rival)

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
        return not self.awaited and not self.replying

    def _action(self, line: str) -> Action:
        action = WIRAQOCHA.parse_action(self.session.state, line)
        assert not isinstance(action, Refusal), f"{self.step.name}: {line}"
        return action

    def _do(self, line: str) -> None:
        done = self.session.act(self._action(line))
        assert not isinstance(done, Refusal), f"{self.step.name}: {line}: {done}"


def _fits(line: str, patterns: list[str]) -> bool:
    return any(line == pattern or fnmatchcase(line, pattern) for pattern in patterns)
