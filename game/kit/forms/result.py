"""The end of a game: who won and how, everybody's figures, and the ways on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import ANALYSE, NEWSPAPER, STORY, TO_MENU, WATCH
from game.kit.forms.lines import Part
from game.kit.forms.new_medals import HIGH, NewMedals
from game.kit.forms.result_ways import ResultCallbacks, ResultOption
from game.ui.brass_letters import draw_brass_letters
from game.ui.buttons import Button
from game.ui.page import PageScene
from game.ui.page_layout import GAP, MARGIN
from game.ui.panels import draw_panel, panel_inside
from game.ui.scale import Scale, inset, rows
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

HOW: Final = TextStyle(Role.BODY, "ink", "centre", size=27)
ASIDE: Final = TextStyle(Role.ASIDE, "faded_ink", "centre", size=21)
_VIEW: Final = 0.24  # height of the picture in a flow, of its width
_EDGE: Final = 12  # and what is left free there at both sides of what lies below
_BESIDE: Final = 130  # how much narrower new medals lie there than half of the picture
_LEAST_VIEW: Final = 0.2  # of the sheet that a picture fills which has given way
_WAYS: Final[tuple[tuple[str, str, KeyAction | int, str], ...]] = (
    ("look", "menu.look", pygame.K_ESCAPE, ""),
    ("story", "story.open", STORY, ""),
    ("chronicle", "newspaper.open", NEWSPAPER, "newspaper.open_tip"),
    ("watch", "replay.open", WATCH, ""),
    ("analyse", "analysis.open", ANALYSE, "analysis.open_tip"),
)


@dataclass(frozen=True, slots=True)
class TextLine:
    """Words in a line of this height."""

    text: str
    height: float
    style: TextStyle


@dataclass(frozen=True, slots=True)
class Measures:
    """Lengths of a result in design units.

    `beside` the sheet and the `gap` below it; the height and the greatest width of a button. On the sheet `view` is the
    part of it that the picture fills, `edge` is left free on both sides of what lies below, with room for `medals` at
    its top; `headline` is the height of the headline's line, `letters` that of its letters. `slip` is where new medals
    lie below the picture's left: across, down, and how much narrower than half of it.
    """

    beside: float = 4 * MARGIN
    gap: float = 0.8 * GAP
    button: tuple[float, float] = (62, 420)
    view: float = 0.375
    edge: float = 60
    medals: float = 66
    headline: float = 96
    letters: float = 88
    slip: tuple[float, float, float] = (50, 12, 200)


class ResultTable(Part, Protocol):
    """What everybody had: on a short line the name stands over the figures."""

    @property
    def tall(self) -> float:
        """How tall it is on short lines, in design units."""
        ...


@dataclass(frozen=True, slots=True)
class ResultSheet:
    """What a title shows on the sheet: `draw_picture` fills its top, and `draw_ornament` is given the same area for
    what lies over its lower edge. Below stand the headline, some lines, the table of players and a note. `room` is the
    height in design units that the table has at least where the picture can give way.
    """

    draw_picture: Callable[[Surface, Rect, Scale], None]
    draw_ornament: Callable[[Surface, Rect, Scale], None]
    headline: str
    lines: Sequence[TextLine]
    table: ResultTable
    note: TextLine = TextLine("", 40, ASIDE)
    measures: Measures = Measures()
    room: float = 0


class ResultScene(PageScene):
    """The sheet of a title, and below it the ways on. The title is the last of the options; Enter takes the first."""

    largest_zoom = 1.2

    def __init__(self, words: Words, sheet: ResultSheet, callbacks: ResultCallbacks) -> None:
        super().__init__()
        self.words = words
        self.sheet = sheet
        self._place = self._view = self._headline = Rect(0, 0, 0, 0)
        self._lines: list[tuple[TextLine, Rect]] = []
        title = ResultOption(words("menu.to_title"), callbacks.to_title, TO_MENU)
        self.options = [self._option(way, number) for number, way in enumerate((*callbacks.options, title))]
        self.ways = self._ways(callbacks)
        self.medals = NewMedals(words, callbacks.medals, callbacks.show_medals)
        self.ui.add(*self.options, *self.ways.values(), *sheet.table.widgets, self.medals)

    def _option(self, way: ResultOption, number: int) -> Button:
        first = number == 0
        return Button(
            way.label,
            way.act,
            style="brass" if first else "wood",
            key=pygame.K_RETURN if first else way.key,
            hint=self._cap(pygame.K_RETURN if first else way.key),
            tooltip=way.tip,
        )

    def _cap(self, key: KeyAction | int | None) -> str:
        """What is written on a key: of Enter, Escape, or that of an action."""
        if isinstance(key, KeyAction):
            return self.words.cap(key)
        return (
            "" if key is None else self.words("menu.key_done" if key == pygame.K_RETURN else "menu.key_back")
        )

    def _ways(self, to: ResultCallbacks) -> dict[str, Button]:
        """The buttons of the ways that there are, by their names."""
        acts = (to.look, to.story, to.chronicle, to.watch, to.analyse)
        found: dict[str, Button] = {}
        for act, (name, label, key, tip) in zip(acts, _WAYS, strict=True):
            if act is not None:
                said = self.words(tip) if tip else ""
                found[name] = Button(
                    self.words(label), act, style="wood", key=key, hint=self._cap(key), tooltip=said
                )
        return found

    def layout(self, scale: Scale) -> None:
        px, fixed, sheet, lengths = scale.px, scale.fixed, self.sheet, self.sheet.measures
        below = (
            lengths.medals + lengths.headline + sum(line.height for line in sheet.lines) + sheet.note.height
        )
        edge, share = lengths.edge, lengths.view
        if self.flows:
            page = self.lay_page([(button, 1) for button in (*self.options, *self.ways.values())])
            below += sheet.table.tall
            edge, share = _EDGE, _VIEW * page.width / (_VIEW * page.width + below)
            self._place = page.below(_VIEW * page.width + below + 2 * _EDGE)
        else:
            area = inset(scale.stage(1.7), px(lengths.beside), px(MARGIN))
            high, wide = fixed(lengths.button[0]), px(lengths.button[1])
            self._place, first, second = rows(area, [1, high, high], px(lengths.gap))
            _side_by_side(self.options, first, wide, scale)
            _side_by_side(list(self.ways.values()), second, wide, scale)
        heights = [fixed(line.height) for line in sheet.lines]
        inside = panel_inside(self._place, scale)
        if sheet.room and not self.flows:
            share = min(share, max(_LEAST_VIEW, 1 - px(below + sheet.room) / inside.height))
        self._view, rest = rows(inside, [share, 1 - share])
        _, self._headline, *lines, table, note = rows(
            inset(rest, px(edge), 0),
            [fixed(lengths.medals), fixed(lengths.headline), *heights, 1, fixed(sheet.note.height)],
        )
        self._lines = [*zip(sheet.lines, lines, strict=True), (sheet.note, note)]
        sheet.table.place(table, scale)
        (across, down, less), view = lengths.slip, self._view
        less = min(less, _BESIDE) if self.flows else less
        slip = Rect(view.x + px(across), view.bottom + px(down), view.width // 2 - px(less), px(HIGH))
        self.medals.place(slip, scale)

    def paint_still(self, surface: Surface) -> None:
        scale, sheet = self.scale, self.sheet
        draw_panel(surface, self._place, scale, "paper", active=True)
        sheet.draw_picture(surface, self._view, scale)
        sheet.draw_ornament(surface, self._view, scale)
        draw_brass_letters(surface, sheet.headline, scale, self._headline, sheet.measures.letters)
        for line, place in self._lines:
            draw_text(surface, line.text, line.style, scale, place)
        sheet.table.paint(surface)


def _side_by_side(buttons: Sequence[Button], line: Rect, widest: int, scale: Scale) -> None:
    """Place buttons of one width in the middle of a line."""
    gap = scale.px(24)
    wide = min(widest, (line.width - gap * (len(buttons) - 1)) // len(buttons))
    left = line.centerx - (len(buttons) * (wide + gap) - gap) // 2
    for number, button in enumerate(buttons):
        button.place(Rect(left + number * (wide + gap), line.y, wide, line.height), scale)
