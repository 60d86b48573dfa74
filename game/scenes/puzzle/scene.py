"""The list of puzzles: the one of the day on top, below it the grades, and beside it what is known of one of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.shell_keys import BEGIN, DAY_PUZZLE
from game.core.statistics.puzzles import PuzzleRecord
from game.scenes.puzzle.grid import Plate, PuzzleGrid, plates_height
from game.scenes.title_art import DrawState
from game.scenes.title_puzzles import AnyPuzzle, AnyTitlePuzzles
from game.ui.buttons import Button
from game.ui.page import HEADING, PageScene, below_heading, draw_headed_panel
from game.ui.page_layout import GAP, PageColumn, PageSheet
from game.ui.scale import Scale, rows
from game.ui.selectors import SegmentedControl
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_EDGE = (26, 22)  # design units round what stands on a sheet
_DAILY, _TABS = 62, 46  # heights of what stands over the plates
_TASK, _RECORD = 84, 56  # and over and below the map of a puzzle
_MAP = 0.62  # height of that in a flow, of its width


@dataclass(frozen=True, slots=True)
class NumberedPuzzle:
    """A puzzle with its number in its grade."""

    puzzle: AnyPuzzle
    number: int

    def name(self, words: Words) -> str:
        """What it is called."""
        return words("puzzle.name", grade=grade_name(words, self.puzzle.grade), number=self.number)


def numbered(puzzles: Sequence[AnyPuzzle]) -> tuple[NumberedPuzzle, ...]:
    """These, grade by grade, each with its number there."""
    counts, found = dict[int, int](), []
    for puzzle in puzzles:
        counts[puzzle.grade] = counts.get(puzzle.grade, 0) + 1
        found.append(NumberedPuzzle(puzzle, counts[puzzle.grade]))
    return tuple(found)


def grade_name(words: Words, grade: int) -> str:
    """What a grade is called."""
    return words(f"puzzle.grade.{grade}")


@dataclass(frozen=True, slots=True)
class PuzzleListCallbacks:
    """Where the list leads: back, or to the table of a puzzle."""

    back: Callable[[], None]
    play: Callable[[NumberedPuzzle], None]


class PuzzleScene(PageScene):
    """The puzzles of a title, with how they went; `today` is the one of the day."""

    largest_zoom = 1.25

    def __init__(
        self,
        words: Words,
        puzzles: AnyTitlePuzzles,
        draw_state: DrawState,
        shown: Sequence[NumberedPuzzle],
        today: NumberedPuzzle,
        records: Mapping[str, PuzzleRecord],
        callbacks: PuzzleListCallbacks,
        at: str = "",
    ) -> None:
        """The puzzle named `at` is pointed at first, by default the first that is not solved."""
        super().__init__()
        self.words, self._puzzles, self._draw_state = words, puzzles, draw_state
        self._shown, self.today, self._records = shown, today, records
        self._callbacks = callbacks
        self._grades = sorted({one.puzzle.grade for one in shown})
        first = next((one for one in shown if not self._solved(one)), shown[0])
        self.current = next((one for one in shown if one.puzzle.name == at), first)
        self.daily = Button.keyed(
            words,
            words("puzzle.of_the_day"),
            lambda: callbacks.play(today),
            style="wood" if self._solved(today) else "brass",
            key=DAY_PUZZLE,
            tooltip=words("puzzle.daily_tip"),
        )
        self.tabs = SegmentedControl(self._tab_names(), 0, self._take_grade)
        self.grid = PuzzleGrid(self._pointed, self.play)
        back = Button(
            words("menu.back"),
            callbacks.back,
            style="wood",
            key=pygame.K_ESCAPE,
            hint=words("menu.key_back"),
        )
        solve = Button.keyed(
            words,
            words("puzzle.play"),
            self.play,
            key=BEGIN,
            tooltip=words("puzzle.play_tip"),
        )
        self.buttons = (back, solve)
        self.ui.add(self.daily, self.tabs, self.grid, *self.buttons)
        self._sheets = {name: Rect(0, 0, 0, 0) for name in ("list", "one")}
        self._show_grade(self.current)

    # what is shown

    def record(self, one: NumberedPuzzle) -> PuzzleRecord:
        """How a puzzle went."""
        return self._records.get(one.puzzle.name, PuzzleRecord())

    def _solved(self, one: NumberedPuzzle) -> bool:
        return self.record(one).solved_at > 0

    def _of_grade(self, grade: int) -> list[NumberedPuzzle]:
        return [one for one in self._shown if one.puzzle.grade == grade]

    def _tab_names(self) -> list[str]:
        return [
            self.words(
                "puzzle.grade_tab",
                grade=grade_name(self.words, grade),
                solved=sum(self._solved(one) for one in self._of_grade(grade)),
                count=len(self._of_grade(grade)),
            )
            for grade in self._grades
        ]

    def _take_grade(self, number: int) -> None:
        of_grade = self._of_grade(self._grades[number])
        self._show_grade(next((one for one in of_grade if not self._solved(one)), of_grade[0]))
        self.repaint()

    def _show_grade(self, current: NumberedPuzzle) -> None:
        self.current = current
        self.tabs.show(self._grades.index(current.puzzle.grade))
        of_grade = self._of_grade(current.puzzle.grade)
        plates = [Plate(str(one.number), self._solved(one), self.record(one).tries > 0) for one in of_grade]
        self.grid.show(plates, of_grade.index(current))

    def _pointed(self) -> None:
        self.current = self._of_grade(self.current.puzzle.grade)[self.grid.number]
        self.repaint()

    def play(self) -> None:
        """Lay the table of the one that is pointed at."""
        self._callbacks.play(self.current)

    def enter(self) -> None:
        self.ui.focus(self.grid)
        super().enter()

    # the screen

    def layout(self, scale: Scale) -> None:
        back, solve = self.buttons
        page = self.lay_page([(back, 1), (None, 1.4), (solve, 1.2)])
        edges = HEADING + _EDGE[1]
        plates = plates_height(max(map(len, map(self._of_grade, self._grades))), page.width - 2 * _EDGE[0])
        left, right = page.sheets(
            PageColumn(1.15, [PageSheet(edges + _DAILY + _TABS + 2 * GAP + plates)]),
            PageColumn(1, [PageSheet(edges + _TASK + _RECORD + _MAP * page.width)]),
        )
        self._sheets = {"list": left, "one": right}
        daily, tabs, grid = rows(
            self._inner("list", scale), [scale.fixed(_DAILY), scale.fixed(_TABS), 1], scale.px(GAP)
        )
        self.daily.place(daily, scale)
        self.tabs.place(tabs, scale)
        self.grid.place(grid, scale)

    def _inner(self, name: str, scale: Scale) -> Rect:
        return below_heading(self._sheets[name], scale, _EDGE)

    def paint_still(self, surface: Surface) -> None:
        words, scale = self.words, self.scale
        draw_headed_panel(surface, self._sheets["list"], scale, words("puzzle.list"))
        name = self.current.name(words)
        if self.current == self.today:
            name = words("puzzle.daily", name=name)
        draw_headed_panel(surface, self._sheets["one"], scale, name)
        task, picture, record = rows(
            self._inner("one", scale), [scale.fixed(_TASK), 1, scale.fixed(_RECORD)], scale.px(8)
        )
        said = self._puzzles.task(words, self.current.puzzle)
        style = TextStyle(Role.BODY, "ink", "centre", size=21, wrapped=True)
        draw_text(surface, said, style, scale, task)
        match = self._puzzles.match(words, self.current.puzzle)
        emblems = [seat.emblem for seat in match.seats]
        self._draw_state(surface, self.words, self.current.puzzle.initial, emblems, picture, scale)
        aside = TextStyle(Role.ASIDE, "faded_ink", "centre", size=18, wrapped=True)
        draw_text(surface, self._told(self.record(self.current)), aside, scale, record)

    def _told(self, record: PuzzleRecord) -> str:
        """How it went so far."""
        words = self.words
        if record.solved_at:
            return words(
                "puzzle.solved", count=record.solved_at, help=words(f"puzzle.help.{int(record.help)}")
            )
        return words("puzzle.unsolved", count=record.tries) if record.tries else words("puzzle.untried")
