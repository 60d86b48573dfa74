"""Leads to the games that are kept: the list of them, going on with one, watching one, what all add up to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.base.files.disk_questions import files_in, is_missing, why_shut
from game.core.contract import GameData
from game.core.record import Fault, SavedGame, SaveFolder, Saves
from game.core.record.journal import SUFFIX, read
from game.core.record.marks import game_key
from game.core.record.saves import read_saved_game
from game.core.seat_colours import TitleEmblems
from game.scenes.app_context import AppContext
from game.scenes.game_flow import GameFlow
from game.scenes.navigation import Navigation
from game.scenes.title_campaigns import TitleCampaigns
from game.scenes.title_library import TitleLibrary

if TYPE_CHECKING:
    from game.core.match import Match
    from game.saved_games import OpenedGame, SaveSummary

_MOST_MODS: Final = 8  # that are named


class SavedGameFlow:
    """The list of games of all titles and what it leads to."""

    def __init__(
        self,
        screens: AppContext,
        navigation: Navigation,
        saves: Saves,
        games: GameFlow,
        titles: TitleLibrary,
        choose: Callable[[str], bool],
        is_closed: Callable[[str], bool],
    ) -> None:
        """`choose` lets a title be the current one and says whether its files can be used; `is_closed` says whether
        nobody goes on with a game of this name.
        """
        self._choose = choose
        self._screens = screens
        self._navigation = navigation
        self._saves = saves
        self._games = games
        self._titles = titles
        self._spoilt: set[Path] = set()  # journals that could not be taken up
        self._is_closed = is_closed

    @property
    def any(self) -> bool:
        """Whether any game is kept, readable or not, or may be in a folder that is shut."""
        saves = self._saves
        return any(saves.files(folder) or why_shut(saves.path_of(folder)) for folder in SaveFolder)

    def open(self, folder: SaveFolder | None = None, at: Path | None = None) -> None:
        """Show the list of games, pointing at this file, in the place of all other screens; a game that was played is
        let go.
        """
        from game.scenes.load.scene import LoadCallbacks, LoadScene

        screens = self._screens
        self._games.close()
        callbacks = LoadCallbacks(
            self._navigation.title,
            lambda summary: self.resume(summary.path),
            self._watch,
            self._analyse,
            self._read,
            self._brought,
            screens.words_of,
            lambda at: self.statistics(partial(self.open, at=at)),
            self._called,
        )
        screens.show(lambda: LoadScene(screens.words, self._data, self._saves, callbacks, folder, at))

    def statistics(self, leave: Callable[[], None] | None = None) -> None:
        """Show what all recorded games add up to; the way back leads where `leave` says, by default to the list."""
        from game.core.statistics.database import Statistics
        from game.scenes.statistics.scene import StatisticsScene

        screens, folder = self._screens, self._saves.folder
        statistics = Statistics.beside(self._saves)

        def back() -> None:
            statistics.close()
            (leave or self.open)()

        current = self._titles.current
        screens.show(
            lambda: StatisticsScene(screens.words, current.title, statistics, folder, current.data, back)
        )

    def _watch(self, summary: SaveSummary) -> None:
        opened, back = summary.opened, partial(self.open, at=summary.path)
        if opened is not None:
            self._games.watch(_shown(opened.match), opened.initial, opened.replayed.steps, back)

    def _analyse(self, summary: SaveSummary) -> None:
        opened, back = summary.opened, partial(self.open, at=summary.path)
        if opened is not None:
            self._games.analysis.show(_shown(opened.match), opened.initial, opened.replayed.steps, back)

    def _read(self, summary: SaveSummary) -> None:
        opened, back = summary.opened, partial(self.open, at=summary.path)
        if opened is not None:
            self._games.chronicle(_shown(opened.match), opened.initial, opened.replayed.steps, back)

    @property
    def _data(self) -> GameData:
        return self._titles.current.data

    def _brought(self, data: GameData) -> str:
        """What is told of data that a game has brought along; empty where they are installed here."""
        words, mods = self._screens.words, self._titles.load(data.title).mods
        if mods.has(data):
            return ""
        gone = mods.gone(data, words.language)
        return (
            words("load.brought_mods", names=words.listed(gone), count=len(gone))
            if gone
            else words("load.brought")
        )

    def _called(self, opened: OpenedGame) -> str:
        """The campaign and the chapter that a game is of, in words; empty for any other and for one not installed."""
        campaigns = opened.title.find(TitleCampaigns)
        found = campaigns.chapter_of(opened.match, opened.data) if campaigns is not None else None
        loaded = self._titles.load(opened.title.name)
        if found is None or (mod := loaded.mods.installed.mods.get(found[0])) is None:
            return ""
        from game.kit.data.mods.installed import text_of_mod

        words = loaded.mods.words_of(self._screens.words_of(opened.title.name), opened.data)
        campaign = text_of_mod(mod, "title", words.language)
        return words("campaign.game", campaign=campaign, chapter=words(f"chapter.{found[1]}.name"))

    # going on

    def latest(self) -> SavedGame | None:
        """The game of the current title that was played last and can go on, as far as is known."""
        title = self._titles.current.name
        saved = self._saves.latest_unfinished(self._spoilt, title)
        while saved is not None and self._is_closed(game_key(saved.path)):
            self._spoilt.add(saved.path)
            saved = self._saves.latest_unfinished(self._spoilt, title)
        return saved

    def about(self, saved: SavedGame) -> str:
        """Which game it is: who plays and when it was last played."""
        from game.core.match import match_of
        from game.saved_games import date_of

        words, match = self._screens.words, match_of(saved.header)
        names = [] if isinstance(match, Fault) else [seat.name for seat in match.seats]
        return words("menu.saved_game", names=words.listed(names), date=date_of(words, saved.played))

    def resume(self, path: Path) -> None:
        """Go on with the game in this file, or say why that cannot be."""
        from game.core.match import resume_match

        resumed = resume_match(path, self._data, self._saves)
        if isinstance(resumed, Fault):
            self._refuse(path, resumed)
            return
        match = resumed.match
        if not self._choose(match.setup.title):
            resumed.session.close()
            self._navigation.title()
            return
        self._games.daily().moved(path, resumed.session)
        self._games.play(_shown(match), resumed.session)
        self._games.tell_resumed()
        screens, words = self._screens, self._screens.words
        if resumed.fault is not None:
            text = words("menu.spoilt_text", fault=screens.told(resumed.fault, resumed.header))
            screens.say(words("menu.spoilt_title"), text)
        elif brought := self._brought(match.title.data.of_game(resumed.session.initial)):
            screens.notify(brought)

    def _refuse(self, path: Path, fault: Fault) -> None:
        """Tell why the game in this file cannot go on; what else can be done stays possible."""
        from game.core.match import mods_of
        from game.kit.data.mods.installed import titles_of
        from game.saved_games import begun_with_other_data

        self._spoilt.add(path)
        self._navigation.title()
        words = self._screens.words
        if is_missing(path):
            self._screens.say(words("menu.fault_title"), words("menu.gone_text", path=path))
            return
        game = read_saved_game(path)
        header = game.header if game is not None else None
        said = self._screens.told(fault, header)
        if header is not None and begun_with_other_data(header, self._data):
            said = f"{said}\n{words('menu.other_data')}"
        if header is not None and (mods := mods_of(header)):
            names = titles_of(mods, self._titles.current.mods.installed.mods.values(), words.language)
            said = f"{said}\n{words('mods.played_with', names=words.listed(names, _MOST_MODS))}"
        self._screens.say(words("menu.fault_title"), words("menu.fault_text", path=path, fault=said))

    def unreadable(self) -> str:
        """What is wrong with the newest journal if no list can even show it, or an empty text."""
        paths = files_in(self._saves.folder, f"*{SUFFIX}")
        for path in paths[-1:]:
            found = read(path)
            if isinstance(found, Fault):
                return self._screens.words("menu.unreadable", fault=self._screens.told(found), path=path)
        return ""


def _shown(match: Match) -> Match:
    """The match with an emblem for each seat that its title knows today."""
    from game.core.seat_colours import with_known_emblems

    return with_known_emblems(match, match.title.part(TitleEmblems).of_colours)
