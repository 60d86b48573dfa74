"""The puzzles of a title by grade: how many are solved, and how many of those without help."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.contract import AnyTitle, GameData
from game.core.statistics.database import Statistics
from game.core.statistics.puzzles import Help
from game.scenes.puzzle.scene import grade_name
from game.scenes.title_puzzles import TitlePuzzles
from game.ui.scale import Scale, columns, rows
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role


@dataclass(frozen=True, slots=True)
class GradeRecord:
    """How many puzzles of a grade there are, are solved, and are solved without help."""

    grade: int
    count: int
    solved: int
    unaided: int


def grade_records(title: AnyTitle, data: GameData, statistics: Statistics) -> tuple[GradeRecord, ...]:
    """The grades of a title's puzzles, the easiest first; none before the first try. Raises DataError."""
    records, puzzles = statistics.puzzles(title.name), title.find(TitlePuzzles)
    if puzzles is None or not records:
        return ()
    grades: dict[int, list[str]] = {}
    for puzzle in puzzles.load(data):
        grades.setdefault(puzzle.grade, []).append(puzzle.name)
    found = []
    for grade, names in sorted(grades.items()):
        solved = [records[name] for name in names if name in records and records[name].solved_at]
        unaided = sum(record.help is Help.NONE for record in solved)
        found.append(GradeRecord(grade, len(names), len(solved), unaided))
    return tuple(found)


def draw_grades(
    surface: Surface, area: Rect, scale: Scale, words: Words, grades: Sequence[GradeRecord]
) -> None:
    """Draw a column for each grade."""
    for record, cell in zip(grades, columns(area, [1] * len(grades), scale.px(16)), strict=True):
        name, solved, unaided = rows(cell, [1.1, 1, 1])
        label = grade_name(words, record.grade)
        draw_text(surface, label, TextStyle(Role.NAME, "ink", "centre", size=21), scale, name)
        said = words("statistics.puzzles_solved", solved=record.solved, count=record.count)
        draw_text(surface, said, TextStyle(Role.STRONG, "ink", "centre", size=19), scale, solved)
        said = words("statistics.puzzles_unaided", count=record.unaided)
        draw_text(surface, said, TextStyle(Role.SMALL, "faded_ink", "centre", size=16), scale, unaided)
