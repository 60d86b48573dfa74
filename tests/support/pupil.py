"""Somebody who takes a lesson, by mouse."""

import pygame

from game.base.i18n.words import Words
from game.core.match import Match
from game.kit.board.board_factory import BoardFactory
from game.scenes.lesson.chooser import LessonChooser
from game.scenes.lesson.mode import LessonCallbacks, LessonMode, lesson_table
from game.scenes.main_menu import MainMenuScene
from game.scenes.rules.scene import open_rules
from game.table.menu import MenuCallbacks
from game.table.scene import TableScene
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.title import TITLE
from game.ui.buttons import Button
from tests.support.harness import Harness
from tests.support.lessons import LESSON_NAMES, LESSONS, progress_of
from tests.support.modes import lesson_of, settle_lesson
from tests.support.mouse_player import MousePlayer


class Pupil:
    """Somebody who takes the lesson in a hidden window."""

    def __init__(
        self,
        words: Words,
        content: ValleyData,
        size: tuple[int, int] = (1280, 720),
        zoom: float = 1.0,
        lesson: str = LESSON_NAMES[0],
    ) -> None:
        self.progress = progress_of(content, lesson)
        self.left = 0
        self.finished: list[State] = []
        scene = lesson_table(
            words,
            self.progress,
            LESSONS,
            TITLE.part(BoardFactory),
            LessonCallbacks(
                MenuCallbacks(self._leave),
                lambda section: open_rules(self.harness.stack, words, TITLE, content, section),
                lambda: None,
                self._finish,
            ),
        )
        self.harness = Harness(scene, size, zoom)
        self.harness.settle()

    def _finish(self, match: Match, state: State) -> None:
        assert len(match.seats) == len(state.game.seats)
        self.finished.append(state)

    def _leave(self) -> None:
        self.left += 1

    @property
    def scene(self) -> TableScene:
        scene = self.harness.stack.top
        assert isinstance(scene, TableScene)
        return scene

    @property
    def lesson(self) -> LessonMode:
        """The lesson on the table that is shown."""
        return lesson_of(self.harness.stack.top)

    def settle(self) -> None:
        """Let the rival play, too, and the table be laid anew; a curtain is read and opened."""
        settle_lesson(self.harness)

    def skip(self) -> None:
        """Get past the step without doing it; one that is only read has nothing to skip."""
        self.harness.click(onward(self.lesson).rect.center)
        self.settle()

    def do_step(self) -> None:
        """Do by mouse what the step asks for."""
        step = self.progress.step
        player = MousePlayer(self.harness)
        while self.progress.step is step and self.progress.awaited:
            player.play(self.progress.awaited)
        self.settle()
        if self.progress.step is step:
            self.harness.click(self.lesson.guide.go_on.rect.center)
            self.settle()


def onward(lesson: LessonMode) -> Button:
    """The one button that leads past a step."""
    return lesson.guide.go_on if lesson.progress.readable else lesson.guide.skip


def open_lessons(harness: Harness) -> LessonChooser:
    """Click Learn to play on the title."""
    title = harness.stack.top
    assert isinstance(title, MainMenuScene)
    assert title.lesson is not None
    harness.click(title.lesson.rect.center)
    harness.settle()
    chooser = harness.stack.top
    assert isinstance(chooser, LessonChooser)
    return chooser


def take(harness: Harness, number: int) -> LessonMode:
    """Choose a lesson by its digit."""
    harness.key(pygame.K_0 + number)
    harness.settle()
    scene = harness.stack.top
    return lesson_of(scene)
