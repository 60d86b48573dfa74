"""The list of games, in three folders: recorded as they were played, saved under a name, and backups."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.files.disk_questions import why_shut
from game.base.i18n.words import Words
from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import (
    ANALYSE_SAVED,
    DELETE_SAVED,
    NAME_SAVED,
    PLAY_SAVED,
    READ_SAVED,
    STATISTICS,
    WATCH_SAVED,
)
from game.core.contract import GameData
from game.core.contract.title_chronicle import TitleChronicle
from game.core.record import Fault, SaveFolder, Saves
from game.core.record.storage import is_busy
from game.core.registry import title
from game.saved_games import OpenedGame, SaveSummary, fault_text, summarise
from game.scenes.illustrations import LEAST_HEIGHT, draw_illustration
from game.scenes.load.details import draw_details
from game.scenes.load.listed_game import ListedGame, failed, listed, looked_at, name_of
from game.scenes.load.naming import NameDialog
from game.scenes.load.rows import STEP, GameRows
from game.ui.buttons import Button, Style
from game.ui.dialogs import Dialog, DialogOption
from game.ui.page import PageScene, draw_headed_panel
from game.ui.page_layout import GAP, PageColumn, PageSheet
from game.ui.scale import Scale, inset
from game.ui.selectors import SegmentedControl
from game.ui.widget import nothing

_FOLDERS = tuple(SaveFolder)
_MOST_ROWS: Final = 5  # that are seen at once in a flow
_ABOVE, _EMPTY, _DETAILS = 180, 420, 900  # heights there: over rows, without any, of what is told
_OPEN_ELSEWHERE: Final = 2.0  # seconds until a game that is open in another window is looked at again


@dataclass(frozen=True, slots=True)
class LoadCallbacks:
    """Where the list leads; a game is given as it was looked at.

    `brought` says what is told of its own data where others are installed, `words_of` gives the words of a title;
    `statistics` is given the file that is pointed at, where there is one. `called` says of which chapter of a campaign
    a game is; empty for any other.
    """

    back: Callable[[], None]
    play: Callable[[SaveSummary], None]
    watch: Callable[[SaveSummary], None]
    analyse: Callable[[SaveSummary], None]
    chronicle: Callable[[SaveSummary], None]
    brought: Callable[[GameData], str]
    words_of: Callable[[str], Words]
    statistics: Callable[[Path | None], None]
    called: Callable[[OpenedGame], str]


class LoadScene(PageScene):
    """The games, what is known of the one pointed at, and what can be done with it.

    A file is looked at as a whole when its row is seen, one with each frame, so that no list makes anybody wait.
    """

    largest_zoom = 1.0

    def __init__(
        self,
        words: Words,
        data: GameData,
        saves: Saves,
        callbacks: LoadCallbacks,
        folder: SaveFolder | None = None,
        at: Path | None = None,
    ) -> None:
        """`data` are those installed; `folder` is shown first, without it that of the file `at`, which is pointed at,
        or the first that holds anything.
        """
        super().__init__()
        self.words = words
        self.data = data
        self.saves = saves
        self.callbacks = callbacks
        files = {found: saves.files(found) for found in _FOLDERS}
        holding = [found for found in _FOLDERS if at is not None and saves.path_of(found) == at.parent]
        holding += [found for found in _FOLDERS if files[found]]
        self.folder = folder or next(iter(holding), SaveFolder.PLAYED)
        self.tabs = SegmentedControl(self._tab_names(), _FOLDERS.index(self.folder), self._take_folder)
        self.list = GameRows(self._pointed, self.play)
        self.buttons = self._make_buttons()
        self.ui.add(self.tabs, self.list, *self.buttons.values())
        self._why_shut = ""
        self._watched = 0.0  # seconds since it was asked whether games are still open in another window
        self._sheets: tuple[Rect, Rect | None] = (Rect(0, 0, 0, 0), None)
        self._read_folder(files[self.folder].index(at) if at in files[self.folder] else 0)

    def _tab_names(self) -> list[str]:
        return [
            self.words(
                "load.tab", folder=self.words(f"load.folder.{folder}"), count=len(self.saves.files(folder))
            )
            for folder in _FOLDERS
        ]

    def _make_buttons(self) -> dict[str, Button]:
        words = self.words

        def button(name: str, act: Callable[[], None], key: KeyAction, style: Style = "wood") -> Button:
            label, tip = words(f"load.{name}"), words(f"load.tip.{name}")
            return Button.keyed(words, label, act, style=style, key=key, tooltip=tip)

        return {
            "back": Button(
                words("menu.back"),
                self.callbacks.back,
                style="wood",
                key=pygame.K_ESCAPE,
                hint=words("menu.key_back"),
            ),
            "statistics": Button.keyed(
                words,
                words("statistics.open"),
                lambda: self.callbacks.statistics(self.row.path if self.row is not None else None),
                style="wood",
                key=STATISTICS,
                tooltip=words("statistics.open_tip"),
            ),
            "delete": button("delete", self.ask_to_delete, DELETE_SAVED),
            "name": button("name", self.ask_name, NAME_SAVED),
            "analyse": button("analyse", self.analyse, ANALYSE_SAVED),
            "chronicle": Button.keyed(
                words,
                words("newspaper.open"),
                self.read,
                style="wood",
                key=READ_SAVED,
                tooltip=words("newspaper.open_tip"),
            ),
            "watch": button("watch", self.watch, WATCH_SAVED),
            "play": button("play", self.play, PLAY_SAVED, "brass"),
        }

    # what is shown

    @property
    def row(self) -> ListedGame | None:
        """The row that is pointed at."""
        return self.list.current

    @property
    def emptiness(self) -> tuple[str, str]:
        """What is said where no games are listed: a title, and how games come here or why they cannot be seen."""
        words = self.words
        if self._why_shut:
            path = str(self.saves.path_of(self.folder))
            return words("load.shut_title"), words("load.shut", path=path, error=self._why_shut)
        return words(f"load.empty_title.{self.folder}"), words(f"load.empty.{self.folder}")

    def _take_folder(self, number: int) -> None:
        self.folder = _FOLDERS[number]
        self._read_folder(0)

    def _read_folder(self, current: int) -> None:
        before = bool(self.list.entries)
        files = self.saves.files(self.folder)
        self._why_shut = why_shut(self.saves.path_of(self.folder))
        self.list.show([listed(path, self.words, self.callbacks.words_of) for path in files], current)
        if bool(self.list.entries) != before and self.on_stack:
            self.arrange(self.stack.scale)
        self.tabs.options = self._tab_names()
        self.tabs.changed = True
        self._pointed()

    def _pointed(self) -> None:
        if self.row is not None and self.row.summary is None:
            self._look_at(self.list.number)
        self._enable()
        self.repaint()

    def _look_at(self, number: int) -> None:
        self.list.entries[number] = looked_at(
            self.list.entries[number], self.saves, self.data, self.callbacks.called
        )
        self.list.changed = True

    def look_at_all_seen(self) -> None:
        """Look at every file whose row is seen, at once: for a picture."""
        for number in self.list.seen():
            self._look_at(number)
        self._pointed()

    def update(self, dt: float) -> bool:
        """See `Scene.update`: one more file is looked at."""
        waiting = [number for number in self.list.seen() if self.list.entries[number].summary is None]
        if waiting:
            self._look_at(waiting[0])
        self._watched += dt
        if self._watched >= _OPEN_ELSEWHERE:
            self._look_for_closed()
        return super().update(dt) or bool(waiting)

    def _busy(self) -> list[int]:
        """The rows of the games that are open in another window, as far as is known."""
        entries = enumerate(self.list.entries)
        return [number for number, row in entries if row.summary is not None and row.summary.busy]

    def _look_for_closed(self) -> None:
        """Look again at the games that were open in another window: they may be closed by now."""
        self._watched = 0.0
        closed = [number for number in self._busy() if not is_busy(self.list.entries[number].path)]
        for number in closed:
            path = self.list.entries[number].path
            self.list.entries[number] = listed(path, self.words, self.callbacks.words_of)
            self._look_at(number)
        if closed:
            self._pointed()

    def wake_in(self) -> float | None:
        """See `Scene.wake_in`: while a game is open elsewhere, it is asked now and then whether it still is."""
        waits = [super().wake_in(), _OPEN_ELSEWHERE if self._busy() else None]
        return min((wait for wait in waits if wait is not None), default=None)

    def _enable(self) -> None:
        row = self.row
        summary = row.summary if row is not None else None
        playable = summary is not None and (summary.opened is not None or summary.backup is not None)
        rules = {
            "delete": (row is not None and not (summary and summary.busy), "load.busy"),
            "name": (
                row is not None and summary is not None and summary.opened is not None,
                "load.nothing_here",
            ),
            "watch": (
                summary is not None and summary.opened is not None and summary.actions > 0,
                "load.nothing_here",
            ),
            "analyse": (
                summary is not None
                and summary.opened is not None
                and summary.actions > 0
                and summary.opened.title.bots.judge is not None,
                "load.not_analysed",
            ),
            "chronicle": (
                summary is not None and summary.played_out,
                "newspaper.unfinished",
            ),
            "play": (
                playable and summary is not None and not summary.busy and not summary.over,
                "load.not_on",
            ),
        }
        for name, (enabled, why) in rules.items():
            self.buttons[name].enabled = enabled
            self.buttons[name].why_not = self.words(why)
        chronicle, shown = self.buttons["chronicle"], self._has_chronicle(summary)
        if chronicle.visible != shown:
            chronicle.visible = shown
            if self.on_stack:
                self.arrange(self.stack.scale)

    def _has_chronicle(self, summary: SaveSummary | None) -> bool:
        """Whether the title of a game has a newspaper; the title that is played where none is known."""
        opened = summary.opened if summary is not None else None
        if opened is not None:
            return opened.title.has(TitleChronicle)
        return bool(self.words.title) and title(self.words.title).has(TitleChronicle)

    # what is done

    def play(self) -> None:
        """Go on with the game that is pointed at, or with its newest good backup."""
        summary = self.row.summary if self.row is not None else None
        if summary is None or not self.buttons["play"].enabled:
            return
        if summary.opened is None and summary.backup is not None:
            summary = summarise(summary.backup, self.saves, self.data)
        self.callbacks.play(summary)

    def watch(self) -> None:
        """Watch the game that is pointed at again."""
        if self.row is not None and self.row.summary is not None:
            self.callbacks.watch(self.row.summary)

    def analyse(self) -> None:
        """Read the game that is pointed at again."""
        if self.row is not None and self.row.summary is not None:
            self.callbacks.analyse(self.row.summary)

    def read(self) -> None:
        """Read the newspaper of the game that is pointed at."""
        if self.row is not None and self.row.summary is not None:
            self.callbacks.chronicle(self.row.summary)

    def ask_name(self) -> None:
        """Ask for a name: a save gets another, any other game is saved under it."""
        row = self.row
        if row is not None:
            known = row.game.header.name if row.game is not None else ""
            self.stack.push(NameDialog(self.words, self.words("load.name_title"), known, self._take_name))

    def _take_name(self, name: str) -> None:
        row = self.row
        if row is None or row.summary is None or row.summary.opened is None:
            return
        if self.folder is SaveFolder.SAVED:
            self._done(self.saves.rename(row.path, name))
            return

        def keep() -> None:
            self._done(self.saves.copy(row.path, name))

        if self.saves.named(name) is None:
            keep()
        else:
            self.stack.push(overwrite_question(self.words, name, keep))

    def ask_to_delete(self) -> None:
        """Ask whether the game that is pointed at should go."""
        row, words = self.row, self.words
        if row is None:
            return
        for_good = self.folder is SaveFolder.BACKUPS
        text = words("load.delete_for_good" if for_good else "load.delete_text", name=name_of(row))
        answers = [
            DialogOption(words("load.cancel"), nothing, pygame.K_ESCAPE, words("menu.key_back")),
            DialogOption(words("load.delete"), lambda: self._delete(row.path), style="wood"),
        ]
        self.stack.push(Dialog(words("load.delete_title"), text, answers, nothing))

    def _delete(self, path: Path) -> None:
        self._done(self.saves.delete(path))

    def take_in(self, path: Path) -> None:
        """Take a file from elsewhere among the saves, as when it is dropped on the window."""
        found = self.saves.take_in(path)
        if isinstance(found, Path):
            self.tabs.index = _FOLDERS.index(SaveFolder.SAVED)
            self.folder = SaveFolder.SAVED
        self._done(found)

    def _done(self, result: Path | Fault | None) -> None:
        """Show the folder as it is now, pointing at what came of it, or say what went wrong."""
        self._read_folder(self.list.number)
        if isinstance(result, Fault):
            self.ui.notify(fault_text(result, self.words), seconds=8)
        elif result is not None:
            paths = [row.path for row in self.list.entries]
            if result in paths:
                self.list.point_at(paths.index(result))
            else:
                self.ui.notify(self.words("load.kept"), warn=False)

    # the screen

    def enter(self) -> None:
        self.ui.focus(self.list)

    def layout(self, scale: Scale) -> None:
        px = scale.px
        page = self.lay_page([(button, 1) for button in self.buttons.values() if button.visible], 1.85)
        rows = min(_MOST_ROWS, len(self.list.entries))
        columns = [PageColumn(1.5, [PageSheet(_ABOVE + (rows * STEP if rows else _EMPTY))])]
        if rows:
            columns.append(PageColumn(1, [PageSheet(_DETAILS)]))
        left, *right = page.sheets(*columns)
        self._sheets = (left, next(iter(right), None))
        tabs = left.width - px(52) if right or page.flows else round((left.width - px(GAP)) * 0.6) - px(52)
        inner = inset(self._sheets[0], px(26), px(20))
        self.tabs.place(Rect(inner.centerx - tabs // 2, inner.y + px(60), tabs, px(48)), scale)
        top = inner.y + px(60 + 48 + 14)
        self.list.place(Rect(inner.x, top, inner.width, inner.bottom - top), scale)
        self._pointed()

    def paint_still(self, surface: Surface) -> None:
        px, words = self.scale.px, self.words
        left, right = self._sheets
        draw_headed_panel(surface, left, self.scale, words("load.title"))
        self._paint_free(surface)
        if right is not None and self.row is not None:
            draw_headed_panel(surface, right, self.scale, words("load.about"))
            area = Rect(right.x + px(30), right.y + px(76), right.width - px(60), right.height - px(100))
            opened = self.row.summary.opened if self.row.summary is not None else None
            brought = self.callbacks.brought(opened.data) if opened is not None else ""
            try:
                draw_details(surface, area, self.scale, self.row, brought)
            except Exception as error:  # what is said of one game must not close the list of all
                self.list.entries[self.list.number] = failed(self.row.path, self.row.words, error)
                self._enable()
                draw_details(surface, area, self.scale, self.row, "")

    def _paint_free(self, surface: Surface) -> None:
        """Where few games or none are in the folder: what games are written in, and how one comes here."""
        px = self.scale.px
        area = self.list.view if self.list.entries else self.list.rect
        taken = self.list.content_height(area.width) if self.list.entries else 0
        free = Rect(area.x, area.y + taken + px(10), area.width, area.height - taken - px(10))
        if free.height >= px(LEAST_HEIGHT):
            heading, text = self.emptiness
            heading = "" if self.list.entries else heading
            draw_illustration(surface, free, self.scale, "logbook", text, heading, owner=self.words.title)

    def handle(self, event: Event) -> bool:
        """See `Scene.handle`: a file dropped on the window is taken in."""
        if event.type == pygame.DROPFILE:
            self.take_in(Path(event.file))
            return True
        return super().handle(event)


def overwrite_question(words: Words, name: str, keep: Callable[[], None]) -> Dialog:
    """Whether the save of this name should be replaced."""
    answers = [
        DialogOption(words("load.cancel"), nothing, pygame.K_ESCAPE, words("menu.key_back")),
        DialogOption(words("load.replace"), keep, style="wood"),
    ]
    return Dialog(words("load.replace_title"), words("load.replace_text", name=name), answers, nothing)
