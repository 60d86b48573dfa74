"""Leads to the lessons: the choice between them, the table of one, and what follows its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.base.files.problems import DataError
from game.base.keys.shell_keys import NEXT_LESSON
from game.kit.board.board_factory import BoardFactory
from game.kit.forms.result_ways import ResultCallbacks, ResultOption
from game.kit.forms.title_forms import ResultScreens
from game.scenes.app_context import AppContext
from game.scenes.challenge.title_challenges import TitleChallenges
from game.scenes.challenge_flow import ChallengeFlow
from game.scenes.game_flow import GameFlow
from game.scenes.lesson.title_lessons import TitleLessons
from game.scenes.navigation import Navigation
from game.scenes.title_library import TitleLibrary

if TYPE_CHECKING:
    from game.core.contract import AnyState
    from game.core.match import Match
    from game.scenes.lesson.title_lessons import AnyTitleLessons


class LessonFlow:
    """The lessons of the current title, and the challenges beside them.

    `first_game` begins the game that follows one, or leads to it.
    """

    def __init__(
        self,
        screens: AppContext,
        navigation: Navigation,
        games: GameFlow,
        titles: TitleLibrary,
        challenges: ChallengeFlow,
        first_game: Callable[[Match], None],
    ) -> None:
        self._screens = screens
        self._navigation = navigation
        self._games = games
        self._titles = titles
        self._challenges = challenges
        self._first_game = first_game

    @property
    def _lessons(self) -> AnyTitleLessons:
        lessons = self._titles.current.title.find(TitleLessons)
        assert lessons is not None, "nothing leads to the lessons of a title that has none"
        return lessons

    def choose(self) -> None:
        """Ask over the screen that is shown which lesson or challenge is to be taken."""
        from game.scenes.lesson.chooser import LessonChooser

        screens, challenges = self._screens, self._challenges.options()
        screens.stack.push(LessonChooser(screens.words, self._lessons, self._taken(), self.begin, challenges))

    def _taken(self) -> tuple[str, ...]:
        """The lessons of the current title that were taken to their end."""
        names = self._screens.preferences.now.lessons.get(self._titles.current.name, ())
        return tuple(name for name in self._lessons.names if name in names)

    def begin(self, lesson: str) -> None:
        """Begin one of the lessons; its game is kept nowhere."""
        from game.scenes.lesson.mode import LessonCallbacks, lesson_table
        from game.scenes.lesson.progress import LessonProgress
        from game.scenes.lesson.script import load_lesson
        from game.table.menu import MenuCallbacks

        screens, current, navigation = self._screens, self._titles.current, self._navigation
        lessons = self._lessons

        def finished(match: Match, state: AnyState) -> None:
            if match.title.rules.outcome(state) is None:
                self._play_on(lesson, match, state)
            else:
                self._show_result(lesson, match, state)

        try:
            script = load_lesson(current.title, current.data, lesson)
        except DataError as error:
            screens.tell_damaged(screens.words("menu.damaged_part"), error.problems)
            return
        progress = LessonProgress(current.title.rules, script)
        menu = MenuCallbacks(
            *(navigation.title, navigation.settings, navigation.rules),
            restart=lambda: self._games.early_end.ask_to_begin_again(lambda: self.begin(lesson)),
        )
        callbacks = LessonCallbacks(menu, navigation.rules, lambda: self._remember(lesson), finished)
        screens.show(
            lambda: lesson_table(
                self._games.dressed(current.data),
                progress,
                lessons,
                current.title.part(BoardFactory),
                callbacks,
                screens.preferences,
                screens.sounds,
            )
        )

    def _remember(self, lesson: str) -> None:
        """Remember that the lesson was taken to its end."""
        known = self._taken()
        if lesson in known:
            return
        preferences, title = self._screens.preferences, self._titles.current.name
        now = preferences.now
        taken = tuple(name for name in self._lessons.names if name == lesson or name in known)
        preferences.change(replace(now, lessons={**now.lessons, title: taken}))

    def _play_on(self, lesson: str, match: Match, state: AnyState) -> None:
        """Let the game of the lesson go on against the weakest computer players."""
        from game.core.bots.available_bots import first_guess

        bots, screens = match.title.bots, self._screens

        def going_on() -> Match:
            seated = self._lessons.match(screens.words, state)
            seats = (replace(seat, bot=first_guess(bots, number)) for number, seat in enumerate(seated.seats))
            return replace(seated, seats=tuple(seats))

        self._games.play_unkept(
            going_on,
            state,
            lambda: screens.words("lesson.menu_note"),
            over=lambda end: self._show_result(lesson, going_on(), end),
        )

    def _show_result(self, lesson: str, match: Match, state: AnyState) -> None:
        screens, title = self._screens, self._titles.current.title
        callbacks = ResultCallbacks(
            look=lambda: screens.stack.pop(scene),
            to_title=self._navigation.title,
            options=self._options(lesson, partial(self._first_game, match)),
        )
        scene = title.part(ResultScreens).make(
            self._games.dressed(self._titles.current.data), match, state, callbacks
        )
        self._games.show_result(scene, title)

    def _options(self, lesson: str, first_game: Callable[[], None]) -> tuple[ResultOption, ...]:
        """A game of one's own; after each lesson but the last the first later one that is left, then the challenges."""
        words, lessons = self._screens.words, self._lessons.names
        first, last = lesson == lessons[0], lesson == lessons[-1]
        play = ResultOption(
            words("lesson.after.first_game" if first else "lesson.after.play"),
            first_game,
            tip=words("lesson.after.game_tip"),
        )
        if last and self._titles.current.title.has(TitleChallenges):
            tip = words("challenge.choice")
            return play, ResultOption(words("challenge.try"), self.choose, NEXT_LESSON, tip)
        if last:
            return (play,)
        later, taken = lessons[lessons.index(lesson) + 1 :], self._taken()
        following = next((name for name in later if name not in taken), later[0])
        another = ResultOption(
            words(f"lesson.following.{following}.label"),
            lambda: self.begin(following),
            NEXT_LESSON,
            words(f"lesson.following.{following}.tip"),
        )
        return play, another
