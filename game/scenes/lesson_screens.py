"""Leads to the lessons: the choice between them, the table of one, and what follows its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.scenes.game_screens import GameScreens
from game.scenes.screens import Navigation, Screens
from game.titles.wiraqocha.content.definitions import Content

if TYPE_CHECKING:
    from game.match import Match
    from game.titles.wiraqocha.result.scene import Onward
    from game.titles.wiraqocha.rules.state import State


class LessonScreens:
    """The lessons of a game. `first_game` begins the game that follows them."""

    def __init__(
        self,
        screens: Screens,
        navigation: Navigation,
        games: GameScreens,
        content: Content,
        first_game: Callable[[], None],
    ) -> None:
        self._screens = screens
        self._navigation = navigation
        self._games = games
        self._content = content
        self._first_game = first_game

    def choose(self) -> None:
        """Ask over the screen that is shown which lesson is to be taken."""
        from game.titles.wiraqocha.lesson.choice import LessonChooser

        screens = self._screens
        screens.stack.push(LessonChooser(screens.words, screens.preferences.now.lessons, self.begin))

    def begin(self, lesson: str) -> None:
        """Begin one of the lessons; its game is kept nowhere."""
        from game.scenes.table.menu import MenuWays
        from game.titles.wiraqocha.lesson.scene import LessonScene
        from game.titles.wiraqocha.lesson.script import Course, load_lesson

        screens, navigation = self._screens, self._navigation
        course = Course(load_lesson(self._content, lesson))
        ways = MenuWays(navigation.title, settings=navigation.settings, rules=navigation.rules)

        def finished(match: Match, state: State) -> None:
            self._finish(lesson, match, state)

        screens.show(
            lambda: LessonScene(screens.words, course, ways, finished, screens.preferences, screens.sounds)
        )

    def _finish(self, lesson: str, match: Match, state: State) -> None:
        """Remember that the lesson was taken to its end, and show the victory."""
        from game.titles.wiraqocha.lesson.script import LESSONS
        from game.titles.wiraqocha.result.scene import VictoryScene

        screens, now = self._screens, self._screens.preferences.now
        taken = tuple(name for name in LESSONS if name == lesson or name in now.lessons)
        screens.preferences.change(replace(now, lessons=taken))
        scene = VictoryScene(
            screens.words,
            match,
            state,
            look=lambda: screens.stack.pop(scene),
            to_title=self._navigation.title,
            onward=self._onward(lesson),
        )
        self._games.show_result(scene)

    def _onward(self, lesson: str) -> tuple[Onward, ...]:
        """A game of one's own, and after the first lesson the second one."""
        from game.titles.wiraqocha.lesson.script import LESSONS
        from game.titles.wiraqocha.result.scene import Onward

        words, first = self._screens.words, lesson == LESSONS[0]
        play = Onward(
            words("lesson.after.first_game" if first else "lesson.after.play"),
            self._first_game,
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
