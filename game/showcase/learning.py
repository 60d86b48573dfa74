"""What teaches a title: the choice of lessons and challenges, a step of a lesson, the table of a challenge."""

from typing import TYPE_CHECKING, Any

from game.kit.board.board_factory import BoardFactory
from game.scenes.challenge.title_challenges import TitleChallenges
from game.scenes.lesson.title_lessons import TitleLessons
from game.scenes.showcase_protocol import ShowcaseContext, do_nothing
from game.showcase.forms import title

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.lesson.progress import LessonProgress
    from game.ui.options import Option


def lesson_choice(show: ShowcaseContext) -> None:
    """Which lesson or challenge is to be taken, the first lesson done and the first challenge won."""
    from game.core.statistics.challenges import ChallengeRecord
    from game.scenes.challenge.options import challenge_options
    from game.scenes.lesson.chooser import LessonChooser

    lessons, challenges = show.title.part(TitleLessons), show.title.find(TitleChallenges)
    options: tuple[Option[Callable[[], None]], ...] = ()
    if challenges is not None:
        won = {challenges.names[0]: ChallengeRecord(2, 1)}
        options = challenge_options(show.words, challenges, won, lambda name: None)
    title(show)
    show.stack.push(LessonChooser(show.words, lessons, lessons.names[:1], lambda lesson: None, options))


def lesson(show: ShowcaseContext, name: str, step: str) -> "LessonProgress[Any, Any, Any]":
    """A lesson at one of its steps."""
    from game.scenes.lesson.mode import LessonCallbacks, lesson_table
    from game.scenes.lesson.progress import LessonProgress
    from game.scenes.lesson.script import load_lesson
    from game.table.menu import MenuCallbacks

    progress = LessonProgress(show.title.rules, load_lesson(show.title, show.own_data, name))
    while progress.step.name != step:
        progress.skip()
    callbacks = LessonCallbacks(
        MenuCallbacks(do_nothing), lambda section: None, do_nothing, lambda match, state: None
    )
    show.stack.push(
        lesson_table(
            show.words, progress, show.title.part(TitleLessons), show.title.part(BoardFactory), callbacks
        )
    )
    return progress


def lesson_curtain(show: ShowcaseContext, name: str, step: str) -> None:
    """What stands before the chapter that begins with a step."""
    from game.scenes.lesson.curtain import CurtainScene, curtain_words

    show.stack.push(CurtainScene(curtain_words(show.words, lesson(show, name, step))))


def challenge(show: ShowcaseContext, name: str) -> None:
    """The table of a challenge as it begins."""
    from game.core.bots.in_process_service import InProcessService
    from game.core.record import GameSession
    from game.scenes.challenge.mode import ChallengeMode
    from game.scenes.challenge.script import load_challenge
    from game.table.scene import TableScene

    begun = load_challenge(show.title, show.own_data, name)
    show.stack.push(
        TableScene(
            show.title.part(TitleChallenges).match(show.words, begun.initial, begun.bots),
            GameSession(show.title.rules, begun.initial),
            show.words,
            board=show.title.part(BoardFactory),
            service=InProcessService(show.title),
            mode=ChallengeMode(show.title.part(TitleChallenges), name, lambda verdict, notify: None),
        )
    )
