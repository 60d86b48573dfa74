"""The log: what happened, told from the events of the steps that stand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.match import Session
from game.phrases import tell
from game.rules.events import Event, TurnBegan
from game.rules.state import State
from game.scenes.table.spotlight import Spotlight
from game.ui import theme
from game.ui.emblems import draw_medal
from game.ui.scroll import Paragraph, Picture, TextScroll
from game.ui.theme import Livery, Role
from game.words import Words


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log, and the event that it tells of, if it does."""

    paragraph: Paragraph
    event: Event | None = None


class Chronicle:
    """The paragraphs of the log; only steps that are new or gone since the last time are told again."""

    def __init__(
        self,
        session: Session,
        words: Words,
        names: Mapping[str, str],
        liveries: Mapping[str, Livery],
        levels: Mapping[str, str],
    ) -> None:
        """Names, liveries and the levels of computer players (empty for a person) by colour."""
        self._session = session
        self._words = words
        self._names = names
        self._liveries = liveries
        self._levels = levels
        self._told: list[tuple[object, tuple[Line, ...]]] = []
        self._remarks: list[tuple[int, Line]] = []  # after how many steps each was made

    def remark(self, text: str, colour: str) -> None:
        """Put a line at the log's end, about a player, that no event tells."""
        told = Paragraph(text, Role.ASIDE, theme.NO, picture=self._medal(colour), space=5, size=16)
        self._remarks.append((len(self._session.steps), Line(told)))

    def lines(self) -> list[Line]:
        """The whole log up to now."""
        steps = self._session.steps
        keep = 0
        while keep < min(len(steps), len(self._told)) and self._told[keep][0] is steps[keep]:
            keep += 1
        del self._told[keep:]
        for number in range(keep, len(steps)):
            before = steps[number - 1].after if number else self._session.initial
            lines = self._lines(steps[number].events, before)
            self._told.append((steps[number], lines))
        initial = self._session.initial
        groups: list[tuple[Line, ...]] = [(self._heading(initial.turn, initial.game.colours[initial.mover]),)]
        groups += [lines for _, lines in self._told]
        for after, line in self._remarks:
            groups[min(after, len(steps))] += (line,)
        return [line for lines in groups for line in lines]

    def _lines(self, events: Sequence[Event], before: State) -> tuple[Line, ...]:
        mover = before.game.colours[before.mover]
        lines: list[Line] = []
        for event in events:
            if isinstance(event, TurnBegan):
                mover = event.player
                lines.append(self._heading(event.turn, event.player, event))
                continue
            text = tell(self._words, event, self._names)
            if text is not None:
                told = Paragraph(text, Role.BODY, theme.INK, picture=self._medal(mover), space=7, size=16)
                lines.append(Line(told, event))
        return tuple(lines)

    def _heading(self, turn: int, colour: str, event: Event | None = None) -> Line:
        level = self._levels.get(colour, "")
        key = "company.heading" if level else "hand.log.heading"
        gaps = {"title": level} if level else {}
        text = self._words(key, turn=turn, player=self._names[colour], **gaps)
        return Line(
            Paragraph(text, Role.ASIDE, theme.FADED_INK, "centre", space=14, size=16, ruled=True), event
        )

    def _medal(self, colour: str) -> Picture:
        livery = self._liveries[colour]

        def draw(surface: Surface, rect: Rect) -> None:
            draw_medal(surface, livery, rect.center, rect.width * 2 // 5)

        return draw


class LogBook:
    """The log on the screen; what a line under the pointer is about is ringed."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.scroll = TextScroll(follows=True)
        self.lines: list[Line] = []
        self._chronicle = chronicle
        self._pointed = False  # whether what is ringed was pointed at here

    def show(self) -> None:
        """Tell the game as it stands."""
        self.lines = self._chronicle.lines()
        self.scroll.set_paragraphs([line.paragraph for line in self.lines])

    def point(self, spot: tuple[int, int], spotlight: Spotlight) -> bool:
        """Take where the pointer is; returns whether other things are ringed now."""
        number = self.scroll.paragraph_at(spot)
        event = self.lines[number].event if number is not None else None
        if event is None and not self._pointed:
            return False
        self._pointed = event is not None
        spotlight.clear()
        if event is not None:
            spotlight.show_event(event)
        return True
