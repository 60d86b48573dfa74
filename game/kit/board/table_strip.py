"""The strip that asks all at a machine whether anybody answers: the same whoever could."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB
from game.base.i18n.words import Words
from game.base.keys.shell_keys import CONFIRM
from game.ui.buttons import Button, Icon
from game.ui.emblems import draw_seat_badge
from game.ui.lettering import wide, write
from game.ui.look import Look
from game.ui.panels import draw_panel
from game.ui.scale import Scale, columns, rows
from game.ui.text import TextStyle, draw_text, fits
from game.ui.theme import Role
from game.ui.widget import Widget


def _badge_icon(emblem: str) -> Icon:
    def draw(surface: Surface, look: Look, rect: Rect, colour: RGB) -> None:
        draw_seat_badge(surface, look, emblem, rect.center, rect.height // 2)

    return draw


_MOST: Final = 64  # height of its buttons
_SAID: Final = 22  # size of what is said
_TWO_ROWS: Final = 96  # height in which badges and buttons lie below each other
_NARROW: Final = 480  # width in which the button to go on lies below the badges


class TableStrip:
    """Says that somebody might answer, with the badge of each person and a button to go on.

    `badges` are emblem and name by seat. `look` is called with the seat whose badge is pressed, `go_on` when all have
    answered. `further`: the label and the act of a button that goes on further than the one question.
    """

    def __init__(
        self,
        words: Words,
        badges: Mapping[int, tuple[str, str]],
        look: Callable[[int], None],
        go_on: Callable[[], None],
        further: tuple[str, Callable[[], None]] | None = None,
    ) -> None:
        self._words = words
        self.said = words("table.question.any")
        self._names = {seat: name for seat, (_, name) in badges.items()}
        self.open = self.decided = False
        self.badges = {
            seat: Button("", partial(look, seat), style="paper", icon=_badge_icon(emblem), tooltip=name)
            for seat, (emblem, name) in badges.items()
        }
        self.go_on = Button.keyed(words, words("table.question.go_on"), go_on, key=CONFIRM)
        self._rect = Rect(0, 0, 0, 0)

        self.further = [Button(further[0], further[1], style="wood")] if further is not None else []

    @property
    def widgets(self) -> Sequence[Widget]:
        """The badges and the buttons."""
        return (*self.badges.values(), *self.further, self.go_on)

    def show(self, *, asks: bool, decided: Sequence[int] = ()) -> None:
        """Ask, or be gone; of whoever has `decided` on an answer, or on none, it says that."""
        self.open, self.decided = asks, bool(decided)
        self.said = self._words("table.question.any")
        if decided:
            names = self._words.listed([self._names[seat] for seat in decided])
            self.said = self._words("table.question.decided", count=len(decided), names=names)
        for widget in self.widgets:
            widget.visible, widget.changed = asks, True

    def place(self, rect: Rect, scale: Scale) -> None:
        """Lay it into a rectangle."""
        self._rect, gap = rect, scale.px(8)
        inner = rect.inflate(-2 * scale.px(14), -2 * scale.px(8))
        shares = [scale.fixed(64)] * len(self.badges)
        buttons = [1.3] * len(self.further) + [1]
        if rect.width < scale.px(_NARROW) or (self.further and inner.height >= scale.px(_TWO_ROWS)):
            upper, lower = rows(inner, [1, 1], gap)
            _, *badges = columns(upper, [1, *shares], gap)
            areas = [*badges, *columns(lower, buttons, gap)]
        else:
            inner.inflate_ip(0, min(0, scale.px(_MOST) - inner.height))
            if self.further:  # the panel says what is asked
                areas = columns(inner, [*shares, *buttons], gap)
            else:
                _, *areas = columns(inner, [1, *shares, scale.fixed(200)], gap)
        for widget, area in zip(self.widgets, areas, strict=True):
            widget.place(area, scale)

    def draw(self, surface: Surface) -> None:
        """Draw all but the buttons."""
        if not self.open:
            return
        scale = self.go_on.scale
        draw_panel(surface, self._rect, scale, "note", active=True)
        first = next(iter(self.widgets)).rect
        left = self._rect.x + scale.px(24)
        area = Rect(left, first.y, first.x - left - scale.px(8), first.height)
        if area.width <= 0:
            return
        if wide(self.said, scale, Role.STRONG, _SAID) <= area.width:
            write(surface, self.said, area, scale, Role.STRONG, _SAID, explained=True)
        elif fits(self.said, Role.STRONG, scale, area.size, size=_SAID):  # else the panel alone says it
            style = TextStyle(Role.STRONG, size=_SAID, wrapped=True, explained=True)
            draw_text(surface, self.said, style, scale, area)
