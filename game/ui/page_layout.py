"""Where the sheets and the buttons of a page lie: side by side, or one sheet below another on a page that scrolls."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from pygame import Rect

from game.ui.scale import Scale, Share, columns, inset, rows
from game.ui.widget import Widget

MARGIN: Final = 28  # design units between the window's edge and the panels
GAP: Final = 20  # design units between panels
_NARROW: Final = 14  # the same where sheets lie one below another
_BAR: Final = 20  # design units of the bar beside these
_BUTTON: Final = 56  # height of a button below these
_BETWEEN: Final = 10  # and the room round it
_LEAST, _MOST = 208, 420  # design units of its width

FootCell: TypeAlias = tuple[Widget | None, Share]
"""A button below the sheets, or a gap, and its share of the width."""


@dataclass(frozen=True, slots=True)
class PageSheet:
    """A sheet: how tall it is in a flow, in design units, and its share of its column where nothing flows."""

    tall: float
    share: Share = 1


@dataclass(frozen=True, slots=True)
class PageColumn:
    """Sheets one below another, and their share of the width."""

    share: Share
    sheets: Sequence[PageSheet]


class PageLayout:
    """The room of a page in pixels: `body` for sheets, `foot` below it for buttons.

    Where it `flows`, the sheets lie one below another, `offset` pixels of them above the window, and buttons take as
    many lines as they need.
    """

    def __init__(
        self,
        scale: Scale,
        stage: Rect,
        foot: Sequence[FootCell],
        high: float,
        *,
        flows: bool = False,
        offset: int = 0,
    ) -> None:
        """`high` is the height of a button in design units where nothing flows."""
        self.scale, self.flows = scale, flows
        self.buttons = [widget for widget, _ in foot if widget is not None]
        self._shown = [widget for widget in self.buttons if widget.visible]
        if flows:
            self._flow(stage, self._shown)
        else:
            self.body, self.foot = rows(inset(stage, scale.px(MARGIN)), [1, scale.fixed(high)], scale.px(GAP))
            places = columns(self.foot, [share for _, share in foot], scale.px(GAP))
            for (widget, _), place in zip(foot, places, strict=True):
                if widget is not None:
                    widget.place(place, scale)
        self._top = self.body.y + scale.px(_NARROW) - offset
        self.begin = self._top

    def _flow(self, stage: Rect, buttons: Sequence[Widget]) -> None:
        """Place the buttons in lines of equal ones at the window's lower edge, and leave the rest to the sheets."""
        px = self.scale.px
        gap, high, margin = px(_BETWEEN), px(_BUTTON), px(_NARROW)
        wide = stage.width - 2 * margin
        across = max(1, min(len(buttons), (wide + gap) // (px(_LEAST) + gap)))
        lines = -(-len(buttons) // across)
        across = -(-len(buttons) // max(1, lines))
        tall = lines * (high + gap)
        self.foot = Rect(stage.x + margin, stage.bottom - tall, wide, tall)
        self.body = Rect(stage.x, stage.y, stage.width, self.foot.y - gap - stage.y)
        each = min(px(_MOST), (wide - gap * (across - 1)) // across) if across else 0
        for number, button in enumerate(buttons):
            line, place = divmod(number, across)
            held = min(across, len(buttons) - line * across)
            left = self.foot.centerx - (held * (each + gap) - gap) // 2
            button.place(
                Rect(left + place * (each + gap), self.foot.y + line * (high + gap), each, high), self.scale
            )

    @property
    def shows_all_buttons(self) -> bool:
        """Whether those that are to be seen by now are those that have a place."""
        return self._shown == [widget for widget in self.buttons if widget.visible]

    @property
    def width(self) -> float:
        """How wide a sheet is where it flows, in design units."""
        return (self.body.width - self.scale.px(2 * _NARROW + _BAR / 2)) / self.scale.factor

    def below(self, tall: float) -> Rect:
        """A place as wide as the page for what is so tall, in design units, below what lies there."""
        px = self.scale.px
        place = Rect(self.body.x + px(_NARROW), self._top, round(self.width * self.scale.factor), px(tall))
        self._top = place.bottom + px(_NARROW)
        return place

    def whole(self, size: tuple[int, int]) -> Rect:
        """The room for one thing of these proportions."""
        return self.below(self.width * size[1] / size[0]) if self.flows else self.body

    def sheets(self, *given: PageColumn) -> list[Rect]:
        """The places of all sheets, column by column."""
        if self.flows:
            return [self.below(sheet.tall) for column in given for sheet in column.sheets]
        gap = self.scale.px(GAP)
        places = columns(self.body, [column.share for column in given], gap)
        return [
            place
            for column, area in zip(given, places, strict=True)
            for place in rows(area, [sheet.share for sheet in column.sheets], gap)
        ]

    @property
    def length(self) -> int:
        """How tall all that flows is, in pixels."""
        return self._top - self.begin + self.scale.px(_NARROW)
