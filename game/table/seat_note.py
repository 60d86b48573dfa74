"""The note that says who sits at the machine now, and when a game is taken up again what happened last."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.keys.shell_keys import REPLAY
from game.kit.board.board import AnyBoard
from game.kit.board.line_signs import LogLine
from game.table.context import TableContext
from game.table.signs import ROW, LineLayout, SignPainter
from game.ui.emblems import draw_seat_badge
from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.text import TextStyle, draw_text, measure
from game.ui.theme import Role

_SECONDS: Final = 3.0  # that who sits here is said
_LONG: Final = 20.0  # that is said what happened last
_MOST: Final = 5  # lines of a turn
_WIDTH: Final = 620  # of the note at most
_BADGE: Final = 64
_NAME, _ASIDE = 28, 19  # letters
_PAD: Final = 18


@dataclass(frozen=True, slots=True)
class _Note:
    """Whose seat it is about, what is said of it, and the lines of the last turn, below their heading."""

    seat: int
    said: str
    lines: tuple[LogLine, ...] = ()
    foot: str = ""


class SeatNote:
    """Where several persons share the machine, says at each change who sits here now; a press takes it away.

    Who is asked is told only as far as everybody may know it.
    """

    def __init__(
        self,
        context: TableContext,
        board: AnyBoard,
        painter: SignPainter,
        lines: Callable[[], Sequence[LogLine]],
        changed: Callable[[], None],
    ) -> None:
        """`lines` are those of the whole log."""
        self._context, self._board, self._painter = context, board, painter
        self._lines, self._changed = lines, changed
        self._seated = self._sits  # who was told of last
        self._note: _Note | None = None
        self._left = 0.0  # seconds

    @property
    def shown(self) -> bool:
        """Whether something is said."""
        return self._note is not None

    @property
    def said(self) -> str:
        """All that is said, line by line."""
        if self._note is None:
            return ""
        name = self._context.match.seats[self._note.seat].name
        return "\n".join((name, self._note.said, *(line.text for line in self._note.lines)))

    @property
    def _sits(self) -> int | None:
        """The person who decides now, as far as that may be known; None for none."""
        seat = self._context.seen_deciding
        return seat if seat in self._context.people else None

    def tell_resumed(self) -> None:
        """Say whose turn it is in a game that is taken up again, and what happened in the last one."""
        context, words = self._context, self._context.words
        if context.over or not context.session.steps:
            return
        rules, state = context.session.rules, context.session.state
        lines = _last_turn(self._lines())
        self._seated = self._sits
        owner, decides = rules.turn_owner(state), context.seen_deciding
        kind = "resumed" if decides in (None, owner) else "resumed_asked"
        self._show(
            _Note(
                owner if decides is None else decides,
                words(f"seat_note.{kind}", round=rules.round(state)),
                lines,
                words("seat_note.replay", key=words.cap(REPLAY)) if context.options.buttons else "",
            ),
            _LONG,
        )

    def update(self, dt: float, *, rests: bool) -> None:
        """Let `dt` seconds pass; `rests`: nothing moves and nothing lies over the table."""
        if self._note is not None:
            self._left -= dt
            if self._left <= 0:
                self.close()
        sits = self._sits
        if not rests or sits is None or sits == self._seated:
            return
        self._seated = sits
        if len(self._context.people) > 1 and self._context.options.buttons:
            owner = self._context.session.rules.turn_owner(self._context.session.state)
            kind = "turn" if owner == sits else "asked"
            self._show(_Note(sits, self._context.words(f"seat_note.{kind}")), _SECONDS)

    def _show(self, note: _Note, seconds: float) -> None:
        self._note, self._left = note, seconds
        self._changed()

    def hear(self, event: Event) -> None:
        """A press or a key takes it away, and still does what it is for."""
        if self._note is not None and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.close()

    def close(self) -> None:
        """Say no more."""
        self._note = None
        self._changed()

    def wake_in(self) -> float | None:
        """Seconds until it goes away."""
        return max(0.001, self._left) if self._note is not None else None

    # drawing

    def draw(self, surface: Surface, scale: Scale) -> None:
        """Draw it at the upper edge of the board."""
        note, px = self._note, scale.px
        if note is None:
            return
        seat = self._context.match.seats[note.seat]
        badge, pad = px(_BADGE), px(_PAD)
        most = min(px(_WIDTH), scale.width - 4 * pad) - 2 * pad
        laid = self._laid(note, scale, most)
        words = max(
            measure(seat.name, Role.NAME, scale, _NAME)[0], measure(note.said, Role.ASIDE, scale, _ASIDE)[0]
        )
        foot = measure(note.foot, Role.ASIDE, scale, _ASIDE)[0] if note.foot else 0
        inner = min(most, max(badge + pad + words, foot, *(line.width for line, _ in laid), 0) + px(4))
        rows = sum(line.rows for line, _ in laid)
        tall = badge + (px(10) + rows * px(ROW) if rows else 0) + (px(ROW) if note.foot else 0)
        box = Rect(0, 0, inner + 2 * pad, tall + 2 * px(14))
        caption = self._board.rects.caption
        box.midtop = caption.centerx, caption.y
        box.clamp_ip(scale.window.inflate(-2 * px(8), -2 * px(8)))
        draw_panel(surface, box, scale, "note", active=True)
        draw_seat_badge(
            surface,
            scale.look,
            seat.emblem,
            (box.x + pad + badge // 2, box.y + px(14) + badge // 2),
            badge // 2,
        )
        left = box.x + 2 * pad + badge
        name = Rect(left, box.y + px(14), box.right - pad - left, badge * 6 // 10)
        draw_text(surface, seat.name, TextStyle(Role.NAME, "ink", size=_NAME), scale, name)
        said = Rect(left, name.bottom, name.width, badge - name.height)
        draw_text(surface, note.said, TextStyle(Role.ASIDE, "faded_ink", size=_ASIDE), scale, said)
        top = box.y + px(14) + badge + px(10)
        for line, heading in laid:
            ink = scale.look.palette.faded_ink if heading else scale.look.palette.ink
            self._painter.draw(surface, line, (box.x + pad, top), scale, ink)
            top += line.rows * px(ROW)
        if note.foot:
            area = Rect(box.x + pad, box.bottom - px(12) - px(ROW), box.width - 2 * pad, px(ROW))
            draw_text(surface, note.foot, TextStyle(Role.ASIDE, "faded_ink", "right", size=16), scale, area)

    def _laid(self, note: _Note, scale: Scale, width: int) -> list[tuple[LineLayout, bool]]:
        """Its lines as they are laid out, each with whether it is a heading."""
        return [(self._painter.lay_out(line.signs, scale, width), line.heading) for line in note.lines]


def _last_turn(lines: Sequence[LogLine]) -> tuple[LogLine, ...]:
    """The heading of the last turn in which something was told, and what was told last in it."""
    told = [line for line in lines if not line.remark]
    while told and told[-1].heading:
        told.pop()
    last = list(takewhile(lambda line: not line.heading, reversed(told)))
    heading = told[: len(told) - len(last)][-1:] if last else []
    return (*heading, *reversed(last[:_MOST]))
