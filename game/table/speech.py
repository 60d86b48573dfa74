"""The line that a rival says, in a small caption beside its portrait, which goes away by itself."""

from collections.abc import Callable, Mapping
from typing import Final

from pygame import Surface

from game.core.match import rival_of
from game.core.statistics.rival_records import Memory
from game.kit.board.board import AnyBoard
from game.table.context import TableContext
from game.table.rival_talk import SpokenLine, Talk
from game.ui.panels import draw_panel
from game.ui.scale import Scale, inset
from game.ui.shapes import polygon
from game.ui.text import draw_block, fit
from game.ui.theme import Role

_SECONDS: Final = 5.0  # that a line is shown
_TAIL = 9  # height of the corner that points at who speaks


class Speech:
    """Listens to a game, and shows what is said in it once nothing moves any more."""

    def __init__(
        self,
        context: TableContext,
        board: AnyBoard,
        changed: Callable[[], None],
        memories: Mapping[int, Memory],
    ) -> None:
        """`memories` are what rivals remember of the persons, by their seats."""
        self._memories = memories
        self._context = context
        self._board = board
        self._changed = changed
        bots = context.title.bots
        talks = context.options.bots and context.title.bots.rivals
        seats = enumerate(context.match.seats) if talks else ()
        self._rivals = {number: seat.rival for number, seat in seats if rival_of(bots, seat)}
        self.line: SpokenLine | None = None  # what is shown
        self._next: SpokenLine | None = None  # what is said as soon as nothing moves
        self._left = 0.0  # seconds
        self._begin()
        self._follow()

    def _begin(self) -> None:
        seed, knows = self._context.match.setup.seed, self._context.words.knows
        self._talk = Talk(self._rivals, seed, knows, self._memories)
        self._heard = 0  # steps

    def _follow(self) -> SpokenLine | None:
        """Hear the steps that are new; what was said after the last one."""
        session, said = self._context.session, None
        if len(session.steps) < self._heard:
            self._begin()
        speech = self._board.speech
        if speech is not None and self._rivals:
            for number in range(self._heard, len(session.steps)):
                before = session.steps[number - 1].after if number else session.initial
                said = self._talk.hear(session.rules.turn(before), number, speech.occasions(number))
        self._heard = len(session.steps)
        return said

    def hear(self) -> None:
        """The game has gone on, or back."""
        said = self._follow()
        if said is not None and self._context.preferences.now.bots.talk:
            self._next = said

    def update(self, dt: float, busy: bool) -> None:
        """Let `dt` seconds pass; `busy`: something moves."""
        if self.line is not None:
            self._left -= dt
            if self._left <= 0:
                self.line = None
                self._changed()
        if self._next is not None and not busy:
            self.line, self._next, self._left = self._next, None, _SECONDS
            self._changed()

    def wake_in(self) -> float | None:
        """Seconds until a line goes away."""
        return max(0.001, self._left) if self.line is not None else None

    def draw(self, surface: Surface, scale: Scale) -> None:
        """Draw the caption, where the board has a place for it now."""
        if self.line is None or self._board.speech is None:
            return
        place, px = self._board.speech.place(self.line.seat), scale.px
        if not place.width:
            return
        draw_panel(surface, place, scale, "note", active=True)
        x, y = place.x + px(3), place.centery
        tail = [(x, y - px(_TAIL)), (x - px(3 + _TAIL), y), (x, y + px(_TAIL))]
        polygon(surface, tail, scale.look.palette.card, scale.look.palette.outline, max(1, px(1.3)))
        words = inset(place, px(8), px(1))
        said = self._context.words(self.line.key, player=self.line.player)
        block = fit(said, Role.ASIDE, scale, words.size, size=20, wrapped=True, shrink=0.7)
        draw_block(surface, block, words, scale.look.palette.ink, "centre", "middle")
