"""The lessons of Wiraqocha, as tests take them."""

from typing import Final, TypeAlias

from game.scenes.lesson.progress import LessonProgress
from game.scenes.lesson.script import LessonChapter, load_lesson
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.lesson.lessons import WiraqochaLessons
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.titles.wiraqocha.title import TITLE

LESSONS: Final = WiraqochaLessons()
LESSON_NAMES: Final = LESSONS.names

Progress: TypeAlias = LessonProgress[State, Action, Event]


def chapters_of(content: ValleyData, lesson: str) -> tuple[LessonChapter[State], ...]:
    """The chapters of a lesson."""
    return load_lesson(TITLE, content, lesson)


def at_the_beginning(chapters: tuple[LessonChapter[State], ...]) -> Progress:
    """Somebody who begins a lesson of these chapters."""
    return LessonProgress(WIRAQOCHA, chapters)


def progress_of(content: ValleyData, lesson: str = LESSON_NAMES[0]) -> Progress:
    """Somebody who begins a lesson."""
    return at_the_beginning(chapters_of(content, lesson))
