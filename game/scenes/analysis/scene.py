"""The analysis of a game: everybody's chance to win over the rounds, luck and skill, the moves that counted."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import BETTER, RETRY, WATCH_MOVE
from game.core.analysis.result import Analysis, SeatShares
from game.core.analysis.telling import (
    GameTeller,
    average_figure,
    share_figures,
)
from game.core.bots.available_bots import seat_name
from game.core.contract import AnyStep
from game.core.match import Match
from game.core.seat_colours import emblems_of
from game.scenes.analysis.card_maker import CardMaker
from game.scenes.analysis.move_list import MoveCard, MoveList
from game.scenes.analysis.run import AnalysisRun
from game.ui.buttons import Button
from game.ui.dialogs import Dialog, DialogOption
from game.ui.emblems import draw_seat_badge
from game.ui.lettering import write
from game.ui.page import HEADING, PageScene, below_heading, draw_headed_panel
from game.ui.page_layout import GAP, PageColumn, PageSheet
from game.ui.panels import draw_rule
from game.ui.plot import Curve, LineChart
from game.ui.scale import Scale, columns, rows
from game.ui.selectors import SegmentedControl, Stepper
from game.ui.shapes import rounded
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import nothing

_TOP: Final = 58  # of what stands above the moves
_CHANCES, _MOVES = 460, 934  # heights of sheets in a flow
_COLUMNS: Final = ("start", "luck", "own", "others", "end")
_SHARES: Final = (2.2, 0.8, 1, 1.1, 1.2, 0.8)


@dataclass(frozen=True, slots=True)
class MoveLines:
    """A turn as the steps of a game: where it begins and ends, all that was played, and what would have been better."""

    begin: int
    end: int
    played: tuple[AnyStep, ...]
    better: tuple[AnyStep, ...]


@dataclass(frozen=True, slots=True)
class AnalysisPlace:
    """What is looked at: moves or luck, of whom (None: of the only person, or of all; else the entry of those that are
    offered), and the move pointed at, by its first step (None: what counted most).
    """

    kind: int = 0
    whose: int | None = None
    move: int | None = None


@dataclass(frozen=True, slots=True)
class AnalysisCallbacks:
    """Where the analysis leads: back, to a move on the table, as played or better, or to a new game from there."""

    back: Callable[[], None]
    watch: Callable[[MoveLines, AnalysisPlace, bool], None]
    retry: Callable[[int], None]


class AnalysisScene(PageScene):
    """What is found so far; it grows while the analysis runs."""

    largest_zoom = 1.0

    def __init__(
        self,
        words: Words,
        match: Match,
        teller: GameTeller,
        run: AnalysisRun,
        callbacks: AnalysisCallbacks,
        place: AnalysisPlace = AnalysisPlace(),
    ) -> None:
        super().__init__()
        self.words, self.match, self.teller, self.run = words, match, teller, run
        self.callbacks = callbacks
        self.emblems = emblems_of(match)
        self.cards = CardMaker(words, match, teller, self.emblems)
        self.analysis = run.work.result()
        self.on_escape = callbacks.back
        self._sheets = {name: Rect(0, 0, 0, 0) for name in ("chances", "shares_title", "moves")}
        self._progress = Rect(0, 0, 0, 0)  # where it is said how far it is
        sides = [side for side in teller.sides if len(side) > 1]
        self._groups = [*sides, *((seat,) for seat in range(len(match.seats)))]
        person = match.only_person
        whose = place.whose if place.whose is not None else 0
        if place.whose is None and person is not None:
            whose = 1 + self._groups.index((person,))
        named = (words.listed(match.seats[seat].name for seat in group) for group in self._groups)
        self.whose = Stepper(
            [words("analysis.everybody"), *named],
            whose,
            lambda number: self._show_moves(),
            tooltip=words("analysis.whose"),
        )
        self.kind = SegmentedControl(
            [words("analysis.kinds.moves"), words("analysis.kinds.throws")],
            place.kind,
            lambda number: self._show_moves(),
            tooltip=words("analysis.kinds.tip"),
        )
        self.list = MoveList(self._pointed, self._open, words("analysis.open_move"))
        self.buttons = self._make_buttons()
        self.ui.add(self.list, self.kind, self.whose, *self.buttons.values())
        self._show_moves()
        begins = [card.begin for card in self.list.entries]
        if place.move in begins:
            self.list.point_at(begins.index(place.move))

    def _make_buttons(self) -> dict[str, Button]:
        words = self.words

        def button(label: str, act: Callable[[], None], key: KeyAction) -> Button:
            said, tip = words(f"analysis.{label}"), words(f"analysis.{label}_tip")
            return Button.keyed(words, said, act, style="wood", key=key, tooltip=tip)

        buttons = {
            "back": Button(
                words("menu.back"), self.callbacks.back, style="wood", hint=words("menu.key_back")
            ),
            "retry": button("retry", self.retry, RETRY),
            "watch": button("watch", self.watch, WATCH_MOVE),
            "better": button("show_better", self.show_better, BETTER),
        }
        buttons["better"].style = "brass"
        buttons["better"].why_not = words("analysis.no_better")
        return buttons

    # what is shown

    def update(self, dt: float) -> bool:
        """See `Scene.update`: what was found meanwhile is shown."""
        if self.run.update():
            self.analysis = self.run.work.result()
            self._show_moves()
            self._place_top()
        return super().update(dt)

    def leave(self) -> None:
        self.run.close()

    def enter(self) -> None:
        self.ui.focus(self.list)

    def _show_moves(self) -> None:
        seats = self._groups[self.whose.index - 1] if self.whose.index else None
        found = self.analysis
        if found is None:
            return
        if self.kind.index:
            cards = [self.cards.throw(one) for one in found.throws(seats)]
        else:
            finest = found.finest(seats)
            cards = [self.cards.mistake(one) for one in found.mistakes(seats)]
            cards += [self.cards.finest(finest)] if finest is not None else []
        in_order = sorted(cards, key=lambda card: card.begin)
        dearest = in_order.index(cards[0]) if cards else 0  # what counted most is pointed at
        self.list.show(in_order, dearest)
        self.repaint()

    def _open(self) -> None:
        """Show all that is said of the move that is pointed at, of which its card may have no room for some."""

        card = self.list.entries[self.list.number]
        title = f"{card.head} ({card.figure})"
        self.stack.push(Dialog(title, card.whole, [DialogOption(self.words("menu.done"), nothing)], nothing))

    def _pointed(self) -> None:
        card = self.list.current
        for name in ("retry", "watch"):
            self.buttons[name].enabled = card is not None
        self.buttons["better"].enabled = card is not None and bool(card.found.better)

    # what is done

    def watch(self) -> None:
        """Watch the turn that is pointed at as it was played."""
        if self.list.current is not None:
            self._watch(self.list.current, better=False)

    def show_better(self) -> None:
        """Watch what would have been better."""
        card = self.list.current
        if card is not None and card.found.better:
            self._watch(card, better=True)

    def _watch(self, card: MoveCard, *, better: bool) -> None:
        found, steps = card.found, tuple(self.teller.steps)
        line = (*steps[: found.move.begin], *self.teller.better_steps(found)) if found.better else ()
        place = AnalysisPlace(self.kind.index, self.whose.index, card.begin)
        self.callbacks.watch(MoveLines(card.begin, card.end, steps, line), place, better)

    def retry(self) -> None:
        """Play a new game from before the turn that is pointed at."""
        if self.list.current is not None:
            self.callbacks.retry(self.list.current.begin)

    # the screen

    def layout(self, scale: Scale) -> None:
        px = scale.px
        page = self.lay_page([(button, 1) for button in self.buttons.values()])
        tall = HEADING + 96 + 54 * len(self.match.seats)
        chances, shares, moves = page.sheets(
            PageColumn(1.15, [PageSheet(_CHANCES), PageSheet(tall, scale.fixed(tall))]),
            PageColumn(1, [PageSheet(_MOVES)]),
        )
        self._sheets = {"chances": chances, "shares_title": shares, "moves": moves}
        inner = self._inner("moves", scale)
        top, moves = rows(inner, [scale.fixed(_TOP), 1], px(GAP * 0.8))
        kind, whose = columns(Rect(top.x, top.y, top.width, px(46)), [1.1, 1], px(GAP * 0.8))
        self.kind.place(kind, scale)
        self.whose.place(whose, scale)
        self.list.place(moves, scale)
        self._progress = top
        self._place_top()

    def _place_top(self) -> None:
        for widget in (self.kind, self.whose):
            widget.visible = not self.run.running and not self.run.failed

    def _inner(self, name: str, scale: Scale) -> Rect:
        return below_heading(self._sheets[name], scale, (26, 22))

    def paint_still(self, surface: Surface) -> None:
        for name, sheet in self._sheets.items():
            draw_headed_panel(surface, sheet, self.scale, self.words(f"analysis.{name}"))
        if self.run.running or self.run.failed:
            self._paint_progress(surface)
        if self.analysis is not None:
            self._paint_chances(surface, self.analysis)
            self._paint_shares(surface, self.analysis)
        if not self.list.entries and not self.run.running and not self.run.failed:
            said = self.words("analysis.no_throws" if self.kind.index else "analysis.no_mistakes")
            style = TextStyle(Role.ASIDE, "faded_ink", "centre", size=20, wrapped=True)
            draw_text(surface, said, style, self.scale, self.list.rect)

    def _paint_progress(self, surface: Surface) -> None:
        """How far it is, and that one need not wait."""
        px, scale, place = self.scale.px, self.scale, self._progress
        if self.run.failed:
            style = TextStyle(Role.BODY, "no", "centre", size=20)
            draw_text(surface, self.words("analysis.failed"), style, scale, place)
            return
        work = self.run.work
        said = self.words("analysis.progress", count=min(len(work.judged) + 1, work.total), total=work.total)
        text, note, bar = rows(place, [1.2, 1, scale.fixed(6)], px(4))
        draw_text(surface, said, TextStyle(Role.STRONG, "ink", "centre", size=18), scale, text)
        write(surface, self.words("analysis.leave_note"), note, scale, Role.ASIDE, 15, "faded_ink", "centre")
        rounded(surface, bar, scale.look.palette.well, px(4))
        bar.width = bar.width * len(work.judged) // work.total
        if bar.width:
            rounded(surface, bar, scale.look.palette.lit, px(4))

    def _paint_chances(self, surface: Surface, found: Analysis) -> None:
        area = self._inner("chances", self.scale)
        note = Rect(area.x, area.bottom - self.scale.px(22), area.width, self.scale.px(22))
        area.height -= note.height
        curves = [
            Curve(
                self.emblems[first],
                [100 * chance for chance in found.curves[first]],
                [self.emblems[seat] for seat in partners],
            )
            for first, *partners in self.teller.sides
        ]
        marks = [found.place(card.found) for card in self.list.entries]
        LineChart(area, self.scale, found.rounds, curves, marks).draw(surface)
        said = self.words("analysis.chances_note")
        write(surface, said, note, self.scale, Role.ASIDE, 16, "faded_ink", "centre")

    def _paint_shares(self, surface: Surface, found: Analysis) -> None:
        """A line for each player: where its chance began, what changed it, where it ended."""
        px, scale = self.scale.px, self.scale
        area = self._inner("shares_title", scale)
        head, lines, note = rows(area, [scale.fixed(48), 1, scale.fixed(28)])
        for name, cell in zip(_COLUMNS, columns(head, _SHARES)[1:], strict=True):
            said = self.words(f"analysis.column.{name}")
            write(surface, said, cell, scale, Role.STRONG, 16, "faded_ink", "centre", wrapped=True)
        seats = self.match.seats
        for seat, line in enumerate(rows(lines, [1] * len(seats))):
            first, *cells = columns(line, _SHARES)
            radius = min(px(21), line.height // 2 - px(2))
            draw_seat_badge(surface, scale.look, self.emblems[seat], (first.x + px(24), line.centery), radius)
            place = Rect(first.x + px(56), first.y, first.width - px(60), first.height)
            said = seat_name(self.words, seats[seat])
            draw_text(surface, said, TextStyle(Role.NAME, "ink", size=20), scale, place)
            self._paint_figures(surface, found.shares(seat), cells)
            draw_rule(surface, area.x, area.right, line.y, scale)
        write(surface, self.words("analysis.shares_note"), note, scale, Role.ASIDE, 15, "faded_ink", "centre")

    def _paint_figures(self, surface: Surface, shares: SeatShares, cells: Sequence[Rect]) -> None:
        """The figures of a player; under a sum of mistakes, in how many turns and what they did on average."""
        words, scale = self.words, self.scale
        figures = share_figures(words, shares)
        averages = {"own": average_figure(words, shares.own), "others": average_figure(words, shares.others)}
        for name, cell in zip(_COLUMNS, cells, strict=True):
            if average := averages.get(name, ""):
                cell, below = rows(cell, [1.4, 1])
                write(surface, average, below, scale, Role.SMALL, 15, "faded_ink", "centre")
            draw_text(surface, figures[name], TextStyle(Role.FIGURE, "ink", "centre", size=21), scale, cell)
