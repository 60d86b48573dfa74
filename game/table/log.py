"""The log: what happened, turn by turn, told from the steps that stand."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from game.core.bots.available_bots import seat_level
from game.core.contract import AnyState
from game.kit.board.line_signs import LogLine, TextSign
from game.kit.board.spotlight import Spotlight
from game.table.context import TableContext
from game.table.log_scroll import LogScroll
from game.table.signs import SignPainter


@dataclass(frozen=True, slots=True)
class _Told:
    """A turn that is over: the number of its first step and of the first after it, that step, and its lines."""

    begin: int
    end: int
    last: object
    lines: tuple[LogLine, ...]


class GameLog:
    """The lines of the log; turns that are over are told once to each pair of eyes."""

    def __init__(self, context: TableContext, lines_of: Callable[[int, int], Sequence[LogLine]]) -> None:
        """`lines_of` tells the steps from one number up to another, which were played in one turn, as whoever looks
        at the table may know them.
        """
        self._context = context
        self._session = context.session
        self._words = context.words
        self._lines_of = lines_of
        self._told: dict[int | None, list[_Told]] = {}  # by eyes, as they may know them
        self._remarks: list[tuple[int, LogLine]] = []  # after how many steps each was made

    def remark(self, text: str, colour: str) -> None:
        """Put a line at the log's end, about a player, that no event tells."""
        line = LogLine((TextSign(text),), remark=True, badge=colour)
        self._remarks.append((len(self._session.steps), line))

    def lines(self, seen: int | None = None) -> list[LogLine]:
        """The whole log up to now, or as far as so many steps go."""
        steps = self._session.steps[:seen]
        finished = self._told.setdefault(self._context.eyes, [])
        keep = 0
        for told in finished:
            if told.end > len(steps) or steps[told.end - 1] is not told.last:
                break
            keep += 1
        del finished[keep:]
        begin = finished[-1].end if finished else 0
        turns = [self._turn_before(number) for number in range(begin, len(steps))]
        going_on: tuple[LogLine, ...] | None = None
        for _, group in groupby(range(begin, len(steps)), key=lambda number: turns[number - begin]):
            numbers = list(group)
            first, after = numbers[0], numbers[-1] + 1
            lines = self._lines(first, after)
            if self._turn_before(after) != self._turn_before(first):
                finished.append(_Told(first, after, steps[after - 1], lines))
            else:
                going_on = lines
        if going_on is None:
            going_on = self._lines(len(steps), len(steps))
        return self._with_remarks([line for told in finished for line in told.lines] + [*going_on])

    def _before(self, number: int) -> AnyState:
        """The state on which a step was, or will be, played."""
        return self._session.steps[number - 1].after if number else self._session.initial

    def _turn_before(self, number: int) -> int:
        return self._session.rules.turn(self._before(number))

    def _lines(self, first: int, after: int) -> tuple[LogLine, ...]:
        return (self._heading(self._before(first)), *self._lines_of(first, after))

    def _heading(self, state: AnyState) -> LogLine:
        rules, match = self._session.rules, self._context.match
        seat = rules.turn_owner(state)
        level = seat_level(self._words, match.seats[seat])
        gaps = {"round": rules.round(state), "player": match.seats[seat].name}
        brief = text = self._words("log.heading", **gaps)
        if level:
            text = self._words("bots.heading", title=level, **gaps)
        return LogLine(
            (TextSign(text),), heading=True, badge=match.setup.colours[seat], brief=(TextSign(brief),)
        )

    def _with_remarks(self, lines: list[LogLine]) -> list[LogLine]:
        """The lines with what was remarked after the steps that had been played then."""
        for after, remark in self._remarks:
            place = next(
                (number for number, line in enumerate(lines) if line.moments and line.moments[-1] >= after),
                len(lines),
            )
            lines.insert(place, remark)
        return lines


class LogBook:
    """The log on the screen; what a line under the pointer, or at the keys, is about is ringed."""

    def __init__(
        self,
        game_log: GameLog,
        painter: SignPainter,
        emblems: Mapping[str, str],
        spotlight: Spotlight[Any, Any],
        replay: Callable[[LogLine], None],
        explain: Callable[[str], None],
    ) -> None:
        """`replay` shows the moments of a line once more, `explain` opens help about its topic; `emblems` by colour, in
        the order of the seats.
        """
        self.lines: list[LogLine] = []
        self._game_log = game_log
        self._spotlight = spotlight
        self._emblems = dict(emblems)
        self._pointed = False  # whether what is ringed was pointed at here
        self._told: int | None = None  # so many steps have been seen; None: all
        self._replay, self._explain = replay, explain
        self.scroll = LogScroll(painter, tuple(emblems.values()), self._choose, self._ring)

    def show(self, viewer: int) -> None:
        """Tell the game as far as it has been seen, for the person at a seat who looks at it."""
        self.lines = self._game_log.lines(self._told)
        self.scroll.set_lines(self.lines, viewer, self._emblems)

    def hold_back(self, told: int) -> None:
        """Tell no more than so many steps, until the next one has been seen."""
        self._told = told

    def catch_up(self, viewer: int) -> None:
        """All has been seen: tell what was held back."""
        if self._told is not None:
            self._told = None
            self.show(viewer)

    def _choose(self, line: LogLine) -> None:
        if line.topic:
            self._explain(line.topic)
        else:
            self._replay(line)

    def _ring(self, line: LogLine) -> None:
        self._pointed = True
        self._spotlight.show_events(line.events)

    def point(self, spot: tuple[int, int]) -> bool:
        """Take where the pointer is; returns whether other things are ringed now."""
        number = self.scroll.at(spot)
        self.scroll.hover(number)
        line = self.scroll.lines[number] if number is not None else None
        if line is not None and line.events:
            self._ring(line)
            return True
        if not self._pointed:
            return False
        self._pointed = False
        self._spotlight.clear()
        return True
