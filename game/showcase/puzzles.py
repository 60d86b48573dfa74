"""The list of puzzles and the table of one."""

from datetime import date
from typing import TYPE_CHECKING, Any, Final

from game.scenes.faces import faces
from game.scenes.showcase_protocol import ShowcaseContext, do_nothing

if TYPE_CHECKING:
    from game.scenes.puzzle.mode import PuzzleMode

_DAY: Final = date(2031, 2, 3)
_SOLVED: Final = 9


def puzzles(show: ShowcaseContext) -> None:
    """The list, some of them solved."""
    from game.core.statistics.puzzles import Help, PuzzleRecord
    from game.scenes.puzzle.daily import of_the_day
    from game.scenes.puzzle.scene import PuzzleListCallbacks, PuzzleScene, numbered

    shown = faces(show.data.title)
    assert shown.puzzles is not None, "a title without puzzles shows none"
    found = numbered(shown.puzzles.load(show.own_data))
    records = {one.puzzle.name: PuzzleRecord(2, 2, Help.HINT) for one in found[: _SOLVED * 3 : 3]}
    records[found[_SOLVED].puzzle.name] = PuzzleRecord(3)
    callbacks = PuzzleListCallbacks(do_nothing, lambda one: None)
    today = of_the_day(found, _DAY)
    at = found[_SOLVED].puzzle.name
    show.stack.push(
        PuzzleScene(show.words, shown.puzzles, shown.draw_state, found, today, records, callbacks, at)
    )


def puzzle(show: ShowcaseContext, number: int, hints: int) -> "PuzzleMode":
    """The table of a puzzle with so many hints."""
    from game.core.bots.in_process_service import InProcessService
    from game.core.record import GameSession
    from game.core.statistics.puzzles import Help
    from game.scenes.puzzle.mode import PuzzleCallbacks, PuzzleMode
    from game.scenes.puzzle.scene import numbered
    from game.table.scene import TableScene

    shown: Any = faces(show.data.title)
    found = numbered(shown.puzzles.load(show.own_data))
    one = found[number % len(found)]
    words = show.words
    note = words("puzzle.grade_note", grade=one.puzzle.grade, count=found[-1].puzzle.grade)
    callbacks = PuzzleCallbacks(
        lambda verdict, help, tell: None, do_nothing, do_nothing, do_nothing, lambda help: None
    )
    player = show.title.rules.decider(one.puzzle.initial) or 0
    mode = PuzzleMode(shown.puzzles, one.puzzle, one.name(words), note, callbacks, player, Help(hints))
    show.stack.push(
        TableScene(
            shown.puzzles.match(words, one.puzzle),
            GameSession(show.title.rules, one.puzzle.initial),
            words,
            board=shown.board,
            service=InProcessService(show.title),
            mode=mode,
        )
    )
    return mode
