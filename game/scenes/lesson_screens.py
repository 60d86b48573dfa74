"""Leads to the lessons: the choice between them, the table of one, and what follows its end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.match import Match
    from game.scenes.director import Director
    from game.titles.wiraqocha.result.scene import Onward
    from game.titles.wiraqocha.rules.state import State


class Lessons:
    """The part of the director that teaches."""

    def __init__(self, director: Director) -> None:
        self._director = director

    def choose(self) -> None:
        """Ask over the screen that is shown which lesson is to be taken."""
        from game.titles.wiraqocha.lesson.choice import LessonChooser

        director = self._director
        director.stack.push(LessonChooser(director.words, director.preferences.now.lessons, self.begin))

    def begin(self, lesson: str) -> None:
        """Begin one of the lessons; its game is kept nowhere."""
        from game.scenes.table.menu import MenuWays
        from game.titles.wiraqocha.lesson.scene import LessonScene
        from game.titles.wiraqocha.lesson.script import Course, load_lesson

        director = self._director
        course = Course(load_lesson(director.content, lesson))
        ways = MenuWays(director.title, settings=director.settings, rules=director.rules)

        def finished(match: Match, state: State) -> None:
            self._finish(lesson, match, state)

        director.show(
            lambda: LessonScene(director.words, course, ways, finished, director.preferences, director.sounds)
        )

    def _finish(self, lesson: str, match: Match, state: State) -> None:
        """Remember that the lesson was taken to its end, and show the victory."""
        from game.titles.wiraqocha.lesson.script import LESSONS
        from game.titles.wiraqocha.result.scene import VictoryScene

        director = self._director
        now = director.preferences.now
        taken = tuple(name for name in LESSONS if name == lesson or name in now.lessons)
        director.preferences.change(replace(now, lessons=taken))
        scene = VictoryScene(
            director.words,
            match,
            state,
            look=lambda: director.stack.pop(scene),
            to_title=director.title,
            onward=self._onward(lesson),
        )
        director.show_victory(scene)

    def _onward(self, lesson: str) -> tuple[Onward, ...]:
        """A game of one's own, and after the first lesson the second one."""
        from game.titles.wiraqocha.lesson.script import LESSONS
        from game.titles.wiraqocha.result.scene import Onward

        words, first = self._director.words, lesson == LESSONS[0]
        play = Onward(
            words("lesson.after.first_game" if first else "lesson.after.play"),
            self._director.quick_game,
            tip=words("lesson.after.game_tip"),
        )
        if not first:
            return (play,)
        second = Onward(
            words("lesson.after.second"),
            lambda: self.begin(LESSONS[1]),
            pygame.K_l,
            words("lesson.after.key_second"),
            words("lesson.after.second_tip"),
        )
        return play, second
