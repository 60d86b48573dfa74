"""The screens that teach: the rules and the lessons."""

from typing import TYPE_CHECKING

from game.scenes.faces import faces
from game.scenes.showcase_protocol import ShowcaseContext, do_nothing
from game.titles.wiraqocha.showcase.examples import content_of

if TYPE_CHECKING:
    from game.scenes.lesson.progress import LessonProgress
    from game.titles.wiraqocha.rules.actions import Action
    from game.titles.wiraqocha.rules.events import Event
    from game.titles.wiraqocha.rules.state import State


def rules(show: ShowcaseContext) -> None:
    from game.scenes.rules import RulesScene
    from game.titles.wiraqocha.book import BOOK

    show.stack.push(RulesScene(show.words, BOOK, faces(show.data.title), show.data, "tiles.ruins"))


def rules_search(show: ShowcaseContext) -> None:
    """What a search has found, with the hits marked."""
    from game.scenes.rules import RulesScene
    from game.titles.wiraqocha.book import BOOK

    scene = RulesScene(show.words, BOOK, faces(show.data.title), show.data)
    show.stack.push(scene)
    scene.open("cards.force_field")
    scene.field.insert(show.words("token.camp"))


def lesson(show: ShowcaseContext) -> None:
    """The first lesson where a Camp is plundered."""
    _lesson(show, "first", "plunder")


def second_lesson(show: ShowcaseContext) -> None:
    """The second lesson where a hostage is freed."""
    _lesson(show, "second", "ransom")


def lesson_curtain(show: ShowcaseContext) -> None:
    """What stands between two chapters."""
    from game.scenes.lesson.curtain import CurtainScene, curtain_words

    progress = _lesson(show, "first", "far")
    show.stack.push(CurtainScene(curtain_words(show.words, progress)))


def _lesson(show: ShowcaseContext, lesson: str, step: str) -> "LessonProgress[State, Action, Event]":
    """A lesson at one of its steps."""
    from game.scenes.lesson.mode import LessonCallbacks, lesson_table
    from game.scenes.lesson.progress import LessonProgress
    from game.scenes.lesson.script import load_lesson
    from game.scenes.table.menu import MenuCallbacks
    from game.titles.wiraqocha.lesson.lessons import WiraqochaLessons
    from game.titles.wiraqocha.title import TITLE

    progress = LessonProgress(TITLE.rules, load_lesson(TITLE, content_of(show), lesson))
    while progress.step.name != step:
        progress.skip()
    callbacks = LessonCallbacks(MenuCallbacks(do_nothing), lambda section: None, lambda match, state: None)
    show.stack.push(
        lesson_table(show.words, progress, WiraqochaLessons(), faces(TITLE.name).board, callbacks)
    )
    return progress
