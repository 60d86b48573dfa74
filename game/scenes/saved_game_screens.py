"""Leads to the games that are kept: the list of them, going on with one, watching one again, saving under a name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.record import Fault, Saves, Shelf
from game.titles.wiraqocha.content.definitions import Content

if TYPE_CHECKING:
    from game.match import Match, Session
    from game.saved_games import Summary
    from game.scenes.director import Director
    from game.titles.wiraqocha.rules.state import State
    from game.titles.wiraqocha.session_types import WiraqochaStep


class Shelves:
    """The part of the director that knows of files."""

    def __init__(self, director: Director, saves: Saves) -> None:
        self._director = director
        self.saves = saves

    @property
    def _content(self) -> Content:
        return self._director.content

    # the list

    @property
    def any(self) -> bool:
        """Whether any game is kept, readable or not."""
        return any(self.saves.files(shelf) for shelf in Shelf)

    def open(self, shelf: Shelf | None = None) -> None:
        """Show the list of games in the place of all other screens; a game that was played is let go."""
        from game.scenes.load import LoadScene, LoadWays

        director = self._director
        director.close()
        ways = LoadWays(director.title, self._play, self._watch, director.mods.has, self.statistics)
        director.show(lambda: LoadScene(director.words, self._content, self.saves, ways, shelf))

    def statistics(self) -> None:
        """Show what all recorded games add up to."""
        from game.scenes.statistics import StatisticsScene
        from game.statistics import Statistics
        from game.statistics.database import FILE

        director, folder = self._director, self.saves.folder
        statistics = Statistics(folder.with_name(FILE))

        def back() -> None:
            statistics.close()
            self.open()

        director.show(lambda: StatisticsScene(director.words, statistics, folder, self._content, back))

    def _play(self, summary: Summary) -> None:
        self.resume(summary.path)

    def resume(self, path: Path) -> None:
        """Go on with the game in this file, or say why that cannot be."""
        from game.match import match_of, resume_match
        from game.scenes.seat_colours import with_known_emblems

        resumed = resume_match(path, self._content, self.saves)
        match = resumed if isinstance(resumed, Fault) else match_of(resumed.header)
        if isinstance(resumed, Fault) or isinstance(match, Fault):
            fault = resumed if isinstance(resumed, Fault) else match
            assert isinstance(fault, Fault)
            self._director.refuse(path, fault)
            return
        self._director.play(with_known_emblems(match), resumed.session)
        words = self._director.words
        if resumed.fault is not None:
            text = words("menu.spoilt_text", fault=self._director.told(resumed.fault))
            self._director.say(words("menu.spoilt_title"), text)
        elif not self._director.mods.has(resumed.session.initial.game.content):
            self._director.notify(words("load.brought"))

    # watching

    def _watch(self, summary: Summary) -> None:
        from game.scenes.seat_colours import with_known_emblems

        opened = summary.opened
        if opened is not None:
            match = with_known_emblems(opened.match)
            self.watch(match, opened.initial, opened.replayed.steps, self.open)

    def watch(
        self,
        match: Match,
        initial: State,
        steps: tuple[WiraqochaStep, ...],
        back: Callable[[], None],
    ) -> None:
        """Watch a game from its beginning; `back` leads out of it."""
        from game.record.playback import Playback
        from game.scenes.viewer import ReplayScene, ReplayWays
        from game.titles.wiraqocha.rules import WIRAQOCHA

        director = self._director
        content = initial.game.content
        playback = Playback(WIRAQOCHA, initial, steps)
        ways = ReplayWays(back, lambda at: self.play_on(match, initial, steps[:at]))
        director.show(
            lambda: ReplayScene(
                match, playback, director.dressed(content), ways, director.preferences, director.sounds
            )
        )

    def play_on(self, match: Match, initial: State, steps: tuple[WiraqochaStep, ...]) -> None:
        """Begin a new game that has come through these steps."""
        from game.match import branch_match

        self._director.close()
        self._director.play(match, branch_match(match, initial, steps, self.saves))
        self._director.notify(self._director.words("replay.branched"))

    # saving

    def save_as(self, match: Match, session: Session) -> None:
        """Ask for a name and keep a copy of the game as it stands; the game itself goes on in its own record."""
        from game.scenes.load import NameDialog, overwrite_question

        director = self._director

        def take(name: str) -> None:
            if self.saves.named(name) is None:
                self._save(name, match, session)
            else:
                director.stack.push(
                    overwrite_question(director.words, name, lambda: self._save(name, match, session))
                )

        director.stack.push(NameDialog(director.words, director.words("load.name_title"), "", take))

    def _save(self, name: str, match: Match, session: Session) -> None:
        from game.match import save_match

        found = save_match(name, match, session, self.saves)
        words = self._director.words
        if isinstance(found, Fault):
            self._director.say(words("load.not_kept"), self._director.told(found))
        else:
            self._director.notify(words("load.kept"))
