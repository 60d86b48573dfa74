"""The script of a lesson: chapters of positions and steps, read from a title's YAML file. Knows no screen.

A lesson NAME lies among the assets of its title, as lesson/NAME_lesson.yaml. Actions and positions are written in
the title's own notation; no journal is ever written for it.
"""

from dataclasses import dataclass
from typing import Annotated, Generic

from pydantic import BaseModel, ConfigDict, Field

from game.base.files.problems import DataError
from game.base.files.program_folders import assets_of
from game.base.files.source import form_of
from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import Node, problem_at
from game.core.contract import ActionT, DataT, EventT, ScenarioNotation, SetupT, StateT, TitleSpec
from game.core.rules_book import RulesBook

_Name = Annotated[str, Field(pattern=r"^[a-z_]+$")]
_Alternatives = Annotated[list[str], Field(min_length=1)]


class LessonStep(BaseModel):
    """One step. Its words are in the locale under `lesson.step.<name>`: `title` and `text`, perhaps `then.<n>` for what
    is said once n of its actions are done, and `end` once all is done, also by the rival.

    `order`: a standing order that the learner gives before anything else, as a game keeps it; how that is done by hand
    is said by `task`.
    `expect`: what the learner is to do, in order: for each the action itself, then patterns of others that will do.
    `also`: patterns of what may be done besides. `rival`: what the other side does then. `pause`: what has come of it
    is read before the next step, as after every deed of the rival. `point`: what is lit meanwhile, in names that the
    title knows. `rule`: the section of the book that tells more.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: _Name
    point: list[str] = []
    order: str = ""
    expect: list[_Alternatives] = []
    also: list[str] = []
    rival: list[str] = []
    pause: bool = False
    rule: str


@dataclass(frozen=True, slots=True)
class LessonChapter(Generic[StateT]):
    """Steps that are played one after another from one position. Its words are under `lesson.chapter.<name>`.

    `another_game`: not a later moment of the game before, but a game of its own.
    """

    name: str
    initial: StateT
    steps: tuple[LessonStep, ...]
    another_game: bool = False


class _ChapterForm(BaseModel):
    model_config = ConfigDict(extra="forbid")

    name: _Name
    another_game: bool = False
    position: dict[str, object]
    steps: Annotated[list[LessonStep], Field(min_length=1)]


class _LessonForm(BaseModel):
    model_config = ConfigDict(extra="forbid")

    chapters: Annotated[list[_ChapterForm], Field(min_length=1)]


def load_lesson(
    title: TitleSpec[StateT, ActionT, EventT, DataT, SetupT], data: DataT, name: str
) -> tuple[LessonChapter[StateT], ...]:
    """The chapters of a lesson. Raises DataError with what is wrong in its file."""
    root = read_yaml(assets_of(title.name) / "lesson" / f"{name}_lesson.yaml")
    return read_lesson(title, data, root)


def read_lesson(
    title: TitleSpec[StateT, ActionT, EventT, DataT, SetupT], data: DataT, root: Node
) -> tuple[LessonChapter[StateT], ...]:
    """The chapters in a tree of YAML. Raises DataError with what is wrong in it."""
    form = form_of(root, _LessonForm)
    return tuple(_chapter(title, data, root, number, chapter) for number, chapter in enumerate(form.chapters))


def _chapter(
    title: TitleSpec[StateT, ActionT, EventT, DataT, SetupT],
    data: DataT,
    root: Node,
    number: int,
    form: _ChapterForm,
) -> LessonChapter[StateT]:
    where = ("chapters", number)
    for place, step in enumerate(form.steps):
        if step.rule not in title.part(RulesBook).sections:
            at = (*where, "steps", place, "rule")
            options = ", ".join(title.part(RulesBook).sections)
            raise DataError([problem_at(root, at, "problem.unknown_word", options=options, found=step.rule)])
    position = title.part(ScenarioNotation).read(root, data, (*where, "position"), ())
    return LessonChapter(form.name, position, tuple(form.steps), form.another_game)
