"""The list of puzzles and the table of one."""

from datetime import date
from typing import TYPE_CHECKING, Final

from game.kit.board.board_factory import BoardFactory
from game.scenes.showcase_protocol import ShowcaseContext, do_nothing
from game.scenes.title_art import GamePreview
from game.scenes.title_puzzles import TitlePuzzles

if TYPE_CHECKING:
    from game.scenes.puzzle.mode import PuzzleMode

_DAY: Final = date(2031, 2, 3)
_SOLVED: Final = 9


def puzzles(show: ShowcaseContext) -> None:
    """The list, some of them solved."""
    from game.core.statistics.puzzles import Help, PuzzleRecord
    from game.scenes.puzzle.daily import of_the_day
    from game.scenes.puzzle.scene import PuzzleListCallbacks, PuzzleScene, numbered

    found = numbered(show.title.part(TitlePuzzles).load(show.own_data))
    records = {one.puzzle.name: PuzzleRecord(2, 2, Help.HINT) for one in found[: _SOLVED * 3 : 3]}
    records[found[_SOLVED].puzzle.name] = PuzzleRecord(3)
    callbacks = PuzzleListCallbacks(do_nothing, lambda one: None)
    today = of_the_day(found, _DAY)
    at = found[_SOLVED].puzzle.name
    show.stack.push(
        PuzzleScene(
            show.words,
            show.title.part(TitlePuzzles),
            show.title.part(GamePreview).draw,
            found,
            today,
            records,
            callbacks,
            at,
        )
    )


def puzzle(show: ShowcaseContext, number: int, hints: int) -> "PuzzleMode":
    """The table of a puzzle with so many hints."""
    from game.core.bots.in_process_service import InProcessService
    from game.core.record import GameSession
    from game.core.statistics.puzzles import Help
    from game.scenes.puzzle.mode import PuzzleCallbacks, PuzzleMode
    from game.scenes.puzzle.scene import numbered
    from game.table.scene import TableScene

    found = numbered(show.title.part(TitlePuzzles).load(show.own_data))
    one = found[number % len(found)]
    words = show.words
    note = words("puzzle.grade_note", grade=one.puzzle.grade, count=found[-1].puzzle.grade)
    callbacks = PuzzleCallbacks(
        lambda verdict, help, notify: None, do_nothing, do_nothing, do_nothing, lambda help: None
    )
    player = show.title.rules.decider(one.puzzle.initial) or 0
    mode = PuzzleMode(
        show.title.part(TitlePuzzles), one.puzzle, one.name(words), note, callbacks, player, Help(hints)
    )
    show.stack.push(
        TableScene(
            show.title.part(TitlePuzzles).match(words, one.puzzle),
            GameSession(show.title.rules, one.puzzle.initial),
            words,
            board=show.title.part(BoardFactory),
            service=InProcessService(show.title),
            mode=mode,
        )
    )
    return mode
