"""The screen of the statistics: the table of the players, how games were won and how fast, and figures of the title."""

import itertools
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.files.problems import DataError
from game.base.files.system_reasons import reason_of
from game.base.files.whole_files import whole_file
from game.base.i18n.words import Words
from game.base.keys.shell_keys import EXPORT, MEDALS
from game.core import registry
from game.core.contract import Achievements, AnyTitle, GameData, GameStatistics
from game.core.statistics.connection import UnusableError
from game.core.statistics.database import Statistics
from game.core.statistics.export import Earned, write_csv
from game.core.statistics.results import GIVEN_UP
from game.scenes.challenge.title_challenges import TitleChallenges
from game.scenes.illustrations import LEAST_HEIGHT, draw_illustration
from game.scenes.medals.scene import show_medals
from game.scenes.statistics.challenges import draw_challenges
from game.scenes.statistics.charts import ChartBar, draw_columns, draw_lines
from game.scenes.statistics.puzzles import GradeRecord, draw_grades, grade_records
from game.scenes.statistics.rivals import draw_rivals, rival_lines
from game.scenes.statistics.standings import ROW, StandingsTable
from game.ui.buttons import Button
from game.ui.lettering import letters
from game.ui.page import PageScene, below_heading, draw_headed_panel
from game.ui.page_layout import PageColumn, PageLayout, PageSheet
from game.ui.panels import draw_rule
from game.ui.scale import Scale, inset
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_HEAD = 78  # design units of a sheet's heading
_PUZZLES = 190  # design units of the sheet of the puzzles
_RIVALS = 250  # design units of the sheet of the rivals
_CHALLENGES = 176  # design units of the sheet of the challenges
_LABELS = 46  # of what stands over the figures of the table
_BESIDE = 7  # room at both sides of each, so that they stand apart
_WORK: Final = 0.008  # seconds of a frame that go into reading
_DONE: Final = object()
_ROUNDS = ((5, 8, 11, 14, 17, 20), *(tuple(range(by, 7 * by, by)) for by in (5, 6, 8, 10, 15, 20, 30)))
_SHEETS = 2  # of figures, from which on there is no room for larger letters
_ENDING = 0.25  # of the height of a sheet, that each ending of a game needs
_EDGE = (30, 18)  # design units round what stands on a sheet
_LINE, _CHART, _OPEN = (
    60,
    340,
    640,
)  # heights of an ending, a chart, and of all where nothing is counted, in a flow
_MOST_ROWS = 14  # players whose lines are seen at once there
_BEYOND = 0.15  # part of the games that may be longer than the last of the edges between the bars


@dataclass(frozen=True, slots=True)
class CountProgress:
    """How far something is that takes a while: its word below `statistics`, how many of how many games."""

    what: str
    done: int
    count: int

    def text(self, words: Words) -> str:
        """The same in words."""
        return words(f"statistics.{self.what}", done=self.done, count=self.count)


def round_edges(rounds: Mapping[int, int]) -> tuple[int, ...]:
    """The rounds between the bars of the histogram: the first of the scales on which most games have a bar.

    `rounds` are how many games took how many.
    """
    games = sum(rounds.values())
    for edges in _ROUNDS:
        beyond = sum(count for taken, count in rounds.items() if taken > edges[-1])
        if beyond <= games * _BEYOND:
            return edges
    return _ROUNDS[-1]


def bar_labels(words: Words, edges: Sequence[float], *, whole: bool) -> list[str]:
    """What stands below the bars between these edges, and beyond them.

    No two bars of `whole` numbers name the same one.
    """

    def figure(value: float) -> str:
        return f"{value:g}".replace("-", "−")

    def span(low: float, high: float) -> str:
        first = low + 1 if whole else low
        return (
            figure(high)
            if first == high
            else words("statistics.between", low=figure(first), high=figure(high))
        )

    none = whole and edges[0] == 0
    below = figure(0) if none else words("statistics.up_to", edge=figure(edges[0]))
    between = [span(low, high) for low, high in itertools.pairwise(edges)]
    return [below, *between, words("statistics.beyond", edge=figure(edges[-1]))]


class StatisticsScene(PageScene):
    """What all games add up to. Games that are not counted yet are read a little with each frame."""

    largest_zoom = 1.1

    def __init__(
        self,
        words: Words,
        title: AnyTitle,
        statistics: Statistics,
        games: Path,
        data: GameData,
        back: Callable[[], None],
    ) -> None:
        """`games` is the folder of the journals; the table is exported beside it."""
        super().__init__()
        self.words = words
        self.title = title
        self.statistics = statistics
        self._games = games
        self._data = data
        self.puzzles: Sequence[GradeRecord] = ()
        self._put_aside = statistics.kept
        self._work: Iterator[None] | None = self._read(data)
        self.progress: CountProgress | None = None
        self.table = StandingsTable(words, title)
        self.back = Button(
            words("menu.back"), back, style="wood", key=pygame.K_ESCAPE, hint=words("menu.key_back")
        )
        self.export = Button.keyed(
            words,
            words("statistics.export"),
            self.write,
            key=EXPORT,
            tooltip=words("statistics.export_tip"),
        )
        self.medals = Button.keyed(
            words,
            words("medals.open"),
            self.show_medals,
            style="wood",
            key=MEDALS,
            tooltip=words("medals.open_tip"),
        )
        self.medals.visible = bool(self.title.part(Achievements).medals)
        self.ui.add(self.table, self.back, self.medals, self.export)
        self._sheets: dict[str, Rect] = {}
        self._free: Rect | None = None  # below the table, where that is short
        self._count()

    # what is counted

    def _count(self) -> None:
        self.figures = self.statistics.totals(self.title)
        self.challenges = self.statistics.challenges(self.title.name)
        with suppress(DataError):  # which is told where puzzles are chosen
            self.puzzles = grade_records(self.title, self._data, self.statistics)
        self.rivals = self.statistics.rivals(self.title)
        self.table.standings = self.figures.standings
        self.table.changed = True
        self.export.enabled = self.figures.games > 0
        self.export.why_not = self.words("statistics.empty_title")

    def read_all(self) -> None:
        """Read every game that is not counted yet, at once: for a picture."""
        while self._work is not None:
            self._go_on(1.0)

    def _go_on(self, seconds: float) -> None:
        """Work for so long at what is to be read, counted or written; show what has come of it at the end."""
        end = time.perf_counter() + seconds
        while self._work is not None:
            if next(self._work, _DONE) is _DONE:
                self.progress = None
                self._count()
                self._work = self._read_anew()
                self.arrange(self.stack.scale)
            if time.perf_counter() >= end:
                break
        self.repaint()

    def _read(self, data: GameData) -> Iterator[None]:
        """Look through the journals, read those that are not counted, and add up what is to be added anew."""
        found: list[Path] = []
        for path in self.statistics.look_through(self._games):
            if path is not None:
                found.append(path)
            yield
        found.sort()
        for number, _ in enumerate(self.statistics.take_in(found, data), 1):
            self.progress = CountProgress("reading", number, len(found))
            yield
        yield from self.statistics.look_back()
        games = self.statistics.count()
        for counted in self.statistics.recount():
            self.progress = CountProgress("counting", counted, games)
            yield

    @property
    def busy(self) -> bool:
        """Whether games are read, counted or written."""
        return self._work is not None

    def enter(self) -> None:
        self.ui.focus(self.table)
        self._tell_fault()

    def _tell_fault(self) -> None:
        if self.statistics.fault:
            fault = f"statistics.fault.{self.statistics.fault}"
            self.ui.notify(self.words(fault, path=self.statistics.kept or self.statistics.path), seconds=10)

    def _read_anew(self) -> Iterator[None] | None:
        """The reading of all games for the new file, where the old one was put aside since they were read."""
        if self._put_aside == self.statistics.kept:
            return None
        self._put_aside = self.statistics.kept
        self._tell_fault()
        return self._read(self._data)

    def update(self, dt: float) -> bool:
        """See `Scene.update`: some more games are read."""
        if self.busy:
            self._go_on(_WORK)
        return super().update(dt) or self.busy

    def show_medals(self) -> None:
        """Show the medals of the title over this screen."""
        show_medals(self.stack, self.words, self.statistics.medals(self.title))

    def write(self) -> None:
        """Export all results as a table for other programs."""
        if self._work is None:
            self._work = self._exported(self._games.with_name("statistics.csv"))

    def _exported(self, path: Path) -> Iterator[None]:
        """Write the table, some games at each step; the old one stays until all of it is written."""
        titles = [registry.title(name) for name in registry.titles()]
        try:
            with (
                whole_file(path) as handle,
                os.fdopen(handle, "w", encoding="utf-8-sig", newline="", closefd=False) as file,
            ):
                written = write_csv(self.statistics.results(), titles, file, self._earned(titles))
                for number, _ in enumerate(written, 1):
                    self.progress = CountProgress("writing", number, self.figures.games)
                    yield
        except (OSError, UnusableError) as error:
            why = reason_of(error)
            self.ui.notify(self.words("statistics.not_exported", path=path, why=why), seconds=8)
        else:
            self.ui.notify(self.words("statistics.exported", path=path), seconds=8, warn=False)

    def _earned(self, titles: Sequence[AnyTitle]) -> Earned:
        found: dict[tuple[str, str], list[str]] = {}
        for record in itertools.chain.from_iterable(map(self.statistics.medals, titles)):
            if record.earned is not None and record.earned.game:
                found.setdefault((record.earned.game, record.earned.player), []).append(record.medal.name)
        return found

    # the screen

    def most_zoom(self, scale: Scale) -> float:
        """See `Scene.most_zoom`: larger letters have room on three sheets one below another, not on more."""
        return self.largest_zoom if len(self.table.shown) < _SHEETS else 1.0

    def layout(self, scale: Scale) -> None:
        page = self.lay_page([(self.back, 1), (None, 1), (self.medals, 1), (self.export, 1)], 1.85)
        self.table.visible = self.figures.games > 0
        strips = {name: PageSheet(tall, scale.fixed(tall)) for name, tall in self._strips(page)}
        if self.table.visible:
            table = _HEAD + _LABELS + min(_MOST_ROWS, len(self.table.standings)) * ROW + _EDGE[1] + 12
            left = {"players": PageSheet(table), **strips}
            endings = len(self._reasons)
            bars = PageSheet(_HEAD + _EDGE[1] + _LINE * endings, max(1.0, _ENDING * endings))
            charts = ["rounds", *(figure.key for figure in self.table.shown)]
            right = {"victories": bars, **{name: PageSheet(_CHART, 1.15) for name in charts}}
            shares = {1.45: left, 1: right}
        else:
            shares = {1: {"open": PageSheet(_OPEN), **strips}}
        places = page.sheets(*(PageColumn(share, [*found.values()]) for share, found in shares.items()))
        names = [name for found in shares.values() for name in found]
        self._sheets = dict(zip(names, places, strict=True))
        self._place_table(scale)

    def _strips(self, page: PageLayout) -> Iterator[tuple[str, float]]:
        """The sheets of rivals, puzzles and challenges that were ever met or taken, with their heights."""
        if self.rivals:
            lines = rival_lines(self.title, page.width - 2 * _EDGE[0]) if page.flows else 1
            yield "rivals", _RIVALS + (lines - 1) * (_RIVALS - _HEAD)
        if self.puzzles:
            yield "puzzles", _PUZZLES
        if self.challenges:
            yield "challenges", _CHALLENGES

    @property
    def _reasons(self) -> Sequence[str]:
        """How games ended; that they were given up where any was."""
        given_up = (GIVEN_UP,) if GIVEN_UP in self.figures.reasons else ()
        return (*self.title.part(GameStatistics).reasons, *given_up)

    def _place_table(self, scale: Scale) -> None:
        """The table as tall as its lines; below few of them there is room for a drawing."""
        self._free = None
        if not self.table.visible:
            return
        px, area = scale.px, self._area("players")
        area = Rect(area.x, area.y + px(_LABELS), area.width, area.height - px(_LABELS))
        wanted = len(self.table.standings) * px(ROW) + px(12)
        if area.height - wanted >= px(LEAST_HEIGHT):
            self._free = Rect(area.x, area.y + wanted, area.width, area.height - wanted)
            area.height = wanted
        self.table.place(area, scale)

    def _area(self, name: str) -> Rect:
        return below_heading(self._sheets[name], self.scale, _EDGE, _HEAD)

    def paint_still(self, surface: Surface) -> None:
        for name, sheet in self._sheets.items():
            draw_headed_panel(surface, sheet, self.scale, self._heading(name))
        challenges = self.title.find(TitleChallenges)
        if self.challenges and challenges is not None:
            names = challenges.names
            draw_challenges(surface, self._area("challenges"), self.scale, self.words, names, self.challenges)
        if self.puzzles:
            draw_grades(surface, self._area("puzzles"), self.scale, self.words, self.puzzles)
        if self.rivals:
            draw_rivals(surface, self._area("rivals"), self.scale, self.words, self.title, self.rivals)
        if not self.figures.games:
            self._paint_empty(surface)
            return
        self._paint_heads(surface)
        figures, words = self.figures, self.words
        if self._free is not None:
            px, free = self.scale.px, self._free
            draw_rule(surface, free.x, free.right - px(20), free.y, self.scale)
            counted = words("statistics.counted", count=figures.games)
            if self.progress is not None:
                counted = self.progress.text(words)
            area = Rect(free.x, free.y + px(16), free.width - px(20), free.height - px(16))
            draw_illustration(surface, area, self.scale, "survey", counted, owner=self.title.name)
        wins = [
            ChartBar(words(f"statistics.reason.{kind}"), figures.reasons.get(kind, 0))
            for kind in self._reasons
        ]
        draw_lines(surface, self._area("victories"), self.scale, wins)
        edges = round_edges(figures.rounds)
        counts = [0] * (len(edges) + 1)
        for rounds, games in figures.rounds.items():
            counts[sum(rounds > edge for edge in edges)] += games
        labels = bar_labels(self.words, edges, whole=True)
        bars = [ChartBar(label, count) for label, count in zip(labels, counts, strict=True)]
        draw_columns(surface, self._area("rounds"), self.scale, bars, words("statistics.rounds_note"))
        for figure in self.table.shown:
            pairs = zip(
                bar_labels(self.words, figure.edges, whole=figure.whole),
                figures.spreads[figure.key],
                strict=True,
            )
            bars = [ChartBar(label, count) for label, count in pairs]
            note = words(f"statistics.{figure.key}_note")
            draw_columns(surface, self._area(figure.key), self.scale, bars, note)

    def _heading(self, name: str) -> str:
        """The heading of a sheet; the first one says which title's games are counted, where there are several."""
        heading = self.words(f"statistics.{name}")
        if name not in ("players", "open") or len(registry.titles()) == 1:
            return heading
        return f"{heading} · {self.words('title.name')}"

    def _paint_heads(self, surface: Surface) -> None:
        area = self._area("players")
        line = Rect(area.x, area.y - self.scale.px(6), self.table.view.width, self.scale.px(_LABELS))
        for name, cell in zip(self.table.heads, self.table.cells(line)[1:], strict=True):
            text = self.words(f"statistics.figure.{name}")
            area = inset(cell, self.scale.px(_BESIDE), 0)
            ink = self.scale.look.palette.faded_ink
            draw_text(
                surface,
                text,
                TextStyle(Role.SMALL, ink, "centre", "bottom", size=letters(self.scale, 16), wrapped=True),
                self.scale,
                area,
            )

    def _paint_empty(self, surface: Surface) -> None:
        """Nothing is counted yet: say what will be, or how far the reading is."""
        words = self.words
        title, text = words("statistics.empty_title"), words("statistics.empty")
        if self.progress is not None:
            text = self.progress.text(words)
        draw_illustration(
            surface, self._area("open"), self.scale, "survey", text, title, owner=self.title.name
        )
