"""The slip that says why a led ayllu does what it does next; a press opens the table of the die there (I-27.15)."""

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.kit.board.table_rects import Tab
from game.titles.inkas.board.panels.led_words import led_named, led_row, led_stand_in
from game.titles.inkas.board.questions.paragraphs import draw_paragraph, paragraphs_height
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.book import topic_of_row
from game.ui.panels import draw_panel
from game.ui.pressable import Pressable
from game.ui.scale import Scale
from game.ui.text import sentence
from game.ui.theme import Role

_INSET: Final = 16  # from the sides of the panel
_EDGE: Final = 12  # between the edge of the slip and its words


class RowSlip(Pressable):
    """Lies at the foot of the panel while a led seat is about to do something in its turn; `explain` opens the rules
    at a section.
    """

    def __init__(self, words: Words, explain: Callable[[str], None]) -> None:
        super().__init__(tooltip=words("led.slip_tip"))
        self._words, self._explain = words, explain
        self._row, self._named, self._instead = "", "", ""
        self.visible = False

    def show(self, shown: BoardViewState) -> bool:
        """Take a moment of the table; returns whether it says something else now."""
        state, row = shown.seen_turn, led_row(shown)
        says = row is not None and not state.pending and shown.layout.shows(Tab.MAIN)
        now = says, row or "", led_named(shown), led_stand_in(shown)
        before = self.visible, self._row, self._named, self._instead
        self.visible, self._row, self._named, self._instead = now
        self.changed |= before != now
        return before != now

    @property
    def said(self) -> tuple[tuple[str, Role], ...]:
        """Whom the die has named, why another acts, and the reason with its row."""
        why = sentence(self._words("led.why", why=self._words(f"row.{self._row}"), row=self._row))
        named = f"{self._named}. {sentence(self._instead)}" if self._instead else self._named
        return (named, Role.ASIDE), (why, Role.STRONG)

    def lie_above(self, low: int, panel: Rect, scale: Scale) -> None:
        """Lie on a panel so that it ends there, as high as its words are."""
        wide = panel.width - 2 * scale.px(_INSET)
        high = paragraphs_height(self.said, wide - 2 * scale.px(_EDGE), scale) + 2 * scale.px(_EDGE)
        self.place(Rect(panel.x + scale.px(_INSET), low - high, wide, high), scale)

    def act(self, spot: tuple[int, int] | None) -> None:
        """See the row in the table."""
        self._explain(topic_of_row(self._row))

    def draw(self, surface: Surface) -> None:
        """Draw it as a note that is pinned to the panel."""
        draw_panel(surface, self.rect, self.scale, "note", active=self.hovered)
        edge = self.scale.px(_EDGE)
        area = self.rect.inflate(-2 * edge, -2 * edge)
        for text, role in self.said:
            if text:
                low = draw_paragraph(surface, text, area, self.scale, role) + self.scale.px(8)
                area = Rect(area.x, low, area.width, max(0, area.bottom - low))
        self.draw_focus(surface)
