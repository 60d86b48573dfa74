"""Leads to the puzzles: the list of them, the table of one, and what follows its turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING

import pygame

from game.base.files.problems import DataError
from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import NEXT_ONE, TRY_AGAIN
from game.core.contract import Tally
from game.core.record import Saves
from game.core.record.replay import play_line
from game.scenes.app_context import AppContext
from game.scenes.finished_games import asked_statistics
from game.scenes.game_flow import GameFlow
from game.scenes.navigation import Navigation
from game.scenes.title_art import GamePreview
from game.scenes.title_library import TitleLibrary
from game.scenes.title_puzzles import TitlePuzzles
from game.ui.dialogs import Dialog, DialogOption

if TYPE_CHECKING:
    from game.core.statistics.puzzles import Help, PuzzleRecord
    from game.scenes.puzzle.mode import PuzzleMode
    from game.scenes.puzzle.scene import NumberedPuzzle
    from game.scenes.title_puzzles import AnyTitlePuzzles, PuzzleVerdict
    from game.ui.scene import Scene


class PuzzleFlow:
    """The puzzles of the current title; the statistics beside the `saves` count them."""

    def __init__(
        self,
        screens: AppContext,
        navigation: Navigation,
        saves: Saves,
        games: GameFlow,
        titles: TitleLibrary,
    ) -> None:
        self._screens = screens
        self._navigation = navigation
        self._saves = saves
        self._games = games
        self._titles = titles
        self._shown: Sequence[NumberedPuzzle] = ()

    @property
    def _puzzles(self) -> AnyTitlePuzzles:
        puzzles = self._titles.current.title.find(TitlePuzzles)
        assert puzzles is not None, "nothing leads to the puzzles of a title that has none"
        return puzzles

    def _records(self) -> Mapping[str, PuzzleRecord]:
        with asked_statistics(self._screens, self._saves) as statistics:
            return statistics.puzzles(self._titles.current.name)

    # the list

    def open(self, at: str = "") -> None:
        """Show the list, pointing at the puzzle of this name."""
        from game.scenes.puzzle.scene import numbered

        words = self._screens.words
        try:
            self._shown = numbered(self._puzzles.load(self._titles.current.data))
        except DataError as error:
            self._screens.tell_damaged(words("menu.damaged_part"), error.problems)
            return
        if not self._shown:
            self._screens.notify(words("puzzle.empty"))
            return
        self._show_list(at)

    def _of_today(self) -> NumberedPuzzle:
        from game.scenes.puzzle.daily import of_the_day

        return of_the_day(self._shown, date.today())

    def _show_list(self, at: str) -> None:
        from game.scenes.puzzle.scene import PuzzleListCallbacks, PuzzleScene

        screens, title = self._screens, self._titles.current.title
        self._games.close()
        callbacks = PuzzleListCallbacks(self._navigation.title, self.begin)

        def scene() -> Scene:
            words = self._games.dressed(self._titles.current.data)
            return PuzzleScene(
                words,
                self._puzzles,
                title.part(GamePreview).draw,
                self._shown,
                self._of_today(),
                self._records(),
                callbacks,
                at,
            )

        screens.show(scene)

    # the table

    def begin(self, one: NumberedPuzzle, helped: Help | None = None) -> None:
        """Lay the table of a puzzle, `helped` so much before; its game is kept nowhere, how it went is counted."""
        puzzle = one.puzzle

        def note() -> str:
            words = self._screens.words
            return words("puzzle.menu_note", task=self._puzzles.task(words, puzzle))

        self._games.play_unkept(
            lambda: self._puzzles.match(self._screens.words, puzzle),
            puzzle.initial,
            note,
            make_mode=self._modes_of(one, helped),
            leave=(lambda: self.open(puzzle.name), lambda: self._screens.words("puzzle.others")),
        )

    def _modes_of(self, one: NumberedPuzzle, helped: Help | None) -> Callable[[], PuzzleMode]:
        """What makes how the table is used, each time that it is laid: no help is forgotten."""
        from game.core.statistics.puzzles import Help
        from game.scenes.puzzle.mode import PuzzleCallbacks, PuzzleMode

        puzzle, grades = one.puzzle, self._shown[-1].puzzle.grade
        player = self._titles.current.title.rules.decider(puzzle.initial)
        assert player is not None, "no game is over in which a turn is to be found"
        laid: list[PuzzleMode] = []

        def help_so_far() -> Help:
            return laid[-1].help if laid else helped or Help.NONE

        callbacks = PuzzleCallbacks(
            lambda verdict, help, notify: self._decided(one, verdict, help, notify=notify),
            lambda: self.begin(one, help_so_far()),
            lambda: self._next(one),
            lambda: self._solution(one),
            lambda help: self._note_help(one, help),
        )

        def make() -> PuzzleMode:
            words = self._screens.words
            key = "puzzle.daily_note" if self._of_today() is one else "puzzle.grade_note"
            note = words(key, grade=puzzle.grade, count=grades)
            mode = PuzzleMode(self._puzzles, puzzle, one.name(words), note, callbacks, player, help_so_far())
            laid.append(mode)
            return mode

        return make

    def _decided(self, one: NumberedPuzzle, verdict: PuzzleVerdict, help: Help, *, notify: bool) -> None:
        """Count the try and, where somebody is there to be told, say how it went."""
        solved = verdict.result.value == "solved"
        with asked_statistics(self._screens, self._saves) as statistics:
            kept = statistics.note_puzzle(self._titles.current.name, one.puzzle.name, help, solved=solved)
        if notify:
            self._tell(one, verdict, help, kept=kept, solved=solved)
        if solved:
            self._games.finished.note(self._titles.current.title, Tally.PUZZLES, one.puzzle.name)

    def _tell(
        self, one: NumberedPuzzle, verdict: PuzzleVerdict, help: Help, *, kept: bool, solved: bool
    ) -> None:
        """Say how a turn went: after a solved one the next comes first, else another try."""
        words = self._screens.words
        following = self._answer("next", lambda: self._next(one), NEXT_ONE, wood=not solved)
        again = self._answer("try_again", lambda: self.begin(one, help), TRY_AGAIN, wood=solved)
        others = self._answer("others", lambda: self.open(one.puzzle.name), pygame.K_ESCAPE, wood=True)
        ways = (following, again, others) if solved else (again, following, others)
        said = f"{verdict.why}\n{words('statistics.waits')}" if not kept else verdict.why
        self._screens.stack.push(Dialog(words(f"puzzle.is_{verdict.result}"), said, ways))

    def _note_help(self, one: NumberedPuzzle, help: Help) -> None:
        """Count help as soon as it is given: whoever leaves then has had it."""
        with asked_statistics(self._screens, self._saves) as statistics:
            statistics.note_help(self._titles.current.name, one.puzzle.name, help)

    def _next(self, one: NumberedPuzzle) -> None:
        """Lay the next puzzle that is not solved; where all are, go to the list."""
        records = self._records()
        at = self._shown.index(one)
        for other in (*self._shown[at + 1 :], *self._shown[:at]):
            record = records.get(other.puzzle.name)
            if record is None or not record.solved_at:
                self.begin(other)
                return
        self.open(one.puzzle.name)
        self._screens.notify(self._screens.words("puzzle.all_solved"))

    def _solution(self, one: NumberedPuzzle) -> None:
        """Watch the turn that is right, which plays by itself; the way back leads to another try."""
        from game.core.statistics.puzzles import Help
        from game.scenes.viewer.mode import WatchedMove

        self._note_help(one, Help.SOLUTION)
        puzzle, title = one.puzzle, self._titles.current.title
        steps = tuple(play_line(title.rules, puzzle.initial, puzzle.line))
        self._games.watch(
            self._puzzles.match(self._screens.words, puzzle),
            puzzle.initial,
            steps,
            lambda: self.begin(one, Help.SOLUTION),
            playable=False,
            move=WatchedMove(len(steps), open=True),
        )

    def _answer(
        self, name: str, act: Callable[[], None], key: KeyAction | int, *, wood: bool
    ) -> DialogOption:
        words = self._screens.words
        hint = words.cap(key) if isinstance(key, KeyAction) else words("menu.key_back")
        return DialogOption(words(f"puzzle.{name}"), act, key, hint, "wood" if wood else "brass")
