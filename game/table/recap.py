"""The strip over the board that says what others did to a person since the last turn."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.shell_keys import RECAP
from game.core.contract import AnyState
from game.core.record.turns import telling
from game.kit.board.board import AnyBoard, Recap
from game.kit.board.context import Notify
from game.kit.board.line_signs import LineSign
from game.table.context import TableContext
from game.table.last_turn_replay import LastTurnReplay
from game.table.signs import ROW, LineLayout, SignPainter
from game.ui.buttons import Button
from game.ui.icons import icon
from game.ui.panels import draw_panel
from game.ui.pictures import draw_framed
from game.ui.pressable import Pressable
from game.ui.scale import Scale
from game.ui.shapes import rounded
from game.ui.text import TextStyle, draw_text, measure
from game.ui.theme import Role

_BESIDE = 0.46  # of its area that the strip takes at most where something else stands beside it


class RecapStrip(Pressable):
    """A strip of paper with signs and the name of its key."""

    def __init__(
        self, painter: SignPainter, words: Words, on_click: Callable[[], None], close: Button
    ) -> None:
        super().__init__(key=RECAP, tooltip=words("recap.strip", key=words.cap(RECAP)))
        self._painter = painter
        self._hint = words.cap(RECAP)
        self._on_click = on_click
        self._close = close
        self.layout = LineLayout()
        self.fewest: tuple[LineSign, ...] = ()
        self.signs: tuple[LineSign, ...] = ()
        self.area = Rect(0, 0, 0, 0)  # the most that it may take, in pixels
        self.aside = False  # whether it stands at the left of its area: something else is beside it
        self.on_point: Callable[[], None] | None = None

    def act(self, spot: tuple[int, int] | None) -> None:
        self._on_click()

    def set_hovered(self, value: bool) -> None:
        if value and not self.hovered and self.on_point is not None:
            self.on_point()
        super().set_hovered(value)

    def arrange(self) -> None:
        """See `Widget.arrange`: as narrow as what it says allows, in the middle of its area or at its left."""
        px, area = self.scale.px, self.area
        edge = 2 * px(16) + self._cap + px(10) + area.height
        most = round(area.width * (_BESIDE if self.aside else 1)) - edge
        said = (self.fewest,) if self.aside else (self.signs, self.fewest)
        layouts = [self._painter.lay_out(signs, self.scale, 10 * area.width) for signs in said]
        whole = next((layout for layout in layouts if layout.width <= most), None)
        self.layout = whole or self._painter.cut(layouts[-1], self.scale, most)
        self.rect = Rect(area.x, area.y, min(area.width, self.layout.width + edge), area.height)
        if not self.aside:
            self.rect.centerx = area.centerx
        side = area.height - px(6)
        box = Rect(0, 0, side, side)
        box.midright = self.rect.right - px(8), self.rect.centery
        self._close.place(box, self.scale)

    @property
    def _cap(self) -> int:
        """How wide the cap with its key's name is."""
        return max(self.scale.px(28), measure(self._hint, Role.STRONG, self.scale, 16)[0] + self.scale.px(14))

    def draw(self, surface: Surface) -> None:
        px = self.scale.px
        draw_panel(surface, self.rect, self.scale, "note", active=True)
        if self.hovered:
            rounded(surface, self.rect.inflate(-px(6), -px(6)), self.scale.look.palette.lit, px(6), 60)
        cap = Rect(0, 0, self._cap, min(px(26), self.rect.height - px(8)))
        cap.midright = self._close.rect.x - px(8), self.rect.centery
        clip = surface.get_clip()
        words = Rect(
            self.rect.x + px(14), self.rect.y, cap.x - px(8) - self.rect.x - px(14), self.rect.height
        )
        surface.set_clip(words.clip(clip))
        corner = words.x, self.rect.centery - px(ROW) // 2
        self._painter.draw(surface, self.layout, corner, self.scale, self.scale.look.palette.ink)
        surface.set_clip(clip)
        draw_framed(surface, self.scale.look, "frame.key", cap, self.scale.factor)
        draw_text(surface, self._hint, TextStyle(Role.STRONG, "ink", "centre", size=16), self.scale, cap)
        self.draw_focus(surface)


class RecapDisplay:
    """Shows the strip when a person's turn begins to whom something happened, until it is closed or the person acts.

    Nothing of it is kept but which turn's strip was closed: the rest follows from the steps of the session.
    """

    def __init__(
        self,
        context: TableContext,
        board: AnyBoard,
        last_turn: LastTurnReplay,
        painter: SignPainter,
        changed: Callable[[], None],
    ) -> None:
        self._context = context
        self._session = context.session
        self._turn = context.session.rules.turn
        self._board = board
        self._last_turn = last_turn
        self._changed = changed
        self._closed = 0  # the turn whose strip was closed
        self._state: AnyState = None  # what the report is about
        self.report = Recap()
        words = context.words
        self.close_button = Button(
            "", self.close, style="paper", icon=icon("cross"), tooltip=words("recap.close")
        )
        self.strip = RecapStrip(painter, words, self._replay, self.close_button)
        self.strip.on_point = self._ring
        self._set_visible(False)

    @property
    def widgets(self) -> tuple[Button | RecapStrip, ...]:
        """The strip, and the sign that closes it."""
        return self.strip, self.close_button

    def update(self, busy: bool) -> None:
        """Show the strip once nothing moves any more, and take it away as soon as it says nothing of now."""
        if self._state is not self._session.state:
            self._state = self._session.state
            self.report = self._report()
        open_still = not self._last_turn.running and self._closed != self._turn(self._state)
        wanted = bool(self.report) and open_still
        if wanted == self.strip.visible or (wanted and busy):
            return
        self._set_visible(wanted)
        if wanted:
            self.place()
            self._ring()
        self._changed()

    def _report(self) -> Recap:
        """What is to be said now: nothing but at the beginning of a person's turn."""
        steps, seat = self._session.steps, self._context.seen_deciding
        told = telling(steps)
        before = steps[told[-2]].after if len(told) > 1 else self._session.initial
        if seat is None or seat not in self._context.people or not self._context.options.bots or not told:
            return Recap()
        if self._turn(before) == self._turn(self._session.state):  # something has been done in it already
            return Recap()
        report = self._board.recap(seat)
        self.strip.signs, self.strip.fewest = report.signs, report.fewest
        return report

    def place(self, scale: Scale | None = None) -> None:
        """Lay the strip at the upper edge of the board, where it hides nothing."""
        rects = self._board.rects
        self.strip.area = rects.caption
        self.strip.aside = rects.open_tab is not None
        self.strip.place(rects.caption, scale or self.strip.scale)

    def beside(self, area: Rect) -> Rect:
        """What the strip leaves of an area in the bar."""
        strip = self.strip.rect
        if not self.strip.visible or not strip.colliderect(area):
            return area
        left = strip.right + self.strip.scale.px(14)
        return Rect(left, area.y, area.right - left, area.height)

    def _set_visible(self, visible: bool) -> None:
        for widget in (self.strip, self.close_button):
            widget.visible = visible
            widget.changed = True

    def _ring(self) -> None:
        self._board.spotlight.show_areas(self.report.areas)
        self._changed()

    def _replay(self) -> None:
        """Show those moments once more; where only a rival came near victory, all that the others did."""
        if self.report.moments:
            self._last_turn.show_moments(self.report.moments)
        else:
            self._last_turn.start()

    def notify(self, notify: Notify) -> None:
        """Replay what the strip says, or would say after it has gone; or say that nothing happened."""
        self.report = self._board.recap(self._context.viewing)
        if self.report:
            self._replay()
        else:
            notify(self._context.words("recap.nothing"), warn=False)

    def close(self) -> None:
        """Take the strip away for this turn."""
        self._closed = self._turn(self._session.state)
        self._set_visible(False)
        self._board.spotlight.clear()
        self._changed()
